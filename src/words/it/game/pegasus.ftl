## modules.pegasus

modules-pegasus-damaged = la Pegasus è danneggiata { NOUN($place, case: "at") }
modules-pegasus-lost =
    { GENDER($board) ->
        [m] { NOUN($board, case: "the") } è distrutto
       *[f] { NOUN($board, case: "the") } è distrutta
    }

## effects.pegasus

effects-pegasus-damage =
    { $count ->
        [one] danneggia la Pegasus
       *[other] danneggia la Pegasus { $count } volte
    }
    .may =
        { $count ->
            [one] danneggiare la Pegasus
           *[other] danneggiare la Pegasus { $count } volte
        }

## modules.treachery

modules-treachery-reckless = { $card } rende impulsiva la prova
modules-treachery-abilitiesStopped = { $card } blocca tutte le capacità di prova di abilità in questa prova
modules-treachery-treacheryTurned = { $card } viene rivelata dal mazzo Tradimento, perché la prova è impulsiva

## effects.treachery

effects-treachery-makeReckless =
    { $brief ->
        [yes] prova impulsiva
       *[no] la prova diventa impulsiva (in una prova si può giocare solo una carta di questo tipo)
    }
effects-treachery-stopAbilities =
    { $brief ->
        [yes] nessuna capacità di prova di abilità in questa prova
       *[no] in questa prova non si risolve alcuna capacità di prova di abilità (non in una prova impulsiva, e dopo non può diventare impulsiva)
    }

effects-treachery-reckless = la prova è impulsiva

## modules.executions

modules-executions-executed =
    { GENDER($character) ->
        [f] { $character } ({ $player }) viene giustiziata
       *[m] { $character } ({ $player }) viene giustiziato
    }
modules-executions-provedHuman = { $player } era un essere umano
modules-executions-newcomerStranded = { $player } inizia fuori dal tabellone, senza muoversi né agire nel suo prossimo turno, e arriva all’inizio di quello dopo

modules-executions-proveLoyalty = scegli quale Carta Affiliazione rivelare
    .help = Vieni giustiziato. Un Cylone rivela una carta Cylone a sua scelta e diventa un giocatore Cylone; chiunque altro rivela tutte le sue Carte Affiliazione.
modules-executions-newCharacter = scegli il tuo nuovo personaggio
    .help =
        { $keeps ->
            [yes] Il tuo personaggio è stato giustiziato. Continui con un qualsiasi personaggio che non sia già stato in questa partita, e tieni scoperte le tue Carte Affiliazione.
           *[no] Il tuo personaggio è stato giustiziato. Continui con un qualsiasi personaggio che non sia già stato in questa partita, e ricevi una nuova Carta Affiliazione.
        }

## modules.cylonLeaders

modules-cylonLeaders-noTeam = Non appartieni a nessuna squadra: solo le tue Intenzioni decidono se vinci.

modules-cylonLeaders-agendaDealt = { $player } riceve una Carta Intenzioni
modules-cylonLeaders-infiltrates = { $player } si infiltra { NOUN($place, case: "at") } e ora conta come giocatore umano
modules-cylonLeaders-infiltrationEnded = { $player } pone fine all’infiltrazione ed è di nuovo un giocatore Cylone
modules-cylonLeaders-basestarLeaves = La base stellare { NOUN($area, case: "at") } lascia il tabellone
modules-cylonLeaders-swapped = { $one } e { $other } si scambiano le mani
modules-cylonLeaders-swappedOpenly = { $one } e { $other } si scambiano le mani: { $one } riceve { $oneGets }, { $other } { $otherGets }
modules-cylonLeaders-noCards = nessuna carta
modules-cylonLeaders-destinyTaken = { $player } prende { $cards } dal mazzo del Destino
modules-cylonLeaders-destinyPut = { $player } mette { $cards } in cima al mazzo del Destino

modules-cylonLeaders-putOnDestiny = metti una Carta Abilità in cima al mazzo del Destino
    .help = La prima carta che metti sarà la prima a essere pescata. Nessun altro le vede.
modules-cylonLeaders-nameDraw = indica il tipo della carta che pesca { $player }
    .help = Può essere un tipo al di fuori del suo set di abilità.
modules-cylonLeaders-addToCheck =
    { $count ->
        [one] scegli una carta da aggiungere alla prova
       *[other] scegli le carte da aggiungere alla prova
    }
    .help =
    { $count ->
        [any] Aggiungine quante vuoi. Tutti le vedono, e contano nella prova.
       *[other] Tutti vedono che cosa aggiungi, e conta nella prova.
    }

## effects.cylonLeaders

