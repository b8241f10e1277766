## cards.character

cards-character-type =
    { $pilot ->
        [yes] { $type }. Pode pilotar uma viper.
       *[no] { $type }. Não pode pilotar vipers.
    }
cards-character-draws = Compra a cada turno: { $skills }
cards-character-starts =
    { $infiltrates ->
        [yes] Local inicial: { $locations }, como personagem infiltrado
       *[no] Local inicial: { $locations }
    }
cards-character-startsInViper = Começa em uma viper.
cards-character-startsOff = Começa fora do tabuleiro.
cards-character-succession = Linhas de sucessão, do menor número para o maior: Presidente { $president }, Almirante { $admiral }.
cards-character-successionWithCag = Linhas de sucessão, do menor número para o maior: Presidente { $president }, Almirante { $admiral }, CAG { $cag }.
cards-character-line = { $title }: { $names }
cards-character-leader = Jogador Cylon desde o início, que não pertence a nenhuma equipe, vence só por uma Agenda secreta (com Daybreak, por Motivações) e não pode ter nenhum título.
cards-character-leaderInfiltrates = Na Frota Humana, você pode se infiltrar: então joga entre os humanos até encerrar a infiltração.

cards-character-ability =
    { $slot ->
        [oncePerGame] { $name } (uma vez por partida)
        [negative] { $name } (fraqueza)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
cards-character-mayUse = { $when }, { $offer }
cards-character-mayDo = { $when }, você pode fazer isto: { $what }
cards-character-action = ação: { $what }
cards-character-actionIf = ação, se { $condition }: { $what }
cards-character-movement = em vez de se mover: { $what }
cards-character-movementIf = em vez de se mover, se { $condition }: { $what }

## cards.crisis

cards-crisis-superCrisis = As habilidades dos personagens não têm efeito sobre ela.
cards-crisis-superCrisisOfPlayer = As habilidades dos personagens não têm efeito sobre ela. “Você” é o jogador Cylon que a joga.

cards-crisis-check = Teste de perícia { $difficulty }
cards-crisis-onlyIf = somente se { $condition }
cards-crisis-consequence = Consequência (se foi adicionada uma carta com habilidade de teste de perícia)
cards-crisis-passed = Sucesso
cards-crisis-partially = { $from }+
cards-crisis-failed = Falha

cards-crisis-chooser = { $who } escolhe:

cards-crisis-attack = Ataque Cylon
cards-crisis-place = Coloque:

cards-crisis-activation = Ativação
cards-crisis-jump = Salto +1
cards-crisis-evacuate = Evacuar

## cards.agenda

cards-agenda-winOnlyIf =
    { $winner ->
        [humans] Você só vence se os humanos vencerem e se, quando a partida acabar, ao mesmo tempo:
       *[cylons] Você só vence se os Cylons vencerem e se, quando a partida acabar, ao mesmo tempo:
    }
cards-agenda-secret = Mantenha segredo: você pode dizer que lado ajuda, e nada mais sobre ela.
cards-agenda-brief =
    { $winner ->
        [humans] Se os humanos vencerem e { $conditions }
       *[cylons] Se os Cylons vencerem e { $conditions }
    }

cards-agenda-differ = a diferença entre { $resources } for de { $by } ou menos
cards-agenda-distance = a frota tiver viajado { $distance } ou mais
cards-agenda-shipsLost =
    { $count ->
        [one] pelo menos { $count } nave, entre vipers e raptors, estiver danificada ou destruída
       *[other] pelo menos { $count } naves, entre vipers e raptors, estiverem danificadas ou destruídas
    }
cards-agenda-damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] no máximo { $count } local { NOUN($boards, case: "of") }, ao todo, estiver danificado
           *[other] no máximo { $count } locais { NOUN($boards, case: "of") }, ao todo, estiverem danificados
        }
       *[no] { $count ->
            [one] no máximo { $count } local { NOUN($boards, case: "of") } estiver danificado
           *[other] no máximo { $count } locais { NOUN($boards, case: "of") } estiverem danificados
        }
    }
