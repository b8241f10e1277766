## events.turn

events-turn-gameStarted = A partida começa: o primeiro turno é de { $player }
events-turn-character = { $player } joga com { $character }
events-turn-started = Turno { $turn }: { $player }
events-turn-titleGained =
    { $isNew ->
        [yes] { $player } assume como { $title }
       *[no] { $player } assume como { $title } no lugar de { $before }
    }
events-turn-titleVacant =
    { $isNew ->
        [yes] Ninguém tem o título de { $title } agora
       *[no] { $before } perde o título de { $title }; agora ninguém o tem
    }
events-turn-milestone = Distância { $distance } alcançada: { $what }
events-turn-moved = { $player } se move { NOUN($to, case: "to") }
events-turn-sentTo = { $player } vai { NOUN($to, case: "to") }
events-turn-shotDown = Com a nave abatida, { $player } vai { NOUN($to, case: "to") }
events-turn-took = { $player } { $deed }
events-turn-used = { $player } usa { $what }
events-turn-choseSelf = { $player } escolhe o próprio personagem
events-turn-chose = { $player } escolhe { $target }
events-turn-optionChosen = { $card }, decisão de { $player }: { $option }
events-turn-nobodyChooses = { $card }: sem ninguém para decidir, nada acontece
events-turn-rolled = { $what }: { $player } tira { $roll } no dado
events-turn-rolledAttack = { $player } tira { $roll } no dado: { $attack }
events-turn-beyond = { $roll } (conta como { $result })
events-turn-takesEffect = surte efeito com { $range }
events-turn-costsPopulation = { $range } custa população

events-turn-loyaltyAtEnd = Cartas de Lealdade: { $cards }
events-turn-heldAtEnd = { $player } – { $cards }
events-turn-agendaAtEnd =
    { $met ->
        [yes] Agenda de { $player }, cumprida: { $card }
       *[no] Agenda de { $player }, não cumprida: { $card }
    }

## events.checks

events-checks-started =
    { $partialAt ->
        [never] { $source }, teste de perícia { $difficulty }. Contam a favor: { $skills }
       *[other] { $source }, teste de perícia { $difficulty } (sucesso parcial com { $partialAt } ou mais). Contam a favor: { $skills }
    }
events-checks-destinyAdded = O baralho do Destino adiciona { $cards }
events-checks-added = { $player } adiciona { $cards }
events-checks-addedNone = { $player } não adiciona cartas
events-checks-difficulty = dificuldade { $change } (agora { $now })

events-checks-revealed = Cartas reveladas, { $total } de { $difficulty }: { $cards }
events-checks-noCards = nenhuma carta
events-checks-by = { $change } por { $source }
events-checks-byOf = { $change } por { $source } de { $player }
events-checks-abilities = habilidades
events-checks-against = menos { $cards }
events-checks-noEffect = não contam: { $cards }

events-checks-resultOf =
    { $result ->
        [pass] { $source }: o teste passa, { $total } de { $difficulty }
        [partial] { $source }: sucesso parcial, { $total } de { $difficulty }
       *[fail] { $source }: o teste falha, { $total } de { $difficulty }
    }
events-checks-result =
    { $result ->
        [pass] { $source }: o teste passa
        [partial] { $source }: sucesso parcial
       *[fail] { $source }: o teste falha
    }
events-checks-decided =
    { $result ->
        [pass] { $source }: { $player } decide que o teste passa
       *[fail] { $source }: { $player } decide que o teste falha
    }
events-checks-discarded = Descartadas do teste
events-checks-taken = { $player } pega para a mão as cartas do teste: { $cards }
events-checks-takenNone = { $player } não pega nenhuma carta do teste

## events.cards

events-cards-crisisDrawn =
    { $superCrisis ->
        [yes] { $player } joga uma Super Crise: { $card }
       *[no] { $player } enfrenta uma Crise: { $card }
    }
