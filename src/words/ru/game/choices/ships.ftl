at = { $ship } ({ $area })
acted = { $ship } ({ $area }), уже действовал в этом ходу
unseen = { $ship } ({ $area }), его никто не смотрел
numbered = { $ship } № { $number } ({ $area })
piloted = { $ship } ({ $area }), пилот: { $player }
noHit = Ничто не попадает
hit =
    { $result ->
        [damaged] Поврежден, если выпадает { $range }
       *[destroyed] Уничтожен, если выпадает { $range }
    }
whose =
    { $own ->
        [yes] ваш { $ship }
       *[no] беспилотный { $ship }
    }
ofReserves = { $ship } из «Резерва»
centurion =
    { $space ->
        [0] Центурион на старте
       *[other] Центурион на делении { $space }
    }
launch = Запустить { NOUN($ship, case: "acc") } ({ $area })
fromReserves = Из «Резерва» в космос
move = { $ship }: { $from } → { $to }
attack =
    { $number ->
        [none] { $spent ->
            [yes] { $viper } атакует { NOUN($target, case: "acc") } ({ $area }; цель уже действовала в этом ходу)
           *[no] { $viper } атакует { NOUN($target, case: "acc") } ({ $area })
        }
       *[other] { $viper } атакует { NOUN($target, case: "acc") } № { $number } ({ $area })
    }
