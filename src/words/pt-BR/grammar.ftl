and = e
list =
    { $by ->
        [or] { $first } ou { $last }
        [then] { $first }, depois { $last }
       *[and] { $first } e { $last }
    }
