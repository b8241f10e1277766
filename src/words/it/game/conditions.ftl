## effects.conditions

effects-conditions-hasNuke = resta un’arma nucleare
effects-conditions-holdsSuperCrisis = possiedi una Carta Super Crisi
effects-conditions-handAtMost =
    { $count ->
        [one] hai { $count } Carta Abilità o meno
       *[other] hai { $count } Carte Abilità o meno
    }
effects-conditions-distanceAtMost = la flotta ha percorso una distanza di { $most } o meno
effects-conditions-piloting = stai pilotando un viper
effects-conditions-canTake = qualcun altro è { $title } e tu puoi esserlo
effects-conditions-otherEligible = qualcun altro può essere { $title }
effects-conditions-withTitle = la partita prevede il titolo di { $title }
effects-conditions-viperIn = c’è un viper { $where ->
        [reserves] nelle Riserve
        [damagedCraft] tra i danneggiati
       *[space] nello spazio
    }
effects-conditions-aboard = sei { NOUN($board, case: "on") }
effects-conditions-currentAboard = il giocatore di turno è { NOUN($board, case: "on") }
effects-conditions-theyAreAboard = si trova { NOUN($board, case: "on") }
effects-conditions-humanInBrig = un giocatore umano è nelle Celle o in Detenzione
effects-conditions-basestarOnBoard = c’è una base stellare nello spazio
effects-conditions-basestarLeft = resta una base stellare tra i segnalini inutilizzati
effects-conditions-atMost = { NOUN($resource, case: "the") } è a { $bound } o meno
effects-conditions-atLeast = { NOUN($resource, case: "the") } è a { $bound } o più
effects-conditions-blueSpace = il segnalino flotta è su uno spazio blu dell’indicatore di Preparazione al Salto
effects-conditions-holdsTitle = sei { $title }
effects-conditions-canLaunch = sai pilotare un viper e c’è un viper da lanciare
effects-conditions-cylonShipInSpace = c’è una nave Cylone nello spazio
effects-conditions-centurionAboard = c’è un centurione sull’indicatore delle Squadre di Abbordaggio

## effects.filters

effects-filters-player =
    { $other ->
        [yes] { $team ->
            [human] un altro giocatore umano
            [Cylon] un altro giocatore Cylone
           *[any] un altro giocatore
        }
       *[no] { $team ->
            [human] un giocatore umano
            [Cylon] un giocatore Cylone
           *[any] un giocatore
        }
    }
effects-filters-aboard = { NOUN($board, case: "on") }
effects-filters-in = { NOUN($cell, case: "at") }
effects-filters-here = nel tuo ambiente
effects-filters-hasLoyalty = con una Carta Affiliazione a faccia in giù
effects-filters-getsLoyalty = che riceve Carte Affiliazione
effects-filters-not = che non sia { NOUN($title, case: "the") }
effects-filters-eligible =
    { $become ->
        [yes] che può diventare { $title }
       *[no] che può essere { $title }
    }
effects-filters-sendable = che può essere inviato { NOUN($place, case: "to") }
effects-filters-sendableIfAny = che può essere inviato { NOUN($place, case: "to") }, se ce n’è uno

## effects.windows

effects-windows-addToDie = aggiungi { $by } al dado
    .may = aggiungere { $by } al dado
effects-windows-subtractFromDie = sottrai { $by } dal dado
    .may = sottrarre { $by } dal dado
effects-windows-raiseResult = il risultato è più alto di { $by }
effects-windows-lowerResult = il risultato è più basso di { $by }
effects-windows-eitherResult = aumenta o riduci il risultato di { $by }
    .may = aumentare o ridurre il risultato di { $by }
effects-windows-replaceRoll = scarta 1 Carta Abilità invece di tirare; la sua forza più { $plus } è il risultato
    .may = scartare 1 Carta Abilità invece di tirare; la sua forza più { $plus } è il risultato
effects-windows-rerollDie =
    { $brief ->
        [yes] ripeti il tiro del dado
       *[no] ripeti il tiro del dado e usa il nuovo risultato
    }
    .may =
        { $brief ->
            [yes] ripetere il tiro del dado
           *[no] ripetere il tiro del dado e usare il nuovo risultato
        }
effects-windows-briefRerollPiloted = si ripete il tiro del dado, con { $by } se il viper ha un pilota
effects-windows-rerollPilotedPlus =
    { $by ->
        [one] si ripete il tiro del dado; se il viper ha un pilota, si aggiunge { $by } al nuovo risultato
       *[other] si ripete il tiro del dado; se il viper ha un pilota, si aggiungono { $by } al nuovo risultato
    }
