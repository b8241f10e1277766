## effects

effects-does =
    { GENDER($who) ->
        [you] { $deeds }
       *[other] { $who } { $deeds }
    }
    .several = { $who } { $deeds }
effects-may = możesz { $deed }
    .one = może { $deed }
    .several = mogą { $deed }
effects-then = następnie { $what }
effects-wholeHand =
    { $own ->
        [yes] wszystkie karty umiejętności z ręki
       *[no] wszystkie karty umiejętności z ręki
    }
effects-none = brak efektu
effects-roll =
    { $brief ->
        [yes] rzuć kością
       *[no] rzuć kością
    }
    .one =
        { $brief ->
            [yes] rzuca kością
           *[no] rzuca kością
        }
    .several =
        { $brief ->
            [yes] rzucają kością
           *[no] rzucają kością
        }
    .may =
        { $brief ->
            [yes] rzucić kością
           *[no] rzucić kością
        }

## effects.branches

effects-branches-onRoll =
    { $brief ->
        [yes] { $range } – { $what }
       *[no] wynik { $range }: { $what }
    }
effects-branches-consequence = konsekwencje: { $what }
effects-branches-passed = sukces: { $what }
effects-branches-partially = { $from }+: { $what }
effects-branches-failed = porażka: { $what }
effects-branches-briefCheck = test { $difficulty }
effects-branches-check =
    { $lowered ->
        [0] test umiejętności { $difficulty } ({ $skills })
       *[other] test umiejętności { $difficulty } albo { $lowered }, jeśli ten gracz jest w „Areszcie” ({ $skills })
    }
effects-branches-nothing = nic
effects-branches-onlyIf = tylko jeśli { $condition }: { $what }
effects-branches-whatIf = { $what } (tylko jeśli { $condition })
effects-branches-oneOf = { $first }; albo { $last }
effects-branches-choose = wybierz jedno: { $options }
    .one = wybiera jedno: { $options }
    .several = wybierają jedno: { $options }
    .may = wybrać jedno: { $options }
effects-branches-chooseBelow = wybierz jedno:
    .one = wybiera jedno:
    .several = wybierają jedno:
    .may = wybrać jedno:
effects-branches-briefChoose = wybierz – { $options }
    .one = wybiera – { $options }
    .several = wybierają – { $options }
    .may = wybrać – { $options }
effects-branches-chooseTo = wybierz, co następuje: { $deeds }
    .one = wybiera, co następuje: { $deeds }
    .several = wybierają, co następuje: { $deeds }
    .may = wybrać, co następuje: { $deeds }
effects-branches-chooseThis = wybierz to: { $option }
    .one = wybiera to: { $option }
    .several = wybierają to: { $option }
    .may = wybrać to: { $option }
effects-branches-chooseSeveral = wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane: { $options }
    .one = wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane: { $options }
    .several = wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane: { $options }
    .may = wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane: { $options }
effects-branches-chooseSeveralBelow = wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane:
    .one = wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane:
    .several = wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane:
    .may = wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane:
effects-branches-if = jeśli { $condition }, { $what }
effects-branches-ifThey = { $what }, jeśli { $condition }
effects-branches-otherwise = w przeciwnym razie: { $what }
effects-branches-risk = zaryzykuj { NOUN($stake, case: "acc") } i rzuć kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
        [destroyed] { $count ->
            [one] { $ship } zostaje zniszczony
           *[other] { NOUN($ship, case: "plural") } zostają zniszczone
        }
       *[damaged] { $count ->
            [one] { $ship } zostaje uszkodzony
           *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
        }
    }
    .one = ryzykuje { NOUN($stake, case: "acc") } i rzuca kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } zostaje zniszczony
               *[other] { NOUN($ship, case: "plural") } zostają zniszczone
            }
           *[damaged] { $count ->
                [one] { $ship } zostaje uszkodzony
               *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
            }
        }
    .several = ryzykują { NOUN($stake, case: "acc") } i rzucają kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } zostaje zniszczony
               *[other] { NOUN($ship, case: "plural") } zostają zniszczone
            }
           *[damaged] { $count ->
                [one] { $ship } zostaje uszkodzony
               *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
            }
        }
    .may = zaryzykować { NOUN($stake, case: "acc") } i rzucić kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } zostaje zniszczony
               *[other] { NOUN($ship, case: "plural") } zostają zniszczone
            }
           *[damaged] { $count ->
                [one] { $ship } zostaje uszkodzony
               *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
            }
        }
effects-branches-briefRisk = zaryzykuj { NOUN($stake, case: "acc") }: { $range } – { $what }
    .one = ryzykuje { NOUN($stake, case: "acc") }: { $range } – { $what }
    .several = ryzykują { NOUN($stake, case: "acc") }: { $range } – { $what }
    .may = zaryzykować { NOUN($stake, case: "acc") }: { $range } – { $what }

## effects.people

effects-people-discard =
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
effects-people-draw = wylosuj { NOUN($cards, case: "acc") }
    .one = losuje { NOUN($cards, case: "acc") }
    .several = losują { NOUN($cards, case: "acc") }
    .may = wylosować { NOUN($cards, case: "acc") }
effects-people-briefHand = wszystkie karty z ręki
effects-people-cardsOfOne =
    { $count ->
        [one] { $count } karta { NOUN($skills, case: "gen") }
        [few] { $count } karty, każda { NOUN($skills, case: "gen") }
       *[many] { $count } kart, każda { NOUN($skills, case: "gen") }
    }
    .acc =
        { $count ->
            [one] { $count } kartę { NOUN($skills, case: "gen") }
            [few] { $count } karty, każda { NOUN($skills, case: "gen") }
           *[many] { $count } kart, każda { NOUN($skills, case: "gen") }
        }
effects-people-cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } dowolnego rodzaju
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
               *[other] { NOUN($cards, case: "acc") } dowolnych rodzajów
            }
            [cylon] { NOUN($cards, case: "acc") } dowolnych rodzajów (Przywódca Cylonów: ze swojego zestawu umiejętności)
            [you] { NOUN($cards, case: "acc") } ze swojego zestawu umiejętności
            [chosen] { NOUN($cards, case: "acc") } z zestawu umiejętności tego gracza
           *[theirs] { NOUN($cards, case: "acc") } ze swojego zestawu umiejętności
        }
effects-people-send = trafiasz { NOUN($to, case: "to") }
    .one = trafia { NOUN($to, case: "to") }
    .several = trafiają { NOUN($to, case: "to") }
    .may = trafić { NOUN($to, case: "to") }
effects-people-everybodyAt = wszyscy { NOUN($locations, case: "at") } trafiają { NOUN($to, case: "to") }
effects-people-everybodyAboard = wszyscy { NOUN($board, case: "on") } trafiają { NOUN($to, case: "to") }
effects-people-choose = wybierz { NOUN($player, case: "acc") }
    .one = wybiera { NOUN($player, case: "acc") }
    .several = wybierają { NOUN($player, case: "acc") }
    .may = wybrać { NOUN($player, case: "acc") }
