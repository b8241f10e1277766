## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · partida { $game }
lobby-invitation = A frota precisa de tripulação. Ocupe um lugar.
lobby-running = A partida está em andamento. O tabuleiro e o registro estão abaixo; `/help` mostra o que você pode fazer agora.
lobby-over = A partida acabou. `/game create` abre uma nova.
lobby-abandoned = A partida foi abandonada. `/game create` abre uma nova.
lobby-deleted = A partida foi apagada. `/game create` abre uma nova.
lobby-resting = Esta partida está arquivada. `/game revive` a traz de volta.
lobby-seatsTitle = ### Lugares: { $taken } de { $seats } ocupados
lobby-seatsTaken = ### Lugares
lobby-seat = { $seat }. { $holder }
lobby-host = { $holder } · anfitrião
lobby-automaticName = Bot { $number }
lobby-automatic = { $name } · jogador automático
lobby-withLevel = { $holder } ({ $level })
lobby-open = *livre*
lobby-optionsTitle = ### Opções
lobby-field = - { $field }: **{ $value }**
lobby-nothingOfIt = nada
lobby-sympathizer = Simpatizante
lobby-sympathizerWith = Simpatizante com { $numbers } jogadores
lobby-sympathizerUnlessLeader = { $role }, se ninguém jogar com um Líder Cylon
lobby-or = ou
lobby-notNow = -# Indisponível: { $reasons }
lobby-pace = - Ritmo: **{ $name }** ({ $detail })
lobby-playersAny = - Jogadores: **todos os que entrarem** (possível: { $numbers })
lobby-playersWanted = - Jogadores: **{ $wanted }** (possível: { $numbers })
lobby-hostDecides = -# { $host } escolhe as opções e começa a partida. { $privately }
lobby-join = Entrar
lobby-leave = Sair
lobby-add = Adicionar um bot
lobby-remove = Remover um bot
lobby-start = Começar
lobby-fill = Começar com bots
lobby-anyNumber = Todos os que entrarem
lobby-number =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Indisponível: { $reason }
lobby-section-table = Jogadores e ritmo
lobby-section-game = Expansões e objetivo
lobby-section-rules = Papéis e regras
lobby-section-seats = Lugares e papéis reservados
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = Quantos jogam, quanto tempo a partida espera por respostas e o nível dos jogadores automáticos.
lobby-intro-game = Com que expansões se joga, e para onde a frota vai. Uma predefinição ajusta todas as opções de uma vez para uma primeira partida; você ainda pode mudar cada uma.
lobby-intro-rules = Papéis especiais além de humanos e Cylons ocultos, e regras que nem toda mesa usa.
lobby-intro-seats = O anfitrião escolhe a ordem dos lugares e quem começa. Você pode reservar um personagem ou um tipo para si, e o anfitrião, para os outros; a reserva vale até o jogador escolher.
lobby-menu = { $menu }…
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
lobby-menu-order = Ordem dos lugares
lobby-menu-first = Quem começa
lobby-menu-up = Avançar um lugar
lobby-menu-late = Quem chega depois
lobby-menu-keepFor = Reservar um papel para
lobby-menu-keep = Papel a reservar
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Só { $host } pode mudar isto.
lobby-formClosed = A partida começou ou foi fechada, então nada disto pode mais ser mudado.
lobby-opened = A partida **{ $game }** está aberta. Os outros ocupam um lugar com “Entrar”; configure-a com os botões da mensagem dela e aperte “Começar” quando todos estiverem prontos.
lobby-openedThread = A partida **{ $game }** está aberta em { $thread }. Os outros entram lá; configure-a com os botões e aperte “Começar” quando todos estiverem prontos.
lobby-presetSets = **{ $preset }** ajusta: { $options }. Você ainda pode mudar cada opção até a partida começar.
lobby-changed = O lobby foi atualizado.
lobby-nothingToChange = Você não disse o que mudar.
lobby-nothingToChangeHint = Adicione uma opção como `players` ou `difficulty`, ou use os menus do lobby.
lobby-pickAgain = Este menu está desatualizado.
lobby-pickAgainHint = Use os menus atuais do lobby.
lobby-post = A partida { $game } é jogada aqui. O lobby está abaixo.
lobby-tag-open = Aberta
lobby-tag-running = Em andamento
lobby-tag-waiting = Aguardando
lobby-tag-over = Encerrada
lobby-tagRequired = Este fórum exige uma tag em cada publicação, e não há nenhuma que eu possa usar.
lobby-tagRequiredHint = Quem gerencia o servidor pode adicionar uma tag “{ $tag }” ao fórum, ou permitir publicações sem tag.
lobby-lackingThread = Não posso criar um tópico para a partida aqui. Permissões que faltam: { $permissions }.
lobby-lackingThreadHint = Peça as permissões a quem gerencia o servidor, ou jogue neste canal com `/game create thread: False`.
lobby-noThreads = Não é possível criar tópicos neste canal.
lobby-noThreadsHint = Escolha um canal de texto ou um fórum, ou jogue aqui com `/game create thread: False`.
lobby-onlyManagersOpen = Só quem gerencia o servidor pode abrir partidas aqui.
lobby-onlyRoleOpens = Só membros com o cargo { $role } podem abrir partidas aqui.
lobby-elsewhere = As partidas deste servidor são abertas em { $channels }.
lobby-elsewhereHint = Use `/game create` lá.
lobby-askManager = Fale com alguém que possa, ou peça a quem gerencia o servidor que mude isso com `/settings`.
lobby-movedHere = A partida { $game } continua aqui, em { $channel }.
lobby-threadOver = { $name } · encerrada
lobby-threadAbandoned = { $name } · abandonada
lobby-unreachable = Não consigo publicar em { $channel }, onde a partida { $game } é jogada: { $why } `/host here game: { $game }` leva a partida para outro canal ou tópico.
lobby-unreachableLocked = o tópico está trancado, ou me falta uma permissão lá. Quem gerencia o servidor pode destrancá-lo ou me dar Ver canal, Enviar mensagens, Enviar mensagens em tópicos e Anexar arquivos.
lobby-unreachableLacking = me faltam permissões lá ({ $permissions }). Assim que quem gerencia o servidor as der, continuo de onde parei.
lobby-unreachableGone = o canal não existe mais.
lobby-plainWords = Em { $channel }, onde a partida { $game } é jogada, me faltam permissões ({ $permissions }). A partida continua: até que quem gerencia o servidor as dê, ponho em palavras o que as imagens mostrariam.
lobby-postsDeleted = Alguém no servidor, ou outro bot, vive apagando o que publico em { $channel }, onde a partida { $game } é jogada. Já publiquei de novo algumas vezes e vou parar por enquanto. Se for um bot de moderação, inclua-me nas exceções dele. Depois, `/host pause` e `/host resume` publicam de novo a pergunta aberta, ou `/host here` leva a partida para outro canal ou tópico.

