## errors

errors-lobbyFull = В этой игре заняты все места ({ $most }).
errors-lobbyFullHint = Кто-то должен сначала уйти, или откройте другую игру в другом канале.
errors-tooFew =
    { $count ->
        [one] Для этой игры нужно игроков: { $fewest }, а занято только { $count } место.
        [few] Для этой игры нужно игроков: { $fewest }, а занято только { $count } места.
       *[many] Для этой игры нужно игроков: { $fewest }, а занято только { $count } мест.
    }
errors-tooFewHint = Подождите других или посадите на места автоигроков.
errors-tooManySeatedHint = Кто-то должен сначала уйти, или организатору нужно выбрать другие варианты.
errors-illegalOptions = Эти варианты не сочетаются. { $reasons }
errors-illegalOptionsHint = Измените один из них.
errors-channelTaken = В этом канале уже есть открытая игра, { $game }.
errors-channelTakenHint = Присоединитесь к ней или откройте свою в другом канале или ветке.
errors-channelTakenSince = В этом канале уже появилась другая открытая игра, { $game }.
errors-channelTakenSinceHint = Сначала она должна закончиться, или одну из них можно перенести в другой канал командой /host here.
errors-moreSeated =
    { $count ->
        [one] Число игроков не может быть { $wanted }: уже занято { $count } место.
        [few] Число игроков не может быть { $wanted }: уже занято { $count } места.
       *[many] Число игроков не может быть { $wanted }: уже занято { $count } мест.
    }
errors-emptyName = В этом названии ничего не видно: выберите другое.
errors-longName =
    { $most ->
        [one] В названии игры может быть не больше { $most } символа.
       *[other] В названии игры может быть не больше { $most } символов.
    }
errors-badSettings = Не удается разобрать, что сохранено об играх на этом сервере.
errors-badSettingsHint = Администратор сервера сбросит это через /settings кнопкой «Вернуть по умолчанию».
errors-wrongSettings = Каналов можно указать не больше { $channels }, а игр от 1 до { $games }.
errors-onlyManagers = Изменить это могут только участники с правом «Управлять сервером».
errors-askManager = Обратитесь к администратору сервера; это меняется через /settings.
errors-managersOpen = Здесь игры открывают только администраторы сервера.
errors-roleOpens = Здесь игры открывают только участники с определенной ролью.
errors-notHere = Игры открывают в других каналах этого сервера.
errors-tooManyGames =
    { $count ->
        [one] На этом сервере уже { $count } открытая игра, больше нельзя.
        [few] На этом сервере уже { $count } открытые игры, больше нельзя.
       *[many] На этом сервере уже { $count } открытых игр, больше нельзя.
    }
errors-tooManyGamesHint = Одна должна сначала закончиться, или администратор сервера разрешит больше через /settings.
errors-otherServer = Эта игра принадлежит другому серверу.
errors-otherServerHint = Перенесите ее в канал ее собственного сервера.
errors-livesHere = Игра уже здесь.
errors-noSuchGame = Такой игры нет.
errors-noSuchGameHint = Проверьте название: оно выглядит как adama-417.
errors-notStarted = Эта игра еще не началась.
errors-notStartedHint = Организатор начнет ее, когда все соберутся.
errors-started = Эта игра уже началась.
errors-startedHint = Организатор может передать вам место, или откройте другую игру в другом канале.
errors-leaveRunning = На время /away найдет вам замену. Насовсем ваше место передает { $host } командой /host replace.
errors-theHost = организатор
errors-over = Эта игра закончена.
errors-overHint = Ее журнал по-прежнему можно читать через /game log.
errors-ended = Эта игра уже закончена.
errors-abandoned = Эта игра прервана.
errors-openNew = Откройте новую игру.
errors-alreadyJoined = У вас уже есть место в этой игре.
errors-alreadyJoinedHint = Подождите, пока организатор ее начнет.
errors-personJoined = { $name } уже занимает место в этой игре.
errors-personJoinedHint = Выберите кого-нибудь другого.
errors-noSeat = У вас нет места в этой игре.
errors-canJoin = Присоединиться еще можно: /game join.
errors-canWatch = Ее можно смотреть в ее канале.
errors-noSuchSeat = В этой игре нет такого места.
errors-noAutomatic = В этой игре нет автоигроков.
errors-automaticAlready = Это место уже занимает автоигрок.
errors-notAllowed = Это может сделать только организатор игры или администратор сервера.
errors-askHost = Обратитесь к организатору: { $name }.
errors-askAdministrator = Обратитесь к администратору сервера.
errors-forAnother = Это решает { $name }.
errors-decided = Это уже решено.
errors-takenBack = После этого вопроса игру откатили назад.
errors-nothingWaits = Сейчас ничто не ждет вашего ответа.
errors-anotherWaits = Сейчас вашего ответа ждет другое.
errors-chooseAgain = Выберите заново.
errors-noCheckNow = Сейчас нет проверки навыка, или ее результат уже известен.
errors-nothingDecided = Еще никто ничего не решал.
errors-nothingDecidedHint = Отменять нечего.
errors-noFurther = Откатить игру дальше нельзя.
errors-noFurtherHint = Для этого хранятся только последние ответы.
errors-quicker = Кто-то успел раньше: игра только что изменилась.
errors-quickerHint = Посмотрите еще раз, какие вопросы открыты.
errors-notStored = Сохранить это не удалось, поэтому ничего не изменилось.
errors-notStoredHint = Попробуйте через минуту; если не поможет, сообщите владельцу бота.
errors-unsure = Неизвестно, сохранено ли это: в этот момент пропала связь с базой данных.
errors-unsureHint = Посмотрите на игру через минуту и повторите, только если ничего не изменилось.
errors-bug = У меня что-то сломалось. Игра осталась такой, какой была.
errors-bugHint = Попробуйте что-нибудь другое и сообщите владельцу бота.

