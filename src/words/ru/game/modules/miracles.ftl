gained =
    { $now ->
        [1] { $player } получает жетон чуда
       *[other] { $player } получает жетон чуда, теперь их { $now }
    }
spent = { $player } тратит { NOUN($tokens, case: "acc") }
spentFor = { $player } тратит { NOUN($tokens, case: "acc") } на { $ability }
passed = Жетон чуда игрока { $player } переходит к игроку { $to }
lost = { $player } теряет { NOUN($tokens, case: "acc") }

pass = выберите, куда переходит жетон чуда
    .help = К другому игроку в вашей локации или от него. Больше предела иметь нельзя.
give = Отдать жетон игроку { $player }
take = Взять жетон игрока { $player }
