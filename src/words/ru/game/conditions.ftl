## effects.conditions

effects-conditions-hasNuke = осталась ядерная бомба
effects-conditions-holdsSuperCrisis = у вас есть карта суперкризиса
effects-conditions-handAtMost =
    { $count ->
        [one] у вас не больше { $count } карты навыка
       *[other] у вас не больше { $count } карт навыков
    }
effects-conditions-distanceAtMost = флот прошел расстояние { $most } или меньше
effects-conditions-piloting = вы пилотируете Вайпер
effects-conditions-canTake = титул { NOUN($title, case: "gen") } у другого игрока и вы можете его получить
effects-conditions-otherEligible = кто-то другой может получить титул { NOUN($title, case: "gen") }
effects-conditions-withTitle = в игре есть титул { NOUN($title, case: "gen") }
effects-conditions-viperIn =
    { $where ->
        [reserves] есть Вайпер в «Резерве»
        [damagedCraft] есть поврежденный Вайпер
       *[space] есть Вайпер в космосе
    }
effects-conditions-aboard = вы { NOUN($board, case: "on") }
effects-conditions-currentAboard = текущий игрок { NOUN($board, case: "on") }
effects-conditions-theyAreAboard = находится { NOUN($board, case: "on") }
effects-conditions-humanInBrig = кто-то из игроков-людей на гауптвахте или в Изоляторе
effects-conditions-basestarOnBoard = в космосе есть Базовый корабль
effects-conditions-basestarLeft = в запасе остался Базовый корабль
effects-conditions-atMost = { $resource } — { $bound } или меньше
effects-conditions-atLeast = { $resource } — { $bound } или больше
effects-conditions-blueSpace = жетон флота на синем делении шкалы подготовки к прыжку
effects-conditions-holdsTitle = у вас есть титул { NOUN($title, case: "gen") }
effects-conditions-canLaunch = вы можете пилотировать Вайпер и есть Вайпер для запуска
effects-conditions-cylonShipInSpace = в космосе есть корабль Сайлонов
effects-conditions-centurionAboard = на шкале десанта есть центурион

## effects.filters

effects-filters-player =
    { $other ->
        [yes] { $team ->
            [human] другой игрок-человек
            [Cylon] другой игрок-Сайлон
           *[any] другой игрок
        }
       *[no] { $team ->
            [human] любой игрок-человек
            [Cylon] любой игрок-Сайлон
           *[any] любой игрок
        }
    }
    .gen =
        { $other ->
            [yes] { $team ->
                [human] другого игрока-человека
                [Cylon] другого игрока-Сайлона
               *[any] другого игрока
            }
           *[no] { $team ->
                [human] любого игрока-человека
                [Cylon] любого игрока-Сайлона
               *[any] любого игрока
            }
        }
    .dat =
        { $other ->
            [yes] { $team ->
                [human] другому игроку-человеку
                [Cylon] другому игроку-Сайлону
               *[any] другому игроку
            }
           *[no] { $team ->
                [human] любому игроку-человеку
                [Cylon] любому игроку-Сайлону
               *[any] любому игроку
            }
        }
    .acc =
        { $other ->
            [yes] { $team ->
                [human] другого игрока-человека
                [Cylon] другого игрока-Сайлона
               *[any] другого игрока
            }
           *[no] { $team ->
                [human] любого игрока-человека
                [Cylon] любого игрока-Сайлона
               *[any] любого игрока
            }
        }
effects-filters-aboard = { NOUN($board, case: "on") }
effects-filters-in = { NOUN($cell, case: "at") }
effects-filters-here = в вашей локации
effects-filters-hasLoyalty = с картой лояльности лицом вниз
effects-filters-getsLoyalty = (из тех, кто получает карты лояльности)
effects-filters-not = (кроме { NOUN($title, case: "gen") })
effects-filters-eligible =
    { $become ->
        [yes] с правом на титул { NOUN($title, case: "gen") }
       *[no] с правом на титул { NOUN($title, case: "gen") }
    }
effects-filters-sendable = (из тех, кого можно отправить { NOUN($place, case: "to") })
effects-filters-sendableIfAny = (если возможно, из тех, кого можно отправить { NOUN($place, case: "to") })

## effects.windows

effects-windows-addToDie = +{ $by } к броску кубика
effects-windows-subtractFromDie = −{ $by } к броску кубика
effects-windows-raiseResult = результат на { $by } больше
effects-windows-lowerResult = результат на { $by } меньше
effects-windows-eitherResult = увеличьте или уменьшите результат на { $by }
    .may = увеличить или уменьшить результат на { $by }