## options

options-objective = Objetivo
options-objectiveHelp = para onde a frota vai; Nova Cáprica exige Pegasus, Nebulosa Jônica Exodus, Terra Daybreak
options-difficulty = Dificuldade
options-difficultyHelp = se cada recurso começa com 2 a mais (para os humanos), 2 a menos (para os Cylons) ou o normal
options-normal = normal
options-easierForHumans = mais fácil para os humanos
options-easierForCylons = mais fácil para os Cylons
options-cylonLeader = Líderes Cylons
options-cylonLeaderHelp = Pegasus ou Daybreak, 4 a 7: um pode (com 7, deve) ser Cylon declarado com Agenda ou Motivações
options-sympatheticCylon = Cylon Solidário
options-sympatheticCylonHelp = Pegasus, sem Daybreak nem Líder, 4 ou 6: um Cylon declarado com Agenda, não um Simpatizante
options-noSympathizer = Sem Simpatizante
options-noSympathizerHelp = 4 ou 6, sem Daybreak nem Líder: +1 carta humana, menos recursos, sem Boomer, Cylons compram 3
options-cylonShipsActivateOncePerTurn = Naves Cylons agem uma vez por turno
options-cylonShipsActivateOncePerTurnHelp = cada nave Cylon é ativada no máximo uma vez por turno
options-executionRedrawsLoyalty = Nova Carta de Lealdade após execução
options-executionRedrawsLoyaltyHelp = Pegasus ou Exodus: um humano executado troca as Cartas de Lealdade por 1 nova; senão, fica com elas
options-bridgeByOthersSkipsCrisis = Sem Carta de Crise depois da Demetrius
options-bridgeByOthersSkipsCrisisHelp = objetivo Terra: sem Carta de Crise mesmo se outro jogador ativar a Ponte de Comando da Demetrius
options-on = ligado
options-off = desligado

