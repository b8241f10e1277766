## errors

errors-lobbyFull = Все места этой игры заняты ({ $most }).
errors-lobbyFullHint = Подождите, пока кто-нибудь уйдет, или откройте игру в другом канале.
errors-tooFew =
    { $count ->
        [one] Для этой игры нужно не меньше { $fewest } игроков, а занято только { $count } место.
        [few] Для этой игры нужно не меньше { $fewest } игроков, а занято только { $count } места.
       *[many] Для этой игры нужно не меньше { $fewest } игроков, а занято только { $count } мест.
    }
errors-tooFewHint = Подождите других или займите места автоигроками.
errors-tooManySeatedHint = Кто-то должен уйти, или организатору придется изменить варианты.
errors-illegalOptions = Эти варианты не сочетаются. { $reasons }
errors-illegalOptionsHint = Измените один из них.
errors-channelTaken = В этом канале уже есть открытая игра, { $game }.
errors-channelTakenHint = Присоединитесь к ней или откройте свою в другом канале или ветке.
errors-channelTakenSince = В этом канале тем временем открыли другую игру, { $game }.
errors-channelTakenSinceHint = Сначала она должна закончиться, или одну из них можно перенести в другой канал командой /host here.
errors-moreSeated =
    { $count ->
        [one] Число игроков не может быть { $wanted }: уже занято { $count } место.
        [few] Число игроков не может быть { $wanted }: уже занято { $count } места.
       *[many] Число игроков не может быть { $wanted }: уже занято { $count } мест.
    }
errors-emptyName = В этом названии нет видимых символов. Выберите другое.
errors-longName =
    { $most ->
        [one] В названии игры может быть не больше { $most } символа.
       *[other] В названии игры может быть не больше { $most } символов.
    }
errors-badSettings = Сохраненные настройки этого сервера не читаются.
errors-badSettingsHint = Администратор сервера может сбросить их: /settings, кнопка «Вернуть по умолчанию».
errors-wrongSettings = Выберите не больше { $channels } каналов и от 1 до { $games } игр.
errors-onlyManagers = Чтобы это изменить, нужно право «Управлять сервером».
errors-askManager = Попросите администратора сервера изменить это через /settings.
errors-managersOpen = Открывать игры здесь могут только администраторы сервера.
errors-roleOpens = Открывать игры здесь могут только участники с определенной ролью.
errors-notHere = В этом канале игры открывать нельзя, только в других каналах сервера.
errors-tooManyGames =
    { $count ->
        [one] На этом сервере уже { $count } открытая игра: это предел.
        [few] На этом сервере уже { $count } открытые игры: это предел.
       *[many] На этом сервере уже { $count } открытых игр: это предел.
    }
errors-tooManyGamesHint = Подождите, пока одна закончится, или попросите администратора сервера поднять предел через /settings.
errors-otherServer = Эта игра принадлежит другому серверу.
errors-otherServerHint = Перенесите ее в канал своего сервера.
errors-livesHere = Игра уже в этом канале.
errors-noSuchGame = Такой игры нет.
errors-noSuchGameHint = Проверьте название. Оно выглядит так: adama-417.
errors-notStarted = Эта игра еще не началась.
errors-notStartedHint = Организатор начнет ее, когда все будут здесь.
errors-started = Эта игра уже началась.
errors-startedHint = Организатор может дать вам место, или откройте игру в другом канале.
errors-leaveRunning = Нужен перерыв? /away. Чтобы уйти насовсем, попросите, чтобы { $host } передал ваше место через /host replace.
errors-theHost = организатор
errors-over = Эта игра закончена.
errors-overHint = Журнал по-прежнему можно прочитать: /game log.
errors-ended = Эта игра уже закончена.
errors-abandoned = Эта игра прервана.
errors-openNew = Можно открыть новую игру.
errors-alreadyJoined = У вас уже есть место в этой игре.
errors-alreadyJoinedHint = Организатор ее начнет.
errors-personJoined = У игрока { $name } уже есть место в этой игре.
errors-personJoinedHint = Выберите кого-нибудь другого.
errors-noSeat = У вас нет места в этой игре.
errors-canJoin = Присоединиться еще можно: /game join.
errors-canWatch = Ее можно смотреть в ее канале.
errors-noSuchSeat = В этой игре нет такого места.
errors-noAutomatic = В этой игре нет автоигроков.
errors-automaticAlready = Это место уже занимает автоигрок.
errors-notAllowed = Это может сделать только организатор игры или администратор сервера.
errors-askHost = Обратитесь к организатору ({ $name }).
errors-askAdministrator = Обратитесь к администратору сервера.
errors-forAnother = Это решает { $name }.
errors-decided = Это уже решено.
errors-takenBack = После этого вопроса игру вернули назад.
errors-nothingWaits = Сейчас от вас ничего не требуется.
errors-anotherWaits = Сейчас вас спрашивают о другом.
errors-chooseAgain = Выберите заново.
errors-noCheckNow = Проверки навыка сейчас нет, или ее результат уже известен.
errors-nothingDecided = Решений еще не было.
errors-nothingDecidedHint = Отменять нечего.
errors-noFurther = Вернуть игру дальше назад нельзя.
errors-noFurtherHint = Отменить можно только последние ответы.
errors-quicker = Кто-то успел раньше: игра только что изменилась.
errors-quickerHint = Посмотрите, что нужно теперь, и попробуйте снова.
errors-notStored = Сохранить не удалось, поэтому ничего не изменилось.
errors-notStoredHint = Попробуйте через минуту. Если не поможет, скажите владельцу бота.
errors-unsure = Связь с базой данных пропала, и неизвестно, сохранено ли это.
errors-unsureHint = Посмотрите на игру через минуту и повторите, только если ничего не изменилось.
errors-bug = У меня что-то сломалось. Игра не изменилась.
errors-bugHint = Попробуйте что-нибудь другое и скажите владельцу бота.

