### Assault raptors. $brief: in a menu.

gain =
    { $brief ->
        [yes] gain 1 assault raptor
       *[no] put 1 assault raptor of the supply in the Reserves
    }
# Said of the current player.
launch =
    { $brief ->
        [yes] launch 1 new assault raptor and may activate it
       *[no] put 1 assault raptor of the supply, unmanned, in an area where vipers are launched, and may activate it at once
    }
    .one =
        { $brief ->
            [yes] launches 1 new assault raptor and may activate it
           *[no] puts 1 assault raptor of the supply, unmanned, in an area where vipers are launched, and may activate it at once
        }

# After «if».
raptorIn =
    { $box ->
        [reserves] there is a raptor in the Reserves
       *[destroyed] a raptor has been destroyed
    }
assaultRaptorLeft = there is an assault raptor left in the supply
