## hosts

hosts-alreadyPaused = A partida já está parada.
hosts-alreadyPausedHint = Com /host resume ela continua.
hosts-notPaused = A partida não está pausada.
hosts-notPausedHint = Não é preciso fazer nada.
hosts-alreadyHost = { $name } já é o anfitrião.
hosts-alreadyHostHint = Escolha outro jogador.
hosts-notPlaying = { $name } não tem lugar nesta partida.
hosts-hostPlays = Só quem joga pode ser o anfitrião da partida.
hosts-kickedPlaysNot = Esta pessoa não tem lugar nesta partida.
hosts-kickedPlaysNotHint = Escolha alguém que joga.
hosts-playsAlready = { $name } joga nesta partida, e vê mais que um espectador.
hosts-playsAlreadyHint = Escolha alguém sem lugar.
hosts-looksOnAlready = { $name } já assiste.
hosts-looksOnAlreadyHint = Não é preciso fazer nada.
hosts-looksOnNot = { $name } não assiste.
hosts-looksOnNotHint = Veja com /game spectators quem assiste.
hosts-exportNotAllowed = Só quem jogou esta partida, o anfitrião dela e quem gerencia o servidor recebem o arquivo.
hosts-exportNotAllowedHint = Peça a um deles.
hosts-notOver = Esta partida ainda não acabou, e o arquivo teria os segredos de todos.
hosts-notOverHint = Peça de novo quando a partida acabar.
hosts-cannotExport = Esta partida foi jogada com uma versão anterior, e o começo dela não está mais guardado.
hosts-cannotExportHint = O registro dela ainda pode ser lido com /game log.
hosts-deleteChanged = A partida começou ou terminou desde que a pergunta foi feita, então nada foi apagado.
hosts-deleteChangedHint = Veja de novo com /host delete.
hosts-wrongName = Este não é o nome desta partida, então nada foi apagado.
hosts-wrongNameHint = Para apagá-la, escreva /host delete name: { $game }.
hosts-deletedGame = Esta partida foi apagada.
hosts-paused = ⏸ { $name } pausou a partida: nada é respondido e nenhum tempo corre até `/host resume`.
hosts-resumed = ▶ { $name } retomou a partida.
hosts-hostChanged = { $name } passou o papel de anfitrião desta partida a { $to }.
hosts-kicked = { $by } tirou { $name } do lobby.
hosts-spectator = 👁 { $name } passa a assistir, e sabe o que todos sabem.
hosts-pausedBy = A partida está parada: { $name } a pausou { $time }. O anfitrião a retoma com `/host resume`.
hosts-pausedSince = A partida está parada: o tempo acabou { $time }. O anfitrião a retoma com `/host resume`.
hosts-pausedReply = A partida está parada. `/host resume` a retoma.
hosts-resumedReply = A partida continua.
hosts-transferred = { $person } é o anfitrião agora.
hosts-kickedReply = { $name } saiu da partida.
hosts-noSpectators = Ninguém assiste. `/game spectators add` adiciona alguém, que entra no tópico da partida e sabe o que todos sabem.
hosts-looksOn =
    { $count ->
        [one] { $count } pessoa assiste: { $names }.
       *[other] { $count } pessoas assistem: { $names }.
    }
