### One basestar, one area, one kind of ship: what a player chooses and what happens to it. $brief: in a menu.

# $then: what the player does then.
chooseBasestar = choose a basestar and { $then }
chooseArea = choose a space area and { $then }
# In a menu, what the die is rolled for; the results follow.
rollAtBasestar = roll for a basestar
    .one = rolls for a basestar
rollForArea = roll for an area
    .one = rolls for an area
placeBasestar = place 1 basestar { NOUN($area, case: "at") }; { $then }
removeCylons =
    { $brief ->
        [yes] remove all Cylon ships from 1 space area
       *[no] choose a space area and remove all Cylon ships there (they are not destroyed)
    }
    .one =
        { $brief ->
            [yes] removes all Cylon ships from 1 space area
           *[no] chooses a space area and removes all Cylon ships there (they are not destroyed)
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
# In the chosen area.
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
        [yes] destroy { $raiders } or { $heavyRaiders } near a civilian ship, which may be lost
       *[no] choose a civilian ship in space; destroy { $raiders } or { $heavyRaiders } in its area. Roll a die. On { $lostOn } or less: destroy the civilian ship
    }
sacrifice =
    { $brief ->
        [yes] go to Sickbay and destroy ships in your area
       *[no] destroy up to { $raiders }, up to { $heavyRaiders }, 1 basestar or 1 civilian ship in your area; you leave your viper and are sent to Sickbay
    }
# After “you may”.
moveAndAttack =
    { $brief ->
        [yes] fly to any space area and attack there
       *[no] move your viper to any space area, then you may attack 1 Cylon ship in your area
    }
markScar = 1 of the raiders placed by this card is Scar
# $ships: “2 raiders”.
interfere =
    { $brief ->
        [yes] the first { $ships } to act in your space area miss
       *[no] the first { $ships } to act in your space area miss automatically
    }
activateHeavyRaiders = activate heavy raiders (centurions do not move)
