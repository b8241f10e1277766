## effects

effects-does = { $who } { $deeds }
    .several = { $who } { $deeds }
effects-may = можете { $deed }
    .one = может { $deed }
    .several = могут { $deed }
effects-then = затем { $what }
effects-wholeHand =
    { $own ->
        [yes] все свои карты навыков
       *[no] все карты навыков с руки
    }
effects-none = нет эффекта
effects-roll =
    { $brief ->
        [yes] бросок
       *[no] бросьте кубик
    }
    .one =
        { $brief ->
            [yes] бросает кубик
           *[no] бросает кубик
        }
    .several =
        { $brief ->
            [yes] бросают кубик
           *[no] бросают кубик
        }
    .may =
        { $brief ->
            [yes] бросить кубик
           *[no] бросить кубик
        }

## effects.branches

effects-branches-onRoll =
    { $brief ->
        [yes] при { $range } { $what }
       *[no] при { $range }: { $what }
    }
effects-branches-consequence = последствие: { $what }
effects-branches-passed = успех: { $what }
effects-branches-partially = { $from }+: { $what }
effects-branches-failed = провал: { $what }
effects-branches-briefCheck = проверка { $difficulty }
effects-branches-check =
    { $lowered ->
        [0] проверка навыка { $difficulty } ({ $skills })
       *[other] проверка навыка { $difficulty } или { $lowered }, если этот игрок на гауптвахте ({ $skills })
    }

effects-branches-nothing = ничего
effects-branches-onlyIf = только если { $condition }: { $what }
effects-branches-whatIf = { $what } (только если { $condition })
effects-branches-oneOf = { $first }; или { $last }
effects-branches-choose = выберите одно: { $options }
    .one = выбирает одно: { $options }
    .several = выбирают одно: { $options }
    .may = выбрать одно: { $options }
effects-branches-chooseBelow = выберите одно:
    .one = выбирает одно:
    .several = выбирают одно:
    .may = выбрать одно:
effects-branches-briefChoose = на выбор — { $options }
    .one = выбирает — { $options }
    .several = выбирают — { $options }
    .may = выбрать — { $options }
effects-branches-chooseTo = выберите следующее: { $deeds }
    .one = выбирает следующее: { $deeds }
    .several = выбирают следующее: { $deeds }
    .may = выбрать следующее: { $deeds }
effects-branches-chooseThis = выберите это: { $option }
    .one = выбирает это: { $option }
    .several = выбирают это: { $option }
    .may = выбрать это: { $option }
effects-branches-chooseSeveral =
    { $take ->
        [one] назовите { $take } из вариантов, затем разыграйте названное по порядку: { $options }
       *[other] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали: { $options }
    }
    .one = называет { $take } из вариантов, затем разыгрывает их в названном порядке: { $options }
    .several = называют { $take } из вариантов, затем разыгрывают их в названном порядке: { $options }
    .may = назвать { $take } из вариантов, затем разыграть их в названном порядке: { $options }
effects-branches-chooseSeveralBelow =
    { $take ->
        [one] назовите { $take } из вариантов, затем разыграйте названное по порядку:
       *[other] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали:
    }
    .one = называет { $take } из вариантов, затем разыгрывает их в названном порядке:
    .several = называют { $take } из вариантов, затем разыгрывают их в названном порядке:
    .may = назвать { $take } из вариантов, затем разыграть их в названном порядке:

effects-branches-if = если { $condition }, { $what }
effects-branches-ifThey = { $what }, если { $condition }
effects-branches-otherwise = иначе: { $what }

effects-branches-risk =
    рискните { NOUN($stake, case: "ins") } и бросьте кубик. При { $range }: { $what }. При меньшем: { $lost ->
        [destroyed] { $count ->
            [one] { $ship } уничтожается
           *[other] { NOUN($ship, case: "plural") } уничтожаются
        }
       *[damaged] { $count ->
            [one] { $ship } повреждается
           *[other] { NOUN($ship, case: "plural") } повреждаются
        }
    }
    .one =
        рискует { NOUN($stake, case: "ins") } и бросает кубик. При { $range }: { $what }. При меньшем: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } уничтожается
               *[other] { NOUN($ship, case: "plural") } уничтожаются
            }
           *[damaged] { $count ->
                [one] { $ship } повреждается
               *[other] { NOUN($ship, case: "plural") } повреждаются
            }
        }
    .several =
        рискуют { NOUN($stake, case: "ins") } и бросают кубик. При { $range }: { $what }. При меньшем: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } уничтожается
               *[other] { NOUN($ship, case: "plural") } уничтожаются
            }
           *[damaged] { $count ->
                [one] { $ship } повреждается
               *[other] { NOUN($ship, case: "plural") } повреждаются
            }
        }
    .may =
        рискнуть { NOUN($stake, case: "ins") } и бросить кубик. При { $range }: { $what }. При меньшем: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } уничтожается
               *[other] { NOUN($ship, case: "plural") } уничтожаются
            }
           *[damaged] { $count ->
                [one] { $ship } повреждается
               *[other] { NOUN($ship, case: "plural") } повреждаются
            }
        }
effects-branches-briefRisk = рискните { NOUN($stake, case: "ins") }: при { $range } { $what }
    .one = рискует { NOUN($stake, case: "ins") }: при { $range } { $what }
    .several = рискуют { NOUN($stake, case: "ins") }: при { $range } { $what }
    .may = рискнуть { NOUN($stake, case: "ins") }: при { $range } { $what }

## effects.people

effects-people-discard =
    { $how ->
        [random] сбросьте { NOUN($cards, case: "acc") } случайным образом
        [together] сбросьте { NOUN($cards, case: "acc") } одновременно с другими
       *[chosen] сбросьте { NOUN($cards, case: "acc") }
    }
    .one =
        { $how ->
            [random] сбрасывает { NOUN($cards, case: "acc") } случайным образом
            [together] сбрасывает { NOUN($cards, case: "acc") } одновременно с другими
           *[chosen] сбрасывает { NOUN($cards, case: "acc") }
        }
    .several =
        { $how ->
            [random] сбрасывают { NOUN($cards, case: "each") } случайным образом
            [together] одновременно сбрасывают { NOUN($cards, case: "each") }
           *[chosen] сбрасывают { NOUN($cards, case: "each") }
        }
    .may =
        { $how ->
            [random] сбросить { NOUN($cards, case: "acc") } случайным образом
            [together] сбросить { NOUN($cards, case: "acc") } одновременно с другими
           *[chosen] сбросить { NOUN($cards, case: "acc") }
        }
