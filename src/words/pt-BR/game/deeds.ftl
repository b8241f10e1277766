## effects

effects-does = { $who } { $deeds }
    .several = { $who } { $deeds }
effects-may = pode { $deed }
    .one = pode { $deed }
    .several = podem { $deed }
effects-then = depois, { $what }
effects-wholeHand =
    { $own ->
        [yes] todas as Cartas de Perícia da sua mão
       *[no] todas as Cartas de Perícia da mão
    }
effects-none = sem efeito
effects-roll =
    { $brief ->
        [yes] jogue o dado
       *[no] jogue um dado
    }
    .one =
        { $brief ->
            [yes] joga o dado
           *[no] joga um dado
        }
    .several =
        { $brief ->
            [yes] jogam o dado
           *[no] jogam um dado
        }
    .may =
        { $brief ->
            [yes] jogar o dado
           *[no] jogar um dado
        }

## effects.branches

effects-branches-onRoll =
    { $brief ->
        [yes] com { $range }, { $what }
       *[no] com { $range }: { $what }
    }
effects-branches-consequence = consequência: { $what }
effects-branches-passed = sucesso: { $what }
effects-branches-partially = { $from }+: { $what }
effects-branches-failed = falha: { $what }
effects-branches-briefCheck = teste { $difficulty }
effects-branches-check =
    { $lowered ->
        [0] teste de perícia { $difficulty } ({ $skills })
       *[other] teste de perícia { $difficulty }, ou { $lowered } se esse jogador estiver na Prisão ({ $skills })
    }

effects-branches-nothing = nada
effects-branches-onlyIf = somente se { $condition }: { $what }
effects-branches-whatIf = { $what } (somente se { $condition })
effects-branches-oneOf = { $first }; ou { $last }
effects-branches-choose = escolha uma opção: { $options }
    .one = escolhe uma opção: { $options }
    .several = escolhem uma opção: { $options }
    .may = escolher uma opção: { $options }
effects-branches-chooseBelow = escolha uma opção:
    .one = escolhe uma opção:
    .several = escolhem uma opção:
    .may = escolher uma opção:
effects-branches-briefChoose = escolha – { $options }
    .one = escolhe – { $options }
    .several = escolhem – { $options }
    .may = escolher – { $options }
effects-branches-chooseTo = escolha o seguinte: { $deeds }
    .one = escolhe o seguinte: { $deeds }
    .several = escolhem o seguinte: { $deeds }
    .may = escolher o seguinte: { $deeds }
effects-branches-chooseThis = escolha isto: { $option }
    .one = escolhe isto: { $option }
    .several = escolhem isto: { $option }
    .may = escolher isto: { $option }
effects-branches-chooseSeveral = escolha { $take } destas opções e só depois resolva-as, na ordem em que foram escolhidas: { $options }
    .one = escolhe { $take } destas opções e só depois as resolve, na ordem em que foram escolhidas: { $options }
    .several = escolhem { $take } destas opções e só depois as resolvem, na ordem em que foram escolhidas: { $options }
    .may = escolher { $take } destas opções e só depois resolvê-las, na ordem em que foram escolhidas: { $options }
effects-branches-chooseSeveralBelow = escolha { $take } destas opções e só depois resolva-as, na ordem em que foram escolhidas:
    .one = escolhe { $take } destas opções e só depois as resolve, na ordem em que foram escolhidas:
    .several = escolhem { $take } destas opções e só depois as resolvem, na ordem em que foram escolhidas:
    .may = escolher { $take } destas opções e só depois resolvê-las, na ordem em que foram escolhidas:

effects-branches-if = se { $condition }, { $what }
effects-branches-ifThey = { $what } se { $condition }
effects-branches-otherwise = caso contrário: { $what }

