### Quorum cards, cards that stay in play, what Cylons draw. $brief: in a menu.

pickQuorum = draw { $cards }, resolve 1 and put the rest on the bottom of the deck
playQuorum = play 1 Quorum card from your hand
exchangeQuorum =
    { $brief ->
        [yes] exchange any number of Quorum cards
       *[no] discard any number of Quorum cards, then draw that many
    }
# $who: a player.
attachTo =
    { $brief ->
        [yes] give them this card
       *[no] give this card to { NOUN($who, case: "object") }
    }
keepInPlay =
    { $until ->
        [untilJump] keep this card in play until the fleet jumps
        [untilLossOrJump] keep this card in play until the fleet jumps or a civilian ship or basestar is destroyed
        [untilBasestarLostOrJump] keep this card in play until the fleet jumps or a basestar is destroyed
        [untilNoRaidersOrJump] keep this card in play until the fleet jumps or no raiders are left
        [untilScarLostOrJump] keep this card in play until the fleet jumps or Scar is destroyed
       *[toEnd] keep this card in play
    }
removeCard = remove this card from the game
countAsDistance = place this card next to the objective; it counts as { $distance } distance
anotherCrisis =
    { $brief ->
        [yes] afterwards, draw another Crisis card
       *[no] after the activation icons, the current player draws and resolves another Crisis card
    }
lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] look at the top card of the Crisis deck
            [destination] look at the top card of the Destination deck
           *[either] look at the top card of the Crisis or Destination deck
        }
       *[no] { $deck ->
            [crisis] look at the top card of the Crisis deck and place it on the top or bottom
            [destination] look at the top card of the Destination deck and place it on the top or bottom
           *[either] look at the top card of the Crisis or Destination deck and place it on the top or bottom
        }
    }
# $cards: “3 Crisis cards”, $count of them.
pickCrisis =
    { $others ->
        [untold] { $count ->
            [1] draw { $cards } and resolve it
           *[other] draw { $cards } and resolve 1
        }
        [discard] { $count ->
            [2] draw { $cards }, resolve 1 and discard the other
           *[other] draw { $cards }, resolve 1 and discard the rest
        }
       *[bottom] { $count ->
            [2] draw { $cards }, resolve 1 and put the other on the bottom of the deck
           *[other] draw { $cards }, resolve 1 and put the rest on the bottom of the deck
        }
    }

playSuperCrisis =
    { $brief ->
        [yes] play a Super Crisis card
       *[no] play a Super Crisis card from your hand
    }
# $ships: “2 raiders and 1 heavy raider”.
launchFromBasestars = each basestar launches { $ships }
# After “you may”.
exchangeSuperCrisis =
    { $brief ->
        [yes] exchange your Super Crisis card
       *[no] discard your Super Crisis card and draw a new one
    }
