addToTotal = il totale aumenta di { $each } per ogni carta di forza { $strengths } nella prova
takeFromCheck =
    { $brief ->
        [yes] togli dalla prova 1 carta di forza { $strengths }
       *[no] prendi in mano dalla prova 1 altra carta di forza { $strengths }
    }
    .one =
        { $brief ->
            [yes] toglie dalla prova 1 carta di forza { $strengths }
           *[no] prende in mano dalla prova 1 altra carta di forza { $strengths }
        }
    .may =
        { $brief ->
            [yes] togliere dalla prova 1 carta di forza { $strengths }
           *[no] prendere in mano dalla prova 1 altra carta di forza { $strengths }
        }
dogfight =
    { $brief ->
        [yes] danneggia 1 viper per scartare 1 carta dalla prova
       *[no] danneggia 1 viper nello spazio o nelle Riserve per scartare 1 altra carta dalla prova
    }
    .one =
        { $brief ->
            [yes] danneggia 1 viper per scartare 1 carta dalla prova
           *[no] danneggia 1 viper nello spazio o nelle Riserve per scartare 1 altra carta dalla prova
        }
    .may =
        { $brief ->
            [yes] danneggiare 1 viper per scartare 1 carta dalla prova
           *[no] danneggiare 1 viper nello spazio o nelle Riserve per scartare 1 altra carta dalla prova
        }
influenceQuorum =
    { $brief ->
        [yes] pesca { $cards }: 1 al Presidente, gioca o scarta l'altra
       *[no] pesca { $cards }, consegnane 1 al Presidente e gioca o scarta l'altra
    }
    .may =
        { $brief ->
            [yes] pescare { $cards }: 1 al Presidente, gioca o scarta l'altra
           *[no] pescare { $cards }, consegnarne 1 al Presidente e giocare o scartare l'altra
        }
activateAnywhere =
    { $brief ->
        [yes] attiva { NOUN($places, case: "the") }
       *[no] attiva { NOUN($places, case: "the") } ovunque ti trovi, anche se l'ambiente è danneggiato
    }
    .may =
        { $brief ->
            [yes] attivare { NOUN($places, case: "the") }
           *[no] attivare { NOUN($places, case: "the") } ovunque ti trovi, anche se l'ambiente è danneggiato
        }
activateOneViper =
    { $count ->
        [one] attiva 1 viper senza pilota fino a { $count } volta
       *[other] attiva 1 viper senza pilota fino a { $count } volte
    }
    .may =
        { $count ->
            [one] attivare 1 viper senza pilota fino a { $count } volta
           *[other] attivare 1 viper senza pilota fino a { $count } volte
        }
launchReserves =
    { $brief ->
        [yes] lancia fino a { $vipers } accanto a un pilota e attivali
       *[no] lancia fino a { $vipers } delle Riserve, senza pilota, in un'area con un viper con pilota, poi attiva ciascuno una volta
    }
    .may =
        { $brief ->
            [yes] lanciare fino a { $vipers } accanto a un pilota e attivarli
           *[no] lanciare fino a { $vipers } delle Riserve, senza pilota, in un'area con un viper con pilota, poi attivare ciascuno una volta
        }

currentIsHuman = il giocatore di turno è umano
theyAreHuman = è umano
mayAddToCheck = può ancora aggiungerne una
noBlueSpace = il segnalino flotta non è su uno spazio blu dell'indicatore di Preparazione al Salto
mayTradeRaptor = c'è un raptor nelle Riserve e un raptor d'assalto inutilizzato