effects-branches-risk = coloque { $stake } em risco e jogue um dado. Com { $range }: { $what }. Com menos: { $lost ->
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
effects-branches-briefRisk = coloque { $stake } em risco: com { $range }, { $what }
    .one = coloca { $stake } em risco: com { $range }, { $what }
    .several = colocam { $stake } em risco: com { $range }, { $what }
    .may = colocar { $stake } em risco: com { $range }, { $what }

## effects.people

effects-people-discard =
    { $how ->
        [random] descarte { $cards } aleatoriamente
        [together] descarte { $cards } ao mesmo tempo
       *[chosen] descarte { $cards }
    }
    .one =
        { $how ->
            [random] descarta { $cards } aleatoriamente
            [together] descarta { $cards } ao mesmo tempo
           *[chosen] descarta { $cards }
        }
    .several =
        { $how ->
            [random] descartam, cada um, { $cards } aleatoriamente
            [together] descartam, cada um, { $cards } ao mesmo tempo
           *[chosen] descartam, cada um, { $cards }
        }
    .may =
        { $how ->
            [random] descartar { $cards } aleatoriamente
            [together] descartar { $cards } ao mesmo tempo
           *[chosen] descartar { $cards }
        }
effects-people-draw = compre { $cards }
    .one = compra { $cards }
    .several = compram, cada um, { $cards }
    .may = comprar { $cards }
effects-people-briefHand = a mão inteira
effects-people-cardsOfOne =
    { $count ->
        [one] { $count } Carta de Perícia de { $skills }
       *[other] { $count } Cartas de Perícia, cada uma de { $skills }
    }
effects-people-cardsFrom =
    { $set ->
        [any] { $cards } de qualquer tipo
        [cylon] { $cards } de qualquer tipo (um Líder Cylon: do próprio conjunto de perícias)
        [you] { $cards } do seu conjunto de perícias
        [chosen] { $cards } do conjunto de perícias desse jogador
       *[theirs] { $cards } do próprio conjunto de perícias
    }

effects-people-send = você é enviado { NOUN($to, case: "to") }
    .one = é enviado { NOUN($to, case: "to") }
    .several = são enviados { NOUN($to, case: "to") }
    .may = ser enviado { NOUN($to, case: "to") }
effects-people-everybodyAt = todos que estiverem { NOUN($locations, case: "at") } são enviados { NOUN($to, case: "to") }
effects-people-everybodyAboard = todos que estiverem { NOUN($board, case: "on") } são enviados { NOUN($to, case: "to") }

effects-people-choose = escolha { $player }
    .one = escolhe { $player }
    .several = escolhem { $player }
    .may = escolher { $player }
effects-people-chooseTo = escolha { $player }, que { $deeds }
    .one = escolhe { $player }, que { $deeds }
    .several = escolhem { $player }, que { $deeds }
    .may = escolher { $player }, que { $deeds }
effects-people-chooseAnd = escolha { $player } e { $deed }
    .one = escolhe { $player } e { $deed }
    .several = escolhem { $player } e { $deed }
    .may = escolher { $player } e { $deed }
effects-people-chooseThen = escolha { $player }: { $then }
    .one = escolhe { $player }: { $then }
    .several = escolhem { $player }: { $then }
    .may = escolher { $player }: { $then }

effects-people-lookAtLoyalty =
    { $brief ->
        [yes] { $all ->
            [yes] olhe todas as Cartas de Lealdade { NOUN($whose, case: "of") }
           *[no] olhe 1 Carta de Lealdade { NOUN($whose, case: "of") }
        }
       *[no] { $all ->
            [yes] olhe todas as Cartas de Lealdade viradas para baixo { NOUN($whose, case: "of") }
           *[no] olhe 1 Carta de Lealdade aleatória entre as viradas para baixo { NOUN($whose, case: "of") }
        }
    }
    .one =
        { $brief ->
            [yes] { $all ->
                [yes] olha todas as Cartas de Lealdade { NOUN($whose, case: "of") }
               *[no] olha 1 Carta de Lealdade { NOUN($whose, case: "of") }
            }
           *[no] { $all ->
                [yes] olha todas as Cartas de Lealdade viradas para baixo { NOUN($whose, case: "of") }
               *[no] olha 1 Carta de Lealdade aleatória entre as viradas para baixo { NOUN($whose, case: "of") }
            }
        }
    .several =
        { $brief ->
            [yes] { $all ->
                [yes] olham todas as Cartas de Lealdade { NOUN($whose, case: "of") }
               *[no] olham 1 Carta de Lealdade { NOUN($whose, case: "of") }
            }
           *[no] { $all ->
                [yes] olham todas as Cartas de Lealdade viradas para baixo { NOUN($whose, case: "of") }
               *[no] olham 1 Carta de Lealdade aleatória entre as viradas para baixo { NOUN($whose, case: "of") }
            }
        }
    .may =
        { $brief ->
            [yes] { $all ->
                [yes] olhar todas as Cartas de Lealdade { NOUN($whose, case: "of") }
               *[no] olhar 1 Carta de Lealdade { NOUN($whose, case: "of") }
            }
           *[no] { $all ->
                [yes] olhar todas as Cartas de Lealdade viradas para baixo { NOUN($whose, case: "of") }
               *[no] olhar 1 Carta de Lealdade aleatória entre as viradas para baixo { NOUN($whose, case: "of") }
            }
        }
effects-people-giveTitle = torne-se { $title }
    .one = se torna { $title }
    .several = se tornam { $title }
    .may = se tornar { $title }
effects-people-leave =
    { $to ->
        [anyShip] saia da Prisão para qualquer local das naves humanas
        [newCaprica] saia da Detenção para outro local de Nova Cáprica
       *[galactica] saia da Prisão para qualquer local da Galactica
    }
    .may =
        { $to ->
            [anyShip] sair da Prisão para qualquer local das naves humanas
            [newCaprica] sair da Detenção para outro local de Nova Cáprica
           *[galactica] sair da Prisão para qualquer local da Galactica
        }
effects-people-release =
    { $to ->
        [anyShip] mova { $who } para qualquer local das naves humanas
        [newCaprica] mova { $who } para outro local de Nova Cáprica
       *[galactica] mova { $who } para qualquer local da Galactica
    }
    .may =
        { $to ->
            [anyShip] mover { $who } para qualquer local das naves humanas
            [newCaprica] mover { $who } para outro local de Nova Cáprica
           *[galactica] mover { $who } para qualquer local da Galactica
        }
effects-people-ordered = mova-se e depois execute 1 ação, ou execute 2 ações sem se mover
    .one = se move e depois executa 1 ação, ou executa 2 ações sem se mover
    .several = se movem e depois executam 1 ação, ou executam 2 ações sem se mover
    .may = se mover e depois executar 1 ação, ou executar 2 ações sem se mover
effects-people-order = escolha outro jogador humano, que pode se mover e executar 1 ação, ou executar 2 ações
    .may = escolher outro jogador humano, que pode se mover e executar 1 ação, ou executar 2 ações
effects-people-extraActions =
    { $count ->
        [one] execute mais { $count } ação
       *[other] execute mais { $count } ações
    }
    .may =
        { $count ->
            [one] executar mais { $count } ação
           *[other] executar mais { $count } ações
        }
effects-people-takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] pegue 1 Carta de Perícia da mão desse jogador
           *[no] pegue 1 Carta de Perícia da mão de outro jogador
        }
       *[no] { $chosen ->
            [yes] olhe as Cartas de Perícia da mão desse jogador e pegue 1 delas
           *[no] olhe as Cartas de Perícia da mão de outro jogador e pegue 1 delas
        }
    }
    .may =
        { $brief ->
            [yes] { $chosen ->
                [yes] pegar 1 Carta de Perícia da mão desse jogador
               *[no] pegar 1 Carta de Perícia da mão de outro jogador
            }
           *[no] { $chosen ->
                [yes] olhar as Cartas de Perícia da mão desse jogador e pegar 1 delas
               *[no] olhar as Cartas de Perícia da mão de outro jogador e pegar 1 delas
            }
        }