## refusals

refusals-bug = У меня что-то сломалось. Игра не изменилась: попробуйте еще раз, а если повторится, скажите организатору.
refusals-noGameCalled = Игры «{ $game }» здесь нет.
refusals-noGameHere = В этом канале нет игры.
refusals-noGameYet = Ее откроет `/game create`.
refusals-youPlayIn = Ваши игры: { $games }.
refusals-playNowhere = Сейчас вы не участвуете ни в одной игре.
refusals-playNowhereHint = Введите `/game create` или `/game join` в канале сервера.
refusals-playSeveral = Вы играете сразу в нескольких играх.
refusals-playSeveralHint = Выберите одну в параметре `game`: { $games }. `/games` покажет их с кнопками.
refusals-needsServer = Для игры нужен канал сервера.
refusals-lacking = Вести игру здесь я не могу. Не хватает прав: { $permissions }.
refusals-lackingHint = Попросите администратора сервера дать их или выберите другой канал.
refusals-noSuchSeat = Такого места нет.
refusals-noSuchSeatHint = Выберите одну из подсказок команды.
refusals-noMember = { $person } не участвует в этом сервере и не увидит игру.
refusals-noMemberHint = Выберите участника или сначала пригласите этого человека.
refusals-botSeat = Бот не может занять место.
refusals-botSeatHint = Не указывайте `by`: тогда место займет автоигрок.
refusals-notPlayed = Здесь не идет игра.
refusals-noSeatIn = У вас нет места в игре { $game }.
refusals-noBoard = Поля еще нет: игра не началась.
refusals-noBoardHint = `/game start` начнет ее.
refusals-nothingToAbandon = Прерывать нечего.
refusals-mayNotAbandon = Прервать игру может только ее организатор или администратор сервера.
refusals-noMove = Сейчас переместиться нельзя.
refusals-noAction = Сейчас у вас нет доступных действий.
refusals-nothingToPlay = Сейчас вам нечего сыграть.
refusals-noCheck = Сейчас ни одна проверка навыка не ждет ваших карт.
refusals-nothingWaits = Ваше решение сейчас не требуется.
refusals-namedTwice = Одно и то же указано дважды.
refusals-namedTwiceHint = Указывайте каждое только один раз; одинаковые карты предлагаются отдельно.
refusals-nothingChosen = Ничего не выбрано.
refusals-tooMany = Вы выбрали { $number }, а можно не больше { $most }.
refusals-decided = Это уже решено.
refusals-notPossible = Сейчас это нельзя.
refusals-ambiguous = Под это подходит несколько вариантов.
refusals-canChoose = Можно выбрать: { $choices }.
refusals-quoted = «{ $name }»
refusals-andMore = { $choices } и еще { $more }
refusals-nothingToPass = Сейчас не от чего отказываться.
refusals-noSuchPass = От ответа на этот вопрос отказаться нельзя.
refusals-oldCommand = Эта команда из другой версии бота.
refusals-youWrote = Вот что вы написали, чтобы это не пропало:
refusals-oldCommandHint = Перезагрузите Discord и попробуйте еще раз.
refusals-noCard = Карты с таким названием нет.
refusals-noCharacter = Персонажа с таким именем нет.
refusals-noLocation = Локации с таким названием нет.
refusals-noRule = Такого правила нет.
refusals-suggests = `/{ $command }` подсказывает варианты по мере ввода.
refusals-didYouMean = Может быть, { $name }?
refusals-didYouMeanOneOf = Может быть, { $names } или { $last }?