cards-agenda-damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] pelo menos { $count } local { NOUN($boards, case: "of") }, ao todo, estiver danificado
           *[other] pelo menos { $count } locais { NOUN($boards, case: "of") }, ao todo, estiverem danificados
        }
       *[no] { $count ->
            [one] pelo menos { $count } local { NOUN($boards, case: "of") } estiver danificado
           *[other] pelo menos { $count } locais { NOUN($boards, case: "of") } estiverem danificados
        }
    }
cards-agenda-infiltrating = seu personagem estiver infiltrado
cards-agenda-free = você não estiver nem na Prisão nem na Detenção
cards-agenda-jailedOrExecuted = você estiver na Prisão ou na Detenção, ou seu personagem tiver sido executado nesta partida
cards-agenda-superCrisis = você tiver jogado uma Carta de Super Crise nesta partida

## cards.loyalty

cards-loyalty-cylon = Você é um Cylon. Você vence se os humanos perderem: quando um recurso se esgota, quando os centuriões tomam a Galactica ou quando 6 dos locais dela estão danificados.
cards-loyalty-cylonHides = Até você se revelar, ninguém sabe, e você conta como humano para tudo. Sabote testes de perícia, desperdice recursos e semeie a dúvida, sem que ninguém perceba.
cards-loyalty-cylonReveals = Você pode se revelar como ação no seu próprio turno ou em uma Executive Order. Esperar muitas vezes é melhor; na Prisão você ainda pode se revelar, mas sem o efeito abaixo.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] Quando você se revela, acontece isto: { $what }
       *[no] Quando você se revela, pode fazer isto: { $what }
    }
cards-loyalty-afterDiscard = Depois que você descartar: { $what }
cards-loyalty-thenReveal = Depois você mantém 3 Cartas de Perícia, perde os seus títulos, vai para a Nave de Ressurreição e compra uma Carta de Super Crise. Se for o seu turno, ele termina.
cards-loyalty-cylonPlays = Como jogador Cylon, você age nos locais Cylons, compra Cartas de Perícia a sua escolha a cada turno e adiciona no máximo 1 carta a cada teste de perícia.

cards-loyalty-sympathizer = Você revela esta carta assim que a recebe.
cards-loyalty-sympathizerJailed = Se algum recurso estiver na zona vermelha, você é enviado para a Prisão, e nada mais muda.
cards-loyalty-sympathizerTurns = Caso contrário, você se torna jogador Cylon e vence com os Cylons. Você não tem Carta de Super Crise e não pode ativar a Frota Cylon.

cards-loyalty-sympatheticCylon = Você revela esta carta assim que a recebe e se torna jogador Cylon, sem Carta de Super Crise.
cards-loyalty-sympatheticCylonWins = Você compra uma Agenda e só vence se tudo o que está nela for verdade no final, não importa o que digam as suas outras Cartas de Lealdade.
cards-loyalty-sympatheticCylonInfiltrates = Na Frota Humana, você pode se infiltrar: então joga entre os humanos até encerrar a infiltração.

cards-loyalty-human = Sem uma carta “Você é um Cylon”, você é humano: ajude a frota a alcançar o objetivo dela antes que os recursos se esgotem.
cards-loyalty-humanLater = Você pode receber outra Carta de Lealdade no meio da partida. Se ela disser que você é um Cylon, você é um Cylon a partir de então.

cards-loyalty-goal = Como ação, você pode revelar esta carta. Depois: { $what }
cards-loyalty-goalIf = Como ação, você pode revelar esta carta se { $condition }. Depois: { $what }
cards-loyalty-goalMissed = Se ela ainda estiver virada para baixo no final e você não for jogador Cylon, a frota perde { $amounts }.
cards-loyalty-goalAfter = Conta como “Você Não é um Cylon”. Revelada, fica à sua frente e não faz mais nada.

cards-loyalty-examined = Quando outro jogador olha esta carta por um efeito, todos a veem: { $what }
cards-loyalty-shownByExecution = Quando uma execução a mostra: { $what }
cards-loyalty-leavesGame = Depois, ela sai da partida.
cards-loyalty-finalFiveAfter = Conta como “Você Não é um Cylon”. Passá-la adiante não tem efeito, e ela não afeta jogadores Cylons.

