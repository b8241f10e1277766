orLess = { $to } o meno
orMore = { $from } o più
between =
    { $neighbors ->
        [yes] { $from } o { $to }
       *[no] { $from }–{ $to }
    }
sevenOrEight = 7 o 8
