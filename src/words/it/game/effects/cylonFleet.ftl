briefPursue = inseguimento { $spaces }
pursue =
    { $back ->
        [yes] { $count ->
            [one] fai arretrare l'indicatore dell'inseguimento di { $count } spazio
           *[other] fai arretrare l'indicatore dell'inseguimento di { $count } spazi
        }
       *[no] { $count ->
            [one] fai avanzare l'indicatore dell'inseguimento di { $count } spazio
           *[other] fai avanzare l'indicatore dell'inseguimento di { $count } spazi
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] far arretrare l'indicatore dell'inseguimento di { $count } spazio
               *[other] far arretrare l'indicatore dell'inseguimento di { $count } spazi
            }
           *[no] { $count ->
                [one] far avanzare l'indicatore dell'inseguimento di { $count } spazio
               *[other] far avanzare l'indicatore dell'inseguimento di { $count } spazi
            }
        }
reinforceFleet =
    { $brief ->
        [yes] colloca { $ships } sul tabellone Flotta Cylone
       *[no] colloca in un'area del tabellone Flotta Cylone { $ships } dai segnalini inutilizzati
    }
    .may =
        { $brief ->
            [yes] collocare { $ships } sul tabellone Flotta Cylone
           *[no] collocare in un'area del tabellone Flotta Cylone { $ships } dai segnalini inutilizzati
        }
rollBelowRaiders =
    { $brief ->
        [yes] tira il dado: con meno del numero di raider nello spazio { $what }
       *[no] tira il dado. Con meno del numero di raider sul tabellone principale: { $what }
    }
    .may =
        { $brief ->
            [yes] tirare il dado: con meno del numero di raider nello spazio { $what }
           *[no] tirare il dado. Con meno del numero di raider sul tabellone principale: { $what }
        }
nukeArea =
    { $brief ->
        [yes] tira per un'area: 1 o 2 danneggia una base stellare due volte, 3–6 la distrugge, 7 con 3 raider, 8 tutte le navi
       *[no] scarta 1 arma nucleare, scegli un'area spaziale e tira il dado. Con 1 o 2: danneggia due volte una base stellare in quell'area. Con 3–6: distruggi una base stellare in quell'area. Con 7: distruggi una base stellare e 3 raider in quell'area. Con 8: distruggi ogni nave in quell'area, anche quelle umane
    }
    .may =
        { $brief ->
            [yes] tirare per un'area: 1 o 2 danneggia una base stellare due volte, 3–6 la distrugge, 7 con 3 raider, 8 tutte le navi
           *[no] scartare 1 arma nucleare, scegliere un'area spaziale e tirare il dado. Con 1 o 2: danneggia due volte una base stellare in quell'area. Con 3–6: distruggi una base stellare in quell'area. Con 7: distruggi una base stellare e 3 raider in quell'area. Con 8: distruggi ogni nave in quell'area, anche quelle umane
        }