effects-windows-replaceRoll = сбросьте 1 карту навыка вместо броска; ее сила плюс { $plus } и есть результат
    .may = сбросить 1 карту навыка вместо броска; ее сила плюс { $plus } и есть результат
effects-windows-rerollDie =
    { $brief ->
        [yes] перебросьте кубик
       *[no] перебросьте кубик и примените новый результат
    }
    .may =
        { $brief ->
            [yes] перебросить кубик
           *[no] перебросить кубик и применить новый результат
        }
effects-windows-briefRerollPiloted = перебросьте кубик ({ $by }, если Вайпер пилотируемый)
effects-windows-rerollPilotedPlus = перебросьте кубик; если Вайпер пилотируемый, прибавьте к новому результату { $by }
effects-windows-rerollPilotedMinus = перебросьте кубик; если Вайпер пилотируемый, вычтите из нового результата { $by }
effects-windows-raiseDifficulty = повысьте сложность на { $by }
    .may = повысить сложность на { $by }
effects-windows-lowerDifficulty = понизьте сложность на { $by }
    .may = понизить сложность на { $by }
effects-windows-eitherDifficulty = повысьте или понизьте сложность на { $by }
    .may = повысить или понизить сложность на { $by }
effects-windows-makePositive = карты { NOUN($skills, case: "gen") } в этой проверке идут в плюс
effects-windows-openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] все карты этой проверки добавляются лицом вверх
           *[no] все карты этой проверки добавляются лицом вверх, в том числе карты судьбы
        }
       *[no] { $brief ->
            [yes] игроки добавляют карты в эту проверку лицом вверх
           *[no] игроки добавляют карты в эту проверку лицом вверх; карты судьбы остаются скрытыми до раскрытия
        }
    }
effects-windows-nullifySkill = назовите навык: его карты в этой проверке имеют силу 0
    .may = назвать навык: его карты в этой проверке имеют силу 0
effects-windows-takeCheckCards = возьмите на руку все карты навыков проверки вместо их сброса
    .may = взять на руку все карты навыков проверки вместо их сброса
effects-windows-decideCheck = решите, пройдена проверка или провалена; сама она не проводится
    .may = решить, пройдена проверка или провалена; сама она не проводится
effects-windows-noDestiny = карты судьбы в эту проверку не добавляются
effects-windows-passInstead = замените эффект успеха на такой: { $what }
    .may = заменить эффект успеха на такой: { $what }
effects-windows-briefPassInstead = вместо этого { $what }
effects-windows-lookAtContribution = посмотрите карты, только что добавленные этим игроком
    .may = посмотреть карты, только что добавленные этим игроком
effects-windows-replaceCrisis = сбросьте карту кризиса и возьмите вместо нее новую
    .may = сбросить карту кризиса и взять вместо нее новую
effects-windows-switchOption = примените вместо этого другой вариант карты
    .may = применить вместо этого другой вариант карты
effects-windows-boardViper = станьте пилотом только что помещенного Вайпера
    .may = стать пилотом только что помещенного Вайпера

## effects.checkAbilities

effects-checkAbilities-discardStrengths = сбросьте из проверки все карты силы { $strengths }
effects-checkAbilities-discardFromCheck = сбросьте из проверки 1 из раскрытых карт
    .may = сбросить из проверки 1 из раскрытых карт
effects-checkAbilities-addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } карта судьбы в проверку
            [few] { $count } карты судьбы в проверку
           *[many] { $count } карт судьбы в проверку
        }
       *[no] { $count ->
            [one] добавьте в проверку лицом вверх { $count } верхнюю карту колоды судьбы
            [few] добавьте в проверку лицом вверх { $count } верхние карты колоды судьбы
           *[many] добавьте в проверку лицом вверх { $count } верхних карт колоды судьбы
        }
    }
effects-checkAbilities-multiplySkills =
    { $factor ->
        [2] карты { NOUN($skills, case: "gen") } в этой проверке считаются с двойной силой
        [few] сила карт { NOUN($skills, case: "gen") } в этой проверке считается { $factor } раза
       *[other] сила карт { NOUN($skills, case: "gen") } в этой проверке считается { $factor } раз
    }
effects-checkAbilities-ifStrength = если общая сила карт { NOUN($skill, case: "gen") } в проверке { $atLeast } или больше, { $then }
effects-checkAbilities-afterCheck = если { $when }, { $then }
effects-checkAbilities-result =
    { $result ->
        [pass] проверка пройдена
        [partial] проверка пройдена частично
       *[fail] проверка провалена
    }
effects-checkAbilities-resultByAtMost =
    { $result ->
        [pass] проверка пройдена с перевесом { $by } или меньше
        [partial] проверка пройдена частично с перевесом { $by } или меньше
       *[fail] проверка провалена с недобором { $by } или меньше
    }
