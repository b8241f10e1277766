## modules.cylonFleet

modules-cylonFleet-nothingActivated = sul tabellone principale non ci sono { NOUN($ship, case: "plural") }
modules-cylonFleet-gathers = { $ships } sul tabellone Flotta Cylone, { $area }
modules-cylonFleet-arrives = Arriva la Flotta Cylone: { $ships } { NOUN($area, case: "at") }
modules-cylonFleet-pursuit =
    { $back ->
        [yes] { $space ->
            [0] L’indicatore dell’inseguimento arretra fino allo spazio di partenza
            [4] L’indicatore dell’inseguimento arretra fino all’Attacco Automatico
           *[other] L’indicatore dell’inseguimento arretra fino allo spazio { $space }
        }
       *[no] { $space ->
            [0] L’indicatore dell’inseguimento avanza fino allo spazio di partenza
            [4] L’indicatore dell’inseguimento avanza fino all’Attacco Automatico
           *[other] L’indicatore dell’inseguimento avanza fino allo spazio { $space }
        }
    }
modules-cylonFleet-escorted = Il { $ship } di { $player } scorta via una nave civile { NOUN($area, case: "from") }
modules-cylonFleet-escortedUnmanned = Un { $ship } senza pilota scorta via una nave civile { NOUN($area, case: "from") }
modules-cylonFleet-nuked =
    { $result ->
        [damage] Un’arma nucleare esplode { NOUN($area, case: "at") } ({ $die }): 1 base stellare è danneggiata due volte, se c’è
        [basestar] Un’arma nucleare esplode { NOUN($area, case: "at") } ({ $die }): 1 base stellare è distrutta, se c’è
        [raiders] Un’arma nucleare esplode { NOUN($area, case: "at") } ({ $die }): 1 base stellare e 3 raider sono distrutti, se ci sono
       *[all] Un’arma nucleare esplode { NOUN($area, case: "at") } ({ $die }): ogni nave lì è distrutta
    }

modules-cylonFleet-nukeTarget = scegli l’area da colpire con l’arma nucleare
    .help = Poi tiri il dado. Con 1 o 2 una base stellare lì è danneggiata due volte; con un numero da 3 a 6 è distrutta; con 7 è distrutta insieme a 3 raider; con 8 è distrutta ogni nave lì, anche viper e navi civili.
modules-cylonFleet-fleetArea = scegli dove collocare { $ships }
    .help = Scegli un’area del tabellone Flotta Cylone. Le navi che aspettano lì arriveranno nell’area del tabellone principale con lo stesso nome.

modules-cylonFleet-escort =
    { $number ->
        [none] Scorta via una nave civile { NOUN($area, case: "from") } con { $viper }
       *[other] Scorta via la nave civile n. { $number } { NOUN($area, case: "from") } con { $viper }
    }
    .detail = Torna tra le navi civili che non sono nello spazio
modules-cylonFleet-escorts =
    { $own ->
        [yes] scorta via una nave civile { NOUN($area, case: "from") } con il proprio { $ship }
       *[no] scorta via una nave civile { NOUN($area, case: "from") } con un { $ship } senza pilota
    }

modules-cylonFleet-cag = Il CAG colloca le navi civili quando una carta non indica un’area (se possibile, dove non ce n’è nessuna) e decide quando una carta lo dice.
modules-cylonFleet-handOver = Attiva un viper e consegna il titolo
    .deed = attiva un viper, se ce n’è uno, e consegna il titolo
modules-cylonFleet-wingCommand = Guida la squadriglia
    .deed = guida la squadriglia
modules-cylonFleet-nukeArea = Lancia un’arma nucleare
    .deed = lancia un’arma nucleare

## effects.cylonFleet

effects-cylonFleet-briefPursue = inseguimento { $spaces }
effects-cylonFleet-pursue =
    { $back ->
        [yes] { $count ->
            [one] fai arretrare l’indicatore dell’inseguimento di { $count } spazio
           *[other] fai arretrare l’indicatore dell’inseguimento di { $count } spazi
        }
       *[no] { $count ->
            [one] fai avanzare l’indicatore dell’inseguimento di { $count } spazio
           *[other] fai avanzare l’indicatore dell’inseguimento di { $count } spazi
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] far arretrare l’indicatore dell’inseguimento di { $count } spazio
               *[other] far arretrare l’indicatore dell’inseguimento di { $count } spazi
            }
           *[no] { $count ->
                [one] far avanzare l’indicatore dell’inseguimento di { $count } spazio
               *[other] far avanzare l’indicatore dell’inseguimento di { $count } spazi
            }
        }
