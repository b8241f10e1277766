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

effects-branches-onRoll = com { $range }: { $what }
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
effects-branches-chooseTo = escolha isto: { $deeds }
    .one = escolhe isto: { $deeds }
    .several = escolhem isto: { $deeds }
    .may = escolher isto: { $deeds }
effects-branches-chooseThis = escolha isto: { $option }
    .one = escolhe isto: { $option }
    .several = escolhem isto: { $option }
    .may = escolher isto: { $option }
effects-branches-chooseSeveral = escolha { $take } destas opções e depois resolva-as na ordem escolhida: { $options }
    .one = escolhe { $take } destas opções e depois as resolve na ordem escolhida: { $options }
    .several = escolhem { $take } destas opções e depois as resolvem na ordem escolhida: { $options }
    .may = escolher { $take } destas opções e depois resolvê-las na ordem escolhida: { $options }
effects-branches-chooseSeveralBelow = escolha { $take } destas opções e depois resolva-as na ordem escolhida:
    .one = escolhe { $take } destas opções e depois as resolve na ordem escolhida:
    .several = escolhem { $take } destas opções e depois as resolvem na ordem escolhida:
    .may = escolher { $take } destas opções e depois resolvê-las na ordem escolhida:

effects-branches-if = se { $condition }, { $what }
effects-branches-ifThey = { $what } se { $condition }
effects-branches-otherwise = caso contrário: { $what }

