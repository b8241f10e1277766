## effects.conditions

effects-conditions-hasNuke = ainda houver uma arma nuclear
effects-conditions-holdsSuperCrisis = você tiver uma Carta de Super Crise
effects-conditions-handAtMost =
    { $count ->
        [one] você tiver { $count } Carta de Perícia ou menos
       *[other] você tiver { $count } Cartas de Perícia ou menos
    }
effects-conditions-distanceAtMost = a frota tiver percorrido uma distância de { $most } ou menos
effects-conditions-piloting = você estiver pilotando uma viper
effects-conditions-canTake = você puder tomar o título de { $title } de quem o tem
effects-conditions-otherEligible = outro jogador puder se tornar { $title }
effects-conditions-withTitle = o título de { $title } estiver na partida
effects-conditions-viperIn =
    { $where ->
        [reserves] houver uma viper na Reserva
        [damagedCraft] houver uma viper danificada
       *[space] houver uma viper no espaço
    }
effects-conditions-aboard = você estiver { NOUN($board, case: "on") }
effects-conditions-currentAboard = o jogador atual estiver { NOUN($board, case: "on") }
effects-conditions-theyAreAboard = estiver { NOUN($board, case: "on") }
effects-conditions-humanInBrig = um jogador humano estiver na Prisão ou na Detenção
effects-conditions-basestarOnBoard = houver uma base estelar no espaço
effects-conditions-basestarLeft = houver uma base estelar no estoque
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
effects-filters-sendableIfAny = (se possível, um que possa ser enviado { NOUN($place, case: "to") })

## effects.windows

effects-windows-addToDie = some { $by } ao dado
    .may = somar { $by } ao dado
effects-windows-subtractFromDie = subtraia { $by } do dado
    .may = subtrair { $by } do dado
effects-windows-raiseResult = aumente o resultado em { $by }
    .may = aumentar o resultado em { $by }
effects-windows-lowerResult = diminua o resultado em { $by }
    .may = diminuir o resultado em { $by }
effects-windows-eitherResult = aumente ou diminua o resultado em { $by }
    .may = aumentar ou diminuir o resultado em { $by }
effects-windows-replaceRoll = descarte 1 Carta de Perícia em vez de jogar o dado; o resultado é a força dela mais { $plus }
    .may = descartar 1 Carta de Perícia em vez de jogar o dado; o resultado é a força dela mais { $plus }
effects-windows-rerollDie =
    { $brief ->
        [yes] jogue o dado de novo
       *[no] jogue o dado de novo e use o novo resultado
    }
    .may =
        { $brief ->
            [yes] jogar o dado de novo
           *[no] jogar o dado de novo e usar o novo resultado
        }
effects-windows-briefRerollPiloted = jogue o dado de novo, com { $by } se a viper for pilotada
effects-windows-rerollPilotedPlus = jogue o dado de novo; se a viper for pilotada, some { $by } ao novo resultado
effects-windows-rerollPilotedMinus = jogue o dado de novo; se a viper for pilotada, subtraia { $by } do novo resultado
effects-windows-raiseDifficulty = aumente a dificuldade em { $by }
    .may = aumentar a dificuldade em { $by }
effects-windows-lowerDifficulty = diminua a dificuldade em { $by }
    .may = diminuir a dificuldade em { $by }
effects-windows-eitherDifficulty = aumente ou diminua a dificuldade em { $by }
    .may = aumentar ou diminuir a dificuldade em { $by }
effects-windows-makePositive = cartas de { $skills } contam a favor neste teste
effects-windows-openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] todas as cartas deste teste são adicionadas viradas para cima
           *[no] todas as cartas deste teste são adicionadas viradas para cima, inclusive as do Destino
        }
       *[no] { $brief ->
            [yes] os jogadores adicionam as suas cartas a este teste viradas para cima
           *[no] os jogadores adicionam as suas cartas a este teste viradas para cima; as do Destino ficam viradas para baixo
        }
    }
effects-windows-nullifySkill = escolha uma perícia; as cartas dela têm força 0 neste teste
    .may = escolher uma perícia; as cartas dela têm força 0 neste teste
effects-windows-takeCheckCards = pegue para a sua mão todas as Cartas de Perícia do teste em vez de descartá-las
    .may = pegar para a sua mão todas as Cartas de Perícia do teste em vez de descartá-las
effects-windows-decideCheck = escolha se o teste passa ou falha, em vez de fazê-lo
    .may = escolher se o teste passa ou falha, em vez de fazê-lo
