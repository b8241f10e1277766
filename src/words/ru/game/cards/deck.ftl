skill = { $skill }, сила { $strengths }
mayUse = { $when } — ее можно сыграть: { $what }
onlyIf = Только если { $condition }
oncePerTurn = Только один раз за ход на всех игроков.
oncePerTurnWith = Только один раз за ход на всех игроков, считая вместе с картой «{ $card }».
mutinyOnDiscard = Если ее по своему выбору сбрасывает игрок-человек, он берет 1 карту мятежа, один раз за ход.
onlyCylons = Использовать ее могут только игроки-Сайлоны.

quorum = Действие Президента
mayDiscard = { $moment } владелец может сбросить ее: { $what }
titleMayDiscard = { $moment }, { $title } может сбросить ее: { $what }
stays = Она остается перед этим игроком и теряется, если он становится Сайлоном.

destination = Расстояние { $distance }
afterwards = Когда прыжок завершен

benevolent = Благой результат
antagonistic = Враждебный результат
