discard =
    { $how ->
        [random] losowo odrzuć { NOUN($cards, case: "acc") }
        [together] jednocześnie odrzuć { NOUN($cards, case: "acc") }
       *[chosen] odrzuć { NOUN($cards, case: "acc") }
    }
    .one =
        { $how ->
            [random] losowo odrzuca { NOUN($cards, case: "acc") }
            [together] jednocześnie odrzuca { NOUN($cards, case: "acc") }
           *[chosen] odrzuca { NOUN($cards, case: "acc") }
        }
    .several =
        { $how ->
            [random] losowo odrzucają { NOUN($cards, case: "acc") }
            [together] jednocześnie odrzucają { NOUN($cards, case: "acc") }
           *[chosen] odrzucają { NOUN($cards, case: "acc") }
        }
    .may =
        { $how ->
            [random] losowo odrzucić { NOUN($cards, case: "acc") }
            [together] jednocześnie odrzucić { NOUN($cards, case: "acc") }
           *[chosen] odrzucić { NOUN($cards, case: "acc") }
        }
draw = wylosuj { NOUN($cards, case: "acc") }
    .one = losuje { NOUN($cards, case: "acc") }
    .several = losują { NOUN($cards, case: "acc") }
    .may = wylosować { NOUN($cards, case: "acc") }
briefHand = wszystkie karty z ręki
cardsOfOne =
    { $count ->
        [one] { $count } karta { NOUN($skills, case: "gen") }
        [few] { $count } karty, każda { NOUN($skills, case: "gen") }
        [many] { $count } kart, każda { NOUN($skills, case: "gen") }
       *[other] { $count } kart, każda { NOUN($skills, case: "gen") }
    }
    .acc =
        { $count ->
            [one] { $count } kartę { NOUN($skills, case: "gen") }
            [few] { $count } karty, każda { NOUN($skills, case: "gen") }
            [many] { $count } kart, każda { NOUN($skills, case: "gen") }
           *[other] { $count } kart, każda { NOUN($skills, case: "gen") }
        }
cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } dowolnego rodzaju
            [few] { $cards } dowolnych rodzajów
            [many] { $cards } dowolnych rodzajów
           *[other] { $cards } dowolnych rodzajów
        }
        [cylon] { $cards } dowolnych rodzajów (Przywódca Cylonów: ze swojego zestawu umiejętności)
        [you] { $cards } ze swojego zestawu umiejętności
        [chosen] { $cards } z zestawu umiejętności tego gracza
       *[theirs] { $cards } ze swojego zestawu umiejętności
    }
    .acc =
        { $set ->
            [any] { $count ->
                [one] { NOUN($cards, case: "acc") } dowolnego rodzaju
                [few] { NOUN($cards, case: "acc") } dowolnych rodzajów
                [many] { NOUN($cards, case: "acc") } dowolnych rodzajów
               *[other] { NOUN($cards, case: "acc") } dowolnych rodzajów
            }
            [cylon] { NOUN($cards, case: "acc") } dowolnych rodzajów (Przywódca Cylonów: ze swojego zestawu umiejętności)
            [you] { NOUN($cards, case: "acc") } ze swojego zestawu umiejętności
            [chosen] { NOUN($cards, case: "acc") } z zestawu umiejętności tego gracza
           *[theirs] { NOUN($cards, case: "acc") } ze swojego zestawu umiejętności
        }
send = trafiasz { NOUN($to, case: "to") }
    .one = trafia { NOUN($to, case: "to") }
    .several = trafiają { NOUN($to, case: "to") }
    .may = trafić { NOUN($to, case: "to") }
everybodyAt = wszyscy { NOUN($locations, case: "at") } trafiają { NOUN($to, case: "to") }
everybodyAboard = wszyscy { NOUN($board, case: "on") } trafiają { NOUN($to, case: "to") }
choose = wybierz { NOUN($player, case: "acc") }
    .one = wybiera { NOUN($player, case: "acc") }
    .several = wybierają { NOUN($player, case: "acc") }
    .may = wybrać { NOUN($player, case: "acc") }
chooseTo = wybierz { NOUN($player, case: "acc") }, a ten gracz { $deeds }
    .one = wybiera { NOUN($player, case: "acc") }, a ten gracz { $deeds }
    .several = wybierają { NOUN($player, case: "acc") }, a ten gracz { $deeds }
    .may = wybrać { NOUN($player, case: "acc") }, a ten gracz { $deeds }
