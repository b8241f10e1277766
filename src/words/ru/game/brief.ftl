skills = { $count }× { $skills }
character = { $type }: { $gifts }
gifts =
    { $pilot ->
        [yes] { $skills }; может пилотировать Вайпер
       *[no] { $skills }
    }
timing =
    { $timing ->
        [movement] Вместо передвижения
        [actionOrMovement] Действие или вместо передвижения
       *[action] Действие
    }
revealedInCheck = Способность проверки навыка
revealedIf = Способность проверки навыка, если { $condition }
whenRevealed = При раскрытии
when = { $when }: { $what }
mutinyOnDiscard = Ее сброс дает карту мятежа
check =
    { $long ->
        [yes] Проверка навыка { $difficulty } ({ $skills })
       *[no] проверка { $difficulty } ({ $skills })
    }
attack = атака: { $ships }
destination = расстояние { $distance }: { $what }
noAction = Здесь нет действия
lose = Потеряйте { NOUN($amounts, case: "acc") }
damaged = Все оттуда отправляются в лазарет; действие закрыто до ремонта
nothingLost = С ним ничего не теряется
loseIfDestroyed = Если уничтожен, потеряйте { NOUN($amounts, case: "acc") }
basestarDamage =
    { $count ->
        [one] Считается за { $count } повреждение
        [few] Считается за { $count } повреждения
        [many] Считается за { $count } повреждений
       *[other] Считается за { $count } повреждений
    }
cylonCard = Сайлон: { $title }
loyalty =
    { $kind ->
        [personalGoal] Считается картой «Вы не Сайлон»; лучше раскрыть ее до конца игры
        [finalFive] Считается картой «Вы не Сайлон»; тому, кто посмотрит ее, не миновать последствий
        [cylon] Владелец побеждает с Сайлонами — в секрете, пока не раскроется
        [sympathizer] Раскрывается сразу
        [sympatheticCylon] Раскрывается сразу
        [mutineer] Раскрывается сразу: титулы владельца переходят, и ему можно держать 2 карты мятежа
       *[notACylon] Не делает владельца Сайлоном
    }
jumpIcon = прыжок +1
