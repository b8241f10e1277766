## modules.pegasus

modules-pegasus-damaged = a Pegasus sofre dano { NOUN($place, case: "at") }
modules-pegasus-lost = { NOUN($board, case: "the") } é destruída

## effects.pegasus

effects-pegasus-damage =
    { $count ->
        [1] danifique a Pegasus
        [2] danifique a Pegasus duas vezes
       *[other] danifique a Pegasus { $count } vezes
    }
    .may =
        { $count ->
            [1] danificar a Pegasus
            [2] danificar a Pegasus duas vezes
           *[other] danificar a Pegasus { $count } vezes
        }

## modules.treachery

modules-treachery-reckless = { $card } torna o teste imprudente
modules-treachery-abilitiesStopped = { $card } anula todas as habilidades de teste de perícia neste teste
modules-treachery-treacheryTurned = { $card } sai do baralho de Traição, porque o teste é imprudente

## effects.treachery

effects-treachery-makeReckless =
    { $brief ->
        [yes] teste imprudente
       *[no] este teste se torna imprudente (limite: uma carta assim por teste)
    }
effects-treachery-stopAbilities =
    { $brief ->
        [yes] sem habilidades de teste de perícia neste teste
       *[no] ignore todas as habilidades de teste de perícia neste teste (não em um teste imprudente, e o teste não pode se tornar imprudente)
    }
    .may =
        { $brief ->
            [yes] sem habilidades de teste de perícia neste teste
           *[no] ignorar todas as habilidades de teste de perícia neste teste (não em um teste imprudente, e o teste não pode se tornar imprudente)
        }

effects-treachery-reckless = o teste for imprudente

## modules.executions

modules-executions-executed = Executam { $character } ({ $player })
modules-executions-provedHuman = { $player } era humano de verdade
modules-executions-newcomerStranded = { $player } começa fora do tabuleiro, passa o próximo turno sem se mover nem agir e chega no início do seguinte

modules-executions-proveLoyalty = escolha qual Carta de Lealdade revelar
    .help = O seu personagem vai ser executado. Um Cylon revela uma carta de Cylon à sua escolha e se torna jogador Cylon; quem não é revela todas as Cartas de Lealdade.
modules-executions-newCharacter = escolha o seu novo personagem
    .help =
        { $keeps ->
            [yes] O seu personagem foi executado. Você continua com qualquer personagem que não tenha estado nesta partida e mantém as suas Cartas de Lealdade viradas para cima.
           *[no] O seu personagem foi executado. Você continua com qualquer personagem que não tenha estado nesta partida e recebe uma nova Carta de Lealdade.
        }

## modules.cylonLeaders

modules-cylonLeaders-noTeam = Você não pertence a nenhuma equipe: só a sua Agenda decide se você vence.

modules-cylonLeaders-agendaDealt = { $player } recebe uma Agenda
modules-cylonLeaders-infiltrates = { $player } se infiltra { NOUN($place, case: "at") } e agora conta como jogador humano
modules-cylonLeaders-infiltrationEnded = { $player } encerra a infiltração e volta a ser jogador Cylon
modules-cylonLeaders-basestarLeaves = A base estelar { NOUN($area, case: "at") } sai do tabuleiro
modules-cylonLeaders-swapped = { $one } e { $other } trocam as mãos de cartas
modules-cylonLeaders-swappedOpenly = { $one } e { $other } trocam as mãos de cartas: { $one } recebe { $oneGets }, { $other } recebe { $otherGets }
modules-cylonLeaders-noCards = nenhuma carta
modules-cylonLeaders-destinyTaken = { $player } pega { $cards } do baralho do Destino
modules-cylonLeaders-destinyPut = { $player } coloca { $cards } no topo do baralho do Destino

modules-cylonLeaders-putOnDestiny = coloque uma Carta de Perícia no topo do baralho do Destino
    .help = A primeira carta que você colocar será a primeira a ser comprada. Ninguém mais as vê.
modules-cylonLeaders-nameDraw = escolha o tipo da carta que { $player } compra
    .help = Pode ser um tipo fora do conjunto de perícias desse jogador.
modules-cylonLeaders-addToCheck =
    { $count ->
        [one] escolha uma carta para adicionar ao teste
       *[other] escolha cartas para adicionar ao teste
    }
    .help =
        { $count ->
            [any] Adicione quantas quiser. Todos as veem, e elas contam no teste.
            [one] Todos veem a carta que você adiciona, e ela conta no teste.
           *[other] Todos veem as cartas que você adiciona, e elas contam no teste.
        }

## effects.cylonLeaders

