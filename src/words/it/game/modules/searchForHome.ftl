kind = Missione
demand = Prova di abilità di difficoltà { $difficulty }: { $skills }
unchanged = Nessun'altra carta e nessuna capacità modifica questa prova, e le capacità delle carte che contiene non si risolvono.

missionTurnedUp = { $player } scopre la Missione { $card }
noMission = { $player } non trova più Missioni sul Ponte della Demetrius
crisisSpared = { $player } non pesca nessuna Carta Crisi in questo turno
missionTurnedDown = { $card } viene girata a faccia in giù sullo spazio Missione Attiva
missionCleared =
    { $to ->
        [objective] La Missione { $card } viene messa accanto all'obiettivo
        [discard] La Missione { $card } finisce tra gli scarti
       *[deck] La Missione { $card } viene rimescolata nel mazzo delle Missioni
    }
missionSeen = { $player } guarda la prima Carta Missione
missionSeenOpenly = La prima Carta Missione è { $card }
missionPutBack =
    { $where ->
        [top] { $player } lascia la Carta Missione in cima al suo mazzo
       *[bottom] { $player } lascia la Carta Missione in fondo al suo mazzo
    }
skillNamed = { $player } nomina { $skill } per tutti
cylonsCleared = Fuori dal tabellone
cylonsGone = Fuori dal gioco
rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] La Base Stellare Ribelle entra in gioco, dalla parte dei giocatori umani
           *[cylon] La Base Stellare Ribelle entra in gioco, dalla parte dei giocatori Cyloni
        }
        [stays] { $side ->
            [human] La Base Stellare Ribelle resta con i giocatori umani
           *[cylon] La Base Stellare Ribelle resta con i giocatori Cyloni
        }
       *[changes] { $side ->
            [human] La Base Stellare Ribelle passa ai giocatori umani
           *[cylon] La Base Stellare Ribelle passa ai giocatori Cyloni
        }
    }
superCrisisPaid = { $player } scarta la Carta Super Crisi { $card }
deckSearched = { $player } prende { $cards } dal mazzo e dalla sua pila degli scarti
deckSearchedOpenly = { $player } prende { $cards } dal mazzo e dalla sua pila degli scarti; dagli scarti: { $open }

placeMission = metti la Missione in cima o in fondo al suo mazzo
    .help = Solo tu l'hai vista. La carta in cima viene scoperta la prossima volta che qualcuno attiva il Ponte.
skillForAll = nomina un tipo di abilità
    .help = Ogni giocatore, anche i giocatori Cyloni, ne pesca { $cards }, tu per primo.
payTribute = scegli che cosa scarti
    .help = L'azione costa un segnalino miracolo o una Carta Super Crisi tua. La carta non viene risolta.
searchedSkill = scegli il mazzo di Carte Abilità in cui cerchi
    .help = Prendi { $cards } a tua scelta dal mazzo e dalla sua pila degli scarti. Poi si mescolano insieme.
searchSkillDeck = prendi { $cards } dal mazzo di { $skill }
    .help = Vedi il mazzo e la sua pila degli scarti. Gli altri sanno soltanto quali carte hanno lasciato la pila degli scarti.
sendOut = scegli le navi per { NOUN($area, case: "the") }
    .help = Solo le navi che vengono collocate si attivano, una volta ciascuna.

miracleToken = Un segnalino miracolo
    .detail = Ciò per cui si tiene non si può usare senza
shipsOut =
    { $ship ->
        [raider] Ognuno agisce subito come fanno i raider
       *[viper] Dalle Riserve, senza piloti; attivi ciascuno una volta
    }

reachedEarth = la flotta ha trovato la sua nuova casa
