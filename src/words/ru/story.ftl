## moments

moments-jumped =
    { $line ->
        [1] Всему экипажу: приготовиться к прыжку.
        [2] Одни звезды гаснут, другие загораются.
        [3] Вспышка — и там, где был флот, нет ничего.
        [4] На один вдох их нет нигде.
        [5] Пространство складывается, и флот проскальзывает насквозь.
       *[6] Двигатели набирают обороты, и открывается другое небо.
    }
moments-lastJump =
    { $line ->
        [1] Последние координаты введены, пути назад нет.
        [2] Двигатели набирают обороты в последний раз.
       *[3] В этот прыжок уходит все, что у них осталось.
    }
moments-cylon =
    { $line ->
        [1] Один из нас никогда не был одним из нас.
        [2] Общие вахты, тихие разговоры: все было ложью.
        [3] Маска сброшена, и глаза за ней холодны.
       *[4] Все это время враг сидел за этим столом.
    }
moments-sympathizer =
    { $line ->
        [1] Друг разворачивается и уходит в другую сторону.
       *[2] Не машина: просто человек, который выбрал чужую сторону.
    }
moments-sympathetic =
    { $line ->
        [1] Из тени выходит Сайлон и ни у кого не спрашивает разрешения.
       *[2] Не друг и не враг, отныне он ходит среди них.
    }
moments-executed =
    { $line ->
        [1] Жизнь обрывается, и никто в комнате не произносит ни слова.
        [2] Все кончено прежде, чем кто-то успевает отвести взгляд.
        [3] Последний вздох, а за ним вопрос, который никто не решается задать.
       *[4] Страшнее всего тишина, которая наступает потом.
    }
moments-human =
    { $line ->
        [1] Это был человек, и все смотрели.
        [2] Внутри никогда не было машины, только человек.
        [3] Один из нас, до самого конца.
       *[4] Ни проводов, ни сигнала: просто кого-то больше нет.
    }
moments-cylonExecuted =
    { $line ->
        [1] Лицо было человеческим. Остальное — нет.
        [2] Так вот что это было все это время.
       *[3] Машина умерла под человеческим именем.
    }
moments-eliminated =
    { $line ->
        [1] Одно место опустело, и его никто не займет.
        [2] Отсюда не возвращаются.
       *[3] История продолжается, но одним голосом меньше.
    }
moments-sleepers =
    { $line ->
        [1] Где-то во флоте, быть может, кто-то просыпается.
        [2] С этой ночи никто не может быть уверен даже в себе.
       *[3] Взгляните в зеркало еще раз и спросите, кто смотрит оттуда.
    }
moments-finalJump =
    { $line ->
        [1] Еще один прыжок, и больше не нужно бежать.
        [2] Осталось только выжить еще один раз.
       *[3] Конец пути уже виден, и охотники тоже это знают.
    }
moments-newCaprica =
    { $line ->
        [1] Серое небо, твердая земля, и на миг никто никуда не бежит.
        [2] Они распаковывают вещи в мире, который их не удержит.
       *[3] Они так устали, что готовы назвать это место домом.
    }
moments-crossroads =
    { $line ->
        [1] В свете туманности приходит время платить по старым счетам.
        [2] Здесь каждый должен взглянуть в лицо тому, чем он стал.
       *[3] Дорога расходится, и дальше пойдут не все.
    }
moments-milestone =
    { $line ->
        [1] Они дошли досюда, и назад пути нет.
       *[2] Еще одна отметка на долгом пути.
    }
moments-battlestarLost =
    { $line ->
        [1] Гибнет звездный крейсер, и на миг в небе два солнца.
       *[2] Их было двое. Теперь Галактика одна.
    }
moments-hubLost =
    { $line ->
        [1] Впервые и им есть чего бояться.
       *[2] Горит корабль, на который все они возвращались.
    }
moments-basestarLost =
    { $line ->
        [1] Базовый корабль разваливается, и флот может перевести дух.
        [2] На этот раз горит их корабль.
        [3] Исполин разрывается без единого звука.
       *[4] Такая громада умирает долго.
    }
moments-civilianLost =
    { $line ->
        [1] В караване гаснет еще один огонь.
        [2] Любая помощь опоздала бы.
        [3] Список кораблей становится короче.
        [4] Ни пушек, ни места, куда бежать.
       *[5] Там, где горели огни, теперь одни обломки.
    }
moments-humansWin =
    { $line ->
        [1] Они добрались: не все, но достаточно.
        [2] Пересчитайте корабли: вот те, кто дошел.
        [3] Впервые за долгое время не воет ни одна сирена.
        [4] Позади все, что они потеряли, а впереди утро.
       *[5] Этой ночью флот спит, не гася огней.
    }
moments-cylonsWin =
    { $line ->
        [1] Последний огонь флота гаснет.
        [2] Звать на помощь больше некому.
        [3] Долгое бегство кончается здесь.
        [4] Где-то машина отмечает, что работа закончена.
       *[5] Их оставалось так мало, и этого не хватило.
    }

## log

log-nothingYet = Еще ничего не произошло.
log-nothingInTurn = В ход { $turn } ничего не произошло.
log-lately = Последние события игры { $game }
log-since = С вашего последнего хода в игре { $game }
log-meanwhile = Пока вас не было в игре { $game }
log-turn = Игра { $game }, ход { $turn }
log-page = { $title } ({ $page } из { $pages })
log-pageBack = ▲ Раньше
log-pageOn = ▼ Дальше
log-back = ◀ Ход { $turn }
log-on = Ход { $turn } ▶
log-sinceButton = С моего последнего хода
log-recap = Пересказ
log-inSum = **Итого:** { $sums }
log-civilianShips =
    { $count ->
        [one] потерян { $count } гражданский корабль
        [few] потеряно { $count } гражданских корабля
       *[many] потеряно { $count } гражданских кораблей
    }
