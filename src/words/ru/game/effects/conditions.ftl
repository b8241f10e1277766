hasNuke = осталась ядерная бомба
holdsSuperCrisis = у вас есть карта суперкризиса
handAtMost =
    { $count ->
        [one] у вас не больше { $count } карты навыка
        [few] у вас не больше { $count } карт навыков
        [many] у вас не больше { $count } карт навыков
       *[other] у вас не больше { $count } карт навыков
    }
distanceAtMost = флот прошел расстояние { $most } или меньше
piloting = вы пилотируете Вайпер
canTake = титул { NOUN($title, case: "gen") } у другого игрока и вы можете его получить
otherEligible = кто-то другой может получить титул { NOUN($title, case: "gen") }
withTitle = в игре есть титул { NOUN($title, case: "gen") }
viperIn =
    { $where ->
        [reserves] есть Вайпер в «Резерве»
        [damagedCraft] есть поврежденный Вайпер
       *[space] есть Вайпер в космосе
    }
aboard = вы { NOUN($board, case: "on") }
currentAboard = текущий игрок { NOUN($board, case: "on") }
theyAreAboard = находится { NOUN($board, case: "on") }
humanInBrig = кто-то из игроков-людей на гауптвахте или в «Изоляторе»
basestarOnBoard = в космосе есть Базовый корабль
basestarLeft = в запасе остался Базовый корабль
atMost = { $resource } — { $bound } или меньше
atLeast = { $resource } — { $bound } или больше
blueSpace = жетон флота на синей позиции шкалы подготовки к прыжку
holdsTitle = у вас титул { NOUN($title, case: "gen") }
canLaunch = вы можете пилотировать Вайпер и есть Вайпер для запуска
cylonShipInSpace = в космосе есть корабль Сайлонов
centurionAboard = на шкале десанта есть центурион