effects-cylonFleet-reinforceFleet =
    { $brief ->
        [yes] colloca { $ships } sul tabellone Flotta Cylone
       *[no] colloca { $ships } dalla riserva in un’area del tabellone Flotta Cylone
    }
    .may =
    { $brief ->
        [yes] collocare { $ships } sul tabellone Flotta Cylone
       *[no] collocare { $ships } dalla riserva in un’area del tabellone Flotta Cylone
    }
effects-cylonFleet-rollBelowRaiders =
    { $brief ->
        [yes] tira il dado: con meno del numero di raider nello spazio { $what }
       *[no] tira il dado. Con meno del numero di raider sul tabellone principale: { $what }
    }
    .may =
        { $brief ->
            [yes] tirare il dado: con meno del numero di raider nello spazio { $what }
           *[no] tirare il dado. Con meno del numero di raider sul tabellone principale: { $what }
        }
effects-cylonFleet-nukeArea =
    { $brief ->
        [yes] tira per un’area: 1 o 2 danneggia una base stellare due volte, 3–6 la distrugge, 7 con 3 raider, 8 tutte le navi
       *[no] scarta 1 arma nucleare, scegli un’area spaziale e tira il dado. Con 1 o 2: danneggia due volte una base stellare in quell’area. Da 3 a 6: distruggi una base stellare in quell’area. Con 7: distruggi una base stellare e 3 raider in quell’area. Con 8: distruggi ogni nave in quell’area, anche quelle umane
    }
    .may =
    { $brief ->
        [yes] tirare per un’area: 1 o 2 danneggia una base stellare due volte, 3–6 la distrugge, 7 con 3 raider, 8 tutte le navi
       *[no] scartare 1 arma nucleare, scegliere un’area spaziale e tirare il dado. Con 1 o 2: danneggia due volte una base stellare in quell’area. Da 3 a 6: distruggi una base stellare in quell’area. Con 7: distruggi una base stellare e 3 raider in quell’area. Con 8: distruggi ogni nave in quell’area, anche quelle umane
    }

## modules.ionianNebula

modules-ionianNebula-traumaDrawn = { $player } pesca { $tokens }
modules-ionianNebula-traumaDisaster =
    { $harmless ->
        [yes] { $player } rivela { $disasters } (senza effetto) e pesca di nuovo
       *[no] { $player } rivela { $disasters }
    }
modules-ionianNebula-traumaDiscarded = { $player } scarta { $tokens }
modules-ionianNebula-traumaDiscardedAtExecution = { $player } scarta { $tokens } insieme al personaggio giustiziato
modules-ionianNebula-traumaLost = { $player } perde a caso { $tokens }
modules-ionianNebula-traumaPlaced = { $player } mette { NOUN($token, case: "a") } { NOUN($place, case: "at") }
modules-ionianNebula-traumaPlacedUnseen = Un segnalino trauma a caso viene messo a faccia in giù { NOUN($place, case: "at") }
modules-ionianNebula-crossroadsDealt = { $player } riceve una Carta Crocevia
modules-ionianNebula-crossroadsDealtOpenly = La Carta Crocevia di { $player }: { $card }
modules-ionianNebula-traumaLaid = { $player } mette { NOUN($token, case: "a") } accanto alla Carta Crocevia
modules-ionianNebula-crossroadsRevealed = { $player } rivela { $card }: { $token }
modules-ionianNebula-crossroadsRevealedAlone = { $player } rivela { $card } senza segnalino trauma, perciò il risultato si sceglie
modules-ionianNebula-crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } sceglie il risultato benevolo di { $card }
       *[antagonistic] { $player } sceglie il risultato antagonistico di { $card }
    }
modules-ionianNebula-raiderLeaves = un raider lascia { NOUN($place, case: "the") }
modules-ionianNebula-trialBegins = Comincia il Processo: si rivelano tutti i segnalini trauma
modules-ionianNebula-traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player }, nel giudizio un umano, rivela { $tokens }: nulla conta contro
            [one] { $player }, nel giudizio un umano, rivela { $tokens }: contro conta { $counting }
           *[other] { $player }, nel giudizio un umano, rivela { $tokens }: contro contano { $counting }
        }
       *[no] { $kept ->
            [0] { $player }, nel giudizio un Cylone, rivela { $tokens }: nulla conta contro
            [one] { $player }, nel giudizio un Cylone, rivela { $tokens }: contro conta { $counting }
           *[other] { $player }, nel giudizio un Cylone, rivela { $tokens }: contro contano { $counting }
        }
    }