effects-checkAbilities-resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] проверка пройдена с перевесом { $by } или больше
            [partial] проверка пройдена частично с перевесом { $by } или больше
           *[fail] проверка провалена с недобором { $by } или больше
        }
       *[no] { $result ->
            [pass] проверка с указанной на карте сложностью пройдена с перевесом { $by } или больше
            [partial] проверка с указанной на карте сложностью пройдена частично с перевесом { $by } или больше
           *[fail] проверка с указанной на карте сложностью провалена с недобором { $by } или больше
        }
    }
effects-checkAbilities-totalAtMost = общая сила проверки { $most } или меньше
effects-checkAbilities-skipResult =
    { $result ->
        [pass] успех не имеет эффекта
        [partial] частичное прохождение не имеет эффекта
       *[fail] провал не имеет эффекта
    }

## reactions

reactions-startOfTurn = в начале хода
    .short = в начале хода
reactions-endOfMovement = в конце фазы передвижения
    .short = после передвижения
reactions-contributed = когда кто-то добавляет карты в { NOUN($check, case: "acc") }
    .short = когда добавляют карты
reactions-cardsRevealed = когда раскрыты карты { NOUN($check, case: "gen") }
    .short = когда раскрыта проверка
reactions-cardsSettled = после раскрытия карт { NOUN($check, case: "gen") }, когда новых больше не добавят
    .short = до способностей раскрытых карт
reactions-checkPassed = когда пройдена { $check }
    .short = когда проверка пройдена
reactions-raidersActivate = перед активацией Рейдеров
    .short = перед активацией Рейдеров
reactions-viperAttacks = перед атакой пилотируемого Вайпера
    .short = перед атакой пилота
reactions-quorumUsed = когда игрок использует действие на карте кворума
    .short = после карты кворума
reactions-shipDestroyed = когда вы уничтожаете Базовый корабль или центуриона
    .short = после победы
reactions-treacheryDiscarded = когда игрок-человек сбрасывает карту предательства
    .short = при сбросе предательства
reactions-crisisRevealed = когда раскрыта карта кризиса
    .short = при карте кризиса
reactions-choiceMade = когда кто-то выбирает вариант карты кризиса
    .short = после выбора
reactions-replaceCheck = когда вот-вот начнется { $check }
    .short = вместо проверки
reactions-beforeCards = до добавления карт в { NOUN($check, case: "acc") }
    .short = до проверки
reactions-allContributed = когда все уже добавили карты в { NOUN($check, case: "acc") }, но до их раскрытия
    .short = до раскрытия проверки
reactions-afterTotal = когда подсчитана общая сила { NOUN($check, case: "gen") }
    .short = когда проверка подсчитана
reactions-checkResolved = когда разыграна { $check }
    .short = после проверки
reactions-beforeRoll = перед броском кубика
    .short = перед броском
reactions-afterRoll = после броска кубика
    .short = после броска
reactions-viperPlaced = когда Вайпер помещают в космос из «Резерва»
    .short = когда помещают Вайпер
reactions-endOfTurn = в конце хода
    .short = в конце хода
reactions-afterRepair = когда вы используете карту «Ремонт» действием
    .short = после ремонта
reactions-locationActivated = когда вы активируете { NOUN($location, case: "acc") }
    .short = после локации
reactions-ordersCarriedOut = когда игрок завершил действия по вашей карте «Прямой приказ»
    .short = после приказа
reactions-crisisChoice = когда вы выбираете вариант карты кризиса, вместо ее вариантов
    .short = при выборе на карте кризиса
reactions-populationLost = когда население уменьшается
    .short = когда падает население
reactions-civilianThreatened = перед уничтожением гражданского корабля в космосе
    .short = перед потерей гражданского корабля
reactions-shipsRemoved = когда флот прыгает, до выбора пункта назначения
    .short = во время прыжка
reactions-discardDemanded = когда другому игроку предстоит сбросить карты навыков
    .short = перед чужим сбросом
reactions-infiltrationEnds = когда вы действием заканчиваете внедрение
    .short = в конце внедрения
reactions-shipsActivate = перед активацией кораблей Сайлонов по карте кризиса
    .short = перед кораблями Сайлонов

reactions-endOfOwnTurn = в конце вашего хода
reactions-startOfOwnTurn = в начале вашего хода
reactions-endOfOwnMovement = в конце вашей фазы передвижения
reactions-settledInOwnTurn = в ваш ход, когда карты { NOUN($check, case: "gen") } раскрыты и новых больше не добавят
reactions-holderAdded = когда игрок, перед которым лежит эта карта, добавляет карты в проверку навыка
reactions-viperAttacked = когда Вайпер атакован и кубик уже брошен
reactions-beforeViperAttacked = перед броском атаки по Вайперу

