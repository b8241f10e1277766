## effects

effects-does =
    { GENDER($who) ->
        [you] { $deeds }
       *[other] { $who } { $deeds }
    }
    .several = { $who } { $deeds }
effects-may = puoi { $deed }
    .one = può { $deed }
    .several = possono { $deed }
effects-then = poi { $what }
effects-wholeHand =
    { $own ->
        [yes] tutte le Carte Abilità che hai in mano
       *[no] tutte le Carte Abilità della propria mano
    }
effects-none = nessun effetto
effects-roll =
    { $brief ->
        [yes] tira
       *[no] tira il dado
    }
    .one =
        { $brief ->
            [yes] tira
           *[no] tira il dado
        }
    .several =
        { $brief ->
            [yes] tirano
           *[no] tirano il dado
        }
    .may =
        { $brief ->
            [yes] tirare
           *[no] tirare il dado
        }

## effects.branches

effects-branches-onRoll =
    { $brief ->
        [yes] con { $range } { $what }
       *[no] con { $range }: { $what }
    }
effects-branches-consequence = conseguenze: { $what }
effects-branches-passed = successo: { $what }
effects-branches-partially = { $from }+: { $what }
effects-branches-failed = fallimento: { $what }
effects-branches-briefCheck = prova { $difficulty }
effects-branches-check =
    { $lowered ->
        [0] prova di abilità { $difficulty } ({ $skills })
       *[other] prova di abilità { $difficulty }, oppure { $lowered } se quel giocatore è nelle Celle ({ $skills })
    }

effects-branches-nothing = nulla
effects-branches-onlyIf = solo se { $condition }: { $what }
effects-branches-whatIf = { $what } (solo se { $condition })
effects-branches-oneOf = { $first }; oppure { $last }
effects-branches-choose = scegli un’opzione: { $options }
    .one = sceglie un’opzione: { $options }
    .several = scelgono un’opzione: { $options }
    .may = scegliere un’opzione: { $options }
effects-branches-chooseBelow = scegli un’opzione:
    .one = sceglie un’opzione:
    .several = scelgono un’opzione:
    .may = scegliere un’opzione:
effects-branches-briefChoose = scegli – { $options }
    .one = sceglie – { $options }
    .several = scelgono – { $options }
    .may = scegliere – { $options }
effects-branches-chooseTo = scegli quanto segue: { $deeds }
    .one = sceglie quanto segue: { $deeds }
    .several = scelgono quanto segue: { $deeds }
    .may = scegliere quanto segue: { $deeds }
effects-branches-chooseThis = scegli questo: { $option }
    .one = sceglie questo: { $option }
    .several = scelgono questo: { $option }
    .may = scegliere questo: { $option }
effects-branches-chooseSeveral = scegli { $take } di queste opzioni, poi risolvile nell’ordine in cui le hai scelte: { $options }
    .one = sceglie { $take } di queste opzioni, poi le risolve nell’ordine in cui le ha scelte: { $options }
    .several = scelgono { $take } di queste opzioni, poi le risolvono nell’ordine in cui le hanno scelte: { $options }
    .may = scegliere { $take } di queste opzioni, poi risolverle nell’ordine in cui sono state scelte: { $options }
effects-branches-chooseSeveralBelow = scegli { $take } di queste opzioni, poi risolvile nell’ordine in cui le hai scelte:
    .one = sceglie { $take } di queste opzioni, poi le risolve nell’ordine in cui le ha scelte:
    .several = scelgono { $take } di queste opzioni, poi le risolvono nell’ordine in cui le hanno scelte:
    .may = scegliere { $take } di queste opzioni, poi risolverle nell’ordine in cui sono state scelte:

effects-branches-if = se { $condition }, { $what }
effects-branches-ifThey = { $what } se { $condition }
effects-branches-otherwise = altrimenti: { $what }

effects-branches-risk = rischia { $stake } e tira il dado. Con { $range }: { $what }. Con meno: { $lost ->
        [destroyed] { $count ->
            [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                [f] è distrutta
               *[m] è distrutto
            }
           *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                [f] sono distrutte
               *[m] sono distrutti
            }
        }
       *[damaged] { $count ->
            [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                [f] è danneggiata
               *[m] è danneggiato
            }
           *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                [f] sono danneggiate
               *[m] sono danneggiati
            }
        }
    }
    .one = rischia { $stake } e tira il dado. Con { $range }: { $what }. Con meno: { $lost ->
            [destroyed] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è distrutta
                   *[m] è distrutto
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono distrutte
                   *[m] sono distrutti
                }
            }
           *[damaged] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è danneggiata
                   *[m] è danneggiato
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono danneggiate
                   *[m] sono danneggiati
                }
            }
        }
    .may = rischiare { $stake } e tirare il dado. Con { $range }: { $what }. Con meno: { $lost ->
            [destroyed] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è distrutta
                   *[m] è distrutto
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono distrutte
                   *[m] sono distrutti
                }
            }
           *[damaged] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è danneggiata
                   *[m] è danneggiato
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono danneggiate
                   *[m] sono danneggiati
                }
            }
        }
effects-branches-briefRisk = rischia { $stake }: con { $range } { $what }
    .one = rischia { $stake }: con { $range } { $what }
    .may = rischiare { $stake }: con { $range } { $what }

## effects.people

effects-people-discard =
    { $how ->
        [random] scarta { $cards } a caso
        [together] scarta { $cards } contemporaneamente
       *[chosen] scarta { $cards }
    }
    .one =
        { $how ->
            [random] scarta { $cards } a caso
            [together] scarta { $cards } contemporaneamente
           *[chosen] scarta { $cards }
        }
    .several =
        { $how ->
            [random] scartano ciascuno { $cards } a caso
            [together] scartano ciascuno { $cards }, contemporaneamente
           *[chosen] scartano ciascuno { $cards }
        }
    .may =
        { $how ->
            [random] scartare { $cards } a caso
            [together] scartare { $cards } contemporaneamente
           *[chosen] scartare { $cards }
        }
