## pace

pace-paused = Игра на паузе.
pace-pausedHint = Организатор продолжит ее командой /host resume.
pace-isArchived = Эта игра в архиве из-за бездействия.
pace-isArchivedHint = /game revive вернет ее точно такой, какой она была.
pace-notArchived = Эта игра не в архиве.
pace-notArchivedHint = Ничего делать не нужно.
pace-illegalMinutes = Лимит времени может быть от 1 минуты до 30 дней.
pace-illegalMinutesHint = Напишите, например, 30 мин, 8 ч, 2 дня или нет.
pace-illegalDays = Игра может уходить в архив через 1–365 дней или никогда.
pace-illegalDaysHint = Напишите число дней; 0 значит никогда.
pace-illegalAnswer = Когда время выходит, я могу дать ответ по умолчанию, может ответить автоигрок, или игра встает на паузу.
pace-unknownDuration = «{ $time }» не похоже на срок.
pace-unknownDurationHint = Напишите, например, 30 мин, 8 ч, 2 дня или нет.
pace-tooManyReminders = Напоминаний об одном вопросе может быть не больше двух.
pace-remindersInOrder = Второе напоминание должно приходить после первого.
pace-remindersHint = Напишите, например, 8 ч (и еще раз через 16 ч), 1 ч, 3 ч или нет.
pace-noZone = Я не знаю вашего часового пояса.
pace-noZoneHint = Укажите его в параметре zone, например Europe/Berlin.
pace-unknownZone = Я не знаю часового пояса «{ $zone }».
pace-unknownZoneHint = Укажите место, например Europe/Berlin или America/New_York; параметр zone подскажет.
pace-nearZones = Может быть, { $zones }?
pace-noQuiet = Тихие часы должны начинаться и заканчиваться в разное время.
pace-noQuietHint = Выключить их можно командой /me awake.
pace-longQuiet =
    { $hours ->
        [one] Тихие часы могут длиться не больше { $hours } часа.
       *[other] Тихие часы могут длиться не больше { $hours } часов.
    }
