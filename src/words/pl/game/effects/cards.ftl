pickQuorum = wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe połóż na spodzie talii
    .one = losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe kładzie na spodzie talii
    .several = losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe kładą na spodzie talii
    .may = wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe położyć na spodzie talii
playQuorum = zagraj 1 kartę Kworum z ręki
    .one = zagrywa 1 kartę Kworum z ręki
    .several = zagrywają 1 kartę Kworum z ręki
    .may = zagrać 1 kartę Kworum z ręki
exchangeQuorum =
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
attachTo =
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
keepInPlay =
    { $until ->
        [untilJump] ta karta pozostaje w grze do skoku floty
        [untilLossOrJump] ta karta pozostaje w grze do zniszczenia statku cywilnego lub basestara albo do skoku floty
        [untilBasestarLostOrJump] ta karta pozostaje w grze do zniszczenia basestara albo do skoku floty
        [untilNoRaidersOrJump] ta karta pozostaje w grze, dopóki są jeszcze jakieś raidery, albo do skoku floty
        [untilScarLostOrJump] ta karta pozostaje w grze do zniszczenia Scara albo do skoku floty
       *[toEnd] ta karta pozostaje w grze
    }
removeCard = usuń tę kartę z gry
countAsDistance = połóż tę kartę obok karty Celu; liczy się jako dystans { $distance }
anotherCrisis =
    { $brief ->
        [yes] potem losowana jest kolejna karta Kryzysu
       *[no] po rozpatrzeniu symboli aktywacji tej karty aktywny gracz losuje i rozpatruje kolejną kartę Kryzysu
    }
lookAtTop =
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
pickCrisis =
    { $others ->
        [untold] { $count ->
            [1] wylosuj { NOUN($cards, case: "acc") } i rozpatrz ją
            [one] wylosuj { NOUN($cards, case: "acc") } i rozpatrz 1
            [few] wylosuj { NOUN($cards, case: "acc") } i rozpatrz 1
            [many] wylosuj { NOUN($cards, case: "acc") } i rozpatrz 1
           *[other] wylosuj { NOUN($cards, case: "acc") } i rozpatrz 1
        }
        [discard] { $count ->
            [2] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a drugą odrzuć
            [one] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe odrzuć
            [few] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe odrzuć
            [many] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe odrzuć
           *[other] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe odrzuć
        }
       *[bottom] { $count ->
            [2] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a drugą połóż na spodzie talii
            [one] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe połóż na spodzie talii
            [few] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe połóż na spodzie talii
            [many] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe połóż na spodzie talii
           *[other] wylosuj { NOUN($cards, case: "acc") }, rozpatrz 1, a pozostałe połóż na spodzie talii
        }
    }
    .one =
        { $others ->
            [untold] { $count ->
                [1] losuje { NOUN($cards, case: "acc") } i rozpatruje ją
                [one] losuje { NOUN($cards, case: "acc") } i rozpatruje 1
                [few] losuje { NOUN($cards, case: "acc") } i rozpatruje 1
                [many] losuje { NOUN($cards, case: "acc") } i rozpatruje 1
               *[other] losuje { NOUN($cards, case: "acc") } i rozpatruje 1
            }
            [discard] { $count ->
                [2] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a drugą odrzuca
                [one] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe odrzuca
                [few] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe odrzuca
                [many] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe odrzuca
               *[other] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe odrzuca
            }
           *[bottom] { $count ->
                [2] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a drugą kładzie na spodzie talii
                [one] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe kładzie na spodzie talii
                [few] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe kładzie na spodzie talii
                [many] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe kładzie na spodzie talii
               *[other] losuje { NOUN($cards, case: "acc") }, rozpatruje 1, a pozostałe kładzie na spodzie talii
            }
        }
    .several =
        { $others ->
            [untold] { $count ->
                [1] losują { NOUN($cards, case: "acc") } i rozpatrują ją
                [one] losują { NOUN($cards, case: "acc") } i rozpatrują 1
                [few] losują { NOUN($cards, case: "acc") } i rozpatrują 1
                [many] losują { NOUN($cards, case: "acc") } i rozpatrują 1
               *[other] losują { NOUN($cards, case: "acc") } i rozpatrują 1
            }
            [discard] { $count ->
                [2] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a drugą odrzucają
                [one] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe odrzucają
                [few] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe odrzucają
                [many] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe odrzucają
               *[other] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe odrzucają
            }
           *[bottom] { $count ->
                [2] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a drugą kładą na spodzie talii
                [one] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe kładą na spodzie talii
                [few] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe kładą na spodzie talii
                [many] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe kładą na spodzie talii
               *[other] losują { NOUN($cards, case: "acc") }, rozpatrują 1, a pozostałe kładą na spodzie talii
            }
        }
    .may =
        { $others ->
            [untold] { $count ->
                [1] wylosować { NOUN($cards, case: "acc") } i rozpatrzyć ją
                [one] wylosować { NOUN($cards, case: "acc") } i rozpatrzyć 1
                [few] wylosować { NOUN($cards, case: "acc") } i rozpatrzyć 1
                [many] wylosować { NOUN($cards, case: "acc") } i rozpatrzyć 1
               *[other] wylosować { NOUN($cards, case: "acc") } i rozpatrzyć 1
            }
            [discard] { $count ->
                [2] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a drugą odrzucić
                [one] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe odrzucić
                [few] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe odrzucić
                [many] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe odrzucić
               *[other] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe odrzucić
            }
           *[bottom] { $count ->
                [2] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a drugą położyć na spodzie talii
                [one] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe położyć na spodzie talii
                [few] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe położyć na spodzie talii
                [many] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe położyć na spodzie talii
               *[other] wylosować { NOUN($cards, case: "acc") }, rozpatrzyć 1, a pozostałe położyć na spodzie talii
            }
        }
playSuperCrisis =
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
launchFromBasestars = każdy basestar wysyła { NOUN($ships, case: "acc") }
exchangeSuperCrisis =
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
