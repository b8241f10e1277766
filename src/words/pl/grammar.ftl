## grammar

grammar-and = i
grammar-list =
    { $by ->
        [or] { $first } lub { $last }
        [then] { $first }, potem { $last }
       *[and] { $first } i { $last }
    }
