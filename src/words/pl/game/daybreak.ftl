## modules.searchForHome

modules-searchForHome-kind = Misja
modules-searchForHome-demand = Test umiejętności { $difficulty } ({ $skills })
modules-searchForHome-unchanged = Na ten test nie działają żadne karty ani zdolności, a zdolności testowych się nie rozpatruje.

modules-searchForHome-missionTurnedUp = { $player } odkrywa Misję „{ $card }”
modules-searchForHome-noMission = { $player } nie ma już Misji do odkrycia
modules-searchForHome-crisisSpared = { $player } nie losuje karty Kryzysu w tej turze
modules-searchForHome-missionTurnedDown = Misja „{ $card }” zostaje zakryta na polu „Aktywna misja”
modules-searchForHome-missionCleared =
    { $to ->
        [objective] Misja „{ $card }” zostaje położona obok karty celu
        [discard] Misja „{ $card }” zostaje odrzucona
       *[deck] Misja „{ $card }” zostaje wtasowana w talię Misji
    }
modules-searchForHome-missionSeen = { $player } ogląda wierzchnią kartę Misji
modules-searchForHome-missionSeenOpenly = Wierzchnia karta Misji to „{ $card }”
modules-searchForHome-missionPutBack =
    { $where ->
        [top] { $player } zostawia kartę Misji na wierzchu talii
       *[bottom] { $player } kładzie kartę Misji na spód talii
    }
modules-searchForHome-skillNamed = { $player } wskazuje dla wszystkich: { $skill }
modules-searchForHome-cylonsCleared = Usunięto z planszy
modules-searchForHome-cylonsGone = Usunięto z gry
modules-searchForHome-rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] Zbuntowany basestar wchodzi do gry po stronie ludzi
           *[cylon] Zbuntowany basestar wchodzi do gry po stronie Cylonów
        }
        [stays] { $side ->
            [human] Zbuntowany basestar zostaje po stronie ludzi
           *[cylon] Zbuntowany basestar zostaje po stronie Cylonów
        }
       *[changes] { $side ->
            [human] Zbuntowany basestar przechodzi na stronę ludzi
           *[cylon] Zbuntowany basestar przechodzi na stronę Cylonów
        }
    }
modules-searchForHome-superCrisisPaid = { $player } odrzuca kartę Superkryzysu „{ $card }”
modules-searchForHome-deckSearched = { $player } wyjmuje z talii i jej stosu kart odrzuconych { NOUN($cards, case: "acc") }
modules-searchForHome-deckSearchedOpenly = { $player } wyjmuje z talii i jej stosu kart odrzuconych { NOUN($cards, case: "acc") } (ze stosu kart odrzuconych: { $open })

modules-searchForHome-placeMission = połóż Misję na wierzch lub spód jej talii
    .help = Widzisz ją tylko ty. Wierzchnia karta zostanie odkryta, gdy ktoś znów aktywuje „Mostek”.
modules-searchForHome-skillForAll = wskaż rodzaj umiejętności
    .help = Każdy gracz, także prowadzący Cylona, losuje { NOUN($cards, case: "acc") } tego rodzaju, zaczynając od ciebie.
modules-searchForHome-payTribute =
    wybierz, co odrzucasz
    .help = Akcja kosztuje twój żeton cudu albo twoją kartę Superkryzysu. Karty się nie rozpatruje.
modules-searchForHome-searchedSkill = wybierz talię umiejętności, którą przeszukujesz
    .help = Z niej i z jej stosu kart odrzuconych bierzesz dowolne: { $cards }. Potem tasuje się je razem.
modules-searchForHome-searchSkillDeck = weź { NOUN($cards, case: "acc") } z talii { NOUN($skill, case: "gen") }
    .help = Widzisz talię i jej stos kart odrzuconych. Pozostali dowiadują się tylko, które karty opuściły stos kart odrzuconych.
modules-searchForHome-sendOut = wybierz, jakie statki trafiają { NOUN($area, case: "to") }
    .help = Aktywuje się tylko statki, które umieszczasz, każdy raz.

modules-searchForHome-miracleToken =
    Żeton cudu
    .detail = Bez niego nie użyjesz zdolności, która kosztuje żeton cudu
modules-searchForHome-shipsOut =
    { $ship ->
        [raider] Każdy działa od razu, jak to raidery
       *[viper] Z Rezerwy, bez pilotów; każdego aktywujesz raz
    }

modules-searchForHome-reachedEarth = flota znalazła nowy dom

## effects.searchForHome

effects-searchForHome-startMission =
    { $brief ->
        [yes] odkryj następną Misję; w swojej turze bez karty Kryzysu
       *[no] odkryj wierzchnią kartę Misji i rozpatrz ją; jeśli to twoja tura, nie losujesz w niej karty Kryzysu
    }
    .one =
        { $brief ->
            [yes] odkrywa następną Misję; w swojej turze bez karty Kryzysu
           *[no] odkrywa wierzchnią kartę Misji i rozpatruje ją; jeśli to tura tego gracza, nie losuje on w niej karty Kryzysu
        }
    .several =
        { $brief ->
            [yes] odkrywają następną Misję; w swojej turze bez karty Kryzysu
           *[no] odkrywają wierzchnią kartę Misji i rozpatrują ją; w swojej turze nie losują karty Kryzysu
        }
    .may =
        { $brief ->
            [yes] odkryć następną Misję; w swojej turze bez karty Kryzysu
           *[no] odkryć wierzchnią kartę Misji i rozpatrzyć ją; jeśli to twoja tura, nie losujesz w niej karty Kryzysu
        }
effects-searchForHome-missionCounts = Misja liczy się jako dystans { $count }
effects-searchForHome-turnMissionDown = Misja zostaje zakryta
effects-searchForHome-lookAtMission =
    { $brief ->
        [yes] obejrzyj wierzchnią Misję i odłóż ją na wierzch lub na spód
       *[no] w tajemnicy obejrzyj wierzchnią kartę Misji i odłóż ją na wierzch lub na spód jej talii
    }
    .one =
        { $brief ->
            [yes] ogląda wierzchnią Misję i odkłada ją na wierzch lub na spód
           *[no] w tajemnicy ogląda wierzchnią kartę Misji i odkłada ją na wierzch lub na spód jej talii
        }
    .several =
        { $brief ->
            [yes] oglądają wierzchnią Misję i odkładają ją na wierzch lub na spód
           *[no] w tajemnicy oglądają wierzchnią kartę Misji i odkładają ją na wierzch lub na spód jej talii
        }
    .may =
        { $brief ->
            [yes] obejrzeć wierzchnią Misję i odłożyć ją na wierzch lub na spód
           *[no] w tajemnicy obejrzeć wierzchnią kartę Misji i odłożyć ją na wierzch lub na spód jej talii
        }
