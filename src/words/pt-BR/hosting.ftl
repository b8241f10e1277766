## hosts

hosts-alreadyPaused = A partida já está pausada.
hosts-alreadyPausedHint = Use /host resume para continuar.
hosts-notPaused = A partida não está pausada.
hosts-notPausedHint = Não há nada a fazer.
hosts-alreadyHost = { $name } já é o anfitrião.
hosts-alreadyHostHint = Escolha outro jogador.
hosts-notPlaying = { $name } não está nesta partida.
hosts-hostPlays = Só um jogador pode ser o anfitrião.
hosts-kickedPlaysNot = Esta pessoa não está nesta partida.
hosts-kickedPlaysNotHint = Escolha um dos jogadores.
hosts-playsAlready = { $name } joga nesta partida e vê mais do que um espectador.
hosts-playsAlreadyHint = Escolha alguém que não joga.
hosts-looksOnAlready = { $name } já é espectador.
hosts-looksOnAlreadyHint = Não há nada a fazer.
hosts-looksOnNot = { $name } não é espectador.
hosts-looksOnNotHint = /game spectators mostra quem é.
hosts-exportNotAllowed = Só os jogadores desta partida, o anfitrião dela e quem gerencia o servidor podem baixar o arquivo.
hosts-exportNotAllowedHint = Peça a um deles.
hosts-notOver = Esta partida não acabou, e o arquivo conteria os segredos de todos.
hosts-notOverHint = Peça de novo quando a partida acabar.
hosts-cannotExport = Esta partida foi jogada em uma versão anterior, e o começo dela não está mais guardado.
hosts-cannotExportHint = Você ainda pode ler o registro dela com /game log.
hosts-deleteChanged = A partida começou ou terminou desde que a pergunta foi feita, então nada foi apagado.
hosts-deleteChangedHint = Use /host delete de novo.
hosts-wrongName = Este não é o nome desta partida, então nada foi apagado.
hosts-wrongNameHint = Para apagá-la, use /host delete name: { $game }.
hosts-deletedGame = Esta partida foi apagada.
hosts-paused = ⏸ { $name } pausou a partida. Nada de respostas nem de tempo correndo até `/host resume`.
hosts-resumed = ▶ { $name } retomou a partida.
hosts-hostChanged = { $name } passou o papel de anfitrião desta partida a { $to }.
hosts-kicked = { $by } tirou { $name } do lobby.
hosts-spectator = 👁 { $name } agora assiste à partida e vê o que todos veem.
hosts-pausedBy = A partida está pausada: { $name } a pausou { $time }. O anfitrião pode retomá-la com `/host resume`.
hosts-pausedSince = A partida está pausada: o tempo acabou { $time }. O anfitrião pode retomá-la com `/host resume`.
hosts-pausedReply = A partida está pausada. `/host resume` a retoma.
hosts-resumedReply = A partida continua.
hosts-transferred = Agora o anfitrião é { $person }.
hosts-kickedReply = { $name } saiu da partida.
hosts-noSpectators = Não há espectadores. `/game spectators add` adiciona um ao tópico da partida; ele vê o que todos veem.
hosts-looksOn =
    { $count ->
        [one] { $count } espectador: { $names }.
       *[other] { $count } espectadores: { $names }.
    }
hosts-andMore = e mais { $count }
hosts-bots = Bots do Discord não podem jogar nem assistir.
hosts-botsHint = Escolha uma pessoa.
hosts-exportReply = `{ $file }` contém a partida inteira com todos os segredos, para programas lerem. Para vê-la aqui, turno a turno, use `/game replay`.
hosts-exportFileDescription = A partida encerrada { $game } em JSON
hosts-deleteTitle = ### Apagar a partida { $game }?
hosts-deleteAnswers =
    { $count ->
        [one] { $count } resposta
       *[other] { $count } respostas
    }
hosts-deleteLines =
    { $count ->
        [one] { $count } linha do registro
       *[other] { $count } linhas do registro
    }