effects-branches-risk = arrisque { $stake } e jogue um dado. Com { $range }: { $what }. Com menos: { $lost ->
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
    .one = arrisca { $stake } e joga um dado. Com { $range }: { $what }. Com menos: { $lost ->
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
    .several = arriscam { $stake } e jogam um dado. Com { $range }: { $what }. Com menos: { $lost ->
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
    .may = arriscar { $stake } e jogar um dado. Com { $range }: { $what }. Com menos: { $lost ->
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
effects-branches-briefRisk = arrisque { $stake }: com { $range }, { $what }
    .one = arrisca { $stake }: com { $range }, { $what }
    .several = arriscam { $stake }: com { $range }, { $what }
    .may = arriscar { $stake }: com { $range }, { $what }

## effects.people

effects-people-discard =
    { $how ->
        [random] descarte { $cards } aleatoriamente
        [together] descarte { $cards } (ao mesmo tempo)
       *[chosen] descarte { $cards }
    }
    .one =
        { $how ->
            [random] descarta { $cards } aleatoriamente
            [together] descarta { $cards } (ao mesmo tempo)
           *[chosen] descarta { $cards }
        }
    .several =
        { $how ->
            [random] descartam, cada um, { $cards } aleatoriamente
            [together] descartam, cada um, { $cards } (ao mesmo tempo)
           *[chosen] descartam, cada um, { $cards }
        }
    .may =
        { $how ->
            [random] descartar { $cards } aleatoriamente
            [together] descartar { $cards } (ao mesmo tempo)
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

effects-people-send = você vai { NOUN($to, case: "to") }
    .one = vai { NOUN($to, case: "to") }
    .several = vão { NOUN($to, case: "to") }
    .may = ir { NOUN($to, case: "to") }
effects-people-everybodyAt = todos os que estão { NOUN($locations, case: "at") } vão { NOUN($to, case: "to") }
effects-people-everybodyAboard = todos os que estão { NOUN($board, case: "on") } vão { NOUN($to, case: "to") }

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
           *[no] olhe 1 Carta de Lealdade aleatória, virada para baixo, { NOUN($whose, case: "of") }
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
               *[no] olha 1 Carta de Lealdade aleatória, virada para baixo, { NOUN($whose, case: "of") }
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
               *[no] olham 1 Carta de Lealdade aleatória, virada para baixo, { NOUN($whose, case: "of") }
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
               *[no] olhar 1 Carta de Lealdade aleatória, virada para baixo, { NOUN($whose, case: "of") }
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
effects-people-ordered = mova-se e execute 1 ação, ou execute 2 ações
    .one = se move e executa 1 ação, ou executa 2 ações
    .several = se movem e executam 1 ação, ou executam 2 ações
    .may = se mover e executar 1 ação, ou executar 2 ações
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
            [yes] olhe as Cartas de Perícia da mão desse jogador e pegue 1
           *[no] olhe as Cartas de Perícia da mão de outro jogador e pegue 1
        }
    }
    .may =
        { $brief ->
            [yes] { $chosen ->
                [yes] pegar 1 Carta de Perícia da mão desse jogador
               *[no] pegar 1 Carta de Perícia da mão de outro jogador
            }
           *[no] { $chosen ->
                [yes] olhar as Cartas de Perícia da mão desse jogador e pegar 1
               *[no] olhar as Cartas de Perícia da mão de outro jogador e pegar 1
            }
        }
effects-people-handOverLoyalty =
    { $brief ->
        [yes] até a distância { $distance }, passe as suas Cartas de Lealdade
       *[no] se a frota tiver percorrido uma distância de { $distance } ou menos, passe a outro jogador todas as suas Cartas de Lealdade viradas para baixo
    }
    .may =
        { $brief ->
            [yes] até a distância { $distance }, passar as suas Cartas de Lealdade
           *[no] se a frota tiver percorrido uma distância de { $distance } ou menos, passar a outro jogador todas as suas Cartas de Lealdade viradas para baixo
        }

## effects.cards

effects-cards-pickQuorum = compre { $cards }, resolva 1 e coloque as outras embaixo do baralho
    .may = comprar { $cards }, resolver 1 e colocar as outras embaixo do baralho
effects-cards-playQuorum = jogue 1 Carta de Quórum da sua mão
    .may = jogar 1 Carta de Quórum da sua mão
effects-cards-exchangeQuorum =
    { $brief ->
        [yes] troque quantas Cartas de Quórum quiser
       *[no] descarte quantas Cartas de Quórum quiser e compre o mesmo número
    }
    .may =
        { $brief ->
            [yes] trocar quantas Cartas de Quórum quiser
           *[no] descartar quantas Cartas de Quórum quiser e comprar o mesmo número
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
        [untilJump] mantenha esta carta em jogo até a frota saltar
        [untilLossOrJump] mantenha esta carta em jogo até a frota saltar ou uma nave civil ou base estelar ser destruída
        [untilBasestarLostOrJump] mantenha esta carta em jogo até a frota saltar ou uma base estelar ser destruída
        [untilNoRaidersOrJump] mantenha esta carta em jogo até a frota saltar ou não restar nenhuma nave de ataque
        [untilScarLostOrJump] mantenha esta carta em jogo até a frota saltar ou Scar ser destruída
       *[toEnd] mantenha esta carta em jogo
    }
    .may =
        { $until ->
            [untilJump] manter esta carta em jogo até a frota saltar
            [untilLossOrJump] manter esta carta em jogo até a frota saltar ou uma nave civil ou base estelar ser destruída
            [untilBasestarLostOrJump] manter esta carta em jogo até a frota saltar ou uma base estelar ser destruída
            [untilNoRaidersOrJump] manter esta carta em jogo até a frota saltar ou não restar nenhuma nave de ataque
            [untilScarLostOrJump] manter esta carta em jogo até a frota saltar ou Scar ser destruída
           *[toEnd] manter esta carta em jogo
        }
effects-cards-removeCard = remova esta carta da partida
    .may = remover esta carta da partida
effects-cards-countAsDistance = coloque esta carta ao lado do objetivo; ela conta como { $distance } de distância
    .may = colocar esta carta ao lado do objetivo; ela conta como { $distance } de distância
effects-cards-anotherCrisis =
    { $brief ->
        [yes] depois, outra Carta de Crise é comprada
       *[no] depois dos ícones de ativação, o jogador atual compra e resolve outra Carta de Crise
    }
effects-cards-lookAtTop =
    { $brief ->
        [yes] { $deck ->
            [crisis] olhe a carta do topo do baralho de Crise
            [destination] olhe a carta do topo do baralho de Destino
           *[either] olhe a carta do topo do baralho de Crise ou de Destino
        }
       *[no] { $deck ->
            [crisis] olhe a carta do topo do baralho de Crise e coloque-a no topo ou embaixo
            [destination] olhe a carta do topo do baralho de Destino e coloque-a no topo ou embaixo
           *[either] olhe a carta do topo do baralho de Crise ou de Destino e coloque-a no topo ou embaixo
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
                [crisis] olhar a carta do topo do baralho de Crise e colocá-la no topo ou embaixo
                [destination] olhar a carta do topo do baralho de Destino e colocá-la no topo ou embaixo
               *[either] olhar a carta do topo do baralho de Crise ou de Destino e colocá-la no topo ou embaixo
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
            [2] compre { $cards }, resolva 1 e coloque a outra embaixo do baralho
           *[other] compre { $cards }, resolva 1 e coloque as outras embaixo do baralho
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
                [2] comprar { $cards }, resolver 1 e colocar a outra embaixo do baralho
               *[other] comprar { $cards }, resolver 1 e colocar as outras embaixo do baralho
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

effects-fates-execute = o seu personagem é executado
    .one = é executado
    .several = são executados
    .may = ser executado
effects-fates-inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who }, na ordem dos turnos: { $what }
    }
effects-fates-ifFewCards = { $what } se tiver { $count } ou menos
effects-fates-passTitle =
    { $brief ->
        [yes] outro jogador se torna { $title }
       *[no] o título de { $title } passa para o próximo jogador da linha de sucessão
    }
effects-fates-passTitlesOf =
    { $brief ->
        [yes] perca todos os títulos
       *[no] perca todos os títulos (cada um passa ao próximo da sua linha de sucessão)
    }
    .one =
        { $brief ->
            [yes] perde todos os títulos
           *[no] perde todos os títulos (cada um passa ao próximo da sua linha de sucessão)
        }
    .several =
        { $brief ->
            [yes] perdem todos os títulos
           *[no] perdem todos os títulos (cada um passa ao próximo da sua linha de sucessão)
        }
    .may =
        { $brief ->
            [yes] perder todos os títulos
           *[no] perder todos os títulos (cada um passa ao próximo da sua linha de sucessão)
        }
effects-fates-borrowTitle = tome o título de { $title } de quem o tem, até o final deste turno
    .may = tomar o título de { $title } de quem o tem, até o final deste turno
effects-fates-differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } Carta de Perícia diferente
           *[other] { $count } Cartas de Perícia diferentes
        }
       *[no] { $cards } de tipos diferentes
    }
