## effects.conditions

effects-conditions-hasNuke = ainda houver uma arma nuclear
effects-conditions-holdsSuperCrisis = você tiver uma Carta de Super Crise
effects-conditions-handAtMost =
    { $count ->
        [one] você tiver { $count } Carta de Perícia ou menos
       *[other] você tiver { $count } Cartas de Perícia ou menos
    }
effects-conditions-distanceAtMost = a frota tiver viajado { $most } ou menos
effects-conditions-piloting = você estiver pilotando uma viper
effects-conditions-canTake = o título de { $title } for de outra pessoa e você puder assumi-lo
effects-conditions-otherEligible = outra pessoa puder ser { $title }
effects-conditions-withTitle = a partida tiver o título de { $title }
effects-conditions-viperIn = houver uma viper { $where ->
        [reserves] na Reserva
        [damagedCraft] entre as danificadas
       *[space] no espaço
    }
effects-conditions-aboard = você estiver { NOUN($board, case: "on") }
effects-conditions-currentAboard = o jogador atual estiver { NOUN($board, case: "on") }
effects-conditions-theyAreAboard = estiver { NOUN($board, case: "on") }
effects-conditions-humanInBrig = um jogador humano estiver na Prisão ou na Detenção
effects-conditions-basestarOnBoard = houver uma base estelar no espaço
effects-conditions-basestarLeft = ainda houver uma base estelar na pilha de marcadores não utilizados
effects-conditions-atMost = { NOUN($resource, case: "the") } for { $bound } ou menos
effects-conditions-atLeast = { NOUN($resource, case: "the") } for { $bound } ou mais
effects-conditions-blueSpace = o marcador da frota estiver em um espaço azul da trilha de Preparação para o Salto
effects-conditions-holdsTitle = você for { $title }
effects-conditions-canLaunch = você puder pilotar uma viper e houver uma viper para lançar
effects-conditions-cylonShipInSpace = houver uma nave Cylon no espaço
effects-conditions-centurionAboard = houver um centurião na trilha de Embarque da Tropa

## effects.filters

effects-filters-player =
    { $other ->
        [yes] { $team ->
            [human] outro jogador humano
            [Cylon] outro jogador Cylon
           *[any] outro jogador
        }
       *[no] { $team ->
            [human] um jogador humano
            [Cylon] um jogador Cylon
           *[any] um jogador
        }
    }
effects-filters-aboard = { NOUN($board, case: "on") }
effects-filters-in = { NOUN($cell, case: "at") }
effects-filters-here = no seu local
effects-filters-hasLoyalty = com uma Carta de Lealdade virada para baixo
effects-filters-getsLoyalty = que receba Cartas de Lealdade
effects-filters-not = que não seja { NOUN($title, case: "the") }
effects-filters-eligible =
    { $become ->
        [yes] que possa se tornar { $title }
       *[no] que possa ser { $title }
    }
effects-filters-sendable = que possa ser enviado { NOUN($place, case: "to") }
effects-filters-sendableIfAny = que possa ser enviado { NOUN($place, case: "to") }, se houver algum

## effects.windows

effects-windows-addToDie = some { $by } ao dado
    .may = somar { $by } ao dado
effects-windows-subtractFromDie = subtraia { $by } do dado
    .may = subtrair { $by } do dado
effects-windows-raiseResult = o resultado aumenta em { $by }
effects-windows-lowerResult = o resultado diminui em { $by }
effects-windows-eitherResult = aumente ou diminua o resultado em { $by }
    .may = aumentar ou diminuir o resultado em { $by }
effects-windows-replaceRoll = descarte 1 Carta de Perícia em vez de jogar o dado; a força dela mais { $plus } é o resultado
    .may = descartar 1 Carta de Perícia em vez de jogar o dado; a força dela mais { $plus } é o resultado
effects-windows-rerollDie =
    { $brief ->
        [yes] jogue o dado novamente
       *[no] jogue o dado novamente e use o novo resultado
    }
    .may =
        { $brief ->
            [yes] jogar o dado novamente
           *[no] jogar o dado novamente e usar o novo resultado
        }
