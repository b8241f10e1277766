wins =
    { $winner ->
        [humans] Os humanos vencem: { $cause }
       *[cylons] Os Cylons vencem: { $cause }
    }
winners =
    { $count ->
        [one] Quem vence: { $players }
       *[other] Quem vence: { $players }
    }
