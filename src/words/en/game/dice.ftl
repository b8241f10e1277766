### Results of a die.

orLess = { $to } or less
orMore = { $from } or more
between =
    { $neighbors ->
        [yes] { $from } or { $to }
       *[no] { $from } to { $to }
    }
sevenOrEight = 7 or 8
