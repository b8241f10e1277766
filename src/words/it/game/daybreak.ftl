## modules.searchForHome

modules-searchForHome-kind = Missione
modules-searchForHome-demand = Prova di abilità { $difficulty } ({ $skills })
modules-searchForHome-unchanged = Nessuna carta o capacità può influire su questa prova, e le capacità di prova di abilità non si risolvono.

modules-searchForHome-missionTurnedUp = { $player } rivela la Missione { $card }
modules-searchForHome-noMission = { $player } non trova altre Missioni sul Ponte della Demetrius
modules-searchForHome-crisisSpared = { $player } non pesca Carte Crisi in questo turno
modules-searchForHome-missionTurnedDown = { $card } viene girata a faccia in giù sullo spazio Missione Attiva
modules-searchForHome-missionCleared =
    { $to ->
        [objective] La Missione { $card } viene messa accanto all’obiettivo
        [discard] La Missione { $card } viene scartata
       *[deck] La Missione { $card } viene rimescolata nel mazzo delle Missioni
    }
modules-searchForHome-missionSeen = { $player } guarda la prima Carta Missione
modules-searchForHome-missionSeenOpenly = La prima Carta Missione è { $card }
modules-searchForHome-missionPutBack =
    { $where ->
        [top] { $player } lascia la Carta Missione in cima al suo mazzo
       *[bottom] { $player } mette la Carta Missione in fondo al suo mazzo
    }
modules-searchForHome-skillNamed = { $player } indica { $skill } per tutti
modules-searchForHome-cylonsCleared = Rimosse dal tabellone
modules-searchForHome-cylonsGone = Rimosse dal gioco
modules-searchForHome-rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] La Base Stellare Ribelle entra in gioco dalla parte degli umani
           *[cylon] La Base Stellare Ribelle entra in gioco dalla parte dei Cyloni
        }
        [stays] { $side ->
            [human] La Base Stellare Ribelle resta dalla parte degli umani
           *[cylon] La Base Stellare Ribelle resta dalla parte dei Cyloni
        }
       *[changes] { $side ->
            [human] La Base Stellare Ribelle passa dalla parte degli umani
           *[cylon] La Base Stellare Ribelle passa dalla parte dei Cyloni
        }
    }
modules-searchForHome-superCrisisPaid = { $player } scarta la Carta Super Crisi { $card }
modules-searchForHome-deckSearched = { $player } prende { $cards } dal mazzo e dalla sua pila degli scarti
modules-searchForHome-deckSearchedOpenly = { $player } prende { $cards } dal mazzo e dalla sua pila degli scarti; dagli scarti: { $open }

modules-searchForHome-placeMission = metti la Missione in cima o in fondo al suo mazzo
    .help = L’hai vista solo tu. La carta in cima viene rivelata la prossima volta che qualcuno attiva il Ponte.
modules-searchForHome-skillForAll = indica un tipo di abilità
    .help = Ogni giocatore, anche i giocatori Cyloni, ne pesca { $cards }, a partire da te.
modules-searchForHome-payTribute = scegli che cosa scartare
    .help = L’azione costa un segnalino miracolo o una tua Carta Super Crisi. La carta non viene risolta.
modules-searchForHome-searchedSkill = scegli un mazzo di Carte Abilità in cui cercare
    .help = Prendi { $cards } a tua scelta dal mazzo e dalla sua pila degli scarti; poi si rimescolano insieme.
modules-searchForHome-searchSkillDeck = prendi { $cards } dal mazzo di { $skill }
    .help = Vedi il mazzo e la sua pila degli scarti. Gli altri sanno solo quali carte hanno lasciato la pila degli scarti.
modules-searchForHome-sendOut = scegli le navi per { NOUN($area, case: "the") }
    .help = Si attivano solo le navi che collochi, una volta ciascuna.

modules-searchForHome-miracleToken = Un segnalino miracolo
    .detail = Senza non puoi usare la tua capacità miracolosa
modules-searchForHome-shipsOut =
    { $ship ->
        [raider] Ognuno agisce subito, come fanno i raider
       *[viper] Dalle Riserve, senza pilota; attivi ciascuno una volta
    }

modules-searchForHome-reachedEarth = la flotta ha trovato la sua nuova casa

## effects.searchForHome

effects-searchForHome-startMission =
    { $brief ->
        [yes] rivela la prossima Missione; nel tuo turno niente Carta Crisi
       *[no] rivela la prima Carta Missione e risolvila; se è il tuo turno, in questo turno non peschi una Carta Crisi
    }
    .may =
        { $brief ->
            [yes] rivelare la prossima Missione; nel tuo turno niente Carta Crisi
           *[no] rivelare la prima Carta Missione e risolverla; se è il tuo turno, in questo turno non peschi una Carta Crisi
        }