effects-people-draw = pesca { $cards }
    .one = pesca { $cards }
    .several = pescano ciascuno { $cards }
    .may = pescare { $cards }
effects-people-briefHand = tutta la mano
effects-people-cardsOfOne =
    { $count ->
        [one] { $count } Carta Abilità di { $skills }
       *[other] { $count } Carte Abilità, ciascuna di { $skills }
    }
effects-people-cardsFrom =
    { $set ->
        [any] { $cards } di qualsiasi tipo
        [cylon] { $cards } di qualsiasi tipo (un Leader Cylone: del proprio set di abilità)
        [you] { $cards } del tuo set di abilità
        [chosen] { $cards } del set di abilità di quel giocatore
       *[theirs] { $cards } del proprio set di abilità
    }

effects-people-send = vieni inviato { NOUN($to, case: "to") }
    .one = viene inviato { NOUN($to, case: "to") }
    .several = vengono inviati { NOUN($to, case: "to") }
effects-people-everybodyAt = tutti i personaggi { NOUN($locations, case: "at") } vengono inviati { NOUN($to, case: "to") }
effects-people-everybodyAboard = tutti i personaggi { NOUN($board, case: "on") } vengono inviati { NOUN($to, case: "to") }

effects-people-choose = scegli { $player }
    .one = sceglie { $player }
    .several = scelgono { $player }
    .may = scegliere { $player }
effects-people-chooseTo = scegli { $player }, che { $deeds }
    .one = sceglie { $player }, che { $deeds }
    .several = scelgono { $player }, che { $deeds }
    .may = scegliere { $player }, che { $deeds }
effects-people-chooseAnd = scegli { $player } e { $deed }
    .one = sceglie { $player } e { $deed }
    .several = scelgono { $player } e { $deed }
    .may = scegliere { $player } e { $deed }
effects-people-chooseThen = scegli { $player }: { $then }
    .one = sceglie { $player }: { $then }
    .several = scelgono { $player }: { $then }
    .may = scegliere { $player }: { $then }

effects-people-lookAtLoyalty =
    { $brief ->
        [yes] { $all ->
            [yes] guarda tutte le Carte Affiliazione { NOUN($whose, case: "whose") }
           *[no] guarda 1 Carta Affiliazione { NOUN($whose, case: "whose") }
        }
       *[no] { $all ->
            [yes] guarda tutte le Carte Affiliazione a faccia in giù { NOUN($whose, case: "whose") }
           *[no] guarda 1 Carta Affiliazione a caso tra quelle a faccia in giù { NOUN($whose, case: "whose") }
        }
    }
    .one =
        { $brief ->
            [yes] { $all ->
                [yes] guarda tutte le Carte Affiliazione { NOUN($whose, case: "whose") }
               *[no] guarda 1 Carta Affiliazione { NOUN($whose, case: "whose") }
            }
           *[no] { $all ->
                [yes] guarda tutte le Carte Affiliazione a faccia in giù { NOUN($whose, case: "whose") }
               *[no] guarda 1 Carta Affiliazione a caso tra quelle a faccia in giù { NOUN($whose, case: "whose") }
            }
        }
    .several =
        { $brief ->
            [yes] { $all ->
                [yes] guardano tutte le Carte Affiliazione { NOUN($whose, case: "whose") }
               *[no] guardano 1 Carta Affiliazione { NOUN($whose, case: "whose") }
            }
           *[no] { $all ->
                [yes] guardano tutte le Carte Affiliazione a faccia in giù { NOUN($whose, case: "whose") }
               *[no] guardano 1 Carta Affiliazione a caso tra quelle a faccia in giù { NOUN($whose, case: "whose") }
            }
        }
    .may =
        { $brief ->
            [yes] { $all ->
                [yes] guardare tutte le Carte Affiliazione { NOUN($whose, case: "whose") }
               *[no] guardare 1 Carta Affiliazione { NOUN($whose, case: "whose") }
            }
           *[no] { $all ->
                [yes] guardare tutte le Carte Affiliazione a faccia in giù { NOUN($whose, case: "whose") }
               *[no] guardare 1 Carta Affiliazione a caso tra quelle a faccia in giù { NOUN($whose, case: "whose") }
            }
        }
effects-people-giveTitle = diventi { $title }
    .one = diventa { $title }
    .several = diventano { $title }
    .may = diventare { $title }
effects-people-leave =
    { $to ->
        [anyShip] lascia le Celle e muoviti in un qualsiasi ambiente delle navi umane
        [newCaprica] lascia la Detenzione e muoviti in un altro ambiente di New Caprica
       *[galactica] lascia le Celle e muoviti in un qualsiasi ambiente del Galactica
    }
    .may =
        { $to ->
            [anyShip] lasciare le Celle e muoverti in un qualsiasi ambiente delle navi umane
            [newCaprica] lasciare la Detenzione e muoverti in un altro ambiente di New Caprica
           *[galactica] lasciare le Celle e muoverti in un qualsiasi ambiente del Galactica
        }
effects-people-release =
    { $to ->
        [anyShip] muovi { $who } in un qualsiasi ambiente delle navi umane
        [newCaprica] muovi { $who } in un altro ambiente di New Caprica
       *[galactica] muovi { $who } in un qualsiasi ambiente del Galactica
    }
    .may =
        { $to ->
            [anyShip] muovere { $who } in un qualsiasi ambiente delle navi umane
            [newCaprica] muovere { $who } in un altro ambiente di New Caprica
           *[galactica] muovere { $who } in un qualsiasi ambiente del Galactica
        }
