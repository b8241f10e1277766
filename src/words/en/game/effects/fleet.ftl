### Resources, the jump, Galactica and everything that flies. $brief: in a menu.

# $what: which Cylon ships act, as a noun. Read in orders such as “activate basestars, raiders, then launch 3 raiders from each basestar”.
activate = activate { $what }
# The same after another `activate`, without its verb.
activateNext = { $what }
launchRaiders = launch 3 raiders from each basestar
briefActivate =
    { $which ->
        [launchRaiders] launch 3 raiders from each basestar
        [heavyRaiders] activate heavy raiders
        [basestars] activate basestars
        [occupation] activate occupation forces
       *[raiders] activate raiders
    }

# $ships: “1 basestar and 3 raiders”. Several of these follow “place”, with commas between them; an attribute of it is what `place` asks
# for as a case: NOUN($ships, case: "…").
placed = { $ships } { NOUN($area, case: "at") }

# $what: “1 food and 1 morale”, “1 food or 1 fuel”.
lose = lose { $what }
gain = gain { $what }
# $ships: one or several `placed`; in a menu “2 basestars, 5 raiders”.
place = place { $ships }
placeCivilians =
    { $brief ->
        [yes] place { $ships }
       *[no] { $count ->
            [one] the CAG (or the Admiral, if there is no CAG) places { $ships } in an area of their choice
           *[other] the CAG (or the Admiral, if there is no CAG) places { $ships } in areas of their choice
        }
    }
activatePlaced = activate the { NOUN($ship, case: "plural") } just placed by this card
basestarsAttack = each basestar attacks Galactica
# In a menu: by how much, “+1”.
briefJumpTrack = jump track { $spaces }
jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] move the fleet marker back { $count } space
           *[other] move the fleet marker back { $count } spaces
        }
       *[no] { $count ->
            [one] advance the fleet marker { $count } space
           *[other] advance the fleet marker { $count } spaces
        }
    }
boardCenturions =
    { $brief ->
        [yes] { $ships } on the Boarding Party track
       *[no] place { $ships } at the start of the Boarding Party track
    }
damageGalactica =
    { $count ->
        [1] damage Galactica
        [2] damage Galactica twice
       *[other] damage Galactica { $count } times
    }
# $tokens: “3 Galactica damage tokens”.
chooseDamage =
    { $brief ->
        [yes] draw { $tokens } and resolve { $resolve }
       *[no] draw { $tokens }, choose { $resolve } to resolve and return the rest
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
# $who chooses them: a player, $you the reader.
damageVipersOf =
    { $you ->
        [yes] { $where ->
            [reserves] choose { $vipers } in the Reserves to damage
            [space] choose { $vipers } in space to damage
           *[anywhere] choose { $vipers } in space or in the Reserves to damage
        }
       *[no] { $where ->
            [reserves] { $who } chooses { $vipers } in the Reserves to damage
            [space] { $who } chooses { $vipers } in space to damage
           *[anywhere] { $who } chooses { $vipers } in space or in the Reserves to damage
        }
    }
destroyVipers =
    { $where ->
        [reserves] destroy { $vipers } in the Reserves
       *[space] destroy { $vipers } in space
    }
# Of whichever the player likes.
destroyAnyViper = destroy { $vipers } (in the Reserves, damaged or in space)
destroyCivilians =
    { $brief ->
        [yes] destroy { $ships }
       *[no] { $count ->
            [one] draw and destroy { $ships }
           *[other] draw and destroy { $ships }
        }
    }
recallVipers = return all vipers in space to the Reserves
destroyCenturions = destroy { $ships } on the Boarding Party track
destroyChosen = destroy { $ships } of your choice
discardNuke = discard { $nukes }

# Something is repaired, in the first form the location where the player is.
repair =
    { $brief ->
        [yes] repair your location, or { $vipers } at the Hangar Deck
       *[no] repair your location or, if you are at the Hangar Deck, up to { $vipers } instead
    }
restoreShips = return up to { $vipers } and { $raptors } (damaged or destroyed) to the Reserves
# $vipers: “2 damaged vipers”; $locations: that many of them.
repairAnywhere =
    { $locations ->
        [one] repair up to { $locations } damaged location and up to { $vipers }
       *[other] repair up to { $locations } damaged locations and up to { $vipers }
    }
repairVipers = repair { $vipers }
# $mandatory: that many times; else at most that many times.
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
       *[no] each human player on Galactica with Piloting in their skill set may launch in a viper from the Reserves (not from the Brig)
    }
viperAttacks =
    { $count ->
        [one] make up to { $count } attack with your viper
       *[other] make up to { $count } attacks with your viper
    }
launchSelf =
    { $brief ->
        [yes] launch in a viper
       *[no] launch in a viper from the Reserves, at the port bow or port quarter
    }
ftlJump =
    { $brief ->
        [yes] jump the fleet; on a roll of 6 or less, lose the population shown on the jump track
       *[no] roll a die. On 6 or less: lose the population shown on the jump track. Then the fleet jumps
    }
galacticaAttack = Galactica attacks 1 Cylon ship in any area
# $bonus: added to the die.
attackCenturion =
    { $bonus ->
        [0] attack 1 centurion on the Boarding Party track (destroyed on 7 or 8)
       *[other] attack 1 centurion on the Boarding Party track (destroyed on 7 or 8; add { $bonus } to the roll)
    }
inspectCivilians =
    { $brief ->
        [yes] secretly look at up to { $ships } and move them to adjacent areas
       *[no] secretly look at up to { $ships } in space; you may then move each to an adjacent area
    }
launchNuke =
    { $brief ->
        [yes] nuke a basestar: damaged twice on 1 or 2, destroyed on 3 or more
       *[no] discard 1 nuke, choose a basestar and roll a die. On 1 or 2: damage it twice. On 3 to 6: destroy it. On 7 or 8: destroy it and 3 raiders in its area
    }