effects-people-draw = возьмите { NOUN($cards, case: "acc") }
    .one = берет { NOUN($cards, case: "acc") }
    .several = берут { NOUN($cards, case: "each") }
    .may = взять { NOUN($cards, case: "acc") }
effects-people-briefHand = все карты с руки
effects-people-cardsOfOne =
    { $count ->
        [one] { $count } карта навыка ({ $skills })
        [few] { $count } карты навыков ({ $skills })
       *[many] { $count } карт навыков ({ $skills })
    }
    .acc =
        { $count ->
            [one] { $count } карту навыка ({ $skills })
            [few] { $count } карты навыков ({ $skills })
           *[many] { $count } карт навыков ({ $skills })
        }
    .each =
        { $count ->
            [one] по { $count } карте навыка ({ $skills })
            [few] по { $count } карты навыков ({ $skills })
           *[many] по { $count } карт навыков ({ $skills })
        }
effects-people-cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } любого типа
           *[other] { $cards } любых типов
        }
        [cylon] { $cards } любых типов (лидер Сайлонов — из своего набора навыков)
        [you] { $cards } из своего набора навыков
        [chosen] { $cards } из набора навыков этого игрока
       *[theirs] { $cards } из своего набора навыков
    }
    .acc =
        { $set ->
            [any] { $count ->
                [one] { NOUN($cards, case: "acc") } любого типа
               *[other] { NOUN($cards, case: "acc") } любых типов
            }
            [cylon] { NOUN($cards, case: "acc") } любых типов (лидер Сайлонов — из своего набора навыков)
            [you] { NOUN($cards, case: "acc") } из своего набора навыков
            [chosen] { NOUN($cards, case: "acc") } из набора навыков этого игрока
           *[theirs] { NOUN($cards, case: "acc") } из своего набора навыков
        }
    .each =
        { $set ->
            [any] { $count ->
                [one] { NOUN($cards, case: "each") } любого типа
               *[other] { NOUN($cards, case: "each") } любых типов
            }
            [cylon] { NOUN($cards, case: "each") } любых типов (лидер Сайлонов — из своего набора навыков)
            [you] { NOUN($cards, case: "each") } из своего набора навыков
            [chosen] { NOUN($cards, case: "each") } из набора навыков этого игрока
           *[theirs] { NOUN($cards, case: "each") } из своего набора навыков
        }

effects-people-send = вы отправляетесь { NOUN($to, case: "to") }
    .one = отправляется { NOUN($to, case: "to") }
    .several = отправляются { NOUN($to, case: "to") }
effects-people-everybodyAt = все персонажи { NOUN($locations, case: "at") } отправляются { NOUN($to, case: "to") }
effects-people-everybodyAboard = все персонажи { NOUN($board, case: "on") } отправляются { NOUN($to, case: "to") }

effects-people-choose = выберите { NOUN($player, case: "acc") }
    .one = выбирает { NOUN($player, case: "acc") }
    .several = выбирают { NOUN($player, case: "acc") }
    .may = выбрать { NOUN($player, case: "acc") }
effects-people-chooseTo = выберите { NOUN($player, case: "acc") }, и он { $deeds }
    .one = выбирает { NOUN($player, case: "acc") }, и этот игрок { $deeds }
    .several = выбирают { NOUN($player, case: "acc") }, и этот игрок { $deeds }
    .may = выбрать { NOUN($player, case: "acc") }, и этот игрок { $deeds }
effects-people-chooseAnd = выберите { NOUN($player, case: "acc") } и { $deed }
    .one = выбирает { NOUN($player, case: "acc") } и { $deed }
    .several = выбирают { NOUN($player, case: "acc") } и { $deed }
    .may = выбрать { NOUN($player, case: "acc") } и { $deed }
effects-people-chooseThen = выберите { NOUN($player, case: "acc") }: { $then }
    .one = выбирает { NOUN($player, case: "acc") }: { $then }
    .several = выбирают { NOUN($player, case: "acc") }: { $then }
    .may = выбрать { NOUN($player, case: "acc") }: { $then }

effects-people-lookAtLoyalty =
    { $brief ->
        [yes] { $all ->
            [yes] посмотрите все карты лояльности { NOUN($whose, case: "gen") }
           *[no] посмотрите 1 карту лояльности { NOUN($whose, case: "gen") }
        }
       *[no] { $all ->
            [yes] посмотрите все лежащие лицом вниз карты лояльности { NOUN($whose, case: "gen") }
           *[no] посмотрите 1 случайную лежащую лицом вниз карту лояльности { NOUN($whose, case: "gen") }
        }
    }
    .one =
        { $brief ->
            [yes] { $all ->
                [yes] смотрит все карты лояльности { NOUN($whose, case: "gen") }
               *[no] смотрит 1 карту лояльности { NOUN($whose, case: "gen") }
            }
           *[no] { $all ->
                [yes] смотрит все лежащие лицом вниз карты лояльности { NOUN($whose, case: "gen") }
               *[no] смотрит 1 случайную лежащую лицом вниз карту лояльности { NOUN($whose, case: "gen") }
            }
        }
    .several =
        { $brief ->
            [yes] { $all ->
                [yes] смотрят все карты лояльности { NOUN($whose, case: "gen") }
               *[no] смотрят по 1 карте лояльности { NOUN($whose, case: "gen") }
            }
           *[no] { $all ->
                [yes] смотрят все лежащие лицом вниз карты лояльности { NOUN($whose, case: "gen") }
               *[no] смотрят по 1 случайной лежащей лицом вниз карте лояльности { NOUN($whose, case: "gen") }
            }
        }
    .may =
        { $brief ->
            [yes] { $all ->
                [yes] посмотреть все карты лояльности { NOUN($whose, case: "gen") }
               *[no] посмотреть 1 карту лояльности { NOUN($whose, case: "gen") }
            }
           *[no] { $all ->
                [yes] посмотреть все лежащие лицом вниз карты лояльности { NOUN($whose, case: "gen") }
               *[no] посмотреть 1 случайную лежащую лицом вниз карту лояльности { NOUN($whose, case: "gen") }
            }
        }