## refusals

refusals-bug = У меня что-то сломалось. Игра осталась такой, какой была: попробуйте еще раз, а если повторится, скажите организатору.
refusals-noGameCalled = Игры «{ $game }» здесь нет.
refusals-noGameHere = В этом канале нет игры.
refusals-noGameYet = `/game create` откроет ее.
refusals-youPlayIn = Ваши игры: { $games }.
refusals-playNowhere = Сейчас вы ни в чем не играете.
refusals-playNowhereHint = Введите `/game create` или `/game join` в канале сервера.
refusals-playSeveral = Вы играете в нескольких играх.
refusals-playSeveralHint = Укажите одну в параметре `game`: { $games }. `/games` покажет их с кнопками.
refusals-needsServer = Для игры нужен канал сервера.
refusals-lacking = Вести игру здесь не получится, мне не хватает прав: { $permissions }.
refusals-lackingHint = Тот, кто управляет сервером, может дать их мне или выбрать другой канал.
refusals-noSuchSeat = Такого места нет.
refusals-noSuchSeatHint = Выберите то, что предлагает команда.
refusals-noMember = { $person } не участник этого сервера и не увидит игру.
refusals-noMemberHint = Выберите участника сервера или сначала пригласите этого человека.
refusals-botSeat = Бот не может занять место.
refusals-botSeatHint = Не указывайте `by`, тогда место займет автоигрок.
refusals-notPlayed = Здесь не идет игра.
refusals-noSeatIn = У вас нет места в игре { $game }.
refusals-noBoard = Поля еще нет: игра не началась.
refusals-noBoardHint = `/game start` начнет ее.
refusals-nothingToAbandon = Прерывать нечего.
refusals-mayNotAbandon = Прервать игру может только ее организатор или администратор сервера.
refusals-noMove = Сейчас вы не можете перемещаться.
refusals-noAction = Сейчас у вас нет действия.
refusals-nothingToPlay = Сейчас вам нечего сыграть.
refusals-noCheck = Нет проверки навыка, которая ждет ваших карт.
refusals-nothingWaits = Ничто не ждет вашего решения.
refusals-namedTwice = Одно и то же указано дважды.
refusals-namedTwiceHint = Указывайте каждое только один раз; одинаковые предлагаются по одному.
refusals-nothingChosen = Ничего не выбрано.
refusals-tooMany = Вы указали { $number }, а сейчас можно выбрать не больше { $most }.
refusals-decided = Это уже решено.
refusals-notPossible = Сейчас это невозможно.
refusals-ambiguous = Под это подходит сразу несколько вещей.
refusals-canChoose = Можно выбрать: { $choices }.
refusals-quoted = «{ $name }»
refusals-andMore = { $choices } и еще { $more }
refusals-nothingToPass = Сейчас не от чего отказываться.
refusals-noSuchPass = Отказаться отвечать на этот вопрос сейчас нельзя.
refusals-oldCommand = Эта команда из другой версии бота.
refusals-youWrote = Вот что вы написали, чтобы это не пропало:
refusals-oldCommandHint = Перезагрузите Discord и попробуйте еще раз.
refusals-noCard = Карты с таким названием нет.
refusals-noCharacter = Персонажа с таким именем нет.
refusals-noLocation = Локации с таким названием нет.
refusals-noRule = Такого правила нет.
refusals-suggests = `/{ $command }` подсказывает варианты, пока вы печатаете.
refusals-didYouMean = Может быть, { $name }?
refusals-didYouMeanOneOf = Может быть, { $names } или { $last }?
