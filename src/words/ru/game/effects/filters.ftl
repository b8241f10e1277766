player =
    { $other ->
        [yes] { $team ->
            [human] другой игрок-человек
            [Cylon] другой игрок-Сайлон
           *[any] другой игрок
        }
       *[no] { $team ->
            [human] любой игрок-человек
            [Cylon] любой игрок-Сайлон
           *[any] любой игрок
        }
    }
    .gen =
        { $other ->
            [yes] { $team ->
                [human] другого игрока-человека
                [Cylon] другого игрока-Сайлона
               *[any] другого игрока
            }
           *[no] { $team ->
                [human] любого игрока-человека
                [Cylon] любого игрока-Сайлона
               *[any] любого игрока
            }
        }
    .dat =
        { $other ->
            [yes] { $team ->
                [human] другому игроку-человеку
                [Cylon] другому игроку-Сайлону
               *[any] другому игроку
            }
           *[no] { $team ->
                [human] любому игроку-человеку
                [Cylon] любому игроку-Сайлону
               *[any] любому игроку
            }
        }
    .acc =
        { $other ->
            [yes] { $team ->
                [human] другого игрока-человека
                [Cylon] другого игрока-Сайлона
               *[any] другого игрока
            }
           *[no] { $team ->
                [human] любого игрока-человека
                [Cylon] любого игрока-Сайлона
               *[any] любого игрока
            }
        }
aboard = { NOUN($board, case: "on") }
in = { NOUN($cell, case: "at") }
here = в вашей локации
hasLoyalty = с картой лояльности лицом вниз
getsLoyalty = (из тех, кто получает карты лояльности)
not = (кроме { NOUN($title, case: "gen") })
eligible =
    { $become ->
        [yes] с правом на титул { NOUN($title, case: "gen") }
       *[no] с правом на титул { NOUN($title, case: "gen") }
    }
sendable = (из тех, кого можно отправить { NOUN($place, case: "to") })
sendableIfAny = (если возможно, из тех, кого можно отправить { NOUN($place, case: "to") })