effects-people-chooseTo = wybierz { NOUN($player, case: "acc") }, a ten gracz { $deeds }
    .one = wybiera { NOUN($player, case: "acc") }, a ten gracz { $deeds }
    .several = wybierają { NOUN($player, case: "acc") }, a ten gracz { $deeds }
    .may = wybrać { NOUN($player, case: "acc") }, a ten gracz { $deeds }
effects-people-chooseAnd = wybierz { NOUN($player, case: "acc") } i { $deed }
    .one = wybiera { NOUN($player, case: "acc") } i { $deed }
    .several = wybierają { NOUN($player, case: "acc") } i { $deed }
    .may = wybrać { NOUN($player, case: "acc") } i { $deed }
effects-people-chooseThen = wybierz { NOUN($player, case: "acc") }: { $then }
    .one = wybiera { NOUN($player, case: "acc") }: { $then }
    .several = wybierają { NOUN($player, case: "acc") }: { $then }
    .may = wybrać { NOUN($player, case: "acc") }: { $then }
effects-people-lookAtLoyalty =
    { $brief ->
        [yes] { $all ->
            [yes] obejrzyj wszystkie karty Lojalności { NOUN($whose, case: "gen") }
           *[no] obejrzyj 1 kartę Lojalności { NOUN($whose, case: "gen") }
        }
       *[no] { $all ->
            [yes] obejrzyj wszystkie zakryte karty Lojalności { NOUN($whose, case: "gen") }
           *[no] obejrzyj 1 losową zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
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
               *[no] ogląda 1 losową zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
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
               *[no] oglądają 1 losową zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
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
               *[no] obejrzeć 1 losową zakrytą kartę Lojalności { NOUN($whose, case: "gen") }
            }
        }
effects-people-giveTitle = zostań { NOUN($title, case: "ins") }
    .one = zostaje { NOUN($title, case: "ins") }
    .several = zostają { NOUN($title, case: "ins") }
    .may = zostać { NOUN($title, case: "ins") }
effects-people-leave =
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
effects-people-release =
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
effects-people-ordered = albo przesuń się, a następnie wykonaj 1 akcję, albo wykonaj 2 akcje bez ruchu
    .one = albo przesuwa się, a następnie wykonuje 1 akcję, albo wykonuje 2 akcje bez ruchu
    .several = albo przesuwają się, a następnie wykonują 1 akcję, albo wykonują 2 akcje bez ruchu
    .may = albo przesunąć się, a następnie wykonać 1 akcję, albo wykonać 2 akcje bez ruchu
effects-people-order = wybierz innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
    .one = wybiera innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
    .several = wybierają innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
    .may = wybrać innego gracza prowadzącego człowieka: może on się przesunąć i wykonać 1 akcję albo wykonać 2 akcje
effects-people-extraActions =
    { $count ->
        [one] wykonaj jeszcze { $count } akcję
        [few] wykonaj jeszcze { $count } akcje
       *[many] wykonaj jeszcze { $count } akcji
    }
    .one =
        { $count ->
            [one] wykonuje jeszcze { $count } akcję
            [few] wykonuje jeszcze { $count } akcje
           *[many] wykonuje jeszcze { $count } akcji
        }
    .several =
        { $count ->
            [one] wykonują jeszcze { $count } akcję
            [few] wykonują jeszcze { $count } akcje
           *[many] wykonują jeszcze { $count } akcji
        }
    .may =
        { $count ->
            [one] wykonać jeszcze { $count } akcję
            [few] wykonać jeszcze { $count } akcje
           *[many] wykonać jeszcze { $count } akcji
        }
effects-people-takeCard =
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
effects-people-handOverLoyalty =
    { $brief ->
        [yes] przy dystansie do { $distance } oddaj swoje karty Lojalności
       *[no] jeśli flota pokonała dystans { $distance } lub mniejszy, przekaż innemu graczowi wszystkie swoje zakryte karty Lojalności
    }

## effects.cards

effects-cards-pickQuorum = wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe połóż na spodzie talii
    .one = losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe kładzie na spodzie talii
    .several = losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe kładą na spodzie talii
    .may = wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe położyć na spodzie talii
effects-cards-playQuorum = zagraj 1 kartę Kworum z ręki
    .one = zagrywa 1 kartę Kworum z ręki
    .several = zagrywają 1 kartę Kworum z ręki
    .may = zagrać 1 kartę Kworum z ręki
effects-cards-exchangeQuorum =
    { $brief ->
        [yes] wymień dowolne karty Kworum
       *[no] odrzuć z ręki dowolną liczbę kart Kworum i wylosuj tyle samo
    }
    .one =
        { $brief ->
            [yes] wymienia dowolne karty Kworum
           *[no] odrzuca z ręki dowolną liczbę kart Kworum i losuje tyle samo
        }
    .several =
        { $brief ->
            [yes] wymieniają dowolne karty Kworum
           *[no] odrzucają z ręki dowolną liczbę kart Kworum i losują tyle samo
        }
    .may =
        { $brief ->
            [yes] wymienić dowolne karty Kworum
           *[no] odrzucić z ręki dowolną liczbę kart Kworum i wylosować tyle samo
        }
effects-cards-attachTo =
    { $brief ->
        [yes] przekaż tę kartę temu graczowi
       *[no] przekaż tę kartę { NOUN($who, case: "dat") }
    }
    .one =
        { $brief ->
            [yes] przekazuje tę kartę temu graczowi
           *[no] przekazuje tę kartę { NOUN($who, case: "dat") }
        }
    .several =
        { $brief ->
            [yes] przekazują tę kartę temu graczowi
           *[no] przekazują tę kartę { NOUN($who, case: "dat") }
        }
    .may =
        { $brief ->
            [yes] przekazać tę kartę temu graczowi
           *[no] przekazać tę kartę { NOUN($who, case: "dat") }
        }
effects-cards-keepInPlay =
    { $until ->
        [untilJump] ta karta pozostaje w grze do skoku floty
        [untilLossOrJump] ta karta pozostaje w grze do zniszczenia statku cywilnego lub basestara albo do skoku floty
        [untilBasestarLostOrJump] ta karta pozostaje w grze do zniszczenia basestara albo do skoku floty
        [untilNoRaidersOrJump] ta karta pozostaje w grze, dopóki są jeszcze jakieś raidery, albo do skoku floty
        [untilScarLostOrJump] ta karta pozostaje w grze do zniszczenia Scara albo do skoku floty
       *[toEnd] ta karta pozostaje w grze
    }
effects-cards-removeCard = usuń tę kartę z gry
effects-cards-countAsDistance = połóż tę kartę obok karty Celu; liczy się jako dystans { $distance }
effects-cards-anotherCrisis =
    { $brief ->
        [yes] potem losowana jest kolejna karta Kryzysu
       *[no] po rozpatrzeniu symboli aktywacji tej karty aktywny gracz losuje i rozpatruje kolejną kartę Kryzysu
    }
