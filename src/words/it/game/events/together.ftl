moved = Spostamento di { $ships } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
movedWays = Spostamento di { $ships }: { $ways }
way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
placed = Navi collocate: { $where }
there = { $ships } { NOUN($area, case: "at") }
struck = Il Galactica è danneggiato
attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacca { NOUN($whom, case: "a") }
           *[no] { $who } { NOUN($area, case: "at") } attaccano { NOUN($whom, case: "a") }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
           *[no] { $who } attaccano { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacca { NOUN($whom, case: "a") }
           *[no] { $who } attaccano { NOUN($whom, case: "a") }
        }
    }
added = Carte aggiunte: { $each }
ofDestiny = mazzo del Destino { $count }
ofPlayer =
    { $count ->
        [0] { $player } nessuna
       *[other] { $player } { $count }
    }
dealt = Carte Affiliazione distribuite: { $each }
dealtEach = { $players } ricevono { $cards } a testa
drawnEach = { $players } pescano { $cards } a testa
sent = { $players } finiscono { NOUN($to, case: "at") }
