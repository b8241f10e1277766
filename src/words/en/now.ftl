### What is open for somebody, in a sentence; below it until when. With markup.

lobby = The game { $game } has not begun: `/game join` takes a seat, `/game start` begins.
over = The game is over; `/game create` opens a new one.
abandoned = The game was abandoned; `/game create` opens a new one.
archived = The game is put away, because nothing happened any more; `/game revive` wakes it.
open = Open for you: { $questions }

# One of them.
question = { $title } (`/{ $command }`)
nothingAndNobody = Nothing is open for you: the game goes on when everybody who may react has decided.
waitsFor = Nothing is open for you: the game waits for { $players }.
and = and
