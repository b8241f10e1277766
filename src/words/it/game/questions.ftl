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
    .help = D’ora in poi giochi con questo personaggio. I leader politici, i leader militari e i piloti si possono prendere solo dal tipo a cui restano più personaggi, tutti gli altri in qualsiasi momento.
decisions-turn-keptButTaken = { $character } era in serbo per te, ma ora non è disponibile.
decisions-turn-chooseSetupLocation = scegli da dove cominci
    .help = Il tuo personaggio comincia la partita in questo ambiente.
decisions-turn-chooseStartArea = scegli da dove parte il tuo viper
    .help = Cominci come suo pilota, in una delle due aree di lancio.
decisions-turn-drawSkill = pesca una Carta Abilità
    .help = Scegli il mazzo. Ricevi la carta in cima; nessun altro la vede, ma tutti vedono da quale mazzo hai pescato.
decisions-turn-multiSkill =
    { $count ->
        [one] scegli il tipo di { $cards }
       *[other] scegli i tipi di { $cards }
    }
    .help = Il tuo set di abilità ti lascia scegliere tra questi tipi. Decidi prima di pescarne una.
decisions-turn-move = scegli dove andare
    .help = Muoversi sulla stessa nave è gratis; per andare in un ambiente su un’altra nave scarti 1 Carta Abilità. Poi esegui la tua azione, di solito quella dell’ambiente in cui ti trovi.
decisions-turn-payForMove = scarta 1 Carta Abilità per muoverti { NOUN($place, case: "to") }
    .help = Passare su un’altra nave costa 1 Carta Abilità a tua scelta. Arrivi appena hai pagato.
decisions-turn-action = scegli la tua azione
    .help =
        { $step ->
            [yes] Esegui una sola azione: quella del tuo ambiente, di una carta che hai in mano, del tuo personaggio o titolo. Poi, a meno che tu non sia nelle Celle o un Cylone, peschi una Carta Crisi.
           *[no] Esegui una sola azione: quella del tuo ambiente, di una carta che hai in mano, del tuo personaggio o titolo.
        }
decisions-turn-offer = puoi farlo in qualsiasi momento: { $label }
    .help = Puoi farlo ogni volta che la partita aspetta qualcuno. Nessuno ti aspetta, e nessun altro sa che puoi farlo.
decisions-turn-orders = { $player } ti dà un Ordine Esecutivo: che cosa fai?
    .help = Muoviti e poi esegui 1 azione, oppure resta ed esegui 2 azioni. Ogni parte ti viene chiesta a suo tempo. Non è il tuo turno: non seguono altre fasi.
decisions-turn-emergency = scegli la tua parte
    .help = Muoviti oppure esegui 1 azione. Nelle Celle si può solo agire. Dopo non seguono altre fasi.
decisions-turn-tradeCards = scarta un numero qualsiasi di Carte Abilità
    .help = Poi nomini un tipo del tuo set di abilità e ne peschi altrettante carte. Tutti vedono che cosa scarti.
decisions-turn-discard = scarta { $cards }
    .help = Scegli quali. Tutti vedono che cosa scarti.
decisions-turn-discardToLimit = scarta { $cards } per rispettare il limite di carte in mano
    .help = Nessuno può finire un turno con più Carte Abilità del limite di carte in mano, di solito 10. Tutti vedono che cosa scarti.
decisions-turn-discardAtReveal = scarta { $cards } perché ti riveli
    .help = Chi si rivela come Cylone tiene 3 Carte Abilità. Tutti vedono che cosa scarti.
decisions-turn-discardAfterInfiltration = scarta { $cards } perché la tua infiltrazione finisce
    .help = Chi pone fine all’infiltrazione nelle Celle tiene 3 Carte Abilità. Tutti vedono che cosa scarti.
decisions-turn-discardAsCost = scarta { $cards } come costo
    .help = Il costo va pagato prima dell’effetto. Tutti vedono che cosa scarti.
decisions-turn-discardQuorum = scarta { $cards }
    .help = Il Presidente non può finire un turno con più di 10 Carte Consiglio.
decisions-turn-react = vuoi reagire?
    .help = Puoi fare qualcosa adesso, { $moment }. La partita aspetta una risposta, ma a nessuno viene detto che aspetta te.
decisions-turn-reactionOrder = scegli quale reazione viene prima
    .help = È stata annunciata più di una reazione { $moment }. Come giocatore di turno decidi tu l’ordine.
decisions-turn-movementEndOrder = scegli che cosa viene prima
    .help = Alla fine della tua fase di Movimento ti succede più di una cosa. L’ordine lo decidi tu: ciò che viene prima può cambiare il resto, o risparmiartelo.
decisions-turn-contribute = aggiungi Carte Abilità alla prova
    .help = Le carte delle abilità elencate nella prova sono favorevoli, tutte le altre contrarie. Tutti vedono quante carte aggiungi, nessuno vede quali.

## decisions.cards