hosts-deleteWhat = Isto apaga os lugares e as opções dela, { $answers } e { $lines }. Não pode ser desfeito.
hosts-deleteCounts = O resultado dela continua contando nas estatísticas dos jogadores.
hosts-mayNotForget = Só quem gerencia o servidor pode tirar uma partida das estatísticas.
hosts-deleteMessages = As mensagens no canal ficam, mas perdem os botões.
hosts-deleteNamed = A partida não acabou. Para confirmar, use `/host delete name: { $game }`.
hosts-deleteConfirm = Apagar de vez
hosts-deleteForget = Apagar, inclusive das estatísticas
hosts-deleteCancel = Manter
hosts-deleteCancelled = Nada foi apagado.
hosts-sheetGone = A partida { $game } foi apagada, e com ela as suas cartas.
hosts-deletedReply = A partida foi apagada.
hosts-deleted = 🗑 { $name } apagou a partida **{ $game }**. Os botões dela não funcionam mais.
hosts-auditTitle = Registro de auditoria de { $game }
hosts-auditPage = Página { $page } de { $pages }
hosts-auditNothing = Não há nada registrado sobre esta partida.
hosts-older = Mais antigas
hosts-newer = Mais recentes
hosts-theBot = O bot
hosts-by = { $time } · { $name } { $deed }
hosts-didCreate = abriu a partida
hosts-didStart = iniciou a partida
hosts-didAbandon = abandonou a partida
hosts-didReplace = passou o lugar { $seat } de { $from } a { $to }
hosts-didKick = tirou { $name }
hosts-didKickFor = tirou { $name } e passou o lugar a { $to }
hosts-didPause = pausou a partida
hosts-didResume = retomou a partida
hosts-didTransfer = passou o papel de anfitrião de { $from } a { $to }
hosts-didTransferTo = passou o papel de anfitrião a { $to }
hosts-didAddSpectator = adicionou { $name } aos espectadores
hosts-didRemoveSpectator = tirou { $name } dos espectadores
hosts-didUndoOwn = desfez a última decisão ({ $answers })
hosts-didUndoOrganiser = desfez como anfitrião ou gerente do servidor ({ $answers })
hosts-didUndoVote = desfez depois de uma votação ({ $answers })
hosts-didUndoNothing = nada público
hosts-didPropose = propôs desfazer algo
hosts-didVoteYes = votou a favor de desfazer
hosts-didVoteNo = votou contra desfazer
hosts-didRefuse = encerrou a votação: rejeitada
hosts-didExpire = encerrou a votação: o tempo acabou
hosts-didSetTimers = mudou os limites de tempo
hosts-didSetLevel = pôs todos os jogadores automáticos no nível { $level }
hosts-didSetLevelOf = pôs { $name } no nível { $level }
hosts-didSetLanguage = definiu o idioma da partida: { $language }
hosts-didAllowHints = ligou as dicas
hosts-didForbidHints = desligou as dicas
hosts-didStandIn = deixou { $standIn } jogar por { $owner } até { $time }
hosts-didReturn = devolveu a { $owner } o lugar que estava com { $standIn }
hosts-didArchive = arquivou a partida
hosts-didRevive = reativou a partida
hosts-didExport = exportou a partida
hosts-didDelete =
    { $count ->
        [one] apagou a partida ({ $status }, { $count } resposta)
       *[other] apagou a partida ({ $status }, { $count } respostas)
    }
hosts-didForget =
    { $count ->
        [one] apagou a partida ({ $status }, { $count } resposta), inclusive das estatísticas
       *[other] apagou a partida ({ $status }, { $count } respostas), inclusive das estatísticas
    }
hosts-statusLobby = no lobby
hosts-statusRunning = em andamento
hosts-statusOver = encerrada
hosts-statusAbandoned = abandonada
hosts-statusArchived = arquivada

## guild

