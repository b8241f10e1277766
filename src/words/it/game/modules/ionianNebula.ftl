traumaDrawn = { $player } pesca { $tokens }
traumaDisaster =
    { $harmless ->
        [yes] { $player } mostra { $disasters }, senza effetto, e pesca di nuovo
       *[no] { $player } mostra { $disasters }
    }
traumaDiscarded = { $player } scarta { $tokens }
traumaDiscardedAtExecution = { $player } scarta { $tokens } con il personaggio giustiziato
traumaLost = { $player } perde a caso { $tokens }
traumaPlaced = { $player } mette { NOUN($token, case: "a") } qui: { $place }
traumaPlacedUnseen = Un segnalino trauma viene messo qui senza guardarlo: { $place }
crossroadsDealt = { $player } riceve una Carta Crocevia
crossroadsDealtOpenly = La Carta Crocevia di { $player }: { $card }
traumaLaid = { $player } mette { NOUN($token, case: "a") } accanto alla Carta Crocevia
crossroadsRevealed = { $player } rivela { $card }: { $token }
crossroadsRevealedAlone = { $player } rivela { $card }: nessun segnalino trauma, perciò il risultato si sceglie
crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } sceglie il risultato benevolo di { $card }
       *[antagonistic] { $player } sceglie il risultato antagonistico di { $card }
    }
raiderLeaves = Un raider lascia { NOUN($place, case: "the") }
trialBegins = Comincia il Processo: tutti i segnalini trauma vengono mostrati
traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player } mostra { $tokens }, nel giudizio è un umano: nulla conta
            [one] { $player } mostra { $tokens }, nel giudizio è un umano: conta { $counting }
           *[other] { $player } mostra { $tokens }, nel giudizio è un umano: contano { $counting }
        }
       *[no] { $kept ->
            [0] { $player } mostra { $tokens }, nel giudizio è un Cylone: nulla conta
            [one] { $player } mostra { $tokens }, nel giudizio è un Cylone: conta { $counting }
           *[other] { $player } mostra { $tokens }, nel giudizio è un Cylone: contano { $counting }
        }
    }
trialSparesAll = Il Processo non elimina nessuno

discardTrauma = scarta { $tokens }
    .help = Tornano nella pila senza essere mostrati. Nel Processo i segnalini antagonistici sono a carico degli umani, quelli benevoli a carico dei giocatori Cyloni.
layTrauma = metti un segnalino trauma accanto alla tua Carta Crocevia
    .help = Tutti lo fanno in segreto. Quando la carta viene rivelata, il simbolo del segnalino dice quale risultato risolvi.
crossroadsResult = scegli il risultato di { $card }
    .help = Non avevi segnalini trauma da metterle accanto.
condemn = scegli chi viene eliminato
    .help = Questi giocatori umani hanno lo stesso numero di segnalini trauma. Chi viene scelto perde il personaggio, il posto e la partita.

result =
    { $symbol ->
        [benevolent] Benevolo
       *[antagonistic] Antagonistico
    }
condemned = Fuori dalla partita, con { $tokens }

phase = Crocevia
    .begins = comincia la fase del Crocevia
    .brings = la fase del Crocevia: una battaglia, una Carta Crocevia per ogni giocatore e un Processo che può eliminare qualcuno
    .occasion = Quando comincia la fase del Crocevia
leftTheNebula = la flotta ha trovato la via d'uscita dalla Nebulosa Ionica
