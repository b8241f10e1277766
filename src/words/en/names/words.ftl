### Names of phases, kinds, decks and everything else that the bot calls by name.

phase_setup = Setup
phase_startOfTurn = Start of turn
phase_receiveSkills = Receive Skills
phase_movement = Movement
phase_action = Action
phase_crisis = Crisis
phase_activateCylonShips = Activate Cylon Ships
phase_prepareForJump = Prepare for Jump
phase_endOfTurn = End of turn

politicalLeader = Political leader
    .any = A political leader
militaryLeader = Military leader
    .any = A military leader
pilot = Pilot
    .any = A pilot
support = Support
    .any = A support character
cylonLeader = Cylon Leader
    .tight = Leader
    .any = A Cylon Leader

# What the icons of a Crisis card activate. `.the`: after “activate”.
activation_raiders = raiders
    .the = the raiders
activation_launchRaiders = launch raiders
activation_heavyRaiders = heavy raiders and centurions
    .the = the heavy raiders and centurions
activation_basestars = basestars
    .the = the basestars
activation_occupation = occupation forces
    .the = the occupation forces

kind_character = Character
kind_skillCard = Skill card
kind_crisis = Crisis card
kind_superCrisis = Super Crisis card
kind_quorum = Quorum card
kind_loyalty = Loyalty card
kind_destination = Destination card
kind_location = Location
kind_token = Token
kind_track = Track
kind_title = Title
kind_objective = Objective
kind_setup = Setup
kind_module = Game rules
kind_agenda = Agenda

deck_crisis = Crisis deck
deck_superCrisis = Super Crisis deck
deck_quorum = Quorum deck
deck_destination = Destination deck
deck_loyalty = Loyalty deck
deck_destiny = Destiny deck
deck_mission = Mission deck
deck_mutiny = Mutiny deck
deck_ally = Ally deck

# Setups, named as in `data/`; `.inside`: in a sentence.
setup_base_ships = Ships in space at setup
    .inside = ships in space at setup
setup_exodus_battle-of-the-ionian-nebula = Battle of the Ionian Nebula
    .inside = battle of the Ionian Nebula
setup_pegasus_galactica-returns = Ships placed when Galactica returns to New Caprica
    .inside = ships placed when Galactica returns to New Caprica
