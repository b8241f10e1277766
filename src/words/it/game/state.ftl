## view

view-pair = { $what }: { $value }
view-none = —
view-resource =
    { $red ->
        [yes] { $resource } { $left } (zona rossa)
       *[no] { $resource } { $left }
    }
view-jumpReturns = Preparazione al Salto { $space } su 5 (a 5 torna il Galactica)
view-jumpUnused = l’indicatore di Preparazione al Salto non si usa più
view-jumpNotReady = Preparazione al Salto { $space } su 5, Controllo FTL non ancora pronto
view-jumpReady = Preparazione al Salto { $space } su 5, Controllo FTL pronto ({ $risk } popolazione a rischio)
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
view-waiting = in attesa di { $player }: { $ask }
view-boardHead = il tabellone al turno { $turn }, { $phase }: { $player }
view-statusHead = turno { $turn }, { $phase }: { $player }

## view.standing

view-standing-noSheet = La tua scheda personaggio non ha effetto.
view-standing-asCylon =
    { $away ->
        [yes] Conti come giocatore Cylone.
       *[no] Conti come giocatore Cylone, finché non ti infiltri nella Flotta Umana.
    }
view-standing-asHuman = Conti come giocatore umano: peschi 3 Carte Abilità per turno, peschi Carte Crisi, puoi aggiungere fino a 2 carte a una prova (1 nelle Celle), non puoi avere titoli e non puoi usare il testo delle Carte Tradimento.
view-standing-ending =
    { $away ->
        [yes] Porre fine all’infiltrazione è un’azione e ti porta al Centro Medico; se eri nelle Celle o in Detenzione, tieni solo 3 Carte Abilità.
       *[no] Porre fine all’infiltrazione è un’azione e ti porta alla Nave Resurrection; se eri nelle Celle o in Detenzione, tieni solo 3 Carte Abilità.
    }

## view.modules

view-modules-truce = tregua: in questo turno nessuna nave Cylone agisce
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
view-modules-locked = { $ships }, Bloccate
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
gameOptions-sevenNeedLeader = In sette si gioca solo con un Leader Cylone: attiva i Leader Cyloni.
gameOptions-sevenNeedExpansion = In sette si gioca solo con Pegasus o Daybreak.
gameOptions-notYet = { $name }: non si può ancora giocare; escludila.
gameOptions-expansionTwice = Indica ogni espansione una volta sola.
gameOptions-noObjective = Non esiste l’obiettivo «{ $name }».
gameOptions-objectiveNeeds = L’obiettivo { $name } richiede { $needed }.
gameOptions-objectiveNotYet = L’obiettivo { $name } non si può ancora giocare: scegli Kobol.
gameOptions-noDifficulty = Non esiste la difficoltà «{ $name }».
gameOptions-leaderNeedsExpansion = I Leader Cyloni richiedono Pegasus o Daybreak.
gameOptions-leaderOfThree = I Leader Cyloni richiedono da 4 a 7 giocatori.
gameOptions-leaderNotYet = I Leader Cyloni non si possono ancora giocare: disattivali.
gameOptions-sympatheticNeedsPegasus = Il Cylone amichevole richiede Pegasus.
gameOptions-sympatheticNotWithDaybreak = Il Cylone amichevole non si usa con Daybreak.
gameOptions-sympatheticNumbers = Il Cylone amichevole prende il posto del simpatizzante, che c’è solo nelle partite a 4 o 6 giocatori.
gameOptions-sympatheticNotYet = Il Cylone amichevole non si può ancora giocare: disattivalo.
gameOptions-noSympathizerNumbers = L’opzione «Nessun simpatizzante» è solo per 4 o 6 giocatori: con altri numeri non c’è comunque.
gameOptions-noSympathizerNotWithLeader = L’opzione «Nessun simpatizzante» non si combina con i Leader Cyloni: disattiva l’una o gli altri.
gameOptions-noSympathizerNotWithSympathetic = L’opzione «Nessun simpatizzante» non si combina con il Cylone amichevole: disattiva l’una o l’altro.
gameOptions-noSympathizerNotWithDaybreak = Con Daybreak il simpatizzante non c’è comunque: disattiva l’opzione.
gameOptions-optionTwice = Indica ogni opzione una volta sola.
gameOptions-noOption = Non esiste l’opzione «{ $name }».
gameOptions-needs = { $name } richiede { $needed }.
gameOptions-notWith = { $name } non si combina con { $other }: disattiva uno dei due.
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
rules-activationCost = per attivare un ambiente devi prima scartare { $cards }
rules-costAt = per attivare { NOUN($locations, case: "the") } devi prima scartare { $cards }
rules-movesAlone = non puoi scegliere di muoverti in un ambiente in cui c’è un altro personaggio
rules-discardsAtReveal = ogni volta che un giocatore rivela una carta «Sei un Cylone», scarta tutte le Carte Abilità che hai in mano
rules-activatesAlone = non puoi attivare un ambiente in cui c’è un altro personaggio, tranne { NOUN($locations, case: "the") }
rules-crisisDraw =
    { $count ->
        [2] quando peschi una Carta Crisi, pescane 2, scegline 1 in segreto e metti l’altra in fondo al mazzo
       *[other] quando peschi una Carta Crisi, pescane { $count }, scegline 1 in segreto e metti le altre in fondo al mazzo
    }
