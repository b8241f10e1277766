draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] pesca { $cards } se non ne hai, senza andare nelle Celle
           *[no] pesca { $cards } se non ne hai
        }
       *[no] { $stays ->
            [yes] pesca { $cards } senza andare nelle Celle
           *[no] pesca { $cards }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] pesca { $cards } se non ne ha, senza andare nelle Celle
               *[no] pesca { $cards } se non ne ha
            }
           *[no] { $stays ->
                [yes] pesca { $cards } senza andare nelle Celle
               *[no] pesca { $cards }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] pescano ciascuno { $cards } se non ne hanno, senza andare nelle Celle
               *[no] pescano ciascuno { $cards } se non ne hanno
            }
           *[no] { $stays ->
                [yes] pescano ciascuno { $cards } senza andare nelle Celle
               *[no] pescano ciascuno { $cards }
            }
        }
    .may =
        { $ifNone ->
            [yes] { $stays ->
                [yes] pescare { $cards } se non ce n'è in mano, senza andare nelle Celle
               *[no] pescare { $cards } se non ce n'è in mano
            }
           *[no] { $stays ->
                [yes] pescare { $cards } senza andare nelle Celle
               *[no] pescare { $cards }
            }
        }
keeping =
    { $brief ->
        [yes] tenendone { $count }
       *[no] tenendone in tutto { $count }
    }
takeRandomCards =
    { $brief ->
        [yes] prendi { $cards } { NOUN($from, case: "of") }
       *[no] prendi { $cards } a caso dalla mano { NOUN($from, case: "of") }
    }
    .may =
        { $brief ->
            [yes] prendere { $cards } { NOUN($from, case: "of") }
           *[no] prendere { $cards } a caso dalla mano { NOUN($from, case: "of") }
        }
repairEveryViper = ripara tutti i viper danneggiati
    .may = riparare tutti i viper danneggiati
placeThere =
    { $brief ->
        [yes] colloca { $ships }
       *[no] colloca { $ships } in quell'area
    }
    .may =
        { $brief ->
            [yes] collocare { $ships }
           *[no] collocare { $ships } in quell'area
        }
buryQuorum =
    { $brief ->
        [yes] { $count ->
            [one] metti in fondo al mazzo { $count } carta della mano del Consiglio
           *[other] metti in fondo al mazzo { $count } carte della mano del Consiglio
        }
       *[no] guarda tutte le Carte Consiglio in mano e metti { $cards } in fondo al mazzo del Consiglio
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] mettere in fondo al mazzo { $count } carta della mano del Consiglio
               *[other] mettere in fondo al mazzo { $count } carte della mano del Consiglio
            }
           *[no] guardare tutte le Carte Consiglio in mano e mettere { $cards } in fondo al mazzo del Consiglio
        }
removeNukes = tutte le armi nucleari sono rimosse dal gioco
nominate = diventi { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco
    .one = diventa { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco
    .several = diventano { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco
    .may = diventare { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco

holdsMutiny =
    { $count ->
        [one] hai una Carta Ammutinamento
       *[other] hai { $count } o più Carte Ammutinamento
    }
holderHasMutiny = { NOUN($title, case: "the") } ha una Carta Ammutinamento
lacksTitle = non sei { $title }
holderHandAtLeast = { NOUN($title, case: "the") } ha { $count } o più Carte Abilità
anybodyHeld = qualcuno è nelle Celle
