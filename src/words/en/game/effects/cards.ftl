### Quorum cards, cards that stay, what Cylons draw. $brief: in a menu.

pickQuorum = draw { $cards }, resolve 1 and put the others on the bottom of the deck
playQuorum = play 1 Quorum card from your hand
exchangeQuorum =
    { $brief ->
        [yes] exchange any Quorum cards
       *[no] discard any number of Quorum cards from your hand and draw as many
    }
# $who: a player.
attachTo =
    { $brief ->
        [yes] give this card to them
       *[no] give this card to { NOUN($who, case: "object") }
    }
keepInPlay =
    { $until ->
        [untilJump] this card stays in play until the fleet jumps
        [untilLossOrJump] this card stays in play until a civilian ship or a basestar is destroyed or the fleet jumps
        [untilBasestarLostOrJump] this card stays in play until a basestar is destroyed or the fleet jumps
        [untilNoRaidersOrJump] this card stays in play until no raider is left or the fleet jumps
        [untilScarLostOrJump] this card stays in play until Scar is destroyed or the fleet jumps
       *[toEnd] this card stays in play
    }
removeCard = this card is removed from the game
countAsDistance = this card is put beside the objective and counts as { $distance } distance
anotherCrisis =
    { $brief ->
        [yes] afterwards another Crisis card is drawn
       *[no] after this card's activation icons, the current player draws and resolves another Crisis card
    }
lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] look at the top card of the Crisis deck
            [destination] look at the top card of the Destination deck
           *[either] look at the top card of the Crisis or Destination deck
        }
       *[no] { $deck ->
            [crisis] look at the top card of the Crisis deck, then put it back on the top or on the bottom
            [destination] look at the top card of the Destination deck, then put it back on the top or on the bottom
           *[either] look at the top card of the Crisis or Destination deck, then put it back on the top or on the bottom
        }
    }
# $cards: «3 Crisis cards», $count of them.
pickCrisis =
    { $others ->
        [untold] { $count ->
            [1] draw { $cards } and resolve it
           *[other] draw { $cards } and resolve 1
        }
        [discard] { $count ->
            [2] draw { $cards }, resolve 1 and discard the other
           *[other] draw { $cards }, resolve 1 and discard the others
        }
       *[bottom] { $count ->
            [2] draw { $cards }, resolve 1 and put the other on the bottom of the deck
           *[other] draw { $cards }, resolve 1 and put the others on the bottom of the deck
        }
    }

playSuperCrisis =
    { $brief ->
        [yes] play a Super Crisis card
       *[no] play a Super Crisis card from your hand
    }
# $ships: «2 raiders and 1 heavy raider».
launchFromBasestars = each basestar launches { $ships }
# After «you may».
exchangeSuperCrisis =
    { $brief ->
        [yes] exchange your Super Crisis card
       *[no] discard your Super Crisis card and draw a new one
    }
