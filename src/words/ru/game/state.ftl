## view

view-pair = { $what }: { $value }
view-none = нет
view-resource =
    { $red ->
        [yes] { $resource } { $left } (красная зона)
       *[no] { $resource } { $left }
    }
view-jumpReturns = подготовка к прыжку { $space } из 5, в конце шкалы Галактика возвращается
view-jumpUnused = шкала подготовки к прыжку больше не используется
view-jumpNotReady = подготовка к прыжку { $space } из 5, Управление гипердвигателем не готово
view-jumpReady = подготовка к прыжку { $space } из 5, Управление гипердвигателем готово (риск: население −{ $risk })
view-distance = расстояние { $distance }
view-distanceOf = расстояние { $distance } из { $goal }
view-distanceReached = расстояние { $distance }, следующий прыжок — последний
view-damagedOf =
    { $all ->
        [yes] с повреждениями
       *[no] с повреждениями: { $count }
    }
view-withPilots = { $ships } (за штурвалом { $pilots })
view-noShips = кораблей в космосе нет
view-inSpace = в космосе
view-reserves = Резерв
view-inRepair = в ремонте { $ships }
view-damaged = повреждено
view-closed = закрыто
view-inPlay = в игре
view-boardingSpace =
    { $space ->
        [0] на старте
       *[other] на делении { $space } из 3
    }
view-boardingAtOne = десант: { $centurions } { $where }
view-boarding = десант: { $centurions }, { $where }

view-piloting = на Вайпере ({ $area })
view-offBoard = вне поля
view-notYet = еще не на поле
view-out = вне игры
view-cylon =
    { $kind ->
        [sympathizer] сочувствующий и Сайлон
        [sympathetic] дружественный Сайлон
        [leader] лидер Сайлонов
       *[revealed] Сайлон
    }
view-infiltrating = внедрение
view-onceUsed = способность «один раз за игру» использована
view-noMiracle = нет жетона чуда
view-miracles = жетоны чуда
view-mutineer = Мятежник
    .short = Мят.
view-faceUp = открыто: { $cards }
view-openLoyalty = открытые карты лояльности
view-mutiny = карты мятежа

view-check = проверка навыка { $difficulty }, { $source }
view-strength = сила { $total }
view-cards = карты
view-destiny = судьба { $count }
view-waiting = игра ждет игрока { $player }: { $ask }
view-boardHead = поле, ход { $turn } · { $phase }: { $player }
view-statusHead = ход { $turn } · { $phase }: { $player }

## view.standing

view-standing-noSheet = Ваш лист персонажа не действует.
view-standing-asCylon =
    { $away ->
        [yes] Вы считаетесь игроком-Сайлоном.
       *[no] Вы считаетесь игроком-Сайлоном, пока не внедритесь во Флоте людей.
    }
view-standing-asHuman = Вы считаетесь игроком-человеком: получаете 3 карты навыков за ход, берете карты кризиса, добавляете в проверку не больше 2 карт (с гауптвахты 1), не можете получать титулы и использовать текст карт предательства.
view-standing-ending =
    { $away ->
        [yes] Внедрение заканчивается действием: оно переносит вас в Медицинский центр; с гауптвахты или из Изолятора вы оставляете себе 3 карты навыков.
       *[no] Внедрение заканчивается действием: оно переносит вас на Корабль воскрешения; с гауптвахты или из Изолятора вы оставляете себе 3 карты навыков.
    }

## view.modules

view-modules-truce = перемирие: до конца этого хода корабли Сайлонов не действуют
view-modules-orbit =
    { $inOrbit ->
        [yes] Галактика снова на орбите
       *[no] Галактика далеко
    }
view-modules-orbitShort =
    { $inOrbit ->
        [yes] Галактика на орбите
       *[no] Галактика далеко
    }