effects-people-handOverLoyalty =
    { $brief ->
        [yes] até a distância { $distance }, passe as suas Cartas de Lealdade
       *[no] se a frota tiver viajado { $distance } ou menos, passe a outro jogador todas as suas Cartas de Lealdade viradas para baixo
    }
    .may =
        { $brief ->
            [yes] até a distância { $distance }, passar as suas Cartas de Lealdade
           *[no] se a frota tiver viajado { $distance } ou menos, passar a outro jogador todas as suas Cartas de Lealdade viradas para baixo
        }

## effects.cards

effects-cards-pickQuorum = compre { $cards }, resolva 1 e coloque as outras na parte de baixo do baralho
    .may = comprar { $cards }, resolver 1 e colocar as outras na parte de baixo do baralho
effects-cards-playQuorum = jogue 1 Carta de Quórum da sua mão
    .may = jogar 1 Carta de Quórum da sua mão
effects-cards-exchangeQuorum =
    { $brief ->
        [yes] troque quantas Cartas de Quórum quiser
       *[no] descarte qualquer número de Cartas de Quórum da sua mão e compre o mesmo número
    }
    .may =
        { $brief ->
            [yes] trocar quantas Cartas de Quórum quiser
           *[no] descartar qualquer número de Cartas de Quórum da sua mão e comprar o mesmo número
        }
effects-cards-attachTo =
    { $brief ->
        [yes] dê esta carta a esse jogador
       *[no] dê esta carta { NOUN($who, case: "to") }
    }
    .may =
        { $brief ->
            [yes] dar esta carta a esse jogador
           *[no] dar esta carta { NOUN($who, case: "to") }
        }
effects-cards-keepInPlay =
    { $until ->
        [untilJump] esta carta fica em jogo até a frota saltar
        [untilLossOrJump] esta carta fica em jogo até uma nave civil ou uma base estelar ser destruída ou a frota saltar
        [untilBasestarLostOrJump] esta carta fica em jogo até uma base estelar ser destruída ou a frota saltar
        [untilNoRaidersOrJump] esta carta fica em jogo até não restar nenhuma nave de ataque ou a frota saltar
        [untilScarLostOrJump] esta carta fica em jogo até Scar ser destruída ou a frota saltar
       *[toEnd] esta carta fica em jogo
    }
effects-cards-removeCard = esta carta é removida da partida
effects-cards-countAsDistance = esta carta é colocada ao lado do objetivo e conta como { $distance } de distância
effects-cards-anotherCrisis =
    { $brief ->
        [yes] depois, outra Carta de Crise é comprada
       *[no] depois dos ícones de ativação desta carta, o jogador atual compra e resolve outra Carta de Crise
    }
effects-cards-lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] olhe a carta do topo do baralho de Crise
            [destination] olhe a carta do topo do baralho de Destino
           *[either] olhe a carta do topo do baralho de Crise ou de Destino
        }
       *[no] { $deck ->
            [crisis] olhe a carta do topo do baralho de Crise e coloque-a de volta no topo ou na parte de baixo
            [destination] olhe a carta do topo do baralho de Destino e coloque-a de volta no topo ou na parte de baixo
           *[either] olhe a carta do topo do baralho de Crise ou de Destino e coloque-a de volta no topo ou na parte de baixo
        }
    }
    .may =
        { $brief ->
            [yes] { $deck ->
                [crisis] olhar a carta do topo do baralho de Crise
                [destination] olhar a carta do topo do baralho de Destino
               *[either] olhar a carta do topo do baralho de Crise ou de Destino
            }
           *[no] { $deck ->
                [crisis] olhar a carta do topo do baralho de Crise e colocá-la de volta no topo ou na parte de baixo
                [destination] olhar a carta do topo do baralho de Destino e colocá-la de volta no topo ou na parte de baixo
               *[either] olhar a carta do topo do baralho de Crise ou de Destino e colocá-la de volta no topo ou na parte de baixo
            }
        }
effects-cards-pickCrisis =
    { $others ->
        [untold] { $count ->
            [1] compre { $cards } e resolva-a
           *[other] compre { $cards } e resolva 1
        }
        [discard] { $count ->
            [2] compre { $cards }, resolva 1 e descarte a outra
           *[other] compre { $cards }, resolva 1 e descarte as outras
        }
       *[bottom] { $count ->
            [2] compre { $cards }, resolva 1 e coloque a outra na parte de baixo do baralho
           *[other] compre { $cards }, resolva 1 e coloque as outras na parte de baixo do baralho
        }
    }
    .may =
        { $others ->
            [untold] { $count ->
                [1] comprar { $cards } e resolvê-la
               *[other] comprar { $cards } e resolver 1
            }
            [discard] { $count ->
                [2] comprar { $cards }, resolver 1 e descartar a outra
               *[other] comprar { $cards }, resolver 1 e descartar as outras
            }
           *[bottom] { $count ->
                [2] comprar { $cards }, resolver 1 e colocar a outra na parte de baixo do baralho
               *[other] comprar { $cards }, resolver 1 e colocar as outras na parte de baixo do baralho
            }
        }

