## modules.pegasus

modules-pegasus-damaged = Пегас поврежден { NOUN($place, case: "at") }
modules-pegasus-lost = Корабль потерян: { NOUN($board, case: "the") }

## effects.pegasus

effects-pegasus-damage =
    { $count ->
        [1] повредите Пегас
        [2] повредите Пегас дважды
        [few] повредите Пегас { $count } раза
       *[other] повредите Пегас { $count } раз
    }

## modules.treachery

modules-treachery-reckless = Из-за карты «{ $card }» проверка становится безрассудной
modules-treachery-abilitiesStopped = Из-за карты «{ $card }» способности карт в этой проверке не срабатывают
modules-treachery-treacheryTurned = «{ $card }» открывается из колоды предательства, потому что проверка безрассудная

## effects.treachery

effects-treachery-makeReckless =
    { $brief ->
        [yes] безрассудная проверка
       *[no] проверка становится безрассудной (в одной проверке можно сыграть только одну такую карту)
    }
effects-treachery-stopAbilities =
    { $brief ->
        [yes] способности карт в этой проверке не срабатывают
       *[no] способности проверки навыка в этой проверке не срабатывают (не в безрассудной проверке; стать безрассудной после этого она не может)
    }

effects-treachery-reckless = проверка безрассудная

## modules.executions

modules-executions-executed = Казнь: { $character } ({ $player })
modules-executions-provedHuman = { $player } — человек
modules-executions-newcomerStranded = { $player } начинает вне игры, пропускает перемещение и действие в следующий ход и прибывает в начале хода после него

modules-executions-proveLoyalty = выберите карту лояльности, которую покажете
    .help = Вас казнят. Сайлон показывает одну карту «Вы Сайлон» по своему выбору и становится игроком-Сайлоном; любой другой показывает все.
modules-executions-newCharacter = выберите нового персонажа
    .help =
        { $keeps ->
            [yes] Ваш персонаж казнен. Вы играете дальше за любого персонажа, которого в этой игре еще не было, и сохраняете свои карты лояльности открытыми.
           *[no] Ваш персонаж казнен. Вы играете дальше за любого персонажа, которого в этой игре еще не было, и получаете новую карту лояльности.
        }

## modules.cylonLeaders

modules-cylonLeaders-noTeam = Вы не входите ни в одну команду: вы побеждаете только своим замыслом.

modules-cylonLeaders-agendaDealt = { $player } получает карту замысла
modules-cylonLeaders-infiltrates = { $player } внедряется { NOUN($place, case: "at") } и считается игроком-человеком
modules-cylonLeaders-infiltrationEnded = { $player } заканчивает внедрение и снова играет как Сайлон
modules-cylonLeaders-basestarLeaves = Базовый корабль { NOUN($area, case: "at") } убран с поля
modules-cylonLeaders-swapped = { $one } и { $other } меняются картами на руке
modules-cylonLeaders-swappedOpenly = { $one } и { $other } меняются картами на руке. { $one } получает: { $oneGets }; { $other } получает: { $otherGets }
modules-cylonLeaders-noCards = ни одной карты
modules-cylonLeaders-destinyTaken = { $player } берет { NOUN($cards, case: "acc") } из колоды судьбы
modules-cylonLeaders-destinyPut = { $player } кладет { NOUN($cards, case: "acc") } наверх колоды судьбы

modules-cylonLeaders-putOnDestiny = положите карту навыка на колоду судьбы
    .help = Карту, которую вы положите первой, первой и возьмут. Никто другой этих карт не видит.
modules-cylonLeaders-nameDraw = назовите тип карты, которую возьмет { $player }
    .help = Тип может и не входить в набор навыков этого игрока.
modules-cylonLeaders-addToCheck =
    { $count ->
        [one] выберите карту, которую добавите в проверку
       *[other] выберите карты, которые добавите в проверку
    }
    .help =
        { $count ->
            [any] Любое число, и их видят все. Проверка считается вместе с ними.
            [one] Добавленное видят все. Проверка считается вместе с этой картой.
           *[other] Добавленное видят все. Проверка считается вместе с этими картами.
        }

## effects.cylonLeaders

effects-cylonLeaders-infiltrate =
    { $brief ->
        [yes] внедритесь: переместитесь на Галактику
       *[no] внедритесь: переместитесь в любую локацию Галактики и с этого момента считайтесь игроком-человеком
    }
    .may =
        { $brief ->
            [yes] внедриться: переместиться на Галактику
           *[no] внедриться: переместиться в любую локацию Галактики и с этого момента считаться игроком-человеком
        }
