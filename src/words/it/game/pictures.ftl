## pictures.board

pictures-board-turn = Turno { $turn }
pictures-board-turnPhase = Turno { $turn } · { $phase }
pictures-board-setup = Preparazione
pictures-board-phase-startOfTurn = Inizio
pictures-board-phase-receiveSkills = Abilità
pictures-board-phase-movement = Movimento
pictures-board-phase-action = Azione
pictures-board-phase-crisis = Crisi
pictures-board-phase-activateCylonShips = Navi Cyloni
pictures-board-phase-prepareForJump = Prep. salto
pictures-board-phase-endOfTurn = Fine

pictures-board-now = Ora:
pictures-board-asked = { $player }, { $question }
pictures-board-askedAll = { $players }: { $question }
pictures-board-waiting = Si aspettano i giocatori

pictures-board-humansWin = Vincono gli umani
pictures-board-cylonsWin = Vincono i Cyloni
pictures-board-after =
    { $turns ->
        [one] Dopo { $turns } turno e una distanza di { $distance }
       *[other] Dopo { $turns } turni e una distanza di { $distance }
    }

pictures-board-low = { $resource }: poco
pictures-board-dial-fuel = Carbur.
pictures-board-dial-food = Cibo
pictures-board-dial-morale = Morale
pictures-board-dial-population = Popol.
pictures-board-loss-fuel = { $count }C
pictures-board-loss-food = { $count }B
pictures-board-loss-morale = { $count }M
pictures-board-loss-population = { $count }P
pictures-board-noLaunch = H
pictures-board-noAttack = A

pictures-board-distance = Distanza
pictures-board-distanceOf = di { $end } per { $goal }
pictures-board-distanceOfShort = di { $end }
pictures-board-notJumped = La flotta non ha ancora compiuto un salto
pictures-board-glanceDistance = Distanza { $distance } di { $end }
pictures-board-glanceDistanceAt = Distanza { $distance } di { $end } · a { $next }: { $events }
pictures-board-glanceDistanceNext = Distanza { $distance } di { $end }, poi { $next }

pictures-board-jumpTrack = Prep. al Salto
pictures-board-ftlNotReady = FTL non pronto
pictures-board-ftlReady = FTL pronto, rischio { $count } popol.
pictures-board-ftlReadyShort = FTL pronto, rischio { $count }
pictures-board-brings = Fa tornare il Galactica
pictures-board-unused = Non si usa più
pictures-board-boardingTrack = Abbordaggio
pictures-board-aboard =
    { $count ->
        [0] Nessun centurione a bordo
        [one] { $count } centurione a bordo
       *[other] { $count } centurioni a bordo
    }
pictures-board-aboardShort =
    { $count ->
        [0] Nessun centurione
        [one] { $count } centurione
       *[other] { $count } centurioni
    }
pictures-board-ftl = FTL
pictures-board-back = Rit.
pictures-board-auto = Auto
pictures-board-lost = Persi
pictures-board-jumpUnused = L’indicatore di Salto non si usa più

pictures-board-launch = Lancio
pictures-board-closed = Chiuso
pictures-board-scar = Scar

pictures-board-reserves = Riserve
pictures-board-vipers = Viper
pictures-board-vipersShort = Viper
pictures-board-raptors = Raptor
pictures-board-raptorsShort = Raptor
pictures-board-nukes = Atomiche
pictures-board-nukesShort = Atom.
pictures-board-damaged = Dannegg.
pictures-board-damagedShort = Danni
pictures-board-lostShips = Persi
pictures-board-lostShipsShort = Persi
pictures-board-model =
    { $model ->
        [viperMarkVII] Mark VII
        [assaultRaptor] Assalto
       *[other] { $name }
    }
pictures-board-modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Assal.
       *[other] { $name }
    }

pictures-board-deck-destiny = Destino
pictures-board-deck-crisis = Crisi
pictures-board-deck-superCrisis = Super Crisi
pictures-board-deck-quorum = Consiglio
pictures-board-deck-quorumHand = Mano C.
pictures-board-deck-mutiny = Ammut.
pictures-board-deck-destination = Destinaz.
pictures-board-deck-loyalty = Affiliaz.
pictures-board-deck-civilians = Civili
pictures-board-deck-politics = Politica
pictures-board-deck-leadership = Leadership
pictures-board-deck-tactics = Tattica
pictures-board-deck-piloting = Pilotaggio
pictures-board-deck-engineering = Ingegneria
pictures-board-deck-treachery = Tradimento
pictures-board-used = usate { $count }
pictures-board-letter-quorum = C
pictures-board-letter-mutiny = A
pictures-board-letter-loyalty = A
pictures-board-letter-civilians = C
pictures-board-letter-agenda = I
pictures-board-letter-motive = M
pictures-board-letters-politics = POL
pictures-board-letters-leadership = LEA
pictures-board-letters-tactics = TAT
pictures-board-letters-piloting = PIL
pictures-board-letters-engineering = ING
pictures-board-letters-treachery = TRA

