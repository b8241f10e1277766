## decisions

decisions-title = { $player }, { $ask }
decisions-about = { $source }: { $what }
decisions-mayDecline = Puoi rinunciare: «{ $pass }».

## decisions.turn

decisions-turn-left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
decisions-turn-startingHand = mano iniziale

decisions-turn-exchangeQuorum = scegli le Carte Consiglio da scartare
    .help = Ne peschi tante quante ne scarti. Tutti vedono che cosa scarti.
decisions-turn-chooseCharacter = scegli il tuo personaggio
    .help = D’ora in poi giochi con questo personaggio. Un leader politico, un leader militare o un pilota deve essere del tipo a cui restano più personaggi; tutti gli altri si possono scegliere in qualsiasi momento.
decisions-turn-keptButTaken = { $character } era riservato a te, ma ora non si può scegliere.
decisions-turn-chooseSetupLocation = scegli da dove cominci
    .help = Il tuo personaggio comincia la partita in questo ambiente.
decisions-turn-chooseStartArea = scegli da dove parte il tuo viper
    .help = Cominci come suo pilota, in una delle due aree di lancio.
decisions-turn-drawSkill = pesca una Carta Abilità
    .help = Scegli un mazzo e pesca la carta in cima. La carta la vedi solo tu; tutti vedono da quale mazzo.
decisions-turn-multiSkill =
    { $count ->
        [one] scegli il tipo di { $cards }
       *[other] scegli i tipi di { $cards }
    }
    .help = Il tuo set di abilità ti lascia scegliere tra questi tipi. Decidi prima di pescarne una.
decisions-turn-move = scegli dove andare
    .help = Muoversi sulla stessa nave è gratis; andare in un ambiente di un’altra nave costa 1 Carta Abilità. Poi esegui la tua azione, di solito quella del tuo ambiente.
decisions-turn-payForMove = scarta 1 Carta Abilità per muoverti { NOUN($place, case: "to") }
    .help = Passare su un’altra nave costa 1 Carta Abilità a tua scelta. Arrivi appena hai pagato.
decisions-turn-action = scegli la tua azione
    .help =
    { $step ->
        [yes] Esegui una sola azione: del tuo ambiente, di una carta che hai in mano, del tuo personaggio o del tuo titolo. Poi peschi una Carta Crisi, a meno che tu non sia nelle Celle o un Cylone.
       *[no] Esegui una sola azione: del tuo ambiente, di una carta che hai in mano, del tuo personaggio o del tuo titolo.
    }
decisions-turn-offer = fallo quando vuoi: { $label }
    .help = Puoi farlo ogni volta che la partita aspetta qualcuno. Nessuno aspetta che tu lo faccia, e nessun altro sa che puoi farlo.
decisions-turn-orders = { $player } ti dà un Ordine Esecutivo. Che cosa fai?
    .help = Muoviti e poi esegui 1 azione, oppure resta ed esegui 2 azioni. Te lo chiedo una parte alla volta. Non è il tuo turno: non seguono altre fasi.
decisions-turn-emergency = scegli se muoverti o agire
    .help = Muoviti oppure esegui 1 azione; nelle Celle si può solo agire. Non seguono altre fasi di un turno.
decisions-turn-tradeCards = scarta un numero qualsiasi di Carte Abilità
    .help = Poi scegli un tipo del tuo set di abilità e ne peschi altrettante. Tutti vedono che cosa scarti.
decisions-turn-discard = scarta { $cards }
    .help = Scegli quali. Tutti vedono che cosa scarti.
decisions-turn-discardToLimit = scarta { $cards } per rispettare il limite di carte in mano
    .help = Nessuno può finire un turno con più Carte Abilità del limite di carte in mano, di solito 10. Tutti vedono che cosa scarti.
decisions-turn-discardAtReveal = scarta { $cards }, perché ti riveli
    .help = Un Cylone che si rivela tiene 3 Carte Abilità. Tutti vedono che cosa scarti.
