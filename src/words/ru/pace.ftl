paused = Игра на паузе.
pausedHint = Организатор продолжит ее командой /host resume.
isArchived = Эту игру убрали в архив, потому что ничего не происходило.
isArchivedHint = /game revive вернет ее точно такой, какой она была.
notArchived = Эта игра не в архиве.
notArchivedHint = Делать ничего не нужно.
illegalMinutes = Сроки в игре бывают от 1 минуты до 30 дней.
illegalMinutesHint = Напишите, например, 30 min, 8h, 2 days или none.
illegalDays = Игру можно убирать в архив через 1–365 дней или никогда.
illegalDaysHint = Напишите число дней; 0 значит никогда.
illegalAnswer = Когда время выходит, на вопрос можно ответить по умолчанию, может ответить автоигрок, или игра останавливается.
unknownDuration = «{ $time }» не похоже на срок.
unknownDurationHint = Напишите, например, 30 min, 8h, 2 days или none.
tooManyReminders = Об одном вопросе можно напомнить не больше двух раз.
remindersInOrder = Второе напоминание должно приходить после первого.
remindersHint = Напишите, например, 8h (и еще раз через 16h), 1h, 3h или none.
noZone = Мне неизвестен ваш часовой пояс.
noZoneHint = Укажите его в параметре zone, например Europe/Berlin.
unknownZone = Часового пояса «{ $zone }» нет.
unknownZoneHint = Назовите место, например Europe/Berlin или America/New_York; параметр zone предлагает, что есть.
nearZones = Может быть, { $zones }?
noQuiet = Тихие часы должны начинаться и заканчиваться в разное время.
noQuietHint = Если они не нужны, используйте /me awake.
longQuiet =
    { $hours ->
        [one] Тихие часы могут длиться не больше { $hours } часа.
        [few] Тихие часы могут длиться не больше { $hours } часов.
        [many] Тихие часы могут длиться не больше { $hours } часов.
       *[other] Тихие часы могут длиться не больше { $hours } часов.
    }
longQuietHint = Если вас не будет дольше, /away передаст ваше место другому.
unknownClock = «{ $time }» не похоже на время суток.
unknownClockHint = Напишите, например, 23, 22:30 или 11pm.
unknownTime = Непонятное время: «{ $time }».
timeFormats = Напишите, например, 2026-12-01, 2026-12-01 18:00, tomorrow, friday, 3 days или 12 hours.
pastTime = Это время уже прошло.
pastTimeHint = Время считается по поясу { $zone }; изменить его можно через /me time.
farTime = До этого больше года.
farTimeHint = Передайте место насовсем: /host replace.
awayLobbyHint = Без параметра game вас нет во всех ваших играх, включая те, что начнутся за это время.
notAway = Вас никто не замещает.
notAwayHint = Ваше место и так у вас.
botSubstitute = Бот не может вас замещать.
botSubstituteHint = Не указывайте substitute: тогда это сделает автоигрок.
selfSubstitute = Никто не замещает сам себя.
playingSubstitute = { $name } уже участвует в игре { $game }.
otherSubstituteHint = Выберите другого или не указывайте substitute: тогда вас заместит автоигрок.
minutes =
    { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минут
    }
hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часов
    }
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дней
    }
