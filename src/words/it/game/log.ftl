## events.turn

events-turn-gameStarted = La partita comincia: il primo turno è di { $player }
events-turn-character = { $player } gioca con { $character }
events-turn-started = Turno { $turn }: { $player }
events-turn-titleGained =
    { $isNew ->
        [yes] { $player } diventa { $title }
       *[no] { $player } diventa { $title } al posto di { $before }
    }
events-turn-titleVacant =
    { $isNew ->
        [yes] Ora nessuno è { $title }
       *[no] { $before } non è più { $title }, e nessun altro lo è
    }
events-turn-milestone = Distanza { $distance } raggiunta: { $what }
events-turn-moved = { $player } va { NOUN($to, case: "to") }
events-turn-sentTo = { $player } finisce { NOUN($to, case: "at") }
events-turn-shotDown = Abbattuto il velivolo di { $player }, che finisce { NOUN($to, case: "at") }
events-turn-took = { $player } { $deed }
events-turn-used = { $player } usa { $what }
events-turn-choseSelf = { $player } sceglie il proprio personaggio
events-turn-chose = { $player } sceglie { $target }
events-turn-optionChosen = { $card }, { $player } decide: { $option }
events-turn-nobodyChooses = { $card }: nessuno può decidere, quindi nessun effetto
events-turn-rolled = { $player } tira { $roll } per { NOUN($what, case: "the") }
events-turn-rolledAttack = { $player } tira { $roll }: { $attack }
events-turn-beyond = { $roll } (conta come { $result })
events-turn-takesEffect = ha effetto con { $range }
events-turn-costsPopulation = con { $range } si perde popolazione

events-turn-loyaltyAtEnd = Carte Affiliazione: { $cards }
events-turn-heldAtEnd = { $player } – { $cards }
events-turn-agendaAtEnd =
    { $met ->
        [yes] Intenzioni di { $player }, realizzate: { $card }
       *[no] Intenzioni di { $player }, non realizzate: { $card }
    }

## events.checks

events-checks-started =
    { $partialAt ->
        [never] { $source }, prova di abilità { $difficulty }: favorevoli { $skills }
       *[other] { $source }, prova di abilità { $difficulty } (successo parziale da { $partialAt }): favorevoli { $skills }
    }
events-checks-destinyAdded = Il mazzo del Destino aggiunge { $cards }
events-checks-added = { $player } aggiunge { $cards }
events-checks-addedNone = { $player } non aggiunge carte
events-checks-difficulty = difficoltà { $change } (ora { $now })

events-checks-revealed = Carte rivelate, { $total } su { $difficulty }: { $cards }
events-checks-noCards = nessuna carta
events-checks-by = { $change } da { $source }
events-checks-byOf = { $change } da { $source } di { $player }
events-checks-abilities = capacità
events-checks-against = meno { $cards }
events-checks-noEffect = non contano: { $cards }

events-checks-resultOf =
    { $result ->
        [pass] Prova superata: { $source }, { $total } su { $difficulty }
        [partial] Successo parziale: { $source }, { $total } su { $difficulty }
       *[fail] Prova fallita: { $source }, { $total } su { $difficulty }
    }
events-checks-result =
    { $result ->
        [pass] Prova superata: { $source }
        [partial] Successo parziale: { $source }
       *[fail] Prova fallita: { $source }
    }
events-checks-decided =
    { $result ->
        [pass] { $source }: { $player } decide che la prova è superata
       *[fail] { $source }: { $player } decide che la prova è fallita
    }
events-checks-discarded = Scartate dalla prova
events-checks-taken = { $player } prende in mano le carte della prova: { $cards }
events-checks-takenNone = { $player } non prende carte della prova

## events.cards

events-cards-crisisDrawn =
    { $superCrisis ->
        [yes] { $player } gioca una Super Crisi: { $card }
       *[no] { $player } affronta una Crisi: { $card }
    }
