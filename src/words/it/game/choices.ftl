## choices.headings

choices-headings-location = Il tuo ambiente
choices-headings-attack = Attacco
choices-headings-launch = Lancia
choices-headings-fly = Muovi un viper
choices-headings-space = Spazio
choices-headings-boarding = Squadre di Abbordaggio
choices-headings-skillCards = Carte Abilità
choices-headings-quorum = Carte Consiglio
choices-headings-cards = Carte
choices-headings-tokens = Segnalini
choices-headings-character = Il tuo personaggio
choices-headings-title = Il tuo titolo
choices-headings-loyalty = La tua Carta Affiliazione
choices-headings-players = Giocatori
choices-headings-politicalLeader = Leader politici
choices-headings-militaryLeader = Leader militari
choices-headings-pilot = Piloti
choices-headings-support = Supporto
choices-headings-cylonLeader = Leader Cyloni
choices-headings-skills = Abilità
choices-headings-options = Opzioni
choices-headings-orders = Ordini
choices-headings-decks = Mazzi
choices-headings-other = Altro

## choices.actions

choices-actions-oncePerGame = una volta per partita
choices-actions-reveal = Rivela { $card }
choices-actions-revealAsCylon = Rivelati come Cylone
choices-actions-becomeCylon = Diventi un giocatore Cylone
choices-actions-revealEffect = Puoi usarne l’effetto: { $what }
choices-actions-activate = Attiva { NOUN($place, case: "the") }
choices-actions-costs = costa { $cards }
choices-actions-costsBy = costa { $cards }: { $ability }
choices-actions-play = Gioca { $card }
choices-actions-playQuorum = Gioca la Carta Consiglio { $card }
choices-actions-move = Muoviti
    .detail = Su un’altra nave: scarti 1 Carta Abilità
choices-actions-moveThenAct = Muoviti, poi esegui 1 azione
choices-actions-actTwice = Resta ed esegui 2 azioni
choices-actions-actOnce = Esegui 1 azione

## choices.passing

choices-passing-stay = Resta dove sei
choices-passing-action = Non eseguire azioni
    .detail = La tua fase Azione finisce
choices-passing-orders = Non fare nulla
    .detail = L’Ordine Esecutivo va sprecato
choices-passing-emergency = Non fare nulla
    .detail = Tocca al prossimo giocatore
choices-passing-react = Non reagire
    .detail = La partita continua
choices-passing-contribute = Non aggiungere nulla
    .detail = Nessuno saprà perché
choices-passing-takeRisk = Non rischiare
    .detail = Nessuna nave è perduta, ma non si ottiene nulla
choices-passing-nobody = Non scegliere nessuno
choices-passing-noShips = Nessun’altra nave
choices-passing-none = Nessuno
choices-passing-noActivations = Nessun’altra attivazione
choices-passing-leaveShip = Lasciala dov’è
choices-passing-stayInArea = Resta in quest’area
choices-passing-noRepairs = Nessun’altra riparazione
choices-passing-rollAgain = Tieni il risultato
    .detail = Non si scarta nessuna carta
choices-passing-keepQuorum = Tieni tutte le Carte Consiglio
choices-passing-cullDestiny = Non scartarne nessuna
    .detail = Il mazzo del Destino viene rimescolato
choices-passing-useAbility = Non usarla
    .detail = La partita continua
choices-passing-decline = Rinuncia
    .detail = La partita continua senza
choices-passing-risk = Rischia { $ships }
    .detail = Riesce con un tiro di { $atLeast } o più
choices-passing-yes = Sì, fallo
choices-passing-useEffect = Usa l’effetto
choices-passing-use = Usa { $ability }

## choices.ships

choices-ships-at = { $ship } { NOUN($area, case: "at") }
choices-ships-acted = { $ship } { NOUN($area, case: "at") } (già in azione in questo turno)
choices-ships-unseen = { $ship } { NOUN($area, case: "at") } (nessuno l’ha guardata)
choices-ships-numbered = { $ship } n. { $number } { NOUN($area, case: "at") }
choices-ships-piloted = { $ship } { NOUN($area, case: "at") }, ai comandi di { $player }
choices-ships-noHit = Nessun tiro può colpire
choices-ships-hit =
    { $result ->
        [damaged] Danni con { $range }
       *[destroyed] Distruzione con { $range }
    }
choices-ships-whose =
    { $own ->
        [yes] il tuo { $ship }
       *[no] un { $ship } senza pilota
    }
choices-ships-ofReserves = { NOUN($ship, case: "a") } dalle Riserve
choices-ships-centurion =
    { $space ->
        [0] Il centurione sullo spazio di partenza
       *[other] Il centurione sullo spazio { $space }
    }
choices-ships-launch = Lancia { NOUN($ship, case: "a") } { NOUN($area, case: "at") }
choices-ships-fromReserves = Dalle Riserve allo spazio
choices-ships-move = Sposta { $ship } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
choices-ships-attack =
    { $number ->
        [none] { $spent ->
            [yes] Attacca { $target } (già in azione in questo turno) { NOUN($area, case: "at") } con { $viper }
           *[no] Attacca { $target } { NOUN($area, case: "at") } con { $viper }
        }
       *[other] Attacca { $target } (n. { $number }) { NOUN($area, case: "at") } con { $viper }
    }

## choices.things

choices-things-strength = Forza { $strength }, favorevole o contraria secondo l’abilità
choices-things-option = Opzione { $number } di { $card }
choices-things-nothing = Non fare altro
choices-things-idlePlace = Nessuna azione disponibile: { $why }
choices-things-idle =
    { $idle ->
        [damaged] è danneggiato
        [cards] ti mancano le Carte Abilità che costa
       *[forbidden] non puoi usarlo
    }
choices-things-idleUnless = solo se { $conditions }
choices-things-placeOn = { $place } ({ $board })
choices-things-costsSkillCard = costa 1 Carta Abilità
choices-things-costsCard = costa 1 carta
choices-things-costsSuperCrises = costa { $cards }
choices-things-cardTo =
    { $top ->
        [yes] In cima: { $card }
       *[no] In fondo: { $card }
    }
choices-things-toHand = Prendile in mano
choices-things-toCheck = Aggiungile alla prova
    .detail = Entrano subito dopo le carte del Destino
choices-things-deck = { $deck }
choices-things-top = In cima al mazzo
    .detail = Sarà la prossima carta pescata
choices-things-bottom = In fondo al mazzo
    .detail = Non tornerà per un bel pezzo
choices-things-result =
    { $passes ->
        [yes] La prova è superata
       *[no] La prova è fallita
    }
    .detail = Ha effetto subito, senza aggiungere carte
choices-things-damagedVipers = { $ships } tra i danneggiati

## mistakes

mistakes-gameOver = La partita è finita: non resta nulla da decidere.
mistakes-alreadyDecided = È già stato deciso.
mistakes-notYours = Questa decisione spetta a un altro giocatore.
mistakes-twice = Non puoi fare due volte la stessa scelta.
mistakes-notOpen = Non è una delle scelte possibili.
mistakes-count = Scegline { $runs }, non { $count }.
mistakes-exactly = Scegline esattamente { $needed }, non { $count }.
mistakes-run = da { $least } a { $most }
