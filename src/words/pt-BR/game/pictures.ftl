## pictures.board

pictures-board-turn = Turno { $turn }
pictures-board-turnPhase = Turno { $turn } · { $phase }
pictures-board-setup = Preparação
pictures-board-phase-startOfTurn = Início
pictures-board-phase-receiveSkills = Perícias
pictures-board-phase-movement = Movimento
pictures-board-phase-action = Ação
pictures-board-phase-crisis = Crise
pictures-board-phase-activateCylonShips = Naves Cylons
pictures-board-phase-prepareForJump = Prep. salto
pictures-board-phase-endOfTurn = Final

pictures-board-now = Agora:
pictures-board-asked = { $player }, { $question }
pictures-board-askedAll = { $players }: { $question }
pictures-board-waiting = Aguardando os jogadores

pictures-board-humansWin = Os humanos vencem
pictures-board-cylonsWin = Os Cylons vencem
pictures-board-after =
    { $turns ->
        [one] Após { $turns } turno e uma distância de { $distance }
       *[other] Após { $turns } turnos e uma distância de { $distance }
    }

pictures-board-low = { $resource }: pouco
pictures-board-dial-fuel = Combust.
pictures-board-dial-food = Alimento
pictures-board-dial-morale = Moral
pictures-board-dial-population = Popul.
pictures-board-loss-fuel = { $count }C
pictures-board-loss-food = { $count }A
pictures-board-loss-morale = { $count }M
pictures-board-loss-population = { $count }P
pictures-board-noLaunch = H
pictures-board-noAttack = A

pictures-board-distance = Distância
pictures-board-distanceOf = de { $end } até { $goal }
pictures-board-distanceOfShort = de { $end }
pictures-board-notJumped = A frota ainda não saltou
pictures-board-glanceDistance = Distância { $distance } de { $end }
pictures-board-glanceDistanceAt = Distância { $distance } de { $end } · em { $next }: { $events }
pictures-board-glanceDistanceNext = Distância { $distance } de { $end }, próximo { $next }

pictures-board-jumpTrack = Prep. para o Salto
pictures-board-ftlNotReady = FTL não pronto
pictures-board-ftlReady = FTL pronto, risco: { $count } popul.
pictures-board-ftlReadyShort = FTL pronto, risco { $count }
pictures-board-brings = Traz a Galactica de volta
pictures-board-unused = Não é mais usada
pictures-board-boardingTrack = Embarque
pictures-board-aboard =
    { $count ->
        [0] Nenhum centurião a bordo
        [one] { $count } centurião a bordo
       *[other] { $count } centuriões a bordo
    }
pictures-board-aboardShort =
    { $count ->
        [0] Nenhum centurião
        [one] { $count } centurião
       *[other] { $count } centuriões
    }
pictures-board-ftl = FTL
pictures-board-back = Volta
pictures-board-auto = Auto
pictures-board-lost = Fim
pictures-board-jumpUnused = A trilha de Salto não é mais usada

pictures-board-launch = Lançar
pictures-board-closed = Fechado
pictures-board-scar = Scar

pictures-board-reserves = Reserva
pictures-board-vipers = Vipers
pictures-board-vipersShort = Vipers
pictures-board-raptors = Raptors
pictures-board-raptorsShort = Raptor
pictures-board-nukes = Nucleares
pictures-board-nukesShort = Nucl.
pictures-board-damaged = Danific.
pictures-board-damagedShort = Danos
pictures-board-lostShips = Perdidos
pictures-board-lostShipsShort = Perd.
pictures-board-model =
    { $model ->
        [viperMarkVII] Mark VII
        [assaultRaptor] Assalto
       *[other] { $name }
    }
pictures-board-modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Assal.
       *[other] { $name }
    }

pictures-board-deck-destiny = Destino
pictures-board-deck-crisis = Crise
pictures-board-deck-superCrisis = Super Crise
pictures-board-deck-quorum = Quórum
pictures-board-deck-quorumHand = Mão Q.
pictures-board-deck-mutiny = Motim
pictures-board-deck-destination = Destinos
pictures-board-deck-loyalty = Lealdade
pictures-board-deck-civilians = Civis
pictures-board-deck-politics = Política
pictures-board-deck-leadership = Liderança
pictures-board-deck-tactics = Tática
pictures-board-deck-piloting = Pilotagem
pictures-board-deck-engineering = Engenharia
pictures-board-deck-treachery = Traição
pictures-board-used = usadas { $count }
pictures-board-letter-quorum = Q
pictures-board-letter-mutiny = M
pictures-board-letter-loyalty = L
pictures-board-letter-civilians = C
pictures-board-letter-agenda = A
pictures-board-letter-motive = M
pictures-board-letters-politics = POL
pictures-board-letters-leadership = LID
pictures-board-letters-tactics = TÁT
pictures-board-letters-piloting = PIL
pictures-board-letters-engineering = ENG
pictures-board-letters-treachery = TRA