modules-ionianNebula-trialSparesAll = Il Processo risparmia tutti

modules-ionianNebula-discardTrauma = scarta { $tokens }
    .help = Tornano nella riserva senza essere mostrati. Nel Processo i segnalini antagonistici contano contro gli umani, quelli benevoli contro i giocatori Cyloni.
modules-ionianNebula-layTrauma = metti un segnalino trauma accanto alla tua Carta Crocevia
    .help = Tutti lo fanno a faccia in giù. Quando la carta viene rivelata, il simbolo del segnalino decide quale risultato risolvi.
modules-ionianNebula-crossroadsResult = scegli il risultato di { $card }
    .help = Non avevi segnalini trauma da metterle accanto.
modules-ionianNebula-condemn = scegli chi viene eliminato
    .help = Questi giocatori umani sono in parità per numero di segnalini trauma. Chi scegli è fuori dalla partita per sempre.

modules-ionianNebula-result =
    { $symbol ->
        [benevolent] Benevolo
       *[antagonistic] Antagonistico
    }
modules-ionianNebula-condemned = Sarebbe eliminato, con { $tokens }

modules-ionianNebula-phase = Crocevia
    .begins = comincia la fase del Crocevia
    .brings = la fase del Crocevia: una battaglia, una Carta Crocevia per ogni giocatore e un Processo che può eliminare qualcuno
    .occasion = Quando comincia la fase del Crocevia
modules-ionianNebula-leftTheNebula = la flotta è fuggita dalla Nebulosa Ionica

## effects.ionianNebula

effects-ionianNebula-yours =
    { $count ->
        [one] { $count } tuo segnalino trauma
       *[other] { $count } tuoi segnalini trauma
    }
effects-ionianNebula-theirs =
    { $count ->
        [one] { $count } proprio segnalino trauma
       *[other] { $count } propri segnalini trauma
    }
effects-ionianNebula-destroyBeside =
    { $brief ->
        [yes] distruggi fino a { $ships }
       *[no] distruggi fino a { $ships } nella stessa area
    }
    .may =
        { $brief ->
            [yes] distruggere fino a { $ships }
           *[no] distruggere fino a { $ships } nella stessa area
        }
effects-ionianNebula-removeRaiders =
    { $brief ->
        [yes] rimuovi { $ships }
       *[no] rimuovi { $ships } a tua scelta dal tabellone principale
    }
    .may =
        { $brief ->
            [yes] rimuovere { $ships }
           *[no] rimuovere { $ships } a tua scelta dal tabellone principale
        }
effects-ionianNebula-rouseRaiders =
    { $brief ->
        [yes] attiva i raider
       *[no] attiva ogni raider sul tabellone principale
    }
    .may =
        { $brief ->
            [yes] attivare i raider
           *[no] attivare ogni raider sul tabellone principale
        }
effects-ionianNebula-raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] attiva raider { $count } volta
           *[other] attiva raider { $count } volte
        }
       *[no] { $count ->
            [one] attiva raider { $count } volta, anche quelli già attivati in questo turno
           *[other] attiva raider { $count } volte, anche quelli già attivati in questo turno
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] attivare raider { $count } volta
               *[other] attivare raider { $count } volte
            }
           *[no] { $count ->
                [one] attivare raider { $count } volta, anche quelli già attivati in questo turno
               *[other] attivare raider { $count } volte, anche quelli già attivati in questo turno
            }
        }
effects-ionianNebula-raiseVipers =
    { $count ->
        [one] { $count } viper distrutto torna nelle Riserve
       *[other] { $count } viper distrutti tornano nelle Riserve
    }

## modules.allies

modules-allies-kind = Alleato
modules-allies-both = Benevolo: { $benevolent }; antagonistico: { $antagonistic }
modules-allies-found = Ambiente
modules-allies-result =
    { $symbol ->
        [benevolent] Benevolo ({ $result })
       *[antagonistic] Antagonistico ({ $result })
    }