events-cards-crisisReplaced = { $player } scarta { $card }: si pesca un’altra Carta Crisi
events-cards-looks =
    { $where ->
        [hand] { $player } guarda la mano di Carte Consiglio
        [whole] { $player } guarda il { $deck }
        [bottom] { $player } guarda in fondo al { $deck }
       *[top] { $player } guarda in cima al { $deck }
    }
events-cards-seen =
    { $where ->
        [hand] Nella mano di Carte Consiglio: { $cards }
        [whole] Nel { $deck }: { $cards }
        [bottom] In fondo al { $deck }: { $cards }
       *[top] In cima al { $deck }: { $cards }
    }
events-cards-none = nessuna carta
events-cards-putBack =
    { $where ->
        [bottom] { $player } mette { NOUN($card, case: "a") } in fondo al { $deck }
       *[top] { $player } mette { NOUN($card, case: "a") } in cima al { $deck }
    }
events-cards-drawn = { $player } pesca { $cards }
events-cards-quorumPlayed = { $player } gioca la Carta Consiglio { $card }
events-cards-quorumAttached = { $player } riceve { $card }
events-cards-kept = { $card } resta in gioco
events-cards-leftPlay =
    { $how ->
        [discarded] { $card } viene scartata
        [shuffledIn] { $card } viene rimescolata nel mazzo delle Crisi
       *[removed] { $card } viene rimossa dal gioco
    }
events-cards-nukeGained = l’Ammiraglio riceve un’arma nucleare (ora { $left })
events-cards-nukeSpent =
    { $left ->
        [one] 1 arma nucleare usata (ne resta { $left })
       *[other] 1 arma nucleare usata (ne restano { $left })
    }
events-cards-superCrisisDrawn = { $player } pesca una Carta Super Crisi
events-cards-superCrisisSeen = { $player } pesca la Carta Super Crisi { $card }
events-cards-destination = { $player } porta la flotta qui: { $card }, distanza +{ $distance } (ora { $total })
events-cards-distanceAdded = { $card } aumenta la distanza (ora { $total })

## events.skills

events-skills-drawn = { $player } pesca { $cards }
events-skills-drawnNone = { $player } non pesca Carte Abilità
events-skills-discarded =
    { $random ->
        [yes] { $player } scarta a caso { $cards }
       *[no] { $player } scarta { $cards }
    }
events-skills-discardedNone = { $player } non ha Carte Abilità da scartare
events-skills-skipped = { $player } non pesca Carte Abilità in questo turno
events-skills-taken = { $player } prende { $cards } da { $from }
events-skills-looksAtHand = { $player } guarda la mano di { $of }
events-skills-hand = La mano di { $of }: { $cards }
events-skills-none = nessuna Carta Abilità
events-skills-reshuffled = gli scarti del { $deck } vengono rimescolati e formano un nuovo mazzo
events-skills-named = { $player } indica { $skill }: nella prova queste carte valgono 0
events-skills-destinyRebuilt = si forma un nuovo mazzo del Destino con 2 carte di ogni abilità

## events.deeds