effects-people-ordered = muoviti e poi esegui 1 azione, oppure esegui 2 azioni senza muoverti
    .one = si muove e poi esegue 1 azione, oppure esegue 2 azioni senza muoversi
    .several = si muovono e poi eseguono 1 azione, oppure eseguono 2 azioni senza muoversi
    .may = muoversi e poi eseguire 1 azione, oppure eseguire 2 azioni senza muoversi
effects-people-order = scegli un altro giocatore umano, che può muoversi ed eseguire 1 azione, oppure eseguire 2 azioni
    .may = scegliere un altro giocatore umano, che può muoversi ed eseguire 1 azione, oppure eseguire 2 azioni
effects-people-extraActions =
    { $count ->
        [one] esegui { $count } altra azione
       *[other] esegui altre { $count } azioni
    }
    .may =
        { $count ->
            [one] eseguire { $count } altra azione
           *[other] eseguire altre { $count } azioni
        }
effects-people-takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] prendi 1 Carta Abilità dalla mano di quel giocatore
           *[no] prendi 1 Carta Abilità dalla mano di un altro giocatore
        }
       *[no] { $chosen ->
            [yes] guarda le Carte Abilità in mano a quel giocatore e prendine 1
           *[no] guarda le Carte Abilità in mano a un altro giocatore e prendine 1
        }
    }
    .may =
        { $brief ->
            [yes] { $chosen ->
                [yes] prendere 1 Carta Abilità dalla mano di quel giocatore
               *[no] prendere 1 Carta Abilità dalla mano di un altro giocatore
            }
           *[no] { $chosen ->
                [yes] guardare le Carte Abilità in mano a quel giocatore e prenderne 1
               *[no] guardare le Carte Abilità in mano a un altro giocatore e prenderne 1
            }
        }
effects-people-handOverLoyalty =
    { $brief ->
        [yes] fino a distanza { $distance }: consegna le tue Carte Affiliazione
       *[no] se la flotta ha percorso una distanza di { $distance } o meno, consegna tutte le tue Carte Affiliazione a faccia in giù a un altro giocatore
    }

## effects.cards

effects-cards-pickQuorum = pesca { $cards }, risolvine 1 e metti le altre in fondo al mazzo
    .may = pescare { $cards }, risolverne 1 e mettere le altre in fondo al mazzo
effects-cards-playQuorum = gioca 1 Carta Consiglio dalla tua mano
    .may = giocare 1 Carta Consiglio dalla tua mano
effects-cards-exchangeQuorum =
    { $brief ->
        [yes] cambia quante Carte Consiglio vuoi
       *[no] scarta un numero qualsiasi di Carte Consiglio dalla tua mano e pescane altrettante
    }
    .may =
        { $brief ->
            [yes] cambiare quante Carte Consiglio vuoi
           *[no] scartare un numero qualsiasi di Carte Consiglio dalla tua mano e pescarne altrettante
        }
effects-cards-attachTo =
    { $brief ->
        [yes] consegna questa carta a quel giocatore
       *[no] consegna questa carta { NOUN($who, case: "to") }
    }
    .may =
        { $brief ->
            [yes] consegnare questa carta a quel giocatore
           *[no] consegnare questa carta { NOUN($who, case: "to") }
        }
effects-cards-keepInPlay =
    { $until ->
        [untilJump] questa carta rimane in gioco finché la flotta non compie un salto
        [untilLossOrJump] questa carta rimane in gioco finché una nave civile o una base stellare non viene distrutta o la flotta non compie un salto
        [untilBasestarLostOrJump] questa carta rimane in gioco finché una base stellare non viene distrutta o la flotta non compie un salto
        [untilNoRaidersOrJump] questa carta rimane in gioco finché non resta più alcun raider o la flotta non compie un salto
        [untilScarLostOrJump] questa carta rimane in gioco finché Scar non viene distrutto o la flotta non compie un salto
       *[toEnd] questa carta rimane in gioco
    }
effects-cards-removeCard = rimuovi questa carta dal gioco
effects-cards-countAsDistance = metti questa carta accanto all’obiettivo; conta come distanza { $distance }
effects-cards-anotherCrisis =
    { $brief ->
        [yes] poi si pesca un’altra Carta Crisi
       *[no] dopo le icone di attivazione di questa carta, il giocatore di turno pesca e risolve un’altra Carta Crisi
    }
effects-cards-lookAtTop =
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
effects-cards-pickCrisis =
    { $others ->
        [untold] { $count ->
            [one] pesca { $cards } e risolvila
           *[other] pesca { $cards } e risolvine 1
        }
        [discard] { $count ->
            [2] pesca { $cards }, risolvine 1 e scarta l’altra
            [one] pesca { $cards } e risolvila
           *[other] pesca { $cards }, risolvine 1 e scarta le altre
        }
       *[bottom] { $count ->
            [2] pesca { $cards }, risolvine 1 e metti l’altra in fondo al mazzo
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
                [2] pescare { $cards }, risolverne 1 e scartare l’altra
                [one] pescare { $cards } e risolverla
               *[other] pescare { $cards }, risolverne 1 e scartare le altre
            }
           *[bottom] { $count ->
                [2] pescare { $cards }, risolverne 1 e mettere l’altra in fondo al mazzo
                [one] pescare { $cards } e risolverla
               *[other] pescare { $cards }, risolverne 1 e mettere le altre in fondo al mazzo
            }
        }

