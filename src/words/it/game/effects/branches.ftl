onRoll =
    { $brief ->
        [yes] con { $range } { $what }
       *[no] con { $range }: { $what }
    }
consequence = conseguenze: { $what }
passed = successo: { $what }
partially = { $from }+: { $what }
failed = fallimento: { $what }
briefCheck = prova { $difficulty }
check =
    { $lowered ->
        [0] prova di abilità { $difficulty } ({ $skills })
       *[other] prova di abilità { $difficulty }, oppure { $lowered } se quel giocatore è nelle Celle ({ $skills })
    }

nothing = nulla
onlyIf = solo se { $condition }: { $what }
whatIf = { $what } (solo se { $condition })
oneOf = { $first }; oppure { $last }
choose = scegli un'opzione: { $options }
    .one = sceglie un'opzione: { $options }
    .several = scelgono un'opzione: { $options }
    .may = scegliere un'opzione: { $options }
chooseBelow = scegli un'opzione:
    .one = sceglie un'opzione:
    .several = scelgono un'opzione:
    .may = scegliere un'opzione:
briefChoose = scegli – { $options }
    .one = sceglie – { $options }
    .several = scelgono – { $options }
    .may = scegliere – { $options }
chooseTo = scegli quanto segue: { $deeds }
    .one = sceglie quanto segue: { $deeds }
    .several = scelgono quanto segue: { $deeds }
    .may = scegliere quanto segue: { $deeds }
chooseThis = scegli questo: { $option }
    .one = sceglie questo: { $option }
    .several = scelgono questo: { $option }
    .may = scegliere questo: { $option }
chooseSeveral = nomina { $take } di queste opzioni, poi risolvile nell'ordine in cui le hai nominate: { $options }
    .one = nomina { $take } di queste opzioni, poi le risolve nell'ordine in cui le ha nominate: { $options }
    .several = nominano { $take } di queste opzioni, poi le risolvono nell'ordine in cui sono state nominate: { $options }
    .may = nominare { $take } di queste opzioni, poi risolverle nell'ordine in cui sono state nominate: { $options }
chooseSeveralBelow = nomina { $take } di queste opzioni, poi risolvile nell'ordine in cui le hai nominate:
    .one = nomina { $take } di queste opzioni, poi le risolve nell'ordine in cui le ha nominate:
    .several = nominano { $take } di queste opzioni, poi le risolvono nell'ordine in cui sono state nominate:
    .may = nominare { $take } di queste opzioni, poi risolverle nell'ordine in cui sono state nominate:

if = se { $condition }, { $what }
ifThey = { $what } se { $condition }
otherwise = altrimenti: { $what }

risk = rischia { $stake } e tira il dado. Con { $range }: { $what }. Con meno: { $lost ->
        [destroyed] { $count ->
            [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                [f] è distrutta
               *[m] è distrutto
            }
           *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                [f] sono distrutte
               *[m] sono distrutti
            }
        }
       *[damaged] { $count ->
            [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                [f] è danneggiata
               *[m] è danneggiato
            }
           *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                [f] sono danneggiate
               *[m] sono danneggiati
            }
        }
    }
    .one = rischia { $stake } e tira il dado. Con { $range }: { $what }. Con meno: { $lost ->
            [destroyed] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è distrutta
                   *[m] è distrutto
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono distrutte
                   *[m] sono distrutti
                }
            }
           *[damaged] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è danneggiata
                   *[m] è danneggiato
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono danneggiate
                   *[m] sono danneggiati
                }
            }
        }
    .may = rischiare { $stake } e tirare il dado. Con { $range }: { $what }. Con meno: { $lost ->
            [destroyed] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è distrutta
                   *[m] è distrutto
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono distrutte
                   *[m] sono distrutti
                }
            }
           *[damaged] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] è danneggiata
                   *[m] è danneggiato
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] sono danneggiate
                   *[m] sono danneggiati
                }
            }
        }
briefRisk = rischia { $stake }: con { $range } { $what }
    .one = rischia { $stake }: con { $range } { $what }
    .may = rischiare { $stake }: con { $range } { $what }
