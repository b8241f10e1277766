execute = você é executado
    .one = é executado
    .several = são executados
    .may = ser executado
inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who }, por sua vez: { $what }
    }
ifFewCards = { $what } se tiver { $count } ou menos na mão
passTitle =
    { $brief ->
        [yes] outro jogador se torna { $title }
       *[no] o título de { $title } passa para o próximo jogador da linha de sucessão
    }
passTitlesOf =
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
borrowTitle = seja { $title } até o final deste turno
    .may = ser { $title } até o final deste turno
differentCards =
    { $brief ->
        [yes] { $count ->
            [one] { $count } Carta de Perícia diferente
           *[other] { $count } Cartas de Perícia diferentes
        }
       *[no] { $cards } de tipos diferentes
    }
loseHighest = perca { $count } do recurso que a frota mais tem
    .may = perder { $count } do recurso que a frota mais tem
protect =
    { $brief ->
        [yes] salve 1 de { $resource }
       *[no] a próxima perda de { $resource } neste turno diminui em 1
    }
    .may =
        { $brief ->
            [yes] salvar 1 de { $resource }
           *[no] a próxima perda de { $resource } neste turno diminui em 1
        }
protectAny =
    { $brief ->
        [yes] salve 1 de um recurso
       *[no] escolha um recurso e reduza em 1 a próxima perda dele neste turno
    }
    .may =
        { $brief ->
            [yes] salvar 1 de um recurso
           *[no] escolher um recurso e reduzir em 1 a próxima perda dele neste turno
        }
giveCard =
    { $brief ->
        [yes] dê { $cards } a esse jogador
       *[no] dê { NOUN($to, case: "to") } { $cards } da sua mão
    }
    .may =
        { $brief ->
            [yes] dar { $cards } a esse jogador
           *[no] dar { NOUN($to, case: "to") } { $cards } da sua mão
        }
takeHand =
    { $brief ->
        [yes] pegue todas as Cartas de Perícia desse jogador
       *[no] pegue para a sua mão todas as Cartas de Perícia { NOUN($who, case: "of") }
    }
    .may =
        { $brief ->
            [yes] pegar todas as Cartas de Perícia desse jogador
           *[no] pegar para a sua mão todas as Cartas de Perícia { NOUN($who, case: "of") }
        }

seedDestiny = embaralhe { $cards } no baralho do Destino
    .may = embaralhar { $cards } no baralho do Destino
replaceDestiny = descarte o baralho do Destino; um novo é formado com { $cards }
    .may = descartar o baralho do Destino; um novo é formado com { $cards }
cullDestiny =
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
swapWithDestiny = coloque esta carta no topo do baralho do Destino e pegue para a sua mão a carta que estava lá
    .may = colocar esta carta no topo do baralho do Destino e pegar para a sua mão a carta que estava lá
lookAtBottom = olhe a última carta de um baralho, a de baixo de todas
    .may = olhar a última carta de um baralho, a de baixo de todas
reorderCrises =
    { $brief ->
        [yes] olhe { $count } Cartas de Crise do topo e reordene-as
       *[no] olhe { $count } cartas do topo do baralho de Crise e coloque cada uma no topo ou na parte de baixo, em qualquer ordem
    }
    .may =
        { $brief ->
            [yes] olhar { $count } Cartas de Crise do topo e reordená-las
           *[no] olhar { $count } cartas do topo do baralho de Crise e colocar cada uma no topo ou na parte de baixo, em qualquer ordem
        }
learn =
    { $brief ->
        [yes] olhe { $count } cartas do topo de um baralho de Perícia; pegue ou adicione todas
       *[no] olhe { $count } cartas do topo de um baralho de Perícia; pegue todas para a sua mão ou adicione todas ao teste
    }
    .may =
        { $brief ->
            [yes] olhar { $count } cartas do topo de um baralho de Perícia; pegar ou adicionar todas
           *[no] olhar { $count } cartas do topo de um baralho de Perícia; pegar todas para a sua mão ou adicionar todas ao teste
        }
nextCrisisJumps = a próxima Carta de Crise comprada neste turno conta como se tivesse o ícone de preparar para o salto
jumpFleet = a frota salta; o Almirante compra apenas { $cards }
anotherDestination = esta carta é descartada e a carta do topo do baralho de Destino toma o lugar dela
resolveCrisis = pegue a Carta de Crise { $crisis } do baralho ou da pilha de descarte, resolva-a e depois embaralhe o baralho
    .may = pegar a Carta de Crise { $crisis } do baralho ou da pilha de descarte, resolvê-la e depois embaralhar o baralho

moraleLostToExecution = nesta partida já tiver sido perdida moral pela execução de um personagem
