## view

view-pair = { $what }: { $value }
view-none = —
view-resource =
    { $red ->
        [yes] { $resource } { $left } (zona rossa)
       *[no] { $resource } { $left }
    }
view-jumpReturns = Preparazione al Salto { $space } su 5, dove il Galactica ritorna
view-jumpUnused = l’indicatore di Preparazione al Salto non si usa più
view-jumpNotReady = Preparazione al Salto { $space } su 5, Controllo FTL non pronto
view-jumpReady = Preparazione al Salto { $space } su 5, il salto dal Controllo FTL rischia { $risk } popolazione
view-distance = distanza { $distance }
view-distanceOf = distanza { $distance } su { $goal }
view-distanceReached = distanza { $distance }, il prossimo salto è l’ultimo
view-damagedOf =
    { $all ->
        [yes] { $count ->
            [one] danneggiata
           *[other] danneggiate
        }
       *[no] { $count ->
            [one] { $count } danneggiata
           *[other] { $count } danneggiate
        }
    }
view-withPilots = { $ships } con { $pilots }
view-noShips = nessuna nave nello spazio
view-inSpace = nello spazio
view-reserves = Riserve
view-inRepair = { $ships } in riparazione
view-damaged = danneggiati
view-closed = chiusi
view-inPlay = in gioco
view-boardingSpace =
    { $space ->
        [0] sullo spazio di partenza
       *[other] sullo spazio { $space } di 3
    }
view-boardingAtOne = Squadre di Abbordaggio: { $centurions } { $where }
view-boarding = Squadre di Abbordaggio: { $centurions }, { $where }

view-piloting = in un viper { NOUN($area, case: "at") }
view-offBoard = fuori dal tabellone
view-notYet = non ancora sul tabellone
view-out = fuori dalla partita
view-cylon =
    { $kind ->
        [sympathizer] Simpatizzante e Cylone
        [sympathetic] Cylone amichevole
        [leader] Leader Cylone
       *[revealed] Cylone
    }
view-infiltrating = in infiltrazione
view-onceUsed = capacità una volta per partita già usata
view-noMiracle = nessun segnalino miracolo
view-miracles = segnalini miracolo
view-mutineer = Ammutinato
    .short = Ammut.
view-faceUp = scoperte: { $cards }
view-openLoyalty = Carte Affiliazione scoperte
view-mutiny = Carte Ammutinamento

view-check = prova di abilità { $difficulty }, { $source }
view-strength = forza { $total }
view-cards = carte
view-destiny = Destino { $count }
view-waiting = si aspetta { $player }: { $ask }
view-boardHead = il tabellone al turno { $turn }, { $phase }: { $player }
view-statusHead = turno { $turn }, { $phase }: { $player }

## view.standing

view-standing-noSheet = La tua scheda personaggio non conta.
view-standing-asCylon =
    { $away ->
        [yes] Conti come giocatore Cylone.
       *[no] Conti come giocatore Cylone, finché non ti infiltri nella Flotta Umana.
    }
view-standing-asHuman = Conti come giocatore umano: ricevi 3 Carte Abilità per turno, peschi Carte Crisi, aggiungi al massimo 2 carte a una prova (1 dalle Celle), non hai titoli e non puoi usare il testo delle Carte Tradimento.
view-standing-ending =
    { $away ->
        [yes] Un’azione pone fine all’infiltrazione e ti porta al Centro Medico; fuori dalle Celle e dalla Detenzione tieni 3 Carte Abilità.
       *[no] Un’azione pone fine all’infiltrazione e ti porta alla Nave Resurrection; fuori dalle Celle e dalla Detenzione tieni 3 Carte Abilità.
    }

## view.modules

view-modules-truce = tregua: nessuna nave Cylone si attiva fino alla fine di questo turno
view-modules-orbit =
    { $inOrbit ->
        [yes] il Galactica è di nuovo in orbita
       *[no] il Galactica è lontano
    }
view-modules-orbitShort =
    { $inOrbit ->
        [yes] Galactica in orbita
       *[no] Galactica lontano
    }
view-modules-locked = { $ships }: stato Bloccate
view-modules-prepared =
    { $count ->
        [one] { $count } Operativa
       *[other] { $count } Operative
    }
view-modules-noForces = nessuna forza di occupazione
view-modules-forces = { $forces }: { $places }
view-modules-symbol =
    { $symbol ->
        [benevolent] benevolo
        [antagonistic] antagonistico
       *[disaster] disastro
    }