decisions-turn-discardAfterInfiltration = scarta { $cards }, perché la tua infiltrazione finisce
    .help = Chi pone fine all’infiltrazione nelle Celle tiene 3 Carte Abilità. Tutti vedono che cosa scarti.
decisions-turn-discardAsCost = scarta { $cards } per pagare il costo
    .help = Paghi il costo prima dell’effetto. Tutti vedono che cosa scarti.
decisions-turn-discardQuorum = scarta { $cards }
    .help = Il Presidente non può finire un turno con più di 10 Carte Consiglio.
decisions-turn-react = vuoi reagire?
    .help = Puoi reagire ora, { $moment }. La partita aspetta la tua risposta, ma nessun altro lo vede.
decisions-turn-reactionOrder = scegli quale reazione viene prima
    .help = Sono state annunciate diverse reazioni { $moment }. Come giocatore di turno decidi tu l’ordine.
decisions-turn-movementEndOrder = scegli che cosa succede prima
    .help = Alla fine della tua fase di Movimento ti succedono diverse cose. L’ordine lo decidi tu: la prima può cambiare ciò che segue, o risparmiartelo.
decisions-turn-contribute = aggiungi Carte Abilità alla prova
    .help = Le carte delle abilità indicate nella prova sono favorevoli, tutte le altre contrarie. Tutti vedono quante carte aggiungi, ma non quali.

## decisions.cards

decisions-cards-chooseOption = scegli un’opzione di { $card }
    .help =
    { $evenThat ->
        [yes] Ogni opzione dice che cosa fa, e la tua scelta ha effetto subito. Si può scegliere anche un’opzione che non si può eseguire.
       *[no] Ogni opzione dice che cosa fa, e la tua scelta ha effetto subito.
    }
decisions-cards-chooseEffect = scegli
    .help = La tua scelta ha effetto subito.
decisions-cards-nameEffect = fai la scelta { $place } di { $of }
    .help = Prima fai tutte le tue scelte. Poi si risolvono nell’ordine in cui le hai fatte.
decisions-cards-chooseCrisis = scegli la Carta Crisi da risolvere
    .help = Queste carte le vedi solo tu ({ $source }). Quella che scegli viene rivelata e risolta; nessuno saprà quali erano le altre.
decisions-cards-chooseCard = scegli una carta
    .help = Solo tu vedi queste carte. Quella che scegli viene usata subito.
decisions-cards-choosePlayer = scegli un giocatore
    .help = Tutti vedono chi scegli.
decisions-cards-chooseSkill = indica un’abilità
    .help = Le carte di questa abilità valgono 0 nella prova.
decisions-cards-chooseLocation = scegli un ambiente
    .help = Questo movimento è gratis. L’Infermeria e le Celle non si possono scegliere.
decisions-cards-chooseLocationFor = scegli un ambiente per { $player }
    .help = Questo movimento è gratis. L’Infermeria e le Celle non si possono scegliere.
decisions-cards-chooseDeck = scegli un mazzo
    .help = Ne guardi in segreto la prima carta, poi la metti in cima o in fondo al mazzo.
decisions-cards-topOrBottom = metti la carta in cima o in fondo al { $deck }
    .help = È { $card }. Nessun altro la vede, ma tutti vedono dove la metti.
decisions-cards-chooseResult = decidi se la prova è superata o fallita
    .help = La prova non si svolge: non si aggiungono carte, e il risultato che scegli ha effetto subito.
decisions-cards-useLoyalty = vuoi usare l’effetto della tua Carta Affiliazione?
    .help = Ha effetto subito.
decisions-cards-useAbility = vuoi usare { $ability }?
    .help = Ha effetto subito.
decisions-cards-giveLoyalty = scegli chi riceve le tue Carte Affiliazione
    .help = Passano a quel giocatore a faccia in giù, e nessun altro le vede. Un giocatore con una carta Cylone gioca per i Cyloni.