## pictures.cards

pictures-cards-first = Prima
pictures-cards-afterwards = In seguito
pictures-cards-place = Colloca
pictures-cards-thenPlace = Poi colloca
pictures-cards-needs = Serve
pictures-cards-partly = parziale { $number }
pictures-cards-with = con
pictures-cards-totalOf = { $total } su { $difficulty }
pictures-cards-for = A favore: { $strength }
pictures-cards-forNone = A favore: nessuna carta
pictures-cards-against = Contro: { $strength }
pictures-cards-againstNone = Contro: nessuna carta
pictures-cards-notCounted = Non contano

## pictures.people

pictures-people-seat = Posto { $seat }
pictures-people-newPlayer = Nuovo giocatore
pictures-people-player = Giocatore { $seat }
pictures-people-inViper = Viper, { $area }
pictures-people-area-bow = prua
pictures-people-area-starboardBow = prua trib.
pictures-people-area-starboardQuarter = poppa trib.
pictures-people-area-stern = poppa
pictures-people-area-portQuarter = poppa bab.
pictures-people-area-portBow = prua bab.
pictures-people-stranded = Disperso
pictures-people-outOfGame = Fuori dalla partita

pictures-people-tag-infiltrating = Infiltrato
    .short = Infiltr.
pictures-people-tag-revealed = Cylone
    .short = Cylone
pictures-people-tag-sympathizer = Simpatizzante
    .short = Simp.
pictures-people-tag-sympathetic = Amichevole
    .short = Amich.
pictures-people-tag-turn = Turno { $turn }
pictures-people-tag-won = VINTO
pictures-people-side-notACylon = Umano
pictures-people-side-cylon = Cylone
pictures-people-side-sympathizer = Simpatizzante
pictures-people-side-sympatheticCylon = Cylone amichevole
pictures-people-side-mutineer = Ammutinato
pictures-people-sideTimes = { $side } ×{ $count }

pictures-people-playedBy = Giocato da { $player }
pictures-people-playedBySeat = Giocato dal posto { $seat }
pictures-people-draws =
    { $count ->
        [one] Pesca { $count } carta ogni turno
       *[other] Pesca { $count } carte ogni turno
    }
pictures-people-drawsInfiltrating =
    { $count ->
        [one] Pesca { $count } carta ogni turno, 1 in più mentre è in infiltrazione
       *[other] Pesca { $count } carte ogni turno, 1 in più mentre è in infiltrazione
    }
pictures-people-drew =
    { $count ->
        [one] Da umano pescava { $count } carta ogni turno
       *[other] Da umano pescava { $count } carte ogni turno
    }
pictures-people-or = o
pictures-people-ability = CAPACITÀ
pictures-people-once = UNA VOLTA
pictures-people-weakness = DEBOLEZZA
pictures-people-miracle = MIRACOLO
pictures-people-noEffect = NESSUN EFFETTO
pictures-people-noMiracle = NESSUN MIRACOLO
pictures-people-spent = USATA

pictures-people-hand =
    { $count ->
        [one] Mano: { $count } carta
       *[other] Mano: { $count } carte
    }
pictures-people-section-loyalty = Affiliazione
pictures-people-section-agenda = Intenzioni
pictures-people-section-motives = Motivazioni
pictures-people-section-leader = Leader Cylone
pictures-people-section-mutiny = Ammutinamento
pictures-people-section-superCrisis = Super Crisi
pictures-people-section-quorum = Mano del Consiglio
pictures-people-section-character = Personaggio
pictures-people-card-notACylon = UMANO
pictures-people-card-cylon = CYLONE
pictures-people-card-sympathizer = SIMPATIZZANTE
pictures-people-card-sympatheticCylon = CYLONE AMICHEVOLE
pictures-people-card-mutineer = AMMUTINATO
pictures-people-card-humans = UMANI
pictures-people-card-cylons = CYLONI
pictures-people-card-revealed = RIVELATA
pictures-people-card-metNow = SODDISFATTA ORA
pictures-people-card-met = SODDISFATTA
pictures-people-card-notMet = NON SODDISFATTA

## pictures.crisis

