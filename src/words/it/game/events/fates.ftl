eliminated = { $player } è fuori dalla partita
loyaltyShuffledIn =
    { $count ->
        [one] { $cards } viene mescolata nel mazzo delle Affiliazioni
       *[other] { $cards } vengono mescolate nel mazzo delle Affiliazioni
    }
consequence = Seguono le Conseguenze di { $card }
abilityResolved = Viene risolta la capacità di { $card }
takesEffect = { $card } ha effetto
looksAtAdded = { $player } guarda le carte aggiunte da { $of }
hasAdded = Carte aggiunte da { $player }: { $cards }
hasAddedNone = { $player } non ha aggiunto carte
asideAdded =
    { $count ->
        [one] { $cards } messa da parte entra nella prova
       *[other] { $cards } messe da parte entrano nella prova
    }
learned =
    { $to ->
        [hand] { $player } prende { $cards }
       *[check] { $player } aggiunge { $cards } alla prova
    }
passReplaced = { $player } decide che il successo ha un altro risultato
destinySeeded =
    { $count ->
        [one] { $cards } viene mescolata nel mazzo del Destino
       *[other] { $cards } vengono mescolate nel mazzo del Destino
    }
destinyReplaced =
    { $wasEmpty ->
        [yes] Il mazzo del Destino viene scartato; quello nuovo ha { $cards }
       *[no] Il mazzo del Destino viene scartato ({ $discarded }); quello nuovo ha { $cards }
    }
destinyCulled = { $player } scarta { $cards } dal mazzo del Destino
destinyCulledNone = { $player } non scarta nulla dal mazzo del Destino
destinySwapped = { $player } mette { $put } in cima al mazzo del Destino e prende { $taken }
destinySwappedUnseen = { $player } mette { $put } in cima al mazzo del Destino e prende la carta che c'era
dieReplaced = { $player } scarta { $card } invece di tirare il dado per { $what }: conta come { $result }
dieNamed = { $player } sceglie { $result } come risultato del dado per { $what }
dieAdjusted = Il dado cambia di { $change } (ora { $result })
raiderMisses = Un raider { NOUN($area, case: "at") } manca il bersaglio
scarAppears = Uno dei raider { NOUN($area, case: "at") } è Scar
protected = { $player } prende precauzioni: in questo turno la prossima perdita { NOUN($resource, case: "of") } è ridotta di 1
lossLessened = Le precauzioni salvano 1 { $resource }
nextCrisisJumps = { $player } prepara il salto: la prossima Carta Crisi di questo turno ha un'icona di preparazione al salto
skillGiven = { $player } consegna { $card } a { $to }
quorumDiscarded = { $player } scarta { $cards }
quorumOverLimit = { $player } scarta { $cards } per rispettare il limite di Carte Consiglio
handTaken = { $player } prende { $cards } da { $from }
handTakenNone = { $player } non prende Carte Abilità da { $from }
