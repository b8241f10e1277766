kind = Carta Ammutinamento
costs = scarta { $cards }: { $what }
action = Azione
onlyIf = Solo se { $condition }
holder = Segreta. Limite: 1 (l’Ammutinato: 2).

drawn = { $player } pesca { $cards }
seen = { $player } guarda { $cards }
seenFor = { $player } guarda { $cards } per { $to }
discarded = { $player } scarta { $cards }
played = { $player } gioca la Carta Ammutinamento { $card }
nukesRemoved = Tutte le armi nucleari lasciano il gioco

giveMutiny = scegli la Carta Ammutinamento per { $player }
    .help = Solo tu vedi entrambe le carte. L'altra va in fondo al mazzo degli Ammutinamenti.
keepMutiny = scegli { $cards } da tenere
    .help = Ne hai troppe. Tutti vedono che cosa scarti; non ha effetto.
discardMutiny = scarta una Carta Ammutinamento
    .help = Tutti la vedono. Non ha effetto.
keepTitle = vuoi scartare { $card } per restare { $title }?
    .help = Altrimenti { $player } diventa subito { $title }.
keepAll = Tieni ciò che hai
giveUp = Cedi il titolo
play = Gioca una Carta Ammutinamento
plays = gioca la Carta Ammutinamento { $card }
