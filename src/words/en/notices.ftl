### Lines in the channel about the game rather than in it. With markup; names come escaped.

abandoned = { $name } abandoned the game. `/game create` opens a new one.
moved = { $name } took the game to { $channel }: it goes on there.
seatReplaced = { $name } gave seat { $seat } of { $from } to { $to }.
stuck = ⚠ { $name }, an automatic player, can’t act: that is a mistake of this bot. The host can take back the last decision (`/game undo`), hand the seat over (`/host replace`) or end the game (`/host abandon`).
stuckInSecret = ⚠ An automatic player can’t act: that is a mistake of this bot. The host can take back the last decision (`/game undo`), hand seats over (`/host replace`) or end the game (`/host abandon`).
thanks = Thank you for playing. `/game create` opens the next game.
closed = { $person }, I can’t send you direct messages. Allow direct messages from members of this server (Privacy Settings of the server), or use `/hand` here: only you see what it shows.
