pilots = { NOUN($ship, case: "the") } de { $player }
    .the = { NOUN($ship, case: "the") } de { $player }
    .a = { NOUN($ship, case: "the") } de { $player }
    .of = { NOUN($ship, case: "of") } de { $player }
    .to = { NOUN($ship, case: "to") } de { $player }
    .gender =
        { GENDER($ship) ->
            [m] m
           *[f] f
        }
unmanned =
    { GENDER($ship) ->
        [m] { NOUN($ship, case: "a") } não tripulado
       *[f] { NOUN($ship, case: "a") } não tripulada
    }
    .gender =
        { GENDER($ship) ->
            [m] m
           *[f] f
        }

launchRaiders = As bases estelares lançam naves de ataque
activated = { NOUN($what, case: "the") } agem
placed = Mais { $ships } { NOUN($area, case: "at") }
launched = Lançamento { NOUN($ships, case: "of") } { NOUN($area, case: "at") }
moved = { NOUN($ship, case: "a") } vai { NOUN($from, case: "from") } { NOUN($to, case: "to") }
viperLaunched =
    { GENDER($ship) ->
        [m] Um { $ship } não tripulado é lançado { NOUN($area, case: "at") }
       *[f] Uma { $ship } não tripulada é lançada { NOUN($area, case: "at") }
    }
pilotLaunched = { $player } decola { NOUN($area, case: "at") } com { NOUN($ship, case: "a") }

attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } ataca { NOUN($whom, case: "a") }
        [target] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") }
    }
result =
    { $result ->
        [miss] errou
        [damaged] danificou
       *[destroyed] destruiu
    }
wouldHit = acerta com { $range }

destroyed =
    { $inSpace ->
        [yes] Destruição { NOUN($ships, case: "of") } { NOUN($area, case: "at") }
       *[no] Destruição { NOUN($ships, case: "of") }
    }
damaged =
    { $inSpace ->
        [yes] { NOUN($ship, case: "a") } sofre dano { NOUN($area, case: "at") }
       *[no] { NOUN($ship, case: "a") } sofre dano
    }
basestarDamaged = A base estelar { NOUN($area, case: "at") } sofre dano: { $damage }
civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] Uma nave civil é destruída { NOUN($area, case: "at") }
           *[no] Uma nave civil é destruída
        }
       *[other] { $inSpace ->
            [yes] { $ships } são destruídas { NOUN($area, case: "at") }
           *[no] { $ships } são destruídas
        }
    }
aboard = { $cargo } a bordo
empty = nada a bordo
civiliansSeen = { $player } olha { $ships }
seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] nº { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
raptors =
    { $loss ->
        [yes] { $now ->
            [one] Raptors { $change } (resta { $now })
           *[other] Raptors { $change } (restam { $now })
        }
       *[no] Raptors { $change } (agora { $now })
    }
restored = { $ships } de volta à Reserva
restoredNone = Nenhuma nave volta à Reserva
cleared =
    { $count ->
        [one] { $ships } { NOUN($area, case: "at") } sai do tabuleiro
       *[other] { $ships } { NOUN($area, case: "at") } saem do tabuleiro
    }
recalled = { $ships } de volta do espaço à Reserva
repaired = { $player } conserta { $ships }
