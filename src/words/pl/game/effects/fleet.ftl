activate = aktywuj { NOUN($what, case: "acc") }
activateNext = { NOUN($what, case: "acc") }
launchRaiders = wyślij po 3 raidery z każdego basestara
briefActivate =
    { $which ->
        [launchRaiders] wyślij po 3 raidery z każdego basestara
        [heavyRaiders] aktywuj ciężkie raidery
        [basestars] aktywuj basestary
        [occupation] aktywuj siły okupacyjne
       *[raiders] aktywuj raidery
    }
placed = { $ships } { NOUN($area, case: "at") }
    .acc = { NOUN($ships, case: "acc") } { NOUN($area, case: "at") }
lose = strać { NOUN($what, case: "acc") }
    .one = traci { NOUN($what, case: "acc") }
    .several = tracą { NOUN($what, case: "acc") }
    .may = stracić { NOUN($what, case: "acc") }
gain = zyskaj { NOUN($what, case: "acc") }
    .one = zyskuje { NOUN($what, case: "acc") }
    .several = zyskują { NOUN($what, case: "acc") }
    .may = zyskać { NOUN($what, case: "acc") }
place = umieść { NOUN($ships, case: "acc") }
    .one = umieszcza { NOUN($ships, case: "acc") }
    .several = umieszczają { NOUN($ships, case: "acc") }
    .may = umieścić { NOUN($ships, case: "acc") }