effects-fates-loseHighest = perca { $count } do recurso mais alto da frota
    .may = perder { $count } do recurso mais alto da frota
effects-fates-protect =
    { $brief ->
        [yes] salve 1 de { $resource }
       *[no] reduza em 1 a próxima perda { NOUN($resource, case: "of") } neste turno
    }
    .may =
        { $brief ->
            [yes] salvar 1 de { $resource }
           *[no] reduzir em 1 a próxima perda { NOUN($resource, case: "of") } neste turno
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
    .one =
        { $brief ->
            [yes] pega todas as Cartas de Perícia desse jogador
           *[no] pega para a sua mão todas as Cartas de Perícia { NOUN($who, case: "of") }
        }
    .may =
        { $brief ->
            [yes] pegar todas as Cartas de Perícia desse jogador
           *[no] pegar para a sua mão todas as Cartas de Perícia { NOUN($who, case: "of") }
        }

effects-fates-seedDestiny = embaralhe { $cards } no baralho do Destino
    .may = embaralhar { $cards } no baralho do Destino
effects-fates-replaceDestiny = descarte o baralho do Destino e monte um novo com { $cards }
    .may = descartar o baralho do Destino e montar um novo com { $cards }
effects-fates-cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] descarte { $cards } ou nenhuma do baralho do Destino
           *[no] descarte { $cards } do baralho do Destino
        }
       *[no] { $optional ->
            [yes] olhe o baralho do Destino, descarte dele { $cards } (ou nenhuma) e embaralhe o resto
           *[no] olhe o baralho do Destino, descarte dele { $cards } e embaralhe o resto
        }
    }
    .may =
        { $brief ->
            [yes] { $optional ->
                [yes] descartar { $cards } ou nenhuma do baralho do Destino
               *[no] descartar { $cards } do baralho do Destino
            }
           *[no] { $optional ->
                [yes] olhar o baralho do Destino, descartar dele { $cards } (ou nenhuma) e embaralhar o resto
               *[no] olhar o baralho do Destino, descartar dele { $cards } e embaralhar o resto
            }
        }
