phaseBegins = A frota se estabelece em Nova Cáprica, e os Cylons a ocupam: a Galactica está longe, e todas as naves civis estão bloqueadas
galacticaReturned = A Galactica retorna a Nova Cáprica
departed = { $player } dá a ordem: a Galactica deixa Nova Cáprica para sempre
forcePlaced = Uma força de ocupação é colocada { NOUN($place, case: "at") }
forceMoved = Uma força de ocupação se move { NOUN($from, case: "from") } { NOUN($to, case: "to") }
forceLeft = Uma força de ocupação sai { NOUN($place, case: "from") }
forceDestroyed = Uma força de ocupação é destruída { NOUN($place, case: "at") }
shipPrepared =
    Uma nave civil é preparada ({ $locked ->
        [one] { $locked } bloqueada
       *[other] { $locked } bloqueadas
    }, { $prepared ->
        [one] { $prepared } preparada
       *[other] { $prepared } preparadas
    })
shipEvacuated =
    { $prepared ->
        [one] { $player } evacua uma nave civil: ela está agora { NOUN($area, case: "at") } ({ $prepared } nave ainda preparada)
       *[other] { $player } evacua uma nave civil: ela está agora { NOUN($area, case: "at") } ({ $prepared } naves ainda preparadas)
    }
lockedSeen = { $player } olha a nave bloqueada do topo
lockedSeenOpenly = A nave bloqueada do topo: { $ship }
lockedPutBack =
    { $where ->
        [top] { $player } coloca a nave bloqueada no topo da pilha
       *[bottom] { $player } coloca a nave bloqueada na parte de baixo da pilha
    }

evacuate = escolha para onde vai a nave evacuada
    .help = A nave preparada do topo é colocada ali, virada para baixo. A partir daí, as naves de ataque a perseguem como qualquer nave civil no espaço.
chooseForce = escolha uma força de ocupação
    .help = As que estão no mesmo local são iguais.
lockedShip = devolva a nave bloqueada à pilha
    .help = Só você a viu. A nave do topo é a próxima a ser preparada ou destruída.

phase = Nova Cáprica
    .begins = começa a fase de Nova Cáprica
    .brings = a fase de Nova Cáprica: a frota se estabelece, a Galactica fica longe até a trilha de Preparação para o Salto trazê-la de volta, e só o Almirante pode encerrar a partida
galacticaReturns = Quando a Galactica retorna a Nova Cáprica
leftNewCaprica = a Galactica deixou Nova Cáprica com os sobreviventes

leaveNewCaprica = Deixar Nova Cáprica
    .deed = ordena a partida da Galactica
attackForce = Atacar uma força de ocupação
    .detail = É destruída com 5 ou mais
    .deed = ataca uma força de ocupação
detain = Deter um humano aqui
    .detail = De 1 a 3, Detenção; de 4 a 7, Centro Médico
    .deed = detém um humano
