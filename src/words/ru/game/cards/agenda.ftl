winOnlyIf =
    { $winner ->
        [humans] Вы побеждаете, только если выигрывают люди и в конце игры верно все следующее.
       *[cylons] Вы побеждаете, только если выигрывают Сайлоны и в конце игры верно все следующее.
    }
secret = Держите карту в секрете: вы можете сказать, какой стороне помогаете, и ничего больше.
brief =
    { $winner ->
        [humans] Выигрывают люди, и { $conditions }
       *[cylons] Выигрывают Сайлоны, и { $conditions }
    }

differ = { $resources } различаются не больше чем на { $by }
distance = флот прошел расстояние { $distance } или больше
shipsLost =
    { $count ->
        [one] повреждено или уничтожено в сумме не меньше { $count } Вайпера и Раптора
        [few] повреждено или уничтожено в сумме не меньше { $count } Вайперов и Рапторов
        [many] повреждено или уничтожено в сумме не меньше { $count } Вайперов и Рапторов
       *[other] повреждено или уничтожено в сумме не меньше { $count } Вайперов и Рапторов
    }
damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] повреждено в сумме не больше { $count } локации { NOUN($boards, case: "gen") }
            [few] повреждено в сумме не больше { $count } локаций { NOUN($boards, case: "gen") }
            [many] повреждено в сумме не больше { $count } локаций { NOUN($boards, case: "gen") }
           *[other] повреждено в сумме не больше { $count } локаций { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] повреждено не больше { $count } локации { NOUN($boards, case: "gen") }
            [few] повреждено не больше { $count } локаций { NOUN($boards, case: "gen") }
            [many] повреждено не больше { $count } локаций { NOUN($boards, case: "gen") }
           *[other] повреждено не больше { $count } локаций { NOUN($boards, case: "gen") }
        }
    }
damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] повреждено в сумме не меньше { $count } локации { NOUN($boards, case: "gen") }
            [few] повреждено в сумме не меньше { $count } локаций { NOUN($boards, case: "gen") }
            [many] повреждено в сумме не меньше { $count } локаций { NOUN($boards, case: "gen") }
           *[other] повреждено в сумме не меньше { $count } локаций { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] повреждено не меньше { $count } локации { NOUN($boards, case: "gen") }
            [few] повреждено не меньше { $count } локаций { NOUN($boards, case: "gen") }
            [many] повреждено не меньше { $count } локаций { NOUN($boards, case: "gen") }
           *[other] повреждено не меньше { $count } локаций { NOUN($boards, case: "gen") }
        }
    }
infiltrating = вы внедрены во флот людей
free = вы не на гауптвахте и не в локации «Изолятор»
jailedOrExecuted = вы на гауптвахте или в локации «Изолятор» либо были казнены в этой игре
superCrisis = вы сыграли в этой игре карту суперкризиса
