briefPursue = tor Pościgu { $spaces }
pursue =
    { $back ->
        [yes] { $count ->
            [one] cofnij znacznik pościgu o { $count } pole
            [few] cofnij znacznik pościgu o { $count } pola
            [many] cofnij znacznik pościgu o { $count } pól
           *[other] cofnij znacznik pościgu o { $count } pól
        }
       *[no] { $count ->
            [one] przesuń znacznik pościgu o { $count } pole do przodu
            [few] przesuń znacznik pościgu o { $count } pola do przodu
            [many] przesuń znacznik pościgu o { $count } pól do przodu
           *[other] przesuń znacznik pościgu o { $count } pól do przodu
        }
    }
reinforceFleet =
    { $brief ->
        [yes] umieść { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
       *[no] umieść { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
    }
    .one =
        { $brief ->
            [yes] umieszcza { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
           *[no] umieszcza { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
        }
    .several =
        { $brief ->
            [yes] umieszczają { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
           *[no] umieszczają { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
        }
    .may =
        { $brief ->
            [yes] umieścić { NOUN($ships, case: "acc") } na planszy Cylońskiej Floty
           *[no] umieścić { NOUN($ships, case: "acc") } z puli na jednym obszarze planszy Cylońskiej Floty
        }
rollBelowRaiders =
    { $brief ->
        [yes] rzuć kością: poniżej liczby raiderów w przestrzeni – { $what }
       *[no] rzuć kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
    }
    .one =
        { $brief ->
            [yes] rzuca kością: poniżej liczby raiderów w przestrzeni – { $what }
           *[no] rzuca kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
        }
    .several =
        { $brief ->
            [yes] rzucają kością: poniżej liczby raiderów w przestrzeni – { $what }
           *[no] rzucają kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
        }
    .may =
        { $brief ->
            [yes] rzucić kością: poniżej liczby raiderów w przestrzeni – { $what }
           *[no] rzucić kością. Wynik niższy niż liczba raiderów na głównej planszy: { $what }
        }
nukeArea =
    { $brief ->
        [yes] rzuć kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
       *[no] odrzuć 1 żeton broni nuklearnej, wybierz obszar przestrzeni i rzuć kością. Wynik 1 lub 2: dwukrotnie uszkodź tam basestara. Wynik od 3 do 6: zniszcz tam basestara. Wynik 7: zniszcz tam basestara i 3 raidery. Wynik 8: zniszcz tam wszystkie statki, także ludzkie
    }
    .one =
        { $brief ->
            [yes] rzuca kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
           *[no] odrzuca 1 żeton broni nuklearnej, wybiera obszar przestrzeni i rzuca kością. Wynik 1 lub 2: dwukrotnie uszkadza tam basestara. Wynik od 3 do 6: niszczy tam basestara. Wynik 7: niszczy tam basestara i 3 raidery. Wynik 8: niszczy tam wszystkie statki, także ludzkie
        }
    .several =
        { $brief ->
            [yes] rzucają kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
           *[no] odrzucają 1 żeton broni nuklearnej, wybierają obszar przestrzeni i rzucają kością. Wynik 1 lub 2: dwukrotnie uszkadzają tam basestara. Wynik od 3 do 6: niszczą tam basestara. Wynik 7: niszczą tam basestara i 3 raidery. Wynik 8: niszczą tam wszystkie statki, także ludzkie
        }
    .may =
        { $brief ->
            [yes] rzucić kością za obszar: 1–2 dwukrotnie uszkadza basestara, 3–6 niszczy go, 7 niszczy też 3 raidery, 8 wszystkie statki
           *[no] odrzucić 1 żeton broni nuklearnej, wybrać obszar przestrzeni i rzucić kością. Wynik 1 lub 2: dwukrotnie uszkodzić tam basestara. Wynik od 3 do 6: zniszczyć tam basestara. Wynik 7: zniszczyć tam basestara i 3 raidery. Wynik 8: zniszczyć tam wszystkie statki, także ludzkie
        }
