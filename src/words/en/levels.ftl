### How well automatic players play. With markup, but for refusals (and their `Hint`) and what menus show.

easy = easy
normal = normal
hard = hard
easyHelp = They go by simple rules, are hasty and never think ahead
normalHelp = They think ahead where it matters, for a moment
hardHelp = They think ahead for longer: for tables that know the game

# The line of the lobby.
line = - Automatic players: **{ $level }**
option = Automatic players: { $level }
noticeAll = 🎚 { $by } set all automatic players to **{ $level }**.
noticeOne = 🎚 { $by } set { $name } to **{ $level }**.
allSet = All automatic players are **{ $level }** now, also those that come later.
oneSet = { $name } is **{ $level }** now.
notAutomatic = A person plays this seat.
notAutomaticHint = Name the seat of an automatic player, or leave the seat out to mean all of them.
alreadyHint = With /host level you say how well it plays.
forAutomatic = A level is for automatic players, and you named a person.
forAutomaticHint = Leave out either the person or the level.
