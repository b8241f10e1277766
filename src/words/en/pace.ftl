## Time: timers, quiet hours, absences, the archive.

pace-paused = The game is paused.
pace-pausedHint = The host can resume it with /host resume.
pace-isArchived = This game was archived after a period of inactivity.
pace-isArchivedHint = /game revive brings it back exactly as it was.
pace-notArchived = This game isn’t archived.
pace-notArchivedHint = There’s nothing to do.
pace-illegalMinutes = Time limits can be between 1 minute and 30 days.
pace-illegalMinutesHint = Try something like 30 min, 8h, 2 days or none.
pace-illegalDays = Games can be archived after 1 to 365 days, or never.
pace-illegalDaysHint = Enter a number of days; 0 means never.
pace-illegalAnswer = When time runs out, I can give the default answer, an automatic player can answer, or the game can pause.
pace-unknownDuration = “{ $time }” isn’t a length of time I understand.
pace-unknownDurationHint = Try something like 30 min, 8h, 2 days or none.
pace-tooManyReminders = I’ll remind people of a question twice at most.
pace-remindersInOrder = The second reminder has to come after the first.
pace-remindersHint = Try something like 8h (and again after 16h), 1h, 3h or none.
pace-noZone = I don’t know your time zone.
pace-noZoneHint = Tell me with the zone option, such as Europe/Berlin.
pace-unknownZone = I don’t know the time zone “{ $zone }”.
pace-unknownZoneHint = Use a place, such as Europe/Berlin or America/New_York; the zone option makes suggestions.
pace-nearZones = Did you mean { $zones }?
pace-noQuiet = Quiet hours have to start and end at different times.
pace-noQuietHint = To turn them off, use /me awake.
pace-longQuiet = Quiet hours can last { $hours } hours at most.
pace-longQuietHint = If you’ll be away longer, /away lets someone else play for you.
pace-unknownClock = “{ $time }” isn’t a time of day I understand.
pace-unknownClockHint = Try something like 23, 22:30 or 11pm.
pace-unknownTime = I don’t understand the time “{ $time }”.
pace-timeFormats = Try something like { $examples }, 28 December, 2026-12-28 18:00 or 12 hours.
pace-pastTime = That time has already passed.
pace-pastTimeHint = I’m using the time zone { $zone }; change it with /me time.
pace-farTime = That’s more than a year away.
pace-farTimeHint = To give up your seat for good, use /host replace.
pace-awayLobbyHint = Leave the game option out to be away from all your games, including ones that start in the meantime.
pace-notAway = No one is standing in for you.
pace-notAwayHint = You’re already playing your own seat.
pace-botSubstitute = A bot can’t stand in for you.
pace-botSubstituteHint = Leave substitute out to let an automatic player stand in.
pace-selfSubstitute = You can’t stand in for yourself.
pace-playingSubstitute = { $name } is already playing in { $game }.
pace-otherSubstituteHint = Choose someone else, or leave substitute out to let an automatic player stand in.
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
pace-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
pace-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
pace-evening = Evening
pace-daily = Daily
pace-relaxed = Relaxed
pace-patient = Patient
pace-ownTimes = Custom
pace-line = { $name }: { $detail }
pace-reminders = reminders after { $first } and { $second }
pace-oneReminder = a reminder after { $first }
pace-noReminders = no reminders
pace-limits = { $reaction } for a reaction, { $other } for anything else, then { $answer }
pace-limit = { $limit } for a question, then { $answer }
pace-reactionLimit = { $limit } for a reaction, then { $answer }; no limit for anything else
pace-otherLimit = no limit for a reaction; { $limit } for anything else, then { $answer }
pace-noLimits = no limits
pace-default = the default answer
pace-automatic = an automatic player answers
pace-pause = the game pauses
pace-archivedAfter = archived after { $days } of inactivity
pace-neverArchived = never archived
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Quiet hours (`/me quiet`) don’t count toward time limits. Reaction windows keep running, but never close during a player’s quiet hours.
pace-timersSet = Done. Time limits of open questions start over.
pace-noticeTimersSet = ⏱ { $name } changed the pace to { $pace }. Time limits of open questions start over.
pace-noticeTimedOut = ⏰ { $player } ran out of time, so the question was answered for them.
pace-noticePaused = ⏸ Time ran out, so the game is paused. The host can resume it with `/host resume`, or reassign a seat with `/host replace`.
pace-noticeStandIn = 🧳 { $owner } is away until { $until }. In the meantime { $standIn } plays seat { $seat } and sees its cards; { $owner } can return at any time with `/back`.
pace-noticeBack = 🏠 { $owner } is back and takes over seat { $seat } from { $standIn }.
pace-noticeArchived =
    { $count ->
        [one] 🗄 Nothing has happened for { $count } day, so I’ve archived this game. `/game revive` brings it back exactly as it was; until then, another game can be opened here.
       *[other] 🗄 Nothing has happened for { $count } days, so I’ve archived this game. `/game revive` brings it back exactly as it was; until then, another game can be opened here.
    }