effects-searchForHome-missionCounts = la Missione conta come distanza { $count }
effects-searchForHome-turnMissionDown = gira la Missione a faccia in giù
    .may = girare la Missione a faccia in giù
effects-searchForHome-lookAtMission =
    { $brief ->
        [yes] guarda la prima Missione e mettila in cima o in fondo
       *[no] guarda in segreto la prima Carta Missione e mettila in cima o in fondo al suo mazzo
    }
    .may =
        { $brief ->
            [yes] guardare la prima Missione e metterla in cima o in fondo
           *[no] guardare in segreto la prima Carta Missione e metterla in cima o in fondo al suo mazzo
        }
effects-searchForHome-everyoneDrawsNamed =
    { $brief ->
        [yes] indica un tipo di abilità: tutti ne pescano { $cards }
       *[no] indica un tipo di abilità; ogni giocatore, anche Cylone, ne pesca { $cards }
    }
    .may =
    { $brief ->
        [yes] indicare un tipo di abilità: tutti ne pescano { $cards }
       *[no] indicare un tipo di abilità; ogni giocatore, anche Cylone, ne pesca { $cards }
    }
effects-searchForHome-clearBoardOf =
    { GENDER($kinds) ->
        [pl] { NOUN($kinds, case: "every") } lasciano il tabellone
       *[other] { NOUN($kinds, case: "every") } lascia il tabellone
    }
effects-searchForHome-takeOutOfGame = rimuovi { $ships } dal gioco
    .may = rimuovere { $ships } dal gioco
effects-searchForHome-turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Base Stellare Ribelle sul lato umano
           *[cylon] Base Stellare Ribelle sul lato Cylone
        }
       *[no] { $side ->
            [human] metti in gioco la Base Stellare Ribelle sul lato umano
           *[cylon] metti in gioco la Base Stellare Ribelle sul lato Cylone
        }
    }
effects-searchForHome-repairDamaged =
    { $count ->
        [one] ripara { $count } ambiente danneggiato
       *[other] ripara { $count } ambienti danneggiati
    }
    .may =
        { $count ->
            [one] riparare { $count } ambiente danneggiato
           *[other] riparare { $count } ambienti danneggiati
        }
effects-searchForHome-payTribute = scarta 1 segnalino miracolo o 1 Carta Super Crisi
    .may = scartare 1 segnalino miracolo o 1 Carta Super Crisi
effects-searchForHome-arrangeCrises =
    { $brief ->
        [yes] guarda { NOUN($cards, case: "the") } in cima al mazzo e ordinale
       *[no] guarda in segreto { NOUN($cards, case: "the") } in cima al mazzo e rimettile in cima nell’ordine che preferisci
    }
    .may =
        { $brief ->
            [yes] guardare { NOUN($cards, case: "the") } in cima al mazzo e ordinarle
           *[no] guardare in segreto { NOUN($cards, case: "the") } in cima al mazzo e rimetterle in cima nell’ordine che preferisci
        }
effects-searchForHome-searchSkillDeck =
    { $brief ->
        [yes] prendi { $cards } a scelta da un mazzo Abilità
       *[no] prendi { $cards } a scelta da un mazzo Abilità e dalla sua pila degli scarti, che poi vengono mescolati insieme
    }
    .may =
        { $brief ->
            [yes] prendere { $cards } a scelta da un mazzo Abilità
           *[no] prendere { $cards } a scelta da un mazzo Abilità e dalla sua pila degli scarti, che poi vengono mescolati insieme
        }
effects-searchForHome-sendOut =
    { $brief ->
        [yes] colloca e attiva { $raiders } o { $vipers }
       *[no] colloca { $raiders }, o { $vipers } delle Riserve senza pilota, in un’area spaziale e attiva ciascuno una volta
    }
    .may =
        { $brief ->
            [yes] collocare e attivare { $raiders } o { $vipers }
           *[no] collocare { $raiders }, o { $vipers } delle Riserve senza pilota, in un’area spaziale e attivare ciascuno una volta
        }

effects-searchForHome-missionSpaceEmpty = lo spazio Missione Attiva è vuoto
effects-searchForHome-canPayTribute = hai un segnalino miracolo o una Carta Super Crisi

## modules.daybreakSkills

