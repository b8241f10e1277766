truce =
    { $brief ->
        [yes] nessuna nave Cylone agisce o viene lanciata in questo turno
       *[no] fino alla fine di questo turno nessuna nave Cylone viene attivata o lanciata; si possono ancora collocare navi
    }
