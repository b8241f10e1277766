## view

view-pair = { $what }: { $value }
view-none = nada
view-resource =
    { $red ->
        [yes] { $resource } { $left } (zona vermelha)
       *[no] { $resource } { $left }
    }
view-jumpReturns = trilha de salto { $space } de 5 (em 5, a Galactica retorna)
view-jumpUnused = a trilha de salto não é mais usada
view-jumpNotReady = trilha de salto { $space } de 5, Controle FTL não pronto
view-jumpReady = trilha de salto { $space } de 5, Controle FTL pronto (risco: { $risk } de população)
view-distance = distância { $distance }
view-distanceOf = distância { $distance } de { $goal }
view-distanceReached = distância { $distance }, o próximo salto é o último
view-damagedOf =
    { $all ->
        [yes] com dano
       *[no] { $count } com dano
    }
view-withPilots = { $ships } com { $pilots }
view-noShips = nenhuma nave no espaço
view-inSpace = no espaço
view-reserves = Reserva
view-inRepair = { $ships } com dano
view-damaged = danificados
view-closed = fechados
view-inPlay = em jogo
view-boardingSpace =
    { $space ->
        [0] no início
       *[other] no espaço { $space } de 3
    }
view-boardingAtOne = tropa a bordo: { $centurions } { $where }
view-boarding = tropa a bordo: { $centurions }, { $where }

view-piloting = em uma viper { NOUN($area, case: "at") }
view-offBoard = fora do tabuleiro
view-notYet = ainda fora do tabuleiro
view-out = fora da partida
view-cylon =
    { $kind ->
        [sympathizer] Simpatizante e Cylon
        [sympathetic] Cylon Solidário
        [leader] Líder Cylon
       *[revealed] Cylon
    }
view-infiltrating = em infiltração
view-onceUsed = habilidade de uma vez por partida já usada
view-noMiracle = nenhum marcador de milagre
view-miracles = marcadores de milagre
view-mutineer = Amotinado
    .short = Amot.
view-faceUp = abertas: { $cards }
view-openLoyalty = Cartas de Lealdade abertas
view-mutiny = Cartas de Motim

view-check = teste de perícia { $difficulty }, { $source }
view-strength = força { $total }
view-cards = cartas
view-destiny = Destino { $count }
view-waiting = esperando { $player }: { $ask }
view-boardHead = o tabuleiro no turno { $turn }, { $phase }: { $player }
view-statusHead = turno { $turn }, { $phase }: { $player }

## view.standing

view-standing-noSheet = A sua ficha de personagem não tem efeito.
view-standing-asCylon =
    { $away ->
        [yes] Você conta como jogador Cylon.
       *[no] Você conta como jogador Cylon até se infiltrar na Frota Humana.
    }
view-standing-asHuman = Você conta como jogador humano: compra 3 Cartas de Perícia por turno, compra Cartas de Crise, pode adicionar até 2 cartas a um teste (1 na Prisão), não pode ter títulos nem usar o texto das Cartas de Traição.
view-standing-ending =
    { $away ->
        [yes] Encerrar a infiltração é uma ação e leva você ao Centro Médico; se estava na Prisão ou na Detenção, você fica só com 3 Cartas de Perícia.
       *[no] Encerrar a infiltração é uma ação e leva você à Nave de Ressurreição; se estava na Prisão ou na Detenção, você fica só com 3 Cartas de Perícia.
    }

## view.modules

view-modules-truce = trégua: nenhuma nave Cylon age neste turno
view-modules-orbit =
    { $inOrbit ->
        [yes] a Galactica está de volta à órbita
       *[no] a Galactica está longe
    }
view-modules-orbitShort =
    { $inOrbit ->
        [yes] Galactica em órbita
       *[no] Galactica longe
    }
view-modules-locked = { $ships } sob bloqueio
view-modules-prepared =
    { $count ->
        [one] { $count } preparada
       *[other] { $count } preparadas
    }
view-modules-noForces = nenhuma força de ocupação
view-modules-forces = { $forces } { NOUN($places, case: "at") }
view-modules-symbol =
    { $symbol ->
        [benevolent] benevolente
        [antagonistic] antagonista
       *[disaster] desastre
    }
view-modules-allies = aliados
view-modules-ally = { $ally } { NOUN($place, case: "at") }
view-modules-alliesAt = aliados { NOUN($places, case: "at") }
view-modules-pursuit = perseguição { $space } de 4
view-modules-noShips = nenhuma nave
view-modules-mission = Missão
view-modules-faceDown = virada para baixo
view-modules-missionsLeft = { $missions } no baralho
view-modules-rebel =
    { $side ->
        [human] a Base Estelar Rebelde com os humanos
       *[cylon] a Base Estelar Rebelde com os Cylons
    }
