## moments

moments-jumped =
    { $line ->
        [1] A tutto l’equipaggio: pronti al salto.
        [2] Le stelle si spengono, e se ne accendono altre.
        [3] Un lampo, e dov’era una flotta non c’è più nulla.
        [4] Per la durata di un respiro, non sono in nessun luogo.
        [5] Lo spazio si piega, e la flotta scivola via.
       *[6] I motori salgono di giri, e si apre un altro cielo.
    }
moments-lastJump =
    { $line ->
        [1] Le ultime coordinate sono inserite, e non si torna indietro.
        [2] Per l’ultima volta, i motori salgono di giri.
       *[3] In questo salto c’è tutto ciò che resta.
    }
moments-cylon =
    { $line ->
        [1] Uno di noi non è mai stato uno di noi.
        [2] Ogni turno di guardia, ogni confidenza: era tutto una menzogna.
        [3] Cade la maschera, e gli occhi dietro sono freddi.
       *[4] Sedeva a questo tavolo fin dall’inizio.
    }
moments-sympathizer =
    { $line ->
        [1] Una persona amica si volta, e prende la strada opposta.
       *[2] Nessuna macchina: solo un essere umano che ha scelto l’altra parte.
    }
moments-sympathetic =
    { $line ->
        [1] Un Cylone esce dall’ombra, e non chiede il permesso a nessuno.
       *[2] Né amico né nemico, ora cammina in mezzo a loro.
    }
moments-executed =
    { $line ->
        [1] Una vita finisce, e nella stanza nessuno dice una parola.
        [2] È finita prima che si possa distogliere lo sguardo.
        [3] Un ultimo respiro, e poi la domanda che nessuno osa fare.
       *[4] Il peggio è il silenzio che viene dopo.
    }
moments-human =
    { $line ->
        [1] Era un essere umano, e tutti stavano a guardare.
        [2] Lì dentro non c’è mai stata una macchina, solo una persona.
        [3] Dalla nostra parte, fino all’ultimo.
       *[4] Nessun circuito, nessun segnale: solo qualcuno che non c’è più.
    }
moments-cylonExecuted =
    { $line ->
        [1] Il volto era umano. Il resto no.
        [2] Ecco che cos’era, per tutto questo tempo.
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
        [2] Resta solo da sopravvivere un’ultima volta.
       *[3] La fine della strada è in vista, e lo sanno anche i cacciatori.
    }
moments-newCaprica =
    { $line ->
        [1] Un cielo grigio, la terra sotto i piedi, e per un istante nessuno fugge.
        [2] Disfano i bagagli su un mondo che non sarà loro a lungo.
       *[3] Sono abbastanza stanchi da chiamarla casa.
    }
moments-crossroads =
    { $line ->
        [1] Alla luce della nebulosa, ogni vecchio debito giunge a scadenza.
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
        [1] Muore una nave da battaglia, e per un attimo i soli sono due.
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
        [3] L’elenco delle navi si accorcia.
        [4] Niente cannoni, e nessun posto dove fuggire.
       *[5] Dove c’erano luci, restano solo rottami.
    }
moments-humansWin =
    { $line ->
        [1] Ce l’hanno fatta: non tutti, ma abbastanza.
        [2] Contate di nuovo le navi: queste sono arrivate.
        [3] Per la prima volta da tanto tempo, non suona nessun allarme.
        [4] Alle spalle tutto ciò che hanno perso, davanti un mattino.
       *[5] Stanotte la flotta dorme con le luci accese.
    }
moments-cylonsWin =
    { $line ->
        [1] L’ultima luce della flotta si spegne.
        [2] Non resta nessuno che possa chiedere aiuto.
        [3] La lunga fuga finisce qui.
        [4] Da qualche parte, una macchina annota che il lavoro è finito.
       *[5] Erano rimasti in pochi, e non è bastato.
    }

## log

log-nothingYet = Non è ancora successo nulla.
log-nothingInTurn = Nel turno { $turn } non è successo nulla.
log-lately = Di recente in { $game }
log-since = Dal tuo ultimo turno in { $game }
log-meanwhile = Durante la tua assenza da { $game }
log-turn = Turno { $turn } di { $game }
log-page = { $title } ({ $page } di { $pages })
log-pageBack = ▲ Prima
log-pageOn = ▼ Dopo
log-back = ◀ Turno { $turn }
log-on = Turno { $turn } ▶
log-sinceButton = Dal tuo ultimo turno
log-recap = Riepilogo
log-inSum = **In totale:** { $sums }
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

