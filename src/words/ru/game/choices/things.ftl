strength = Сила { $strength }, за или против по навыку
option = Вариант { $number } карты «{ $card }»
nothing = Больше ничего не делать
idlePlace = Действия там сейчас нет: { $why }
idle =
    { $idle ->
        [damaged] локация повреждена
        [cards] вам не хватает карт навыков на ее цену
       *[forbidden] вам эту локацию использовать нельзя
    }
idleUnless = только если { $conditions }
placeOn = { $place } ({ $board })
costsSkillCard = стоит 1 карту навыка
costsCard = стоит 1 карту
costsSuperCrises = стоит { NOUN($cards, case: "acc") }
cardTo =
    { $top ->
        [yes] Наверх: { $card }
       *[no] Под низ: { $card }
    }
toHand = Взять на руку
toCheck = Добавить в проверку
    .detail = Они добавляются сразу после карт судьбы
deck = { $deck }
top = На верх колоды
    .detail = Эту карту возьмут следующей
bottom = Под низ колоды
    .detail = До нее очередь дойдет нескоро
result =
    { $passes ->
        [yes] Проверка пройдена
       *[no] Проверка провалена
    }
    .detail = Результат разыгрывается сразу, без карт
damagedVipers = { $ships } из поврежденных
