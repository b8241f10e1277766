checkCardTaken = { $player } prende { $card } dalla prova
quorumKept = { $player } tiene { $card } come Presidente
quorumGiven = { $player } consegna { $card } a { $to }, Presidente
reservesLaunched =
    { $count ->
        [one] { $ships } delle Riserve raggiunge un pilota { NOUN($area, case: "at") }
       *[other] { $ships } delle Riserve raggiungono un pilota { NOUN($area, case: "at") }
    }

takeFromCheck = prendi una carta dalla prova, se vuoi
    .help = Va nella tua mano e non conta più. Ciò che la sua capacità ha già fatto resta.
takeNone = Non prenderne
    .detail = Tutte le carte restano nella prova
dogfight = scarta una carta dalla prova, se vuoi
    .help = Il prezzo è 1 viper: dopo la carta ne scegli uno nello spazio o nelle Riserve, che viene danneggiato.
discardNone = Non scartarne
    .detail = Nessun viper viene danneggiato
shareQuorum = scegli la Carta Consiglio che { $player } riceve come Presidente
    .help = L'altra poi la giochi tu, oppure la scarti.
playOrDiscard = gioca l'altra Carta Consiglio, oppure scartala
    .help = Le scelte e i tiri li fai tu. Dove nomina il Presidente, si intende il Presidente.
discardIt = Scartala
    .detail = Non ha effetto
activateFromAfar = scegli l'ambiente da attivare
    .help =
        { $undamaged ->
            [yes] Da qualunque posto tu sia. Vale ciò che costa o richiede.
           *[no] Da qualunque posto tu sia, e anche se è danneggiato.
        }
launchReserves = scegli dove si lanciano i viper delle Riserve
    .help = Un'area con un viper con pilota. Ognuno dei nuovi alla fine si attiva una volta.
howManyLaunch = scegli quanti viper si lanciano { NOUN($area, case: "at") }
    .help = Dopo, ognuno si attiva una volta, uno dopo l'altro.