cards-loyalty-mutineer = Você revela esta carta assim que a recebe e compra, por ela, outra Carta de Lealdade do baralho de Lealdade. Conta como “Você Não é um Cylon”; as suas outras Cartas de Lealdade decidem de que lado você está.
cards-loyalty-mutineerGets = Sempre que a recebe, você compra 1 Carta de Motim e passa cada título que tiver ao próximo jogador da linha de sucessão dele.
cards-loyalty-mutineerHolds = Você pode ter 2 Cartas de Motim, e só uma terceira manda você para a Prisão.
cards-loyalty-mutineerJumps = Se você resolver um ícone de preparar para o salto no seu próprio turno, compra 1 Carta de Motim.
cards-loyalty-mutineerReveals = Se você se revelar como Cylon, passa esta carta a um jogador humano.

cards-loyalty-side =
    { $allegiance ->
        [hiddenCylon] Você é um Cylon, e ninguém sabe ainda. Você vence se os humanos perderem, não importa o que digam as suas outras Cartas de Lealdade.
        [cylonPlayer] Você é jogador Cylon. Você vence se os humanos perderem, não importa quais Cartas de Lealdade tenha.
        [noTeam] Você não pertence a nenhuma equipe, não importa quais Cartas de Lealdade tenha.
       *[human] Você é humano. Você vence se a frota alcançar o objetivo dela antes que os recursos se esgotem.
    }
cards-loyalty-changesNothing =
    { $allegiance ->
        [hiddenCylon] Esta carta não muda nada: com uma carta “Você é um Cylon”, você é um Cylon, não importa o que mais tenha.
        [cylonPlayer] Esta carta não muda nada: você é jogador Cylon e continua sendo.
       *[noTeam] Esta carta não muda nada: você não pertence a nenhuma equipe.
    }
cards-loyalty-humanNow = Ela não faz de você um Cylon. Ajude a frota a alcançar o objetivo dela antes que os recursos se esgotem.
cards-loyalty-cylonShown = Você se revelou com esta carta. Você vence se os humanos perderem: quando um recurso se esgota, quando os centuriões tomam a Galactica ou quando 6 dos locais dela estão danificados.
cards-loyalty-goalShown = Conta como “Você Não é um Cylon” e não faz mais nada.
cards-loyalty-goalOfCylon = Conta como “Você Não é um Cylon”. Como jogador Cylon, você não pode revelá-la, e no final a frota não perde nada por ela.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] Com esta carta você se tornou jogador Cylon. Você não pode ativar a Frota Cylon.
       *[no] Você já resolveu esta carta. Ela conta como “Você Não é um Cylon”.
    }
cards-loyalty-mutineerShown = Conta como “Você Não é um Cylon”; as suas outras Cartas de Lealdade decidem de que lado você está.

## cards.location

cards-location-users =
    { $users ->
        [human] para jogadores humanos
        [cylon] para jogadores Cylons
        [both] para jogadores humanos e Cylons
       *[byAllegiance] para os jogadores do lado a que pertence
    }
cards-location-action = Ação
cards-location-humanAction = Ação Humana
cards-location-cylonAction = Ação Cylon
cards-location-cost = descarte { $cards }; depois, { $what }
cards-location-noAction = Não há ação aqui.
cards-location-onlyIf = Somente se { $condition }
cards-location-notSympathizer = Um Simpatizante que se tornou Cylon não pode usá-la.
cards-location-receivesNone = No início do seu turno, você não compra Cartas de Perícia aqui.
cards-location-receivesOnly = No início do seu turno, você compra apenas { $cards } aqui.
cards-location-hazardous = Local perigoso: ninguém pode escolher se mover para cá.
cards-location-damageable = Se este local for danificado, todos nele são enviados para a Enfermaria e a ação fica fechada até ele ser consertado.