effects-windows-noDestiny = nenhuma carta do Destino é adicionada a este teste
effects-windows-passInstead = em vez do resultado do sucesso, { $what }
    .may = trocar o resultado do sucesso por isto: { $what }
effects-windows-briefPassInstead = em vez disso, { $what }
effects-windows-lookAtContribution = olhe as cartas que esse jogador acabou de adicionar
    .may = olhar as cartas que esse jogador acabou de adicionar
effects-windows-replaceCrisis = descarte a Carta de Crise e compre uma nova no lugar dela
    .may = descartar a Carta de Crise e comprar uma nova no lugar dela
effects-windows-switchOption = faça valer a outra opção da carta
    .may = fazer valer a outra opção da carta
effects-windows-boardViper = torne-se o piloto da viper que acabou de ser colocada
    .may = se tornar o piloto da viper que acabou de ser colocada

## effects.checkAbilities

effects-checkAbilities-discardStrengths = descarte do teste todas as cartas de força { $strengths }
effects-checkAbilities-discardFromCheck = descarte do teste 1 carta revelada
    .may = descartar do teste 1 carta revelada
effects-checkAbilities-addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } carta do Destino entra no teste
           *[other] { $count } cartas do Destino entram no teste
        }
       *[no] { $count ->
            [one] adicione ao teste a carta do topo do baralho do Destino, virada para cima
           *[other] adicione ao teste as { $count } cartas do topo do baralho do Destino, viradas para cima
        }
    }
effects-checkAbilities-multiplySkills =
    { $factor ->
        [2] dobre a força de todas as cartas de { $skills } neste teste
       *[other] multiplique por { $factor } a força de todas as cartas de { $skills } neste teste
    }
effects-checkAbilities-ifStrength = se as cartas de { $skill } no teste somarem força { $atLeast } ou mais, { $then }
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
            [pass] o total estiver { $by } ou mais acima da dificuldade impressa
            [partial] o total estiver { $by } ou mais acima do sucesso parcial impresso
           *[fail] o total estiver { $by } ou mais abaixo da dificuldade impressa
        }
    }
effects-checkAbilities-totalAtMost = o total for de { $most } ou menos
effects-checkAbilities-skipResult =
    { $result ->
        [pass] ignore o resultado do sucesso
        [partial] ignore o sucesso parcial
       *[fail] ignore o resultado da falha
    }

## reactions

reactions-startOfTurn = no início de um turno
    .short = no início de um turno
reactions-endOfMovement = no final de uma etapa de Movimento
    .short = depois de um movimento
reactions-contributed = depois que um jogador adiciona cartas a { $check }
    .short = quando cartas são adicionadas
reactions-cardsRevealed = depois que as cartas de { $check } são reveladas
    .short = quando um teste é revelado
reactions-cardsSettled = depois que todas as cartas de { $check } foram adicionadas e reveladas
    .short = antes das habilidades das cartas reveladas
reactions-checkPassed = depois que { $check } passa
    .short = quando um teste passa
reactions-raidersActivate = antes de as naves de ataque serem ativadas
    .short = antes de as naves de ataque agirem
reactions-viperAttacks = antes de uma viper pilotada atacar
    .short = antes do ataque de um piloto
reactions-quorumUsed = depois que um jogador usa a ação de uma Carta de Quórum
    .short = depois de uma Carta de Quórum
reactions-shipDestroyed = depois que você destrói uma base estelar ou um centurião
    .short = depois de destruir
reactions-treacheryDiscarded = depois que um jogador humano descarta uma Carta de Traição
    .short = quando uma Carta de Traição é descartada
reactions-crisisRevealed = depois que uma Carta de Crise é revelada
    .short = em uma Carta de Crise
reactions-choiceMade = depois que um jogador escolhe uma opção de uma Carta de Crise
    .short = depois de uma escolha
reactions-replaceCheck = antes de { $check } começar
    .short = no lugar de um teste
reactions-beforeCards = antes de adicionarem cartas a { $check }
    .short = antes de um teste
reactions-allContributed = depois que todos adicionam cartas a { $check }, antes de elas serem reveladas
    .short = antes de um teste ser revelado
reactions-afterTotal = depois que a força de { $check } é somada
    .short = quando um teste é somado
reactions-checkResolved = depois que { $check } é resolvido
    .short = depois de um teste
reactions-beforeRoll = antes de um dado ser jogado
    .short = antes de uma jogada de dado
reactions-afterRoll = depois de um dado ser jogado
    .short = depois de uma jogada de dado
reactions-viperPlaced = quando uma viper da Reserva é colocada no espaço
    .short = quando uma viper é colocada