guild-title = ## Partidas neste servidor
guild-creators = - Quem pode abrir partidas: **{ $who }**
guild-everyone = todos
guild-managers = só quem gerencia o servidor
guild-role = membros com o cargo { $role }
guild-places = - Onde: **{ $places }**
guild-anywhere = em qualquer canal
guild-listed = em { $channels }, e nos tópicos deles
guild-most =
    { $count ->
        [one] - Limite: **{ $count } partida** ao mesmo tempo (abertas agora: { $open })
       *[other] - Limite: **{ $count } partidas** ao mesmo tempo (abertas agora: { $open })
    }
guild-home = - Novas partidas são jogadas **{ $home }**
guild-homeHere = no canal em que são abertas
guild-homeThread = em um novo tópico
guild-picture = - Depois de cada fase, o canal mostra **{ $picture }**
guild-pictureGlance = um resumo da mesa
guild-pictureWhole = o tabuleiro inteiro
guild-privately = - Segredos chegam **{ $place }**
guild-privatelyDirect = por mensagem direta
guild-privatelyThreads = em um tópico privado para cada jogador
guild-language = - Idioma dos canais: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ Quem tem a permissão Gerenciar tópicos pode ler todos os tópicos privados, e assim todas as mãos e todas as Cartas de Lealdade. Se algum deles joga, mensagens diretas são mais seguras.
guild-warnPrivate = ⚠ Não posso criar tópicos privados neste canal. Permissões que faltam: { $permissions }. Até lá, os jogadores recebem mensagens diretas.
guild-invite = - Anfitriões podem mencionar este cargo para achar jogadores (uma vez por partida, no máximo uma por hora): **{ $role }**
guild-inviteNobody = nenhum
guild-warnInvite = ⚠ Não posso mencionar este cargo, então ninguém perceberia. Permita que qualquer pessoa o mencione (Configurações do servidor > Cargos), ou me dê a permissão de mencionar todos os cargos.
guild-help = -# Quem gerencia o servidor sempre pode abrir partidas, mas só nestes canais e até este limite. `/game create thread:` vale mais que a configuração de tópico, para uma partida. Se um dos canais é um fórum, as partidas abertas em outro lugar ganham uma publicação nele.
guild-warnThread = ⚠ Não posso criar tópicos neste canal. Permissões que faltam: { $permissions }.
guild-saved = ✅ Salvo
guild-whoMenu = Quem pode abrir partidas
guild-pickEveryone = Todos
guild-pickManagers = Só quem gerencia o servidor
guild-roleMenu = Só membros com este cargo…
guild-channelMenu = Só nestes canais…
guild-mostMenu = Máximo de partidas ao mesmo tempo
guild-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
guild-toThread = Partidas novas ganham um tópico
guild-toHere = Partidas novas ficam no canal
guild-toWhole = Mostrar sempre o tabuleiro inteiro
guild-toGlance = Mostrar um resumo da mesa
guild-toPrivateThreads = Segredos em tópicos privados
guild-toDirect = Segredos por mensagem direta
guild-anywhereButton = Permitir todos os canais
guild-reset = Voltar ao padrão
guild-broken = As configurações deste servidor estão ilegíveis, então ninguém pode abrir partidas.
guild-brokenHint = O botão volta ao padrão: todos, em qualquer lugar, 20 partidas ao mesmo tempo, no canal, com um resumo da mesa, segredos por mensagem direta.
guild-onlyServer = Configurações pertencem a um servidor. Use isto em um dos canais dele.
guild-onlyManagers = Você precisa da permissão Gerenciar servidor para mudar isto.
guild-onlyManagersHint = Peça a quem gerencia o servidor.
guild-roleMissing = Escolha também um cargo.
guild-roleMissingHint = Por exemplo `/settings create: Membros com um cargo` com `role: @Jogadores`.

## permissions

