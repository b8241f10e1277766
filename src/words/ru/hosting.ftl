## hosts

hosts-alreadyPaused = Игра уже на паузе.
hosts-alreadyPausedHint = Продолжить ее можно командой /host resume.
hosts-notPaused = Игра не на паузе.
hosts-notPausedHint = Делать ничего не нужно.
hosts-alreadyHost = { $name } и так организатор.
hosts-alreadyHostHint = Выберите другого игрока.
hosts-notPlaying = { $name } не занимает места в этой игре.
hosts-hostPlays = Организатором может быть только тот, кто играет.
hosts-kickedPlaysNot = У этого человека нет места в этой игре.
hosts-kickedPlaysNotHint = Выберите того, кто играет.
hosts-playsAlready = { $name } играет в этой игре и видит больше, чем зритель.
hosts-playsAlreadyHint = Выберите кого-нибудь без места.
hosts-looksOnAlready = { $name } уже смотрит игру.
hosts-looksOnAlreadyHint = Делать ничего не нужно.
hosts-looksOnNot = { $name } не смотрит игру.
hosts-looksOnNotHint = Кто смотрит, показывает /game spectators.
hosts-exportNotAllowed = Файл игры получают только те, кто в ней играл, ее организатор и администраторы сервера.
hosts-exportNotAllowedHint = Обратитесь к кому-нибудь из них.
hosts-notOver = Эта игра не закончена, а в файле были бы тайны всех игроков.
hosts-notOverHint = Вернитесь к этому, когда игра закончится.
hosts-cannotExport = Эту игру вели в более ранней версии, и ее начало уже не хранится.
hosts-cannotExportHint = Ее журнал по-прежнему можно читать через /game log.
hosts-deleteChanged = После вопроса игра началась или закончилась, поэтому ничего не удалено.
hosts-deleteChangedHint = Вызовите /host delete еще раз.
hosts-wrongName = Эта игра называется иначе, поэтому ничего не удалено.
hosts-wrongNameHint = Чтобы удалить ее, введите /host delete name: { $game }.
hosts-deletedGame = Эта игра удалена.
hosts-paused = ⏸ { $name } ставит игру на паузу: до `/host resume` никто не отвечает и время не идет.
hosts-resumed = ▶ { $name } снимает игру с паузы.
hosts-hostChanged = { $name } передает игру новому организатору: { $to }.
hosts-kicked = { $by } убирает из лобби игрока { $name }.
hosts-spectator = 👁 { $name } теперь смотрит игру и знает то, что известно всем.
hosts-pausedBy = Игра на паузе ({ $name }, { $time }). Организатор продолжит ее командой `/host resume`.
hosts-pausedSince = Игра на паузе: время вышло { $time }. Организатор продолжит ее командой `/host resume`.
hosts-pausedReply = Игра на паузе. `/host resume` продолжит ее.
hosts-resumedReply = Игра продолжается.
hosts-transferred = Теперь организатор { $person }.
hosts-kickedReply = { $name } больше не в игре.
hosts-noSpectators = Зрителей нет. `/game spectators add` добавляет зрителя: он попадает в ветку игры и знает то, что известно всем.
hosts-looksOn =
    { $count ->
        [one] Игру смотрит { $count } человек: { $names }.
        [few] Игру смотрят { $count } человека: { $names }.
       *[many] Игру смотрят { $count } человек: { $names }.
    }
hosts-andMore = и еще { $count }
hosts-bots = Боты Discord не могут ни играть, ни быть зрителями.
hosts-botsHint = Выберите человека.
hosts-exportReply = `{ $file }`: вся игра со всеми тайнами, для программ. Посмотреть ее здесь ход за ходом: `/game replay`.
hosts-exportFileDescription = Законченная игра { $game } в формате JSON
hosts-deleteTitle = ### Удалить игру { $game }?
hosts-deleteAnswers =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }
hosts-deleteLines =
    { $count ->
        [one] { $count } строка журнала
        [few] { $count } строки журнала
       *[many] { $count } строк журнала
    }
