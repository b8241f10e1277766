## Names of phases, kinds, decks and everything else that the bot calls by name.

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

## Titles have the names of their cards in `data/`. `.the`: in a sentence; `.whose`: what belongs to its holder; `.object`: its holder as
## an object.

# `.tight`: on the card of a player, where there is little room.
title_base_president = President
    .tight = Pres.
    .the = the President
    .whose = the President’s
    .object = the President
title_base_admiral = Admiral
    .tight = Adm.
    .the = the Admiral
    .whose = the Admiral’s
    .object = the Admiral
title_exodus_cag = CAG
    .the = the CAG
    .whose = the CAG’s
    .object = the CAG

## Players by their part in an effect. `.short`: in telegram style; `.whose`: what belongs to them; `.object`: as an object.

role_current = the current player
    .short = current player
    .whose = the current player’s
role_chooser = the player who chose this
    .short = player who chose this
    .whose = that player’s
role_itsPlayer = the Cylon player who played this card
    .short = Cylon player
    .whose = that player’s
role_you = you
    .whose = your own
role_chosen = that player
    .whose = that player’s
role_each = each human player
    .whose = each human player’s
role_everyone = every player (Cylon or human)
    .object = every player
    .whose = every player’s
role_cylons = each Cylon player
    .whose = each Cylon player’s
# The same player again, where it is clear who is meant.
role_they = they
    .whose = their
    .object = them

## Things of the game: the message is the plain word as it stands in a sentence, `.count`: that many of it; other attributes are its cases.

fuel = fuel
    .count = { $count } fuel
food = food
    .count = { $count } food
morale = morale
    .count = { $count } morale
population = population
    .count = { $count } population

## Things of the game: the message is the plain word as it stands in a sentence, `.count`: that many of it; other attributes are its cases.

basestar = basestar
    .a = a basestar
    .every = every basestar
    .plural = basestars
    .count =
        { $count ->
            [one] { $count } basestar
           *[other] { $count } basestars
        }
raider = raider
    .a = a raider
    .every = every raider
    .plural = raiders
    .count =
        { $count ->
            [one] { $count } raider
           *[other] { $count } raiders
        }
heavyRaider = heavy raider
    .a = a heavy raider
    .every = every heavy raider
    .plural = heavy raiders
    .count =
        { $count ->
            [one] { $count } heavy raider
           *[other] { $count } heavy raiders
        }
viper = viper
    .a = a viper
    .plural = vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned viper
           *[other] { $count } unmanned vipers
        }
civilian = civilian ship
    .a = a civilian ship
    .plural = civilian ships
    .count =
        { $count ->
            [one] { $count } civilian ship
           *[other] { $count } civilian ships
        }
raptor = raptor
    .a = a raptor
    .plural = raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
centurion = centurion
    .a = a centurion
    .every = every centurion
    .plural = centurions
    .count =
        { $count ->
            [one] { $count } centurion
           *[other] { $count } centurions
        }
galactica = Galactica
    .a = Galactica
viper_viper = viper
    .a = a viper
    .plural = vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned viper
           *[other] { $count } unmanned vipers
        }
viper_viperMarkVII = Viper Mark VII
    .a = a Viper Mark VII
    .plural = Viper Mark VIIs
    .count =
        { $count ->
            [one] { $count } Viper Mark VII
           *[other] { $count } Viper Mark VIIs
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned Viper Mark VII
           *[other] { $count } unmanned Viper Mark VIIs
        }
viper_assaultRaptor = assault raptor
    .a = an assault raptor
    .plural = assault raptors
    .count =
        { $count ->
            [one] { $count } assault raptor
           *[other] { $count } assault raptors
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned assault raptor
           *[other] { $count } unmanned assault raptors
        }
viper_raptor = raptor
    .a = a raptor
    .plural = raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
nuke = nuke
    .a = a nuke
    .plural = nukes
    .count =
        { $count ->
            [one] { $count } nuke
           *[other] { $count } nukes
        }
damagedViper = damaged viper
    .a = a damaged viper
    .plural = damaged vipers
    .count =
        { $count ->
            [one] { $count } damaged viper
           *[other] { $count } damaged vipers
        }

# Attackers; `.a`: as the subject of a sentence.
attacker_raider = raider
    .a = a raider
attacker_basestar = basestar
    .a = a basestar
attacker_viper = viper
    .a = a viper
attacker_galactica = Galactica
attacker_nuke = nuke
    .a = a nuke
attacker_armory = Armory
    .a = the Armory

scar = Scar

