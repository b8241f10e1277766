## modules.cylonFleet

modules-cylonFleet-nothingActivated = на основном поле нет { NOUN($ship, case: "gen-pl") }
modules-cylonFleet-gathers = На поле «Флот Сайлонов» ({ $area }): { $ships }
modules-cylonFleet-arrives = Флот Сайлонов прибывает { NOUN($area, case: "to") }: { $ships }
modules-cylonFleet-pursuit =
    { $back ->
        [yes] { $space ->
            [0] жетон преследования отступает на старт
            [4] жетон преследования отступает на Автоатаку
           *[other] жетон преследования отступает на деление { $space }
        }
       *[no] { $space ->
            [0] жетон преследования продвигается на старт
            [4] жетон преследования продвигается на Автоатаку
           *[other] жетон преследования продвигается на деление { $space }
        }
    }
modules-cylonFleet-escorted = { $player } уводит гражданский корабль { NOUN($area, case: "from") } ({ $ship })
modules-cylonFleet-escortedUnmanned = Беспилотный { $ship } уводит гражданский корабль { NOUN($area, case: "from") }
modules-cylonFleet-nuked =
    { $result ->
        [damage] Ядерная бомба взрывается { NOUN($area, case: "at") } ({ $die }): этого хватает, чтобы дважды повредить 1 Базовый корабль
        [basestar] Ядерная бомба взрывается { NOUN($area, case: "at") } ({ $die }): этого хватает, чтобы уничтожить 1 Базовый корабль
        [raiders] Ядерная бомба взрывается { NOUN($area, case: "at") } ({ $die }): этого хватает, чтобы уничтожить 1 Базовый корабль и 3 Рейдера
       *[all] Ядерная бомба взрывается { NOUN($area, case: "at") } ({ $die }): она уничтожает там все корабли
    }

modules-cylonFleet-nukeTarget = выберите сектор, по которому бьет ядерная бомба
    .help = Затем вы бросаете кубик. При 1 или 2 Базовый корабль там поврежден дважды, при 3–6 уничтожен, при 7 уничтожен вместе с 3 Рейдерами; при 8 уничтожены все корабли там, в том числе Вайперы и гражданские.
modules-cylonFleet-fleetArea =
    { $count ->
        [one] выберите, где собирается { $ships }
       *[other] выберите, где собираются { $ships }
    }
    .help = Сектор на поле «Флот Сайлонов». То, что ждет там, прибывает в одноименный сектор основного поля.

modules-cylonFleet-escort =
    { $number ->
        [none] { $viper }: сопроводить гражданский корабль ({ $area })
       *[other] { $viper }: сопроводить корабль № { $number } ({ $area })
    }
    .detail = Он возвращается к гражданским кораблям, которых нет в космосе
modules-cylonFleet-escorts =
    { $own ->
        [yes] на своем корабле ({ $ship }) сопровождает гражданский корабль { NOUN($area, case: "from") }
       *[no] беспилотным кораблем ({ $ship }) сопровождает гражданский корабль { NOUN($area, case: "from") }
    }

modules-cylonFleet-cag = CAG размещает гражданские корабли, для которых карта не называет сектор (если можно, там, где их еще нет), и принимает решения, которые карты оставляют CAG.
modules-cylonFleet-handOver = Послать Вайпер и передать титул
    .deed = посылает Вайпер, если есть кого послать, и передает титул
modules-cylonFleet-wingCommand = Вести авиагруппу
    .deed = ведет авиагруппу
modules-cylonFleet-nukeArea = Запустить ядерную бомбу
    .deed = запускает ядерную бомбу

## effects.cylonFleet

effects-cylonFleet-briefPursue = преследование { $spaces }
effects-cylonFleet-pursue =
    { $back ->
        [yes] { $count ->
            [one] переместите жетон преследования Сайлонов на { $count } деление назад
            [few] переместите жетон преследования Сайлонов на { $count } деления назад
           *[many] переместите жетон преследования Сайлонов на { $count } делений назад
        }
       *[no] { $count ->
            [one] продвиньте жетон преследования Сайлонов на { $count } деление вперед
            [few] продвиньте жетон преследования Сайлонов на { $count } деления вперед
           *[many] продвиньте жетон преследования Сайлонов на { $count } делений вперед
        }
    }
