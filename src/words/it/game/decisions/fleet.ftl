removeCylons = scegli l'area spaziale da sgomberare
    .help = Tutte le navi Cyloni che sono lì tornano nella pila senza essere distrutte. I viper e le navi civili restano.
mayLaunch = scegli dove ti lanci con un viper, se vuoi
    .help = Lasci il Galactica come pilota di un viper delle Riserve. Non è un'azione e non te ne dà.
chooseArea = scegli un'area spaziale
    .help = I viper si lanciano a prua di babordo e a poppa di babordo. La prua è davanti al Galactica, la poppa dietro.
placeCivilian = scegli dove va una nave civile
    .help =
        { $more ->
            [0] Si pesca senza guardarla, e lì i raider le danno la caccia.
            [one] Si pesca senza guardarla, e lì i raider le danno la caccia. Dopo ne segue ancora { $more }.
           *[other] Si pesca senza guardarla, e lì i raider le danno la caccia. Dopo ne seguono ancora { $more }.
        }
takeRisk = vuoi rischiare { $ships } ({ $why })?
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
chooseAmount =
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
chooseRepair = scegli che cosa riparare
    .help = Un ambiente riparato si può attivare di nuovo; i viper riparati vanno nelle Riserve.
moveCivilian = vuoi spostare la nave civile n. { $number } { NOUN($area, case: "at") }?
    .help = Scegli un'area adiacente. I raider distruggono le navi civili senza tirare il dado: tienila lontana da loro.
chooseShip = scegli una nave
    .help = Le navi dello stesso tipo che non si possono distinguere sono elencate una volta sola.
chooseDamage =
    { $count ->
        [one] scegli { $count } segnalino danno
       *[other] scegli { $count } segnalini danno
    }
    .help = Un ambiente è chiuso finché non viene riparato, e tutti quelli che ci sono vanno in Infermeria; una risorsa si perde. Gli altri segnalini si ripongono senza mostrarli.
attack = attacca con il tuo viper
    .help = Scegli una nave Cylone nella tua area. Ogni attacco è un tiro a sé.
activate = attiva un viper senza pilota
    .help =
        { $left ->
            [1] L'attivazione lancia un viper, ne sposta uno, ne fa attaccare uno o, con il tabellone Flotta Cylone, scorta una nave civile.
           *[other] Ogni attivazione lancia un viper, ne sposta uno, ne fa attaccare uno o, con il tabellone Flotta Cylone, scorta una nave civile. Lo stesso viper si può attivare più di una volta.
        }
activateThese = attiva un viper senza pilota
    .help =
        { $which ->
            [eachOnce] Ogni viper appena piazzato si attiva una volta: si sposta, attacca o, con il tabellone Flotta Cylone, scorta una nave civile.
           *[oneViper] Tutte le attivazioni sono per lo stesso viper: ognuna lo lancia, lo sposta, lo fa attaccare o, con il tabellone Flotta Cylone, gli fa scortare una nave civile.
        }
costEach = { $cards } per ognuna
chooseDestination = scegli la destinazione della flotta
    .help = La distanza avvicina la flotta alla meta, ma il viaggio costa risorse. Le altre carte vanno in fondo al mazzo, e nessuno saprà quali erano.
nextArea = scegli dove si attivano adesso { NOUN($ships, case: "the-pl") }
    .help = In un'area si attivano tutti, poi tocca alla prossima. Seguono regole fisse: tu decidi soltanto l'ordine.
nextRaider = scegli quale raider { NOUN($area, case: "at") } si attiva adesso
    .help = I raider di un'area si attivano uno alla volta secondo regole fisse. Qui non sono tutti uguali: tu decidi soltanto l'ordine.
raiderTarget = scegli che cosa attacca il raider { NOUN($area, case: "at") }
    .help = Un raider attacca un viper senza pilota se ce n'è uno, poi uno con pilota, poi una nave civile. Qui sono ugualmente possibili più navi.
chooseCraft = scegli quale { $ship }
    .help =
        { $box ->
            [damagedCraft] Ci sono più modelli. Una volta riparato va nelle Riserve.
            [destroyed] Ci sono più modelli. Torna nelle Riserve.
           *[reserves] Ci sono più modelli, che volano e combattono in modi diversi. Ognuno conta come un viper per carte e ambienti.
        }
chooseCraftAt = scegli quale { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] Ci sono più modelli. Una volta riparato va nelle Riserve.
            [destroyed] Ci sono più modelli. Torna nelle Riserve.
           *[reserves] Ci sono più modelli, che volano e combattono in modi diversi. Ognuno conta come un viper per carte e ambienti.
        }
box =
    { $box ->
        [damagedCraft] danneggiato
        [destroyed] distrutto
       *[reserves] delle Riserve
    }
whichToPlace = scegli dove collocare { NOUN($ships, case: "the-pl") } che restano
    .help = Non ce ne sono abbastanza per tutto ciò che dice la carta, perciò decidi tu quali collocare.
