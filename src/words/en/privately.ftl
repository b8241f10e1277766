### How players learn what nobody else may know: by direct message, or each in a private thread. With markup; names come escaped.

direct = Loyalty, hands and secret choices come by direct message.
noThreads = Loyalty, hands and secret choices come by direct message: there can be no private threads here.
threads = Loyalty, hands and secret choices come to each player in a private thread. Members of the server who may manage threads can read those.

# After either: among those who play; `people`: their names.
playing = ⚠ Of those who play, these may: { $people }.

# The name of the thread, in which markup is not read.
thread = { $name }’s desk · { $game }
welcome = { $person }, this is your desk for the game { $game } in { $channel }: here I tell and ask you what nobody else may know, and commands work as they do there. You and I are the only members of this thread.
warning = -# Members of the server with the permission Manage Threads can read it all the same.
moved = What only you may know of the game { $game } no longer stands here: I tell you elsewhere. `/hand` shows it at any time.
refused = I can’t open private threads in { $channel }, or can’t write in them, so the players of { $game } get direct messages instead. It has to be a text channel, and there I need the permissions { $permissions }. `/settings private: Direct messages` decides for direct messages.
notYours = This is the desk of another player: only they may press here.
notHere = This is the desk of a player, for one game alone.
notHereHint = Use the command in a channel or another thread.
