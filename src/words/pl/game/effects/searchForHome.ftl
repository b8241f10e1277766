startMission =
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
missionCounts = Misja liczy się jako dystans { $count }
turnMissionDown = Misja zostaje zakryta
lookAtMission =
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
everyoneDrawsNamed =
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
clearBoardOf = z planszy znika { NOUN($kinds, case: "every") }
takeOutOfGame =
    { $count ->
        [1] usuń z gry { NOUN($ships, case: "acc") }
        [one] usuń z gry { NOUN($ships, case: "acc") }
        [few] usuń z gry { NOUN($ships, case: "acc") }
        [many] usuń z gry { NOUN($ships, case: "acc") }
       *[other] usuń z gry { NOUN($ships, case: "acc") }
    }
turnRebelBasestar =
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
repairDamaged =
    { $count ->
        [one] napraw { $count } uszkodzony obszar
        [few] napraw { $count } uszkodzone obszary
        [many] napraw { $count } uszkodzonych obszarów
       *[other] napraw { $count } uszkodzonych obszarów
    }
    .one =
        { $count ->
            [one] naprawia { $count } uszkodzony obszar
            [few] naprawia { $count } uszkodzone obszary
            [many] naprawia { $count } uszkodzonych obszarów
           *[other] naprawia { $count } uszkodzonych obszarów
        }
    .several =
        { $count ->
            [one] naprawiają { $count } uszkodzony obszar
            [few] naprawiają { $count } uszkodzone obszary
            [many] naprawiają { $count } uszkodzonych obszarów
           *[other] naprawiają { $count } uszkodzonych obszarów
        }
    .may =
        { $count ->
            [one] naprawić { $count } uszkodzony obszar
            [few] naprawić { $count } uszkodzone obszary
            [many] naprawić { $count } uszkodzonych obszarów
           *[other] naprawić { $count } uszkodzonych obszarów
        }
payTribute = odrzuć 1 żeton cudu lub 1 kartę Superkryzysu
    .one = odrzuca 1 żeton cudu lub 1 kartę Superkryzysu
    .several = odrzucają 1 żeton cudu lub 1 kartę Superkryzysu
    .may = odrzucić 1 żeton cudu lub 1 kartę Superkryzysu
arrangeCrises =
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
searchSkillDeck =
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
sendOut =
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
missionSpaceEmpty = na polu „Aktywna misja” nie leży żadna Misja
canPayTribute = masz żeton cudu lub kartę Superkryzysu
