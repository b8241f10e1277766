### The bot's commands in Discord's “Apps” menu, on people and on messages. `whoIs` and `explain` are their names there; the rest has markup.

whoIs = Table: who is this?
explain = Table: explain this
theBot = That’s me, the host of these games. `/help` shows what you can do.
noSeat = { $name } isn’t playing in the game { $game }.
looksOn = { $name } is a spectator of the game { $game }.
hosts = { $name } is the host.
notBegun = { $name } has seat { $seat } in the game { $game }, which hasn’t started.
seat = Seat { $seat } in the game { $game }. { $line }
standIn = 💤 { $name } is playing for them until { $until }.
notMine = I can only explain my own messages.
notMineHint = Use `/card`, `/character`, `/location` or `/rule` to look up anything else.
namesNothing = Nothing in this message can be looked up.
named = This message mentions { $names }.
andMore = { $names } and { $count } more
look = Look one of them up…
