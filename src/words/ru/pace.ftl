## pace

pace-paused = Игра на паузе.
pace-pausedHint = Организатор продолжит ее командой /host resume.
pace-isArchived = Эту игру убрали в архив, потому что ничего не происходило.
pace-isArchivedHint = /game revive вернет ее точно такой, какой она была.
pace-notArchived = Эта игра не в архиве.
pace-notArchivedHint = Делать ничего не нужно.
pace-illegalMinutes = Сроки в игре бывают от 1 минуты до 30 дней.
pace-illegalMinutesHint = Напишите, например, 30 мин, 8 ч, 2 дня или нет.
pace-illegalDays = Игру можно убирать в архив через 1–365 дней или никогда.
pace-illegalDaysHint = Напишите число дней; 0 значит никогда.
pace-illegalAnswer = Когда время выходит, на вопрос можно ответить по умолчанию, может ответить автоигрок, или игра останавливается.
pace-unknownDuration = «{ $time }» не похоже на срок.
pace-unknownDurationHint = Напишите, например, 30 мин, 8 ч, 2 дня или нет.
pace-tooManyReminders = Об одном вопросе можно напомнить не больше двух раз.
pace-remindersInOrder = Второе напоминание должно приходить после первого.
pace-remindersHint = Напишите, например, 8 ч (и еще раз через 16 ч), 1 ч, 3 ч или нет.
pace-noZone = Мне неизвестен ваш часовой пояс.
pace-noZoneHint = Укажите его в параметре zone, например Europe/Berlin.
pace-unknownZone = Часового пояса «{ $zone }» нет.
pace-unknownZoneHint = Назовите место, например Europe/Berlin или America/New_York; параметр zone предлагает, что есть.
pace-nearZones = Может быть, { $zones }?
pace-noQuiet = Тихие часы должны начинаться и заканчиваться в разное время.
pace-noQuietHint = Если они не нужны, используйте /me awake.
pace-longQuiet =
    { $hours ->
        [one] Тихие часы могут длиться не больше { $hours } часа.
       *[other] Тихие часы могут длиться не больше { $hours } часов.
    }
pace-longQuietHint = Если вас не будет дольше, /away передаст ваше место другому.
pace-unknownClock = «{ $time }» не похоже на время суток.
pace-unknownClockHint = Напишите, например, 23 или 22:30.
pace-unknownTime = Непонятное время: «{ $time }».
pace-timeFormats = Напишите, например, { $examples }, 28 декабря, 2026-12-28 18:00 или 12 часов.
pace-pastTime = Это время уже прошло.
pace-pastTimeHint = Время считается по поясу { $zone }; изменить его можно через /me time.
pace-farTime = До этого больше года.
pace-farTimeHint = Передайте место насовсем: /host replace.
pace-awayLobbyHint = Без параметра game вас нет во всех ваших играх, включая те, что начнутся за это время.
pace-notAway = Вас никто не замещает.
pace-notAwayHint = Ваше место и так у вас.
pace-botSubstitute = Бот не может вас замещать.
pace-botSubstituteHint = Не указывайте substitute: тогда это сделает автоигрок.
pace-selfSubstitute = Никто не замещает сам себя.
pace-playingSubstitute = { $name } уже участвует в игре { $game }.
pace-otherSubstituteHint = Выберите другого или не указывайте substitute: тогда вас заместит автоигрок.
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
pace-ownTimes = Свои сроки
pace-line = { $name }: { $detail }
pace-reminders = напоминания через { $first } и { $second }
pace-oneReminder = напоминание через { $first }
pace-noReminders = без напоминаний
pace-limits = ждать реакцию { $reaction }, другие ответы { $other }, затем { $answer }
pace-limit = ждать ответ { $limit }, затем { $answer }
pace-reactionLimit = ждать реакцию { $limit }, затем { $answer }; для других вопросов без лимита
pace-otherLimit = ждать ответ на все вопросы, кроме реакций, { $limit }, затем { $answer }
pace-noLimits = без лимитов
pace-default = ответ по умолчанию
pace-automatic = отвечает автоигрок
pace-pause = игра останавливается
pace-archivedAfter = в архив через { $days } без игроков
pace-neverArchived = в архив никогда
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Тихие часы (`/me quiet`) не считаются, кроме времени на реакции: оно лишь не кончается, пока кто-то спит.
pace-timersSet = Готово. Для открытых вопросов ожидание начинается заново.
pace-noticeTimersSet = ⏱ { $name } меняет темп: { $pace }. Для открытых вопросов ожидание начинается заново.
pace-noticeTimedOut = ⏰ Время вышло, за игрока { $player } ответили.
pace-noticePaused = ⏸ Время вышло, игра на паузе. Организатор продолжит ее через `/host resume` или передаст место через `/host replace`.
pace-noticeStandIn = 🧳 { $owner } отсутствует до { $until }. Пока на месте { $seat } играет и видит его карты { $standIn }; { $owner } может забрать место в любой момент через `/back`.
pace-noticeBack = 🏠 { $owner } возвращается и снова играет на месте { $seat }. Замена закончена ({ $standIn }).
pace-noticeArchived =
    { $count ->
        [one] 🗄 Уже { $count } день никто ничего не делает, поэтому игра убрана в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую игру.
        [few] 🗄 Уже { $count } дня никто ничего не делает, поэтому игра убрана в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую игру.
       *[many] 🗄 Уже { $count } дней никто ничего не делает, поэтому игра убрана в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую игру.
    }
