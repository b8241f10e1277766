moveOn =
    { $how ->
        [outOfBrig] lascia le Celle e muoviti in un altro ambiente di una qualsiasi nave, gratis
       *[anyShip] muoviti in un altro ambiente di una qualsiasi nave, gratis
    }
    .may =
        { $how ->
            [outOfBrig] lasciare le Celle e muoverti in un altro ambiente di una qualsiasi nave, gratis
           *[anyShip] muoverti in un altro ambiente di una qualsiasi nave, gratis
        }
surveyCivilians =
    { $brief ->
        [yes] guarda in segreto tutte le navi civili e spostale in aree adiacenti
       *[no] guarda in segreto la faccia di tutte le navi civili sul tabellone, poi, se vuoi, sposta ciascuna in un'area adiacente
    }
    .may =
        { $brief ->
            [yes] guardare in segreto tutte le navi civili e spostarle in aree adiacenti
           *[no] guardare in segreto la faccia di tutte le navi civili sul tabellone, poi, se vuoi, spostare ciascuna in un'area adiacente
        }
hideCivilians =
    { $brief ->
        [yes] { $count ->
            [one] { $ships } a tua scelta lascia il tabellone
           *[other] { $ships } a tua scelta lasciano il tabellone
        }
       *[no] { $count ->
            [one] { $ships } a tua scelta lascia il tabellone e viene mescolata tra quelle inutilizzate
           *[other] { $ships } a tua scelta lasciano il tabellone e vengono mescolate tra quelle inutilizzate
        }
    }
takeDestiny =
    { $brief ->
        [yes] prendi { $cards } del mazzo del Destino
       *[no] prendi in mano { NOUN($cards, case: "the") } in cima al mazzo del Destino
    }
    .may =
        { $brief ->
            [yes] prendere { $cards } del mazzo del Destino
           *[no] prendere in mano { NOUN($cards, case: "the") } in cima al mazzo del Destino
        }
dealLoyalty =
    { $brief ->
        [yes] ricevi 1 Carta Affiliazione
       *[no] pesca 1 Carta Affiliazione, dopo che 1 carta «Non sei un Cylone» è stata mescolata nel mazzo delle Affiliazioni
    }
    .one =
        { $brief ->
            [yes] riceve 1 Carta Affiliazione
           *[no] pesca 1 Carta Affiliazione, dopo che 1 carta «Non sei un Cylone» è stata mescolata nel mazzo delle Affiliazioni
        }
    .several =
        { $brief ->
            [yes] ricevono ciascuno 1 Carta Affiliazione
           *[no] pescano ciascuno 1 Carta Affiliazione, dopo che 1 carta «Non sei un Cylone» è stata mescolata nel mazzo delle Affiliazioni
        }
    .may =
        { $brief ->
            [yes] ricevere 1 Carta Affiliazione
           *[no] pescare 1 Carta Affiliazione, dopo che 1 carta «Non sei un Cylone» è stata mescolata nel mazzo delle Affiliazioni
        }
repairGalactica =
    { $count ->
        [one] ripara fino a { $count } ambiente del Galactica
       *[other] ripara fino a { $count } ambienti del Galactica
    }
    .may =
        { $count ->
            [one] riparare fino a { $count } ambiente del Galactica
           *[other] riparare fino a { $count } ambienti del Galactica
        }
repairUpToVipers = ripara fino a { $vipers }
    .may = riparare fino a { $vipers }
flyOneViper =
    { $brief ->
        [yes] { $count ->
            [one] attiva { $count } volta un solo viper senza pilota
           *[other] attiva { $count } volte un solo viper senza pilota
        }
       *[no] { $count ->
            [one] scegli un viper senza pilota e attivalo fino a { $count } volta
           *[other] scegli un viper senza pilota e attivalo fino a { $count } volte
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] attivare { $count } volta un solo viper senza pilota
               *[other] attivare { $count } volte un solo viper senza pilota
            }
           *[no] { $count ->
                [one] scegliere un viper senza pilota e attivarlo fino a { $count } volta
               *[other] scegliere un viper senza pilota e attivarlo fino a { $count } volte
            }
        }
vipersDestroyRaiders = distruggi 1 raider per ogni viper senza pilota nello spazio, nella stessa area
    .may = distruggere 1 raider per ogni viper senza pilota nello spazio, nella stessa area
clearArea = ogni nave Cylone in quell'area è distrutta
pushBackCenturions =
    { $count ->
        [one] ogni centurione arretra di { $count } spazio sull'indicatore delle Squadre di Abbordaggio
       *[other] ogni centurione arretra di { $count } spazi sull'indicatore delle Squadre di Abbordaggio
    }
damageUnmanned =
    { $count ->
        [one] danneggia { $count } viper senza pilota nello spazio a tua scelta
       *[other] danneggia { $count } viper senza pilota nello spazio a tua scelta
    }
    .may =
        { $count ->
            [one] danneggiare { $count } viper senza pilota nello spazio a tua scelta
           *[other] danneggiare { $count } viper senza pilota nello spazio a tua scelta
        }
