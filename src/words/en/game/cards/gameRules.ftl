### Rules of the base game or an expansion for the whole table, a sentence each.

# $numbers: one of `numbers` for each number of players: “1 + 5 for 3 players, 1 + 6 for 4 players and 2 + 8 for 5 players”.
loyalty = the Loyalty deck has this many Cylon + “You Are Not a Cylon” cards: { $numbers }
loyaltyWithLeader = with a Cylon Leader, the Loyalty deck has this many Cylon + “You Are Not a Cylon” cards: { $numbers }
# $mutineer: with the Mutineer.
numbers =
    { $mutineer ->
        [yes] { $cylon } + { $notACylon } + the Mutineer for { $players } players
       *[no] { $cylon } + { $notACylon } for { $players } players
    }
# $expansion: its name.
moreNotACylon =
    { $count ->
        [one] with { $expansion }, add { $count } “You Are Not a Cylon” card to the Loyalty deck
       *[other] with { $expansion }, add { $count } “You Are Not a Cylon” cards to the Loyalty deck
    }
# $cards: “10 Quorum cards”.
quorumLimit = at the end of each turn, the President discards down to { $cards }
cylonsDrawDifferent = the Skill cards that a Cylon player draws at the start of their turn must be of different types
jumpIconsInCylonTurns = jump icons on Crisis cards resolved by a Cylon player count
sleepersOnlyHuman = in the Sleeper Agent phase, a Cylon player receives 1 Loyalty card, whatever their character sheet says
handsOverLoyalty = a player who becomes a Cylon player at distance { $distance } or less hands all their other facedown Loyalty cards to one human player
