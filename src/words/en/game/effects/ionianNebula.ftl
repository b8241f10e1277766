### Trauma tokens, and what else Crossroads cards do. $brief: in a menu.

# What is discarded, after `people.discard`: the reader's own tokens, or those of the player it is said of.
yours = { $count } of your trauma tokens
theirs = { $count } of their trauma tokens
# $ships: “2 raiders”.
destroyBeside =
    { $brief ->
        [yes] destroy up to { $ships }
       *[no] destroy up to { $ships } in the same area
    }
removeRaiders =
    { $brief ->
        [yes] remove { $ships }
       *[no] remove { $ships } of your choice from the main board
    }
rouseRaiders =
    { $brief ->
        [yes] activate the raiders
       *[no] activate every raider on the main board
    }
raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] activate raiders { $count } time
           *[other] activate raiders { $count } times
        }
       *[no] { $count ->
            [one] activate raiders { $count } time, even those already activated this turn
           *[other] activate raiders { $count } times, even those already activated this turn
        }
    }
raiseVipers =
    { $count ->
        [one] return { $count } destroyed viper to the Reserves
       *[other] return { $count } destroyed vipers to the Reserves
    }
