## cards.character

cards-character-type =
    { $pilot ->
        [yes] { $type }. Может пилотировать Вайпер.
       *[no] { $type }. Не может пилотировать Вайпер.
    }
cards-character-draws = Берет каждый ход: { $skills }
cards-character-starts =
    { $infiltrates ->
        [yes] Начальное местоположение: { $locations }, с внедрением
       *[no] Начальное местоположение: { $locations }
    }
cards-character-startsInViper = Начинает на Вайпере.
cards-character-startsOff = Начинает вне поля.
cards-character-succession = Порядок преемственности, первым наименьшее число: Президент { $president }, Адмирал { $admiral }.
cards-character-successionWithCag = Порядок преемственности, первым наименьшее число: Президент { $president }, Адмирал { $admiral }, CAG { $cag }.
cards-character-line = { $title }: { $names }
cards-character-leader = С самого начала это игрок-Сайлон, который не входит ни в одну команду, побеждает только тайным замыслом (с дополнением «Рассвет» — мотивами) и не может получить титул.
cards-character-leaderInfiltrates = В локации «Флот людей» вы можете внедриться: тогда вы играете среди людей, пока не прекратите это.

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
cards-character-movement = вместо передвижения: { $what }
cards-character-movementIf = вместо передвижения, если { $condition }: { $what }

## cards.crisis

cards-crisis-superCrisis = Способности персонажей на нее не действуют.
cards-crisis-superCrisisOfPlayer = Способности персонажей на нее не действуют. «Вы» — игрок-Сайлон, который ее играет.

cards-crisis-check = Проверка навыка { $difficulty }
cards-crisis-onlyIf = только если { $condition }
cards-crisis-consequence = Последствия (если добавлена карта со способностью проверки навыка)
cards-crisis-passed = Пройдено
cards-crisis-partially = { $from }+
cards-crisis-failed = Провалено

cards-crisis-chooser = { $who } выбирает:

cards-crisis-attack = Атака Сайлонов
cards-crisis-place = Размещение:

cards-crisis-activation = Активация
cards-crisis-jump = Прыжок +1
cards-crisis-evacuate = Эвакуация

## cards.agenda

cards-agenda-winOnlyIf =
    { $winner ->
        [humans] Вы побеждаете, только если выигрывают люди и в конце игры верно все следующее.
       *[cylons] Вы побеждаете, только если выигрывают Сайлоны и в конце игры верно все следующее.
    }
cards-agenda-secret = Держите карту в секрете: вы можете сказать, какой стороне помогаете, и ничего больше.
cards-agenda-brief =
    { $winner ->
        [humans] Выигрывают люди, и { $conditions }
       *[cylons] Выигрывают Сайлоны, и { $conditions }
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
cards-agenda-infiltrating = вы внедрены во флот людей
cards-agenda-free = вы не на гауптвахте и не в локации «Изолятор»
cards-agenda-jailedOrExecuted = вы на гауптвахте или в локации «Изолятор» либо были казнены в этой игре
cards-agenda-superCrisis = вы сыграли в этой игре карту суперкризиса

## cards.loyalty

cards-loyalty-cylon = Вы Сайлон. Вы побеждаете, если люди проигрывают: когда исчерпан ресурс, когда центурионы захватывают Галактику или когда повреждены 6 ее локаций.
cards-loyalty-cylonHides = Пока вы не раскроетесь, этого никто не знает, и вы во всем считаетесь человеком. Срывайте проверки навыков, растрачивайте ресурсы и сейте сомнения, но не попадитесь.
cards-loyalty-cylonReveals = Вы можете раскрыться действием в свой ход или по Executive Order. Часто лучше подождать; на гауптвахте раскрыться тоже можно, но без эффекта ниже.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] Когда вы раскрываетесь, происходит вот что: { $what }
       *[no] Когда вы раскрываетесь, можно сделать вот что: { $what }
    }