## seating

seating-any-politicalLeader = um líder político
seating-any-militaryLeader = um líder militar
seating-any-pilot = um piloto
seating-any-support = um personagem de suporte
seating-any-cylonLeader = um Líder Cylon
seating-order-joined = na ordem em que entraram
seating-order-random = por sorteio
seating-order-byHand = definida pelo anfitrião
seating-orderHelp-joined = As pessoas na ordem em que entraram, depois os jogadores automáticos
seating-orderHelp-random = As pessoas sorteadas, depois os jogadores automáticos sorteados
seating-orderHelp-byHand = Exatamente como o lobby mostra
seating-line = - Lugares: **{ $order }**; { $first }
seating-firstDrawn = quem começa é sorteado
seating-firstNamed = **{ $name }** começa
seating-keptLine = - Reservados: { $kept }
seating-kept = **{ $role }** para { $name }
seating-peopleFirst = -# Os personagens são escolhidos na ordem dos lugares a partir de quem começa, as pessoas antes dos jogadores automáticos.
seating-byHand = -# Os personagens são escolhidos na ordem dos lugares a partir de quem começa, então um jogador automático pode escolher antes de quem senta depois dele. Jogadores automáticos deixam os Líderes Cylons para as pessoas.
seating-option = Lugares: { $order }
seating-firstByLot = Quem começa: sorteio
seating-firstIs = Quem começa: { $name }
seating-upSeat = Lugar { $seat }: { $name }
seating-upHelp = Avança um lugar
seating-upLast = Vai para o último lugar
seating-keepNothing = Não reservar nada para mim
seating-keepRole = Para mim: { $role }
seating-keepNothingFor = Não reservar nada para { $name }
seating-keepRoleFor = Para { $name }: { $role }
seating-keepFor = Reservar um papel para { $name }
seating-keepsNothing = Nada reservado
seating-keepsRole = Reservado: { $role }
seating-late-open = Quem chega depois ocupa logo o lugar de um jogador automático
seating-late-ask = Quem chega depois pede um lugar ao anfitrião
seating-lateHelp-open = Com a partida iniciada, por /game join; sem perguntar ao anfitrião
seating-lateHelp-ask = Com a partida iniciada, por /game join; o anfitrião aprova com um toque
seating-changed = O lobby mostra a nova ordem dos lugares.
seating-keptReply = Reservado para { $person }: { $role }. As regras continuam valendo: se na vez dessa pessoa só outros tipos de personagem puderem ser escolhidos, a reserva não adianta.
seating-keptNothing = Nada mais está reservado para { $person }.
seating-nothingNamed = Você não disse o que mudar.
seating-nothingNamedHint = Use `order`, `first`, `up` ou `open`, ou o botão “Lugares e papéis reservados” do lobby.
seating-personBegins = Um jogador automático não pode começar se houver pessoas na partida.
seating-personBeginsHint = Escolha uma pessoa, ou deixe para o sorteio.
seating-noSeat = Essa pessoa não tem lugar nesta partida.
seating-noSeatHint = Ela precisa entrar antes.
seating-noSuchRole = Esse papel não existe.
seating-noLeaders = Esta partida não tem Líder Cylon: a opção está desligada.
seating-notInGame = { $role } não está disponível com estas opções.
seating-keptBy = { $name } já reservou { $role }.
seating-exhausted =
    { $count ->
        [one] Com { $players } jogadores, só { $count } de vocês pode contar com { $role }: não se pode escolher de um tipo enquanto outro tiver mais personagens restantes.
       *[other] Com { $players } jogadores, só { $count } de vocês podem contar com { $role }: não se pode escolher de um tipo enquanto outro tiver mais personagens restantes.
    }