effects-people-giveTitle = получите титул { NOUN($title, case: "gen") }
    .one = получает титул { NOUN($title, case: "gen") }
    .several = получают титул { NOUN($title, case: "gen") }
    .may = получить титул { NOUN($title, case: "gen") }
effects-people-leave =
    { $to ->
        [anyShip] выйдите с гауптвахты в любую локацию кораблей людей
        [newCaprica] выйдите из Изолятора в другую локацию на Новой Каприке
       *[galactica] выйдите с гауптвахты в любую локацию Галактики
    }
    .may =
        { $to ->
            [anyShip] выйти с гауптвахты в любую локацию кораблей людей
            [newCaprica] выйти из Изолятора в другую локацию на Новой Каприке
           *[galactica] выйти с гауптвахты в любую локацию Галактики
        }
effects-people-release =
    { $to ->
        [anyShip] переместите { NOUN($who, case: "acc") } в любую локацию кораблей людей
        [newCaprica] переместите { NOUN($who, case: "acc") } в другую локацию на Новой Каприке
       *[galactica] переместите { NOUN($who, case: "acc") } в любую локацию Галактики
    }
    .may =
        { $to ->
            [anyShip] переместить { NOUN($who, case: "acc") } в любую локацию кораблей людей
            [newCaprica] переместить { NOUN($who, case: "acc") } в другую локацию на Новой Каприке
           *[galactica] переместить { NOUN($who, case: "acc") } в любую локацию Галактики
        }
effects-people-ordered = либо переместитесь, а затем выполните 1 действие, либо выполните 2 действия, не перемещаясь
    .one = либо перемещается, а затем выполняет 1 действие, либо выполняет 2 действия, не перемещаясь
    .several = либо перемещаются, а затем выполняют 1 действие, либо выполняют 2 действия, не перемещаясь
    .may = либо переместиться, а затем выполнить 1 действие, либо выполнить 2 действия, не перемещаясь
effects-people-order = выберите другого игрока-человека: он может переместиться и выполнить 1 действие либо выполнить 2 действия
    .may = выбрать другого игрока-человека: он может переместиться и выполнить 1 действие либо выполнить 2 действия
effects-people-extraActions =
    { $count ->
        [one] выполните еще { $count } действие
        [few] выполните еще { $count } действия
       *[many] выполните еще { $count } действий
    }
    .may =
        { $count ->
            [one] выполнить еще { $count } действие
            [few] выполнить еще { $count } действия
           *[many] выполнить еще { $count } действий
        }
effects-people-takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] заберите 1 карту навыка этого игрока
           *[no] заберите 1 карту навыка другого игрока
        }
       *[no] { $chosen ->
            [yes] посмотрите карты навыков этого игрока и заберите 1 из них
           *[no] посмотрите карты навыков другого игрока и заберите 1 из них
        }
    }
    .may =
        { $brief ->
            [yes] { $chosen ->
                [yes] забрать 1 карту навыка этого игрока
               *[no] забрать 1 карту навыка другого игрока
            }
           *[no] { $chosen ->
                [yes] посмотреть карты навыков этого игрока и забрать 1 из них
               *[no] посмотреть карты навыков другого игрока и забрать 1 из них
            }
        }
effects-people-handOverLoyalty =
    { $brief ->
        [yes] до расстояния { $distance }: отдайте свои карты лояльности
       *[no] если флот прошел расстояние { $distance } или меньше, отдайте все свои лежащие лицом вниз карты лояльности другому игроку
    }

## effects.cards

effects-cards-pickQuorum = возьмите { NOUN($cards, case: "acc") }, разыграйте 1 и положите остальные под низ колоды
    .may = взять { NOUN($cards, case: "acc") }, разыграть 1 и положить остальные под низ колоды
effects-cards-playQuorum = сыграйте 1 карту кворума с руки
    .may = сыграть 1 карту кворума с руки
effects-cards-exchangeQuorum =
    { $brief ->
        [yes] обменяйте любые карты кворума
       *[no] сбросьте любое число карт кворума с руки и возьмите столько же
    }
    .may =
        { $brief ->
            [yes] обменять любые карты кворума
           *[no] сбросить любое число карт кворума с руки и взять столько же
        }
effects-cards-attachTo =
    { $brief ->
        [yes] отдайте эту карту этому игроку
       *[no] отдайте эту карту { NOUN($who, case: "dat") }
    }
    .may =
        { $brief ->
            [yes] отдать эту карту этому игроку
           *[no] отдать эту карту { NOUN($who, case: "dat") }
        }
effects-cards-keepInPlay =
    { $until ->
        [untilJump] эта карта остается в игре, пока флот не совершит прыжок
        [untilLossOrJump] эта карта остается в игре, пока не уничтожен гражданский или Базовый корабль или пока флот не совершит прыжок
        [untilBasestarLostOrJump] эта карта остается в игре, пока не уничтожен Базовый корабль или пока флот не совершит прыжок
        [untilNoRaidersOrJump] эта карта остается в игре, пока есть хотя бы один Рейдер и флот не совершил прыжок
        [untilScarLostOrJump] эта карта остается в игре, пока не уничтожен Шрам или пока флот не совершит прыжок
       *[toEnd] эта карта остается в игре
    }
effects-cards-removeCard = удалите эту карту из игры
effects-cards-countAsDistance = положите эту карту рядом с картой цели: она считается за расстояние { $distance }
effects-cards-anotherCrisis =
    { $brief ->
        [yes] затем берется еще одна карта кризиса
       *[no] после символов активации этой карты текущий игрок берет и разыгрывает еще одну карту кризиса
    }
effects-cards-lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] посмотрите верхнюю карту колоды кризисов
            [destination] посмотрите верхнюю карту колоды пунктов назначения
           *[either] посмотрите верхнюю карту колоды кризисов или пунктов назначения
        }
       *[no] { $deck ->
            [crisis] посмотрите верхнюю карту колоды кризисов и верните ее наверх или под низ
            [destination] посмотрите верхнюю карту колоды пунктов назначения и верните ее наверх или под низ
           *[either] посмотрите верхнюю карту колоды кризисов или пунктов назначения и верните ее наверх или под низ
        }
    }
    .may =
        { $brief ->
            [yes] { $deck ->
                [crisis] посмотреть верхнюю карту колоды кризисов
                [destination] посмотреть верхнюю карту колоды пунктов назначения
               *[either] посмотреть верхнюю карту колоды кризисов или пунктов назначения
            }
           *[no] { $deck ->
                [crisis] посмотреть верхнюю карту колоды кризисов и вернуть ее наверх или под низ
                [destination] посмотреть верхнюю карту колоды пунктов назначения и вернуть ее наверх или под низ
               *[either] посмотреть верхнюю карту колоды кризисов или пунктов назначения и вернуть ее наверх или под низ
            }
        }