## decisions.fates

decisions-fates-chooseHull = scegli quale nave subisce il danno
    .help = Si pesca un segnalino danno per la nave che scegli. La Pegasus è distrutta quando tutti e 4 i suoi ambienti sono danneggiati; non contano per il Galactica.
decisions-fates-abilityOrder = scegli quale capacità risolvere adesso
    .help = Ognuna si risolve una volta, chiunque abbia aggiunto la carta. Come giocatore di turno decidi tu l’ordine.
decisions-fates-discardFromCheck = scarta una carta dalla prova
    .help = Non conta più e la sua capacità non si risolve, ma è stata nella prova: le Conseguenze seguono lo stesso.
decisions-fates-nameResult = scegli il risultato del dado
    .help = Il dado non si tira, e nulla può cambiare il risultato che scegli.
decisions-fates-lookAtBottom = scegli il mazzo di cui guardare l’ultima carta
    .help = La carta la vedi solo tu, e resta dov’è.
decisions-fates-cullDestiny = scarta { $cards } dal mazzo del Destino
    .help = Vedi tutto il mazzo del Destino. Tutti vedono che cosa scarti; il resto viene rimescolato.
decisions-fates-placeCard = riponi una carta
    .help = La prima carta che metti in cima sarà la prima a essere pescata. Le carte in fondo non torneranno per un bel pezzo. Nessun altro le vede.
decisions-fates-learnSkill = scegli un mazzo di Carte Abilità
    .help = Guardi { $cards } in cima al mazzo, poi decidi che cosa farne.
decisions-fates-keepOrAdd = prendi le carte o aggiungile alla prova
    .help = O tutte o nessuna. Le carte aggiunte alla prova entrano subito dopo quelle del Destino e restano nascoste fino alla rivelazione.
decisions-fates-giveCard =
    { $count ->
        [one] scegli una Carta Abilità per { $player }
       *[other] scegli { $cards } per { $player }
    }
    .help =
    { $count ->
        [one] Solo voi due saprete quale carta è.
       *[other] Solo voi due saprete quali carte sono.
    }
decisions-fates-rollAgain = ripeti il tiro o tieni il risultato
    .help = Il risultato è { $result }; la forza di occupazione viene rimossa con { $needed } o più. Puoi scartare una Massima Potenza di Fuoco per ripetere il tiro; ciò che è stato aggiunto al tiro resta.

## decisions.fleet

decisions-fleet-removeCylons = scegli l’area spaziale da sgomberare
    .help = Tutte le navi Cyloni presenti tornano nella riserva senza essere distrutte. I viper e le navi civili restano.
decisions-fleet-mayLaunch = vuoi lanciarti con un viper?
    .help = Lasci il Galactica come pilota di un viper delle Riserve. Non è un’azione e non te ne dà una.
decisions-fleet-chooseArea = scegli un’area spaziale
    .help = I viper si lanciano a prua di babordo e a poppa di babordo. La prua è davanti al Galactica, la poppa dietro.
decisions-fleet-placeCivilian = scegli dove collocare una nave civile
    .help =
    { $more ->
        [0] Si pesca a faccia in giù, e lì i raider le daranno la caccia.
        [one] Si pesca a faccia in giù, e lì i raider le daranno la caccia. Ne segue ancora { $more }.
       *[other] Si pesca a faccia in giù, e lì i raider le daranno la caccia. Ne seguono ancora { $more }.
    }
decisions-fleet-takeRisk = vuoi rischiare { $ships } per { $why }?
    .help =
    { $kind ->
        [raptor] { $count ->
            [one] Tiri il dado: con { $atLeast } o più hai successo, altrimenti il raptor viene distrutto.
           *[other] Tiri il dado: con { $atLeast } o più hai successo, altrimenti i raptor vengono distrutti.
        }
       *[viper] { $count ->
            [one] Tiri il dado: con { $atLeast } o più hai successo, altrimenti il viper viene danneggiato.
           *[other] Tiri il dado: con { $atLeast } o più hai successo, altrimenti i viper vengono danneggiati.
        }
    }