effects-windows-briefRerollPiloted = o dado é jogado novamente, com { $by } se a viper for pilotada
effects-windows-rerollPilotedPlus = o dado é jogado novamente; se a viper for pilotada, soma-se { $by } ao novo resultado
effects-windows-rerollPilotedMinus = o dado é jogado novamente; se a viper for pilotada, subtrai-se { $by } do novo resultado
effects-windows-raiseDifficulty = aumente a dificuldade em { $by }
    .may = aumentar a dificuldade em { $by }
effects-windows-lowerDifficulty = diminua a dificuldade em { $by }
    .may = diminuir a dificuldade em { $by }
effects-windows-eitherDifficulty = aumente ou diminua a dificuldade em { $by }
    .may = aumentar ou diminuir a dificuldade em { $by }
effects-windows-makePositive = cartas de { $skills } contam como positivas neste teste
effects-windows-openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] todas as cartas deste teste são adicionadas viradas para cima
           *[no] todas as cartas deste teste são adicionadas viradas para cima, inclusive as do Destino
        }
       *[no] { $brief ->
            [yes] os jogadores adicionam as suas cartas a este teste viradas para cima
           *[no] os jogadores adicionam as suas cartas a este teste viradas para cima; as cartas do Destino continuam ocultas até a revelação
        }
    }
effects-windows-nullifySkill = diga uma perícia; as cartas dela têm força 0 neste teste
    .may = dizer uma perícia; as cartas dela têm força 0 neste teste
effects-windows-takeCheckCards = pegue para a sua mão todas as Cartas de Perícia do teste em vez de descartá-las
    .may = pegar para a sua mão todas as Cartas de Perícia do teste em vez de descartá-las
effects-windows-decideCheck = escolha se o teste passa ou falha; ele não é feito
    .may = escolher se o teste passa ou falha; ele não é feito
effects-windows-noDestiny = nenhuma carta do Destino é adicionada a este teste
effects-windows-passInstead = substitua o resultado de passar por isto: { $what }
    .may = substituir o resultado de passar por isto: { $what }
effects-windows-briefPassInstead = ao invés disso, { $what }
effects-windows-lookAtContribution = olhe as cartas que esse jogador acabou de adicionar
    .may = olhar as cartas que esse jogador acabou de adicionar
effects-windows-replaceCrisis = descarte a Carta de Crise e compre uma nova no lugar dela
    .may = descartar a Carta de Crise e comprar uma nova no lugar dela
effects-windows-switchOption = faça valer a outra opção da carta
    .may = fazer valer a outra opção da carta
effects-windows-boardViper = torne-se o piloto da viper que acabou de ser colocada
    .may = se tornar o piloto da viper que acabou de ser colocada

## effects.checkAbilities

effects-checkAbilities-discardStrengths = todas as cartas de força { $strengths } são descartadas do teste
effects-checkAbilities-discardFromCheck = descarte do teste 1 das cartas reveladas
    .may = descartar do teste 1 das cartas reveladas
effects-checkAbilities-addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } carta do Destino no teste
           *[other] { $count } cartas do Destino no teste
        }
       *[no] { $count ->
            [one] { $count } carta do topo do baralho do Destino é adicionada ao teste, virada para cima
           *[other] { $count } cartas do topo do baralho do Destino são adicionadas ao teste, viradas para cima
        }
    }
effects-checkAbilities-multiplySkills =
    { $factor ->
        [2] cartas de { $skills } contam com o dobro da força neste teste
       *[other] cartas de { $skills } contam com { $factor } vezes a sua força neste teste
    }
effects-checkAbilities-ifStrength = se as cartas de { $skill } no teste tiverem juntas força { $atLeast } ou mais, { $then }
effects-checkAbilities-afterCheck = se { $when }, { $then }
effects-checkAbilities-result =
    { $result ->
        [pass] o teste passar
        [partial] o teste tiver sucesso parcial
       *[fail] o teste falhar
    }
effects-checkAbilities-resultByAtMost =
    { $result ->
        [pass] o teste passar por { $by } ou menos
        [partial] o teste tiver sucesso parcial por { $by } ou menos
       *[fail] o teste falhar por { $by } ou menos
    }
