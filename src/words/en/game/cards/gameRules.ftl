### What the base game or an expansion says for the whole table, a sentence each.

# $numbers: for each number of players one of `numbers`: «1 and 5 for 3 players, 1 and 6 for 4 players and 2 and 8 for 5 players».
loyalty = the Loyalty deck is built from these numbers of Cylon cards and “You Are Not a Cylon” cards: { $numbers }
loyaltyWithLeader = with a Cylon Leader the Loyalty deck has these numbers of Cylon cards and “You Are Not a Cylon” cards: { $numbers }
# $mutineer: with that card.
numbers =
    { $mutineer ->
        [yes] { $cylon } and { $notACylon } with the Mutineer for { $players } players
       *[no] { $cylon } and { $notACylon } for { $players } players
    }
# $expansion: its name.
moreNotACylon =
    { $count ->
        [one] together with { $expansion } the Loyalty deck has { $count } more “You Are Not a Cylon” card
       *[other] together with { $expansion } the Loyalty deck has { $count } more “You Are Not a Cylon” cards
    }
# $cards: «10 Quorum cards».
quorumLimit = at the end of each turn the President keeps at most { $cards }
cylonsDrawDifferent = the Skill cards that a Cylon player draws at the start of a turn are of different types
jumpIconsInCylonTurns = the jump icon of a Crisis card that a Cylon player resolves counts
sleepersOnlyHuman = in the Sleeper Agent phase a Cylon player gets 1 Loyalty card, whatever the character sheet says
handsOverLoyalty = whoever becomes a Cylon player at distance { $distance } or less hands all other face-down Loyalty cards to one human player
