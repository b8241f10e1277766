## view

view-pair = { $what }: { $value }
view-none = nada
view-resource =
    { $red ->
        [yes] { $resource } { $left } (zona vermelha)
       *[no] { $resource } { $left }
    }
view-jumpReturns = trilha de salto { $space } de 5, onde a Galactica retorna
view-jumpUnused = a trilha de salto não é mais usada
view-jumpNotReady = trilha de salto { $space } de 5, Controle FTL ainda não pronto
view-jumpReady = trilha de salto { $space } de 5, o Controle FTL pode saltar com risco de { $risk } de população
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
view-inRepair = { $ships } em conserto
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
view-waiting = à espera de { $player }: { $ask }
view-boardHead = o tabuleiro no turno { $turn }, { $phase }: { $player }
view-statusHead = turno { $turn }, { $phase }: { $player }

## view.standing

view-standing-noSheet = Sua ficha de personagem não conta para nada.
view-standing-asCylon =
    { $away ->
        [yes] Você conta como jogador Cylon.
       *[no] Você conta como jogador Cylon até se infiltrar na Frota Humana.
    }
view-standing-asHuman = Você conta como jogador humano: recebe 3 Cartas de Perícia por turno, compra Cartas de Crise, adiciona no máximo 2 cartas a um teste (1 na Prisão), não tem títulos e não pode usar o texto das Cartas de Traição.
view-standing-ending =
    { $away ->
        [yes] Uma ação encerra a infiltração e leva você ao Centro Médico; fora da Prisão ou da Detenção, você mantém 3 Cartas de Perícia.
       *[no] Uma ação encerra a infiltração e leva você à Nave de Ressurreição; fora da Prisão ou da Detenção, você mantém 3 Cartas de Perícia.
    }

## view.modules

view-modules-truce = trégua: nenhuma nave Cylon age até o final deste turno
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
view-modules-pool = { $count } na pilha
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
gameOptions-sevenNeedLeader = Sete só podem jogar se um deles for um Líder Cylon; ative os Líderes Cylons.
gameOptions-sevenNeedExpansion = Sete só podem jogar com Pegasus ou Daybreak.
gameOptions-notYet = { $name } ainda não está disponível; deixe de fora.
gameOptions-expansionTwice = Indique cada expansão uma só vez.
gameOptions-noObjective = Não existe o objetivo “{ $name }”.
gameOptions-objectiveNeeds = O objetivo { $name } precisa de { $needed }.
gameOptions-objectiveNotYet = O objetivo { $name } ainda não está disponível; escolha Kobol.
gameOptions-noDifficulty = Não existe a dificuldade “{ $name }”.
gameOptions-leaderNeedsExpansion = Líderes Cylons precisam de Pegasus ou Daybreak.
gameOptions-leaderOfThree = Com 3 jogadores ninguém pode ser Líder Cylon; para isso são precisos 4 a 7.
gameOptions-leaderNotYet = Líderes Cylons ainda não estão disponíveis; desative-os.
gameOptions-sympatheticNeedsPegasus = O Cylon Solidário precisa de Pegasus.
gameOptions-sympatheticNotWithDaybreak = Com Daybreak não há Cylon Solidário.
gameOptions-sympatheticNumbers = O Cylon Solidário toma o lugar do Simpatizante, que só existe em partidas de 4 ou 6 jogadores.
gameOptions-sympatheticNotYet = O Cylon Solidário ainda não está disponível; desative-o.
gameOptions-noSympathizerNumbers = Jogar sem o Simpatizante é para 4 ou 6 jogadores; com outros números ele não existe de qualquer forma.
gameOptions-noSympathizerNotWithLeader = Jogar sem o Simpatizante não combina com Líderes Cylons; desative um dos dois.
gameOptions-noSympathizerNotWithSympathetic = Jogue sem o Simpatizante ou com o Cylon Solidário, não os dois.
gameOptions-noSympathizerNotWithDaybreak = Com Daybreak não há Simpatizante de qualquer forma; desative essa opção.
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