effects-cylonLeaders-infiltrate =
    { $brief ->
        [yes] infiltre-se: mova-se para a Galactica
       *[no] infiltre-se: mova-se para qualquer local da Galactica; agora você conta como jogador humano
    }
    .may =
        { $brief ->
            [yes] se infiltrar: mover-se para a Galactica
           *[no] se infiltrar: mover-se para qualquer local da Galactica; agora você conta como jogador humano
        }
effects-cylonLeaders-removeBasestar =
    { $brief ->
        [yes] remova 1 base estelar do tabuleiro
       *[no] remova-a do tabuleiro
    }
    .may =
        { $brief ->
            [yes] remover 1 base estelar do tabuleiro
           *[no] removê-la do tabuleiro
        }
effects-cylonLeaders-glimpseDestiny =
    { $brief ->
        [yes] troque { $cards } com o baralho do Destino
       *[no] compre { $cards } do baralho do Destino e depois coloque { $cards } da sua mão no topo dele
    }
    .may =
        { $brief ->
            [yes] trocar { $cards } com o baralho do Destino
           *[no] comprar { $cards } do baralho do Destino e depois colocar { $cards } da sua mão no topo dele
        }
effects-cylonLeaders-swapHands = troque todas as Cartas de Perícia da sua mão pelas { NOUN($who, case: "of") }
    .may = trocar todas as Cartas de Perícia da sua mão pelas { NOUN($who, case: "of") }
effects-cylonLeaders-takeRandomCard =
    { $brief ->
        [yes] pegue 1 carta aleatória da mão { NOUN($whose, case: "of") }
       *[no] pegue 1 Carta de Perícia aleatória da mão { NOUN($whose, case: "of") }
    }
    .may =
        { $brief ->
            [yes] pegar 1 carta aleatória da mão { NOUN($whose, case: "of") }
           *[no] pegar 1 Carta de Perícia aleatória da mão { NOUN($whose, case: "of") }
        }
effects-cylonLeaders-drawNamed =
    { $brief ->
        [yes] compre 1 carta do tipo que você escolher
       *[no] compre 1 Carta de Perícia do tipo que você escolher
    }
    .one =
        { $brief ->
            [yes] compra 1 carta do tipo que você escolher
           *[no] compra 1 Carta de Perícia do tipo que você escolher
        }
    .several =
        { $brief ->
            [yes] compram 1 carta do tipo que você escolher
           *[no] compram 1 Carta de Perícia do tipo que você escolher
        }
    .may =
        { $brief ->
            [yes] comprar 1 carta do tipo que você escolher
           *[no] comprar 1 Carta de Perícia do tipo que você escolher
        }
effects-cylonLeaders-addAnyToCheck = adicione ao teste qualquer número de Cartas de Perícia da sua mão
    .may = adicionar ao teste qualquer número de Cartas de Perícia da sua mão
effects-cylonLeaders-addToCheck = adicione ao teste { $cards } da sua mão, virada para cima
    .one = adiciona ao teste { $cards } da mão, virada para cima
    .may = adicionar ao teste { $cards } da mão, virada para cima

effects-cylonLeaders-mayInfiltrate = você for um Líder Cylon ou o Cylon Solidário

## modules.newCaprica

modules-newCaprica-phaseBegins = A frota se instala em Nova Cáprica, e os Cylons a ocupam. A Galactica se foi; todas as naves civis estão bloqueadas
modules-newCaprica-galacticaReturned = A Galactica retorna a Nova Cáprica
modules-newCaprica-departed = { $player } dá a ordem: a Galactica deixa Nova Cáprica para sempre
modules-newCaprica-forcePlaced = uma força de ocupação aparece { NOUN($place, case: "at") }
modules-newCaprica-forceMoved = Uma força de ocupação se move { NOUN($from, case: "from") } { NOUN($to, case: "to") }
modules-newCaprica-forceLeft = Uma força de ocupação sai { NOUN($place, case: "from") }
modules-newCaprica-forceDestroyed = uma força de ocupação é destruída { NOUN($place, case: "at") }
modules-newCaprica-shipPrepared =
    Uma nave civil é preparada ({ $locked ->
        [one] { $locked } bloqueada
       *[other] { $locked } bloqueadas
    }, { $prepared ->
        [one] { $prepared } preparada
       *[other] { $prepared } preparadas
    })
modules-newCaprica-shipEvacuated =
    { $prepared ->
        [one] { $player } evacua uma nave civil: ela está agora { NOUN($area, case: "at") } ({ $prepared } nave ainda preparada)
       *[other] { $player } evacua uma nave civil: ela está agora { NOUN($area, case: "at") } ({ $prepared } naves ainda preparadas)
    }
