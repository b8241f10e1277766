### Missions, the Demetrius and the Rebel Basestar. $brief: in a menu.

startMission =
    { $brief ->
        [yes] reveal the next Mission; no Crisis card on your own turn
       *[no] reveal the top Mission card and resolve it; on your own turn, you then draw no Crisis card
    }
missionCounts = the Mission counts as { $count } distance
turnMissionDown = turn the Mission facedown
lookAtMission =
    { $brief ->
        [yes] see the top Mission and put it on the top or bottom
       *[no] secretly look at the top Mission card, then put it on the top or bottom of its deck
    }
# $cards: “2 cards”.
everyoneDrawsNamed =
    { $brief ->
        [yes] name a Skill type: everyone draws { $cards } of it
       *[no] choose a Skill type; every player, including Cylon players, draws { $cards } of it
    }
# $kinds: one or several, each in the case for every one of them: “every heavy raider and every centurion”.
clearBoardOf = remove { NOUN($kinds, case: "every") } from the board
# $ships: “2 heavy raiders and 2 centurions”, $count all together.
takeOutOfGame =
    { $count ->
        [1] remove { $ships } from the game
       *[other] remove { $ships } from the game
    }
# $side: whose it is.
turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Rebel Basestar on the human side
           *[cylon] Rebel Basestar on the Cylon side
        }
       *[no] { $side ->
            [human] put the Rebel Basestar into play on the human side
           *[cylon] put the Rebel Basestar into play on the Cylon side
        }
    }
repairDamaged =
    { $count ->
        [one] repair { $count } damaged location
       *[other] repair { $count } damaged locations
    }
payTribute = discard 1 miracle token or 1 Super Crisis card
# $cards: “3 Crisis cards”.
arrangeCrises =
    { $brief ->
        [yes] see the top { $cards } and order them
       *[no] secretly look at the top { $cards } and return them in any order
    }
# $cards: “2 cards”.
searchSkillDeck =
    { $brief ->
        [yes] take any { $cards } from a Skill deck
       *[no] take any { $cards } from one Skill deck and its discard pile, then shuffle them together
    }
# $raiders: “2 raiders”; $vipers: “2 vipers”.
sendOut =
    { $brief ->
        [yes] place and activate { $raiders } or { $vipers }
       *[no] place { $raiders }, or { $vipers } from the Reserves (unmanned), in one space area and activate each of them once
    }

# After “if”.
missionSpaceEmpty = the Active Mission space is empty
canPayTribute = you have a miracle token or a Super Crisis card
