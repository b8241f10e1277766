onRoll =
    { $brief ->
        [yes] com { $range }, { $what }
       *[no] com { $range }: { $what }
    }
consequence = consequência: { $what }
passed = sucesso: { $what }
partially = { $from }+: { $what }
failed = falha: { $what }
briefCheck = teste { $difficulty }
check =
    { $lowered ->
        [0] teste de perícia { $difficulty } ({ $skills })
       *[other] teste de perícia { $difficulty }, ou { $lowered } se esse jogador estiver na Prisão ({ $skills })
    }

nothing = nada
onlyIf = somente se { $condition }: { $what }
whatIf = { $what } (somente se { $condition })
oneOf = { $first }; ou { $last }
choose = escolha uma opção: { $options }
    .one = escolhe uma opção: { $options }
    .several = escolhem uma opção: { $options }
    .may = escolher uma opção: { $options }
chooseBelow = escolha uma opção:
    .one = escolhe uma opção:
    .several = escolhem uma opção:
    .may = escolher uma opção:
briefChoose = escolha – { $options }
    .one = escolhe – { $options }
    .several = escolhem – { $options }
    .may = escolher – { $options }
chooseTo = escolha o seguinte: { $deeds }
    .one = escolhe o seguinte: { $deeds }
    .several = escolhem o seguinte: { $deeds }
    .may = escolher o seguinte: { $deeds }
chooseThis = escolha isto: { $option }
    .one = escolhe isto: { $option }
    .several = escolhem isto: { $option }
    .may = escolher isto: { $option }
chooseSeveral = escolha { $take } destas opções e só depois resolva-as, na ordem em que foram escolhidas: { $options }
    .one = escolhe { $take } destas opções e só depois as resolve, na ordem em que foram escolhidas: { $options }
    .several = escolhem { $take } destas opções e só depois as resolvem, na ordem em que foram escolhidas: { $options }
    .may = escolher { $take } destas opções e só depois resolvê-las, na ordem em que foram escolhidas: { $options }
chooseSeveralBelow = escolha { $take } destas opções e só depois resolva-as, na ordem em que foram escolhidas:
    .one = escolhe { $take } destas opções e só depois as resolve, na ordem em que foram escolhidas:
    .several = escolhem { $take } destas opções e só depois as resolvem, na ordem em que foram escolhidas:
    .may = escolher { $take } destas opções e só depois resolvê-las, na ordem em que foram escolhidas:

if = se { $condition }, { $what }
ifThey = { $what } se { $condition }
otherwise = caso contrário: { $what }

risk = coloque { $stake } em risco e jogue um dado. Com { $range }: { $what }. Com menos: { $lost ->
        [destroyed] { $count ->
            [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                [f] é destruída
               *[m] é destruído
            }
           *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                [f] são destruídas
               *[m] são destruídos
            }
        }
       *[damaged] { $count ->
            [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                [f] é danificada
               *[m] é danificado
            }
           *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                [f] são danificadas
               *[m] são danificados
            }
        }
    }
    .one = coloca { $stake } em risco e joga um dado. Com { $range }: { $what }. Com menos: { $lost ->
            [destroyed] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] é destruída
                   *[m] é destruído
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] são destruídas
                   *[m] são destruídos
                }
            }
           *[damaged] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] é danificada
                   *[m] é danificado
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] são danificadas
                   *[m] são danificados
                }
            }
        }
    .several = colocam { $stake } em risco e jogam um dado. Com { $range }: { $what }. Com menos: { $lost ->
            [destroyed] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] é destruída
                   *[m] é destruído
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] são destruídas
                   *[m] são destruídos
                }
            }
           *[damaged] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] é danificada
                   *[m] é danificado
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] são danificadas
                   *[m] são danificados
                }
            }
        }
    .may = colocar { $stake } em risco e jogar um dado. Com { $range }: { $what }. Com menos: { $lost ->
            [destroyed] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] é destruída
                   *[m] é destruído
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] são destruídas
                   *[m] são destruídos
                }
            }
           *[damaged] { $count ->
                [one] { NOUN($ship, case: "the") } { GENDER($ship) ->
                    [f] é danificada
                   *[m] é danificado
                }
               *[other] { NOUN($ship, case: "the-pl") } { GENDER($ship) ->
                    [f] são danificadas
                   *[m] são danificados
                }
            }
        }
briefRisk = coloque { $stake } em risco: com { $range }, { $what }
    .one = coloca { $stake } em risco: com { $range }, { $what }
    .several = colocam { $stake } em risco: com { $range }, { $what }
    .may = colocar { $stake } em risco: com { $range }, { $what }
