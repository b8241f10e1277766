gameStarted = Игра начинается: первый ход у игрока { $player }
character = { $player } играет персонажем { $character }
started = Ход { $turn }: { $player }
titleGained =
    { $isNew ->
        [yes] { $player } теперь { $title }
       *[no] { $player } теперь { $title } вместо игрока { $before }
    }
titleVacant =
    { $isNew ->
        [yes] Титул { NOUN($title, case: "gen") } теперь ни у кого
       *[no] Титул { NOUN($title, case: "gen") } теперь ни у кого, раньше он был у игрока { $before }
    }
milestone = Расстояние { $distance } достигнуто: { $what }
moved = { $player } перемещается { NOUN($to, case: "to") }
sentTo = { $player } отправляется { NOUN($to, case: "to") }
shotDown = Корабль игрока { $player } сбит: { $player } отправляется { NOUN($to, case: "to") }
took = { $player } { $deed }
used = { $player } использует { $what }
choseSelf = { $player } выбирает себя
chose = { $player } выбирает игрока { $target }
optionChosen = { $player } выбирает для карты «{ $card }»: { $option }
nobodyChooses = Для карты «{ $card }» выбирать некому: она не имеет эффекта
rolled = { $player } бросает кубик ({ $what }): { $roll }
rolledAttack = { $player } бросает кубик: { $roll } — { $attack }
beyond = { $roll } (считается за { $result })
takesEffect = действует при { $range }
costsPopulation = { $range } стоит населения

loyaltyAtEnd = Карты лояльности: { $cards }
heldAtEnd = { $player } — { $cards }
agendaAtEnd =
    { $met ->
        [yes] Замысел игрока { $player } выполнен: { $card }
       *[no] Замысел игрока { $player } не выполнен: { $card }
    }