modules-daybreakSkills-checkCardTaken = { $player } toglie { $card } dalla prova
modules-daybreakSkills-quorumKept = { $player } tiene { $card } come Presidente
modules-daybreakSkills-quorumGiven = { $player } dà { $card } a { $to }, Presidente
modules-daybreakSkills-reservesLaunched =
    { $count ->
        [one] { $ships } delle Riserve raggiunge un pilota { NOUN($area, case: "at") }
       *[other] { $ships } delle Riserve raggiungono un pilota { NOUN($area, case: "at") }
    }

modules-daybreakSkills-takeFromCheck = vuoi prendere una carta dalla prova?
    .help = Va nella tua mano e non conta più. Ciò che la sua capacità ha già fatto resta fatto.
modules-daybreakSkills-takeNone = Non prenderne nessuna
    .detail = Tutte le carte restano nella prova
modules-daybreakSkills-dogfight = vuoi scartare una carta dalla prova?
    .help = Costa 1 viper: dopo la carta ne scegli uno nello spazio o nelle Riserve, che viene danneggiato.
modules-daybreakSkills-discardNone = Non scartarne nessuna
    .detail = Nessun viper viene danneggiato
modules-daybreakSkills-shareQuorum = scegli quale Carta Consiglio riceve { $player } come Presidente
    .help = Poi giochi o scarti l’altra.
modules-daybreakSkills-playOrDiscard = gioca l’altra Carta Consiglio o scartala
    .help = Le scelte e i tiri li fai tu. Dove parla del Presidente, si intende il Presidente.
modules-daybreakSkills-discardIt = Scartala
    .detail = Non ha effetto
modules-daybreakSkills-activateFromAfar = scegli un ambiente da attivare
    .help =
    { $undamaged ->
        [yes] Si usa da qualunque posto. Costi e condizioni valgono comunque.
       *[no] Si usa da qualunque posto, anche se è danneggiato.
    }
modules-daybreakSkills-launchReserves = scegli dove lanciare viper dalle Riserve
    .help = Scegli un’area con un viper con pilota. Alla fine ogni nuovo viper si attiva una volta.
modules-daybreakSkills-howManyLaunch = scegli quanti viper lanciare { NOUN($area, case: "at") }
    .help = Dopo, ognuno si attiva una volta, uno dopo l’altro.

## effects.daybreakSkills

effects-daybreakSkills-addToTotal = aggiungi { $each } al totale per ogni carta di forza { $strengths } nella prova
    .may = aggiungere { $each } al totale per ogni carta di forza { $strengths } nella prova
effects-daybreakSkills-takeFromCheck =
    { $brief ->
        [yes] togli dalla prova 1 carta di forza { $strengths }
       *[no] prendi in mano dalla prova 1 altra carta di forza { $strengths }
    }
    .one =
        { $brief ->
            [yes] toglie dalla prova 1 carta di forza { $strengths }
           *[no] prende in mano dalla prova 1 altra carta di forza { $strengths }
        }
    .may =
        { $brief ->
            [yes] togliere dalla prova 1 carta di forza { $strengths }
           *[no] prendere in mano dalla prova 1 altra carta di forza { $strengths }
        }
effects-daybreakSkills-dogfight =
    { $brief ->
        [yes] danneggia 1 viper per scartare 1 carta dalla prova
       *[no] danneggia 1 viper nello spazio o nelle Riserve per scartare 1 altra carta dalla prova
    }
    .one =
        { $brief ->
            [yes] danneggia 1 viper per scartare 1 carta dalla prova
           *[no] danneggia 1 viper nello spazio o nelle Riserve per scartare 1 altra carta dalla prova
        }
    .may =
        { $brief ->
            [yes] danneggiare 1 viper per scartare 1 carta dalla prova
           *[no] danneggiare 1 viper nello spazio o nelle Riserve per scartare 1 altra carta dalla prova
        }
effects-daybreakSkills-influenceQuorum =
    { $brief ->
        [yes] pesca { $cards }: 1 al Presidente, gioca o scarta l’altra
       *[no] pesca { $cards }, consegnane 1 al Presidente e gioca o scarta l’altra
    }
    .may =
        { $brief ->
            [yes] pescare { $cards }: 1 al Presidente, gioca o scarta l’altra
           *[no] pescare { $cards }, consegnarne 1 al Presidente e giocare o scartare l’altra
        }
effects-daybreakSkills-activateAnywhere =
    { $brief ->
        [yes] attiva { NOUN($places, case: "the") }
       *[no] attiva { NOUN($places, case: "the") } ovunque ti trovi, anche se l’ambiente è danneggiato
    }
    .may =
        { $brief ->
            [yes] attivare { NOUN($places, case: "the") }
           *[no] attivare { NOUN($places, case: "the") } ovunque ti trovi, anche se l’ambiente è danneggiato
        }