effects-fates-swapWithDestiny = troque esta carta pela carta do topo do baralho do Destino
    .may = trocar esta carta pela carta do topo do baralho do Destino
effects-fates-lookAtBottom = olhe a última carta de um baralho
    .may = olhar a última carta de um baralho
effects-fates-reorderCrises =
    { $brief ->
        [yes] olhe as { $count } Cartas de Crise do topo e mude a ordem delas
       *[no] olhe as { $count } cartas do topo do baralho de Crise e coloque cada uma no topo ou embaixo, em qualquer ordem
    }
    .may =
        { $brief ->
            [yes] olhar as { $count } Cartas de Crise do topo e mudar a ordem delas
           *[no] olhar as { $count } cartas do topo do baralho de Crise e colocar cada uma no topo ou embaixo, em qualquer ordem
        }
effects-fates-learn =
    { $brief ->
        [yes] olhe as { $count } cartas do topo de um baralho de Perícia; pegue ou adicione todas
       *[no] olhe as { $count } cartas do topo de um baralho de Perícia; pegue todas para a sua mão ou adicione todas ao teste
    }
    .may =
        { $brief ->
            [yes] olhar as { $count } cartas do topo de um baralho de Perícia; pegar ou adicionar todas
           *[no] olhar as { $count } cartas do topo de um baralho de Perícia; pegar todas para a sua mão ou adicionar todas ao teste
        }
effects-fates-nextCrisisJumps = a próxima Carta de Crise comprada neste turno ganha um ícone de salto
effects-fates-jumpFleet = a frota salta; o Almirante compra apenas { $cards }
effects-fates-anotherDestination = descarte esta carta e resolva a carta do topo do baralho de Destino no lugar dela
effects-fates-resolveCrisis = procure a Carta de Crise “{ $crisis }” no baralho ou na pilha de descarte e resolva-a; depois, embaralhe o baralho
    .may = procurar a Carta de Crise “{ $crisis }” no baralho ou na pilha de descarte e resolvê-la; depois, embaralhar o baralho

effects-fates-moraleLostToExecution = a frota já tiver perdido moral por uma execução nesta partida

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
effects-aimed-placeBasestar = coloque 1 base estelar { NOUN($area, case: "at") }; { $then }
    .may = colocar 1 base estelar { NOUN($area, case: "at") }; { $then }
effects-aimed-removeCylons =
    { $brief ->
        [yes] remova todas as naves Cylons de 1 área de espaço
       *[no] escolha uma área de espaço e remova todas as naves Cylons de lá (elas não são destruídas)
    }
    .one =
        { $brief ->
            [yes] remove todas as naves Cylons de 1 área de espaço
           *[no] escolhe uma área de espaço e remove todas as naves Cylons de lá (elas não são destruídas)
        }
    .may =
        { $brief ->
            [yes] remover todas as naves Cylons de 1 área de espaço
           *[no] escolher uma área de espaço e remover todas as naves Cylons de lá (elas não são destruídas)
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
       *[no] danifique { $ships } nessa área
    }
    .may =
        { $brief ->
            [yes] danificar { $ships }
           *[no] danificar { $ships } nessa área
        }
effects-aimed-destroyThere =
    { $brief ->
        [yes] destrua { $ships }
       *[no] destrua { $ships } nessa área
    }
    .may =
        { $brief ->
            [yes] destruir { $ships }
           *[no] destruir { $ships } nessa área
        }