decisions-fleet-chooseAmount =
    { $of ->
        [destroyedViper] scegli quanti viper distrutti tornano
        [raptor] scegli quanti raptor tornano
        [raider] scegli quanti raider distruggere
        [heavyRaider] scegli quanti heavy raider distruggere
        [pegasusDamage] scegli quanti dei segnalini danno pescare per la Pegasus
       *[viper] scegli quanti viper tornano
    }
    .help =
    { $of ->
        [destroyedViper] Vanno nelle Riserve e si possono usare di nuovo.
        [raptor] Vanno nelle Riserve e si possono usare di nuovo.
        [raider] Tornano nella riserva.
        [heavyRaider] Tornano nella riserva.
        [pegasusDamage] Gli altri si pescano per il Galactica. Li vedi tutti prima di scegliere quali contano.
       *[viper] Vanno nelle Riserve. Quelli danneggiati tornano prima di quelli distrutti, a meno che tu non decida altrimenti nella prossima domanda.
    }
decisions-fleet-chooseRepair = scegli che cosa riparare
    .help = Un ambiente riparato si può attivare di nuovo; i viper riparati vanno nelle Riserve.
decisions-fleet-moveCivilian = vuoi spostare la nave civile n. { $number } { NOUN($area, case: "at") }?
    .help = Scegli un’area adiacente. I raider distruggono le navi civili senza tirare il dado: tienila lontana da loro.
decisions-fleet-chooseShip = scegli una nave
    .help = Le navi identiche sono elencate una volta sola.
decisions-fleet-chooseDamage =
    { $count ->
        [one] scegli { $count } segnalino danno
       *[other] scegli { $count } segnalini danno
    }
    .help = Un ambiente danneggiato è chiuso finché non viene riparato, e tutti quelli che ci sono vanno in Infermeria; un segnalino risorsa costa quella risorsa. Gli altri segnalini si ripongono senza mostrarli.
decisions-fleet-attack = attacca con il tuo viper
    .help = Scegli una nave Cylone nella tua area. Ogni attacco è un tiro a sé.
decisions-fleet-activate = attiva un viper senza pilota
    .help =
        { $left ->
            [1] L’attivazione lancia un viper, ne sposta uno, ne fa attaccare uno o, con il tabellone Flotta Cylone, scorta una nave civile.
           *[other] Ogni attivazione lancia un viper, ne sposta uno, ne fa attaccare uno o, con il tabellone Flotta Cylone, scorta una nave civile. Lo stesso viper si può attivare più di una volta.
        }
decisions-fleet-activateThese = attiva un viper senza pilota
    .help =
        { $which ->
            [eachOnce] Ogni viper appena piazzato si attiva una volta: si sposta, attacca o, con il tabellone Flotta Cylone, scorta una nave civile.
           *[oneViper] Tutte le attivazioni sono per lo stesso viper: ognuna lo lancia, lo sposta, lo fa attaccare o, con il tabellone Flotta Cylone, gli fa scortare una nave civile.
        }
decisions-fleet-costEach = { $cards } per ognuna
decisions-fleet-chooseDestination = scegli la destinazione della flotta
    .help = La distanza avvicina la flotta alla meta, ma il viaggio costa risorse. Le altre carte vanno in fondo al mazzo, e nessuno saprà quali erano.
decisions-fleet-nextArea = scegli dove si attivano adesso { NOUN($ships, case: "the-pl") }
    .help = Si attivano tutti in un’area prima che tocchi alla successiva. Seguono regole fisse: tu decidi solo l’ordine.
decisions-fleet-nextRaider = scegli quale raider { NOUN($area, case: "at") } si attiva adesso
    .help = I raider di un’area si attivano uno alla volta, secondo regole fisse. Questi non sono tutti uguali, perciò l’ordine lo decidi tu.
