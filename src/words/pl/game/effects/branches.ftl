onRoll =
    { $brief ->
        [yes] { $range } – { $what }
       *[no] wynik { $range }: { $what }
    }
consequence = konsekwencje: { $what }
passed = sukces: { $what }
partially = { $from }+: { $what }
failed = porażka: { $what }
briefCheck = test { $difficulty }
check =
    { $lowered ->
        [0] test umiejętności { $difficulty } ({ $skills })
       *[other] test umiejętności { $difficulty } albo { $lowered }, jeśli ten gracz jest w „Areszcie” ({ $skills })
    }
nothing = nic
onlyIf = tylko jeśli { $condition }: { $what }
whatIf = { $what } (tylko jeśli { $condition })
oneOf = { $first }; albo { $last }
choose = wybierz jedno: { $options }
    .one = wybiera jedno: { $options }
    .several = wybierają jedno: { $options }
    .may = wybrać jedno: { $options }
chooseBelow = wybierz jedno:
    .one = wybiera jedno:
    .several = wybierają jedno:
    .may = wybrać jedno:
briefChoose = wybierz – { $options }
    .one = wybiera – { $options }
    .several = wybierają – { $options }
    .may = wybrać – { $options }
chooseTo = wybierz, co następuje: { $deeds }
    .one = wybiera, co następuje: { $deeds }
    .several = wybierają, co następuje: { $deeds }
    .may = wybrać, co następuje: { $deeds }
chooseThis = wybierz to: { $option }
    .one = wybiera to: { $option }
    .several = wybierają to: { $option }
    .may = wybrać to: { $option }
chooseSeveral =
    { $take ->
        [one] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane: { $options }
        [few] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane: { $options }
        [many] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane: { $options }
       *[other] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane: { $options }
    }
    .one =
        { $take ->
            [one] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane: { $options }
            [few] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane: { $options }
            [many] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane: { $options }
           *[other] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane: { $options }
        }
    .several =
        { $take ->
            [one] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane: { $options }
            [few] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane: { $options }
            [many] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane: { $options }
           *[other] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane: { $options }
        }
    .may =
        { $take ->
            [one] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane: { $options }
            [few] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane: { $options }
            [many] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane: { $options }
           *[other] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane: { $options }
        }
chooseSeveralBelow =
    { $take ->
        [one] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane:
        [few] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane:
        [many] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane:
       *[other] wskaż { $take } z poniższych opcji, a następnie rozpatrz je w kolejności, w jakiej zostały wskazane:
    }
    .one =
        { $take ->
            [one] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane:
            [few] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane:
            [many] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane:
           *[other] wskazuje { $take } z poniższych opcji, a następnie rozpatruje je w kolejności, w jakiej zostały wskazane:
        }
    .several =
        { $take ->
            [one] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane:
            [few] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane:
            [many] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane:
           *[other] wskazują { $take } z poniższych opcji, a następnie rozpatrują je w kolejności, w jakiej zostały wskazane:
        }
    .may =
        { $take ->
            [one] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane:
            [few] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane:
            [many] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane:
           *[other] wskazać { $take } z poniższych opcji, a następnie rozpatrzyć je w kolejności, w jakiej zostały wskazane:
        }
if = jeśli { $condition }, { $what }
ifThey = { $what }, jeśli { $condition }
otherwise = w przeciwnym razie: { $what }
risk = zaryzykuj { NOUN($stake, case: "acc") } i rzuć kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
        [destroyed] { $count ->
            [one] { $ship } zostaje zniszczony
            [few] { NOUN($ship, case: "plural") } zostają zniszczone
            [many] { NOUN($ship, case: "plural") } zostają zniszczone
           *[other] { NOUN($ship, case: "plural") } zostają zniszczone
        }
       *[damaged] { $count ->
            [one] { $ship } zostaje uszkodzony
            [few] { NOUN($ship, case: "plural") } zostają uszkodzone
            [many] { NOUN($ship, case: "plural") } zostają uszkodzone
           *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
        }
    }
    .one = ryzykuje { NOUN($stake, case: "acc") } i rzuca kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } zostaje zniszczony
                [few] { NOUN($ship, case: "plural") } zostają zniszczone
                [many] { NOUN($ship, case: "plural") } zostają zniszczone
               *[other] { NOUN($ship, case: "plural") } zostają zniszczone
            }
           *[damaged] { $count ->
                [one] { $ship } zostaje uszkodzony
                [few] { NOUN($ship, case: "plural") } zostają uszkodzone
                [many] { NOUN($ship, case: "plural") } zostają uszkodzone
               *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
            }
        }
    .several = ryzykują { NOUN($stake, case: "acc") } i rzucają kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } zostaje zniszczony
                [few] { NOUN($ship, case: "plural") } zostają zniszczone
                [many] { NOUN($ship, case: "plural") } zostają zniszczone
               *[other] { NOUN($ship, case: "plural") } zostają zniszczone
            }
           *[damaged] { $count ->
                [one] { $ship } zostaje uszkodzony
                [few] { NOUN($ship, case: "plural") } zostają uszkodzone
                [many] { NOUN($ship, case: "plural") } zostają uszkodzone
               *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
            }
        }
    .may = zaryzykować { NOUN($stake, case: "acc") } i rzucić kością. Wynik { $range }: { $what }. Wynik niższy: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } zostaje zniszczony
                [few] { NOUN($ship, case: "plural") } zostają zniszczone
                [many] { NOUN($ship, case: "plural") } zostają zniszczone
               *[other] { NOUN($ship, case: "plural") } zostają zniszczone
            }
           *[damaged] { $count ->
                [one] { $ship } zostaje uszkodzony
                [few] { NOUN($ship, case: "plural") } zostają uszkodzone
                [many] { NOUN($ship, case: "plural") } zostają uszkodzone
               *[other] { NOUN($ship, case: "plural") } zostają uszkodzone
            }
        }
briefRisk = zaryzykuj { NOUN($stake, case: "acc") }: { $range } – { $what }
    .one = ryzykuje { NOUN($stake, case: "acc") }: { $range } – { $what }
    .several = ryzykują { NOUN($stake, case: "acc") }: { $range } – { $what }
    .may = zaryzykować { NOUN($stake, case: "acc") }: { $range } – { $what }