view-modules-allies = alleati
view-modules-ally = { $ally } ({ $place })
view-modules-alliesAt = alleati: { $places }
view-modules-pursuit = inseguimento { $space } su 4
view-modules-noShips = nessuna nave
view-modules-mission = Missione
view-modules-faceDown = a faccia in giù
view-modules-missionsLeft = { $missions } nel mazzo
view-modules-rebel =
    { $side ->
        [human] la Base Stellare Ribelle è con gli umani
       *[cylon] la Base Stellare Ribelle è con i Cyloni
    }
view-modules-trauma = segnalini trauma
view-modules-pool =
    { $count ->
        [one] { $count } disponibile
       *[other] { $count } disponibili
    }
view-modules-lying =
    { $count ->
        [one] 1 su: { $places }
       *[other] 1 su ognuno di questi: { $places }
    }
view-modules-crossroads = Carte Crocevia
view-modules-crossroadsHidden =
    { $laid ->
        [yes] { $player } a faccia in giù con un segnalino
       *[no] { $player } a faccia in giù senza segnalino
    }
view-modules-faceUp = { $open } su { $all } a faccia in su
view-modules-motives = Motivazioni di { $player }
view-modules-hidden =
    { $count ->
        [one] { $count } nascosta
       *[other] { $count } nascoste
    }

## gameOptions

gameOptions-seats = Ci sono solo i posti da 1 a { $players }.
gameOptions-players = Una partita richiede da 3 a 6 giocatori, o 7 con un Leader Cylone, non { $players }.
gameOptions-sevenNeedLeader = In sette si gioca solo se uno è un Leader Cylone: attiva i Leader Cyloni.
gameOptions-sevenNeedExpansion = In sette si gioca solo con Pegasus o Daybreak.
gameOptions-notYet = { $name }: non si può ancora giocare; escludila.
gameOptions-expansionTwice = Nomina ogni espansione una volta sola.
gameOptions-noObjective = Non esiste l’obiettivo «{ $name }».
gameOptions-objectiveNeeds = L’obiettivo { $name } richiede { $needed }.
gameOptions-objectiveNotYet = L’obiettivo { $name } non si può ancora giocare: scegli Kobol.
gameOptions-noDifficulty = Non esiste la difficoltà «{ $name }».
gameOptions-leaderNeedsExpansion = I Leader Cyloni richiedono Pegasus o Daybreak.
gameOptions-leaderOfThree = In 3 giocatori nessuno può essere un Leader Cylone: ne servono da 4 a 7.
gameOptions-leaderNotYet = I Leader Cyloni non si possono ancora giocare: disattivali.
gameOptions-sympatheticNeedsPegasus = Il Cylone amichevole richiede Pegasus.
gameOptions-sympatheticNotWithDaybreak = Con Daybreak non c’è il Cylone amichevole.
gameOptions-sympatheticNumbers = Il Cylone amichevole prende il posto del simpatizzante, che c’è solo nelle partite a 4 o 6 giocatori.
gameOptions-sympatheticNotYet = Il Cylone amichevole non si può ancora giocare: disattivalo.
gameOptions-noSympathizerNumbers = Giocare senza simpatizzante è per 4 o 6 giocatori: con altri numeri non c’è comunque.
gameOptions-noSympathizerNotWithLeader = Giocare senza simpatizzante non va insieme ai Leader Cyloni: disattiva l’uno o gli altri.
gameOptions-noSympathizerNotWithSympathetic = Si gioca o senza simpatizzante o con il Cylone amichevole.
gameOptions-noSympathizerNotWithDaybreak = Con Daybreak il simpatizzante non c’è comunque: disattiva questa opzione.
gameOptions-optionTwice = Nomina ogni opzione una volta sola.
gameOptions-noOption = Non esiste l’opzione «{ $name }».
gameOptions-needs = { $name } richiede { $needed }.
gameOptions-notWith = { $name } non va insieme a { $other }: disattiva uno dei due.
gameOptions-numbers = { $name } è per { $numbers } giocatori, non { $players }.

## rules

rules-inPlay = finché questa carta è in gioco, { $rule }
rules-inPlayUntil =
    { $until ->
        [untilJump] finché la flotta non compie un salto, { $rule }
        [untilLossOrJump] finché una nave civile o una base stellare non viene distrutta o la flotta non compie un salto, { $rule }
        [untilBasestarLostOrJump] finché una base stellare non viene distrutta o la flotta non compie un salto, { $rule }
        [untilNoRaidersOrJump] finché non resta più alcun raider o la flotta non compie un salto, { $rule }
        [untilScarLostOrJump] finché Scar non viene distrutto o la flotta non compie un salto, { $rule }
       *[toEnd] finché questa carta è in gioco, { $rule }
    }

rules-handLimit = il tuo limite di carte in mano alla fine di ogni turno è di { $cards } invece di 10
rules-randomDiscards = quando devi scartare Carte Abilità, vengono scelte a caso
rules-forbidsActivation =
    { $yours ->
        [yes] non puoi attivare { NOUN($locations, case: "the") }
       *[no] nessuno può attivare { NOUN($locations, case: "the") }
    }
