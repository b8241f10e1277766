### How often something happens.

times =
    { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
