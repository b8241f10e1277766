at = { $ship } ({ $area })
acted = { $ship } ({ $area }), już działał w tej turze
unseen = { $ship } ({ $area }), przez nikogo nieobejrzany
numbered = { $ship } nr { $number } ({ $area })
piloted = { $ship } ({ $area }), pilot: { $player }
noHit = Żaden wynik nie trafia
hit =
    { $result ->
        [damaged] Uszkodzony przy wyniku { $range }
       *[destroyed] Zniszczony przy wyniku { $range }
    }
whose =
    { $own ->
        [yes] twój { $ship }
       *[no] nieobsadzony { $ship }
    }
ofReserves = { $ship } z Rezerwy
centurion =
    { $space ->
        [0] Centurion na polu startowym
       *[other] Centurion na polu { $space }
    }
launch = Start: { $ship } ({ $area })
fromReserves = Z Rezerwy w przestrzeń
move = { $ship }: { $from } → { $to }
attack =
    { $number ->
        [none] { $spent ->
            [yes] { $viper } atakuje { NOUN($target, case: "acc") } ({ $area }, już działał w tej turze)
           *[no] { $viper } atakuje { NOUN($target, case: "acc") } ({ $area })
        }
       *[other] { $viper } atakuje { NOUN($target, case: "acc") } nr { $number } ({ $area })
    }
