## hosts

hosts-alreadyPaused = Игра уже на паузе.
hosts-alreadyPausedHint = Продолжить ее можно командой /host resume.
hosts-notPaused = Игра не на паузе.
hosts-notPausedHint = Ничего делать не нужно.
hosts-alreadyHost = { $name } уже организатор.
hosts-alreadyHostHint = Выберите другого игрока.
hosts-notPlaying = { $name } не играет в этой игре.
hosts-hostPlays = Организатором может быть только игрок.
hosts-kickedPlaysNot = Этот человек не играет в этой игре.
hosts-kickedPlaysNotHint = Выберите одного из игроков.
hosts-playsAlready = { $name } играет в этой игре и видит больше, чем зритель.
hosts-playsAlreadyHint = Выберите того, кто не играет.
hosts-looksOnAlready = { $name } уже зритель.
hosts-looksOnAlreadyHint = Делать ничего не нужно.
hosts-looksOnNot = { $name } не зритель этой игры.
hosts-looksOnNotHint = Список зрителей покажет /game spectators.
hosts-exportNotAllowed = Скачать файл могут только игроки этой игры, ее организатор и администраторы сервера.
hosts-exportNotAllowedHint = Обратитесь к кому-нибудь из них.
hosts-notOver = Игра не закончена, а в файле были бы секреты всех игроков.
hosts-notOverHint = Попробуйте, когда она закончится.
hosts-cannotExport = Игру вели в более ранней версии бота, и ее начало не сохранилось.
hosts-cannotExportHint = Журнал по-прежнему можно прочитать: /game log.
hosts-deleteChanged = Игра началась или закончилась, пока вас спрашивали, поэтому ничего не удалено.
hosts-deleteChangedHint = Вызовите /host delete еще раз.
hosts-wrongName = Название не совпадает, поэтому ничего не удалено.
hosts-wrongNameHint = Чтобы удалить ее, введите /host delete name: { $game }.
hosts-deletedGame = Эта игра удалена.
hosts-paused = ⏸ { $name } ставит игру на паузу. До `/host resume` никто не отвечает и время не идет.
hosts-resumed = ▶ { $name } снимает игру с паузы.
hosts-hostChanged = Новый организатор — { $to }: так решает { $name }.
hosts-kicked = { $by } убирает из лобби игрока { $name }.
hosts-spectator = 👁 { $name } теперь зритель и видит то же, что и все.
hosts-pausedBy = Игра на паузе: { $name }, { $time }. Организатор может продолжить ее: `/host resume`.
hosts-pausedSince = Игра на паузе: время вышло { $time }. Организатор может продолжить ее: `/host resume`.
hosts-pausedReply = Игра на паузе. `/host resume` продолжит ее.
hosts-resumedReply = Игра продолжается.
hosts-transferred = { $person } теперь организатор.
hosts-kickedReply = { $name } больше не в игре.
hosts-noSpectators = Зрителей нет. `/game spectators add` добавит зрителя в ветку игры; зрители видят то же, что и все.
hosts-looksOn =
    { $count ->
        [one] { $count } зритель: { $names }.
        [few] { $count } зрителя: { $names }.
       *[many] { $count } зрителей: { $names }.
    }