effects-searchForHome-everyoneDrawsNamed =
    { $brief ->
        [yes] wskaż rodzaj umiejętności: każdy losuje z niego { NOUN($cards, case: "acc") }
       *[no] wskaż dowolny rodzaj umiejętności: każdy gracz, także Cylon, losuje z niego { NOUN($cards, case: "acc") }
    }
    .one =
        { $brief ->
            [yes] wskazuje rodzaj umiejętności: każdy losuje z niego { NOUN($cards, case: "acc") }
           *[no] wskazuje dowolny rodzaj umiejętności: każdy gracz, także Cylon, losuje z niego { NOUN($cards, case: "acc") }
        }
    .several =
        { $brief ->
            [yes] wskazują rodzaj umiejętności: każdy losuje z niego { NOUN($cards, case: "acc") }
           *[no] wskazują dowolny rodzaj umiejętności: każdy gracz, także Cylon, losuje z niego { NOUN($cards, case: "acc") }
        }
    .may =
        { $brief ->
            [yes] wskazać rodzaj umiejętności: każdy losuje z niego { NOUN($cards, case: "acc") }
           *[no] wskazać dowolny rodzaj umiejętności: każdy gracz, także Cylon, losuje z niego { NOUN($cards, case: "acc") }
        }
effects-searchForHome-clearBoardOf = z planszy znika { NOUN($kinds, case: "every") }
effects-searchForHome-takeOutOfGame =
    { $count ->
        [1] usuń z gry { NOUN($ships, case: "acc") }
       *[other] usuń z gry { NOUN($ships, case: "acc") }
    }
effects-searchForHome-turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] zbuntowany basestar po stronie ludzi
           *[cylon] zbuntowany basestar po stronie Cylonów
        }
       *[no] { $side ->
            [human] zbuntowany basestar jest odtąd w grze, dla graczy prowadzących ludzi
           *[cylon] zbuntowany basestar jest odtąd w grze, dla graczy prowadzących Cylonów
        }
    }
effects-searchForHome-repairDamaged =
    { $count ->
        [one] napraw { $count } uszkodzony obszar
        [few] napraw { $count } uszkodzone obszary
       *[many] napraw { $count } uszkodzonych obszarów
    }
    .one =
        { $count ->
            [one] naprawia { $count } uszkodzony obszar
            [few] naprawia { $count } uszkodzone obszary
           *[many] naprawia { $count } uszkodzonych obszarów
        }
    .several =
        { $count ->
            [one] naprawiają { $count } uszkodzony obszar
            [few] naprawiają { $count } uszkodzone obszary
           *[many] naprawiają { $count } uszkodzonych obszarów
        }
    .may =
        { $count ->
            [one] naprawić { $count } uszkodzony obszar
            [few] naprawić { $count } uszkodzone obszary
           *[many] naprawić { $count } uszkodzonych obszarów
        }
effects-searchForHome-payTribute = odrzuć 1 żeton cudu lub 1 kartę Superkryzysu
    .one = odrzuca 1 żeton cudu lub 1 kartę Superkryzysu
    .several = odrzucają 1 żeton cudu lub 1 kartę Superkryzysu
    .may = odrzucić 1 żeton cudu lub 1 kartę Superkryzysu
effects-searchForHome-arrangeCrises =
    { $brief ->
        [yes] obejrzyj z wierzchu { NOUN($cards, case: "acc") } i ułóż w dowolnej kolejności
       *[no] w tajemnicy obejrzyj z wierzchu { NOUN($cards, case: "acc") } i odłóż na wierzch w dowolnej kolejności
    }
    .one =
        { $brief ->
            [yes] ogląda z wierzchu { NOUN($cards, case: "acc") } i układa w dowolnej kolejności
           *[no] w tajemnicy ogląda z wierzchu { NOUN($cards, case: "acc") } i odkłada na wierzch w dowolnej kolejności
        }
    .several =
        { $brief ->
            [yes] oglądają z wierzchu { NOUN($cards, case: "acc") } i układają w dowolnej kolejności
           *[no] w tajemnicy oglądają z wierzchu { NOUN($cards, case: "acc") } i odkładają na wierzch w dowolnej kolejności
        }
    .may =
        { $brief ->
            [yes] obejrzeć z wierzchu { NOUN($cards, case: "acc") } i ułożyć w dowolnej kolejności
           *[no] w tajemnicy obejrzeć z wierzchu { NOUN($cards, case: "acc") } i odłożyć na wierzch w dowolnej kolejności
        }
effects-searchForHome-searchSkillDeck =
    { $brief ->
        [yes] weź dowolnie { NOUN($cards, case: "acc") } z talii umiejętności
       *[no] weź dowolnie { NOUN($cards, case: "acc") } z jednej talii umiejętności i jej stosu kart odrzuconych, które następnie potasuj razem
    }
    .one =
        { $brief ->
            [yes] bierze dowolnie { NOUN($cards, case: "acc") } z talii umiejętności
           *[no] bierze dowolnie { NOUN($cards, case: "acc") } z jednej talii umiejętności i jej stosu kart odrzuconych, które następnie tasuje razem
        }
    .several =
        { $brief ->
            [yes] biorą dowolnie { NOUN($cards, case: "acc") } z talii umiejętności
           *[no] biorą dowolnie { NOUN($cards, case: "acc") } z jednej talii umiejętności i jej stosu kart odrzuconych, które następnie tasują razem
        }
    .may =
        { $brief ->
            [yes] wziąć dowolnie { NOUN($cards, case: "acc") } z talii umiejętności
           *[no] wziąć dowolnie { NOUN($cards, case: "acc") } z jednej talii umiejętności i jej stosu kart odrzuconych, które następnie potasować razem
        }
effects-searchForHome-sendOut =
    { $brief ->
        [yes] umieść i aktywuj { NOUN($raiders, case: "acc") } lub { NOUN($vipers, case: "acc") }
       *[no] umieść na jednym obszarze przestrzeni { NOUN($raiders, case: "acc") } albo { NOUN($vipers, case: "acc") } z Rezerwy, bez pilotów, i raz aktywuj każdy z tych statków
    }
    .one =
        { $brief ->
            [yes] umieszcza i aktywuje { NOUN($raiders, case: "acc") } lub { NOUN($vipers, case: "acc") }
           *[no] umieszcza na jednym obszarze przestrzeni { NOUN($raiders, case: "acc") } albo { NOUN($vipers, case: "acc") } z Rezerwy, bez pilotów, i raz aktywuje każdy z tych statków
        }
    .several =
        { $brief ->
            [yes] umieszczają i aktywują { NOUN($raiders, case: "acc") } lub { NOUN($vipers, case: "acc") }
           *[no] umieszczają na jednym obszarze przestrzeni { NOUN($raiders, case: "acc") } albo { NOUN($vipers, case: "acc") } z Rezerwy, bez pilotów, i raz aktywują każdy z tych statków
        }
    .may =
        { $brief ->
            [yes] umieścić i aktywować { NOUN($raiders, case: "acc") } lub { NOUN($vipers, case: "acc") }
           *[no] umieścić na jednym obszarze przestrzeni { NOUN($raiders, case: "acc") } albo { NOUN($vipers, case: "acc") } z Rezerwy, bez pilotów, i raz aktywować każdy z tych statków
        }
