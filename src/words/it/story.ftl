## moments

moments-jumped =
    { $line ->
        [1] A tutto l'equipaggio: pronti al salto.
        [2] Le stelle si spengono, e se ne accendono altre.
        [3] Un lampo, e dov'era una flotta non c'è più nulla.
        [4] Per la durata di un respiro, non sono in nessun luogo.
        [5] Lo spazio si piega, e la flotta scivola via.
       *[6] I motori salgono di giri, e si apre un altro cielo.
    }
moments-lastJump =
    { $line ->
        [1] Le ultime coordinate sono inserite, e non si torna indietro.
        [2] Per l'ultima volta, i motori salgono di giri.
       *[3] In questo salto c'è tutto ciò che resta.
    }
moments-cylon =
    { $line ->
        [1] Uno di noi non è mai stato uno di noi.
        [2] Ogni turno di guardia, ogni confidenza: era tutto una menzogna.
        [3] Cade la maschera, e gli occhi dietro sono freddi.
       *[4] Sedeva a questo tavolo fin dall'inizio.
    }
moments-sympathizer =
    { $line ->
        [1] Una persona amica si volta e se ne va dall'altra parte.
       *[2] Nessuna macchina: solo un essere umano che ha scelto l'altra parte.
    }
moments-sympathetic =
    { $line ->
        [1] Un Cylone esce dall'ombra, e non chiede il permesso a nessuno.
       *[2] Né amico né nemico, ora cammina in mezzo a loro.
    }
moments-executed =
    { $line ->
        [1] Una vita finisce, e nella stanza nessuno dice una parola.
        [2] È finita prima che si possa distogliere lo sguardo.
        [3] Ogni segreto di questo cuore resta suo per sempre.
       *[4] Il peggio è il silenzio che viene dopo.
    }
moments-human =
    { $line ->
        [1] Era un essere umano, e tutti stavano a guardare.
        [2] Lì dentro non c'è mai stata una macchina, solo una persona.
        [3] Dalla nostra parte, fino all'ultimo.
       *[4] Nessun circuito, nessun segnale: solo qualcuno che non c'è più.
    }
moments-cylonExecuted =
    { $line ->
        [1] Il volto era umano. Il resto no.
        [2] Ecco che cos'era, per tutto questo tempo.
       *[3] La macchina è morta con un nome umano.
    }
moments-eliminated =
    { $line ->
        [1] Un posto resta vuoto, e nessuno lo prenderà.
        [2] Da qui non si torna.
       *[3] La storia va avanti, con una voce in meno.
    }
moments-sleepers =
    { $line ->
        [1] Da qualche parte nella flotta, qualcosa forse si sta svegliando.
        [2] Da stanotte, nessuno può essere certo nemmeno di sé.
       *[3] Guardati allo specchio ancora una volta, e chiediti chi ti sta guardando.
    }
moments-finalJump =
    { $line ->
        [1] Ancora un salto, e poi basta fuggire.
        [2] Resta solo da sopravvivere un'ultima volta.
       *[3] La fine della strada è in vista, e lo sanno anche i cacciatori.
    }
moments-newCaprica =
    { $line ->
        [1] Un cielo grigio, la terra sotto i piedi, e per un istante nessuno fugge.
        [2] Disfano i bagagli su un mondo che non sarà loro a lungo.
       *[3] La stanchezza basta a chiamare casa questo posto.
    }
moments-crossroads =
    { $line ->
        [1] Alla luce della nebulosa, ogni vecchio debito arriva a scadenza.
        [2] Qui ciascuno deve guardare in faccia ciò che è diventato.
       *[3] La strada si divide, e non tutti proseguiranno.
    }
moments-milestone =
    { $line ->
        [1] Sono arrivati fin qui, e non si torna indietro.
       *[2] Un altro segno lungo la strada.
    }