view-modules-locked = заблокировано: { $ships }
view-modules-prepared = подготовлено: { $count }
view-modules-noForces = оккупационных отрядов нет
view-modules-forces = { $forces } ({ $places })
view-modules-symbol =
    { $symbol ->
        [benevolent] благой
        [antagonistic] враждебный
       *[disaster] бедствие
    }
view-modules-allies = союзники
view-modules-ally = { $ally } { NOUN($place, case: "at") }
view-modules-alliesAt = союзники: { $places }
view-modules-pursuit = преследование { $space } из 4
view-modules-noShips = кораблей нет
view-modules-mission = миссия
view-modules-faceDown = лицом вниз
view-modules-missionsLeft = в колоде { $missions }
view-modules-rebel =
    { $side ->
        [human] мятежный базовый корабль у людей
       *[cylon] мятежный базовый корабль у Сайлонов
    }
view-modules-trauma = жетоны травмы
view-modules-pool = в запасе { $count }
view-modules-lying =
    { $count ->
        [one] 1 { NOUN($places, case: "at") }
       *[other] по 1 в локациях: { $places }
    }
view-modules-crossroads = карты перепутья
view-modules-crossroadsHidden =
    { $laid ->
        [yes] { $player } (лицом вниз, с жетоном)
       *[no] { $player } (лицом вниз, без жетона)
    }
view-modules-faceUp = { $open } из { $all } лицом вверх
view-modules-motives = мотивы игрока { $player }
view-modules-hidden = скрыто { $count }

## gameOptions

gameOptions-seats = Есть только места с 1 по { $players }.
gameOptions-players = Для игры нужно от 3 до 6 игроков или 7 с лидером Сайлонов, а не { $players }.
gameOptions-sevenNeedLeader = Всемером можно играть, только если один из игроков — лидер Сайлонов: включите лидеров Сайлонов.
gameOptions-sevenNeedExpansion = Всемером можно играть только с дополнением «Пегас» или «Рассвет».
gameOptions-notYet = { $name }: с этим играть пока нельзя, уберите.
gameOptions-expansionTwice = Укажите каждое дополнение один раз.
gameOptions-noObjective = Цели «{ $name }» нет.
gameOptions-objectiveNeeds = Цель «{ $name }» требует дополнения: { $needed }.
gameOptions-objectiveNotYet = С целью «{ $name }» играть пока нельзя: выберите Кобол.
gameOptions-noDifficulty = Сложности «{ $name }» нет.
gameOptions-leaderNeedsExpansion = Для лидеров Сайлонов нужно дополнение «Пегас» или «Рассвет».
gameOptions-leaderOfThree = Втроем лидером Сайлонов быть нельзя: нужно от 4 до 7 игроков.
gameOptions-leaderNotYet = С лидерами Сайлонов играть пока нельзя: отключите их.
gameOptions-sympatheticNeedsPegasus = Для дружественного Сайлона нужно дополнение «Пегас».
gameOptions-sympatheticNotWithDaybreak = С дополнением «Рассвет» дружественного Сайлона нет.
gameOptions-sympatheticNumbers = Дружественный Сайлон занимает место сочувствующего, который бывает только в играх на 4 или 6 игроков.
gameOptions-sympatheticNotYet = С дружественным Сайлоном играть пока нельзя: отключите его.
gameOptions-noSympathizerNumbers = Вариант «Без сочувствующего» — для 4 или 6 игроков: при другом числе его и так нет.
gameOptions-noSympathizerNotWithLeader = Игра без сочувствующего не сочетается с лидерами Сайлонов: отключите одно из двух.
gameOptions-noSympathizerNotWithSympathetic = Играйте или без сочувствующего, или с дружественным Сайлоном.
gameOptions-noSympathizerNotWithDaybreak = С дополнением «Рассвет» сочувствующего и так нет: отключите этот вариант.
gameOptions-optionTwice = Укажите каждый вариант один раз.
gameOptions-noOption = Варианта «{ $name }» нет.
gameOptions-needs = { $name }: требуется { $needed }.
gameOptions-notWith = { $name } не сочетается с { $other }: отключите одно из двух.
gameOptions-numbers = { $name }: число игроков { $numbers }, а не { $players }.