effects-cards-playSuperCrisis =
    { $brief ->
        [yes] gioca una Carta Super Crisi
       *[no] gioca una Carta Super Crisi dalla tua mano
    }
    .may =
        { $brief ->
            [yes] giocare una Carta Super Crisi
           *[no] giocare una Carta Super Crisi dalla tua mano
        }
effects-cards-launchFromBasestars = ogni base stellare lancia { $ships }
effects-cards-exchangeSuperCrisis =
    { $brief ->
        [yes] cambia la tua Carta Super Crisi
       *[no] scarta la tua Carta Super Crisi e pescane una nuova
    }
    .may =
        { $brief ->
            [yes] cambiare la tua Carta Super Crisi
           *[no] scartare la tua Carta Super Crisi e pescarne una nuova
        }

## effects.fates

effects-fates-execute = vieni giustiziato
    .one = viene giustiziato
    .several = vengono giustiziati
effects-fates-inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who }, a turno: { $what }
    }
effects-fates-ifFewCards = { $what } se ne ha { $count } o meno in mano
effects-fates-passTitle =
    { $brief ->
        [yes] un altro giocatore diventa { $title }
       *[no] il titolo di { $title } passa al giocatore successivo nella gerarchia di successione
    }
effects-fates-passTitlesOf =
    { $brief ->
        [yes] perdi tutti i titoli
       *[no] consegna ogni titolo che possiedi al giocatore successivo nella rispettiva gerarchia di successione
    }
    .one =
        { $brief ->
            [yes] perde tutti i titoli
           *[no] consegna ogni titolo che possiede al giocatore successivo nella rispettiva gerarchia di successione
        }
    .several =
        { $brief ->
            [yes] perdono tutti i titoli
           *[no] consegnano ogni titolo che possiedono al giocatore successivo nella rispettiva gerarchia di successione
        }
    .may =
        { $brief ->
            [yes] perdere tutti i titoli
           *[no] consegnare ogni titolo che si possiede al giocatore successivo nella rispettiva gerarchia di successione
        }
effects-fates-borrowTitle = prendi il titolo di { $title } a chi lo ha fino alla fine di questo turno
    .may = prendere il titolo di { $title } a chi lo ha fino alla fine di questo turno
effects-fates-differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } Carta Abilità
           *[other] { $count } Carte Abilità diverse
        }
       *[no] { $cards } di tipi diversi
    }
effects-fates-loseHighest = perdi { $count } della risorsa più alta della flotta
    .may = perdere { $count } della risorsa più alta della flotta
effects-fates-protect =
    { $brief ->
        [yes] salva 1 { $resource }
       *[no] la prossima perdita di { $resource } in questo turno è ridotta di 1
    }
    .may = salvare 1 { $resource }
effects-fates-protectAny =
    { $brief ->
        [yes] salva 1 di una risorsa
       *[no] scegli una risorsa: la sua prossima perdita in questo turno è ridotta di 1
    }
    .may =
        { $brief ->
            [yes] salvare 1 di una risorsa
           *[no] scegliere una risorsa: la sua prossima perdita in questo turno è ridotta di 1
        }
effects-fates-giveCard =
    { $brief ->
        [yes] consegna a quel giocatore { $cards }
       *[no] consegna { NOUN($to, case: "to") } { $cards } dalla tua mano
    }
    .may =
        { $brief ->
            [yes] consegnare a quel giocatore { $cards }
           *[no] consegnare { NOUN($to, case: "to") } { $cards } dalla tua mano
        }
effects-fates-takeHand =
    { $brief ->
        [yes] prendi tutte le sue Carte Abilità
       *[no] prendi in mano tutte le Carte Abilità { NOUN($who, case: "of") }
    }
    .one =
        { $brief ->
            [yes] prende tutte le sue Carte Abilità
           *[no] prende in mano tutte le Carte Abilità { NOUN($who, case: "of") }
        }
    .may =
        { $brief ->
            [yes] prendere tutte le sue Carte Abilità
           *[no] prendere in mano tutte le Carte Abilità { NOUN($who, case: "of") }
        }

effects-fates-seedDestiny = mescola { $cards } nel mazzo del Destino
    .may = mescolare { $cards } nel mazzo del Destino
effects-fates-replaceDestiny = scarta il mazzo del Destino e formane uno nuovo con { $cards }
    .may = scartare il mazzo del Destino e formarne uno nuovo con { $cards }
effects-fates-cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] scarta { $cards } del mazzo del Destino, o nessuna
           *[no] scarta { $cards } del mazzo del Destino
        }
       *[no] { $optional ->
            [yes] guarda il mazzo del Destino, scarta { $cards } o nessuna e mescola il resto
           *[no] guarda il mazzo del Destino, scarta { $cards } e mescola il resto
        }
    }
    .may =
        { $brief ->
            [yes] { $optional ->
                [yes] scartare { $cards } del mazzo del Destino, o nessuna
               *[no] scartare { $cards } del mazzo del Destino
            }
           *[no] { $optional ->
                [yes] guardare il mazzo del Destino, scartare { $cards } o nessuna e mescolare il resto
               *[no] guardare il mazzo del Destino, scartare { $cards } e mescolare il resto
            }
        }
effects-fates-swapWithDestiny = scambia questa carta con la prima carta del mazzo del Destino
    .may = scambiare questa carta con la prima carta del mazzo del Destino
effects-fates-lookAtBottom = guarda l’ultima carta di un mazzo
    .may = guardare l’ultima carta di un mazzo