hosts-andMore = и еще { $count }
hosts-bots = Боты Discord не могут ни играть, ни быть зрителями.
hosts-botsHint = Выберите человека.
hosts-exportReply = В `{ $file }` вся игра со всеми секретами, для программ. Посмотреть ее здесь ход за ходом: `/game replay`.
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
hosts-deleteCounts = В статистике игроков результат останется.
hosts-mayNotForget = Только администратор сервера может убрать игру из статистики.
hosts-deleteMessages = Сообщения в канале останутся, но без кнопок.
hosts-deleteNamed = Игра не закончена. Для подтверждения введите `/host delete name: { $game }`.
hosts-deleteConfirm = Удалить навсегда
hosts-deleteForget = Удалить и из статистики
hosts-deleteCancel = Не удалять
hosts-deleteCancelled = Ничего не удалено.
hosts-sheetGone = Игра { $game } удалена, а с ней и ваши карты.
hosts-deletedReply = Игра удалена.
hosts-deleted = 🗑 { $name } удаляет игру **{ $game }**. Ее кнопки больше не работают.
hosts-auditTitle = Кто что делал в игре { $game }
hosts-auditPage = Страница { $page } из { $pages }
hosts-auditNothing = Записей об этой игре нет.
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
hosts-didUndoOrganiser = отменяет решения как организатор или администратор сервера ({ $answers })
hosts-didUndoVote = отменяет решения по итогам голосования ({ $answers })
hosts-didUndoNothing = ничего известного всем
hosts-didPropose = предлагает отменить решения
hosts-didVoteYes = голосует за отмену
hosts-didVoteNo = голосует против отмены
hosts-didRefuse = закрывает голосование: отклонено
hosts-didExpire = закрывает голосование: время вышло
hosts-didSetTimers = меняет лимиты времени
hosts-didSetLevel = задает уровень всех автоигроков: { $level }
hosts-didSetLevelOf = задает уровень автоигрока { $name }: { $level }
hosts-didSetLanguage = меняет язык игры: { $language }
hosts-didAllowHints = разрешает подсказки
hosts-didForbidHints = запрещает подсказки
hosts-didStandIn = до { $time } за { $owner } играет { $standIn }
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
guild-listed = в { $channels } и в их ветках
guild-most =
    { $count ->
        [one] - Предел: **{ $count } игра** одновременно (сейчас открыто: { $open })
        [few] - Предел: **{ $count } игры** одновременно (сейчас открыто: { $open })
       *[many] - Предел: **{ $count } игр** одновременно (сейчас открыто: { $open })
    }
guild-home = - Новые игры проходят **{ $home }**
guild-homeHere = в канале, где ее открыли
guild-homeThread = в новой ветке
guild-picture = - После каждой фазы канал показывает **{ $picture }**
guild-pictureGlance = краткий обзор стола
guild-pictureWhole = все поле
guild-privately = - Секреты приходят **{ $place }**
guild-privatelyDirect = в личных сообщениях
guild-privatelyThreads = в приватной ветке каждого игрока
guild-language = - Язык в каналах: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ Участники с правом «Управлять ветками» могут читать все приватные ветки, а значит, карты и лояльность каждого. Если кто-то из них играет, личные сообщения надежнее.
guild-warnPrivate = ⚠ Я не могу создавать приватные ветки в этом канале. Не хватает прав: { $permissions }. Пока их нет, игроки получают личные сообщения.
guild-invite = - Кого организаторы могут упоминать, чтобы найти игроков (раз за игру, не чаще раза в час): **{ $role }**
guild-inviteNobody = никого
guild-warnInvite = ⚠ Мне нельзя упоминать эту роль, так что никто ничего не заметит. Разрешите всем упоминать ее (настройки сервера, «Роли») или дайте мне право упоминать все роли.
guild-help = -# Администраторы сервера могут открывать игры всегда, в этих каналах и в этом пределе. `/game create thread:` решает о ветке для одной игры. Если среди каналов есть форум, игры, открытые в другом месте, получают публикацию в нем.
guild-warnThread = ⚠ Я не могу создавать ветки в этом канале. Не хватает прав: { $permissions }.
guild-saved = ✅ Сохранено
guild-whoMenu = Кто может открывать игры
guild-pickEveryone = Все
guild-pickManagers = Только администраторы сервера
guild-roleMenu = Только участники с этой ролью…
guild-channelMenu = Только в этих каналах…
guild-mostMenu = Предел одновременных игр
guild-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
guild-toThread = Новые игры в отдельных ветках
guild-toHere = Новые игры остаются в канале
guild-toWhole = Всегда показывать все поле
guild-toGlance = Показывать краткий обзор стола
guild-toPrivateThreads = Секреты в приватных ветках
guild-toDirect = Секреты в личных сообщениях
guild-anywhereButton = Разрешить все каналы
guild-reset = Вернуть по умолчанию
guild-broken = Сохраненные настройки этого сервера не читаются, поэтому открыть игру никто не может.
guild-brokenHint = Кнопка вернет настройки по умолчанию: все, везде, 20 игр одновременно, в канале, с кратким обзором стола, секреты в личных сообщениях.
guild-onlyServer = Настройки есть у сервера. Введите команду в одном из его каналов.
guild-onlyManagers = Чтобы это изменить, нужно право «Управлять сервером».
guild-onlyManagersHint = Обратитесь к администратору сервера.
guild-roleMissing = Выберите и роль.
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
languages-ownSet = Теперь я пишу вам на этом языке: **{ $language }** — в личных сообщениях и в ответах, которые видите только вы. У каналов свой язык.
languages-ownByDiscord = Теперь я пишу вам на языке вашего Discord.