pace-noticeRevived = { $name } возвращает эту игру из архива. Она продолжается точно с того же места.
pace-automaticPlayer = автоигрок
pace-standsIn = { $holder } (за игрока { $owner })
pace-reminder = ⏳ { $people }: игра ждет вас.
pace-reactionReminder = ⏳ { $people }: возможно, кого-то из вас еще ждет реакция. Кнопка «Ответить» покажет это каждому лично.
pace-reminderLink = [Что произошло]({ $link })
pace-privateReminder = ⏳ В { $channel } (игра { $game }) вас еще ждет реакция. Никому больше не сообщают, что спрашивают вас.
pace-timedOut =
    ⏰ Ваше время в { $channel } (игра { $game }) вышло. { $question }
    Ответ за вас: { $answer }
pace-answerNow = Ответить
pace-hasLeft = { $host }, похоже, что { $person } больше не на этом сервере: сообщения не доходят. `/host replace` отдаст это место другому человеку или автоигроку.
pace-hostHasLeft = Похоже, что { $person }, организатор игры, больше не на этом сервере: сообщения не доходят. Администратор сервера может отдать это место через `/host replace` или назначить другого организатора.
pace-sheetClosed = На вашем месте в { $channel } (игра { $game }) играет другой, поэтому его тайны здесь больше не показываются.
pace-sheetBack = Место, за которым вы присматривали в { $channel } (игра { $game }), теперь у другого. То, что вы видели, останется между нами.
pace-awayIn = Вас нет до { $until } ({ $games }); за вас играет { $standIn }. `/back` сразу вернет вам место.
pace-awayAhead = Вас нет до { $until }; в играх, которые начнутся за это время, за вас играет { $standIn }. `/back` это отменит.
pace-awayToo = То же в играх, которые начнутся за это время.
pace-handedOn = Место, за которым вы присматривали ({ $games }), теперь занимает { $standIn }.
pace-backIn = Вы снова на своем месте: { $games }.
pace-backAhead = Вы снова здесь: в новых играх играете сами.
pace-ownAway = Вас нет до <t:{ $until }:f>; `/back` это отменит.
pace-revived = Игра { $game } продолжается.
pace-notArchivedHere = В этом канале нет игр, убранных в архив.
pace-notArchivedHereHint = Если игра шла в другом месте, введите `/game revive` там.
pace-severalArchived = В архиве несколько игр этого канала.
pace-severalArchivedHint = Укажите одну в параметре `game`: { $games }.
pace-youAreAway = В игре { $game } за вас играет { $name }.
pace-youAreAwayHint = /back сразу вернет вам место.
pace-ownNothing = Мне неизвестны ни ваш часовой пояс, ни тихие часы: напоминания приходят в любое время. `/me quiet` задает и то и другое.
pace-ownZone = Ваш часовой пояс: **{ $zone }** (сейчас там { $now }). Тихих часов у вас нет: их задает `/me quiet`.
pace-ownQuiet = Тихие часы с **{ $from }** до **{ $to }** в **{ $zone }** (сейчас там { $now }): в это время нет напоминаний, и ваше время на ответ стоит.

## session

session-set = 📅 { $name } назначает следующую сессию: { $when } ({ $away }).
session-off = 📅 { $name } отменяет следующую сессию.
session-soon = 📅 { $people }: сессия начнется { $away }.
session-is = Следующая сессия игры { $game }: { $when } ({ $away }). Я напомню всем за 15 минут.
session-none = Сессия игры { $game } еще не назначена. `/game schedule when: пятница 20:00` назначит ее.
session-isOff = Сессия игры { $game } больше не назначена.
session-withEvent = Ее показывают и события сервера.
session-withoutEvent = В событиях сервера ее нет, мне не хватает права: { $permission }.
session-callOff = Отменить
session-notYours = Сессии назначают только те, кто играет в этой игре.
session-notYoursHint = /game join занимает место.
session-noZone = Непонятно, по каким часам это время.
session-noZoneHint = Укажите свой часовой пояс: /me time zone:…, или скажите, сколько осталось, например через 3 часа.
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

times-ambiguous = Непонятно, где день, а где месяц: «{ $time }».
times-ambiguousHint = Напишите месяц словом, например 6 мая, или дату так: 2026-05-06.