reactions-endOfTurn = no final de um turno
    .short = no final de um turno
reactions-afterRepair = depois que você usa uma carta “Reparo” como ação
    .short = depois de um conserto
reactions-locationActivated = depois que você ativa { $location }
    .short = depois de ativar um local
reactions-ordersCarriedOut = depois que a sua Ordem Executiva é cumprida
    .short = depois de uma Ordem Executiva
reactions-crisisChoice = em vez de escolher uma opção de uma Carta de Crise
    .short = em vez de uma opção de Crise
reactions-populationLost = depois que se perde população
    .short = quando se perde população
reactions-civilianThreatened = antes de uma nave civil no espaço ser destruída
    .short = antes da perda de uma nave civil
reactions-shipsRemoved = quando a frota salta, antes da escolha do destino
    .short = durante um salto
reactions-discardDemanded = quando outro jogador deve descartar Cartas de Perícia
    .short = antes de alguém descartar
reactions-infiltrationEnds = quando você usa a ação que encerra a sua infiltração
    .short = ao final de uma infiltração
reactions-shipsActivate = antes de as naves Cylons de uma Carta de Crise serem ativadas
    .short = antes de as naves Cylons agirem

reactions-endOfOwnTurn = no final do seu turno
reactions-startOfOwnTurn = no início do seu turno
reactions-endOfOwnMovement = no final da sua etapa de Movimento
reactions-settledInOwnTurn = no seu turno, depois que todas as cartas de { $check } foram adicionadas e reveladas
reactions-holderAdded = depois que o jogador com esta carta adiciona cartas a um teste de perícia
reactions-viperAttacked = depois do dado de um ataque a uma viper
reactions-beforeViperAttacked = antes do dado de um ataque a uma viper

reactions-anyCheck = um teste de perícia
reactions-anyLocation = um local
reactions-checkOfCrisis = um teste de perícia de uma Carta de Crise
reactions-checkOfLocation = um teste de perícia de um local
reactions-checkAt = um teste de perícia { NOUN($locations, case: "of") }
reactions-location = { NOUN($locations, case: "the") }
reactions-rollFor = { $moment } para { NOUN($locations, case: "the") }

reactions-ownTurn = no seu turno
reactions-ownRoll = para a sua própria ação, na sua etapa de Ação
reactions-piloting = enquanto você pilota uma viper
reactions-totalAtLeast = com um total de { $total } ou mais
reactions-requires = se { $condition }
reactions-aboard = enquanto você está na Galactica (fora da Prisão)
reactions-limited = { $limit }, { $moment }

reactions-perCheck = uma vez por teste
reactions-perRoll = uma vez por jogada de dado
reactions-perDie = uma vez por jogada de dado
reactions-perTurn = uma vez por turno
reactions-perLocation = uma vez por turno para cada local
reactions-notWithSuperCrisis = exceto com Cartas de Super Crise

## brief

brief-skills = { $count } de { $skills }
brief-character = { $type } · { $gifts }
brief-gifts =
    { $pilot ->
        [yes] { $skills }; piloto
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
brief-whenRevealed = Habilidade de teste de perícia
brief-when = { $when }: { $what }
brief-mutinyOnDiscard = Se a descartar, compre uma Carta de Motim
brief-check =
    { $long ->
        [yes] Teste de perícia { $difficulty } ({ $skills })
       *[no] teste { $difficulty } ({ $skills })
    }
brief-attack = ataque: { $ships }
brief-destination = distância { $distance }: { $what }
brief-noAction = Nenhuma ação aqui
brief-lose = Perca { $amounts }
brief-damaged = Quem está lá vai para a Enfermaria; nenhuma ação até o conserto
brief-nothingLost = Vazia: nada se perde
brief-loseIfDestroyed = Se for destruída, perca { $amounts }
brief-basestarDamage =
    { $count ->
        [one] Conta como { $count } dano
       *[other] Conta como { $count } danos
    }
brief-cylonCard = Cylon: { $title }
brief-loyalty =
    { $kind ->
        [personalGoal] Conta como “Você Não é um Cylon”; convém revelá-la antes do fim da partida
        [finalFive] Conta como “Você Não é um Cylon”; olhá-la tem consequências
        [cylon] Quem a tem vence com os Cylons, em segredo até se revelar
        [sympathizer] É revelada na hora
        [sympatheticCylon] É revelada na hora
        [mutineer] É revelada na hora: quem a tem perde todos os títulos e pode ter 2 Cartas de Motim
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
