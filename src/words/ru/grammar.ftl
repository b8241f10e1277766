and = и
list =
    { $by ->
        [or] { $first } или { $last }
        [then] { $first }, затем { $last }
       *[and] { $first } и { $last }
    }
