discardStrength = odrzuć dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
    .one = odrzuca dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
    .several = odrzucają dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
    .may = odrzucić dowolną liczbę kart umiejętności o łącznej sile dokładnie { $strength }
redrawLoyalty =
    { $brief ->
        [yes] wylosuj nową kartę Lojalności
       *[no] wtasuj do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i wylosuj nową kartę Lojalności
    }
    .one =
        { $brief ->
            [yes] losuje nową kartę Lojalności
           *[no] wtasowuje do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i losuje nową kartę Lojalności
        }
    .several =
        { $brief ->
            [yes] losują nową kartę Lojalności
           *[no] wtasowują do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i losują nową kartę Lojalności
        }
    .may =
        { $brief ->
            [yes] wylosować nową kartę Lojalności
           *[no] wtasować do talii Lojalności niewykorzystaną kartę „Nie jesteś Cylonem” i wylosować nową kartę Lojalności
        }
titlesAtLeast =
    { $count ->
        [one] masz { $count } pozycję lub więcej
        [few] masz { $count } pozycje lub więcej
        [many] masz { $count } pozycji lub więcej
       *[other] masz { $count } pozycji lub więcej
    }
nukesSpent = Admirał nie ma już żetonów broni nuklearnej
holderAt = { $title } jest { NOUN($place, case: "at") }
youAt = jesteś { NOUN($places, case: "at") }
vipersLost =
    { $count ->
        [one] uszkodzony lub zniszczony jest { $count } viper lub więcej
        [few] uszkodzone lub zniszczone są { $count } vipery lub więcej
        [many] uszkodzonych lub zniszczonych jest { $count } viperów lub więcej
       *[other] uszkodzonych lub zniszczonych jest { $count } viperów lub więcej
    }
raidersAtLeast =
    { $count ->
        [one] na głównej planszy jest { $count } raider lub więcej
        [few] na głównej planszy są { $count } raidery lub więcej
        [many] na głównej planszy jest { $count } raiderów lub więcej
       *[other] na głównej planszy jest { $count } raiderów lub więcej
    }
jumpedBy = flota wykonała skok do Punktu docelowego o dystansie { $distance }
strengthInHand = masz karty umiejętności o łącznej sile dokładnie { $strength }
