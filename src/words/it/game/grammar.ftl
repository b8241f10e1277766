times =
    { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