rules-activationCost = scarta { $cards } ogni volta prima di attivare un ambiente
rules-costAt = scarta { $cards } ogni volta prima di attivare { NOUN($locations, case: "the") }
rules-movesAlone = non puoi scegliere di muoverti in un ambiente in cui c’è un altro personaggio
rules-discardsAtReveal = quando un giocatore rivela una carta «Sei un Cylone», scarta tutte le Carte Abilità che hai in mano
rules-activatesAlone = non puoi attivare un ambiente in cui c’è un altro personaggio, tranne { NOUN($locations, case: "the") }
rules-crisisDraw =
    { $count ->
        [2] quando peschi una Carta Crisi, pescane 2, scegline 1 in segreto e metti l’altra in fondo al mazzo
        [one] quando peschi una Carta Crisi, pescane { $count }
       *[other] quando peschi una Carta Crisi, pescane { $count }, scegline 1 in segreto e metti le altre in fondo al mazzo
    }
rules-drawsAfterCrisis = dopo che una Carta Crisi pescata da te è stata rivelata, pesca { $cards } di qualsiasi tipo
rules-loyaltyAtSetup = inizi con { $cards }
rules-extraNotACylon =
    { $count ->
        [one] con questo personaggio in gioco, { $count } carta «Non sei un Cylone» in più va nel mazzo delle Affiliazioni
       *[other] con questo personaggio in gioco, { $count } carte «Non sei un Cylone» in più vanno nel mazzo delle Affiliazioni
    }
rules-sleeperAgent = nella fase dell’Agente Dormiente ricevi { $cards } e poi vieni inviato { NOUN($to, case: "to") }
rules-skipsFirstSkills = nel tuo primo turno con questo personaggio non ricevi Carte Abilità all’inizio del turno
rules-takesFirstBox = nel tuo turno, quando una Carta Crisi fa scegliere il giocatore di turno, devi scegliere la prima opzione (non con una Carta Super Crisi)
rules-actionsIfPiloting =
    { $count ->
        [one] se stai pilotando un viper all’inizio del tuo turno, in quel turno hai { $count } azione
       *[other] se stai pilotando un viper all’inizio del tuo turno, in quel turno hai { $count } azioni
    }
rules-stranded = inizi fuori dal tabellone e non puoi né muoverti né agire; all’inizio del tuo turno numero { $turn } arrivi { NOUN($place, case: "at") }
rules-startsPiloting = inizi la partita pilotando un viper
rules-discardsOnlyCard = all’inizio del turno di ogni giocatore, se hai in mano esattamente 1 Carta Abilità, scartala
rules-contributesNoneOr = a una prova di abilità non aggiungi carte, oppure ne aggiungi almeno { $atLeast }; nelle Celle questo non vale
rules-contributesAtMost = a una prova di abilità aggiungi al massimo { $cards }
rules-positiveStrength = nelle prove delle Carte Crisi pescate da te, tutte le Carte Abilità di forza { $strength } sono favorevoli

rules-difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] la difficoltà di { $checks } è ridotta di { $by }; poi questa carta viene scartata
           *[raised] la difficoltà di { $checks } è aumentata di { $by }; poi questa carta viene scartata
        }
       *[no] { $change ->
            [lowered] la difficoltà di { $checks } è ridotta di { $by }
           *[raised] la difficoltà di { $checks } è aumentata di { $by }
        }
    }
rules-checksAt = una prova { NOUN($locations, case: "of") }
rules-checksAgainst = una prova { NOUN($aimed, case: "of") } contro { GENDER($target) ->
        [you] di te
       *[other] { NOUN($target, case: "object") }
    }
rules-checksAtOrAgainst = una prova { NOUN($locations, case: "of") }, o { NOUN($aimed, case: "of") } contro { GENDER($target) ->
        [you] di te
       *[other] { NOUN($target, case: "object") }
    },

rules-unmannedAttack =
    { $change ->
        [lowered] ogni tiro di attacco di un viper senza pilota è ridotto di { $by }
       *[raised] ogni tiro di attacco di un viper senza pilota è aumentato di { $by }
    }
rules-launchBonus = quando una base stellare lancia raider o heavy raider, ne lancia { $count } in più
rules-noLoyaltyLooks = nessuno può guardare le Carte Affiliazione di altri giocatori
rules-closesBoard = nessuno può più muoversi { NOUN($board, case: "to") }
rules-destinationDraw =
    { $count ->
        [one] al prossimo salto il suo possessore, al posto dell’Ammiraglio, pesca { $count } Carta Destinazione e ne sceglie 1; poi questa carta viene scartata
       *[other] al prossimo salto il suo possessore, al posto dell’Ammiraglio, pesca { $count } Carte Destinazione e ne sceglie 1; poi questa carta viene scartata
    }