cards-loyalty-afterDiscard = После сброса карт: { $what }
cards-loyalty-thenReveal = Затем вы оставляете себе 3 карты навыков, теряете титулы, отправляетесь в локацию «Корабль воскрешения» и берете карту суперкризиса. Если это ваш ход, он заканчивается.
cards-loyalty-cylonPlays = Как игрок-Сайлон вы действуете в локациях Сайлонов, каждый ход берете карты навыков по своему выбору и добавляете в каждую проверку навыка не больше 1 карты.

cards-loyalty-sympathizer = Вы раскрываете эту карту, как только получаете ее.
cards-loyalty-sympathizerJailed = Если хотя бы один ресурс в красной зоне, вас отправляют на гауптвахту, а больше ничего не меняется.
cards-loyalty-sympathizerTurns = Иначе вы становитесь игроком-Сайлоном и побеждаете вместе с Сайлонами. Карты суперкризиса у вас нет, и активировать локацию «Флот Сайлонов» вы не можете.

cards-loyalty-sympatheticCylon = Вы раскрываете эту карту, как только получаете ее, и становитесь игроком-Сайлоном без карты суперкризиса.
cards-loyalty-sympatheticCylonWins = Вы берете карту замысла и побеждаете, только если в конце игры верно все, что на ней сказано, что бы ни говорили другие ваши карты лояльности.
cards-loyalty-sympatheticCylonInfiltrates = В локации «Флот людей» вы можете внедриться: тогда вы играете среди людей, пока не прекратите это.

cards-loyalty-human = Без карты «Вы Сайлон» вы человек: помогите флоту достичь цели, пока не исчерпаны ресурсы.
cards-loyalty-humanLater = В середине игры вы можете получить еще одну карту лояльности. Если она говорит, что вы Сайлон, с этого момента вы Сайлон.

cards-loyalty-goal = Действием вы можете раскрыть эту карту. Тогда: { $what }
cards-loyalty-goalIf = Действием вы можете раскрыть эту карту, если { $condition }. Тогда: { $what }
cards-loyalty-goalMissed = Если в конце игры она все еще лежит лицом вниз, а вы не игрок-Сайлон, флот теряет { NOUN($amounts, case: "acc") }.
cards-loyalty-goalAfter = Она считается картой «Вы не Сайлон». Раскрытая, она остается перед вами и больше ничего не делает.

cards-loyalty-examined = Когда другой игрок смотрит эту карту благодаря какому-либо эффекту, ее видят все: { $what }
cards-loyalty-shownByExecution = Когда ее показывают при казни: { $what }
cards-loyalty-leavesGame = Затем она удаляется из игры.
cards-loyalty-finalFiveAfter = Она считается картой «Вы не Сайлон». Если ее передать, ничего не происходит; на игроков-Сайлонов она не действует.

cards-loyalty-mutineer = Вы раскрываете эту карту, как только получаете ее. Взамен вы берете из колоды лояльности еще одну карту лояльности. Она считается картой «Вы не Сайлон»; вашу сторону определяют остальные ваши карты лояльности.
cards-loyalty-mutineerGets = Каждый раз, когда вы ее получаете, вы берете 1 карту мятежа и передаете все титулы, каждый следующему игроку в его порядке преемственности.
cards-loyalty-mutineerHolds = Вы можете держать 2 карты мятежа, и только третья отправляет вас на гауптвахту.
cards-loyalty-mutineerJumps = Если вы разыгрываете символ подготовки к прыжку в свой ход, вы берете 1 карту мятежа.
cards-loyalty-mutineerReveals = Если вы раскрываетесь как Сайлон, вы отдаете эту карту игроку-человеку.

cards-loyalty-side =
    { $allegiance ->
        [hiddenCylon] Вы Сайлон, и пока никто этого не знает. Вы побеждаете, если люди проигрывают, что бы ни говорили другие ваши карты лояльности.
        [cylonPlayer] Вы игрок-Сайлон. Вы побеждаете, если люди проигрывают, какие бы карты лояльности у вас ни были.
        [noTeam] Вы не входите ни в одну команду, какие бы карты лояльности у вас ни были.
       *[human] Вы человек. Вы побеждаете, если флот достигнет цели, пока не исчерпаны ресурсы.
    }