hosts-deleteWhat = Вместе с ней исчезнут места, варианты, { $answers } и { $lines }. Вернуть это нельзя.
hosts-deleteCounts = В статистике тех, кто играл, ее исход останется.
hosts-mayNotForget = Только администратор сервера может убрать игру из статистики.
hosts-deleteMessages = То, что написано в канале, останется там, но без кнопок.
hosts-deleteNamed = Игра не закончена. Если вы действительно этого хотите, введите `/host delete name: { $game }`.
hosts-deleteConfirm = Удалить навсегда
hosts-deleteForget = Удалить вместе со статистикой
hosts-deleteCancel = Не удалять
hosts-deleteCancelled = Ничего не удалено.
hosts-sheetGone = Игра { $game } удалена, а с ней и все, что у вас было.
hosts-deletedReply = Игра удалена.
hosts-deleted = 🗑 { $name } удаляет игру **{ $game }**. Ее кнопки больше не работают.
hosts-auditTitle = Кто что делал в игре { $game }
hosts-auditPage = Страница { $page } из { $pages }
hosts-auditNothing = Об этой игре ничего не записано.
hosts-older = Раньше
hosts-newer = Позже
hosts-theBot = Бот
hosts-by = { $time } · { $name } { $deed }
hosts-didCreate = открывает игру
hosts-didStart = начинает игру
hosts-didAbandon = прерывает игру
hosts-didReplace = передает место { $seat }: { $from } → { $to }
hosts-didKick = убирает игрока { $name }
hosts-didKickFor = убирает игрока { $name } и отдает место игроку { $to }
hosts-didPause = ставит игру на паузу
hosts-didResume = снимает игру с паузы
hosts-didTransfer = меняет организатора: { $from } → { $to }
hosts-didTransferTo = назначает организатора: { $to }
hosts-didAddSpectator = добавляет зрителя { $name }
hosts-didRemoveSpectator = убирает зрителя { $name }
hosts-didUndoOwn = отменяет последнее решение ({ $answers })
hosts-didUndoOrganiser = откатывает игру как организатор или администратор сервера ({ $answers })
hosts-didUndoVote = откатывает игру по итогам голосования ({ $answers })
hosts-didUndoNothing = ничего из известного всем
hosts-didPropose = просит остальных согласиться на откат
hosts-didVoteYes = голосует за откат
hosts-didVoteNo = голосует против отката
hosts-didRefuse = закрывает голосование: отклонено
hosts-didExpire = закрывает голосование: время вышло
hosts-didSetTimers = меняет сроки ожидания
hosts-didSetLevel = задает уровень всех автоигроков: { $level }
hosts-didSetLevelOf = задает уровень автоигрока { $name }: { $level }
hosts-didSetLanguage = меняет язык игры: { $language }
hosts-didAllowHints = разрешает подсказки
hosts-didForbidHints = запрещает подсказки
hosts-didStandIn = назначает замену до { $time }: { $owner } → { $standIn }
hosts-didReturn = возвращает место: { $standIn } → { $owner }
hosts-didArchive = убирает игру в архив
hosts-didRevive = возвращает игру из архива
hosts-didExport = выгружает игру в файл
hosts-didDelete =
    { $count ->
        [one] удаляет игру ({ $status }, { $count } ответ)
        [few] удаляет игру ({ $status }, { $count } ответа)
       *[many] удаляет игру ({ $status }, { $count } ответов)
    }
hosts-didForget =
    { $count ->
        [one] удаляет игру ({ $status }, { $count } ответ) вместе со статистикой
        [few] удаляет игру ({ $status }, { $count } ответа) вместе со статистикой
       *[many] удаляет игру ({ $status }, { $count } ответов) вместе со статистикой
    }
