## cards.character

cards-character-type =
    { $pilot ->
        [yes] { $type }. Pode pilotar uma viper.
       *[no] { $type }. Não pode pilotar vipers.
    }
cards-character-draws = Conjunto de perícias: { $skills } (a cada turno)
cards-character-starts =
    { $infiltrates ->
        [yes] Local inicial: { $locations }, em infiltração
       *[no] Local inicial: { $locations }
    }
cards-character-startsInViper = Começa pilotando uma viper.
cards-character-startsOff = Começa fora do tabuleiro.
cards-character-succession = Linha de sucessão: { $president }º para Presidente, { $admiral }º para Almirante.
cards-character-successionWithCag = Linha de sucessão: { $president }º para Presidente, { $admiral }º para Almirante, { $cag }º para CAG.
cards-character-line = { $title }: { $names }
cards-character-leader = Joga como Cylon desde o início, não pertence a nenhuma equipe, vence por uma Agenda secreta (com Daybreak, por Motivações) e não pode ter títulos.
cards-character-leaderInfiltrates = Na Frota Humana, você pode se infiltrar: joga entre os humanos até encerrar a infiltração.

cards-character-ability =
    { $slot ->
        [oncePerGame] { $name } (uma vez por partida)
        [negative] { $name } (fraqueza)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
cards-character-mayUse = { $when }, { $offer }
cards-character-mayDo = { $when }, você pode fazer acontecer isto: { $what }
cards-character-action = ação: { $what }
cards-character-actionIf = ação, se { $condition }: { $what }
cards-character-movement = em vez de se mover: { $what }
cards-character-movementIf = em vez de se mover, se { $condition }: { $what }

## cards.crisis

cards-crisis-superCrisis = Imune às habilidades dos personagens.

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
        [humans] Você só vence se os humanos vencerem e se, no fim da partida:
       *[cylons] Você só vence se os Cylons vencerem e se, no fim da partida:
    }
cards-agenda-secret = Mantenha a Agenda em segredo: você pode dizer que lado ajuda, e nada mais.
cards-agenda-brief =
    { $winner ->
        [humans] Os humanos vencem e { $conditions }
       *[cylons] Os Cylons vencem e { $conditions }
    }

cards-agenda-differ = a diferença entre { $resources } for de { $by } ou menos
cards-agenda-distance = a frota tiver percorrido uma distância de { $distance } ou mais
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
cards-agenda-infiltrating = o seu personagem estiver em infiltração
cards-agenda-free = você não estiver nem na Prisão nem na Detenção
cards-agenda-jailedOrExecuted = você estiver na Prisão ou na Detenção, ou o seu personagem tiver sido executado nesta partida
cards-agenda-superCrisis = você tiver jogado uma Carta de Super Crise nesta partida

## cards.loyalty

cards-loyalty-cylon = Você é um Cylon. Você vence se a humanidade cair: quando um recurso se esgota, quando os centuriões tomam a Galactica ou quando 6 dos locais dela estão danificados.
cards-loyalty-cylonHides = Até você se revelar, ninguém sabe, e você conta como humano para tudo. Sabote testes de perícia, desperdice recursos, semeie a desconfiança e não se deixe descobrir.
cards-loyalty-cylonReveals = Você pode se revelar como ação, no seu próprio turno ou por uma Ordem Executiva. Muitas vezes vale a pena esperar. Na Prisão você ainda pode se revelar, mas sem o efeito abaixo.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] Quando você se revela: { $what }
       *[no] Quando você se revela, pode fazer isto: { $what }
    }
cards-loyalty-afterDiscard = Depois de descartar: { $what }
cards-loyalty-thenReveal = Depois, descarte até ficar com 3 Cartas de Perícia, abra mão dos seus títulos, vá para a Nave de Ressurreição e compre uma Carta de Super Crise. Se for o seu turno, ele termina.
cards-loyalty-cylonPlays = Como jogador Cylon, você usa os locais Cylons, compra Cartas de Perícia de qualquer tipo a cada turno e pode adicionar 1 carta a cada teste de perícia.

