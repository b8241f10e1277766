inPlay = enquanto esta carta estiver em jogo, { $rule }
inPlayUntil =
    { $until ->
        [untilJump] até a frota saltar, { $rule }
        [untilLossOrJump] até uma nave civil ou uma base estelar ser destruída ou a frota saltar, { $rule }
        [untilBasestarLostOrJump] até uma base estelar ser destruída ou a frota saltar, { $rule }
        [untilNoRaidersOrJump] até não restar nenhuma nave de ataque ou a frota saltar, { $rule }
        [untilScarLostOrJump] até Scar ser destruída ou a frota saltar, { $rule }
       *[toEnd] enquanto esta carta estiver em jogo, { $rule }
    }

handLimit = o seu limite de cartas na mão no final de cada turno é de { $cards } em vez de 10
randomDiscards = sempre que você é obrigado a descartar Cartas de Perícia, elas são escolhidas aleatoriamente
forbidsActivation =
    { $yours ->
        [yes] você não pode ativar { NOUN($locations, case: "the") }
       *[no] ninguém pode ativar { NOUN($locations, case: "the") }
    }
activationCost = descarte { $cards } toda vez antes de ativar um local
costAt = descarte { $cards } toda vez antes de ativar { NOUN($locations, case: "the") }
movesAlone = você não pode escolher se mover para um local onde esteja outro personagem
discardsAtReveal = sempre que um jogador revela uma carta “Você é um Cylon”, descarte todas as Cartas de Perícia da sua mão
activatesAlone = você não pode ativar um local onde esteja outro personagem, exceto { NOUN($locations, case: "the") }
crisisDraw =
    { $count ->
        [2] quando comprar uma Carta de Crise, compre 2, escolha 1 em segredo e coloque a outra na parte de baixo do baralho
       *[other] quando comprar uma Carta de Crise, compre { $count }, escolha 1 em segredo e coloque as outras na parte de baixo do baralho
    }
drawsAfterCrisis = depois que uma Carta de Crise comprada por você é revelada, compre { $cards } de qualquer tipo
loyaltyAtSetup = você começa com { $cards }
extraNotACylon =
    { $count ->
        [one] com este personagem na partida, { $count } carta “Você Não é um Cylon” a mais entra no baralho de Lealdade
       *[other] com este personagem na partida, { $count } cartas “Você Não é um Cylon” a mais entram no baralho de Lealdade
    }
sleeperAgent = na fase do Agente Adormecido, você recebe { $cards } e depois é enviado { NOUN($to, case: "to") }
skipsFirstSkills = no seu primeiro turno com este personagem, você não recebe Cartas de Perícia no início
takesFirstBox = no seu turno, quando uma Carta de Crise dá a escolha ao jogador atual, você deve escolher a primeira opção (exceto com Cartas de Super Crise)
actionsIfPiloting =
    { $count ->
        [one] se estiver pilotando uma viper quando o seu turno começar, você tem { $count } ação nesse turno
       *[other] se estiver pilotando uma viper quando o seu turno começar, você tem { $count } ações nesse turno
    }
stranded = você começa fora do tabuleiro e não pode se mover nem executar ações; no início do seu turno número { $turn }, você entra em jogo { NOUN($place, case: "at") }
startsPiloting = você começa a partida como piloto de uma viper
discardsOnlyCard = no início do turno de cada jogador, se você tiver exatamente 1 Carta de Perícia na mão, descarte-a
contributesNoneOr = a um teste de perícia, você não adiciona nenhuma carta ou adiciona pelo menos { $atLeast }; na “Prisão” isto não vale
contributesAtMost = você adiciona no máximo { $cards } a um teste de perícia
positiveStrength = nos testes das Cartas de Crise compradas por você, todas as Cartas de Perícia de força { $strength } contam como positivas

difficulty =
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
checksAt = um teste { NOUN($locations, case: "of") }
checksAgainst = um teste { NOUN($aimed, case: "of") } contra { NOUN($target, case: "object") }
checksAtOrAgainst = um teste { NOUN($locations, case: "of") }, ou { NOUN($aimed, case: "of") } contra { NOUN($target, case: "object") },

unmannedAttack =
    { $change ->
        [lowered] toda jogada de ataque de uma viper não tripulada diminui em { $by }
       *[raised] toda jogada de ataque de uma viper não tripulada aumenta em { $by }
    }
launchBonus =
    { $count ->
        [one] sempre que uma base estelar lança naves de ataque ou naves de ataque pesado, ela lança { $count } a mais
       *[other] sempre que uma base estelar lança naves de ataque ou naves de ataque pesado, ela lança { $count } a mais
    }