effects-cards-lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] obejrzyj wierzchnią kartę talii Kryzysów
            [destination] obejrzyj wierzchnią kartę talii Punktów docelowych
           *[either] obejrzyj wierzchnią kartę talii Kryzysów lub Punktów docelowych
        }
       *[no] { $deck ->
            [crisis] obejrzyj wierzchnią kartę talii Kryzysów, a następnie odłóż ją na wierzch lub na spód
            [destination] obejrzyj wierzchnią kartę talii Punktów docelowych, a następnie odłóż ją na wierzch lub na spód
           *[either] obejrzyj wierzchnią kartę talii Kryzysów lub Punktów docelowych, a następnie odłóż ją na wierzch lub na spód
        }
    }
    .one =
        { $brief ->
            [yes] { $deck ->
                [crisis] ogląda wierzchnią kartę talii Kryzysów
                [destination] ogląda wierzchnią kartę talii Punktów docelowych
               *[either] ogląda wierzchnią kartę talii Kryzysów lub Punktów docelowych
            }
           *[no] { $deck ->
                [crisis] ogląda wierzchnią kartę talii Kryzysów, a następnie odkłada ją na wierzch lub na spód
                [destination] ogląda wierzchnią kartę talii Punktów docelowych, a następnie odkłada ją na wierzch lub na spód
               *[either] ogląda wierzchnią kartę talii Kryzysów lub Punktów docelowych, a następnie odkłada ją na wierzch lub na spód
            }
        }
    .several =
        { $brief ->
            [yes] { $deck ->
                [crisis] oglądają wierzchnią kartę talii Kryzysów
                [destination] oglądają wierzchnią kartę talii Punktów docelowych
               *[either] oglądają wierzchnią kartę talii Kryzysów lub Punktów docelowych
            }
           *[no] { $deck ->
                [crisis] oglądają wierzchnią kartę talii Kryzysów, a następnie odkładają ją na wierzch lub na spód
                [destination] oglądają wierzchnią kartę talii Punktów docelowych, a następnie odkładają ją na wierzch lub na spód
               *[either] oglądają wierzchnią kartę talii Kryzysów lub Punktów docelowych, a następnie odkładają ją na wierzch lub na spód
            }
        }
    .may =
        { $brief ->
            [yes] { $deck ->
                [crisis] obejrzeć wierzchnią kartę talii Kryzysów
                [destination] obejrzeć wierzchnią kartę talii Punktów docelowych
               *[either] obejrzeć wierzchnią kartę talii Kryzysów lub Punktów docelowych
            }
           *[no] { $deck ->
                [crisis] obejrzeć wierzchnią kartę talii Kryzysów, a następnie odłożyć ją na wierzch lub na spód
                [destination] obejrzeć wierzchnią kartę talii Punktów docelowych, a następnie odłożyć ją na wierzch lub na spód
               *[either] obejrzeć wierzchnią kartę talii Kryzysów lub Punktów docelowych, a następnie odłożyć ją na wierzch lub na spód
            }
        }
effects-cards-pickCrisis =
    { $others ->
        [untold] { $count ->
            [1] wylosuj { NOUN($cards, case: "acc") } i rozpatrz ją
           *[other] wylosuj { NOUN($cards, case: "acc") } i rozpatrz 1
        }
        [discard] { $count ->
            [2] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a drugą odrzuć
           *[other] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe odrzuć
        }
       *[bottom] { $count ->
            [2] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a drugą połóż na spodzie talii
           *[other] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe połóż na spodzie talii
        }
    }
    .one =
        { $others ->
            [untold] { $count ->
                [1] losuje { NOUN($cards, case: "acc") } i rozpatruje ją
               *[other] losuje { NOUN($cards, case: "acc") } i rozpatruje 1
            }
            [discard] { $count ->
                [2] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a drugą odrzuca
               *[other] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe odrzuca
            }
           *[bottom] { $count ->
                [2] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a drugą kładzie na spodzie talii
               *[other] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe kładzie na spodzie talii
            }
        }
    .several =
        { $others ->
            [untold] { $count ->
                [1] losują { NOUN($cards, case: "acc") } i rozpatrują ją
               *[other] losują { NOUN($cards, case: "acc") } i rozpatrują 1
            }
            [discard] { $count ->
                [2] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a drugą odrzucają
               *[other] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe odrzucają
            }
           *[bottom] { $count ->
                [2] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a drugą kładą na spodzie talii
               *[other] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe kładą na spodzie talii
            }
        }
    .may =
        { $others ->
            [untold] { $count ->
                [1] wylosować { NOUN($cards, case: "acc") } i rozpatrzyć ją
               *[other] wylosować { NOUN($cards, case: "acc") } i rozpatrzyć 1
            }
            [discard] { $count ->
                [2] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a drugą odrzucić
               *[other] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe odrzucić
            }
           *[bottom] { $count ->
                [2] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a drugą położyć na spodzie talii
               *[other] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe położyć na spodzie talii
            }
        }
effects-cards-playSuperCrisis =
    { $brief ->
        [yes] zagraj kartę Superkryzysu
       *[no] zagraj kartę Superkryzysu z ręki
    }
    .one =
        { $brief ->
            [yes] zagrywa kartę Superkryzysu
           *[no] zagrywa kartę Superkryzysu z ręki
        }
    .several =
        { $brief ->
            [yes] zagrywają kartę Superkryzysu
           *[no] zagrywają kartę Superkryzysu z ręki
        }
    .may =
        { $brief ->
            [yes] zagrać kartę Superkryzysu
           *[no] zagrać kartę Superkryzysu z ręki
        }
effects-cards-launchFromBasestars = każdy basestar wysyła { NOUN($ships, case: "acc") }
effects-cards-exchangeSuperCrisis =
    { $brief ->
        [yes] wymień swoją kartę Superkryzysu
       *[no] odrzuć swoją kartę Superkryzysu i wylosuj nową
    }
    .one =
        { $brief ->
            [yes] wymienia swoją kartę Superkryzysu
           *[no] odrzuca swoją kartę Superkryzysu i losuje nową
        }
    .several =
        { $brief ->
            [yes] wymieniają swoją kartę Superkryzysu
           *[no] odrzucają swoją kartę Superkryzysu i losują nową
        }
    .may =
        { $brief ->
            [yes] wymienić swoją kartę Superkryzysu
           *[no] odrzucić swoją kartę Superkryzysu i wylosować nową
        }

## effects.fates

effects-fates-execute = na twojej postaci zostaje wykonana egzekucja
    .one = zostaje stracony
    .several = zostają straceni
effects-fates-inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { NOUN($who, case: "turn") }: { $what }
    }
effects-fates-ifFewCards =
    { $count ->
        [one] { $what }, jeśli ma na ręce najwyżej { $count } kartę umiejętności
        [few] { $what }, jeśli ma na ręce najwyżej { $count } karty umiejętności
       *[many] { $what }, jeśli ma na ręce najwyżej { $count } kart umiejętności
    }
effects-fates-passTitle =
    { $brief ->
        [yes] { NOUN($title, case: "ins") } zostaje inny gracz
       *[no] pozycja { NOUN($title, case: "gen") } przechodzi na następnego gracza w linii sukcesji
    }
