### Missions, the Demetrius and the Rebel Basestar. $brief: in a menu.

startMission =
    { $brief ->
        [yes] turn up the next Mission; no Crisis card in your own turn
       *[no] turn up the top Mission card and resolve it; if it is your own turn, you draw no Crisis card in it
    }
missionCounts = the Mission counts as { $count } distance
turnMissionDown = the Mission is turned face down
lookAtMission =
    { $brief ->
        [yes] see the top Mission and put it on the top or bottom
       *[no] look in secret at the top Mission card and put it on the top or the bottom of its deck
    }
# $cards: «2 cards».
everyoneDrawsNamed =
    { $brief ->
        [yes] name a Skill type: everybody draws { $cards } of it
       *[no] name any Skill type: every player, Cylon players too, draws { $cards } of it
    }
# $kinds: one or several, each in the case for every one of them: «every heavy raider and every centurion».
clearBoardOf = { NOUN($kinds, case: "every") } leaves the board
# $ships: «2 heavy raiders and 2 centurions», $count all together.
takeOutOfGame =
    { $count ->
        [1] { $ships } leaves the game
       *[other] { $ships } leave the game
    }
# $side: whose it is.
turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Rebel Basestar on the human side
           *[cylon] Rebel Basestar on the Cylon side
        }
       *[no] { $side ->
            [human] the Rebel Basestar is in play from now on, for human players
           *[cylon] the Rebel Basestar is in play from now on, for Cylon players
        }
    }
repairDamaged =
    { $count ->
        [one] repair { $count } damaged location
       *[other] repair { $count } damaged locations
    }
payTribute = discard 1 miracle token or 1 Super Crisis card
# $cards: «3 Crisis cards».
arrangeCrises =
    { $brief ->
        [yes] see the top { $cards } and order them
       *[no] look in secret at the top { $cards } and put them back on the top in any order
    }
# $cards: «2 cards».
searchSkillDeck =
    { $brief ->
        [yes] take any { $cards } out of a Skill deck
       *[no] take any { $cards } out of one Skill deck and its discard pile, which are then shuffled together
    }
# $raiders: «2 raiders»; $vipers: «2 vipers».
sendOut =
    { $brief ->
        [yes] place and activate { $raiders } or { $vipers }
       *[no] place { $raiders }, or { $vipers } of the Reserves without pilots, in one space area and activate each of them once
    }

# After «if».
missionSpaceEmpty = no Mission lies on the Active Mission space
canPayTribute = you have a miracle token or a Super Crisis card