moments-battlestarLost =
    { $line ->
        [1] Muore una nave da guerra, e per un attimo i soli sono due.
       *[2] Erano in due. Ora il Galactica è solo.
    }
moments-hubLost =
    { $line ->
        [1] Per la prima volta, anche loro hanno qualcosa da temere.
       *[2] Brucia la nave a cui tutti loro facevano ritorno.
    }
moments-basestarLost =
    { $line ->
        [1] La base stellare va in pezzi, e la flotta torna a respirare.
        [2] Per una volta, a bruciare è una nave loro.
        [3] Un gigante si squarcia senza un suono.
       *[4] Una cosa così grande ci mette molto a morire.
    }
moments-civilianLost =
    { $line ->
        [1] Una luce del convoglio si spegne.
        [2] Qualsiasi aiuto sarebbe arrivato troppo tardi.
        [3] L'elenco delle navi si accorcia.
        [4] Niente cannoni, e nessun posto dove fuggire.
       *[5] Dove c'erano luci, restano solo rottami.
    }
moments-humansWin =
    { $line ->
        [1] Ce l'hanno fatta: non tutti, ma abbastanza.
        [2] Contate di nuovo le navi: queste sono arrivate.
        [3] Per la prima volta da tanto tempo, non suona nessun allarme.
        [4] Alle spalle tutto ciò che hanno perso, davanti un mattino.
       *[5] Stanotte la flotta dorme con le luci accese.
    }
moments-cylonsWin =
    { $line ->
        [1] L'ultima luce della flotta si spegne.
        [2] Non resta nessuno che possa chiedere aiuto.
        [3] La lunga fuga finisce qui.
        [4] Da qualche parte, una macchina annota che il lavoro è finito.
       *[5] Erano rimasti in pochi, e non è bastato.
    }

## log

log-nothingYet = Non è ancora successo nulla.
log-nothingInTurn = Nel turno { $turn } non è successo nulla.
log-lately = Ultime notizie da { $game }
log-since = Dal tuo ultimo turno in { $game }
log-meanwhile = Durante la tua assenza da { $game }
log-turn = Turno { $turn } di { $game }
log-page = { $title } ({ $page } di { $pages })
log-pageBack = ▲ Prima
log-pageOn = ▼ Continua
log-back = ◀ Turno { $turn }
log-on = Turno { $turn } ▶
log-sinceButton = Dal tuo ultimo turno
log-recap = Riepilogo
log-inSum = **In sintesi:** { $sums }
log-civilianShips =
    { $count ->
        [one] { $count } nave civile persa
       *[other] { $count } navi civili perse
    }
log-jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } salti
    }
log-outcome = { $result }: { $changes }

## ending

ending-notOver = Questa partita non è finita: i suoi segreti si svelano alla fine.
ending-notOverHint = Fino ad allora /hand mostra i tuoi, e /game log ciò che sanno tutti.
ending-whoWasWhat = Chi era che cosa
ending-player = { $name }: { $side }
ending-winner = { $name }: { $side }, ha vinto
ending-side-human = umano
ending-side-cylon = Cylone
ending-side-cylonLeader = Leader Cylone
ending-side-sympatheticCylon = Cylone amichevole
ending-card-start = { $card } dall'inizio
ending-card-sleeper = { $card } nella fase dell'Agente Dormiente
ending-card-later = { $card } nel turno { $turn }
ending-card-handed = { $card } da { $giver } nel turno { $turn }
ending-cardRevealed = { $card }, rivelata nel turno { $turn }
ending-gone = { $card } (non più in mano)
ending-held = Alla fine: { $cards }
ending-heldAims = scopo segreto { $cards }
ending-heldQuorum = Consiglio { $cards }
ending-heldSuperCrises = Super Crisi { $cards }
ending-heldMutiny = Ammutinamento { $cards }
ending-heldTrauma = traumi { $cards }
ending-heldSkills = Abilità { $cards }
ending-turningPoints = I momenti decisivi
ending-turningPoint = Turno { $turn }: { $what }
ending-turned-revealed = { $name } era un Cylone, e prosegue come tale.
ending-turned-sympathizer = { $name } era un simpatizzante, e passa dalla parte dei Cyloni.
ending-turned-sympathetic = { $name } diventa un Cylone con uno scopo tutto suo.
ending-turned-leader = { $name } prosegue come Leader Cylone.
ending-executed-human = esecuzione di { $name }: era dalla parte degli umani.
ending-executed-cylon = esecuzione di { $name }: era un Cylone.
ending-executed-cylonLeader = esecuzione di { $name }, Leader Cylone.
ending-executed-sympatheticCylon = esecuzione di { $name }, il Cylone amichevole.
ending-sentToBrig = { $name } finisce nelle Celle.
ending-sentToDetention = { $name } finisce in Detenzione.
ending-vipersLost =
    { $number ->
        [one] { $number } viper distrutto.
       *[other] { $number } viper distrutti.
    }