## pictures.cards

pictures-cards-first = Primeiro
pictures-cards-afterwards = Ative
pictures-cards-place = Coloque
pictures-cards-thenPlace = Depois coloque
pictures-cards-needs = Teste
pictures-cards-partly = parcial { $number }+
pictures-cards-with = com
pictures-cards-totalOf = { $total } de { $difficulty }
pictures-cards-for = A favor: { $strength }
pictures-cards-forNone = A favor: nenhuma carta
pictures-cards-against = Contra: { $strength }
pictures-cards-againstNone = Contra: nenhuma carta
pictures-cards-notCounted = Não contam

## pictures.people

pictures-people-seat = Lugar { $seat }
pictures-people-newPlayer = Jogador novo
pictures-people-player = Jogador { $seat }
pictures-people-inViper = Viper, { $area }
pictures-people-area-bow = proa
pictures-people-area-starboardBow = proa estib.
pictures-people-area-starboardQuarter = popa estib.
pictures-people-area-stern = popa
pictures-people-area-portQuarter = popa bomb.
pictures-people-area-portBow = proa bomb.
pictures-people-stranded = Abandonado
pictures-people-outOfGame = Fora do jogo

pictures-people-tag-infiltrating = Infiltração
    .short = Infiltr.
pictures-people-tag-revealed = Cylon
    .short = Cylon
pictures-people-tag-sympathizer = Simpatizante
    .short = Simp.
pictures-people-tag-sympathetic = Solidário
    .short = Solid.
pictures-people-tag-turn = Turno { $turn }
pictures-people-tag-won = VENCEU
pictures-people-side-notACylon = Humano
pictures-people-side-cylon = Cylon
pictures-people-side-sympathizer = Simpatizante
pictures-people-side-sympatheticCylon = Cylon Solidário
pictures-people-side-mutineer = Amotinado
pictures-people-sideTimes = { $side } ×{ $count }

pictures-people-playedBy = Com { $player }
pictures-people-playedBySeat = No lugar { $seat }
pictures-people-draws =
    { $count ->
        [one] Compra { $count } carta por turno
       *[other] Compra { $count } cartas por turno
    }
pictures-people-drawsInfiltrating =
    { $count ->
        [one] Compra { $count } carta por turno, e mais 1 na infiltração
       *[other] Compra { $count } cartas por turno, e mais 1 na infiltração
    }
pictures-people-drew =
    { $count ->
        [one] Comprava { $count } carta por turno como humano
       *[other] Comprava { $count } cartas por turno como humano
    }
pictures-people-or = ou
pictures-people-ability = HABILIDADE
pictures-people-once = UMA VEZ
pictures-people-weakness = FRAQUEZA
pictures-people-miracle = MILAGRE
pictures-people-noEffect = SEM EFEITO
pictures-people-noMiracle = SEM MILAGRE
pictures-people-spent = USADA

pictures-people-hand =
    { $count ->
        [one] Mão: { $count } carta
       *[other] Mão: { $count } cartas
    }
pictures-people-section-loyalty = Lealdade
pictures-people-section-agenda = Agenda
pictures-people-section-motives = Motivações
pictures-people-section-leader = Líder Cylon
pictures-people-section-mutiny = Motim
pictures-people-section-superCrisis = Super Crise
pictures-people-section-quorum = Mão de Quórum
pictures-people-section-character = Personagem
pictures-people-card-notACylon = HUMANO
pictures-people-card-cylon = CYLON
pictures-people-card-sympathizer = SIMPATIZANTE
pictures-people-card-sympatheticCylon = CYLON SOLIDÁRIO
pictures-people-card-mutineer = AMOTINADO
pictures-people-card-humans = HUMANOS
pictures-people-card-cylons = CYLONS
pictures-people-card-revealed = REVELADA
pictures-people-card-metNow = CUMPRIDA AGORA
pictures-people-card-met = CUMPRIDA
pictures-people-card-notMet = NÃO CUMPRIDA

## pictures.crisis

