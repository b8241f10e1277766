game = Звездный крейсер «Галактика»: { $objective }
turns =
    { $turns ->
        [one] { $turns } ход, игроков: { $players }
        [few] { $turns } хода, игроков: { $players }
        [many] { $turns } ходов, игроков: { $players }
       *[other] { $turns } хода, игроков: { $players }
    }
passed =
    { $count ->
        [one] удачн. проверка
        [few] удачн. проверки
        [many] удачн. проверок
       *[other] удачн. проверки
    }
failed =
    { $count ->
        [one] неуд. проверка
        [few] неуд. проверки
        [many] неуд. проверок
       *[other] неуд. проверки
    }
against =
    { $count ->
        [one] карта против
        [few] карты против
        [many] карт против
       *[other] карты против
    }
civilians =
    { $count ->
        [one] потеря флота
        [few] потери флота
        [many] потерь флота
       *[other] потери флота
    }
start = старт
jumps =
    { $count ->
        [one] { $count } прыжок
        [few] { $count } прыжка
        [many] { $count } прыжков
       *[other] { $count } прыжка
    }
mark-cylon = Сайлон
    .letter = С
mark-executed = казнь
    .letter = К
mark-brig = гауптвахта
    .letter = Г
mark-losses = потери
    .letter = П
mark-vipers = потеря Вайперов
    .letter = В
mark-nearMiss = чуть не хватило
    .letter = Ч

agendaFulfilled = Замысел выполнен: { $agenda }
agendaMissed = Замысел не выполнен: { $agenda }
motives = Раскрытые мотивы: { $motives }
motivesNone = Раскрытых мотивов нет

course = { $resource } с { $from } до { $to } (минимум { $least })
numbers =
    { $turns ->
        [one] Игра в числах: { $courses }; расстояние { $distance } за { $turns } ход.
        [few] Игра в числах: { $courses }; расстояние { $distance } за { $turns } хода.
        [many] Игра в числах: { $courses }; расстояние { $distance } за { $turns } ходов.
       *[other] Игра в числах: { $courses }; расстояние { $distance } за { $turns } хода.
    }
checks =
    { $against ->
        [one] Проверки навыков: пройдено { $passed }, частично { $partly }, провалено { $failed }; против была { $against } карта.
        [few] Проверки навыков: пройдено { $passed }, частично { $partly }, провалено { $failed }; против было { $against } карты.
        [many] Проверки навыков: пройдено { $passed }, частично { $partly }, провалено { $failed }; против было { $against } карт.
       *[other] Проверки навыков: пройдено { $passed }, частично { $partly }, провалено { $failed }; против было { $against } карты.
    }
neverJumped = Флот ни разу не совершил прыжка.
jumpedIn = Прыжки на ходах { $turns }.
civiliansLost = Потеряно гражданских кораблей: { $count }.
