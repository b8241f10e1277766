## modules.pegasus

modules-pegasus-damaged = A Pegasus sofre dano { NOUN($place, case: "at") }
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

modules-treachery-reckless = O teste é imprudente por causa de { $card }
modules-treachery-abilitiesStopped = Nenhuma habilidade de teste de perícia é resolvida neste teste por causa de { $card }
modules-treachery-treacheryTurned = { $card } é revelada do baralho de Traição, porque o teste é imprudente

## effects.treachery

effects-treachery-makeReckless =
    { $brief ->
        [yes] teste imprudente
       *[no] o teste se torna imprudente (só uma carta dessas pode ser jogada em um teste)
    }
effects-treachery-stopAbilities =
    { $brief ->
        [yes] sem habilidades de teste de perícia neste teste
       *[no] nenhuma habilidade de teste de perícia é resolvida neste teste (não vale em um teste imprudente, e este não pode mais se tornar imprudente)
    }

effects-treachery-reckless = o teste for imprudente

## modules.executions

modules-executions-executed = Execução: { $character } ({ $player })
modules-executions-provedHuman = { $player } era do lado humano
modules-executions-newcomerStranded = { $player } começa fora do tabuleiro, não se move nem age em seu próximo turno e entra em jogo no início do turno seguinte

modules-executions-proveLoyalty = escolha a Carta de Lealdade que você mostra
    .help = Seu personagem é executado. Um Cylon mostra uma carta de Cylon a sua escolha e se torna jogador Cylon; qualquer outro mostra todas.
modules-executions-newCharacter = escolha seu novo personagem
    .help =
        { $keeps ->
            [yes] Seu personagem foi executado. Você continua com qualquer personagem que não tenha estado nesta partida e mantém suas Cartas de Lealdade viradas para cima.
           *[no] Seu personagem foi executado. Você continua com qualquer personagem que não tenha estado nesta partida e recebe uma nova Carta de Lealdade.
        }

## modules.cylonLeaders

modules-cylonLeaders-noTeam = Você não pertence a nenhuma equipe: vence só pela sua Agenda.

modules-cylonLeaders-agendaDealt = { $player } recebe uma Agenda
modules-cylonLeaders-infiltrates = { $player } se infiltra { NOUN($place, case: "at") } e conta como jogador humano
modules-cylonLeaders-infiltrationEnded = { $player } encerra a infiltração e volta a ser jogador Cylon
modules-cylonLeaders-basestarLeaves = A base estelar { NOUN($area, case: "at") } sai do tabuleiro
modules-cylonLeaders-swapped = { $one } e { $other } trocam suas mãos
modules-cylonLeaders-swappedOpenly = { $one } e { $other } trocam suas mãos: { $one } recebe { $oneGets }, { $other } recebe { $otherGets }
modules-cylonLeaders-noCards = nenhuma carta
modules-cylonLeaders-destinyTaken = { $player } pega { $cards } do baralho do Destino
modules-cylonLeaders-destinyPut = { $player } coloca { $cards } no topo do baralho do Destino

modules-cylonLeaders-putOnDestiny = coloque uma Carta de Perícia no baralho do Destino
    .help = A carta que você devolver primeiro será a primeira a ser comprada. Ninguém mais vê as cartas.
modules-cylonLeaders-nameDraw = diga o tipo da carta que { $player } compra
    .help = Pode ser um tipo fora do conjunto de perícias desse jogador.
modules-cylonLeaders-addToCheck =
    { $count ->
        [one] escolha a carta que você adiciona ao teste
       *[other] escolha as cartas que você adiciona ao teste
    }
    .help =
        { $count ->
            [any] Qualquer número, e todos as veem. O teste é contado com elas.
            [one] Todos veem o que você adiciona. O teste é contado com ela.
           *[other] Todos veem o que você adiciona. O teste é contado com elas.
        }

## effects.cylonLeaders

effects-cylonLeaders-infiltrate =
    { $brief ->
        [yes] infiltre-se: mova-se para a Galactica
       *[no] infiltre-se: mova-se para qualquer local da Galactica e conte como jogador humano a partir de agora
    }
    .may =
        { $brief ->
            [yes] se infiltrar: mover-se para a Galactica
           *[no] se infiltrar: mover-se para qualquer local da Galactica e contar como jogador humano a partir de agora
        }
effects-cylonLeaders-removeBasestar = ela sai do tabuleiro
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
       *[no] pegue aleatoriamente 1 Carta de Perícia da mão { NOUN($whose, case: "of") }
    }
    .may =
        { $brief ->
            [yes] pegar 1 carta aleatória da mão { NOUN($whose, case: "of") }
           *[no] pegar aleatoriamente 1 Carta de Perícia da mão { NOUN($whose, case: "of") }
        }
effects-cylonLeaders-drawNamed =
    { $brief ->
        [yes] compre 1 carta do tipo que você disser
       *[no] compre 1 Carta de Perícia do tipo que você disser
    }
    .one =
        { $brief ->
            [yes] compra 1 carta do tipo que você disser
           *[no] compra 1 Carta de Perícia do tipo que você disser
        }
    .several =
        { $brief ->
            [yes] compram 1 carta do tipo que você disser
           *[no] compram 1 Carta de Perícia do tipo que você disser
        }
    .may =
        { $brief ->
            [yes] comprar 1 carta do tipo que você disser
           *[no] comprar 1 Carta de Perícia do tipo que você disser
        }
effects-cylonLeaders-addAnyToCheck = adicione ao teste qualquer número de Cartas de Perícia da sua mão
    .may = adicionar ao teste qualquer número de Cartas de Perícia da sua mão