effects-cards-pickCrisis =
    { $others ->
        [untold] { $count ->
            [1] возьмите { NOUN($cards, case: "acc") } и разыграйте ее
           *[other] возьмите { NOUN($cards, case: "acc") } и разыграйте 1
        }
        [discard] { $count ->
            [2] возьмите { NOUN($cards, case: "acc") }, разыграйте 1 и сбросьте другую
           *[other] возьмите { NOUN($cards, case: "acc") }, разыграйте 1 и сбросьте остальные
        }
       *[bottom] { $count ->
            [2] возьмите { NOUN($cards, case: "acc") }, разыграйте 1 и положите другую под низ колоды
           *[other] возьмите { NOUN($cards, case: "acc") }, разыграйте 1 и положите остальные под низ колоды
        }
    }
    .may =
        { $others ->
            [untold] { $count ->
                [1] взять { NOUN($cards, case: "acc") } и разыграть ее
               *[other] взять { NOUN($cards, case: "acc") } и разыграть 1
            }
            [discard] { $count ->
                [2] взять { NOUN($cards, case: "acc") }, разыграть 1 и сбросить другую
               *[other] взять { NOUN($cards, case: "acc") }, разыграть 1 и сбросить остальные
            }
           *[bottom] { $count ->
                [2] взять { NOUN($cards, case: "acc") }, разыграть 1 и положить другую под низ колоды
               *[other] взять { NOUN($cards, case: "acc") }, разыграть 1 и положить остальные под низ колоды
            }
        }

effects-cards-playSuperCrisis =
    { $brief ->
        [yes] сыграйте карту суперкризиса
       *[no] сыграйте карту суперкризиса с руки
    }
    .may =
        { $brief ->
            [yes] сыграть карту суперкризиса
           *[no] сыграть карту суперкризиса с руки
        }
effects-cards-launchFromBasestars = каждый Базовый корабль выпускает { NOUN($ships, case: "acc") }
effects-cards-exchangeSuperCrisis =
    { $brief ->
        [yes] обменяйте карту суперкризиса
       *[no] сбросьте свою карту суперкризиса и возьмите новую
    }
    .may =
        { $brief ->
            [yes] обменять карту суперкризиса
           *[no] сбросить свою карту суперкризиса и взять новую
        }

## effects.fates

effects-fates-execute = вас казнят
    .one = будет казнен
    .several = будут казнены
effects-fates-inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who } по очереди: { $what }
    }
effects-fates-ifFewCards =
    { $count ->
        [one] { $what }, если на руке не больше { $count } карты
       *[other] { $what }, если на руке не больше { $count } карт
    }
effects-fates-passTitle =
    { $brief ->
        [yes] титул { NOUN($title, case: "gen") } получает другой игрок
       *[no] титул { NOUN($title, case: "gen") } переходит к следующему игроку в порядке преемственности
    }
effects-fates-passTitlesOf =
    { $brief ->
        [yes] потеряйте все титулы
       *[no] отдайте все свои титулы, каждый — следующему игроку в его порядке преемственности
    }
    .one =
        { $brief ->
            [yes] теряет все титулы
           *[no] отдает все свои титулы, каждый — следующему игроку в его порядке преемственности
        }
    .several =
        { $brief ->
            [yes] теряют все титулы
           *[no] отдают все свои титулы, каждый — следующему игроку в его порядке преемственности
        }
    .may =
        { $brief ->
            [yes] потерять все титулы
           *[no] отдать все свои титулы, каждый — следующему игроку в его порядке преемственности
        }
effects-fates-borrowTitle = получите титул { NOUN($title, case: "gen") } до конца этого хода
    .may = получить титул { NOUN($title, case: "gen") } до конца этого хода
effects-fates-differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } карта навыка
            [few] { $count } карты навыков разных типов
           *[many] { $count } карт навыков разных типов
        }
       *[no] { $cards } разных типов
    }
    .acc =
        { $brief ->
            [yes] { $count ->
                [one] { $count } карту навыка
                [few] { $count } карты навыков разных типов
               *[many] { $count } карт навыков разных типов
            }
           *[no] { NOUN($cards, case: "acc") } разных типов
        }
    .each =
        { $brief ->
            [yes] { $count ->
                [one] по { $count } карте навыка
                [few] по { $count } карты навыков разных типов
               *[many] по { $count } карт навыков разных типов
            }
           *[no] { NOUN($cards, case: "each") } разных типов
        }
effects-fates-loseHighest =
    { $count ->
        [one] потеряйте { $count } единицу ресурса, которого у флота больше всего
        [many] потеряйте { $count } единиц ресурса, которого у флота больше всего
       *[few] потеряйте { $count } единицы ресурса, которого у флота больше всего
    }
effects-fates-protect =
    { $brief ->
        [yes] спасите 1 { NOUN($resource, case: "acc") }
       *[no] следующая потеря { NOUN($resource, case: "gen") } в этом ходу на 1 меньше
    }
effects-fates-protectAny =
    { $brief ->
        [yes] спасите 1 любого ресурса
       *[no] выберите ресурс, и его следующая потеря в этом ходу на 1 меньше
    }
    .may =
        { $brief ->
            [yes] спасти 1 любого ресурса
           *[no] выбрать ресурс, и его следующая потеря в этом ходу на 1 меньше
        }
effects-fates-giveCard =
    { $brief ->
        [yes] отдайте этому игроку { NOUN($cards, case: "acc") }
       *[no] отдайте { NOUN($to, case: "dat") } { NOUN($cards, case: "acc") } с руки
    }
    .may =
        { $brief ->
            [yes] отдать этому игроку { NOUN($cards, case: "acc") }
           *[no] отдать { NOUN($to, case: "dat") } { NOUN($cards, case: "acc") } с руки
        }
