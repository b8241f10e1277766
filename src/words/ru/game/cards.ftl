## cards.character

cards-character-type =
    { $pilot ->
        [yes] { $type }. Может пилотировать Вайпер.
       *[no] { $type }. Не может пилотировать Вайпер.
    }
cards-character-draws = Набор навыков: { $skills } (каждый ход)
cards-character-starts =
    { $infiltrates ->
        [yes] Начинает: { $locations }, внедрение
       *[no] Начинает: { $locations }
    }
cards-character-startsInViper = Начинает на Вайпере.
cards-character-startsOff = Начинает вне поля.
cards-character-succession = Порядок преемственности: Президент № { $president }, Адмирал № { $admiral }.
cards-character-successionWithCag = Порядок преемственности: Президент № { $president }, Адмирал № { $admiral }, CAG № { $cag }.
cards-character-line = { $title }: { $names }
cards-character-leader = Начинает игроком-Сайлоном, не входит ни в одну команду, побеждает тайным замыслом («Рассвет»: мотивами) и не может иметь титулов.
cards-character-leaderInfiltrates = Во Флоте людей можно внедриться: вы играете среди людей, пока не закончите внедрение.

cards-character-ability =
    { $slot ->
        [oncePerGame] { $name } (один раз за игру)
        [negative] { $name } (слабость)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
cards-character-mayUse = { $when } — { $offer }
cards-character-mayDo = { $when } — можно сделать вот что: { $what }
cards-character-action = действие: { $what }
cards-character-actionIf = действие, если { $condition }: { $what }
cards-character-movement = вместо передвижения { $what }
cards-character-movementIf = вместо передвижения, если { $condition }, { $what }

## cards.crisis

cards-crisis-superCrisis = Способности персонажей на нее не действуют.

cards-crisis-check = Проверка навыка { $difficulty }
cards-crisis-onlyIf = только если { $condition }
cards-crisis-consequence = Последствие (если добавлена карта со способностью проверки навыка)
cards-crisis-passed = Успех
cards-crisis-partially = { $from }+
cards-crisis-failed = Провал

cards-crisis-chooser = { $who } выбирает:

cards-crisis-attack = Атака Сайлонов
cards-crisis-place = Размещение:

cards-crisis-activation = Активация
cards-crisis-jump = Прыжок +1
cards-crisis-evacuate = Эвакуация

## cards.agenda

cards-agenda-winOnlyIf =
    { $winner ->
        [humans] Вы побеждаете, только если побеждают люди и в конце игры:
       *[cylons] Вы побеждаете, только если побеждают Сайлоны и в конце игры:
    }
cards-agenda-secret = Держите ее в секрете. Можно сказать, какой стороне вы помогаете, но больше ничего.
cards-agenda-brief =
    { $winner ->
        [humans] Побеждают люди, и { $conditions }
       *[cylons] Побеждают Сайлоны, и { $conditions }
    }

cards-agenda-differ = { $resources } различаются не больше чем на { $by }
cards-agenda-distance = флот прошел расстояние { $distance } или больше
cards-agenda-shipsLost =
    { $count ->
        [one] повреждено или уничтожено в сумме не меньше { $count } Вайпера и Раптора
       *[other] повреждено или уничтожено в сумме не меньше { $count } Вайперов и Рапторов
    }
cards-agenda-damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] повреждено в сумме не больше { $count } локации { NOUN($boards, case: "gen") }
           *[other] повреждено в сумме не больше { $count } локаций { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] повреждено не больше { $count } локации { NOUN($boards, case: "gen") }
           *[other] повреждено не больше { $count } локаций { NOUN($boards, case: "gen") }
        }
    }
cards-agenda-damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] повреждено в сумме не меньше { $count } локации { NOUN($boards, case: "gen") }
           *[other] повреждено в сумме не меньше { $count } локаций { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] повреждено не меньше { $count } локации { NOUN($boards, case: "gen") }
           *[other] повреждено не меньше { $count } локаций { NOUN($boards, case: "gen") }
        }
    }
