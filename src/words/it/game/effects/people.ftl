discard =
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
draw = pesca { $cards }
    .one = pesca { $cards }
    .several = pescano ciascuno { $cards }
    .may = pescare { $cards }
briefHand = tutta la mano
cardsOfOne =
    { $count ->
        [one] { $count } Carta Abilità di { $skills }
       *[other] { $count } Carte Abilità, ciascuna di { $skills }
    }
cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } di qualsiasi tipo
           *[other] { $cards } di qualsiasi tipo
        }
        [cylon] { $cards } di qualsiasi tipo (un Leader Cylone: del proprio set di abilità)
        [you] { $cards } del tuo set di abilità
        [chosen] { $cards } del set di abilità di quel giocatore
       *[theirs] { $cards } del proprio set di abilità
    }

send = vieni inviato { NOUN($to, case: "to") }
    .one = viene inviato { NOUN($to, case: "to") }
    .several = vengono inviati { NOUN($to, case: "to") }
everybodyAt = tutti i personaggi { NOUN($locations, case: "at") } vengono inviati { NOUN($to, case: "to") }
everybodyAboard = tutti i personaggi { NOUN($board, case: "on") } vengono inviati { NOUN($to, case: "to") }

choose = scegli { $player }
    .one = sceglie { $player }
    .several = scelgono { $player }
    .may = scegliere { $player }
chooseTo = scegli { $player }, che { $deeds }
    .one = sceglie { $player }, che { $deeds }
    .several = scelgono { $player }, che { $deeds }
    .may = scegliere { $player }, che { $deeds }
chooseAnd = scegli { $player } e { $deed }
    .one = sceglie { $player } e { $deed }
    .several = scelgono { $player } e { $deed }
    .may = scegliere { $player } e { $deed }
chooseThen = scegli { $player }: { $then }
    .one = sceglie { $player }: { $then }
    .several = scelgono { $player }: { $then }
    .may = scegliere { $player }: { $then }

lookAtLoyalty =
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
giveTitle = diventi { $title }
    .one = diventa { $title }
    .several = diventano { $title }
    .may = diventare { $title }
leave =
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
release =
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
ordered = muoviti e poi esegui 1 azione, oppure esegui 2 azioni senza muoverti
    .one = si muove e poi esegue 1 azione, oppure esegue 2 azioni senza muoversi
    .several = si muovono e poi eseguono 1 azione, oppure eseguono 2 azioni senza muoversi
    .may = muoversi e poi eseguire 1 azione, oppure eseguire 2 azioni senza muoversi
order = scegli un altro giocatore umano, che può muoversi ed eseguire 1 azione, oppure eseguire 2 azioni
    .may = scegliere un altro giocatore umano, che può muoversi ed eseguire 1 azione, oppure eseguire 2 azioni
extraActions =
    { $count ->
        [one] esegui { $count } altra azione
       *[other] esegui altre { $count } azioni
    }
    .may =
        { $count ->
            [one] eseguire { $count } altra azione
           *[other] eseguire altre { $count } azioni
        }
takeCard =
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
handOverLoyalty =
    { $brief ->
        [yes] fino a distanza { $distance }: consegna le tue Carte Affiliazione
       *[no] se la flotta ha percorso una distanza di { $distance } o meno, consegna tutte le tue Carte Affiliazione a faccia in giù a un altro giocatore
    }