chooseAnd = wybierz { NOUN($player, case: "acc") } i { $deed }
    .one = wybiera { NOUN($player, case: "acc") } i { $deed }
    .several = wybierają { NOUN($player, case: "acc") } i { $deed }
    .may = wybrać { NOUN($player, case: "acc") } i { $deed }
chooseThen = wybierz { NOUN($player, case: "acc") }: { $then }
    .one = wybiera { NOUN($player, case: "acc") }: { $then }
    .several = wybierają { NOUN($player, case: "acc") }: { $then }
    .may = wybrać { NOUN($player, case: "acc") }: { $then }
lookAtLoyalty =
    { $brief ->
        [yes] { $all ->
            [yes] obejrzyj wszystkie karty Lojalności { NOUN($whose, case: "gen") }
           *[no] obejrzyj 1 kartę Lojalności { NOUN($whose, case: "gen") }
        }
       *[no] { $all ->
            [yes] obejrzyj wszystkie zakryte karty Lojalności { NOUN($whose, case: "gen") }
           *[no] obejrzyj losowo 1 zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
        }
    }
    .one =
        { $brief ->
            [yes] { $all ->
                [yes] ogląda wszystkie karty Lojalności { NOUN($whose, case: "gen") }
               *[no] ogląda 1 kartę Lojalności { NOUN($whose, case: "gen") }
            }
           *[no] { $all ->
                [yes] ogląda wszystkie zakryte karty Lojalności { NOUN($whose, case: "gen") }
               *[no] ogląda losowo 1 zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
            }
        }
    .several =
        { $brief ->
            [yes] { $all ->
                [yes] oglądają wszystkie karty Lojalności { NOUN($whose, case: "gen") }
               *[no] oglądają 1 kartę Lojalności { NOUN($whose, case: "gen") }
            }
           *[no] { $all ->
                [yes] oglądają wszystkie zakryte karty Lojalności { NOUN($whose, case: "gen") }
               *[no] oglądają losowo 1 zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
            }
        }
    .may =
        { $brief ->
            [yes] { $all ->
                [yes] obejrzeć wszystkie karty Lojalności { NOUN($whose, case: "gen") }
               *[no] obejrzeć 1 kartę Lojalności { NOUN($whose, case: "gen") }
            }
           *[no] { $all ->
                [yes] obejrzeć wszystkie zakryte karty Lojalności { NOUN($whose, case: "gen") }
               *[no] obejrzeć losowo 1 zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
            }
        }
giveTitle = zostań { NOUN($title, case: "ins") }
    .one = zostaje { NOUN($title, case: "ins") }
    .several = zostają { NOUN($title, case: "ins") }
    .may = zostać { NOUN($title, case: "ins") }
leave =
    { $to ->
        [anyShip] opuść „Areszt” i przesuń się na dowolny obszar statków ludzi
        [newCaprica] opuść „Więzienie” i przesuń się na inny obszar Nowej Caprici
       *[galactica] opuść „Areszt” i przesuń się na dowolny obszar Galactici
    }
    .one =
        { $to ->
            [anyShip] opuszcza „Areszt” i przesuwa się na dowolny obszar statków ludzi
            [newCaprica] opuszcza „Więzienie” i przesuwa się na inny obszar Nowej Caprici
           *[galactica] opuszcza „Areszt” i przesuwa się na dowolny obszar Galactici
        }
    .several =
        { $to ->
            [anyShip] opuszczają „Areszt” i przesuwają się na dowolny obszar statków ludzi
            [newCaprica] opuszczają „Więzienie” i przesuwają się na inny obszar Nowej Caprici
           *[galactica] opuszczają „Areszt” i przesuwają się na dowolny obszar Galactici
        }
    .may =
        { $to ->
            [anyShip] opuścić „Areszt” i przesunąć się na dowolny obszar statków ludzi
            [newCaprica] opuścić „Więzienie” i przesunąć się na inny obszar Nowej Caprici
           *[galactica] opuścić „Areszt” i przesunąć się na dowolny obszar Galactici
        }
