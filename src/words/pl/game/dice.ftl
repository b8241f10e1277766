orLess = { $to } lub mniej
orMore = { $from } lub więcej
between =
    { $neighbors ->
        [yes] { $from } lub { $to }
       *[no] od { $from } do { $to }
    }
sevenOrEight = 7 lub 8