effects-fates-passTitlesOf =
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
effects-fates-borrowTitle = do końca tej tury jesteś { NOUN($title, case: "ins") }
    .one = do końca tej tury jest { NOUN($title, case: "ins") }
    .several = do końca tej tury są { NOUN($title, case: "ins") }
    .may = do końca tej tury być { NOUN($title, case: "ins") }
effects-fates-differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } karta umiejętności
            [few] { $count } różne karty umiejętności
           *[many] { $count } różnych kart umiejętności
        }
       *[no] { $cards } różnych rodzajów
    }
    .acc =
        { $brief ->
            [yes] { $count ->
                [one] { $count } kartę umiejętności
                [few] { $count } różne karty umiejętności
               *[many] { $count } różnych kart umiejętności
            }
           *[no] { NOUN($cards, case: "acc") } różnych rodzajów
        }
effects-fates-loseHighest = strać { $count } jednostkę zasobu, którego flota ma najwięcej
effects-fates-protect =
    { $brief ->
        [yes] ocal 1 { NOUN($resource, case: "acc") }
       *[no] następna strata { NOUN($resource, case: "gen") } w tej turze jest o 1 mniejsza
    }
effects-fates-protectAny =
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
effects-fates-giveCard =
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
effects-fates-takeHand =
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
effects-fates-seedDestiny = wtasuj { NOUN($cards, case: "acc") } do talii Przeznaczenia
effects-fates-replaceDestiny = odrzuć talię Przeznaczenia i utwórz nową: { $cards }
effects-fates-cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] odrzuć z talii Przeznaczenia { NOUN($cards, case: "acc") } albo nic
           *[no] odrzuć { NOUN($cards, case: "acc") } z talii Przeznaczenia
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
effects-fates-swapWithDestiny = połóż tę kartę na wierzchu talii Przeznaczenia i weź na rękę kartę, która tam leżała
    .one = kładzie tę kartę na wierzchu talii Przeznaczenia i bierze na rękę kartę, która tam leżała
    .several = kładą tę kartę na wierzchu talii Przeznaczenia i biorą na rękę kartę, która tam leżała
    .may = położyć tę kartę na wierzchu talii Przeznaczenia i wziąć na rękę kartę, która tam leżała
effects-fates-lookAtBottom = obejrzyj kartę ze spodu talii
    .one = ogląda kartę ze spodu talii
    .several = oglądają kartę ze spodu talii
    .may = obejrzeć kartę ze spodu talii
effects-fates-reorderCrises =
    { $brief ->
        [yes] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę Kryzysu i ułóż ją na nowo
            [few] obejrzyj { $count } wierzchnie karty Kryzysów i ułóż je na nowo
           *[many] obejrzyj { $count } wierzchnich kart Kryzysów i ułóż je na nowo
        }
       *[no] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę talii Kryzysów i odłóż ją na wierzch lub na spód
            [few] obejrzyj { $count } wierzchnie karty talii Kryzysów i odłóż każdą na wierzch lub na spód, w dowolnej kolejności
           *[many] obejrzyj { $count } wierzchnich kart talii Kryzysów i odłóż każdą na wierzch lub na spód, w dowolnej kolejności
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [one] ogląda { $count } wierzchnią kartę Kryzysu i układa ją na nowo
                [few] ogląda { $count } wierzchnie karty Kryzysów i układa je na nowo
               *[many] ogląda { $count } wierzchnich kart Kryzysów i układa je na nowo
            }
           *[no] { $count ->
                [one] ogląda { $count } wierzchnią kartę talii Kryzysów i odkłada ją na wierzch lub na spód
                [few] ogląda { $count } wierzchnie karty talii Kryzysów i odkłada każdą na wierzch lub na spód, w dowolnej kolejności
               *[many] ogląda { $count } wierzchnich kart talii Kryzysów i odkłada każdą na wierzch lub na spód, w dowolnej kolejności
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [one] oglądają { $count } wierzchnią kartę Kryzysu i układają ją na nowo
                [few] oglądają { $count } wierzchnie karty Kryzysów i układają je na nowo
               *[many] oglądają { $count } wierzchnich kart Kryzysów i układają je na nowo
            }
           *[no] { $count ->
                [one] oglądają { $count } wierzchnią kartę talii Kryzysów i odkładają ją na wierzch lub na spód
                [few] oglądają { $count } wierzchnie karty talii Kryzysów i odkładają każdą na wierzch lub na spód, w dowolnej kolejności
               *[many] oglądają { $count } wierzchnich kart talii Kryzysów i odkładają każdą na wierzch lub na spód, w dowolnej kolejności
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę Kryzysu i ułożyć ją na nowo
                [few] obejrzeć { $count } wierzchnie karty Kryzysów i ułożyć je na nowo
               *[many] obejrzeć { $count } wierzchnich kart Kryzysów i ułożyć je na nowo
            }
           *[no] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę talii Kryzysów i odłożyć ją na wierzch lub na spód
                [few] obejrzeć { $count } wierzchnie karty talii Kryzysów i odłożyć każdą na wierzch lub na spód, w dowolnej kolejności
               *[many] obejrzeć { $count } wierzchnich kart talii Kryzysów i odłożyć każdą na wierzch lub na spód, w dowolnej kolejności
            }
        }
effects-fates-learn =
    { $brief ->
        [yes] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę jednej talii umiejętności; weź ją lub dołóż do testu
            [few] obejrzyj { $count } wierzchnie karty jednej talii umiejętności; weź wszystkie lub dołóż do testu
           *[many] obejrzyj { $count } wierzchnich kart jednej talii umiejętności; weź wszystkie lub dołóż do testu
        }
       *[no] { $count ->
            [one] obejrzyj { $count } wierzchnią kartę jednej talii umiejętności; weź ją na rękę albo dołóż ją do testu
            [few] obejrzyj { $count } wierzchnie karty jednej talii umiejętności; weź je wszystkie na rękę albo wszystkie dołóż do testu
           *[many] obejrzyj { $count } wierzchnich kart jednej talii umiejętności; weź je wszystkie na rękę albo wszystkie dołóż do testu
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [one] ogląda { $count } wierzchnią kartę jednej talii umiejętności; bierze ją lub dokłada do testu
                [few] ogląda { $count } wierzchnie karty jednej talii umiejętności; bierze wszystkie lub dokłada do testu
               *[many] ogląda { $count } wierzchnich kart jednej talii umiejętności; bierze wszystkie lub dokłada do testu
            }
           *[no] { $count ->
                [one] ogląda { $count } wierzchnią kartę jednej talii umiejętności; bierze ją na rękę albo dokłada ją do testu
                [few] ogląda { $count } wierzchnie karty jednej talii umiejętności; bierze je wszystkie na rękę albo wszystkie dokłada do testu
               *[many] ogląda { $count } wierzchnich kart jednej talii umiejętności; bierze je wszystkie na rękę albo wszystkie dokłada do testu
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [one] oglądają { $count } wierzchnią kartę jednej talii umiejętności; biorą ją lub dokładają do testu
                [few] oglądają { $count } wierzchnie karty jednej talii umiejętności; biorą wszystkie lub dokładają do testu
               *[many] oglądają { $count } wierzchnich kart jednej talii umiejętności; biorą wszystkie lub dokładają do testu
            }
           *[no] { $count ->
                [one] oglądają { $count } wierzchnią kartę jednej talii umiejętności; biorą ją na rękę albo dokładają ją do testu
                [few] oglądają { $count } wierzchnie karty jednej talii umiejętności; biorą je wszystkie na rękę albo wszystkie dokładają do testu
               *[many] oglądają { $count } wierzchnich kart jednej talii umiejętności; biorą je wszystkie na rękę albo wszystkie dokładają do testu
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę jednej talii umiejętności; wziąć ją lub dołożyć do testu
                [few] obejrzeć { $count } wierzchnie karty jednej talii umiejętności; wziąć wszystkie lub dołożyć do testu
               *[many] obejrzeć { $count } wierzchnich kart jednej talii umiejętności; wziąć wszystkie lub dołożyć do testu
            }
           *[no] { $count ->
                [one] obejrzeć { $count } wierzchnią kartę jednej talii umiejętności; wziąć ją na rękę albo dołożyć ją do testu
                [few] obejrzeć { $count } wierzchnie karty jednej talii umiejętności; wziąć je wszystkie na rękę albo wszystkie dołożyć do testu
               *[many] obejrzeć { $count } wierzchnich kart jednej talii umiejętności; wziąć je wszystkie na rękę albo wszystkie dołożyć do testu
            }
        }
