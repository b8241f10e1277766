## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · partida { $game }
lobby-invitation = Uma partida vai começar. Ocupe um lugar.
lobby-running = A partida está em andamento: o tabuleiro e o registro estão abaixo, e `/help` diz o que você pode fazer agora.
lobby-over = A partida acabou. `/game create` abre uma nova.
lobby-abandoned = A partida foi abandonada. `/game create` abre uma nova.
lobby-deleted = A partida foi apagada. `/game create` abre uma nova.
lobby-resting = A partida está arquivada. `/game revive` a reativa.
lobby-seatsTitle = ### Lugares: { $taken } de { $seats } ocupados
lobby-seatsTaken = ### Lugares
lobby-seat = { $seat }. { $holder }
lobby-host = { $holder } · anfitrião
lobby-automaticName = Automático { $number }
lobby-automatic = { $name } · jogador automático
lobby-withLevel = { $holder } ({ $level })
lobby-open = *livre*
lobby-optionsTitle = ### Opções
lobby-field = - { $field }: **{ $value }**
lobby-nothingOfIt = nada
lobby-sympathizer = Simpatizante
lobby-sympathizerWith = Simpatizante com { $numbers } jogadores
lobby-sympathizerUnlessLeader = { $role } se ninguém jogar com um Líder Cylon
lobby-or = ou
lobby-notNow = -# Não é possível agora: { $reasons }
lobby-pace = - Ritmo: **{ $name }** ({ $detail })
lobby-playersAny = - Jogadores: **quantos entrarem** (possível: { $numbers })
lobby-playersWanted = - Jogadores: **{ $wanted }** (possível: { $numbers })
lobby-hostDecides = -# { $host } decide as opções e começa a partida. { $privately }
lobby-join = Entrar
lobby-leave = Sair
lobby-add = Adicionar jogador automático
lobby-remove = Remover jogador automático
lobby-start = Começar
lobby-fill = Começar com jogadores automáticos
lobby-anyNumber = Quantos entrarem
lobby-number =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Agora não: { $reason }
lobby-section-table = Jogadores e ritmo
lobby-section-game = Expansões e objetivo
lobby-section-rules = Papéis e regras
lobby-section-seats = Lugares e papéis reservados
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = Quantos jogam, quanto tempo a partida espera por quem precisa responder, e o nível dos jogadores automáticos.
lobby-intro-game = Com o que se joga, e aonde a frota precisa chegar. Uma predefinição ajusta todas as opções de uma vez para uma primeira partida; cada uma pode ser mudada depois.
lobby-intro-rules = Que papéis pode haver além de humanos e Cylons ocultos, e regras que nem toda mesa usa.
lobby-intro-seats = O anfitrião decide quem senta onde e quem começa. Cada um pode reservar um personagem, ou um tipo qualquer, para si, e o anfitrião, para os outros: fica reservado até a escolha.
lobby-menu = { $menu } …
lobby-menu-players = Jogadores
lobby-menu-pace = Ritmo
lobby-menu-level = Jogadores automáticos
lobby-menu-preset = Predefinição
lobby-menu-expansions = Expansões
lobby-menu-parts = Partes
lobby-menu-objective = Objetivo
lobby-menu-difficulty = Dificuldade
lobby-menu-roles = Papéis
lobby-menu-rules = Regras
lobby-menu-order = Lugares
lobby-menu-first = Quem começa
lobby-menu-up = Avançar um lugar
lobby-menu-late = Quem chega depois
lobby-menu-keepFor = Para quem reservar um papel
lobby-menu-keep = Reservar um papel
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Quem decide isto é { $host }.
lobby-formClosed = A partida começou ou foi fechada: nada disto pode mais ser mudado.
lobby-opened = A partida **{ $game }** está aberta: os outros ocupam um lugar com “Entrar”, você a configura com os botões da mensagem dela, e “Começar” dá início.
lobby-openedThread = A partida **{ $game }** está aberta em { $thread }: os outros ocupam um lugar lá, você a configura com os botões, e “Começar” dá início.
lobby-presetSets = **{ $preset }** define: { $options }. Cada opção ainda pode ser mudada até a partida começar.
lobby-changed = A mensagem do lobby mostra o que mudou.
lobby-nothingToChange = Você não indicou nada para mudar.
lobby-nothingToChangeHint = Indique o que mudar, como `players` ou `difficulty`, ou use os menus da mensagem do lobby.
lobby-pickAgain = Este menu está desatualizado.
lobby-pickAgainHint = A mensagem do lobby mostra o que pode ser escolhido agora.
lobby-post = Aqui se joga a partida { $game }. O lobby dela está abaixo.
lobby-tag-open = Aberta
lobby-tag-running = Em andamento
lobby-tag-waiting = Aguardando
lobby-tag-over = Encerrada
lobby-tagRequired = O fórum exige que cada publicação tenha uma tag, e não tem nenhuma que eu possa usar.
lobby-tagRequiredHint = Quem gerencia o servidor pode adicionar uma tag “{ $tag }” ao fórum, ou permitir publicações sem tag.
lobby-lackingThread = Não posso abrir um tópico para a partida aqui: não tenho a permissão { $permissions }.
lobby-lackingThreadHint = Quem gerencia o servidor pode me dar a permissão; ou jogue neste canal com `/game create thread: False`.
lobby-noThreads = Não é possível abrir tópicos neste canal.
lobby-noThreadsHint = Escolha um canal de texto ou um fórum, ou jogue aqui com `/game create thread: False`.
lobby-onlyManagersOpen = Só quem gerencia o servidor pode abrir partidas aqui.
lobby-onlyRoleOpens = Só membros com o cargo { $role } podem abrir partidas aqui.
lobby-elsewhere = As partidas deste servidor são abertas em { $channels }.
lobby-elsewhereHint = Use `/game create` lá.
lobby-askManager = Peça a alguém que possa, ou a quem gerencia o servidor, que pode mudar isso com `/settings`.
lobby-movedHere = A partida { $game } continua aqui, em { $channel }.
lobby-threadOver = { $name } · encerrada
lobby-threadAbandoned = { $name } · abandonada
lobby-unreachable = Não consigo escrever em { $channel }, onde se joga a partida { $game }: { $why } `/host here` com `game: { $game }` leva a partida para outro canal ou tópico.
lobby-unreachableLocked = o tópico está trancado, ou não tenho uma permissão lá. Quem gerencia o servidor pode destrancá-lo, ou me dar Ver canal, Enviar mensagens, Enviar mensagens em tópicos e Anexar arquivos.
lobby-unreachableLacking = lá me falta a permissão { $permissions }. Assim que alguém que gerencia o servidor a der, continuo de onde parei.
lobby-unreachableGone = o canal não existe mais.
lobby-plainWords = Em { $channel }, onde se joga a partida { $game }, me falta a permissão { $permissions }. A partida continua: até que alguém que gerencia o servidor a dê, escrevo em palavras o que as imagens mostrariam.
lobby-postsDeleted = Alguém no servidor, ou outro bot, continua apagando o que publico em { $channel }, onde se joga a partida { $game }. Publiquei de novo algumas vezes e parei por enquanto. Se for um bot de moderação, inclua-me nas exceções dele. Depois `/host pause` e `/host resume` mostram de novo a pergunta aberta, e `/host here` leva a partida para outro canal ou tópico.