rules-drawsAfterCrisis = dopo che una Carta Crisi pescata da te è stata rivelata, pesca { $cards } di qualsiasi tipo
rules-loyaltyAtSetup = inizi con { $cards }
rules-extraNotACylon =
    { $count ->
        [one] se questo personaggio è in gioco, aggiungi { $count } carta «Non sei un Cylone» al mazzo delle Affiliazioni
       *[other] se questo personaggio è in gioco, aggiungi { $count } carte «Non sei un Cylone» al mazzo delle Affiliazioni
    }
rules-sleeperAgent = nella fase dell’Agente Dormiente ricevi { $cards } e poi vieni inviato { NOUN($to, case: "to") }
rules-skipsFirstSkills = all’inizio del tuo primo turno con questo personaggio non pescare Carte Abilità
rules-takesFirstBox = nel tuo turno, quando una Carta Crisi fa scegliere il giocatore di turno, devi scegliere la prima opzione (non con le Carte Super Crisi)
rules-actionsIfPiloting =
    { $count ->
        [one] se stai pilotando un viper all’inizio del tuo turno, in quel turno hai { $count } azione
       *[other] se stai pilotando un viper all’inizio del tuo turno, in quel turno hai { $count } azioni
    }
rules-stranded =
    { $turn ->
        [2] inizi fuori dal tabellone e non puoi né muoverti né agire; all’inizio del tuo secondo turno arrivi { NOUN($place, case: "at") }
       *[other] inizi fuori dal tabellone e non puoi né muoverti né agire; all’inizio del tuo turno numero { $turn } arrivi { NOUN($place, case: "at") }
    }
rules-startsPiloting = inizi la partita pilotando un viper
rules-discardsOnlyCard = all’inizio del turno di ogni giocatore, se hai esattamente 1 Carta Abilità, scartala
rules-contributesNoneOr = a ogni prova di abilità devi aggiungere o nessuna carta o almeno { $atLeast } (non nelle Celle)
rules-contributesAtMost = puoi aggiungere al massimo { $cards } a ogni prova di abilità
rules-positiveStrength = nelle prove delle Carte Crisi pescate da te, tutte le Carte Abilità di forza { $strength } sono favorevoli

rules-difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] riduci di { $by } la difficoltà di { $checks }; poi scarta questa carta
           *[raised] aumenta di { $by } la difficoltà di { $checks }; poi scarta questa carta
        }
       *[no] { $change ->
            [lowered] riduci di { $by } la difficoltà di { $checks }
           *[raised] aumenta di { $by } la difficoltà di { $checks }
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
        [lowered] sottrai { $by } ai tiri di attacco dei viper senza pilota
       *[raised] aggiungi { $by } ai tiri di attacco dei viper senza pilota
    }
