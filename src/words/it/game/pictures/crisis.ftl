crisis = Crisi
superCrisis = Super Crisi
mission = Missione
skillCheck = Prova di abilità
attack = { $kind }: attacco Cylone
none = Ancora nessuna crisi
last = Ora nessuna. Ultima: { $card }

needs = serve
needsNumber = serve { $difficulty }
part = parz. { $number }
reckless = Impulsiva
total = Totale { $total }
totalResult = Totale { $total }: { $result }
totalBelow = totale { $total }
result-pass = successo
result-partial = parziale
result-fail = fallimento
mark-icon = ICONA
mark-pass = SUCCESSO
mark-fail = FALLITA

icon-raiders = Raider
icon-launchRaiders = Lancio
icon-heavyRaiders = Heavy raider
icon-occupation = Occupazione
icon-basestars = Basi stellari
icon-jump = Salto
icon-evacuate = Evacua

inPlay = In gioco
inPlayCards = In gioco: { $cards }
inPlayNothing = In gioco: nulla
also = Inoltre: { $cards }
andMore =
    { $count ->
        [one] { $cards } e un'altra
       *[other] { $cards } e altre { $count }
    }
more =
    { $count ->
        [one] e un'altra
       *[other] e altre { $count }
    }
nextJumps = In questo turno: la prossima Crisi ha l’icona del salto
protects = In questo turno: la prossima perdita di { $resource } è 1 in meno
truce = In questo turno: nessuna nave Cylone agisce
destroyed = Distrutto: { $board }
outOfGame = Fuori dalla partita: { $ships }
executed = Giustiziati: { $characters }

glance-crisis = Crisi
glance-check = Prova
glance-damaged = Danni
glance-closed = Chiusi
glance-inPlay = In gioco