pictures-crisis-crisis = Crisi
pictures-crisis-superCrisis = Super Crisi
pictures-crisis-mission = Missione
pictures-crisis-skillCheck = Prova di abilità
pictures-crisis-attack = { $kind }: attacco Cylone
pictures-crisis-none = Ancora nessuna crisi
pictures-crisis-last = Ora nessuna. Ultima: { $card }

pictures-crisis-needs = serve
pictures-crisis-needsNumber = serve { $difficulty }
pictures-crisis-part = parz. { $number }
pictures-crisis-reckless = Impulsiva
pictures-crisis-total = Totale { $total }
pictures-crisis-totalResult = Totale { $total }: { $result }
pictures-crisis-totalBelow = totale { $total }
pictures-crisis-result-pass = successo
pictures-crisis-result-partial = parziale
pictures-crisis-result-fail = fallimento
pictures-crisis-mark-icon = ICONA
pictures-crisis-mark-pass = SUCCESSO
pictures-crisis-mark-fail = FALLITA

pictures-crisis-icon-raiders = Raider
pictures-crisis-icon-launchRaiders = Lancio
pictures-crisis-icon-heavyRaiders = Heavy raider
pictures-crisis-icon-occupation = Occupazione
pictures-crisis-icon-basestars = Basi stellari
pictures-crisis-icon-jump = Salto
pictures-crisis-icon-evacuate = Evacua

pictures-crisis-inPlay = In gioco
pictures-crisis-inPlayCards = In gioco: { $cards }
pictures-crisis-inPlayNothing = In gioco: nulla
pictures-crisis-also = Inoltre: { $cards }
pictures-crisis-andMore =
    { $count ->
        [one] { $cards } e un’altra
       *[other] { $cards } e altre { $count }
    }
pictures-crisis-more =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
pictures-crisis-nextJumps = In questo turno: la prossima Crisi ha l’icona del salto
pictures-crisis-protects = In questo turno: la prossima perdita di { $resource } è 1 in meno
pictures-crisis-truce = In questo turno: nessuna nave Cylone agisce
pictures-crisis-destroyed = Distrutto: { $board }
pictures-crisis-outOfGame = Fuori dalla partita: { $ships }
pictures-crisis-executed = Giustiziati: { $characters }

pictures-crisis-glance-crisis = Crisi
pictures-crisis-glance-check = Prova
pictures-crisis-glance-damaged = Danni
pictures-crisis-glance-closed = Chiusi
pictures-crisis-glance-inPlay = In gioco

## pictures.changes

pictures-changes-since = Cambiato dall’ultima immagine: { $changes }.
pictures-changes-counted = { $what } { $sign }
pictures-changes-jump = indicatore del Salto
pictures-changes-centurions = centurioni
pictures-changes-centurionsMoved = i centurioni sono avanzati
pictures-changes-distance = distanza
pictures-changes-seat = posto { $seat }
pictures-changes-reserve-vipers = viper in riserva
pictures-changes-reserve-raptors = raptor
pictures-changes-reserve-nukes = armi nucleari
pictures-changes-reserve-damagedVipers = viper danneggiati
pictures-changes-reserve-lostVipers = viper persi
pictures-changes-reserve-lostRaptors = raptor persi
pictures-changes-reserve-lostCivilians = navi civili perse
pictures-changes-forces = forze di occupazione ({ $place })
pictures-changes-settled = la flotta è arrivata su New Caprica
pictures-changes-returned = il Galactica è di nuovo in orbita
pictures-changes-left = il Galactica è partito
pictures-changes-locked = navi bloccate
pictures-changes-prepared = navi operative
pictures-changes-pursuit = inseguimento
pictures-changes-fleetArea = tabellone Flotta Cylone, { $area }
pictures-changes-noMission = nessuna Missione
pictures-changes-mission = Missione { $mission }
pictures-changes-rebel-human = la Base Stellare Ribelle è con gli umani
pictures-changes-rebel-cylon = la Base Stellare Ribelle è con i Cyloni
pictures-changes-destroyed = distrutto: { $board }
pictures-changes-executed = esecuzione: { $character }
pictures-changes-outOfGame = fuori dalla partita: { $ships }
pictures-changes-traumaAt = segnalino trauma: { $place }
pictures-changes-leftPlay = { $card } non più in gioco
pictures-changes-truce = tregua: in questo turno nessuna nave Cylone si attiva
pictures-changes-truceOver = la tregua è finita
pictures-changes-nextJumps = in questo turno la prossima Crisi ha l’icona del salto
pictures-changes-protects = in questo turno la prossima perdita ({ $resource }) è ridotta di 1

## pictures.further

