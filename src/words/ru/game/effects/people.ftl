discard =
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
draw = возьмите { NOUN($cards, case: "acc") }
    .one = берет { NOUN($cards, case: "acc") }
    .several = берут { NOUN($cards, case: "each") }
    .may = взять { NOUN($cards, case: "acc") }
briefHand = все карты с руки
cardsOfOne =
    { $count ->
        [one] { $count } карта навыка ({ $skills })
        [few] { $count } карты навыков ({ $skills })
        [many] { $count } карт навыков ({ $skills })
       *[other] { $count } карт навыков ({ $skills })
    }
    .acc =
        { $count ->
            [one] { $count } карту навыка ({ $skills })
            [few] { $count } карты навыков ({ $skills })
            [many] { $count } карт навыков ({ $skills })
           *[other] { $count } карт навыков ({ $skills })
        }
    .each =
        { $count ->
            [one] по { $count } карте навыка ({ $skills })
            [few] по { $count } карты навыков ({ $skills })
            [many] по { $count } карт навыков ({ $skills })
           *[other] по { $count } карт навыков ({ $skills })
        }
cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } любого типа
            [few] { $cards } любых типов
            [many] { $cards } любых типов
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
                [few] { NOUN($cards, case: "acc") } любых типов
                [many] { NOUN($cards, case: "acc") } любых типов
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
                [few] { NOUN($cards, case: "each") } любых типов
                [many] { NOUN($cards, case: "each") } любых типов
               *[other] { NOUN($cards, case: "each") } любых типов
            }
            [cylon] { NOUN($cards, case: "each") } любых типов (лидер Сайлонов — из своего набора навыков)
            [you] { NOUN($cards, case: "each") } из своего набора навыков
            [chosen] { NOUN($cards, case: "each") } из набора навыков этого игрока
           *[theirs] { NOUN($cards, case: "each") } из своего набора навыков
        }

send = вы отправляетесь { NOUN($to, case: "to") }
    .one = отправляется { NOUN($to, case: "to") }
    .several = отправляются { NOUN($to, case: "to") }
everybodyAt = все персонажи { NOUN($locations, case: "at") } отправляются { NOUN($to, case: "to") }
everybodyAboard = все персонажи { NOUN($board, case: "on") } отправляются { NOUN($to, case: "to") }

choose = выберите { NOUN($player, case: "acc") }
    .one = выбирает { NOUN($player, case: "acc") }
    .several = выбирают { NOUN($player, case: "acc") }
    .may = выбрать { NOUN($player, case: "acc") }
chooseTo = выберите { NOUN($player, case: "acc") }, и этот игрок { $deeds }
    .one = выбирает { NOUN($player, case: "acc") }, и этот игрок { $deeds }
    .several = выбирают { NOUN($player, case: "acc") }, и этот игрок { $deeds }
    .may = выбрать { NOUN($player, case: "acc") }, и этот игрок { $deeds }
chooseAnd = выберите { NOUN($player, case: "acc") } и { $deed }
    .one = выбирает { NOUN($player, case: "acc") } и { $deed }
    .several = выбирают { NOUN($player, case: "acc") } и { $deed }
    .may = выбрать { NOUN($player, case: "acc") } и { $deed }
chooseThen = выберите { NOUN($player, case: "acc") }: { $then }
    .one = выбирает { NOUN($player, case: "acc") }: { $then }
    .several = выбирают { NOUN($player, case: "acc") }: { $then }
    .may = выбрать { NOUN($player, case: "acc") }: { $then }

lookAtLoyalty =
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
giveTitle = получите титул { NOUN($title, case: "gen") }
    .one = получает титул { NOUN($title, case: "gen") }
    .several = получают титул { NOUN($title, case: "gen") }
    .may = получить титул { NOUN($title, case: "gen") }
leave =
    { $to ->
        [anyShip] выйдите с гауптвахты в любую локацию кораблей людей
        [newCaprica] выйдите из «Изолятора» в другую локацию на Новой Каприке
       *[galactica] выйдите с гауптвахты в любую локацию Галактики
    }
    .may =
        { $to ->
            [anyShip] выйти с гауптвахты в любую локацию кораблей людей
            [newCaprica] выйти из «Изолятора» в другую локацию на Новой Каприке
           *[galactica] выйти с гауптвахты в любую локацию Галактики
        }
release =
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
ordered = либо переместитесь, а затем выполните 1 действие, либо выполните 2 действия, не перемещаясь
    .one = либо перемещается, а затем выполняет 1 действие, либо выполняет 2 действия, не перемещаясь
    .several = либо перемещаются, а затем выполняют 1 действие, либо выполняют 2 действия, не перемещаясь
    .may = либо переместиться, а затем выполнить 1 действие, либо выполнить 2 действия, не перемещаясь
order = выберите другого игрока-человека: он может переместиться и выполнить 1 действие либо выполнить 2 действия
    .may = выбрать другого игрока-человека: он может переместиться и выполнить 1 действие либо выполнить 2 действия
extraActions =
    { $count ->
        [one] выполните еще { $count } действие
        [few] выполните еще { $count } действия
        [many] выполните еще { $count } действий
       *[other] выполните еще { $count } действий
    }
    .may =
        { $count ->
            [one] выполнить еще { $count } действие
            [few] выполнить еще { $count } действия
            [many] выполнить еще { $count } действий
           *[other] выполнить еще { $count } действий
        }
takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] заберите 1 карту навыка с руки этого игрока
           *[no] заберите 1 карту навыка с руки другого игрока
        }
       *[no] { $chosen ->
            [yes] посмотрите карты навыков на руке этого игрока и заберите 1 из них
           *[no] посмотрите карты навыков на руке другого игрока и заберите 1 из них
        }
    }
    .may =
        { $brief ->
            [yes] { $chosen ->
                [yes] забрать 1 карту навыка с руки этого игрока
               *[no] забрать 1 карту навыка с руки другого игрока
            }
           *[no] { $chosen ->
                [yes] посмотреть карты навыков на руке этого игрока и забрать 1 из них
               *[no] посмотреть карты навыков на руке другого игрока и забрать 1 из них
            }
        }
handOverLoyalty =
    { $brief ->
        [yes] до расстояния { $distance }: отдайте свои карты лояльности
       *[no] если флот прошел расстояние { $distance } или меньше, отдайте все свои лежащие лицом вниз карты лояльности другому игроку
    }
