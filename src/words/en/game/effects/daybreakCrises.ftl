### What only Crisis cards of Daybreak do.

# Said of players: “that player is moved to Command”.
bringTo = you move to { NOUN($place, case: "the") }
    .one = moves to { NOUN($place, case: "the") }
    .several = move to { NOUN($place, case: "the") }
    .to = move to { NOUN($place, case: "the") }
openBrig = each human player in the Brig may move to any location on Galactica
# Said of the President, whose hand it is. $cards: “2 Quorum cards”.
discardQuorum = discard { $cards } at random
    .one = discards { $cards } at random
