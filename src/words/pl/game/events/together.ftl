moved = Ruch { NOUN($ships, case: "gen") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
movedWays = Ruch { NOUN($ships, case: "gen") }: { $ways }
way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
placed = Umieszczono statki: { $where }
there = { $ships } { NOUN($area, case: "at") }
struck = Galactica zostaje uszkodzona
attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } atakuje { NOUN($whom, case: "acc") }
           *[no] Atak { NOUN($who, case: "gen") } { NOUN($area, case: "at") } na { NOUN($whom, case: "acc") }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
           *[no] Atak { NOUN($who, case: "gen") } na { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") }
           *[no] Atak { NOUN($who, case: "gen") } na { NOUN($whom, case: "acc") }
        }
    }
added = Dołożone karty: { $each }
ofDestiny = talia Przeznaczenia { $count }
ofPlayer =
    { $count ->
        [0] { $player } żadnej
       *[other] { $player } { $count }
    }
dealt = Rozdane karty Lojalności: { $each }
dealtEach = Każdy z tych graczy dostaje { NOUN($cards, case: "acc") }: { $players }
drawnEach = Każdy z tych graczy losuje { NOUN($cards, case: "acc") }: { $players }
sent = { $players } trafiają { NOUN($to, case: "to") }