effects-fates-reorderCrises =
    { $brief ->
        [yes] { $count ->
            [one] guarda la prima Carta Crisi e riordinala
           *[other] guarda le prime { $count } Carte Crisi e riordinale
        }
       *[no] { $count ->
            [one] guarda la prima carta del mazzo delle Crisi e mettila in cima o in fondo
           *[other] guarda le prime { $count } carte del mazzo delle Crisi e metti ciascuna in cima o in fondo, nell’ordine che preferisci
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] guardare la prima Carta Crisi e riordinarla
               *[other] guardare le prime { $count } Carte Crisi e riordinarle
            }
           *[no] { $count ->
                [one] guardare la prima carta del mazzo delle Crisi e metterla in cima o in fondo
               *[other] guardare le prime { $count } carte del mazzo delle Crisi e mettere ciascuna in cima o in fondo, nell’ordine che preferisci
            }
        }
effects-fates-learn =
    { $brief ->
        [yes] { $count ->
            [one] guarda la prima carta di un mazzo Abilità; prendila o aggiungila
           *[other] guarda le prime { $count } carte di un mazzo Abilità; prendile o aggiungile tutte
        }
       *[no] { $count ->
            [one] guarda la prima carta di un mazzo Abilità; prendila in mano o aggiungila alla prova
           *[other] guarda le prime { $count } carte di un mazzo Abilità; prendile tutte in mano o aggiungile tutte alla prova
        }
    }
    .may =
    { $brief ->
        [yes] { $count ->
            [one] guardare la prima carta di un mazzo Abilità e prenderla o aggiungerla
           *[other] guardare le prime { $count } carte di un mazzo Abilità e prenderle o aggiungerle tutte
        }
       *[no] { $count ->
            [one] guardare la prima carta di un mazzo Abilità e prenderla in mano o aggiungerla alla prova
           *[other] guardare le prime { $count } carte di un mazzo Abilità e prenderle tutte in mano o aggiungerle tutte alla prova
        }
    }
effects-fates-nextCrisisJumps = la prossima Carta Crisi pescata in questo turno riceve un’icona di preparazione al salto
effects-fates-jumpFleet = la flotta compie un salto; l’Ammiraglio pesca solo { $cards }
effects-fates-anotherDestination = scarta questa carta e risolvi al suo posto la prima carta del mazzo delle Destinazioni
effects-fates-resolveCrisis = cerca la Carta Crisi { $crisis } nel mazzo o nella pila degli scarti e risolvila, poi mescola il mazzo
    .may = cercare la Carta Crisi { $crisis } nel mazzo o nella pila degli scarti e risolverla, poi mescolare il mazzo

effects-fates-moraleLostToExecution = in questa partita la flotta ha perso morale per un’esecuzione

## effects.aimed

effects-aimed-chooseBasestar = scegli una base stellare: { $then }
    .may = scegliere una base stellare: { $then }
effects-aimed-chooseArea = scegli un’area spaziale: { $then }
    .may = scegliere un’area spaziale: { $then }
effects-aimed-rollAtBasestar = tira il dado contro una base stellare
    .one = tira il dado contro una base stellare
    .several = tirano il dado contro una base stellare
    .may = tirare il dado contro una base stellare
effects-aimed-rollForArea = tira il dado per un’area
    .one = tira il dado per un’area
    .several = tirano il dado per un’area
    .may = tirare il dado per un’area
effects-aimed-placeBasestar = colloca 1 base stellare { NOUN($area, case: "at") }: { $then }
    .may = collocare 1 base stellare { NOUN($area, case: "at") }: { $then }
effects-aimed-removeCylons =
    { $brief ->
        [yes] rimuovi tutte le navi Cyloni da 1 area spaziale
       *[no] scegli un’area spaziale; tutte le navi Cyloni che vi si trovano lasciano il tabellone senza essere distrutte
    }
    .one =
        { $brief ->
            [yes] rimuove tutte le navi Cyloni da 1 area spaziale
           *[no] sceglie un’area spaziale; tutte le navi Cyloni che vi si trovano lasciano il tabellone senza essere distrutte
        }
    .may =
        { $brief ->
            [yes] rimuovere tutte le navi Cyloni da 1 area spaziale
           *[no] scegliere un’area spaziale; tutte le navi Cyloni che vi si trovano lasciano il tabellone senza essere distrutte
        }
effects-aimed-destroyAllCylons =
    { $brief ->
        [yes] distruggi tutte le navi Cyloni
       *[no] distruggi tutte le navi Cyloni nello spazio
    }
    .may =
        { $brief ->
            [yes] distruggere tutte le navi Cyloni
           *[no] distruggere tutte le navi Cyloni nello spazio
        }
effects-aimed-damageBasestar =
    { $brief ->
        [yes] { $count ->
            [one] danneggiala
           *[other] danneggiala { $count } volte
        }
       *[no] { $count ->
            [one] danneggia quella base stellare
           *[other] danneggia quella base stellare { $count } volte
        }
    }
    .may =
        { $count ->
            [one] danneggiare quella base stellare
           *[other] danneggiare quella base stellare { $count } volte
        }
effects-aimed-damageThere =
    { $brief ->
        [yes] danneggia { $ships }
       *[no] danneggia { $ships } in quell’area
    }
    .may =
        { $brief ->
            [yes] danneggiare { $ships }
           *[no] danneggiare { $ships } in quell’area
        }
effects-aimed-destroyThere =
    { $brief ->
        [yes] distruggi { $ships }
       *[no] distruggi { $ships } in quell’area
    }
    .may =
        { $brief ->
            [yes] distruggere { $ships }
           *[no] distruggere { $ships } in quell’area
        }
effects-aimed-defendCivilian =
    { $brief ->
        [yes] distruggi { $raiders } o { $heavyRaiders } accanto a una nave civile, mettendola a rischio
       *[no] scegli una nave civile nello spazio; nella sua area distruggi { $raiders } o { $heavyRaiders }. Poi tira il dado. Con { $lostOn } o meno: la nave civile è distrutta
    }
    .may =
        { $brief ->
            [yes] distruggere { $raiders } o { $heavyRaiders } accanto a una nave civile, mettendola a rischio
           *[no] scegliere una nave civile nello spazio; nella sua area distruggi { $raiders } o { $heavyRaiders }. Poi tira il dado. Con { $lostOn } o meno: la nave civile è distrutta
        }
