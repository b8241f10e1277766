discard =
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
draw = compre { $cards }
    .one = compra { $cards }
    .several = compram, cada um, { $cards }
    .may = comprar { $cards }
briefHand = a mão inteira
cardsOfOne =
    { $count ->
        [one] { $count } Carta de Perícia de { $skills }
       *[other] { $count } Cartas de Perícia, cada uma de { $skills }
    }
cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } de qualquer tipo
           *[other] { $cards } de qualquer tipo
        }
        [cylon] { $cards } de qualquer tipo (um Líder Cylon: do próprio conjunto de perícias)
        [you] { $cards } do seu conjunto de perícias
        [chosen] { $cards } do conjunto de perícias desse jogador
       *[theirs] { $cards } do próprio conjunto de perícias
    }

send = você é enviado { NOUN($to, case: "to") }
    .one = é enviado { NOUN($to, case: "to") }
    .several = são enviados { NOUN($to, case: "to") }
    .may = ser enviado { NOUN($to, case: "to") }
everybodyAt = todos que estiverem { NOUN($locations, case: "at") } são enviados { NOUN($to, case: "to") }
everybodyAboard = todos que estiverem { NOUN($board, case: "on") } são enviados { NOUN($to, case: "to") }

choose = escolha { $player }
    .one = escolhe { $player }
    .several = escolhem { $player }
    .may = escolher { $player }
chooseTo = escolha { $player }, que { $deeds }
    .one = escolhe { $player }, que { $deeds }
    .several = escolhem { $player }, que { $deeds }
    .may = escolher { $player }, que { $deeds }
chooseAnd = escolha { $player } e { $deed }
    .one = escolhe { $player } e { $deed }
    .several = escolhem { $player } e { $deed }
    .may = escolher { $player } e { $deed }
chooseThen = escolha { $player }: { $then }
    .one = escolhe { $player }: { $then }
    .several = escolhem { $player }: { $then }
    .may = escolher { $player }: { $then }

lookAtLoyalty =
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
giveTitle = torne-se { $title }
    .one = se torna { $title }
    .several = se tornam { $title }
    .may = se tornar { $title }
leave =
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
release =
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
ordered = mova-se e depois execute 1 ação, ou execute 2 ações sem se mover
    .one = se move e depois executa 1 ação, ou executa 2 ações sem se mover
    .several = se movem e depois executam 1 ação, ou executam 2 ações sem se mover
    .may = se mover e depois executar 1 ação, ou executar 2 ações sem se mover
order = escolha outro jogador humano, que pode se mover e executar 1 ação, ou executar 2 ações
    .may = escolher outro jogador humano, que pode se mover e executar 1 ação, ou executar 2 ações
extraActions =
    { $count ->
        [one] execute mais { $count } ação
       *[other] execute mais { $count } ações
    }
    .may =
        { $count ->
            [one] executar mais { $count } ação
           *[other] executar mais { $count } ações
        }
takeCard =
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
handOverLoyalty =
    { $brief ->
        [yes] até a distância { $distance }, passe as suas Cartas de Lealdade
       *[no] se a frota tiver viajado { $distance } ou menos, passe a outro jogador todas as suas Cartas de Lealdade viradas para baixo
    }
    .may =
        { $brief ->
            [yes] até a distância { $distance }, passar as suas Cartas de Lealdade
           *[no] se a frota tiver viajado { $distance } ou menos, passar a outro jogador todas as suas Cartas de Lealdade viradas para baixo
        }
