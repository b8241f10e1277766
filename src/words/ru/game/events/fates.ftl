eliminated = { $player } выбывает из игры
loyaltyShuffledIn =
    { $count ->
        [one] { $cards } замешивается в колоду лояльности
        [few] { $cards } замешиваются в колоду лояльности
        [many] { $cards } замешиваются в колоду лояльности
       *[other] { $cards } замешиваются в колоду лояльности
    }
consequence = Наступают последствия карты «{ $card }»
abilityResolved = Разыгрывается способность карты «{ $card }»
takesEffect = { $card } действует
looksAtAdded = { $player } смотрит, какие карты добавляет игрок { $of }
hasAdded = Карты игрока { $player } в проверке: { $cards }
hasAddedNone = Карт игрока { $player } в проверке нет
asideAdded =
    { $count ->
        [one] Отложенное уходит в проверку: { $cards }
        [few] Отложенное уходит в проверку: { $cards }
        [many] Отложенное уходит в проверку: { $cards }
       *[other] Отложенное уходит в проверку: { $cards }
    }
learned =
    { $to ->
        [hand] { $player } берет { NOUN($cards, case: "acc") }
       *[check] { $player } добавляет { NOUN($cards, case: "acc") } в проверку
    }
passReplaced = { $player } решает, что вместо прохождения наступает другой результат
destinySeeded =
    { $count ->
        [one] { $cards } замешивается в колоду судьбы
        [few] { $cards } замешиваются в колоду судьбы
        [many] { $cards } замешиваются в колоду судьбы
       *[other] { $cards } замешиваются в колоду судьбы
    }
destinyReplaced =
    { $wasEmpty ->
        [yes] Колода судьбы сбрасывается; в новой { $cards }
       *[no] Колода судьбы сбрасывается ({ $discarded }); в новой { $cards }
    }
destinyCulled = { $player } сбрасывает { NOUN($cards, case: "acc") } из колоды судьбы
destinyCulledNone = { $player } ничего не сбрасывает из колоды судьбы
destinySwapped = { $player } кладет { NOUN($put, case: "acc") } на верх колоды судьбы и берет { NOUN($taken, case: "acc") }
destinySwappedUnseen = { $player } кладет { NOUN($put, case: "acc") } на верх колоды судьбы и берет карту, которая там лежала
dieReplaced = { $player } сбрасывает { NOUN($card, case: "acc") } вместо броска ({ $what }): результат считается за { $result }
dieNamed = { $player } выбирает результат кубика ({ $what }): { $result }
dieAdjusted = Кубик меняется на { $change } (теперь { $result })
raiderMisses = Рейдер { NOUN($area, case: "at") } промахивается
scarAppears = Один из Рейдеров { NOUN($area, case: "at") } — Шрам
protected = { $player } принимает меры: следующая потеря { NOUN($resource, case: "gen") } в этом ходу на 1 меньше
lossLessened = Меры предосторожности сберегают 1 { NOUN($resource, case: "acc") }
nextCrisisJumps = { $player } готовит прыжок: на следующей карте кризиса этого хода есть символ подготовки к прыжку
skillGiven = { $player } отдает { NOUN($card, case: "acc") } игроку { $to }
quorumDiscarded = { $player } сбрасывает { NOUN($cards, case: "acc") }
quorumOverLimit = { $player } сбрасывает { NOUN($cards, case: "acc") }, чтобы соблюсти лимит карт кворума
handTaken = { $player } берет { NOUN($cards, case: "acc") } у игрока { $from }
handTakenNone = { $player } не берет карт навыков у игрока { $from }
