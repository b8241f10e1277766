everybodyActs =
    { $brief ->
        [yes] każdy gracz przesuwa się lub wykonuje 1 akcję
       *[no] każdy gracz, człowiek czy Cylon, zgodnie z kierunkiem ruchu wskazówek zegara, począwszy od ciebie, może się przesunąć albo wykonać 1 akcję
    }
gainNuke = Admirał otrzymuje { NOUN($nukes, case: "acc") }
strafe =
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
nameRoll = zamiast rzutu wybierz wynik kości; nic nie może go zmienić
    .one = zamiast rzutu wybiera wynik kości; nic nie może go zmienić
    .several = zamiast rzutu wybierają wynik kości; nic nie może go zmienić
    .may = zamiast rzutu wybrać wynik kości; nic nie może go zmienić
tradeCards =
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
seizeTitle = zostań { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesuń się { NOUN($places, case: "to") }
    .one = zostaje { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesuwa się { NOUN($places, case: "to") }
    .several = zostają { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesuwają się { NOUN($places, case: "to") }
    .may = zostać { NOUN($title, case: "ins") }; z „Aresztu” lub „Więzienia” najpierw, o ile to możliwe, przesunąć się { NOUN($places, case: "to") }
arrangeQuorum =
    { $count ->
        [one] obejrzyj { $count } wierzchnią kartę talii Kworum i odłóż ją z powrotem
        [few] obejrzyj { $count } wierzchnie karty talii Kworum i odłóż je w dowolnej kolejności
        [many] obejrzyj { $count } wierzchnich kart talii Kworum i odłóż je w dowolnej kolejności
       *[other] obejrzyj { $count } wierzchnich kart talii Kworum i odłóż je w dowolnej kolejności
    }
    .one =
        { $count ->
            [one] ogląda { $count } wierzchnią kartę talii Kworum i odkłada ją z powrotem
            [few] ogląda { $count } wierzchnie karty talii Kworum i odkłada je w dowolnej kolejności
            [many] ogląda { $count } wierzchnich kart talii Kworum i odkłada je w dowolnej kolejności
           *[other] ogląda { $count } wierzchnich kart talii Kworum i odkłada je w dowolnej kolejności
        }
    .several =
        { $count ->
            [one] oglądają { $count } wierzchnią kartę talii Kworum i odkładają ją z powrotem
            [few] oglądają { $count } wierzchnie karty talii Kworum i odkładają je w dowolnej kolejności
            [many] oglądają { $count } wierzchnich kart talii Kworum i odkładają je w dowolnej kolejności
           *[other] oglądają { $count } wierzchnich kart talii Kworum i odkładają je w dowolnej kolejności
        }
    .may =
        { $count ->
            [one] obejrzeć { $count } wierzchnią kartę talii Kworum i odłożyć ją z powrotem
            [few] obejrzeć { $count } wierzchnie karty talii Kworum i odłożyć je w dowolnej kolejności
            [many] obejrzeć { $count } wierzchnich kart talii Kworum i odłożyć je w dowolnej kolejności
           *[other] obejrzeć { $count } wierzchnich kart talii Kworum i odłożyć je w dowolnej kolejności
        }