effects-fates-takeHand =
    { $brief ->
        [yes] заберите все карты навыков этого игрока
       *[no] заберите на руку все карты навыков { NOUN($who, case: "gen") }
    }
    .one =
        { $brief ->
            [yes] забирает все карты навыков этого игрока
           *[no] забирает на руку все карты навыков { NOUN($who, case: "gen") }
        }
    .may =
        { $brief ->
            [yes] забрать все карты навыков этого игрока
           *[no] забрать на руку все карты навыков { NOUN($who, case: "gen") }
        }

effects-fates-seedDestiny = замешайте { NOUN($cards, case: "acc") } в колоду судьбы
effects-fates-replaceDestiny = сбросьте колоду судьбы и соберите новую: { $cards }
effects-fates-cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] сбросьте { NOUN($cards, case: "acc") } из колоды судьбы или ни одной
           *[no] сбросьте { NOUN($cards, case: "acc") } из колоды судьбы
        }
       *[no] { $optional ->
            [yes] посмотрите колоду судьбы, сбросьте из нее { NOUN($cards, case: "acc") } или ни одной и перемешайте остальные
           *[no] посмотрите колоду судьбы, сбросьте из нее { NOUN($cards, case: "acc") } и перемешайте остальные
        }
    }
    .may =
        { $brief ->
            [yes] { $optional ->
                [yes] сбросить { NOUN($cards, case: "acc") } из колоды судьбы или ни одной
               *[no] сбросить { NOUN($cards, case: "acc") } из колоды судьбы
            }
           *[no] { $optional ->
                [yes] посмотреть колоду судьбы, сбросить из нее { NOUN($cards, case: "acc") } или ни одной и перемешать остальные
               *[no] посмотреть колоду судьбы, сбросить из нее { NOUN($cards, case: "acc") } и перемешать остальные
            }
        }
effects-fates-swapWithDestiny = положите эту карту на верх колоды судьбы и возьмите на руку карту, которая там лежала
    .may = положить эту карту на верх колоды судьбы и взять на руку карту, которая там лежала
effects-fates-lookAtBottom = посмотрите нижнюю карту любой колоды
    .may = посмотреть нижнюю карту любой колоды
effects-fates-reorderCrises =
    { $brief ->
        [yes] { $count ->
            [one] посмотрите { $count } верхнюю карту кризиса и поменяйте порядок
            [few] посмотрите { $count } верхние карты кризиса и поменяйте порядок
           *[many] посмотрите { $count } верхних карт кризиса и поменяйте порядок
        }
       *[no] { $count ->
            [one] посмотрите { $count } верхнюю карту колоды кризисов и положите каждую наверх или под низ колоды в любом порядке
            [few] посмотрите { $count } верхние карты колоды кризисов и положите каждую наверх или под низ колоды в любом порядке
           *[many] посмотрите { $count } верхних карт колоды кризисов и положите каждую наверх или под низ колоды в любом порядке
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] посмотреть { $count } верхнюю карту кризиса и поменять порядок
                [few] посмотреть { $count } верхние карты кризиса и поменять порядок
               *[many] посмотреть { $count } верхних карт кризиса и поменять порядок
            }
           *[no] { $count ->
                [one] посмотреть { $count } верхнюю карту колоды кризисов и положить каждую наверх или под низ колоды в любом порядке
                [few] посмотреть { $count } верхние карты колоды кризисов и положить каждую наверх или под низ колоды в любом порядке
               *[many] посмотреть { $count } верхних карт колоды кризисов и положить каждую наверх или под низ колоды в любом порядке
            }
        }
effects-fates-learn =
    { $brief ->
        [yes] { $count ->
            [one] посмотрите { $count } верхнюю карту одной колоды навыка; возьмите или добавьте ее
            [few] посмотрите { $count } верхние карты одной колоды навыка; возьмите или добавьте все
           *[many] посмотрите { $count } верхних карт одной колоды навыка; возьмите или добавьте все
        }
       *[no] { $count ->
            [one] посмотрите { $count } верхнюю карту одной колоды навыка; возьмите ее на руку или добавьте в проверку
            [few] посмотрите { $count } верхние карты одной колоды навыка; возьмите все на руку или добавьте все в проверку
           *[many] посмотрите { $count } верхних карт одной колоды навыка; возьмите все на руку или добавьте все в проверку
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] посмотреть { $count } верхнюю карту одной колоды навыка; взять или добавить ее
                [few] посмотреть { $count } верхние карты одной колоды навыка; взять или добавить все
               *[many] посмотреть { $count } верхних карт одной колоды навыка; взять или добавить все
            }
           *[no] { $count ->
                [one] посмотреть { $count } верхнюю карту одной колоды навыка; взять ее на руку или добавить в проверку
                [few] посмотреть { $count } верхние карты одной колоды навыка; взять все на руку или добавить все в проверку
               *[many] посмотреть { $count } верхних карт одной колоды навыка; взять все на руку или добавить все в проверку
            }
        }
effects-fates-nextCrisisJumps = следующая карта кризиса, взятая в этом ходу, получает символ подготовки к прыжку
effects-fates-jumpFleet = флот совершает прыжок; Адмирал берет только { NOUN($cards, case: "acc") }
effects-fates-anotherDestination = сбросьте эту карту; ее заменяет верхняя карта колоды пунктов назначения
effects-fates-resolveCrisis = возьмите карту кризиса «{ $crisis }» из колоды или сброса и разыграйте ее, затем перемешайте колоду

effects-fates-moraleLostToExecution = в этой игре терялась мораль из-за казни персонажа

## effects.aimed

effects-aimed-chooseBasestar = выберите Базовый корабль: { $then }
    .may = выбрать Базовый корабль: { $then }
effects-aimed-chooseArea = выберите сектор космоса: { $then }
    .may = выбрать сектор космоса: { $then }
effects-aimed-rollAtBasestar = бросок по Базовому кораблю
    .one = бросает кубик по Базовому кораблю
    .several = бросают кубик по Базовому кораблю
    .may = бросить кубик по Базовому кораблю
effects-aimed-rollForArea = бросок по сектору
    .one = бросает кубик по сектору
    .several = бросают кубик по сектору
    .may = бросить кубик по сектору