evening = Вечерний
daily = Ежедневный
relaxed = Неспешный
patient = Терпеливый
ownTimes = Свои сроки
line = { $name }: { $detail }
reminders = напоминания через { $first } и { $second }
oneReminder = напоминание через { $first }
noReminders = без напоминаний
limits = ждать реакцию { $reaction }, другие ответы { $other }, затем { $answer }
limit = ждать ответ { $limit }, затем { $answer }
reactionLimit = ждать реакцию { $limit }, затем { $answer }; для других вопросов без лимита
otherLimit = ждать ответ на все вопросы, кроме реакций, { $limit }, затем { $answer }
noLimits = без лимитов
default = ответ по умолчанию
automatic = отвечает автоигрок
pause = игра останавливается
archivedAfter = в архив через { $days } без игроков
neverArchived = в архив никогда
timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Тихие часы (`/me quiet`) не считаются, кроме времени на реакции: оно лишь не кончается, пока кто-то спит.
timersSet = Готово. Для открытых вопросов ожидание начинается заново.
noticeTimersSet = ⏱ { $name } меняет темп: { $pace }. Для открытых вопросов ожидание начинается заново.
noticeTimedOut = ⏰ Время вышло, за игрока { $player } ответили.
noticePaused = ⏸ Время вышло, игра на паузе. Организатор продолжит ее через `/host resume` или передаст место через `/host replace`.
noticeStandIn = 🧳 { $owner } отсутствует до { $until }. Пока на месте { $seat } играет и видит его карты { $standIn }; { $owner } может забрать место в любой момент через `/back`.
noticeBack = 🏠 { $owner } возвращается и снова играет на месте { $seat }. Замена закончена ({ $standIn }).
noticeArchived =
    { $count ->
        [one] 🗄 Уже { $count } день никто ничего не делает, поэтому игра убрана в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую игру.
        [few] 🗄 Уже { $count } дня никто ничего не делает, поэтому игра убрана в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую игру.
        [many] 🗄 Уже { $count } дней никто ничего не делает, поэтому игра убрана в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую игру.
       *[other] 🗄 Уже { $count } дней никто ничего не делает, поэтому игра убрана в архив. `/game revive` вернет ее точно такой, какой она была; до тех пор здесь можно открыть другую игру.
    }
noticeRevived = { $name } возвращает эту игру из архива. Она продолжается точно с того же места.
automaticPlayer = автоигрок
standsIn = { $holder } (за игрока { $owner })
reminder = ⏳ { $people }: игра ждет вас.
reactionReminder = ⏳ { $people }: возможно, кого-то из вас еще ждет реакция. Кнопка «Ответить» покажет это каждому лично.
reminderLink = [Что произошло]({ $link })
privateReminder = ⏳ В { $channel } (игра { $game }) вас еще ждет реакция. Никому больше не сообщают, что спрашивают вас.
timedOut =
    ⏰ Ваше время в { $channel } (игра { $game }) вышло. { $question }
    Ответ за вас: { $answer }
answerNow = Ответить
hasLeft = { $host }, похоже, что { $person } больше не на этом сервере: сообщения не доходят. `/host replace` отдаст это место другому человеку или автоигроку.
hostHasLeft = Похоже, что { $person }, организатор игры, больше не на этом сервере: сообщения не доходят. Администратор сервера может отдать это место через `/host replace` или назначить другого организатора.
sheetClosed = На вашем месте в { $channel } (игра { $game }) играет другой, поэтому его тайны здесь больше не показываются.
sheetBack = Место, за которым вы присматривали в { $channel } (игра { $game }), теперь у другого. То, что вы видели, останется между нами.
awayIn = Вас нет до { $until } ({ $games }); за вас играет { $standIn }. `/back` сразу вернет вам место.
awayAhead = Вас нет до { $until }; в играх, которые начнутся за это время, за вас играет { $standIn }. `/back` это отменит.
awayToo = То же в играх, которые начнутся за это время.
handedOn = Место, за которым вы присматривали ({ $games }), теперь занимает { $standIn }.
backIn = Вы снова на своем месте: { $games }.
backAhead = Вы снова здесь: в новых играх играете сами.
ownAway = Вас нет до <t:{ $until }:f>; `/back` это отменит.
revived = Игра { $game } продолжается.
notArchivedHere = В этом канале нет игр, убранных в архив.
notArchivedHereHint = Если игра шла в другом месте, введите `/game revive` там.
severalArchived = В архиве несколько игр этого канала.
severalArchivedHint = Укажите одну в параметре `game`: { $games }.
youAreAway = В игре { $game } за вас играет { $name }.
youAreAwayHint = /back сразу вернет вам место.
ownNothing = Мне неизвестны ни ваш часовой пояс, ни тихие часы: напоминания приходят в любое время. `/me quiet` задает и то и другое.
ownZone = Ваш часовой пояс: **{ $zone }** (сейчас там { $now }). Тихих часов у вас нет: их задает `/me quiet`.
ownQuiet = Тихие часы с **{ $from }** до **{ $to }** в **{ $zone }** (сейчас там { $now }): в это время нет напоминаний, и ваше время на ответ стоит.