effects-searchForHome-missionSpaceEmpty = na polu „Aktywna misja” nie leży żadna Misja
effects-searchForHome-canPayTribute = masz żeton cudu lub kartę Superkryzysu

## modules.daybreakSkills

modules-daybreakSkills-checkCardTaken = { $player } zabiera z testu „{ $card }”
modules-daybreakSkills-quorumKept = { $player } zachowuje jako Prezydent: { NOUN($card, case: "acc") }
modules-daybreakSkills-quorumGiven = { $player } przekazuje Prezydentowi ({ $to }): { NOUN($card, case: "acc") }
modules-daybreakSkills-reservesLaunched =
    { $count ->
        [few] { $ships } z Rezerwy dołączają do pilota { NOUN($area, case: "at") }
       *[other] { $ships } z Rezerwy dołącza do pilota { NOUN($area, case: "at") }
    }

modules-daybreakSkills-takeFromCheck =
    wziąć kartę z testu?
    .help = Możesz ją wziąć na rękę: przestaje się liczyć. To, co jej zdolność już zrobiła, zostaje.
modules-daybreakSkills-takeNone = Nie zabieraj żadnej
    .detail = Wszystkie karty zostają w teście
modules-daybreakSkills-dogfight =
    odrzucić kartę z testu?
    .help = Możesz to zrobić za cenę 1 vipera: po karcie wybierasz jednego z przestrzeni lub z Rezerwy i ten zostaje uszkodzony.
modules-daybreakSkills-discardNone = Nie odrzucaj żadnej
    .detail = Żaden viper nie zostaje uszkodzony
modules-daybreakSkills-shareQuorum = wybierz kartę Kworum, którą { $player } dostaje jako Prezydent
    .help = Drugą zagrywasz potem ty albo ją odrzucasz.
modules-daybreakSkills-playOrDiscard = zagraj drugą kartę Kworum albo ją odrzuć
    .help = Ty dokonujesz jej wyborów i rzutów. Gdzie jest w niej mowa o Prezydencie, chodzi o Prezydenta.
modules-daybreakSkills-discardIt = Odrzuć ją
    .detail = Nie ma efektu
modules-daybreakSkills-activateFromAfar =
    wybierz obszar do aktywacji
    .help =
        { $undamaged ->
            [yes] Możesz go użyć z każdego miejsca. Jego cena i wymagania obowiązują.
           *[no] Możesz go użyć z każdego miejsca, nawet uszkodzonego.
        }
modules-daybreakSkills-launchReserves = wybierz, gdzie startują vipery z Rezerwy
    .help = Wybierz obszar z pilotowanym viperem. Na koniec każdy nowy viper aktywuje się raz.
modules-daybreakSkills-howManyLaunch = wybierz, ile viperów startuje { NOUN($area, case: "at") }
    .help = Potem każdy z nich aktywuje się raz, jeden po drugim.

## effects.daybreakSkills

effects-daybreakSkills-addToTotal = siła testu rośnie o { $each } za każdą kartę o sile { $strengths } w teście
effects-daybreakSkills-takeFromCheck =
    { $brief ->
        [yes] weź z testu 1 kartę o sile { $strengths }
       *[no] weź z testu na rękę 1 inną kartę o sile { $strengths }
    }
    .one =
        { $brief ->
            [yes] bierze z testu 1 kartę o sile { $strengths }
           *[no] bierze z testu na rękę 1 inną kartę o sile { $strengths }
        }
    .several =
        { $brief ->
            [yes] biorą z testu 1 kartę o sile { $strengths }
           *[no] biorą z testu na rękę 1 inną kartę o sile { $strengths }
        }
    .may =
        { $brief ->
            [yes] wziąć z testu 1 kartę o sile { $strengths }
           *[no] wziąć z testu na rękę 1 inną kartę o sile { $strengths }
        }
effects-daybreakSkills-dogfight =
    { $brief ->
        [yes] uszkodź 1 vipera, aby odrzucić z testu 1 kartę
       *[no] uszkodź 1 vipera w przestrzeni lub w Rezerwie, aby odrzucić z testu 1 inną kartę
    }
    .one =
        { $brief ->
            [yes] uszkadza 1 vipera, aby odrzucić z testu 1 kartę
           *[no] uszkadza 1 vipera w przestrzeni lub w Rezerwie, aby odrzucić z testu 1 inną kartę
        }
    .several =
        { $brief ->
            [yes] uszkadzają 1 vipera, aby odrzucić z testu 1 kartę
           *[no] uszkadzają 1 vipera w przestrzeni lub w Rezerwie, aby odrzucić z testu 1 inną kartę
        }
    .may =
        { $brief ->
            [yes] uszkodzić 1 vipera, aby odrzucić z testu 1 kartę
           *[no] uszkodzić 1 vipera w przestrzeni lub w Rezerwie, aby odrzucić z testu 1 inną kartę
        }
effects-daybreakSkills-influenceQuorum =
    { $brief ->
        [yes] wylosuj { NOUN($cards, case: "acc") }: 1 dla Prezydenta, drugą zagraj lub odrzuć
       *[no] wylosuj { NOUN($cards, case: "acc") }, przekaż 1 z nich Prezydentowi, a drugą zagraj lub odrzuć
    }
    .one =
        { $brief ->
            [yes] losuje { NOUN($cards, case: "acc") }: 1 dla Prezydenta, drugą zagrywa lub odrzuca
           *[no] losuje { NOUN($cards, case: "acc") }, przekazuje 1 z nich Prezydentowi, a drugą zagrywa lub odrzuca
        }
    .several =
        { $brief ->
            [yes] losują { NOUN($cards, case: "acc") }: 1 dla Prezydenta, drugą zagrywają lub odrzucają
           *[no] losują { NOUN($cards, case: "acc") }, przekazują 1 z nich Prezydentowi, a drugą zagrywają lub odrzucają
        }
    .may =
        { $brief ->
            [yes] wylosować { NOUN($cards, case: "acc") }: 1 dla Prezydenta, drugą zagrać lub odrzucić
           *[no] wylosować { NOUN($cards, case: "acc") }, przekazać 1 z nich Prezydentowi, a drugą zagrać lub odrzucić
        }