# How many of them, as a choice.
amount_viper = vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
amount_destroyedViper = destroyed vipers
    .count =
        { $count ->
            [one] { $count } destroyed viper
           *[other] { $count } destroyed vipers
        }
amount_raptor = raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
amount_raider = raiders
    .count =
        { $count ->
            [one] { $count } raider
           *[other] { $count } raiders
        }
amount_heavyRaider = heavy raiders
    .count =
        { $count ->
            [one] { $count } heavy raider
           *[other] { $count } heavy raiders
        }
amount_pegasusDamage = Pegasus tokens
    .count =
        { $count ->
            [one] { $count } Pegasus token
           *[other] { $count } Pegasus tokens
        }

# Any ship, of any kind.
anyShip = ship
    .plural = ships
    .count =
        { $count ->
            [one] { $count } ship
           *[other] { $count } ships
        }

## Tokens and other things on the boards; `.count`: that many of them.

traumaToken = trauma token
    .a = a trauma token
    .plural = trauma tokens
    .count =
        { $count ->
            [one] { $count } trauma token
           *[other] { $count } trauma tokens
        }
trauma_benevolent = benevolent trauma token
    .a = a benevolent trauma token
    .count =
        { $count ->
            [one] { $count } benevolent trauma token
           *[other] { $count } benevolent trauma tokens
        }
trauma_antagonistic = antagonistic trauma token
    .a = an antagonistic trauma token
    .count =
        { $count ->
            [one] { $count } antagonistic trauma token
           *[other] { $count } antagonistic trauma tokens
        }
# A trauma token of the third kind.
trauma_disaster = disaster
    .a = a disaster
    .count =
        { $count ->
            [one] { $count } disaster
           *[other] { $count } disasters
        }
miracleToken = miracle token
    .a = a miracle token
    .plural = miracle tokens
    .count =
        { $count ->
            [one] { $count } miracle token
           *[other] { $count } miracle tokens
        }
occupationForce = occupation force
    .a = an occupation force
    .plural = occupation forces
    .count =
        { $count ->
            [one] { $count } occupation force
           *[other] { $count } occupation forces
        }
damageToken = Galactica damage token
    .a = a Galactica damage token
    .plural = Galactica damage tokens
    .count =
        { $count ->
            [one] { $count } Galactica damage token
           *[other] { $count } Galactica damage tokens
        }
mission = Mission
    .plural = Missions
    .count =
        { $count ->
            [one] { $count } Mission
           *[other] { $count } Missions
        }
damagedLocation = damaged location
    .plural = damaged locations
    .count =
        { $count ->
            [one] { $count } damaged location
           *[other] { $count } damaged locations
        }

# Damage tokens: what is damaged. No colon, for they follow one.
token_exodus_trauma-benevolent = Benevolent trauma
token_exodus_trauma-antagonistic = Antagonistic trauma
token_exodus_trauma-disaster = Disaster
token_daybreak_miracle = Miracle token
token_base_galactica-damage-ftl-control = Galactica damage (FTL Control)
token_base_galactica-damage-weapons-control = Galactica damage (Weapons Control)
token_base_galactica-damage-command = Galactica damage (Command)
token_base_galactica-damage-admirals-quarters = Galactica damage (Admiral’s Quarters)
token_base_galactica-damage-hangar-deck = Galactica damage (Hangar Deck)
token_base_galactica-damage-armory = Galactica damage (Armory)
token_base_galactica-damage-fuel = Galactica damage (fuel)
token_base_galactica-damage-food = Galactica damage (food)
token_pegasus_pegasus-damage-pegasus-cic = Pegasus damage (Pegasus CIC)
token_pegasus_pegasus-damage-airlock = Pegasus damage (Airlock)
token_pegasus_pegasus-damage-main-batteries = Pegasus damage (Main Batteries)
token_pegasus_pegasus-damage-engine-room = Pegasus damage (Engine Room)

## The six areas of space around Galactica, as they stand in a sentence. `.the`: “the port bow”; `.at`: where something is; `.to`: where it goes.

bow = bow
    .the = the bow
    .at = at the bow
    .to = to the bow
    .from = from the bow
starboardBow = starboard bow
    .the = the starboard bow
    .at = at the starboard bow
    .to = to the starboard bow
    .from = from the starboard bow
starboardQuarter = starboard quarter
    .the = the starboard quarter
    .at = at the starboard quarter
    .to = to the starboard quarter
    .from = from the starboard quarter
stern = stern
    .the = the stern
    .at = at the stern
    .to = to the stern
    .from = from the stern
portQuarter = port quarter
    .the = the port quarter
    .at = at the port quarter
    .to = to the port quarter
    .from = from the port quarter