effects-cylonLeaders-addToCheck = adicione ao teste { $cards } da mão, com a face para cima
    .one = adiciona ao teste { $cards } da mão, com a face para cima
    .may = adicionar ao teste { $cards } da mão, com a face para cima

effects-cylonLeaders-mayInfiltrate = você for um Líder Cylon ou o Cylon Solidário

## modules.newCaprica

modules-newCaprica-phaseBegins = A frota se estabelece em Nova Cáprica, e os Cylons a ocupam: a Galactica está longe, e todas as naves civis estão bloqueadas
modules-newCaprica-galacticaReturned = A Galactica retorna a Nova Cáprica
modules-newCaprica-departed = { $player } dá a ordem: a Galactica deixa Nova Cáprica para sempre
modules-newCaprica-forcePlaced = Uma força de ocupação é colocada { NOUN($place, case: "at") }
modules-newCaprica-forceMoved = Uma força de ocupação se move { NOUN($from, case: "from") } { NOUN($to, case: "to") }
modules-newCaprica-forceLeft = Uma força de ocupação sai { NOUN($place, case: "from") }
modules-newCaprica-forceDestroyed = Uma força de ocupação é destruída { NOUN($place, case: "at") }
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
        [top] { $player } coloca a nave bloqueada no topo da pilha
       *[bottom] { $player } coloca a nave bloqueada na parte de baixo da pilha
    }

modules-newCaprica-evacuate = escolha para onde vai a nave evacuada
    .help = A nave preparada do topo é colocada ali, virada para baixo. A partir daí, as naves de ataque a perseguem como qualquer nave civil no espaço.
modules-newCaprica-chooseForce = escolha uma força de ocupação
    .help = As que estão no mesmo local são iguais.
modules-newCaprica-lockedShip = devolva a nave bloqueada à pilha
    .help = Só você a viu. A nave do topo é a próxima a ser preparada ou destruída.

modules-newCaprica-phase = Nova Cáprica
    .begins = começa a fase de Nova Cáprica
    .brings = a fase de Nova Cáprica: a frota se estabelece, a Galactica fica longe até a trilha de Preparação para o Salto trazê-la de volta, e só o Almirante pode encerrar a partida
modules-newCaprica-galacticaReturns = Quando a Galactica retorna a Nova Cáprica
modules-newCaprica-leftNewCaprica = a Galactica deixou Nova Cáprica com os sobreviventes

modules-newCaprica-leaveNewCaprica = Deixar Nova Cáprica
    .deed = ordena a partida da Galactica
modules-newCaprica-attackForce = Atacar uma força de ocupação
    .detail = É destruída com 5 ou mais
    .deed = ataca uma força de ocupação
modules-newCaprica-detain = Deter um humano aqui
    .detail = De 1 a 3, Detenção; de 4 a 7, Centro Médico
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
       *[no] evacue 1 nave civil e depois, se quiser, mova-se sem custo para um local da Galactica
    }
    .one =
        { $brief ->
            [yes] evacua 1 nave civil e se move para a Galactica
           *[no] evacua 1 nave civil e depois, se quiser, se move sem custo para um local da Galactica
        }
    .several =
        { $brief ->
            [yes] evacuam 1 nave civil e se movem para a Galactica
           *[no] evacuam 1 nave civil e depois, se quiser, se movem sem custo para um local da Galactica
        }
    .may =
        { $brief ->
            [yes] evacuar 1 nave civil e se mover para a Galactica
           *[no] evacuar 1 nave civil e depois, se quiser, se mover sem custo para um local da Galactica
        }
effects-newCaprica-placeForces = coloque { $forces } na Autoridade de Ocupação
    .may = colocar { $forces } na Autoridade de Ocupação
effects-newCaprica-activateForce = ative 1 força de ocupação a sua escolha
    .may = ativar 1 força de ocupação a sua escolha
effects-newCaprica-destroyForces = destrua { $forces }
    .one = destrói { $forces }
    .several = destroem { $forces }
    .may = destruir { $forces }
effects-newCaprica-lookAtLocked =
    { $brief ->
        [yes] olhe a nave Bloqueada do topo e mova-a
       *[no] olhe em segredo a Nave Civil Bloqueada do topo e coloque-a no topo ou na parte de baixo dessa pilha
    }
    .may =
        { $brief ->
            [yes] olhar a nave Bloqueada do topo e movê-la
           *[no] olhar em segredo a Nave Civil Bloqueada do topo e colocá-la no topo ou na parte de baixo dessa pilha
        }
effects-newCaprica-skipPrepareForJump = este turno não tem a etapa de Preparar para o Salto
effects-newCaprica-depart =
    { $brief ->
        [yes] parta de vez: naves e pessoas deixadas em Nova Cáprica se perdem, e a partida termina
       *[no] a Galactica deixa Nova Cáprica de vez. Todas as Naves Civis Bloqueadas e Preparadas são destruídas, e todos os personagens humanos em Nova Cáprica são executados. Depois, a partida termina: os humanos vencem se nenhum recurso estiver esgotado
    }
    .may =
        { $brief ->
            [yes] partir de vez: naves e pessoas deixadas em Nova Cáprica se perdem, e a partida termina
           *[no] a Galactica deixa Nova Cáprica de vez. Todas as Naves Civis Bloqueadas e Preparadas são destruídas, e todos os personagens humanos em Nova Cáprica são executados. Depois, a partida termina: os humanos vencem se nenhum recurso estiver esgotado
        }

effects-newCaprica-inOrbit = a Galactica tiver retornado à órbita