effects-cylonLeaders-infiltrate =
    { $brief ->
        [yes] infiltrati: muoviti sul Galactica
       *[no] infiltrati: muoviti in un qualsiasi ambiente del Galactica e da ora conti come un giocatore umano
    }
    .may =
        { $brief ->
            [yes] infiltrarti: muoviti sul Galactica
           *[no] infiltrarti: muoviti in un qualsiasi ambiente del Galactica e da ora conti come un giocatore umano
        }
effects-cylonLeaders-removeBasestar = quella base stellare lascia il tabellone
effects-cylonLeaders-glimpseDestiny =
    { $brief ->
        [yes] scambia { $cards } con il mazzo del Destino
       *[no] pesca { $cards } del mazzo del Destino, poi mettici in cima { $cards } della tua mano
    }
    .may =
        { $brief ->
            [yes] scambiare { $cards } con il mazzo del Destino
           *[no] pescare { $cards } del mazzo del Destino, poi metterci in cima { $cards } della tua mano
        }
effects-cylonLeaders-swapHands = scambia tutte le Carte Abilità che hai in mano con quelle { NOUN($who, case: "of") }
    .may = scambiare tutte le Carte Abilità che hai in mano con quelle { NOUN($who, case: "of") }
effects-cylonLeaders-takeRandomCard =
    { $brief ->
        [yes] prendi 1 carta a caso dalla mano { NOUN($whose, case: "whose") }
       *[no] prendi 1 Carta Abilità a caso dalla mano { NOUN($whose, case: "whose") }
    }
    .may =
        { $brief ->
            [yes] prendere 1 carta a caso dalla mano { NOUN($whose, case: "whose") }
           *[no] prendere 1 Carta Abilità a caso dalla mano { NOUN($whose, case: "whose") }
        }
effects-cylonLeaders-drawNamed =
    { $brief ->
        [yes] pesca 1 carta di un tipo scelto da te
       *[no] pesca 1 Carta Abilità di un tipo scelto da te
    }
    .one =
    { $brief ->
        [yes] pesca 1 carta di un tipo scelto da te
       *[no] pesca 1 Carta Abilità di un tipo scelto da te
    }
    .several =
    { $brief ->
        [yes] pescano 1 carta di un tipo scelto da te
       *[no] pescano ciascuno 1 Carta Abilità di un tipo scelto da te
    }
    .may =
    { $brief ->
        [yes] pescare 1 carta di un tipo scelto da te
       *[no] pescare 1 Carta Abilità di un tipo scelto da te
    }
effects-cylonLeaders-addAnyToCheck = aggiungi alla prova un numero qualsiasi di Carte Abilità dalla tua mano
    .may = aggiungere alla prova un numero qualsiasi di Carte Abilità dalla tua mano
effects-cylonLeaders-addToCheck = aggiungi alla prova { $cards } dalla mano, a faccia in su
    .one = aggiunge alla prova { $cards } dalla mano, a faccia in su
    .may = aggiungere alla prova { $cards } dalla mano, a faccia in su

effects-cylonLeaders-mayInfiltrate = sei un Leader Cylone o il Cylone amichevole

## modules.newCaprica

modules-newCaprica-phaseBegins = La flotta si stabilisce su New Caprica, e i Cyloni la occupano. Il Galactica è lontano; ogni nave civile è Bloccata
modules-newCaprica-galacticaReturned = Il Galactica torna su New Caprica
modules-newCaprica-departed = { $player } dà l’ordine: il Galactica lascia New Caprica per sempre
modules-newCaprica-forcePlaced = una forza di occupazione si schiera { NOUN($place, case: "at") }
modules-newCaprica-forceMoved = Una forza di occupazione si sposta { NOUN($from, case: "from") } { NOUN($to, case: "to") }
modules-newCaprica-forceLeft = Una forza di occupazione lascia { NOUN($place, case: "the") }
modules-newCaprica-forceDestroyed = una forza di occupazione viene distrutta { NOUN($place, case: "at") }
modules-newCaprica-shipPrepared =
    { $prepared ->
        [one] Una nave civile viene resa operativa (Bloccate { $locked }, Operativa { $prepared })
       *[other] Una nave civile viene resa operativa (Bloccate { $locked }, Operative { $prepared })
    }
modules-newCaprica-shipEvacuated =
    { $prepared ->
        [one] { $player } evacua una nave civile: ora è { NOUN($area, case: "at") } (ancora { $prepared } nave Operativa)
       *[other] { $player } evacua una nave civile: ora è { NOUN($area, case: "at") } (ancora { $prepared } navi Operative)
    }
