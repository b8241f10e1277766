### Secret Agendas of Cylon Leaders.

# The first line of the card; its conditions follow, a line each. $winner: the humans or the Cylons.
winOnlyIf =
    { $winner ->
        [humans] You win only if the humans win and, at the end of the game:
       *[cylons] You win only if the Cylons win and, at the end of the game:
    }
secret = Keep it secret. You may say which side you are helping, but nothing else about it.
# In a menu. $conditions: all of them.
brief =
    { $winner ->
        [humans] Humans win, and { $conditions }
       *[cylons] Cylons win, and { $conditions }
    }

# Conditions: each a sentence of its own, or one of several in a menu.
differ = { $resources } differ by { $by } or less
distance = the fleet has traveled a distance of { $distance } or more
shipsLost = at least { $count } vipers and raptors in total are damaged or destroyed
# $boards: one or several. $several: several boards.
damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] at most { $count } location on { NOUN($boards, case: "the") } combined is damaged
           *[other] at most { $count } locations on { NOUN($boards, case: "the") } combined are damaged
        }
       *[no] { $count ->
            [one] at most { $count } location on { NOUN($boards, case: "the") } is damaged
           *[other] at most { $count } locations on { NOUN($boards, case: "the") } are damaged
        }
    }
damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] at least { $count } location on { NOUN($boards, case: "the") } combined is damaged
           *[other] at least { $count } locations on { NOUN($boards, case: "the") } combined are damaged
        }
       *[no] { $count ->
            [one] at least { $count } location on { NOUN($boards, case: "the") } is damaged
           *[other] at least { $count } locations on { NOUN($boards, case: "the") } are damaged
        }
    }
infiltrating = you are infiltrating
free = you are not in the Brig or in Detention
jailedOrExecuted = you are in the Brig or in Detention, or were executed during this game
superCrisis = you have played a Super Crisis card this game
