### Crisis, Quorum, Destination and Super Crisis cards, a line of the log each, without a full stop. $player: a name that can’t be inflected.
### $card: the name of a card. $deck: “Crisis deck”.

crisisDrawn =
    { $superCrisis ->
        [yes] { $player } plays a Super Crisis: { $card }
       *[no] { $player } faces a Crisis: { $card }
    }
crisisReplaced = { $player } discards { $card }: another Crisis card is drawn
# $where: the lowest cards, the Quorum hand, a whole deck, or the top ones.
looks =
    { $where ->
        [hand] { $player } looks at the Quorum hand
        [whole] { $player } looks at the { $deck }
        [bottom] { $player } looks at the bottom of the { $deck }
       *[top] { $player } looks at the top of the { $deck }
    }
# What the player who looked reads.
seen =
    { $where ->
        [hand] In the Quorum hand: { $cards }
        [whole] In the { $deck }: { $cards }
        [bottom] At the bottom of the { $deck }: { $cards }
       *[top] On top of the { $deck }: { $cards }
    }
# Instead of $cards.
none = no cards
# $card: its name, “a card” or “2 cards”.
putBack =
    { $where ->
        [bottom] { $player } puts { NOUN($card, case: "a") } at the bottom of the { $deck }
       *[top] { $player } puts { NOUN($card, case: "a") } on top of the { $deck }
    }
# $cards: “2 Quorum cards”.
drawn = { $player } draws { $cards }
quorumPlayed = { $player } plays the Quorum card { $card }
# It stays in front of this player.
quorumAttached = { $player } receives { $card }
kept = { $card } stays in play
leftPlay =
    { $how ->
        [discarded] { $card } is discarded
        [shuffledIn] { $card } is shuffled back into the Crisis deck
       *[removed] { $card } is removed from the game
    }
nukeGained = the Admiral gains a nuke (now { $left })
nukeSpent = 1 nuke used ({ $left } left)
superCrisisDrawn = { $player } draws a Super Crisis card
superCrisisSeen = { $player } draws the Super Crisis card { $card }
destination = { $player } takes the fleet to { $card }: distance +{ $distance } (now { $total })
distanceAdded = { $card } adds to the distance (now { $total })