pictures-crisis-crisis = Crise
pictures-crisis-superCrisis = Super Crise
pictures-crisis-mission = Missão
pictures-crisis-skillCheck = Teste de perícia
pictures-crisis-attack = { $kind }: ataque Cylon
pictures-crisis-none = Nenhuma Crise ainda
pictures-crisis-last = Nenhuma agora. Última: { $card }

pictures-crisis-needs = dificuldade
pictures-crisis-needsNumber = dificuldade { $difficulty }
pictures-crisis-part = parcial { $number }+
pictures-crisis-reckless = Imprudente
pictures-crisis-total = Total { $total }
pictures-crisis-totalResult = Total { $total }: { $result }
pictures-crisis-totalBelow = total { $total }
pictures-crisis-result-pass = sucesso
pictures-crisis-result-partial = parcial
pictures-crisis-result-fail = falha
pictures-crisis-mark-icon = ÍCONE
pictures-crisis-mark-pass = SUCESSO
pictures-crisis-mark-fail = FALHA

pictures-crisis-icon-raiders = Ataque
pictures-crisis-icon-launchRaiders = Lançar
pictures-crisis-icon-heavyRaiders = Ataque pesado
pictures-crisis-icon-occupation = Ocupação
pictures-crisis-icon-basestars = Bases
pictures-crisis-icon-jump = Salto
pictures-crisis-icon-evacuate = Evacuar

pictures-crisis-inPlay = Em jogo
pictures-crisis-inPlayCards = Em jogo: { $cards }
pictures-crisis-inPlayNothing = Em jogo: nada
pictures-crisis-also = Também: { $cards }
pictures-crisis-andMore = { $cards } e mais { $count }
pictures-crisis-more = e mais { $count }
pictures-crisis-nextJumps = Neste turno: a próxima Crise ganha um ícone de salto
pictures-crisis-protects = Neste turno: próxima perda de { $resource } −1
pictures-crisis-truce = Neste turno: nenhuma nave Cylon age
pictures-crisis-destroyed = Destruído: { $board }
pictures-crisis-outOfGame = Fora do jogo: { $ships }
pictures-crisis-executed = Executados: { $characters }

pictures-crisis-glance-crisis = Crise
pictures-crisis-glance-check = Teste
pictures-crisis-glance-damaged = Danos
pictures-crisis-glance-closed = Fechados
pictures-crisis-glance-inPlay = Em jogo

## pictures.changes

pictures-changes-since = Mudou desde a última imagem: { $changes }.
pictures-changes-counted = { $what } { $sign }
pictures-changes-jump = trilha de Salto
pictures-changes-centurions = centuriões
pictures-changes-centurionsMoved = os centuriões avançaram
pictures-changes-distance = distância
pictures-changes-seat = lugar { $seat }
pictures-changes-reserve-vipers = vipers na reserva
pictures-changes-reserve-raptors = raptors
pictures-changes-reserve-nukes = armas nucleares
pictures-changes-reserve-damagedVipers = vipers danificadas
pictures-changes-reserve-lostVipers = vipers perdidas
pictures-changes-reserve-lostRaptors = raptors perdidos
pictures-changes-reserve-lostCivilians = naves civis perdidas
pictures-changes-forces = forças de ocupação ({ $place })
pictures-changes-settled = a frota chegou a Nova Cáprica
pictures-changes-returned = a Galactica está de volta à órbita
pictures-changes-left = a Galactica partiu
pictures-changes-locked = naves bloqueadas
pictures-changes-prepared = naves preparadas
pictures-changes-pursuit = perseguição
pictures-changes-fleetArea = tabuleiro da Frota Cylon, { $area }
pictures-changes-noMission = nenhuma Missão
pictures-changes-mission = Missão { $mission }
pictures-changes-rebel-human = a Base Estelar Rebelde passou para os humanos
pictures-changes-rebel-cylon = a Base Estelar Rebelde passou para os Cylons
pictures-changes-destroyed = destruído: { $board }
pictures-changes-executed = execução: { $character }
pictures-changes-outOfGame = fora do jogo: { $ships }
pictures-changes-traumaAt = marcador de trauma ({ $place })
pictures-changes-leftPlay = { $card } não está mais em jogo
pictures-changes-truce = trégua: nenhuma nave Cylon age neste turno
pictures-changes-truceOver = a trégua acabou
pictures-changes-nextJumps = neste turno a próxima Crise ganha um ícone de salto
pictures-changes-protects = neste turno a próxima perda ({ $resource }) é reduzida em 1

## pictures.further

