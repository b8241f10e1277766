onRoll =
    { $brief ->
        [yes] при { $range } { $what }
       *[no] при { $range }: { $what }
    }
consequence = последствия: { $what }
passed = пройдено: { $what }
partially = { $from }+: { $what }
failed = провалено: { $what }
briefCheck = проверка { $difficulty }
check =
    { $lowered ->
        [0] проверка навыка { $difficulty } ({ $skills })
       *[other] проверка навыка { $difficulty } или { $lowered }, если этот игрок на гауптвахте ({ $skills })
    }

nothing = ничего
onlyIf = только если { $condition }: { $what }
whatIf = { $what } (только если { $condition })
oneOf = { $first }; или { $last }
choose = выберите одно: { $options }
    .one = выбирает одно: { $options }
    .several = выбирают одно: { $options }
    .may = выбрать одно: { $options }
chooseBelow = выберите одно:
    .one = выбирает одно:
    .several = выбирают одно:
    .may = выбрать одно:
briefChoose = на выбор — { $options }
    .one = выбирает — { $options }
    .several = выбирают — { $options }
    .may = выбрать — { $options }
chooseTo = выберите следующее: { $deeds }
    .one = выбирает следующее: { $deeds }
    .several = выбирают следующее: { $deeds }
    .may = выбрать следующее: { $deeds }
chooseThis = выберите это: { $option }
    .one = выбирает это: { $option }
    .several = выбирают это: { $option }
    .may = выбрать это: { $option }
chooseSeveral =
    { $take ->
        [one] назовите { $take } из вариантов, затем разыграйте названное по порядку: { $options }
        [few] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали: { $options }
        [many] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали: { $options }
       *[other] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали: { $options }
    }
    .one = называет { $take } из вариантов, затем разыгрывает их в названном порядке: { $options }
    .several = называют { $take } из вариантов, затем разыгрывают их в названном порядке: { $options }
    .may = назвать { $take } из вариантов, затем разыграть их в названном порядке: { $options }
chooseSeveralBelow =
    { $take ->
        [one] назовите { $take } из вариантов, затем разыграйте названное по порядку:
        [few] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали:
        [many] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали:
       *[other] назовите { $take } из вариантов, затем разыграйте их в том порядке, в каком назвали:
    }
    .one = называет { $take } из вариантов, затем разыгрывает их в названном порядке:
    .several = называют { $take } из вариантов, затем разыгрывают их в названном порядке:
    .may = назвать { $take } из вариантов, затем разыграть их в названном порядке:

if = если { $condition }, { $what }
ifThey = { $what }, если { $condition }
otherwise = иначе: { $what }

risk =
    рискните { NOUN($stake, case: "ins") } и бросьте кубик. При { $range }: { $what }. При меньшем: { $lost ->
        [destroyed] { $count ->
            [one] { $ship } уничтожается
            [few] { NOUN($ship, case: "plural") } уничтожаются
            [many] { NOUN($ship, case: "plural") } уничтожаются
           *[other] { NOUN($ship, case: "plural") } уничтожаются
        }
       *[damaged] { $count ->
            [one] { $ship } повреждается
            [few] { NOUN($ship, case: "plural") } повреждаются
            [many] { NOUN($ship, case: "plural") } повреждаются
           *[other] { NOUN($ship, case: "plural") } повреждаются
        }
    }
    .one =
        рискует { NOUN($stake, case: "ins") } и бросает кубик. При { $range }: { $what }. При меньшем: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } уничтожается
                [few] { NOUN($ship, case: "plural") } уничтожаются
                [many] { NOUN($ship, case: "plural") } уничтожаются
               *[other] { NOUN($ship, case: "plural") } уничтожаются
            }
           *[damaged] { $count ->
                [one] { $ship } повреждается
                [few] { NOUN($ship, case: "plural") } повреждаются
                [many] { NOUN($ship, case: "plural") } повреждаются
               *[other] { NOUN($ship, case: "plural") } повреждаются
            }
        }
    .several =
        рискуют { NOUN($stake, case: "ins") } и бросают кубик. При { $range }: { $what }. При меньшем: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } уничтожается
                [few] { NOUN($ship, case: "plural") } уничтожаются
                [many] { NOUN($ship, case: "plural") } уничтожаются
               *[other] { NOUN($ship, case: "plural") } уничтожаются
            }
           *[damaged] { $count ->
                [one] { $ship } повреждается
                [few] { NOUN($ship, case: "plural") } повреждаются
                [many] { NOUN($ship, case: "plural") } повреждаются
               *[other] { NOUN($ship, case: "plural") } повреждаются
            }
        }
    .may =
        рискнуть { NOUN($stake, case: "ins") } и бросить кубик. При { $range }: { $what }. При меньшем: { $lost ->
            [destroyed] { $count ->
                [one] { $ship } уничтожается
                [few] { NOUN($ship, case: "plural") } уничтожаются
                [many] { NOUN($ship, case: "plural") } уничтожаются
               *[other] { NOUN($ship, case: "plural") } уничтожаются
            }
           *[damaged] { $count ->
                [one] { $ship } повреждается
                [few] { NOUN($ship, case: "plural") } повреждаются
                [many] { NOUN($ship, case: "plural") } повреждаются
               *[other] { NOUN($ship, case: "plural") } повреждаются
            }
        }
briefRisk = рискните { NOUN($stake, case: "ins") }: при { $range } { $what }
    .one = рискует { NOUN($stake, case: "ins") }: при { $range } { $what }
    .several = рискуют { NOUN($stake, case: "ins") }: при { $range } { $what }
    .may = рискнуть { NOUN($stake, case: "ins") }: при { $range } { $what }