effects-windows-rerollPilotedMinus =
    { $by ->
        [one] si ripete il tiro del dado; se il viper ha un pilota, si sottrae { $by } dal nuovo risultato
       *[other] si ripete il tiro del dado; se il viper ha un pilota, si sottraggono { $by } dal nuovo risultato
    }
effects-windows-raiseDifficulty = aumenta la difficoltà di { $by }
    .may = aumentare la difficoltà di { $by }
effects-windows-lowerDifficulty = riduci la difficoltà di { $by }
    .may = ridurre la difficoltà di { $by }
effects-windows-eitherDifficulty = aumenta o riduci la difficoltà di { $by }
    .may = aumentare o ridurre la difficoltà di { $by }
effects-windows-makePositive = le carte di { $skills } sono favorevoli in questa prova
effects-windows-openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] tutte le carte di questa prova si aggiungono a faccia in su
           *[no] tutte le carte di questa prova si aggiungono a faccia in su, anche quelle del Destino
        }
       *[no] { $brief ->
            [yes] i giocatori aggiungono le loro carte a questa prova a faccia in su
           *[no] i giocatori aggiungono le loro carte a questa prova a faccia in su; le carte del Destino restano nascoste fino alla rivelazione
        }
    }
effects-windows-nullifySkill = nomina un’abilità; le sue carte hanno forza 0 in questa prova
    .may = nominare un’abilità; le sue carte hanno forza 0 in questa prova
effects-windows-takeCheckCards = prendi in mano tutte le Carte Abilità della prova invece di scartarle
    .may = prendere in mano tutte le Carte Abilità della prova invece di scartarle
effects-windows-decideCheck = scegli se la prova ha successo o fallisce; non viene eseguita
    .may = scegliere se la prova ha successo o fallisce; non viene eseguita
effects-windows-noDestiny = a questa prova non si aggiungono carte del Destino
effects-windows-passInstead = sostituisci l’effetto del successo con questo: { $what }
    .may = sostituire l’effetto del successo con questo: { $what }
effects-windows-briefPassInstead = invece, { $what }
effects-windows-lookAtContribution = guarda le carte che questo giocatore ha appena aggiunto
    .may = guardare le carte che questo giocatore ha appena aggiunto
effects-windows-replaceCrisis = scarta la Carta Crisi e pescane una nuova al suo posto
    .may = scartare la Carta Crisi e pescarne una nuova al suo posto
effects-windows-switchOption = fai applicare invece l’altra opzione
    .may = far applicare invece l’altra opzione
effects-windows-boardViper = diventi il pilota del viper appena collocato
    .may = diventare il pilota del viper appena collocato

## effects.checkAbilities

effects-checkAbilities-discardStrengths = tutte le carte di forza { $strengths } sono scartate dalla prova
effects-checkAbilities-discardFromCheck = scarta dalla prova 1 delle carte rivelate
    .may = scartare dalla prova 1 delle carte rivelate
effects-checkAbilities-addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } carta del Destino nella prova
           *[other] { $count } carte del Destino nella prova
        }
       *[no] { $count ->
            [one] la prima carta del mazzo del Destino si aggiunge a faccia in su alla prova
           *[other] le prime { $count } carte del mazzo del Destino si aggiungono a faccia in su alla prova
        }
    }
effects-checkAbilities-multiplySkills =
    { $factor ->
        [2] le carte di { $skills } valgono il doppio della loro forza in questa prova
        [one] le carte di { $skills } valgono la loro forza in questa prova
       *[other] le carte di { $skills } valgono { $factor } volte la loro forza in questa prova
    }
effects-checkAbilities-ifStrength = se le carte di { $skill } nella prova hanno insieme una forza di { $atLeast } o più, { $then }
effects-checkAbilities-afterCheck = se { $when }, { $then }
effects-checkAbilities-result =
    { $result ->
        [pass] la prova ha successo
        [partial] la prova ha un successo parziale
       *[fail] la prova fallisce
    }
effects-checkAbilities-resultByAtMost =
    { $result ->
        [pass] la prova ha successo con uno scarto di { $by } o meno
        [partial] la prova ha un successo parziale con uno scarto di { $by } o meno
       *[fail] la prova fallisce con uno scarto di { $by } o meno
    }
