moveOn =
    { $how ->
        [outOfBrig] saia da Prisão para outro local de qualquer nave, sem custo
       *[anyShip] mova-se para outro local de qualquer nave, sem custo
    }
    .may =
        { $how ->
            [outOfBrig] sair da Prisão para outro local de qualquer nave, sem custo
           *[anyShip] se mover para outro local de qualquer nave, sem custo
        }
surveyCivilians =
    { $brief ->
        [yes] olhe em segredo todas as naves civis e mova-as para áreas adjacentes
       *[no] olhe em segredo a face de todas as naves civis no tabuleiro e depois, se quiser, mova cada uma para uma área de espaço adjacente
    }
    .may =
        { $brief ->
            [yes] olhar em segredo todas as naves civis e movê-las para áreas adjacentes
           *[no] olhar em segredo a face de todas as naves civis no tabuleiro e depois, se quiser, mover cada uma para uma área de espaço adjacente
        }
hideCivilians =
    { $brief ->
        [yes] { $count ->
            [one] { $ships } a sua escolha sai do tabuleiro
           *[other] { $ships } a sua escolha saem do tabuleiro
        }
       *[no] { $count ->
            [one] { $ships } a sua escolha sai do tabuleiro e é misturada à pilha de naves civis não utilizadas
           *[other] { $ships } a sua escolha saem do tabuleiro e são misturadas à pilha de naves civis não utilizadas
        }
    }
takeDestiny =
    { $brief ->
        [yes] pegue { $cards } do baralho do Destino
       *[no] pegue { $cards } do topo do baralho do Destino para a sua mão
    }
    .may =
        { $brief ->
            [yes] pegar { $cards } do baralho do Destino
           *[no] pegar { $cards } do topo do baralho do Destino para a sua mão
        }
dealLoyalty =
    { $brief ->
        [yes] receba 1 Carta de Lealdade
       *[no] compre 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
    }
    .one =
        { $brief ->
            [yes] recebe 1 Carta de Lealdade
           *[no] compra 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
        }
    .several =
        { $brief ->
            [yes] recebem 1 Carta de Lealdade
           *[no] compram 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
        }
    .may =
        { $brief ->
            [yes] receber 1 Carta de Lealdade
           *[no] comprar 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
        }
repairGalactica =
    { $count ->
        [one] conserte até { $count } local da Galactica
       *[other] conserte até { $count } locais da Galactica
    }
    .may =
        { $count ->
            [one] consertar até { $count } local da Galactica
           *[other] consertar até { $count } locais da Galactica
        }
repairUpToVipers = conserte até { $vipers }
    .may = consertar até { $vipers }
flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] ative uma viper não tripulada uma vez
            [2] ative uma viper não tripulada duas vezes
           *[other] ative uma viper não tripulada { $count } vezes
        }
       *[no] { $count ->
            [1] escolha uma viper não tripulada e ative-a até uma vez
            [2] escolha uma viper não tripulada e ative-a até duas vezes
           *[other] escolha uma viper não tripulada e ative-a até { $count } vezes
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] ativar uma viper não tripulada uma vez
                [2] ativar uma viper não tripulada duas vezes
               *[other] ativar uma viper não tripulada { $count } vezes
            }
           *[no] { $count ->
                [1] escolher uma viper não tripulada e ativá-la até uma vez
                [2] escolher uma viper não tripulada e ativá-la até duas vezes
               *[other] escolher uma viper não tripulada e ativá-la até { $count } vezes
            }
        }
vipersDestroyRaiders = destrua 1 nave de ataque para cada viper não tripulada no espaço, na mesma área
    .may = destruir 1 nave de ataque para cada viper não tripulada no espaço, na mesma área
clearArea = todas as naves Cylons dessa área são destruídas
pushBackCenturions =
    { $count ->
        [one] todos os centuriões recuam { $count } espaço na trilha de Embarque da Tropa
       *[other] todos os centuriões recuam { $count } espaços na trilha de Embarque da Tropa
    }
damageUnmanned =
    { $count ->
        [one] danifique { $count } viper não tripulada no espaço, a sua escolha
       *[other] danifique { $count } vipers não tripuladas no espaço, a sua escolha
    }
    .may =
        { $count ->
            [one] danificar { $count } viper não tripulada no espaço, a sua escolha
           *[other] danificar { $count } vipers não tripuladas no espaço, a sua escolha
        }