pace-longQuietHint = Если вас не будет дольше, /away найдет, кто сыграет за вас.
pace-unknownClock = «{ $time }» не похоже на время суток.
pace-unknownClockHint = Напишите, например, 23 или 22:30.
pace-unknownTime = Я не понимаю время «{ $time }».
pace-timeFormats = Напишите, например, { $examples }, 28 декабря, 2026-12-28 18:00 или 12 часов.
pace-pastTime = Это время уже прошло.
pace-pastTimeHint = Я считаю по поясу { $zone }; изменить его можно через /me time.
pace-farTime = До этого больше года.
pace-farTimeHint = Отдать место насовсем можно через /host replace.
pace-awayLobbyHint = Без параметра game вас не будет во всех ваших играх, включая новые.
pace-notAway = За вас никто не играет.
pace-notAwayHint = Вы и так на своем месте.
pace-botSubstitute = Бот не может вас заменить.
pace-botSubstituteHint = Не указывайте substitute, тогда за вас сыграет автоигрок.
pace-selfSubstitute = Заменить самого себя нельзя.
pace-playingSubstitute = { $name } уже играет в игре { $game }.
pace-otherSubstituteHint = Выберите другого или не указывайте substitute, тогда за вас сыграет автоигрок.
pace-minutes =
    { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
pace-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
pace-evening = Вечерний
pace-daily = Ежедневный
pace-relaxed = Неспешный
pace-patient = Терпеливый
pace-ownTimes = Свои настройки
pace-line = { $name }: { $detail }
pace-reminders = напоминания через { $first } и { $second }
pace-oneReminder = напоминание через { $first }
pace-noReminders = без напоминаний
pace-limits = { $reaction } на реакцию, { $other } на остальное, затем { $answer }
pace-limit = { $limit } на вопрос, затем { $answer }
pace-reactionLimit = { $limit } на реакцию, затем { $answer }; на остальное без лимита
pace-otherLimit = на реакцию без лимита; { $limit } на остальное, затем { $answer }
pace-noLimits = без лимитов
pace-default = ответ по умолчанию
pace-automatic = отвечает автоигрок
pace-pause = игра встает на паузу
pace-archivedAfter = в архив через { $days } бездействия
pace-neverArchived = в архив никогда
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Тихие часы (`/me quiet`) не считаются. Время на реакции идет и в них, но не истекает, пока они у кого-то длятся.
pace-timersSet = Готово. Время на открытые вопросы пошло заново.
pace-noticeTimersSet = ⏱ { $name } меняет темп: { $pace }. Время на открытые вопросы пошло заново.
pace-noticeTimedOut = ⏰ Время игрока { $player } вышло, ответ дан за него.
pace-noticePaused = ⏸ Время вышло, игра на паузе. Организатор может продолжить ее через `/host resume` или передать место через `/host replace`.
pace-noticeStandIn = 🧳 { $owner } отсутствует до { $until }. Пока на месте { $seat } играет { $standIn } и видит его карты; { $owner } может вернуться в любой момент: `/back`.
pace-noticeBack = 🏠 { $owner } снова на месте { $seat } вместо игрока { $standIn }.
pace-noticeArchived =
    { $count ->
        [one] 🗄 Уже { $count } день ничего не происходит, и я убрал игру в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую.
        [few] 🗄 Уже { $count } дня ничего не происходит, и я убрал игру в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую.
       *[many] 🗄 Уже { $count } дней ничего не происходит, и я убрал игру в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую.
    }
pace-noticeRevived = { $name } возвращает эту игру из архива. Она продолжается точно с того же места.
pace-automaticPlayer = автоигрок
pace-standsIn = { $holder } (за игрока { $owner })
pace-reminder = ⏳ { $people }: игра ждет вас.
pace-reactionReminder = ⏳ { $people }: возможно, кому-то из вас еще нужно решить о реакции. «Ответить» покажет это каждому лично.
pace-reminderLink = [Что произошло]({ $link })
pace-privateReminder = ⏳ Вам еще нужно решить о реакции в { $channel } (игра { $game }). Никто другой не знает, что вас спросили.
pace-timedOut =
    ⏰ Ваше время вышло в { $channel } (игра { $game }). { $question }
    Ответ за вас: { $answer }
pace-answerNow = Ответить
pace-hasLeft = { $host }, похоже, { $person } больше не на этом сервере и не отвечает. `/host replace` отдаст место другому человеку или автоигроку.
pace-hostHasLeft = Похоже, организатор, { $person }, больше не на этом сервере и не отвечает. Администратор сервера может передать место через `/host replace` или назначить другого организатора.
pace-sheetClosed = На вашем месте в { $channel } (игра { $game }) играет другой, поэтому его секретов здесь больше не видно.
pace-sheetBack = Место, на котором вы играли в { $channel } (игра { $game }), теперь у другого. То, что вы видели, останется между нами.
pace-awayIn = Вы отсутствуете до { $until } ({ $games }); за вас играет { $standIn }. `/back` сразу вернет вам место.
pace-awayAhead = Вы отсутствуете до { $until }; в новых играх за вас сыграет { $standIn }. `/back` это отменит.
pace-awayToo = Это касается и игр, которые начнутся за это время.
pace-handedOn = Место, на котором вы играли ({ $games }), теперь занимает { $standIn }.
pace-backIn = Вы снова на своем месте: { $games }.
pace-backAhead = Вы больше не отсутствуете: в новых играх играете сами.
pace-ownAway = Вы отсутствуете до <t:{ $until }:f>; `/back` это отменит.
pace-revived = Игра { $game } продолжается.
pace-notArchivedHere = В этом канале нет игр в архиве.
pace-notArchivedHereHint = Если игра шла в другом месте, введите `/game revive` там.
pace-severalArchived = В архиве несколько игр этого канала.
pace-severalArchivedHint = Выберите одну в параметре `game`: { $games }.
pace-youAreAway = В игре { $game } за вас играет { $name }.
pace-youAreAwayHint = /back сразу вернет вам место.
pace-ownNothing = Я не знаю ни вашего часового пояса, ни тихих часов, так что напоминания могут прийти когда угодно. `/me quiet` задает и то и другое.
pace-ownZone = Ваш часовой пояс — **{ $zone }** (сейчас { $now }). Тихих часов нет; их задает `/me quiet`.
pace-ownQuiet = Тихие часы: с **{ $from }** до **{ $to }**, **{ $zone }** (сейчас { $now }). В это время нет напоминаний, и ваши лимиты времени стоят.

## session

session-set = 📅 { $name } назначает следующую сессию: { $when } ({ $away }).
session-off = 📅 { $name } отменяет следующую сессию.
session-soon = 📅 { $people }: сессия начнется { $away }.
session-is = Следующая сессия игры { $game }: { $when } ({ $away }). За 15 минут я напомню всем.
session-none = Сессия игры { $game } еще не назначена. `/game schedule when: пятница 20:00` назначит ее.
session-isOff = Сессия игры { $game } отменена.
session-withEvent = Она есть и в событиях сервера.
session-withoutEvent = Добавить ее в события сервера я не могу: нет права { $permission }.
session-callOff = Отменить
session-notYours = Назначать сессии могут только игроки этой игры.
session-notYoursHint = /game join занимает место.
session-noZone = Я не знаю, какой часовой пояс вы имеете в виду.
session-noZoneHint = Задайте свой: /me time zone:…, или укажите срок, например через 3 часа.
session-eventName = Battlestar Galactica · { $game }
session-eventText = Сессия игры { $game }.

## Как люди пишут дату и время.

times-idle = до, в, во, к, с, часов, часа, час, этот, эту, это, эта, ближайший, ближайшую, ближайшее
times-span = на
times-and = и
times-one = один, одну, одна, одни
times-nextWeek = следующий, следующую, следующее, следующая, следующей, следующего
times-today = сегодня
times-tonight = вечером
times-nothing = нет, никогда, без ограничений, выкл, 0
times-off = отмена
times-morning = утром, утра, утро
times-noon = полдень, полдня
times-afternoon = днем, днём, дня
times-evening = вечером, вечера, вечер
times-night = ночью, ночи, ночь
times-midnight = полночь, полуночи

times-ambiguous = Не пойму, где день, а где месяц: «{ $time }».
times-ambiguousHint = Напишите месяц словом, например 6 мая, или дату так: 2026-05-06.
