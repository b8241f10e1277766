### The panel of `/settings`. With markup.

title = ## Games on this server
creators = - Who may open games: **{ $who }**
everyone = everyone
managers = server managers only
role = members with the role { $role }
places = - Where: **{ $places }**
anywhere = in any channel
listed = in { $channels }, and in their threads
most =
    { $count ->
        [one] - At once: **{ $count } game**; now { $open } open
       *[other] - At once: **{ $count } games**; now { $open } open
    }
home = - A new game is played: **{ $home }**
homeHere = in the channel where it is opened
homeThread = in a new thread of its own
picture = - After each phase the channel sees: **{ $picture }**
pictureGlance = the table at a glance
pictureWhole = the whole board
privately = - What only one player may know: **{ $place }**
privatelyDirect = by direct message
privatelyThreads = in a private thread of each player
language = - In channels everybody reads: **{ $language }** (`/settings language:`)

# Said plainly, since it opens the game’s secrets.
moderators = ⚠ Members with the permission Manage Threads can read every private thread, and so every hand and every Loyalty card. If one of them plays, direct messages are safer.
warnPrivate = ⚠ I may open no private threads in this channel: I lack the permission { $permissions }. Until I have it, players get direct messages.
invite = - Hosts may call players by mentioning (once a game, at most once an hour): **{ $role }**
inviteNobody = nobody
warnInvite = ⚠ I may not mention this role, so nobody would notice. Allow anyone to mention it (Server Settings, Roles), or give me the permission to mention all roles.
help = -# Server managers may always open games, in these channels and up to this number. `thread` with `/game create` decides otherwise for one game. If a forum is among the channels, games that are opened elsewhere get a post in it.
warnThread = ⚠ I may open no threads in this channel: I lack the permission { $permissions }.
saved = ✅ Saved
whoMenu = Who may open games
pickEveryone = Everyone
pickManagers = Server managers only
roleMenu = Only members with this role …
channelMenu = Only in these channels …
mostMenu = How many games at once
games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
toThread = New games get a thread
toHere = New games stay in the channel
toWhole = Show the whole board each time
toGlance = Show the table at a glance
toPrivateThreads = Secrets in private threads
toDirect = Secrets by direct message
anywhereButton = Allow every channel
reset = Back to the defaults
broken = What is stored about games on this server can’t be understood, so nobody can open one.
brokenHint = The button sets it back to the defaults: everyone, everywhere, 20 games at once, in the channel, with the table at a glance, secrets by direct message.
onlyServer = Settings belong to a server: use this in one of its channels.
onlyManagers = Only members with the permission Manage Server may change this.
onlyManagersHint = Ask a server manager.
roleMissing = Name the role, too.
roleMissingHint = For example `/settings create: members with a role` with `role: @Players`.