## rules

rules-inPlay = пока эта карта в игре, { $rule }
rules-inPlayUntil =
    { $until ->
        [untilJump] пока флот не совершит прыжок, { $rule }
        [untilLossOrJump] пока не уничтожен гражданский или Базовый корабль или пока флот не совершит прыжок, { $rule }
        [untilBasestarLostOrJump] пока не уничтожен Базовый корабль или пока флот не совершит прыжок, { $rule }
        [untilNoRaidersOrJump] пока есть хотя бы один Рейдер и флот не совершил прыжок, { $rule }
        [untilScarLostOrJump] пока не уничтожен Шрам или пока флот не совершит прыжок, { $rule }
       *[toEnd] пока эта карта в игре, { $rule }
    }

rules-handLimit = ваш лимит карт в конце каждого хода — { $cards }, а не 10
rules-randomDiscards = когда вы обязаны сбросить карты навыков, они выбираются случайным образом
rules-forbidsActivation =
    { $yours ->
        [yes] вы не можете активировать { NOUN($locations, case: "acc") }
       *[no] никто не может активировать { NOUN($locations, case: "acc") }
    }
rules-activationCost = каждый раз перед активацией локации сбросьте { NOUN($cards, case: "acc") }
rules-costAt = каждый раз перед активацией { NOUN($locations, case: "gen") } сбросьте { NOUN($cards, case: "acc") }
rules-movesAlone = вы не можете по своему выбору переместиться в локацию, где есть другой персонаж
rules-discardsAtReveal = каждый раз, когда игрок раскрывает карту «Вы Сайлон», сбросьте все свои карты навыков
rules-activatesAlone = вы не можете активировать локацию, где есть другой персонаж, кроме { NOUN($locations, case: "gen") }
rules-crisisDraw =
    { $count ->
        [2] когда вы берете карту кризиса, возьмите 2, тайно выберите 1 и положите другую под низ колоды
       *[other] когда вы берете карту кризиса, возьмите { $count }, тайно выберите 1 и положите остальные под низ колоды
    }
rules-drawsAfterCrisis = после раскрытия взятой вами карты кризиса возьмите { NOUN($cards, case: "acc") } любого типа
rules-loyaltyAtSetup = вы начинаете игру с { NOUN($cards, case: "ins") }
rules-extraNotACylon =
    { $count ->
        [one] с этим персонажем в игре в колоду лояльности добавляется еще { $count } карта «Вы не Сайлон»
        [few] с этим персонажем в игре в колоду лояльности добавляются еще { $count } карты «Вы не Сайлон»
       *[many] с этим персонажем в игре в колоду лояльности добавляется еще { $count } карт «Вы не Сайлон»
    }
rules-sleeperAgent = в фазе спящего агента вы получаете { NOUN($cards, case: "acc")}, а затем отправляетесь { NOUN($to, case: "to") }
rules-skipsFirstSkills = в начале своего первого хода с этим персонажем вы не получаете карт навыков
rules-takesFirstBox = когда в ваш ход карта кризиса дает выбор текущему игроку, вы должны выбрать первый вариант (не с картой суперкризиса)
rules-actionsIfPiloting =
    { $count ->
        [one] если в начале своего хода вы пилотируете Вайпер, в этом ходу у вас { $count } действие
        [few] если в начале своего хода вы пилотируете Вайпер, в этом ходу у вас { $count } действия
       *[many] если в начале своего хода вы пилотируете Вайпер, в этом ходу у вас { $count } действий
    }
rules-stranded = вы начинаете не в игре и не можете ни перемещаться, ни действовать; в начале своего хода номер { $turn } вы прибываете { NOUN($place, case: "to") }
rules-startsPiloting = вы начинаете игру пилотом Вайпера
rules-discardsOnlyCard = в начале хода каждого игрока, если у вас на руке ровно 1 карта навыка, сбросьте ее
rules-contributesNoneOr = вы либо не добавляете карт в проверку навыка, либо добавляете хотя бы { $atLeast }; на гауптвахте это не действует
rules-contributesAtMost = вы добавляете в проверку навыка не больше { NOUN($cards, case: "gen") }
rules-positiveStrength = в проверках взятых вами карт кризиса все карты навыков силы { $strength } идут в плюс

