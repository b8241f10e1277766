crisisDrawn =
    { $superCrisis ->
        [yes] { $player } gioca la Super Crisi { $card }
       *[no] { $player } affronta la Crisi { $card }
    }
crisisReplaced = { $player } fa scartare { $card }: si pesca un'altra Carta Crisi
looks =
    { $where ->
        [hand] { $player } guarda la mano di Carte Consiglio
        [whole] { $player } guarda il { $deck }
        [bottom] { $player } guarda in fondo al { $deck }
       *[top] { $player } guarda in cima al { $deck }
    }
seen =
    { $where ->
        [hand] Nella mano di Carte Consiglio: { $cards }
        [whole] Nel { $deck }: { $cards }
        [bottom] In fondo al { $deck }: { $cards }
       *[top] In cima al { $deck }: { $cards }
    }
none = nessuna carta
putBack =
    { $where ->
        [bottom] { $player } mette { NOUN($card, case: "a") } in fondo al { $deck }
       *[top] { $player } mette { NOUN($card, case: "a") } in cima al { $deck }
    }
drawn = { $player } pesca { $cards }
quorumPlayed = { $player } gioca la Carta Consiglio { $card }
quorumAttached = { $card } va a { $player }
kept = { $card } rimane in gioco
leftPlay =
    { $how ->
        [discarded] { $card } finisce tra gli scarti
        [shuffledIn] { $card } viene rimescolata nel mazzo delle Crisi
       *[removed] { $card } viene rimossa dal gioco
    }
nukeGained = L'Ammiraglio riceve un'arma nucleare (ora { $left })
nukeSpent =
    { $left ->
        [one] Un'arma nucleare viene spesa (ne resta { $left })
       *[other] Un'arma nucleare viene spesa (ne restano { $left })
    }
superCrisisDrawn = { $player } pesca una Carta Super Crisi
superCrisisSeen = { $player } pesca la Carta Super Crisi { $card }
destination = { $player } guida la flotta verso { $card }: distanza +{ $distance } ({ $total } in tutto)
distanceAdded = { $card } si aggiunge alla distanza ({ $total } in tutto)
