## grammar

grammar-and = e
grammar-list =
    { $by ->
        [or] { $first } o { $last }
        [then] { $first }, poi { $last }
       *[and] { $first } e { $last }
    }