hosts-statusLobby = лобби
hosts-statusRunning = игра идет
hosts-statusOver = закончена
hosts-statusAbandoned = прервана
hosts-statusArchived = в архиве

## guild

guild-title = ## Игры на этом сервере
guild-creators = - Кто может открывать игры: **{ $who }**
guild-everyone = все
guild-managers = только администраторы сервера
guild-role = участники с ролью { $role }
guild-places = - Где: **{ $places }**
guild-anywhere = в любом канале
guild-listed = { $channels } и ветки этих каналов
guild-most =
    { $count ->
        [one] - Одновременно: **{ $count } игра**; сейчас открыто: { $open }
        [few] - Одновременно: **{ $count } игры**; сейчас открыто: { $open }
       *[many] - Одновременно: **{ $count } игр**; сейчас открыто: { $open }
    }
guild-home = - Новая игра проходит: **{ $home }**
guild-homeHere = в канале, где ее открыли
guild-homeThread = в новой отдельной ветке
guild-picture = - После каждой фазы канал видит: **{ $picture }**
guild-pictureGlance = краткий обзор стола
guild-pictureWhole = все поле
guild-privately = - Что можно знать только одному игроку: **{ $place }**
guild-privatelyDirect = в личных сообщениях
guild-privatelyThreads = в приватной ветке каждого игрока
guild-language = - Язык в каналах: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ Участники с правом «Управлять ветками» могут читать любую приватную ветку, а значит, видеть руку и карты лояльности каждого. Если кто-то из них играет, личные сообщения надежнее.
guild-warnPrivate = ⚠ Мне нельзя открывать приватные ветки в этом канале, не хватает прав: { $permissions }. Пока их нет, игроки получают личные сообщения.
guild-invite = - Кого организаторы могут позвать упоминанием (раз за игру, не чаще раза в час): **{ $role }**
guild-inviteNobody = никого
guild-warnInvite = ⚠ Мне нельзя упоминать эту роль, и никто ничего не заметит. Разрешите всем упоминать ее (настройки сервера, «Роли») или дайте мне право упоминать все роли.
guild-help = -# Администраторы сервера могут открывать игры всегда, в этих каналах и в пределах этого числа. `thread` в `/game create` решает иначе для одной игры. Если среди каналов есть форум, игры, открытые в другом месте, получают в нем публикацию.
guild-warnThread = ⚠ Мне нельзя открывать ветки в этом канале, не хватает прав: { $permissions }.
guild-saved = ✅ Сохранено
guild-whoMenu = Кто может открывать игры
guild-pickEveryone = Все
guild-pickManagers = Только администраторы сервера
guild-roleMenu = Только участники с этой ролью …
guild-channelMenu = Только в этих каналах …
guild-mostMenu = Сколько игр одновременно
guild-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
guild-toThread = Новые игры в отдельных ветках
guild-toHere = Новые игры остаются в канале
guild-toWhole = Каждый раз показывать все поле
guild-toGlance = Показывать краткий обзор стола
guild-toPrivateThreads = Тайны в приватных ветках
guild-toDirect = Тайны в личных сообщениях
guild-anywhereButton = Разрешить все каналы
guild-reset = Вернуть по умолчанию
guild-broken = Не удается разобрать, что сохранено об играх на этом сервере, поэтому открыть игру никто не может.
guild-brokenHint = Кнопка вернет настройки по умолчанию: все, везде, 20 игр одновременно, в канале, с кратким обзором стола, тайны в личных сообщениях.
guild-onlyServer = Настройки есть только у сервера: введите это в одном из его каналов.
guild-onlyManagers = Изменить это могут только участники с правом «Управлять сервером».
guild-onlyManagersHint = Обратитесь к администратору сервера.
guild-roleMissing = Укажите и роль.
guild-roleMissingHint = Например, `/settings create: Участники с ролью` и `role: @Игроки`.

## permissions