cards-agenda-infiltrating = вы внедрены
cards-agenda-free = вы не на гауптвахте и не в Изоляторе
cards-agenda-jailedOrExecuted = вы на гауптвахте или в Изоляторе либо были казнены в этой игре
cards-agenda-superCrisis = вы сыграли в этой игре карту суперкризиса

## cards.loyalty

cards-loyalty-cylon = Вы Сайлон. Вы побеждаете, если человечество гибнет: когда кончается ресурс, когда центурионы захватывают Галактику или когда повреждены 6 ее локаций.
cards-loyalty-cylonHides = Пока вы не раскроетесь, никто этого не знает, и вы во всем считаетесь человеком. Срывайте проверки навыков, растрачивайте ресурсы, сейте недоверие — и не попадитесь.
cards-loyalty-cylonReveals = Раскрыться можно действием, в свой ход или по карте «Прямой приказ». Часто лучше подождать. На гауптвахте раскрыться тоже можно, но без эффекта ниже.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] Когда вы раскрываетесь: { $what }
       *[no] Когда вы раскрываетесь, можно: { $what }
    }
cards-loyalty-afterDiscard = После сброса карт: { $what }
cards-loyalty-thenReveal = Затем оставьте себе 3 карты навыков, отдайте титулы, переместитесь на Корабль воскрешения и возьмите карту суперкризиса. Если это ваш ход, он заканчивается.
cards-loyalty-cylonPlays = Как игрок-Сайлон вы действуете в локациях Сайлонов, каждый ход берете карты навыков любых типов и можете добавить 1 карту в каждую проверку навыка.

cards-loyalty-sympathizer = Раскройте эту карту, как только получите ее.
cards-loyalty-sympathizerJailed = Если хотя бы один ресурс в красной зоне, вы попадаете на гауптвахту, и больше ничего не меняется.
cards-loyalty-sympathizerTurns = Иначе вы становитесь игроком-Сайлоном и побеждаете вместе с Сайлонами, но карт суперкризиса не получаете и локацию «Флот Сайлонов» использовать не можете.

cards-loyalty-sympatheticCylon = Раскройте эту карту, как только получите ее, и станьте игроком-Сайлоном без карты суперкризиса.
cards-loyalty-sympatheticCylonWins = Возьмите карту замысла. Вы побеждаете, только если в конце выполнены все ее условия, что бы ни говорили другие ваши карты лояльности.
cards-loyalty-sympatheticCylonInfiltrates = Во Флоте людей можно внедриться: вы играете среди людей, пока не закончите внедрение.

cards-loyalty-human = Без карты «Вы Сайлон» вы человек: помогите флоту достичь цели, пока не кончились ресурсы.
cards-loyalty-humanLater = По ходу игры вы можете получить еще одну карту лояльности. Если она говорит, что вы Сайлон, с этого момента вы Сайлон.

cards-loyalty-goal = Действие: раскройте эту карту. Тогда { $what }
cards-loyalty-goalIf = Действие: раскройте эту карту, если { $condition }. Тогда { $what }
cards-loyalty-goalMissed = Если в конце игры она все еще лежит лицом вниз, а вы не игрок-Сайлон, флот теряет { NOUN($amounts, case: "acc") }.
cards-loyalty-goalAfter = Считается картой «Вы не Сайлон». Раскрытая, она остается перед вами и больше ничего не делает.

cards-loyalty-examined = Когда эффект дает другому игроку посмотреть эту карту, раскройте ее: { $what }
cards-loyalty-shownByExecution = Когда ее раскрывает казнь: { $what }
cards-loyalty-leavesGame = Затем удалите ее из игры.
cards-loyalty-finalFiveAfter = Считается картой «Вы не Сайлон». Не действует, когда ее передают, и не действует на игроков-Сайлонов.

cards-loyalty-mutineer = Раскройте эту карту, как только получите ее. Если она из колоды лояльности, возьмите еще одну карту лояльности. Она считается картой «Вы не Сайлон»; вашу сторону определяют остальные ваши карты лояльности.
cards-loyalty-mutineerGets = Каждый раз, получив ее, возьмите 1 карту мятежа и отдайте все титулы (каждый по порядку преемственности).
cards-loyalty-mutineerHolds = Вам можно иметь 2 карты мятежа; на гауптвахту отправит только третья.
cards-loyalty-mutineerJumps = Если вы разыгрываете символ подготовки к прыжку в свой ход, возьмите 1 карту мятежа.
cards-loyalty-mutineerReveals = Если вы раскрываетесь как Сайлон, отдайте эту карту игроку-человеку.