effects-daybreakSkills-activateAnywhere =
    { $brief ->
        [yes] aktywuj { NOUN($places, case: "acc") }
       *[no] gdziekolwiek jesteś, aktywuj { NOUN($places, case: "acc") }, także w razie uszkodzenia
    }
    .one =
        { $brief ->
            [yes] aktywuje { NOUN($places, case: "acc") }
           *[no] gdziekolwiek jest, aktywuje { NOUN($places, case: "acc") }, także w razie uszkodzenia
        }
    .several =
        { $brief ->
            [yes] aktywują { NOUN($places, case: "acc") }
           *[no] gdziekolwiek są, aktywują { NOUN($places, case: "acc") }, także w razie uszkodzenia
        }
    .may =
        { $brief ->
            [yes] aktywować { NOUN($places, case: "acc") }
           *[no] gdziekolwiek jesteś, aktywować { NOUN($places, case: "acc") }, także w razie uszkodzenia
        }
effects-daybreakSkills-activateOneViper =
    { $count ->
        [one] aktywuj 1 nieobsadzonego vipera najwyżej { $count } raz
       *[other] aktywuj 1 nieobsadzonego vipera najwyżej { $count } razy
    }
    .one =
        { $count ->
            [one] aktywuje 1 nieobsadzonego vipera najwyżej { $count } raz
           *[other] aktywuje 1 nieobsadzonego vipera najwyżej { $count } razy
        }
    .several =
        { $count ->
            [one] aktywują 1 nieobsadzonego vipera najwyżej { $count } raz
           *[other] aktywują 1 nieobsadzonego vipera najwyżej { $count } razy
        }
    .may =
        { $count ->
            [one] aktywować 1 nieobsadzonego vipera najwyżej { $count } raz
           *[other] aktywować 1 nieobsadzonego vipera najwyżej { $count } razy
        }
effects-daybreakSkills-launchReserves =
    { $brief ->
        [yes] umieść do { NOUN($vipers, case: "gen") } obok pilota i aktywuj każdego
       *[no] umieść do { NOUN($vipers, case: "gen") } z Rezerwy, bez pilotów, na obszarze z pilotowanym viperem, a następnie aktywuj każdego z nich raz
    }
    .one =
        { $brief ->
            [yes] umieszcza do { NOUN($vipers, case: "gen") } obok pilota i aktywuje każdego
           *[no] umieszcza do { NOUN($vipers, case: "gen") } z Rezerwy, bez pilotów, na obszarze z pilotowanym viperem, a następnie aktywuje każdego z nich raz
        }
    .several =
        { $brief ->
            [yes] umieszczają do { NOUN($vipers, case: "gen") } obok pilota i aktywują każdego
           *[no] umieszczają do { NOUN($vipers, case: "gen") } z Rezerwy, bez pilotów, na obszarze z pilotowanym viperem, a następnie aktywują każdego z nich raz
        }
    .may =
        { $brief ->
            [yes] umieścić do { NOUN($vipers, case: "gen") } obok pilota i aktywować każdego
           *[no] umieścić do { NOUN($vipers, case: "gen") } z Rezerwy, bez pilotów, na obszarze z pilotowanym viperem, a następnie aktywować każdego z nich raz
        }
effects-daybreakSkills-currentIsHuman = aktywny gracz prowadzi człowieka
effects-daybreakSkills-theyAreHuman = prowadzi człowieka
effects-daybreakSkills-mayAddToCheck = może jeszcze jakąś dołożyć
effects-daybreakSkills-noBlueSpace = znacznik floty nie stoi na niebieskim polu toru Przygotowania do skoku
effects-daybreakSkills-mayTradeRaptor = w Rezerwie jest raptor, a w puli raptor szturmowy

## modules.daybreakPeople

modules-daybreakPeople-civilianSaved = { $player } ratuje statek cywilny { NOUN($area, case: "at") }
modules-daybreakPeople-civilianSwapped =
    { $replaced ->
        [yes] { $player } wymienia statek cywilny { NOUN($area, case: "at") } na inny
       *[no] { $player } zabiera statek cywilny { NOUN($area, case: "from") }
    }
modules-daybreakPeople-discardSpared = { $by } pozwala graczowi { $player } odrzucić o 1 kartę mniej
modules-daybreakPeople-contributionShown = { $player } dokłada odkrytą kartę: { $card }
modules-daybreakPeople-iconsIgnored = { $player } ignoruje symbole aktywacji tej karty
modules-daybreakPeople-mutinyPutBack = { $player } kładzie na spód talii { NOUN($cards, case: "acc") }
modules-daybreakPeople-caught = { $player } ma za mało kart do odrzucenia i na koniec tury trafi do „Aresztu”

modules-daybreakPeople-showContribution =
    wybierz jedną z dołożonych kart do pokazania
    .help = Zostaje odkryta; pozostałe są zakryte aż do odkrycia kart testu.
modules-daybreakPeople-sift = odrzuć { NOUN($cards, case: "acc") } z właśnie wylosowanych
    .help = Pozostałe zachowujesz.

## effects.daybreakPeople

effects-daybreakPeople-activateHere = aktywuj swój obszar
    .one = aktywuje swój obszar
    .several = aktywują swój obszar
    .may = aktywować swój obszar
