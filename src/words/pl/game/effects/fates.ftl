execute = na twojej postaci zostaje wykonana egzekucja
    .one = zostaje stracony
    .several = zostają straceni
inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { NOUN($who, case: "turn") }: { $what }
    }
ifFewCards =
    { $count ->
        [one] { $what }, jeśli ma na ręce najwyżej { $count } kartę umiejętności
        [few] { $what }, jeśli ma na ręce najwyżej { $count } karty umiejętności
        [many] { $what }, jeśli ma na ręce najwyżej { $count } kart umiejętności
       *[other] { $what }, jeśli ma na ręce najwyżej { $count } kart umiejętności
    }
passTitle =
    { $brief ->
        [yes] { NOUN($title, case: "ins") } zostaje inny gracz
       *[no] pozycja { NOUN($title, case: "gen") } przechodzi na następnego gracza w linii sukcesji
    }
passTitlesOf =
    { $brief ->
        [yes] strać wszystkie pozycje
       *[no] przekaż wszystkie swoje pozycje, każdą następnemu graczowi w jej linii sukcesji
    }
    .one =
        { $brief ->
            [yes] traci wszystkie pozycje
           *[no] przekazuje wszystkie swoje pozycje, każdą następnemu graczowi w jej linii sukcesji
        }
    .several =
        { $brief ->
            [yes] tracą wszystkie pozycje
           *[no] przekazują wszystkie swoje pozycje, każdą następnemu graczowi w jej linii sukcesji
        }
    .may =
        { $brief ->
            [yes] stracić wszystkie pozycje
           *[no] przekazać wszystkie swoje pozycje, każdą następnemu graczowi w jej linii sukcesji
        }
borrowTitle = do końca tej tury jesteś { NOUN($title, case: "ins") }
    .one = do końca tej tury jest { NOUN($title, case: "ins") }
    .several = do końca tej tury są { NOUN($title, case: "ins") }
    .may = do końca tej tury być { NOUN($title, case: "ins") }
differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } karta umiejętności
            [few] { $count } różne karty umiejętności
            [many] { $count } różnych kart umiejętności
           *[other] { $count } różnych kart umiejętności
        }
       *[no] { $cards } różnych rodzajów
    }
    .acc =
        { $brief ->
            [yes] { $count ->
                [one] { $count } kartę umiejętności
                [few] { $count } różne karty umiejętności
                [many] { $count } różnych kart umiejętności
               *[other] { $count } różnych kart umiejętności
            }
           *[no] { NOUN($cards, case: "acc") } różnych rodzajów
        }
loseHighest = strać { $count } tego zasobu, którego flota ma najwięcej
protect =
    { $brief ->
        [yes] ocal 1 { NOUN($resource, case: "acc") }
       *[no] następna strata { NOUN($resource, case: "gen") } w tej turze jest o 1 mniejsza
    }
protectAny =
    { $brief ->
        [yes] ocal 1 dowolnego zasobu
       *[no] wybierz zasób: jego następna strata w tej turze jest o 1 mniejsza
    }
    .one =
        { $brief ->
            [yes] ocala 1 dowolnego zasobu
           *[no] wybiera zasób: jego następna strata w tej turze jest o 1 mniejsza
        }
    .may =
        { $brief ->
            [yes] ocalić 1 dowolnego zasobu
           *[no] wybrać zasób: jego następna strata w tej turze jest o 1 mniejsza
        }
giveCard =
    { $brief ->
        [yes] przekaż temu graczowi { NOUN($cards, case: "acc") }
       *[no] przekaż { NOUN($to, case: "dat") } { NOUN($cards, case: "acc") } z ręki
    }
    .one =
        { $brief ->
            [yes] przekazuje temu graczowi { NOUN($cards, case: "acc") }
           *[no] przekazuje { NOUN($to, case: "dat") } { NOUN($cards, case: "acc") } z ręki
        }
    .several =
        { $brief ->
            [yes] przekazują temu graczowi { NOUN($cards, case: "acc") }
           *[no] przekazują { NOUN($to, case: "dat") } { NOUN($cards, case: "acc") } z ręki
        }
    .may =
        { $brief ->
            [yes] przekazać temu graczowi { NOUN($cards, case: "acc") }
           *[no] przekazać { NOUN($to, case: "dat") } { NOUN($cards, case: "acc") } z ręki
        }