events-deeds-nothing = non esegue azioni
events-deeds-activates = attiva { NOUN($place, case: "the") }
events-deeds-plays = gioca { $card }
events-deeds-playsQuorum = gioca la Carta Consiglio { $card }
events-deeds-uses = usa { $ability }
events-deeds-does = esegue l’azione { $what }
events-deeds-revealsAsCylon = si rivela come Cylone
events-deeds-reveals = rivela { $card }
events-deeds-movesThenActs = si muove e poi agisce
events-deeds-actsTwice = resta sul posto e agisce due volte
events-deeds-launches = lancia { NOUN($viper, case: "a") } { NOUN($area, case: "at") }
events-deeds-moves =
    { $own ->
        [yes] muove il proprio { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] muove un { $viper } senza pilota { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
events-deeds-attacks =
    { $own ->
        [yes] attacca { NOUN($target, case: "a") } { NOUN($area, case: "at") } con il proprio { $viper }
       *[no] attacca { NOUN($target, case: "a") } { NOUN($area, case: "at") } con un { $viper } senza pilota
    }
events-deeds-chooses = sceglie: { $choice }

## events.fates

events-fates-eliminated = { $player } è fuori dalla partita
events-fates-loyaltyShuffledIn =
    { $count ->
        [one] { $cards } viene mescolata nel mazzo delle Affiliazioni
       *[other] { $cards } vengono mescolate nel mazzo delle Affiliazioni
    }
events-fates-consequence = scattano le Conseguenze di { $card }
events-fates-abilityResolved = si risolve la capacità di { $card }
events-fates-takesEffect = { $card } ha effetto
events-fates-looksAtAdded = { $player } guarda le carte aggiunte da { $of }
events-fates-hasAdded = Carte aggiunte da { $player }: { $cards }
events-fates-hasAddedNone = { $player } non ha aggiunto carte
events-fates-asideAdded =
    { $count ->
        [one] { $cards } messa da parte entra nella prova
       *[other] { $cards } messe da parte entrano nella prova
    }
events-fates-learned =
    { $to ->
        [hand] { $player } prende { $cards }
       *[check] { $player } aggiunge { $cards } alla prova
    }
events-fates-passReplaced = { $player } sostituisce il risultato del successo
events-fates-destinySeeded =
    { $count ->
        [one] { $cards } viene mescolata nel mazzo del Destino
       *[other] { $cards } vengono mescolate nel mazzo del Destino
    }
events-fates-destinyReplaced =
    { $wasEmpty ->
        [yes] Il mazzo del Destino era vuoto e viene sostituito con { $cards }
       *[no] Il mazzo del Destino viene scartato ({ $discarded }) e sostituito con { $cards }
    }
events-fates-destinyCulled = { $player } scarta { $cards } dal mazzo del Destino
events-fates-destinyCulledNone = { $player } non scarta nulla dal mazzo del Destino
events-fates-destinySwapped = { $player } scambia { $put } con la prima carta del mazzo del Destino, { $taken }
events-fates-destinySwappedUnseen = { $player } scambia { $put } con la prima carta del mazzo del Destino
events-fates-dieReplaced = { $player } scarta { $card } invece di tirare il dado per { NOUN($what, case: "the") }: il risultato è { $result }
events-fates-dieNamed = { $player } mette a { $result } il dado per { NOUN($what, case: "the") }
events-fates-dieAdjusted = il tiro cambia di { $change } (ora { $result })
events-fates-raiderMisses = Un raider { NOUN($area, case: "at") } manca il bersaglio
events-fates-scarAppears = Uno dei raider { NOUN($area, case: "at") } è Scar
events-fates-protected = { $player } prende precauzioni: in questo turno la prossima perdita { NOUN($resource, case: "of") } è ridotta di 1
events-fates-lossLessened = le precauzioni salvano 1 { $resource }
events-fates-nextCrisisJumps = { $player } prepara il salto: la prossima Carta Crisi di questo turno riceve un’icona di preparazione al salto
events-fates-skillGiven = { $player } dà { $card } a { $to }
events-fates-quorumDiscarded = { $player } scarta { $cards }
events-fates-quorumOverLimit = { $player } scarta { $cards } (limite di Carte Consiglio)
events-fates-handTaken = { $player } prende { $cards } da { $from }
events-fates-handTakenNone = { $player } non prende Carte Abilità da { $from }

## events.loyalty

events-loyalty-dealt = { $player } riceve { $cards }
events-loyalty-sleeperAgentPhase = Fase dell’Agente Dormiente: ogni giocatore riceve un’altra Carta Affiliazione
events-loyalty-seen = { $player } guarda { $cards } di { $of }
events-loyalty-lookPrevented = nessuno può guardare Carte Affiliazione
events-loyalty-revealed = { $player } rivela una Carta Affiliazione: { $card }
events-loyalty-becameCylon =
    { $how ->
        [sympathizer] { $player } passa ai Cyloni come simpatizzante
        [sympathetic] { $player } diventa un Cylone con uno scopo tutto suo
       *[revealed] { $player } ora è un giocatore Cylone
    }
events-loyalty-handedOver = { $player } dà { $cards } a { $to }

## events.board

events-board-resource =
    { $loss ->
        [yes] { $now ->
            [one] { $change } { $resource } (resta { $now })
           *[other] { $change } { $resource } (restano { $now })
        }
       *[no] { $change } { $resource } (ora { $now })
    }
events-board-change =
    { $loss ->
        [yes] { $now ->
            [one] { $change } { $resource } (resta { $now })
           *[other] { $change } { $resource } (restano { $now })
        }
       *[no] { $change } { $resource } (ora { $now })
    }
events-board-galacticaDamaged = il Galactica è danneggiato { NOUN($place, case: "at") }
events-board-galacticaHit = il Galactica è danneggiato e perde { $loss }
events-board-damageSeen = { $player } guarda { $tokens }
events-board-repaired = { $player } ripara { NOUN($place, case: "the") }
events-board-centurionBoarded = un centurione sale a bordo del Galactica
events-board-space =
    { $space ->
        [end] la fine
       *[other] lo spazio { $space }
    }
events-board-centurionsAdvanced =
    { $count ->
        [one] il centurione a bordo avanza sull’indicatore delle Squadre di Abbordaggio e raggiunge { $spaces }
       *[other] i centurioni a bordo avanzano sull’indicatore delle Squadre di Abbordaggio e raggiungono { $spaces }
    }
events-board-centurionsAdvancedEach = i centurioni a bordo avanzano sull’indicatore delle Squadre di Abbordaggio: { $each }
events-board-centurionsTo =
    { $count ->
        [one] { $count } raggiunge { $space }
       *[other] { $count } raggiungono { $space }
    }
events-board-centurionDestroyed =
    { $space ->
        [0] un centurione è distrutto sullo spazio di partenza dell’indicatore delle Squadre di Abbordaggio
       *[other] un centurione è distrutto sullo spazio { $space } dell’indicatore delle Squadre di Abbordaggio
    }
events-board-jumpTrack = Preparazione al Salto { $change } (ora { $now } su 5)
events-board-jumpTrackReset = il segnalino flotta torna allo spazio di partenza dell’indicatore di Preparazione al Salto
events-board-jumped =
    { $how ->
        [final] La flotta compie l’ultimo salto
        [someStay] La flotta compie un salto
       *[all] La flotta compie un salto. Ogni nave nello spazio lascia il tabellone
    }

## events.ships

events-ships-pilots = { $ship } di { $player }
    .gender = m
    .a = il { $ship } di { $player }
    .the = il { $ship } di { $player }
    .of = del { $ship } di { $player }
    .to = al { $ship } di { $player }
    .from = dal { $ship } di { $player }
    .on = sul { $ship } di { $player }
events-ships-unmanned = { $ship } senza pilota
    .gender = m
    .a = un { $ship } senza pilota
    .the = il { $ship } senza pilota
    .of = del { $ship } senza pilota
    .to = al { $ship } senza pilota
    .from = dal { $ship } senza pilota
    .on = sul { $ship } senza pilota

events-ships-launchRaiders = le basi stellari lanciano raider
events-ships-activated = si attivano { NOUN($what, case: "the") }
events-ships-placed = { $ships } in gioco { NOUN($area, case: "at") }
events-ships-launched = { $ships } in volo { NOUN($area, case: "at") }
events-ships-moved = { NOUN($ship, case: "a") } si sposta { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-ships-viperLaunched = un { $ship } senza pilota si lancia { NOUN($area, case: "at") }
events-ships-pilotLaunched = { $player } si lancia { NOUN($area, case: "at") } con { NOUN($ship, case: "a") }

events-ships-attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacca { NOUN($whom, case: "a") }
        [target] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") }
    }
events-ships-result =
    { $result ->
        [miss] bersaglio mancato
        [damaged] bersaglio danneggiato
       *[destroyed] bersaglio distrutto
    }
events-ships-wouldHit = serviva { $range }

events-ships-destroyed =
    { $inSpace ->
        [yes] { NOUN($ships, case: "destroyed") } { NOUN($area, case: "at") }
       *[no] { NOUN($ships, case: "destroyed") }
    }
events-ships-damaged =
    { $inSpace ->
        [yes] { NOUN($ship, case: "a") } subisce danni { NOUN($area, case: "at") }
       *[no] { NOUN($ship, case: "a") } subisce danni
    }
events-ships-basestarDamaged = La base stellare { NOUN($area, case: "at") } è danneggiata: { $damage }
events-ships-civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] una nave civile viene distrutta { NOUN($area, case: "at") }
           *[no] una nave civile viene distrutta
        }
       *[other] { $inSpace ->
            [yes] { $ships } vengono distrutte { NOUN($area, case: "at") }
           *[no] { $ships } vengono distrutte
        }
    }
