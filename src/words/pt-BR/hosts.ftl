alreadyPaused = A partida já está parada.
alreadyPausedHint = Com /host resume ela continua.
notPaused = A partida não está pausada.
notPausedHint = Não é preciso fazer nada.
alreadyHost = { $name } já é o anfitrião.
alreadyHostHint = Escolha outro jogador.
notPlaying = { $name } não tem lugar nesta partida.
hostPlays = Só quem joga pode ser o anfitrião da partida.
kickedPlaysNot = Esta pessoa não tem lugar nesta partida.
kickedPlaysNotHint = Escolha alguém que joga.
playsAlready = { $name } joga nesta partida, e vê mais que um espectador.
playsAlreadyHint = Escolha alguém sem lugar.
looksOnAlready = { $name } já assiste.
looksOnAlreadyHint = Não é preciso fazer nada.
looksOnNot = { $name } não assiste.
looksOnNotHint = Veja com /game spectators quem assiste.
exportNotAllowed = Só quem jogou esta partida, o anfitrião dela e quem gerencia o servidor recebem o arquivo.
exportNotAllowedHint = Peça a um deles.
notOver = Esta partida ainda não acabou, e o arquivo teria os segredos de todos.
notOverHint = Peça de novo quando a partida acabar.
cannotExport = Esta partida foi jogada com uma versão anterior, e o começo dela não está mais guardado.
cannotExportHint = O registro dela ainda pode ser lido com /game log.
deleteChanged = A partida começou ou terminou desde que a pergunta foi feita, então nada foi apagado.
deleteChangedHint = Veja de novo com /host delete.
wrongName = Este não é o nome desta partida, então nada foi apagado.
wrongNameHint = Para apagá-la, escreva /host delete name: { $game }.
deletedGame = Esta partida foi apagada.
paused = ⏸ { $name } pausou a partida: nada é respondido e nenhum tempo corre até `/host resume`.
resumed = ▶ { $name } retomou a partida.
hostChanged = { $name } passou o papel de anfitrião desta partida a { $to }.
kicked = { $by } tirou { $name } do lobby.
spectator = 👁 { $name } passa a assistir, e sabe o que todos sabem.
pausedBy = A partida está parada: { $name } a pausou { $time }. O anfitrião a retoma com `/host resume`.
pausedSince = A partida está parada: o tempo acabou { $time }. O anfitrião a retoma com `/host resume`.
pausedReply = A partida está parada. `/host resume` a retoma.
resumedReply = A partida continua.
transferred = { $person } é o anfitrião agora.
kickedReply = { $name } saiu da partida.
noSpectators = Ninguém assiste. `/game spectators add` adiciona alguém, que entra no tópico da partida e sabe o que todos sabem.
looksOn =
    { $count ->
        [one] { $count } pessoa assiste: { $names }.
       *[other] { $count } pessoas assistem: { $names }.
    }
andMore =
    { $count ->
        [one] e mais { $count }
       *[other] e mais { $count }
    }
bots = Bots do Discord não podem jogar nem assistir.
botsHint = Escolha uma pessoa.
exportReply = `{ $file }` é a partida inteira com todos os segredos, para programas. Para vê-la aqui, turno a turno: `/game replay`.
exportFileDescription = A partida encerrada { $game } em JSON
deleteTitle = ### Apagar a partida { $game }?
deleteAnswers =
    { $count ->
        [one] { $count } resposta
       *[other] { $count } respostas
    }
deleteLines =
    { $count ->
        [one] { $count } linha do registro
       *[other] { $count } linhas do registro
    }
deleteWhat = Isto remove os lugares e as opções dela, { $answers } e { $lines }. Não pode ser desfeito.
deleteCounts = O resultado dela continua contando nas estatísticas de quem a jogou.
mayNotForget = Só quem gerencia o servidor pode fazer uma partida deixar de contar nas estatísticas.
deleteMessages = O que foi dito no canal fica lá, sem botões.
deleteNamed = A partida não acabou. Se for isso mesmo, escreva `/host delete name: { $game }`.
deleteConfirm = Apagar de vez
deleteForget = Apagar, inclusive das estatísticas
deleteCancel = Manter
deleteCancelled = Nada foi apagado.
sheetGone = A partida { $game } foi apagada, e com ela o que você tinha.
deletedReply = Apagada.
deleted = 🗑 { $name } apagou a partida **{ $game }**. Os botões dela não fazem mais nada.
auditTitle = Quem fez o quê em { $game }
auditPage = Página { $page } de { $pages }
auditNothing = Nada está anotado sobre esta partida.
older = Mais antigas
newer = Mais recentes
theBot = O bot
by = { $time } · { $name } { $deed }
didCreate = abriu a partida
didStart = iniciou a partida
didAbandon = abandonou a partida
didReplace = passou o lugar { $seat } de { $from } a { $to }
didKick = tirou { $name }
didKickFor = tirou { $name } e passou o lugar a { $to }
didPause = pausou a partida
didResume = retomou a partida
didTransfer = passou o papel de anfitrião de { $from } a { $to }
didTransferTo = passou o papel de anfitrião a { $to }
didAddSpectator = adicionou { $name } aos espectadores
didRemoveSpectator = tirou { $name } dos espectadores
didUndoOwn = desfez a última decisão ({ $answers })
didUndoOrganiser = desfez como anfitrião ou por gerenciar o servidor ({ $answers })
didUndoVote = desfez depois de uma votação ({ $answers })
didUndoNothing = nada que todos soubessem
didPropose = pediu aos outros para desfazer algo
didVoteYes = votou a favor de desfazer
didVoteNo = votou contra desfazer
didRefuse = encerrou a votação: proposta rejeitada
didExpire = encerrou a votação: o tempo acabou
didSetTimers = mudou quanto tempo se espera pelas pessoas
didSetLevel = pôs todos os jogadores automáticos no nível { $level }
didSetLevelOf = pôs { $name } no nível { $level }
didSetLanguage = definiu o idioma da partida: { $language }
didAllowHints = permitiu dicas
didForbidHints = proibiu dicas
didStandIn = pôs { $standIn } para jogar por { $owner } até { $time }
didReturn = devolveu o lugar a { $owner }, que estava com { $standIn }
didArchive = arquivou a partida
didRevive = reativou a partida
didExport = exportou a partida
didDelete =
    { $count ->
        [one] apagou a partida ({ $status }, { $count } resposta)
       *[other] apagou a partida ({ $status }, { $count } respostas)
    }
didForget =
    { $count ->
        [one] apagou a partida ({ $status }, { $count } resposta), inclusive das estatísticas
       *[other] apagou a partida ({ $status }, { $count } respostas), inclusive das estatísticas
    }
statusLobby = no lobby
statusRunning = em andamento
statusOver = encerrada
statusAbandoned = abandonada
statusArchived = arquivada