cards-loyalty-changesNothing =
    { $allegiance ->
        [hiddenCylon] Эта карта ничего не меняет: с картой «Вы Сайлон» вы Сайлон, что бы еще у вас ни было.
        [cylonPlayer] Эта карта ничего не меняет: вы игрок-Сайлон и остаетесь им.
       *[noTeam] Эта карта ничего не меняет: вы не входите ни в одну команду.
    }
cards-loyalty-humanNow = Она не делает вас Сайлоном. Помогите флоту достичь цели, пока не исчерпаны ресурсы.
cards-loyalty-cylonShown = Этой картой вы раскрылись. Вы побеждаете, если люди проигрывают: когда исчерпан ресурс, когда центурионы захватывают Галактику или когда повреждены 6 ее локаций.
cards-loyalty-goalShown = Она считается картой «Вы не Сайлон» и больше ничего не делает.
cards-loyalty-goalOfCylon = Она считается картой «Вы не Сайлон». Как игрок-Сайлон вы не можете ее раскрыть, и в конце игры флот ничего из-за нее не теряет.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] Из-за этой карты вы стали игроком-Сайлоном. Активировать локацию «Флот Сайлонов» вы не можете.
       *[no] Эта карта уже разыграна. Она считается картой «Вы не Сайлон».
    }
cards-loyalty-mutineerShown = Она считается картой «Вы не Сайлон»; вашу сторону определяют остальные ваши карты лояльности.

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
cards-location-noAction = Действия здесь нет.
cards-location-onlyIf = Только если { $condition }
cards-location-notSympathizer = Сочувствующий, который стал Сайлоном, не может ее использовать.
cards-location-receivesNone = В начале своего хода вы не берете здесь карт навыков.
cards-location-receivesOnly = В начале своего хода вы берете здесь только { NOUN($cards, case: "acc") }.
cards-location-hazardous = Опасная локация: переместиться сюда по своему выбору нельзя.
cards-location-damageable = Если она повреждена, все, кто здесь, отправляются в лазарет, а действие закрыто до ремонта.

cards-location-sickbay = В начале своего хода вы берете здесь только 1 карту навыка. Уйти можно как обычно.
cards-location-brig = Вы не можете перемещаться, не берете карту кризиса в свой ход и добавляете в каждую проверку навыка не больше 1 карты.
cards-location-brigTitle = Адмирал, которого отправляют сюда, теряет титул.
cards-location-detention = Вы не можете перемещаться и добавляете в каждую проверку навыка не больше 2 карт. Карты кризиса вы по-прежнему берете, и Адмирал сохраняет титул.
cards-location-detentionInstead = Тот, кого отправили бы с Новой Каприки на гауптвахту, попадает сюда.
cards-location-medicalCenter = В начале своего хода вы берете здесь только 1 карту навыка. Тот, кого отправили бы с Новой Каприки в лазарет, попадает сюда.
cards-location-hubDestroyed = Она занимает место локации «Корабль воскрешения».
cards-location-hubDestroyedDraw = В начале своего хода вы теряете здесь свои карты суперкризиса и не берете карт навыков.

## cards.deck

cards-deck-skill = { $skill }, сила { $strengths }
cards-deck-mayUse = { $when } — ее можно сыграть: { $what }
cards-deck-onlyIf = Только если { $condition }
cards-deck-oncePerTurn = Только один раз за ход на всех игроков.
cards-deck-oncePerTurnWith = Только один раз за ход на всех игроков, считая вместе с картой «{ $card }».
cards-deck-mutinyOnDiscard = Если ее по своему выбору сбрасывает игрок-человек, он берет 1 карту мятежа, один раз за ход.
cards-deck-onlyCylons = Использовать ее могут только игроки-Сайлоны.

cards-deck-quorum = Действие Президента
cards-deck-mayDiscard = { $moment } владелец может сбросить ее: { $what }
cards-deck-titleMayDiscard = { $moment }, { $title } может сбросить ее: { $what }
cards-deck-stays = Она остается перед этим игроком и теряется, если он становится Сайлоном.

cards-deck-destination = Расстояние { $distance }
cards-deck-afterwards = Когда прыжок завершен

