activate = attiva { NOUN($what, case: "the") }
    .may = attivare { NOUN($what, case: "the") }
activateNext = { NOUN($what, case: "the") }
launchRaiders = lancia 3 raider da ogni base stellare
    .may = lanciare 3 raider da ogni base stellare
briefActivate =
    { $which ->
        [launchRaiders] lancia 3 raider da ogni base stellare
        [heavyRaiders] attiva gli heavy raider
        [basestars] attiva le basi stellari
        [occupation] attiva le forze di occupazione
       *[raiders] attiva i raider
    }

placed = { $ships } { NOUN($area, case: "at") }

lose = perdi { $what }
    .may = perdere { $what }
gain = ricevi { $what }
    .may = ricevere { $what }
place = colloca { $ships }
    .may = collocare { $ships }
placeCivilians =
    { $brief ->
        [yes] colloca { $ships }
       *[no] colloca { $ships } ({ $count ->
            [one] l'area la sceglie
           *[other] per ogni nave sceglie l'area
        } l'Ammiraglio, o il CAG se c'è)
    }
    .may =
        { $brief ->
            [yes] collocare { $ships }
           *[no] collocare { $ships } ({ $count ->
            [one] l'area la sceglie
           *[other] per ogni nave sceglie l'area
        } l'Ammiraglio, o il CAG se c'è)
        }
activatePlaced = attiva { NOUN($ship, case: "the-pl") } che questa carta ha appena messo in gioco
    .may = attivare { NOUN($ship, case: "the-pl") } che questa carta ha appena messo in gioco
basestarsAttack = ogni base stellare sul tabellone attacca il Galactica
briefJumpTrack = Preparazione al Salto { $spaces }
jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] fai arretrare il segnalino flotta di { $count } spazio sull'indicatore di Preparazione al Salto
           *[other] fai arretrare il segnalino flotta di { $count } spazi sull'indicatore di Preparazione al Salto
        }
       *[no] { $count ->
            [one] fai avanzare il segnalino flotta di { $count } spazio sull'indicatore di Preparazione al Salto
           *[other] fai avanzare il segnalino flotta di { $count } spazi sull'indicatore di Preparazione al Salto
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] far arretrare il segnalino flotta di { $count } spazio sull'indicatore di Preparazione al Salto
               *[other] far arretrare il segnalino flotta di { $count } spazi sull'indicatore di Preparazione al Salto
            }
           *[no] { $count ->
                [one] far avanzare il segnalino flotta di { $count } spazio sull'indicatore di Preparazione al Salto
               *[other] far avanzare il segnalino flotta di { $count } spazi sull'indicatore di Preparazione al Salto
            }
        }
boardCenturions =
    { $brief ->
        [yes] { $ships } sull'indicatore delle Squadre di Abbordaggio
       *[no] colloca { $ships } sullo spazio di partenza dell'indicatore delle Squadre di Abbordaggio
    }
    .may = collocare { $ships } sullo spazio di partenza dell'indicatore delle Squadre di Abbordaggio
damageGalactica =
    { $count ->
        [one] danneggia il Galactica
       *[other] danneggia il Galactica { $count } volte
    }
    .may =
        { $count ->
            [one] danneggiare il Galactica
           *[other] danneggiare il Galactica { $count } volte
        }
chooseDamage =
    { $brief ->
        [yes] pesca { $tokens } e risolvine { $resolve }
       *[no] pesca { $tokens }, risolvine { $resolve } a tua scelta e riponi gli altri
    }
    .may =
        { $brief ->
            [yes] pescare { $tokens } e risolverne { $resolve }
           *[no] pescare { $tokens }, risolverne { $resolve } a tua scelta e riporre gli altri
        }
destroy = distruggi { $ships }
    .may = distruggere { $ships }
restoreRaptors =
    { $count ->
        [one] riporta { $count } raptor distrutto nelle Riserve
       *[other] riporta { $count } raptor distrutti nelle Riserve
    }
    .may =
        { $count ->
            [one] riportare { $count } raptor distrutto nelle Riserve
           *[other] riportare { $count } raptor distrutti nelle Riserve
        }
damageVipers =
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
damageVipersOf =
    { $where ->
        [reserves] danneggia { $vipers } nelle Riserve
        [space] danneggia { $vipers } nello spazio
       *[anywhere] danneggia { $vipers } nello spazio o nelle Riserve
    } a { $you ->
        [yes] tua scelta
       *[no] scelta { NOUN($who, case: "of") }
    }
destroyVipers =
    { $where ->
        [reserves] distruggi { $vipers } nelle Riserve
       *[space] distruggi { $vipers } nello spazio
    }
    .may =
        { $where ->
            [reserves] distruggere { $vipers } nelle Riserve
           *[space] distruggere { $vipers } nello spazio
        }
destroyAnyViper = distruggi { $vipers } (nelle Riserve, tra quelli danneggiati o nello spazio)
destroyCivilians =
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
recallVipers = tutti i viper nello spazio tornano nelle Riserve
destroyCenturions = distruggi { $ships } sull'indicatore delle Squadre di Abbordaggio
    .may = distruggere { $ships } sull'indicatore delle Squadre di Abbordaggio
