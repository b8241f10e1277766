moved = { $ships }: { NOUN($from, case: "from") } { NOUN($to, case: "to") }
movedWays = { $ships }: { $ways }
placed = Umieszczono statki
there = { $ships } { NOUN($area, case: "at") }
attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } atakuje { NOUN($whom, case: "acc") }
           *[no] { $who } { NOUN($area, case: "at") } w ataku na { NOUN($whom, case: "acc") }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
           *[no] { $who } w ataku na { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } atakuje { NOUN($whom, case: "acc") }
           *[no] { $who } w ataku na { NOUN($whom, case: "acc") }
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