log-jumps =
    { $count ->
        [one] { $count } прыжок
        [few] { $count } прыжка
       *[many] { $count } прыжков
    }
log-outcome = { $result }: { $changes }

## ending

ending-notOver = Игра не закончена. Ее секреты раскроются в конце.
ending-notOverHint = До тех пор ваши секреты покажет /hand, а известное всем — /game log.
ending-whoWasWhat = Кто был кем
ending-player = { $name }: { $side }
ending-winner = { $name }: { $side }, победа
ending-side-human = человек
ending-side-cylon = Сайлон
ending-side-cylonLeader = лидер Сайлонов
ending-side-sympatheticCylon = дружественный Сайлон
ending-card-start = { $card } с самого начала
ending-card-sleeper = { $card } с фазы спящего агента
ending-card-later = { $card } с хода { $turn }
ending-card-handed = { $card } от игрока { $giver } в ход { $turn }
ending-cardRevealed = { $card }, раскрыта в ход { $turn }
ending-gone = { $card } (уже не в игре)
ending-held = В конце ({ $cards })
ending-heldAims = тайные цели: { $cards }
ending-heldQuorum = карты кворума: { $cards }
ending-heldSuperCrises = суперкризисы: { $cards }
ending-heldMutiny = карты мятежа: { $cards }
ending-heldTrauma = травмы: { $cards }
ending-heldSkills = карты навыков: { $cards }
ending-turningPoints = Переломные моменты
ending-turningPoint = Ход { $turn }: { $what }
ending-turned-revealed = { $name } раскрывается как Сайлон.
ending-turned-sympathizer = { $name } оказывается сочувствующим и уходит к Сайлонам.
ending-turned-sympathetic = { $name } становится Сайлоном с собственной целью.
ending-turned-leader = { $name } сражается дальше как лидер Сайлонов.
ending-executed-human = { $name } — казнь. Это был человек.
ending-executed-cylon = { $name } — казнь. Это был Сайлон.
ending-executed-cylonLeader = { $name } — казнь. Это был лидер Сайлонов.
ending-executed-sympatheticCylon = { $name } — казнь. Это был дружественный Сайлон.
ending-sentToBrig = { $name } оказывается за решеткой, на гауптвахте.
ending-sentToDetention = { $name } попадает в Изолятор.
ending-vipersLost =
    { $number ->
        [one] уничтожен { $number } Вайпер.
        [few] уничтожены { $number } Вайпера.
       *[many] уничтожено { $number } Вайперов.
    }
ending-jumped = флот прыгает и достигает расстояния { $distance }.
ending-lost = флот несет тяжелые потери: { $losses }.
ending-lostWithShips =
    { $count ->
        [one] флот несет тяжелые потери: { $losses }; уничтожен { $count } гражданский корабль.
        [few] флот несет тяжелые потери: { $losses }; уничтожены { $count } гражданских корабля.
       *[many] флот несет тяжелые потери: { $losses }; уничтожено { $count } гражданских кораблей.
    }
ending-nearMiss = { $check }: провал, не хватило { $by }.
ending-spoiled = { $check }: провал, не хватило { $by }; без −{ $strength } от игрока { $name } проверка была бы пройдена.
ending-contributions = Кто что добавлял в проверки навыка
ending-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ending-helped = { $name }: +{ $helped } ({ $helpedCards }), в минус ничего
ending-harmed = { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
ending-asCylon = из них −{ $strength } за Сайлонов
ending-worst = самый тяжелый удар: { $check }, ход { $turn } (−{ $strength })
ending-checksButton = Все проверки навыка
ending-checksTitle = Кто что добавлял в игре { $game }
ending-checksPage = Кто что добавлял в игре { $game } ({ $page } из { $pages })
ending-noChecks = В этой игре не было проверок навыка.
ending-turn = Ход { $turn }
ending-uncounted = { $check } ({ $difficulty }): до подсчета не дошло
ending-added = { $name } { $sum }: { $cards }
ending-addedAsCylon = { $name } (Сайлон) { $sum }: { $cards }
ending-others = Из колод { $sum }: { $cards }
ending-notCounted = { $name }, убрано из проверки до подсчета: { $cards }
ending-byAbilities = Способности { $sum }
ending-byAbilitiesOf = Способности { $sum }: { $sources }
ending-earlier = ◀ Раньше
ending-later = Позже ▶

## replay

replay-button = Повтор
replay-turn = Игра { $game }, ход { $turn }: { $name }
replay-setUp = Как началась игра { $game }
replay-of = Ход { $turn } из { $turns }, все секреты раскрыты · видите только вы
replay-quiet = Ничего не произошло.
replay-readOn = Дальше
replay-menu = Перейти к ходу
replay-optionSetUp = Начальная расстановка
replay-option = Ход { $turn }: { $name }
replay-hands = Карты в конце
replay-loyalty = { $name }: { $loyalty }
replay-noLoyalty = { $name }: нет карты лояльности
replay-noBoard = Эту игру вели в прежней версии бота, и проиграть ее заново нельзя, поэтому поля и карт нет. Журнал показан таким, каким был.
replay-differs = Дальше эта версия бота вела бы игру иначе, поэтому поля и карт нет. Журнал показан таким, каким был.