rules-difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] сложность { NOUN($checks, case: "gen") } понижается на { $by }; затем эта карта сбрасывается
           *[raised] сложность { NOUN($checks, case: "gen") } повышается на { $by }; затем эта карта сбрасывается
        }
       *[no] { $change ->
            [lowered] сложность { NOUN($checks, case: "gen") } понижается на { $by }
           *[raised] сложность { NOUN($checks, case: "gen") } повышается на { $by }
        }
    }
rules-checksAt = проверка { NOUN($locations, case: "gen") }
    .gen = проверки { NOUN($locations, case: "gen") }
rules-checksAgainst = проверка { NOUN($aimed, case: "gen") } против { NOUN($target, case: "gen") }
    .gen = проверки { NOUN($aimed, case: "gen") } против { NOUN($target, case: "gen") }
rules-checksAtOrAgainst = проверка { NOUN($locations, case: "gen") } или проверка { NOUN($aimed, case: "gen") } против { NOUN($target, case: "gen") }
    .gen = проверки { NOUN($locations, case: "gen") } или проверки { NOUN($aimed, case: "gen") } против { NOUN($target, case: "gen") }

rules-unmannedAttack =
    { $change ->
        [lowered] каждый бросок атаки беспилотного Вайпера уменьшается на { $by }
       *[raised] каждый бросок атаки беспилотного Вайпера увеличивается на { $by }
    }
rules-launchBonus = каждый раз, когда Базовый корабль выпускает Рейдеров или тяжелых Рейдеров, он выпускает на { $count } больше
rules-noLoyaltyLooks = смотреть карты лояльности других игроков нельзя никому
rules-closesBoard = больше никто не может переместиться { NOUN($board, case: "to") }
rules-destinationDraw =
    { $count ->
        [one] при следующем прыжке владелец этой карты вместо Адмирала берет { $count } карту пункта назначения и выбирает 1; затем эта карта сбрасывается
        [few] при следующем прыжке владелец этой карты вместо Адмирала берет { $count } карты пунктов назначения и выбирает 1; затем эта карта сбрасывается
       *[many] при следующем прыжке владелец этой карты вместо Адмирала берет { $count } карт пунктов назначения и выбирает 1; затем эта карта сбрасывается
    }
rules-onlyCandidate = пока у владельца этой карты нет титула { NOUN($title, case: "gen") }, никого другого нельзя назначить { NOUN($place, case: "at") }
rules-inspectsAll = { NOUN($place, case: "at") } вы можете посмотреть все гражданские корабли на поле и переместить любое их число
rules-executedAtMorale = как только мораль опускается до { $morale } или меньше, вас казнят; мораль из-за этого не теряется
rules-sickbayIfUnmoved = если вы заканчиваете фазу действия там же, где начался ваш ход, вы отправляетесь в лазарет
rules-burdenedWith = { $skill } входит в ваш набор навыков, но использовать текст этих карт вы не можете
rules-raidersAlsoLaunch = каждый раз после активации Рейдеров каждый Базовый корабль выпускает { NOUN($ships, case: "acc") }
rules-atBasestarLoss = за каждый уничтоженный Базовый корабль: { $effects }
rules-executesAtJump = всех, кто { NOUN($locations, case: "at") } во время прыжка флота, казнят после прыжка
rules-noOncePerGame = игроки-люди не могут использовать способности «один раз за игру»
rules-cardActionCost =
    { $count ->
        [one] чтобы использовать карту навыка как действие или вместо передвижения, вы сбрасываете еще { $count } карту навыка
        [few] чтобы использовать карту навыка как действие или вместо передвижения, вы сбрасываете еще { $count } карты навыков
       *[many] чтобы использовать карту навыка как действие или вместо передвижения, вы сбрасываете еще { $count } карт навыков
    }
