moved = { $ships } vão { NOUN($from, case: "from") } { NOUN($to, case: "to") }
movedWays = { $ships } se movem: { $ways }
way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
placed = Naves colocadas: { $where }
there = { $ships } { NOUN($area, case: "at") }
struck = A Galactica sofre dano
attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } ataca { NOUN($whom, case: "a") }
           *[no] { $who } { NOUN($area, case: "at") } atacam { NOUN($whom, case: "a") }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
           *[no] { $who } atacam { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") }
           *[no] { $who } atacam { NOUN($whom, case: "a") }
        }
    }
added = Cartas adicionadas: { $each }
ofDestiny = baralho do Destino { $count }
ofPlayer =
    { $count ->
        [0] { $player } nenhuma
       *[other] { $player } { $count }
    }
dealt = Cartas de Lealdade distribuídas: { $each }
dealtEach = { $players } recebem { $cards } cada
drawnEach = { $players } compram { $cards } cada
sent = { $players } vão parar { NOUN($to, case: "at") }
