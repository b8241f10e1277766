notOver = Эта игра не закончена: ее тайны раскроются в конце.
notOverHint = До тех пор /hand показывает ваши, а /game log — то, что известно всем.
whoWasWhat = Кто был кем
player = { $name }: { $side }
winner = { $name }: { $side }, победа
side_human = человек
side_cylon = Сайлон
side_cylonLeader = лидер Сайлонов
side_sympatheticCylon = дружественный Сайлон
card_start = С самого начала: { $card }
card_sleeper = С фазы спящего агента: { $card }
card_later = С хода { $turn }: { $card }
card_handed = С хода { $turn } от игрока { $giver }: { $card }
cardRevealed = { $card }, раскрыта в ход { $turn }
gone = { $card } (уже не на руках)
held = В конце: { $cards }
heldAims = тайная цель { $cards }
heldQuorum = карты кворума: { $cards }
heldSuperCrises = суперкризисы: { $cards }
heldMutiny = карты мятежа: { $cards }
heldTrauma = травмы: { $cards }
heldSkills = карты навыков: { $cards }
turningPoints = Что решило исход
turningPoint = Ход { $turn }: { $what }
turned_revealed = { $name } раскрывается как Сайлон и играет дальше за Сайлонов.
turned_sympathizer = { $name } оказывается сочувствующим и переходит к Сайлонам.
turned_sympathetic = { $name } становится Сайлоном с собственной целью.
turned_leader = { $name } играет дальше как лидер Сайлонов.
executed_human = игрока { $name } казнят, и это человек.
executed_cylon = игрока { $name } казнят, и это Сайлон.
executed_cylonLeader = казнят лидера Сайлонов: { $name }.
executed_sympatheticCylon = казнят дружественного Сайлона: { $name }.
sentToBrig = игрока { $name } отправляют на гауптвахту.
sentToDetention = игрока { $name } отправляют в «Изолятор».
vipersLost =
    { $number ->
        [one] уничтожен { $number } Вайпер.
        [few] уничтожены { $number } Вайпера.
        [many] уничтожено { $number } Вайперов.
       *[other] уничтожено { $number } Вайперов.
    }
jumped = флот совершает прыжок, пройденное расстояние: { $distance }.
lost = потери флота: { $losses }.
lostWithShips =
    { $count ->
        [one] потери флота: { $losses }; уничтожен { $count } гражданский корабль.
        [few] потери флота: { $losses }; уничтожены { $count } гражданских корабля.
        [many] потери флота: { $losses }; уничтожено { $count } гражданских кораблей.
       *[other] потери флота: { $losses }; уничтожено { $count } гражданских кораблей.
    }
nearMiss = { $check }: провалено, не хватает { $by }.
spoiled = { $check }: провалено, не хватает { $by }; без −{ $strength } от игрока { $name } все было бы пройдено.
contributions = Кто что добавлял в проверки навыка
cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
helped = { $name }: +{ $helped } ({ $helpedCards }), против ничего
harmed = { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
asCylon = из них −{ $strength } уже за Сайлонов
worst = больше всего против: { $check }, ход { $turn } (−{ $strength })
checksButton = Все проверки навыка
checksTitle = Проверки навыка в игре { $game }: кто что добавлял
checksPage = Проверки навыка в игре { $game }: кто что добавлял ({ $page } из { $pages })
noChecks = В этой игре не было проверок навыка.
turn = Ход { $turn }
uncounted = { $check } ({ $difficulty }): без подсчета
added = { $name } { $sum }: { $cards }
addedAsCylon = { $name } (Сайлон) { $sum }: { $cards }
others = Ни с чьей руки { $sum }: { $cards }
notCounted = { $name }, убрано из проверки до подсчета: { $cards }
byAbilities = Способности { $sum }
byAbilitiesOf = Способности { $sum }: { $sources }
earlier = ◀ Раньше
later = Позже ▶