reactions-anyCheck = проверка навыка
    .gen = проверки навыка
    .acc = проверку навыка
reactions-anyLocation = локация
    .acc = локацию
reactions-checkOfCrisis = проверка навыка карты кризиса
    .gen = проверки навыка карты кризиса
    .acc = проверку навыка карты кризиса
reactions-checkOfLocation = проверка навыка локации
    .gen = проверки навыка локации
    .acc = проверку навыка локации
reactions-checkAt = проверка навыка { NOUN($locations, case: "gen") }
    .gen = проверки навыка { NOUN($locations, case: "gen") }
    .acc = проверку навыка { NOUN($locations, case: "gen") }
reactions-location = { NOUN($locations, case: "the") }
    .acc = { NOUN($locations, case: "acc") }
reactions-rollFor = { $moment } для { NOUN($locations, case: "gen") }

reactions-ownTurn = в ваш ход
reactions-ownRoll = для вашего действия в вашей фазе действия
reactions-piloting = пока вы пилотируете Вайпер
reactions-totalAtLeast = с общей силой { $total } или больше
reactions-requires = (если { $condition })
reactions-aboard = (пока вы в любой локации Галактики, кроме гауптвахты)
reactions-limited = { $limit }, { $moment }

reactions-perCheck = один раз за проверку
reactions-perRoll = один раз за бросок
reactions-perDie = один раз за каждый бросок
reactions-perTurn = один раз за ход
reactions-perLocation = один раз за ход для каждой локации
reactions-notWithSuperCrisis = не с картой суперкризиса

## brief

brief-skills = { $count }× { $skills }
brief-character = { $type }: { $gifts }
brief-gifts =
    { $pilot ->
        [yes] { $skills }; может пилотировать Вайпер
       *[no] { $skills }
    }
brief-timing =
    { $timing ->
        [movement] Вместо передвижения
        [actionOrMovement] Действие или вместо передвижения
       *[action] Действие
    }
brief-revealedInCheck = Способность проверки навыка
brief-revealedIf = Способность проверки навыка, если { $condition }
brief-whenRevealed = При раскрытии
brief-when = { $when }: { $what }
brief-mutinyOnDiscard = Ее сброс дает карту мятежа
brief-check =
    { $long ->
        [yes] Проверка навыка { $difficulty } ({ $skills })
       *[no] проверка { $difficulty } ({ $skills })
    }
brief-attack = атака: { $ships }
brief-destination = расстояние { $distance }: { $what }
brief-noAction = Здесь нет действия
brief-lose = Потеряйте { NOUN($amounts, case: "acc") }
brief-damaged = Все оттуда попадают в лазарет; действия нет до ремонта
brief-nothingLost = С ним ничего не теряется
brief-loseIfDestroyed = Если уничтожен, потеряйте { NOUN($amounts, case: "acc") }
brief-basestarDamage =
    { $count ->
        [one] Считается за { $count } повреждение
        [few] Считается за { $count } повреждения
       *[many] Считается за { $count } повреждений
    }
brief-cylonCard = Сайлон: { $title }
brief-loyalty =
    { $kind ->
        [personalGoal] Считается картой «Вы не Сайлон»; лучше раскрыть ее до конца игры
        [finalFive] Считается картой «Вы не Сайлон»; кто ее посмотрит, вызовет последствия
        [cylon] Владелец побеждает с Сайлонами — втайне, пока не раскроется
        [sympathizer] Раскрывается сразу
        [sympatheticCylon] Раскрывается сразу
        [mutineer] Раскрывается сразу: титулы владельца переходят, и ему можно держать 2 карты мятежа
       *[notACylon] Не делает владельца Сайлоном
    }
brief-jumpIcon = прыжок +1

## trauma

trauma-both =
    { $benevolent ->
        [one] { $benevolent } благой
       *[other] { $benevolent } благих
    } и { $antagonistic ->
        [one] { $antagonistic } враждебный жетон травмы
        [few] { $antagonistic } враждебных жетона травмы
       *[many] { $antagonistic } враждебных жетонов травмы
    }
    .gen =
        { $benevolent ->
            [one] { $benevolent } благого
           *[other] { $benevolent } благих
        } и { $antagonistic ->
            [one] { $antagonistic } враждебного жетона травмы
           *[other] { $antagonistic } враждебных жетонов травмы
        }
trauma-none = ни одного жетона травмы

## dice

dice-orLess = { $to } или меньше
dice-orMore = { $from } или больше
dice-between =
    { $neighbors ->
        [yes] { $from } или { $to }
       *[no] { $from }–{ $to }
    }
dice-sevenOrEight = 7 или 8
