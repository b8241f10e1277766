moved = { $ships } перемещаются { NOUN($from, case: "from") } { NOUN($to, case: "to") }
movedWays = { $ships } перемещаются: { $ways }
way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
placed = На поле появляются корабли: { $where }
there = { $ships } { NOUN($area, case: "at") }
struck = Повреждение Галактики
attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { $who } { NOUN($area, case: "at") } атакует { NOUN($whom, case: "acc") }
           *[no] { $who } { NOUN($area, case: "at") } атакуют { NOUN($whom, case: "acc") }
        }
        [target] { $isOne ->
            [yes] { $who } атакует { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
           *[no] { $who } атакуют { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { $who } атакует { NOUN($whom, case: "acc") }
           *[no] { $who } атакуют { NOUN($whom, case: "acc") }
        }
    }
added = Добавлено карт: { $each }
ofDestiny = колода судьбы { $count }
ofPlayer =
    { $count ->
        [0] { $player } ни одной
        [one] { $player } { $count }
        [few] { $player } { $count }
        [many] { $player } { $count }
       *[other] { $player } { $count }
    }
dealt = Розданы карты лояльности: { $each }
dealtEach = { $players } получают { NOUN($cards, case: "each") }
drawnEach = { $players } берут { NOUN($cards, case: "each") }
sent = { $players } отправляются { NOUN($to, case: "to") }