effects-cylonFleet-reinforceFleet =
    { $brief ->
        [yes] поместите { NOUN($ships, case: "acc") } на поле «Флот Сайлонов»
       *[no] поместите { NOUN($ships, case: "acc") } из запаса в один сектор поля «Флот Сайлонов»
    }
    .may =
        { $brief ->
            [yes] поместить { NOUN($ships, case: "acc") } на поле «Флот Сайлонов»
           *[no] поместить { NOUN($ships, case: "acc") } из запаса в один сектор поля «Флот Сайлонов»
        }
effects-cylonFleet-rollBelowRaiders =
    { $brief ->
        [yes] бросьте кубик: если меньше, чем Рейдеров в космосе, { $what }
       *[no] бросьте кубик. Если выпало меньше, чем Рейдеров на основном поле: { $what }
    }
    .may =
        { $brief ->
            [yes] бросить кубик: если меньше, чем Рейдеров в космосе, { $what }
           *[no] бросить кубик. Если выпало меньше, чем Рейдеров на основном поле: { $what }
        }
effects-cylonFleet-nukeArea =
    { $brief ->
        [yes] бросок по сектору: 1–2 дважды повреждает Базовый корабль, 3–6 уничтожает его, 7 — с 3 Рейдерами, 8 — все корабли
       *[no] сбросьте 1 ядерную бомбу, выберите сектор космоса и бросьте кубик. При 1 или 2: дважды повредите там Базовый корабль. При 3–6: уничтожьте там Базовый корабль. При 7: уничтожьте там Базовый корабль и 3 Рейдера. При 8: уничтожьте там все корабли, в том числе корабли людей
    }
    .may =
        { $brief ->
            [yes] бросок по сектору: 1–2 дважды повреждает Базовый корабль, 3–6 уничтожает его, 7 — с 3 Рейдерами, 8 — все корабли
           *[no] сбросить 1 ядерную бомбу, выбрать сектор космоса и бросить кубик. При 1 или 2: дважды повредите там Базовый корабль. При 3–6: уничтожьте там Базовый корабль. При 7: уничтожьте там Базовый корабль и 3 Рейдера. При 8: уничтожьте там все корабли, в том числе корабли людей
        }

## modules.ionianNebula

modules-ionianNebula-traumaDrawn = { $player } берет { NOUN($tokens, case: "acc") }
modules-ionianNebula-traumaDisaster =
    { $harmless ->
        [yes] { $player } показывает { NOUN($disasters, case: "acc") } без последствий и берет заново
       *[no] { $player } показывает { NOUN($disasters, case: "acc") }
    }
modules-ionianNebula-traumaDiscarded = { $player } сбрасывает { NOUN($tokens, case: "acc") }
modules-ionianNebula-traumaDiscardedAtExecution = { $player } сбрасывает { NOUN($tokens, case: "acc") } вместе с казненным персонажем
modules-ionianNebula-traumaLost = { $player } теряет случайным образом { NOUN($tokens, case: "acc") }
modules-ionianNebula-traumaPlaced = { $player } кладет { NOUN($token, case: "acc") } ({ $place })
modules-ionianNebula-traumaPlacedUnseen = Жетон травмы, которого никто не видел, ложится на место ({ $place })
modules-ionianNebula-crossroadsDealt = { $player } получает карту перепутья
modules-ionianNebula-crossroadsDealtOpenly = Карта перепутья игрока { $player }: { $card }
modules-ionianNebula-traumaLaid = { $player } кладет { NOUN($token, case: "acc") } рядом с картой перепутья
modules-ionianNebula-crossroadsRevealed = { $player } раскрывает карту «{ $card }»: { $token }
modules-ionianNebula-crossroadsRevealedAlone = { $player } раскрывает карту «{ $card }» без жетона травмы и выбирает результат
modules-ionianNebula-crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } выбирает благой результат карты «{ $card }»
       *[antagonistic] { $player } выбирает враждебный результат карты «{ $card }»
    }
modules-ionianNebula-raiderLeaves = Рейдер покидает { NOUN($place, case: "acc") }
modules-ionianNebula-trialBegins = Суд начинается. Все жетоны травмы раскрываются
modules-ionianNebula-traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: ничего не засчитано
            [one] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: засчитывается { $counting }
           *[other] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: засчитываются { $counting }
        }
       *[no] { $kept ->
            [0] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: ничего не засчитано
            [one] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: засчитывается { $counting }
           *[other] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: засчитываются { $counting }
        }
    }
modules-ionianNebula-trialSparesAll = Суд не исключает из игры никого