effects-cards-playSuperCrisis =
    { $brief ->
        [yes] jogue uma Carta de Super Crise
       *[no] jogue uma Carta de Super Crise da sua mão
    }
    .may =
        { $brief ->
            [yes] jogar uma Carta de Super Crise
           *[no] jogar uma Carta de Super Crise da sua mão
        }
effects-cards-launchFromBasestars = cada base estelar lança { $ships }
effects-cards-exchangeSuperCrisis =
    { $brief ->
        [yes] troque a sua Carta de Super Crise
       *[no] descarte a sua Carta de Super Crise e compre uma nova
    }
    .may =
        { $brief ->
            [yes] trocar a sua Carta de Super Crise
           *[no] descartar a sua Carta de Super Crise e comprar uma nova
        }

## effects.fates

effects-fates-execute = você é executado
    .one = é executado
    .several = são executados
    .may = ser executado
effects-fates-inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who }, por sua vez: { $what }
    }
effects-fates-ifFewCards = { $what } se tiver { $count } ou menos na mão
effects-fates-passTitle =
    { $brief ->
        [yes] outro jogador se torna { $title }
       *[no] o título de { $title } passa para o próximo jogador da linha de sucessão
    }
effects-fates-passTitlesOf =
    { $brief ->
        [yes] perca todos os títulos
       *[no] passe todos os seus títulos, cada um para o próximo jogador da respectiva linha de sucessão
    }
    .one =
        { $brief ->
            [yes] perde todos os títulos
           *[no] passa todos os seus títulos, cada um para o próximo jogador da respectiva linha de sucessão
        }
    .several =
        { $brief ->
            [yes] perdem todos os títulos
           *[no] passam todos os seus títulos, cada um para o próximo jogador da respectiva linha de sucessão
        }
    .may =
        { $brief ->
            [yes] perder todos os títulos
           *[no] passar todos os seus títulos, cada um para o próximo jogador da respectiva linha de sucessão
        }
effects-fates-borrowTitle = seja { $title } até o final deste turno
    .may = ser { $title } até o final deste turno
effects-fates-differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } Carta de Perícia diferente
           *[other] { $count } Cartas de Perícia diferentes
        }
       *[no] { $cards } de tipos diferentes
    }
effects-fates-loseHighest = perca { $count } do recurso que a frota mais tem
    .may = perder { $count } do recurso que a frota mais tem
effects-fates-protect =
    { $brief ->
        [yes] salve 1 de { $resource }
       *[no] a próxima perda de { $resource } neste turno diminui em 1
    }
    .may =
        { $brief ->
            [yes] salvar 1 de { $resource }
           *[no] a próxima perda de { $resource } neste turno diminui em 1
        }
effects-fates-protectAny =
    { $brief ->
        [yes] salve 1 de um recurso
       *[no] escolha um recurso e reduza em 1 a próxima perda dele neste turno
    }
    .may =
        { $brief ->
            [yes] salvar 1 de um recurso
           *[no] escolher um recurso e reduzir em 1 a próxima perda dele neste turno
        }
effects-fates-giveCard =
    { $brief ->
        [yes] dê { $cards } a esse jogador
       *[no] dê { NOUN($to, case: "to") } { $cards } da sua mão
    }
    .may =
        { $brief ->
            [yes] dar { $cards } a esse jogador
           *[no] dar { NOUN($to, case: "to") } { $cards } da sua mão
        }
effects-fates-takeHand =
    { $brief ->
        [yes] pegue todas as Cartas de Perícia desse jogador
       *[no] pegue para a sua mão todas as Cartas de Perícia { NOUN($who, case: "of") }
    }
    .may =
        { $brief ->
            [yes] pegar todas as Cartas de Perícia desse jogador
           *[no] pegar para a sua mão todas as Cartas de Perícia { NOUN($who, case: "of") }
        }

effects-fates-seedDestiny = embaralhe { $cards } no baralho do Destino
    .may = embaralhar { $cards } no baralho do Destino
effects-fates-replaceDestiny = descarte o baralho do Destino; um novo é formado com { $cards }
    .may = descartar o baralho do Destino; um novo é formado com { $cards }
effects-fates-cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] descarte { $cards } ou nenhuma do baralho do Destino
           *[no] descarte { $cards } do baralho do Destino
        }
       *[no] { $optional ->
            [yes] olhe o baralho do Destino, descarte { $cards } dele ou nenhuma e embaralhe o resto
           *[no] olhe o baralho do Destino, descarte { $cards } dele e embaralhe o resto
        }
    }
    .may =
        { $brief ->
            [yes] { $optional ->
                [yes] descartar { $cards } ou nenhuma do baralho do Destino
               *[no] descartar { $cards } do baralho do Destino
            }
           *[no] { $optional ->
                [yes] olhar o baralho do Destino, descartar { $cards } dele ou nenhuma e embaralhar o resto
               *[no] olhar o baralho do Destino, descartar { $cards } dele e embaralhar o resto
            }
        }
effects-fates-swapWithDestiny = coloque esta carta no topo do baralho do Destino e pegue para a sua mão a carta que estava lá
    .may = colocar esta carta no topo do baralho do Destino e pegar para a sua mão a carta que estava lá
effects-fates-lookAtBottom = olhe a última carta de um baralho, a de baixo de todas
    .may = olhar a última carta de um baralho, a de baixo de todas
