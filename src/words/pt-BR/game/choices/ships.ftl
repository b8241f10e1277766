at = { $ship } { NOUN($area, case: "at") }
acted = { $ship } { NOUN($area, case: "at") }, que já agiu neste turno
unseen = { $ship } { NOUN($area, case: "at") } que ninguém olhou
numbered = { $ship } nº { $number } { NOUN($area, case: "at") }
piloted =
    { GENDER($ship) ->
        [m] { $ship } { NOUN($area, case: "at") }, pilotado por { $player }
       *[f] { $ship } { NOUN($area, case: "at") }, pilotada por { $player }
    }
noHit = Nenhum resultado acerta
hit =
    { $result ->
        [damaged] Danifica com { $range } no dado
       *[destroyed] Destrói com { $range } no dado
    }
whose =
    { $own ->
        [yes] { GENDER($ship) ->
            [m] seu { $ship }
           *[f] sua { $ship }
        }
       *[no] { GENDER($ship) ->
            [m] um { $ship } não tripulado
           *[f] uma { $ship } não tripulada
        }
    }
ofReserves = { NOUN($ship, case: "a") } na Reserva
centurion =
    { $space ->
        [0] O centurião no espaço inicial
       *[other] O centurião no espaço { $space }
    }
launch = Lançar { NOUN($ship, case: "a") } { NOUN($area, case: "at") }
fromReserves = Da Reserva para o espaço
move = Mover { $ship } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
attack =
    { $number ->
        [none] { $spent ->
            [yes] Atacar { $target } { NOUN($area, case: "at") }, que já agiu neste turno, com { $viper }
           *[no] Atacar { $target } { NOUN($area, case: "at") } com { $viper }
        }
       *[other] Atacar { $target } (nº { $number }) { NOUN($area, case: "at") } com { $viper }
    }