effects-aimed-sacrifice =
    { $brief ->
        [yes] vai in Infermeria e distruggi navi nella tua area
       *[no] distruggi fino a { $raiders }, fino a { $heavyRaiders }, 1 base stellare o 1 nave civile nella tua area; lasci il tuo viper e vieni inviato in Infermeria
    }
    .may =
    { $brief ->
        [yes] andare in Infermeria e distruggere navi nella tua area
       *[no] distruggere fino a { $raiders }, fino a { $heavyRaiders }, 1 base stellare o 1 nave civile nella tua area; lasci il tuo viper e vieni inviato in Infermeria
    }
effects-aimed-moveAndAttack =
    { $brief ->
        [yes] vola in una qualsiasi area spaziale e attacca lì
       *[no] muovi il tuo viper in una qualsiasi area spaziale, poi puoi attaccare 1 nave Cylone nella tua area
    }
    .may =
    { $brief ->
        [yes] volare in una qualsiasi area spaziale e attaccare lì
       *[no] muovere il tuo viper in una qualsiasi area spaziale, poi puoi attaccare 1 nave Cylone nella tua area
    }
effects-aimed-markScar = 1 raider collocato da questa carta è Scar
effects-aimed-interfere =
    { $brief ->
        [yes] i primi { $ships } che agiscono nella tua area spaziale mancano il bersaglio
       *[no] i primi { $ships } che agiscono nella tua area spaziale mancano automaticamente il bersaglio
    }
effects-aimed-activateHeavyRaiders = attiva gli heavy raider, ma non i centurioni
    .may = attivare gli heavy raider, ma non i centurioni

## effects.fleet

effects-fleet-activate = attiva { NOUN($what, case: "the") }
    .may = attivare { NOUN($what, case: "the") }
effects-fleet-activateNext = { NOUN($what, case: "the") }
effects-fleet-launchRaiders = lancia 3 raider da ogni base stellare
    .may = lanciare 3 raider da ogni base stellare
effects-fleet-briefActivate =
    { $which ->
        [launchRaiders] lancia 3 raider da ogni base stellare
        [heavyRaiders] attiva gli heavy raider
        [basestars] attiva le basi stellari
        [occupation] attiva le forze di occupazione
       *[raiders] attiva i raider
    }

effects-fleet-placed = { $ships } { NOUN($area, case: "at") }

effects-fleet-lose = perdi { $what }
    .may = perdere { $what }
effects-fleet-gain = ricevi { $what }
    .may = ricevere { $what }
effects-fleet-place = colloca { $ships }
    .may = collocare { $ships }
effects-fleet-placeCivilians =
    { $brief ->
        [yes] colloca { $ships }
       *[no] colloca { $ships } ({ $count ->
            [one] l’area la sceglie
           *[other] per ogni nave sceglie l’area
        } l’Ammiraglio, o il CAG se c’è)
    }
    .may =
        { $brief ->
            [yes] collocare { $ships }
           *[no] collocare { $ships } ({ $count ->
            [one] l’area la sceglie
           *[other] per ogni nave sceglie l’area
        } l’Ammiraglio, o il CAG se c’è)
        }
effects-fleet-activatePlaced = attiva { NOUN($ship, case: "the-pl") } che questa carta ha appena messo in gioco
    .may = attivare { NOUN($ship, case: "the-pl") } che questa carta ha appena messo in gioco
effects-fleet-basestarsAttack = ogni base stellare attacca il Galactica
effects-fleet-briefJumpTrack = Preparazione al Salto { $spaces }
effects-fleet-jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] fai arretrare il segnalino flotta di { $count } spazio sull’indicatore di Preparazione al Salto
           *[other] fai arretrare il segnalino flotta di { $count } spazi sull’indicatore di Preparazione al Salto
        }
       *[no] { $count ->
            [one] fai avanzare il segnalino flotta di { $count } spazio sull’indicatore di Preparazione al Salto
           *[other] fai avanzare il segnalino flotta di { $count } spazi sull’indicatore di Preparazione al Salto
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] far arretrare il segnalino flotta di { $count } spazio sull’indicatore di Preparazione al Salto
               *[other] far arretrare il segnalino flotta di { $count } spazi sull’indicatore di Preparazione al Salto
            }
           *[no] { $count ->
                [one] far avanzare il segnalino flotta di { $count } spazio sull’indicatore di Preparazione al Salto
               *[other] far avanzare il segnalino flotta di { $count } spazi sull’indicatore di Preparazione al Salto
            }
        }
effects-fleet-boardCenturions =
    { $brief ->
        [yes] { $ships } sull’indicatore delle Squadre di Abbordaggio
       *[no] colloca { $ships } sullo spazio di partenza dell’indicatore delle Squadre di Abbordaggio
    }
    .may = collocare { $ships } sullo spazio di partenza dell’indicatore delle Squadre di Abbordaggio
effects-fleet-damageGalactica =
    { $count ->
        [one] danneggia il Galactica
       *[other] danneggia il Galactica { $count } volte
    }
    .may =
        { $count ->
            [one] danneggiare il Galactica
           *[other] danneggiare il Galactica { $count } volte
        }
effects-fleet-chooseDamage =
    { $brief ->
        [yes] pesca { $tokens } e risolvine { $resolve }
       *[no] pesca { $tokens }, risolvine { $resolve } a tua scelta e riponi gli altri
    }
    .may =
        { $brief ->
            [yes] pescare { $tokens } e risolverne { $resolve }
           *[no] pescare { $tokens }, risolverne { $resolve } a tua scelta e riporre gli altri
        }
