## pictures.board

pictures-board-turn = Ход { $turn }
pictures-board-turnPhase = Ход { $turn } · { $phase }
pictures-board-setup = Расстановка
pictures-board-phase-startOfTurn = Начало
pictures-board-phase-receiveSkills = Навыки
pictures-board-phase-movement = Движение
pictures-board-phase-action = Действие
pictures-board-phase-crisis = Кризис
pictures-board-phase-activateCylonShips = Сайлоны
pictures-board-phase-prepareForJump = Прыжок
pictures-board-phase-endOfTurn = Конец

pictures-board-now = Сейчас:
pictures-board-asked = { $player }, { $question }
pictures-board-askedAll = { $players }: { $question }
pictures-board-waiting = Ждем игроков

pictures-board-humansWin = Люди побеждают
pictures-board-cylonsWin = Сайлоны побеждают
pictures-board-after =
    { $turns ->
        [one] Через { $turns } ход, пройдено расстояние { $distance }
        [many] Через { $turns } ходов, пройдено расстояние { $distance }
       *[few] Через { $turns } хода, пройдено расстояние { $distance }
    }

pictures-board-low = { $resource }: мало
pictures-board-dial-fuel = Топливо
pictures-board-dial-food = Еда
pictures-board-dial-morale = Мораль
pictures-board-dial-population = Люди
pictures-board-loss-fuel = { $count }Т
pictures-board-loss-food = { $count }Е
pictures-board-loss-morale = { $count }М
pictures-board-loss-population = { $count }Н
pictures-board-noLaunch = К
pictures-board-noAttack = О

pictures-board-distance = Расстояние
pictures-board-distanceOf = из { $end }, цель: { $goal }
pictures-board-distanceOfShort = из { $end }
pictures-board-notJumped = Флот еще не совершал прыжка
pictures-board-glanceDistance = Расстояние { $distance } из { $end }
pictures-board-glanceDistanceAt = Расстояние { $distance } из { $end } · на { $next }: { $events }
pictures-board-glanceDistanceNext = Расстояние { $distance } из { $end }, далее { $next }

pictures-board-jumpTrack = Подг. к прыжку
pictures-board-ftlNotReady = Не готово
pictures-board-ftlReady = Готово, риск: население −{ $count }
pictures-board-ftlReadyShort = Готово, риск −{ $count }
pictures-board-brings = Возврат Галактики
pictures-board-unused = Уже не нужна
pictures-board-boardingTrack = Десант
pictures-board-aboard =
    { $count ->
        [0] Центурионов на борту нет
        [one] { $count } центурион на борту
        [many] { $count } центурионов на борту
       *[few] { $count } центуриона на борту
    }
pictures-board-aboardShort =
    { $count ->
        [0] Центурионов нет
        [one] { $count } центурион
        [many] { $count } центурионов
       *[few] { $count } центуриона
    }
pictures-board-ftl = FTL
pictures-board-back = Назад
pictures-board-auto = Авто
pictures-board-lost = Крах
pictures-board-jumpUnused = Шкала прыжка не нужна

pictures-board-launch = Запуск
pictures-board-closed = Закрыто
pictures-board-scar = Шрам

pictures-board-reserves = Резерв
pictures-board-vipers = Вайперы
pictures-board-vipersShort = Вайп.
pictures-board-raptors = Рапторы
pictures-board-raptorsShort = Рапт.
pictures-board-nukes = Бомбы
pictures-board-nukesShort = Бомб
pictures-board-damaged = Ремонт
pictures-board-damagedShort = Рем.
pictures-board-lostShips = Потери
pictures-board-lostShipsShort = Утр.
pictures-board-model =
    { $model ->
        [viperMarkVII] Mark VII
        [assaultRaptor] Штурм
       *[other] { $name }
    }
pictures-board-modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Шт.
       *[other] { $name }
    }

