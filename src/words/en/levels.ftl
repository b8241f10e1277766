### How well automatic players play. With markup, but for refusals (and their `Hint`) and what menus show.

easy = easy
normal = normal
hard = hard
easyHelp = Simple rules, rash decisions, no looking ahead
normalHelp = Looks ahead a little where it matters
hardHelp = Looks further ahead; for experienced tables

# The line of the lobby.
line = - Automatic players: **{ $level }**
option = Automatic players: { $level }
noticeAll = 🎚 { $by } set all automatic players to **{ $level }**.
noticeOne = 🎚 { $by } set { $name } to **{ $level }**.
allSet = All automatic players now play on **{ $level }**, including new ones.
oneSet = { $name } now plays on **{ $level }**.
notAutomatic = A person is playing this seat.
notAutomaticHint = Choose an automatic player’s seat, or leave the seat out for all of them.
alreadyHint = Use /host level to change how well it plays.
forAutomatic = Levels are for automatic players, and you chose a person.
forAutomaticHint = Leave out either the person or the level.
