## choices.headings

choices-headings-location = Seu local
choices-headings-attack = Atacar
choices-headings-launch = Lançar
choices-headings-fly = Voar
choices-headings-space = Espaço
choices-headings-boarding = Embarque da Tropa
choices-headings-skillCards = Cartas de Perícia
choices-headings-quorum = Cartas de Quórum
choices-headings-cards = Cartas
choices-headings-tokens = Marcadores
choices-headings-character = Seu personagem
choices-headings-title = Seu título
choices-headings-loyalty = Sua Carta de Lealdade
choices-headings-players = Jogadores
choices-headings-politicalLeader = Líderes políticos
choices-headings-militaryLeader = Líderes militares
choices-headings-pilot = Pilotos
choices-headings-support = Suporte
choices-headings-cylonLeader = Líderes Cylons
choices-headings-skills = Perícias
choices-headings-options = Opções
choices-headings-orders = Ordens
choices-headings-decks = Baralhos
choices-headings-other = Outros

## choices.actions

choices-actions-oncePerGame = uma vez por partida
choices-actions-reveal = Revelar { $card }
choices-actions-revealAsCylon = Revelar-se como Cylon
choices-actions-becomeCylon = Você se torna um jogador Cylon
choices-actions-revealEffect = Se quiser: { $what }
choices-actions-activate = Ativar { NOUN($place, case: "the") }
choices-actions-costs = custa { $cards }
choices-actions-costsBy = custa { $cards }: { $ability }
choices-actions-play = Jogar { $card }
choices-actions-playQuorum = Jogar a Carta de Quórum { $card }
choices-actions-move = Mover-se
    .detail = Para outra nave, o movimento custa 1 Carta de Perícia
choices-actions-moveThenAct = Mover-se, depois executar 1 ação
choices-actions-actTwice = Ficar e executar 2 ações
choices-actions-actOnce = Executar 1 ação

## choices.passing

choices-passing-stay = Ficar onde está
choices-passing-action = Não executar ação
    .detail = Sua etapa de Ação termina
choices-passing-orders = Não fazer nada
    .detail = A ordem não tem efeito
choices-passing-emergency = Não fazer nada
    .detail = É a vez do próximo jogador
choices-passing-react = Não reagir
    .detail = A partida continua
choices-passing-contribute = Não adicionar cartas
    .detail = Ninguém fica sabendo por quê
choices-passing-takeRisk = Não arriscar nada
    .detail = Nenhuma nave é perdida, e nada é ganho
choices-passing-nobody = Não escolher ninguém
choices-passing-noShips = Mais nenhuma nave
choices-passing-none = Nenhuma
choices-passing-noActivations = Mais nenhuma ativação
choices-passing-leaveShip = Deixá-la onde está
choices-passing-stayInArea = Ficar nesta área
choices-passing-noRepairs = Não consertar mais nada
choices-passing-rollAgain = Deixar como está
    .detail = O resultado vale
choices-passing-keepQuorum = Ficar com todas as Cartas de Quórum
choices-passing-cullDestiny = Não descartar nenhuma
    .detail = O baralho é embaralhado
choices-passing-useAbility = Não usar
    .detail = A partida continua
choices-passing-decline = Recusar
    .detail = A partida continua sem isso
choices-passing-risk = Arriscar { $ships }
    .detail = Funciona com { $atLeast } ou mais no dado
choices-passing-yes = Sim, fazer
choices-passing-useEffect = Usar o efeito
choices-passing-use = Usar { $ability }

## choices.ships

choices-ships-at = { $ship } { NOUN($area, case: "at") }
choices-ships-acted = { $ship } { NOUN($area, case: "at") }, que já agiu neste turno
choices-ships-unseen = { $ship } { NOUN($area, case: "at") } que ninguém olhou
choices-ships-numbered = { $ship } nº { $number } { NOUN($area, case: "at") }
choices-ships-piloted =
    { GENDER($ship) ->
        [m] { $ship } { NOUN($area, case: "at") }, pilotado por { $player }
       *[f] { $ship } { NOUN($area, case: "at") }, pilotada por { $player }
    }
choices-ships-noHit = Nenhum resultado acerta
choices-ships-hit =
    { $result ->
        [damaged] Danifica com { $range } no dado
       *[destroyed] Destrói com { $range } no dado
    }
choices-ships-whose =
    { $own ->
        [yes] { GENDER($ship) ->
            [m] seu { $ship }
           *[f] sua { $ship }
        }
       *[no] { GENDER($ship) ->
            [m] um { $ship } não tripulado
           *[f] uma { $ship } não tripulada
        }
    }
choices-ships-ofReserves = { NOUN($ship, case: "a") } na Reserva
choices-ships-centurion =
    { $space ->
        [0] O centurião no espaço inicial
       *[other] O centurião no espaço { $space }
    }
choices-ships-launch = Lançar { NOUN($ship, case: "a") } { NOUN($area, case: "at") }
choices-ships-fromReserves = Da Reserva para o espaço
choices-ships-move = Mover { $ship } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
choices-ships-attack =
    { $number ->
        [none] { $spent ->
            [yes] Atacar { $target } { NOUN($area, case: "at") }, que já agiu neste turno, com { $viper }
           *[no] Atacar { $target } { NOUN($area, case: "at") } com { $viper }
        }
       *[other] Atacar { $target } (nº { $number }) { NOUN($area, case: "at") } com { $viper }
    }

## choices.things

choices-things-strength = Força { $strength }, a favor ou contra conforme a perícia
choices-things-option = Opção { $number } de { $card }
choices-things-nothing = Não fazer mais nada
choices-things-idlePlace = Nenhuma ação lá agora: { $why }
choices-things-idle =
    { $idle ->
        [damaged] local danificado
        [cards] faltam as Cartas de Perícia que custa
       *[forbidden] você não pode usá-lo
    }
choices-things-idleUnless = só se { $conditions }
choices-things-placeOn = { $place } { NOUN($board, case: "at") }
choices-things-costsSkillCard = custa 1 Carta de Perícia
choices-things-costsCard = custa 1 carta
choices-things-costsSuperCrises = custa { $cards }
choices-things-cardTo =
    { $top ->
        [yes] No topo: { $card }
       *[no] Embaixo: { $card }
    }
choices-things-toHand = Pegar para a sua mão
choices-things-toCheck = Adicionar ao teste
    .detail = Entram logo depois das cartas do Destino
choices-things-deck = O { $deck }
choices-things-top = No topo do baralho
    .detail = É a próxima carta a ser comprada
choices-things-bottom = Na parte de baixo do baralho
    .detail = Fica muito tempo fora do caminho
choices-things-result =
    { $passes ->
        [yes] O teste passa
       *[no] O teste falha
    }
    .detail = O resultado é aplicado na hora, sem nenhuma carta
choices-things-damagedVipers = { $ships } dentre as danificadas

## mistakes

mistakes-gameOver = A partida acabou; não há mais nada a decidir.
mistakes-alreadyDecided = Isso já foi decidido.
mistakes-notYours = Isso cabe a outro jogador decidir.
mistakes-twice = A mesma escolha não pode ser feita duas vezes.
mistakes-notOpen = Essa não é uma das escolhas abertas agora.
mistakes-count = Escolha { $runs }, não { $count }.
mistakes-exactly = Escolha exatamente { $needed }, não { $count }.
mistakes-run = { $least } a { $most }
