### Who may be chosen: a player, then conditions one after the other: «another human player aboard Galactica who can be sent to the Brig».

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
hasLoyalty = with a face-down Loyalty card
getsLoyalty = who gets Loyalty cards
not = other than { NOUN($title, case: "the") }
# $become: somebody else is it now.
eligible =
    { $become ->
        [yes] who can become { $title }
       *[no] who can be { $title }
    }
sendable = who can be sent to { $place }
sendableIfAny = who can be sent to { $place }, if there is one