pictures-further-allies = Aliados
pictures-further-allyAt = { $ally }: { $place }
pictures-further-symbol-benevolent = Benevolente
pictures-further-symbol-antagonistic = Antagonista
pictures-further-symbol-disaster = Desastre

pictures-further-cylonFleet = Frota Cylon
pictures-further-pursuit = Perseguição
pictures-further-glance-pursuit = Persegu.
pictures-further-pursuitOf = { $space } de { $last }
pictures-further-pursuitShips =
    { $count ->
        [one] depois: +{ $count } nave civil
       *[other] depois: +{ $count } naves civis
    }
pictures-further-pursuitLast = depois: chega a Frota Cylon

pictures-further-activeMission = Missão ativa
pictures-further-glance-mission = Missão
pictures-further-missionsLeft = restam { $left }
pictures-further-missionsDiscarded = restam { $left }, { $discarded } descartadas
pictures-further-noMission = Nenhuma Missão desde o último salto
pictures-further-missionFailed = Falha: volta ao baralho no salto
pictures-further-missionFailedShort = Falha, virada para baixo
pictures-further-missionCounts = Sucesso: conta como { $distance } de distância
pictures-further-missionCountsShort = Conta como { $distance }
pictures-further-missionWorth = Vale { $distance } de distância
pictures-further-missionUntilJump = Até o próximo salto

pictures-further-rebel-human = Humanos
pictures-further-rebel-cylon = Cylons
pictures-further-rebelPrice = cada ação custa um marcador de milagre ou uma Carta de Super Crise
pictures-further-rebelPriceShort = marcador ou Super Crise por ação
pictures-further-glance-rebels = Rebeldes
pictures-further-rebelWith-human = Base Estelar Rebelde com os humanos
pictures-further-rebelWith-cylon = Base Estelar Rebelde com os Cylons

pictures-further-locked = Bloqueadas
pictures-further-prepared = Preparadas
pictures-further-inOrbit = Galactica em órbita
pictures-further-away = Galactica ausente
pictures-further-glance-settlement = Colônia
pictures-further-ships = naves: { $locked } bloqueadas, { $prepared } preparadas
pictures-further-noForces = nenhuma força de ocupação
pictures-further-forces = forças de ocupação: { $places }
pictures-further-placeTimes = { $place } ×{ $count }

## pictures.ending

pictures-ending-game = Battlestar Galactica: { $objective }
pictures-ending-turns =
    { $turns ->
        [one] { $turns } turno, { $players } jogadores
       *[other] { $turns } turnos, { $players } jogadores
    }
pictures-ending-passed =
    { $count ->
        [one] teste superado
       *[other] testes superados
    }
pictures-ending-failed =
    { $count ->
        [one] teste perdido
       *[other] testes perdidos
    }
pictures-ending-against =
    { $count ->
        [one] carta contra
       *[other] cartas contra
    }
pictures-ending-civilians =
    { $count ->
        [one] nave civil perdida
       *[other] naves civis perdidas
    }
pictures-ending-start = início
pictures-ending-jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } saltos
    }
pictures-ending-mark-cylon = Cylon
    .letter = C
pictures-ending-mark-executed = execução
    .letter = E
pictures-ending-mark-brig = Prisão
    .letter = P
pictures-ending-mark-losses = baixas
    .letter = B
pictures-ending-mark-vipers = vipers perdidas
    .letter = V
pictures-ending-mark-nearMiss = por pouco
    .letter = Q

pictures-ending-agendaFulfilled = Agenda cumprida: { $agenda }
pictures-ending-agendaMissed = Agenda não cumprida: { $agenda }
pictures-ending-motives = Motivações reveladas: { $motives }
pictures-ending-motivesNone = Motivações reveladas: nenhuma

pictures-ending-course = { $resource } de { $from } para { $to } (mínimo { $least })
pictures-ending-numbers =
    { $turns ->
        [one] A partida em números: { $courses }; distância { $distance } após { $turns } turno.
       *[other] A partida em números: { $courses }; distância { $distance } após { $turns } turnos.
    }
pictures-ending-checks =
    { $against ->
        [one] Testes de perícia: { $passed } com sucesso, { $partly } em parte, { $failed } com falha; { $against } carta contra.
       *[other] Testes de perícia: { $passed } com sucesso, { $partly } em parte, { $failed } com falha; { $against } cartas contra.
    }
pictures-ending-neverJumped = A frota nunca saltou.
pictures-ending-jumpedIn = Saltos nos turnos { $turns }.
pictures-ending-civiliansLost = Naves civis perdidas: { $count }.