cards-loyalty-side =
    { $allegiance ->
        [hiddenCylon] Вы Сайлон, и пока никто этого не знает. Вы побеждаете, если люди проигрывают, что бы ни говорили другие ваши карты лояльности.
        [cylonPlayer] Вы игрок-Сайлон. Вы побеждаете, если люди проигрывают, какие бы карты лояльности у вас ни были.
        [noTeam] Вы не входите ни в одну команду, какие бы карты лояльности у вас ни были.
       *[human] Вы человек. Вы побеждаете, если флот достигнет цели, пока не кончились ресурсы.
    }
cards-loyalty-changesNothing =
    { $allegiance ->
        [hiddenCylon] Эта карта ничего не меняет: с картой «Вы Сайлон» вы Сайлон, что бы еще у вас ни было.
        [cylonPlayer] Эта карта ничего не меняет: вы игрок-Сайлон и остаетесь им.
       *[noTeam] Эта карта ничего не меняет: вы не входите ни в одну команду.
    }
cards-loyalty-humanNow = Она не делает вас Сайлоном. Помогите флоту достичь цели, пока не кончились ресурсы.
cards-loyalty-cylonShown = Этой картой вы раскрылись. Вы побеждаете, если человечество гибнет: когда кончается ресурс, когда центурионы захватывают Галактику или когда повреждены 6 ее локаций.
cards-loyalty-goalShown = Считается картой «Вы не Сайлон» и больше ничего не делает.
cards-loyalty-goalOfCylon = Считается картой «Вы не Сайлон». Как игрок-Сайлон вы не можете ее раскрыть, и в конце флот ничего из-за нее не теряет.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] Эта карта сделала вас игроком-Сайлоном. Локацию «Флот Сайлонов» использовать вы не можете.
       *[no] Эта карта уже разыграна. Она считается картой «Вы не Сайлон».
    }
cards-loyalty-mutineerShown = Считается картой «Вы не Сайлон»; вашу сторону определяют остальные ваши карты лояльности.

## cards.location

cards-location-users =
    { $users ->
        [human] для игроков-людей
        [cylon] для игроков-Сайлонов
        [both] для игроков-людей и игроков-Сайлонов
       *[byAllegiance] для игроков той стороны, которой верен корабль
    }
cards-location-action = Действие
cards-location-humanAction = Действие людей
cards-location-cylonAction = Действие Сайлонов
cards-location-cost = сбросьте { NOUN($cards, case: "acc") }; затем { $what }
cards-location-noAction = Действия нет.
cards-location-onlyIf = Только если { $condition }
cards-location-notSympathizer = Сочувствующий, который стал Сайлоном, не может ее использовать.
cards-location-receivesNone = Начав ход здесь, не берите карт навыков.
cards-location-receivesOnly = Начав ход здесь, возьмите только { NOUN($cards, case: "acc") }.
cards-location-hazardous = Опасная: перемещаться сюда по своему выбору нельзя.
cards-location-damageable = Если повреждена: все, кто здесь, попадают в лазарет; действия нет до ремонта.

cards-location-sickbay = Начав ход здесь, возьмите только 1 карту навыка. Уйти можно как обычно.
cards-location-brig = Отсюда нельзя переместиться, карту кризиса в свой ход вы не берете, а в каждую проверку навыка добавляете не больше 1 карты.
cards-location-brigTitle = Адмирал, попавший сюда, теряет титул.
cards-location-detention = Отсюда нельзя переместиться, а в каждую проверку навыка вы добавляете не больше 2 карт. Карты кризиса вы берете, и Адмирал сохраняет титул.
cards-location-detentionInstead = Персонаж на Новой Каприке, который попал бы на гауптвахту, попадает сюда.
cards-location-medicalCenter = Начав ход здесь, возьмите только 1 карту навыка. Персонаж на Новой Каприке, который попал бы в лазарет, попадает сюда.
cards-location-hubDestroyed = Заменяет Корабль воскрешения.
cards-location-hubDestroyedDraw = Начав ход здесь, сбросьте свои карты суперкризиса и не берите карт навыков.

