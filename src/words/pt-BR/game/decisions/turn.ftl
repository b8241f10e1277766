left =
    { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }
startingHand = mão inicial

exchangeQuorum = escolha as Cartas de Quórum que você descarta
    .help = Você compra tantas quantas descartar. O que você descartar é visto por todos.
chooseCharacter = escolha seu personagem
    .help = De agora em diante você joga com este personagem. Líderes políticos, líderes militares e pilotos só podem ser escolhidos do tipo que tem mais personagens restantes; todos os outros, a qualquer momento.
keptButTaken = { $character } estava em reserva para você, mas agora não está mais disponível.
chooseSetupLocation = escolha onde você começa
    .help = Seu personagem começa a partida neste local.
chooseStartArea = escolha onde sua viper começa
    .help = Você começa pilotando-a, em uma das duas áreas de lançamento.
drawSkill = compre uma Carta de Perícia
    .help = Escolha o baralho. Você recebe a carta do topo; ninguém mais a vê, mas todos veem de qual baralho você comprou.
multiSkill =
    { $count ->
        [one] escolha o tipo de { $cards }
       *[other] escolha os tipos de { $cards }
    }
    .help = Seu conjunto de perícias permite escolher entre estes tipos. Você decide antes de comprar qualquer uma delas.
move = escolha para onde ir
    .help = Dentro de uma nave, mover-se é gratuito; ir para um local em outra nave custa 1 Carta de Perícia. Depois você executa sua ação, normalmente a do local onde está.
payForMove = descarte 1 Carta de Perícia para se mover { NOUN($place, case: "to") }
    .help = Mover-se para outra nave custa 1 Carta de Perícia à sua escolha. Você chega assim que ela é paga.
action = escolha sua ação
    .help =
        { $step ->
            [yes] Você executa uma ação: a do seu local, de uma carta da sua mão, do seu personagem ou do seu título. Depois, a menos que esteja na Prisão ou seja Cylon, você compra uma Carta de Crise.
           *[no] Você executa uma ação: a do seu local, de uma carta da sua mão, do seu personagem ou do seu título.
        }
offer = você pode fazer isto a qualquer momento: { $label }
    .help = Você pode fazer isto sempre que a partida estiver esperando alguém. Ninguém espera por isto, e ninguém mais sabe que você pode fazê-lo.
orders = { $player } dá a você uma Executive Order: o que você faz?
    .help = Mova-se e depois execute 1 ação, ou fique e execute 2 ações. Você decide cada parte quando ela chegar. Este não é o seu turno: nenhuma outra etapa acontece depois.
emergency = escolha sua parte
    .help = Mova-se ou execute 1 ação. Na Prisão, só é possível agir. Nenhuma outra etapa acontece depois.
tradeCards = descarte qualquer número de Cartas de Perícia
    .help = Depois você escolhe um tipo do seu conjunto de perícias e compra o mesmo número de cartas dele. O que você descartar é visto por todos.
discard = descarte { $cards }
    .help = Escolha quais. O que você descartar é visto por todos.
discardToLimit = descarte { $cards } para respeitar o limite de cartas na mão
    .help = Ninguém pode terminar um turno com mais Cartas de Perícia do que o limite de cartas na mão, normalmente 10. O que você descartar é visto por todos.
discardAtReveal = descarte { $cards } porque você se revela
    .help = Quem se revela como Cylon fica com 3 Cartas de Perícia. O que você descartar é visto por todos.
discardAfterInfiltration = descarte { $cards } porque sua infiltração termina
    .help = Quem encerra a infiltração na Prisão fica com 3 Cartas de Perícia. O que você descartar é visto por todos.
discardAsCost = descarte { $cards } como custo
    .help = O custo precisa ser pago antes do efeito. O que você descartar é visto por todos.
discardQuorum = descarte { $cards }
    .help = O Presidente não pode terminar um turno com mais de 10 Cartas de Quórum.
react = quer reagir?
    .help = Você pode fazer algo agora, { $moment }. A partida espera uma resposta, mas ninguém fica sabendo que ela espera por você.
reactionOrder = escolha qual reação vem primeiro
    .help = Mais de uma reação foi anunciada { $moment }. Como jogador atual, você decide a ordem.
movementEndOrder = escolha o que vem primeiro
    .help = No final da sua etapa de Movimento, mais de uma coisa acontece com você. Você decide a ordem: o que vem primeiro pode mudar o resto, ou poupar você disso.
contribute = adicione Cartas de Perícia ao teste
    .help = As cartas das perícias listadas no teste contam a favor, todas as outras contra. Todos veem quantas cartas você adiciona, ninguém vê quais.