effects-aimed-placeBasestar = поместите 1 Базовый корабль { NOUN($area, case: "at") }: { $then }
effects-aimed-removeCylons =
    { $brief ->
        [yes] уберите все корабли Сайлонов из 1 сектора космоса
       *[no] выберите сектор космоса; все корабли Сайлонов оттуда убираются с поля и не считаются уничтоженными
    }
    .one =
        { $brief ->
            [yes] убирает все корабли Сайлонов из 1 сектора космоса
           *[no] выбирает сектор космоса; все корабли Сайлонов оттуда убираются с поля и не считаются уничтоженными
        }
    .may =
        { $brief ->
            [yes] убрать все корабли Сайлонов из 1 сектора космоса
           *[no] выбрать сектор космоса; все корабли Сайлонов оттуда убираются с поля и не считаются уничтоженными
        }
effects-aimed-destroyAllCylons =
    { $brief ->
        [yes] уничтожьте все корабли Сайлонов
       *[no] уничтожьте все корабли Сайлонов в космосе
    }
effects-aimed-damageBasestar =
    { $brief ->
        [yes] { $count ->
            [1] повредите его
            [2] повредите его дважды
            [few] повредите его { $count } раза
           *[other] повредите его { $count } раз
        }
       *[no] { $count ->
            [1] повредите этот Базовый корабль
            [2] дважды повредите этот Базовый корабль
            [few] повредите этот Базовый корабль { $count } раза
           *[other] повредите этот Базовый корабль { $count } раз
        }
    }
effects-aimed-damageThere =
    { $brief ->
        [yes] повредите { NOUN($ships, case: "acc") }
       *[no] повредите там { NOUN($ships, case: "acc") }
    }
effects-aimed-destroyThere =
    { $brief ->
        [yes] уничтожьте { NOUN($ships, case: "acc") }
       *[no] уничтожьте там { NOUN($ships, case: "acc") }
    }
effects-aimed-defendCivilian =
    { $brief ->
        [yes] уничтожьте { NOUN($raiders, case: "acc") } или { NOUN($heavyRaiders, case: "acc") } рядом с гражданским кораблем, рискуя им
       *[no] выберите гражданский корабль в космосе; в его секторе уничтожьте { NOUN($raiders, case: "acc") } или { NOUN($heavyRaiders, case: "acc") }. Затем бросьте кубик. При { $lostOn } или меньше: гражданский корабль уничтожается
    }
    .may =
        { $brief ->
            [yes] уничтожить { NOUN($raiders, case: "acc") } или { NOUN($heavyRaiders, case: "acc") } рядом с гражданским кораблем, рискуя им
           *[no] выбрать гражданский корабль в космосе и уничтожить в его секторе { NOUN($raiders, case: "acc") } или { NOUN($heavyRaiders, case: "acc") }. Затем бросьте кубик. При { $lostOn } или меньше: гражданский корабль уничтожается
        }
effects-aimed-sacrifice =
    { $brief ->
        [yes] отправьтесь в лазарет и уничтожьте корабли в своем секторе
       *[no] оставьте свой Вайпер и отправьтесь в лазарет; в его секторе уничтожьте до { NOUN($raiders, case: "gen") }, или до { NOUN($heavyRaiders, case: "gen") }, или 1 Базовый корабль, или 1 гражданский корабль
    }
    .may =
        { $brief ->
            [yes] отправиться в лазарет и уничтожить корабли в своем секторе
           *[no] оставить свой Вайпер и отправиться в лазарет; в его секторе уничтожить до { NOUN($raiders, case: "gen") }, или до { NOUN($heavyRaiders, case: "gen") }, или 1 Базовый корабль, или 1 гражданский корабль
        }
effects-aimed-moveAndAttack =
    { $brief ->
        [yes] перелетите в любой сектор космоса и атакуйте там
       *[no] переместите свой Вайпер в любой сектор космоса, а затем атакуйте 1 корабль Сайлонов в своем секторе
    }
    .may =
        { $brief ->
            [yes] перелететь в любой сектор космоса и атаковать там
           *[no] переместить свой Вайпер в любой сектор космоса, а затем можете атаковать 1 корабль Сайлонов в своем секторе
        }
effects-aimed-markScar = 1 Рейдер, помещенный этой картой, — Шрам
effects-aimed-interfere =
    { $brief ->
        [yes] в вашем секторе промахиваются первые { $ships }
       *[no] в вашем секторе космоса промахиваются первые { $ships }, которые действуют: кубик за них не бросают
    }
effects-aimed-activateHeavyRaiders = активируйте тяжелых Рейдеров, но не центурионов

## effects.fleet

effects-fleet-activate = активируйте { NOUN($what, case: "acc") }
effects-fleet-activateNext = { NOUN($what, case: "acc") }
effects-fleet-launchRaiders = выпустите по 3 Рейдера с каждого Базового корабля
effects-fleet-briefActivate =
    { $which ->
        [launchRaiders] выпустите по 3 Рейдера с каждого Базового корабля
        [heavyRaiders] активируйте тяжелых Рейдеров
        [basestars] активируйте Базовые корабли
        [occupation] активируйте оккупационные отряды
       *[raiders] активируйте Рейдеров
    }

effects-fleet-placed = { $ships } { NOUN($area, case: "at") }
    .acc = { NOUN($ships, case: "acc") } { NOUN($area, case: "at") }

effects-fleet-lose = потеряйте { NOUN($what, case: "acc") }
effects-fleet-gain = получите { NOUN($what, case: "acc") }
effects-fleet-place = поместите { NOUN($ships, case: "acc") }
effects-fleet-placeCivilians =
    { $brief ->
        [yes] поместите { NOUN($ships, case: "acc") }
       *[no] поместите { NOUN($ships, case: "acc") }; куда именно, решает Адмирал или CAG, если он есть
    }
effects-fleet-activatePlaced = активируйте { NOUN($ship, case: "acc-pl") }, только что помещенных этой картой
effects-fleet-basestarsAttack = каждый Базовый корабль на поле атакует Галактику
effects-fleet-briefJumpTrack = подготовка к прыжку { $spaces }
effects-fleet-jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] переместите жетон флота на { $count } деление назад по шкале подготовки к прыжку
            [few] переместите жетон флота на { $count } деления назад по шкале подготовки к прыжку
           *[many] переместите жетон флота на { $count } делений назад по шкале подготовки к прыжку
        }
       *[no] { $count ->
            [one] продвиньте жетон флота на { $count } деление вперед по шкале подготовки к прыжку
            [few] продвиньте жетон флота на { $count } деления вперед по шкале подготовки к прыжку
           *[many] продвиньте жетон флота на { $count } делений вперед по шкале подготовки к прыжку
        }
    }