events-cards-crisisReplaced = { $player } descarta { $card }: outra Carta de Crise é comprada
events-cards-looks =
    { $where ->
        [hand] { $player } olha a mão de Quórum
        [whole] { $player } olha o { $deck }
        [bottom] { $player } olha a parte de baixo do { $deck }
       *[top] { $player } olha o topo do { $deck }
    }
events-cards-seen =
    { $where ->
        [hand] Na mão de Quórum: { $cards }
        [whole] No { $deck }: { $cards }
        [bottom] Na parte de baixo do { $deck }: { $cards }
       *[top] No topo do { $deck }: { $cards }
    }
events-cards-none = nenhuma carta
events-cards-putBack =
    { $where ->
        [bottom] { $player } coloca { NOUN($card, case: "a") } embaixo do { $deck }
       *[top] { $player } coloca { NOUN($card, case: "a") } no topo do { $deck }
    }
events-cards-drawn = { $player } compra { $cards }
events-cards-quorumPlayed = { $player } joga a Carta de Quórum “{ $card }”
events-cards-quorumAttached = { $player } recebe { $card }
events-cards-kept = { $card } fica em jogo
events-cards-leftPlay =
    { $how ->
        [discarded] { $card } vai para a pilha de descarte
        [shuffledIn] { $card } volta, embaralhada, ao baralho de Crise
       *[removed] { $card } sai da partida
    }
events-cards-nukeGained = o Almirante ganha uma arma nuclear (agora { $left })
events-cards-nukeSpent =
    { $left ->
        [one] uma arma nuclear a menos (resta { $left })
       *[other] uma arma nuclear a menos (restam { $left })
    }
events-cards-superCrisisDrawn = { $player } compra uma Carta de Super Crise
events-cards-superCrisisSeen = { $player } compra a Carta de Super Crise “{ $card }”
events-cards-destination = { $player } leva a frota a um novo destino, { $card }: distância +{ $distance } (agora { $total })
events-cards-distanceAdded = { $card } aumenta a distância (agora { $total })

## events.skills

events-skills-drawn = { $player } compra { $cards }
events-skills-drawnNone = { $player } não compra Cartas de Perícia
events-skills-discarded =
    { $random ->
        [yes] { $player } descarta aleatoriamente { $cards }
       *[no] { $player } descarta { $cards }
    }
events-skills-discardedNone = { $player } não tem Cartas de Perícia para descartar
events-skills-skipped = { $player } não recebe Cartas de Perícia neste turno
events-skills-taken = { $player } pega { $cards } de { $from }
events-skills-looksAtHand = { $player } olha a mão de { $of }
events-skills-hand = A mão de { $of }: { $cards }
events-skills-none = nenhuma Carta de Perícia
events-skills-reshuffled = As cartas descartadas formam um novo { $deck }
events-skills-named = { $player } diz a perícia { $skill }: as cartas dela contam como 0 no teste
events-skills-destinyRebuilt = Um novo baralho do Destino é formado: 2 cartas de cada perícia

## events.deeds

