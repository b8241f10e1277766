### Assault raptors. $brief: in a menu.

gain =
    { $brief ->
        [yes] gain 1 assault raptor
       *[no] place 1 assault raptor from the supply in the Reserves
    }
# Said of the current player.
launch =
    { $brief ->
        [yes] launch 1 new assault raptor and may activate it
       *[no] launch 1 unmanned assault raptor from the supply and may activate it immediately
    }
    .one =
        { $brief ->
            [yes] launches 1 new assault raptor and may activate it
           *[no] launches 1 unmanned assault raptor from the supply and may activate it immediately
        }

# After “if”.
raptorIn =
    { $box ->
        [reserves] there is a raptor in the Reserves
       *[destroyed] a raptor has been destroyed
    }
assaultRaptorLeft = there is an assault raptor left in the supply
