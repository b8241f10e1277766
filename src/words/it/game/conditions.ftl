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
effects-conditions-canTake = puoi prendere il titolo di { $title } a chi lo ha
effects-conditions-otherEligible = un altro giocatore può diventare { $title }
effects-conditions-withTitle = il titolo di { $title } è in gioco
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
effects-filters-getsLoyalty = che può ricevere Carte Affiliazione
effects-filters-not = che non sia { NOUN($title, case: "the") }
effects-filters-eligible =
    { $become ->
        [yes] che può diventare { $title }
       *[no] che può essere { $title }
    }
effects-filters-sendable = che può essere inviato { NOUN($place, case: "to") }
effects-filters-sendableIfAny = (se possibile, uno che può essere inviato { NOUN($place, case: "to") })

## effects.windows

effects-windows-addToDie = aggiungi { $by } al dado
    .may = aggiungere { $by } al dado
effects-windows-subtractFromDie = sottrai { $by } dal dado
    .may = sottrarre { $by } dal dado
effects-windows-raiseResult = aumenta di { $by } il risultato
    .may = aumentare di { $by } il risultato
effects-windows-lowerResult = riduci di { $by } il risultato
    .may = ridurre di { $by } il risultato
effects-windows-eitherResult = aumenta o riduci il risultato di { $by }
    .may = aumentare o ridurre il risultato di { $by }
effects-windows-replaceRoll = scarta 1 Carta Abilità invece di tirare; il risultato è la sua forza più { $plus }
    .may = scartare 1 Carta Abilità invece di tirare; il risultato è la sua forza più { $plus }
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
effects-windows-briefRerollPiloted = ripeti il tiro, con { $by } se il viper ha un pilota
    .may = ripetere il tiro, con { $by } se il viper ha un pilota
effects-windows-rerollPilotedPlus = ripeti il tiro; se il viper ha un pilota, aggiungi { $by } al nuovo risultato
    .may = ripetere il tiro; se il viper ha un pilota, aggiungi { $by } al nuovo risultato
effects-windows-rerollPilotedMinus = ripeti il tiro; se il viper ha un pilota, sottrai { $by } dal nuovo risultato
    .may = ripetere il tiro; se il viper ha un pilota, sottrai { $by } dal nuovo risultato
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
           *[no] i giocatori aggiungono le loro carte a questa prova a faccia in su; quelle del Destino restano a faccia in giù
        }
    }
effects-windows-nullifySkill = indica un’abilità; le sue carte hanno forza 0 in questa prova
    .may = indicare un’abilità; le sue carte hanno forza 0 in questa prova
effects-windows-takeCheckCards = prendi in mano tutte le Carte Abilità della prova invece di scartarle
    .may = prendere in mano tutte le Carte Abilità della prova invece di scartarle
effects-windows-decideCheck = scegli se la prova è superata o fallita invece di eseguirla
    .may = scegliere se la prova è superata o fallita invece di eseguirla
effects-windows-noDestiny = a questa prova non si aggiungono carte del Destino
effects-windows-passInstead = invece del risultato del successo, { $what }
    .may = far accadere questo al posto del risultato del successo: { $what }
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

effects-checkAbilities-discardStrengths = scarta dalla prova tutte le carte di forza { $strengths }
effects-checkAbilities-discardFromCheck = scarta dalla prova 1 delle carte rivelate
    .may = scartare dalla prova 1 delle carte rivelate
effects-checkAbilities-addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] aggiungi alla prova { $count } carta del Destino
           *[other] aggiungi alla prova { $count } carte del Destino
        }
       *[no] { $count ->
            [one] aggiungi alla prova, a faccia in su, la prima carta del mazzo del Destino
           *[other] aggiungi alla prova, a faccia in su, le prime { $count } carte del mazzo del Destino
        }
    }
effects-checkAbilities-multiplySkills =
    { $factor ->
        [2] raddoppia la forza di tutte le carte di { $skills } in questa prova
       *[other] moltiplica per { $factor } la forza di tutte le carte di { $skills } in questa prova
    }