cards-location-sickbay = No início do seu turno, você compra apenas 1 Carta de Perícia aqui. Você pode sair normalmente.
cards-location-brig = Você não pode se mover, não compra Carta de Crise no seu turno e adiciona no máximo 1 carta a cada teste de perícia.
cards-location-brigTitle = O Almirante perde o título ao ser enviado para cá.
cards-location-detention = Você não pode se mover e adiciona no máximo 2 cartas a cada teste de perícia. Você ainda compra Cartas de Crise, e o Almirante mantém o título.
cards-location-detentionInstead = Quem seria enviado de Nova Cáprica para a Prisão é enviado para cá.
cards-location-medicalCenter = No início do seu turno, você compra apenas 1 Carta de Perícia aqui. Quem seria enviado de Nova Cáprica para a Enfermaria é enviado para cá.
cards-location-hubDestroyed = Substitui a Nave de Ressurreição.
cards-location-hubDestroyedDraw = No início do seu turno, você perde aqui as suas Cartas de Super Crise e não compra Cartas de Perícia.

## cards.deck

cards-deck-skill = { $skill }, força { $strengths }
cards-deck-mayUse = { $when }, você pode jogá-la: { $what }
cards-deck-onlyIf = Somente se { $condition }
cards-deck-oncePerTurn = Só uma vez por turno, somando todos os jogadores.
cards-deck-oncePerTurnWith = Só uma vez por turno, somando todos os jogadores e contando junto com { $card }.
cards-deck-mutinyOnDiscard = Um jogador humano que escolhe descartá-la compra 1 Carta de Motim, uma vez por turno.
cards-deck-onlyCylons = Somente jogadores Cylons podem usá-la.

cards-deck-quorum = Ação do Presidente
cards-deck-mayDiscard = { $moment }, quem a possui pode descartá-la: { $what }
cards-deck-titleMayDiscard = { $moment }, { NOUN($title, case: "the") } pode descartá-la: { $what }
cards-deck-stays = Ela fica em frente a esse jogador e é perdida se ele se tornar Cylon.

cards-deck-destination = Distância { $distance }
cards-deck-afterwards = Quando o salto terminar

cards-deck-benevolent = Benevolente
cards-deck-antagonistic = Antagonista

## cards.pieces

cards-pieces-raider = Quando as naves de ataque são ativadas, cada uma ataca uma viper na sua área, ou destrói ali uma nave civil, ou se move em direção à nave civil mais próxima. Sem nenhuma nave civil no espaço, ataca a Galactica e a danifica com 8.
cards-pieces-raiderHit = É destruída com 3 ou mais.
cards-pieces-heavyRaider = Quando as naves de ataque pesado são ativadas, cada uma se move em direção à proa ou à popa a bombordo. A que já estiver lá embarca na Galactica: um centurião começa na trilha de Embarque da Tropa.
cards-pieces-heavyRaiderHit = É destruída com 7 ou 8.
cards-pieces-basestar = Quando as bases estelares são ativadas, cada uma ataca a Galactica e a danifica com 4 ou mais.
cards-pieces-basestarHit = É danificada por uma viper com 8 e pelo Controle de Armas com 5 ou mais. 3 danos a destroem.

cards-pieces-raptor = Um batedor da frota. Fica na Reserva e é colocado em risco ou perdido ali.
cards-pieces-fighter = Um caça da frota, não tripulado ou pilotado por um jogador que saiba pilotar. É lançado na proa ou na popa a bombordo.
cards-pieces-fliesFar =
    { $count ->
        [one] Com um movimento, voa até { $count } área.
       *[other] Com um movimento, voa até { $count } áreas.
    }
cards-pieces-attackedByRaider =
    { $how ->
        [damaged] Atacado por uma nave de ataque, sofre dano com { $damaged }.
        [destroyed] Atacado por uma nave de ataque, sai destruído com { $destroyed }.
       *[both] Atacado por uma nave de ataque, sofre dano com { $damaged } e sai destruído com { $destroyed }.
    }
cards-pieces-neverDamaged = O que causaria dano a ele o destrói.
cards-pieces-mayStay = Pode ficar onde está quando a frota salta.
cards-pieces-attacks =
    { $how ->
        [damaged] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; uma base estelar é danificada com { $damaged }.
        [destroyed] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; uma base estelar é destruída com { $destroyed }.
       *[both] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; uma base estelar é danificada com { $damaged } e destruída com { $destroyed }.
    }

