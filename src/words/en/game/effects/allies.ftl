### What allies do. $brief: in a menu.

moveOn =
    { $how ->
        [outOfBrig] leave the Brig for another location of any ship, free of charge
       *[anyShip] move to another location of any ship, free of charge
    }
surveyCivilians =
    { $brief ->
        [yes] look at all civilian ships in secret and move them to adjacent areas
       *[no] look in secret at the faces of all civilian ships on the board, then move each of them to an adjacent area if you like
    }
# $ships: «2 civilian ships».
hideCivilians =
    { $brief ->
        [yes] { $count ->
            [one] { $ships } of your choice leaves the board
           *[other] { $ships } of your choice leave the board
        }
       *[no] { $count ->
            [one] { $ships } of your choice leaves the board and is mixed into those that are not in use
           *[other] { $ships } of your choice leave the board and are mixed into those that are not in use
        }
    }
# $cards: «2 cards».
takeDestiny =
    { $brief ->
        [yes] take { $cards } of the Destiny deck
       *[no] take the top { $cards } of the Destiny deck into your hand
    }
# Also said of somebody else.
dealLoyalty =
    { $brief ->
        [yes] get 1 Loyalty card
       *[no] draw 1 Loyalty card, after 1 “You Are Not a Cylon” card has been shuffled into the Loyalty deck
    }
    .one =
        { $brief ->
            [yes] gets 1 Loyalty card
           *[no] draws 1 Loyalty card, after 1 “You Are Not a Cylon” card has been shuffled into the Loyalty deck
        }
repairGalactica =
    { $count ->
        [one] repair up to { $count } location of Galactica
       *[other] repair up to { $count } locations of Galactica
    }
# $vipers: «2 damaged vipers».
repairUpToVipers = repair up to { $vipers }
flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] activate one unmanned viper once
            [2] activate one unmanned viper twice
           *[other] activate one unmanned viper { $count } times
        }
       *[no] { $count ->
            [1] choose an unmanned viper and activate it up to once
            [2] choose an unmanned viper and activate it up to twice
           *[other] choose an unmanned viper and activate it up to { $count } times
        }
    }
# After «you may».
vipersDestroyRaiders = destroy 1 raider for each unmanned viper in space, in the same area
clearArea = every Cylon ship there is destroyed
pushBackCenturions =
    { $count ->
        [one] every centurion goes back { $count } space on the Boarding Party track
       *[other] every centurion goes back { $count } spaces on the Boarding Party track
    }
damageUnmanned =
    { $count ->
        [one] damage { $count } unmanned viper in space of your choice
       *[other] damage { $count } unmanned vipers in space of your choice
    }