effects-daybreakSkills-activateOneViper =
    { $count ->
        [one] attiva 1 viper senza pilota fino a { $count } volta
       *[other] attiva 1 viper senza pilota fino a { $count } volte
    }
    .may =
        { $count ->
            [one] attivare 1 viper senza pilota fino a { $count } volta
           *[other] attivare 1 viper senza pilota fino a { $count } volte
        }
effects-daybreakSkills-launchReserves =
    { $brief ->
        [yes] lancia fino a { $vipers } accanto a un pilota e attivali
       *[no] lancia fino a { $vipers } delle Riserve, senza pilota, in un’area con un viper con pilota, poi attiva ciascuno una volta
    }
    .may =
        { $brief ->
            [yes] lanciare fino a { $vipers } accanto a un pilota e attivarli
           *[no] lanciare fino a { $vipers } delle Riserve, senza pilota, in un’area con un viper con pilota, poi attivare ciascuno una volta
        }

effects-daybreakSkills-currentIsHuman = il giocatore di turno è umano
effects-daybreakSkills-theyAreHuman = è umano
effects-daybreakSkills-mayAddToCheck = può ancora aggiungerne una
effects-daybreakSkills-noBlueSpace = il segnalino flotta non è su uno spazio blu dell’indicatore di Preparazione al Salto
effects-daybreakSkills-mayTradeRaptor = c’è un raptor nelle Riserve e un raptor d’assalto inutilizzato

## modules.daybreakPeople

modules-daybreakPeople-civilianSaved = { $player } salva la nave civile { NOUN($area, case: "at") }
modules-daybreakPeople-civilianSwapped =
    { $replaced ->
        [yes] { $player } sostituisce una nave civile { NOUN($area, case: "at") } con un’altra
       *[no] { $player } toglie una nave civile { NOUN($area, case: "from") }
    }
modules-daybreakPeople-discardSpared = { $by } fa scartare a { $player } 1 carta in meno
modules-daybreakPeople-contributionShown = { $player } aggiunge { $card } a faccia in su
modules-daybreakPeople-iconsIgnored = { $player } ignora le icone di attivazione di questa carta
modules-daybreakPeople-mutinyPutBack = { $player } mette { $cards } in fondo al mazzo
modules-daybreakPeople-caught = { $player } non ha abbastanza carte per pagare la compagnia e finirà nelle Celle alla fine del turno

modules-daybreakPeople-showContribution = scegli quale delle tue carte aggiunte mostrare
    .help = Si gira a faccia in su; le altre restano a faccia in giù finché la prova non viene rivelata.
modules-daybreakPeople-sift = scarta { $cards } di quelle appena pescate
    .help = Le altre le tieni.

## effects.daybreakPeople

effects-daybreakPeople-activateHere = attiva il tuo ambiente
    .may = attivare il tuo ambiente
effects-daybreakPeople-activateAgain = scarta { $cards } per attivare l’ambiente un’altra volta
    .may = scartare { $cards } per attivare l’ambiente un’altra volta
effects-daybreakPeople-activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [one] attiva un qualsiasi ambiente
           *[other] attiva { $count } ambienti qualsiasi
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [one] attiva { $count } ambiente non danneggiato di un qualsiasi tabellone, umano o Cylone
               *[other] attiva, uno dopo l’altro, { $count } ambienti diversi non danneggiati di un qualsiasi tabellone, umano o Cylone
            }
           *[no] { $count ->
                [one] attiva { $count } ambiente non danneggiato, ovunque ti trovi
               *[other] attiva, uno dopo l’altro, { $count } ambienti diversi non danneggiati, ovunque ti trovi
            }
        }
    }
    .may =
    { $brief ->
        [yes] { $count ->
            [one] attivare un qualsiasi ambiente
           *[other] attivare { $count } ambienti qualsiasi
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [one] attivare { $count } ambiente non danneggiato di un qualsiasi tabellone, umano o Cylone
               *[other] attivare, uno dopo l’altro, { $count } ambienti diversi non danneggiati di un qualsiasi tabellone, umano o Cylone
            }
           *[no] { $count ->
                [one] attivare { $count } ambiente non danneggiato, ovunque ti trovi
               *[other] attivare, uno dopo l’altro, { $count } ambienti diversi non danneggiati, ovunque ti trovi
            }
        }
    }
effects-daybreakPeople-sift = pesca { $cards }, poi scartane { $discard }
    .may = pescare { $cards }, poi scartarne { $discard }