events-deeds-nothing = não executa nenhuma ação
events-deeds-activates = ativa { NOUN($place, case: "the") }
events-deeds-plays = joga { $card }
events-deeds-playsQuorum = joga a Carta de Quórum “{ $card }”
events-deeds-uses = usa { $ability }
events-deeds-does = executa a ação { $what }
events-deeds-revealsAsCylon = se revela como Cylon
events-deeds-reveals = revela { $card }
events-deeds-movesThenActs = se move e depois age
events-deeds-actsTwice = fica onde está e age duas vezes
events-deeds-launches = lança { NOUN($viper, case: "a") } { NOUN($area, case: "at") }
events-deeds-moves =
    { $own ->
        [yes] { GENDER($viper) ->
            [m] move seu { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
           *[f] move sua { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
        }
       *[no] { GENDER($viper) ->
            [m] move um { $viper } não tripulado { NOUN($from, case: "from") } { NOUN($to, case: "to") }
           *[f] move uma { $viper } não tripulada { NOUN($from, case: "from") } { NOUN($to, case: "to") }
        }
    }
events-deeds-attacks =
    { $own ->
        [yes] { GENDER($viper) ->
            [m] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com seu { $viper }
           *[f] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com sua { $viper }
        }
       *[no] { GENDER($viper) ->
            [m] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com um { $viper } não tripulado
           *[f] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com uma { $viper } não tripulada
        }
    }
events-deeds-chooses = escolhe: { $choice }

## events.fates

events-fates-eliminated = { $player } está fora da partida
events-fates-loyaltyShuffledIn =
    { $count ->
        [one] { $cards } entra no baralho de Lealdade, que é embaralhado
       *[other] { $cards } entram no baralho de Lealdade, que é embaralhado
    }
events-fates-consequence = A consequência de { $card } acontece
events-fates-abilityResolved = A habilidade de { $card } é resolvida
events-fates-takesEffect = { $card } surte efeito
events-fates-looksAtAdded = { $player } olha as cartas que { $of } adicionou
events-fates-hasAdded = { $player } adicionou { $cards }
events-fates-hasAddedNone = { $player } não adicionou cartas
events-fates-asideAdded =
    { $count ->
        [one] { $cards } que estava separada entra no teste
       *[other] { $cards } que estavam separadas entram no teste
    }
events-fates-learned =
    { $to ->
        [hand] { $player } pega { $cards }
       *[check] { $player } adiciona { $cards } ao teste
    }
events-fates-passReplaced = { $player } troca o resultado do sucesso
events-fates-destinySeeded =
    { $count ->
        [one] { $cards } entra no baralho do Destino, que é embaralhado
       *[other] { $cards } entram no baralho do Destino, que é embaralhado
    }
events-fates-destinyReplaced =
    { $wasEmpty ->
        [yes] O baralho do Destino estava vazio; o novo tem { $cards }
       *[no] O baralho do Destino é descartado ({ $discarded }); o novo tem { $cards }
    }
events-fates-destinyCulled = { $player } descarta { $cards } do baralho do Destino
events-fates-destinyCulledNone = { $player } não descarta nada do baralho do Destino
events-fates-destinySwapped = { $player } coloca { $put } no topo do baralho do Destino e pega { $taken }
events-fates-destinySwappedUnseen = { $player } coloca { $put } no topo do baralho do Destino e pega a carta que estava lá
events-fates-dieReplaced = { $what }: em vez de jogar o dado, { $player } descarta { $card }, e o resultado é { $result }
events-fates-dieNamed = { $what }: { $player } escolhe { $result } como resultado do dado
events-fates-dieAdjusted = O dado muda { $change } (agora { $result })
events-fates-raiderMisses = Uma nave de ataque { NOUN($area, case: "at") } erra
events-fates-scarAppears = Uma das naves de ataque { NOUN($area, case: "at") } é Scar
events-fates-protected = { $player } toma precauções: a próxima perda { NOUN($resource, case: "of") } neste turno é reduzida em 1
events-fates-lossLessened = As precauções salvam 1 de { $resource }
events-fates-nextCrisisJumps = { $player } prepara o salto: a próxima Carta de Crise deste turno ganha um ícone de salto
events-fates-skillGiven = { $player } dá { $card } a { $to }
events-fates-quorumDiscarded = { $player } descarta { $cards }
events-fates-quorumOverLimit = { $player } descarta { $cards } (limite de Cartas de Quórum)
events-fates-handTaken = { $player } pega { $cards } de { $from }
events-fates-handTakenNone = { $player } não pega nenhuma Carta de Perícia de { $from }

## events.loyalty

events-loyalty-dealt = { $player } recebe { $cards }
events-loyalty-sleeperAgentPhase = Fase do Agente Adormecido: cada jogador recebe mais uma Carta de Lealdade
events-loyalty-seen = { $player } olha { $cards } de { $of }
events-loyalty-lookPrevented = ninguém pode olhar Cartas de Lealdade
events-loyalty-revealed = { $player } revela uma Carta de Lealdade: { $card }
events-loyalty-becameCylon =
    { $how ->
        [sympathizer] { $player } passa para o lado dos Cylons, como Simpatizante
        [sympathetic] { $player } passa a jogar como Cylon, com uma Agenda própria
       *[revealed] { $player } joga como Cylon daqui em diante
    }
events-loyalty-handedOver = { $player } passa { $cards } a { $to }

## events.board

events-board-resource =
    { $loss ->
        [yes] { $now ->
            [one] { $resource } { $change } (resta { $now })
           *[other] { $resource } { $change } (restam { $now })
        }
       *[no] { $resource } { $change } (agora { $now })
    }
events-board-change =
    { $loss ->
        [yes] { $now ->
            [one] { $change } de { $resource } (resta { $now })
           *[other] { $change } de { $resource } (restam { $now })
        }
       *[no] { $change } de { $resource } (agora { $now })
    }
events-board-galacticaDamaged = a Galactica sofre dano { NOUN($place, case: "at") }
events-board-galacticaHit = a Galactica sofre dano e perde { $loss }
events-board-damageSeen = { $player } olha { $tokens }
events-board-repaired = { $player } conserta { NOUN($place, case: "the") }
events-board-centurionBoarded = um centurião invade a Galactica
events-board-space =
    { $space ->
        [end] o último espaço
       *[other] o espaço { $space }
    }
events-board-centurionsAdvanced =
    { $count ->
        [one] o centurião a bordo avança na trilha de Embarque da Tropa, para { $spaces }
       *[other] os centuriões a bordo avançam na trilha de Embarque da Tropa, para { $spaces }
    }
events-board-centurionsAdvancedEach = os centuriões a bordo avançam na trilha de Embarque da Tropa: { $each }
events-board-centurionsTo = { $count } para { $space }
events-board-centurionDestroyed =
    { $space ->
        [0] um centurião é destruído no espaço inicial da trilha de Embarque da Tropa
       *[other] um centurião é destruído no espaço { $space } da trilha de Embarque da Tropa
    }
events-board-jumpTrack = trilha de Preparação para o Salto { $change } (agora { $now } de 5)
events-board-jumpTrackReset = o marcador da frota volta ao início da trilha de Preparação para o Salto
events-board-jumped =
    { $how ->
        [final] A frota dá o último salto
        [someStay] A frota salta
       *[all] A frota salta. Todas as naves no espaço saem do tabuleiro
    }

## events.ships

events-ships-pilots = { NOUN($ship, case: "the") } de { $player }
    .the = { NOUN($ship, case: "the") } de { $player }
    .a = { NOUN($ship, case: "the") } de { $player }
    .of = { NOUN($ship, case: "of") } de { $player }
    .to = { NOUN($ship, case: "to") } de { $player }
    .gender =
        { GENDER($ship) ->
            [m] m
           *[f] f
        }
events-ships-unmanned =
    { GENDER($ship) ->
        [m] { NOUN($ship, case: "a") } não tripulado
       *[f] { NOUN($ship, case: "a") } não tripulada
    }
    .gender =
        { GENDER($ship) ->
            [m] m
           *[f] f
        }

events-ships-launchRaiders = as bases estelares lançam naves de ataque
events-ships-activated = { NOUN($what, case: "the") } agem
events-ships-placed = mais { $ships } { NOUN($area, case: "at") }
events-ships-launched = { NOUN($ships, case: "launched") } { NOUN($area, case: "at") }
events-ships-moved = { NOUN($ship, case: "a") } vai { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-ships-viperLaunched =
    { GENDER($ship) ->
        [m] um { $ship } não tripulado decola { NOUN($area, case: "at") }
       *[f] uma { $ship } não tripulada decola { NOUN($area, case: "at") }
    }
events-ships-pilotLaunched = { $player } decola { NOUN($area, case: "at") } com { NOUN($ship, case: "a") }

events-ships-attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } ataca { NOUN($whom, case: "a") }
        [target] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") }
    }
events-ships-result =
    { $result ->
        [miss] errou
        [damaged] danificou
       *[destroyed] destruiu
    }
events-ships-wouldHit = precisava de { $range }

events-ships-destroyed =
    { $inSpace ->
        [yes] { NOUN($ships, case: "destroyed") } { NOUN($area, case: "at") }
       *[no] { NOUN($ships, case: "destroyed") }
    }
events-ships-damaged =
    { $inSpace ->
        [yes] { NOUN($ship, case: "a") } sofre dano { NOUN($area, case: "at") }
       *[no] { NOUN($ship, case: "a") } sofre dano
    }
events-ships-basestarDamaged = A base estelar { NOUN($area, case: "at") } sofre dano: { $damage }
events-ships-civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] uma nave civil é destruída { NOUN($area, case: "at") }
           *[no] uma nave civil é destruída
        }
       *[other] { $inSpace ->
            [yes] { $ships } são destruídas { NOUN($area, case: "at") }
           *[no] { $ships } são destruídas
        }
    }
