damage =
    { $count ->
        [1] danifique a Pegasus
        [2] danifique a Pegasus duas vezes
       *[other] danifique a Pegasus { $count } vezes
    }
    .may =
        { $count ->
            [1] danificar a Pegasus
            [2] danificar a Pegasus duas vezes
           *[other] danificar a Pegasus { $count } vezes
        }