placeCivilians =
    { $brief ->
        [yes] umieść { NOUN($ships, case: "acc") }
       *[no] umieść { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
            [few] każdy na obszarze wybranym
            [many] każdy na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
    }
    .one =
        { $brief ->
            [yes] umieszcza { NOUN($ships, case: "acc") }
           *[no] umieszcza { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
            [few] każdy na obszarze wybranym
            [many] każdy na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
        }
    .several =
        { $brief ->
            [yes] umieszczają { NOUN($ships, case: "acc") }
           *[no] umieszczają { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
            [few] każdy na obszarze wybranym
            [many] każdy na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
        }
    .may =
        { $brief ->
            [yes] umieścić { NOUN($ships, case: "acc") }
           *[no] umieścić { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
            [few] każdy na obszarze wybranym
            [many] każdy na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
        }
activatePlaced = aktywuj { NOUN($ship, case: "acc-pl") } umieszczone właśnie przez tę kartę
basestarsAttack = każdy basestar na planszy atakuje Galacticę
briefJumpTrack = tor skoku { $spaces }
jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] cofnij znacznik floty o { $count } pole na torze Przygotowania do skoku
            [few] cofnij znacznik floty o { $count } pola na torze Przygotowania do skoku
            [many] cofnij znacznik floty o { $count } pól na torze Przygotowania do skoku
           *[other] cofnij znacznik floty o { $count } pól na torze Przygotowania do skoku
        }
       *[no] { $count ->
            [one] przesuń znacznik floty o { $count } pole do przodu na torze Przygotowania do skoku
            [few] przesuń znacznik floty o { $count } pola do przodu na torze Przygotowania do skoku
            [many] przesuń znacznik floty o { $count } pól do przodu na torze Przygotowania do skoku
           *[other] przesuń znacznik floty o { $count } pól do przodu na torze Przygotowania do skoku
        }
    }
boardCenturions =
    { $brief ->
        [yes] { $ships } na torze Abordażu
       *[no] umieść { NOUN($ships, case: "acc") } na polu startowym toru Abordażu
    }
damageGalactica =
    { $count ->
        [1] uszkodź Galacticę
        [2] uszkodź Galacticę dwukrotnie
        [one] uszkodź Galacticę { $count } raz
        [few] uszkodź Galacticę { $count } razy
        [many] uszkodź Galacticę { $count } razy
       *[other] uszkodź Galacticę { $count } razy
    }
chooseDamage =
    { $brief ->
        [yes] wylosuj { NOUN($tokens, case: "acc") } i rozpatrz { $resolve }
       *[no] wylosuj { NOUN($tokens, case: "acc") }, rozpatrz { $resolve } (do wyboru), a pozostałe odłóż
    }
    .one =
        { $brief ->
            [yes] losuje { NOUN($tokens, case: "acc") } i rozpatruje { $resolve }
           *[no] losuje { NOUN($tokens, case: "acc") }, rozpatruje { $resolve } (do wyboru), a pozostałe odkłada
        }
    .several =
        { $brief ->
            [yes] losują { NOUN($tokens, case: "acc") } i rozpatrują { $resolve }
           *[no] losują { NOUN($tokens, case: "acc") }, rozpatrują { $resolve } (do wyboru), a pozostałe odkładają
        }
    .may =
        { $brief ->
            [yes] wylosować { NOUN($tokens, case: "acc") } i rozpatrzyć { $resolve }
           *[no] wylosować { NOUN($tokens, case: "acc") }, rozpatrzyć { $resolve } (do wyboru), a pozostałe odłożyć
        }
destroy = zniszcz { NOUN($ships, case: "acc") }
    .one = niszczy { NOUN($ships, case: "acc") }
    .several = niszczą { NOUN($ships, case: "acc") }
    .may = zniszczyć { NOUN($ships, case: "acc") }
restoreRaptors =
    { $count ->
        [one] zwróć do Rezerwy { $count } zniszczonego raptora
        [few] zwróć do Rezerwy { $count } zniszczone raptory
        [many] zwróć do Rezerwy { $count } zniszczonych raptorów
       *[other] zwróć do Rezerwy { $count } zniszczonych raptorów
    }
    .one =
        { $count ->
            [one] zwraca do Rezerwy { $count } zniszczonego raptora
            [few] zwraca do Rezerwy { $count } zniszczone raptory
            [many] zwraca do Rezerwy { $count } zniszczonych raptorów
           *[other] zwraca do Rezerwy { $count } zniszczonych raptorów
        }
    .several =
        { $count ->
            [one] zwracają do Rezerwy { $count } zniszczonego raptora
            [few] zwracają do Rezerwy { $count } zniszczone raptory
            [many] zwracają do Rezerwy { $count } zniszczonych raptorów
           *[other] zwracają do Rezerwy { $count } zniszczonych raptorów
        }
    .may =
        { $count ->
            [one] zwrócić do Rezerwy { $count } zniszczonego raptora
            [few] zwrócić do Rezerwy { $count } zniszczone raptory
            [many] zwrócić do Rezerwy { $count } zniszczonych raptorów
           *[other] zwrócić do Rezerwy { $count } zniszczonych raptorów
        }
damageVipers =
    { $where ->
        [reserves] uszkodź { NOUN($vipers, case: "acc") } w Rezerwie
        [space] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni
       *[anywhere] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni lub w Rezerwie
    }
damageVipersOf =
    { $where ->
        [reserves] uszkodź { NOUN($vipers, case: "acc") } w Rezerwie
        [space] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni
       *[anywhere] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni lub w Rezerwie
    } { $you ->
        [yes] (wybór należy do ciebie)
       *[no] (wybiera { $who })
    }
destroyVipers =
    { $where ->
        [reserves] zniszcz { NOUN($vipers, case: "acc") } w Rezerwie
       *[space] zniszcz { NOUN($vipers, case: "acc") } w przestrzeni
    }
destroyAnyViper = zniszcz { NOUN($vipers, case: "acc") } (w Rezerwie, spośród uszkodzonych lub w przestrzeni)
destroyCivilians =
    { $brief ->
        [yes] zniszcz { NOUN($ships, case: "acc") }
       *[no] { $count ->
            [one] wylosuj { NOUN($ships, case: "acc") } i zniszcz go
            [few] wylosuj { NOUN($ships, case: "acc") } i zniszcz je
            [many] wylosuj { NOUN($ships, case: "acc") } i zniszcz je
           *[other] wylosuj { NOUN($ships, case: "acc") } i zniszcz je
        }
    }
recallVipers = wszystkie vipery z przestrzeni wracają do Rezerwy
destroyCenturions = zniszcz { NOUN($ships, case: "acc") } na torze Abordażu
    .one = niszczy { NOUN($ships, case: "acc") } na torze Abordażu
    .several = niszczą { NOUN($ships, case: "acc") } na torze Abordażu
    .may = zniszczyć { NOUN($ships, case: "acc") } na torze Abordażu
destroyChosen = zniszcz { NOUN($ships, case: "acc") } (do wyboru)
    .one = niszczy { NOUN($ships, case: "acc") } (do wyboru)
    .several = niszczą { NOUN($ships, case: "acc") } (do wyboru)
    .may = zniszczyć { NOUN($ships, case: "acc") } (do wyboru)
discardNuke = odrzuć { NOUN($nukes, case: "acc") }
    .one = odrzuca { NOUN($nukes, case: "acc") }
    .several = odrzucają { NOUN($nukes, case: "acc") }
    .may = odrzucić { NOUN($nukes, case: "acc") }
repair =
    { $brief ->
        [yes] napraw swój obszar, a na „Pokładzie hangarowym” zamiast tego { NOUN($vipers, case: "acc") }
       *[no] napraw obszar, na którym jesteś; na „Pokładzie hangarowym” możesz zamiast tego zwrócić do Rezerwy do { NOUN($vipers, case: "gen") } spośród uszkodzonych
    }
    .one =
        { $brief ->
            [yes] naprawia swój obszar, a na „Pokładzie hangarowym” zamiast tego { NOUN($vipers, case: "acc") }
           *[no] naprawia obszar, na którym jest; na „Pokładzie hangarowym” może zamiast tego zwrócić do Rezerwy do { NOUN($vipers, case: "gen") } spośród uszkodzonych
        }
    .several =
        { $brief ->
            [yes] naprawiają swój obszar, a na „Pokładzie hangarowym” zamiast tego { NOUN($vipers, case: "acc") }
           *[no] naprawiają obszar, na którym są; na „Pokładzie hangarowym” mogą zamiast tego zwrócić do Rezerwy do { NOUN($vipers, case: "gen") } spośród uszkodzonych
        }
    .may =
        { $brief ->
            [yes] naprawić swój obszar, a na „Pokładzie hangarowym” zamiast tego { NOUN($vipers, case: "acc") }
           *[no] naprawić obszar, na którym jesteś; na „Pokładzie hangarowym” możesz zamiast tego zwrócić do Rezerwy do { NOUN($vipers, case: "gen") } spośród uszkodzonych
        }
restoreShips = do Rezerwy można zwrócić do { NOUN($vipers, case: "gen") } i { NOUN($raptors, case: "gen") }, uszkodzonych lub zniszczonych
repairAnywhere =
    { $locations ->
        [one] napraw do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
        [few] napraw do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
        [many] napraw do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
       *[other] napraw do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
    }
    .one =
        { $locations ->
            [one] naprawia do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
            [few] naprawia do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
            [many] naprawia do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
           *[other] naprawia do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
        }
    .several =
        { $locations ->
            [one] naprawiają do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
            [few] naprawiają do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
            [many] naprawiają do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
           *[other] naprawiają do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
        }
    .may =
        { $locations ->
            [one] naprawić do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
            [few] naprawić do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
            [many] naprawić do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
           *[other] naprawić do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
        }
repairVipers = napraw { NOUN($vipers, case: "acc") }
    .one = naprawia { NOUN($vipers, case: "acc") }
    .several = naprawiają { NOUN($vipers, case: "acc") }
    .may = naprawić { NOUN($vipers, case: "acc") }
viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] aktywuj nieobsadzonego vipera
            [2] dwa razy aktywuj nieobsadzonego vipera
            [one] { $count } raz aktywuj nieobsadzonego vipera
            [few] { $count } razy aktywuj nieobsadzonego vipera
            [many] { $count } razy aktywuj nieobsadzonego vipera
           *[other] { $count } razy aktywuj nieobsadzonego vipera
        }
       *[no] { $count ->
            [1] aktywuj najwyżej 1 nieobsadzonego vipera
            [one] aktywuj nieobsadzone vipery, najwyżej { $count } raz
            [few] aktywuj nieobsadzone vipery, najwyżej { $count } razy
            [many] aktywuj nieobsadzone vipery, najwyżej { $count } razy
           *[other] aktywuj nieobsadzone vipery, najwyżej { $count } razy
        }
    }
    .one =
        { $mandatory ->
            [yes] { $count ->
                [1] aktywuje nieobsadzonego vipera
                [2] dwa razy aktywuje nieobsadzonego vipera
                [one] { $count } raz aktywuje nieobsadzonego vipera
                [few] { $count } razy aktywuje nieobsadzonego vipera
                [many] { $count } razy aktywuje nieobsadzonego vipera
               *[other] { $count } razy aktywuje nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] aktywuje najwyżej 1 nieobsadzonego vipera
                [one] aktywuje nieobsadzone vipery, najwyżej { $count } raz
                [few] aktywuje nieobsadzone vipery, najwyżej { $count } razy
                [many] aktywuje nieobsadzone vipery, najwyżej { $count } razy
               *[other] aktywuje nieobsadzone vipery, najwyżej { $count } razy
            }
        }
    .several =
        { $mandatory ->
            [yes] { $count ->
                [1] aktywują nieobsadzonego vipera
                [2] dwa razy aktywują nieobsadzonego vipera
                [one] { $count } raz aktywują nieobsadzonego vipera
                [few] { $count } razy aktywują nieobsadzonego vipera
                [many] { $count } razy aktywują nieobsadzonego vipera
               *[other] { $count } razy aktywują nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] aktywują najwyżej 1 nieobsadzonego vipera
                [one] aktywują nieobsadzone vipery, najwyżej { $count } raz
                [few] aktywują nieobsadzone vipery, najwyżej { $count } razy
                [many] aktywują nieobsadzone vipery, najwyżej { $count } razy
               *[other] aktywują nieobsadzone vipery, najwyżej { $count } razy
            }
        }
    .may =
        { $mandatory ->
            [yes] { $count ->
                [1] aktywować nieobsadzonego vipera
                [2] dwa razy aktywować nieobsadzonego vipera
                [one] { $count } raz aktywować nieobsadzonego vipera
                [few] { $count } razy aktywować nieobsadzonego vipera
                [many] { $count } razy aktywować nieobsadzonego vipera
               *[other] { $count } razy aktywować nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] aktywować najwyżej 1 nieobsadzonego vipera
                [one] aktywować nieobsadzone vipery, najwyżej { $count } raz
                [few] aktywować nieobsadzone vipery, najwyżej { $count } razy
                [many] aktywować nieobsadzone vipery, najwyżej { $count } razy
               *[other] aktywować nieobsadzone vipery, najwyżej { $count } razy
            }
        }