effects-checkAbilities-resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] o teste passar por { $by } ou mais
            [partial] o teste tiver sucesso parcial por { $by } ou mais
           *[fail] o teste falhar por { $by } ou mais
        }
       *[no] { $result ->
            [pass] o teste passar por { $by } ou mais em relação à dificuldade impressa
            [partial] o teste tiver sucesso parcial por { $by } ou mais em relação à dificuldade impressa
           *[fail] o teste falhar por { $by } ou mais em relação à dificuldade impressa
        }
    }
effects-checkAbilities-totalAtMost = a força total for { $most } ou menos
effects-checkAbilities-skipResult =
    { $result ->
        [pass] o resultado de passar não tem efeito
        [partial] o sucesso parcial não tem efeito
       *[fail] a falha não tem efeito
    }

## reactions

reactions-startOfTurn = no início de um turno
    .short = no início de um turno
reactions-endOfMovement = no final de uma etapa de Movimento
    .short = depois de um movimento
reactions-contributed = quando alguém adiciona cartas a { $check }
    .short = quando cartas são adicionadas
reactions-cardsRevealed = quando as cartas de { $check } são reveladas
    .short = quando um teste é revelado
reactions-cardsSettled = quando as cartas de { $check } já foram reveladas e ninguém adiciona mais nenhuma
    .short = antes das habilidades das cartas reveladas
reactions-checkPassed = quando { $check } passa
    .short = quando um teste passa
reactions-raidersActivate = quando as naves de ataque estão prestes a agir
    .short = antes de as naves de ataque agirem
reactions-viperAttacks = quando uma viper pilotada está prestes a atacar
    .short = antes do ataque de um piloto
reactions-quorumUsed = quando um jogador acaba de usar a ação de uma Carta de Quórum
    .short = depois de uma Carta de Quórum
reactions-shipDestroyed = quando você destrói uma base estelar ou um centurião
    .short = depois de uma vitória
reactions-treacheryDiscarded = quando um jogador humano descarta uma Carta de Traição
    .short = quando uma Carta de Traição é descartada
reactions-crisisRevealed = quando uma Carta de Crise é revelada
    .short = em uma Carta de Crise
reactions-choiceMade = quando alguém escolhe uma opção de uma Carta de Crise
    .short = depois de uma escolha
reactions-replaceCheck = quando { $check } está prestes a começar
    .short = no lugar de um teste
reactions-beforeCards = antes de as cartas serem adicionadas a { $check }
    .short = antes de um teste
reactions-allContributed = quando todos já adicionaram cartas a { $check }, antes de elas serem reveladas
    .short = antes de um teste ser revelado
reactions-afterTotal = quando a força de { $check } é contada
    .short = quando um teste é contado
reactions-checkResolved = quando { $check } é resolvido
    .short = depois de um teste
reactions-beforeRoll = antes de um dado ser jogado
    .short = antes de uma jogada de dado
reactions-afterRoll = depois de um dado ser jogado
    .short = depois de uma jogada de dado
reactions-viperPlaced = quando uma viper da Reserva é colocada no espaço
    .short = quando uma viper é colocada
reactions-endOfTurn = no final de um turno
    .short = no final de um turno
reactions-afterRepair = depois de você usar uma carta Repair como ação
    .short = depois de um conserto
reactions-locationActivated = depois de você ativar { $location }
    .short = depois de um local
reactions-ordersCarriedOut = quando o jogador da sua Executive Order termina
    .short = depois de uma Executive Order
reactions-crisisChoice = quando você escolhe uma opção de uma Carta de Crise, no lugar das opções dela
    .short = na escolha de uma Carta de Crise
reactions-populationLost = quando a população diminui
    .short = quando a população diminui
reactions-civilianThreatened = quando uma nave civil no espaço está prestes a ser destruída
    .short = antes da perda de uma nave civil
reactions-shipsRemoved = quando a frota salta, antes da escolha do destino
    .short = durante um salto
reactions-discardDemanded = quando outro jogador está prestes a descartar Cartas de Perícia
    .short = antes de alguém descartar
reactions-infiltrationEnds = quando você usa a ação que encerra a sua infiltração
    .short = ao final de uma infiltração
reactions-shipsActivate = quando as naves Cylons de uma Carta de Crise estão prestes a agir
    .short = antes de as naves Cylons agirem

