### Miracle tokens. $brief: in a menu.

# $ifNone: only who has none.
gain =
    { $ifNone ->
        [yes] gain 1 miracle token if there is none with them yet
       *[no] gain 1 miracle token
    }
    .one =
        { $ifNone ->
            [yes] gains 1 miracle token if there is none with them yet
           *[no] gains 1 miracle token
        }
trade =
    { $brief ->
        [yes] give or take 1 miracle token at your location
       *[no] give 1 of your miracle tokens to another player at your location, or take that player's miracle token
    }

# After «if», and of a player who may be chosen.
mayGain = you can gain a miracle token
whoMayGain = who can gain a miracle token
