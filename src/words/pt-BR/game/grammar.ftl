times =
    { $count ->
        [1] uma vez
        [2] duas vezes
       *[other] { $count } vezes
    }