effects-fates-reorderCrises =
    { $brief ->
        [yes] olhe { $count } Cartas de Crise do topo e reordene-as
       *[no] olhe { $count } cartas do topo do baralho de Crise e coloque cada uma no topo ou na parte de baixo, em qualquer ordem
    }
    .may =
        { $brief ->
            [yes] olhar { $count } Cartas de Crise do topo e reordená-las
           *[no] olhar { $count } cartas do topo do baralho de Crise e colocar cada uma no topo ou na parte de baixo, em qualquer ordem
        }
effects-fates-learn =
    { $brief ->
        [yes] olhe { $count } cartas do topo de um baralho de Perícia; pegue ou adicione todas
       *[no] olhe { $count } cartas do topo de um baralho de Perícia; pegue todas para a sua mão ou adicione todas ao teste
    }
    .may =
        { $brief ->
            [yes] olhar { $count } cartas do topo de um baralho de Perícia; pegar ou adicionar todas
           *[no] olhar { $count } cartas do topo de um baralho de Perícia; pegar todas para a sua mão ou adicionar todas ao teste
        }
effects-fates-nextCrisisJumps = a próxima Carta de Crise comprada neste turno conta como se tivesse o ícone de preparar para o salto
effects-fates-jumpFleet = a frota salta; o Almirante compra apenas { $cards }
effects-fates-anotherDestination = esta carta é descartada e a carta do topo do baralho de Destino toma o lugar dela
effects-fates-resolveCrisis = pegue a Carta de Crise { $crisis } do baralho ou da pilha de descarte, resolva-a e depois embaralhe o baralho
    .may = pegar a Carta de Crise { $crisis } do baralho ou da pilha de descarte, resolvê-la e depois embaralhar o baralho

effects-fates-moraleLostToExecution = nesta partida já tiver sido perdida moral pela execução de um personagem

## effects.aimed

effects-aimed-chooseBasestar = escolha uma base estelar: { $then }
    .may = escolher uma base estelar: { $then }
effects-aimed-chooseArea = escolha uma área de espaço: { $then }
    .may = escolher uma área de espaço: { $then }
effects-aimed-rollAtBasestar = jogue o dado contra uma base estelar
    .one = joga o dado contra uma base estelar
    .several = jogam o dado contra uma base estelar
    .may = jogar o dado contra uma base estelar
effects-aimed-rollForArea = jogue o dado para uma área
    .one = joga o dado para uma área
    .several = jogam o dado para uma área
    .may = jogar o dado para uma área
effects-aimed-placeBasestar = coloque 1 base estelar { NOUN($area, case: "at") }: { $then }
    .may = colocar 1 base estelar { NOUN($area, case: "at") }: { $then }
effects-aimed-removeCylons =
    { $brief ->
        [yes] remova todas as naves Cylons de 1 área de espaço
       *[no] escolha uma área de espaço; todas as naves Cylons que estão nela saem do tabuleiro sem serem destruídas
    }
    .one =
        { $brief ->
            [yes] remove todas as naves Cylons de 1 área de espaço
           *[no] escolhe uma área de espaço; todas as naves Cylons que estão nela saem do tabuleiro sem serem destruídas
        }
    .may =
        { $brief ->
            [yes] remover todas as naves Cylons de 1 área de espaço
           *[no] escolher uma área de espaço; todas as naves Cylons que estão nela saem do tabuleiro sem serem destruídas
        }
effects-aimed-destroyAllCylons =
    { $brief ->
        [yes] destrua todas as naves Cylons
       *[no] destrua todas as naves Cylons no espaço
    }
    .may =
        { $brief ->
            [yes] destruir todas as naves Cylons
           *[no] destruir todas as naves Cylons no espaço
        }
effects-aimed-damageBasestar =
    { $brief ->
        [yes] { $count ->
            [1] danifique-a
            [2] danifique-a duas vezes
           *[other] danifique-a { $count } vezes
        }
       *[no] { $count ->
            [1] danifique essa base estelar
            [2] danifique essa base estelar duas vezes
           *[other] danifique essa base estelar { $count } vezes
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] danificá-la
                [2] danificá-la duas vezes
               *[other] danificá-la { $count } vezes
            }
           *[no] { $count ->
                [1] danificar essa base estelar
                [2] danificar essa base estelar duas vezes
               *[other] danificar essa base estelar { $count } vezes
            }
        }
effects-aimed-damageThere =
    { $brief ->
        [yes] danifique { $ships }
       *[no] danifique { $ships } dessa área
    }
    .may =
        { $brief ->
            [yes] danificar { $ships }
           *[no] danificar { $ships } dessa área
        }
effects-aimed-destroyThere =
    { $brief ->
        [yes] destrua { $ships }
       *[no] destrua { $ships } dessa área
    }
    .may =
        { $brief ->
            [yes] destruir { $ships }
           *[no] destruir { $ships } dessa área
        }
effects-aimed-defendCivilian =
    { $brief ->
        [yes] destrua { $raiders } ou { $heavyRaiders } junto a uma nave civil, com risco para ela
       *[no] escolha uma nave civil no espaço; na área dela, destrua { $raiders } ou { $heavyRaiders }. Depois, jogue um dado. Com { $lostOn } ou menos: a nave civil é destruída
    }
    .may =
        { $brief ->
            [yes] destruir { $raiders } ou { $heavyRaiders } junto a uma nave civil, com risco para ela
           *[no] escolher uma nave civil no espaço; na área dela, destruir { $raiders } ou { $heavyRaiders }. Depois, jogue um dado. Com { $lostOn } ou menos: a nave civil é destruída
        }
