alreadyPaused = Игра уже на паузе.
alreadyPausedHint = Продолжить ее можно командой /host resume.
notPaused = Игра не на паузе.
notPausedHint = Делать ничего не нужно.
alreadyHost = { $name } и так организатор.
alreadyHostHint = Выберите другого игрока.
notPlaying = { $name } не занимает места в этой игре.
hostPlays = Организатором может быть только тот, кто играет.
kickedPlaysNot = У этого человека нет места в этой игре.
kickedPlaysNotHint = Выберите того, кто играет.
playsAlready = { $name } играет в этой игре и видит больше, чем зритель.
playsAlreadyHint = Выберите кого-нибудь без места.
looksOnAlready = { $name } уже смотрит игру.
looksOnAlreadyHint = Делать ничего не нужно.
looksOnNot = { $name } не смотрит игру.
looksOnNotHint = Кто смотрит, показывает /game spectators.
exportNotAllowed = Файл игры получают только те, кто в ней играл, ее организатор и администраторы сервера.
exportNotAllowedHint = Обратитесь к кому-нибудь из них.
notOver = Эта игра не закончена, а в файле были бы тайны всех игроков.
notOverHint = Вернитесь к этому, когда игра закончится.
cannotExport = Эту игру вели в более ранней версии, и ее начало уже не хранится.
cannotExportHint = Ее журнал по-прежнему можно читать через /game log.
deleteChanged = После вопроса игра началась или закончилась, поэтому ничего не удалено.
deleteChangedHint = Вызовите /host delete еще раз.
wrongName = Эта игра называется иначе, поэтому ничего не удалено.
wrongNameHint = Чтобы удалить ее, введите /host delete name: { $game }.
deletedGame = Эта игра удалена.
paused = ⏸ { $name } ставит игру на паузу: до `/host resume` никто не отвечает и время не идет.
resumed = ▶ { $name } снимает игру с паузы.
hostChanged = { $name } передает игру новому организатору: { $to }.
kicked = { $by } убирает из лобби игрока { $name }.
spectator = 👁 { $name } теперь смотрит игру и знает то, что известно всем.
pausedBy = Игра на паузе ({ $name }, { $time }). Организатор продолжит ее командой `/host resume`.
pausedSince = Игра на паузе: время вышло { $time }. Организатор продолжит ее командой `/host resume`.
pausedReply = Игра на паузе. `/host resume` продолжит ее.
resumedReply = Игра продолжается.
transferred = Теперь организатор { $person }.
kickedReply = { $name } больше не в игре.
noSpectators = Зрителей нет. `/game spectators add` добавляет зрителя: он попадает в ветку игры и знает то, что известно всем.
looksOn =
    { $count ->
        [one] Игру смотрит { $count } человек: { $names }.
        [few] Игру смотрят { $count } человека: { $names }.
        [many] Игру смотрят { $count } человек: { $names }.
       *[other] Игру смотрят { $count } человек: { $names }.
    }
andMore =
    { $count ->
        [one] и еще { $count }
        [few] и еще { $count }
        [many] и еще { $count }
       *[other] и еще { $count }
    }
bots = Боты Discord не могут ни играть, ни быть зрителями.
botsHint = Выберите человека.
exportReply = `{ $file }`: вся игра со всеми тайнами, для программ. Посмотреть ее здесь ход за ходом: `/game replay`.
exportFileDescription = Законченная игра { $game } в формате JSON
deleteTitle = ### Удалить игру { $game }?
deleteAnswers =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответов
    }
deleteLines =
    { $count ->
        [one] { $count } строка журнала
        [few] { $count } строки журнала
        [many] { $count } строк журнала
       *[other] { $count } строк журнала
    }
deleteWhat = Вместе с ней исчезнут места, варианты, { $answers } и { $lines }. Вернуть это нельзя.
deleteCounts = В статистике тех, кто играл, ее исход останется.
mayNotForget = Только администратор сервера может убрать игру из статистики.
deleteMessages = То, что написано в канале, останется там, но без кнопок.
deleteNamed = Игра не закончена. Если вы действительно этого хотите, введите `/host delete name: { $game }`.
deleteConfirm = Удалить навсегда
deleteForget = Удалить вместе со статистикой
deleteCancel = Не удалять
deleteCancelled = Ничего не удалено.
sheetGone = Игра { $game } удалена, а с ней и все, что у вас было.
deletedReply = Игра удалена.
deleted = 🗑 { $name } удаляет игру **{ $game }**. Ее кнопки больше не работают.
auditTitle = Кто что делал в игре { $game }
auditPage = Страница { $page } из { $pages }
auditNothing = Об этой игре ничего не записано.
older = Раньше
newer = Позже
theBot = Бот
by = { $time } · { $name } { $deed }
didCreate = открывает игру
didStart = начинает игру
didAbandon = прерывает игру
didReplace = передает место { $seat }: { $from } → { $to }
didKick = убирает игрока { $name }
didKickFor = убирает игрока { $name } и отдает место игроку { $to }
didPause = ставит игру на паузу
didResume = снимает игру с паузы
didTransfer = меняет организатора: { $from } → { $to }
didTransferTo = назначает организатора: { $to }
didAddSpectator = добавляет зрителя { $name }
didRemoveSpectator = убирает зрителя { $name }
didUndoOwn = отменяет последнее решение ({ $answers })
didUndoOrganiser = откатывает игру как организатор или администратор сервера ({ $answers })
didUndoVote = откатывает игру по итогам голосования ({ $answers })
didUndoNothing = ничего из известного всем
didPropose = просит остальных согласиться на откат
didVoteYes = голосует за откат
didVoteNo = голосует против отката
didRefuse = закрывает голосование: отклонено
didExpire = закрывает голосование: время вышло
didSetTimers = меняет сроки ожидания
didSetLevel = задает уровень всех автоигроков: { $level }
didSetLevelOf = задает уровень автоигрока { $name }: { $level }
didSetLanguage = меняет язык игры: { $language }
didAllowHints = разрешает подсказки
didForbidHints = запрещает подсказки
didStandIn = назначает замену до { $time }: { $owner } → { $standIn }
didReturn = возвращает место: { $standIn } → { $owner }
didArchive = убирает игру в архив
didRevive = возвращает игру из архива
didExport = выгружает игру в файл
didDelete =
    { $count ->
        [one] удаляет игру ({ $status }, { $count } ответ)
        [few] удаляет игру ({ $status }, { $count } ответа)
        [many] удаляет игру ({ $status }, { $count } ответов)
       *[other] удаляет игру ({ $status }, { $count } ответов)
    }
didForget =
    { $count ->
        [one] удаляет игру ({ $status }, { $count } ответ) вместе со статистикой
        [few] удаляет игру ({ $status }, { $count } ответа) вместе со статистикой
        [many] удаляет игру ({ $status }, { $count } ответов) вместе со статистикой
       *[other] удаляет игру ({ $status }, { $count } ответов) вместе со статистикой
    }
statusLobby = лобби
statusRunning = игра идет
statusOver = закончена
statusAbandoned = прервана
statusArchived = в архиве