launchPilots =
    { $brief ->
        [yes] piloci na Galactice mogą wystartować
       *[no] każdy gracz prowadzący człowieka, który ma w zestawie umiejętności Pilotaż i jest na Galactice, ale nie w „Areszcie”, może wystartować viperem z Rezerwy
    }
viperAttacks =
    { $count ->
        [one] wykonaj do { $count } ataku swoim pilotowanym viperem
        [few] wykonaj do { $count } ataków swoim pilotowanym viperem
        [many] wykonaj do { $count } ataków swoim pilotowanym viperem
       *[other] wykonaj do { $count } ataków swoim pilotowanym viperem
    }
    .one =
        { $count ->
            [one] wykonuje do { $count } ataku swoim pilotowanym viperem
            [few] wykonuje do { $count } ataków swoim pilotowanym viperem
            [many] wykonuje do { $count } ataków swoim pilotowanym viperem
           *[other] wykonuje do { $count } ataków swoim pilotowanym viperem
        }
    .several =
        { $count ->
            [one] wykonują do { $count } ataku swoim pilotowanym viperem
            [few] wykonują do { $count } ataków swoim pilotowanym viperem
            [many] wykonują do { $count } ataków swoim pilotowanym viperem
           *[other] wykonują do { $count } ataków swoim pilotowanym viperem
        }
    .may =
        { $count ->
            [one] wykonać do { $count } ataku swoim pilotowanym viperem
            [few] wykonać do { $count } ataków swoim pilotowanym viperem
            [many] wykonać do { $count } ataków swoim pilotowanym viperem
           *[other] wykonać do { $count } ataków swoim pilotowanym viperem
        }