destroyChosen = distruggi { $ships } a tua scelta
    .may = distruggere { $ships } a tua scelta
discardNuke = scarta { $nukes }
    .may = scartare { $nukes }

repair =
    { $brief ->
        [yes] ripara il tuo ambiente, o { $vipers } se è l'Hangar
       *[no] ripara l'ambiente in cui ti trovi; nell'Hangar puoi invece riportare fino a { $vipers } dai danneggiati alle Riserve
    }
    .may =
        { $brief ->
            [yes] riparare il tuo ambiente, o { $vipers } se è l'Hangar
           *[no] riparare l'ambiente in cui ti trovi; nell'Hangar puoi invece riportare fino a { $vipers } dai danneggiati alle Riserve
        }
restoreShips = fino a { $vipers } e { $raptors }, danneggiati o distrutti, possono tornare nelle Riserve
repairAnywhere =
    { $locations ->
        [one] ripara fino a { $locations } ambiente danneggiato e fino a { $vipers }
       *[other] ripara fino a { $locations } ambienti danneggiati e fino a { $vipers }
    }
    .may =
        { $locations ->
            [one] riparare fino a { $locations } ambiente danneggiato e fino a { $vipers }
           *[other] riparare fino a { $locations } ambienti danneggiati e fino a { $vipers }
        }
repairVipers = ripara { $vipers }
    .may = riparare { $vipers }
viperActivations =
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
launchPilots =
    { $brief ->
        [yes] i piloti sul Galactica possono lanciarsi
       *[no] ogni giocatore umano con pilotaggio nel proprio set di abilità che si trova sul Galactica, ma non nelle Celle, può lanciarsi con un viper delle Riserve
    }
viperAttacks =
    { $count ->
        [one] effettua fino a { $count } attacco con il viper che piloti
       *[other] effettua fino a { $count } attacchi con il viper che piloti
    }
    .may =
        { $count ->
            [one] effettuare fino a { $count } attacco con il viper che piloti
           *[other] effettuare fino a { $count } attacchi con il viper che piloti
        }
launchSelf =
    { $brief ->
        [yes] lanciati ai comandi di un viper
       *[no] lanciati ai comandi di un viper delle Riserve, a prua o a poppa di babordo
    }
    .may =
        { $brief ->
            [yes] lanciarti ai comandi di un viper
           *[no] lanciarti ai comandi di un viper delle Riserve, a prua o a poppa di babordo
        }
ftlJump =
    { $brief ->
        [yes] la flotta compie un salto; con 6 o meno al dado, perdi la popolazione indicata sull'indicatore di Preparazione al Salto
       *[no] tira il dado. Con 6 o meno: perdi la popolazione indicata sull'indicatore di Preparazione al Salto. Poi, in ogni caso, la flotta compie un salto
    }
    .may =
        { $brief ->
            [yes] far compiere un salto alla flotta; con 6 o meno al dado, perdi la popolazione indicata sull'indicatore di Preparazione al Salto
           *[no] tirare il dado. Con 6 o meno: perdi la popolazione indicata sull'indicatore di Preparazione al Salto. Poi, in ogni caso, la flotta compie un salto
        }
galacticaAttack = il Galactica attacca 1 nave Cylone in una qualsiasi area
attackCenturion =
    { $bonus ->
        [0] attacca 1 centurione sull'indicatore delle Squadre di Abbordaggio (distrutto con 7 o 8)
       *[other] attacca 1 centurione sull'indicatore delle Squadre di Abbordaggio (aggiungi { $bonus } al dado, distrutto con 7 o 8)
    }
    .may =
        { $bonus ->
            [0] attaccare 1 centurione sull'indicatore delle Squadre di Abbordaggio (distrutto con 7 o 8)
           *[other] attaccare 1 centurione sull'indicatore delle Squadre di Abbordaggio (aggiungi { $bonus } al dado, distrutto con 7 o 8)
        }
inspectCivilians =
    { $brief ->
        [yes] guarda in segreto fino a { $ships } e spostale in aree adiacenti
       *[no] guarda in segreto la faccia di un massimo di { $ships } sul tabellone, poi, se vuoi, sposta ciascuna in un'area adiacente
    }
    .may =
        { $brief ->
            [yes] guardare in segreto fino a { $ships } e spostarle in aree adiacenti
           *[no] guardare in segreto la faccia di un massimo di { $ships } sul tabellone, poi, se vuoi, spostare ciascuna in un'area adiacente
        }
launchNuke =
    { $brief ->
        [yes] spendi 1 arma nucleare su una base stellare: danneggiata due volte con 1 o 2, distrutta con 3 o più
       *[no] spendi 1 arma nucleare per attaccare una base stellare e tira il dado. Con 1 o 2: è danneggiata due volte. Con 3 o più: è distrutta. Con 7 o 8: sono distrutti anche 3 raider nella sua area
    }
    .may =
        { $brief ->
            [yes] spendere 1 arma nucleare su una base stellare: danneggiata due volte con 1 o 2, distrutta con 3 o più
           *[no] spendere 1 arma nucleare per attaccare una base stellare e tirare il dado. Con 1 o 2: è danneggiata due volte. Con 3 o più: è distrutta. Con 7 o 8: sono distrutti anche 3 raider nella sua area
        }