effects-aimed-defendCivilian =
    { $brief ->
        [yes] destrua { $raiders } ou { $heavyRaiders } junto a uma nave civil, que corre risco
       *[no] escolha uma nave civil no espaço; destrua { $raiders } ou { $heavyRaiders } na área dela. Jogue um dado. Com { $lostOn } ou menos: destrua a nave civil
    }
    .may =
        { $brief ->
            [yes] destruir { $raiders } ou { $heavyRaiders } junto a uma nave civil, que corre risco
           *[no] escolher uma nave civil no espaço; destruir { $raiders } ou { $heavyRaiders } na área dela. Jogar um dado. Com { $lostOn } ou menos: destruir a nave civil
        }
effects-aimed-sacrifice =
    { $brief ->
        [yes] vá para a Enfermaria e destrua naves da sua área
       *[no] destrua até { $raiders }, até { $heavyRaiders }, 1 base estelar ou 1 nave civil na sua área; você deixa a sua viper e vai para a Enfermaria
    }
    .may =
        { $brief ->
            [yes] ir para a Enfermaria e destruir naves da sua área
           *[no] destruir até { $raiders }, até { $heavyRaiders }, 1 base estelar ou 1 nave civil na sua área; você deixa a sua viper e vai para a Enfermaria
        }
effects-aimed-moveAndAttack =
    { $brief ->
        [yes] voe até qualquer área de espaço e ataque lá
       *[no] mova a sua viper para qualquer área de espaço; depois, você pode atacar 1 nave Cylon na sua área
    }
    .may =
        { $brief ->
            [yes] voar até qualquer área de espaço e atacar lá
           *[no] mover a sua viper para qualquer área de espaço; depois, pode atacar 1 nave Cylon na sua área
        }
effects-aimed-markScar = 1 das naves de ataque colocadas por esta carta é Scar
effects-aimed-interfere =
    { $brief ->
        [yes] as primeiras { $ships } a agir na sua área de espaço erram
       *[no] as primeiras { $ships } a agir na sua área de espaço erram automaticamente
    }
effects-aimed-activateHeavyRaiders = ative as naves de ataque pesado (os centuriões não avançam)
    .may = ativar as naves de ataque pesado (os centuriões não avançam)

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
effects-fleet-gain = ganhe { $what }
    .may = ganhar { $what }
effects-fleet-place = coloque { $ships }
    .may = colocar { $ships }
effects-fleet-placeCivilians =
    { $brief ->
        [yes] coloque { $ships }
       *[no] { $count ->
            [one] o CAG (ou o Almirante, se não houver CAG) coloca { $ships } na área que escolher
           *[other] o CAG (ou o Almirante, se não houver CAG) coloca { $ships } nas áreas que escolher
        }
    }
    .may =
        { $brief ->
            [yes] colocar { $ships }
           *[no] { $count ->
                [one] o CAG (ou o Almirante, se não houver CAG) coloca { $ships } na área que escolher
               *[other] o CAG (ou o Almirante, se não houver CAG) coloca { $ships } nas áreas que escolher
            }
        }
effects-fleet-activatePlaced = ative { NOUN($ship, case: "the-pl") } que esta carta acaba de colocar
    .may = ativar { NOUN($ship, case: "the-pl") } que esta carta acaba de colocar
effects-fleet-basestarsAttack = cada base estelar ataca a Galactica
effects-fleet-briefJumpTrack = trilha de salto { $spaces }
effects-fleet-jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] recue { $count } espaço o marcador da frota
           *[other] recue { $count } espaços o marcador da frota
        }
       *[no] { $count ->
            [one] avance { $count } espaço o marcador da frota
           *[other] avance { $count } espaços o marcador da frota
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] recuar { $count } espaço o marcador da frota
               *[other] recuar { $count } espaços o marcador da frota
            }
           *[no] { $count ->
                [one] avançar { $count } espaço o marcador da frota
               *[other] avançar { $count } espaços o marcador da frota
            }
        }