decisions-cards-chooseOption = scegli un’opzione di { $card }
    .help =
        { $evenThat ->
            [yes] Ogni opzione dice che cosa fa. Si può scegliere anche un’opzione che non si può eseguire. Ciò che scegli accade subito.
           *[no] Ogni opzione dice che cosa fa. Ciò che scegli accade subito.
        }
decisions-cards-chooseEffect = scegli
    .help = Ciò che scegli accade subito.
decisions-cards-nameEffect = nomina: { $place } di { $of }
    .help = Li nomini tutti prima che il primo venga risolto; si risolvono nell’ordine in cui li nomini.
decisions-cards-chooseCrisis = scegli la Carta Crisi da risolvere
    .help = { $source } ti fa vedere queste carte in segreto. Quella che scegli viene rivelata e risolta, nessuno saprà quali erano le altre.
decisions-cards-chooseCard = scegli una carta
    .help = Solo tu vedi queste carte. Quella che scegli viene usata subito.
decisions-cards-choosePlayer = scegli un giocatore
    .help = Tutti vedono chi scegli.
decisions-cards-chooseSkill = nomina un’abilità
    .help = Le carte di questa abilità valgono 0 nella prova.
decisions-cards-chooseLocation = scegli un ambiente
    .help = Questo movimento è gratis. L’Infermeria e le Celle non si possono scegliere.
decisions-cards-chooseLocationFor = scegli un ambiente per { $player }
    .help = Questo movimento è gratis. L’Infermeria e le Celle non si possono scegliere.
decisions-cards-chooseDeck = scegli un mazzo
    .help = Guardi in segreto la sua prima carta e poi la metti in cima o in fondo al mazzo.
decisions-cards-topOrBottom = metti la carta che hai visto in cima o in fondo al { $deck }
    .help = È { $card }. Nessun altro lo sa; tutti vedono dove la metti.
decisions-cards-chooseResult = decidi se la prova è un successo o un fallimento
    .help = La prova non si svolge: non si aggiungono carte, e il risultato che scegli si applica subito.
decisions-cards-useLoyalty = vuoi usare l’effetto della tua Carta Affiliazione?
    .help = Il suo effetto accade subito.
decisions-cards-useAbility = vuoi usare { $ability }?
    .help = Il suo effetto accade subito.
decisions-cards-giveLoyalty = scegli chi riceve le tue Carte Affiliazione
    .help = Vanno a quel giocatore a faccia in giù, e nessun altro le vede. Chi ha una carta Cylone gioca per i Cyloni.

## decisions.fates

decisions-fates-chooseHull = scegli quale nave subisce il danno
    .help = Si pesca un segnalino per la nave che scegli. La Pegasus è perduta quando tutti e 4 i suoi ambienti sono danneggiati; gli ambienti danneggiati della Pegasus non contano per il Galactica.
decisions-fates-abilityOrder = scegli quale capacità delle carte rivelate viene adesso
    .help = Ognuna si risolve una volta, chiunque abbia aggiunto la carta. Come giocatore di turno decidi tu l’ordine.
decisions-fates-discardFromCheck = scarta una carta dalla prova
    .help = Non conta più e la sua capacità non si risolve, ma è stata nella prova: le Conseguenze seguono lo stesso.
decisions-fates-nameResult = scegli il risultato del dado
    .help = Il dado non si tira, e nulla può cambiare il risultato.
decisions-fates-lookAtBottom = scegli il mazzo di cui guardi l’ultima carta
    .help = Solo tu vedi la carta; resta dov’è.
decisions-fates-cullDestiny = scarta { $cards } del mazzo del Destino
    .help = Vedi tutto il mazzo del Destino. Tutti vedono che cosa scarti, il resto viene mescolato.
decisions-fates-placeCard = riponi una carta
    .help = Ciò che riponi per primo si pesca per primo. Ciò che va in fondo è fuori dai piedi per un bel po’. Nessun altro vede le carte.
decisions-fates-learnSkill = scegli un mazzo di Carte Abilità
    .help = Guardi { $cards } in cima al mazzo prima di decidere che cosa farne.
decisions-fates-keepOrAdd = prendi le carte o aggiungile alla prova
    .help = O tutte o nessuna. Le carte per la prova entrano subito dopo quelle del Destino e non si vedono prima della rivelazione.
decisions-fates-giveCard =
    { $count ->
        [one] scegli una Carta Abilità per { $player }
       *[other] scegli { $cards } per { $player }
    }
    .help =
        { $count ->
            [one] Solo voi due sapete di quale carta si tratta.
           *[other] Solo voi due sapete di quali carte si tratta.
        }
decisions-fates-rollAgain = ripeti il tiro o rinuncia
    .help = Il risultato è { $result }; la forza di occupazione cade da { $needed } in su. Puoi scartare una Massima Potenza di Fuoco per tirare un’altra volta; ciò che è stato aggiunto al tiro resta.

## decisions.fleet

decisions-fleet-removeCylons = scegli l’area spaziale da sgomberare
    .help = Tutte le navi Cyloni che sono lì tornano nella pila senza essere distrutte. I viper e le navi civili restano.
decisions-fleet-mayLaunch = scegli dove ti lanci con un viper, se vuoi
    .help = Lasci il Galactica come pilota di un viper delle Riserve. Non è un’azione e non te ne dà.
