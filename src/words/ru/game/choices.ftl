## choices.headings

choices-headings-location = Ваша локация
choices-headings-attack = Атака
choices-headings-launch = Запуск
choices-headings-fly = Полет
choices-headings-space = Космос
choices-headings-boarding = Десант
choices-headings-skillCards = Карты навыков
choices-headings-quorum = Карты кворума
choices-headings-cards = Карты
choices-headings-tokens = Жетоны
choices-headings-character = Ваш персонаж
choices-headings-title = Ваш титул
choices-headings-loyalty = Ваша карта лояльности
choices-headings-players = Игроки
choices-headings-politicalLeader = Политические лидеры
choices-headings-militaryLeader = Военные лидеры
choices-headings-pilot = Пилоты
choices-headings-support = Техники
choices-headings-cylonLeader = Лидеры Сайлонов
choices-headings-skills = Навыки
choices-headings-options = Варианты
choices-headings-orders = Приказы
choices-headings-decks = Колоды
choices-headings-other = Прочее

## choices.actions

choices-actions-oncePerGame = один раз за игру
choices-actions-reveal = Раскрыть { $card }
choices-actions-revealAsCylon = Раскрыться как Сайлон
choices-actions-becomeCylon = Вы становитесь игроком-Сайлоном
choices-actions-revealEffect = Можно использовать эффект: { $what }
choices-actions-activate = Активировать { NOUN($place, case: "acc") }
choices-actions-costs = цена: { $cards }
choices-actions-costsBy = цена: { $cards } — { $ability }
choices-actions-play = Сыграть «{ $card }»
choices-actions-playQuorum = Сыграть карту кворума «{ $card }»
choices-actions-move = Переместиться
    .detail = На другой корабль — за 1 карту навыка
choices-actions-moveThenAct = Переместиться, затем выполнить 1 действие
choices-actions-actTwice = Остаться и выполнить 2 действия
choices-actions-actOnce = Выполнить 1 действие

## choices.passing

choices-passing-stay = Остаться на месте
choices-passing-action = Ничего не делать
    .detail = Ваша фаза действия закончится
choices-passing-orders = Ничего не делать
    .detail = Приказ пропадет зря
choices-passing-emergency = Ничего не делать
    .detail = Ход переходит к следующему игроку
choices-passing-react = Не реагировать
    .detail = Игра продолжается
choices-passing-contribute = Не добавлять карт
    .detail = Почему, никто не узнает
choices-passing-takeRisk = Не рисковать
    .detail = Корабли целы, но и выигрыша нет
choices-passing-nobody = Никого не выбирать
choices-passing-noShips = Больше не выбирать корабли
choices-passing-none = Ни одного
choices-passing-noActivations = Больше не активировать
choices-passing-leaveShip = Оставить на месте
choices-passing-stayInArea = Остаться в этом секторе
choices-passing-noRepairs = Больше ничего не ремонтировать
choices-passing-rollAgain = Оставить результат
    .detail = Карта не сбрасывается
choices-passing-keepQuorum = Оставить все карты кворума
choices-passing-cullDestiny = Ничего не сбрасывать
    .detail = Колода судьбы перемешивается
choices-passing-useAbility = Не использовать
    .detail = Игра продолжается
choices-passing-decline = Отказаться
    .detail = Игра продолжается без этого
choices-passing-risk = Рискнуть { NOUN($ships, case: "ins") }
    .detail = Удается, если на кубике { $atLeast } или больше
choices-passing-yes = Да, сделать
choices-passing-useEffect = Использовать эффект
choices-passing-use = Использовать «{ $ability }»

## choices.ships

choices-ships-at = { $ship } ({ $area })
choices-ships-acted = { $ship } ({ $area }), уже действовал в этом ходу
choices-ships-unseen = { $ship } ({ $area }), его никто не смотрел
choices-ships-numbered = { $ship } № { $number } ({ $area })
choices-ships-piloted = { $ship } ({ $area }), пилот: { $player }
choices-ships-noHit = Попасть невозможно
choices-ships-hit =
    { $result ->
        [damaged] Поврежден, если выпадает { $range }
       *[destroyed] Уничтожен, если выпадает { $range }
    }
choices-ships-whose =
    { $own ->
        [yes] ваш { $ship }
       *[no] беспилотный { $ship }
    }
choices-ships-ofReserves = { $ship } из «Резерва»
choices-ships-centurion =
    { $space ->
        [0] Центурион на старте
       *[other] Центурион на делении { $space }
    }
choices-ships-launch = Запустить { NOUN($ship, case: "acc") } ({ $area })
choices-ships-fromReserves = Из «Резерва» в космос
choices-ships-move = { $ship }: { $from } → { $to }
choices-ships-attack =
    { $number ->
        [none] { $spent ->
            [yes] { $viper } атакует { NOUN($target, case: "acc") } ({ $area }; цель уже действовала в этом ходу)
           *[no] { $viper } атакует { NOUN($target, case: "acc") } ({ $area })
        }
       *[other] { $viper } атакует { NOUN($target, case: "acc") } № { $number } ({ $area })
    }

## choices.things

choices-things-strength = Сила { $strength }, в плюс или в минус по навыку
choices-things-option = Вариант { $number } карты «{ $card }»
choices-things-nothing = Больше ничего не делать
choices-things-idlePlace = Действия нет: { $why }
choices-things-idle =
    { $idle ->
        [damaged] локация повреждена
        [cards] не хватает карт навыков на цену
       *[forbidden] вам ее использовать нельзя
    }
choices-things-idleUnless = только если { $conditions }
choices-things-placeOn = { $place } ({ $board })
choices-things-costsSkillCard = стоит 1 карту навыка
choices-things-costsCard = стоит 1 карту
choices-things-costsSuperCrises = стоит { NOUN($cards, case: "acc") }
choices-things-cardTo =
    { $top ->
        [yes] Наверх: { $card }
       *[no] Под низ: { $card }
    }
choices-things-toHand = Взять на руку
choices-things-toCheck = Добавить в проверку
    .detail = Они добавляются сразу после карт судьбы
choices-things-deck = { $deck }
choices-things-top = На верх колоды
    .detail = Эту карту возьмут следующей
choices-things-bottom = Под низ колоды
    .detail = Появится она нескоро
choices-things-result =
    { $passes ->
        [yes] Проверка пройдена
       *[no] Проверка провалена
    }
    .detail = Действует сразу; карты не добавляются
choices-things-damagedVipers = { $ships } из поврежденных

## mistakes

mistakes-gameOver = Игра окончена, решать больше нечего.
mistakes-alreadyDecided = Это уже решено.
mistakes-notYours = Это решает другой игрок.
mistakes-twice = Выбрать одно и то же дважды нельзя.
mistakes-notOpen = Такого варианта сейчас нет.
mistakes-count = Нужно выбрать { $runs }, а не { $count }.
mistakes-exactly = Нужно выбрать ровно { $needed }, а не { $count }.
mistakes-run = от { $least } до { $most }