## cards.deck

cards-deck-skill = { $skill }, сила { $strengths }
cards-deck-mayUse = { $when } — можно сыграть эту карту: { $what }
cards-deck-onlyIf = Только если { $condition }
cards-deck-oncePerTurn = Лимит: один раз за ход на весь стол.
cards-deck-oncePerTurnWith = Лимит: один раз за ход на весь стол, вместе с картой «{ $card }».
cards-deck-mutinyOnDiscard = Игрок-человек, который сам решил сбросить эту карту, берет 1 карту мятежа (один раз за ход).
cards-deck-onlyCylons = Только для игроков-Сайлонов.

cards-deck-quorum = Действие (Президент)
cards-deck-mayDiscard = { $moment } — владелец может сбросить эту карту: { $what }
cards-deck-titleMayDiscard = { $moment } — { $title } может сбросить эту карту: { $what }
cards-deck-stays = Игрок держит ее перед собой. Она сбрасывается, если он становится игроком-Сайлоном.

cards-deck-destination = Расстояние { $distance }
cards-deck-afterwards = После прыжка

cards-deck-benevolent = Благой
cards-deck-antagonistic = Враждебный

## cards.pieces

cards-pieces-raider = При активации каждый Рейдер атакует Вайпер в своем секторе; если его нет, уничтожает там гражданский корабль; если нет и его, летит к ближайшему гражданскому кораблю. Если гражданских кораблей в космосе нет, он атакует Галактику и повреждает ее при 8.
cards-pieces-raiderHit = Уничтожается при 3 и больше.
cards-pieces-heavyRaider = При активации каждый тяжелый Рейдер летит к носу слева или к корме слева. Тот, кто уже там, высаживает десант: центурион встает на старт шкалы десанта.
cards-pieces-heavyRaiderHit = Уничтожается при 7 или 8.
cards-pieces-basestar = При активации каждый Базовый корабль атакует Галактику и повреждает ее при 4 и больше.
cards-pieces-basestarHit = Вайпер повреждает его при 8, Управление орудиями — при 5 и больше. 3 повреждения уничтожают его.

cards-pieces-raptor = Разведчик. Рапторы стоят в «Резерве»: там ими рискуют и там их теряют.
cards-pieces-fighter = Истребитель, беспилотный или с пилотом. Вылетает у носа слева или у кормы слева.
cards-pieces-fliesFar =
    { $count ->
        [one] За одно перемещение пролетает до { $count } сектора.
       *[other] За одно перемещение пролетает до { $count } секторов.
    }
cards-pieces-attackedByRaider =
    { $how ->
        [damaged] При атаке Рейдера повреждается, если выпадает { $damaged }.
        [destroyed] При атаке Рейдера уничтожается, если выпадает { $destroyed }.
       *[both] При атаке Рейдера повреждается, если выпадает { $damaged }, и уничтожается, если выпадает { $destroyed }.
    }
cards-pieces-neverDamaged = То, что повредило бы его, его уничтожает.
cards-pieces-mayStay = При прыжке флота может остаться в космосе.
cards-pieces-attacks =
    { $how ->
        [damaged] Уничтожает Рейдера при 3 и больше, тяжелого Рейдера при 7 или 8; Базовый корабль повреждает, если выпадает { $damaged }.
        [destroyed] Уничтожает Рейдера при 3 и больше, тяжелого Рейдера при 7 или 8; Базовый корабль уничтожает, если выпадает { $destroyed }.
       *[both] Уничтожает Рейдера при 3 и больше, тяжелого Рейдера при 7 или 8; Базовый корабль повреждает, если выпадает { $damaged }, и уничтожает, если выпадает { $destroyed }.
    }

