### Mutiny cards. $brief: in a menu. $title: «Admiral».

# $cards: «1 Mutiny card». $ifNone: only who holds none. $stays: does not go to the Brig for it. May be followed by `keeping`.
draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] draw { $cards } if you hold none, without going to the Brig
           *[no] draw { $cards } if you hold none
        }
       *[no] { $stays ->
            [yes] draw { $cards } without going to the Brig
           *[no] draw { $cards }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] draws { $cards } if they hold none, without going to the Brig
               *[no] draws { $cards } if they hold none
            }
           *[no] { $stays ->
                [yes] draws { $cards } without going to the Brig
               *[no] draws { $cards }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] draw { $cards } if they hold none, without going to the Brig
               *[no] draw { $cards } if they hold none
            }
           *[no] { $stays ->
                [yes] draw { $cards } without going to the Brig
               *[no] draw { $cards }
            }
        }
# After `draw` and a comma: of all that are held then only so many stay.
keeping =
    { $brief ->
        [yes] keeping { $count }
       *[no] keeping { $count } of all
    }
# $from: a player.
takeRandomCards =
    { $brief ->
        [yes] take { $cards } of { NOUN($from, case: "object") }
       *[no] take { $cards } at random from the hand of { NOUN($from, case: "object") }
    }
repairEveryViper = repair every damaged viper
# $ships: «1 basestar and 3 raiders», in an area that has been chosen.
placeThere =
    { $brief ->
        [yes] place { $ships }
       *[no] place { $ships } there
    }
# $cards: «2 cards».
buryQuorum =
    { $brief ->
        [yes] put { $count } of the Quorum hand under the deck
       *[no] look at the whole Quorum hand and put { $cards } of it on the bottom of the Quorum deck
    }
removeNukes = all nukes leave the game
# Said of a chosen player. $card: the name of a card in play.
nominate = become { $title }, unless { NOUN($title, case: "the") } discards { $card } from play
    .one = becomes { $title }, unless { NOUN($title, case: "the") } discards { $card } from play

# After «if».
holdsMutiny =
    { $count ->
        [1] you hold a Mutiny card
       *[other] you hold { $count } or more Mutiny cards
    }
holderHasMutiny = { NOUN($title, case: "the") } has a Mutiny card
lacksTitle = you are not { $title }
holderHandAtLeast = { NOUN($title, case: "the") } has { $count } or more Skill cards
anybodyHeld = somebody is in the Brig