view-modules-trauma = marcadores de trauma
view-modules-pool = { $count } no estoque
view-modules-lying =
    { $count ->
        [one] 1 { NOUN($places, case: "at") }
       *[other] 1 em cada local: { $places }
    }
view-modules-crossroads = Cartas de Encruzilhada
view-modules-crossroadsHidden =
    { $laid ->
        [yes] { $player }: virada para baixo, com marcador
       *[no] { $player }: virada para baixo, sem marcador
    }
view-modules-faceUp =
    { $open ->
        [one] { $open } de { $all } virada para cima
       *[other] { $open } de { $all } viradas para cima
    }
view-modules-motives = Motivações de { $player }
view-modules-hidden =
    { $count ->
        [one] { $count } não revelada
       *[other] { $count } não reveladas
    }

## gameOptions

gameOptions-seats = Só existem os lugares 1 a { $players }.
gameOptions-players = Uma partida precisa de 3 a 6 jogadores, ou 7 com um Líder Cylon, não { $players }.
gameOptions-sevenNeedLeader = Sete só podem jogar com um Líder Cylon; ative os Líderes Cylons.
gameOptions-sevenNeedExpansion = Sete só podem jogar com Pegasus ou Daybreak.
gameOptions-notYet = Ainda não é possível jogar com { $name }; deixe de fora.
gameOptions-expansionTwice = Indique cada expansão uma só vez.
gameOptions-noObjective = Não existe o objetivo “{ $name }”.
gameOptions-objectiveNeeds = O objetivo { $name } precisa de { $needed }.
gameOptions-objectiveNotYet = O objetivo { $name } ainda não está disponível; escolha Kobol.
gameOptions-noDifficulty = Não existe a dificuldade “{ $name }”.
gameOptions-leaderNeedsExpansion = Líderes Cylons precisam de Pegasus ou Daybreak.
gameOptions-leaderOfThree = Os Líderes Cylons precisam de 4 a 7 jogadores.
gameOptions-leaderNotYet = Líderes Cylons ainda não estão disponíveis; desative-os.
gameOptions-sympatheticNeedsPegasus = O Cylon Solidário precisa de Pegasus.
gameOptions-sympatheticNotWithDaybreak = O Cylon Solidário não é usado com Daybreak.
gameOptions-sympatheticNumbers = O Cylon Solidário substitui o Simpatizante, que só é usado com 4 ou 6 jogadores.
gameOptions-sympatheticNotYet = O Cylon Solidário ainda não está disponível; desative-o.
gameOptions-noSympathizerNumbers = A opção “Sem Simpatizante” é só para 4 ou 6 jogadores; com outros números não há Simpatizante mesmo.
gameOptions-noSympathizerNotWithLeader = A opção “Sem Simpatizante” não combina com Líderes Cylons; desative uma das duas.
gameOptions-noSympathizerNotWithSympathetic = A opção “Sem Simpatizante” não combina com o Cylon Solidário; desative uma das duas.
gameOptions-noSympathizerNotWithDaybreak = Com Daybreak já não há Simpatizante; desative essa opção.
gameOptions-optionTwice = Indique cada opção uma só vez.
gameOptions-noOption = Não existe a opção “{ $name }”.
gameOptions-needs = { $name } precisa de { $needed }.
gameOptions-notWith = { $name } não combina com { $other }; desative um dos dois.
gameOptions-numbers = { $name } é para { $numbers } jogadores, não { $players }.

## rules

rules-inPlay = enquanto esta carta estiver em jogo, { $rule }
rules-inPlayUntil =
    { $until ->
        [untilJump] até a frota saltar, { $rule }
        [untilLossOrJump] até uma nave civil ou uma base estelar ser destruída ou a frota saltar, { $rule }
        [untilBasestarLostOrJump] até uma base estelar ser destruída ou a frota saltar, { $rule }
        [untilNoRaidersOrJump] até não restar nenhuma nave de ataque ou a frota saltar, { $rule }
        [untilScarLostOrJump] até Scar ser destruída ou a frota saltar, { $rule }
       *[toEnd] enquanto esta carta estiver em jogo, { $rule }
    }

