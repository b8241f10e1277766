execute = vieni giustiziato
    .one = viene giustiziato
    .several = vengono giustiziati
inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who }, a turno: { $what }
    }
ifFewCards = { $what } se ne ha { $count } o meno in mano
passTitle =
    { $brief ->
        [yes] un altro giocatore diventa { $title }
       *[no] il titolo di { $title } passa al giocatore successivo nella gerarchia di successione
    }
passTitlesOf =
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
borrowTitle = assumi il titolo di { $title } fino alla fine di questo turno
    .may = assumere il titolo di { $title } fino alla fine di questo turno
differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } Carta Abilità
           *[other] { $count } Carte Abilità diverse
        }
       *[no] { $cards } di tipi diversi
    }
loseHighest = perdi { $count } della risorsa di cui la flotta ha di più
    .may = perdere { $count } della risorsa di cui la flotta ha di più
protect =
    { $brief ->
        [yes] salva 1 { $resource }
       *[no] la prossima perdita di { $resource } in questo turno è ridotta di 1
    }
    .may = salvare 1 { $resource }
protectAny =
    { $brief ->
        [yes] salva 1 di una risorsa
       *[no] scegli una risorsa: la sua prossima perdita in questo turno è ridotta di 1
    }
    .may =
        { $brief ->
            [yes] salvare 1 di una risorsa
           *[no] scegliere una risorsa: la sua prossima perdita in questo turno è ridotta di 1
        }
giveCard =
    { $brief ->
        [yes] consegna a quel giocatore { $cards }
       *[no] consegna { NOUN($to, case: "to") } { $cards } dalla tua mano
    }
    .may =
        { $brief ->
            [yes] consegnare a quel giocatore { $cards }
           *[no] consegnare { NOUN($to, case: "to") } { $cards } dalla tua mano
        }
takeHand =
    { $brief ->
        [yes] prendi tutte le sue Carte Abilità
       *[no] prendi in mano tutte le Carte Abilità { NOUN($who, case: "of") }
    }
    .may =
        { $brief ->
            [yes] prendere tutte le sue Carte Abilità
           *[no] prendere in mano tutte le Carte Abilità { NOUN($who, case: "of") }
        }

seedDestiny = mescola { $cards } nel mazzo del Destino
    .may = mescolare { $cards } nel mazzo del Destino
replaceDestiny = scarta il mazzo del Destino; se ne forma uno nuovo con { $cards }
    .may = scartare il mazzo del Destino; se ne forma uno nuovo con { $cards }
cullDestiny =
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
swapWithDestiny = metti questa carta in cima al mazzo del Destino e prendi in mano la carta che c'era
    .may = mettere questa carta in cima al mazzo del Destino e prendere in mano la carta che c'era
lookAtBottom = guarda l'ultima carta in fondo a un mazzo
    .may = guardare l'ultima carta in fondo a un mazzo
reorderCrises =
    { $brief ->
        [yes] { $count ->
            [one] guarda la prima Carta Crisi e riordinala
           *[other] guarda le prime { $count } Carte Crisi e riordinale
        }
       *[no] { $count ->
            [one] guarda la prima carta del mazzo delle Crisi e mettila in cima o in fondo
           *[other] guarda le prime { $count } carte del mazzo delle Crisi e metti ciascuna in cima o in fondo, nell'ordine che preferisci
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
               *[other] guardare le prime { $count } carte del mazzo delle Crisi e mettere ciascuna in cima o in fondo, nell'ordine che preferisci
            }
        }
learn =
    { $brief ->
        [yes] { $count ->
            [one] guarda la prima carta di un mazzo Abilità; prendila o aggiungila
           *[other] guarda le prime { $count } carte di un mazzo Abilità; prendile o aggiungile tutte
        }
       *[no] { $count ->
            [one] guarda la prima carta di un mazzo Abilità; prendila in mano oppure aggiungila alla prova
           *[other] guarda le prime { $count } carte di un mazzo Abilità; prendile tutte in mano oppure aggiungile tutte alla prova
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] guardare la prima carta di un mazzo Abilità; prendila o aggiungila
               *[other] guardare le prime { $count } carte di un mazzo Abilità; prendile o aggiungile tutte
            }
           *[no] { $count ->
                [one] guardare la prima carta di un mazzo Abilità; prendila in mano oppure aggiungila alla prova
               *[other] guardare le prime { $count } carte di un mazzo Abilità; prendile tutte in mano oppure aggiungile tutte alla prova
            }
        }
nextCrisisJumps = la prossima Carta Crisi pescata in questo turno conta come se avesse l'icona di preparazione al salto
jumpFleet = la flotta compie un salto; l'Ammiraglio pesca solo { $cards }
anotherDestination = questa carta viene scartata e la sostituisce la prima carta del mazzo delle Destinazioni
resolveCrisis = prendi la Carta Crisi { $crisis } dal suo mazzo o dalla sua pila degli scarti e risolvila, poi mescola il mazzo
    .may = prendere la Carta Crisi { $crisis } dal suo mazzo o dalla sua pila degli scarti e risolverla, poi mescolare il mazzo

moraleLostToExecution = in questa partita si è perso morale perché un personaggio è stato giustiziato