takeHand =
    { $brief ->
        [yes] weź wszystkie karty umiejętności tego gracza
       *[no] weź na rękę wszystkie karty umiejętności { NOUN($who, case: "gen") }
    }
    .one =
        { $brief ->
            [yes] bierze wszystkie karty umiejętności tego gracza
           *[no] bierze na rękę wszystkie karty umiejętności { NOUN($who, case: "gen") }
        }
    .several =
        { $brief ->
            [yes] biorą wszystkie karty umiejętności tego gracza
           *[no] biorą na rękę wszystkie karty umiejętności { NOUN($who, case: "gen") }
        }
    .may =
        { $brief ->
            [yes] wziąć wszystkie karty umiejętności tego gracza
           *[no] wziąć na rękę wszystkie karty umiejętności { NOUN($who, case: "gen") }
        }
seedDestiny = wtasuj { NOUN($cards, case: "acc") } do talii Przeznaczenia
replaceDestiny = odrzuć talię Przeznaczenia i utwórz nową: { $cards }
cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] odrzuć z talii Przeznaczenia { NOUN($cards, case: "acc") } albo nic
           *[no] odrzuć z talii Przeznaczenia { NOUN($cards, case: "acc") }
        }
       *[no] { $optional ->
            [yes] obejrzyj talię Przeznaczenia, odrzuć z niej { NOUN($cards, case: "acc") } albo nic i potasuj resztę
           *[no] obejrzyj talię Przeznaczenia, odrzuć z niej { NOUN($cards, case: "acc") } i potasuj resztę
        }
    }
    .one =
        { $brief ->
            [yes] { $optional ->
                [yes] odrzuca z talii Przeznaczenia { NOUN($cards, case: "acc") } albo nic
               *[no] odrzuca z talii Przeznaczenia { NOUN($cards, case: "acc") }
            }
           *[no] { $optional ->
                [yes] ogląda talię Przeznaczenia, odrzuca z niej { NOUN($cards, case: "acc") } albo nic i tasuje resztę
               *[no] ogląda talię Przeznaczenia, odrzuca z niej { NOUN($cards, case: "acc") } i tasuje resztę
            }
        }
    .several =
        { $brief ->
            [yes] { $optional ->
                [yes] odrzucają z talii Przeznaczenia { NOUN($cards, case: "acc") } albo nic
               *[no] odrzucają z talii Przeznaczenia { NOUN($cards, case: "acc") }
            }
           *[no] { $optional ->
                [yes] oglądają talię Przeznaczenia, odrzucają z niej { NOUN($cards, case: "acc") } albo nic i tasują resztę
               *[no] oglądają talię Przeznaczenia, odrzucają z niej { NOUN($cards, case: "acc") } i tasują resztę
            }
        }
    .may =
        { $brief ->
            [yes] { $optional ->
                [yes] odrzucić z talii Przeznaczenia { NOUN($cards, case: "acc") } albo nic
               *[no] odrzucić z talii Przeznaczenia { NOUN($cards, case: "acc") }
            }
           *[no] { $optional ->
                [yes] obejrzeć talię Przeznaczenia, odrzucić z niej { NOUN($cards, case: "acc") } albo nic i potasować resztę
               *[no] obejrzeć talię Przeznaczenia, odrzucić z niej { NOUN($cards, case: "acc") } i potasować resztę
            }
        }
swapWithDestiny = połóż tę kartę na wierzchu talii Przeznaczenia i weź na rękę kartę, która tam leżała
    .one = kładzie tę kartę na wierzchu talii Przeznaczenia i bierze na rękę kartę, która tam leżała
    .several = kładą tę kartę na wierzchu talii Przeznaczenia i biorą na rękę kartę, która tam leżała
    .may = położyć tę kartę na wierzchu talii Przeznaczenia i wziąć na rękę kartę, która tam leżała
lookAtBottom = obejrzyj kartę ze spodu talii
    .one = ogląda kartę ze spodu talii
    .several = oglądają kartę ze spodu talii
    .may = obejrzeć kartę ze spodu talii
reorderCrises =
    { $brief ->
        [yes] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę Kryzysu i ułóż ją na nowo
            [few] obejrzyj { $count } wierzchnie karty Kryzysów i ułóż je na nowo
            [many] obejrzyj { $count } wierzchnich kart Kryzysów i ułóż je na nowo
           *[other] obejrzyj { $count } wierzchnich kart Kryzysów i ułóż je na nowo
        }
       *[no] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę talii Kryzysów i odłóż ją na wierzch lub na spód
            [few] obejrzyj { $count } wierzchnie karty talii Kryzysów i odłóż każdą na wierzch lub na spód, w dowolnej kolejności
            [many] obejrzyj { $count } wierzchnich kart talii Kryzysów i odłóż każdą na wierzch lub na spód, w dowolnej kolejności
           *[other] obejrzyj { $count } wierzchnich kart talii Kryzysów i odłóż każdą na wierzch lub na spód, w dowolnej kolejności
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [one] ogląda { $count } wierzchnią kartę Kryzysu i układa ją na nowo
                [few] ogląda { $count } wierzchnie karty Kryzysów i układa je na nowo
                [many] ogląda { $count } wierzchnich kart Kryzysów i układa je na nowo
               *[other] ogląda { $count } wierzchnich kart Kryzysów i układa je na nowo
            }
           *[no] { $count ->
                [one] ogląda { $count } wierzchnią kartę talii Kryzysów i odkłada ją na wierzch lub na spód
                [few] ogląda { $count } wierzchnie karty talii Kryzysów i odkłada każdą na wierzch lub na spód, w dowolnej kolejności
                [many] ogląda { $count } wierzchnich kart talii Kryzysów i odkłada każdą na wierzch lub na spód, w dowolnej kolejności
               *[other] ogląda { $count } wierzchnich kart talii Kryzysów i odkłada każdą na wierzch lub na spód, w dowolnej kolejności
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [one] oglądają { $count } wierzchnią kartę Kryzysu i układają ją na nowo
                [few] oglądają { $count } wierzchnie karty Kryzysów i układają je na nowo
                [many] oglądają { $count } wierzchnich kart Kryzysów i układają je na nowo
               *[other] oglądają { $count } wierzchnich kart Kryzysów i układają je na nowo
            }
           *[no] { $count ->
                [one] oglądają { $count } wierzchnią kartę talii Kryzysów i odkładają ją na wierzch lub na spód
                [few] oglądają { $count } wierzchnie karty talii Kryzysów i odkładają każdą na wierzch lub na spód, w dowolnej kolejności
                [many] oglądają { $count } wierzchnich kart talii Kryzysów i odkładają każdą na wierzch lub na spód, w dowolnej kolejności
               *[other] oglądają { $count } wierzchnich kart talii Kryzysów i odkładają każdą na wierzch lub na spód, w dowolnej kolejności
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę Kryzysu i ułożyć ją na nowo
                [few] obejrzeć { $count } wierzchnie karty Kryzysów i ułożyć je na nowo
                [many] obejrzeć { $count } wierzchnich kart Kryzysów i ułożyć je na nowo
               *[other] obejrzeć { $count } wierzchnich kart Kryzysów i ułożyć je na nowo
            }
           *[no] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę talii Kryzysów i odłożyć ją na wierzch lub na spód
                [few] obejrzeć { $count } wierzchnie karty talii Kryzysów i odłożyć każdą na wierzch lub na spód, w dowolnej kolejności
                [many] obejrzeć { $count } wierzchnich kart talii Kryzysów i odłożyć każdą na wierzch lub na spód, w dowolnej kolejności
               *[other] obejrzeć { $count } wierzchnich kart talii Kryzysów i odłożyć każdą na wierzch lub na spód, w dowolnej kolejności
            }
        }