rules-launchBonus = quando una base stellare lancia raider o heavy raider, ne lancia { $count } in più
rules-noLoyaltyLooks = nessuno può guardare le Carte Affiliazione di altri giocatori
rules-closesBoard = nessuno può muoversi { NOUN($board, case: "to") }
rules-destinationDraw = al prossimo salto chi possiede questa carta (al posto dell’Ammiraglio) pesca { $count } Carte Destinazione e ne sceglie 1; poi scarta questa carta
rules-onlyCandidate = finché chi la possiede non è { $title }, nessun altro può essere nominato { NOUN($place, case: "at") }
rules-inspectsAll = { NOUN($place, case: "at") } puoi guardare tutte le navi civili sul tabellone e spostarne quante ne vuoi
rules-executedAtMorale = se il morale scende a { $morale } o meno, vieni subito giustiziato, senza perdita di morale
rules-sickbayIfUnmoved = se termini la tua fase Azione dove è iniziato il tuo turno, vieni inviato in Infermeria
rules-burdenedWith = { NOUN($skill, case: "the") } fa parte del tuo set di abilità, ma non puoi usare il testo di queste carte
rules-raidersAlsoLaunch = dopo che i raider sono stati attivati, ogni base stellare lancia { $ships }
rules-atBasestarLoss = ogni volta che una base stellare viene distrutta, { $effects }
rules-executesAtJump = dopo il prossimo salto tutti quelli che sono { NOUN($locations, case: "at") } vengono giustiziati
rules-noOncePerGame = i giocatori umani non possono usare capacità da una volta per partita
rules-cardActionCost =
    { $count ->
        [one] per usare una Carta Abilità come azione o invece di muoverti devi scartare { $count } altra Carta Abilità
       *[other] per usare una Carta Abilità come azione o invece di muoverti devi scartare altre { $count } Carte Abilità
    }
rules-revealsOnlyHeld = puoi rivelarti come Cylone (come azione) solo nelle Celle
rules-losesDamagedViper = se un viper che piloti verrebbe danneggiato, viene invece distrutto
rules-looksDeeper =
    { $count ->
        [one] quando usi { $card }, guarda { $count } carta e mettila in cima o in fondo
       *[other] quando usi { $card }, guarda { $count } carte e metti ciascuna in cima o in fondo, nell’ordine che preferisci
    }
rules-receivesLessOff = all’inizio del tuo turno pesca { $cards } in meno se non sei { NOUN($board, case: "on") }
rules-crisisDiscardsLess = una volta per ogni Carta Crisi che ti fa scartare, scarta { $cards } in meno (non con le Carte Super Crisi)
rules-discardsInCompany = se finisci la fase di Movimento con un altro giocatore nel tuo ambiente, scarta { $cards }; se non puoi, alla fine del tuo turno vieni inviato alle Celle
rules-noSkillsInHazard = se cominci il turno in un ambiente pericoloso, non pescare Carte Abilità
rules-leavingCost = per lasciare di tua scelta { NOUN($locations, case: "the") } devi scartare { $cards }
rules-infiltrationDraw =
    { $count ->
        [one] mentre sei in infiltrazione peschi { $count } Carta Abilità extra invece di 1 (tranne che in Infermeria)
       *[other] mentre sei in infiltrazione peschi { $count } Carte Abilità extra invece di 1 (tranne che in Infermeria)
    }
rules-abstainsInActions = non puoi aggiungere carte alle prove nella fase Azione di un altro giocatore (tranne che con le Carte Super Crisi)
rules-addsUpTo = aggiungi fino a { $cards } a una prova, o { $infiltrating } in infiltrazione (non nelle Celle, né con Super Crisi o Missioni)
rules-showsContribution = quando aggiungi carte a una prova di abilità, aggiungine 1 a faccia in su (non con Carte Super Crisi o Missioni)
rules-miracleLimit = puoi avere fino a { $tokens }
rules-miraclePrice = costa { $tokens } ogni volta
rules-scar = quando si attivano i raider, Scar agisce due volte; è distrutto solo con un tiro di 7 o 8
rules-shuffledInAtJump = quando la flotta compie un salto, mescola questa carta nel mazzo delle Crisi invece di scartarla
rules-viperCost = ogni attivazione di un viper costa { $cards } (una volta sola per un’azione che muove un viper o attacca con esso più volte; la fase di Movimento di un turno è gratis)
rules-forbidsCardActions =
    { $yours ->
        [yes] non puoi giocare { NOUN($cards, case: "plural") } come azione o invece di muoverti
       *[no] nessuno può giocare { NOUN($cards, case: "plural") } come azione o invece di muoversi
    }
rules-mutinyAtStart = quando entri in gioco, pesca { $cards }
rules-picksMutiny = ogni volta che qualcuno pesca una Carta Ammutinamento, guarda invece le prime 2, danne 1 a quel giocatore e metti l’altra in fondo al mazzo
rules-afterMutiny = ogni volta che peschi una Carta Ammutinamento, { $effects }

## grammar

grammar-times =
    { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
