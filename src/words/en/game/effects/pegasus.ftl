### The battlestar Pegasus.

damage =
    { $count ->
        [1] damage Pegasus
        [2] damage Pegasus twice
       *[other] damage Pegasus { $count } times
    }