effects-cylonLeaders-removeBasestar = уберите его с поля
effects-cylonLeaders-glimpseDestiny =
    { $brief ->
        [yes] обменяйте { NOUN($cards, case: "acc") } с колодой судьбы
       *[no] возьмите { NOUN($cards, case: "acc") } из колоды судьбы, затем положите на ее верх { NOUN($cards, case: "acc") } с руки
    }
    .may =
        { $brief ->
            [yes] обменять { NOUN($cards, case: "acc") } с колодой судьбы
           *[no] взять { NOUN($cards, case: "acc") } из колоды судьбы, затем положить на ее верх { NOUN($cards, case: "acc") } с руки
        }
effects-cylonLeaders-swapHands = обменяйтесь с { NOUN($who, case: "ins") } всеми картами навыков с руки
    .may = обменяться с { NOUN($who, case: "ins") } всеми картами навыков с руки
effects-cylonLeaders-takeRandomCard =
    { $brief ->
        [yes] возьмите 1 случайную карту с руки { NOUN($whose, case: "gen") }
       *[no] возьмите 1 случайную карту навыка с руки { NOUN($whose, case: "gen") }
    }
    .may =
        { $brief ->
            [yes] взять 1 случайную карту с руки { NOUN($whose, case: "gen") }
           *[no] взять 1 случайную карту навыка с руки { NOUN($whose, case: "gen") }
        }
effects-cylonLeaders-drawNamed =
    { $brief ->
        [yes] возьмите 1 карту, которую назовете
       *[no] возьмите 1 карту навыка того типа, который назовете
    }
    .one =
        { $brief ->
            [yes] берет 1 карту, которую вы назовете
           *[no] берет 1 карту навыка того типа, который вы назовете
        }
    .several =
        { $brief ->
            [yes] берут по 1 карте, которую вы назовете
           *[no] берут по 1 карте навыка того типа, который вы назовете
        }
    .may =
        { $brief ->
            [yes] взять 1 карту, которую назовете
           *[no] взять 1 карту навыка того типа, который назовете
        }
effects-cylonLeaders-addAnyToCheck = добавьте в проверку любое число карт навыков с руки
    .may = добавить в проверку любое число карт навыков с руки
effects-cylonLeaders-addToCheck = добавьте в проверку лицом вверх { NOUN($cards, case: "acc") } с руки
    .one = добавляет в проверку лицом вверх { NOUN($cards, case: "acc") } с руки
    .may = добавить в проверку лицом вверх { NOUN($cards, case: "acc") } с руки

effects-cylonLeaders-mayInfiltrate = вы лидер Сайлонов или дружественный Сайлон

## modules.newCaprica

modules-newCaprica-phaseBegins = Флот оседает на Новой Каприке, и Сайлоны оккупируют ее. Галактика далеко, все гражданские корабли заблокированы
modules-newCaprica-galacticaReturned = Галактика возвращается на Новую Каприку
modules-newCaprica-departed = { $player } отдает приказ: Галактика покидает Новую Каприку навсегда
modules-newCaprica-forcePlaced = оккупационный отряд появляется { NOUN($place, case: "at") }
modules-newCaprica-forceMoved = оккупационный отряд переходит { NOUN($from, case: "from") } { NOUN($to, case: "to") }
modules-newCaprica-forceLeft = оккупационный отряд покидает { NOUN($place, case: "acc") }
modules-newCaprica-forceDestroyed = оккупационный отряд { NOUN($place, case: "at") } уничтожен
modules-newCaprica-shipPrepared = Подготовлен гражданский корабль (заблокировано { $locked }, подготовлено { $prepared })
modules-newCaprica-shipEvacuated =
    { $prepared ->
        [one] { $player } эвакуирует гражданский корабль: теперь он { NOUN($area, case: "at") } (подготовлен еще { $prepared } корабль)
        [few] { $player } эвакуирует гражданский корабль: теперь он { NOUN($area, case: "at") } (подготовлены еще { $prepared } корабля)
       *[many] { $player } эвакуирует гражданский корабль: теперь он { NOUN($area, case: "at") } (подготовлены еще { $prepared } кораблей)
    }
modules-newCaprica-lockedSeen = { $player } смотрит верхний заблокированный корабль
modules-newCaprica-lockedSeenOpenly = Верхний заблокированный корабль: { $ship }
modules-newCaprica-lockedPutBack =
    { $where ->
        [top] { $player } кладет заблокированный корабль наверх его стопки
       *[bottom] { $player } кладет заблокированный корабль под низ его стопки
    }

modules-newCaprica-evacuate = выберите, куда попадает эвакуированный корабль
    .help = Там лицом вниз помещается верхний подготовленный корабль. С этого момента Рейдеры охотятся за ним, как за любым гражданским кораблем.
