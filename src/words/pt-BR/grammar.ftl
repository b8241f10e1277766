## grammar

grammar-and = e
grammar-list =
    { $by ->
        [or] { $first } ou { $last }
        [then] { $first }, depois { $last }
       *[and] { $first } e { $last }
    }
