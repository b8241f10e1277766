pilots = { $ship } игрока { $player }
unmanned = беспилотный { $ship }

launchRaiders = Базовые корабли выпускают Рейдеров
activated = { $what } действуют
placed = { NOUN($area, case: "at") } появляется { $ships }
launched = { NOUN($area, case: "at") } вылетает { $ships }
moved = { $ship } перемещается { NOUN($from, case: "from") } { NOUN($to, case: "to") }
viperLaunched = Беспилотный { $ship } взлетает { NOUN($area, case: "at") }
pilotLaunched = { $player } взлетает { NOUN($area, case: "at") } ({ $ship })

attack =
    { $where ->
        [attacker] { $who } { NOUN($area, case: "at") } атакует { NOUN($whom, case: "acc") }
        [target] { $who } атакует { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
       *[none] { $who } атакует { NOUN($whom, case: "acc") }
    }
result =
    { $result ->
        [miss] промах
        [damaged] повреждение
       *[destroyed] уничтожение
    }
wouldHit = попадает { $range }

destroyed =
    { $inSpace ->
        [yes] { NOUN($area, case: "at") } уничтожается { $ships }
       *[no] уничтожается { $ships }
    }
damaged =
    { $inSpace ->
        [yes] { $ship } получает повреждение { NOUN($area, case: "at") }
       *[no] { $ship } получает повреждение
    }
basestarDamaged = Базовый корабль { NOUN($area, case: "at") } поврежден: { $damage }
civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожен гражданский корабль
           *[no] Уничтожен гражданский корабль
        }
        [few] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожены { $ships }
           *[no] Уничтожены { $ships }
        }
        [many] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожено { $ships }
           *[no] Уничтожено { $ships }
        }
       *[other] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожено { $ships }
           *[no] Уничтожено { $ships }
        }
    }
aboard = на борту { $cargo }
empty = на борту ничего
civiliansSeen = { $player } смотрит { NOUN($ships, case: "acc") }
seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] № { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
raptors =
    { $loss ->
        [yes] Рапторы { $change } (осталось { $now })
       *[no] Рапторы { $change } (теперь { $now })
    }
restored = В «Резерв» возвращается { $ships }
restoredNone = В «Резерв» ничего не возвращается
cleared =
    { $count ->
        [one] { NOUN($area, case: "from") } с поля уходит { $ships }
        [few] { NOUN($area, case: "from") } с поля уходят { $ships }
        [many] { NOUN($area, case: "from") } с поля уходят { $ships }
       *[other] { NOUN($area, case: "from") } с поля уходят { $ships }
    }
recalled = Из космоса в «Резерв» возвращается { $ships }
repaired = { $player } ремонтирует { NOUN($ships, case: "acc") }
