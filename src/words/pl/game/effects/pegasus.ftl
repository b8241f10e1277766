damage =
    { $count ->
        [1] uszkodź Pegasusa
        [2] uszkodź Pegasusa dwukrotnie
        [one] uszkodź Pegasusa { $count } raz
        [few] uszkodź Pegasusa { $count } razy
        [many] uszkodź Pegasusa { $count } razy
       *[other] uszkodź Pegasusa { $count } razy
    }