## options

options-objective = Objetivo
options-objectiveHelp = aonde a frota precisa chegar; Nova Cáprica exige Pegasus, Nebulosa Jônica Exodus, Terra Daybreak
options-difficulty = Dificuldade
options-difficultyHelp = se cada recurso começa com 2 a mais (para os humanos), 2 a menos (para os Cylons) ou o normal
options-normal = normal
options-easierForHumans = mais fácil para os humanos
options-easierForCylons = mais fácil para os Cylons
options-cylonLeader = Líderes Cylons
options-cylonLeaderHelp = Pegasus ou Daybreak, de 4 a 7: um pode (com 7, deve) ser Cylon às claras com Agenda ou Motivações
options-sympatheticCylon = Cylon Solidário
options-sympatheticCylonHelp = Pegasus, sem Daybreak nem Líder, com 4 ou 6: não um Simpatizante, mas um Cylon às claras com Agenda
options-noSympathizer = Sem Simpatizante
options-noSympathizerHelp = com 4 ou 6, sem Daybreak ou Líderes: +1 carta humana, menos recursos, sem Boomer, Cylons compram 3
options-cylonShipsActivateOncePerTurn = Naves Cylons agem uma vez por turno
options-cylonShipsActivateOncePerTurnHelp = cada nave Cylon é ativada no máximo uma vez por turno
options-executionRedrawsLoyalty = Nova lealdade depois de uma execução
options-executionRedrawsLoyaltyHelp = Pegasus ou Exodus: um humano executado troca suas Cartas de Lealdade por uma nova; senão, as mantém
options-bridgeByOthersSkipsCrisis = Sem carta de Crise depois da Demetrius
options-bridgeByOthersSkipsCrisisHelp = objetivo Terra: sem carta de Crise também quando outro jogador ativa a Ponte de Comando da Demetrius
options-on = ligado
options-off = desligado

