noTeam = Non appartieni a nessuna squadra: vinci solo con le tue Intenzioni.

agendaDealt = { $player } riceve una Carta Intenzioni
infiltrates = { $player } si infiltra { NOUN($place, case: "at") } e conta come giocatore umano
infiltrationEnded = { $player } pone fine all'infiltrazione e torna a essere un giocatore Cylone
basestarLeaves = La base stellare { NOUN($area, case: "at") } lascia il tabellone
swapped = { $one } e { $other } si scambiano le mani
swappedOpenly = { $one } e { $other } si scambiano le mani: { $one } riceve { $oneGets }, { $other } { $otherGets }
noCards = nessuna carta
destinyTaken = { $player } prende { $cards } dal mazzo del Destino
destinyPut = { $player } mette { $cards } in cima al mazzo del Destino

putOnDestiny = metti una Carta Abilità sul mazzo del Destino
    .help = La carta che riponi per prima sarà pescata per prima. Nessun altro vede le carte.
nameDraw = nomina il tipo della carta che pesca { $player }
    .help = Può essere un tipo al di fuori del suo set di abilità.
addToCheck =
    { $count ->
        [one] scegli la carta da aggiungere alla prova
       *[other] scegli le carte da aggiungere alla prova
    }
    .help =
        { $count ->
            [any] Un numero qualsiasi, e tutti le vedono. La prova si conta con queste carte.
            [one] Tutti vedono che cosa aggiungi. La prova si conta con questa carta.
           *[other] Tutti vedono che cosa aggiungi. La prova si conta con queste carte.
        }