rules-handLimit = o seu limite de cartas na mão no final de cada turno é de { $cards } em vez de 10
rules-randomDiscards = sempre que você é obrigado a descartar Cartas de Perícia, elas são escolhidas aleatoriamente
rules-forbidsActivation =
    { $yours ->
        [yes] você não pode ativar { NOUN($locations, case: "the") }
       *[no] ninguém pode ativar { NOUN($locations, case: "the") }
    }
rules-activationCost = descarte { $cards } toda vez antes de ativar um local
rules-costAt = descarte { $cards } toda vez antes de ativar { NOUN($locations, case: "the") }
rules-movesAlone = você não pode escolher se mover para um local onde esteja outro personagem
rules-discardsAtReveal = sempre que um jogador revela uma carta “Você é um Cylon”, descarte todas as Cartas de Perícia da sua mão
rules-activatesAlone = você não pode ativar um local onde esteja outro personagem, exceto { NOUN($locations, case: "the") }
rules-crisisDraw =
    { $count ->
        [2] quando comprar uma Carta de Crise, compre 2, escolha 1 em segredo e coloque a outra na parte de baixo do baralho
       *[other] quando comprar uma Carta de Crise, compre { $count }, escolha 1 em segredo e coloque as outras na parte de baixo do baralho
    }
rules-drawsAfterCrisis = depois que uma Carta de Crise comprada por você é revelada, compre { $cards } de qualquer tipo
rules-loyaltyAtSetup = você começa com { $cards }
rules-extraNotACylon =
    { $count ->
        [one] com este personagem na partida, { $count } carta “Você Não é um Cylon” a mais entra no baralho de Lealdade
       *[other] com este personagem na partida, { $count } cartas “Você Não é um Cylon” a mais entram no baralho de Lealdade
    }
rules-sleeperAgent = na fase do Agente Adormecido, você recebe { $cards } e depois é enviado { NOUN($to, case: "to") }
rules-skipsFirstSkills = no seu primeiro turno com este personagem, você não recebe Cartas de Perícia no início
rules-takesFirstBox = no seu turno, quando uma Carta de Crise dá a escolha ao jogador atual, você deve escolher a primeira opção (exceto com Cartas de Super Crise)
rules-actionsIfPiloting =
    { $count ->
        [one] se estiver pilotando uma viper quando o seu turno começar, você tem { $count } ação nesse turno
       *[other] se estiver pilotando uma viper quando o seu turno começar, você tem { $count } ações nesse turno
    }
rules-stranded = você começa fora do tabuleiro e não pode se mover nem executar ações; no início do seu turno número { $turn }, você entra em jogo { NOUN($place, case: "at") }
rules-startsPiloting = você começa a partida como piloto de uma viper
rules-discardsOnlyCard = no início do turno de cada jogador, se você tiver exatamente 1 Carta de Perícia na mão, descarte-a
rules-contributesNoneOr = a um teste de perícia, você não adiciona nenhuma carta ou adiciona pelo menos { $atLeast }; na “Prisão” isto não vale
rules-contributesAtMost = você adiciona no máximo { $cards } a um teste de perícia
rules-positiveStrength = nos testes das Cartas de Crise compradas por você, todas as Cartas de Perícia de força { $strength } contam como positivas

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
        [lowered] toda jogada de ataque de uma viper não tripulada diminui em { $by }
       *[raised] toda jogada de ataque de uma viper não tripulada aumenta em { $by }
    }
