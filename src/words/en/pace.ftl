### Time: timers, quiet hours, absence, archive.

paused = The game stands still.
pausedHint = The host lets it go on with /host resume.
isArchived = This game was put away because nothing happened any more.
isArchivedHint = /game revive wakes it, exactly as it was.
notArchived = This game is not put away.
notArchivedHint = Nothing needs to be done.
illegalMinutes = Times of a game go from 1 minute to 30 days.
illegalMinutesHint = Write something like 30 min, 8h, 2 days, or none.
illegalDays = A game can be put away after 1 to 365 days, or never.
illegalDaysHint = Write a number of days; 0 is never.
illegalAnswer = When time runs out a question can be answered by default or by an automatic player, or the game stands still.
unknownDuration = «{ $time }» is no length of time.
unknownDurationHint = Write something like 30 min, 8h, 2 days, or none.
tooManyReminders = A question is reminded of at most twice.
remindersInOrder = The second reminder has to come after the first one.
remindersHint = Write something like 8h (and again after 16h), 1h, 3h, or none.
noZone = I don’t know your time zone.
noZoneHint = Name it with the option zone, such as Europe/Berlin.
unknownZone = There is no time zone «{ $zone }».
unknownZoneHint = Name a place, such as Europe/Berlin or America/New_York; the option zone suggests what there is.
nearZones = Did you mean { $zones }?
noQuiet = Quiet hours have to begin and end at different times.
noQuietHint = For none at all use /me awake.
longQuiet = Quiet hours can last { $hours } hours at most.
longQuietHint = If you can’t play for longer, /away hands your seat to somebody else.
unknownClock = «{ $time }» is no time of day.
unknownClockHint = Write something like 23, 22:30 or 11pm.
unknownTime = I don’t understand the time «{ $time }».
timeFormats = Write something like { $examples }, 28 December, 2026-12-28 18:00 or 12 hours.
pastTime = That time is past.
pastTimeHint = I go by the time zone { $zone }; /me time changes it.
farTime = That is more than a year away.
farTimeHint = Hand your seat over for good with /host replace.
awayLobbyHint = Without the option game you are away from all your games, also from those that start meanwhile.
notAway = Nobody stands in for you.
notAwayHint = You have your seat already.
botSubstitute = A bot can’t stand in for you.
botSubstituteHint = Leave substitute out: then an automatic player does.
selfSubstitute = Nobody stands in for themselves.
playingSubstitute = { $name } plays in { $game } already.
otherSubstituteHint = Choose somebody else, or leave substitute out: then an automatic player stands in.
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
ownTimes = Own times
line = { $name }: { $detail }
reminders = reminders after { $first } and { $second }
oneReminder = a reminder after { $first }
noReminders = no reminders
limits = { $reaction } for a reaction, { $other } for other questions, then { $answer }
limit = { $limit } for a question, then { $answer }
reactionLimit = { $limit } for a reaction, then { $answer }; no limit for other questions
otherLimit = { $limit } for other questions than reactions, then { $answer }
noLimits = no limits
default = the default answer
automatic = an automatic player answers
pause = the game stands still
archivedAfter = put away after { $days } without anybody
neverArchived = never put away
timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Quiet hours (`/me quiet`) don’t count, except for windows of reactions: those only never close while somebody sleeps.
timersSet = Set. Questions that are open now wait anew.
noticeTimersSet = ⏱ { $name } changed the pace to { $pace }. Questions that are open now wait anew.
noticeTimedOut = ⏰ Time ran out for { $player }: the question was answered for them.
noticePaused = ⏸ Time ran out, and the game stands still. The host lets it go on with `/host resume`, or hands a seat over with `/host replace`.
noticeStandIn = 🧳 { $owner } is away until { $until }. Meanwhile { $standIn } plays seat { $seat } and sees its cards; { $owner } can take it back at any time with `/back`.
noticeBack = 🏠 { $owner } is back and plays seat { $seat } again, instead of { $standIn }.
noticeArchived =
    { $count ->
        [one] 🗄 Nobody has done anything for { $count } day, so I put this game away. `/game revive` wakes it exactly as it was; until then another game can be opened here.
       *[other] 🗄 Nobody has done anything for { $count } days, so I put this game away. `/game revive` wakes it exactly as it was; until then another game can be opened here.
    }
noticeRevived = { $name } woke this game. It goes on exactly as it was.
automaticPlayer = an automatic player
standsIn = { $holder } for { $owner }
reminder = ⏳ { $people }: the game waits for you.

# To everybody who plays, where somebody gets no direct messages.
reactionReminder = ⏳ { $people }: a reaction may still wait for one of you. «Answer» shows each of you alone.
reminderLink = [What happened]({ $link })
privateReminder = ⏳ A reaction still waits for you in { $channel } (game { $game }). Nobody else is told that you are asked.
timedOut =
    ⏰ Your time ran out in { $channel } (game { $game }). { $question }
    Answered for you: { $answer }
answerNow = Answer
hasLeft = { $host }, { $person } seems to have left this server: nothing reaches them any more. `/host replace` gives their seat to somebody else or to an automatic player.
hostHasLeft = { $person }, who hosts this game, seems to have left this server: nothing reaches them any more. A server manager can give their seat away with `/host replace`, or make somebody else the host.
sheetClosed = Somebody else plays your seat in { $channel } (game { $game }), so its secrets are no longer shown here.
sheetBack = The seat that you looked after in { $channel } (game { $game }) is with somebody else now. What you saw stays between us.
awayIn = You are away until { $until } in { $games }; meanwhile { $standIn } plays for you. `/back` takes your seat back at once.
awayAhead = You are away until { $until }; in games that start meanwhile { $standIn } plays for you. `/back` ends that.
awayToo = In games that start meanwhile, too.
handedOn = The seat that you looked after in { $games } is with { $standIn } now.
backIn = You have your seat back in { $games }.
backAhead = You are no longer away: in games that start you play yourself.
ownAway = You are away until <t:{ $until }:f>; `/back` ends that.
revived = The game { $game } goes on.
notArchivedHere = No game of this channel was put away.
notArchivedHereHint = If the game was played elsewhere, use `/game revive` there.
severalArchived = Several games of this channel were put away.
severalArchivedHint = Name one with the option `game`: { $games }.
youAreAway = { $name } plays for you in { $game }.
youAreAwayHint = /back takes your seat back at once.
ownNothing = I know neither your time zone nor quiet hours of yours: reminders come at any time. `/me quiet` sets both.
ownZone = Your time zone is **{ $zone }** ({ $now } there now). You have no quiet hours: `/me quiet` sets some.
ownQuiet = Quiet from **{ $from }** to **{ $to }** in **{ $zone }** ({ $now } there now): no reminders then, and your time to answer stands still.