rules-revealsOnlyHeld = вы можете раскрыться как Сайлон действием только на гауптвахте
rules-losesDamagedViper = Вайпер, который вы пилотируете, уничтожается вместо повреждения
rules-looksDeeper =
    { $count ->
        [one] используя «{ $card }», вы смотрите { $count } карту и кладете каждую наверх или под низ в любом порядке
        [few] используя «{ $card }», вы смотрите { $count } карты и кладете каждую наверх или под низ в любом порядке
       *[many] используя «{ $card }», вы смотрите { $count } карт и кладете каждую наверх или под низ в любом порядке
    }
rules-receivesLessOff = в начале своего хода вы получаете на { NOUN($cards, case: "acc") } меньше, если вы не { NOUN($board, case: "on") }
rules-crisisDiscardsLess = по каждой карте кризиса вы один раз сбрасываете на { NOUN($cards, case: "acc") } меньше (не по карте суперкризиса)
rules-discardsInCompany = если в конце вашей фазы передвижения в вашей локации есть другой игрок, сбросьте { NOUN($cards, case: "acc") }; если у вас меньше карт, в конце хода вы отправляетесь на гауптвахту
rules-noSkillsInHazard = в опасной локации вы не получаете карт навыков в начале своего хода
rules-leavingCost = чтобы по своему выбору переместиться { NOUN($locations, case: "from") }, сбросьте { NOUN($cards, case: "acc") }
rules-infiltrationDraw =
    { $count ->
        [one] во время внедрения вы получаете еще { $count } карту навыка вместо 1, кроме как в лазарете
        [few] во время внедрения вы получаете еще { $count } карты навыков вместо 1, кроме как в лазарете
       *[many] во время внедрения вы получаете еще { $count } карт навыков вместо 1, кроме как в лазарете
    }
rules-abstainsInActions = вы не можете добавлять карты в проверки навыка в фазе действия другого игрока (не с картой суперкризиса)
rules-addsUpTo = вы можете добавить в проверку { NOUN($cards, case: "acc") }, во время внедрения — { $infiltrating }, но не на гауптвахте (не с картой суперкризиса и не в миссии)
rules-showsContribution = 1 из карт, которые вы добавляете в проверку навыка, лежит лицом вверх (не с картой суперкризиса и не в миссии)
rules-miracleLimit = у вас может быть до { NOUN($tokens, case: "gen") }
rules-miraclePrice = каждый раз это стоит { NOUN($tokens, case: "acc") }
rules-scar = каждый раз при активации Рейдеров Шрам действует 2 раза; он уничтожается только при результате кубика 7 или 8
rules-shuffledInAtJump = когда флот совершает прыжок, эта карта не сбрасывается, а замешивается в колоду кризисов
rules-viperCost = тот, кто хочет активировать Вайпер, каждый раз сбрасывает { NOUN($cards, case: "acc") } или один раз — за действие, которым один Вайпер перемещается или атакует несколько раз; передвижение хода бесплатно
rules-forbidsCardActions =
    { $yours ->
        [yes] вы не можете играть { NOUN($cards, case: "plural") } как действие или вместо передвижения
       *[no] никто не может играть { NOUN($cards, case: "plural") } как действие или вместо передвижения
    }
rules-mutinyAtStart = вступая в игру, вы берете { NOUN($cards, case: "acc") }
rules-picksMutiny = каждый раз, когда кто-то берет карту мятежа, вместо этого вы смотрите 2 верхние, отдаете этому игроку 1 и кладете другую под низ колоды
rules-afterMutiny = каждый раз, когда вы берете карту мятежа: { $effects }

## grammar

grammar-times =
    { $count ->
        [1] один раз
        [2] дважды
        [few] { $count } раза
       *[other] { $count } раз
    }