modules-newCaprica-lockedSeen = { $player } guarda la prima nave Bloccata
modules-newCaprica-lockedSeenOpenly = La prima nave Bloccata: { $ship }
modules-newCaprica-lockedPutBack =
    { $where ->
        [top] { $player } rimette la nave Bloccata in cima alla sua pila
       *[bottom] { $player } mette la nave Bloccata in fondo alla sua pila
    }

modules-newCaprica-evacuate = scegli dove collocare la nave evacuata
    .help = La prima nave Operativa si colloca lì a faccia in giù. Da quel momento i raider le danno la caccia come a ogni nave civile nello spazio.
modules-newCaprica-chooseForce = scegli una forza di occupazione
    .help = Quelle nello stesso ambiente sono identiche.
modules-newCaprica-lockedShip = riponi la nave Bloccata
    .help = Solo tu l’hai vista. La prima nave della pila è la prossima a essere resa operativa o distrutta.

modules-newCaprica-phase = New Caprica
    .begins = comincia la fase di New Caprica
    .brings = la fase di New Caprica: la flotta si stabilisce, il Galactica è lontano finché l’indicatore di Preparazione al Salto non lo riporta indietro, e solo l’Ammiraglio può terminare la partita
modules-newCaprica-galacticaReturns = Quando il Galactica torna su New Caprica
modules-newCaprica-leftNewCaprica = il Galactica ha lasciato New Caprica con i superstiti

modules-newCaprica-leaveNewCaprica = Lascia New Caprica
    .deed = ordina al Galactica di partire
modules-newCaprica-attackForce = Attacca una forza di occupazione
    .detail = È distrutta con 5 o più
    .deed = attacca una forza di occupazione
modules-newCaprica-detain = Arresta un umano qui
    .detail = Da 1 a 3 Detenzione, da 4 a 7 Centro Medico
    .deed = arresta un umano

## effects.newCaprica

effects-newCaprica-prepareShip = rendi operativa 1 nave civile
effects-newCaprica-evacuateShip = evacua 1 nave civile
    .one = evacua 1 nave civile
    .several = evacuano 1 nave civile
    .may = evacuare 1 nave civile
effects-newCaprica-evacuateAndMove =
    { $brief ->
        [yes] evacua 1 nave civile e muoviti sul Galactica
       *[no] evacua 1 nave civile, poi, se vuoi, muoviti gratis in un ambiente del Galactica
    }
    .one =
        { $brief ->
            [yes] evacua 1 nave civile e si muove sul Galactica
           *[no] evacua 1 nave civile, poi, se vuole, si muove gratis in un ambiente del Galactica
        }
    .several =
        { $brief ->
            [yes] evacuano 1 nave civile e si muovono sul Galactica
           *[no] evacuano 1 nave civile, poi, se vogliono, si muovono gratis in un ambiente del Galactica
        }
    .may =
        { $brief ->
            [yes] evacuare 1 nave civile e andare sul Galactica
           *[no] evacuare 1 nave civile, poi, volendo, andare gratis in un ambiente del Galactica
        }
effects-newCaprica-placeForces = colloca { $forces } presso l’Autorità di Occupazione
    .may = collocare { $forces } presso l’Autorità di Occupazione
effects-newCaprica-activateForce = attiva 1 forza di occupazione a tua scelta
    .may = attivare 1 forza di occupazione a tua scelta
effects-newCaprica-destroyForces = distruggi { $forces }
    .one = distrugge { $forces }
    .several = distruggono { $forces }
    .may = distruggere { $forces }
effects-newCaprica-lookAtLocked =
    { $brief ->
        [yes] guarda la prima Nave Civile Bloccata e spostala
       *[no] guarda in segreto la prima delle Navi Civili Bloccate e mettila in cima o in fondo a quella pila
    }
    .may =
        { $brief ->
            [yes] guardare la prima Nave Civile Bloccata e spostarla
           *[no] guardare in segreto la prima delle Navi Civili Bloccate e metterla in cima o in fondo a quella pila
        }
effects-newCaprica-skipPrepareForJump = salta la fase di Preparazione al Salto in questo turno
    .may = saltare la fase di Preparazione al Salto in questo turno
effects-newCaprica-depart =
    { $brief ->
        [yes] parti per sempre: navi e persone rimaste su New Caprica sono perdute e la partita finisce
       *[no] il Galactica lascia New Caprica per sempre. Distruggi tutte le Navi Civili Bloccate e Operative e giustizia ogni umano su New Caprica. La partita finisce; gli umani vincono se nessuna risorsa è a 0
    }
    .may = partire per sempre: navi e persone rimaste su New Caprica sono perdute e la partita finisce

effects-newCaprica-inOrbit = il Galactica è tornato