effects-checkAbilities-resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] la prova ha successo con uno scarto di { $by } o più
            [partial] la prova ha un successo parziale con uno scarto di { $by } o più
           *[fail] la prova fallisce con uno scarto di { $by } o più
        }
       *[no] { $result ->
            [pass] la prova ha successo con uno scarto di { $by } o più rispetto alla difficoltà stampata
            [partial] la prova ha un successo parziale con uno scarto di { $by } o più rispetto alla difficoltà stampata
           *[fail] la prova fallisce con uno scarto di { $by } o più rispetto alla difficoltà stampata
        }
    }
effects-checkAbilities-totalAtMost = la sua forza è { $most } o meno
effects-checkAbilities-skipResult =
    { $result ->
        [pass] il successo non ha effetto
        [partial] il successo parziale non ha effetto
       *[fail] il fallimento non ha effetto
    }

## reactions

reactions-startOfTurn = all’inizio di un turno
    .short = all’inizio di un turno
reactions-endOfMovement = alla fine di una fase di Movimento
    .short = dopo un movimento
reactions-contributed = quando qualcuno ha aggiunto carte a { $check }
    .short = quando si aggiungono carte
reactions-cardsRevealed = quando le carte di { $check } sono state rivelate
    .short = quando si rivela una prova
reactions-cardsSettled = quando le carte di { $check } sono state rivelate e nessuno ne aggiunge altre
    .short = prima delle capacità delle carte rivelate
reactions-checkPassed = quando { $check } ha avuto successo
    .short = quando una prova ha successo
reactions-raidersActivate = quando i raider stanno per agire
    .short = prima che i raider agiscano
reactions-viperAttacks = quando un viper con pilota sta per attaccare
    .short = prima che un pilota attacchi
reactions-quorumUsed = quando un giocatore ha usato l’azione di una Carta Consiglio
    .short = dopo una Carta Consiglio
reactions-shipDestroyed = quando hai distrutto una base stellare o un centurione
    .short = dopo una vittoria
reactions-treacheryDiscarded = quando un giocatore umano ha scartato una Carta Tradimento
    .short = quando si scarta Tradimento
reactions-crisisRevealed = quando una Carta Crisi è stata rivelata
    .short = a una Carta Crisi
reactions-choiceMade = quando qualcuno ha scelto un’opzione di una Carta Crisi
    .short = dopo una scelta
reactions-replaceCheck = quando { $check } sta per iniziare
    .short = al posto di una prova
reactions-beforeCards = prima che si aggiungano carte a { $check }
    .short = prima di una prova
reactions-allContributed = quando tutti hanno aggiunto carte a { $check }, prima che siano rivelate
    .short = prima che si riveli una prova
reactions-afterTotal = quando è stata calcolata la forza di { $check }
    .short = dopo il conteggio di una prova
reactions-checkResolved = quando { $check } è stata risolta
    .short = dopo una prova
reactions-beforeRoll = prima che si tiri un dado
    .short = prima di un tiro
reactions-afterRoll = quando un dado è stato tirato
    .short = dopo un tiro
reactions-viperPlaced = quando un viper delle Riserve è stato collocato nello spazio
    .short = quando si colloca un viper
reactions-endOfTurn = alla fine di un turno
    .short = alla fine di un turno
reactions-afterRepair = quando hai usato come azione una carta Repair
    .short = dopo una riparazione
reactions-locationActivated = quando hai attivato { $location }
    .short = dopo un ambiente
reactions-ordersCarriedOut = quando il giocatore del tuo Ordine Esecutivo ha finito
    .short = dopo un Ordine Esecutivo
reactions-crisisChoice = quando scegli un’opzione di una Carta Crisi, al posto delle sue opzioni
    .short = alla scelta di una Carta Crisi
reactions-populationLost = quando la popolazione è diminuita
    .short = quando la popolazione diminuisce
reactions-civilianThreatened = quando una nave civile nello spazio sta per essere distrutta
    .short = prima di perdere una nave civile
reactions-shipsRemoved = quando la flotta compie un salto, prima che si scelga la destinazione
    .short = durante un salto
reactions-discardDemanded = quando un altro giocatore sta per scartare Carte Abilità
    .short = prima che qualcuno scarti
reactions-infiltrationEnds = quando usi l’azione che termina la tua infiltrazione
    .short = alla fine di un’infiltrazione
reactions-shipsActivate = quando le navi Cyloni di una Carta Crisi stanno per agire
    .short = prima che agiscano le navi Cyloni