pictures-board-deck-destiny = Судьба
pictures-board-deck-crisis = Кризисы
pictures-board-deck-superCrisis = Суперкриз.
pictures-board-deck-quorum = Кворум
pictures-board-deck-quorumHand = Рука Кв.
pictures-board-deck-mutiny = Мятеж
pictures-board-deck-destination = Назнач.
pictures-board-deck-loyalty = Лояльн.
pictures-board-deck-civilians = Граждан.
pictures-board-deck-politics = Политика
pictures-board-deck-leadership = Лидерство
pictures-board-deck-tactics = Тактика
pictures-board-deck-piloting = Пилотир.
pictures-board-deck-engineering = Техника
pictures-board-deck-treachery = Предат.
pictures-board-used = сброс { $count }
pictures-board-letter-quorum = К
pictures-board-letter-mutiny = М
pictures-board-letter-loyalty = Л
pictures-board-letter-civilians = Г
pictures-board-letter-agenda = Зм
pictures-board-letter-motive = М
pictures-board-letters-politics = ПОЛ
pictures-board-letters-leadership = ЛИД
pictures-board-letters-tactics = ТАК
pictures-board-letters-piloting = ПИЛ
pictures-board-letters-engineering = ТЕХ
pictures-board-letters-treachery = ПРЕ

## pictures.cards

pictures-cards-first = Сначала
pictures-cards-afterwards = Потом
pictures-cards-place = Разместите
pictures-cards-thenPlace = Затем разместите
pictures-cards-needs = Нужно
pictures-cards-partly = частично { $number }
pictures-cards-with = навыки:
pictures-cards-totalOf = { $total } из { $difficulty }
pictures-cards-for = Плюс: { $strength }
pictures-cards-forNone = Плюс: нет карт
pictures-cards-against = Минус: { $strength }
pictures-cards-againstNone = Минус: нет карт
pictures-cards-notCounted = Не засчитано

## pictures.people

pictures-people-seat = Место { $seat }
pictures-people-newPlayer = Новый игрок
pictures-people-player = Игрок { $seat }
pictures-people-inViper = Вайпер: { $area }
pictures-people-area-bow = нос
pictures-people-area-starboardBow = нос, прав.
pictures-people-area-starboardQuarter = корма, пр.
pictures-people-area-stern = корма
pictures-people-area-portQuarter = корма, л.
pictures-people-area-portBow = нос, лев.
pictures-people-stranded = Брошен
pictures-people-outOfGame = Вне игры

pictures-people-tag-infiltrating = Внедрение
    .short = Внедр.
pictures-people-tag-revealed = Сайлон
    .short = Сайлон
pictures-people-tag-sympathizer = Сочувствующий
    .short = Соч.
pictures-people-tag-sympathetic = Дружественный
    .short = Друж.
pictures-people-tag-turn = Ход { $turn }
pictures-people-tag-won = ПОБЕДА
pictures-people-side-notACylon = Человек
pictures-people-side-cylon = Сайлон
pictures-people-side-sympathizer = Сочувствующий
pictures-people-side-sympatheticCylon = Дружественный Сайлон
pictures-people-side-mutineer = Мятежник
pictures-people-sideTimes = { $side } ×{ $count }

pictures-people-playedBy = Играет { $player }
pictures-people-playedBySeat = Играет место { $seat }
pictures-people-draws =
    { $count ->
        [one] Берет { $count } карту каждый ход
        [many] Берет { $count } карт каждый ход
       *[few] Берет { $count } карты каждый ход
    }
pictures-people-drawsInfiltrating =
    { $count ->
        [one] Берет { $count } карту каждый ход и еще 1 во время внедрения
        [many] Берет { $count } карт каждый ход и еще 1 во время внедрения
       *[few] Берет { $count } карты каждый ход и еще 1 во время внедрения
    }
pictures-people-drew =
    { $count ->
        [one] На стороне людей: { $count } карта каждый ход
        [many] На стороне людей: { $count } карт каждый ход
       *[few] На стороне людей: { $count } карты каждый ход
    }