cards-loyalty-sympathizer = Revele esta carta assim que a receber.
cards-loyalty-sympathizerJailed = Se algum recurso estiver na zona vermelha, você é enviado para a Prisão, e nada mais muda.
cards-loyalty-sympathizerTurns = Caso contrário, você se torna jogador Cylon e vence com os Cylons, mas não tem Cartas de Super Crise e não pode usar o local Frota Cylon.

cards-loyalty-sympatheticCylon = Revele esta carta assim que a receber e torne-se jogador Cylon, sem Carta de Super Crise.
cards-loyalty-sympatheticCylonWins = Compre uma Agenda. Você só vence se todas as condições dela estiverem cumpridas no fim, não importa o que digam as suas outras Cartas de Lealdade.
cards-loyalty-sympatheticCylonInfiltrates = Na Frota Humana, você pode se infiltrar: joga entre os humanos até encerrar a infiltração.

cards-loyalty-human = Sem uma carta “Você é um Cylon”, você é humano: ajude a frota a chegar ao objetivo antes que os recursos se esgotem.
cards-loyalty-humanLater = No meio da partida, você pode receber outra Carta de Lealdade. Se ela disser que você é um Cylon, você é um Cylon daí em diante.

cards-loyalty-goal = Ação: revele esta carta. Depois, { $what }
cards-loyalty-goalIf = Ação: revele esta carta se { $condition }. Depois, { $what }
cards-loyalty-goalMissed = Se ela ainda estiver virada para baixo no fim da partida e você não for jogador Cylon, a frota perde { $amounts }.
cards-loyalty-goalAfter = Conta como “Você Não é um Cylon”. Depois de revelada, fica à sua frente, sem mais efeito.

cards-loyalty-examined = Quando um efeito permite que outro jogador olhe esta carta, revele-a: { $what }
cards-loyalty-shownByExecution = Quando uma execução a revela: { $what }
cards-loyalty-leavesGame = Depois, remova-a da partida.
cards-loyalty-finalFiveAfter = Conta como “Você Não é um Cylon”. Não tem efeito ao ser passada adiante, nem sobre jogadores Cylons.

cards-loyalty-mutineer = Revele esta carta assim que a receber. Se ela veio do baralho de Lealdade, compre outra Carta de Lealdade. Ela conta como “Você Não é um Cylon”; as suas outras Cartas de Lealdade decidem de que lado você está.
cards-loyalty-mutineerGets = Sempre que a receber, compre 1 Carta de Motim e abra mão de todos os seus títulos (cada um segue a sua linha de sucessão).
cards-loyalty-mutineerHolds = Você pode ter 2 Cartas de Motim; só uma terceira manda você para a Prisão.
cards-loyalty-mutineerJumps = Se você resolver um ícone de salto no seu próprio turno, compre 1 Carta de Motim.
cards-loyalty-mutineerReveals = Se você se revelar como Cylon, passe esta carta a um jogador humano.

cards-loyalty-side =
    { $allegiance ->
        [hiddenCylon] Você é um Cylon, e ninguém sabe ainda. Você vence se os humanos perderem, não importa o que digam as suas outras Cartas de Lealdade.
        [cylonPlayer] Você é jogador Cylon. Você vence se os humanos perderem, não importa quais Cartas de Lealdade tenha.
        [noTeam] Você não pertence a nenhuma equipe, não importa quais Cartas de Lealdade tenha.
       *[human] Você é humano. Você vence se a frota chegar ao objetivo antes que os recursos se esgotem.
    }
cards-loyalty-changesNothing =
    { $allegiance ->
        [hiddenCylon] Esta carta não muda nada: com uma carta “Você é um Cylon”, você é um Cylon, não importa o que mais tenha.
        [cylonPlayer] Esta carta não muda nada: você é jogador Cylon e continua sendo.
       *[noTeam] Esta carta não muda nada: você não pertence a nenhuma equipe.
    }
cards-loyalty-humanNow = Ela não faz de você um Cylon. Ajude a frota a chegar ao objetivo antes que os recursos se esgotem.
cards-loyalty-cylonShown = Você se revelou com esta carta. Você vence se a humanidade cair: quando um recurso se esgota, quando os centuriões tomam a Galactica ou quando 6 dos locais dela estão danificados.
cards-loyalty-goalShown = Conta como “Você Não é um Cylon” e não faz mais nada.
cards-loyalty-goalOfCylon = Conta como “Você Não é um Cylon”. Como jogador Cylon, você não pode revelá-la, e a frota não perde nada por ela no fim.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] Com esta carta você se tornou jogador Cylon. Você não pode usar o local Frota Cylon.
       *[no] Você já resolveu esta carta. Ela conta como “Você Não é um Cylon”.
    }