effects-fleet-boardCenturions =
    { $brief ->
        [yes] { $ships } на шкалу десанта
       *[no] поместите { NOUN($ships, case: "acc") } на старт шкалы десанта
    }
effects-fleet-damageGalactica =
    { $count ->
        [1] повредите Галактику
        [2] повредите Галактику дважды
        [few] повредите Галактику { $count } раза
       *[other] повредите Галактику { $count } раз
    }
effects-fleet-chooseDamage =
    { $brief ->
        [yes] возьмите { NOUN($tokens, case: "acc") } и разыграйте { $resolve }
       *[no] возьмите { NOUN($tokens, case: "acc") }, разыграйте { $resolve } по своему выбору и верните остальные
    }
    .may =
        { $brief ->
            [yes] взять { NOUN($tokens, case: "acc") } и разыграть { $resolve }
           *[no] взять { NOUN($tokens, case: "acc") }, разыграть { $resolve } по своему выбору и вернуть остальные
        }
effects-fleet-destroy = уничтожьте { NOUN($ships, case: "acc") }
effects-fleet-restoreRaptors =
    { $count ->
        [one] верните { $count } уничтоженный Раптор в «Резерв»
        [few] верните { $count } уничтоженных Раптора в «Резерв»
       *[many] верните { $count } уничтоженных Рапторов в «Резерв»
    }
effects-fleet-damageVipers =
    { $where ->
        [reserves] повредите { NOUN($vipers, case: "acc") } в «Резерве»
        [space] повредите { NOUN($vipers, case: "acc") } в космосе
       *[anywhere] повредите { NOUN($vipers, case: "acc") } в космосе или в «Резерве»
    }
effects-fleet-damageVipersOf =
    { $where ->
        [reserves] повредите { NOUN($vipers, case: "acc") } в «Резерве»
        [space] повредите { NOUN($vipers, case: "acc") } в космосе
       *[anywhere] повредите { NOUN($vipers, case: "acc") } в космосе или в «Резерве»
    }{ " " }{ $you ->
        [yes] по своему выбору
       *[no] по выбору { NOUN($who, case: "gen") }
    }
effects-fleet-destroyVipers =
    { $where ->
        [reserves] уничтожьте { NOUN($vipers, case: "acc") } в «Резерве»
       *[space] уничтожьте { NOUN($vipers, case: "acc") } в космосе
    }
effects-fleet-destroyAnyViper = уничтожьте { NOUN($vipers, case: "acc") } (в «Резерве», среди поврежденных или в космосе)
effects-fleet-destroyCivilians =
    { $brief ->
        [yes] уничтожьте { NOUN($ships, case: "acc") }
       *[no] { $count ->
            [one] возьмите { NOUN($ships, case: "acc") } и уничтожьте его
           *[other] возьмите { NOUN($ships, case: "acc") } и уничтожьте их
        }
    }
effects-fleet-recallVipers = верните все Вайперы из космоса в «Резерв»
effects-fleet-destroyCenturions = уничтожьте { NOUN($ships, case: "acc") } на шкале десанта
effects-fleet-destroyChosen = уничтожьте { NOUN($ships, case: "acc") } по своему выбору
effects-fleet-discardNuke = сбросьте { NOUN($nukes, case: "acc") }

effects-fleet-repair =
    { $brief ->
        [yes] отремонтируйте свою локацию или, если это Ангар, { NOUN($vipers, case: "acc") }
       *[no] отремонтируйте локацию, в которой находитесь; в Ангаре вместо этого можно вернуть до { NOUN($vipers, case: "gen") } из «Ремонтного дока» в «Резерв»
    }
    .may =
        { $brief ->
            [yes] отремонтировать свою локацию или, если это Ангар, { NOUN($vipers, case: "acc") }
           *[no] отремонтировать локацию, в которой находитесь; в Ангаре вместо этого можно вернуть до { NOUN($vipers, case: "gen") } из «Ремонтного дока» в «Резерв»
        }
effects-fleet-restoreShips = до { NOUN($vipers, case: "gen") } и { NOUN($raptors, case: "gen") }, поврежденных или уничтоженных, можно вернуть в «Резерв»
effects-fleet-repairAnywhere =
    { $locations ->
        [one] отремонтируйте до { $locations } поврежденной локации и до { NOUN($vipers, case: "gen") }
       *[other] отремонтируйте до { $locations } поврежденных локаций и до { NOUN($vipers, case: "gen") }
    }
    .may =
        { $locations ->
            [one] отремонтировать до { $locations } поврежденной локации и до { NOUN($vipers, case: "gen") }
           *[other] отремонтировать до { $locations } поврежденных локаций и до { NOUN($vipers, case: "gen") }
        }
effects-fleet-repairVipers = отремонтируйте { NOUN($vipers, case: "acc") }
effects-fleet-viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] активируйте беспилотный Вайпер
            [2] дважды активируйте беспилотные Вайперы
            [few] активируйте беспилотные Вайперы { $count } раза
           *[other] активируйте беспилотные Вайперы { $count } раз
        }
       *[no] { $count ->
            [1] активируйте не больше 1 беспилотного Вайпера
            [one] активируйте беспилотные Вайперы до { $count } раза
           *[other] активируйте беспилотные Вайперы до { $count } раз
        }
    }
    .one =
        { $mandatory ->
            [yes] { $count ->
                [1] активирует беспилотный Вайпер
                [2] дважды активирует беспилотные Вайперы
                [few] активирует беспилотные Вайперы { $count } раза
               *[other] активирует беспилотные Вайперы { $count } раз
            }
           *[no] { $count ->
                [1] активирует не больше 1 беспилотного Вайпера
                [one] активирует беспилотные Вайперы до { $count } раза
               *[other] активирует беспилотные Вайперы до { $count } раз
            }
        }
    .may =
        { $mandatory ->
            [yes] { $count ->
                [1] активировать беспилотный Вайпер
                [2] дважды активировать беспилотные Вайперы
                [few] активировать беспилотные Вайперы { $count } раза
               *[other] активировать беспилотные Вайперы { $count } раз
            }
           *[no] { $count ->
                [1] активировать не больше 1 беспилотного Вайпера
                [one] активировать беспилотные Вайперы до { $count } раза
               *[other] активировать беспилотные Вайперы до { $count } раз
            }
        }