launchSelf =
    { $brief ->
        [yes] wystartuj viperem jako pilot
       *[no] wystartuj jako pilot viperem z Rezerwy, przy lewej burcie od dziobu lub od rufy
    }
    .one =
        { $brief ->
            [yes] startuje viperem jako pilot
           *[no] startuje jako pilot viperem z Rezerwy, przy lewej burcie od dziobu lub od rufy
        }
    .several =
        { $brief ->
            [yes] startują viperem jako pilot
           *[no] startują jako pilot viperem z Rezerwy, przy lewej burcie od dziobu lub od rufy
        }
    .may =
        { $brief ->
            [yes] wystartować viperem jako pilot
           *[no] wystartować jako pilot viperem z Rezerwy, przy lewej burcie od dziobu lub od rufy
        }
ftlJump =
    { $brief ->
        [yes] wykonaj skok floty; przy wyniku 6 lub mniej strać populację wskazaną na torze skoku
       *[no] rzuć kością. Wynik 6 lub mniej: strać populację wskazaną na torze Przygotowania do skoku. Następnie, niezależnie od wyniku, flota wykonuje skok
    }
    .one =
        { $brief ->
            [yes] wykonuje skok floty; przy wyniku 6 lub mniej traci populację wskazaną na torze skoku
           *[no] rzuca kością. Wynik 6 lub mniej: traci populację wskazaną na torze Przygotowania do skoku. Następnie, niezależnie od wyniku, flota wykonuje skok
        }
    .several =
        { $brief ->
            [yes] wykonują skok floty; przy wyniku 6 lub mniej tracą populację wskazaną na torze skoku
           *[no] rzucają kością. Wynik 6 lub mniej: tracą populację wskazaną na torze Przygotowania do skoku. Następnie, niezależnie od wyniku, flota wykonuje skok
        }
    .may =
        { $brief ->
            [yes] wykonać skok floty; przy wyniku 6 lub mniej stracić populację wskazaną na torze skoku
           *[no] rzucić kością. Wynik 6 lub mniej: stracić populację wskazaną na torze Przygotowania do skoku. Następnie, niezależnie od wyniku, flota wykonuje skok
        }
