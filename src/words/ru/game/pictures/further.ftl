allies = Союзники
allyAt = { $ally }: { $place }
symbol-benevolent = Благой
symbol-antagonistic = Враждебный
symbol-disaster = Бедствие

cylonFleet = Флот Сайлонов
pursuit = Преследование
glance-pursuit = Погоня
pursuitOf = { $space } из { $last }
pursuitShips =
    { $count ->
        [one] далее: +{ $count } гражданский корабль
        [few] далее: +{ $count } гражданских корабля
        [many] далее: +{ $count } гражданских кораблей
       *[other] далее: +{ $count } гражданских корабля
    }
pursuitLast = далее: приходит все красное

activeMission = Активная миссия
glance-mission = Миссия
missionsLeft = в колоде { $left }
missionsDiscarded = в колоде { $left }, сброшено { $discarded }
noMission = С последнего прыжка миссии нет
missionFailed = Провалено: при прыжке вернется в колоду
missionFailedShort = Провалено, лицом вниз
missionCounts = Пройдено: расстояние +{ $distance }
missionCountsShort = Засчитано { $distance }
missionWorth = Расстояние { $distance }
missionUntilJump = До следующего прыжка

rebel-human = Люди
rebel-cylon = Сайлоны
rebelPrice = действие стоит жетона чуда или карты суперкризиса
rebelPriceShort = за действие: жетон или суперкризис
glance-rebels = Мятежник
rebelWith-human = Мятежный базовый корабль у людей
rebelWith-cylon = Мятежный базовый корабль у Сайлонов

locked = Закрыты
prepared = Готовы
inOrbit = Галактика на орбите
away = Галактика далеко
glance-settlement = Колония
ships = корабли: заблокировано { $locked }, подготовлено { $prepared }
noForces = оккупационных отрядов нет
forces = оккупационные отряды: { $places }
placeTimes = { $place } ×{ $count }