effects-fates-nextCrisisJumps = najbliższa karta Kryzysu wylosowana w tej turze liczy się jako mająca symbol przygotowania do skoku
effects-fates-jumpFleet = flota wykonuje skok; Admirał losuje tylko { NOUN($cards, case: "acc") }
effects-fates-anotherDestination = odrzuć tę kartę; jej miejsce zajmuje wierzchnia karta talii Punktów docelowych
effects-fates-resolveCrisis = znajdź kartę Kryzysu „{ $crisis }” w jej talii lub stosie kart odrzuconych i rozpatrz ją, a następnie potasuj talię
effects-fates-moraleLostToExecution = w tej grze stracono morale z powodu egzekucji postaci

## effects.aimed

effects-aimed-chooseBasestar = wybierz basestara: { $then }
    .one = wybiera basestara: { $then }
    .several = wybierają basestara: { $then }
    .may = wybrać basestara: { $then }
effects-aimed-chooseArea = wybierz obszar przestrzeni: { $then }
    .one = wybiera obszar przestrzeni: { $then }
    .several = wybierają obszar przestrzeni: { $then }
    .may = wybrać obszar przestrzeni: { $then }
effects-aimed-rollAtBasestar = rzuć kością za basestara
    .one = rzuca kością za basestara
    .several = rzucają kością za basestara
    .may = rzucić kością za basestara
effects-aimed-rollForArea = rzuć kością za obszar
    .one = rzuca kością za obszar
    .several = rzucają kością za obszar
    .may = rzucić kością za obszar
effects-aimed-placeBasestar = umieść 1 basestara { NOUN($area, case: "at") }: { $then }
effects-aimed-removeCylons =
    { $brief ->
        [yes] usuń wszystkie statki Cylonów z 1 obszaru przestrzeni
       *[no] wybierz obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
    }
    .one =
        { $brief ->
            [yes] usuwa wszystkie statki Cylonów z 1 obszaru przestrzeni
           *[no] wybiera obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
        }
    .several =
        { $brief ->
            [yes] usuwają wszystkie statki Cylonów z 1 obszaru przestrzeni
           *[no] wybierają obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
        }
    .may =
        { $brief ->
            [yes] usunąć wszystkie statki Cylonów z 1 obszaru przestrzeni
           *[no] wybrać obszar przestrzeni; wszystkie statki Cylonów znikają z niego bez zniszczenia
        }
effects-aimed-destroyAllCylons =
    { $brief ->
        [yes] zniszcz wszystkie statki Cylonów
       *[no] zniszcz wszystkie statki Cylonów w przestrzeni
    }
    .one =
        { $brief ->
            [yes] niszczy wszystkie statki Cylonów
           *[no] niszczy wszystkie statki Cylonów w przestrzeni
        }
    .several =
        { $brief ->
            [yes] niszczą wszystkie statki Cylonów
           *[no] niszczą wszystkie statki Cylonów w przestrzeni
        }
    .may =
        { $brief ->
            [yes] zniszczyć wszystkie statki Cylonów
           *[no] zniszczyć wszystkie statki Cylonów w przestrzeni
        }
effects-aimed-damageBasestar =
    { $brief ->
        [yes] { $count ->
            [1] uszkodź tego basestara
            [2] uszkodź tego basestara dwukrotnie
            [one] uszkodź tego basestara { $count } raz
           *[other] uszkodź tego basestara { $count } razy
        }
       *[no] { $count ->
            [1] uszkodź tego basestara
            [2] uszkodź tego basestara dwukrotnie
            [one] uszkodź tego basestara { $count } raz
           *[other] uszkodź tego basestara { $count } razy
        }
    }
effects-aimed-damageThere =
    { $brief ->
        [yes] uszkodź { NOUN($ships, case: "acc") }
       *[no] uszkodź tam { NOUN($ships, case: "acc") }
    }
    .one =
        { $brief ->
            [yes] uszkadza { NOUN($ships, case: "acc") }
           *[no] uszkadza tam { NOUN($ships, case: "acc") }
        }
    .several =
        { $brief ->
            [yes] uszkadzają { NOUN($ships, case: "acc") }
           *[no] uszkadzają tam { NOUN($ships, case: "acc") }
        }
    .may =
        { $brief ->
            [yes] uszkodzić { NOUN($ships, case: "acc") }
           *[no] uszkodzić tam { NOUN($ships, case: "acc") }
        }
effects-aimed-destroyThere =
    { $brief ->
        [yes] zniszcz { NOUN($ships, case: "acc") }
       *[no] zniszcz tam { NOUN($ships, case: "acc") }
    }
    .one =
        { $brief ->
            [yes] niszczy { NOUN($ships, case: "acc") }
           *[no] niszczy tam { NOUN($ships, case: "acc") }
        }
    .several =
        { $brief ->
            [yes] niszczą { NOUN($ships, case: "acc") }
           *[no] niszczą tam { NOUN($ships, case: "acc") }
        }
    .may =
        { $brief ->
            [yes] zniszczyć { NOUN($ships, case: "acc") }
           *[no] zniszczyć tam { NOUN($ships, case: "acc") }
        }