seating-keepHint = Reserve outro papel, ou nenhum.

## levels

levels-easy = fácil
levels-normal = normal
levels-hard = difícil
levels-easyHelp = Regras simples, decisões apressadas, sem pensar à frente
levels-normalHelp = Pensam um pouco à frente onde importa
levels-hardHelp = Pensam bem à frente; para mesas experientes
levels-line = - Jogadores automáticos: **{ $level }**
levels-option = Jogadores automáticos: { $level }
levels-noticeAll = 🎚 { $by } pôs todos os jogadores automáticos no nível **{ $level }**.
levels-noticeOne = 🎚 { $by } pôs { $name } no nível **{ $level }**.
levels-allSet = Todos os jogadores automáticos agora jogam no nível **{ $level }**, inclusive os que entrarem depois.
levels-oneSet = { $name } agora joga no nível **{ $level }**.
levels-notAutomatic = Quem joga neste lugar é uma pessoa.
levels-notAutomaticHint = Escolha o lugar de um jogador automático, ou deixe o lugar em branco para todos.
levels-alreadyHint = Use /host level para mudar o nível dele.
levels-forAutomatic = Níveis são para jogadores automáticos, e você escolheu uma pessoa.
levels-forAutomaticHint = Deixe em branco a pessoa ou o nível.

## invite

invite-button = Chamar jogadores
invite-calling = { $role }: { $name } procura jogadores. Aperte “Entrar” para ocupar um lugar.
invite-join = Entrar
invite-done = Mencionei { $role } no canal.
invite-noRole = Este servidor não definiu um cargo para chamar jogadores.
invite-noRoleHint = Quem gerencia o servidor pode escolher um com /settings invite.
invite-already = Jogadores já foram chamados para esta partida.
invite-alreadyHint = O cargo só pode ser mencionado uma vez por partida.
invite-tooSoon =
    { $count ->
        [one] O cargo foi mencionado para outra partida há menos de uma hora. Ele pode ser mencionado de novo em { $count } minuto.
       *[other] O cargo foi mencionado para outra partida há menos de uma hora. Ele pode ser mencionado de novo em { $count } minutos.
    }
invite-tooSoonHint = Até lá, avise você mesmo as pessoas sobre a partida.
invite-notMentionable = Não posso mencionar este cargo, então ninguém perceberia.
invite-notMentionableHint = Quem gerencia o servidor pode permitir que qualquer pessoa o mencione (Configurações do servidor > Cargos > Permitir que qualquer pessoa @mencione este cargo), ou me dar a permissão de mencionar todos os cargos.

## rematch

rematch-button = Jogar de novo com as mesmas pessoas
rematch-opened = A partida **{ $game }** está aberta aqui, com as mesmas opções, os mesmos tempos e os mesmos jogadores automáticos.
rematch-calling = { $people }: { $name } abriu uma revanche com as mesmas opções. Aperte o botão para ocupar o seu lugar.
rematch-join = Entrar
rematch-notOver = Esta partida ainda não acabou.
rematch-notOverHint = Quando ela acabar, use /game rematch para jogar de novo com as mesmas pessoas.
rematch-tutorial = Tutoriais não têm revanche: são sempre a mesma partida.
rematch-tutorialHint = Abra uma partida com /game create, ou outro tutorial com /game tutorial.
rematch-notYours = Só os jogadores desta partida podem abrir a revanche dela.
rematch-notYoursHint = Você pode abrir uma partida nova com /game create.
