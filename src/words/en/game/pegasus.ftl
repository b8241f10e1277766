## The battlestar Pegasus, in the log (without the full stop).

modules-pegasus-damaged = Pegasus is damaged at { NOUN($place, case: "the") }
modules-pegasus-lost = { NOUN($board, case: "the") } is destroyed

## The battlestar Pegasus.

effects-pegasus-damage =
    { $count ->
        [1] damage Pegasus
        [2] damage Pegasus twice
       *[other] damage Pegasus { $count } times
    }

## Reckless checks, in the log (without the full stop). $card: why, or what was revealed.

modules-treachery-reckless = { $card } makes the check reckless
modules-treachery-abilitiesStopped = { $card } stops all skill check abilities in this check
modules-treachery-treacheryTurned = { $card } is revealed from the Treachery deck because the check is reckless

## Reckless checks. $brief: in a menu.

effects-treachery-makeReckless =
    { $brief ->
        [yes] reckless
       *[no] this check becomes reckless (limit: one such card per check)
    }
effects-treachery-stopAbilities =
    { $brief ->
        [yes] no skill check abilities in this check
       *[no] ignore all skill check abilities in this check (not in a reckless check, and the check cannot become reckless)
    }

# After “if”.
effects-treachery-reckless = the check is reckless

## Executions. Log: without the full stop. Questions: the message follows the name of the player, `.help` is for that player alone.

modules-executions-executed = { $character } ({ $player }) is executed
# The Loyalty cards may follow after a colon.
modules-executions-provedHuman = { $player } was human
modules-executions-newcomerStranded = { $player } starts off the board, stranded for their next turn, and arrives at the start of the turn after that

modules-executions-proveLoyalty = choose which Loyalty card to reveal
    .help = You’re being executed. A Cylon reveals one Cylon card of their choice and becomes a Cylon player; anyone else reveals all their Loyalty cards.
modules-executions-newCharacter = choose your new character
    .help =
        { $keeps ->
            [yes] Your character was executed. You continue with any character that hasn’t been in this game, and keep your Loyalty cards faceup.
           *[no] Your character was executed. You continue with any character that hasn’t been in this game, and get a new Loyalty card.
        }

## Cylon Leaders, Agendas and infiltration. Log: without the full stop. Questions: the message follows the name of the player, `.help` is
## for that player alone.

modules-cylonLeaders-noTeam = You belong to no team: only your Agenda decides whether you win.

modules-cylonLeaders-agendaDealt = { $player } is dealt an Agenda
modules-cylonLeaders-infiltrates = { $player } infiltrates at { NOUN($place, case: "the") } and now counts as a human player
modules-cylonLeaders-infiltrationEnded = { $player } stops infiltrating and is a Cylon player again
modules-cylonLeaders-basestarLeaves = The basestar { NOUN($area, case: "at") } is removed from the board
modules-cylonLeaders-swapped = { $one } and { $other } swap hands
# $oneGets, $otherGets: cards, or noCards.
modules-cylonLeaders-swappedOpenly = { $one } and { $other } swap hands: { $one } gets { $oneGets }, { $other } { $otherGets }
modules-cylonLeaders-noCards = no cards
# $cards: “2 cards”, or their names for those who may know them.
modules-cylonLeaders-destinyTaken = { $player } takes { $cards } from the Destiny deck
modules-cylonLeaders-destinyPut = { $player } puts { $cards } on top of the Destiny deck

modules-cylonLeaders-putOnDestiny = put a Skill card on top of the Destiny deck
    .help = The first card you place will be drawn first. No one else sees them.
modules-cylonLeaders-nameDraw = choose the type of card { $player } draws
    .help = It may be a type outside their skill set.
# $count: how many cards, or `any`.
modules-cylonLeaders-addToCheck =
    { $count ->
        [one] choose a card to add to the check
       *[other] choose cards to add to the check
    }
    .help =
        { $count ->
            [any] Add any number. Everyone sees them, and they count in the check.
            [one] Everyone sees what you add, and it counts in the check.
           *[other] Everyone sees what you add, and it counts in the check.
        }

## What Cylon Leaders do, and going among the humans. $brief: in a menu.

effects-cylonLeaders-infiltrate =
    { $brief ->
        [yes] infiltrate: move to Galactica
       *[no] infiltrate: move to any location on Galactica; you now count as a human player
    }
# A basestar.
effects-cylonLeaders-removeBasestar =
    { $brief ->
        [yes] remove 1 basestar from the board
       *[no] remove it from the board
    }
# $cards: “2 cards”.
effects-cylonLeaders-glimpseDestiny =
    { $brief ->
        [yes] swap { $cards } with the Destiny deck
       *[no] draw { $cards } from the Destiny deck, then place { $cards } from your hand on top of it
    }
# $who: a player.
effects-cylonLeaders-swapHands = swap your entire hand of Skill cards with { NOUN($who, case: "object") }
# $whose hand: a player.
effects-cylonLeaders-takeRandomCard =
    { $brief ->
        [yes] take 1 random card from { NOUN($whose, case: "whose") } hand
       *[no] take 1 random Skill card from { NOUN($whose, case: "whose") } hand
    }
# Said of the player who draws; another one reads it and names the type.
effects-cylonLeaders-drawNamed =
    { $brief ->
        [yes] draw 1 card of a type you choose
       *[no] draw 1 Skill card of a type you choose
    }
    .one =
        { $brief ->
            [yes] draws 1 card of a type you choose
           *[no] draws 1 Skill card of a type you choose
        }
