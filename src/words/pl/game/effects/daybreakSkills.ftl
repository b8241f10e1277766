addToTotal = siła testu rośnie o { $each } za każdą kartę o sile { $strengths } w teście
takeFromCheck =
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
dogfight =
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
influenceQuorum =
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
activateAnywhere =
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
activateOneViper =
    { $count ->
        [one] aktywuj 1 nieobsadzonego vipera najwyżej { $count } raz
        [few] aktywuj 1 nieobsadzonego vipera najwyżej { $count } razy
        [many] aktywuj 1 nieobsadzonego vipera najwyżej { $count } razy
       *[other] aktywuj 1 nieobsadzonego vipera najwyżej { $count } razy
    }
    .one =
        { $count ->
            [one] aktywuje 1 nieobsadzonego vipera najwyżej { $count } raz
            [few] aktywuje 1 nieobsadzonego vipera najwyżej { $count } razy
            [many] aktywuje 1 nieobsadzonego vipera najwyżej { $count } razy
           *[other] aktywuje 1 nieobsadzonego vipera najwyżej { $count } razy
        }
    .several =
        { $count ->
            [one] aktywują 1 nieobsadzonego vipera najwyżej { $count } raz
            [few] aktywują 1 nieobsadzonego vipera najwyżej { $count } razy
            [many] aktywują 1 nieobsadzonego vipera najwyżej { $count } razy
           *[other] aktywują 1 nieobsadzonego vipera najwyżej { $count } razy
        }
    .may =
        { $count ->
            [one] aktywować 1 nieobsadzonego vipera najwyżej { $count } raz
            [few] aktywować 1 nieobsadzonego vipera najwyżej { $count } razy
            [many] aktywować 1 nieobsadzonego vipera najwyżej { $count } razy
           *[other] aktywować 1 nieobsadzonego vipera najwyżej { $count } razy
        }
launchReserves =
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
currentIsHuman = aktywny gracz prowadzi człowieka
theyAreHuman = prowadzi człowieka
mayAddToCheck = może jeszcze jakąś dołożyć
noBlueSpace = znacznik floty nie stoi na niebieskim polu toru Przygotowania do skoku
mayTradeRaptor = w Rezerwie jest raptor, a w puli raptor szturmowy