pace-noticeRevived = { $name } revived this game. It continues exactly where it stopped.
pace-automaticPlayer = an automatic player
pace-standsIn = { $holder } for { $owner }
pace-reminder = ⏳ { $people }: the game is waiting for you.

# To all players of a game in which someone can’t get direct messages.
pace-reactionReminder = ⏳ { $people }: one of you may still have a reaction to decide. “Answer” shows each of you privately.
pace-reminderLink = [What happened]({ $link })
pace-privateReminder = ⏳ You still have a reaction to decide in { $channel } (game { $game }). No one else knows that you were asked.
pace-timedOut =
    ⏰ You ran out of time in { $channel } (game { $game }). { $question }
    Answered for you: { $answer }
pace-answerNow = Answer
pace-hasLeft = { $host }, { $person } seems to have left this server and can’t be reached. Use `/host replace` to give their seat to someone else or to an automatic player.
pace-hostHasLeft = The host, { $person }, seems to have left this server and can’t be reached. A server manager can reassign their seat with `/host replace` or make someone else the host.
pace-sheetClosed = Someone else is playing your seat in { $channel } (game { $game }), so its secrets are no longer shown here.
pace-sheetBack = The seat you looked after in { $channel } (game { $game }) is in other hands now. What you saw stays between us.
pace-awayIn = You’re away until { $until } in { $games }; { $standIn } plays for you. `/back` takes your seat back immediately.
pace-awayAhead = You’re away until { $until }; { $standIn } will play for you in games that start in the meantime. `/back` ends that.
pace-awayToo = This includes games that start in the meantime.
pace-handedOn = { $standIn } now has the seat you looked after in { $games }.
pace-backIn = You have your seat back in { $games }.
pace-backAhead = You’re no longer away: you’ll play in new games yourself.
pace-ownAway = You’re away until <t:{ $until }:f>; `/back` ends that.
pace-revived = The game { $game } continues.
pace-notArchivedHere = This channel has no archived game.
pace-notArchivedHereHint = If the game was played elsewhere, use `/game revive` there.
pace-severalArchived = This channel has several archived games.
pace-severalArchivedHint = Choose one with the `game` option: { $games }.
pace-youAreAway = { $name } is playing for you in { $game }.
pace-youAreAwayHint = /back takes your seat back immediately.
pace-ownNothing = I don’t know your time zone or quiet hours, so reminders may come at any time. `/me quiet` sets both.
pace-ownZone = Your time zone is **{ $zone }** (now { $now }). You have no quiet hours; `/me quiet` sets them.
pace-ownQuiet = Quiet hours: **{ $from }** to **{ $to }**, **{ $zone }** (now { $now }). No reminders then, and your time limits stop running.

## Sessions: when the people of a game have agreed to play together. With markup; names come escaped.

session-set = 📅 { $name } scheduled the next session for { $when } ({ $away }).
session-off = 📅 { $name } canceled the next session.
session-soon = 📅 { $people }: the session starts { $away }.
session-is = Next session of { $game }: { $when } ({ $away }). I’ll remind the table 15 minutes before.
session-none = { $game } has no session scheduled. Use `/game schedule when: friday 20:00` to set one.
session-isOff = The session of { $game } has been canceled.
session-withEvent = It’s also listed in the server’s events.
session-withoutEvent = I can’t add it to the server’s events: I’m missing the permission { $permission }.
session-callOff = Cancel it
session-notYours = Only this game’s players can schedule its sessions.
session-notYoursHint = /game join takes a seat.
session-noZone = I don’t know which time zone you mean.
session-noZoneHint = Set yours with /me time zone: …, or use a relative time such as in 3 hours.

# The event that Discord shows, where markup has no effect.
session-eventName = Battlestar Galactica · { $game }
session-eventText = A session of the game { $game }.

## How people write times: words apart from the names of days, months and units, which the program knows for each
## language. Lists are separated by commas and read by the program alone: give all forms that people type.

# Words that do not change which time is meant, such as prepositions.
times-idle = until, till, on, at, in, of, the, o'clock, this, coming
# Words in front of a length of time that begins now, besides “in”.
times-span = for
times-and = and
# “in an hour”
times-one = a, an, one
# The weekday of next week, not the coming one.
times-nextWeek = next
times-today = today
times-tonight = tonight
# No time at all; the first word is suggested.
times-nothing = none, never, no, 0
# Calls off a session.
times-off = off
# When on a day.
times-morning = morning
times-noon = noon, midday
times-afternoon = afternoon
times-evening = evening
times-night = night
times-midnight = midnight

times-ambiguous = I can’t tell the day from the month in “{ $time }”.
times-ambiguousHint = Write the month in letters, such as 6 May, or the date as 2026-05-06.