effects-aimed-defendCivilian =
    { $brief ->
        [yes] zniszcz { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
       *[no] wybierz statek cywilny w przestrzeni; na jego obszarze zniszcz { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzuć kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
    }
    .one =
        { $brief ->
            [yes] niszczy { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
           *[no] wybiera statek cywilny w przestrzeni; na jego obszarze niszczy { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzuca kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
        }
    .several =
        { $brief ->
            [yes] niszczą { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
           *[no] wybierają statek cywilny w przestrzeni; na jego obszarze niszczą { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzucają kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
        }
    .may =
        { $brief ->
            [yes] zniszczyć { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") } obok statku cywilnego, narażając go
           *[no] wybrać statek cywilny w przestrzeni; na jego obszarze zniszczyć { NOUN($raiders, case: "acc") } lub { NOUN($heavyRaiders, case: "acc") }. Następnie rzucić kością. Wynik { $lostOn } lub mniej: statek cywilny zostaje zniszczony
        }
effects-aimed-sacrifice =
    { $brief ->
        [yes] przenieś się do „Ambulatorium” i zniszcz statki na swoim obszarze
       *[no] przenieś się z vipera do „Ambulatorium”; na obszarze tego vipera zniszcz do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
    }
    .one =
        { $brief ->
            [yes] przenosi się do „Ambulatorium” i niszczy statki na swoim obszarze
           *[no] przenosi się z vipera do „Ambulatorium”; na obszarze tego vipera niszczy do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
        }
    .several =
        { $brief ->
            [yes] przenoszą się do „Ambulatorium” i niszczą statki na swoim obszarze
           *[no] przenoszą się z vipera do „Ambulatorium”; na obszarze tego vipera niszczą do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
        }
    .may =
        { $brief ->
            [yes] przenieść się do „Ambulatorium” i zniszczyć statki na swoim obszarze
           *[no] przenieść się z vipera do „Ambulatorium”; na obszarze tego vipera zniszczyć do { NOUN($raiders, case: "gen") } albo do { NOUN($heavyRaiders, case: "gen") }, albo 1 basestara, albo 1 statek cywilny
        }
effects-aimed-moveAndAttack =
    { $brief ->
        [yes] leć na dowolny obszar przestrzeni i zaatakuj tam
       *[no] przesuń swojego vipera na dowolny obszar przestrzeni, a następnie zaatakuj 1 statek Cylonów na swoim obszarze
    }
    .one =
        { $brief ->
            [yes] leci na dowolny obszar przestrzeni i atakuje tam
           *[no] przesuwa swojego vipera na dowolny obszar przestrzeni, a następnie atakuje 1 statek Cylonów na swoim obszarze
        }
    .several =
        { $brief ->
            [yes] lecą na dowolny obszar przestrzeni i atakują tam
           *[no] przesuwają swojego vipera na dowolny obszar przestrzeni, a następnie atakują 1 statek Cylonów na swoim obszarze
        }
    .may =
        { $brief ->
            [yes] polecieć na dowolny obszar przestrzeni i zaatakować tam
           *[no] przesunąć swojego vipera na dowolny obszar przestrzeni, a następnie możesz zaatakować 1 statek Cylonów na swoim obszarze
        }
effects-aimed-markScar = 1 z raiderów umieszczonych przez tę kartę to Scar
effects-aimed-interfere =
    { $brief ->
        [yes] chybiają raidery działające na twoim obszarze przestrzeni jako pierwsze: { $ships }
       *[no] raidery działające na twoim obszarze przestrzeni jako pierwsze ({ $ships }) chybiają i nie rzuca się za nie kością
    }
effects-aimed-activateHeavyRaiders = aktywuj ciężkie raidery, ale nie centurionów

## effects.fleet

effects-fleet-activate = aktywuj { NOUN($what, case: "acc") }
effects-fleet-activateNext = { NOUN($what, case: "acc") }
effects-fleet-launchRaiders = wyślij po 3 raidery z każdego basestara
effects-fleet-briefActivate =
    { $which ->
        [launchRaiders] wyślij po 3 raidery z każdego basestara
        [heavyRaiders] aktywuj ciężkie raidery
        [basestars] aktywuj basestary
        [occupation] aktywuj siły okupacyjne
       *[raiders] aktywuj raidery
    }
effects-fleet-placed = { $ships } { NOUN($area, case: "at") }
    .acc = { NOUN($ships, case: "acc") } { NOUN($area, case: "at") }
effects-fleet-lose = strać { NOUN($what, case: "acc") }
    .one = traci { NOUN($what, case: "acc") }
    .several = tracą { NOUN($what, case: "acc") }
    .may = stracić { NOUN($what, case: "acc") }
effects-fleet-gain = zyskaj { NOUN($what, case: "acc") }
    .one = zyskuje { NOUN($what, case: "acc") }
    .several = zyskują { NOUN($what, case: "acc") }
    .may = zyskać { NOUN($what, case: "acc") }
effects-fleet-place = umieść { NOUN($ships, case: "acc") }
    .one = umieszcza { NOUN($ships, case: "acc") }
    .several = umieszczają { NOUN($ships, case: "acc") }
    .may = umieścić { NOUN($ships, case: "acc") }
effects-fleet-placeCivilians =
    { $brief ->
        [yes] umieść { NOUN($ships, case: "acc") }
       *[no] umieść { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
    }
    .one =
        { $brief ->
            [yes] umieszcza { NOUN($ships, case: "acc") }
           *[no] umieszcza { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
        }
    .several =
        { $brief ->
            [yes] umieszczają { NOUN($ships, case: "acc") }
           *[no] umieszczają { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
        }
    .may =
        { $brief ->
            [yes] umieścić { NOUN($ships, case: "acc") }
           *[no] umieścić { NOUN($ships, case: "acc") }, { $count ->
            [one] na obszarze wybranym
           *[other] każdy na obszarze wybranym
        } przez Admirała (lub przez CAG-a, jeśli jest w grze)
        }
effects-fleet-activatePlaced = aktywuj { NOUN($ship, case: "acc-pl") } umieszczone właśnie przez tę kartę
effects-fleet-basestarsAttack = każdy basestar na planszy atakuje Galacticę
effects-fleet-briefJumpTrack = tor skoku { $spaces }
effects-fleet-jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] cofnij znacznik floty o { $count } pole na torze Przygotowania do skoku
            [few] cofnij znacznik floty o { $count } pola na torze Przygotowania do skoku
           *[many] cofnij znacznik floty o { $count } pól na torze Przygotowania do skoku
        }
       *[no] { $count ->
            [one] przesuń znacznik floty o { $count } pole do przodu na torze Przygotowania do skoku
            [few] przesuń znacznik floty o { $count } pola do przodu na torze Przygotowania do skoku
           *[many] przesuń znacznik floty o { $count } pól do przodu na torze Przygotowania do skoku
        }
    }
effects-fleet-boardCenturions =
    { $brief ->
        [yes] { $ships } na torze Abordażu
       *[no] umieść { NOUN($ships, case: "acc") } na polu startowym toru Abordażu
    }
effects-fleet-damageGalactica =
    { $count ->
        [1] uszkodź Galacticę
        [2] uszkodź Galacticę dwukrotnie
        [one] uszkodź Galacticę { $count } raz
       *[other] uszkodź Galacticę { $count } razy
    }
effects-fleet-chooseDamage =
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
effects-fleet-destroy = zniszcz { NOUN($ships, case: "acc") }
    .one = niszczy { NOUN($ships, case: "acc") }
    .several = niszczą { NOUN($ships, case: "acc") }
    .may = zniszczyć { NOUN($ships, case: "acc") }
effects-fleet-restoreRaptors =
    { $count ->
        [one] zwróć do Rezerwy { $count } zniszczonego raptora
        [few] zwróć do Rezerwy { $count } zniszczone raptory
       *[many] zwróć do Rezerwy { $count } zniszczonych raptorów
    }
    .one =
        { $count ->
            [one] zwraca do Rezerwy { $count } zniszczonego raptora
            [few] zwraca do Rezerwy { $count } zniszczone raptory
           *[many] zwraca do Rezerwy { $count } zniszczonych raptorów
        }
    .several =
        { $count ->
            [one] zwracają do Rezerwy { $count } zniszczonego raptora
            [few] zwracają do Rezerwy { $count } zniszczone raptory
           *[many] zwracają do Rezerwy { $count } zniszczonych raptorów
        }
    .may =
        { $count ->
            [one] zwrócić do Rezerwy { $count } zniszczonego raptora
            [few] zwrócić do Rezerwy { $count } zniszczone raptory
           *[many] zwrócić do Rezerwy { $count } zniszczonych raptorów
        }
effects-fleet-damageVipers =
    { $where ->
        [reserves] uszkodź { NOUN($vipers, case: "acc") } w Rezerwie
        [space] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni
       *[anywhere] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni lub w Rezerwie
    }
effects-fleet-damageVipersOf =
    { $where ->
        [reserves] uszkodź { NOUN($vipers, case: "acc") } w Rezerwie
        [space] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni
       *[anywhere] uszkodź { NOUN($vipers, case: "acc") } w przestrzeni lub w Rezerwie
    } { $you ->
        [yes] (wybór należy do ciebie)
       *[no] (wybiera { $who })
    }
effects-fleet-destroyVipers =
    { $where ->
        [reserves] zniszcz { NOUN($vipers, case: "acc") } w Rezerwie
       *[space] zniszcz { NOUN($vipers, case: "acc") } w przestrzeni
    }
effects-fleet-destroyAnyViper = zniszcz { NOUN($vipers, case: "acc") } (w Rezerwie, spośród uszkodzonych lub w przestrzeni)
effects-fleet-destroyCivilians =
    { $brief ->
        [yes] zniszcz { NOUN($ships, case: "acc") }
       *[no] { $count ->
            [one] wylosuj { NOUN($ships, case: "acc") } i zniszcz go
           *[other] wylosuj { NOUN($ships, case: "acc") } i zniszcz je
        }
    }
effects-fleet-recallVipers = wszystkie vipery z przestrzeni wracają do Rezerwy
effects-fleet-destroyCenturions = zniszcz { NOUN($ships, case: "acc") } na torze Abordażu
    .one = niszczy { NOUN($ships, case: "acc") } na torze Abordażu
    .several = niszczą { NOUN($ships, case: "acc") } na torze Abordażu
    .may = zniszczyć { NOUN($ships, case: "acc") } na torze Abordażu
effects-fleet-destroyChosen = zniszcz { NOUN($ships, case: "acc") } (do wyboru)
    .one = niszczy { NOUN($ships, case: "acc") } (do wyboru)
    .several = niszczą { NOUN($ships, case: "acc") } (do wyboru)
    .may = zniszczyć { NOUN($ships, case: "acc") } (do wyboru)
effects-fleet-discardNuke = odrzuć { NOUN($nukes, case: "acc") }
    .one = odrzuca { NOUN($nukes, case: "acc") }
    .several = odrzucają { NOUN($nukes, case: "acc") }
    .may = odrzucić { NOUN($nukes, case: "acc") }
effects-fleet-repair =
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
effects-fleet-restoreShips = do Rezerwy można zwrócić do { NOUN($vipers, case: "gen") } i { NOUN($raptors, case: "gen") }, uszkodzonych lub zniszczonych
effects-fleet-repairAnywhere =
    { $locations ->
        [one] napraw do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
       *[other] napraw do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
    }
    .one =
        { $locations ->
            [one] naprawia do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
           *[other] naprawia do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
        }
    .several =
        { $locations ->
            [one] naprawiają do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
           *[other] naprawiają do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
        }
    .may =
        { $locations ->
            [one] naprawić do { $locations } uszkodzonego obszaru i do { NOUN($vipers, case: "gen") }
           *[other] naprawić do { $locations } uszkodzonych obszarów i do { NOUN($vipers, case: "gen") }
        }
effects-fleet-repairVipers = napraw { NOUN($vipers, case: "acc") }
    .one = naprawia { NOUN($vipers, case: "acc") }
    .several = naprawiają { NOUN($vipers, case: "acc") }
    .may = naprawić { NOUN($vipers, case: "acc") }
effects-fleet-viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] aktywuj nieobsadzonego vipera
            [2] dwa razy aktywuj nieobsadzonego vipera
            [one] { $count } raz aktywuj nieobsadzonego vipera
           *[other] { $count } razy aktywuj nieobsadzonego vipera
        }
       *[no] { $count ->
            [1] aktywuj najwyżej 1 nieobsadzonego vipera
            [one] aktywuj nieobsadzone vipery, najwyżej { $count } raz
           *[other] aktywuj nieobsadzone vipery, najwyżej { $count } razy
        }
    }
    .one =
        { $mandatory ->
            [yes] { $count ->
                [1] aktywuje nieobsadzonego vipera
                [2] dwa razy aktywuje nieobsadzonego vipera
                [one] { $count } raz aktywuje nieobsadzonego vipera
               *[other] { $count } razy aktywuje nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] aktywuje najwyżej 1 nieobsadzonego vipera
                [one] aktywuje nieobsadzone vipery, najwyżej { $count } raz
               *[other] aktywuje nieobsadzone vipery, najwyżej { $count } razy
            }
        }
    .several =
        { $mandatory ->
            [yes] { $count ->
                [1] aktywują nieobsadzonego vipera
                [2] dwa razy aktywują nieobsadzonego vipera
                [one] { $count } raz aktywują nieobsadzonego vipera
               *[other] { $count } razy aktywują nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] aktywują najwyżej 1 nieobsadzonego vipera
                [one] aktywują nieobsadzone vipery, najwyżej { $count } raz
               *[other] aktywują nieobsadzone vipery, najwyżej { $count } razy
            }
        }
    .may =
        { $mandatory ->
            [yes] { $count ->
                [1] aktywować nieobsadzonego vipera
                [2] dwa razy aktywować nieobsadzonego vipera
                [one] { $count } raz aktywować nieobsadzonego vipera
               *[other] { $count } razy aktywować nieobsadzonego vipera
            }
           *[no] { $count ->
                [1] aktywować najwyżej 1 nieobsadzonego vipera
                [one] aktywować nieobsadzone vipery, najwyżej { $count } raz
               *[other] aktywować nieobsadzone vipery, najwyżej { $count } razy
            }
        }
effects-fleet-launchPilots =
    { $brief ->
        [yes] piloci na Galactice mogą wystartować
       *[no] każdy gracz prowadzący człowieka, który ma w zestawie umiejętności Pilotaż i jest na Galactice, ale nie w „Areszcie”, może wystartować viperem z Rezerwy
    }
effects-fleet-viperAttacks =
    { $count ->
        [one] wykonaj do { $count } ataku swoim pilotowanym viperem
       *[other] wykonaj do { $count } ataków swoim pilotowanym viperem
    }
    .one =
        { $count ->
            [one] wykonuje do { $count } ataku swoim pilotowanym viperem
           *[other] wykonuje do { $count } ataków swoim pilotowanym viperem
        }
    .several =
        { $count ->
            [one] wykonują do { $count } ataku swoim pilotowanym viperem
           *[other] wykonują do { $count } ataków swoim pilotowanym viperem
        }
    .may =
        { $count ->
            [one] wykonać do { $count } ataku swoim pilotowanym viperem
           *[other] wykonać do { $count } ataków swoim pilotowanym viperem
        }
effects-fleet-launchSelf =
    { $brief ->
        [yes] wystartuj viperem jako pilot
       *[no] wystartuj jako pilot viperem z Rezerwy, przy lewej burcie, od strony dziobu lub rufy
    }
    .one =
        { $brief ->
            [yes] startuje viperem jako pilot
           *[no] startuje jako pilot viperem z Rezerwy, przy lewej burcie, od strony dziobu lub rufy
        }
    .several =
        { $brief ->
            [yes] startują viperem jako pilot
           *[no] startują jako pilot viperem z Rezerwy, przy lewej burcie, od strony dziobu lub rufy
        }
    .may =
        { $brief ->
            [yes] wystartować viperem jako pilot
           *[no] wystartować jako pilot viperem z Rezerwy, przy lewej burcie, od strony dziobu lub rufy
        }
effects-fleet-ftlJump =
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
effects-fleet-galacticaAttack = Galactica atakuje 1 statek Cylonów na dowolnym obszarze
effects-fleet-attackCenturion =
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
effects-fleet-inspectCivilians =
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
effects-fleet-launchNuke =
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

## effects.feats

effects-feats-everybodyActs =
    { $brief ->
        [yes] każdy gracz przesuwa się lub wykonuje 1 akcję
       *[no] każdy gracz, człowiek czy Cylon, zgodnie z kierunkiem ruchu wskazówek zegara, począwszy od ciebie, może się przesunąć albo wykonać 1 akcję
    }
effects-feats-gainNuke = Admirał otrzymuje { NOUN($nukes, case: "acc") }
effects-feats-strafe =
    { $brief ->
        [yes] zamiast ataku rzuć kością: tyle raiderów zostaje tam zniszczonych
       *[no] zamiast ataku rzuć kością: na obszarze vipera zostaje zniszczonych tyle raiderów, ile wynosi wynik, lub wszystkie, jeśli jest ich mniej
    }
    .one =
        { $brief ->
            [yes] zamiast ataku rzuca kością: tyle raiderów zostaje tam zniszczonych
           *[no] zamiast ataku rzuca kością: na obszarze vipera zostaje zniszczonych tyle raiderów, ile wynosi wynik, lub wszystkie, jeśli jest ich mniej
        }
    .several =
        { $brief ->
            [yes] zamiast ataku rzucają kością: tyle raiderów zostaje tam zniszczonych
           *[no] zamiast ataku rzucają kością: na obszarze vipera zostaje zniszczonych tyle raiderów, ile wynosi wynik, lub wszystkie, jeśli jest ich mniej
        }
    .may =
        { $brief ->
            [yes] zamiast ataku rzucić kością: tyle raiderów zostaje tam zniszczonych
           *[no] zamiast ataku rzucić kością: na obszarze vipera zostaje zniszczonych tyle raiderów, ile wynosi wynik, lub wszystkie, jeśli jest ich mniej
        }
effects-feats-nameRoll = zamiast rzutu wybierz wynik kości; nic nie może go zmienić
    .one = zamiast rzutu wybiera wynik kości; nic nie może go zmienić
    .several = zamiast rzutu wybierają wynik kości; nic nie może go zmienić
    .may = zamiast rzutu wybrać wynik kości; nic nie może go zmienić
effects-feats-tradeCards =
    { $brief ->
        [yes] odrzuć dowolną liczbę kart umiejętności i wylosuj tyle samo jednego rodzaju
       *[no] odrzuć dowolną liczbę kart umiejętności, a następnie wylosuj tyle samo, wszystkie jednego rodzaju ze swojego zestawu umiejętności
    }
    .one =
        { $brief ->
            [yes] odrzuca dowolną liczbę kart umiejętności i losuje tyle samo jednego rodzaju
           *[no] odrzuca dowolną liczbę kart umiejętności, a następnie losuje tyle samo, wszystkie jednego rodzaju ze swojego zestawu umiejętności
        }
    .several =
        { $brief ->
            [yes] odrzucają dowolną liczbę kart umiejętności i losują tyle samo jednego rodzaju
           *[no] odrzucają dowolną liczbę kart umiejętności, a następnie losują tyle samo, wszystkie jednego rodzaju ze swojego zestawu umiejętności
        }
    .may =
        { $brief ->
            [yes] odrzucić dowolną liczbę kart umiejętności i wylosować tyle samo jednego rodzaju
           *[no] odrzucić dowolną liczbę kart umiejętności, a następnie wylosować tyle samo, wszystkie jednego rodzaju ze swojego zestawu umiejętności
        }
effects-feats-seizeTitle = zostań { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesuń się { NOUN($places, case: "to") }
    .one = zostaje { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesuwa się { NOUN($places, case: "to") }
    .several = zostają { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesuwają się { NOUN($places, case: "to") }
    .may = zostać { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesunąć się { NOUN($places, case: "to") }
effects-feats-arrangeQuorum =
    { $count ->
        [one] obejrzyj { $count } wierzchnią kartę talii Kworum i odłóż ją z powrotem
        [few] obejrzyj { $count } wierzchnie karty talii Kworum i odłóż je w dowolnej kolejności
       *[many] obejrzyj { $count } wierzchnich kart talii Kworum i odłóż je w dowolnej kolejności
    }
    .one =
        { $count ->
            [one] ogląda { $count } wierzchnią kartę talii Kworum i odkłada ją z powrotem
            [few] ogląda { $count } wierzchnie karty talii Kworum i odkłada je w dowolnej kolejności
           *[many] ogląda { $count } wierzchnich kart talii Kworum i odkłada je w dowolnej kolejności
        }
    .several =
        { $count ->
            [one] oglądają { $count } wierzchnią kartę talii Kworum i odkładają ją z powrotem
            [few] oglądają { $count } wierzchnie karty talii Kworum i odkładają je w dowolnej kolejności
           *[many] oglądają { $count } wierzchnich kart talii Kworum i odkładają je w dowolnej kolejności
        }
    .may =
        { $count ->
            [one] obejrzeć { $count } wierzchnią kartę talii Kworum i odłożyć ją z powrotem
            [few] obejrzeć { $count } wierzchnie karty talii Kworum i odłożyć je w dowolnej kolejności
           *[many] obejrzeć { $count } wierzchnich kart talii Kworum i odłożyć je w dowolnej kolejności
        }
