### Secret Agendas of Cylon Leaders.

# The first line of the card; its conditions follow, a line each. $winner: the humans or the Cylons.
winOnlyIf =
    { $winner ->
        [humans] You win only if the humans win and all of the following is so when the game is over.
       *[cylons] You win only if the Cylons win and all of the following is so when the game is over.
    }
secret = Keep it secret: you may say which side you help, and nothing else of it.
# In a menu. $conditions: all of them.
brief =
    { $winner ->
        [humans] Humans win, and { $conditions }
       *[cylons] Cylons win, and { $conditions }
    }

# Conditions: each a sentence of its own, or one of several in a menu.
differ = { $resources } differ by { $by } or less
distance = the fleet has travelled { $distance } or more
shipsLost = at least { $count } vipers and raptors together are damaged or destroyed
# $boards: one or several. $several: several boards.
damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] at most { $count } location of { NOUN($boards, case: "the") } together is damaged
           *[other] at most { $count } locations of { NOUN($boards, case: "the") } together are damaged
        }
       *[no] { $count ->
            [one] at most { $count } location of { NOUN($boards, case: "the") } is damaged
           *[other] at most { $count } locations of { NOUN($boards, case: "the") } are damaged
        }
    }
damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] at least { $count } location of { NOUN($boards, case: "the") } together is damaged
           *[other] at least { $count } locations of { NOUN($boards, case: "the") } together are damaged
        }
       *[no] { $count ->
            [one] at least { $count } location of { NOUN($boards, case: "the") } is damaged
           *[other] at least { $count } locations of { NOUN($boards, case: "the") } are damaged
        }
    }
infiltrating = you are infiltrating
free = you are neither in the Brig nor in Detention
jailedOrExecuted = you are in the Brig or in Detention, or have been executed in this game
superCrisis = you have played a Super Crisis card in this game