hosts-andMore = e mais { $count }
hosts-bots = Bots do Discord não podem jogar nem assistir.
hosts-botsHint = Escolha uma pessoa.
hosts-exportReply = `{ $file }` é a partida inteira com todos os segredos, para programas. Para vê-la aqui, turno a turno: `/game replay`.
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
hosts-deleteWhat = Isto remove os lugares e as opções dela, { $answers } e { $lines }. Não pode ser desfeito.
hosts-deleteCounts = O resultado dela continua contando nas estatísticas de quem a jogou.
hosts-mayNotForget = Só quem gerencia o servidor pode fazer uma partida deixar de contar nas estatísticas.
hosts-deleteMessages = O que foi dito no canal fica lá, sem botões.
hosts-deleteNamed = A partida não acabou. Se for isso mesmo, escreva `/host delete name: { $game }`.
hosts-deleteConfirm = Apagar de vez
hosts-deleteForget = Apagar, inclusive das estatísticas
hosts-deleteCancel = Manter
hosts-deleteCancelled = Nada foi apagado.
hosts-sheetGone = A partida { $game } foi apagada, e com ela o que você tinha.
hosts-deletedReply = Apagada.
hosts-deleted = 🗑 { $name } apagou a partida **{ $game }**. Os botões dela não fazem mais nada.
hosts-auditTitle = Quem fez o quê em { $game }
hosts-auditPage = Página { $page } de { $pages }
hosts-auditNothing = Nada está anotado sobre esta partida.
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
hosts-didUndoOrganiser = desfez como anfitrião ou por gerenciar o servidor ({ $answers })
hosts-didUndoVote = desfez depois de uma votação ({ $answers })
hosts-didUndoNothing = nada que todos soubessem
hosts-didPropose = pediu aos outros para desfazer algo
hosts-didVoteYes = votou a favor de desfazer
hosts-didVoteNo = votou contra desfazer
hosts-didRefuse = encerrou a votação: proposta rejeitada
hosts-didExpire = encerrou a votação: o tempo acabou
hosts-didSetTimers = mudou quanto tempo se espera pelas pessoas
hosts-didSetLevel = pôs todos os jogadores automáticos no nível { $level }
hosts-didSetLevelOf = pôs { $name } no nível { $level }
hosts-didSetLanguage = definiu o idioma da partida: { $language }
hosts-didAllowHints = permitiu dicas
hosts-didForbidHints = proibiu dicas
hosts-didStandIn = pôs { $standIn } para jogar por { $owner } até { $time }
hosts-didReturn = devolveu o lugar a { $owner }, que estava com { $standIn }
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
        [one] - Ao mesmo tempo: **{ $count } partida**; abertas agora: { $open }
       *[other] - Ao mesmo tempo: **{ $count } partidas**; abertas agora: { $open }
    }
guild-home = - Onde se joga uma nova partida: **{ $home }**
guild-homeHere = no canal em que é aberta
guild-homeThread = em um novo tópico só dela
guild-picture = - Depois de cada fase o canal vê: **{ $picture }**
guild-pictureGlance = a mesa em resumo
guild-pictureWhole = o tabuleiro inteiro
guild-privately = - O que só um jogador pode saber: **{ $place }**
guild-privatelyDirect = por mensagem direta
guild-privatelyThreads = em um tópico privado de cada jogador
guild-language = - Nos canais se lê em: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ Membros com a permissão Gerenciar tópicos podem ler todos os tópicos privados, e assim todas as mãos e todas as Cartas de Lealdade. Se algum deles joga, mensagens diretas são mais seguras.
guild-warnPrivate = ⚠ Não posso abrir tópicos privados neste canal: não tenho a permissão { $permissions }. Até que eu a tenha, os jogadores recebem mensagens diretas.
guild-invite = - Anfitriões podem chamar jogadores mencionando (uma vez por partida, no máximo uma por hora): **{ $role }**
guild-inviteNobody = ninguém
guild-warnInvite = ⚠ Não posso mencionar este cargo, então ninguém perceberia. Permita que qualquer pessoa o mencione (Configurações do servidor, Cargos), ou me dê a permissão de mencionar todos os cargos.
guild-help = -# Quem gerencia o servidor sempre pode abrir partidas, nestes canais e até este número. `thread` em `/game create` decide diferente para uma partida. Se houver um fórum entre os canais, as partidas abertas em outro lugar ganham uma publicação nele.
guild-warnThread = ⚠ Não posso abrir tópicos neste canal: não tenho a permissão { $permissions }.
guild-saved = ✅ Salvo
guild-whoMenu = Quem pode abrir partidas
guild-pickEveryone = Todos
guild-pickManagers = Só quem gerencia o servidor
guild-roleMenu = Só membros com este cargo …
guild-channelMenu = Só nestes canais …
guild-mostMenu = Quantas partidas ao mesmo tempo
guild-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
guild-toThread = Partidas novas ganham um tópico
guild-toHere = Partidas novas ficam no canal
guild-toWhole = Mostrar sempre o tabuleiro inteiro
guild-toGlance = Mostrar a mesa em resumo
guild-toPrivateThreads = Segredos em tópicos privados
guild-toDirect = Segredos por mensagem direta
guild-anywhereButton = Permitir todos os canais
guild-reset = Voltar ao padrão
guild-broken = Não consigo entender o que está guardado sobre as partidas deste servidor, então ninguém pode abrir uma.
guild-brokenHint = O botão volta ao padrão: todos, em qualquer lugar, 20 partidas ao mesmo tempo, no canal, com a mesa em resumo, segredos por mensagem direta.
guild-onlyServer = As configurações são de um servidor: use isto em um dos canais dele.
guild-onlyManagers = Só membros com a permissão Gerenciar servidor podem mudar isto.
guild-onlyManagersHint = Peça a quem gerencia o servidor.
guild-roleMissing = Indique também o cargo.
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
languages-notice = 🌐 Escolha de { $by }: aqui agora se lê em **{ $language }**.
languages-setForGame = Onde esta partida é jogada se lê em: **{ $language }**. As mensagens diretas chegam no idioma de cada pessoa.
languages-ownSet = A partir de agora escrevo para você em **{ $language }**: nas mensagens diretas e nas respostas que só você vê. Os canais têm o idioma deles.
languages-ownByDiscord = A partir de agora escrevo para você no idioma do seu Discord.

