### The Resurrection Ship and its other side. $brief: in a menu.

destroyHub =
    { $brief ->
        [yes] the Resurrection Ship is destroyed
       *[no] turn the Resurrection Ship over to Hub Destroyed for the rest of the game; anyone there stays
    }
returnToFleet =
    { $brief ->
        [yes] move to the Cylon Fleet
       *[no] move to the Cylon Fleet, which ends any infiltration
    }
