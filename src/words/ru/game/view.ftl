pair = { $what }: { $value }
none = нет
resource =
    { $red ->
        [yes] { $resource } { $left } (красная зона)
       *[no] { $resource } { $left }
    }
jumpReturns = подготовка к прыжку { $space } из 5, в конце шкалы Галактика возвращается
jumpUnused = шкала подготовки к прыжку больше не используется
jumpNotReady = подготовка к прыжку { $space } из 5, «Управление гипердвигателем» не готово
jumpReady = подготовка к прыжку { $space } из 5, «Управление гипердвигателем» готово (риск: население −{ $risk })
distance = расстояние { $distance }
distanceOf = расстояние { $distance } из { $goal }
distanceReached = расстояние { $distance }, следующий прыжок — последний
damagedOf =
    { $all ->
        [yes] с повреждениями
       *[no] с повреждениями: { $count }
    }
withPilots = { $ships } (за штурвалом { $pilots })
noShips = кораблей в космосе нет
inSpace = в космосе
reserves = Резерв
inRepair = в ремонте { $ships }
damaged = повреждено
closed = закрыто
inPlay = в игре
boardingSpace =
    { $space ->
        [0] на старте
       *[other] на делении { $space } из 3
    }
boardingAtOne = десант: { $centurions } { $where }
boarding = десант: { $centurions }, { $where }

piloting = на Вайпере ({ $area })
offBoard = вне поля
notYet = еще не на поле
out = вне игры
cylon =
    { $kind ->
        [sympathizer] сочувствующий и Сайлон
        [sympathetic] дружественный Сайлон
        [leader] лидер Сайлонов
       *[revealed] Сайлон
    }
infiltrating = внедрение
onceUsed = способность «один раз за игру» использована
noMiracle = нет жетона чуда
miracles = жетоны чуда
mutineer = Мятежник
    .short = Мят.
faceUp = открыто: { $cards }
openLoyalty = открытые карты лояльности
mutiny = карты мятежа

check = проверка навыка { $difficulty }, { $source }
strength = сила { $total }
cards = карты
destiny = судьба { $count }
waiting = игра ждет игрока { $player }: { $ask }
boardHead = поле, ход { $turn } · { $phase }: { $player }
statusHead = ход { $turn } · { $phase }: { $player }