effects-fleet-destroy = distruggi { $ships }
    .may = distruggere { $ships }
effects-fleet-restoreRaptors =
    { $count ->
        [one] riporta { $count } raptor distrutto nelle Riserve
       *[other] riporta { $count } raptor distrutti nelle Riserve
    }
    .may =
        { $count ->
            [one] riportare { $count } raptor distrutto nelle Riserve
           *[other] riportare { $count } raptor distrutti nelle Riserve
        }
effects-fleet-damageVipers =
    { $where ->
        [reserves] danneggia { $vipers } nelle Riserve
        [space] danneggia { $vipers } nello spazio
       *[anywhere] danneggia { $vipers } nello spazio o nelle Riserve
    }
    .may =
        { $where ->
            [reserves] danneggiare { $vipers } nelle Riserve
            [space] danneggiare { $vipers } nello spazio
           *[anywhere] danneggiare { $vipers } nello spazio o nelle Riserve
        }
effects-fleet-damageVipersOf =
    { $where ->
        [reserves] danneggia { $vipers } nelle Riserve
        [space] danneggia { $vipers } nello spazio
       *[anywhere] danneggia { $vipers } nello spazio o nelle Riserve
    } a { $you ->
        [yes] tua scelta
       *[no] scelta { NOUN($who, case: "of") }
    }
effects-fleet-destroyVipers =
    { $where ->
        [reserves] distruggi { $vipers } nelle Riserve
       *[space] distruggi { $vipers } nello spazio
    }
    .may =
        { $where ->
            [reserves] distruggere { $vipers } nelle Riserve
           *[space] distruggere { $vipers } nello spazio
        }
effects-fleet-destroyAnyViper = distruggi { $vipers } (nelle Riserve, danneggiati o nello spazio)
effects-fleet-destroyCivilians =
    { $brief ->
        [yes] distruggi { $ships }
       *[no] { $count ->
            [one] pesca { $ships } e distruggila
           *[other] pesca { $ships } e distruggile
        }
    }
    .may =
        { $brief ->
            [yes] distruggere { $ships }
           *[no] { $count ->
                [one] pescare { $ships } e distruggerla
               *[other] pescare { $ships } e distruggerle
            }
        }
effects-fleet-recallVipers = tutti i viper nello spazio tornano nelle Riserve
effects-fleet-destroyCenturions = distruggi { $ships } sull’indicatore delle Squadre di Abbordaggio
    .may = distruggere { $ships } sull’indicatore delle Squadre di Abbordaggio
effects-fleet-destroyChosen = distruggi { $ships } a tua scelta
    .may = distruggere { $ships } a tua scelta
effects-fleet-discardNuke = scarta { $nukes }
    .may = scartare { $nukes }

effects-fleet-repair =
    { $brief ->
        [yes] ripara il tuo ambiente, o { $vipers } se è l’Hangar
       *[no] ripara l’ambiente in cui ti trovi; nell’Hangar puoi invece riportare fino a { $vipers } dai danneggiati alle Riserve
    }
    .may =
        { $brief ->
            [yes] riparare il tuo ambiente, o { $vipers } se è l’Hangar
           *[no] riparare l’ambiente in cui ti trovi; nell’Hangar puoi invece riportare fino a { $vipers } dai danneggiati alle Riserve
        }
effects-fleet-restoreShips = riporta nelle Riserve fino a { $vipers } e { $raptors } (danneggiati o distrutti)
effects-fleet-repairAnywhere =
    { $locations ->
        [one] ripara fino a { $locations } ambiente danneggiato e fino a { $vipers }
       *[other] ripara fino a { $locations } ambienti danneggiati e fino a { $vipers }
    }
    .may =
        { $locations ->
            [one] riparare fino a { $locations } ambiente danneggiato e fino a { $vipers }
           *[other] riparare fino a { $locations } ambienti danneggiati e fino a { $vipers }
        }
effects-fleet-repairVipers = ripara { $vipers }
    .may = riparare { $vipers }
effects-fleet-viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] attiva un viper senza pilota
            [one] attiva { $count } volta un viper senza pilota
           *[other] attiva { $count } volte viper senza pilota
        }
       *[no] { $count ->
            [1] attiva fino a 1 viper senza pilota
            [one] attiva fino a { $count } volta un viper senza pilota
           *[other] attiva fino a { $count } volte viper senza pilota
        }
    }
    .may =
        { $mandatory ->
            [yes] { $count ->
                [1] attivare un viper senza pilota
                [one] attivare { $count } volta un viper senza pilota
               *[other] attivare { $count } volte viper senza pilota
            }
           *[no] { $count ->
                [1] attivare fino a 1 viper senza pilota
                [one] attivare fino a { $count } volta un viper senza pilota
               *[other] attivare fino a { $count } volte viper senza pilota
            }
        }
effects-fleet-launchPilots =
    { $brief ->
        [yes] i piloti sul Galactica possono lanciarsi
       *[no] ogni giocatore umano sul Galactica con pilotaggio nel proprio set di abilità può lanciarsi con un viper delle Riserve (non dalle Celle)
    }
effects-fleet-viperAttacks =
    { $count ->
        [one] effettua fino a { $count } attacco con il viper che piloti
       *[other] effettua fino a { $count } attacchi con il viper che piloti
    }
    .may =
        { $count ->
            [one] effettuare fino a { $count } attacco con il viper che piloti
           *[other] effettuare fino a { $count } attacchi con il viper che piloti
        }