release =
    { $to ->
        [anyShip] przesuń { NOUN($who, case: "acc") } na dowolny obszar statków ludzi
        [newCaprica] przesuń { NOUN($who, case: "acc") } na inny obszar Nowej Caprici
       *[galactica] przesuń { NOUN($who, case: "acc") } na dowolny obszar Galactici
    }
    .one =
        { $to ->
            [anyShip] przesuwa { NOUN($who, case: "acc") } na dowolny obszar statków ludzi
            [newCaprica] przesuwa { NOUN($who, case: "acc") } na inny obszar Nowej Caprici
           *[galactica] przesuwa { NOUN($who, case: "acc") } na dowolny obszar Galactici
        }
    .several =
        { $to ->
            [anyShip] przesuwają { NOUN($who, case: "acc") } na dowolny obszar statków ludzi
            [newCaprica] przesuwają { NOUN($who, case: "acc") } na inny obszar Nowej Caprici
           *[galactica] przesuwają { NOUN($who, case: "acc") } na dowolny obszar Galactici
        }
    .may =
        { $to ->
            [anyShip] przesunąć { NOUN($who, case: "acc") } na dowolny obszar statków ludzi
            [newCaprica] przesunąć { NOUN($who, case: "acc") } na inny obszar Nowej Caprici
           *[galactica] przesunąć { NOUN($who, case: "acc") } na dowolny obszar Galactici
        }
ordered = albo przesuń się, a następnie wykonaj 1 akcję, albo wykonaj 2 akcje bez ruchu
    .one = albo przesuwa się, a następnie wykonuje 1 akcję, albo wykonuje 2 akcje bez ruchu
    .several = albo przesuwają się, a następnie wykonują 1 akcję, albo wykonują 2 akcje bez ruchu
    .may = albo przesunąć się, a następnie wykonać 1 akcję, albo wykonać 2 akcje bez ruchu
order = wybierz innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
    .one = wybiera innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
    .several = wybierają innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
    .may = wybrać innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
extraActions =
    { $count ->
        [one] wykonaj jeszcze { $count } akcję
        [few] wykonaj jeszcze { $count } akcje
        [many] wykonaj jeszcze { $count } akcji
       *[other] wykonaj jeszcze { $count } akcji
    }
    .one =
        { $count ->
            [one] wykonuje jeszcze { $count } akcję
            [few] wykonuje jeszcze { $count } akcje
            [many] wykonuje jeszcze { $count } akcji
           *[other] wykonuje jeszcze { $count } akcji
        }
    .several =
        { $count ->
            [one] wykonują jeszcze { $count } akcję
            [few] wykonują jeszcze { $count } akcje
            [many] wykonują jeszcze { $count } akcji
           *[other] wykonują jeszcze { $count } akcji
        }
    .may =
        { $count ->
            [one] wykonać jeszcze { $count } akcję
            [few] wykonać jeszcze { $count } akcje
            [many] wykonać jeszcze { $count } akcji
           *[other] wykonać jeszcze { $count } akcji
        }
takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] weź 1 kartę umiejętności z ręki tego gracza
           *[no] weź 1 kartę umiejętności z ręki innego gracza
        }
       *[no] { $chosen ->
            [yes] obejrzyj karty umiejętności na ręce tego gracza i weź 1 z nich
           *[no] obejrzyj karty umiejętności na ręce innego gracza i weź 1 z nich
        }
    }
    .one =
        { $brief ->
            [yes] { $chosen ->
                [yes] bierze 1 kartę umiejętności z ręki tego gracza
               *[no] bierze 1 kartę umiejętności z ręki innego gracza
            }
           *[no] { $chosen ->
                [yes] ogląda karty umiejętności na ręce tego gracza i bierze 1 z nich
               *[no] ogląda karty umiejętności na ręce innego gracza i bierze 1 z nich
            }
        }
    .several =
        { $brief ->
            [yes] { $chosen ->
                [yes] biorą 1 kartę umiejętności z ręki tego gracza
               *[no] biorą 1 kartę umiejętności z ręki innego gracza
            }
           *[no] { $chosen ->
                [yes] oglądają karty umiejętności na ręce tego gracza i biorą 1 z nich
               *[no] oglądają karty umiejętności na ręce innego gracza i biorą 1 z nich
            }
        }
    .may =
        { $brief ->
            [yes] { $chosen ->
                [yes] wziąć 1 kartę umiejętności z ręki tego gracza
               *[no] wziąć 1 kartę umiejętności z ręki innego gracza
            }
           *[no] { $chosen ->
                [yes] obejrzeć karty umiejętności na ręce tego gracza i wziąć 1 z nich
               *[no] obejrzeć karty umiejętności na ręce innego gracza i wziąć 1 z nich
            }
        }
handOverLoyalty =
    { $brief ->
        [yes] przy dystansie do { $distance } oddaj swoje karty Lojalności
       *[no] jeśli flota pokonała dystans { $distance } lub mniejszy, przekaż innemu graczowi wszystkie swoje zakryte karty Lojalności
    }
