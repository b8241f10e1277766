chooseBasestar = wybierz basestara: { $then }
    .one = wybiera basestara: { $then }
    .several = wybierają basestara: { $then }
    .may = wybrać basestara: { $then }
chooseArea = wybierz obszar przestrzeni: { $then }
    .one = wybiera obszar przestrzeni: { $then }
    .several = wybierają obszar przestrzeni: { $then }
    .may = wybrać obszar przestrzeni: { $then }
rollAtBasestar = rzuć kością za basestara
    .one = rzuca kością za basestara
    .several = rzucają kością za basestara
    .may = rzucić kością za basestara
rollForArea = rzuć kością za obszar
    .one = rzuca kością za obszar
    .several = rzucają kością za obszar
    .may = rzucić kością za obszar
placeBasestar = umieść 1 basestara { NOUN($area, case: "at") }: { $then }
removeCylons =
    { $brief ->
        [yes] usuń wszystkie statki Cylonów z 1 obszaru przestrzeni
       *[no] wybierz obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
    }
    .one =
        { $brief ->
            [yes] usuwa wszystkie statki Cylonów z 1 obszaru przestrzeni
           *[no] wybiera obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
        }
    .several =
        { $brief ->
            [yes] usuwają wszystkie statki Cylonów z 1 obszaru przestrzeni
           *[no] wybierają obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
        }
    .may =
        { $brief ->
            [yes] usunąć wszystkie statki Cylonów z 1 obszaru przestrzeni
           *[no] wybrać obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
        }
destroyAllCylons =
    { $brief ->
        [yes] zniszcz wszystkie statki Cylonów
       *[no] zniszcz wszystkie statki Cylonów w przestrzeni
    }
    .one =
        { $brief ->
            [yes] niszczy wszystkie statki Cylonów
           *[no] niszczy wszystkie statki Cylonów w przestrzeni
        }
    .several =
        { $brief ->
            [yes] niszczą wszystkie statki Cylonów
           *[no] niszczą wszystkie statki Cylonów w przestrzeni
        }
    .may =
        { $brief ->
            [yes] zniszczyć wszystkie statki Cylonów
           *[no] zniszczyć wszystkie statki Cylonów w przestrzeni
        }
damageBasestar =
    { $brief ->
        [yes] { $count ->
            [1] uszkodź tego basestara
            [2] uszkodź tego basestara dwukrotnie
            [one] uszkodź tego basestara { $count } raz
            [few] uszkodź tego basestara { $count } razy
            [many] uszkodź tego basestara { $count } razy
           *[other] uszkodź tego basestara { $count } razy
        }
       *[no] { $count ->
            [1] uszkodź tego basestara
            [2] uszkodź tego basestara dwukrotnie
            [one] uszkodź tego basestara { $count } raz
            [few] uszkodź tego basestara { $count } razy
            [many] uszkodź tego basestara { $count } razy
           *[other] uszkodź tego basestara { $count } razy
        }
    }
damageThere =
    { $brief ->
        [yes] uszkodź { NOUN($ships, case: "acc") }
       *[no] uszkodź tam { NOUN($ships, case: "acc") }
    }
    .one =
        { $brief ->
            [yes] uszkadza { NOUN($ships, case: "acc") }
           *[no] uszkadza tam { NOUN($ships, case: "acc") }
        }
    .several =
        { $brief ->
            [yes] uszkadzają { NOUN($ships, case: "acc") }
           *[no] uszkadzają tam { NOUN($ships, case: "acc") }
        }
    .may =
        { $brief ->
            [yes] uszkodzić { NOUN($ships, case: "acc") }
           *[no] uszkodzić tam { NOUN($ships, case: "acc") }
        }
destroyThere =
    { $brief ->
        [yes] zniszcz { NOUN($ships, case: "acc") }
       *[no] zniszcz tam { NOUN($ships, case: "acc") }
    }
    .one =
        { $brief ->
            [yes] niszczy { NOUN($ships, case: "acc") }
           *[no] niszczy tam { NOUN($ships, case: "acc") }
        }
    .several =
        { $brief ->
            [yes] niszczą { NOUN($ships, case: "acc") }
           *[no] niszczą tam { NOUN($ships, case: "acc") }
        }
    .may =
        { $brief ->
            [yes] zniszczyć { NOUN($ships, case: "acc") }
           *[no] zniszczyć tam { NOUN($ships, case: "acc") }
        }
defendCivilian =
    { $brief ->
        [yes] zniszcz { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
       *[no] wybierz statek cywilny w przestrzeni; na jego obszarze zniszcz { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzuć kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
    }
    .one =
        { $brief ->
            [yes] niszczy { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
           *[no] wybiera statek cywilny w przestrzeni; na jego obszarze niszczy { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzuca kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
        }
    .several =
        { $brief ->
            [yes] niszczą { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
           *[no] wybierają statek cywilny w przestrzeni; na jego obszarze niszczą { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzucają kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
        }
    .may =
        { $brief ->
            [yes] zniszczyć { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
           *[no] wybrać statek cywilny w przestrzeni; na jego obszarze zniszczyć { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzucić kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
        }
sacrifice =
    { $brief ->
        [yes] przenieś się do „Ambulatorium” i zniszcz statki na swoim obszarze
       *[no] przenieś się z vipera do „Ambulatorium”; na obszarze tego vipera zniszcz do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
    }
    .one =
        { $brief ->
            [yes] przenosi się do „Ambulatorium” i niszczy statki na swoim obszarze
           *[no] przenosi się z vipera do „Ambulatorium”; na obszarze tego vipera niszczy do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
        }
    .several =
        { $brief ->
            [yes] przenoszą się do „Ambulatorium” i niszczą statki na swoim obszarze
           *[no] przenoszą się z vipera do „Ambulatorium”; na obszarze tego vipera niszczą do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
        }
    .may =
        { $brief ->
            [yes] przenieść się do „Ambulatorium” i zniszczyć statki na swoim obszarze
           *[no] przenieść się z vipera do „Ambulatorium”; na obszarze tego vipera zniszczyć do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
        }
moveAndAttack =
    { $brief ->
        [yes] leć na dowolny obszar przestrzeni i zaatakuj tam
       *[no] przesuń swojego vipera na dowolny obszar przestrzeni, a następnie zaatakuj 1 statek Cylonów na swoim obszarze
    }
    .one =
        { $brief ->
            [yes] leci na dowolny obszar przestrzeni i atakuje tam
           *[no] przesuwa swojego vipera na dowolny obszar przestrzeni, a następnie atakuje 1 statek Cylonów na swoim obszarze
        }
    .several =
        { $brief ->
            [yes] lecą na dowolny obszar przestrzeni i atakują tam
           *[no] przesuwają swojego vipera na dowolny obszar przestrzeni, a następnie atakują 1 statek Cylonów na swoim obszarze
        }
    .may =
        { $brief ->
            [yes] polecieć na dowolny obszar przestrzeni i zaatakować tam
           *[no] przesunąć swojego vipera na dowolny obszar przestrzeni, a następnie możesz zaatakować 1 statek Cylonów na swoim obszarze
        }
markScar = 1 z raiderów umieszczonych przez tę kartę to Scar
interfere =
    { $brief ->
        [yes] chybiają raidery działające na twoim obszarze przestrzeni jako pierwsze: { $ships }
       *[no] raidery działające na twoim obszarze przestrzeni jako pierwsze ({ $ships }) chybiają i nie rzuca się za nie kością
    }
activateHeavyRaiders = aktywuj ciężkie raidery, ale nie centurionów