galacticaAttack = Galactica atakuje 1 statek Cylonów na dowolnym obszarze
attackCenturion =
    { $bonus ->
        [0] zaatakuj 1 centuriona na torze Abordażu (ginie przy 7 lub 8)
       *[other] zaatakuj 1 centuriona na torze Abordażu (+{ $bonus } do rzutu kością, ginie przy 7 lub 8)
    }
    .one =
        { $bonus ->
            [0] atakuje 1 centuriona na torze Abordażu (ginie przy 7 lub 8)
           *[other] atakuje 1 centuriona na torze Abordażu (+{ $bonus } do rzutu kością, ginie przy 7 lub 8)
        }
    .several =
        { $bonus ->
            [0] atakują 1 centuriona na torze Abordażu (ginie przy 7 lub 8)
           *[other] atakują 1 centuriona na torze Abordażu (+{ $bonus } do rzutu kością, ginie przy 7 lub 8)
        }
    .may =
        { $bonus ->
            [0] zaatakować 1 centuriona na torze Abordażu (ginie przy 7 lub 8)
           *[other] zaatakować 1 centuriona na torze Abordażu (+{ $bonus } do rzutu kością, ginie przy 7 lub 8)
        }
inspectCivilians =
    { $brief ->
        [yes] w tajemnicy obejrzyj do { NOUN($ships, case: "gen") } i przesuń je na sąsiednie obszary
       *[no] w tajemnicy obejrzyj przednie strony do { NOUN($ships, case: "gen") } na planszy, a następnie każdy z nich, jeśli chcesz, przesuń na sąsiedni obszar
    }
    .one =
        { $brief ->
            [yes] w tajemnicy ogląda do { NOUN($ships, case: "gen") } i przesuwa je na sąsiednie obszary
           *[no] w tajemnicy ogląda przednie strony do { NOUN($ships, case: "gen") } na planszy, a następnie dowolne z nich przesuwa na sąsiednie obszary
        }
    .several =
        { $brief ->
            [yes] w tajemnicy oglądają do { NOUN($ships, case: "gen") } i przesuwają je na sąsiednie obszary
           *[no] w tajemnicy oglądają przednie strony do { NOUN($ships, case: "gen") } na planszy, a następnie dowolne z nich przesuwają na sąsiednie obszary
        }
    .may =
        { $brief ->
            [yes] w tajemnicy obejrzeć do { NOUN($ships, case: "gen") } i przesunąć je na sąsiednie obszary
           *[no] w tajemnicy obejrzeć przednie strony do { NOUN($ships, case: "gen") } na planszy, a następnie dowolne z nich przesunąć na sąsiednie obszary
        }