effects-daybreakPeople-activateAgain = odrzuć { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
    .one = odrzuca { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
    .several = odrzucają { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
    .may = odrzucić { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
effects-daybreakPeople-activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] aktywuj dowolny obszar
            [one] aktywuj { $count } dowolny obszar
            [few] aktywuj { $count } dowolne obszary
           *[many] aktywuj { $count } dowolnych obszarów
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] aktywuj 1 nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                [one] aktywuj kolejno { $count } różny nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                [few] aktywuj kolejno { $count } różne nieuszkodzone obszary dowolnej planszy (ludzi lub Cylonów)
               *[many] aktywuj kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy (ludzi lub Cylonów)
            }
           *[no] { $count ->
                [1] gdziekolwiek jesteś, aktywuj 1 nieuszkodzony obszar
                [one] gdziekolwiek jesteś, aktywuj kolejno { $count } różny nieuszkodzony obszar
                [few] gdziekolwiek jesteś, aktywuj kolejno { $count } różne nieuszkodzone obszary
               *[many] gdziekolwiek jesteś, aktywuj kolejno { $count } różnych nieuszkodzonych obszarów
            }
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [1] aktywuje dowolny obszar
                [one] aktywuje { $count } dowolny obszar
                [few] aktywuje { $count } dowolne obszary
               *[many] aktywuje { $count } dowolnych obszarów
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] aktywuje 1 nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                    [one] aktywuje kolejno { $count } różny nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                    [few] aktywuje kolejno { $count } różne nieuszkodzone obszary dowolnej planszy (ludzi lub Cylonów)
                   *[many] aktywuje kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy (ludzi lub Cylonów)
                }
               *[no] { $count ->
                    [1] gdziekolwiek jest, aktywuje 1 nieuszkodzony obszar
                    [one] gdziekolwiek jest, aktywuje kolejno { $count } różny nieuszkodzony obszar
                    [few] gdziekolwiek jest, aktywuje kolejno { $count } różne nieuszkodzone obszary
                   *[many] gdziekolwiek jest, aktywuje kolejno { $count } różnych nieuszkodzonych obszarów
                }
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [1] aktywują dowolny obszar
                [one] aktywują { $count } dowolny obszar
                [few] aktywują { $count } dowolne obszary
               *[many] aktywują { $count } dowolnych obszarów
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] aktywują 1 nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                    [one] aktywują kolejno { $count } różny nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                    [few] aktywują kolejno { $count } różne nieuszkodzone obszary dowolnej planszy (ludzi lub Cylonów)
                   *[many] aktywują kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy (ludzi lub Cylonów)
                }
               *[no] { $count ->
                    [1] gdziekolwiek są, aktywują 1 nieuszkodzony obszar
                    [one] gdziekolwiek są, aktywują kolejno { $count } różny nieuszkodzony obszar
                    [few] gdziekolwiek są, aktywują kolejno { $count } różne nieuszkodzone obszary
                   *[many] gdziekolwiek są, aktywują kolejno { $count } różnych nieuszkodzonych obszarów
                }
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] aktywować dowolny obszar
                [one] aktywować { $count } dowolny obszar
                [few] aktywować { $count } dowolne obszary
               *[many] aktywować { $count } dowolnych obszarów
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] aktywować 1 nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                    [one] aktywować kolejno { $count } różny nieuszkodzony obszar dowolnej planszy (ludzi lub Cylonów)
                    [few] aktywować kolejno { $count } różne nieuszkodzone obszary dowolnej planszy (ludzi lub Cylonów)
                   *[many] aktywować kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy (ludzi lub Cylonów)
                }
               *[no] { $count ->
                    [1] gdziekolwiek jesteś, aktywować 1 nieuszkodzony obszar
                    [one] gdziekolwiek jesteś, aktywować kolejno { $count } różny nieuszkodzony obszar
                    [few] gdziekolwiek jesteś, aktywować kolejno { $count } różne nieuszkodzone obszary
                   *[many] gdziekolwiek jesteś, aktywować kolejno { $count } różnych nieuszkodzonych obszarów
                }
            }
        }
effects-daybreakPeople-sift = wylosuj { NOUN($cards, case: "acc") }, a następnie odrzuć { $discard } z nich
    .one = losuje { NOUN($cards, case: "acc") }, a następnie odrzuca { $discard } z nich
    .several = losują { NOUN($cards, case: "acc") }, a następnie odrzucają { $discard } z nich
    .may = wylosować { NOUN($cards, case: "acc") }, a następnie odrzucić { $discard } z nich
effects-daybreakPeople-escortAway =
    { $brief ->
        [yes] ocal go kosztem zniszczenia nieuszkodzonego vipera
       *[no] zniszcz nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odłóż do tych, które nie są w przestrzeni
    }
    .one =
        { $brief ->
            [yes] ocala go kosztem zniszczenia nieuszkodzonego vipera
           *[no] niszczy nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odkłada do tych, które nie są w przestrzeni
        }
    .several =
        { $brief ->
            [yes] ocalają go kosztem zniszczenia nieuszkodzonego vipera
           *[no] niszczą nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odkładają do tych, które nie są w przestrzeni
        }
    .may =
        { $brief ->
            [yes] ocalić go kosztem zniszczenia nieuszkodzonego vipera
           *[no] zniszczyć nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odłożyć do tych, które nie są w przestrzeni
        }
effects-daybreakPeople-quarantine =
    { $brief ->
        [yes] obejrzyj wszystkie statki cywilne w przestrzeni i wymień 1
       *[no] obejrzyj wszystkie statki cywilne w przestrzeni, a następnie wymień 1 z nich na losowy z tych, które nie są w przestrzeni
    }
    .one =
        { $brief ->
            [yes] ogląda wszystkie statki cywilne w przestrzeni i wymienia 1
           *[no] ogląda wszystkie statki cywilne w przestrzeni, a następnie wymienia 1 z nich na losowy z tych, które nie są w przestrzeni
        }
    .several =
        { $brief ->
            [yes] oglądają wszystkie statki cywilne w przestrzeni i wymieniają 1
           *[no] oglądają wszystkie statki cywilne w przestrzeni, a następnie wymieniają 1 z nich na losowy z tych, które nie są w przestrzeni
        }
    .may =
        { $brief ->
            [yes] obejrzeć wszystkie statki cywilne w przestrzeni i wymienić 1
           *[no] obejrzeć wszystkie statki cywilne w przestrzeni, a następnie wymienić 1 z nich na losowy z tych, które nie są w przestrzeni
        }