cards-deck-benevolent = Благой результат
cards-deck-antagonistic = Враждебный результат

## cards.pieces

cards-pieces-raider = При активации Рейдеров каждый атакует Вайпер в своем секторе, или уничтожает там гражданский корабль, или движется к ближайшему гражданскому кораблю. Если гражданских кораблей в космосе нет, он атакует Галактику и при 8 повреждает ее.
cards-pieces-raiderHit = Уничтожается при 3 и больше.
cards-pieces-heavyRaider = При активации тяжелых Рейдеров каждый движется к сектору «нос, левый борт» или «корма, левый борт». Тот, кто уже там, высаживается на Галактику: центурион начинает на шкале десанта.
cards-pieces-heavyRaiderHit = Уничтожается при 7 или 8.
cards-pieces-basestar = При активации Базовых кораблей каждый атакует Галактику и при 4 и больше повреждает ее.
cards-pieces-basestarHit = Вайпер повреждает его при 8, «Управление орудиями» — при 5 и больше. 3 повреждения уничтожают его.

cards-pieces-raptor = Разведчик флота. Стоит в «Резерве», оттуда им рискуют, там его и теряют.
cards-pieces-fighter = Истребитель флота, беспилотный или с игроком, который умеет пилотировать. Запускается в секторе «нос, левый борт» или «корма, левый борт».
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
cards-pieces-mayStay = Когда флот совершает прыжок, может остаться на месте.
cards-pieces-attacks =
    { $how ->
        [damaged] Уничтожает Рейдера при 3 и больше, тяжелого Рейдера при 7 или 8; Базовый корабль повреждает, если выпадает { $damaged }.
        [destroyed] Уничтожает Рейдера при 3 и больше, тяжелого Рейдера при 7 или 8; Базовый корабль уничтожает, если выпадает { $destroyed }.
       *[both] Уничтожает Рейдера при 3 и больше, тяжелого Рейдера при 7 или 8; Базовый корабль повреждает, если выпадает { $damaged }, и уничтожает, если выпадает { $destroyed }.
    }

cards-pieces-fleetMarker = Показывает на шкале подготовки к прыжку, насколько подготовлен прыжок.
cards-pieces-pursuitMarker = Показывает на шкале преследования, насколько близок Флот Сайлонов.
cards-pieces-allyToken = Лежит там, где его союзник ждет встречи.
cards-pieces-miracle = Каждый игрок начинает с одним и тратит его на способность, которая применяется раз за игру. За другой жетон ее можно применить снова.
cards-pieces-allegianceMarker = Показывает, кому верен мятежный базовый корабль: игрокам-людям или игрокам-Сайлонам.
cards-pieces-currentPlayer = У кого он, того и ход.
cards-pieces-die = У него 8 граней. После всех изменений результат больше 8 считается за 8, меньше 1 — за 1.
cards-pieces-marker = Жетон: { $name }.

cards-pieces-traumaBenevolent = На суде игроки-люди его сбрасывают, а против игроков-Сайлонов он засчитывается.
cards-pieces-traumaAntagonistic = На суде игроки-Сайлоны его сбрасывают, а против игроков-людей он засчитывается.
cards-pieces-traumaDisaster = Кто его берет, сразу показывает: персонажа игрока-человека казнят, игрок-Сайлон берет еще 2 жетона. Затем жетон возвращается в запас.
cards-pieces-traumaDisasterAlly = На союзнике он не дает ни одного из результатов.

cards-pieces-damageLoses = Потеряйте { NOUN($amounts, case: "acc") }. Жетон удаляется из игры.
cards-pieces-damageCloses = Все, кто { NOUN($place, case: "at") }, отправляются в лазарет, и ее действие закрыто до ремонта.
cards-pieces-damageClosesPegasus = Все, кто { NOUN($place, case: "at") }, отправляются в лазарет, и ее действие закрыто до ремонта. Когда повреждены все локации Пегаса, корабль потерян.

