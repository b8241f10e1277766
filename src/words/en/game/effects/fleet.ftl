### Resources, the jump, Galactica and everything that flies. $brief: in a menu.

# $what: which Cylon ships act, as a noun. Read in orders such as «activate the basestars, the raiders, then launch 3 raiders from each basestar».
activate = activate { NOUN($what, case: "the") }
# The same after another `activate`, without its verb.
activateNext = { NOUN($what, case: "the") }
launchRaiders = launch 3 raiders from each basestar
briefActivate =
    { $which ->
        [launchRaiders] launch 3 raiders from each basestar
        [heavyRaiders] activate heavy raiders
        [basestars] activate basestars
        [occupation] activate occupation forces
       *[raiders] activate raiders
    }

# $ships: «1 basestar and 3 raiders». Several of these follow «place», with commas between them; an attribute of it is what `place` asks
# for as a case: NOUN($ships, case: "…").
placed = { $ships } { NOUN($area, case: "at") }

# $what: «1 food and 1 morale».
lose = lose { $what }
gain = gain { $what }
# $ships: one or several `placed`; in a menu «2 basestars, 5 raiders».
place = place { $ships }
placeCivilians =
    { $brief ->
        [yes] place { $ships }
       *[no] { $count ->
            [one] place { $ships } in an area that the Admiral chooses, or the CAG if there is one
           *[other] place { $ships }, each in an area that the Admiral chooses, or the CAG if there is one
        }
    }
activatePlaced = activate the { NOUN($ship, case: "plural") } that this card has just placed
basestarsAttack = each basestar on the board attacks Galactica
# In a menu: by how much, «+1».
briefJumpTrack = jump track { $spaces }
jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] move the fleet marker { $count } space back on the jump track
           *[other] move the fleet marker { $count } spaces back on the jump track
        }
       *[no] { $count ->
            [one] move the fleet marker { $count } space forward on the jump track
           *[other] move the fleet marker { $count } spaces forward on the jump track
        }
    }
boardCenturions =
    { $brief ->
        [yes] { $ships } on the Boarding Party track
       *[no] place { $ships } on the start of the Boarding Party track
    }
damageGalactica =
    { $count ->
        [1] damage Galactica
        [2] damage Galactica twice
       *[other] damage Galactica { $count } times
    }
# $tokens: «3 Galactica damage tokens».
chooseDamage =
    { $brief ->
        [yes] draw { $tokens } and resolve { $resolve }
       *[no] draw { $tokens }, resolve { $resolve } of your choice and put the others back
    }
destroy = destroy { $ships }
restoreRaptors =
    { $count ->
        [one] return { $count } destroyed raptor to the Reserves
       *[other] return { $count } destroyed raptors to the Reserves
    }
damageVipers =
    { $where ->
        [reserves] damage { $vipers } in the Reserves
        [space] damage { $vipers } in space
       *[anywhere] damage { $vipers } in space or in the Reserves
    }
# $who chooses them: a player, $you whoever reads.
damageVipersOf =
    { $where ->
        [reserves] damage { $vipers } in the Reserves
        [space] damage { $vipers } in space
       *[anywhere] damage { $vipers } in space or in the Reserves
    } that { $you ->
        [yes] you choose
       *[no] { NOUN($who, case: "object") } chooses
    }
destroyVipers =
    { $where ->
        [reserves] destroy { $vipers } in the Reserves
       *[space] destroy { $vipers } in space
    }
destroyCivilians =
    { $brief ->
        [yes] destroy { $ships }
       *[no] { $count ->
            [one] draw { $ships } and destroy it
           *[other] draw { $ships } and destroy them
        }
    }
recallVipers = all vipers in space return to the Reserves
destroyCenturions = destroy { $ships } on the Boarding Party track
destroyChosen = destroy { $ships } of your choice
discardNuke = discard { $nukes }

# Something is repaired, in the first form the location where the player is.
repair =
    { $brief ->
        [yes] repair your location, or { $vipers } if it is the Hangar Deck
       *[no] repair the location where you are; on the Hangar Deck you can return up to { $vipers } from the damaged ones to the Reserves instead
    }
restoreShips = up to { $vipers } and { $raptors }, damaged or destroyed, may return to the Reserves
# $vipers: «2 damaged vipers»; $locations: so many of them.
repairAnywhere =
    { $locations ->
        [one] repair up to { $locations } damaged location and up to { $vipers }
       *[other] repair up to { $locations } damaged locations and up to { $vipers }
    }
repairVipers = repair { $vipers }
# $mandatory: so often; else up to so often.
viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] activate an unmanned viper
            [2] activate unmanned vipers twice
           *[other] activate unmanned vipers { $count } times
        }
       *[no] { $count ->
            [1] activate up to 1 unmanned viper
           *[other] activate unmanned vipers up to { $count } times
        }
    }
    .one =
        { $mandatory ->
            [yes] { $count ->
                [1] activates an unmanned viper
                [2] activates unmanned vipers twice
               *[other] activates unmanned vipers { $count } times
            }
           *[no] { $count ->
                [1] activates up to 1 unmanned viper
               *[other] activates unmanned vipers up to { $count } times
            }
        }
launchPilots =
    { $brief ->
        [yes] pilots on Galactica may launch
       *[no] each human player with Piloting in the skill set who is on Galactica, but not in the Brig, may launch in a viper from the Reserves
    }
viperAttacks =
    { $count ->
        [one] make up to { $count } attack with the viper that you pilot
       *[other] make up to { $count } attacks with the viper that you pilot
    }
launchSelf =
    { $brief ->
        [yes] launch as the pilot of a viper
       *[no] launch as the pilot of a viper from the Reserves, at the port bow or port quarter
    }
ftlJump =
    { $brief ->
        [yes] jump the fleet; on a roll of 6 or less, lose the population shown on the jump track
       *[no] roll a die. On 6 or less: lose the population shown on the jump track. Then, in any case, the fleet jumps
    }
galacticaAttack = Galactica attacks 1 Cylon ship in any area
# $bonus: added to the die.
attackCenturion =
    { $bonus ->
        [0] attack 1 centurion on the Boarding Party track (destroyed on 7 or 8)
       *[other] attack 1 centurion on the Boarding Party track (adding { $bonus } to the die, destroyed on 7 or 8)
    }
inspectCivilians =
    { $brief ->
        [yes] look at up to { $ships } in secret and move them to adjacent areas
       *[no] look in secret at the faces of up to { $ships } on the board, then move each of them to an adjacent area if you like
    }
launchNuke =
    { $brief ->
        [yes] spend 1 nuke on a basestar: damaged twice on 1 or 2, destroyed on 3 or more
       *[no] spend 1 nuke to attack a basestar and roll a die. On 1 or 2: it is damaged twice. On 3 or more: it is destroyed. On 7 or 8: 3 raiders in its area are destroyed too
    }