modules-ionianNebula-discardTrauma = сбросьте { NOUN($tokens, case: "acc") }
    .help = Они возвращаются в запас, и никто их не видит. На Суде враждебные жетоны засчитываются против людей, благие — против игроков-Сайлонов.
modules-ionianNebula-layTrauma = положите жетон травмы рядом со своей картой перепутья
    .help = Все делают это тайно. Когда карта раскрывается, символ жетона решает, какой результат вы разыгрываете.
modules-ionianNebula-crossroadsResult = выберите результат карты «{ $card }»
    .help = У вас не было жетона травмы, чтобы положить рядом с ней.
modules-ionianNebula-condemn = выберите, кто исключается из игры
    .help = У этих игроков-людей поровну жетонов травмы. Выбранный теряет персонажа, место за столом и игру.

modules-ionianNebula-result =
    { $symbol ->
        [benevolent] Благой
       *[antagonistic] Враждебный
    }
modules-ionianNebula-condemned = Выбывает из игры, { $tokens }

modules-ionianNebula-phase = Перепутье
    .begins = начинается фаза перепутья
    .brings = фаза перепутья (битва, карта перепутья каждому игроку и Суд, который может исключить кого-то из игры)
    .occasion = Когда начинается фаза перепутья
modules-ionianNebula-leftTheNebula = флот нашел выход из Ионийской туманности

## effects.ionianNebula

effects-ionianNebula-yours =
    { $count ->
        [one] { $count } свой жетон травмы
        [few] { $count } своих жетона травмы
       *[many] { $count } своих жетонов травмы
    }
    .each =
        { $count ->
            [one] по { $count } своему жетону травмы
            [few] по { $count } своих жетона травмы
           *[many] по { $count } своих жетонов травмы
        }
effects-ionianNebula-theirs =
    { $count ->
        [one] { $count } свой жетон травмы
        [few] { $count } своих жетона травмы
       *[many] { $count } своих жетонов травмы
    }
    .each =
        { $count ->
            [one] по { $count } своему жетону травмы
            [few] по { $count } своих жетона травмы
           *[many] по { $count } своих жетонов травмы
        }
effects-ionianNebula-destroyBeside =
    { $brief ->
        [yes] уничтожьте до { NOUN($ships, case: "gen") }
       *[no] уничтожьте до { NOUN($ships, case: "gen") } в том же секторе
    }
effects-ionianNebula-removeRaiders =
    { $brief ->
        [yes] уберите { NOUN($ships, case: "acc") }
       *[no] уберите { NOUN($ships, case: "acc") } по своему выбору с основного поля
    }
effects-ionianNebula-rouseRaiders =
    { $brief ->
        [yes] активируйте Рейдеров
       *[no] активируйте всех Рейдеров на основном поле
    }
effects-ionianNebula-raidersRun =
    { $brief ->
        [yes] { $count ->
            [few] активируйте Рейдеров { $count } раза
           *[other] активируйте Рейдеров { $count } раз
        }
       *[no] { $count ->
            [few] активируйте Рейдеров { $count } раза, в том числе тех, кто уже активирован в этом ходу
           *[other] активируйте Рейдеров { $count } раз, в том числе тех, кто уже активирован в этом ходу
        }
    }
effects-ionianNebula-raiseVipers =
    { $count ->
        [one] верните { $count } уничтоженный Вайпер в «Резерв»
        [few] верните { $count } уничтоженных Вайпера в «Резерв»
       *[many] верните { $count } уничтоженных Вайперов в «Резерв»
    }

## modules.allies

modules-allies-kind = Союзник
modules-allies-both = Благой: { $benevolent }; враждебный: { $antagonistic }
modules-allies-found = Локация
modules-allies-result =
    { $symbol ->
        [benevolent] Благой результат ({ $result })
       *[antagonistic] Враждебный результат ({ $result })
    }

modules-allies-placed = { $ally } ждет встречи { NOUN($place, case: "at") }
modules-allies-brought = { $player } размещает союзника { NOUN($place, case: "at") }: { $ally }
modules-allies-putAway = { $ally } не может прийти и выбывает из игры
modules-allies-met =
    { $symbol ->
        [none] { $player } встречает союзника ({ $ally }): жетона травмы там нет, ничего не происходит
        [disaster] { $player } встречает союзника ({ $ally }): бедствие здесь не действует
        [benevolent] { $player } встречает союзника ({ $ally }): благой результат ({ $result })
       *[antagonistic] { $player } встречает союзника ({ $ally }): враждебный результат ({ $result })
    }