effects-aimed-sacrifice =
    { $brief ->
        [yes] vá para a Enfermaria e destrua naves da sua área
       *[no] deixe a sua viper e vá para a Enfermaria; na área da viper, destrua até { $raiders }, ou até { $heavyRaiders }, ou 1 base estelar, ou 1 nave civil
    }
    .may =
        { $brief ->
            [yes] ir para a Enfermaria e destruir naves da sua área
           *[no] deixar a sua viper e ir para a Enfermaria; na área da viper, destruir até { $raiders }, ou até { $heavyRaiders }, ou 1 base estelar, ou 1 nave civil
        }
effects-aimed-moveAndAttack =
    { $brief ->
        [yes] voe até qualquer área de espaço e ataque lá
       *[no] mova a sua viper para qualquer área de espaço, e depois você pode atacar 1 nave Cylon na área onde você estiver
    }
    .may =
        { $brief ->
            [yes] voar até qualquer área de espaço e atacar lá
           *[no] mover a sua viper para qualquer área de espaço, e depois pode atacar 1 nave Cylon na área onde você estiver
        }
effects-aimed-markScar = 1 nave de ataque colocada por esta carta é Scar
effects-aimed-interfere =
    { $brief ->
        [yes] as primeiras { $ships } que agirem na sua área de espaço erram
       *[no] as primeiras { $ships } que agirem na sua área de espaço erram, e nenhum dado é jogado para elas
    }
effects-aimed-activateHeavyRaiders = ative as naves de ataque pesado, mas não os centuriões
    .may = ativar as naves de ataque pesado, mas não os centuriões

## effects.fleet

effects-fleet-activate = ative { NOUN($what, case: "the") }
    .may = ativar { NOUN($what, case: "the") }
effects-fleet-activateNext = { NOUN($what, case: "the") }
effects-fleet-launchRaiders = lance 3 naves de ataque de cada base estelar
    .may = lançar 3 naves de ataque de cada base estelar
effects-fleet-briefActivate =
    { $which ->
        [launchRaiders] lance 3 naves de ataque de cada base estelar
        [heavyRaiders] ative as naves de ataque pesado
        [basestars] ative as bases estelares
        [occupation] ative as forças de ocupação
       *[raiders] ative as naves de ataque
    }
    .may =
        { $which ->
            [launchRaiders] lançar 3 naves de ataque de cada base estelar
            [heavyRaiders] ativar as naves de ataque pesado
            [basestars] ativar as bases estelares
            [occupation] ativar as forças de ocupação
           *[raiders] ativar as naves de ataque
        }

effects-fleet-placed = { $ships } { NOUN($area, case: "at") }

effects-fleet-lose = perca { $what }
    .may = perder { $what }
effects-fleet-gain = receba { $what }
    .may = receber { $what }
effects-fleet-place = coloque { $ships }
    .may = colocar { $ships }
effects-fleet-placeCivilians =
    { $brief ->
        [yes] coloque { $ships }
       *[no] coloque { NOUN($ships, case: "each-area") } à escolha do Almirante, ou do CAG, se houver
    }
    .may =
        { $brief ->
            [yes] colocar { $ships }
           *[no] colocar { NOUN($ships, case: "each-area") } à escolha do Almirante, ou do CAG, se houver
        }
effects-fleet-activatePlaced = ative { NOUN($ship, case: "the-pl") } que esta carta acabou de colocar
    .may = ativar { NOUN($ship, case: "the-pl") } que esta carta acabou de colocar
effects-fleet-basestarsAttack = cada base estelar no tabuleiro ataca a Galactica
effects-fleet-briefJumpTrack = Preparação para o Salto { $spaces }
effects-fleet-jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] recue o marcador da frota { $count } espaço na trilha de Preparação para o Salto
           *[other] recue o marcador da frota { $count } espaços na trilha de Preparação para o Salto
        }
       *[no] { $count ->
            [one] avance o marcador da frota { $count } espaço na trilha de Preparação para o Salto
           *[other] avance o marcador da frota { $count } espaços na trilha de Preparação para o Salto
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] recuar o marcador da frota { $count } espaço na trilha de Preparação para o Salto
               *[other] recuar o marcador da frota { $count } espaços na trilha de Preparação para o Salto
            }
           *[no] { $count ->
                [one] avançar o marcador da frota { $count } espaço na trilha de Preparação para o Salto
               *[other] avançar o marcador da frota { $count } espaços na trilha de Preparação para o Salto
            }
        }
effects-fleet-boardCenturions =
    { $brief ->
        [yes] { $ships } na trilha de Embarque da Tropa
       *[no] coloque { $ships } no espaço inicial da trilha de Embarque da Tropa
    }
    .may =
        { $brief ->
            [yes] { $ships } na trilha de Embarque da Tropa
           *[no] colocar { $ships } no espaço inicial da trilha de Embarque da Tropa
        }
effects-fleet-damageGalactica =
    { $count ->
        [1] danifique a Galactica
        [2] danifique a Galactica duas vezes
       *[other] danifique a Galactica { $count } vezes
    }
    .may =
        { $count ->
            [1] danificar a Galactica
            [2] danificar a Galactica duas vezes
           *[other] danificar a Galactica { $count } vezes
        }
effects-fleet-chooseDamage =
    { $brief ->
        [yes] compre { $tokens } e resolva { $resolve }
       *[no] compre { $tokens }, resolva { $resolve } a sua escolha e devolva os outros
    }
    .may =
        { $brief ->
            [yes] comprar { $tokens } e resolver { $resolve }
           *[no] comprar { $tokens }, resolver { $resolve } a sua escolha e devolver os outros
        }
