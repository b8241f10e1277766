moveOn =
    { $how ->
        [outOfBrig] opuść „Areszt” i za darmo przesuń się na inny obszar dowolnego statku
       *[anyShip] za darmo przesuń się na inny obszar dowolnego statku
    }
    .one =
        { $how ->
            [outOfBrig] opuszcza „Areszt” i za darmo przesuwa się na inny obszar dowolnego statku
           *[anyShip] za darmo przesuwa się na inny obszar dowolnego statku
        }
    .several =
        { $how ->
            [outOfBrig] opuszczają „Areszt” i za darmo przesuwają się na inny obszar dowolnego statku
           *[anyShip] za darmo przesuwają się na inny obszar dowolnego statku
        }
    .may =
        { $how ->
            [outOfBrig] opuścić „Areszt” i za darmo przesunąć się na inny obszar dowolnego statku
           *[anyShip] za darmo przesunąć się na inny obszar dowolnego statku
        }
surveyCivilians =
    { $brief ->
        [yes] w tajemnicy obejrzyj wszystkie statki cywilne i przesuń je na sąsiednie obszary
       *[no] w tajemnicy obejrzyj przednie strony wszystkich statków cywilnych na planszy, a następnie każdy z nich, jeśli chcesz, przesuń na sąsiedni obszar
    }
    .one =
        { $brief ->
            [yes] w tajemnicy ogląda wszystkie statki cywilne i przesuwa je na sąsiednie obszary
           *[no] w tajemnicy ogląda przednie strony wszystkich statków cywilnych na planszy, a następnie dowolne z nich przesuwa na sąsiednie obszary
        }
    .several =
        { $brief ->
            [yes] w tajemnicy oglądają wszystkie statki cywilne i przesuwają je na sąsiednie obszary
           *[no] w tajemnicy oglądają przednie strony wszystkich statków cywilnych na planszy, a następnie dowolne z nich przesuwają na sąsiednie obszary
        }
    .may =
        { $brief ->
            [yes] w tajemnicy obejrzeć wszystkie statki cywilne i przesunąć je na sąsiednie obszary
           *[no] w tajemnicy obejrzeć przednie strony wszystkich statków cywilnych na planszy, a następnie dowolne z nich przesunąć na sąsiednie obszary
        }
hideCivilians =
    { $brief ->
        [yes] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru)
       *[no] { $count ->
            [one] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru) i wmieszaj go między niewykorzystane
            [few] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru) i wmieszaj je między niewykorzystane
            [many] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru) i wmieszaj je między niewykorzystane
           *[other] usuń z planszy { NOUN($ships, case: "acc") } (do wyboru) i wmieszaj je między niewykorzystane
        }
    }
takeDestiny =
    { $brief ->
        [yes] weź { NOUN($cards, case: "acc") } z talii Przeznaczenia
       *[no] weź na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
    }
    .one =
        { $brief ->
            [yes] bierze { NOUN($cards, case: "acc") } z talii Przeznaczenia
           *[no] bierze na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
        }
    .several =
        { $brief ->
            [yes] biorą { NOUN($cards, case: "acc") } z talii Przeznaczenia
           *[no] biorą na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
        }
    .may =
        { $brief ->
            [yes] wziąć { NOUN($cards, case: "acc") } z talii Przeznaczenia
           *[no] wziąć na rękę { NOUN($cards, case: "acc") } z wierzchu talii Przeznaczenia
        }
dealLoyalty =
    { $brief ->
        [yes] otrzymaj 1 kartę Lojalności
       *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności wylosuj 1 kartę Lojalności
    }
    .one =
        { $brief ->
            [yes] otrzymuje 1 kartę Lojalności
           *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności losuje 1 kartę Lojalności
        }
    .several =
        { $brief ->
            [yes] otrzymują 1 kartę Lojalności
           *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności losują 1 kartę Lojalności
        }
    .may =
        { $brief ->
            [yes] otrzymać 1 kartę Lojalności
           *[no] po wtasowaniu 1 karty „Nie jesteś Cylonem” do talii Lojalności wylosować 1 kartę Lojalności
        }
repairGalactica =
    { $count ->
        [one] napraw do { $count } obszaru Galactici
        [few] napraw do { $count } obszarów Galactici
        [many] napraw do { $count } obszarów Galactici
       *[other] napraw do { $count } obszarów Galactici
    }
    .one =
        { $count ->
            [one] naprawia do { $count } obszaru Galactici
            [few] naprawia do { $count } obszarów Galactici
            [many] naprawia do { $count } obszarów Galactici
           *[other] naprawia do { $count } obszarów Galactici
        }
    .several =
        { $count ->
            [one] naprawiają do { $count } obszaru Galactici
            [few] naprawiają do { $count } obszarów Galactici
            [many] naprawiają do { $count } obszarów Galactici
           *[other] naprawiają do { $count } obszarów Galactici
        }
    .may =
        { $count ->
            [one] naprawić do { $count } obszaru Galactici
            [few] naprawić do { $count } obszarów Galactici
            [many] naprawić do { $count } obszarów Galactici
           *[other] naprawić do { $count } obszarów Galactici
        }
repairUpToVipers = napraw do { NOUN($vipers, case: "gen") }
    .one = naprawia do { NOUN($vipers, case: "gen") }
    .several = naprawiają do { NOUN($vipers, case: "gen") }
    .may = naprawić do { NOUN($vipers, case: "gen") }
flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] aktywuj raz jednego nieobsadzonego vipera
            [2] aktywuj dwa razy jednego nieobsadzonego vipera
            [one] aktywuj { $count } raz jednego nieobsadzonego vipera
            [few] aktywuj { $count } razy jednego nieobsadzonego vipera
            [many] aktywuj { $count } razy jednego nieobsadzonego vipera
           *[other] aktywuj { $count } razy jednego nieobsadzonego vipera
        }
       *[no] { $count ->
            [1] wybierz nieobsadzonego vipera i aktywuj go najwyżej raz
            [2] wybierz nieobsadzonego vipera i aktywuj go najwyżej dwa razy
            [one] wybierz nieobsadzonego vipera i aktywuj go najwyżej { $count } raz
            [few] wybierz nieobsadzonego vipera i aktywuj go najwyżej { $count } razy
            [many] wybierz nieobsadzonego vipera i aktywuj go najwyżej { $count } razy
           *[other] wybierz nieobsadzonego vipera i aktywuj go najwyżej { $count } razy
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [1] aktywuje raz jednego nieobsadzonego vipera
                [2] aktywuje dwa razy jednego nieobsadzonego vipera
                [one] aktywuje { $count } raz jednego nieobsadzonego vipera
                [few] aktywuje { $count } razy jednego nieobsadzonego vipera
                [many] aktywuje { $count } razy jednego nieobsadzonego vipera
               *[other] aktywuje { $count } razy jednego nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] wybiera nieobsadzonego vipera i aktywuje go najwyżej raz
                [2] wybiera nieobsadzonego vipera i aktywuje go najwyżej dwa razy
                [one] wybiera nieobsadzonego vipera i aktywuje go najwyżej { $count } raz
                [few] wybiera nieobsadzonego vipera i aktywuje go najwyżej { $count } razy
                [many] wybiera nieobsadzonego vipera i aktywuje go najwyżej { $count } razy
               *[other] wybiera nieobsadzonego vipera i aktywuje go najwyżej { $count } razy
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [1] aktywują raz jednego nieobsadzonego vipera
                [2] aktywują dwa razy jednego nieobsadzonego vipera
                [one] aktywują { $count } raz jednego nieobsadzonego vipera
                [few] aktywują { $count } razy jednego nieobsadzonego vipera
                [many] aktywują { $count } razy jednego nieobsadzonego vipera
               *[other] aktywują { $count } razy jednego nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] wybierają nieobsadzonego vipera i aktywują go najwyżej raz
                [2] wybierają nieobsadzonego vipera i aktywują go najwyżej dwa razy
                [one] wybierają nieobsadzonego vipera i aktywują go najwyżej { $count } raz
                [few] wybierają nieobsadzonego vipera i aktywują go najwyżej { $count } razy
                [many] wybierają nieobsadzonego vipera i aktywują go najwyżej { $count } razy
               *[other] wybierają nieobsadzonego vipera i aktywują go najwyżej { $count } razy
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] aktywować raz jednego nieobsadzonego vipera
                [2] aktywować dwa razy jednego nieobsadzonego vipera
                [one] aktywować { $count } raz jednego nieobsadzonego vipera
                [few] aktywować { $count } razy jednego nieobsadzonego vipera
                [many] aktywować { $count } razy jednego nieobsadzonego vipera
               *[other] aktywować { $count } razy jednego nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] wybrać nieobsadzonego vipera i aktywować go najwyżej raz
                [2] wybrać nieobsadzonego vipera i aktywować go najwyżej dwa razy
                [one] wybrać nieobsadzonego vipera i aktywować go najwyżej { $count } raz
                [few] wybrać nieobsadzonego vipera i aktywować go najwyżej { $count } razy
                [many] wybrać nieobsadzonego vipera i aktywować go najwyżej { $count } razy
               *[other] wybrać nieobsadzonego vipera i aktywować go najwyżej { $count } razy
            }
        }
vipersDestroyRaiders = za każdego nieobsadzonego vipera w przestrzeni zniszcz 1 raidera na tym samym obszarze
    .one = za każdego nieobsadzonego vipera w przestrzeni niszczy 1 raidera na tym samym obszarze
    .several = za każdego nieobsadzonego vipera w przestrzeni niszczą 1 raidera na tym samym obszarze
    .may = za każdego nieobsadzonego vipera w przestrzeni zniszczyć 1 raidera na tym samym obszarze
clearArea = wszystkie statki Cylonów na tym obszarze zostają zniszczone
pushBackCenturions =
    { $count ->
        [one] każdy centurion cofa się o { $count } pole na torze Abordażu
        [few] każdy centurion cofa się o { $count } pola na torze Abordażu
        [many] każdy centurion cofa się o { $count } pól na torze Abordażu
       *[other] każdy centurion cofa się o { $count } pól na torze Abordażu
    }
damageUnmanned =
    { $count ->
        [one] uszkodź { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
        [few] uszkodź { $count } nieobsadzone vipery w przestrzeni (do wyboru)
        [many] uszkodź { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
       *[other] uszkodź { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
    }
    .one =
        { $count ->
            [one] uszkadza { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
            [few] uszkadza { $count } nieobsadzone vipery w przestrzeni (do wyboru)
            [many] uszkadza { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
           *[other] uszkadza { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
        }
    .several =
        { $count ->
            [one] uszkadzają { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
            [few] uszkadzają { $count } nieobsadzone vipery w przestrzeni (do wyboru)
            [many] uszkadzają { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
           *[other] uszkadzają { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
        }
    .may =
        { $count ->
            [one] uszkodzić { $count } nieobsadzonego vipera w przestrzeni (do wyboru)
            [few] uszkodzić { $count } nieobsadzone vipery w przestrzeni (do wyboru)
            [many] uszkodzić { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
           *[other] uszkodzić { $count } nieobsadzonych viperów w przestrzeni (do wyboru)
        }
