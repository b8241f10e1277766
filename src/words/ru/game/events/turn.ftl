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
took = { $player } { $deed }
used = { $player } использует { $what }
choseSelf = { $player } выбирает себя
chose = { $player } выбирает игрока { $target }
optionChosen = { $player } выбирает для карты «{ $card }»: { $option }
nobodyChooses = Для карты «{ $card }» выбирать некому: она не имеет эффекта
rolled = { $player } бросает кубик ({ $what }): { $roll }
rolledBeyond = { $player } бросает кубик ({ $what }): { $roll }, считается за { $result }
takesEffect = действует при { $range }

loyaltyAtEnd = Карты лояльности: { $cards }
heldAtEnd = { $player } — { $cards }
agendaAtEnd =
    { $met ->
        [yes] Замысел игрока { $player } выполнен: { $card }
       *[no] Замысел игрока { $player } не выполнен: { $card }
    }