effects-fleet-destroy = destrua { $ships }
    .may = destruir { $ships }
effects-fleet-restoreRaptors =
    { $count ->
        [one] retorne { $count } raptor destruído para a Reserva
       *[other] retorne { $count } raptors destruídos para a Reserva
    }
    .may =
        { $count ->
            [one] retornar { $count } raptor destruído para a Reserva
           *[other] retornar { $count } raptors destruídos para a Reserva
        }
effects-fleet-damageVipers =
    { $where ->
        [reserves] danifique { $vipers } na Reserva
        [space] danifique { $vipers } no espaço
       *[anywhere] danifique { $vipers } no espaço ou na Reserva
    }
    .may =
        { $where ->
            [reserves] danificar { $vipers } na Reserva
            [space] danificar { $vipers } no espaço
           *[anywhere] danificar { $vipers } no espaço ou na Reserva
        }
effects-fleet-damageVipersOf =
    { $where ->
        [reserves] danifique { $vipers } na Reserva
        [space] danifique { $vipers } no espaço
       *[anywhere] danifique { $vipers } no espaço ou na Reserva
    }, { $you ->
        [yes] a sua escolha
       *[no] à escolha { NOUN($who, case: "of") }
    }
    .may =
        { $where ->
            [reserves] danificar { $vipers } na Reserva
            [space] danificar { $vipers } no espaço
           *[anywhere] danificar { $vipers } no espaço ou na Reserva
        }, { $you ->
            [yes] a sua escolha
           *[no] à escolha { NOUN($who, case: "of") }
        }
effects-fleet-destroyVipers =
    { $where ->
        [reserves] destrua { $vipers } na Reserva
       *[space] destrua { $vipers } no espaço
    }
    .may =
        { $where ->
            [reserves] destruir { $vipers } na Reserva
           *[space] destruir { $vipers } no espaço
        }
effects-fleet-destroyAnyViper = destrua { $vipers } (na Reserva, entre as danificadas ou no espaço)
effects-fleet-destroyCivilians =
    { $brief ->
        [yes] destrua { $ships }
       *[no] { $count ->
            [one] compre { $ships } e destrua-a
           *[other] compre { $ships } e destrua-as
        }
    }
    .may =
        { $brief ->
            [yes] destruir { $ships }
           *[no] { $count ->
                [one] comprar { $ships } e destruí-la
               *[other] comprar { $ships } e destruí-las
            }
        }
effects-fleet-recallVipers = todas as vipers no espaço retornam para a Reserva
effects-fleet-destroyCenturions = destrua { $ships } na trilha de Embarque da Tropa
    .may = destruir { $ships } na trilha de Embarque da Tropa
effects-fleet-destroyChosen = destrua { $ships } a sua escolha
    .may = destruir { $ships } a sua escolha
effects-fleet-discardNuke = descarte { $nukes }
    .may = descartar { $nukes }

effects-fleet-repair =
    { $brief ->
        [yes] conserte o seu local, ou { $vipers } se for o Convés do Hangar
       *[no] conserte o local onde você está; no Convés do Hangar, em vez disso, você pode retornar até { $vipers } das danificadas para a Reserva
    }
    .may =
        { $brief ->
            [yes] consertar o seu local, ou { $vipers } se for o Convés do Hangar
           *[no] consertar o local onde você está; no Convés do Hangar, em vez disso, você pode retornar até { $vipers } das danificadas para a Reserva
        }
effects-fleet-restoreShips = até { $vipers } e { $raptors }, danificados ou destruídos, podem retornar para a Reserva
effects-fleet-repairAnywhere =
    { $locations ->
        [one] conserte até { $locations } local danificado e até { $vipers }
       *[other] conserte até { $locations } locais danificados e até { $vipers }
    }
    .may =
        { $locations ->
            [one] consertar até { $locations } local danificado e até { $vipers }
           *[other] consertar até { $locations } locais danificados e até { $vipers }
        }
effects-fleet-repairVipers = conserte { $vipers }
    .may = consertar { $vipers }
effects-fleet-viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] ative uma viper não tripulada
            [2] ative vipers não tripuladas duas vezes
           *[other] ative vipers não tripuladas { $count } vezes
        }
       *[no] { $count ->
            [1] ative até 1 viper não tripulada
           *[other] ative vipers não tripuladas até { $count } vezes
        }
    }
    .one =
        { $mandatory ->
            [yes] { $count ->
                [1] ativa uma viper não tripulada
                [2] ativa vipers não tripuladas duas vezes
               *[other] ativa vipers não tripuladas { $count } vezes
            }
           *[no] { $count ->
                [1] ativa até 1 viper não tripulada
               *[other] ativa vipers não tripuladas até { $count } vezes
            }
        }
    .may =
        { $mandatory ->
            [yes] { $count ->
                [1] ativar uma viper não tripulada
                [2] ativar vipers não tripuladas duas vezes
               *[other] ativar vipers não tripuladas { $count } vezes
            }
           *[no] { $count ->
                [1] ativar até 1 viper não tripulada
               *[other] ativar vipers não tripuladas até { $count } vezes
            }
        }
effects-fleet-launchPilots =
    { $brief ->
        [yes] pilotos na Galactica podem se lançar
       *[no] cada jogador humano com pilotagem no conjunto de perícias que estiver na Galactica, mas não na Prisão, pode se lançar em uma viper da Reserva
    }
effects-fleet-viperAttacks =
    { $count ->
        [one] faça até { $count } ataque com a viper que você pilota
       *[other] faça até { $count } ataques com a viper que você pilota
    }
    .may =
        { $count ->
            [one] fazer até { $count } ataque com a viper que você pilota
           *[other] fazer até { $count } ataques com a viper que você pilota
        }
