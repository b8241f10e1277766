inPlay = finché questa carta è in gioco, { $rule }
inPlayUntil =
    { $until ->
        [untilJump] finché la flotta non compie un salto, { $rule }
        [untilLossOrJump] finché una nave civile o una base stellare non viene distrutta o la flotta non compie un salto, { $rule }
        [untilBasestarLostOrJump] finché una base stellare non viene distrutta o la flotta non compie un salto, { $rule }
        [untilNoRaidersOrJump] finché non resta più alcun raider o la flotta non compie un salto, { $rule }
        [untilScarLostOrJump] finché Scar non viene distrutto o la flotta non compie un salto, { $rule }
       *[toEnd] finché questa carta è in gioco, { $rule }
    }

handLimit = il tuo limite di carte in mano alla fine di ogni turno è di { $cards } invece di 10
randomDiscards = quando devi scartare Carte Abilità, vengono scelte a caso
forbidsActivation =
    { $yours ->
        [yes] non puoi attivare { NOUN($locations, case: "the") }
       *[no] nessuno può attivare { NOUN($locations, case: "the") }
    }
activationCost = scarta { $cards } ogni volta prima di attivare un ambiente
costAt = scarta { $cards } ogni volta prima di attivare { NOUN($locations, case: "the") }
movesAlone = non puoi scegliere di muoverti in un ambiente in cui c'è un altro personaggio
discardsAtReveal = quando un giocatore rivela una carta «Sei un Cylone», scarta tutte le Carte Abilità che hai in mano
activatesAlone = non puoi attivare un ambiente in cui c'è un altro personaggio, tranne { NOUN($locations, case: "the") }
crisisDraw =
    { $count ->
        [2] quando peschi una Carta Crisi, pescane 2, scegline 1 in segreto e metti l'altra in fondo al mazzo
        [one] quando peschi una Carta Crisi, pescane { $count }
       *[other] quando peschi una Carta Crisi, pescane { $count }, scegline 1 in segreto e metti le altre in fondo al mazzo
    }
drawsAfterCrisis = dopo che una Carta Crisi pescata da te è stata rivelata, pesca { $cards } di qualsiasi tipo
loyaltyAtSetup = inizi con { $cards }
extraNotACylon =
    { $count ->
        [one] con questo personaggio in gioco, { $count } carta «Non sei un Cylone» in più va nel mazzo delle Affiliazioni
       *[other] con questo personaggio in gioco, { $count } carte «Non sei un Cylone» in più vanno nel mazzo delle Affiliazioni
    }
sleeperAgent = nella fase dell'Agente Dormiente ricevi { $cards } e poi vieni inviato { NOUN($to, case: "to") }
skipsFirstSkills = nel tuo primo turno con questo personaggio non ricevi Carte Abilità all'inizio del turno
takesFirstBox = nel tuo turno, quando una Carta Crisi fa scegliere il giocatore di turno, devi scegliere la prima opzione (non con una Carta Super Crisi)
actionsIfPiloting =
    { $count ->
        [one] se stai pilotando un viper all'inizio del tuo turno, in quel turno hai { $count } azione
       *[other] se stai pilotando un viper all'inizio del tuo turno, in quel turno hai { $count } azioni
    }
stranded = inizi fuori dal tabellone e non puoi né muoverti né agire; all'inizio del tuo turno numero { $turn } arrivi { NOUN($place, case: "at") }
startsPiloting = inizi la partita pilotando un viper
discardsOnlyCard = all'inizio del turno di ogni giocatore, se hai in mano esattamente 1 Carta Abilità, scartala
contributesNoneOr = a una prova di abilità non aggiungi carte, oppure ne aggiungi almeno { $atLeast }; nelle Celle questo non vale
contributesAtMost = a una prova di abilità aggiungi al massimo { $cards }
positiveStrength = nelle prove delle Carte Crisi pescate da te, tutte le Carte Abilità di forza { $strength } sono favorevoli

difficulty =
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
checksAt = una prova { NOUN($locations, case: "of") }
checksAgainst = una prova { NOUN($aimed, case: "of") } contro { GENDER($target) ->
        [you] di te
       *[other] { NOUN($target, case: "object") }
    }
checksAtOrAgainst = una prova { NOUN($locations, case: "of") }, o { NOUN($aimed, case: "of") } contro { GENDER($target) ->
        [you] di te
       *[other] { NOUN($target, case: "object") }
    },

unmannedAttack =
    { $change ->
        [lowered] ogni tiro di attacco di un viper senza pilota è ridotto di { $by }
       *[raised] ogni tiro di attacco di un viper senza pilota è aumentato di { $by }
    }