modules-newCaprica-lockedSeen = { $player } olha a nave bloqueada do topo
modules-newCaprica-lockedSeenOpenly = A nave bloqueada do topo: { $ship }
modules-newCaprica-lockedPutBack =
    { $where ->
        [top] { $player } devolve a nave bloqueada ao topo da pilha
       *[bottom] { $player } passa a nave bloqueada para baixo da pilha
    }

modules-newCaprica-evacuate = escolha onde colocar a nave evacuada
    .help = A nave preparada do topo é colocada ali, virada para baixo. Daí em diante, as naves de ataque a caçam como qualquer nave civil no espaço.
modules-newCaprica-chooseForce = escolha uma força de ocupação
    .help = As forças no mesmo local são iguais.
modules-newCaprica-lockedShip = devolva a nave bloqueada à pilha
    .help = Só você a viu. A nave do topo é a próxima a ser preparada ou destruída.

modules-newCaprica-phase = Nova Cáprica
    .begins = começa a fase de Nova Cáprica
    .brings = a fase de Nova Cáprica (a frota se instala, a Galactica fica longe até a trilha de Preparação para o Salto trazê-la de volta, e só o Almirante pode encerrar a partida)
modules-newCaprica-galacticaReturns = Quando a Galactica retorna a Nova Cáprica
modules-newCaprica-leftNewCaprica = a Galactica deixou Nova Cáprica com os sobreviventes

modules-newCaprica-leaveNewCaprica = Deixar Nova Cáprica
    .deed = ordena a partida da Galactica
modules-newCaprica-attackForce = Atacar uma força de ocupação
    .detail = É destruída com 5 ou mais
    .deed = ataca uma força de ocupação
modules-newCaprica-detain = Deter um humano aqui
    .detail = Com 1 a 3, Detenção; com 4 a 7, Centro Médico
    .deed = detém um humano

## effects.newCaprica

effects-newCaprica-prepareShip = prepare 1 nave civil
    .may = preparar 1 nave civil
effects-newCaprica-evacuateShip = evacue 1 nave civil
    .one = evacua 1 nave civil
    .several = evacuam 1 nave civil
    .may = evacuar 1 nave civil
effects-newCaprica-evacuateAndMove =
    { $brief ->
        [yes] evacue 1 nave civil e mova-se para a Galactica
       *[no] evacue 1 nave civil e depois, se quiser, mova-se de graça para um local da Galactica
    }
    .one =
        { $brief ->
            [yes] evacua 1 nave civil e se move para a Galactica
           *[no] evacua 1 nave civil e depois, se quiser, se move de graça para um local da Galactica
        }
    .several =
        { $brief ->
            [yes] evacuam 1 nave civil e se movem para a Galactica
           *[no] evacuam 1 nave civil e depois, se quiserem, se movem de graça para um local da Galactica
        }
    .may =
        { $brief ->
            [yes] evacuar 1 nave civil e se mover para a Galactica
           *[no] evacuar 1 nave civil e depois, se quiser, se mover de graça para um local da Galactica
        }
effects-newCaprica-placeForces = coloque { $forces } na Autoridade de Ocupação
    .may = colocar { $forces } na Autoridade de Ocupação
effects-newCaprica-activateForce = ative 1 força de ocupação à sua escolha
    .may = ativar 1 força de ocupação à sua escolha
effects-newCaprica-destroyForces = destrua { $forces }
    .one = destrói { $forces }
    .several = destroem { $forces }
    .may = destruir { $forces }
effects-newCaprica-lookAtLocked =
    { $brief ->
        [yes] olhe a nave bloqueada do topo e mova-a
       *[no] olhe em segredo a nave civil bloqueada do topo e coloque-a no topo ou embaixo da pilha
    }
    .may =
        { $brief ->
            [yes] olhar a nave bloqueada do topo e movê-la
           *[no] olhar em segredo a nave civil bloqueada do topo e colocá-la no topo ou embaixo da pilha
        }
effects-newCaprica-skipPrepareForJump = pule a etapa de Preparar para o Salto neste turno
effects-newCaprica-depart =
    { $brief ->
        [yes] parta de vez: naves e pessoas deixadas em Nova Cáprica se perdem, e a partida termina
       *[no] a Galactica deixa Nova Cáprica de vez. Destrua todas as naves civis bloqueadas e preparadas e execute todos os humanos em Nova Cáprica. A partida termina; os humanos vencem se nenhum recurso estiver em 0
    }
    .may =
        { $brief ->
            [yes] partir de vez: naves e pessoas deixadas em Nova Cáprica se perdem, e a partida termina
           *[no] a Galactica deixa Nova Cáprica de vez. Destrua todas as naves civis bloqueadas e preparadas e execute todos os humanos em Nova Cáprica. A partida termina; os humanos vencem se nenhum recurso estiver em 0
        }

effects-newCaprica-inOrbit = a Galactica tiver voltado