rules-onlyCandidate = finché il suo possessore non è { $title }, nessun altro può essere nominato { NOUN($place, case: "at") }
rules-inspectsAll = { NOUN($place, case: "at") } puoi guardare tutte le navi civili sul tabellone e spostarne quante ne vuoi
rules-executedAtMorale = appena il morale scende a { $morale } o meno vieni giustiziato; così non si perde morale
rules-sickbayIfUnmoved = se termini la tua fase Azione dove è iniziato il tuo turno, vieni inviato in Infermeria
rules-burdenedWith = { NOUN($skill, case: "the") } fa parte del tuo set di abilità, e non puoi usare ciò che dicono queste carte
rules-raidersAlsoLaunch = quando i raider sono stati attivati, ogni base stellare lancia { $ships }
rules-atBasestarLoss = per ogni base stellare distrutta: { $effects }
rules-executesAtJump = chi è { NOUN($locations, case: "at") } quando la flotta compie un salto viene giustiziato dopo il salto
rules-noOncePerGame = i giocatori umani non possono usare capacità «una volta per partita»
rules-cardActionCost =
    { $count ->
        [one] usare una Carta Abilità come azione o invece di muoverti ti costa { $count } altra Carta Abilità
       *[other] usare una Carta Abilità come azione o invece di muoverti ti costa altre { $count } Carte Abilità
    }
rules-revealsOnlyHeld = puoi rivelarti come Cylone con un’azione solo nelle Celle
rules-losesDamagedViper = un viper che piloti viene distrutto invece di essere danneggiato
rules-looksDeeper =
    { $count ->
        [one] con { $card } guardi { $count } carta e la metti in cima o in fondo
       *[other] con { $card } guardi { $count } carte e metti ciascuna in cima o in fondo, nell’ordine che preferisci
    }
rules-receivesLessOff = all’inizio del tuo turno ricevi { $cards } in meno se non sei { NOUN($board, case: "on") }
rules-crisisDiscardsLess = ogni Carta Crisi ti fa scartare { $cards } in meno, una volta (non una Carta Super Crisi)
rules-discardsInCompany = se alla fine della tua fase di Movimento c’è un altro giocatore nel tuo ambiente, scarta { $cards }; se ne hai di meno, alla fine del tuo turno vieni inviato alle Celle
rules-noSkillsInHazard = in un ambiente pericoloso non ricevi Carte Abilità all’inizio del tuo turno
rules-leavingCost = per lasciare volontariamente { NOUN($locations, case: "the") }, scarta { $cards }
rules-infiltrationDraw =
    { $count ->
        [one] mentre ti infiltri ricevi { $count } Carta Abilità in più invece di 1, tranne che in Infermeria
       *[other] mentre ti infiltri ricevi { $count } Carte Abilità in più invece di 1, tranne che in Infermeria
    }
rules-abstainsInActions = non puoi aggiungere carte alle prove di abilità nella fase Azione di un altro giocatore (non con una Carta Super Crisi)
rules-addsUpTo = puoi aggiungere { $cards } a una prova, { $infiltrating } mentre ti infiltri, non nelle Celle (né con Carte Super Crisi o Missioni)
rules-showsContribution = 1 delle carte che aggiungi a una prova di abilità è a faccia in su (non con Carte Super Crisi o Missioni)
rules-miracleLimit = puoi avere fino a { $tokens }
rules-miraclePrice = costa { $tokens } ogni volta
rules-scar = quando i raider vengono attivati, Scar agisce 2 volte; viene distrutto solo con un risultato di 7 o 8
rules-shuffledInAtJump = quando la flotta compie un salto, questa carta viene mescolata nel mazzo delle Crisi invece di essere scartata
rules-viperCost = chi sta per attivare un viper scarta { $cards } ogni volta, o una sola volta per un’azione con cui un viper si muove o attacca più volte; il movimento del turno è gratis
rules-forbidsCardActions =
    { $yours ->
        [yes] non puoi giocare { NOUN($cards, case: "plural") } come azione o invece di muoverti
       *[no] nessuno può giocare { NOUN($cards, case: "plural") } come azione o invece di muoversi
    }
rules-mutinyAtStart = quando entri in gioco peschi { $cards }
rules-picksMutiny = quando qualcuno pesca una Carta Ammutinamento, tu guardi invece le prime 2, ne consegni 1 a quel giocatore e metti l’altra in fondo al mazzo
rules-afterMutiny = quando peschi una Carta Ammutinamento: { $effects }

## grammar

grammar-times =
    { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
