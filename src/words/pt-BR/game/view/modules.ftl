truce = trégua: nenhuma nave Cylon age até o final deste turno
orbit =
    { $inOrbit ->
        [yes] a Galactica está de volta à órbita
       *[no] a Galactica está longe
    }
orbitShort =
    { $inOrbit ->
        [yes] Galactica em órbita
       *[no] Galactica longe
    }
locked = { $ships } sob bloqueio
prepared =
    { $count ->
        [one] { $count } preparada
       *[other] { $count } preparadas
    }
noForces = nenhuma força de ocupação
forces = { $forces } { NOUN($places, case: "at") }
symbol =
    { $symbol ->
        [benevolent] benevolente
        [antagonistic] antagonista
       *[disaster] desastre
    }
allies = aliados
ally = { $ally } { NOUN($place, case: "at") }
alliesAt = aliados { NOUN($places, case: "at") }
pursuit = perseguição { $space } de 4
noShips = nenhuma nave
mission = Missão
faceDown = virada para baixo
missionsLeft = { $missions } no baralho
rebel =
    { $side ->
        [human] a Base Estelar Rebelde com os humanos
       *[cylon] a Base Estelar Rebelde com os Cylons
    }
trauma = marcadores de trauma
pool = { $count } na pilha
lying =
    { $count ->
        [one] 1 { NOUN($places, case: "at") }
       *[other] 1 em cada local: { $places }
    }
crossroads = Cartas de Encruzilhada
crossroadsHidden =
    { $laid ->
        [yes] { $player }: virada para baixo, com marcador
       *[no] { $player }: virada para baixo, sem marcador
    }
faceUp =
    { $open ->
        [one] { $open } de { $all } virada para cima
       *[other] { $open } de { $all } viradas para cima
    }
motives = Motivações de { $player }
hidden =
    { $count ->
        [one] { $count } não revelada
       *[other] { $count } não reveladas
    }
