wins =
    { $winner ->
        [humans] Ludzie wygrywają: { $cause }
       *[cylons] Cyloni wygrywają: { $cause }
    }
winners =
    { $count ->
        [one] Wygrywa: { $players }
        [few] Wygrywają: { $players }
        [many] Wygrywają: { $players }
       *[other] Wygrywają: { $players }
    }
