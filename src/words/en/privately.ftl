### How players learn what no one else may know: by direct message, or each in a private thread. With markup; names come escaped.

direct = Loyalty, hands and secret choices are sent by direct message.
noThreads = Loyalty, hands and secret choices are sent by direct message, because there can’t be private threads here.
threads = Loyalty, hands and secret choices are sent to a private thread for each player. Members with the Manage Threads permission can read those.

# After `threads`: the players among those members; `people`: their names.
playing = ⚠ Players who can: { $people }.

# The name of the thread, in which markup is not read.
thread = { $name }’s desk · { $game }
welcome = { $person }, this is your desk for { $game } in { $channel }. I’ll send you everything here that only you may know, and commands work as they do there. The only members of this thread are you and me.
warning = -# Anyone with the Manage Threads permission can still read it.
moved = Your secrets for { $game } are no longer shown here. `/hand` shows them at any time.
refused = I can’t create or write in private threads in { $channel }, so the players of { $game } get direct messages instead. Private threads need a text channel and the permissions { $permissions }. To stick with direct messages, use `/settings private: Direct messages`.
notYours = This is another player’s desk; only they can use it.
notHere = This is one player’s desk, for a single game.
notHereHint = Use the command in a channel or another thread.
