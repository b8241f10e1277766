prepareShip = prepare 1 nave civil
    .may = preparar 1 nave civil
evacuateShip = evacue 1 nave civil
    .one = evacua 1 nave civil
    .several = evacuam 1 nave civil
    .may = evacuar 1 nave civil
evacuateAndMove =
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
placeForces = coloque { $forces } na Autoridade de Ocupação
    .may = colocar { $forces } na Autoridade de Ocupação
activateForce = ative 1 força de ocupação a sua escolha
    .may = ativar 1 força de ocupação a sua escolha
destroyForces = destrua { $forces }
    .one = destrói { $forces }
    .several = destroem { $forces }
    .may = destruir { $forces }
lookAtLocked =
    { $brief ->
        [yes] olhe a nave Bloqueada do topo e mova-a
       *[no] olhe em segredo a Nave Civil Bloqueada do topo e coloque-a no topo ou na parte de baixo dessa pilha
    }
    .may =
        { $brief ->
            [yes] olhar a nave Bloqueada do topo e movê-la
           *[no] olhar em segredo a Nave Civil Bloqueada do topo e colocá-la no topo ou na parte de baixo dessa pilha
        }
skipPrepareForJump = este turno não tem a etapa de Preparar para o Salto
depart =
    { $brief ->
        [yes] parta de vez: naves e pessoas deixadas em Nova Cáprica se perdem, e a partida termina
       *[no] a Galactica deixa Nova Cáprica de vez. Todas as Naves Civis Bloqueadas e Preparadas são destruídas, e todos os personagens humanos em Nova Cáprica são executados. Depois, a partida termina: os humanos vencem se nenhum recurso estiver esgotado
    }
    .may =
        { $brief ->
            [yes] partir de vez: naves e pessoas deixadas em Nova Cáprica se perdem, e a partida termina
           *[no] a Galactica deixa Nova Cáprica de vez. Todas as Naves Civis Bloqueadas e Preparadas são destruídas, e todos os personagens humanos em Nova Cáprica são executados. Depois, a partida termina: os humanos vencem se nenhum recurso estiver esgotado
        }

inOrbit = a Galactica tiver retornado à órbita
