orLess = { $to } ou menos
orMore = { $from } ou mais
between =
    { $neighbors ->
        [yes] { $from } ou { $to }
       *[no] { $from } a { $to }
    }
sevenOrEight = 7 ou 8
