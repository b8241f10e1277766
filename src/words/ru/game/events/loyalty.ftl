dealt = { $player } получает { NOUN($cards, case: "acc") }
sleeperAgentPhase = Фаза спящего агента: каждый игрок получает еще одну карту лояльности
seen = { $player } смотрит { NOUN($cards, case: "acc") } игрока { $of }
lookPrevented = Никто не может смотреть карты лояльности
revealed = { $player } раскрывает карту лояльности: { $card }
becameCylon =
    { $how ->
        [sympathizer] { $player } теперь Сайлон, как сочувствующий
        [sympathetic] { $player } теперь Сайлон, но со своей целью
       *[revealed] { $player } теперь игрок-Сайлон
    }
handedOver = { $player } отдает { NOUN($cards, case: "acc") } игроку { $to }
