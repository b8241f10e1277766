wins =
    { $winner ->
        [humans] Люди выигрывают: { $cause }
       *[cylons] Сайлоны выигрывают: { $cause }
    }
winners =
    { $count ->
        [one] Победа: { $players }
        [few] Победа: { $players }
        [many] Победа: { $players }
       *[other] Победа: { $players }
    }