effects-checkAbilities-ifStrength = se le carte di { $skill } nella prova hanno in totale una forza di { $atLeast } o più, { $then }
effects-checkAbilities-afterCheck = se { $when }, { $then }
effects-checkAbilities-result =
    { $result ->
        [pass] la prova è superata
        [partial] la prova è un successo parziale
       *[fail] la prova fallisce
    }
effects-checkAbilities-resultByAtMost =
    { $result ->
        [pass] la prova è superata di { $by } o meno
        [partial] la prova è un successo parziale di { $by } o meno
       *[fail] la prova fallisce di { $by } o meno
    }
effects-checkAbilities-resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] la prova è superata di { $by } o più
            [partial] la prova è un successo parziale di { $by } o più
           *[fail] la prova fallisce di { $by } o più
        }
       *[no] { $result ->
            [pass] il totale supera di almeno { $by } la difficoltà stampata
            [partial] il totale supera di almeno { $by } il successo parziale stampato
           *[fail] il totale è inferiore di almeno { $by } alla difficoltà stampata
        }
    }
effects-checkAbilities-totalAtMost = il totale è { $most } o meno
effects-checkAbilities-skipResult =
    { $result ->
        [pass] ignora il risultato del successo
        [partial] ignora il successo parziale
       *[fail] ignora il risultato del fallimento
    }

## reactions

reactions-startOfTurn = all’inizio di un turno
    .short = all’inizio di un turno
reactions-endOfMovement = alla fine di una fase di Movimento
    .short = dopo un movimento
reactions-contributed = quando un giocatore ha aggiunto carte a { $check }
    .short = quando si aggiungono carte
reactions-cardsRevealed = dopo che le carte di { $check } sono state rivelate
    .short = quando si rivela una prova
reactions-cardsSettled = dopo che tutte le carte di { $check } sono state aggiunte e rivelate
    .short = prima delle capacità delle carte rivelate
reactions-checkPassed = dopo che { $check } è stata superata
    .short = quando si supera una prova
reactions-raidersActivate = quando i raider stanno per essere attivati
    .short = prima che si attivino i raider
reactions-viperAttacks = quando un viper con pilota sta per attaccare
    .short = prima che un pilota attacchi
reactions-quorumUsed = dopo che un giocatore ha usato l’azione di una Carta Consiglio
    .short = dopo una Carta Consiglio
reactions-shipDestroyed = dopo che hai distrutto una base stellare o un centurione
    .short = dopo una distruzione
reactions-treacheryDiscarded = dopo che un giocatore umano ha scartato una Carta Tradimento
    .short = quando si scarta Tradimento
reactions-crisisRevealed = dopo che una Carta Crisi è stata rivelata
    .short = quando si rivela una Crisi
reactions-choiceMade = dopo che un giocatore ha scelto un’opzione di una Carta Crisi
    .short = dopo una scelta
reactions-replaceCheck = prima che { $check } cominci
    .short = al posto di una prova
reactions-beforeCards = prima che si aggiungano carte a { $check }
    .short = prima di una prova
reactions-allContributed = dopo che tutti hanno aggiunto carte a { $check }, prima che siano rivelate
    .short = prima che si riveli una prova
reactions-afterTotal = dopo che è stata calcolata la forza di { $check }
    .short = dopo il conteggio di una prova
reactions-checkResolved = dopo che { $check } è stata risolta
    .short = dopo una prova
reactions-beforeRoll = prima che si tiri un dado
    .short = prima di un tiro
reactions-afterRoll = dopo che un dado è stato tirato
    .short = dopo un tiro
reactions-viperPlaced = quando un viper delle Riserve viene collocato nello spazio
    .short = quando si colloca un viper
reactions-endOfTurn = alla fine di un turno
    .short = alla fine di un turno
reactions-afterRepair = dopo che hai usato come azione una carta Riparazione
    .short = dopo una riparazione
reactions-locationActivated = dopo che hai attivato { $location }
    .short = dopo un ambiente
reactions-ordersCarriedOut = dopo che il tuo Ordine Esecutivo è stato eseguito
    .short = dopo un Ordine Esecutivo