effects-cylonLeaders-addAnyToCheck = add any number of Skill cards from your hand to the check
# Said of the player whose hand it is. $cards: “1 Skill card”.
effects-cylonLeaders-addToCheck = add { $cards } from your hand to the check faceup
    .one = adds { $cards } from their hand to the check faceup
    .to = add { $cards } from their hand to the check faceup

# After “if”.
effects-cylonLeaders-mayInfiltrate = you are a Cylon Leader or the Sympathetic Cylon

## New Caprica.

# The log, without the full stop.
modules-newCaprica-phaseBegins = The fleet settles on New Caprica, and the Cylons occupy it. Galactica is gone; every civilian ship is locked
modules-newCaprica-galacticaReturned = Galactica returns to New Caprica
modules-newCaprica-departed = { $player } gives the order: Galactica leaves New Caprica for good
modules-newCaprica-forcePlaced = an occupation force is placed at { NOUN($place, case: "the") }
modules-newCaprica-forceMoved = An occupation force moves from { NOUN($from, case: "the") } to { NOUN($to, case: "the") }
modules-newCaprica-forceLeft = An occupation force leaves { NOUN($place, case: "the") }
modules-newCaprica-forceDestroyed = an occupation force is destroyed at { NOUN($place, case: "the") }
modules-newCaprica-shipPrepared = A civilian ship is prepared ({ $locked } locked, { $prepared } prepared)
modules-newCaprica-shipEvacuated =
    { $prepared ->
        [one] { $player } evacuates a civilian ship: it is now { NOUN($area, case: "at") } ({ $prepared } ship still prepared)
       *[other] { $player } evacuates a civilian ship: it is now { NOUN($area, case: "at") } ({ $prepared } ships still prepared)
    }
modules-newCaprica-lockedSeen = { $player } looks at the top Locked ship
# $ship: what its token is called.
modules-newCaprica-lockedSeenOpenly = The top Locked ship: { $ship }
modules-newCaprica-lockedPutBack =
    { $where ->
        [top] { $player } returns the Locked ship to the top of its stack
       *[bottom] { $player } moves the Locked ship to the bottom of its stack
    }

# Questions: the message follows the name of the player, `.help` is for that player alone.
modules-newCaprica-evacuate = choose where to place the evacuated ship
    .help = The top Prepared ship is placed there facedown. From then on raiders hunt it like any civilian ship in space.
modules-newCaprica-chooseForce = choose an occupation force
    .help = Forces at the same location are identical.
modules-newCaprica-lockedShip = return the Locked ship
    .help = Only you have seen it. The top ship is the next one to be prepared or destroyed.

# The phase by its name on the distance scale; `.begins`: in the log; `.brings`: on the objective, what begins.
modules-newCaprica-phase = New Caprica
    .begins = the New Caprica phase begins
    .brings = the New Caprica phase (the fleet settles, Galactica is away until the jump track brings her back, and only the Admiral can end the game)
# When ships are placed.
modules-newCaprica-galacticaReturns = When Galactica returns to New Caprica
# Why the game is over.
modules-newCaprica-leftNewCaprica = Galactica has left New Caprica with the survivors

# Actions: buttons; `.detail` in the second line of the menu; `.deed` in the log after the name of the player.
modules-newCaprica-leaveNewCaprica = Leave New Caprica
    .deed = orders Galactica to leave
modules-newCaprica-attackForce = Attack an occupation force
    .detail = It is destroyed on 5 or more
    .deed = attacks an occupation force
modules-newCaprica-detain = Detain a human here
    .detail = On 1 to 3, Detention; on 4 to 7, the Medical Center
    .deed = detains a human

## Occupation forces and civilian ships on New Caprica, and the departure. $brief: in a menu.

# The words of the rules (R-NCA-62): the top Locked civilian ship goes to the bottom of the Prepared stack; the top Prepared one is
# placed in space.
effects-newCaprica-prepareShip = prepare 1 civilian ship
effects-newCaprica-evacuateShip = evacuate 1 civilian ship
    .one = evacuates 1 civilian ship
effects-newCaprica-evacuateAndMove =
    { $brief ->
        [yes] evacuate 1 civilian ship and move to Galactica
       *[no] evacuate 1 civilian ship, then move to a location on Galactica for free if you like
    }
    .one =
        { $brief ->
            [yes] evacuates 1 civilian ship and moves to Galactica
           *[no] evacuates 1 civilian ship, then moves to a location on Galactica for free if they like
        }
# $forces: “2 occupation forces”.
effects-newCaprica-placeForces = place { $forces } at Occupation Authority
effects-newCaprica-activateForce = activate 1 occupation force of your choice
effects-newCaprica-destroyForces = destroy { $forces }
    .one = destroys { $forces }
effects-newCaprica-lookAtLocked =
    { $brief ->
        [yes] look at the top Locked ship and move it
       *[no] secretly look at the top Locked civilian ship, then place it on the top or bottom of its stack
    }
effects-newCaprica-skipPrepareForJump = skip the Prepare for Jump step this turn
effects-newCaprica-depart =
    { $brief ->
        [yes] leave for good: ships and people left on New Caprica are lost, and the game ends
       *[no] Galactica leaves New Caprica for good. Destroy all Locked and Prepared civilian ships and execute every human on New Caprica. The game ends; the humans win if no resource is at 0
    }

# After “if”.
effects-newCaprica-inOrbit = Galactica is back