effects-fleet-boardCenturions =
    { $brief ->
        [yes] coloque { $ships } na trilha de Embarque da Tropa
       *[no] coloque { $ships } no início da trilha de Embarque da Tropa
    }
    .may =
        { $brief ->
            [yes] colocar { $ships } na trilha de Embarque da Tropa
           *[no] colocar { $ships } no início da trilha de Embarque da Tropa
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
       *[no] compre { $tokens }, escolha { $resolve } para resolver e devolva os outros
    }
    .may =
        { $brief ->
            [yes] comprar { $tokens } e resolver { $resolve }
           *[no] comprar { $tokens }, escolher { $resolve } para resolver e devolver os outros
        }
effects-fleet-destroy = destrua { $ships }
    .may = destruir { $ships }
effects-fleet-restoreRaptors =
    { $count ->
        [one] devolva { $count } raptor destruído à Reserva
       *[other] devolva { $count } raptors destruídos à Reserva
    }
    .may =
        { $count ->
            [one] devolver { $count } raptor destruído à Reserva
           *[other] devolver { $count } raptors destruídos à Reserva
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
        [yes] à sua escolha
       *[no] à escolha { NOUN($who, case: "of") }
    }
    .may =
        { $where ->
            [reserves] danificar { $vipers } na Reserva
            [space] danificar { $vipers } no espaço
           *[anywhere] danificar { $vipers } no espaço ou na Reserva
        }, { $you ->
            [yes] à sua escolha
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
    .may = destruir { $vipers } (na Reserva, entre as danificadas ou no espaço)
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
effects-fleet-recallVipers = devolva à Reserva todas as vipers no espaço
    .may = devolver à Reserva todas as vipers no espaço
effects-fleet-destroyCenturions = destrua { $ships } na trilha de Embarque da Tropa
    .may = destruir { $ships } na trilha de Embarque da Tropa
effects-fleet-destroyChosen = destrua { $ships } à sua escolha
    .may = destruir { $ships } à sua escolha
effects-fleet-discardNuke = descarte { $nukes }
    .may = descartar { $nukes }

effects-fleet-repair =
    { $brief ->
        [yes] conserte o seu local, ou { $vipers } no Convés do Hangar
       *[no] conserte o seu local ou, se estiver no Convés do Hangar, em vez disso até { $vipers }
    }
    .may =
        { $brief ->
            [yes] consertar o seu local, ou { $vipers } no Convés do Hangar
           *[no] consertar o seu local ou, se estiver no Convés do Hangar, em vez disso até { $vipers }
        }
effects-fleet-restoreShips = devolva à Reserva até { $vipers } e { $raptors } (danificados ou destruídos)
    .may = devolver à Reserva até { $vipers } e { $raptors } (danificados ou destruídos)
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
        [yes] os pilotos na Galactica podem decolar
       *[no] cada jogador humano na Galactica (fora da Prisão) com pilotagem no conjunto de perícias pode decolar com uma viper da Reserva
    }
effects-fleet-viperAttacks =
    { $count ->
        [one] faça até { $count } ataque com a sua viper
       *[other] faça até { $count } ataques com a sua viper
    }
    .may =
        { $count ->
            [one] fazer até { $count } ataque com a sua viper
           *[other] fazer até { $count } ataques com a sua viper
        }
effects-fleet-launchSelf =
    { $brief ->
        [yes] decole com uma viper
       *[no] decole com uma viper da Reserva, na proa a bombordo ou na popa a bombordo
    }
    .may =
        { $brief ->
            [yes] decolar com uma viper
           *[no] decolar com uma viper da Reserva, na proa a bombordo ou na popa a bombordo
        }
effects-fleet-ftlJump =
    { $brief ->
        [yes] faça a frota saltar; com 6 ou menos no dado, perca a população indicada na trilha de salto
       *[no] jogue um dado. Com 6 ou menos: perca a população indicada na trilha de Preparação para o Salto. Depois, a frota salta
    }
    .may =
        { $brief ->
            [yes] fazer a frota saltar; com 6 ou menos no dado, perder a população indicada na trilha de salto
           *[no] jogar um dado. Com 6 ou menos: perder a população indicada na trilha de Preparação para o Salto. Depois, a frota salta
        }