permissions-viewChannel = Ver canal
permissions-sendMessages = Enviar mensagens
permissions-attachFiles = Anexar arquivos
permissions-embedLinks = Inserir links
permissions-readHistory = Ver histórico de mensagens
permissions-createThreads = Criar tópicos públicos
permissions-createPrivateThreads = Criar tópicos privados
permissions-createEvents = Criar eventos
permissions-sendInThreads = Enviar mensagens em tópicos

## languages

languages-ofDiscord = Como está no Discord
languages-ofGuild = Como o servidor
languages-notice = 🌐 { $by } mudou o idioma daqui para **{ $language }**.
languages-setForGame = O canal desta partida agora usa **{ $language }**. As mensagens diretas seguem o idioma de cada jogador.
languages-ownSet = De agora em diante falo com você em **{ $language }**, nas mensagens diretas e nas respostas que só você vê. Os canais continuam no idioma deles.
languages-ownByDiscord = De agora em diante falo com você no idioma do seu Discord.

## notices

notices-abandoned = { $name } abandonou a partida. `/game create` abre uma nova.
notices-moved = { $name } levou a partida para { $channel }. Ela continua lá.
notices-seatReplaced = { $name } passou o lugar { $seat } de { $from } a { $to }.
notices-stuck = ⚠ { $name }, um jogador automático, travou. É um erro deste bot. O anfitrião pode desfazer a última decisão (`/game undo`), passar o lugar adiante (`/host replace`) ou encerrar a partida (`/host abandon`).
notices-stuckInSecret = ⚠ Um jogador automático travou. É um erro deste bot. O anfitrião pode desfazer a última decisão (`/game undo`), passar lugares adiante (`/host replace`) ou encerrar a partida (`/host abandon`).
notices-thanks = Valeu pela partida. `/game create` abre a próxima.
notices-closed = { $person }, não consigo mandar mensagens diretas para você. Permita-as nas Configurações de privacidade deste servidor, ou use `/hand` aqui; só você vê a resposta.

## takeOver

takeOver-button = Assumir o lugar de um jogador automático
takeOver-open = -# Os lugares dos jogadores automáticos estão livres: `/game join` assume um, com as cartas e tudo.
takeOver-onRequest = -# `/game join` pede ao anfitrião o lugar de um jogador automático.
takeOver-which = Que lugar você gostaria de assumir?
takeOver-seat = Lugar { $seat }: { $player }
takeOver-wanted = 🪑 { $host }, { $name } quer assumir o lugar { $seat }, de { $player }, com as cartas e os segredos.
takeOver-give = Dar o lugar a { $name }
takeOver-giveAll = Dar, e liberar todos os automáticos
takeOver-given = ✅ { $giver } deu o lugar a { $name }.
takeOver-taken = O lugar { $seat } é seu. Os segredos dele estão a caminho por mensagem direta, e `/hand` também os mostra.
takeOver-asked = Pedi ao anfitrião o lugar { $seat }. Ele aprova com um toque.
takeOver-askedAgain = O lugar { $seat } já foi pedido ao anfitrião, que ainda não respondeu.
takeOver-opened = Agora qualquer pessoa pode assumir o lugar de um jogador automático sem pedir.
takeOver-closed = De agora em diante, o anfitrião decide quem assume o lugar de um jogador automático.
takeOver-nobodyAutomatic = Não restam jogadores automáticos nesta partida.
takeOver-nobodyAutomaticHint = Você pode assistir com /game spectators.
takeOver-notFree = Nenhum jogador automático tem este lugar.
takeOver-notFreeHint = Use /game join de novo: ele lista os lugares livres.
takeOver-oneSeat = Ninguém pode jogar em dois lugares da mesma partida.
takeOver-knowsAnother = { $name } já ocupou outro lugar em { $game } e viu as cartas dele. Ninguém pode conhecer duas mãos da mesma partida.
takeOver-knowsAnotherHint = Dê o lugar a outra pessoa ou a um jogador automático.
takeOver-wishOver = Ninguém mais pede este lugar, ou ele já não é de um jogador automático.
takeOver-wishOverHint = Não há nada a fazer aqui; /game join pede de novo.
