wins =
    { $winner ->
        [humans] Gli umani vincono: { $cause }
       *[cylons] I Cyloni vincono: { $cause }
    }
winners =
    { $count ->
        [one] Vince: { $players }
       *[other] Vincono: { $players }
    }