effects-daybreakPeople-escortAway =
    { $brief ->
        [yes] salvala distruggendo un viper non danneggiato
       *[no] distruggi invece un viper non danneggiato (nelle Riserve o nello spazio); rimescola la nave civile tra quelle inutilizzate
    }
    .may =
    { $brief ->
        [yes] salvarla distruggendo un viper non danneggiato
       *[no] distruggere invece un viper non danneggiato (nelle Riserve o nello spazio); rimescola la nave civile tra quelle inutilizzate
    }
effects-daybreakPeople-quarantine =
    { $brief ->
        [yes] guarda tutte le navi civili nello spazio e sostituiscine 1
       *[no] guarda tutte le navi civili nello spazio, poi sostituiscine 1 con una inutilizzata presa a caso
    }
    .may =
    { $brief ->
        [yes] guardare tutte le navi civili nello spazio e sostituirne 1
       *[no] guardare tutte le navi civili nello spazio, poi sostituirne 1 con una inutilizzata presa a caso
    }
effects-daybreakPeople-spareDiscard = pesca { $cards }, poi quel giocatore scarta 1 carta in meno
    .may = pescare { $cards }; poi quel giocatore scarta 1 carta in meno
effects-daybreakPeople-leaveHumans =
    { $brief ->
        [yes] lascia gli umani
       *[no] poni fine alla tua infiltrazione senza scartare
    }
    .may =
    { $brief ->
        [yes] lasciare gli umani
       *[no] porre fine alla tua infiltrazione senza scartare
    }
effects-daybreakPeople-leaveElsewhere =
    { $brief ->
        [yes] vai in un qualsiasi ambiente Cylone, poi esegui 1 azione
       *[no] vai in un qualsiasi ambiente Cylone tranne la Nave Resurrection, poi esegui 1 altra azione
    }
    .may =
        { $brief ->
            [yes] andare in un qualsiasi ambiente Cylone, poi eseguire 1 azione
           *[no] andare in un qualsiasi ambiente Cylone tranne la Nave Resurrection, poi eseguire 1 altra azione
        }
effects-daybreakPeople-ignoreIcons =
    { $brief ->
        [yes] ignora le sue icone
       *[no] ignora le icone di attivazione della carta
    }
    .may =
        { $brief ->
            [yes] ignorare le sue icone
           *[no] ignorare le icone di attivazione della carta
        }
effects-daybreakPeople-pickAndPlayMutiny =
    { $brief ->
        [yes] guarda { $cards } e giocane 1
       *[no] guarda { NOUN($cards, case: "the") } in cima al mazzo, giocane subito 1 e metti le altre in fondo al mazzo
    }
    .may =
        { $brief ->
            [yes] guardare { $cards } e giocarne 1
           *[no] guardare { NOUN($cards, case: "the") } in cima al mazzo, giocarne subito 1 e mettere le altre in fondo al mazzo
        }

effects-daybreakPeople-unconfined = non sei nelle Celle
effects-daybreakPeople-infiltrating = sei in infiltrazione

## effects.daybreakCrises

effects-daybreakCrises-bringTo = vieni spostato { NOUN($place, case: "to") }
    .one = viene spostato { NOUN($place, case: "to") }
    .several = vengono spostati { NOUN($place, case: "to") }
effects-daybreakCrises-openBrig = ogni giocatore umano nelle Celle può muoversi in un qualsiasi ambiente del Galactica

## modules.mutiny

modules-mutiny-kind = Carta Ammutinamento
modules-mutiny-costs = scarta { $cards }, poi { $what }
modules-mutiny-action = Azione
modules-mutiny-onlyIf = Solo se { $condition }
modules-mutiny-holder = Segreta. Limite: 1 (l’Ammutinato: 2).

modules-mutiny-drawn = { $player } pesca { $cards }
modules-mutiny-seen = { $player } guarda { $cards }
modules-mutiny-seenFor = { $player } guarda { $cards } per { $to }
modules-mutiny-discarded = { $player } scarta { $cards }
modules-mutiny-played = { $player } gioca la Carta Ammutinamento { $card }
modules-mutiny-nukesRemoved = tutte le armi nucleari vengono rimosse dal gioco

modules-mutiny-giveMutiny = scegli una Carta Ammutinamento per { $player }
    .help = Le carte le vedi solo tu. L’altra va in fondo al mazzo degli Ammutinamenti.
modules-mutiny-keepMutiny = scegli { $cards } da tenere
    .help = Ne hai troppe. Tutti vedono che cosa scarti; non ha effetto.
modules-mutiny-discardMutiny = scarta una Carta Ammutinamento
    .help = Tutti la vedono. Non ha effetto.
modules-mutiny-keepTitle = vuoi scartare { $card } per restare { $title }?
    .help = Altrimenti { $player } diventa subito { $title }.
