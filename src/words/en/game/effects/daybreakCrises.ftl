### What only Crisis cards of Daybreak do.

# Said of players: «that player is moved to Command».
bringTo = you are moved to { NOUN($place, case: "the") }
    .one = is moved to { NOUN($place, case: "the") }
    .several = are moved to { NOUN($place, case: "the") }
openBrig = each human player in the Brig may leave it for any location on Galactica
# Said of the President, whose hand it is. $cards: «2 Quorum cards».
discardQuorum = discard { $cards } of the hand at random
    .one = discards { $cards } of the hand at random
