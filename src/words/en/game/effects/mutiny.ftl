### Mutiny cards. $brief: in a menu. $title: “Admiral”.

# $cards: “1 Mutiny card”. $ifNone: only a player who holds none draws it. $stays: the player does not go to the Brig for it. `keeping` may follow.
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
# After `draw` and a comma: how many of all the player's Mutiny cards stay.
keeping =
    { $brief ->
        [yes] keeping { $count }
       *[no] keeping only { $count } in total
    }
# $from: a player.
takeRandomCards =
    { $brief ->
        [yes] take { $cards } from { NOUN($from, case: "object") }
       *[no] take { $cards } at random from the hand of { NOUN($from, case: "object") }
    }
repairEveryViper = repair every damaged viper
# $ships: “1 basestar and 3 raiders”, in an area that has been chosen.
placeThere =
    { $brief ->
        [yes] place { $ships }
       *[no] place { $ships } there
    }
# $cards: “2 cards”.
buryQuorum =
    { $brief ->
        [yes] put { $count } of the Quorum hand on the bottom of the deck
       *[no] look at the entire Quorum hand and put { $cards } of it on the bottom of the Quorum deck
    }
removeNukes = remove all nukes from the game
# Said of a chosen player. $card: the name of a card in play.
nominate = become { $title }, unless { NOUN($title, case: "the") } discards { $card }
    .one = becomes { $title }, unless { NOUN($title, case: "the") } discards { $card }

# After “if”.
holdsMutiny =
    { $count ->
        [1] you hold a Mutiny card
       *[other] you hold { $count } or more Mutiny cards
    }
holderHasMutiny = { NOUN($title, case: "the") } has a Mutiny card
lacksTitle = you are not { $title }
holderHandAtLeast = { NOUN($title, case: "the") } has { $count } or more Skill cards
anybodyHeld = someone is in the Brig