rules-handLimit = o seu limite de cartas na mão é de { $cards } em vez de 10
rules-randomDiscards = sempre que você é obrigado a descartar Cartas de Perícia, elas são escolhidas aleatoriamente
rules-forbidsActivation =
    { $yours ->
        [yes] você não pode ativar { NOUN($locations, case: "the") }
       *[no] ninguém pode ativar { NOUN($locations, case: "the") }
    }
rules-activationCost = antes de ativar um local, você deve descartar { $cards }
rules-costAt = antes de ativar { NOUN($locations, case: "the") }, você deve descartar { $cards }
rules-movesAlone = você não pode escolher se mover para um local onde esteja outro personagem
rules-discardsAtReveal = sempre que um jogador revela uma carta “Você é um Cylon”, descarte todas as Cartas de Perícia da sua mão
rules-activatesAlone = você não pode ativar um local onde esteja outro personagem, exceto { NOUN($locations, case: "the") }
rules-crisisDraw =
    { $count ->
        [2] ao comprar uma Carta de Crise, compre 2, escolha 1 em segredo e coloque a outra embaixo do baralho
       *[other] ao comprar uma Carta de Crise, compre { $count }, escolha 1 em segredo e coloque as outras embaixo do baralho
    }
rules-drawsAfterCrisis = depois que uma Carta de Crise comprada por você é revelada, compre { $cards } de qualquer tipo
rules-loyaltyAtSetup = você começa com { $cards }
rules-extraNotACylon =
    { $count ->
        [one] se este personagem está na partida, o baralho de Lealdade tem mais { $count } carta “Você Não é um Cylon”
       *[other] se este personagem está na partida, o baralho de Lealdade tem mais { $count } cartas “Você Não é um Cylon”
    }
rules-sleeperAgent = na fase do Agente Adormecido, você recebe { $cards } e depois vai { NOUN($to, case: "to") }
rules-skipsFirstSkills = no início do seu primeiro turno com este personagem, não compre Cartas de Perícia
rules-takesFirstBox = no seu turno, quando uma Carta de Crise dá a escolha ao jogador atual, você deve escolher a primeira opção (exceto com Cartas de Super Crise)
rules-actionsIfPiloting =
    { $count ->
        [one] se começar o seu turno pilotando uma viper, você tem { $count } ação nesse turno
       *[other] se começar o seu turno pilotando uma viper, você tem { $count } ações nesse turno
    }
rules-stranded =
    { $turn ->
        [2] você começa fora do tabuleiro e não pode se mover nem executar ações; no início do seu segundo turno, você chega { NOUN($place, case: "to") }
       *[other] você começa fora do tabuleiro e não pode se mover nem executar ações; no início do seu turno número { $turn }, você chega { NOUN($place, case: "to") }
    }
rules-startsPiloting = você começa a partida como piloto de uma viper
rules-discardsOnlyCard = no início do turno de cada jogador, se você tiver exatamente 1 Carta de Perícia na mão, descarte-a
rules-contributesNoneOr = você deve adicionar a cada teste de perícia nenhuma carta ou pelo menos { $atLeast } (exceto na Prisão)
rules-contributesAtMost = você pode adicionar no máximo { $cards } a cada teste de perícia
rules-positiveStrength = nos testes de Cartas de Crise compradas por você, todas as Cartas de Perícia de força { $strength } contam a favor

rules-difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] a dificuldade de { $checks } diminui em { $by }; depois, esta carta é descartada
           *[raised] a dificuldade de { $checks } aumenta em { $by }; depois, esta carta é descartada
        }
       *[no] { $change ->
            [lowered] a dificuldade de { $checks } diminui em { $by }
           *[raised] a dificuldade de { $checks } aumenta em { $by }
        }
    }
rules-checksAt = um teste { NOUN($locations, case: "of") }
rules-checksAgainst = um teste { NOUN($aimed, case: "of") } contra { NOUN($target, case: "object") }
rules-checksAtOrAgainst = um teste { NOUN($locations, case: "of") }, ou { NOUN($aimed, case: "of") } contra { NOUN($target, case: "object") },

rules-unmannedAttack =
    { $change ->
        [lowered] subtraia { $by } das jogadas de ataque de vipers não tripuladas
       *[raised] some { $by } às jogadas de ataque de vipers não tripuladas
    }
