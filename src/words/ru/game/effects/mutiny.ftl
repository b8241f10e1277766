draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] возьмите { NOUN($cards, case: "acc") }, если у вас их нет, не отправляясь на гауптвахту
           *[no] возьмите { NOUN($cards, case: "acc") }, если у вас их нет
        }
       *[no] { $stays ->
            [yes] возьмите { NOUN($cards, case: "acc") }, не отправляясь на гауптвахту
           *[no] возьмите { NOUN($cards, case: "acc") }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] берет { NOUN($cards, case: "acc") }, если на руке их нет, не отправляясь на гауптвахту
               *[no] берет { NOUN($cards, case: "acc") }, если на руке их нет
            }
           *[no] { $stays ->
                [yes] берет { NOUN($cards, case: "acc") }, не отправляясь на гауптвахту
               *[no] берет { NOUN($cards, case: "acc") }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] берут { NOUN($cards, case: "each") }, если на руке их нет, не отправляясь на гауптвахту
               *[no] берут { NOUN($cards, case: "each") }, если на руке их нет
            }
           *[no] { $stays ->
                [yes] берут { NOUN($cards, case: "each") }, не отправляясь на гауптвахту
               *[no] берут { NOUN($cards, case: "each") }
            }
        }
    .may =
        { $ifNone ->
            [yes] { $stays ->
                [yes] взять { NOUN($cards, case: "acc") }, если на руке их нет, не отправляясь на гауптвахту
               *[no] взять { NOUN($cards, case: "acc") }, если на руке их нет
            }
           *[no] { $stays ->
                [yes] взять { NOUN($cards, case: "acc") }, не отправляясь на гауптвахту
               *[no] взять { NOUN($cards, case: "acc") }
            }
        }
keeping =
    { $brief ->
        [yes] оставляя { $count }
       *[no] оставляя { $count } из всех
    }
takeRandomCards =
    { $brief ->
        [yes] заберите { NOUN($cards, case: "acc") } у { NOUN($from, case: "gen") }
       *[no] заберите { NOUN($cards, case: "acc") } случайным образом с руки { NOUN($from, case: "gen") }
    }
    .may =
        { $brief ->
            [yes] забрать { NOUN($cards, case: "acc") } у { NOUN($from, case: "gen") }
           *[no] забрать { NOUN($cards, case: "acc") } случайным образом с руки { NOUN($from, case: "gen") }
        }
repairEveryViper = отремонтируйте все поврежденные Вайперы
placeThere =
    { $brief ->
        [yes] поместите { NOUN($ships, case: "acc") }
       *[no] поместите туда { NOUN($ships, case: "acc") }
    }
buryQuorum =
    { $brief ->
        [yes] положите { $count } с руки кворума под низ колоды
       *[no] посмотрите все карты кворума на руке и положите { NOUN($cards, case: "acc") } из них под низ колоды кворума
    }
    .may =
        { $brief ->
            [yes] положить { $count } с руки кворума под низ колоды
           *[no] посмотреть все карты кворума на руке и положить { NOUN($cards, case: "acc") } из них под низ колоды кворума
        }
removeNukes = все ядерные бомбы удаляются из игры
nominate = получите титул { NOUN($title, case: "gen") }, если только { $title } не сбросит из игры карту «{ $card }»
    .one = получает титул { NOUN($title, case: "gen") }, если только { $title } не сбросит из игры карту «{ $card }»
    .several = получают титул { NOUN($title, case: "gen") }, если только { $title } не сбросит из игры карту «{ $card }»
    .may = получить титул { NOUN($title, case: "gen") }, если только { $title } не сбросит из игры карту «{ $card }»

holdsMutiny =
    { $count ->
        [1] у вас есть карта мятежа
        [one] у вас не меньше { $count } карты мятежа
        [few] у вас не меньше { $count } карт мятежа
        [many] у вас не меньше { $count } карт мятежа
       *[other] у вас не меньше { $count } карт мятежа
    }
holderHasMutiny = у { NOUN($title, case: "gen") } есть карта мятежа
lacksTitle = у вас нет титула { NOUN($title, case: "gen") }
holderHandAtLeast =
    { $count ->
        [one] у { NOUN($title, case: "gen") } не меньше { $count } карты навыка
        [few] у { NOUN($title, case: "gen") } не меньше { $count } карт навыков
        [many] у { NOUN($title, case: "gen") } не меньше { $count } карт навыков
       *[other] у { NOUN($title, case: "gen") } не меньше { $count } карт навыков
    }
anybodyHeld = на гауптвахте кто-то есть
