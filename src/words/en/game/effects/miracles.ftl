### Miracle tokens. $brief: in a menu.

# $ifNone: only a player who has none.
gain =
    { $ifNone ->
        [yes] gain 1 miracle token if you have none
       *[no] gain 1 miracle token
    }
    .one =
        { $ifNone ->
            [yes] gains 1 miracle token if they have none
           *[no] gains 1 miracle token
        }
trade =
    { $brief ->
        [yes] give or take 1 miracle token at your location
       *[no] give a miracle token to another player at your location, or take theirs
    }

# After “if”, and of a player who may be chosen.
mayGain = you can gain a miracle token
whoMayGain = who can gain a miracle token
