chooseHull = scegli quale nave subisce il danno
    .help = Si pesca un segnalino per la nave che scegli. La Pegasus è perduta quando tutti e 4 i suoi ambienti sono danneggiati; gli ambienti danneggiati della Pegasus non contano per il Galactica.
abilityOrder = scegli quale capacità delle carte rivelate viene adesso
    .help = Ognuna si risolve una volta, chiunque abbia aggiunto la carta. Come giocatore di turno decidi tu l'ordine.
discardFromCheck = scarta una carta dalla prova
    .help = Non conta più e la sua capacità non si risolve, ma è stata nella prova: le Conseguenze seguono lo stesso.
nameResult = scegli il risultato del dado
    .help = Il dado non si tira, e nulla può cambiare il risultato.
lookAtBottom = scegli il mazzo di cui guardi l'ultima carta
    .help = Solo tu vedi la carta; resta dov'è.
cullDestiny = scarta { $cards } del mazzo del Destino
    .help = Vedi tutto il mazzo del Destino. Tutti vedono che cosa scarti, il resto viene mescolato.
placeCard = riponi una carta
    .help = Ciò che riponi per primo si pesca per primo. Ciò che va in fondo è fuori dai piedi per un bel po'. Nessun altro vede le carte.
learnSkill = scegli un mazzo di Carte Abilità
    .help = Guardi { $cards } in cima al mazzo prima di decidere che cosa farne.
keepOrAdd = prendi le carte o aggiungile alla prova
    .help = O tutte o nessuna. Le carte per la prova entrano subito dopo quelle del Destino e non si vedono prima della rivelazione.
giveCard =
    { $count ->
        [one] scegli una Carta Abilità per { $player }
       *[other] scegli { $cards } per { $player }
    }
    .help =
        { $count ->
            [one] Solo voi due sapete di quale carta si tratta.
           *[other] Solo voi due sapete di quali carte si tratta.
        }
rollAgain = ripeti il tiro o rinuncia
    .help = Il risultato è { $result }; la forza di occupazione cade da { $needed } in su. Puoi scartare una Massima Potenza di Fuoco per tirare un'altra volta; ciò che è stato aggiunto al tiro resta.