events-ships-aboard = { $cargo } a bordo
events-ships-empty = nessuno a bordo
events-ships-civiliansSeen = { $player } guarda { $ships }
events-ships-seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] n. { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
events-ships-raptors =
    { $loss ->
        [yes] { $now ->
            [one] raptor { $change } (ne resta { $now })
           *[other] raptor { $change } (ne restano { $now })
        }
       *[no] raptor { $change } (ora { $now })
    }
events-ships-restored = { $ships } di nuovo nelle Riserve
events-ships-restoredNone = nessuna nave torna nelle Riserve
events-ships-cleared =
    { $count ->
        [one] { $ships } { NOUN($area, case: "at") } lascia il tabellone
       *[other] { $ships } { NOUN($area, case: "at") } lasciano il tabellone
    }
events-ships-recalled = { $ships } di nuovo nelle Riserve dallo spazio
events-ships-repaired = { $player } ripara { $ships }

## events.together

events-together-moved = { NOUN($ships, case: "moves") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-movedWays = { NOUN($ships, case: "moves") }: { $ways }
events-together-way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-placed = navi in gioco: { $where }
events-together-there = { $ships } { NOUN($area, case: "at") }
events-together-struck = il Galactica è danneggiato
events-together-attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacca { NOUN($whom, case: "a") }
           *[no] { $who } { NOUN($area, case: "at") } attaccano { NOUN($whom, case: "a") }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
           *[no] { $who } attaccano { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") }
           *[no] { $who } attaccano { NOUN($whom, case: "a") }
        }
    }
events-together-added = Carte aggiunte: { $each }
events-together-ofDestiny = Destino { $count }
events-together-ofPlayer =
    { $count ->
        [0] { $player } nessuna
       *[other] { $player } { $count }
    }
events-together-dealt = Carte Affiliazione distribuite: { $each }
events-together-dealtEach = { $players } ricevono { $cards } a testa
events-together-drawnEach = { $players } pescano { $cards } a testa
events-together-sent = { $players } finiscono { NOUN($to, case: "at") }

## events.cause

events-cause-handLimit = limite di carte in mano
events-cause-executed = esecuzione
events-cause-revealed = rivelazione come Cylone
events-cause-infiltrationEnded = fine dell’infiltrazione
events-cause-cost = passaggio su un’altra nave
events-cause-prepareForJump = Preparazione al Salto

events-cause-attack = l’attacco
events-cause-nuke = l’arma nucleare
events-cause-jump = il salto
events-cause-area = l’area
events-cause-force = la forza di occupazione
events-cause-because = { $why }: { $what }

## outcome

outcome-wins =
    { $winner ->
        [humans] Gli umani vincono: { $cause }
       *[cylons] I Cyloni vincono: { $cause }
    }
outcome-winners =
    { $count ->
        [one] Vince { $players }
       *[other] Vincono { $players }
    }

## sources

sources-damage = danno { NOUN($place, case: "to") }
sources-civilianShip = nave civile perduta
sources-deck = mazzo di { $of }