pictures-people-or = или
pictures-people-ability = СПОСОБНОСТЬ
pictures-people-once = ОДИН РАЗ
pictures-people-weakness = СЛАБОСТЬ
pictures-people-miracle = ЧУДО
pictures-people-noEffect = НЕТ ЭФФЕКТА
pictures-people-noMiracle = НЕТ ЧУДА
pictures-people-spent = ПОТРАЧЕНО

pictures-people-hand =
    { $count ->
        [one] На руке: { $count } карта
        [many] На руке: { $count } карт
       *[few] На руке: { $count } карты
    }
pictures-people-section-loyalty = Лояльность
pictures-people-section-agenda = Замысел
pictures-people-section-motives = Мотивы
pictures-people-section-leader = Лидер Сайлонов
pictures-people-section-mutiny = Мятеж
pictures-people-section-superCrisis = Суперкризис
pictures-people-section-quorum = Карты кворума
pictures-people-section-character = Персонаж
pictures-people-card-notACylon = ЧЕЛОВЕК
pictures-people-card-cylon = САЙЛОН
pictures-people-card-sympathizer = СОЧУВСТВУЮЩИЙ
pictures-people-card-sympatheticCylon = ДРУЖЕСТВЕННЫЙ САЙЛОН
pictures-people-card-mutineer = МЯТЕЖНИК
pictures-people-card-humans = ЛЮДИ
pictures-people-card-cylons = САЙЛОНЫ
pictures-people-card-revealed = РАСКРЫТО
pictures-people-card-metNow = ВЫПОЛНЕНО
pictures-people-card-met = ВЫПОЛНЕНО
pictures-people-card-notMet = НЕ ВЫПОЛНЕНО

## pictures.crisis

pictures-crisis-crisis = Кризис
pictures-crisis-superCrisis = Суперкризис
pictures-crisis-mission = Миссия
pictures-crisis-skillCheck = Проверка навыка
pictures-crisis-attack = { $kind }: атака Сайлонов
pictures-crisis-none = Кризиса еще не было
pictures-crisis-last = Сейчас нет. Последний: { $card }

pictures-crisis-needs = нужно
pictures-crisis-needsNumber = нужно { $difficulty }
pictures-crisis-part = част. { $number }
pictures-crisis-reckless = Безрассуд.
pictures-crisis-total = Сила { $total }
pictures-crisis-totalResult = Сила { $total }: { $result }
pictures-crisis-totalBelow = сила { $total }
pictures-crisis-result-pass = пройдено
pictures-crisis-result-partial = частично
pictures-crisis-result-fail = провалено
pictures-crisis-mark-icon = СИМВОЛ
pictures-crisis-mark-pass = ПРОЙДЕНО
pictures-crisis-mark-fail = ПРОВАЛ

pictures-crisis-icon-raiders = Рейдеры
pictures-crisis-icon-launchRaiders = Запуск
pictures-crisis-icon-heavyRaiders = Тяжелые Рейдеры
pictures-crisis-icon-occupation = Оккупация
pictures-crisis-icon-basestars = Базовые корабли
pictures-crisis-icon-jump = Прыжок
pictures-crisis-icon-evacuate = Эвакуация

pictures-crisis-inPlay = В игре
pictures-crisis-inPlayCards = В игре: { $cards }
pictures-crisis-inPlayNothing = В игре: ничего
pictures-crisis-also = Также: { $cards }
pictures-crisis-andMore = { $cards } и еще { $count }
pictures-crisis-more = и еще { $count }
pictures-crisis-nextJumps = В этот ход: у следующего кризиса символ прыжка
pictures-crisis-protects = В этот ход: следующая потеря { NOUN($resource, case: "gen") } на 1 меньше
pictures-crisis-truce = В этот ход: корабли Сайлонов не действуют
pictures-crisis-destroyed = Уничтожено: { $board }
pictures-crisis-outOfGame = Вне игры: { $ships }
pictures-crisis-executed = Казнены: { $characters }