noLoyaltyLooks = ninguém pode olhar as Cartas de Lealdade de outros jogadores
closesBoard = ninguém mais pode se mover { NOUN($board, case: "to") }
destinationDraw = no próximo salto, quem tem esta carta, em vez do Almirante, compra { $count } Cartas de Destino e escolhe 1; depois, esta carta é descartada
onlyCandidate = enquanto quem tem esta carta não for { $title }, ninguém mais pode ser nomeado { NOUN($place, case: "at") }
inspectsAll = { NOUN($place, case: "at") }, você pode olhar todas as naves civis no tabuleiro e mover quantas quiser
executedAtMorale = assim que a moral cair para { $morale } ou menos, você é executado; não se perde moral com isso
sickbayIfUnmoved = se você terminar a sua etapa de Ação onde o seu turno começou, você é enviado para a Enfermaria
burdenedWith = { $skill } está no seu conjunto de perícias, e você não pode usar o que essas cartas dizem
raidersAlsoLaunch = sempre que naves de ataque são ativadas, cada base estelar lança { $ships }
atBasestarLoss = para cada base estelar destruída: { $effects }
executesAtJump = todos os que estão { NOUN($locations, case: "at") } quando a frota salta são executados depois do salto
noOncePerGame = os jogadores humanos não podem usar habilidades de uma vez por partida
cardActionCost =
    { $count ->
        [one] usar uma Carta de Perícia como ação ou em vez de se mover custa a você { $count } outra Carta de Perícia
       *[other] usar uma Carta de Perícia como ação ou em vez de se mover custa a você { $count } outras Cartas de Perícia
    }
revealsOnlyHeld = você só pode se revelar como Cylon por meio de uma ação na Prisão
losesDamagedViper = uma viper pilotada por você é destruída em vez de danificada
looksDeeper = com { $card }, você olha { $count } cartas e coloca cada uma no topo ou na parte de baixo, em qualquer ordem
receivesLessOff = no início do seu turno, você recebe { $cards } a menos se não estiver { NOUN($board, case: "on") }
crisisDiscardsLess = cada Carta de Crise faz você descartar { $cards } a menos, uma vez (exceto Cartas de Super Crise)
discardsInCompany = se outro jogador estiver no seu local no final da sua etapa de Movimento, descarte { $cards }; se tiver menos, você é enviado para a Prisão no final do seu turno
noSkillsInHazard = em um local perigoso, você não recebe Cartas de Perícia no início do seu turno
leavingCost = para sair { NOUN($locations, case: "from") } por escolha própria, descarte { $cards }
infiltrationDraw =
    { $count ->
        [one] enquanto estiver infiltrado, você recebe { $count } Carta de Perícia adicional em vez de 1, exceto na Enfermaria
       *[other] enquanto estiver infiltrado, você recebe { $count } Cartas de Perícia adicionais em vez de 1, exceto na Enfermaria
    }
abstainsInActions = você não pode adicionar cartas a testes de perícia na etapa de Ação de outro jogador (exceto com Cartas de Super Crise)
addsUpTo = você pode adicionar { $cards } a um teste, ou { $infiltrating } se estiver infiltrado, mas não na Prisão (exceto em Cartas de Super Crise e Missões)
showsContribution = 1 das cartas que você adiciona a um teste de perícia fica virada para cima (exceto em Cartas de Super Crise e Missões)
miracleLimit = você pode ter até { $tokens }
miraclePrice = isso custa { $tokens } a cada vez
scar = sempre que naves de ataque são ativadas, Scar age 2 vezes; só é destruída com um resultado de 7 ou 8 no dado
shuffledInAtJump = quando a frota salta, esta carta é embaralhada no baralho de Crise em vez de ser descartada
viperCost = quem estiver prestes a ativar uma viper descarta { $cards } a cada vez, ou uma só vez para uma ação em que uma viper se move ou ataca várias vezes; o movimento do turno é gratuito
forbidsCardActions =
    { $yours ->
        [yes] você não pode jogar { NOUN($cards, case: "plural") } como ação ou em vez de se mover
       *[no] ninguém pode jogar { NOUN($cards, case: "plural") } como ação ou em vez de se mover
    }
mutinyAtStart = ao entrar na partida, você compra { $cards }
picksMutiny = sempre que alguém compra uma Carta de Motim, você olha as 2 do topo, dá 1 a esse jogador e coloca a outra na parte de baixo do baralho
afterMutiny = sempre que você compra uma Carta de Motim: { $effects }