ending-jumped = la flotta compie un salto, e arriva a distanza { $distance }.
ending-lost = la flotta paga: { $losses }.
ending-lostWithShips =
    { $count ->
        [one] la flotta paga: { $losses }; { $count } nave civile distrutta.
       *[other] la flotta paga: { $losses }; { $count } navi civili distrutte.
    }
ending-nearMiss = { $check } fallisce per { $by }.
ending-spoiled = { $check } fallisce per { $by }; senza il −{ $strength } di { $name } sarebbe stato un successo.
ending-contributions = Quanto hanno dato alle prove di abilità
ending-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ending-helped = { $name }: +{ $helped } con { $helpedCards }, nessuna contro
ending-harmed = { $name }: +{ $helped } con { $helpedCards }, −{ $harmed } con { $harmedCards }
ending-asCylon = di cui −{ $strength } da Cylone
ending-worst = il massimo contro { $check } nel turno { $turn } (−{ $strength })
ending-checksButton = Tutte le prove di abilità
ending-checksTitle = Chi ha aggiunto che cosa in { $game }
ending-checksPage = Chi ha aggiunto che cosa in { $game } ({ $page } di { $pages })
ending-noChecks = In questa partita non c'è stata nessuna prova di abilità.
ending-turn = Turno { $turn }
ending-uncounted = { $check } ({ $difficulty }): mai conteggiata
ending-added = { $name } { $sum }: { $cards }
ending-addedAsCylon = { $name } (Cylone) { $sum }: { $cards }
ending-others = Da nessun giocatore { $sum }: { $cards }
ending-notCounted = { $name }, tolte dalla prova prima del conteggio: { $cards }
ending-byAbilities = Abilità { $sum }
ending-byAbilitiesOf = Abilità { $sum }: { $sources }
ending-earlier = ◀ Precedenti
ending-later = Successive ▶

## replay

replay-button = Replay
replay-turn = Turno { $turn } di { $game }: { $name }
replay-setUp = Come è cominciata { $game }
replay-of = Turno { $turn } di { $turns }, con ogni segreto · lo vedi solo tu
replay-quiet = Non è successo nulla.
replay-readOn = Continua
replay-menu = Vai a un turno
replay-optionSetUp = Setup
replay-option = Turno { $turn }: { $name }
replay-hands = Che cosa avevano tutti alla fine
replay-loyalty = { $name }: { $loyalty }
replay-noLoyalty = { $name }: nessuna Carta Affiliazione
replay-noBoard = Questa partita è stata giocata con una versione precedente del bot e non si può rigiocare: tabellone e carte in mano non si possono mostrare. Ciò che è successo è raccontato com'è andato.
replay-differs = Da qui in poi questa versione del bot giocherebbe la partita diversamente, perciò tabellone e carte in mano non si possono mostrare. Ciò che è successo è raccontato com'è andato.
