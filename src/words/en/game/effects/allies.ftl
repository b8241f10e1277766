### What allies do. $brief: in a menu.

moveOn =
    { $how ->
        [outOfBrig] leave the Brig for any other location on any ship, for free
       *[anyShip] move to any other location on any ship for free
    }
surveyCivilians =
    { $brief ->
        [yes] secretly look at all civilian ships and move them to adjacent areas
       *[no] secretly look at all civilian ships on the board, then move each of them to an adjacent area if you like
    }
# $ships: “2 civilian ships”.
hideCivilians =
    { $brief ->
        [yes] hide { $ships } among the unused ones
       *[no] { $count ->
            [one] return { $ships } of your choice to the unused ones, shuffling it in
           *[other] return { $ships } of your choice to the unused ones, shuffling them in
        }
    }
# $cards: “2 cards”.
takeDestiny =
    { $brief ->
        [yes] take { $cards } from the Destiny deck
       *[no] take the top { $cards } of the Destiny deck into your hand
    }
# Also said of someone else.
dealLoyalty =
    { $brief ->
        [yes] get 1 Loyalty card
       *[no] shuffle 1 “You Are Not a Cylon” card into the Loyalty deck, then draw 1 Loyalty card
    }
    .one =
        { $brief ->
            [yes] gets 1 Loyalty card
           *[no] shuffles 1 “You Are Not a Cylon” card into the Loyalty deck, then draws 1 Loyalty card
        }
repairGalactica =
    { $count ->
        [one] repair up to { $count } location on Galactica
       *[other] repair up to { $count } locations on Galactica
    }
# $vipers: “2 damaged vipers”.
repairUpToVipers = repair up to { $vipers }
flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] activate 1 unmanned viper once
            [2] activate 1 unmanned viper twice
           *[other] activate 1 unmanned viper { $count } times
        }
       *[no] { $count ->
            [1] activate 1 unmanned viper
            [2] activate 1 unmanned viper up to twice
           *[other] activate 1 unmanned viper up to { $count } times
        }
    }
# After “you may”.
vipersDestroyRaiders = destroy 1 raider in the area of each unmanned viper in space
clearArea = destroy every Cylon ship there
pushBackCenturions =
    { $count ->
        [one] move every centurion back { $count } space on the Boarding Party track
       *[other] move every centurion back { $count } spaces on the Boarding Party track
    }
damageUnmanned =
    { $count ->
        [one] damage { $count } unmanned viper of your choice in space
       *[other] damage { $count } unmanned vipers of your choice in space
    }
