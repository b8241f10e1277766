does = { $who } { $deeds }
    .several = { $who } { $deeds }
may = pode { $deed }
    .one = pode { $deed }
    .several = podem { $deed }
then = depois, { $what }
wholeHand =
    { $own ->
        [yes] todas as Cartas de Perícia da sua mão
       *[no] todas as Cartas de Perícia da mão
    }
none = sem efeito
roll =
    { $brief ->
        [yes] jogue o dado
       *[no] jogue um dado
    }
    .one =
        { $brief ->
            [yes] joga o dado
           *[no] joga um dado
        }
    .several =
        { $brief ->
            [yes] jogam o dado
           *[no] jogam um dado
        }
    .may =
        { $brief ->
            [yes] jogar o dado
           *[no] jogar um dado
        }