permissions-viewChannel = Просматривать канал
permissions-sendMessages = Отправлять сообщения
permissions-attachFiles = Прикреплять файлы
permissions-embedLinks = Встраивать ссылки
permissions-readHistory = Читать историю сообщений
permissions-createThreads = Создать публичные ветки
permissions-createPrivateThreads = Создание приватных веток
permissions-createEvents = Создание событий
permissions-sendInThreads = Отправлять сообщения в ветках

## languages

languages-ofDiscord = Как в настройках Discord
languages-ofGuild = Как на сервере
languages-notice = 🌐 { $by } выбирает язык этого канала: **{ $language }**.
languages-setForGame = Язык в канале этой игры: **{ $language }**. Личные сообщения каждый получает на своем языке.
languages-ownSet = Теперь я пишу вам на этом языке: **{ $language }** — в личных сообщениях и в ответах, которые видите только вы. У каналов язык свой.
languages-ownByDiscord = Теперь я пишу вам на языке вашего Discord.

## notices

notices-abandoned = { $name } прерывает игру. `/game create` открывает новую.
notices-moved = { $name } переносит игру в { $channel }: продолжение там.
notices-seatReplaced = { $name } передает место { $seat }: { $from } → { $to }.
notices-stuck = ⚠ { $name } не может действовать: это ошибка бота. Организатор может отменить последнее решение (`/game undo`), передать место (`/host replace`) или закончить игру (`/host abandon`).
notices-stuckInSecret = ⚠ Один из автоигроков не может действовать: это ошибка бота. Организатор может отменить последнее решение (`/game undo`), передать места (`/host replace`) или закончить игру (`/host abandon`).
notices-thanks = Спасибо за игру. `/game create` открывает следующую.
notices-closed = { $person }, мне не удается писать вам личные сообщения. Разрешите личные сообщения от участников этого сервера (настройки конфиденциальности сервера) или вызывайте `/hand` здесь: ответ видите только вы.

## takeOver

takeOver-button = Заменить автоигрока
takeOver-open = -# Места автоигроков открыты: `/game join` дает место вместе с его картами.
takeOver-onRequest = -# `/game join` просит у организатора место автоигрока.
takeOver-which = Какое место вы хотите занять?
takeOver-seat = Место { $seat }: { $player }
takeOver-wanted = 🪑 { $host }: { $name } хочет занять место { $seat } ({ $player }) вместе с его картами и тайнами.
takeOver-give = Отдать место: { $name }
takeOver-giveAll = Отдать и открыть остальные места
takeOver-given = ✅ { $giver } отдает место игроку { $name }.
takeOver-taken = Место { $seat } ваше. То, что знает только оно, придет в личных сообщениях, и это показывает `/hand`.
takeOver-asked = Организатора попросили о месте { $seat }: он отдаст его вам одним нажатием.
takeOver-askedAgain = Организатора уже просили о месте { $seat }, но кнопка еще не нажата.
takeOver-opened = Теперь любой может заменить автоигрока, не спрашивая.
takeOver-closed = Теперь те, кто хочет заменить автоигрока, спрашивают организатора.
takeOver-nobodyAutomatic = Все места в этой игре занимают люди.
takeOver-nobodyAutomaticHint = Через /game spectators вы можете смотреть игру.
takeOver-notFree = На этом месте нет автоигрока.
takeOver-notFreeHint = Введите /game join еще раз: команда предложит свободные.
takeOver-oneSeat = Никто не играет на двух местах одной игры.
takeOver-knowsAnother = У игрока { $name } уже было другое место в игре { $game }, и его карты он видел. Никто не может знать две руки одной игры.
takeOver-knowsAnotherHint = Отдайте место другому человеку или автоигроку.
takeOver-wishOver = Об этом месте больше не просят, или на нем уже нет автоигрока.
takeOver-wishOverHint = Делать ничего не нужно; /game join попросит снова.