## seating

seating-any-politicalLeader = um líder político
seating-any-militaryLeader = um líder militar
seating-any-pilot = um piloto
seating-any-support = um personagem de suporte
seating-any-cylonLeader = um Líder Cylon
seating-order-joined = pela ordem de entrada
seating-order-random = por sorteio
seating-order-byHand = como o anfitrião definir
seating-orderHelp-joined = As pessoas na ordem em que entraram, depois os jogadores automáticos
seating-orderHelp-random = As pessoas misturadas, depois os jogadores automáticos misturados
seating-orderHelp-byHand = Exatamente como o lobby mostra
seating-line = - Lugares: **{ $order }**; { $first }
seating-firstDrawn = quem começa é sorteado
seating-firstNamed = quem começa: **{ $name }**
seating-keptLine = - Reservado até a escolha: { $kept }
seating-kept = { $name } **{ $role }**
seating-peopleFirst = -# Os personagens são escolhidos na ordem dos lugares a partir de quem começa: as pessoas antes dos jogadores automáticos.
seating-byHand = -# Os personagens são escolhidos na ordem dos lugares a partir de quem começa, então um jogador automático pode escolher antes de pessoas que sentam depois dele. Ele deixa os Líderes Cylons para as pessoas.
seating-option = Lugares: { $order }
seating-firstByLot = Começa: por sorteio
seating-firstIs = Começa: { $name }
seating-upSeat = Lugar { $seat }: { $name }
seating-upHelp = Um lugar adiante
seating-upLast = Atrás do último lugar
seating-keepNothing = Não reservar nada para mim
seating-keepRole = Para mim: { $role }
seating-keepNothingFor = Não reservar nada para { $name }
seating-keepRoleFor = Para { $name }: { $role }
seating-keepFor = Reservar um papel para { $name }
seating-keepsNothing = Nada reservado
seating-keepsRole = Reserva: { $role }
seating-late-open = Quem chega depois já ocupa o lugar de um jogador automático
seating-late-ask = Quem chega depois pede um lugar ao anfitrião
seating-lateHelp-open = Na partida em andamento, com /game join; sem perguntar ao anfitrião
seating-lateHelp-ask = Na partida em andamento, com /game join; o anfitrião dá o lugar com um toque
seating-changed = A mensagem do lobby mostra quem senta onde.
seating-keptReply = Reserva para { $person } até a escolha: { $role }. As regras vêm primeiro: se até lá elas só permitirem outros tipos de personagem, a reserva não vale.
seating-keptNothing = Nada mais está reservado para { $person }.
seating-nothingNamed = Você não indicou nada para mudar.
seating-nothingNamedHint = Indique `order`, `first`, `up` ou `open`, ou use o botão “Lugares e papéis reservados” da mensagem do lobby.
seating-personBegins = Um jogador automático não começa enquanto houver pessoas.
seating-personBeginsHint = Indique uma pessoa, ou deixe para o sorteio.
seating-noSeat = Esta pessoa não tem lugar neste lobby.
seating-noSeatHint = Ela precisa entrar antes.
seating-noSuchRole = Esse papel não existe.
seating-noLeaders = Ninguém pode ser Líder Cylon nesta partida: a opção está desligada.
seating-notInGame = Nesta partida, como está configurada, não há { $role }.
seating-keptBy = { $name } já reservou { $role }.
seating-exhausted =
    { $count ->
        [one] Com { $players } jogadores, só { $count } de vocês pode contar com { $role }: as regras não deixam ninguém escolher de um tipo enquanto outro tipo tiver mais personagens restantes.
       *[other] Com { $players } jogadores, só { $count } de vocês podem contar com { $role }: as regras não deixam ninguém escolher de um tipo enquanto outro tipo tiver mais personagens restantes.
    }
