times =
    { $count ->
        [1] raz
        [2] dwa razy
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }
