## modules.pegasus

modules-pegasus-damaged = Pegasus zostaje uszkodzony { NOUN($place, case: "at") }
modules-pegasus-lost = { $board } zostaje zniszczony

## effects.pegasus

effects-pegasus-damage =
    { $count ->
        [1] uszkodź Pegasusa
        [2] uszkodź Pegasusa dwukrotnie
        [one] uszkodź Pegasusa { $count } raz
       *[other] uszkodź Pegasusa { $count } razy
    }

## modules.treachery

modules-treachery-reckless = „{ $card }” czyni test lekkomyślnym
modules-treachery-abilitiesStopped = „{ $card }” powstrzymuje w tym teście wszystkie zdolności testowe
modules-treachery-treacheryTurned = Test jest lekkomyślny, więc z talii Zdrady odkrywa się „{ $card }”

## effects.treachery

effects-treachery-makeReckless =
    { $brief ->
        [yes] test lekkomyślny
       *[no] test staje się lekkomyślny (w jednym teście można zagrać tylko jedną taką kartę)
    }
effects-treachery-stopAbilities =
    { $brief ->
        [yes] bez zdolności testowych w tym teście
       *[no] w tym teście nie rozpatruje się zdolności testowych (nie dotyczy testu lekkomyślnego, a test nie może się już taki stać)
    }
effects-treachery-reckless = test jest lekkomyślny

## modules.executions

modules-executions-executed = Egzekucja: { $character } ({ $player })
modules-executions-provedHuman = { $player } okazuje się człowiekiem
modules-executions-newcomerStranded = { $player } zaczyna poza planszą: traci następną turę i zjawia się na początku kolejnej

modules-executions-proveLoyalty =
    wybierz kartę Lojalności do ujawnienia
    .help = Odbywa się twoja egzekucja. Cylon ujawnia jedną wybraną kartę Cylona i staje się graczem prowadzącym Cylona; każdy inny ujawnia wszystkie swoje karty Lojalności.
modules-executions-newCharacter = wybierz swoją nową postać
    .help =
        { $keeps ->
            [yes] Twoja postać nie żyje. Grasz dalej dowolną postacią, której w tej grze jeszcze nie było, i zachowujesz swoje odkryte karty Lojalności.
           *[no] Twoja postać nie żyje. Grasz dalej dowolną postacią, której w tej grze jeszcze nie było, i dostajesz nową kartę Lojalności.
        }

## modules.cylonLeaders

modules-cylonLeaders-noTeam = Nie należysz do żadnej drużyny: o twoim zwycięstwie decyduje tylko agenda.

modules-cylonLeaders-agendaDealt = { $player } dostaje kartę agendy
modules-cylonLeaders-infiltrates = { $player } infiltruje flotę { NOUN($place, case: "at") } i liczy się jako gracz prowadzący człowieka
modules-cylonLeaders-infiltrationEnded = { $player } kończy infiltrację i znów jest graczem prowadzącym Cylona
modules-cylonLeaders-basestarLeaves = Basestar { NOUN($area, case: "at") } zostaje usunięty z planszy
modules-cylonLeaders-swapped = { $one } i { $other } zamieniają się kartami
modules-cylonLeaders-swappedOpenly = { $one } i { $other } zamieniają się kartami: { $one } dostaje { $oneGets }, a { $other } { $otherGets }
modules-cylonLeaders-noCards = brak kart
modules-cylonLeaders-destinyTaken = { $player } bierze z talii Przeznaczenia { NOUN($cards, case: "acc") }
modules-cylonLeaders-destinyPut = { $player } kładzie na wierzch talii Przeznaczenia { NOUN($cards, case: "acc") }

modules-cylonLeaders-putOnDestiny = połóż kartę umiejętności na talię Przeznaczenia
    .help = Pierwsza położona karta zostanie wylosowana jako pierwsza. Nikt inny ich nie widzi.
modules-cylonLeaders-nameDraw = wskaż rodzaj karty, którą losuje { $player }
    .help = Może to być rodzaj spoza zestawu umiejętności tego gracza.
modules-cylonLeaders-addToCheck =
    { $count ->
        [one] wybierz kartę, którą dokładasz do testu
       *[other] wybierz karty, które dokładasz do testu
    }
    .help =
        { $count ->
            [any] Dołóż dowolną liczbę. Wszyscy je widzą i liczą się one w teście.
           *[other] Wszyscy widzą, co dokładasz, i liczy się to w teście.
        }

## effects.cylonLeaders

effects-cylonLeaders-infiltrate =
    { $brief ->
        [yes] infiltruj flotę: przesuń się na Galacticę
       *[no] infiltruj flotę: przesuń się na dowolny obszar Galactici; od tej chwili liczysz się jako gracz prowadzący człowieka
    }
    .one =
        { $brief ->
            [yes] infiltruje flotę: przesuwa się na Galacticę
           *[no] infiltruje flotę: przesuwa się na dowolny obszar Galactici; od tej chwili liczy się jako gracz prowadzący człowieka
        }
    .several =
        { $brief ->
            [yes] infiltrują flotę: przesuwają się na Galacticę
           *[no] infiltrują flotę: przesuwają się na dowolny obszar Galactici; od tej chwili liczą się jako gracz prowadzący człowieka
        }
    .may =
        { $brief ->
            [yes] infiltrować flotę: przesunąć się na Galacticę
           *[no] infiltrować flotę: przesunąć się na dowolny obszar Galactici; od tej chwili liczyć się jako gracz prowadzący człowieka
        }
effects-cylonLeaders-removeBasestar = basestar znika z planszy
effects-cylonLeaders-glimpseDestiny =
    { $brief ->
        [yes] wymień { NOUN($cards, case: "acc") } z talią Przeznaczenia
       *[no] wylosuj { NOUN($cards, case: "acc") } z talii Przeznaczenia, a następnie połóż na jej wierzchu { NOUN($cards, case: "acc") } z ręki
    }
    .one =
        { $brief ->
            [yes] wymienia { NOUN($cards, case: "acc") } z talią Przeznaczenia
           *[no] losuje { NOUN($cards, case: "acc") } z talii Przeznaczenia, a następnie kładzie na jej wierzchu { NOUN($cards, case: "acc") } z ręki
        }
    .several =
        { $brief ->
            [yes] wymieniają { NOUN($cards, case: "acc") } z talią Przeznaczenia
           *[no] losują { NOUN($cards, case: "acc") } z talii Przeznaczenia, a następnie kładą na jej wierzchu { NOUN($cards, case: "acc") } z ręki
        }
    .may =
        { $brief ->
            [yes] wymienić { NOUN($cards, case: "acc") } z talią Przeznaczenia
           *[no] wylosować { NOUN($cards, case: "acc") } z talii Przeznaczenia, a następnie położyć na jej wierzchu { NOUN($cards, case: "acc") } z ręki
        }
effects-cylonLeaders-swapHands = wymień się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
    .one = wymienia się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
    .several = wymieniają się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
    .may = wymienić się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
effects-cylonLeaders-takeRandomCard =
    { $brief ->
        [yes] weź 1 losową kartę z ręki { NOUN($whose, case: "gen") }
       *[no] weź losowo 1 kartę umiejętności z ręki { NOUN($whose, case: "gen") }
    }
    .one =
        { $brief ->
            [yes] bierze 1 losową kartę z ręki { NOUN($whose, case: "gen") }
           *[no] bierze losowo 1 kartę umiejętności z ręki { NOUN($whose, case: "gen") }
        }
    .several =
        { $brief ->
            [yes] biorą 1 losową kartę z ręki { NOUN($whose, case: "gen") }
           *[no] biorą losowo 1 kartę umiejętności z ręki { NOUN($whose, case: "gen") }
        }
    .may =
        { $brief ->
            [yes] wziąć 1 losową kartę z ręki { NOUN($whose, case: "gen") }
           *[no] wziąć losowo 1 kartę umiejętności z ręki { NOUN($whose, case: "gen") }
        }
effects-cylonLeaders-drawNamed =
    { $brief ->
        [yes] wylosuj 1 kartę rodzaju, który wskażesz
       *[no] wylosuj 1 kartę umiejętności rodzaju, który wskażesz
    }
    .one =
        { $brief ->
            [yes] losuje 1 kartę rodzaju, który wskażesz
           *[no] losuje 1 kartę umiejętności rodzaju, który wskażesz
        }
    .several =
        { $brief ->
            [yes] losują 1 kartę rodzaju, który wskażesz
           *[no] losują 1 kartę umiejętności rodzaju, który wskażesz
        }
    .may =
        { $brief ->
            [yes] wylosować 1 kartę rodzaju, który wskażesz
           *[no] wylosować 1 kartę umiejętności rodzaju, który wskażesz
        }
effects-cylonLeaders-addAnyToCheck = dołóż do testu dowolną liczbę kart umiejętności z ręki
    .one = dokłada do testu dowolną liczbę kart umiejętności z ręki
    .several = dokładają do testu dowolną liczbę kart umiejętności z ręki
    .may = dołożyć do testu dowolną liczbę kart umiejętności z ręki
effects-cylonLeaders-addToCheck = dołóż do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
    .one = dokłada do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
    .several = dokładają do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
    .may = dołożyć do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
effects-cylonLeaders-mayInfiltrate = jesteś Przywódcą Cylonów lub miłosiernym Cylonem

## modules.newCaprica

modules-newCaprica-phaseBegins = Flota osiada na Nowej Caprice, a Cyloni biorą ją pod okupację. Galactica odlatuje; wszystkie statki cywilne są zablokowane
modules-newCaprica-galacticaReturned = Galactica powraca na Nową Capricę
modules-newCaprica-departed = { $player } wydaje rozkaz: Galactica na zawsze opuszcza Nową Capricę
modules-newCaprica-forcePlaced = żeton sił okupacyjnych trafia { NOUN($place, case: "to") }
modules-newCaprica-forceMoved = Żeton sił okupacyjnych przesuwa się { NOUN($from, case: "from") } { NOUN($to, case: "to") }
modules-newCaprica-forceLeft = Żeton sił okupacyjnych opuszcza { NOUN($place, case: "acc") }
modules-newCaprica-forceDestroyed = żeton sił okupacyjnych zostaje zniszczony { NOUN($place, case: "at") }
modules-newCaprica-shipPrepared = Przygotowano statek cywilny (zablokowane: { $locked }, przygotowane: { $prepared })
modules-newCaprica-shipEvacuated =
    { $prepared ->
        [one] { $player } ewakuuje statek cywilny: jest teraz { NOUN($area, case: "at") } (jeszcze { $prepared } przygotowany)
        [few] { $player } ewakuuje statek cywilny: jest teraz { NOUN($area, case: "at") } (jeszcze { $prepared } przygotowane)
       *[many] { $player } ewakuuje statek cywilny: jest teraz { NOUN($area, case: "at") } (jeszcze { $prepared } przygotowanych)
    }
modules-newCaprica-lockedSeen = { $player } ogląda wierzchni zablokowany statek
modules-newCaprica-lockedSeenOpenly = Wierzchni zablokowany statek: { $ship }
modules-newCaprica-lockedPutBack =
    { $where ->
        [top] { $player } kładzie zablokowany statek na wierzch stosu
       *[bottom] { $player } kładzie zablokowany statek na spód stosu
    }

modules-newCaprica-evacuate = wybierz, dokąd trafia ewakuowany statek
    .help = Wierzchni przygotowany statek trafia tam zakryty. Odtąd raidery polują na niego jak na każdy statek cywilny w przestrzeni.
modules-newCaprica-chooseForce = wybierz żeton sił okupacyjnych
    .help = Żetony na jednym obszarze są jednakowe.
modules-newCaprica-lockedShip = odłóż zablokowany statek
    .help = Widzisz go tylko ty. Wierzchni statek jest następny do przygotowania lub zniszczenia.

modules-newCaprica-phase =
    Nowa Caprica
    .begins = zaczyna się faza Nowej Caprici
    .brings = faza Nowej Caprici (flota osiada na planecie, Galactica jest daleko, dopóki nie sprowadzi jej tor skoku, i tylko Admirał może zakończyć grę)
modules-newCaprica-galacticaReturns = Gdy Galactica powraca na Nową Capricę
modules-newCaprica-leftNewCaprica = Galactica opuściła Nową Capricę z ocalałymi

modules-newCaprica-leaveNewCaprica =
    Opuść Nową Capricę
    .deed = rozkazuje Galactice odlecieć
modules-newCaprica-attackForce = Zaatakuj siły okupacyjne
    .detail = Zostają zniszczone przy 5 lub więcej
    .deed = atakuje siły okupacyjne
modules-newCaprica-detain = Zatrzymaj tu człowieka
    .detail = Przy 1–3 „Więzienie”, przy 4–7 „Centrum medyczne”
    .deed = zatrzymuje człowieka

## effects.newCaprica

effects-newCaprica-prepareShip = przygotuj 1 statek cywilny
    .one = przygotowuje 1 statek cywilny
    .several = przygotowują 1 statek cywilny
    .may = przygotować 1 statek cywilny
effects-newCaprica-evacuateShip = ewakuuj 1 statek cywilny
    .one = ewakuuje 1 statek cywilny
    .several = ewakuują 1 statek cywilny
    .may = ewakuować 1 statek cywilny
effects-newCaprica-evacuateAndMove =
    { $brief ->
        [yes] ewakuuj 1 statek cywilny i przesuń się na Galacticę
       *[no] ewakuuj 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesuń się na obszar Galactici
    }
    .one =
        { $brief ->
            [yes] ewakuuje 1 statek cywilny i przesuwa się na Galacticę
           *[no] ewakuuje 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesuwa się na obszar Galactici
        }
    .several =
        { $brief ->
            [yes] ewakuują 1 statek cywilny i przesuwają się na Galacticę
           *[no] ewakuują 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesuwają się na obszar Galactici
        }
    .may =
        { $brief ->
            [yes] ewakuować 1 statek cywilny i przesunąć się na Galacticę
           *[no] ewakuować 1 statek cywilny, a następnie, bez kosztów i nieobowiązkowo, przesunąć się na obszar Galactici
        }
effects-newCaprica-placeForces = umieść { NOUN($forces, case: "acc") } na obszarze „Władze okupacyjne”
effects-newCaprica-activateForce = aktywuj 1 żeton sił okupacyjnych (do wyboru)
    .one = aktywuje 1 żeton sił okupacyjnych (do wyboru)
    .several = aktywują 1 żeton sił okupacyjnych (do wyboru)
    .may = aktywować 1 żeton sił okupacyjnych (do wyboru)
effects-newCaprica-destroyForces = zniszcz { NOUN($forces, case: "acc") }
    .one = niszczy { NOUN($forces, case: "acc") }
    .several = niszczą { NOUN($forces, case: "acc") }
    .may = zniszczyć { NOUN($forces, case: "acc") }
effects-newCaprica-lookAtLocked =
    { $brief ->
        [yes] obejrzyj wierzchni zablokowany statek i przesuń go
       *[no] w tajemnicy obejrzyj wierzchni z „Zablokowanych statków cywilnych” i odłóż go na wierzch lub na spód tego stosu
    }
    .one =
        { $brief ->
            [yes] ogląda wierzchni zablokowany statek i przesuwa go
           *[no] w tajemnicy ogląda wierzchni z „Zablokowanych statków cywilnych” i odkłada go na wierzch lub na spód tego stosu
        }
    .several =
        { $brief ->
            [yes] oglądają wierzchni zablokowany statek i przesuwają go
           *[no] w tajemnicy oglądają wierzchni z „Zablokowanych statków cywilnych” i odkładają go na wierzch lub na spód tego stosu
        }
    .may =
        { $brief ->
            [yes] obejrzeć wierzchni zablokowany statek i przesunąć go
           *[no] w tajemnicy obejrzeć wierzchni z „Zablokowanych statków cywilnych” i odłożyć go na wierzch lub na spód tego stosu
        }
effects-newCaprica-skipPrepareForJump = w tej turze nie ma fazy przygotowania do skoku
effects-newCaprica-depart =
    { $brief ->
        [yes] odleć na dobre: statki i ludzie na Nowej Caprice przepadają, a gra się kończy
       *[no] Galactica na dobre opuszcza Nową Capricę. Wszystkie zablokowane i przygotowane statki cywilne zostają zniszczone, a na każdej ludzkiej postaci na Nowej Caprice zostaje wykonana egzekucja. Następnie gra się kończy: ludzie wygrywają, jeśli nie wyczerpał się żaden zasób
    }
effects-newCaprica-inOrbit = Galactica jest z powrotem na orbicie