events-ships-aboard = { $cargo } a bordo
events-ships-empty = ninguém a bordo
events-ships-civiliansSeen = { $player } olha { $ships }
events-ships-seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] nº { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
events-ships-raptors =
    { $loss ->
        [yes] { $now ->
            [one] raptors { $change } (resta { $now })
           *[other] raptors { $change } (restam { $now })
        }
       *[no] raptors { $change } (agora { $now })
    }
events-ships-restored = { $ships } de volta à Reserva
events-ships-restoredNone = nenhuma nave volta à Reserva
events-ships-cleared =
    { $count ->
        [one] { $ships } { NOUN($area, case: "at") } sai do tabuleiro
       *[other] { $ships } { NOUN($area, case: "at") } saem do tabuleiro
    }
events-ships-recalled = { $ships } de volta à Reserva, do espaço
events-ships-repaired = { $player } conserta { $ships }

## events.together

events-together-moved = { $ships } vão { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-movedWays = { $ships } se movem: { $ways }
events-together-way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-placed = { $where }
events-together-there = { $ships } { NOUN($area, case: "at") }
events-together-struck = a Galactica sofre dano
events-together-attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } ataca { NOUN($whom, case: "a") }
           *[no] { $who } { NOUN($area, case: "at") } atacam { NOUN($whom, case: "a") }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
           *[no] { $who } atacam { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } ataca { NOUN($whom, case: "a") }
           *[no] { $who } atacam { NOUN($whom, case: "a") }
        }
    }
