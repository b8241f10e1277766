### When the people of a game have agreed to play together. With markup; names come escaped.

set = 📅 { $name } has set the next session: { $when } ({ $away }).
off = 📅 { $name } has called the next session off.
soon = 📅 { $people }: the session begins { $away }.
is = The next session of { $game }: { $when } ({ $away }). I remind the table 15 minutes before.
none = There is no session of { $game } yet. `/game schedule when: friday 20:00` sets one.
isOff = There is no session of { $game } any more.
withEvent = The server’s events show it, too.
withoutEvent = The server’s events don’t show it: for that I need the permission { $permission }.
callOff = Call it off
notYours = Only those who play in this game set its sessions.
notYoursHint = /game join takes a seat.
noZone = I don’t know by which clock you mean that.
noZoneHint = Tell me your time zone with /me time zone: …, or say how far away it is, such as in 3 hours.

# The event that Discord shows, where markup is not read.
eventName = Battlestar Galactica · { $game }
eventText = A session of the game { $game }.