cards-loyalty-mutineerShown = Conta como “Você Não é um Cylon”; as suas outras Cartas de Lealdade decidem de que lado você está.

## cards.location

cards-location-users =
    { $users ->
        [human] jogadores humanos
        [cylon] jogadores Cylons
        [both] jogadores humanos e Cylons
       *[byAllegiance] jogadores do lado que o controla
    }
cards-location-action = Ação
cards-location-humanAction = Ação Humana
cards-location-cylonAction = Ação Cylon
cards-location-cost = descarte { $cards } e então { $what }
cards-location-noAction = Nenhuma ação.
cards-location-onlyIf = Somente se { $condition }
cards-location-notSympathizer = Um Simpatizante que se tornou Cylon não pode usá-la.
cards-location-receivesNone = Se você começar o seu turno aqui, não compra Cartas de Perícia.
cards-location-receivesOnly = Se você começar o seu turno aqui, compra apenas { $cards }.
cards-location-hazardous = Local perigoso: ninguém pode escolher se mover para cá.
cards-location-damageable = Se danificado: todos os que estão aqui são enviados para a Enfermaria; nenhuma ação aqui até ser consertado.

cards-location-sickbay = Se você começar o seu turno aqui, compra apenas 1 Carta de Perícia. Você pode sair como sempre.
cards-location-brig = Você não pode se mover, não compra Carta de Crise no seu turno e pode adicionar apenas 1 carta a cada teste de perícia.
cards-location-brigTitle = Um Almirante enviado para cá perde o título.
cards-location-detention = Você não pode se mover e pode adicionar apenas 2 cartas a cada teste de perícia. Você ainda compra Cartas de Crise, e um Almirante mantém o título.
cards-location-detentionInstead = Quem está em Nova Cáprica e seria enviado para a Prisão é enviado para cá.
cards-location-medicalCenter = Se você começar o seu turno aqui, compra apenas 1 Carta de Perícia. Quem está em Nova Cáprica e seria enviado para a Enfermaria é enviado para cá.
cards-location-hubDestroyed = Substitui a Nave de Ressurreição.
cards-location-hubDestroyedDraw = Se você começar o seu turno aqui, descarte as suas Cartas de Super Crise e não compre Cartas de Perícia.

## cards.deck

cards-deck-skill = { $skill }, força { $strengths }
cards-deck-mayUse = { $when }, você pode jogar esta carta: { $what }
cards-deck-onlyIf = Somente se { $condition }
cards-deck-oncePerTurn = Limite: uma vez por turno para a mesa toda.
cards-deck-oncePerTurnWith = Limite: uma vez por turno para a mesa toda, contando junto com { $card }.
cards-deck-mutinyOnDiscard = Um jogador humano que escolhe descartar esta carta compra 1 Carta de Motim (uma vez por turno).
cards-deck-onlyCylons = Somente para jogadores Cylons.

cards-deck-quorum = Ação (Presidente)
cards-deck-mayDiscard = { $moment }, quem tem esta carta pode descartá-la: { $what }
cards-deck-titleMayDiscard = { $moment }, { NOUN($title, case: "the") } pode descartar esta carta: { $what }
cards-deck-stays = Fica à frente desse jogador. É descartada se ele se tornar jogador Cylon.

cards-deck-destination = Distância { $distance }
cards-deck-afterwards = Depois do salto

cards-deck-benevolent = Benevolente
cards-deck-antagonistic = Antagonista

## cards.pieces

