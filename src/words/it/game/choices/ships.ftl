at = { $ship } { NOUN($area, case: "at") }
acted = { $ship } { NOUN($area, case: "at") }, con attivazione già svolta in questo turno
unseen = { $ship } { NOUN($area, case: "at") }, ancora da guardare
numbered = { $ship } n. { $number } { NOUN($area, case: "at") }
piloted = { $ship } { NOUN($area, case: "at") }, ai comandi di { $player }
noHit = Nessun tiro colpisce
hit =
    { $result ->
        [damaged] Danni con un tiro di { $range }
       *[destroyed] Distruzione con un tiro di { $range }
    }
whose =
    { $own ->
        [yes] il tuo { $ship }
       *[no] un { $ship } senza pilota
    }
ofReserves = { NOUN($ship, case: "a") } nelle Riserve
centurion =
    { $space ->
        [0] Il centurione sullo spazio di partenza
       *[other] Il centurione sullo spazio { $space }
    }
launch = Lancia { NOUN($ship, case: "a") } { NOUN($area, case: "at") }
fromReserves = Dalle Riserve allo spazio
move = Sposta { $ship } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
attack =
    { $number ->
        [none] { $spent ->
            [yes] Attacca { $target } { NOUN($area, case: "at") } (attivazione già svolta) con { $viper }
           *[no] Attacca { $target } { NOUN($area, case: "at") } con { $viper }
        }
       *[other] Attacca { $target } (n. { $number }) { NOUN($area, case: "at") } con { $viper }
    }