cards-pieces-basestarDamage =
    { $count ->
        [one] Считается за { $count } повреждение; с 3 Базовый корабль уничтожен.
        [few] Считается за { $count } повреждения; с 3 Базовый корабль уничтожен.
       *[many] Считается за { $count } повреждений; с 3 Базовый корабль уничтожен.
    }
cards-pieces-basestarWhenDrawn = Когда его берут
cards-pieces-basestarNoLaunch = Этот Базовый корабль не выпускает ни Рейдеров, ни тяжелых Рейдеров.
cards-pieces-basestarNoAttack = Этот Базовый корабль не атакует Галактику.
cards-pieces-basestarBonus = К каждому броску атаки по этому Базовому кораблю прибавляется { $bonus }.
cards-pieces-basestarNothing = Другого эффекта у него нет.

cards-pieces-civilianNothing = Если он уничтожен, больше ничего не теряется.
cards-pieces-civilianLoses = Если он уничтожен, потеряйте { NOUN($amounts, case: "acc") }.
cards-pieces-civilianHidden = Лежит лицом вниз: что на нем, знает только тот, кто его посмотрел.
cards-pieces-resource = { $resource }: в начале { $start }, никогда не больше { $max }
cards-pieces-resourceRed = Красная зона — { $redZone } и меньше. Если ресурс в конце хода исчерпан, Сайлоны выигрывают.
cards-pieces-nuke = Действие Адмирала
cards-pieces-nukeWithFleetBoard = С полем «Флот Сайлонов»
cards-pieces-centurion = При каждой активации тяжелых Рейдеров продвигается на 1 деление по шкале десанта. На конце шкалы Сайлоны выигрывают.
cards-pieces-centurionHit = «Арсенал» уничтожает его при 7 или 8.
cards-pieces-occupationForce = Движется через локации «Оккупационная администрация», «Каньон Бридерс» и «Верфь». Из локации «Верфь» он уходит с поля и уничтожает гражданский корабль.
cards-pieces-occupationForceHit = Игрок-человек рядом с ним уничтожает его при 5 и больше; игрок-Сайлон рядом с ним может задерживать людей.
cards-pieces-scar = Один из Рейдеров. Пока его карта кризиса в игре, при каждой активации Рейдеров он действует 2 раза.
cards-pieces-scarHit = Уничтожается, только если на кубике 7 или 8.

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
        [red] Деление { $index } (красное): население −{ $population }. Отсюда флот может совершить прыжок через «Управление гипердвигателем»: при 6 и меньше население −{ $population }.
        [blue] Деление { $index } (синее): население −{ $population }. Отсюда флот может совершить прыжок через «Управление гипердвигателем»: при 6 и меньше население −{ $population }.
       *[none] Деление { $index }: население −{ $population }. Отсюда флот может совершить прыжок через «Управление гипердвигателем»: при 6 и меньше население −{ $population }.
    }
cards-pieces-spaceCivilians = Деление { $index }: { $ships }. Столько помещается, когда сюда приходит жетон.

cards-pieces-titleInBrig = Титул сохраняется и на гауптвахте.
cards-pieces-titleLost = Титул теряется при отправке { NOUN($places, case: "to") }.
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
cards-pieces-setup = В начале игры помещаются: { $ships }
cards-pieces-setupLater = { $when }, помещаются: { $ships }

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
cards-gameRules-quorumLimit = в конце каждого хода Президент оставляет себе не больше { NOUN($cards, case: "gen") }
cards-gameRules-cylonsDrawDifferent = карты навыков, которые игрок-Сайлон берет в начале хода, — разных типов
cards-gameRules-jumpIconsInCylonTurns = символ подготовки к прыжку на карте кризиса, которую разыгрывает игрок-Сайлон, действует
cards-gameRules-sleepersOnlyHuman = в фазе спящего агента игрок-Сайлон получает 1 карту лояльности, что бы ни говорил лист персонажа
cards-gameRules-handsOverLoyalty = тот, кто становится игроком-Сайлоном при расстоянии { $distance } или меньше, передает все остальные карты лояльности, лежащие лицом вниз, одному игроку-человеку

## cards.rule

cards-rule-replaced = В этой игре вместо него действует { $number } ({ $name })
