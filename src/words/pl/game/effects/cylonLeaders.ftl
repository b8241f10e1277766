infiltrate =
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
removeBasestar = basestar znika z planszy
glimpseDestiny =
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
swapHands = wymień się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
    .one = wymienia się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
    .several = wymieniają się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
    .may = wymienić się wszystkimi kartami umiejętności z ręki z { NOUN($who, case: "ins") }
takeRandomCard =
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
drawNamed =
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
addAnyToCheck = dołóż do testu dowolną liczbę kart umiejętności z ręki
    .one = dokłada do testu dowolną liczbę kart umiejętności z ręki
    .several = dokładają do testu dowolną liczbę kart umiejętności z ręki
    .may = dołożyć do testu dowolną liczbę kart umiejętności z ręki
addToCheck = dołóż do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
    .one = dokłada do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
    .several = dokładają do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
    .may = dołożyć do testu awersem do góry { NOUN($cards, case: "acc") } z ręki
mayInfiltrate = jesteś Przywódcą Cylonów lub miłosiernym Cylonem
