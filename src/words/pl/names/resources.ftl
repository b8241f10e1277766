fuel = paliwo
    .gender = n
    .gen = paliwa
    .dat = paliwu
    .acc = paliwo
    .ins = paliwem
    .loc = paliwie
    .count =
        { $count ->
            [one] { $count } paliwo
            [few] { $count } paliwa
            [many] { $count } paliwa
           *[other] { $count } paliwa
        }
    .count-gen =
        { $count ->
            [one] { $count } paliwa
            [few] { $count } paliwa
            [many] { $count } paliwa
           *[other] { $count } paliwa
        }
    .count-acc =
        { $count ->
            [one] { $count } paliwo
            [few] { $count } paliwa
            [many] { $count } paliwa
           *[other] { $count } paliwa
        }
food = żywność
    .gender = f
    .gen = żywności
    .dat = żywności
    .acc = żywność
    .ins = żywnością
    .loc = żywności
    .count =
        { $count ->
            [one] { $count } żywność
            [few] { $count } żywności
            [many] { $count } żywności
           *[other] { $count } żywności
        }
    .count-gen =
        { $count ->
            [one] { $count } żywności
            [few] { $count } żywności
            [many] { $count } żywności
           *[other] { $count } żywności
        }
    .count-acc =
        { $count ->
            [one] { $count } żywność
            [few] { $count } żywności
            [many] { $count } żywności
           *[other] { $count } żywności
        }
morale = morale
    .gender = n
    .gen = morale
    .dat = morale
    .acc = morale
    .ins = morale
    .loc = morale
    .count =
        { $count ->
            [one] { $count } morale
            [few] { $count } morale
            [many] { $count } morale
           *[other] { $count } morale
        }
    .count-gen =
        { $count ->
            [one] { $count } morale
            [few] { $count } morale
            [many] { $count } morale
           *[other] { $count } morale
        }
    .count-acc =
        { $count ->
            [one] { $count } morale
            [few] { $count } morale
            [many] { $count } morale
           *[other] { $count } morale
        }
population = populacja
    .gender = f
    .gen = populacji
    .dat = populacji
    .acc = populację
    .ins = populacją
    .loc = populacji
    .count =
        { $count ->
            [one] { $count } populacja
            [few] { $count } populacji
            [many] { $count } populacji
           *[other] { $count } populacji
        }
    .count-gen =
        { $count ->
            [one] { $count } populacji
            [few] { $count } populacji
            [many] { $count } populacji
           *[other] { $count } populacji
        }
    .count-acc =
        { $count ->
            [one] { $count } populację
            [few] { $count } populacji
            [many] { $count } populacji
           *[other] { $count } populacji
        }