seating-keepHint = Reserve outro papel, ou nenhum.

## levels

levels-easy = fácil
levels-normal = normal
levels-hard = difícil
levels-easyHelp = Seguem regras simples, com pressa, e nunca pensam à frente
levels-normalHelp = Pensam à frente onde importa, por um momento
levels-hardHelp = Pensam à frente por mais tempo: para mesas que conhecem o jogo
levels-line = - Jogadores automáticos: **{ $level }**
levels-option = Jogadores automáticos: { $level }
levels-noticeAll = 🎚 { $by } pôs todos os jogadores automáticos no nível **{ $level }**.
levels-noticeOne = 🎚 { $by } pôs { $name } no nível **{ $level }**.
levels-allSet = Todos os jogadores automáticos estão agora no nível **{ $level }**, também os que vierem depois.
levels-oneSet = { $name } joga agora no nível **{ $level }**.
levels-notAutomatic = Este lugar é de uma pessoa.
levels-notAutomaticHint = Indique o lugar de um jogador automático, ou deixe o lugar em branco para valer para todos.
levels-alreadyHint = Com /host level você diz em que nível ele joga.
levels-forAutomatic = Níveis são para jogadores automáticos, e você indicou uma pessoa.
levels-forAutomaticHint = Deixe em branco a pessoa ou o nível.

## invite

invite-button = Chamar jogadores
invite-calling = { $role }: { $name } procura jogadores. “Entrar” ocupa um lugar.
invite-join = Entrar
invite-done = Mencionei { $role } no canal.
invite-noRole = Este servidor não definiu nenhum cargo que possa ser chamado para jogar.
invite-noRoleHint = Quem gerencia o servidor define um com /settings invite.
invite-already = Jogadores já foram chamados para esta partida.
invite-alreadyHint = O cargo é mencionado uma vez por partida.
invite-tooSoon =
    { $count ->
        [one] O cargo foi mencionado para outra partida há menos de uma hora, e fica em paz por mais { $count } minuto.
       *[other] O cargo foi mencionado para outra partida há menos de uma hora, e fica em paz por mais { $count } minutos.
    }
invite-tooSoonHint = Tente de novo depois disso, ou avise as pessoas sobre a partida por conta própria.
invite-notMentionable = Ninguém perceberia: não posso mencionar este cargo.
invite-notMentionableHint = Quem gerencia o servidor permite que qualquer pessoa o mencione (Configurações do servidor, Cargos, Permitir que qualquer pessoa @mencione este cargo), ou me dá a permissão de mencionar todos os cargos.

## rematch

rematch-button = De novo com as mesmas pessoas
rematch-opened = A partida **{ $game }** está aberta aqui, com as mesmas opções, os mesmos tempos e jogadores automáticos.
rematch-calling = { $people }: { $name } abriu a próxima partida com as mesmas opções. Um toque devolve o seu lugar.
rematch-join = Entrar
rematch-notOver = Esta partida ainda não acabou.
rematch-notOverHint = Depois do fim, /game rematch abre a próxima com as mesmas pessoas.
rematch-tutorial = Um tutorial se joga uma vez: é sempre a mesma partida.
rematch-tutorialHint = Abra uma partida com /game create, ou outro tutorial com /game tutorial.
rematch-notYours = Só quem jogou esta partida abre a próxima com as mesmas pessoas.
rematch-notYoursHint = Abra uma sua com /game create.