learn =
    { $brief ->
        [yes] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę jednej talii umiejętności; weź ją lub dołóż do testu
            [few] obejrzyj { $count } wierzchnie karty jednej talii umiejętności; weź wszystkie lub dołóż do testu
            [many] obejrzyj { $count } wierzchnich kart jednej talii umiejętności; weź wszystkie lub dołóż do testu
           *[other] obejrzyj { $count } wierzchnich kart jednej talii umiejętności; weź wszystkie lub dołóż do testu
        }
       *[no] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę jednej talii umiejętności; weź ją na rękę albo dołóż ją do testu
            [few] obejrzyj { $count } wierzchnie karty jednej talii umiejętności; weź je wszystkie na rękę albo wszystkie dołóż do testu
            [many] obejrzyj { $count } wierzchnich kart jednej talii umiejętności; weź je wszystkie na rękę albo wszystkie dołóż do testu
           *[other] obejrzyj { $count } wierzchnich kart jednej talii umiejętności; weź je wszystkie na rękę albo wszystkie dołóż do testu
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [one] ogląda { $count } wierzchnią kartę jednej talii umiejętności; bierze ją lub dokłada do testu
                [few] ogląda { $count } wierzchnie karty jednej talii umiejętności; bierze wszystkie lub dokłada do testu
                [many] ogląda { $count } wierzchnich kart jednej talii umiejętności; bierze wszystkie lub dokłada do testu
               *[other] ogląda { $count } wierzchnich kart jednej talii umiejętności; bierze wszystkie lub dokłada do testu
            }
           *[no] { $count ->
                [one] ogląda { $count } wierzchnią kartę jednej talii umiejętności; bierze ją na rękę albo dokłada ją do testu
                [few] ogląda { $count } wierzchnie karty jednej talii umiejętności; bierze je wszystkie na rękę albo wszystkie dokłada do testu
                [many] ogląda { $count } wierzchnich kart jednej talii umiejętności; bierze je wszystkie na rękę albo wszystkie dokłada do testu
               *[other] ogląda { $count } wierzchnich kart jednej talii umiejętności; bierze je wszystkie na rękę albo wszystkie dokłada do testu
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [one] oglądają { $count } wierzchnią kartę jednej talii umiejętności; biorą ją lub dokładają do testu
                [few] oglądają { $count } wierzchnie karty jednej talii umiejętności; biorą wszystkie lub dokładają do testu
                [many] oglądają { $count } wierzchnich kart jednej talii umiejętności; biorą wszystkie lub dokładają do testu
               *[other] oglądają { $count } wierzchnich kart jednej talii umiejętności; biorą wszystkie lub dokładają do testu
            }
           *[no] { $count ->
                [one] oglądają { $count } wierzchnią kartę jednej talii umiejętności; biorą ją na rękę albo dokładają ją do testu
                [few] oglądają { $count } wierzchnie karty jednej talii umiejętności; biorą je wszystkie na rękę albo wszystkie dokładają do testu
                [many] oglądają { $count } wierzchnich kart jednej talii umiejętności; biorą je wszystkie na rękę albo wszystkie dokładają do testu
               *[other] oglądają { $count } wierzchnich kart jednej talii umiejętności; biorą je wszystkie na rękę albo wszystkie dokładają do testu
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę jednej talii umiejętności; wziąć ją lub dołożyć do testu
                [few] obejrzeć { $count } wierzchnie karty jednej talii umiejętności; wziąć wszystkie lub dołożyć do testu
                [many] obejrzeć { $count } wierzchnich kart jednej talii umiejętności; wziąć wszystkie lub dołożyć do testu
               *[other] obejrzeć { $count } wierzchnich kart jednej talii umiejętności; wziąć wszystkie lub dołożyć do testu
            }
           *[no] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę jednej talii umiejętności; wziąć ją na rękę albo dołożyć ją do testu
                [few] obejrzeć { $count } wierzchnie karty jednej talii umiejętności; wziąć je wszystkie na rękę albo wszystkie dołożyć do testu
                [many] obejrzeć { $count } wierzchnich kart jednej talii umiejętności; wziąć je wszystkie na rękę albo wszystkie dołożyć do testu
               *[other] obejrzeć { $count } wierzchnich kart jednej talii umiejętności; wziąć je wszystkie na rękę albo wszystkie dołożyć do testu
            }
        }
nextCrisisJumps = najbliższa karta Kryzysu wylosowana w tej turze liczy się jako mająca symbol przygotowania do skoku
jumpFleet = flota wykonuje skok; Admirał losuje tylko { NOUN($cards, case: "acc") }
anotherDestination = odrzuć tę kartę; jej miejsce zajmuje wierzchnia karta talii Punktów docelowych
resolveCrisis = znajdź kartę Kryzysu „{ $crisis }” w jej talii lub stosie kart odrzuconych i rozpatrz ją, a następnie potasuj talię
moraleLostToExecution = w tej grze stracono morale z powodu egzekucji postaci
