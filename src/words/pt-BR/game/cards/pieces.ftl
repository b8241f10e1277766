raider = Quando as naves de ataque são ativadas, cada uma ataca uma viper na sua área, ou destrói ali uma nave civil, ou se move em direção à nave civil mais próxima. Sem nenhuma nave civil no espaço, ataca a Galactica e a danifica com 8.
raiderHit = É destruída com 3 ou mais.
heavyRaider = Quando as naves de ataque pesado são ativadas, cada uma se move em direção à proa ou à popa a bombordo. A que já estiver lá embarca na Galactica: um centurião começa na trilha de Embarque da Tropa.
heavyRaiderHit = É destruída com 7 ou 8.
basestar = Quando as bases estelares são ativadas, cada uma ataca a Galactica e a danifica com 4 ou mais.
basestarHit = É danificada por uma viper com 8 e pelo Controle de Armas com 5 ou mais. 3 danos a destroem.

raptor = Um batedor da frota. Fica na Reserva e é colocado em risco ou perdido ali.
fighter = Um caça da frota, não tripulado ou pilotado por um jogador que saiba pilotar. É lançado na proa ou na popa a bombordo.
fliesFar =
    { $count ->
        [one] Com um movimento, voa até { $count } área.
       *[other] Com um movimento, voa até { $count } áreas.
    }
attackedByRaider =
    { $how ->
        [damaged] Atacado por uma nave de ataque, sofre dano com { $damaged }.
        [destroyed] Atacado por uma nave de ataque, sai destruído com { $destroyed }.
       *[both] Atacado por uma nave de ataque, sofre dano com { $damaged } e sai destruído com { $destroyed }.
    }
neverDamaged = O que causaria dano a ele o destrói.
mayStay = Pode ficar onde está quando a frota salta.
attacks =
    { $how ->
        [damaged] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; uma base estelar é danificada com { $damaged }.
        [destroyed] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; uma base estelar é destruída com { $destroyed }.
       *[both] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; uma base estelar é danificada com { $damaged } e destruída com { $destroyed }.
    }

fleetMarker = Mostra na trilha de Preparação para o Salto quanto o salto já está preparado.
pursuitMarker = Mostra na trilha de Perseguição o quanto a Frota Cylon está perto.
allyToken = Fica onde o aliado dele espera ser encontrado.
miracle = Cada jogador começa com um e paga com ele a habilidade usada uma vez por partida. Com outro marcador, ela pode ser usada de novo.
allegianceMarker = Mostra de quem é a Base Estelar Rebelde: dos jogadores humanos ou dos jogadores Cylons.
currentPlayer = Quem o tem joga o turno.
die = Tem 8 lados. Depois de todas as alterações, um resultado acima de 8 conta como 8 e um abaixo de 1 conta como 1.
marker = Um marcador: { $name }.

traumaBenevolent = No Julgamento, jogadores humanos o descartam, e ele pesa contra jogadores Cylons.
traumaAntagonistic = No Julgamento, jogadores Cylons o descartam, e ele pesa contra jogadores humanos.
traumaDisaster = Quem o compra o mostra na hora: o personagem de um jogador humano é executado; um jogador Cylon compra mais 2 marcadores. Depois, ele volta para a pilha.
traumaDisasterAlly = Em um aliado, não traz nenhum dos dois resultados.

damageLoses = Perca { $amounts }. O marcador sai da partida.
damageCloses = Todos { NOUN($place, case: "at") } são enviados para a Enfermaria, e a ação do local fica fechada até ele ser consertado.
damageClosesPegasus = Todos { NOUN($place, case: "at") } são enviados para a Enfermaria, e a ação do local fica fechada até ele ser consertado. Quando todos os locais da Pegasus estão danificados, a nave é perdida.

basestarDamage =
    { $count ->
        [one] Conta como { $count } dano; com 3, uma base estelar é destruída.
       *[other] Conta como { $count } danos; com 3, uma base estelar é destruída.
    }
basestarWhenDrawn = Quando é comprado
basestarNoLaunch = Esta base estelar não lança naves de ataque nem naves de ataque pesado.
basestarNoAttack = Esta base estelar não ataca a Galactica.
basestarBonus = Some { $bonus } a cada jogada de ataque contra esta base estelar.
basestarNothing = Não tem nenhum outro efeito.

civilianNothing = Se for destruída, nada mais é perdido.
civilianLoses = Se for destruída, perca { $amounts }.
civilianHidden = Fica virada para baixo: só quem a olhou sabe o que ela leva.
resource = { $resource }: começa em { $start } e nunca passa de { $max }
resourceRed = A zona vermelha é { $redZone } ou menos. Se o recurso estiver esgotado no final de um turno, os Cylons vencem.
nuke = Ação do Almirante
nukeWithFleetBoard = Com o tabuleiro da Frota Cylon
centurion = Avança 1 espaço na trilha de Embarque da Tropa sempre que as naves de ataque pesado são ativadas. No fim da trilha, os Cylons vencem.
centurionHit = O Arsenal o destrói com 7 ou 8.
occupationForce = Move-se pela Autoridade de Ocupação, pelo Breeder's Canyon e pelo Estaleiro. Do Estaleiro, sai do tabuleiro e destrói uma nave civil.
occupationForceHit = Um jogador humano junto dela a destrói com 5 ou mais; um jogador Cylon junto dela pode deter humanos.
scar = Uma das naves de ataque. Enquanto a Carta de Crise dela está em jogo, age 2 vezes sempre que as naves de ataque são ativadas.
scarHit = Só é destruída com um resultado de 7 ou 8 no dado.

area = Área { $sides }
spaces =
    { $count ->
        [one] { $count } espaço, de “{ $first }” a “{ $last }”.
       *[other] { $count } espaços, de “{ $first }” a “{ $last }”.
    }
space =
    { $colour ->
        [red] Espaço { $index } (vermelho).
        [blue] Espaço { $index } (azul).
       *[none] Espaço { $index }.
    }
spaceNamed =
    { $colour ->
        [red] Espaço { $index } (vermelho): { $name }.
        [blue] Espaço { $index } (azul): { $name }.
       *[none] Espaço { $index }: { $name }.
    }
spacePopulation =
    { $colour ->
        [red] Espaço { $index } (vermelho): −{ $population } de população. O Controle FTL pode saltar daqui: com 6 ou menos, perca { $population } de população.
        [blue] Espaço { $index } (azul): −{ $population } de população. O Controle FTL pode saltar daqui: com 6 ou menos, perca { $population } de população.
       *[none] Espaço { $index }: −{ $population } de população. O Controle FTL pode saltar daqui: com 6 ou menos, perca { $population } de população.
    }
spaceCivilians = Espaço { $index }: { $ships }. É o que se coloca quando o marcador chega aqui.

titleInBrig = Pode-se ter o título na Prisão.
titleLost = O título é perdido por quem é enviado { NOUN($places, case: "to") }.
titleStartsWith = Começa a partida com { $what }.
titleAfterQuorum = Depois de jogar uma Carta de Quórum da mão
titleAction =
    { $limit ->
        [perTurn] Ação, uma vez por turno
       *[none] Ação
    }
titleActionIf =
    { $limit ->
        [perTurn] Ação, uma vez por turno, somente se { $condition }
       *[none] Ação, somente se { $condition }
    }

distance = Distância { $distance }
setup = No início da partida, coloque { $ships }
setupLater = { $when }, coloque { $ships }
