### The panel of `/settings`. With markup.

title = ## Games on this server
creators = - Who may open games: **{ $who }**
everyone = everyone
managers = server managers only
role = members with the { $role } role
places = - Where: **{ $places }**
anywhere = in any channel
listed = in { $channels }, and in their threads
most =
    { $count ->
        [one] - Limit: **{ $count } game** at once ({ $open } open now)
       *[other] - Limit: **{ $count } games** at once ({ $open } open now)
    }
home = - New games are played **{ $home }**
homeHere = in the channel where they are opened
homeThread = in a new thread
picture = - After each phase, the channel shows **{ $picture }**
pictureGlance = a summary of the table
pictureWhole = the full board
privately = - Secrets are sent **{ $place }**
privatelyDirect = by direct message
privatelyThreads = in a private thread for each player
language = - Language of the channels: **{ $language }** (`/settings language:`)

# Said plainly, because it gives away the game’s secrets.
moderators = ⚠ Anyone with the Manage Threads permission can read every private thread, and so every hand and every Loyalty card. If any of them plays, direct messages are safer.
warnPrivate = ⚠ I can’t create private threads in this channel. Missing permissions: { $permissions }. Until I have them, players get direct messages.
invite = - Hosts may ping this role to find players (once per game, at most once an hour): **{ $role }**
inviteNobody = none
warnInvite = ⚠ I’m not allowed to ping this role, so no one would notice. Allow everyone to mention it (Server Settings > Roles), or give me permission to mention all roles.
help = -# Server managers may always open games, in these channels and up to this limit. `/game create thread:` overrides the thread setting for one game. If one of the channels is a forum, games opened elsewhere get a post there.
warnThread = ⚠ I can’t create threads in this channel. Missing permissions: { $permissions }.
saved = ✅ Saved
whoMenu = Who may open games
pickEveryone = Everyone
pickManagers = Server managers only
roleMenu = Only members with this role…
channelMenu = Only in these channels…
mostMenu = Maximum number of games at once
games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
toThread = New games get a thread
toHere = New games stay in the channel
toWhole = Always show the full board
toGlance = Show a summary of the table
toPrivateThreads = Secrets in private threads
toDirect = Secrets by direct message
anywhereButton = Allow all channels
reset = Restore defaults
broken = This server’s stored settings can’t be read, so no one can open a game.
brokenHint = The button restores the defaults: everyone, everywhere, 20 games at once, in the channel, with a summary of the table, secrets by direct message.
onlyServer = Settings belong to a server. Use this in one of its channels.
onlyManagers = You need the Manage Server permission to change this.
onlyManagersHint = Ask a server manager.
roleMissing = Choose a role as well.
roleMissingHint = For example `/settings create: members with a role` with `role: @Players`.