events-together-added = Cartas adicionadas: { $each }
events-together-ofDestiny = Destino { $count }
events-together-ofPlayer =
    { $count ->
        [0] { $player } nenhuma
       *[other] { $player } { $count }
    }
events-together-dealt = Cartas de Lealdade distribuídas: { $each }
events-together-dealtEach = { $players } recebem { $cards } cada um
events-together-drawnEach = { $players } compram { $cards } cada um
events-together-sent = { $players } vão { NOUN($to, case: "to") }

## events.cause

events-cause-handLimit = limite de cartas na mão
events-cause-executed = execução
events-cause-revealed = revelação como Cylon
events-cause-infiltrationEnded = fim da infiltração
events-cause-cost = mudança de nave
events-cause-prepareForJump = preparação para o salto

events-cause-attack = o ataque
events-cause-nuke = a arma nuclear
events-cause-jump = o salto
events-cause-area = a área
events-cause-force = a força de ocupação
events-cause-because = { $why }: { $what }

## outcome

outcome-wins =
    { $winner ->
        [humans] Os humanos vencem: { $cause }
       *[cylons] Os Cylons vencem: { $cause }
    }
outcome-winners = Quem vence: { $players }

## sources

sources-damage = dano { NOUN($place, case: "at") }
sources-civilianShip = uma nave civil perdida
sources-deck = baralho de { $of }
