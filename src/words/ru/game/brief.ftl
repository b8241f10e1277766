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
revealedInCheck = При раскрытии в проверке навыка
revealedIf = При раскрытии, если { $condition }
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
        [personalGoal] Вы человек, и лучше раскрыть ее до конца игры
        [finalFive] Вы человек, и она вредит тому, кто ее посмотрит
        [cylon] Вы побеждаете с Сайлонами — в секрете, пока не раскроетесь
        [sympathizer] Раскрывается сразу
        [sympatheticCylon] Раскрывается сразу
        [mutineer] Раскрывается сразу: ваши титулы переходят, и вам можно держать 2 карты мятежа
       *[notACylon] Вы человек
    }
jumpIcon = прыжок +1