## notices

notices-abandoned = { $name } прерывает игру. `/game create` откроет новую.
notices-moved = { $name } переносит игру в { $channel }. Продолжение там.
notices-seatReplaced = { $name } передает место { $seat }: { $from } → { $to }.
notices-stuck = ⚠ Автоигрок { $name } застрял. Это ошибка бота. Организатор может отменить последнее решение (`/game undo`), передать место (`/host replace`) или закончить игру (`/host abandon`).
notices-stuckInSecret = ⚠ Один из автоигроков застрял. Это ошибка бота. Организатор может отменить последнее решение (`/game undo`), передать места (`/host replace`) или закончить игру (`/host abandon`).
notices-thanks = Спасибо за игру. `/game create` откроет следующую.
notices-closed = { $person }, я не могу писать вам личные сообщения. Разрешите их в настройках конфиденциальности этого сервера или вызывайте `/hand` здесь: ответ видите только вы.

## takeOver

takeOver-button = Заменить автоигрока
takeOver-open = -# Места автоигроков открыты: `/game join` отдаст вам место вместе с картами.
takeOver-onRequest = -# `/game join` просит у организатора место автоигрока.
takeOver-which = Какое место вы хотите занять?
takeOver-seat = Место { $seat }: { $player }
takeOver-wanted = 🪑 { $host }: { $name } хочет занять место { $seat } ({ $player }), вместе с картами и секретами.
takeOver-give = Отдать место: { $name }
takeOver-giveAll = Отдать и открыть все места автоигроков
takeOver-given = ✅ { $giver } отдает место игроку { $name }.
takeOver-taken = Место { $seat } ваше. Его секреты придут в личных сообщениях; их покажет и `/hand`.
takeOver-asked = Я попросил у организатора место { $seat }. Ему нужно только нажать кнопку.
takeOver-askedAgain = Организатора уже просили о месте { $seat }; ответа пока нет.
takeOver-opened = Теперь любой может заменить автоигрока без спроса.
takeOver-closed = Теперь организатор решает, кто заменит автоигрока.
takeOver-nobodyAutomatic = В этой игре не осталось автоигроков.
takeOver-nobodyAutomaticHint = Стать зрителем можно через /game spectators.
takeOver-notFree = На этом месте нет автоигрока.
takeOver-notFreeHint = Введите /game join еще раз: команда покажет свободные места.
takeOver-oneSeat = Играть на двух местах одной игры нельзя.
takeOver-knowsAnother = У игрока { $name } уже было другое место в игре { $game }, с другими картами. Знать карты двух мест одной игры нельзя никому.
takeOver-knowsAnotherHint = Отдайте место другому человеку или автоигроку.
takeOver-wishOver = Это место больше не нужно или уже не принадлежит автоигроку.
takeOver-wishOverHint = Ничего делать не нужно; /game join попросит снова.
