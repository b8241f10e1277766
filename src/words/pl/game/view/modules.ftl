truce = rozejm: do końca tej tury żaden statek Cylonów nie działa
orbit =
    { $inOrbit ->
        [yes] Galactica jest znów na orbicie
       *[no] Galactica jest daleko
    }
orbitShort =
    { $inOrbit ->
        [yes] Galactica na orbicie
       *[no] Galactica daleko
    }
locked = zablokowane: { $ships }
prepared = przygotowane: { $count }
noForces = brak sił okupacyjnych
forces = { $forces } { NOUN($places, case: "at") }
symbol =
    { $symbol ->
        [benevolent] dobroczynny
        [antagonistic] antagonistyczny
       *[disaster] nieszczęście
    }
allies = sprzymierzeńcy
ally = { $ally } { NOUN($place, case: "at") }
alliesAt = sprzymierzeńcy: { $places }
pursuit = pościg { $space } z 4
noShips = brak statków
mission = Misja
faceDown = zakryta
missionsLeft = w talii { $missions }
rebel =
    { $side ->
        [human] zbuntowany basestar po stronie ludzi
       *[cylon] zbuntowany basestar po stronie Cylonów
    }
trauma = żetony traumy
pool = { $count } w puli
lying =
    { $count ->
        [one] 1 { NOUN($places, case: "at") }
        [few] po 1 { NOUN($places, case: "at") }
        [many] po 1 { NOUN($places, case: "at") }
       *[other] po 1 { NOUN($places, case: "at") }
    }
crossroads = karty Rozstajów
crossroadsHidden =
    { $laid ->
        [yes] { $player }: zakryta, z żetonem
       *[no] { $player }: zakryta, bez żetonu
    }
faceUp = odkryte { $open } z { $all }
motives = Motywy gracza { $player }
hidden = zakryte: { $count }
