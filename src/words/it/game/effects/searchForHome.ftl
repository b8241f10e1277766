startMission =
    { $brief ->
        [yes] rivela la prossima Missione; nel tuo turno niente Carta Crisi
       *[no] rivela la prima Carta Missione e risolvila; se è il tuo turno, in questo turno non peschi una Carta Crisi
    }
    .may =
        { $brief ->
            [yes] rivelare la prossima Missione; nel tuo turno niente Carta Crisi
           *[no] rivelare la prima Carta Missione e risolverla; se è il tuo turno, in questo turno non peschi una Carta Crisi
        }
missionCounts = la Missione conta come distanza { $count }
turnMissionDown = la Missione viene girata a faccia in giù
lookAtMission =
    { $brief ->
        [yes] guarda la prima Missione e mettila in cima o in fondo
       *[no] guarda in segreto la prima Carta Missione e mettila in cima o in fondo al suo mazzo
    }
    .may =
        { $brief ->
            [yes] guardare la prima Missione e metterla in cima o in fondo
           *[no] guardare in segreto la prima Carta Missione e metterla in cima o in fondo al suo mazzo
        }
everyoneDrawsNamed =
    { $brief ->
        [yes] nomina un tipo di abilità: tutti pescano { $cards } di quel tipo
       *[no] nomina un qualsiasi tipo di abilità: ogni giocatore, anche Cylone, pesca { $cards } di quel tipo
    }
    .may =
        { $brief ->
            [yes] nominare un tipo di abilità: tutti pescano { $cards } di quel tipo
           *[no] nominare un qualsiasi tipo di abilità: ogni giocatore, anche Cylone, pesca { $cards } di quel tipo
        }
clearBoardOf =
    { GENDER($kinds) ->
        [pl] { NOUN($kinds, case: "every") } lasciano il tabellone
       *[other] { NOUN($kinds, case: "every") } lascia il tabellone
    }
takeOutOfGame =
    { $count ->
        [one] { $ships } esce dal gioco
       *[other] { $ships } escono dal gioco
    }
turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Base Stellare Ribelle sul lato umano
           *[cylon] Base Stellare Ribelle sul lato Cylone
        }
       *[no] { $side ->
            [human] da ora la Base Stellare Ribelle è in gioco, per i giocatori umani
           *[cylon] da ora la Base Stellare Ribelle è in gioco, per i giocatori Cyloni
        }
    }
repairDamaged =
    { $count ->
        [one] ripara { $count } ambiente danneggiato
       *[other] ripara { $count } ambienti danneggiati
    }
    .may =
        { $count ->
            [one] riparare { $count } ambiente danneggiato
           *[other] riparare { $count } ambienti danneggiati
        }
payTribute = scarta 1 segnalino miracolo o 1 Carta Super Crisi
    .may = scartare 1 segnalino miracolo o 1 Carta Super Crisi
arrangeCrises =
    { $brief ->
        [yes] guarda { NOUN($cards, case: "the") } in cima al mazzo e ordinale
       *[no] guarda in segreto { NOUN($cards, case: "the") } in cima al mazzo e rimettile in cima nell'ordine che preferisci
    }
    .may =
        { $brief ->
            [yes] guardare { NOUN($cards, case: "the") } in cima al mazzo e ordinarle
           *[no] guardare in segreto { NOUN($cards, case: "the") } in cima al mazzo e rimetterle in cima nell'ordine che preferisci
        }
searchSkillDeck =
    { $brief ->
        [yes] prendi { $cards } a scelta da un mazzo Abilità
       *[no] prendi { $cards } a scelta da un mazzo Abilità e dalla sua pila degli scarti, che poi vengono mescolati insieme
    }
    .may =
        { $brief ->
            [yes] prendere { $cards } a scelta da un mazzo Abilità
           *[no] prendere { $cards } a scelta da un mazzo Abilità e dalla sua pila degli scarti, che poi vengono mescolati insieme
        }
sendOut =
    { $brief ->
        [yes] colloca e attiva { $raiders } o { $vipers }
       *[no] colloca { $raiders }, o { $vipers } delle Riserve senza pilota, in un'area spaziale e attiva ciascuno una volta
    }
    .may =
        { $brief ->
            [yes] collocare e attivare { $raiders } o { $vipers }
           *[no] collocare { $raiders }, o { $vipers } delle Riserve senza pilota, in un'area spaziale e attivare ciascuno una volta
        }

missionSpaceEmpty = non c'è alcuna Missione sullo spazio Missione Attiva
canPayTribute = hai un segnalino miracolo o una Carta Super Crisi
