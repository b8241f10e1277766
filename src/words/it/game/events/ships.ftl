pilots = { $ship } di { $player }
    .gender = m
    .a = il { $ship } di { $player }
    .the = il { $ship } di { $player }
    .of = del { $ship } di { $player }
    .to = al { $ship } di { $player }
    .from = dal { $ship } di { $player }
    .on = sul { $ship } di { $player }
unmanned = { $ship } senza pilota
    .gender = m
    .a = un { $ship } senza pilota
    .the = il { $ship } senza pilota
    .of = del { $ship } senza pilota
    .to = al { $ship } senza pilota
    .from = dal { $ship } senza pilota
    .on = sul { $ship } senza pilota

launchRaiders = Le basi stellari lanciano raider
activated = Si attivano { NOUN($what, case: "the") }
placed = { $ships } in gioco { NOUN($area, case: "at") }
launched = { $ships } in volo { NOUN($area, case: "at") }
moved = { NOUN($ship, case: "a") } si sposta { NOUN($from, case: "from") } { NOUN($to, case: "to") }
viperLaunched = Un { $ship } senza pilota si lancia { NOUN($area, case: "at") }
pilotLaunched = { $player } si lancia { NOUN($area, case: "at") } con { NOUN($ship, case: "a") }

attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacca { NOUN($whom, case: "a") }
        [target] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") }
    }
result =
    { $result ->
        [miss] mancato
        [damaged] danni
       *[destroyed] distruzione
    }
wouldHit = colpisce con { $range }

destroyed =
    { $inSpace ->
        [yes] Distruzione di { $ships } { NOUN($area, case: "at") }
       *[no] Distruzione di { $ships }
    }
damaged =
    { $inSpace ->
        [yes] { NOUN($ship, case: "a") } { NOUN($area, case: "at") } subisce danni
       *[no] { NOUN($ship, case: "a") } subisce danni
    }
basestarDamaged = La base stellare { NOUN($area, case: "at") } è danneggiata ({ $damage })
civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] Una nave civile viene distrutta { NOUN($area, case: "at") }
           *[no] Una nave civile viene distrutta
        }
       *[other] { $inSpace ->
            [yes] { $ships } vengono distrutte { NOUN($area, case: "at") }
           *[no] { $ships } vengono distrutte
        }
    }
aboard = { $cargo } a bordo
empty = nulla a bordo
civiliansSeen = { $player } guarda { $ships }
seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] n. { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
raptors =
    { $loss ->
        [yes] { $now ->
            [one] Raptor { $change } (ne resta { $now })
           *[other] Raptor { $change } (ne restano { $now })
        }
       *[no] Raptor { $change } (ora { $now })
    }
restored = Ritorno di { $ships } nelle Riserve
restoredNone = Nessuna nave torna nelle Riserve
cleared =
    { $count ->
        [one] { $ships } { NOUN($area, case: "at") } lascia il tabellone
       *[other] { $ships } { NOUN($area, case: "at") } lasciano il tabellone
    }
recalled = Rientro di { $ships } dallo spazio alle Riserve
repaired = { $player } ripara { $ships }