decisions-fleet-chooseArea = scegli un’area spaziale
    .help = I viper si lanciano a prua di babordo e a poppa di babordo. La prua è davanti al Galactica, la poppa dietro.
decisions-fleet-placeCivilian = scegli dove va una nave civile
    .help =
        { $more ->
            [0] Si pesca senza guardarla, e lì i raider le danno la caccia.
            [one] Si pesca senza guardarla, e lì i raider le danno la caccia. Dopo ne segue ancora { $more }.
           *[other] Si pesca senza guardarla, e lì i raider le danno la caccia. Dopo ne seguono ancora { $more }.
        }
decisions-fleet-takeRisk = vuoi rischiare { $ships } ({ $why })?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] Tiri il dado. Con { $atLeast } o più riesce; con meno il raptor viene distrutto.
               *[other] Tiri il dado. Con { $atLeast } o più riesce; con meno i raptor vengono distrutti.
            }
           *[viper] { $count ->
                [one] Tiri il dado. Con { $atLeast } o più riesce; con meno il viper viene danneggiato.
               *[other] Tiri il dado. Con { $atLeast } o più riesce; con meno i viper vengono danneggiati.
            }
        }
decisions-fleet-chooseAmount =
    { $of ->
        [destroyedViper] scegli quanti viper distrutti tornano
        [raptor] scegli quanti raptor tornano
        [raider] scegli quanti raider distruggi
        [heavyRaider] scegli quanti heavy raider distruggi
        [pegasusDamage] scegli quanti dei segnalini danno peschi da quelli della Pegasus
       *[viper] scegli quanti viper tornano
    }
    .help =
        { $of ->
            [destroyedViper] Vanno nelle Riserve e si possono usare di nuovo.
            [raptor] Vanno nelle Riserve e si possono usare di nuovo.
            [raider] Tornano nella pila.
            [heavyRaider] Tornano nella pila.
            [pegasusDamage] Gli altri sono quelli del Galactica. Li vedi tutti prima di scegliere quali contano.
           *[viper] Vanno nelle Riserve. Quelli danneggiati tornano prima di quelli distrutti, a meno che tu non decida altrimenti nella prossima domanda.
        }
decisions-fleet-chooseRepair = scegli che cosa riparare
    .help = Un ambiente riparato si può attivare di nuovo; i viper riparati vanno nelle Riserve.
decisions-fleet-moveCivilian = vuoi spostare la nave civile n. { $number } { NOUN($area, case: "at") }?
    .help = Scegli un’area adiacente. I raider distruggono le navi civili senza tirare il dado: tienila lontana da loro.
decisions-fleet-chooseShip = scegli una nave
    .help = Le navi dello stesso tipo che non si possono distinguere sono elencate una volta sola.
decisions-fleet-chooseDamage =
    { $count ->
        [one] scegli { $count } segnalino danno
       *[other] scegli { $count } segnalini danno
    }
    .help = Un ambiente è chiuso finché non viene riparato, e tutti quelli che ci sono vanno in Infermeria; una risorsa si perde. Gli altri segnalini si ripongono senza mostrarli.
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
    .help = In un’area si attivano tutti, poi tocca alla prossima. Seguono regole fisse: tu decidi soltanto l’ordine.
decisions-fleet-nextRaider = scegli quale raider { NOUN($area, case: "at") } si attiva adesso
    .help = I raider di un’area si attivano uno alla volta secondo regole fisse. Qui non sono tutti uguali: tu decidi soltanto l’ordine.
decisions-fleet-raiderTarget = scegli che cosa attacca il raider { NOUN($area, case: "at") }
    .help = Un raider attacca un viper senza pilota se ce n’è uno, poi uno con pilota, poi una nave civile. Qui sono ugualmente possibili più navi.
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
decisions-occasion-roll = un tiro di dado: { $about }
decisions-occasion-skillCheck = una prova di abilità: { $about }
decisions-occasion-die = { $about }: il dado dà { $die }
decisions-occasion-check = { $about }: { $total } contro { $difficulty }

## openWords

openWords-duties-president = Il Presidente tiene segreta la mano di Carte Consiglio e decide quando una carta lo dice.
openWords-duties-admiral = L’Ammiraglio tiene le armi nucleari, sceglie la destinazione di ogni salto e decide quando una carta lo dice.

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
openWords-finalJump-brings = il prossimo salto è l’ultimo, e con esso gli umani vincono se nessuna risorsa è esaurita

openWords-endings-fuel = la flotta ha esaurito il carburante
openWords-endings-food = la flotta ha esaurito il cibo
openWords-endings-morale = la flotta ha perso tutto il morale
openWords-endings-population = della popolazione non resta nessuno
openWords-endings-invasion = una squadra di abbordaggio Cylone ha preso il Galactica
openWords-endings-destruction = il Galactica è stato distrutto
openWords-endings-noCharacter = non resta nessuno che possa prendere il posto di chi è stato giustiziato
openWords-endings-reachedKobol = la flotta ha raggiunto Kobol