pictures-further-allies = Alleati
pictures-further-allyAt = { $ally }: { $place }
pictures-further-symbol-benevolent = Benevolo
pictures-further-symbol-antagonistic = Ostile
pictures-further-symbol-disaster = Disastro

pictures-further-cylonFleet = Flotta Cylone
pictures-further-pursuit = Inseguimento
pictures-further-glance-pursuit = Insegu.
pictures-further-pursuitOf = { $space } di { $last }
pictures-further-pursuitShips =
    { $count ->
        [one] poi: +{ $count } nave civile
       *[other] poi: +{ $count } navi civili
    }
pictures-further-pursuitLast = poi: arriva tutto ciò che è in rosso

pictures-further-activeMission = Missione attiva
pictures-further-glance-mission = Missione
pictures-further-missionsLeft = { $left } rimaste
pictures-further-missionsDiscarded = { $left } rimaste, { $discarded } scartate
pictures-further-noMission = Nessuna Missione dall’ultimo salto
pictures-further-missionFailed = Fallita: al salto torna nel mazzo
pictures-further-missionFailedShort = Fallita, a faccia in giù
pictures-further-missionCounts = Riuscita: vale { $distance } di distanza
pictures-further-missionCountsShort = Vale { $distance }
pictures-further-missionWorth = Vale { $distance } di distanza
pictures-further-missionUntilJump = Fino al prossimo salto

pictures-further-rebel-human = Umani
pictures-further-rebel-cylon = Cyloni
pictures-further-rebelPrice = ogni azione costa un segnalino miracolo o una Carta Super Crisi
pictures-further-rebelPriceShort = segnalino o Super Crisi per azione
pictures-further-glance-rebels = Ribelli
pictures-further-rebelWith-human = Base Stellare Ribelle con gli umani
pictures-further-rebelWith-cylon = Base Stellare Ribelle con i Cyloni

pictures-further-locked = Bloccate
pictures-further-prepared = Operative
pictures-further-inOrbit = Galactica in orbita
pictures-further-away = Galactica lontano
pictures-further-glance-settlement = Colonia
pictures-further-ships = navi: { $locked } bloccate, { $prepared } operative
pictures-further-noForces = nessuna forza di occupazione
pictures-further-forces = forze di occup.: { $places }
pictures-further-placeTimes = { $place } ×{ $count }

## pictures.ending

pictures-ending-game = Battlestar Galactica: { $objective }
pictures-ending-turns =
    { $turns ->
        [one] { $turns } turno, { $players } giocatori
       *[other] { $turns } turni, { $players } giocatori
    }
pictures-ending-passed =
    { $count ->
        [one] prova riuscita
       *[other] prove riuscite
    }
pictures-ending-failed =
    { $count ->
        [one] prova fallita
       *[other] prove fallite
    }
pictures-ending-against =
    { $count ->
        [one] carta contro
       *[other] carte contro
    }
pictures-ending-civilians =
    { $count ->
        [one] nave civile persa
       *[other] navi civili perse
    }
pictures-ending-start = inizio
pictures-ending-jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } salti
    }
pictures-ending-mark-cylon = Cylone
    .letter = C
pictures-ending-mark-executed = esecuzione
    .letter = E
pictures-ending-mark-brig = Celle
    .letter = L
pictures-ending-mark-losses = perdite
    .letter = P
pictures-ending-mark-vipers = viper persi
    .letter = V
pictures-ending-mark-nearMiss = per un soffio
    .letter = S

pictures-ending-agendaFulfilled = Intenzioni realizzate: { $agenda }
pictures-ending-agendaMissed = Intenzioni mancate: { $agenda }
pictures-ending-motives = Motivazioni rivelate: { $motives }
pictures-ending-motivesNone = Motivazioni rivelate: nessuna

pictures-ending-course = { $resource } da { $from } a { $to } (minimo { $least })
pictures-ending-numbers =
    { $turns ->
        [one] La partita in numeri: { $courses }; distanza { $distance } dopo { $turns } turno.
       *[other] La partita in numeri: { $courses }; distanza { $distance } dopo { $turns } turni.
    }
pictures-ending-checks =
    { $against ->
        [one] Prove di abilità: { $passed } riuscite, { $partly } in parte, { $failed } fallite; { $against } carta contro.
       *[other] Prove di abilità: { $passed } riuscite, { $partly } in parte, { $failed } fallite; { $against } carte contro.
    }
pictures-ending-neverJumped = La flotta non ha mai compiuto un salto.
pictures-ending-jumpedIn = Salti nei turni { $turns }.
pictures-ending-civiliansLost = Navi civili perse: { $count }.