modules-allies-left =
    { $met ->
        [yes] { $ally } уходит { NOUN($place, case: "from") }
       *[no] { $ally } уходит { NOUN($place, case: "from") }, никого не встретив
    }
modules-allies-hidden = { $player } замешивает гражданский корабль № { $number } обратно к неиспользованным
modules-allies-pushedBack = Центурионы отброшены (теперь: { $spaces })
modules-allies-space =
    { $space ->
        [0] старт
       *[other] деление { $space }
    }

modules-allies-meetAlly = выберите союзника, которого встречаете { NOUN($place, case: "at") }
    .help = Жетон травмы на карте открывается и решает, какой из двух результатов наступает. За ход можно встретить только одного союзника.
modules-allies-coverAlly = положите один из своих жетонов травмы на карту союзника ({ $ally })
    .help = Он лежит лицом вниз, пока кто-нибудь не встретит этого союзника; какой это жетон, знаете только вы.
modules-allies-whoBringsAlly = выберите, кто приводит следующего союзника
    .help = У этих игроков-Сайлонов поровну жетонов травмы. Выбранный вами кладет на карту один из своих жетонов.
modules-allies-shipsToMove = выберите, какие гражданские корабли переместить
    .help = Вы посмотрели их все. Каждый выбранный переходит в соседний сектор: в какой, вас спросят дальше.
modules-allies-moveNone = Не перемещать ни одного

## effects.allies

effects-allies-moveOn =
    { $how ->
        [outOfBrig] бесплатно выйдите с гауптвахты в другую локацию любого корабля
       *[anyShip] бесплатно переместитесь в другую локацию любого корабля
    }
    .may =
        { $how ->
            [outOfBrig] бесплатно выйти с гауптвахты в другую локацию любого корабля
           *[anyShip] бесплатно переместиться в другую локацию любого корабля
        }
effects-allies-surveyCivilians =
    { $brief ->
        [yes] тайно посмотрите все гражданские корабли и переместите их в соседние секторы
       *[no] тайно посмотрите все гражданские корабли на поле; затем каждый можно переместить в соседний сектор
    }
    .may =
        { $brief ->
            [yes] тайно посмотреть все гражданские корабли и переместить их в соседние секторы
           *[no] тайно посмотреть все гражданские корабли на поле; затем каждый можно переместить в соседний сектор
        }
effects-allies-hideCivilians =
    { $brief ->
        [yes] { $count ->
            [one] уберите { $ships } по своему выбору с поля
           *[other] уберите с поля по своему выбору { $ships }
        }
       *[no] { $count ->
            [one] замешайте { $ships } по своему выбору обратно в стопку неиспользованных
           *[other] замешайте по своему выбору { $ships } обратно в стопку неиспользованных
        }
    }
effects-allies-takeDestiny =
    { $brief ->
        [yes] возьмите { NOUN($cards, case: "acc") } из колоды судьбы
       *[no] возьмите на руку { NOUN($cards, case: "acc") } с верха колоды судьбы
    }
    .may =
        { $brief ->
            [yes] взять { NOUN($cards, case: "acc") } из колоды судьбы
           *[no] взять на руку { NOUN($cards, case: "acc") } с верха колоды судьбы
        }
effects-allies-dealLoyalty =
    { $brief ->
        [yes] получите 1 карту лояльности
       *[no] замешайте 1 карту «Вы не Сайлон» в колоду лояльности и возьмите из нее 1 карту
    }
    .one =
        { $brief ->
            [yes] получает 1 карту лояльности
           *[no] берет 1 карту лояльности, после того как в колоду лояльности замешают 1 карту «Вы не Сайлон»
        }
    .several =
        { $brief ->
            [yes] получают по 1 карте лояльности
           *[no] берут по 1 карте лояльности, после того как в колоду лояльности замешают 1 карту «Вы не Сайлон»
        }
    .may =
        { $brief ->
            [yes] получить 1 карту лояльности
           *[no] замешать 1 карту «Вы не Сайлон» в колоду лояльности и взять из нее 1 карту
        }
effects-allies-repairGalactica =
    { $count ->
        [one] отремонтируйте до { $count } локации Галактики
       *[other] отремонтируйте до { $count } локаций Галактики
    }
    .may =
        { $count ->
            [one] отремонтировать до { $count } локации Галактики
           *[other] отремонтировать до { $count } локаций Галактики
        }
effects-allies-repairUpToVipers = отремонтируйте до { NOUN($vipers, case: "gen") }
    .may = отремонтировать до { NOUN($vipers, case: "gen") }
