does =
    { GENDER($who) ->
        [you] { $deeds }
       *[other] { $who } { $deeds }
    }
    .several = { $who }, każdy z osobna, { $deeds }
may = możesz { $deed }
    .one = może { $deed }
    .several = mogą { $deed }
then = następnie { $what }
wholeHand =
    { $own ->
        [yes] wszystkie karty umiejętności z ręki
       *[no] wszystkie karty umiejętności z ręki
    }
none = brak efektu
roll =
    { $brief ->
        [yes] rzuć kością
       *[no] rzuć kością
    }
    .one =
        { $brief ->
            [yes] rzuca kością
           *[no] rzuca kością
        }
    .several =
        { $brief ->
            [yes] rzucają kością
           *[no] rzucają kością
        }
    .may =
        { $brief ->
            [yes] rzucić kością
           *[no] rzucić kością
        }