modules-allies-placed = { $ally } aspetta { NOUN($place, case: "at") }
modules-allies-brought = { $player } porta { $ally } { NOUN($place, case: "to") }
modules-allies-putAway =
    { GENDER($ally) ->
        [f] { $ally } non può comparire e viene rimossa dal gioco
       *[m] { $ally } non può comparire e viene rimosso dal gioco
    }
modules-allies-met =
    { $symbol ->
        [none] { $player } incontra { $ally }: nessun segnalino trauma, non accade nulla
        [disaster] { $player } incontra { $ally }: un disastro, che qui non ha effetto
        [benevolent] { $player } incontra { $ally }: benevolo ({ $result })
       *[antagonistic] { $player } incontra { $ally }: antagonistico ({ $result })
    }
modules-allies-left =
    { $met ->
        [yes] { $ally } lascia { NOUN($place, case: "the") }
       *[no] { $ally } lascia { NOUN($place, case: "the") } senza incontrare nessuno
    }
modules-allies-hidden = { $player } nasconde la nave civile n. { $number } tra quelle inutilizzate
modules-allies-pushedBack = I centurioni vengono respinti (ora su: { $spaces })
modules-allies-space =
    { $space ->
        [0] spazio di partenza
       *[other] spazio { $space }
    }

modules-allies-meetAlly = scegli quale alleato incontrare { NOUN($place, case: "at") }
    .help = Il segnalino trauma sulla carta viene rivelato e decide quale dei due risultati accade. Si incontra un solo alleato per turno.
modules-allies-coverAlly = metti uno dei tuoi segnalini trauma su { $ally }
    .help = Resta a faccia in giù finché qualcuno non incontra questo alleato; solo tu sai qual è.
modules-allies-whoBringsAlly = scegli chi porta il prossimo alleato
    .help = Questi giocatori Cyloni sono in parità per numero di segnalini trauma. Chi scegli mette sulla carta un proprio segnalino.
modules-allies-shipsToMove = scegli quali navi civili spostare
    .help = Le hai viste tutte. Ognuna che scegli va in un’area adiacente, che indichi subito dopo.
modules-allies-moveNone = Non spostarne

## effects.allies

effects-allies-moveOn =
    { $how ->
        [outOfBrig] lascia le Celle e muoviti in un altro ambiente di una qualsiasi nave, gratis
       *[anyShip] muoviti in un altro ambiente di una qualsiasi nave, gratis
    }
    .may =
        { $how ->
            [outOfBrig] lasciare le Celle e muoverti in un altro ambiente di una qualsiasi nave, gratis
           *[anyShip] muoverti in un altro ambiente di una qualsiasi nave, gratis
        }
effects-allies-surveyCivilians =
    { $brief ->
        [yes] guarda in segreto tutte le navi civili e spostale in aree adiacenti
       *[no] guarda in segreto la faccia di tutte le navi civili sul tabellone, poi, se vuoi, sposta ciascuna in un’area adiacente
    }
    .may =
        { $brief ->
            [yes] guardare in segreto tutte le navi civili e spostarle in aree adiacenti
           *[no] guardare in segreto la faccia di tutte le navi civili sul tabellone, poi, se vuoi, spostare ciascuna in un’area adiacente
        }
effects-allies-hideCivilians =
    { $brief ->
        [yes] nascondi { $ships } tra quelle inutilizzate
       *[no] { $count ->
            [one] rimetti { $ships } a tua scelta tra quelle inutilizzate e mescolala
           *[other] rimetti { $ships } a tua scelta tra quelle inutilizzate e mescolale
        }
    }
    .may =
    { $brief ->
        [yes] nascondere { $ships } tra quelle inutilizzate
       *[no] { $count ->
            [one] rimettere { $ships } a tua scelta tra quelle inutilizzate e mescolarla
           *[other] rimettere { $ships } a tua scelta tra quelle inutilizzate e mescolarle
        }
    }
effects-allies-takeDestiny =
    { $brief ->
        [yes] prendi { $cards } del mazzo del Destino
       *[no] prendi in mano { NOUN($cards, case: "the") } in cima al mazzo del Destino
    }
    .may =
        { $brief ->
            [yes] prendere { $cards } del mazzo del Destino
           *[no] prendere in mano { NOUN($cards, case: "the") } in cima al mazzo del Destino
        }