effects-fleet-launchSelf =
    { $brief ->
        [yes] lanciati ai comandi di un viper
       *[no] lanciati ai comandi di un viper delle Riserve, a prua o a poppa di babordo
    }
    .may =
        { $brief ->
            [yes] lanciarti ai comandi di un viper
           *[no] lanciarti ai comandi di un viper delle Riserve, a prua o a poppa di babordo
        }
effects-fleet-ftlJump =
    { $brief ->
        [yes] la flotta compie un salto; con 6 o meno al dado, perdi la popolazione indicata sull’indicatore di Preparazione al Salto
       *[no] tira il dado. Con 6 o meno: perdi la popolazione indicata sull’indicatore di Preparazione al Salto. Poi, in ogni caso, la flotta compie un salto
    }
    .may =
        { $brief ->
            [yes] far compiere un salto alla flotta; con 6 o meno al dado, perdi la popolazione indicata sull’indicatore di Preparazione al Salto
           *[no] tirare il dado. Con 6 o meno: perdi la popolazione indicata sull’indicatore di Preparazione al Salto. Poi, in ogni caso, la flotta compie un salto
        }
effects-fleet-galacticaAttack = il Galactica attacca 1 nave Cylone in una qualsiasi area
effects-fleet-attackCenturion =
    { $bonus ->
        [0] attacca 1 centurione sull’indicatore delle Squadre di Abbordaggio (distrutto con 7 o 8)
       *[other] attacca 1 centurione sull’indicatore delle Squadre di Abbordaggio (aggiungi { $bonus } al dado, distrutto con 7 o 8)
    }
    .may =
        { $bonus ->
            [0] attaccare 1 centurione sull’indicatore delle Squadre di Abbordaggio (distrutto con 7 o 8)
           *[other] attaccare 1 centurione sull’indicatore delle Squadre di Abbordaggio (aggiungi { $bonus } al dado, distrutto con 7 o 8)
        }
effects-fleet-inspectCivilians =
    { $brief ->
        [yes] guarda in segreto fino a { $ships } e spostale in aree adiacenti
       *[no] guarda in segreto la faccia di un massimo di { $ships } sul tabellone, poi, se vuoi, sposta ciascuna in un’area adiacente
    }
    .may =
        { $brief ->
            [yes] guardare in segreto fino a { $ships } e spostarle in aree adiacenti
           *[no] guardare in segreto la faccia di un massimo di { $ships } sul tabellone, poi, se vuoi, spostare ciascuna in un’area adiacente
        }
effects-fleet-launchNuke =
    { $brief ->
        [yes] spendi 1 arma nucleare su una base stellare: danneggiata due volte con 1 o 2, distrutta con 3 o più
       *[no] spendi 1 arma nucleare per attaccare una base stellare e tira il dado. Con 1 o 2: è danneggiata due volte. Con 3 o più: è distrutta. Con 7 o 8: sono distrutti anche 3 raider nella sua area
    }
    .may =
        { $brief ->
            [yes] spendere 1 arma nucleare su una base stellare: danneggiata due volte con 1 o 2, distrutta con 3 o più
           *[no] spendere 1 arma nucleare per attaccare una base stellare e tirare il dado. Con 1 o 2: è danneggiata due volte. Con 3 o più: è distrutta. Con 7 o 8: sono distrutti anche 3 raider nella sua area
        }

## effects.feats

effects-feats-everybodyActs =
    { $brief ->
        [yes] ogni giocatore si muove o esegue 1 azione
       *[no] a partire da te e in senso orario, ogni giocatore (Cylone o umano) può muoversi oppure eseguire 1 azione
    }
effects-feats-gainNuke = l’Ammiraglio riceve { $nukes }
effects-feats-strafe =
    { $brief ->
        [yes] invece dell’attacco, il dado dice quanti raider vengono distrutti
       *[no] invece di attaccare, tira il dado: altrettanti raider nell’area del viper sono distrutti, o tutti se sono meno
    }
    .may =
        { $brief ->
            [yes] tirare il dado invece di attaccare: dice quanti raider vengono distrutti
           *[no] tirare il dado invece di attaccare: altrettanti raider nell’area del viper sono distrutti, o tutti se sono meno
        }
effects-feats-nameRoll = scegli il risultato del dado invece di tirarlo; nulla può modificarlo
    .may = scegliere il risultato del dado invece di tirarlo; nulla può modificarlo
effects-feats-tradeCards =
    { $brief ->
        [yes] scarta un numero qualsiasi di Carte Abilità e pescane altrettante di un solo tipo
       *[no] scarta un numero qualsiasi di Carte Abilità, poi pescane altrettante, tutte di un solo tipo del tuo set di abilità
    }
    .may =
        { $brief ->
            [yes] scartare un numero qualsiasi di Carte Abilità e pescarne altrettante di un solo tipo
           *[no] scartare un numero qualsiasi di Carte Abilità, poi pescarne altrettante, tutte di un solo tipo del tuo set di abilità
        }
effects-feats-seizeTitle = diventi { $title }; se sei nelle Celle o in Detenzione, prima muoviti { NOUN($places, case: "at") }, dove è possibile
    .may = diventare { $title }; se sei nelle Celle o in Detenzione, prima muoviti { NOUN($places, case: "at") }, dove è possibile
effects-feats-arrangeQuorum =
    { $count ->
        [one] guarda la prima carta del mazzo del Consiglio e rimettila a posto
       *[other] guarda le prime { $count } carte del mazzo del Consiglio e rimettile in cima nell’ordine che preferisci
    }
    .may =
        { $count ->
            [one] guardare la prima carta del mazzo del Consiglio e rimetterla a posto
           *[other] guardare le prime { $count } carte del mazzo del Consiglio e rimetterle in cima nell’ordine che preferisci
        }