rules-launchBonus = sempre que uma base estelar lança naves de ataque ou naves de ataque pesado, ela lança { $count } a mais
rules-noLoyaltyLooks = ninguém pode olhar as Cartas de Lealdade de outros jogadores
rules-closesBoard = ninguém mais pode se mover { NOUN($board, case: "to") }
rules-destinationDraw = no próximo salto, quem tem esta carta, em vez do Almirante, compra { $count } Cartas de Destino e escolhe 1; depois, esta carta é descartada
rules-onlyCandidate = enquanto quem tem esta carta não for { $title }, ninguém mais pode ser nomeado { NOUN($place, case: "at") }
rules-inspectsAll = { NOUN($place, case: "at") }, você pode olhar todas as naves civis no tabuleiro e mover quantas quiser
rules-executedAtMorale = assim que a moral cair para { $morale } ou menos, você é executado; não se perde moral com isso
rules-sickbayIfUnmoved = se você terminar a sua etapa de Ação onde o seu turno começou, você é enviado para a Enfermaria
rules-burdenedWith = { $skill } está no seu conjunto de perícias, e você não pode usar o que essas cartas dizem
rules-raidersAlsoLaunch = sempre que naves de ataque são ativadas, cada base estelar lança { $ships }
rules-atBasestarLoss = para cada base estelar destruída: { $effects }
rules-executesAtJump = todos os que estão { NOUN($locations, case: "at") } quando a frota salta são executados depois do salto
rules-noOncePerGame = os jogadores humanos não podem usar habilidades de uma vez por partida
rules-cardActionCost =
    { $count ->
        [one] usar uma Carta de Perícia como ação ou em vez de se mover custa a você { $count } outra Carta de Perícia
       *[other] usar uma Carta de Perícia como ação ou em vez de se mover custa a você { $count } outras Cartas de Perícia
    }
rules-revealsOnlyHeld = você só pode se revelar como Cylon por meio de uma ação na Prisão
rules-losesDamagedViper = uma viper pilotada por você é destruída em vez de danificada
rules-looksDeeper = com { $card }, você olha { $count } cartas e coloca cada uma no topo ou na parte de baixo, em qualquer ordem
rules-receivesLessOff = no início do seu turno, você recebe { $cards } a menos se não estiver { NOUN($board, case: "on") }
rules-crisisDiscardsLess = cada Carta de Crise faz você descartar { $cards } a menos, uma vez (exceto Cartas de Super Crise)
rules-discardsInCompany = se outro jogador estiver no seu local no final da sua etapa de Movimento, descarte { $cards }; se tiver menos, você é enviado para a Prisão no final do seu turno
rules-noSkillsInHazard = em um local perigoso, você não recebe Cartas de Perícia no início do seu turno
rules-leavingCost = para sair { NOUN($locations, case: "from") } por escolha própria, descarte { $cards }
rules-infiltrationDraw =
    { $count ->
        [one] enquanto estiver infiltrado, você recebe { $count } Carta de Perícia adicional em vez de 1, exceto na Enfermaria
       *[other] enquanto estiver infiltrado, você recebe { $count } Cartas de Perícia adicionais em vez de 1, exceto na Enfermaria
    }
rules-abstainsInActions = você não pode adicionar cartas a testes de perícia na etapa de Ação de outro jogador (exceto com Cartas de Super Crise)
rules-addsUpTo = você pode adicionar { $cards } a um teste, ou { $infiltrating } se estiver infiltrado, mas não na Prisão (exceto em Cartas de Super Crise e Missões)
rules-showsContribution = 1 das cartas que você adiciona a um teste de perícia fica virada para cima (exceto em Cartas de Super Crise e Missões)
rules-miracleLimit = você pode ter até { $tokens }
rules-miraclePrice = isso custa { $tokens } a cada vez
rules-scar = sempre que naves de ataque são ativadas, Scar age 2 vezes; só é destruída com um resultado de 7 ou 8 no dado
rules-shuffledInAtJump = quando a frota salta, esta carta é embaralhada no baralho de Crise em vez de ser descartada
rules-viperCost = quem estiver prestes a ativar uma viper descarta { $cards } a cada vez, ou uma só vez para uma ação em que uma viper se move ou ataca várias vezes; o movimento do turno é gratuito
rules-forbidsCardActions =
    { $yours ->
        [yes] você não pode jogar { NOUN($cards, case: "plural") } como ação ou em vez de se mover
       *[no] ninguém pode jogar { NOUN($cards, case: "plural") } como ação ou em vez de se mover
    }
rules-mutinyAtStart = ao entrar na partida, você compra { $cards }
rules-picksMutiny = sempre que alguém compra uma Carta de Motim, você olha as 2 do topo, dá 1 a esse jogador e coloca a outra na parte de baixo do baralho
rules-afterMutiny = sempre que você compra uma Carta de Motim: { $effects }

## grammar

grammar-times =
    { $count ->
        [1] uma vez
        [2] duas vezes
       *[other] { $count } vezes
    }
