kind = Alleato
both = Benevolo: { $benevolent }; antagonistico: { $antagonistic }
found = Ambiente
result =
    { $symbol ->
        [benevolent] Benevolo ({ $result })
       *[antagonistic] Antagonistico ({ $result })
    }

placed = { $ally } si può incontrare { NOUN($place, case: "at") }
brought = { $player } porta { $ally } { NOUN($place, case: "to") }
putAway = { $ally } non può arrivare ed è fuori dalla partita
met =
    { $symbol ->
        [none] { $player } incontra { $ally }: nessun segnalino trauma, non accade nulla
        [disaster] { $player } incontra { $ally }: un disastro, che qui non ha effetto
        [benevolent] { $player } incontra { $ally }: benevolo ({ $result })
       *[antagonistic] { $player } incontra { $ally }: antagonistico ({ $result })
    }
left =
    { $met ->
        [yes] { $ally } lascia { NOUN($place, case: "the") }
       *[no] { $ally } lascia { NOUN($place, case: "the") } senza incontrare nessuno
    }
hidden = { $player } nasconde la nave civile n. { $number }: torna tra quelle inutilizzate
pushedBack = I centurioni vengono respinti (ora su: { $spaces })
space =
    { $space ->
        [0] spazio di partenza
       *[other] spazio { $space }
    }

meetAlly = scegli l'alleato che incontri { NOUN($place, case: "at") }
    .help = Il segnalino trauma sulla carta viene girato e decide quale dei due risultati si applica. Incontri un solo alleato per turno.
coverAlly = metti uno dei tuoi segnalini trauma su { $ally }
    .help = Sta a faccia in giù finché qualcuno incontra questo alleato; solo tu sai qual è.
whoBringsAlly = scegli chi porta il prossimo alleato
    .help = Questi giocatori Cyloni hanno lo stesso numero di segnalini trauma. Quello che scegli mette uno dei propri segnalini sulla carta.
shipsToMove = scegli le navi civili da spostare
    .help = Le hai viste tutte. Ognuna che scegli va in un'area adiacente, che ti viene chiesta subito dopo.
moveNone = Non spostarne