cards-pieces-raider = Ao ser ativada, cada nave de ataque ataca uma viper na sua área. Se não houver, destrói uma nave civil na sua área; sem nenhuma das duas, move-se em direção à nave civil mais próxima. Sem naves civis no espaço, ataca a Galactica e a danifica com 8.
cards-pieces-raiderHit = Destruída com 3 ou mais.
cards-pieces-heavyRaider = Ao ser ativada, cada nave de ataque pesado se move em direção à proa a bombordo ou à popa a bombordo. Se já estiver lá, aborda a Galactica: coloque um centurião no início da trilha de Embarque da Tropa.
cards-pieces-heavyRaiderHit = Destruída com 7 ou 8.
cards-pieces-basestar = Ao ser ativada, cada base estelar ataca a Galactica e a danifica com 4 ou mais.
cards-pieces-basestarHit = Danificada por vipers com 8 e pelo Controle de Armas com 5 ou mais. 3 danos a destroem.

cards-pieces-raptor = Uma nave batedora. Fica na Reserva, onde pode ser arriscada ou perdida.
cards-pieces-fighter = Um caça, não tripulado ou com piloto. É lançado na proa a bombordo ou na popa a bombordo.
cards-pieces-fliesFar =
    { $count ->
        [one] Um movimento o leva até { $count } área adiante.
       *[other] Um movimento o leva até { $count } áreas adiante.
    }
cards-pieces-attackedByRaider =
    { $how ->
        [damaged] Se uma nave de ataque o ataca: dano com { $damaged }.
        [destroyed] Se uma nave de ataque o ataca: destruição com { $destroyed }.
       *[both] Se uma nave de ataque o ataca: dano com { $damaged }, destruição com { $destroyed }.
    }
cards-pieces-neverDamaged = Se fosse sofrer dano, é destruído.
cards-pieces-mayStay = Pode ficar no espaço quando a frota salta.
cards-pieces-attacks =
    { $how ->
        [damaged] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; danifica uma base estelar com { $damaged }.
        [destroyed] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; destrói uma base estelar com { $destroyed }.
       *[both] Destrói uma nave de ataque com 3 ou mais e uma nave de ataque pesado com 7 ou 8; danifica uma base estelar com { $damaged } e a destrói com { $destroyed }.
    }

cards-pieces-fleetMarker = Mostra quanto falta para o salto, na trilha de Preparação para o Salto.
cards-pieces-pursuitMarker = Mostra quão perto a Frota Cylon está, na trilha de Perseguição.
cards-pieces-allyToken = Marca onde o aliado pode ser encontrado.
cards-pieces-miracle = Cada jogador começa com 1, que paga a habilidade de uma vez por partida; com outro marcador, ela pode ser usada de novo.
cards-pieces-allegianceMarker = Mostra qual lado controla a Base Estelar Rebelde: os jogadores humanos ou os jogadores Cylons.
cards-pieces-currentPlayer = Quem o tem é o jogador atual.
cards-pieces-die = 8 lados. Um resultado alterado acima de 8 conta como 8, e um abaixo de 1 conta como 1.
cards-pieces-marker = Um marcador: { $name }.

cards-pieces-traumaBenevolent = No Julgamento, pesa contra jogadores Cylons; jogadores humanos o descartam.
cards-pieces-traumaAntagonistic = No Julgamento, pesa contra jogadores humanos; jogadores Cylons o descartam.
cards-pieces-traumaDisaster = Revele-o ao comprá-lo: o personagem de um jogador humano é executado; um jogador Cylon compra mais 2 marcadores. Depois, devolva-o ao estoque.
cards-pieces-traumaDisasterAlly = Em um aliado, nenhum dos dois resultados acontece.

cards-pieces-damageLoses = Perca { $amounts }. Remova o marcador da partida.
cards-pieces-damageCloses = Todos { NOUN($place, case: "at") } são enviados para a Enfermaria; nenhuma ação ali até o local ser consertado.
cards-pieces-damageClosesPegasus = Todos { NOUN($place, case: "at") } são enviados para a Enfermaria; nenhuma ação ali até o local ser consertado. Quando todos os locais da Pegasus estão danificados, ela é destruída.

cards-pieces-basestarDamage =
    { $count ->
        [one] Conta como { $count } dano (3 danos destroem uma base estelar).
       *[other] Conta como { $count } danos (3 danos destroem uma base estelar).
    }
cards-pieces-basestarWhenDrawn = Ao ser comprado
cards-pieces-basestarNoLaunch = Esta base estelar não lança naves de ataque nem naves de ataque pesado.
cards-pieces-basestarNoAttack = Esta base estelar não ataca a Galactica.
cards-pieces-basestarBonus = Some { $bonus } a cada jogada de ataque contra esta base estelar.
cards-pieces-basestarNothing = Nenhum outro efeito.

