does = { $who } { $deeds }
    .several = { $who } { $deeds }
may = можете { $deed }
    .one = может { $deed }
    .several = могут { $deed }
then = затем { $what }
wholeHand =
    { $own ->
        [yes] все свои карты навыков
       *[no] все карты навыков с руки
    }
none = нет эффекта
roll =
    { $brief ->
        [yes] бросок
       *[no] бросьте кубик
    }
    .one =
        { $brief ->
            [yes] бросает кубик
           *[no] бросает кубик
        }
    .several =
        { $brief ->
            [yes] бросают кубик
           *[no] бросают кубик
        }
    .may =
        { $brief ->
            [yes] бросить кубик
           *[no] бросить кубик
        }
