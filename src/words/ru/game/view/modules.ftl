truce = перемирие: до конца этого хода корабли Сайлонов не действуют
orbit =
    { $inOrbit ->
        [yes] Галактика снова на орбите
       *[no] Галактика далеко
    }
orbitShort =
    { $inOrbit ->
        [yes] Галактика на орбите
       *[no] Галактика далеко
    }
locked = заблокировано: { $ships }
prepared = подготовлено: { $count }
noForces = оккупационных отрядов нет
forces = { $forces } ({ $places })
symbol =
    { $symbol ->
        [benevolent] благой
        [antagonistic] враждебный
       *[disaster] бедствие
    }
allies = союзники
ally = { $ally } { NOUN($place, case: "at") }
alliesAt = союзники: { $places }
pursuit = преследование { $space } из 4
noShips = кораблей нет
mission = миссия
faceDown = лицом вниз
missionsLeft = в колоде { $missions }
rebel =
    { $side ->
        [human] мятежный базовый корабль у людей
       *[cylon] мятежный базовый корабль у Сайлонов
    }
trauma = жетоны травмы
pool = в запасе { $count }
lying =
    { $count ->
        [one] 1 { NOUN($places, case: "at") }
        [few] по 1 в локациях: { $places }
        [many] по 1 в локациях: { $places }
       *[other] по 1 в локациях: { $places }
    }
crossroads = карты перепутья
crossroadsHidden =
    { $laid ->
        [yes] { $player } (лицом вниз, с жетоном)
       *[no] { $player } (лицом вниз, без жетона)
    }
faceUp = { $open } из { $all } лицом вверх
motives = мотивы игрока { $player }
hidden = скрыто { $count }
