### Time: timers, quiet hours, absences, the archive.

paused = The game is paused.
pausedHint = The host can resume it with /host resume.
isArchived = This game was archived after a period of inactivity.
isArchivedHint = /game revive brings it back exactly as it was.
notArchived = This game isn’t archived.
notArchivedHint = There’s nothing to do.
illegalMinutes = Time limits can be between 1 minute and 30 days.
illegalMinutesHint = Try something like 30 min, 8h, 2 days or none.
illegalDays = Games can be archived after 1 to 365 days, or never.
illegalDaysHint = Enter a number of days; 0 means never.
illegalAnswer = When time runs out, I can give the default answer, an automatic player can answer, or the game can pause.
unknownDuration = “{ $time }” isn’t a length of time I understand.
unknownDurationHint = Try something like 30 min, 8h, 2 days or none.
tooManyReminders = I’ll remind people of a question twice at most.
remindersInOrder = The second reminder has to come after the first.
remindersHint = Try something like 8h (and again after 16h), 1h, 3h or none.
noZone = I don’t know your time zone.
noZoneHint = Tell me with the zone option, such as Europe/Berlin.
unknownZone = I don’t know the time zone “{ $zone }”.
unknownZoneHint = Use a place, such as Europe/Berlin or America/New_York; the zone option makes suggestions.
nearZones = Did you mean { $zones }?
noQuiet = Quiet hours have to start and end at different times.
noQuietHint = To turn them off, use /me awake.
longQuiet = Quiet hours can last { $hours } hours at most.
longQuietHint = If you’ll be away longer, /away lets someone else play for you.
unknownClock = “{ $time }” isn’t a time of day I understand.
unknownClockHint = Try something like 23, 22:30 or 11pm.
unknownTime = I don’t understand the time “{ $time }”.
timeFormats = Try something like { $examples }, 28 December, 2026-12-28 18:00 or 12 hours.
pastTime = That time has already passed.
pastTimeHint = I’m using the time zone { $zone }; change it with /me time.
farTime = That’s more than a year away.
farTimeHint = To give up your seat for good, use /host replace.
awayLobbyHint = Leave the game option out to be away from all your games, including ones that start in the meantime.
notAway = No one is standing in for you.
notAwayHint = You’re already playing your own seat.
botSubstitute = A bot can’t stand in for you.
botSubstituteHint = Leave substitute out to let an automatic player stand in.
selfSubstitute = You can’t stand in for yourself.
playingSubstitute = { $name } is already playing in { $game }.
otherSubstituteHint = Choose someone else, or leave substitute out to let an automatic player stand in.
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
evening = Evening
daily = Daily
relaxed = Relaxed
patient = Patient
ownTimes = Custom
line = { $name }: { $detail }
reminders = reminders after { $first } and { $second }
oneReminder = a reminder after { $first }
noReminders = no reminders
limits = { $reaction } for a reaction, { $other } for anything else, then { $answer }
limit = { $limit } for a question, then { $answer }
reactionLimit = { $limit } for a reaction, then { $answer }; no limit for anything else
otherLimit = no limit for a reaction; { $limit } for anything else, then { $answer }
noLimits = no limits
default = the default answer
automatic = an automatic player answers
pause = the game pauses
archivedAfter = archived after { $days } of inactivity
neverArchived = never archived
timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Quiet hours (`/me quiet`) don’t count toward time limits. Reaction windows keep running, but never close during a player’s quiet hours.
timersSet = Done. Time limits of open questions start over.
noticeTimersSet = ⏱ { $name } changed the pace to { $pace }. Time limits of open questions start over.
noticeTimedOut = ⏰ { $player } ran out of time, so the question was answered for them.
noticePaused = ⏸ Time ran out, so the game is paused. The host can resume it with `/host resume`, or reassign a seat with `/host replace`.
noticeStandIn = 🧳 { $owner } is away until { $until }. In the meantime { $standIn } plays seat { $seat } and sees its cards; { $owner } can return at any time with `/back`.
noticeBack = 🏠 { $owner } is back and takes over seat { $seat } from { $standIn }.
noticeArchived =
    { $count ->
        [one] 🗄 Nothing has happened for { $count } day, so I’ve archived this game. `/game revive` brings it back exactly as it was; until then, another game can be opened here.
       *[other] 🗄 Nothing has happened for { $count } days, so I’ve archived this game. `/game revive` brings it back exactly as it was; until then, another game can be opened here.
    }
noticeRevived = { $name } revived this game. It continues exactly where it stopped.
automaticPlayer = an automatic player
standsIn = { $holder } for { $owner }
reminder = ⏳ { $people }: the game is waiting for you.

# To all players of a game in which someone can’t get direct messages.
reactionReminder = ⏳ { $people }: one of you may still have a reaction to decide. “Answer” shows each of you privately.
reminderLink = [What happened]({ $link })
privateReminder = ⏳ You still have a reaction to decide in { $channel } (game { $game }). No one else knows that you were asked.
timedOut =
    ⏰ You ran out of time in { $channel } (game { $game }). { $question }
    Answered for you: { $answer }
answerNow = Answer
hasLeft = { $host }, { $person } seems to have left this server and can’t be reached. Use `/host replace` to give their seat to someone else or to an automatic player.
hostHasLeft = The host, { $person }, seems to have left this server and can’t be reached. A server manager can reassign their seat with `/host replace` or make someone else the host.
sheetClosed = Someone else is playing your seat in { $channel } (game { $game }), so its secrets are no longer shown here.
sheetBack = The seat you looked after in { $channel } (game { $game }) is in other hands now. What you saw stays between us.
awayIn = You’re away until { $until } in { $games }; { $standIn } plays for you. `/back` takes your seat back immediately.
awayAhead = You’re away until { $until }; { $standIn } will play for you in games that start in the meantime. `/back` ends that.
awayToo = This includes games that start in the meantime.
handedOn = { $standIn } now has the seat you looked after in { $games }.
backIn = You have your seat back in { $games }.
backAhead = You’re no longer away: you’ll play in new games yourself.
ownAway = You’re away until <t:{ $until }:f>; `/back` ends that.
revived = The game { $game } continues.
notArchivedHere = This channel has no archived game.
notArchivedHereHint = If the game was played elsewhere, use `/game revive` there.
severalArchived = This channel has several archived games.
severalArchivedHint = Choose one with the `game` option: { $games }.
youAreAway = { $name } is playing for you in { $game }.
youAreAwayHint = /back takes your seat back immediately.
ownNothing = I don’t know your time zone or quiet hours, so reminders may come at any time. `/me quiet` sets both.
ownZone = Your time zone is **{ $zone }** (now { $now }). You have no quiet hours; `/me quiet` sets them.
ownQuiet = Quiet hours: **{ $from }** to **{ $to }**, **{ $zone }** (now { $now }). No reminders then, and your time limits stop running.