effects-fleet-launchSelf =
    { $brief ->
        [yes] lance-se como piloto de uma viper
       *[no] lance-se como piloto de uma viper da Reserva, na proa a bombordo ou na popa a bombordo
    }
    .may =
        { $brief ->
            [yes] se lançar como piloto de uma viper
           *[no] se lançar como piloto de uma viper da Reserva, na proa a bombordo ou na popa a bombordo
        }
effects-fleet-ftlJump =
    { $brief ->
        [yes] faça a frota saltar; com 6 ou menos no dado, perde-se a população indicada na trilha
       *[no] jogue um dado. Com 6 ou menos: perca a população indicada na trilha de Preparação para o Salto. Depois, em qualquer caso, a frota salta
    }
    .may =
        { $brief ->
            [yes] fazer a frota saltar; com 6 ou menos no dado, perde-se a população indicada na trilha
           *[no] jogar um dado. Com 6 ou menos: perca a população indicada na trilha de Preparação para o Salto. Depois, em qualquer caso, a frota salta
        }
effects-fleet-galacticaAttack = a Galactica ataca 1 nave Cylon em qualquer área
effects-fleet-attackCenturion =
    { $bonus ->
        [0] ataque 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8)
       *[other] ataque 1 centurião na trilha de Embarque da Tropa (+{ $bonus } na jogada de dado, destruído com 7 ou 8)
    }
    .may =
        { $bonus ->
            [0] atacar 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8)
           *[other] atacar 1 centurião na trilha de Embarque da Tropa (+{ $bonus } na jogada de dado, destruído com 7 ou 8)
        }
effects-fleet-inspectCivilians =
    { $brief ->
        [yes] olhe em segredo até { $ships } e mova-as para áreas adjacentes
       *[no] olhe em segredo a face de até { $ships } no tabuleiro e depois, se quiser, mova cada uma delas para uma área adjacente
    }
    .may =
        { $brief ->
            [yes] olhar em segredo até { $ships } e movê-las para áreas adjacentes
           *[no] olhar em segredo a face de até { $ships } no tabuleiro e depois, se quiser, mover cada uma delas para uma área adjacente
        }
effects-fleet-launchNuke =
    { $brief ->
        [yes] gaste 1 arma nuclear em uma base estelar: danificada 2× com 1 ou 2, destruída com 3 ou mais
       *[no] gaste 1 arma nuclear para atacar uma base estelar e jogue um dado. Com 1 ou 2: ela é danificada duas vezes. Com 3 ou mais: ela é destruída. Com 7 ou 8: 3 naves de ataque da área dela também são destruídas
    }
    .may =
        { $brief ->
            [yes] gastar 1 arma nuclear em uma base estelar: danificada 2× com 1 ou 2, destruída com 3 ou mais
           *[no] gastar 1 arma nuclear para atacar uma base estelar e jogar um dado. Com 1 ou 2: ela é danificada duas vezes. Com 3 ou mais: ela é destruída. Com 7 ou 8: 3 naves de ataque da área dela também são destruídas
        }

## effects.feats

effects-feats-everybodyActs =
    { $brief ->
        [yes] cada jogador se move ou executa 1 ação
       *[no] cada jogador, Cylon ou humano, a partir de você e no sentido horário, pode se mover ou executar 1 ação
    }
effects-feats-gainNuke = o Almirante recebe { $nukes }
effects-feats-strafe =
    { $brief ->
        [yes] em vez do ataque, um dado diz quantas naves de ataque da área são destruídas
       *[no] em vez do ataque, jogue um dado: esse número de naves de ataque na área da viper é destruído, ou todas, se houver menos
    }
    .may =
        { $brief ->
            [yes] em vez do ataque, um dado diz quantas naves de ataque da área são destruídas
           *[no] em vez do ataque, jogar um dado: esse número de naves de ataque na área da viper é destruído, ou todas, se houver menos
        }
effects-feats-nameRoll = escolha o resultado do dado em vez de jogá-lo; nada pode mudá-lo
    .may = escolher o resultado do dado em vez de jogá-lo; nada pode mudá-lo
effects-feats-tradeCards =
    { $brief ->
        [yes] descarte quantas Cartas de Perícia quiser e compre o mesmo número de um só tipo
       *[no] descarte qualquer número de Cartas de Perícia e depois compre o mesmo número, todas de um só tipo do seu conjunto de perícias
    }
    .may =
        { $brief ->
            [yes] descartar quantas Cartas de Perícia quiser e comprar o mesmo número de um só tipo
           *[no] descartar qualquer número de Cartas de Perícia e depois comprar o mesmo número, todas de um só tipo do seu conjunto de perícias
        }
effects-feats-seizeTitle = torne-se { $title }; se estiver na Prisão ou na Detenção, você primeiro se move { NOUN($places, case: "to") }, onde for possível
    .may = se tornar { $title }; se estiver na Prisão ou na Detenção, você primeiro se move { NOUN($places, case: "to") }, onde for possível
effects-feats-arrangeQuorum =
    { $count ->
        [one] olhe a carta do topo do baralho de Quórum e coloque-a de volta
       *[other] olhe { $count } cartas do topo do baralho de Quórum e coloque-as de volta em qualquer ordem
    }
    .may =
        { $count ->
            [one] olhar a carta do topo do baralho de Quórum e colocá-la de volta
           *[other] olhar { $count } cartas do topo do baralho de Quórum e colocá-las de volta em qualquer ordem
        }
