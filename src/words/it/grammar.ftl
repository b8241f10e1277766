and = e
list =
    { $by ->
        [or] { $first } o { $last }
        [then] { $first }, poi { $last }
       *[and] { $first } e { $last }
    }
