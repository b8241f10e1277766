## grammar

grammar-and = и
grammar-list =
    { $by ->
        [or] { $first } или { $last }
        [then] { $first }, затем { $last }
       *[and] { $first } и { $last }
    }
