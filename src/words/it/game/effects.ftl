does =
    { GENDER($who) ->
        [you] { $deeds }
       *[other] { $who } { $deeds }
    }
    .several = { $who } { $deeds }
may = puoi { $deed }
    .one = può { $deed }
    .several = possono { $deed }
then = poi { $what }
wholeHand =
    { $own ->
        [yes] tutte le Carte Abilità che hai in mano
       *[no] tutte le Carte Abilità della propria mano
    }
none = nessun effetto
roll =
    { $brief ->
        [yes] tira
       *[no] tira il dado
    }
    .one =
        { $brief ->
            [yes] tira
           *[no] tira il dado
        }
    .several =
        { $brief ->
            [yes] tirano
           *[no] tirano il dado
        }
    .may =
        { $brief ->
            [yes] tirare
           *[no] tirare il dado
        }
