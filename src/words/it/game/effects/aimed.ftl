chooseBasestar = scegli una base stellare: { $then }
    .may = scegliere una base stellare: { $then }
chooseArea = scegli un'area spaziale: { $then }
    .may = scegliere un'area spaziale: { $then }
rollAtBasestar = tira il dado contro una base stellare
    .one = tira il dado contro una base stellare
    .several = tirano il dado contro una base stellare
    .may = tirare il dado contro una base stellare
rollForArea = tira il dado per un'area
    .one = tira il dado per un'area
    .several = tirano il dado per un'area
    .may = tirare il dado per un'area
placeBasestar = colloca 1 base stellare { NOUN($area, case: "at") }: { $then }
    .may = collocare 1 base stellare { NOUN($area, case: "at") }: { $then }
removeCylons =
    { $brief ->
        [yes] rimuovi tutte le navi Cyloni da 1 area spaziale
       *[no] scegli un'area spaziale; tutte le navi Cyloni che vi si trovano lasciano il tabellone senza essere distrutte
    }
    .one =
        { $brief ->
            [yes] rimuove tutte le navi Cyloni da 1 area spaziale
           *[no] sceglie un'area spaziale; tutte le navi Cyloni che vi si trovano lasciano il tabellone senza essere distrutte
        }
    .may =
        { $brief ->
            [yes] rimuovere tutte le navi Cyloni da 1 area spaziale
           *[no] scegliere un'area spaziale; tutte le navi Cyloni che vi si trovano lasciano il tabellone senza essere distrutte
        }
destroyAllCylons =
    { $brief ->
        [yes] distruggi tutte le navi Cyloni
       *[no] distruggi tutte le navi Cyloni nello spazio
    }
    .may =
        { $brief ->
            [yes] distruggere tutte le navi Cyloni
           *[no] distruggere tutte le navi Cyloni nello spazio
        }
damageBasestar =
    { $brief ->
        [yes] { $count ->
            [one] danneggiala
           *[other] danneggiala { $count } volte
        }
       *[no] { $count ->
            [one] danneggia quella base stellare
           *[other] danneggia quella base stellare { $count } volte
        }
    }
    .may =
        { $count ->
            [one] danneggiare quella base stellare
           *[other] danneggiare quella base stellare { $count } volte
        }
damageThere =
    { $brief ->
        [yes] danneggia { $ships }
       *[no] danneggia { $ships } in quell'area
    }
    .may =
        { $brief ->
            [yes] danneggiare { $ships }
           *[no] danneggiare { $ships } in quell'area
        }
destroyThere =
    { $brief ->
        [yes] distruggi { $ships }
       *[no] distruggi { $ships } in quell'area
    }
    .may =
        { $brief ->
            [yes] distruggere { $ships }
           *[no] distruggere { $ships } in quell'area
        }
defendCivilian =
    { $brief ->
        [yes] distruggi { $raiders } o { $heavyRaiders } accanto a una nave civile, mettendola a rischio
       *[no] scegli una nave civile nello spazio; nella sua area distruggi { $raiders } o { $heavyRaiders }. Poi tira il dado. Con { $lostOn } o meno: la nave civile è distrutta
    }
    .may =
        { $brief ->
            [yes] distruggere { $raiders } o { $heavyRaiders } accanto a una nave civile, mettendola a rischio
           *[no] scegliere una nave civile nello spazio; nella sua area distruggi { $raiders } o { $heavyRaiders }. Poi tira il dado. Con { $lostOn } o meno: la nave civile è distrutta
        }
sacrifice =
    { $brief ->
        [yes] vai in Infermeria e distruggi navi nella tua area
       *[no] lascia il tuo viper per l'Infermeria; nella sua area distruggi fino a { $raiders }, o fino a { $heavyRaiders }, o 1 base stellare, o 1 nave civile
    }
    .may =
        { $brief ->
            [yes] andare in Infermeria e distruggere navi nella tua area
           *[no] lasciare il tuo viper per l'Infermeria; nella sua area distruggi fino a { $raiders }, o fino a { $heavyRaiders }, o 1 base stellare, o 1 nave civile
        }
moveAndAttack =
    { $brief ->
        [yes] vola in una qualsiasi area spaziale e attacca lì
       *[no] muovi il tuo viper in una qualsiasi area spaziale, e poi puoi attaccare 1 nave Cylone nell'area in cui ti trovi
    }
    .may =
        { $brief ->
            [yes] volare in una qualsiasi area spaziale e attaccare lì
           *[no] muovere il tuo viper in una qualsiasi area spaziale, e poi puoi attaccare 1 nave Cylone nell'area in cui ti trovi
        }
markScar = 1 raider collocato da questa carta è Scar
interfere =
    { $brief ->
        [yes] i primi { $ships } che agiscono nella tua area spaziale mancano il bersaglio
       *[no] i primi { $ships } che agiscono nella tua area spaziale mancano il bersaglio, e per loro non si tira il dado
    }
activateHeavyRaiders = attiva gli heavy raider, ma non i centurioni
    .may = attivare gli heavy raider, ma non i centurioni
