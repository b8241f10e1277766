### What a person can do in a game right now, in one sentence; the deadlines stand below it. With markup.

lobby = The game { $game } hasn’t started: `/game join` takes a seat, `/game start` starts it.
over = The game is over; `/game create` opens a new one.
abandoned = The game was abandoned; `/game create` opens a new one.
archived = The game was archived after a period of inactivity; `/game revive` brings it back.
open = Up to you: { $questions }

# One of them.
question = { $title } (`/{ $command }`)
nothingAndNobody = Nothing for you right now: the game is waiting for possible reactions.
waitsFor = Nothing for you right now: the game is waiting for { $players }.
and = and
