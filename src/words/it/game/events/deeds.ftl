nothing = non esegue alcuna azione
activates = attiva { NOUN($place, case: "the") }
plays = gioca { $card }
playsQuorum = gioca la Carta Consiglio { $card }
uses = usa { $ability }
does = fa questo: { $what }
revealsAsCylon = si rivela come Cylone
reveals = rivela { $card }
movesThenActs = si muove e poi agisce
actsTwice = resta sul posto e agisce due volte
launches = lancia { NOUN($viper, case: "a") } { NOUN($area, case: "at") }
moves =
    { $own ->
        [yes] muove il proprio { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] muove un { $viper } senza pilota { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
attacks =
    { $own ->
        [yes] attacca { NOUN($target, case: "a") } { NOUN($area, case: "at") } con il proprio { $viper }
       *[no] attacca { NOUN($target, case: "a") } { NOUN($area, case: "at") } con un { $viper } senza pilota
    }
chooses = sceglie: { $choice }