ending-notOver = Questa partita non è finita. I suoi segreti si svelano alla fine.
ending-notOverHint = Fino ad allora /hand mostra i tuoi segreti, e /game log ciò che sanno tutti.
ending-whoWasWhat = Chi era che cosa
ending-player = { $name }: { $side }
ending-winner = { $name }: { $side }, ha vinto
ending-side-human = umano
ending-side-cylon = Cylone
ending-side-cylonLeader = Leader Cylone
ending-side-sympatheticCylon = Cylone amichevole
ending-card-start = { $card } dall’inizio
ending-card-sleeper = { $card } dalla fase dell’Agente Dormiente
ending-card-later = { $card } dal turno { $turn }
ending-card-handed = { $card } da { $giver } nel turno { $turn }
ending-cardRevealed = { $card }, rivelata nel turno { $turn }
ending-gone = { $card } (non l’ha più)
ending-held = In mano alla fine ({ $cards })
ending-heldAims = scopi segreti: { $cards }
ending-heldQuorum = Carte Consiglio: { $cards }
ending-heldSuperCrises = Carte Super Crisi: { $cards }
ending-heldMutiny = Carte Ammutinamento: { $cards }
ending-heldTrauma = segnalini trauma: { $cards }
ending-heldSkills = Carte Abilità: { $cards }
ending-turningPoints = I momenti decisivi
ending-turningPoint = Turno { $turn }: { $what }
ending-turned-revealed = { $name } si rivela un Cylone.
ending-turned-sympathizer = { $name } si scopre simpatizzante e passa ai Cyloni.
ending-turned-sympathetic = { $name } diventa un Cylone con uno scopo tutto suo.
ending-turned-leader = { $name } continua la lotta come Leader Cylone.
ending-executed-human = { $name } muore in un’esecuzione: stava con gli umani.
ending-executed-cylon = { $name } muore in un’esecuzione: era un Cylone.
ending-executed-cylonLeader = { $name }, Leader Cylone, muore in un’esecuzione.
ending-executed-sympatheticCylon = { $name }, il Cylone amichevole, muore in un’esecuzione.
ending-sentToBrig = { $name } finisce nelle Celle.
ending-sentToDetention = { $name } finisce in Detenzione.
ending-vipersLost =
    { $number ->
        [one] { $number } viper distrutto.
       *[other] { $number } viper distrutti.
    }
ending-jumped = la flotta compie un salto e raggiunge la distanza { $distance }.
ending-lost = la flotta subisce gravi perdite: { $losses }.
ending-lostWithShips =
    { $count ->
        [one] la flotta subisce gravi perdite: { $losses }; { $count } nave civile distrutta.
       *[other] la flotta subisce gravi perdite: { $losses }; { $count } navi civili distrutte.
    }
ending-nearMiss = { $check } fallisce di { $by }.
ending-spoiled = { $check } fallisce di { $by }; senza il −{ $strength } di { $name } sarebbe stata superata.
ending-contributions = Che cosa hanno aggiunto alle prove di abilità
ending-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ending-helped = { $name }: +{ $helped } ({ $helpedCards }), nulla di contrario
ending-harmed = { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
ending-asCylon = di cui −{ $strength } da Cylone
ending-worst = colpo più duro: { $check } nel turno { $turn } (−{ $strength })
ending-checksButton = Tutte le prove di abilità
ending-checksTitle = Chi ha aggiunto che cosa in { $game }
ending-checksPage = Chi ha aggiunto che cosa in { $game } ({ $page } di { $pages })
ending-noChecks = In questa partita non c’è stata nessuna prova di abilità.
ending-turn = Turno { $turn }
ending-uncounted = { $check } ({ $difficulty }): mai risolta
ending-added = { $name } { $sum }: { $cards }
ending-addedAsCylon = { $name } (Cylone) { $sum }: { $cards }
ending-others = Dai mazzi { $sum }: { $cards }
ending-notCounted = { $name }, tolte dalla prova prima del conteggio: { $cards }
ending-byAbilities = Capacità { $sum }
ending-byAbilitiesOf = Capacità { $sum }: { $sources }
ending-earlier = ◀ Precedenti
ending-later = Successive ▶

## replay

replay-button = Replay
replay-turn = Turno { $turn } di { $game }: { $name }
replay-setUp = Come è cominciata { $game }
replay-of = Turno { $turn } di { $turns }, con tutti i segreti · lo vedi solo tu
replay-quiet = Non è successo nulla.
replay-readOn = Continua
replay-menu = Vai a un turno
replay-optionSetUp = Preparazione
replay-option = Turno { $turn }: { $name }
replay-hands = Le mani finali
replay-loyalty = { $name }: { $loyalty }
replay-noLoyalty = { $name }: nessuna Carta Affiliazione
replay-noBoard = Questa partita è stata giocata con una versione precedente del bot e non si può ricostruire: tabellone e mani non si possono mostrare. Il registro è quello di allora.
replay-differs = Da qui in poi questa versione del bot giocherebbe la partita in modo diverso: tabellone e mani non si possono mostrare. Il registro è quello di allora.