effects-daybreakPeople-spareDiscard = wylosuj { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
    .one = losuje { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
    .several = losują { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
    .may = wylosować { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
effects-daybreakPeople-leaveHumans =
    { $brief ->
        [yes] odejdź od ludzi
       *[no] zakończ infiltrację bez odrzucania kart
    }
    .one =
        { $brief ->
            [yes] odchodzi od ludzi
           *[no] kończy infiltrację bez odrzucania kart
        }
    .several =
        { $brief ->
            [yes] odchodzą od ludzi
           *[no] kończą infiltrację bez odrzucania kart
        }
    .may =
        { $brief ->
            [yes] odejść od ludzi
           *[no] zakończyć infiltrację bez odrzucania kart
        }
effects-daybreakPeople-leaveElsewhere =
    { $brief ->
        [yes] przesuń się na dowolny obszar Cylonów, a następnie wykonaj 1 akcję
       *[no] przesuń się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonaj jeszcze 1 akcję
    }
    .one =
        { $brief ->
            [yes] przesuwa się na dowolny obszar Cylonów, a następnie wykonuje 1 akcję
           *[no] przesuwa się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonuje jeszcze 1 akcję
        }
    .several =
        { $brief ->
            [yes] przesuwają się na dowolny obszar Cylonów, a następnie wykonują 1 akcję
           *[no] przesuwają się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonują jeszcze 1 akcję
        }
    .may =
        { $brief ->
            [yes] przesunąć się na dowolny obszar Cylonów, a następnie wykonać 1 akcję
           *[no] przesunąć się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonać jeszcze 1 akcję
        }
effects-daybreakPeople-ignoreIcons =
    { $brief ->
        [yes] zignoruj symbole tej karty
       *[no] zignoruj symbole aktywacji tej karty
    }
    .may =
        { $brief ->
            [yes] zignorować symbole tej karty
           *[no] zignorować symbole aktywacji tej karty
        }
effects-daybreakPeople-pickAndPlayMutiny =
    { $brief ->
        [yes] obejrzyj { NOUN($cards, case: "acc") } i zagraj 1
       *[no] obejrzyj { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagraj 1 z nich, a pozostałe połóż na spodzie talii
    }
    .one =
        { $brief ->
            [yes] ogląda { NOUN($cards, case: "acc") } i zagrywa 1
           *[no] ogląda { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagrywa 1 z nich, a pozostałe kładzie na spodzie talii
        }
    .several =
        { $brief ->
            [yes] oglądają { NOUN($cards, case: "acc") } i zagrywają 1
           *[no] oglądają { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagrywają 1 z nich, a pozostałe kładą na spodzie talii
        }
    .may =
        { $brief ->
            [yes] obejrzeć { NOUN($cards, case: "acc") } i zagrać 1
           *[no] obejrzeć { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagrać 1 z nich, a pozostałe położyć na spodzie talii
        }
effects-daybreakPeople-unconfined = nie jesteś w „Areszcie”
effects-daybreakPeople-infiltrating = infiltrujesz flotę

## effects.daybreakCrises

effects-daybreakCrises-bringTo = przesuwasz się { NOUN($place, case: "to") }
    .one = zostaje przesunięty { NOUN($place, case: "to") }
    .several = zostają przesunięci { NOUN($place, case: "to") }
    .may = przesunąć się { NOUN($place, case: "to") }
effects-daybreakCrises-openBrig = każdy gracz prowadzący człowieka, który jest w „Areszcie”, może go opuścić i przejść na dowolny obszar Galactici

## modules.mutiny

modules-mutiny-kind = Karta Buntu
modules-mutiny-costs = odrzuć { NOUN($cards, case: "acc") }, potem { $what }
modules-mutiny-action = Akcja
modules-mutiny-onlyIf = Tylko jeśli { $condition }
modules-mutiny-holder = Tajna. Limit: 1 (Buntownik: 2).

modules-mutiny-drawn = { $player } losuje { NOUN($cards, case: "acc") }
modules-mutiny-seen = { $player } ogląda { NOUN($cards, case: "acc") }
modules-mutiny-seenFor = { $player } ogląda { NOUN($cards, case: "acc") } dla gracza { $to }
modules-mutiny-discarded = { $player } odrzuca { NOUN($cards, case: "acc") }
modules-mutiny-played = { $player } zagrywa kartę Buntu „{ $card }”
modules-mutiny-nukesRemoved = cała broń nuklearna zostaje usunięta z gry

modules-mutiny-giveMutiny = wybierz kartę Buntu dla gracza { $player }
    .help = Obie karty widzisz tylko ty. Druga trafia na spód talii Buntu.
modules-mutiny-keepMutiny = wybierz { NOUN($cards, case: "acc") } do zachowania
    .help = Masz ich za dużo. Wszyscy widzą, co odrzucasz; nie ma to efektu.
modules-mutiny-discardMutiny = odrzuć kartę Buntu
    .help = Widzą ją wszyscy. Nie ma to efektu.
modules-mutiny-keepTitle =
    odrzucić „{ $card }”, aby zachować pozycję ({ $title })?
    .help = W przeciwnym razie pozycję ({ $title }) przejmuje { $player }.
modules-mutiny-keepAll = Zachowaj wszystkie karty
modules-mutiny-giveUp = Oddaj pozycję
modules-mutiny-play = Zagraj kartę Buntu
modules-mutiny-plays = zagrywa kartę Buntu „{ $card }”

## effects.mutiny

effects-mutiny-draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] wylosuj { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie masz żadnej
           *[no] wylosuj { NOUN($cards, case: "acc") }, jeśli nie masz żadnej
        }
       *[no] { $stays ->
            [yes] wylosuj { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
           *[no] wylosuj { NOUN($cards, case: "acc") }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] losuje { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie ma żadnej
               *[no] losuje { NOUN($cards, case: "acc") }, jeśli nie ma żadnej
            }
           *[no] { $stays ->
                [yes] losuje { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
               *[no] losuje { NOUN($cards, case: "acc") }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] losują { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie mają żadnej
               *[no] losują { NOUN($cards, case: "acc") }, jeśli nie mają żadnej
            }
           *[no] { $stays ->
                [yes] losują { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
               *[no] losują { NOUN($cards, case: "acc") }
            }
        }
    .may =
        { $ifNone ->
            [yes] { $stays ->
                [yes] wylosować { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie ma żadnej
               *[no] wylosować { NOUN($cards, case: "acc") }, jeśli nie ma żadnej
            }
           *[no] { $stays ->
                [yes] wylosować { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
               *[no] wylosować { NOUN($cards, case: "acc") }
            }
        }
effects-mutiny-keeping =
    { $brief ->
        [yes] zachowując { $count }
       *[no] zachowując { $count } ze wszystkich
    }
effects-mutiny-takeRandomCards =
    { $brief ->
        [yes] weź { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
       *[no] weź losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
    }
    .one =
        { $brief ->
            [yes] bierze { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
           *[no] bierze losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
        }
    .several =
        { $brief ->
            [yes] biorą { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
           *[no] biorą losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
        }
    .may =
        { $brief ->
            [yes] wziąć { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
           *[no] wziąć losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
        }
effects-mutiny-repairEveryViper = napraw wszystkie uszkodzone vipery
    .one = naprawia wszystkie uszkodzone vipery
    .several = naprawiają wszystkie uszkodzone vipery
    .may = naprawić wszystkie uszkodzone vipery
effects-mutiny-placeThere =
    { $brief ->
        [yes] umieść { NOUN($ships, case: "acc") }
       *[no] umieść tam { NOUN($ships, case: "acc") }
    }
    .one =
        { $brief ->
            [yes] umieszcza { NOUN($ships, case: "acc") }
           *[no] umieszcza tam { NOUN($ships, case: "acc") }
        }
    .several =
        { $brief ->
            [yes] umieszczają { NOUN($ships, case: "acc") }
           *[no] umieszczają tam { NOUN($ships, case: "acc") }
        }
    .may =
        { $brief ->
            [yes] umieścić { NOUN($ships, case: "acc") }
           *[no] umieścić tam { NOUN($ships, case: "acc") }
        }
effects-mutiny-buryQuorum =
    { $brief ->
        [yes] { $count ->
            [one] połóż pod talią { $count } kartę z ręki Kworum
            [few] połóż pod talią { $count } karty z ręki Kworum
           *[many] połóż pod talią { $count } kart z ręki Kworum
        }
       *[no] obejrzyj wszystkie karty Kworum na ręce Prezydenta i połóż { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [one] kładzie pod talią { $count } kartę z ręki Kworum
                [few] kładzie pod talią { $count } karty z ręki Kworum
               *[many] kładzie pod talią { $count } kart z ręki Kworum
            }
           *[no] ogląda wszystkie karty Kworum na ręce Prezydenta i kładzie { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [one] kładą pod talią { $count } kartę z ręki Kworum
                [few] kładą pod talią { $count } karty z ręki Kworum
               *[many] kładą pod talią { $count } kart z ręki Kworum
            }
           *[no] oglądają wszystkie karty Kworum na ręce Prezydenta i kładą { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] położyć pod talią { $count } kartę z ręki Kworum
                [few] położyć pod talią { $count } karty z ręki Kworum
               *[many] położyć pod talią { $count } kart z ręki Kworum
            }
           *[no] obejrzeć wszystkie karty Kworum na ręce Prezydenta i położyć { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
        }
effects-mutiny-removeNukes = usuń z gry wszystkie żetony broni nuklearnej
effects-mutiny-nominate = zostań { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
    .one = zostaje { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
    .several = zostają { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
    .may = zostać { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
effects-mutiny-holdsMutiny =
    { $count ->
        [1] masz kartę Buntu
        [one] masz { $count } kartę Buntu lub więcej
        [few] masz { $count } karty Buntu lub więcej
       *[many] masz { $count } kart Buntu lub więcej
    }
effects-mutiny-holderHasMutiny = { $title } ma kartę Buntu
effects-mutiny-lacksTitle = nie jesteś { NOUN($title, case: "ins") }
effects-mutiny-holderHandAtLeast =
    { $count ->
        [one] { $title } ma { $count } kartę umiejętności lub więcej
        [few] { $title } ma { $count } karty umiejętności lub więcej
       *[many] { $title } ma { $count } kart umiejętności lub więcej
    }
effects-mutiny-anybodyHeld = ktoś jest w „Areszcie”

## modules.mutineer

modules-mutineer-passed = { $player } przekazuje kartę Buntownika graczowi { $to }

modules-mutineer-pass =
    wybierz nowego Buntownika
    .help = Ten gracz losuje 1 kartę Buntu, oddaje wszystkie pozycje i może mieć 2 karty Buntu.
modules-mutineer-seek = wybierz, kto losuje kolejną kartę Lojalności
    .help = Karta Buntownika była w talii i nikt jej nie dostał. Wybrany gracz może ją teraz dostać albo stać się Cylonem przez inną kartę.

## modules.miracles

modules-miracles-gained =
    { $now ->
        [1] { $player } zyskuje żeton cudu
       *[other] { $player } zyskuje żeton cudu (teraz { $now })
    }
modules-miracles-spent = { $player } wydaje { NOUN($tokens, case: "acc") }
modules-miracles-spentFor = { $player } wydaje { NOUN($tokens, case: "acc") } na zdolność „{ $ability }”
modules-miracles-passed = żeton cudu gracza { $player } trafia do gracza { $to }
modules-miracles-lost = { $player } traci { NOUN($tokens, case: "acc") }

modules-miracles-pass =
    wybierz, kto daje lub dostaje żeton cudu
    .help = Daj żeton innemu graczowi na swoim obszarze albo weź jego. Nikt nie może przekroczyć limitu.
modules-miracles-give = Daj żeton graczowi { $player }
modules-miracles-take = Weź żeton gracza { $player }

## effects.miracles

effects-miracles-gain =
    { $ifNone ->
        [yes] zyskaj 1 żeton cudu, jeśli nie masz jeszcze żadnego
       *[no] zyskaj 1 żeton cudu
    }
    .one =
        { $ifNone ->
            [yes] zyskuje 1 żeton cudu, jeśli nie ma jeszcze żadnego
           *[no] zyskuje 1 żeton cudu
        }
    .several =
        { $ifNone ->
            [yes] zyskują 1 żeton cudu, jeśli nie mają jeszcze żadnego
           *[no] zyskują 1 żeton cudu
        }
    .may =
        { $ifNone ->
            [yes] zyskać 1 żeton cudu, jeśli nie ma jeszcze żadnego
           *[no] zyskać 1 żeton cudu
        }
effects-miracles-trade =
    { $brief ->
        [yes] przekaż lub weź 1 żeton cudu na swoim obszarze
       *[no] przekaż 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo weź żeton cudu tego gracza
    }
    .one =
        { $brief ->
            [yes] przekazuje lub bierze 1 żeton cudu na swoim obszarze
           *[no] przekazuje 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo bierze żeton cudu tego gracza
        }
    .several =
        { $brief ->
            [yes] przekazują lub biorą 1 żeton cudu na swoim obszarze
           *[no] przekazują 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo biorą żeton cudu tego gracza
        }
    .may =
        { $brief ->
            [yes] przekazać lub wziąć 1 żeton cudu na swoim obszarze
           *[no] przekazać 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo wziąć żeton cudu tego gracza
        }
effects-miracles-mayGain = możesz otrzymać żeton cudu
effects-miracles-whoMayGain = mogącego otrzymać żeton cudu

## modules.motives

modules-motives-kind = Motyw

modules-motives-anyDamaged = uszkodzony jest obszar { NOUN($places, case: "the") }
modules-motives-skillInHand = masz na ręce przynajmniej { NOUN($cards, case: "acc") }
modules-motives-skillsInHand = masz na ręce przynajmniej takie karty: { $skills }
modules-motives-otherHeld = inny gracz jest w „Areszcie” lub w „Więzieniu”
modules-motives-noCylonShips = na głównej planszy nie ma statków Cylonów
modules-motives-noCenturions = na torze Abordażu nie ma centurionów
modules-motives-distanceAtLeast = flota pokonała dystans { $least } lub większy

modules-motives-brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Ludzie: na końcu gry { $what }
           *[no] Ludzie: { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cyloni: na końcu gry { $what }
           *[no] Cyloni: { $what }
        }
    }
modules-motives-team =
    { $team ->
        [humans] Sprzyja ludziom.
       *[cylons] Sprzyja Cylonom.
    }
modules-motives-anyTime = Możesz go ujawnić w dowolnej chwili, gdy { $what }
modules-motives-gameOver = Możesz go ujawnić na końcu gry, jeśli { $what }

modules-motives-noTeam = Nie należysz do żadnej drużyny: wygrywasz z drużyną, która wygrywa, jeśli za nią są przynajmniej 2 z twoich ujawnionych Motywów, a najwyżej 1 pozostaje nieujawniony.

modules-motives-dealt =
    { $count ->
        [one] { $player } dostaje { $count } Motyw
        [few] { $player } dostaje { $count } Motywy
       *[many] { $player } dostaje { $count } Motywów
    }
modules-motives-revealed =
    { $team ->
        [humans] { $player } ujawnia Motyw: { $card } (za ludźmi)
        [cylons] { $player } ujawnia Motyw: { $card } (za Cylonami)
       *[none] { $player } ujawnia Motyw: { $card }
    }
modules-motives-left =
    { $count ->
        [one] { $player } ma { $count } nieujawniony Motyw
        [few] { $player } ma { $count } nieujawnione Motywy
       *[many] { $player } ma { $count } nieujawnionych Motywów
    }

modules-motives-lastMotives = wybierz Motywy, które ujawniasz na końcu
    .help = Gra się skończyła, a warunki tych wszystkich są spełnione. Wygrywasz z drużyną, jeśli sprzyjają jej co najmniej 2 ujawnione Motywy, a najwyżej 1 z twoich pozostaje nieujawniony.
modules-motives-revealNone = Nie ujawniaj żadnego
modules-motives-reveal = Ujawnij Motyw
modules-motives-reveals = ujawnia Motyw „{ $card }”

## modules.negotiation

modules-negotiation-truceMade = do końca tej tury nie można aktywować ani wysyłać statków Cylonów
modules-negotiation-truceKept = rozejm trwa i żaden statek Cylonów nie działa

## effects.negotiation

effects-negotiation-truce =
    { $brief ->
        [yes] w tej turze żadne statki Cylonów nie są aktywowane ani wysyłane
       *[no] do końca tej tury żadne statki Cylonów nie są aktywowane ani wysyłane; nadal można je umieszczać
    }

## modules.assaultRaptors

modules-assaultRaptors-gained = nowy raptor szturmowy pojawia się { NOUN($area, case: "at") }
modules-assaultRaptors-gainedInReserves = nowy raptor szturmowy trafia do Rezerwy
modules-assaultRaptors-stays = Raptor szturmowy gracza { $player } zostaje { NOUN($area, case: "at") }
modules-assaultRaptors-staysUnmanned = Nieobsadzony raptor szturmowy zostaje { NOUN($area, case: "at") }

modules-assaultRaptors-stayInSpace =
    { $piloted ->
        [yes] zdecyduj, czy twój raptor szturmowy zostaje w przestrzeni
       *[no] wybierz, które raptory szturmowe zostają w przestrzeni
    }
    .help =
        { $piloted ->
            [yes] Jeśli zostaje, nadal pilotujesz go tam, gdzie jest. W przeciwnym razie wraca do Rezerwy, a ty trafiasz na „Pokład hangarowy”.
           *[no] Te, które zostają, są nadal na swoich obszarach. Pozostałe wracają do Rezerwy jak wszystkie vipery.
        }
modules-assaultRaptors-noneStays =
    { $piloted ->
        [yes] Wróć na pokład Galactici
       *[no] Nie zostaje żaden
    }

## effects.assaultRaptors

effects-assaultRaptors-gain =
    { $brief ->
        [yes] zyskaj 1 raptora szturmowego
       *[no] umieść w Rezerwie 1 raptora szturmowego z puli
    }
    .one =
        { $brief ->
            [yes] zyskuje 1 raptora szturmowego
           *[no] umieszcza w Rezerwie 1 raptora szturmowego z puli
        }
    .several =
        { $brief ->
            [yes] zyskują 1 raptora szturmowego
           *[no] umieszczają w Rezerwie 1 raptora szturmowego z puli
        }
    .may =
        { $brief ->
            [yes] zyskać 1 raptora szturmowego
           *[no] umieścić w Rezerwie 1 raptora szturmowego z puli
        }
effects-assaultRaptors-launch =
    { $brief ->
        [yes] wyślij 1 nowego raptora szturmowego; możesz go aktywować
       *[no] umieść 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; możesz natychmiast go aktywować
    }
    .one =
        { $brief ->
            [yes] wysyła 1 nowego raptora szturmowego; może go aktywować
           *[no] umieszcza 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; może natychmiast go aktywować
        }
    .several =
        { $brief ->
            [yes] wysyłają 1 nowego raptora szturmowego; mogą go aktywować
           *[no] umieszczają 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; mogą natychmiast go aktywować
        }
    .may =
        { $brief ->
            [yes] wysłać 1 nowego raptora szturmowego; można go aktywować
           *[no] umieścić 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; można natychmiast go aktywować
        }
effects-assaultRaptors-raptorIn =
    { $box ->
        [reserves] w Rezerwie jest raptor
       *[destroyed] jakiś raptor został zniszczony
    }
effects-assaultRaptors-assaultRaptorLeft = w puli jest jeszcze raptor szturmowy

## modules.resurrectionHub

modules-resurrectionHub-hubDestroyed = „Okręt Zmartwychwstania” zostaje zniszczony: jego miejsce zajmuje „Zniszczony Węzeł”
modules-resurrectionHub-superCrisesLost = { $player } traci { $cards } (Zniszczony Węzeł)

## effects.resurrectionHub

effects-resurrectionHub-destroyHub =
    { $brief ->
        [yes] Okręt Zmartwychwstania zostaje zniszczony
       *[no] odwróć do końca gry „Okręt Zmartwychwstania” na stronę „Zniszczony Węzeł”; kto tam jest, pozostaje na miejscu
    }
effects-resurrectionHub-returnToFleet =
    { $brief ->
        [yes] przesuń się do „Cylońskiej Floty”
       *[no] przesuń się do „Cylońskiej Floty” i przestań infiltrować
    }
    .one =
        { $brief ->
            [yes] przesuwa się do „Cylońskiej Floty”
           *[no] przesuwa się do „Cylońskiej Floty” i przestaje infiltrować
        }
    .several =
        { $brief ->
            [yes] przesuwają się do „Cylońskiej Floty”
           *[no] przesuwają się do „Cylońskiej Floty” i przestają infiltrować
        }
    .may =
        { $brief ->
            [yes] przesunąć się do „Cylońskiej Floty”
           *[no] przesunąć się do „Cylońskiej Floty” i przestać infiltrować
        }
