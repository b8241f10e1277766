pickQuorum = compre { $cards }, resolva 1 e coloque as outras na parte de baixo do baralho
    .may = comprar { $cards }, resolver 1 e colocar as outras na parte de baixo do baralho
playQuorum = jogue 1 Carta de Quórum da sua mão
    .may = jogar 1 Carta de Quórum da sua mão
exchangeQuorum =
    { $brief ->
        [yes] troque quantas Cartas de Quórum quiser
       *[no] descarte qualquer número de Cartas de Quórum da sua mão e compre o mesmo número
    }
    .may =
        { $brief ->
            [yes] trocar quantas Cartas de Quórum quiser
           *[no] descartar qualquer número de Cartas de Quórum da sua mão e comprar o mesmo número
        }
attachTo =
    { $brief ->
        [yes] dê esta carta a esse jogador
       *[no] dê esta carta { NOUN($who, case: "to") }
    }
    .may =
        { $brief ->
            [yes] dar esta carta a esse jogador
           *[no] dar esta carta { NOUN($who, case: "to") }
        }
keepInPlay =
    { $until ->
        [untilJump] esta carta fica em jogo até a frota saltar
        [untilLossOrJump] esta carta fica em jogo até uma nave civil ou uma base estelar ser destruída ou a frota saltar
        [untilBasestarLostOrJump] esta carta fica em jogo até uma base estelar ser destruída ou a frota saltar
        [untilNoRaidersOrJump] esta carta fica em jogo até não restar nenhuma nave de ataque ou a frota saltar
        [untilScarLostOrJump] esta carta fica em jogo até Scar ser destruída ou a frota saltar
       *[toEnd] esta carta fica em jogo
    }
removeCard = esta carta é removida da partida
countAsDistance = esta carta é colocada ao lado do objetivo e conta como { $distance } de distância
anotherCrisis =
    { $brief ->
        [yes] depois, outra Carta de Crise é comprada
       *[no] depois dos ícones de ativação desta carta, o jogador atual compra e resolve outra Carta de Crise
    }
lookAtTop =
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
pickCrisis =
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

playSuperCrisis =
    { $brief ->
        [yes] jogue uma Carta de Super Crise
       *[no] jogue uma Carta de Super Crise da sua mão
    }
    .may =
        { $brief ->
            [yes] jogar uma Carta de Super Crise
           *[no] jogar uma Carta de Super Crise da sua mão
        }
launchFromBasestars = cada base estelar lança { $ships }
exchangeSuperCrisis =
    { $brief ->
        [yes] troque a sua Carta de Super Crise
       *[no] descarte a sua Carta de Super Crise e compre uma nova
    }
    .may =
        { $brief ->
            [yes] trocar a sua Carta de Super Crise
           *[no] descartar a sua Carta de Super Crise e comprar uma nova
        }
