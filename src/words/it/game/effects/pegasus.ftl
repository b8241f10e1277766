damage =
    { $count ->
        [one] danneggia la Pegasus
       *[other] danneggia la Pegasus { $count } volte
    }
    .may =
        { $count ->
            [one] danneggiare la Pegasus
           *[other] danneggiare la Pegasus { $count } volte
        }
