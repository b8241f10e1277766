truce = tregua: nessuna nave Cylone si attiva fino alla fine di questo turno
orbit =
    { $inOrbit ->
        [yes] il Galactica è di nuovo in orbita
       *[no] il Galactica è lontano
    }
orbitShort =
    { $inOrbit ->
        [yes] Galactica in orbita
       *[no] Galactica lontano
    }
locked = { $ships }: stato Bloccate
prepared =
    { $count ->
        [one] { $count } Operativa
       *[other] { $count } Operative
    }
noForces = nessuna forza di occupazione
forces = { $forces }: { $places }
symbol =
    { $symbol ->
        [benevolent] benevolo
        [antagonistic] antagonistico
       *[disaster] disastro
    }
allies = alleati
ally = { $ally } ({ $place })
alliesAt = alleati: { $places }
pursuit = inseguimento { $space } su 4
noShips = nessuna nave
mission = Missione
faceDown = a faccia in giù
missionsLeft = { $missions } nel mazzo
rebel =
    { $side ->
        [human] la Base Stellare Ribelle è con gli umani
       *[cylon] la Base Stellare Ribelle è con i Cyloni
    }
trauma = segnalini trauma
pool =
    { $count ->
        [one] { $count } disponibile
       *[other] { $count } disponibili
    }
lying =
    { $count ->
        [one] 1 su: { $places }
       *[other] 1 su ognuno di questi: { $places }
    }
crossroads = Carte Crocevia
crossroadsHidden =
    { $laid ->
        [yes] { $player } a faccia in giù con un segnalino
       *[no] { $player } a faccia in giù senza segnalino
    }
faceUp = { $open } su { $all } a faccia in su
motives = Motivazioni di { $player }
hidden =
    { $count ->
        [one] { $count } nascosta
       *[other] { $count } nascoste
    }