pictures-crisis-glance-crisis = Кризис
pictures-crisis-glance-check = Проверка
pictures-crisis-glance-damaged = Урон
pictures-crisis-glance-closed = Закрыто
pictures-crisis-glance-inPlay = В игре

## pictures.changes

pictures-changes-since = Изменилось с прошлой картинки: { $changes }.
pictures-changes-counted = { $what } { $sign }
pictures-changes-jump = подготовка к прыжку
pictures-changes-centurions = центурионы
pictures-changes-centurionsMoved = центурионы продвинулись
pictures-changes-distance = расстояние
pictures-changes-seat = место { $seat }
pictures-changes-reserve-vipers = Вайперы в резерве
pictures-changes-reserve-raptors = Рапторы
pictures-changes-reserve-nukes = ядерные бомбы
pictures-changes-reserve-damagedVipers = поврежденные Вайперы
pictures-changes-reserve-lostVipers = потерянные Вайперы
pictures-changes-reserve-lostRaptors = потерянные Рапторы
pictures-changes-reserve-lostCivilians = потерянные гражданские корабли
pictures-changes-forces = оккупационные отряды ({ $place })
pictures-changes-settled = флот прибыл на Новую Каприку
pictures-changes-returned = Галактика снова на орбите
pictures-changes-left = Галактика ушла
pictures-changes-locked = заблокированные корабли
pictures-changes-prepared = подготовленные корабли
pictures-changes-pursuit = преследование
pictures-changes-fleetArea = поле «Флот Сайлонов», { $area }
pictures-changes-noMission = миссии больше нет
pictures-changes-mission = миссия { $mission }
pictures-changes-rebel-human = мятежный базовый корабль у людей
pictures-changes-rebel-cylon = мятежный базовый корабль у Сайлонов
pictures-changes-destroyed = уничтожено: { $board }
pictures-changes-executed = казнь: { $character }
pictures-changes-outOfGame = вне игры: { $ships }
pictures-changes-traumaAt = жетон травмы: { $place }
pictures-changes-leftPlay = { $card }: больше не в игре
pictures-changes-truce = перемирие: в этом ходу корабли Сайлонов не действуют
pictures-changes-truceOver = перемирие окончено
pictures-changes-nextJumps = в этом ходу у следующего кризиса есть символ прыжка
pictures-changes-protects = в этом ходу следующая потеря { NOUN($resource, case: "gen") } на 1 меньше

## pictures.further

pictures-further-allies = Союзники
pictures-further-allyAt = { $ally }: { $place }
pictures-further-symbol-benevolent = Благой
pictures-further-symbol-antagonistic = Враждебный
pictures-further-symbol-disaster = Бедствие

pictures-further-cylonFleet = Флот Сайлонов
pictures-further-pursuit = Преследование
pictures-further-glance-pursuit = Погоня
pictures-further-pursuitOf = { $space } из { $last }
pictures-further-pursuitShips =
    { $count ->
        [one] далее: +{ $count } гражданский корабль
        [many] далее: +{ $count } гражданских кораблей
       *[few] далее: +{ $count } гражданских корабля
    }
pictures-further-pursuitLast = далее: приходит все красное

pictures-further-activeMission = Активная миссия
pictures-further-glance-mission = Миссия
pictures-further-missionsLeft = в колоде { $left }
pictures-further-missionsDiscarded = в колоде { $left }, сброшено { $discarded }
pictures-further-noMission = С последнего прыжка миссии нет
pictures-further-missionFailed = Провалено: при прыжке вернется в колоду
pictures-further-missionFailedShort = Провалено, лицом вниз
pictures-further-missionCounts = Пройдено: расстояние +{ $distance }
pictures-further-missionCountsShort = Засчитано { $distance }
pictures-further-missionWorth = Расстояние { $distance }
pictures-further-missionUntilJump = До следующего прыжка