modules-mutiny-keepAll = Tieni ciò che hai
modules-mutiny-giveUp = Cedi il titolo
modules-mutiny-play = Gioca una Carta Ammutinamento
modules-mutiny-plays = gioca la Carta Ammutinamento { $card }

## effects.mutiny

effects-mutiny-draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] pesca { $cards } se non ne hai, senza andare nelle Celle
           *[no] pesca { $cards } se non ne hai
        }
       *[no] { $stays ->
            [yes] pesca { $cards } senza andare nelle Celle
           *[no] pesca { $cards }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] pesca { $cards } se non ne ha, senza andare nelle Celle
               *[no] pesca { $cards } se non ne ha
            }
           *[no] { $stays ->
                [yes] pesca { $cards } senza andare nelle Celle
               *[no] pesca { $cards }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] pescano ciascuno { $cards } se non ne hanno, senza andare nelle Celle
               *[no] pescano ciascuno { $cards } se non ne hanno
            }
           *[no] { $stays ->
                [yes] pescano ciascuno { $cards } senza andare nelle Celle
               *[no] pescano ciascuno { $cards }
            }
        }
    .may =
        { $ifNone ->
            [yes] { $stays ->
                [yes] pescare { $cards } se non ce n’è in mano, senza andare nelle Celle
               *[no] pescare { $cards } se non ce n’è in mano
            }
           *[no] { $stays ->
                [yes] pescare { $cards } senza andare nelle Celle
               *[no] pescare { $cards }
            }
        }
effects-mutiny-keeping =
    { $brief ->
        [yes] tenendone { $count }
       *[no] tenendone in tutto { $count }
    }
effects-mutiny-takeRandomCards =
    { $brief ->
        [yes] prendi { $cards } { NOUN($from, case: "of") }
       *[no] prendi { $cards } a caso dalla mano { NOUN($from, case: "of") }
    }
    .may =
        { $brief ->
            [yes] prendere { $cards } { NOUN($from, case: "of") }
           *[no] prendere { $cards } a caso dalla mano { NOUN($from, case: "of") }
        }
effects-mutiny-repairEveryViper = ripara tutti i viper danneggiati
    .may = riparare tutti i viper danneggiati
effects-mutiny-placeThere =
    { $brief ->
        [yes] colloca { $ships }
       *[no] colloca { $ships } in quell’area
    }
    .may =
        { $brief ->
            [yes] collocare { $ships }
           *[no] collocare { $ships } in quell’area
        }
effects-mutiny-buryQuorum =
    { $brief ->
        [yes] { $count ->
            [one] metti in fondo al mazzo { $count } carta della mano del Consiglio
           *[other] metti in fondo al mazzo { $count } carte della mano del Consiglio
        }
       *[no] guarda tutte le Carte Consiglio in mano e metti { $cards } in fondo al mazzo del Consiglio
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] mettere in fondo al mazzo { $count } carta della mano del Consiglio
               *[other] mettere in fondo al mazzo { $count } carte della mano del Consiglio
            }
           *[no] guardare tutte le Carte Consiglio in mano e mettere { $cards } in fondo al mazzo del Consiglio
        }
effects-mutiny-removeNukes = rimuovi dal gioco tutte le armi nucleari
    .may = rimuovere dal gioco tutte le armi nucleari
