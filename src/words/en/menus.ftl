### The bot's commands in Discord's «Apps» menu, on people and on messages. Their names are read there; the rest has markup.

whoIs = Table: who is this?
explain = Table: explain this
theBot = That is me: I host the games. `/help` says what you can do.
noSeat = { $name } has no seat in the game { $game }.
looksOn = { $name } looks on at the game { $game }.
hosts = { $name } hosts it.
notBegun = { $name } has seat { $seat } in the game { $game }, which has not begun.
seat = Seat { $seat } in the game { $game }. { $line }
standIn = 💤 { $name } plays for them until { $until }.
notMine = I explain only what I have written myself.
notMineHint = Look up anything else with `/card`, `/character`, `/location` and `/rule`.
namesNothing = There is nothing in this message that can be looked up by its name.
named = This message names { $names }.
andMore = { $names } and { $count } more
look = Look at one of them …