launchNuke =
    { $brief ->
        [yes] zużyj 1 żeton broni nuklearnej na basestara: 1–2 to dwa uszkodzenia, 3 lub więcej – zniszczenie
       *[no] zużyj 1 żeton broni nuklearnej, aby zaatakować basestara, i rzuć kością. Wynik 1 lub 2: zostaje dwukrotnie uszkodzony. Wynik 3 lub więcej: zostaje zniszczony. Wynik 7 lub 8: zostają zniszczone także 3 raidery na jego obszarze
    }
    .one =
        { $brief ->
            [yes] zużywa 1 żeton broni nuklearnej na basestara: 1–2 to dwa uszkodzenia, 3 lub więcej – zniszczenie
           *[no] zużywa 1 żeton broni nuklearnej, aby zaatakować basestara, i rzuca kością. Wynik 1 lub 2: zostaje dwukrotnie uszkodzony. Wynik 3 lub więcej: zostaje zniszczony. Wynik 7 lub 8: zostają zniszczone także 3 raidery na jego obszarze
        }
    .several =
        { $brief ->
            [yes] zużywają 1 żeton broni nuklearnej na basestara: 1–2 to dwa uszkodzenia, 3 lub więcej – zniszczenie
           *[no] zużywają 1 żeton broni nuklearnej, aby zaatakować basestara, i rzucają kością. Wynik 1 lub 2: zostaje dwukrotnie uszkodzony. Wynik 3 lub więcej: zostaje zniszczony. Wynik 7 lub 8: zostają zniszczone także 3 raidery na jego obszarze
        }
    .may =
        { $brief ->
            [yes] zużyć 1 żeton broni nuklearnej na basestara: 1–2 to dwa uszkodzenia, 3 lub więcej – zniszczenie
           *[no] zużyć 1 żeton broni nuklearnej, aby zaatakować basestara, i rzucić kością. Wynik 1 lub 2: zostaje dwukrotnie uszkodzony. Wynik 3 lub więcej: zostaje zniszczony. Wynik 7 lub 8: zostają zniszczone także 3 raidery na jego obszarze
        }