reactions-endOfOwnTurn = alla fine del tuo turno
reactions-startOfOwnTurn = all’inizio del tuo turno
reactions-endOfOwnMovement = alla fine della tua fase di Movimento
reactions-settledInOwnTurn = nel tuo turno, quando le carte di { $check } sono state rivelate e nessuno ne aggiunge altre
reactions-holderAdded = quando il giocatore davanti al quale si trova questa carta ha aggiunto carte a una prova di abilità
reactions-viperAttacked = quando un viper è stato attaccato e il dado è stato tirato
reactions-beforeViperAttacked = prima del tiro di un attacco contro un viper

reactions-anyCheck = una prova di abilità
reactions-anyLocation = un ambiente
reactions-checkOfCrisis = una prova di abilità di una Carta Crisi
reactions-checkOfLocation = una prova di abilità di un ambiente
reactions-checkAt = una prova di abilità { NOUN($locations, case: "of") }
reactions-location = { NOUN($locations, case: "the") }
reactions-rollFor = { $moment } per { NOUN($locations, case: "the") }

reactions-ownTurn = nel tuo turno
reactions-ownRoll = per la tua azione nella tua fase Azione
reactions-piloting = mentre piloti un viper
reactions-totalAtLeast = con una forza di { $total } o più
reactions-requires = se { $condition }
reactions-aboard = mentre sei in un ambiente del Galactica diverso dalle Celle
reactions-limited = { $limit }, { $moment }

reactions-perCheck = una volta per prova
reactions-perRoll = una volta per tiro
reactions-perDie = una volta per ogni tiro
reactions-perTurn = una volta per turno
reactions-perLocation = una volta per turno per ambiente
reactions-notWithSuperCrisis = non con una Carta Super Crisi

## brief

brief-skills = { $count } { $skills }
brief-character = { $type }: { $gifts }
brief-gifts =
    { $pilot ->
        [yes] { $skills }; sa pilotare un viper
       *[no] { $skills }
    }
brief-timing =
    { $timing ->
        [movement] Invece di muoverti
        [actionOrMovement] Azione, o invece di muoverti
       *[action] Azione
    }
brief-revealedInCheck = Capacità di prova di abilità
brief-revealedIf = Capacità di prova di abilità, se { $condition }
brief-whenRevealed = Quando viene rivelata
brief-when = { $when }: { $what }
brief-mutinyOnDiscard = Scartarla fa pescare una Carta Ammutinamento
brief-check =
    { $long ->
        [yes] Prova di abilità { $difficulty } ({ $skills })
       *[no] prova { $difficulty } ({ $skills })
    }
brief-attack = attacco: { $ships }
brief-destination = distanza { $distance }: { $what }
brief-noAction = Qui nessuna azione
brief-lose = Perdi { $amounts }
brief-damaged = Chi vi si trova va in Infermeria; nessuna azione qui finché non viene riparato
brief-nothingLost = Con essa non si perde nulla
brief-loseIfDestroyed = Se viene distrutta, perdi { $amounts }
brief-basestarDamage =
    { $count ->
        [one] Vale { $count } danno
       *[other] Vale { $count } danni
    }
brief-cylonCard = Cylone: { $title }
brief-loyalty =
    { $kind ->
        [personalGoal] Vale come «Non sei un Cylone»; conviene rivelarla prima della fine
        [finalFive] Vale come «Non sei un Cylone»; guardarla ha conseguenze
        [cylon] Chi la possiede vince con i Cyloni, in segreto finché non si rivela
        [sympathizer] Si rivela subito
        [sympatheticCylon] Si rivela subito
        [mutineer] Si rivela subito: i titoli di chi la possiede passano, e può tenere 2 Carte Ammutinamento
       *[notACylon] Non rende Cylone chi la possiede
    }
brief-jumpIcon = salto +1

## trauma

trauma-both =
    { $benevolent ->
        [one] { $benevolent } segnalino trauma benevolo
       *[other] { $benevolent } segnalini trauma benevoli
    } e { $antagonistic ->
        [one] { $antagonistic } antagonistico
       *[other] { $antagonistic } antagonistici
    }
trauma-none = nessun segnalino trauma

## dice

dice-orLess = { $to } o meno
dice-orMore = { $from } o più
dice-between =
    { $neighbors ->
        [yes] { $from } o { $to }
       *[no] { $from }–{ $to }
    }
dice-sevenOrEight = 7 o 8
