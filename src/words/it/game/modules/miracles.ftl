gained =
    { $now ->
        [1] { $player } riceve un segnalino miracolo
       *[other] { $player } riceve un segnalino miracolo, ora { $now }
    }
spent = { $player } spende { $tokens }
spentFor = { $player } spende { $tokens } per { $ability }
passed = Un segnalino miracolo di { $player } va a { $to }
lost = { $player } perde { $tokens }

pass = scegli dove va un segnalino miracolo
    .help = A un altro giocatore nel tuo ambiente, o da lui a te. Nessuno può averne più del limite.
give = Consegna un segnalino a { $player }
take = Prendi il segnalino di { $player }