effects-mutiny-nominate = diventi { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco
    .one = diventa { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco
    .several = diventano { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco
    .may = diventare { $title }, a meno che { NOUN($title, case: "the") } non scarti { $card } dal gioco

effects-mutiny-holdsMutiny =
    { $count ->
        [one] hai una Carta Ammutinamento
       *[other] hai { $count } o più Carte Ammutinamento
    }
effects-mutiny-holderHasMutiny = { NOUN($title, case: "the") } ha una Carta Ammutinamento
effects-mutiny-lacksTitle = non sei { $title }
effects-mutiny-holderHandAtLeast = { NOUN($title, case: "the") } ha { $count } o più Carte Abilità
effects-mutiny-anybodyHeld = qualcuno è nelle Celle

## modules.mutineer

modules-mutineer-passed = { $player } passa la carta dell’Ammutinato a { $to }

modules-mutineer-pass = scegli il nuovo Ammutinato
    .help = Quel giocatore pesca 1 Carta Ammutinamento, cede tutti i titoli e può tenere 2 Carte Ammutinamento.
modules-mutineer-seek = scegli chi pesca un’altra Carta Affiliazione
    .help = La carta dell’Ammutinato era nel mazzo e nessuno l’ha ricevuta. Chi scegli può riceverla ora, oppure diventare un Cylone per un’altra carta.

## modules.miracles

modules-miracles-gained =
    { $now ->
        [1] { $player } riceve un segnalino miracolo
       *[other] { $player } riceve un segnalino miracolo (ora { $now })
    }
modules-miracles-spent = { $player } spende { $tokens }
modules-miracles-spentFor = { $player } spende { $tokens } per { $ability }
modules-miracles-passed = un segnalino miracolo passa da { $player } a { $to }
modules-miracles-lost = { $player } perde { $tokens }

modules-miracles-pass = scegli chi dà o riceve un segnalino miracolo
    .help = Danne uno a un altro giocatore nel tuo ambiente, o prendi il suo. Nessuno può superare il proprio limite.
modules-miracles-give = Dai un segnalino a { $player }
modules-miracles-take = Prendi il segnalino di { $player }

## effects.miracles

effects-miracles-gain =
    { $ifNone ->
        [yes] ricevi 1 segnalino miracolo se non ne hai ancora
       *[no] ricevi 1 segnalino miracolo
    }
    .one =
        { $ifNone ->
            [yes] riceve 1 segnalino miracolo se non ne ha ancora
           *[no] riceve 1 segnalino miracolo
        }
    .several =
        { $ifNone ->
            [yes] ricevono ciascuno 1 segnalino miracolo se non ne hanno ancora
           *[no] ricevono ciascuno 1 segnalino miracolo
        }
    .may =
        { $ifNone ->
            [yes] ricevere 1 segnalino miracolo se non ce n’è ancora
           *[no] ricevere 1 segnalino miracolo
        }
effects-miracles-trade =
    { $brief ->
        [yes] cedi o prendi 1 segnalino miracolo nel tuo ambiente
       *[no] consegna 1 dei tuoi segnalini miracolo a un altro giocatore nel tuo ambiente, o prendi il segnalino miracolo di quel giocatore
    }
    .may =
        { $brief ->
            [yes] cedere o prendere 1 segnalino miracolo nel tuo ambiente
           *[no] consegnare 1 dei tuoi segnalini miracolo a un altro giocatore nel tuo ambiente, o prendere il segnalino miracolo di quel giocatore
        }

effects-miracles-mayGain = puoi ricevere un segnalino miracolo
effects-miracles-whoMayGain = che può ricevere un segnalino miracolo

## modules.motives

modules-motives-kind = Motivazione

modules-motives-anyDamaged = ci sono danni { NOUN($places, case: "at") }
modules-motives-skillInHand = hai in mano almeno { $cards }
modules-motives-skillsInHand = hai in mano almeno { $skills }
modules-motives-otherHeld = un altro giocatore è nelle Celle o in Detenzione
modules-motives-noCylonShips = sul tabellone principale non c’è nessuna nave Cylone
modules-motives-noCenturions = sull’indicatore delle Squadre di Abbordaggio non c’è nessun centurione
modules-motives-distanceAtLeast = la flotta ha percorso una distanza di { $least } o più

modules-motives-brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Umani: alla fine della partita, { $what }
           *[no] Umani: { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cyloni: alla fine della partita, { $what }
           *[no] Cyloni: { $what }
        }
    }
modules-motives-team =
    { $team ->
        [humans] Conta per una vittoria degli umani.
       *[cylons] Conta per una vittoria dei Cyloni.
    }
modules-motives-anyTime = Rivelala in qualsiasi momento in cui la condizione è soddisfatta: { $what }
modules-motives-gameOver = Rivelala alla fine della partita se la condizione è soddisfatta: { $what }

modules-motives-noTeam = Non appartieni a nessuna squadra: vinci con la squadra che vince se almeno 2 delle tue Motivazioni rivelate sono a suo favore e al massimo 1 resta non rivelata.

modules-motives-dealt =
    { $count ->
        [one] { $player } riceve { $count } Motivazione
       *[other] { $player } riceve { $count } Motivazioni
    }
modules-motives-revealed =
    { $team ->
        [humans] { $player } rivela una Motivazione: { $card } (per gli umani)
        [cylons] { $player } rivela una Motivazione: { $card } (per i Cyloni)
       *[none] { $player } rivela una Motivazione: { $card }
    }
modules-motives-left =
    { $count ->
        [one] { $player } non ha mai rivelato { $count } Motivazione
       *[other] { $player } non ha mai rivelato { $count } Motivazioni
    }

modules-motives-lastMotives = scegli quali Motivazioni rivelare
    .help = La partita è finita, e le condizioni di tutte queste sono soddisfatte. Vinci con una squadra se almeno 2 Motivazioni rivelate sono a suo favore e al massimo 1 delle tue resta non rivelata.
modules-motives-revealNone = Non rivelarne nessuna
modules-motives-reveal = Rivela una Motivazione
modules-motives-reveals = rivela la Motivazione { $card }

## modules.negotiation

modules-negotiation-truceMade = nessuna nave Cylone viene attivata o lanciata fino alla fine di questo turno
modules-negotiation-truceKept = la tregua regge, e nessuna nave Cylone agisce

## effects.negotiation

effects-negotiation-truce =
    { $brief ->
        [yes] in questo turno nessuna nave Cylone agisce o viene lanciata
       *[no] fino alla fine di questo turno le navi Cyloni non si possono attivare né lanciare (si possono ancora collocare)
    }

## modules.assaultRaptors

modules-assaultRaptors-gained = arriva un nuovo raptor d’assalto { NOUN($area, case: "at") }
modules-assaultRaptors-gainedInReserves = arriva un nuovo raptor d’assalto nelle Riserve
modules-assaultRaptors-stays = Il raptor d’assalto di { $player } resta { NOUN($area, case: "at") }
modules-assaultRaptors-staysUnmanned = Un raptor d’assalto senza pilota resta { NOUN($area, case: "at") }

modules-assaultRaptors-stayInSpace =
    { $piloted ->
        [yes] scegli se il tuo raptor d’assalto resta nello spazio
       *[no] scegli quali raptor d’assalto restano nello spazio
    }
    .help =
        { $piloted ->
            [yes] Se resta, continui a pilotarlo dov’è. Altrimenti va nelle Riserve, e tu nell’Hangar.
           *[no] Quelli che restano rimangono nella loro area. Gli altri vanno nelle Riserve come tutti i viper.
        }
modules-assaultRaptors-noneStays =
    { $piloted ->
        [yes] Torna sul Galactica
       *[no] Non resta nessuno
    }

## effects.assaultRaptors

effects-assaultRaptors-gain =
    { $brief ->
        [yes] ricevi 1 raptor d’assalto
       *[no] metti nelle Riserve 1 raptor d’assalto inutilizzato
    }
    .may =
        { $brief ->
            [yes] ricevere 1 raptor d’assalto
           *[no] mettere nelle Riserve 1 raptor d’assalto inutilizzato
        }
effects-assaultRaptors-launch =
    { $brief ->
        [yes] lancia 1 nuovo raptor d’assalto e puoi attivarlo
       *[no] metti 1 raptor d’assalto inutilizzato, senza pilota, in un’area da cui si lanciano i viper, e puoi attivarlo subito
    }
    .one =
        { $brief ->
            [yes] lancia 1 nuovo raptor d’assalto e può attivarlo
           *[no] mette 1 raptor d’assalto inutilizzato, senza pilota, in un’area da cui si lanciano i viper, e può attivarlo subito
        }
    .several =
        { $brief ->
            [yes] lanciano 1 nuovo raptor d’assalto e possono attivarlo
           *[no] mettono 1 raptor d’assalto inutilizzato, senza pilota, in un’area da cui si lanciano i viper, e possono attivarlo subito
        }
    .may =
        { $brief ->
            [yes] lanciare 1 nuovo raptor d’assalto e attivarlo
           *[no] mettere 1 raptor d’assalto inutilizzato, senza pilota, in un’area da cui si lanciano i viper, e attivarlo subito
        }

effects-assaultRaptors-raptorIn =
    { $box ->
        [reserves] c’è un raptor nelle Riserve
       *[destroyed] un raptor è stato distrutto
    }
effects-assaultRaptors-assaultRaptorLeft = resta un raptor d’assalto inutilizzato

## modules.resurrectionHub

modules-resurrectionHub-hubDestroyed = La Nave Resurrection è distrutta: l’Hub Distrutto ne prende il posto
modules-resurrectionHub-superCrisesLost = { $player } perde { $cards } (Hub Distrutto)

## effects.resurrectionHub

effects-resurrectionHub-destroyHub =
    { $brief ->
        [yes] la Nave Resurrection è distrutta
       *[no] gira la Nave Resurrection sul lato Hub Distrutto per il resto della partita; chi vi si trova ci rimane
    }
    .may = girare la Nave Resurrection sul lato Hub Distrutto per il resto della partita; chi vi si trova ci rimane
effects-resurrectionHub-returnToFleet =
    { $brief ->
        [yes] muoviti nella Flotta Cylone
       *[no] muoviti nella Flotta Cylone, ponendo fine a un’eventuale infiltrazione
    }
    .may =
    { $brief ->
        [yes] muoverti nella Flotta Cylone
       *[no] muoverti nella Flotta Cylone, ponendo fine a un’eventuale infiltrazione
    }