reactions-endOfOwnTurn = no final do seu turno
reactions-startOfOwnTurn = no início do seu turno
reactions-endOfOwnMovement = no final da sua etapa de Movimento
reactions-settledInOwnTurn = no seu turno, quando as cartas de { $check } já foram reveladas e ninguém adiciona mais nenhuma
reactions-holderAdded = quando o jogador diante de quem está esta carta adiciona cartas a um teste de perícia
reactions-viperAttacked = quando uma viper é atacada e o dado já foi jogado
reactions-beforeViperAttacked = antes da jogada de dado de um ataque a uma viper

reactions-anyCheck = um teste de perícia
reactions-anyLocation = um local
reactions-checkOfCrisis = um teste de perícia de uma Carta de Crise
reactions-checkOfLocation = um teste de perícia de um local
reactions-checkAt = um teste de perícia { NOUN($locations, case: "of") }
reactions-location = { NOUN($locations, case: "the") }
reactions-rollFor = { $moment } para { NOUN($locations, case: "the") }

reactions-ownTurn = no seu turno
reactions-ownRoll = para a sua própria ação na sua etapa de Ação
reactions-piloting = enquanto você pilota uma viper
reactions-totalAtLeast = com força de { $total } ou mais
reactions-requires = se { $condition }
reactions-aboard = enquanto você está em um local da Galactica que não seja a Prisão
reactions-limited = { $limit }, { $moment }

reactions-perCheck = uma vez por teste
reactions-perRoll = uma vez por jogada de dado
reactions-perDie = uma vez para cada jogada de dado
reactions-perTurn = uma vez por turno
reactions-perLocation = uma vez por turno para cada local
reactions-notWithSuperCrisis = exceto com Cartas de Super Crise

## brief

brief-skills = { $count } de { $skills }
brief-character = { $type }: { $gifts }
brief-gifts =
    { $pilot ->
        [yes] { $skills }; pode pilotar uma viper
       *[no] { $skills }
    }
brief-timing =
    { $timing ->
        [movement] Em vez de se mover
        [actionOrMovement] Ação, ou em vez de se mover
       *[action] Ação
    }
brief-revealedInCheck = Habilidade de teste de perícia
brief-revealedIf = Habilidade de teste de perícia, se { $condition }
brief-whenRevealed = Quando revelada
brief-when = { $when }: { $what }
brief-mutinyOnDiscard = Descartá-la faz comprar uma Carta de Motim
brief-check =
    { $long ->
        [yes] Teste de perícia { $difficulty } ({ $skills })
       *[no] teste { $difficulty } ({ $skills })
    }
brief-attack = ataque: { $ships }
brief-destination = distância { $distance }: { $what }
brief-noAction = Nenhuma ação aqui
brief-lose = Perca { $amounts }
brief-damaged = Quem está lá é enviado para a Enfermaria; nenhuma ação lá até o conserto
brief-nothingLost = Nada se perde com ela
brief-loseIfDestroyed = Se for destruída, perca { $amounts }
brief-basestarDamage =
    { $count ->
        [one] Conta como { $count } dano
       *[other] Conta como { $count } danos
    }
brief-cylonCard = Cylon: { $title }
brief-loyalty =
    { $kind ->
        [personalGoal] Vale como “Você Não é um Cylon”; convém revelá-la antes do fim
        [finalFive] Vale como “Você Não é um Cylon”; olhá-la tem consequências
        [cylon] Quem a tem vence com os Cylons, em segredo até se revelar
        [sympathizer] É revelada imediatamente
        [sympatheticCylon] É revelada imediatamente
        [mutineer] É revelada na hora: os títulos de quem a tem passam, e pode ter 2 Cartas de Motim
       *[notACylon] Não faz de quem a tem um Cylon
    }
brief-jumpIcon = salto +1

## trauma

trauma-both =
    { $benevolent ->
        [one] { $benevolent } marcador de trauma benevolente
       *[other] { $benevolent } marcadores de trauma benevolentes
    } e { $antagonistic ->
        [one] { $antagonistic } antagonista
       *[other] { $antagonistic } antagonistas
    }
trauma-none = nenhum marcador de trauma

## dice

dice-orLess = { $to } ou menos
dice-orMore = { $from } ou mais
dice-between =
    { $neighbors ->
        [yes] { $from } ou { $to }
       *[no] { $from } a { $to }
    }
dice-sevenOrEight = 7 ou 8
