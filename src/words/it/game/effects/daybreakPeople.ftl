activateHere = attiva il tuo ambiente
    .may = attivare il tuo ambiente
activateAgain = scarta { $cards } per attivare l'ambiente un'altra volta
    .may = scartare { $cards } per attivare l'ambiente un'altra volta
activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [one] attiva un qualsiasi ambiente
           *[other] attiva { $count } ambienti qualsiasi
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [one] attiva { $count } ambiente non danneggiato di un qualsiasi tabellone, come una delle due fazioni
               *[other] attiva { $count } ambienti diversi non danneggiati, uno dopo l'altro, di un qualsiasi tabellone, come una delle due fazioni
            }
           *[no] { $count ->
                [one] attiva { $count } ambiente non danneggiato, ovunque ti trovi
               *[other] attiva { $count } ambienti diversi non danneggiati, uno dopo l'altro, ovunque ti trovi
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
                    [one] attivare { $count } ambiente non danneggiato di un qualsiasi tabellone, come una delle due fazioni
                   *[other] attivare { $count } ambienti diversi non danneggiati, uno dopo l'altro, di un qualsiasi tabellone, come una delle due fazioni
                }
               *[no] { $count ->
                    [one] attivare { $count } ambiente non danneggiato, ovunque ti trovi
                   *[other] attivare { $count } ambienti diversi non danneggiati, uno dopo l'altro, ovunque ti trovi
                }
            }
        }
sift = pesca { $cards }, poi scartane { $discard }
    .may = pescare { $cards }, poi scartarne { $discard }
escortAway =
    { $brief ->
        [yes] salvala, un viper non danneggiato è distrutto
       *[no] distruggi un viper non danneggiato, delle Riserve o nello spazio, e riponi la nave civile tra quelle che non sono nello spazio
    }
    .may =
        { $brief ->
            [yes] salvarla, un viper non danneggiato è distrutto
           *[no] distruggere un viper non danneggiato, delle Riserve o nello spazio, e riporre la nave civile tra quelle che non sono nello spazio
        }
quarantine =
    { $brief ->
        [yes] guarda tutte le navi civili nello spazio e sostituiscine 1
       *[no] guarda tutte le navi civili nello spazio, poi sostituiscine 1 con una presa a caso tra quelle che non sono nello spazio
    }
    .may =
        { $brief ->
            [yes] guardare tutte le navi civili nello spazio e sostituirne 1
           *[no] guardare tutte le navi civili nello spazio, poi sostituirne 1 con una presa a caso tra quelle che non sono nello spazio
        }
spareDiscard = pesca { $cards }, poi quel giocatore scarta 1 carta in meno
    .may = pescare { $cards }; poi quel giocatore scarta 1 carta in meno
leaveHumans =
    { $brief ->
        [yes] lascia gli umani
       *[no] termina la tua infiltrazione senza scartare
    }
    .may =
        { $brief ->
            [yes] lasciare gli umani
           *[no] terminare la tua infiltrazione senza scartare
        }
leaveElsewhere =
    { $brief ->
        [yes] vai in un qualsiasi ambiente Cylone, poi esegui 1 azione
       *[no] vai in un qualsiasi ambiente Cylone tranne la Nave Resurrection, poi esegui 1 altra azione
    }
    .may =
        { $brief ->
            [yes] andare in un qualsiasi ambiente Cylone, poi eseguire 1 azione
           *[no] andare in un qualsiasi ambiente Cylone tranne la Nave Resurrection, poi eseguire 1 altra azione
        }
ignoreIcons =
    { $brief ->
        [yes] ignora le sue icone
       *[no] ignora le icone di attivazione della carta
    }
    .may =
        { $brief ->
            [yes] ignorare le sue icone
           *[no] ignorare le icone di attivazione della carta
        }
pickAndPlayMutiny =
    { $brief ->
        [yes] guarda { $cards } e giocane 1
       *[no] guarda { NOUN($cards, case: "the") } in cima al mazzo, giocane subito 1 e metti le altre in fondo al mazzo
    }
    .may =
        { $brief ->
            [yes] guardare { $cards } e giocarne 1
           *[no] guardare { NOUN($cards, case: "the") } in cima al mazzo, giocarne subito 1 e mettere le altre in fondo al mazzo
        }

unconfined = non sei nelle Celle
infiltrating = ti stai infiltrando