effects-fleet-launchPilots =
    { $brief ->
        [yes] пилоты на Галактике могут вылететь
       *[no] каждый игрок-человек с пилотированием в наборе навыков, который находится на Галактике, но не на гауптвахте, может вылететь на Вайпере из «Резерва»
    }
effects-fleet-viperAttacks =
    { $count ->
        [one] выполните до { $count } атаки на Вайпере, который пилотируете
       *[other] выполните до { $count } атак на Вайпере, который пилотируете
    }
    .may =
        { $count ->
            [one] выполнить до { $count } атаки на Вайпере, который пилотируете
           *[other] выполнить до { $count } атак на Вайпере, который пилотируете
        }
effects-fleet-launchSelf =
    { $brief ->
        [yes] вылетите пилотом Вайпера
       *[no] вылетите пилотом Вайпера из «Резерва» у носа слева или у кормы слева
    }
    .may =
        { $brief ->
            [yes] вылететь пилотом Вайпера
           *[no] вылететь пилотом Вайпера из «Резерва» у носа слева или у кормы слева
        }
effects-fleet-ftlJump =
    { $brief ->
        [yes] флот совершает прыжок; при броске 6 или меньше потеряйте население, указанное на шкале
       *[no] бросьте кубик. При 6 или меньше: потеряйте население, указанное на шкале подготовки к прыжку. Затем в любом случае флот совершает прыжок
    }
effects-fleet-galacticaAttack = Галактика атакует 1 корабль Сайлонов в любом секторе
effects-fleet-attackCenturion =
    { $bonus ->
        [0] атакуйте 1 центуриона на шкале десанта (уничтожается при 7 или 8)
       *[other] атакуйте 1 центуриона на шкале десанта (+{ $bonus } к броску кубика, уничтожается при 7 или 8)
    }
    .may =
        { $bonus ->
            [0] атаковать 1 центуриона на шкале десанта (уничтожается при 7 или 8)
           *[other] атаковать 1 центуриона на шкале десанта (+{ $bonus } к броску кубика, уничтожается при 7 или 8)
        }
effects-fleet-inspectCivilians =
    { $brief ->
        [yes] тайно посмотрите до { NOUN($ships, case: "gen") } и переместите их в соседние секторы
       *[no] тайно посмотрите до { NOUN($ships, case: "gen") } на поле; затем каждый можно переместить в соседний сектор
    }
    .may =
        { $brief ->
            [yes] тайно посмотреть до { NOUN($ships, case: "gen") } и переместить их в соседние секторы
           *[no] тайно посмотреть до { NOUN($ships, case: "gen") } на поле; затем каждый можно переместить в соседний сектор
        }
effects-fleet-launchNuke =
    { $brief ->
        [yes] потратьте 1 ядерную бомбу на Базовый корабль: при 1 или 2 двойное повреждение, при 3 или больше уничтожен
       *[no] потратьте 1 ядерную бомбу, чтобы атаковать Базовый корабль, и бросьте кубик. При 1 или 2: он получает двойное повреждение. При 3 или больше: он уничтожен. При 7 или 8: уничтожаются и 3 Рейдера в его секторе
    }
    .may =
        { $brief ->
            [yes] потратить 1 ядерную бомбу на Базовый корабль: при 1 или 2 двойное повреждение, при 3 или больше уничтожен
           *[no] потратить 1 ядерную бомбу, чтобы атаковать Базовый корабль, и бросить кубик. При 1 или 2: он получает двойное повреждение. При 3 или больше: он уничтожен. При 7 или 8: уничтожаются и 3 Рейдера в его секторе
        }

## effects.feats

effects-feats-everybodyActs =
    { $brief ->
        [yes] каждый игрок перемещается или выполняет 1 действие
       *[no] каждый игрок (и человек, и Сайлон), начиная с вас, по часовой стрелке может либо переместиться, либо выполнить 1 действие
    }
effects-feats-gainNuke = Адмирал получает { NOUN($nukes, case: "acc") }
effects-feats-strafe =
    { $brief ->
        [yes] вместо атаки кубик решает, сколько Рейдеров там уничтожается
       *[no] вместо атаки бросьте кубик: в секторе Вайпера уничтожается столько Рейдеров, сколько выпало, или все, если их меньше
    }
effects-feats-nameRoll = выберите результат кубика вместо броска; изменить его ничем нельзя
    .may = выбрать результат кубика вместо броска; изменить его ничем нельзя
effects-feats-tradeCards =
    { $brief ->
        [yes] сбросьте любое число карт навыков и возьмите столько же одного типа
       *[no] сбросьте любое число карт навыков, затем возьмите столько же — все одного типа из своего набора навыков
    }
    .may =
        { $brief ->
            [yes] сбросить любое число карт навыков и взять столько же одного типа
           *[no] сбросить любое число карт навыков, затем взять столько же — все одного типа из своего набора навыков
        }
effects-feats-seizeTitle = получите титул { NOUN($title, case: "gen") }; с гауптвахты или из Изолятора вы сначала перемещаетесь { NOUN($places, case: "to") }, если это возможно
    .may = получить титул { NOUN($title, case: "gen") }; с гауптвахты или из Изолятора вы сначала перемещаетесь { NOUN($places, case: "to") }, если это возможно
effects-feats-arrangeQuorum =
    { $count ->
        [one] посмотрите { $count } верхнюю карту колоды кворума и верните ее
        [few] посмотрите { $count } верхние карты колоды кворума и верните их в любом порядке
       *[many] посмотрите { $count } верхних карт колоды кворума и верните их в любом порядке
    }
    .may =
        { $count ->
            [one] посмотреть { $count } верхнюю карту колоды кворума и вернуть ее
            [few] посмотреть { $count } верхние карты колоды кворума и вернуть их в любом порядке
           *[many] посмотреть { $count } верхних карт колоды кворума и вернуть их в любом порядке
        }
