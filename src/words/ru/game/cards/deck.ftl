skill = { $skill }, сила { $strengths }
used = { $when }: { $what }
mayUse = { $when } — ее можно сыграть: { $what }
onlyIf = Только если { $condition }
oncePerTurn = Только один раз за ход на всех игроков.
oncePerTurnWith = Только один раз за ход на всех игроков, считая вместе с картой «{ $card }».
icon = На ней есть символ способности проверки навыка.
mutinyOnDiscard = Если ее по своему выбору сбрасывает игрок-человек, он берет 1 карту мятежа, один раз за ход.
onlyCylons = Использовать ее могут только игроки-Сайлоны.

quorum = Действие Президента: { $what }
mayDiscard = { $moment } владелец может сбросить ее: { $what }
titleMayDiscard = { $moment }, { $title } может сбросить ее: { $what }
stays = Она остается перед этим игроком и теряется, если он становится Сайлоном.

destination =
    { $distance ->
        [0] Расстояние { $distance }: флот не становится ближе к цели.
        [one] Расстояние { $distance }: флот на { $distance } шаг ближе к цели.
        [few] Расстояние { $distance }: флот на { $distance } шага ближе к цели.
        [many] Расстояние { $distance }: флот на { $distance } шагов ближе к цели.
       *[other] Расстояние { $distance }: флот на { $distance } шагов ближе к цели.
    }
afterwards = Когда прыжок завершен: { $what }

benevolent = Благой результат: { $what }
antagonistic = Враждебный результат: { $what }