effects-allies-flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] активируйте один беспилотный Вайпер один раз
            [2] дважды активируйте один беспилотный Вайпер
            [few] активируйте один беспилотный Вайпер { $count } раза
           *[other] активируйте один беспилотный Вайпер { $count } раз
        }
       *[no] { $count ->
            [1] выберите беспилотный Вайпер и активируйте его не больше одного раза
            [one] выберите беспилотный Вайпер и активируйте его до { $count } раза
           *[other] выберите беспилотный Вайпер и активируйте его до { $count } раз
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] активировать один беспилотный Вайпер один раз
                [2] дважды активировать один беспилотный Вайпер
                [few] активировать один беспилотный Вайпер { $count } раза
               *[other] активировать один беспилотный Вайпер { $count } раз
            }
           *[no] { $count ->
                [1] выбрать беспилотный Вайпер и активировать его не больше одного раза
                [one] выбрать беспилотный Вайпер и активировать его до { $count } раза
               *[other] выбрать беспилотный Вайпер и активировать его до { $count } раз
            }
        }
effects-allies-vipersDestroyRaiders = уничтожьте за каждый беспилотный Вайпер в космосе 1 Рейдера в том же секторе
    .may = уничтожить за каждый беспилотный Вайпер в космосе 1 Рейдера в том же секторе
effects-allies-clearArea = уничтожьте все корабли Сайлонов там
effects-allies-pushBackCenturions =
    { $count ->
        [one] каждый центурион отступает на { $count } деление по шкале десанта
        [few] каждый центурион отступает на { $count } деления по шкале десанта
       *[many] каждый центурион отступает на { $count } делений по шкале десанта
    }
effects-allies-damageUnmanned =
    { $count ->
        [one] повредите { $count } беспилотный Вайпер в космосе по своему выбору
        [few] повредите { $count } беспилотных Вайпера в космосе по своему выбору
       *[many] повредите { $count } беспилотных Вайперов в космосе по своему выбору
    }

## modules.finalFive

modules-finalFive-examined = Среди карт игрока { $owner } { $player } находит: { $cards }
modules-finalFive-examinedNone = { $player } не видит ни одной карты Последней пятерки

modules-finalFive-order = выберите, какая карта Последней пятерки игрока { $player } разыгрывается первой
    .help = Разыгрываются все. Порядок определяете вы как текущий игрок.

## modules.personalGoals

modules-personalGoals-missed = Цель не раскрыта ({ $player }): { $card }

modules-personalGoals-discardStrength = выберите карту навыка, которую сбросите
    .help = Карты должны сложиться в точную сумму. Предлагаются только те, с которыми это еще возможно. Они сбрасываются вместе, и их видят все.
modules-personalGoals-strengthLeft = осталась сила { $strength }

## effects.personalGoals

effects-personalGoals-discardStrength = сбросьте любое число карт навыков общей силой ровно { $strength }
    .may = сбросить любое число карт навыков общей силой ровно { $strength }
effects-personalGoals-redrawLoyalty =
    { $brief ->
        [yes] возьмите новую карту лояльности
       *[no] замешайте неиспользованную карту «Вы не Сайлон» в колоду лояльности и возьмите новую карту лояльности
    }
    .may =
        { $brief ->
            [yes] взять новую карту лояльности
           *[no] замешать неиспользованную карту «Вы не Сайлон» в колоду лояльности и взять новую карту лояльности
        }

effects-personalGoals-titlesAtLeast =
    { $count ->
        [one] у вас { $count } титул или больше
        [few] у вас { $count } титула или больше
       *[many] у вас { $count } титулов или больше
    }
effects-personalGoals-nukesSpent = у Адмирала не осталось ядерных бомб
effects-personalGoals-holderAt = { $title } { NOUN($place, case: "at") }
effects-personalGoals-youAt = вы { NOUN($places, case: "at") }
effects-personalGoals-vipersLost =
    { $count ->
        [one] повреждено или уничтожено не меньше { $count } Вайпера
       *[other] повреждено или уничтожено не меньше { $count } Вайперов
    }
effects-personalGoals-raidersAtLeast =
    { $count ->
        [one] на основном поле не меньше { $count } Рейдера
       *[other] на основном поле не меньше { $count } Рейдеров
    }
effects-personalGoals-jumpedBy = флот совершил прыжок в пункт назначения с расстоянием { $distance }
effects-personalGoals-strengthInHand = у вас есть карты навыков общей силой ровно { $strength }
