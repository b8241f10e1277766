### Sessions: when the people of a game have agreed to play together. With markup; names come escaped.

set = 📅 { $name } scheduled the next session for { $when } ({ $away }).
off = 📅 { $name } canceled the next session.
soon = 📅 { $people }: the session starts { $away }.
is = Next session of { $game }: { $when } ({ $away }). I’ll remind the table 15 minutes before.
none = { $game } has no session scheduled. Use `/game schedule when: friday 20:00` to set one.
isOff = The session of { $game } has been canceled.
withEvent = It’s also listed in the server’s events.
withoutEvent = I can’t add it to the server’s events: I’m missing the permission { $permission }.
callOff = Cancel it
notYours = Only this game’s players can schedule its sessions.
notYoursHint = /game join takes a seat.
noZone = I don’t know which time zone you mean.
noZoneHint = Set yours with /me time zone: …, or use a relative time such as in 3 hours.

# The event that Discord shows, where markup has no effect.
eventName = Battlestar Galactica · { $game }
eventText = A session of the game { $game }.
