orLess = { $to } или меньше
orMore = { $from } или больше
between =
    { $neighbors ->
        [yes] { $from } или { $to }
       *[no] { $from }–{ $to }
    }
sevenOrEight = 7 или 8
