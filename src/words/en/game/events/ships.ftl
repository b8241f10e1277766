### Ships in space, a line of the log each, without a full stop. $player: a name that can’t be inflected. $ships: “3 raiders”.
### $inSpace: $area is known. `pilots` and `unmanned` stand for a ship: cases that others ask for are attributes of theirs, and so is `.gender`.

# A player’s ship, within a line: “viper”, “Viper Mark VII”.
pilots = { $player }’s { $ship }
unmanned = an unmanned { $ship }

launchRaiders = the basestars launch raiders
# $what: “raiders”, “heavy raiders and centurions”.
activated = the { $what } act
placed = { $ships } placed { NOUN($area, case: "at") }
launched = { $ships } launched { NOUN($area, case: "at") }
moved = { NOUN($ship, case: "a") } moves { NOUN($from, case: "from") } { NOUN($to, case: "to") }
viperLaunched = an unmanned { $ship } launches { NOUN($area, case: "at") }
pilotLaunched = { $player } launches in { NOUN($ship, case: "a") } { NOUN($area, case: "at") }

# $who and $whom: a ship, Galactica, the Armory, a nuke. $where: whose $area it is. A colon and `result` follow.
attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacks { NOUN($whom, case: "a") }
        [target] { NOUN($who, case: "a") } attacks { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } attacks { NOUN($whom, case: "a") }
    }
# The die, or the dice, follow in brackets: “missed (2)”.
result =
    { $result ->
        [miss] missed
        [damaged] damaged
       *[destroyed] destroyed
    }
# In brackets after the die: “missed (2, needed 3 or more)”.
wouldHit = needed { $range }

destroyed =
    { $inSpace ->
        [yes] { $ships } destroyed { NOUN($area, case: "at") }
       *[no] { $ships } destroyed
    }
damaged =
    { $inSpace ->
        [yes] { NOUN($ship, case: "a") } is damaged { NOUN($area, case: "at") }
       *[no] { NOUN($ship, case: "a") } is damaged
    }
# $damage: what the damage token says.
basestarDamaged = The basestar { NOUN($area, case: "at") } is damaged: { $damage }
# A colon and what was aboard follow.
civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] a civilian ship is destroyed { NOUN($area, case: "at") }
           *[no] a civilian ship is destroyed
        }
       *[other] { $inSpace ->
            [yes] { $ships } are destroyed { NOUN($area, case: "at") }
           *[no] { $ships } are destroyed
        }
    }
# $cargo: “2 population”.
aboard = { $cargo } aboard
empty = no one aboard
civiliansSeen = { $player } looks at { $ships }
# One of them, after a colon. $cargo: “2 population aboard”, if it is $known. $number: the one it is chosen by.
seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] no. { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
# $change: “−1”. $loss: something is lost.
raptors =
    { $loss ->
        [yes] raptors { $change } ({ $now } left)
       *[no] raptors { $change } (now { $now })
    }
# $ships: “2 vipers and 1 raptor”.
restored = { $ships } returned to the Reserves
restoredNone = no ships returned to the Reserves
# $ships: “1 basestar and 3 raiders”.
cleared =
    { $count ->
        [one] { $ships } { NOUN($area, case: "at") } is removed from the board
       *[other] { $ships } { NOUN($area, case: "at") } are removed from the board
    }
recalled = { $ships } returned from space to the Reserves
repaired = { $player } repairs { $ships }
