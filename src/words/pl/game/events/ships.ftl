pilots = { $ship } gracza { $player }
    .gender = m
    .gen = { NOUN($ship, case: "gen") } gracza { $player }
    .acc = { NOUN($ship, case: "acc") } gracza { $player }
    .ins = { NOUN($ship, case: "ins") } gracza { $player }
unmanned = nieobsadzony { $ship }
    .gender = m
    .gen = nieobsadzonego { NOUN($ship, case: "gen") }
    .acc = nieobsadzonego { NOUN($ship, case: "acc") }
    .ins = nieobsadzonym { NOUN($ship, case: "ins") }

launchRaiders = Basestary wysyłają raidery
activated = { $what } działają
placed = Umieszczono { NOUN($ships, case: "acc") } { NOUN($area, case: "at") }
launched = Wysłano { NOUN($ships, case: "acc") } { NOUN($area, case: "to") }
moved = { $ship } leci { NOUN($from, case: "from") } { NOUN($to, case: "to") }
viperLaunched = Nieobsadzony { $ship } startuje { NOUN($area, case: "at") }
pilotLaunched = { $player } startuje { NOUN($ship, case: "ins") } { NOUN($area, case: "at") }

attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } atakuje { NOUN($whom, case: "acc") }
        [target] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") }
    }
result =
    { $result ->
        [miss] chybienie
        [damaged] uszkodzenie
       *[destroyed] zniszczenie
    }
wouldHit = trafia { $range }

destroyed =
    { $inSpace ->
        [yes] Zniszczono { NOUN($ships, case: "acc") } { NOUN($area, case: "at") }
       *[no] Zniszczono { NOUN($ships, case: "acc") }
    }
damaged =
    { $inSpace ->
        [yes] Uszkodzono { NOUN($ship, case: "acc") } { NOUN($area, case: "at") }
       *[no] Uszkodzono { NOUN($ship, case: "acc") }
    }
basestarDamaged = Basestar { NOUN($area, case: "at") } zostaje uszkodzony: { $damage }
civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] Statek cywilny zostaje zniszczony { NOUN($area, case: "at") }
           *[no] Statek cywilny zostaje zniszczony
        }
        [few] { $inSpace ->
            [yes] { $ships } zostają zniszczone { NOUN($area, case: "at") }
           *[no] { $ships } zostają zniszczone
        }
        [many] { $inSpace ->
            [yes] { $ships } zostaje zniszczonych { NOUN($area, case: "at") }
           *[no] { $ships } zostaje zniszczonych
        }
       *[other] { $inSpace ->
            [yes] { $ships } zostaje zniszczonych { NOUN($area, case: "at") }
           *[no] { $ships } zostaje zniszczonych
        }
    }
aboard = na pokładzie { $cargo }
empty = bez ładunku
civiliansSeen = { $player } ogląda { NOUN($ships, case: "acc") }
seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] nr { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
raptors =
    { $loss ->
        [yes] { $now ->
            [one] Raptory { $change } (zostaje { $now })
            [few] Raptory { $change } (zostają { $now })
           *[many] Raptory { $change } (zostaje { $now })
        }
       *[no] Raptory { $change } (teraz { $now })
    }
restored = Z powrotem w Rezerwie: { $ships }
restoredNone = Żaden statek nie wraca do Rezerwy
cleared =
    { $count ->
        [one] { $ships } { NOUN($area, case: "at") } znika z planszy
        [few] { $ships } { NOUN($area, case: "at") } znikają z planszy
        [many] { $ships } { NOUN($area, case: "at") } znika z planszy
       *[other] { $ships } { NOUN($area, case: "at") } znika z planszy
    }
recalled = Z przestrzeni do Rezerwy: { $ships }
repaired = { $player } naprawia { NOUN($ships, case: "acc") }
