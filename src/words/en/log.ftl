### What happened.

nothingYet = Nothing has happened yet.
nothingInTurn = Nothing happened on turn { $turn }.
lately = Recently in { $game }
since = Since your last turn in { $game }
meanwhile = While you were away from { $game }
turn = Turn { $turn } of { $game }
page = { $title } ({ $page } of { $pages })
pageBack = ▲ Earlier
pageOn = ▼ Later
back = ◀ Turn { $turn }
on = Turn { $turn } ▶
sinceButton = Since your last turn

# On the message that says who has to act.
recap = Recap

# At the head of a recap.
inSum = **In total:** { $sums }
civilianShips =
    { $count ->
        [one] { $count } civilian ship lost
       *[other] { $count } civilian ships lost
    }
jumps =
    { $count ->
        [one] { $count } jump
       *[other] { $count } jumps
    }

# What follows from a check, after its result.
outcome = { $result }: { $changes }