rules-launchBonus = quando uma base estelar lança naves de ataque ou naves de ataque pesado, lança mais { $count }
rules-noLoyaltyLooks = ninguém pode olhar as Cartas de Lealdade de outros jogadores
rules-closesBoard = ninguém pode se mover { NOUN($board, case: "to") }
rules-destinationDraw = no próximo salto, quem tem esta carta (em vez do Almirante) compra { $count } Cartas de Destino e escolhe 1; depois, descarte esta carta
rules-onlyCandidate = a menos que quem tem esta carta seja { $title }, ninguém mais pode ser escolhido { NOUN($place, case: "at") }
rules-inspectsAll = { NOUN($place, case: "at") }, você pode olhar todas as naves civis no tabuleiro e mover quantas quiser
rules-executedAtMorale = assim que a moral cair para { $morale } ou menos, o seu personagem é executado, sem perda de moral
rules-sickbayIfUnmoved = se terminar a sua etapa de Ação onde começou o seu turno, você vai para a Enfermaria
rules-burdenedWith = { $skill } faz parte do seu conjunto de perícias, mas você não pode usar o texto das cartas de { $skill }
rules-raidersAlsoLaunch = depois que as naves de ataque são ativadas, cada base estelar lança { $ships }
rules-atBasestarLoss = sempre que uma base estelar é destruída, { $effects }
rules-executesAtJump = depois do próximo salto, todos { NOUN($locations, case: "at") } são executados
rules-noOncePerGame = os jogadores humanos não podem usar habilidades de uma vez por partida
rules-cardActionCost =
    { $count ->
        [one] para usar uma Carta de Perícia como ação ou em vez de se mover, você deve descartar { $count } outra Carta de Perícia
       *[other] para usar uma Carta de Perícia como ação ou em vez de se mover, você deve descartar { $count } outras Cartas de Perícia
    }
rules-revealsOnlyHeld = você só pode se revelar como Cylon (como ação) na Prisão
rules-losesDamagedViper = se uma viper pilotada por você fosse sofrer dano, ela é destruída
rules-looksDeeper = ao usar { $card }, olhe { $count } cartas e coloque cada uma no topo ou embaixo, em qualquer ordem
rules-receivesLessOff = no início do seu turno, compre { $cards } a menos se não estiver { NOUN($board, case: "on") }
rules-crisisDiscardsLess = uma vez por Carta de Crise que faz você descartar, descarte { $cards } a menos (exceto Cartas de Super Crise)
rules-discardsInCompany = se terminar a sua etapa de Movimento com outro jogador no seu local, descarte { $cards }; se não puder, você vai para a Prisão no final do seu turno
rules-noSkillsInHazard = se começar o seu turno em um local perigoso, não compre Cartas de Perícia
rules-leavingCost = para sair por escolha própria { NOUN($locations, case: "from") }, você deve descartar { $cards }
rules-infiltrationDraw =
    { $count ->
        [one] durante a infiltração, compre { $count } Carta de Perícia adicional em vez de 1 (exceto na Enfermaria)
       *[other] durante a infiltração, compre { $count } Cartas de Perícia adicionais em vez de 1 (exceto na Enfermaria)
    }
rules-abstainsInActions = você não pode adicionar cartas a testes de perícia na etapa de Ação de outro jogador (exceto com Cartas de Super Crise)
rules-addsUpTo = adicione até { $cards } a um teste, ou { $infiltrating } durante a infiltração (não na Prisão, em Super Crises ou em Missões)
rules-showsContribution = ao adicionar cartas a um teste de perícia, adicione 1 delas virada para cima (exceto em Cartas de Super Crise e Missões)
rules-miracleLimit = você pode ter até { $tokens }
rules-miraclePrice = isto custa { $tokens } a cada vez
rules-scar = quando as naves de ataque são ativadas, Scar age duas vezes; só é destruída com 7 ou 8 no dado
rules-shuffledInAtJump = quando a frota saltar, embaralhe esta carta no baralho de Crise em vez de descartá-la
rules-viperCost = cada ativação de viper custa { $cards } (só uma vez em uma ação que move uma viper ou ataca com ela várias vezes; o movimento do turno é de graça)
rules-forbidsCardActions =
    { $yours ->
        [yes] você não pode jogar { NOUN($cards, case: "plural") } como ação ou em vez de se mover
       *[no] ninguém pode jogar { NOUN($cards, case: "plural") } como ação ou em vez de se mover
    }
rules-mutinyAtStart = ao entrar na partida, você compra { $cards }
rules-picksMutiny = sempre que alguém compra uma Carta de Motim, você olha as 2 do topo, dá 1 a esse jogador e coloca a outra embaixo do baralho
rules-afterMutiny = sempre que compra uma Carta de Motim, { $effects }

## grammar

grammar-times =
    { $count ->
        [1] uma vez
        [2] duas vezes
       *[other] { $count } vezes
    }
