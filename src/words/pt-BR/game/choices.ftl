## choices.headings

choices-headings-location = O seu local
choices-headings-attack = Atacar
choices-headings-launch = Lançar
choices-headings-fly = Mover uma viper
choices-headings-space = Espaço
choices-headings-boarding = Embarque da Tropa
choices-headings-skillCards = Cartas de Perícia
choices-headings-quorum = Cartas de Quórum
choices-headings-cards = Cartas
choices-headings-tokens = Marcadores
choices-headings-character = O seu personagem
choices-headings-title = O seu título
choices-headings-loyalty = A sua Carta de Lealdade
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
choices-actions-revealEffect = Se quiser, use o efeito: { $what }
choices-actions-activate = Ativar { NOUN($place, case: "the") }
choices-actions-costs = custa { $cards }
choices-actions-costsBy = custa { $cards }: { $ability }
choices-actions-play = Jogar { $card }
choices-actions-playQuorum = Jogar a Carta de Quórum “{ $card }”
choices-actions-move = Mover-se
    .detail = Para outra nave: descarte 1 Carta de Perícia
choices-actions-moveThenAct = Mover-se, depois executar 1 ação
choices-actions-actTwice = Ficar e executar 2 ações
choices-actions-actOnce = Executar 1 ação

## choices.passing

choices-passing-stay = Ficar onde está
choices-passing-action = Não executar ação
    .detail = Encerra a sua etapa de Ação
choices-passing-orders = Não fazer nada
    .detail = A Ordem Executiva é desperdiçada
choices-passing-emergency = Não fazer nada
    .detail = É a vez do próximo jogador
choices-passing-react = Não reagir
    .detail = A partida continua
choices-passing-contribute = Não adicionar nada
    .detail = Ninguém fica sabendo o motivo
choices-passing-takeRisk = Não arriscar
    .detail = Nenhuma nave é perdida, mas nada se ganha
choices-passing-nobody = Não escolher ninguém
choices-passing-noShips = Nenhuma outra nave
choices-passing-none = Nenhuma
choices-passing-noActivations = Nenhuma outra ativação
choices-passing-leaveShip = Deixá-la onde está
choices-passing-stayInArea = Ficar nesta área
choices-passing-noRepairs = Não consertar mais nada
choices-passing-rollAgain = Ficar com o resultado
    .detail = Nenhuma carta é descartada
choices-passing-keepQuorum = Ficar com todas as Cartas de Quórum
choices-passing-cullDestiny = Não descartar nenhuma
    .detail = O baralho do Destino é embaralhado
choices-passing-useAbility = Não usar
    .detail = A partida continua
choices-passing-decline = Recusar
    .detail = A partida continua sem isso
choices-passing-risk = Arriscar { $ships }
    .detail = Funciona com { $atLeast } ou mais no dado
choices-passing-yes = Sim, fazer
choices-passing-useEffect = Usar o efeito
choices-passing-use = Usar “{ $ability }”

## choices.ships

choices-ships-at = { $ship } { NOUN($area, case: "at") }
choices-ships-acted = { $ship } { NOUN($area, case: "at") } (já agiu neste turno)
choices-ships-unseen = { $ship } { NOUN($area, case: "at") } (ninguém a olhou)
choices-ships-numbered = { $ship } nº { $number } { NOUN($area, case: "at") }
choices-ships-piloted =
    { GENDER($ship) ->
        [m] { $ship } { NOUN($area, case: "at") }, pilotado por { $player }
       *[f] { $ship } { NOUN($area, case: "at") }, pilotada por { $player }
    }
choices-ships-noHit = Não pode ser atingida
choices-ships-hit =
    { $result ->
        [damaged] Danifica com { $range } no dado
       *[destroyed] Destrói com { $range } no dado
    }
choices-ships-whose =
    { $own ->
        [yes] { GENDER($ship) ->
            [m] o seu { $ship }
           *[f] a sua { $ship }
        }
       *[no] { GENDER($ship) ->
            [m] um { $ship } não tripulado
           *[f] uma { $ship } não tripulada
        }
    }
choices-ships-ofReserves = { $ship } da Reserva
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
            [yes] Atacar { $target } (já agiu neste turno) { NOUN($area, case: "at") } com { $viper }
           *[no] Atacar { $target } { NOUN($area, case: "at") } com { $viper }
        }
       *[other] Atacar { $target } (nº { $number }) { NOUN($area, case: "at") } com { $viper }
    }

## choices.things

choices-things-strength = Força { $strength }, a favor ou contra conforme a perícia
choices-things-option = Opção { $number } de { $card }
choices-things-nothing = Não fazer mais nada
choices-things-idlePlace = Nenhuma ação disponível: { $why }
choices-things-idle =
    { $idle ->
        [damaged] local danificado
        [cards] você não tem as Cartas de Perícia que ela custa
       *[forbidden] você não pode usá-la
    }
choices-things-idleUnless = só funciona se { $conditions }
choices-things-placeOn = { $place } { NOUN($board, case: "at") }
choices-things-costsSkillCard = custa 1 Carta de Perícia
choices-things-costsCard = custa 1 carta
choices-things-costsSuperCrises = custa { $cards }
choices-things-cardTo =
    { $top ->
        [yes] No topo: { $card }
       *[no] Embaixo: { $card }
    }
choices-things-toHand = Pegar as cartas para a sua mão
choices-things-toCheck = Adicionar ao teste
    .detail = Entram logo depois das cartas do Destino
choices-things-deck = O { $deck }
choices-things-top = No topo do baralho
    .detail = Será a próxima carta comprada
choices-things-bottom = Embaixo do baralho
    .detail = Não volta tão cedo
choices-things-result =
    { $passes ->
        [yes] O teste passa
       *[no] O teste falha
    }
    .detail = Vale na hora, sem nenhuma carta
choices-things-damagedVipers =
    { $ships } (das danificadas)

## mistakes

mistakes-gameOver = A partida acabou; não há mais nada a decidir.
mistakes-alreadyDecided = Isso já foi decidido.
mistakes-notYours = Essa decisão é de outro jogador.
mistakes-twice = Você não pode fazer a mesma escolha duas vezes.
mistakes-notOpen = Essa não é uma das opções disponíveis agora.
mistakes-count = Escolha { $runs }, não { $count }.
mistakes-exactly = Escolha exatamente { $needed }, não { $count }.
mistakes-run = { $least } a { $most }