modules-newCaprica-chooseForce = выберите оккупационный отряд
    .help = Отряды в одной локации одинаковы.
modules-newCaprica-lockedShip = положите заблокированный корабль обратно
    .help = Его видели только вы. Верхний корабль будет подготовлен или уничтожен следующим.

modules-newCaprica-phase = Новая Каприка
    .begins = начинается фаза Новой Каприки
    .brings = фаза Новой Каприки (флот оседает, Галактика далеко, пока ее не вернет шкала подготовки к прыжку, и закончить игру может только Адмирал)
modules-newCaprica-galacticaReturns = Когда Галактика возвращается на Новую Каприку
modules-newCaprica-leftNewCaprica = Галактика покинула Новую Каприку вместе с уцелевшими

modules-newCaprica-leaveNewCaprica = Покинуть Новую Каприку
    .deed = отдает приказ об отлете
modules-newCaprica-attackForce = Атаковать оккупационный отряд
    .detail = Он уничтожен при 5 и больше
    .deed = атакует оккупационный отряд
modules-newCaprica-detain = Задержать человека здесь
    .detail = При 1–3 Изолятор, при 4–7 Медицинский центр
    .deed = задерживает человека

## effects.newCaprica

effects-newCaprica-prepareShip = подготовьте 1 гражданский корабль
effects-newCaprica-evacuateShip = эвакуируйте 1 гражданский корабль
    .one = эвакуирует 1 гражданский корабль
    .several = эвакуируют по 1 гражданскому кораблю
    .may = эвакуировать 1 гражданский корабль
effects-newCaprica-evacuateAndMove =
    { $brief ->
        [yes] эвакуируйте 1 гражданский корабль и переместитесь на Галактику
       *[no] эвакуируйте 1 гражданский корабль, а затем по желанию бесплатно переместитесь в локацию Галактики
    }
    .one =
        { $brief ->
            [yes] эвакуирует 1 гражданский корабль и перемещается на Галактику
           *[no] эвакуирует 1 гражданский корабль, а затем по желанию бесплатно перемещается в локацию Галактики
        }
    .several =
        { $brief ->
            [yes] эвакуируют по 1 гражданскому кораблю и перемещаются на Галактику
           *[no] эвакуируют по 1 гражданскому кораблю, а затем по желанию бесплатно перемещаются в локацию Галактики
        }
    .may =
        { $brief ->
            [yes] эвакуировать 1 гражданский корабль и переместиться на Галактику
           *[no] эвакуировать 1 гражданский корабль, а затем по желанию бесплатно переместиться в локацию Галактики
        }
effects-newCaprica-placeForces = поместите { NOUN($forces, case: "acc") } в Оккупационную администрацию
effects-newCaprica-activateForce = активируйте 1 оккупационный отряд по своему выбору
    .may = активировать 1 оккупационный отряд по своему выбору
effects-newCaprica-destroyForces = уничтожьте { NOUN($forces, case: "acc") }
    .one = уничтожает { NOUN($forces, case: "acc") }
    .several = уничтожают { NOUN($forces, case: "each") }
    .may = уничтожить { NOUN($forces, case: "acc") }
effects-newCaprica-lookAtLocked =
    { $brief ->
        [yes] посмотрите верхний заблокированный корабль и переложите его
       *[no] тайно посмотрите верхний заблокированный гражданский корабль и положите его наверх или под низ этой стопки
    }
    .may =
        { $brief ->
            [yes] посмотреть верхний заблокированный корабль и переложить его
           *[no] тайно посмотреть верхний заблокированный гражданский корабль и положить его наверх или под низ этой стопки
        }
effects-newCaprica-skipPrepareForJump = в этом ходу нет фазы подготовки к прыжку
effects-newCaprica-depart =
    { $brief ->
        [yes] улетите навсегда: корабли и люди на Новой Каприке потеряны, игра заканчивается
       *[no] Галактика навсегда покидает Новую Каприку. Уничтожьте все заблокированные и подготовленные гражданские корабли и казните каждого персонажа-человека на Новой Каприке. Затем игра заканчивается: люди побеждают, если ни один ресурс не исчерпан
    }
    .may =
        { $brief ->
            [yes] улететь навсегда: корабли и люди на Новой Каприке потеряны, игра заканчивается
           *[no] увести Галактику с Новой Каприки навсегда. Уничтожьте все заблокированные и подготовленные гражданские корабли и казните каждого персонажа-человека на Новой Каприке. Затем игра заканчивается: люди побеждают, если ни один ресурс не исчерпан
        }

effects-newCaprica-inOrbit = Галактика вернулась на орбиту
