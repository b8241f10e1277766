times =
    { $count ->
        [1] один раз
        [2] дважды
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раз
    }