portBow = port bow
    .the = the port bow
    .at = at the port bow
    .to = to the port bow
    .from = from the port bow

# For readers who don’t sail.
areaHelp_bow = In front of Galactica
areaHelp_starboardBow = Ahead, to the right
areaHelp_starboardQuarter = Behind, to the right
areaHelp_stern = Behind Galactica
areaHelp_portQuarter = Behind, to the left; vipers launch and heavy raiders board here
areaHelp_portBow = Ahead, to the left; vipers launch and heavy raiders board here

## Boards. `.the`: in a sentence; `.on`: where a player at one of its locations is.

board_base_galactica = Galactica
    .the = Galactica
    .on = aboard Galactica
board_base_colonial-one = Colonial One
    .the = Colonial One
    .on = aboard Colonial One
board_base_cylon-locations = Cylon locations
    .the = the Cylon locations
    .on = at the Cylon locations
board_daybreak_demetrius = Demetrius
    .the = the Demetrius
    .on = aboard the Demetrius
board_daybreak_rebel-basestar = Rebel Basestar
    .the = the Rebel Basestar
    .on = aboard the Rebel Basestar
board_exodus_cylon-fleet-board = Cylon Fleet board
    .the = the Cylon Fleet board
    .on = on the Cylon Fleet board
board_pegasus_pegasus = Pegasus
    .the = Pegasus
    .on = aboard Pegasus
board_pegasus_new-caprica = New Caprica
    .the = New Caprica
    .on = on New Caprica

## Locations have the names of their entries in `data/`. `.the`: in a sentence, where it differs; `.short`: on the board, about 14 letters.

location_base_research-lab = Research Lab
    .the = the Research Lab
location_base_hangar-deck = Hangar Deck
    .the = the Hangar Deck
location_base_armory = Armory
    .the = the Armory
location_base_brig = Brig
    .the = the Brig
location_base_press-room = Press Room
    .the = the Press Room
location_base_admirals-quarters = Admiral’s Quarters
    .short = Adm. Quarters
    .the = the Admiral’s Quarters
location_base_presidents-office = President’s Office
    .short = Pres. Office
    .the = the President’s Office
location_base_cylon-fleet = Cylon Fleet
    .the = the Cylon Fleet
location_base_human-fleet = Human Fleet
    .the = the Human Fleet
location_base_resurrection-ship = Resurrection Ship
    .short = Resurrection
    .the = the Resurrection Ship
location_daybreak_quorum-chamber = Quorum Chamber
    .short = Quorum
    .the = the Quorum Chamber
location_daybreak_press-room = Press Room
    .the = the Press Room
location_daybreak_presidents-office = President’s Office
    .short = Pres. Office
    .the = the President’s Office
location_daybreak_cylon-fleet = Cylon Fleet
    .the = the Cylon Fleet
location_daybreak_human-fleet = Human Fleet
    .the = the Human Fleet
location_daybreak_resurrection-ship = Resurrection Ship
    .short = Resurrection
    .the = the Resurrection Ship
location_daybreak_bridge = Bridge
    .the = the Bridge
location_daybreak_tactical-plot = Tactical Plot
    .the = the Tactical Plot
location_daybreak_captains-cabin = Captain’s Cabin
    .short = Captain’s Cab.
    .the = the Captain’s Cabin
location_daybreak_hybrid-tank = Hybrid Tank
    .the = the Hybrid Tank
location_daybreak_datastream = Datastream
    .the = the Datastream
location_daybreak_raider-bay = Raider Bay
    .the = the Raider Bay
location_pegasus_cylon-fleet = Cylon Fleet
    .the = the Cylon Fleet
location_pegasus_human-fleet = Human Fleet
    .the = the Human Fleet
location_pegasus_resurrection-ship = Resurrection Ship
    .short = Resurrection
    .the = the Resurrection Ship
location_pegasus_airlock = Airlock
    .the = the Airlock
location_pegasus_main-batteries = Main Batteries
    .the = the Main Batteries
location_pegasus_engine-room = Engine Room
    .the = the Engine Room
location_pegasus_medical-center = Medical Center
    .short = Medical Ctr
    .the = the Medical Center
location_pegasus_occupation-authority = Occupation Authority
    .short = Occupation
location_pegasus_shipyard = Shipyard
    .the = the Shipyard
location_exodus_basestar-bridge = Basestar Bridge
    .the = the Basestar Bridge

# Where people are sent.
place_brig = the Brig
place_sickbay = Sickbay
place_detention = Detention
place_medicalCenter = the Medical Center
