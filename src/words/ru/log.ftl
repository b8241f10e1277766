nothingYet = Еще ничего не произошло.
nothingInTurn = В ход { $turn } ничего не произошло.
lately = Недавнее в игре { $game }
since = С вашего последнего хода в игре { $game }
meanwhile = Пока вас не было в игре { $game }
turn = Игра { $game }, ход { $turn }
page = { $title } ({ $page } из { $pages })
pageBack = ▲ Раньше
pageOn = ▼ Дальше
back = ◀ Ход { $turn }
on = Ход { $turn } ▶
sinceButton = С моего последнего хода
recap = Пересказ
inSum = **Итого:** { $sums }
civilianShips =
    { $count ->
        [one] потерян { $count } гражданский корабль
        [few] потеряно { $count } гражданских корабля
        [many] потеряно { $count } гражданских кораблей
       *[other] потеряно { $count } гражданских кораблей
    }
jumps =
    { $count ->
        [one] { $count } прыжок
        [few] { $count } прыжка
        [many] { $count } прыжков
       *[other] { $count } прыжков
    }
outcome = { $result }: { $changes }
