started =
    { $partialAt ->
        [never] Проверка навыка { $difficulty }: { $source }. За нее: { $skills }
       *[other] Проверка навыка { $difficulty } (частичное прохождение с { $partialAt }): { $source }. За нее: { $skills }
    }
destinyAdded =
    { GENDER($cards) ->
        [f] Колода судьбы добавляет { NOUN($cards, case: "acc") }
       *[other] Колода судьбы добавляет: { $cards }
    }
added =
    { GENDER($cards) ->
        [f] { $player } добавляет { NOUN($cards, case: "acc") }
       *[other] { $player } добавляет: { $cards }
    }
addedNone = { $player } не добавляет карт
difficulty = Сложность { $change } (теперь { $now })

revealed = Карты раскрыты, { $total } из { $difficulty }: { $cards }
noCards = карт нет
by = { $change } ({ $source })
byOf = { $change } ({ $source }, { $player })
abilities = способности
against = минус { $cards }
noEffect = без эффекта: { $cards }

resultOf =
    { $result ->
        [pass] { $source }: { $total } при сложности { $difficulty }, пройдено
        [partial] { $source }: { $total } при сложности { $difficulty }, частичное прохождение
       *[fail] { $source }: { $total } при сложности { $difficulty }, провалено
    }
result =
    { $result ->
        [pass] { $source }: пройдено
        [partial] { $source }: частичное прохождение
       *[fail] { $source }: провалено
    }
decided =
    { $result ->
        [pass] { $source }: решает { $player }, проверка пройдена
        [partial] { $source }: решает { $player }, частичное прохождение
       *[fail] { $source }: решает { $player }, проверка провалена
    }
discarded = Сброшено из проверки
taken = { $player } забирает на руку карты проверки: { $cards }
takenNone = { $player } не забирает карт проверки