cards-pieces-fleetMarker = Показывает на шкале подготовки к прыжку, насколько близок прыжок.
cards-pieces-pursuitMarker = Показывает на шкале преследования, насколько близок Флот Сайлонов.
cards-pieces-allyToken = Отмечает, где можно встретить его союзника.
cards-pieces-miracle = Каждый игрок начинает с одним. Он оплачивает способность, которая применяется раз за игру; с другим жетоном ее можно применить снова.
cards-pieces-allegianceMarker = Показывает, кому верен мятежный базовый корабль: игрокам-людям или игрокам-Сайлонам.
cards-pieces-currentPlayer = У кого он, тот и текущий игрок.
cards-pieces-die = 8 граней. Измененный результат больше 8 считается за 8, меньше 1 — за 1.
cards-pieces-marker = Жетон: { $name }.

cards-pieces-traumaBenevolent = На Суде засчитывается против игроков-Сайлонов; игроки-люди его сбрасывают.
cards-pieces-traumaAntagonistic = На Суде засчитывается против игроков-людей; игроки-Сайлоны его сбрасывают.
cards-pieces-traumaDisaster = Раскройте его, как только возьмете: игрока-человека казнят, игрок-Сайлон берет еще 2 жетона. Затем верните его в запас.
cards-pieces-traumaDisasterAlly = На союзнике не дает ни одного результата.

cards-pieces-damageLoses = Потеряйте { NOUN($amounts, case: "acc") }. Удалите жетон из игры.
cards-pieces-damageCloses = Все, кто { NOUN($place, case: "at") }, попадают в лазарет; действия там нет до ремонта.
cards-pieces-damageClosesPegasus = Все, кто { NOUN($place, case: "at") }, попадают в лазарет; действия там нет до ремонта. Когда повреждены все локации Пегаса, он гибнет.

cards-pieces-basestarDamage =
    { $count ->
        [one] Считается за { $count } повреждение (3 уничтожают Базовый корабль).
        [few] Считается за { $count } повреждения (3 уничтожают Базовый корабль).
       *[many] Считается за { $count } повреждений (3 уничтожают Базовый корабль).
    }
cards-pieces-basestarWhenDrawn = Когда его берут
cards-pieces-basestarNoLaunch = Этот Базовый корабль не выпускает ни Рейдеров, ни тяжелых Рейдеров.
cards-pieces-basestarNoAttack = Этот Базовый корабль не атакует Галактику.
cards-pieces-basestarBonus = Все броски атаки по этому Базовому кораблю: { $bonus }.
cards-pieces-basestarNothing = Другого эффекта нет.

cards-pieces-civilianNothing = Пуст: больше с ним ничего не теряется.
cards-pieces-civilianLoses = Если уничтожен: потеряйте { NOUN($amounts, case: "acc") }.
cards-pieces-civilianHidden = Лежит лицом вниз: что на нем, знает только тот, кто его смотрел.
cards-pieces-resource = { $resource }: в начале { $start } (максимум { $max })
cards-pieces-resourceRed = Красная зона — { $redZone } и меньше. Если в конце хода ресурс равен 0, Сайлоны побеждают.
cards-pieces-nuke = Действие (Адмирал)
cards-pieces-nukeWithFleetBoard = С полем «Флот Сайлонов»
cards-pieces-centurion = Продвигается на 1 деление шкалы десанта при каждой активации тяжелых Рейдеров. Если хоть один дошел до конца шкалы, Сайлоны побеждают.
cards-pieces-centurionHit = Арсенал уничтожает его при 7 или 8.
cards-pieces-occupationForce = Идет от Оккупационной администрации через Каньон Бридерс к Верфи. Оттуда уходит с поля и уничтожает гражданский корабль.
cards-pieces-occupationForceHit = Игрок-человек в той же локации может атаковать его (уничтожается при 5 и больше); игрок-Сайлон в той же локации может задерживать людей.
cards-pieces-scar = Рейдер. Пока его карта кризиса в игре, он действует дважды при каждой активации Рейдеров.
cards-pieces-scarHit = Уничтожается только при 7 или 8.

cards-pieces-area = Сектор { $sides }
cards-pieces-spaces =
    { $count ->
        [one] { $count } деление, от «{ $first }» до «{ $last }».
        [few] { $count } деления, от «{ $first }» до «{ $last }».
       *[many] { $count } делений, от «{ $first }» до «{ $last }».
    }