## notices

notices-abandoned = { $name } abandonou a partida. `/game create` abre uma nova.
notices-moved = { $name } levou a partida para { $channel }: ela continua lá.
notices-seatReplaced = { $name } passou o lugar { $seat } de { $from } a { $to }.
notices-stuck = ⚠ { $name }, um jogador automático, não consegue agir: é um erro deste bot. O anfitrião pode desfazer a última decisão (`/game undo`), passar o lugar adiante (`/host replace`) ou encerrar a partida (`/host abandon`).
notices-stuckInSecret = ⚠ Um jogador automático não consegue agir: é um erro deste bot. O anfitrião pode desfazer a última decisão (`/game undo`), passar lugares adiante (`/host replace`) ou encerrar a partida (`/host abandon`).
notices-thanks = Obrigado por jogar. `/game create` abre a próxima partida.
notices-closed = { $person }, não consigo enviar mensagens diretas para você. Permita mensagens diretas de membros deste servidor (Configurações de privacidade do servidor), ou use `/hand` aqui: só você vê o que ele mostra.

## takeOver

takeOver-button = Assumir o lugar de um jogador automático
takeOver-open = -# Os lugares dos jogadores automáticos estão livres: `/game join` assume um, com as cartas dele.
takeOver-onRequest = -# `/game join` pede ao anfitrião o lugar de um jogador automático.
takeOver-which = Que lugar você gostaria de assumir?
takeOver-seat = Lugar { $seat }: { $player }
takeOver-wanted = 🪑 { $host }, { $name } gostaria de assumir o lugar { $seat }, { $player }, com as cartas e os segredos dele.
takeOver-give = Dar o lugar a { $name }
takeOver-giveAll = Dar, e liberar os outros lugares
takeOver-given = ✅ { $giver } deu o lugar a { $name }.
takeOver-taken = O lugar { $seat } é seu. O que só ele sabe chega por mensagem direta, e `/hand` mostra.
takeOver-asked = Pedi o lugar { $seat } ao anfitrião, que o dá a você com um toque.
takeOver-askedAgain = O lugar { $seat } já foi pedido ao anfitrião, que ainda não tocou no botão.
takeOver-opened = Agora qualquer pessoa pode assumir um jogador automático, sem pedir.
takeOver-closed = De agora em diante, quem quiser assumir um jogador automático pede ao anfitrião.
takeOver-nobodyAutomatic = Todos os lugares desta partida são de pessoas.
takeOver-nobodyAutomaticHint = Com /game spectators você pode assistir.
takeOver-notFree = Nenhum jogador automático tem este lugar.
takeOver-notFreeHint = Use /game join de novo: ele oferece os que estão livres.
takeOver-oneSeat = Ninguém joga em dois lugares da mesma partida.
takeOver-knowsAnother = { $name } já ocupou outro lugar em { $game } e viu as cartas dele. Ninguém pode conhecer duas mãos da mesma partida.
takeOver-knowsAnotherHint = Dê o lugar a outra pessoa ou a um jogador automático.
takeOver-wishOver = Este lugar não está mais sendo pedido, ou já não é de um jogador automático.
takeOver-wishOverHint = Não é preciso fazer nada; /game join pede de novo.
