### One basestar, one area, one kind of ship: what somebody chooses and what happens to it. $brief: in a menu.

# $then: what happens to it.
chooseBasestar = choose a basestar: { $then }
chooseArea = choose a space area: { $then }
# In a menu, what a die is rolled for; the results follow.
rollAtBasestar = roll at a basestar
    .one = rolls at a basestar
rollForArea = roll for an area
    .one = rolls for an area
placeBasestar = place 1 basestar { NOUN($area, case: "at") }: { $then }
removeCylons =
    { $brief ->
        [yes] remove all Cylon ships of 1 space area
       *[no] choose a space area; all Cylon ships there leave the board without being destroyed
    }
    .one =
        { $brief ->
            [yes] removes all Cylon ships of 1 space area
           *[no] chooses a space area; all Cylon ships there leave the board without being destroyed
        }
destroyAllCylons =
    { $brief ->
        [yes] destroy all Cylon ships
       *[no] destroy all Cylon ships in space
    }
damageBasestar =
    { $brief ->
        [yes] { $count ->
            [1] damage it
            [2] damage it twice
           *[other] damage it { $count } times
        }
       *[no] { $count ->
            [1] damage that basestar
            [2] damage that basestar twice
           *[other] damage that basestar { $count } times
        }
    }
# In the area that has been chosen.
damageThere =
    { $brief ->
        [yes] damage { $ships }
       *[no] damage { $ships } there
    }
destroyThere =
    { $brief ->
        [yes] destroy { $ships }
       *[no] destroy { $ships } there
    }
# $lostOn: the roll that destroys the civilian ship.
defendCivilian =
    { $brief ->
        [yes] destroy { $raiders } or { $heavyRaiders } beside a civilian ship, at a risk for it
       *[no] choose a civilian ship in space; in its area destroy { $raiders } or { $heavyRaiders }. Then roll a die. On { $lostOn } or less: the civilian ship is destroyed
    }
sacrifice =
    { $brief ->
        [yes] go to Sickbay and destroy ships in your area
       *[no] leave your viper for Sickbay; in its area destroy up to { $raiders }, or up to { $heavyRaiders }, or 1 basestar, or 1 civilian ship
    }
# After «you may».
moveAndAttack =
    { $brief ->
        [yes] fly to any space area and attack there
       *[no] move your viper to any space area, and then you may attack 1 Cylon ship in the area where you are
    }
markScar = 1 raider that this card has placed is Scar
# $ships: «2 raiders».
interfere =
    { $brief ->
        [yes] the first { $ships } that act in your space area miss
       *[no] the first { $ships } that act in your space area miss, and no dice are rolled for them
    }
activateHeavyRaiders = activate the heavy raiders, but not the centurions