launchBonus = quando una base stellare lancia raider o heavy raider, ne lancia { $count } in più
noLoyaltyLooks = nessuno può guardare le Carte Affiliazione di altri giocatori
closesBoard = nessuno può più muoversi { NOUN($board, case: "to") }
destinationDraw =
    { $count ->
        [one] al prossimo salto il suo possessore, al posto dell'Ammiraglio, pesca { $count } Carta Destinazione e ne sceglie 1; poi questa carta viene scartata
       *[other] al prossimo salto il suo possessore, al posto dell'Ammiraglio, pesca { $count } Carte Destinazione e ne sceglie 1; poi questa carta viene scartata
    }
onlyCandidate = finché il suo possessore non è { $title }, nessun altro può essere nominato { NOUN($place, case: "at") }
inspectsAll = { NOUN($place, case: "at") } puoi guardare tutte le navi civili sul tabellone e spostarne quante ne vuoi
executedAtMorale = appena il morale scende a { $morale } o meno vieni giustiziato; così non si perde morale
sickbayIfUnmoved = se termini la tua fase Azione dove è iniziato il tuo turno, vieni inviato in Infermeria
burdenedWith = { NOUN($skill, case: "the") } fa parte del tuo set di abilità, e non puoi usare ciò che dicono queste carte
raidersAlsoLaunch = quando i raider sono stati attivati, ogni base stellare lancia { $ships }
atBasestarLoss = per ogni base stellare distrutta: { $effects }
executesAtJump = chi è { NOUN($locations, case: "at") } quando la flotta compie un salto viene giustiziato dopo il salto
noOncePerGame = i giocatori umani non possono usare capacità «una volta per partita»
cardActionCost =
    { $count ->
        [one] usare una Carta Abilità come azione o invece di muoverti ti costa { $count } altra Carta Abilità
       *[other] usare una Carta Abilità come azione o invece di muoverti ti costa altre { $count } Carte Abilità
    }
revealsOnlyHeld = puoi rivelarti come Cylone con un'azione solo nelle Celle
losesDamagedViper = un viper che piloti viene distrutto invece di essere danneggiato
looksDeeper =
    { $count ->
        [one] con { $card } guardi { $count } carta e la metti in cima o in fondo
       *[other] con { $card } guardi { $count } carte e metti ciascuna in cima o in fondo, nell'ordine che preferisci
    }
receivesLessOff = all'inizio del tuo turno ricevi { $cards } in meno se non sei { NOUN($board, case: "on") }
crisisDiscardsLess = ogni Carta Crisi ti fa scartare { $cards } in meno, una volta (non una Carta Super Crisi)
discardsInCompany = se alla fine della tua fase di Movimento c'è un altro giocatore nel tuo ambiente, scarta { $cards }; se ne hai di meno, alla fine del tuo turno vieni inviato alle Celle
noSkillsInHazard = in un ambiente pericoloso non ricevi Carte Abilità all'inizio del tuo turno
leavingCost = per lasciare volontariamente { NOUN($locations, case: "the") }, scarta { $cards }
infiltrationDraw =
    { $count ->
        [one] mentre ti infiltri ricevi { $count } Carta Abilità in più invece di 1, tranne che in Infermeria
       *[other] mentre ti infiltri ricevi { $count } Carte Abilità in più invece di 1, tranne che in Infermeria
    }
abstainsInActions = non puoi aggiungere carte alle prove di abilità nella fase Azione di un altro giocatore (non con una Carta Super Crisi)
addsUpTo = puoi aggiungere { $cards } a una prova, { $infiltrating } mentre ti infiltri, non nelle Celle (né con Carte Super Crisi o Missioni)
showsContribution = 1 delle carte che aggiungi a una prova di abilità è a faccia in su (non con Carte Super Crisi o Missioni)
miracleLimit = puoi avere fino a { $tokens }
miraclePrice = costa { $tokens } ogni volta
scar = quando i raider vengono attivati, Scar agisce 2 volte; viene distrutto solo con un risultato di 7 o 8
shuffledInAtJump = quando la flotta compie un salto, questa carta viene mescolata nel mazzo delle Crisi invece di essere scartata
viperCost = chi sta per attivare un viper scarta { $cards } ogni volta, o una sola volta per un'azione con cui un viper si muove o attacca più volte; il movimento del turno è gratis
forbidsCardActions =
    { $yours ->
        [yes] non puoi giocare { NOUN($cards, case: "plural") } come azione o invece di muoverti
       *[no] nessuno può giocare { NOUN($cards, case: "plural") } come azione o invece di muoversi
    }
mutinyAtStart = quando entri in gioco peschi { $cards }
picksMutiny = quando qualcuno pesca una Carta Ammutinamento, tu guardi invece le prime 2, ne consegni 1 a quel giocatore e metti l'altra in fondo al mazzo
afterMutiny = quando peschi una Carta Ammutinamento: { $effects }