cards-pieces-fleetMarker = Mostra na trilha de Preparação para o Salto quanto o salto já está preparado.
cards-pieces-pursuitMarker = Mostra na trilha de Perseguição o quanto a Frota Cylon está perto.
cards-pieces-allyToken = Fica onde o aliado dele espera ser encontrado.
cards-pieces-miracle = Cada jogador começa com um e paga com ele a habilidade usada uma vez por partida. Com outro marcador, ela pode ser usada de novo.
cards-pieces-allegianceMarker = Mostra de quem é a Base Estelar Rebelde: dos jogadores humanos ou dos jogadores Cylons.
cards-pieces-currentPlayer = Quem o tem joga o turno.
cards-pieces-die = Tem 8 lados. Depois de todas as alterações, um resultado acima de 8 conta como 8 e um abaixo de 1 conta como 1.
cards-pieces-marker = Um marcador: { $name }.

cards-pieces-traumaBenevolent = No Julgamento, jogadores humanos o descartam, e ele pesa contra jogadores Cylons.
cards-pieces-traumaAntagonistic = No Julgamento, jogadores Cylons o descartam, e ele pesa contra jogadores humanos.
cards-pieces-traumaDisaster = Quem o compra o mostra na hora: o personagem de um jogador humano é executado; um jogador Cylon compra mais 2 marcadores. Depois, ele volta para a pilha.
cards-pieces-traumaDisasterAlly = Em um aliado, não traz nenhum dos dois resultados.

cards-pieces-damageLoses = Perca { $amounts }. O marcador sai da partida.
cards-pieces-damageCloses = Todos { NOUN($place, case: "at") } são enviados para a Enfermaria, e a ação do local fica fechada até ele ser consertado.
cards-pieces-damageClosesPegasus = Todos { NOUN($place, case: "at") } são enviados para a Enfermaria, e a ação do local fica fechada até ele ser consertado. Quando todos os locais da Pegasus estão danificados, a nave é perdida.

cards-pieces-basestarDamage =
    { $count ->
        [one] Conta como { $count } dano; com 3, uma base estelar é destruída.
       *[other] Conta como { $count } danos; com 3, uma base estelar é destruída.
    }
cards-pieces-basestarWhenDrawn = Quando é comprado
cards-pieces-basestarNoLaunch = Esta base estelar não lança naves de ataque nem naves de ataque pesado.
cards-pieces-basestarNoAttack = Esta base estelar não ataca a Galactica.
cards-pieces-basestarBonus = Some { $bonus } a cada jogada de ataque contra esta base estelar.
cards-pieces-basestarNothing = Não tem nenhum outro efeito.

cards-pieces-civilianNothing = Se for destruída, nada mais é perdido.
cards-pieces-civilianLoses = Se for destruída, perca { $amounts }.
cards-pieces-civilianHidden = Fica virada para baixo: só quem a olhou sabe o que ela leva.
cards-pieces-resource = { $resource }: começa em { $start } e nunca passa de { $max }
cards-pieces-resourceRed = A zona vermelha é { $redZone } ou menos. Se o recurso estiver esgotado no final de um turno, os Cylons vencem.
cards-pieces-nuke = Ação do Almirante
cards-pieces-nukeWithFleetBoard = Com o tabuleiro da Frota Cylon
cards-pieces-centurion = Avança 1 espaço na trilha de Embarque da Tropa sempre que as naves de ataque pesado são ativadas. No fim da trilha, os Cylons vencem.
cards-pieces-centurionHit = O Arsenal o destrói com 7 ou 8.
cards-pieces-occupationForce = Move-se pela Autoridade de Ocupação, pelo Breeder’s Canyon e pelo Estaleiro. Do Estaleiro, sai do tabuleiro e destrói uma nave civil.
cards-pieces-occupationForceHit = Um jogador humano junto dela a destrói com 5 ou mais; um jogador Cylon junto dela pode deter humanos.
cards-pieces-scar = Uma das naves de ataque. Enquanto a Carta de Crise dela está em jogo, age 2 vezes sempre que as naves de ataque são ativadas.
cards-pieces-scarHit = Só é destruída com um resultado de 7 ou 8 no dado.