effects-fleet-galacticaAttack = a Galactica ataca 1 nave Cylon em qualquer área
effects-fleet-attackCenturion =
    { $bonus ->
        [0] ataque 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8)
       *[other] ataque 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8; some { $bonus } ao dado)
    }
    .may =
        { $bonus ->
            [0] atacar 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8)
           *[other] atacar 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8; some { $bonus } ao dado)
        }
effects-fleet-inspectCivilians =
    { $brief ->
        [yes] olhe em segredo até { $ships } e mova-as para áreas adjacentes
       *[no] olhe em segredo até { $ships } no espaço; depois, você pode mover cada uma para uma área adjacente
    }
    .may =
        { $brief ->
            [yes] olhar em segredo até { $ships } e movê-las para áreas adjacentes
           *[no] olhar em segredo até { $ships } no espaço; depois, pode mover cada uma para uma área adjacente
        }
effects-fleet-launchNuke =
    { $brief ->
        [yes] arma nuclear em uma base estelar: danificada 2× com 1 ou 2, destruída com 3 ou mais
       *[no] descarte 1 arma nuclear, escolha uma base estelar e jogue um dado. Com 1 ou 2: danifique-a duas vezes. Com 3 a 6: destrua-a. Com 7 ou 8: destrua-a e mais 3 naves de ataque na área dela
    }
    .may =
        { $brief ->
            [yes] arma nuclear em uma base estelar: danificada 2× com 1 ou 2, destruída com 3 ou mais
           *[no] descartar 1 arma nuclear, escolher uma base estelar e jogar um dado. Com 1 ou 2: danificá-la duas vezes. Com 3 a 6: destruí-la. Com 7 ou 8: destruí-la e mais 3 naves de ataque na área dela
        }

## effects.feats

effects-feats-everybodyActs =
    { $brief ->
        [yes] cada jogador se move ou executa 1 ação
       *[no] a partir de você, no sentido horário, cada jogador (Cylon ou humano) pode se mover ou executar 1 ação
    }
effects-feats-gainNuke = o Almirante ganha { $nukes }
effects-feats-strafe =
    { $brief ->
        [yes] em vez de atacar, o dado diz quantas naves de ataque ali são destruídas
       *[no] jogue um dado em vez de atacar e destrua esse número de naves de ataque na área da viper (ou todas, se houver menos)
    }
    .may =
        { $brief ->
            [yes] em vez de atacar, o dado diz quantas naves de ataque ali são destruídas
           *[no] jogar um dado em vez de atacar e destruir esse número de naves de ataque na área da viper (ou todas, se houver menos)
        }
effects-feats-nameRoll = escolha o resultado em vez de jogar o dado; nada pode mudá-lo
    .may = escolher o resultado em vez de jogar o dado; nada pode mudá-lo
effects-feats-tradeCards =
    { $brief ->
        [yes] descarte quantas Cartas de Perícia quiser e compre o mesmo número de um só tipo
       *[no] descarte quantas Cartas de Perícia quiser e compre o mesmo número de um só tipo do seu conjunto de perícias
    }
    .may =
        { $brief ->
            [yes] descartar quantas Cartas de Perícia quiser e comprar o mesmo número de um só tipo
           *[no] descartar quantas Cartas de Perícia quiser e comprar o mesmo número de um só tipo do seu conjunto de perícias
        }
effects-feats-seizeTitle = torne-se { $title }; se estiver na Prisão ou na Detenção, mova-se antes { NOUN($places, case: "to") }
    .may = se tornar { $title }; se estiver na Prisão ou na Detenção, mover-se antes { NOUN($places, case: "to") }
effects-feats-arrangeQuorum =
    { $count ->
        [one] olhe a carta do topo do baralho de Quórum e coloque-a de volta
       *[other] olhe as { $count } cartas do topo do baralho de Quórum e devolva-as em qualquer ordem
    }
    .may =
        { $count ->
            [one] olhar a carta do topo do baralho de Quórum e colocá-la de volta
           *[other] olhar as { $count } cartas do topo do baralho de Quórum e devolvê-las em qualquer ordem
        }
