### Lines in the channel about the game rather than in it. With markup; names come escaped.

abandoned = { $name } abandoned the game. `/game create` opens a new one.
moved = { $name } moved the game to { $channel }. It continues there.
seatReplaced = { $name } reassigned seat { $seat } from { $from } to { $to }.
stuck = ⚠ { $name }, an automatic player, is stuck. That’s a bug in this bot. The host can undo the last decision (`/game undo`), reassign the seat (`/host replace`) or end the game (`/host abandon`).
stuckInSecret = ⚠ An automatic player is stuck. That’s a bug in this bot. The host can undo the last decision (`/game undo`), reassign seats (`/host replace`) or end the game (`/host abandon`).
thanks = Thanks for playing. `/game create` opens the next game.
closed = { $person }, I can’t send you direct messages. Allow them in this server’s Privacy Settings, or use `/hand` here; only you will see the reply.