cards-pieces-area = Área { $sides }
cards-pieces-spaces =
    { $count ->
        [one] { $count } espaço, de “{ $first }” a “{ $last }”.
       *[other] { $count } espaços, de “{ $first }” a “{ $last }”.
    }
cards-pieces-space =
    { $colour ->
        [red] Espaço { $index } (vermelho).
        [blue] Espaço { $index } (azul).
       *[none] Espaço { $index }.
    }
cards-pieces-spaceNamed =
    { $colour ->
        [red] Espaço { $index } (vermelho): { $name }.
        [blue] Espaço { $index } (azul): { $name }.
       *[none] Espaço { $index }: { $name }.
    }
cards-pieces-spacePopulation =
    { $colour ->
        [red] Espaço { $index } (vermelho): −{ $population } de população. O Controle FTL pode saltar daqui: com 6 ou menos, perca { $population } de população.
        [blue] Espaço { $index } (azul): −{ $population } de população. O Controle FTL pode saltar daqui: com 6 ou menos, perca { $population } de população.
       *[none] Espaço { $index }: −{ $population } de população. O Controle FTL pode saltar daqui: com 6 ou menos, perca { $population } de população.
    }
cards-pieces-spaceCivilians = Espaço { $index }: { $ships }. É o que se coloca quando o marcador chega aqui.

cards-pieces-titleInBrig = Pode-se ter o título na Prisão.
cards-pieces-titleLost = O título é perdido por quem é enviado { NOUN($places, case: "to") }.
cards-pieces-titleStartsWith = Começa a partida com { $what }.
cards-pieces-titleAfterQuorum = Depois de jogar uma Carta de Quórum da mão
cards-pieces-titleAction =
    { $limit ->
        [perTurn] Ação, uma vez por turno
       *[none] Ação
    }
cards-pieces-titleActionIf =
    { $limit ->
        [perTurn] Ação, uma vez por turno, somente se { $condition }
       *[none] Ação, somente se { $condition }
    }

cards-pieces-distance = Distância { $distance }
cards-pieces-setup = No início da partida, coloque { $ships }
cards-pieces-setupLater = { $when }, coloque { $ships }

## cards.gameRules

cards-gameRules-loyalty = o baralho de Lealdade é montado com estas quantidades de cartas de Cylon e de cartas “Você Não é um Cylon”: { $numbers }
cards-gameRules-loyaltyWithLeader = com um Líder Cylon, o baralho de Lealdade tem estas quantidades de cartas de Cylon e de cartas “Você Não é um Cylon”: { $numbers }
cards-gameRules-numbers =
    { $mutineer ->
        [yes] { $cylon } e { $notACylon } com o Amotinado para { $players } jogadores
       *[no] { $cylon } e { $notACylon } para { $players } jogadores
    }
cards-gameRules-moreNotACylon =
    { $count ->
        [one] junto com { $expansion }, o baralho de Lealdade tem mais { $count } carta “Você Não é um Cylon”
       *[other] junto com { $expansion }, o baralho de Lealdade tem mais { $count } cartas “Você Não é um Cylon”
    }
cards-gameRules-quorumLimit = no final de cada turno, o Presidente mantém no máximo { $cards }
cards-gameRules-cylonsDrawDifferent = as Cartas de Perícia que um jogador Cylon compra no início do turno são de tipos diferentes
cards-gameRules-jumpIconsInCylonTurns = o ícone de preparar para o salto de uma Carta de Crise resolvida por um jogador Cylon conta
cards-gameRules-sleepersOnlyHuman = na fase do Agente Adormecido, um jogador Cylon recebe 1 Carta de Lealdade, não importa o que diga a ficha de personagem
cards-gameRules-handsOverLoyalty = quem se torna jogador Cylon na distância { $distance } ou menos passa todas as outras Cartas de Lealdade viradas para baixo a um único jogador humano

## cards.rule

cards-rule-replaced = Nesta partida vale, em vez disso, { $number } ({ $name })
