## moments

moments-jumped =
    { $line ->
        [1] Всему экипажу: приготовиться к прыжку.
        [2] Звезды гаснут, и загораются другие.
        [3] Вспышка, и там, где был флот, больше ничего нет.
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
        [2] Каждая общая вахта, каждое доверенное слово: все было ложью.
        [3] Маска спадает, и глаза за ней холодны.
       *[4] Все это время враг сидел за этим столом.
    }
moments-sympathizer =
    { $line ->
        [1] Тот, кому верили, поворачивается и уходит на другую сторону.
       *[2] Не машина: просто человек, который выбрал другую сторону.
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
        [3] Все тайны этого сердца останутся в нем навсегда.
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
        [2] Вот что это было, все это время.
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
        [1] Где-то во флоте, быть может, что-то просыпается.
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
        [1] Звездный крейсер гибнет, и на миг на небе два солнца.
       *[2] Крейсеров было два. Теперь «Галактика» одна.
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
log-lately = Недавнее в игре { $game }
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

ending-notOver = Эта игра не закончена: ее тайны раскроются в конце.
ending-notOverHint = До тех пор /hand показывает ваши, а /game log — то, что известно всем.
ending-whoWasWhat = Кто был кем
ending-player = { $name }: { $side }
ending-winner = { $name }: { $side }, победа
ending-side-human = человек
ending-side-cylon = Сайлон
ending-side-cylonLeader = лидер Сайлонов
ending-side-sympatheticCylon = дружественный Сайлон
ending-card-start = С самого начала: { $card }
ending-card-sleeper = С фазы спящего агента: { $card }
ending-card-later = С хода { $turn }: { $card }
ending-card-handed = С хода { $turn } от игрока { $giver }: { $card }
ending-cardRevealed = { $card }, раскрыта в ход { $turn }
ending-gone = { $card } (уже не на руках)
ending-held = В конце: { $cards }
ending-heldAims = тайная цель { $cards }
ending-heldQuorum = карты кворума: { $cards }
ending-heldSuperCrises = суперкризисы: { $cards }
ending-heldMutiny = карты мятежа: { $cards }
ending-heldTrauma = травмы: { $cards }
ending-heldSkills = карты навыков: { $cards }
ending-turningPoints = Что решило исход
ending-turningPoint = Ход { $turn }: { $what }
ending-turned-revealed = { $name } раскрывается как Сайлон и играет дальше за Сайлонов.
ending-turned-sympathizer = { $name } оказывается сочувствующим и переходит к Сайлонам.
ending-turned-sympathetic = { $name } становится Сайлоном с собственной целью.
ending-turned-leader = { $name } играет дальше как лидер Сайлонов.
ending-executed-human = игрока { $name } казнят, и это человек.
ending-executed-cylon = игрока { $name } казнят, и это Сайлон.
ending-executed-cylonLeader = казнят лидера Сайлонов: { $name }.
ending-executed-sympatheticCylon = казнят дружественного Сайлона: { $name }.
ending-sentToBrig = игрока { $name } отправляют на гауптвахту.
ending-sentToDetention = игрока { $name } отправляют в «Изолятор».
ending-vipersLost =
    { $number ->
        [one] уничтожен { $number } Вайпер.
        [few] уничтожены { $number } Вайпера.
       *[many] уничтожено { $number } Вайперов.
    }
ending-jumped = флот совершает прыжок, пройденное расстояние: { $distance }.
ending-lost = потери флота: { $losses }.
ending-lostWithShips =
    { $count ->
        [one] потери флота: { $losses }; уничтожен { $count } гражданский корабль.
        [few] потери флота: { $losses }; уничтожены { $count } гражданских корабля.
       *[many] потери флота: { $losses }; уничтожено { $count } гражданских кораблей.
    }
ending-nearMiss = { $check }: провалено, не хватает { $by }.
ending-spoiled = { $check }: провалено, не хватает { $by }; без −{ $strength } от игрока { $name } все было бы пройдено.
ending-contributions = Кто что добавлял в проверки навыка
ending-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ending-helped = { $name }: +{ $helped } ({ $helpedCards }), против ничего
ending-harmed = { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
ending-asCylon = из них −{ $strength } уже за Сайлонов
ending-worst = больше всего против: { $check }, ход { $turn } (−{ $strength })
ending-checksButton = Все проверки навыка
ending-checksTitle = Проверки навыка в игре { $game }: кто что добавлял
ending-checksPage = Проверки навыка в игре { $game }: кто что добавлял ({ $page } из { $pages })
ending-noChecks = В этой игре не было проверок навыка.
ending-turn = Ход { $turn }
ending-uncounted = { $check } ({ $difficulty }): без подсчета
ending-added = { $name } { $sum }: { $cards }
ending-addedAsCylon = { $name } (Сайлон) { $sum }: { $cards }
ending-others = Ни с чьей руки { $sum }: { $cards }
ending-notCounted = { $name }, убрано из проверки до подсчета: { $cards }
ending-byAbilities = Способности { $sum }
ending-byAbilitiesOf = Способности { $sum }: { $sources }
ending-earlier = ◀ Раньше
ending-later = Позже ▶

## replay

replay-button = Повтор
replay-turn = Игра { $game }, ход { $turn }: { $name }
replay-setUp = Как началась игра { $game }
replay-of = Ход { $turn } из { $turns }, со всеми тайнами · видите только вы
replay-quiet = Ничего не произошло.
replay-readOn = Дальше
replay-menu = Перейти к ходу
replay-optionSetUp = Начальная расстановка
replay-option = Ход { $turn }: { $name }
replay-hands = Что было у всех в конце
replay-loyalty = { $name }: { $loyalty }
replay-noLoyalty = { $name }: нет карты лояльности
replay-noBoard = Эту игру вели в более ранней версии бота, и проиграть ее заново нельзя: поле и руки показать не получится. События рассказаны так, как они были.
replay-differs = Дальше эта версия бота вела бы игру иначе, поэтому поле и руки показать не получится. События рассказаны так, как они были.