reactions-crisisChoice = invece di scegliere un’opzione di una Carta Crisi
    .short = al posto di un’opzione di una Crisi
reactions-populationLost = dopo che si è persa popolazione
    .short = quando si perde popolazione
reactions-civilianThreatened = quando una nave civile nello spazio sta per essere distrutta
    .short = prima di perdere una nave civile
reactions-shipsRemoved = quando la flotta compie un salto, prima che si scelga la destinazione
    .short = durante un salto
reactions-discardDemanded = quando un altro giocatore deve scartare Carte Abilità
    .short = prima che qualcuno scarti
reactions-infiltrationEnds = quando usi l’azione che pone fine alla tua infiltrazione
    .short = alla fine di un’infiltrazione
reactions-shipsActivate = prima che le navi Cyloni di una Carta Crisi vengano attivate
    .short = prima che si attivino le navi Cyloni

reactions-endOfOwnTurn = alla fine del tuo turno
reactions-startOfOwnTurn = all’inizio del tuo turno
reactions-endOfOwnMovement = alla fine della tua fase di Movimento
reactions-settledInOwnTurn = nel tuo turno, dopo che tutte le carte di { $check } sono state aggiunte e rivelate
reactions-holderAdded = dopo che il giocatore con questa carta ha aggiunto carte a una prova di abilità
reactions-viperAttacked = dopo il tiro del dado per un attacco contro un viper
reactions-beforeViperAttacked = prima del tiro del dado per un attacco contro un viper

reactions-anyCheck = una prova di abilità
reactions-anyLocation = un ambiente
reactions-checkOfCrisis = una prova di abilità di una Carta Crisi
reactions-checkOfLocation = una prova di abilità di un ambiente
reactions-checkAt = una prova di abilità { NOUN($locations, case: "of") }
reactions-location = { NOUN($locations, case: "the") }
reactions-rollFor = { $moment } per { NOUN($locations, case: "the") }

reactions-ownTurn = nel tuo turno
reactions-ownRoll = per una tua azione, durante la tua fase Azione
reactions-piloting = mentre piloti un viper
reactions-totalAtLeast = con un totale di { $total } o più
reactions-requires = se { $condition }
reactions-aboard = mentre sei sul Galactica (non nelle Celle)
reactions-limited = { $limit }, { $moment }

reactions-perCheck = una volta per prova
reactions-perRoll = una volta per tiro
reactions-perDie = una volta per ogni tiro
reactions-perTurn = una volta per turno
reactions-perLocation = una volta per turno per ambiente
reactions-notWithSuperCrisis = non con le Carte Super Crisi

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
brief-whenRevealed = Capacità di prova di abilità
brief-when = { $when }: { $what }
brief-mutinyOnDiscard = Se la scarti, peschi una Carta Ammutinamento
brief-check =
    { $long ->
        [yes] Prova di abilità { $difficulty } ({ $skills })
       *[no] prova { $difficulty } ({ $skills })
    }
brief-attack = attacco: { $ships }
brief-destination = distanza { $distance }: { $what }
brief-noAction = Qui nessuna azione
brief-lose = Perdi { $amounts }
brief-damaged = Tutti quelli che ci sono vanno in Infermeria; nessuna azione finché non viene riparato
brief-nothingLost = Vuota: non si perde nulla
brief-loseIfDestroyed = Se viene distrutta, perdi { $amounts }
brief-basestarDamage =
    { $count ->
        [one] Vale { $count } danno
       *[other] Vale { $count } danni
    }
brief-cylonCard = Cylone: { $title }
brief-loyalty =
    { $kind ->
        [personalGoal] Vale come «Non sei un Cylone»; conviene rivelarla prima della fine della partita
        [finalFive] Vale come «Non sei un Cylone»; guardarla ha conseguenze
        [cylon] Chi la possiede vince con i Cyloni, in segreto finché non si rivela
        [sympathizer] Si rivela subito
        [sympatheticCylon] Si rivela subito
        [mutineer] Si rivela subito: chi la possiede perde tutti i titoli e può tenere 2 Carte Ammutinamento
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