cards-pieces-civilianNothing = Vazia: nada mais se perde com ela.
cards-pieces-civilianLoses = Se for destruída, perca { $amounts }.
cards-pieces-civilianHidden = Virada para baixo: só quem a olhou sabe o que ela leva.
cards-pieces-resource = { $resource }: começa em { $start } (máximo { $max })
cards-pieces-resourceRed = Na zona vermelha com { $redZone } ou menos. Se estiver em 0 no final de um turno, os Cylons vencem.
cards-pieces-nuke = Ação (Almirante)
cards-pieces-nukeWithFleetBoard = Com o tabuleiro da Frota Cylon
cards-pieces-centurion = Avança 1 espaço na trilha de Embarque da Tropa sempre que as naves de ataque pesado são ativadas. Se um chegar ao fim da trilha, os Cylons vencem.
cards-pieces-centurionHit = O Arsenal o destrói com 7 ou 8.
cards-pieces-occupationForce = Avança da Autoridade de Ocupação, pelo Breeder’s Canyon, até o Estaleiro. De lá, sai do tabuleiro e destrói uma nave civil.
cards-pieces-occupationForceHit = Um jogador humano no local dela pode atacá-la (destruída com 5 ou mais); um jogador Cylon no local dela pode deter humanos.
cards-pieces-scar = Uma nave de ataque. Enquanto a Carta de Crise dela estiver em jogo, ela age duas vezes sempre que as naves de ataque são ativadas.
cards-pieces-scarHit = Só é destruída com 7 ou 8.

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
        [red] Espaço { $index } (vermelho): −{ $population } de população. O Controle FTL pode ser usado aqui: com 6 ou menos, perca { $population } de população.
        [blue] Espaço { $index } (azul): −{ $population } de população. O Controle FTL pode ser usado aqui: com 6 ou menos, perca { $population } de população.
       *[none] Espaço { $index }: −{ $population } de população. O Controle FTL pode ser usado aqui: com 6 ou menos, perca { $population } de população.
    }
cards-pieces-spaceCivilians = Espaço { $index }: coloque { $ships } quando o marcador chegar aqui.

cards-pieces-titleInBrig = Pode ser mantido na Prisão.
cards-pieces-titleLost = Perde o título quem é enviado { NOUN($places, case: "to") }.
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

cards-gameRules-loyalty = o baralho de Lealdade tem estas quantidades de cartas de Cylon + “Você Não é um Cylon”: { $numbers }
cards-gameRules-loyaltyWithLeader = com um Líder Cylon, o baralho de Lealdade tem estas quantidades de cartas de Cylon + “Você Não é um Cylon”: { $numbers }
cards-gameRules-numbers =
    { $mutineer ->
        [yes] { $cylon } + { $notACylon } + o Amotinado com { $players } jogadores
       *[no] { $cylon } + { $notACylon } com { $players } jogadores
    }
cards-gameRules-moreNotACylon =
    { $count ->
        [one] com { $expansion }, o baralho de Lealdade tem mais { $count } carta “Você Não é um Cylon”
       *[other] com { $expansion }, o baralho de Lealdade tem mais { $count } cartas “Você Não é um Cylon”
    }
cards-gameRules-quorumLimit = no final de cada turno, o Presidente descarta até ficar com { $cards }
cards-gameRules-cylonsDrawDifferent = as Cartas de Perícia que um jogador Cylon compra no início do seu turno devem ser de tipos diferentes
cards-gameRules-jumpIconsInCylonTurns = os ícones de salto das Cartas de Crise que um jogador Cylon resolve contam
cards-gameRules-sleepersOnlyHuman = na fase do Agente Adormecido, um jogador Cylon recebe 1 Carta de Lealdade, não importa o que diga a ficha de personagem
cards-gameRules-handsOverLoyalty = quem se torna jogador Cylon até uma distância de { $distance } passa todas as suas outras Cartas de Lealdade viradas para baixo a um único jogador humano

## cards.rule

cards-rule-replaced = Nesta partida vale { $number } ({ $name }) no lugar desta
