pickQuorum = pesca { $cards }, risolvine 1 e metti le altre in fondo al mazzo
    .may = pescare { $cards }, risolverne 1 e mettere le altre in fondo al mazzo
playQuorum = gioca 1 Carta Consiglio dalla tua mano
    .may = giocare 1 Carta Consiglio dalla tua mano
exchangeQuorum =
    { $brief ->
        [yes] cambia quante Carte Consiglio vuoi
       *[no] scarta un numero qualsiasi di Carte Consiglio dalla tua mano e pescane altrettante
    }
    .may =
        { $brief ->
            [yes] cambiare quante Carte Consiglio vuoi
           *[no] scartare un numero qualsiasi di Carte Consiglio dalla tua mano e pescarne altrettante
        }
attachTo =
    { $brief ->
        [yes] consegna questa carta a quel giocatore
       *[no] consegna questa carta { NOUN($who, case: "to") }
    }
    .may =
        { $brief ->
            [yes] consegnare questa carta a quel giocatore
           *[no] consegnare questa carta { NOUN($who, case: "to") }
        }
keepInPlay =
    { $until ->
        [untilJump] questa carta rimane in gioco finché la flotta non compie un salto
        [untilLossOrJump] questa carta rimane in gioco finché una nave civile o una base stellare non viene distrutta o la flotta non compie un salto
        [untilBasestarLostOrJump] questa carta rimane in gioco finché una base stellare non viene distrutta o la flotta non compie un salto
        [untilNoRaidersOrJump] questa carta rimane in gioco finché non resta più alcun raider o la flotta non compie un salto
        [untilScarLostOrJump] questa carta rimane in gioco finché Scar non viene distrutto o la flotta non compie un salto
       *[toEnd] questa carta rimane in gioco
    }
removeCard = questa carta è rimossa dal gioco
countAsDistance = questa carta viene messa accanto all'obiettivo e conta come distanza { $distance }
anotherCrisis =
    { $brief ->
        [yes] poi si pesca un'altra Carta Crisi
       *[no] dopo le icone di attivazione di questa carta, il giocatore di turno pesca e risolve un'altra Carta Crisi
    }
lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] guarda la prima carta del mazzo delle Crisi
            [destination] guarda la prima carta del mazzo delle Destinazioni
           *[either] guarda la prima carta del mazzo delle Crisi o delle Destinazioni
        }
       *[no] { $deck ->
            [crisis] guarda la prima carta del mazzo delle Crisi, poi rimettila in cima o in fondo
            [destination] guarda la prima carta del mazzo delle Destinazioni, poi rimettila in cima o in fondo
           *[either] guarda la prima carta del mazzo delle Crisi o delle Destinazioni, poi rimettila in cima o in fondo
        }
    }
    .may =
        { $brief ->
            [yes] { $deck ->
                [crisis] guardare la prima carta del mazzo delle Crisi
                [destination] guardare la prima carta del mazzo delle Destinazioni
               *[either] guardare la prima carta del mazzo delle Crisi o delle Destinazioni
            }
           *[no] { $deck ->
                [crisis] guardare la prima carta del mazzo delle Crisi, poi rimetterla in cima o in fondo
                [destination] guardare la prima carta del mazzo delle Destinazioni, poi rimetterla in cima o in fondo
               *[either] guardare la prima carta del mazzo delle Crisi o delle Destinazioni, poi rimetterla in cima o in fondo
            }
        }
pickCrisis =
    { $others ->
        [untold] { $count ->
            [one] pesca { $cards } e risolvila
           *[other] pesca { $cards } e risolvine 1
        }
        [discard] { $count ->
            [2] pesca { $cards }, risolvine 1 e scarta l'altra
            [one] pesca { $cards } e risolvila
           *[other] pesca { $cards }, risolvine 1 e scarta le altre
        }
       *[bottom] { $count ->
            [2] pesca { $cards }, risolvine 1 e metti l'altra in fondo al mazzo
            [one] pesca { $cards } e risolvila
           *[other] pesca { $cards }, risolvine 1 e metti le altre in fondo al mazzo
        }
    }
    .may =
        { $others ->
            [untold] { $count ->
                [one] pescare { $cards } e risolverla
               *[other] pescare { $cards } e risolverne 1
            }
            [discard] { $count ->
                [2] pescare { $cards }, risolverne 1 e scartare l'altra
                [one] pescare { $cards } e risolverla
               *[other] pescare { $cards }, risolverne 1 e scartare le altre
            }
           *[bottom] { $count ->
                [2] pescare { $cards }, risolverne 1 e mettere l'altra in fondo al mazzo
                [one] pescare { $cards } e risolverla
               *[other] pescare { $cards }, risolverne 1 e mettere le altre in fondo al mazzo
            }
        }

playSuperCrisis =
    { $brief ->
        [yes] gioca una Carta Super Crisi
       *[no] gioca una Carta Super Crisi dalla tua mano
    }
    .may =
        { $brief ->
            [yes] giocare una Carta Super Crisi
           *[no] giocare una Carta Super Crisi dalla tua mano
        }
launchFromBasestars = ogni base stellare lancia { $ships }
exchangeSuperCrisis =
    { $brief ->
        [yes] cambia la tua Carta Super Crisi
       *[no] scarta la tua Carta Super Crisi e pescane una nuova
    }
    .may =
        { $brief ->
            [yes] cambiare la tua Carta Super Crisi
           *[no] scartare la tua Carta Super Crisi e pescarne una nuova
        }