pictures-further-rebel-human = Люди
pictures-further-rebel-cylon = Сайлоны
pictures-further-rebelPrice = действие стоит жетона чуда или карты суперкризиса
pictures-further-rebelPriceShort = за действие: жетон или суперкризис
pictures-further-glance-rebels = Мятежник
pictures-further-rebelWith-human = Мятежный базовый корабль у людей
pictures-further-rebelWith-cylon = Мятежный базовый корабль у Сайлонов

pictures-further-locked = Закрыты
pictures-further-prepared = Готовы
pictures-further-inOrbit = Галактика на орбите
pictures-further-away = Галактика далеко
pictures-further-glance-settlement = Колония
pictures-further-ships = корабли: заблокировано { $locked }, подготовлено { $prepared }
pictures-further-noForces = оккупационных отрядов нет
pictures-further-forces = оккупационные отряды: { $places }
pictures-further-placeTimes = { $place } ×{ $count }

## pictures.ending

pictures-ending-game = Звездный крейсер «Галактика»: { $objective }
pictures-ending-turns =
    { $turns ->
        [one] { $turns } ход, игроков: { $players }
        [many] { $turns } ходов, игроков: { $players }
       *[few] { $turns } хода, игроков: { $players }
    }
pictures-ending-passed =
    { $count ->
        [one] удачн. проверка
        [many] удачн. проверок
       *[few] удачн. проверки
    }
pictures-ending-failed =
    { $count ->
        [one] неуд. проверка
        [many] неуд. проверок
       *[few] неуд. проверки
    }
pictures-ending-against =
    { $count ->
        [one] карта против
        [many] карт против
       *[few] карты против
    }
pictures-ending-civilians =
    { $count ->
        [one] потеря флота
        [many] потерь флота
       *[few] потери флота
    }
pictures-ending-start = старт
pictures-ending-jumps =
    { $count ->
        [one] { $count } прыжок
        [many] { $count } прыжков
       *[few] { $count } прыжка
    }
pictures-ending-mark-cylon = Сайлон
    .letter = С
pictures-ending-mark-executed = казнь
    .letter = К
pictures-ending-mark-brig = гауптвахта
    .letter = Г
pictures-ending-mark-losses = потери
    .letter = П
pictures-ending-mark-vipers = потеря Вайперов
    .letter = В
pictures-ending-mark-nearMiss = чуть не хватило
    .letter = Ч

pictures-ending-agendaFulfilled = Замысел выполнен: { $agenda }
pictures-ending-agendaMissed = Замысел не выполнен: { $agenda }
pictures-ending-motives = Раскрытые мотивы: { $motives }
pictures-ending-motivesNone = Раскрытых мотивов нет

pictures-ending-course = { $resource } с { $from } до { $to } (минимум { $least })
pictures-ending-numbers =
    { $turns ->
        [one] Игра в числах: { $courses }; расстояние { $distance } за { $turns } ход.
        [many] Игра в числах: { $courses }; расстояние { $distance } за { $turns } ходов.
       *[few] Игра в числах: { $courses }; расстояние { $distance } за { $turns } хода.
    }
pictures-ending-checks =
    { $against ->
        [one] Проверки навыков: пройдено { $passed }, частично { $partly }, провалено { $failed }; против была { $against } карта.
        [many] Проверки навыков: пройдено { $passed }, частично { $partly }, провалено { $failed }; против было { $against } карт.
       *[few] Проверки навыков: пройдено { $passed }, частично { $partly }, провалено { $failed }; против было { $against } карты.
    }
pictures-ending-neverJumped = Флот ни разу не совершил прыжка.
pictures-ending-jumpedIn = Прыжки на ходах { $turns }.
pictures-ending-civiliansLost = Потеряно гражданских кораблей: { $count }.
