### Crisis, Quorum, Destination and Super Crisis cards, a line of the log each, without a full stop. $player: a name that can't be inflected.
### $card: the name of a card. $deck: «Crisis deck».

crisisDrawn =
    { $superCrisis ->
        [yes] { $player } plays the Super Crisis { $card }
       *[no] { $player } faces the Crisis { $card }
    }
crisisReplaced = { $player } has { $card } discarded: another Crisis card is drawn
# $where: the lowest cards, the Quorum hand, a whole deck, or the top ones.
looks =
    { $where ->
        [hand] { $player } looks at the Quorum hand
        [whole] { $player } looks at the { $deck }
        [bottom] { $player } looks at the bottom of the { $deck }
       *[top] { $player } looks at the top of the { $deck }
    }
# What whoever has looked reads.
seen =
    { $where ->
        [hand] In the Quorum hand: { $cards }
        [whole] In the { $deck }: { $cards }
        [bottom] At the bottom of the { $deck }: { $cards }
       *[top] On top of the { $deck }: { $cards }
    }
# Instead of $cards.
none = no cards
# $card: its name, or «a card».
putBack =
    { $where ->
        [bottom] { $player } puts { NOUN($card, case: "a") } at the bottom of the { $deck }
       *[top] { $player } puts { NOUN($card, case: "a") } on top of the { $deck }
    }
# $cards: «2 Quorum cards».
drawn = { $player } draws { $cards }
quorumPlayed = { $player } plays the Quorum card { $card }
# It lies before this player from now on.
quorumAttached = { $card } goes to { $player }
kept = { $card } stays in play
leftPlay =
    { $how ->
        [discarded] { $card } is discarded
        [shuffledIn] { $card } is shuffled into the Crisis deck
       *[removed] { $card } is removed from the game
    }
nukeGained = The Admiral gains a nuke ({ $left } now)
nukeSpent = A nuke is spent ({ $left } left)
superCrisisDrawn = { $player } draws a Super Crisis card
superCrisisSeen = { $player } draws the Super Crisis card { $card }
destination = { $player } takes the fleet to { $card }: distance +{ $distance } ({ $total } in all)
distanceAdded = { $card } adds to the distance ({ $total } in all)