decisions-fleet-raiderTarget = scegli il bersaglio del raider { NOUN($area, case: "at") }
    .help = Un raider attacca prima un viper senza pilota, poi uno con pilota, poi una nave civile. Qui ne ha diversi a disposizione, e decidi tu.
decisions-fleet-chooseCraft = scegli quale { $ship }
    .help =
        { $box ->
            [damagedCraft] Ci sono più modelli. Una volta riparato va nelle Riserve.
            [destroyed] Ci sono più modelli. Torna nelle Riserve.
           *[reserves] Ci sono più modelli, che volano e combattono in modi diversi. Ognuno conta come un viper per carte e ambienti.
        }
decisions-fleet-chooseCraftAt = scegli quale { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] Ci sono più modelli. Una volta riparato va nelle Riserve.
            [destroyed] Ci sono più modelli. Torna nelle Riserve.
           *[reserves] Ci sono più modelli, che volano e combattono in modi diversi. Ognuno conta come un viper per carte e ambienti.
        }
decisions-fleet-box =
    { $box ->
        [damagedCraft] danneggiato
        [destroyed] distrutto
       *[reserves] delle Riserve
    }
decisions-fleet-whichToPlace = scegli dove collocare { NOUN($ships, case: "the-pl") } che restano
    .help = Non ce ne sono abbastanza per tutto ciò che dice la carta, perciò decidi tu quali collocare.

## decisions.occasion

decisions-occasion-attacks = { $attacker } attacca { $target }
decisions-occasion-pilotedViper = il { $ship } di { $player }
decisions-occasion-attack = un attacco
decisions-occasion-roll = un tiro per { NOUN($about, case: "the") }
decisions-occasion-skillCheck = una prova di abilità per { NOUN($about, case: "the") }
decisions-occasion-die = { $about }: tirato { $die }
decisions-occasion-check = { $about }: { $total } contro { $difficulty }

## openWords

openWords-duties-president = Il Presidente tiene in segreto la mano di Carte Consiglio e prende le decisioni che le carte affidano al Presidente.
openWords-duties-admiral = L’Ammiraglio tiene le armi nucleari, sceglie la destinazione di ogni salto e prende le decisioni che le carte affidano all’Ammiraglio.

openWords-drawQuorum-label = Pesca una Carta Consiglio
openWords-drawQuorum-deed = pesca una Carta Consiglio
openWords-drawQuorum-detail = Va nella tua mano segreta di Carte Consiglio
openWords-launchNuke-label = Lancia un’arma nucleare
openWords-launchNuke-deed = lancia un’arma nucleare
openWords-endInfiltration-label = Poni fine alla tua infiltrazione
openWords-endInfiltration-detail = Vai alla Nave Resurrection e torni a essere un giocatore Cylone
openWords-endInfiltration-deed = pone fine all’infiltrazione

openWords-sleeperAgent-name = Agenti dormienti
openWords-sleeperAgent-begins = comincia la fase dell’Agente Dormiente
openWords-sleeperAgent-brings = la fase dell’Agente Dormiente: ogni giocatore riceve un’altra Carta Affiliazione
openWords-finalJump-name = Ultimo salto
openWords-finalJump-begins = il prossimo salto è l’ultimo
openWords-finalJump-brings = il prossimo salto è l’ultimo: con esso gli umani vincono se nessuna risorsa è a 0

openWords-endings-fuel = la flotta è rimasta senza carburante
openWords-endings-food = la flotta è rimasta senza cibo
openWords-endings-morale = la flotta ha perso tutto il morale
openWords-endings-population = nella flotta non è rimasto in vita nessuno
openWords-endings-invasion = i centurioni Cyloni hanno preso il Galactica
openWords-endings-destruction = il Galactica è stato distrutto
openWords-endings-noCharacter = non resta nessuno che possa prendere il posto di chi è stato giustiziato
openWords-endings-reachedKobol = la flotta ha raggiunto Kobol