cards-pieces-space =
    { $colour ->
        [red] Деление { $index } (красное).
        [blue] Деление { $index } (синее).
       *[none] Деление { $index }.
    }
cards-pieces-spaceNamed =
    { $colour ->
        [red] Деление { $index } (красное): { $name }.
        [blue] Деление { $index } (синее): { $name }.
       *[none] Деление { $index }: { $name }.
    }
cards-pieces-spacePopulation =
    { $colour ->
        [red] Деление { $index } (красное): население −{ $population }. Отсюда можно прыгнуть из Управления гипердвигателем: при 6 и меньше население −{ $population }.
        [blue] Деление { $index } (синее): население −{ $population }. Отсюда можно прыгнуть из Управления гипердвигателем: при 6 и меньше население −{ $population }.
       *[none] Деление { $index }: население −{ $population }. Отсюда можно прыгнуть из Управления гипердвигателем: при 6 и меньше население −{ $population }.
    }
cards-pieces-spaceCivilians = Деление { $index }: поместите { NOUN($ships, case: "acc") }, когда сюда приходит жетон.

cards-pieces-titleInBrig = Сохраняется и на гауптвахте.
cards-pieces-titleLost = Теряется при отправке { NOUN($places, case: "to") }.
cards-pieces-titleStartsWith = В начале игры получает { NOUN($what, case: "acc") }.
cards-pieces-titleAfterQuorum = Сыграв карту кворума с руки
cards-pieces-titleAction =
    { $limit ->
        [perTurn] Действие, один раз за ход
       *[none] Действие
    }
cards-pieces-titleActionIf =
    { $limit ->
        [perTurn] Действие, один раз за ход, только если { $condition }
       *[none] Действие, только если { $condition }
    }

cards-pieces-distance = Расстояние { $distance }
cards-pieces-setup = В начале игры поместите { NOUN($ships, case: "acc") }
cards-pieces-setupLater = { $when }, поместите { NOUN($ships, case: "acc") }

## cards.gameRules

cards-gameRules-loyalty = колода лояльности собирается из карт «Вы Сайлон» и «Вы не Сайлон» в таком количестве: { $numbers }
cards-gameRules-loyaltyWithLeader = с лидером Сайлонов в колоде лояльности столько карт «Вы Сайлон» и «Вы не Сайлон»: { $numbers }
cards-gameRules-numbers =
    { $mutineer ->
        [yes] { $players ->
            [one] { $cylon } и { $notACylon } с Мятежником для { $players } игрока
           *[other] { $cylon } и { $notACylon } с Мятежником для { $players } игроков
        }
       *[no] { $players ->
            [one] { $cylon } и { $notACylon } для { $players } игрока
           *[other] { $cylon } и { $notACylon } для { $players } игроков
        }
    }
cards-gameRules-moreNotACylon =
    { $count ->
        [one] вместе с дополнением «{ $expansion }» в колоде лояльности на { $count } карту «Вы не Сайлон» больше
        [few] вместе с дополнением «{ $expansion }» в колоде лояльности на { $count } карты «Вы не Сайлон» больше
       *[many] вместе с дополнением «{ $expansion }» в колоде лояльности на { $count } карт «Вы не Сайлон» больше
    }
cards-gameRules-quorumLimit = в конце каждого хода Президент оставляет не больше { NOUN($cards, case: "gen") }
cards-gameRules-cylonsDrawDifferent = карты навыков, которые игрок-Сайлон берет в начале хода, — разных типов
cards-gameRules-jumpIconsInCylonTurns = символ подготовки к прыжку на карте кризиса, которую разыгрывает игрок-Сайлон, действует
cards-gameRules-sleepersOnlyHuman = в фазе спящего агента игрок-Сайлон получает 1 карту лояльности, что бы ни говорил лист персонажа
cards-gameRules-handsOverLoyalty = тот, кто становится игроком-Сайлоном при расстоянии { $distance } или меньше, передает все остальные карты лояльности, лежащие лицом вниз, одному игроку-человеку

## cards.rule

cards-rule-replaced = В этой игре вместо него действует { $number } ({ $name })
