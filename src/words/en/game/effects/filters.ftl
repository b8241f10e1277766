### Who may be chosen: a player, then conditions one after the other: “another human player aboard Galactica who can be sent to the Brig”.

player =
    { $other ->
        [yes] { $team ->
            [human] another human player
            [Cylon] another Cylon player
           *[any] another player
        }
       *[no] { $team ->
            [human] a human player
            [Cylon] a Cylon player
           *[any] a player
        }
    }
aboard = { NOUN($board, case: "on") }
in = in { $cell }
here = at your location
hasLoyalty = with a facedown Loyalty card
getsLoyalty = who can receive Loyalty cards
not = other than { NOUN($title, case: "the") }
# $become: someone else has the title now.
eligible =
    { $become ->
        [yes] who can become { $title }
       *[no] who can be { $title }
    }
sendable = who can be sent to { $place }
sendableIfAny = (if possible, one who can be sent to { $place })