effects-allies-dealLoyalty =
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
effects-allies-repairGalactica =
    { $count ->
        [one] ripara fino a { $count } ambiente del Galactica
       *[other] ripara fino a { $count } ambienti del Galactica
    }
    .may =
        { $count ->
            [one] riparare fino a { $count } ambiente del Galactica
           *[other] riparare fino a { $count } ambienti del Galactica
        }
effects-allies-repairUpToVipers = ripara fino a { $vipers }
    .may = riparare fino a { $vipers }
effects-allies-flyOneViper =
    { $brief ->
        [yes] { $count ->
            [one] attiva { $count } volta un solo viper senza pilota
           *[other] attiva { $count } volte un solo viper senza pilota
        }
       *[no] { $count ->
            [one] attiva 1 viper senza pilota
           *[other] attiva 1 viper senza pilota fino a { $count } volte
        }
    }
    .may =
    { $brief ->
        [yes] { $count ->
            [one] attivare { $count } volta un solo viper senza pilota
           *[other] attivare { $count } volte un solo viper senza pilota
        }
       *[no] { $count ->
            [one] attivare 1 viper senza pilota
           *[other] attivare 1 viper senza pilota fino a { $count } volte
        }
    }
effects-allies-vipersDestroyRaiders = distruggi 1 raider per ogni viper senza pilota nello spazio, nella stessa area
    .may = distruggere 1 raider per ogni viper senza pilota nello spazio, nella stessa area
effects-allies-clearArea = distruggi ogni nave Cylone in quell’area
    .may = distruggere ogni nave Cylone in quell’area
effects-allies-pushBackCenturions =
    { $count ->
        [one] ogni centurione arretra di { $count } spazio sull’indicatore delle Squadre di Abbordaggio
       *[other] ogni centurione arretra di { $count } spazi sull’indicatore delle Squadre di Abbordaggio
    }
effects-allies-damageUnmanned = danneggia { $count } viper senza pilota nello spazio a tua scelta
    .may = danneggiare { $count } viper senza pilota nello spazio a tua scelta

## modules.finalFive

modules-finalFive-examined = { $player } scopre gli Ultimi Cinque tra le carte di { $owner }: { $cards }
modules-finalFive-examinedNone = { $player } non trova nessuno degli Ultimi Cinque

modules-finalFive-order = scegli quale degli Ultimi Cinque di { $player } risolvere per primo
    .help = Si risolvono tutti. Come giocatore di turno decidi tu l’ordine.

## modules.personalGoals

modules-personalGoals-missed = { $player } non ha mai rivelato { $card }

modules-personalGoals-discardStrength = scegli una Carta Abilità da scartare
    .help = La somma deve essere esatta, perciò ti offro solo carte con cui si può ancora raggiungere. Si scartano tutte insieme, e tutti le vedono.
modules-personalGoals-strengthLeft = ancora { $strength } di forza

## effects.personalGoals

effects-personalGoals-discardStrength = scarta Carte Abilità con una forza totale di esattamente { $strength }
    .may = scartare Carte Abilità con una forza totale di esattamente { $strength }
effects-personalGoals-redrawLoyalty =
    { $brief ->
        [yes] pesca una nuova Carta Affiliazione
       *[no] mescola una carta «Non sei un Cylone» inutilizzata nel mazzo delle Affiliazioni e pesca una nuova Carta Affiliazione
    }
    .may =
        { $brief ->
            [yes] pescare una nuova Carta Affiliazione
           *[no] mescolare una carta «Non sei un Cylone» inutilizzata nel mazzo delle Affiliazioni e pescare una nuova Carta Affiliazione
        }

effects-personalGoals-titlesAtLeast =
    { $count ->
        [one] possiedi { $count } titolo o più
       *[other] possiedi { $count } titoli o più
    }
effects-personalGoals-nukesSpent = l’Ammiraglio non ha più armi nucleari
effects-personalGoals-holderAt = { NOUN($title, case: "the") } è { NOUN($place, case: "at") }
effects-personalGoals-youAt = sei { NOUN($places, case: "at") }
effects-personalGoals-vipersLost = { $count } viper o più sono danneggiati o distrutti
effects-personalGoals-raidersAtLeast =
    { $count ->
        [one] c’è { $count } raider o più sul tabellone principale
       *[other] ci sono { $count } raider o più sul tabellone principale
    }
effects-personalGoals-jumpedBy = la flotta ha compiuto un salto verso una destinazione di distanza { $distance }
effects-personalGoals-strengthInHand = le tue Carte Abilità possono dare esattamente { $strength } di forza
