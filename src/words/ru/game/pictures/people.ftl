seat = Место { $seat }
newPlayer = Новый игрок
player = Игрок { $seat }
inViper = Вайпер: { $area }
area-bow = нос
area-starboardBow = нос, прав.
area-starboardQuarter = корма, пр.
area-stern = корма
area-portQuarter = корма, л.
area-portBow = нос, лев.
stranded = Брошен
outOfGame = Вне игры

tag-infiltrating = Внедрение
    .short = Внедр.
tag-revealed = Сайлон
    .short = Сайлон
tag-sympathizer = Сочувствующий
    .short = Соч.
tag-sympathetic = Дружественный
    .short = Друж.
tag-turn = Ход { $turn }
tag-won = ПОБЕДА
side-notACylon = Человек
side-cylon = Сайлон
side-sympathizer = Сочувствующий
side-sympatheticCylon = Дружественный Сайлон
side-mutineer = Мятежник
sideTimes = { $side } ×{ $count }

playedBy = Играет { $player }
playedBySeat = Играет место { $seat }
draws =
    { $count ->
        [one] Берет { $count } карту каждый ход
        [few] Берет { $count } карты каждый ход
        [many] Берет { $count } карт каждый ход
       *[other] Берет { $count } карты каждый ход
    }
drawsInfiltrating =
    { $count ->
        [one] Берет { $count } карту каждый ход и еще 1 во время внедрения
        [few] Берет { $count } карты каждый ход и еще 1 во время внедрения
        [many] Берет { $count } карт каждый ход и еще 1 во время внедрения
       *[other] Берет { $count } карты каждый ход и еще 1 во время внедрения
    }
drew =
    { $count ->
        [one] На стороне людей: { $count } карта каждый ход
        [few] На стороне людей: { $count } карты каждый ход
        [many] На стороне людей: { $count } карт каждый ход
       *[other] На стороне людей: { $count } карты каждый ход
    }
or = или
ability = СПОСОБНОСТЬ
once = ОДИН РАЗ
weakness = СЛАБОСТЬ
miracle = ЧУДО
noEffect = НЕТ ЭФФЕКТА
noMiracle = НЕТ ЧУДА
spent = ПОТРАЧЕНО

hand =
    { $count ->
        [one] Рука: { $count } карта
        [few] Рука: { $count } карты
        [many] Рука: { $count } карт
       *[other] Рука: { $count } карты
    }
section-loyalty = Лояльность
section-agenda = Замысел
section-motives = Мотивы
section-leader = Лидер Сайлонов
section-mutiny = Мятеж
section-superCrisis = Суперкризис
section-quorum = Карты кворума
section-character = Персонаж
card-notACylon = ЧЕЛОВЕК
card-cylon = САЙЛОН
card-sympathizer = СОЧУВСТВУЮЩИЙ
card-sympatheticCylon = ДРУЖЕСТВЕННЫЙ САЙЛОН
card-mutineer = МЯТЕЖНИК
card-humans = ЛЮДИ
card-cylons = САЙЛОНЫ
card-revealed = РАСКРЫТО
card-metNow = ВЫПОЛНЕНО
card-met = ВЫПОЛНЕНО
card-notMet = НЕ ВЫПОЛНЕНО
