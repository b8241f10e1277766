### Why something can't be done, and what to do instead (keys that end in `Hint`). Plain text: no markup in it.

lobbyFull = All { $most } seats of this game are taken.
lobbyFullHint = Wait for someone to leave, or open a game in another channel.
tooFew =
    { $count ->
        [one] This game needs { $fewest } players; only { $count } seat is taken.
       *[other] This game needs { $fewest } players; only { $count } seats are taken.
    }
tooFewHint = Wait for more people, or fill seats with automatic players.
tooManySeatedHint = Someone has to leave first, or the host has to change the options.
illegalOptions = These options can’t be combined. { $reasons }
illegalOptionsHint = Change one of them.
channelTaken = This channel already has an open game, { $game }.
channelTakenHint = Join that one, or open yours in another channel or thread.
channelTakenSince = Another game, { $game }, has been opened in this channel in the meantime.
channelTakenSinceHint = That game has to end first, or use /host here to move one of them to another channel.
moreSeated =
    { $count ->
        [one] The game can’t be set to { $wanted } players: { $count } seat is already taken.
       *[other] The game can’t be set to { $wanted } players: { $count } seats are already taken.
    }
emptyName = That name has no visible characters. Choose another.
longName = A game’s name can have at most { $most } characters.
badSettings = This server’s stored settings can’t be read.
badSettingsHint = A server manager can reset them with /settings and the button “Restore defaults”.
wrongSettings = Choose at most { $channels } channels, and between 1 and { $games } games.
onlyManagers = You need the Manage Server permission to change this.
askManager = Ask a server manager to change this with /settings.
managersOpen = Only server managers can open games here.
roleOpens = Only members with a certain role can open games here.
notHere = Games can’t be opened in this channel, only in others on this server.
tooManyGames =
    { $count ->
        [one] This server already has { $count } open game, which is its limit.
       *[other] This server already has { $count } open games, which is its limit.
    }
tooManyGamesHint = Wait for one to end, or ask a server manager to raise the limit with /settings.
otherServer = That game belongs to another server.
otherServerHint = Move it to a channel on its own server.
livesHere = The game is already in this channel.
noSuchGame = There is no such game.
noSuchGameHint = Check the name. It looks like adama-417.
notStarted = This game hasn’t started yet.
notStartedHint = The host starts it when everyone is here.
started = This game has already started.
startedHint = The host can give you a seat, or you can open a game in another channel.
leaveRunning = To take a break, use /away. To leave for good, ask { $host } to hand your seat over with /host replace.
theHost = the host
over = This game is over.
overHint = You can still read its log with /game log.
ended = This game has already ended.
abandoned = This game was abandoned.
openNew = You can open a new game instead.
alreadyJoined = You already have a seat in this game.
alreadyJoinedHint = The host will start it.
personJoined = { $name } already has a seat in this game.
personJoinedHint = Choose someone else.
noSeat = You have no seat in this game.
canJoin = You can still join it with /game join.
canWatch = You can watch it in its channel.
noSuchSeat = This game has no such seat.
noAutomatic = There are no automatic players in this game.
automaticAlready = An automatic player already has this seat.
notAllowed = Only the host of this game or a server manager can do this.
askHost = Ask { $name }.
askAdministrator = Ask a server manager.
forAnother = This is { $name }’s decision.
decided = This has already been decided.
takenBack = The game has been rewound since you were asked this.
nothingWaits = There’s nothing for you to answer right now.
anotherWaits = You’re being asked something else now.
chooseAgain = Choose again.
noCheckNow = There’s no skill check in progress, or its result is already known.
nothingDecided = No decisions have been made yet.
nothingDecidedHint = There’s nothing to undo.
noFurther = The game can’t be rewound any further.
noFurtherHint = Only the most recent answers can be undone.
quicker = Someone was faster: the game has just changed.
quickerHint = Check what’s open now and try again.
notStored = This couldn’t be saved, so nothing has changed.
notStoredHint = Try again in a minute. If it keeps happening, tell whoever runs the bot.
unsure = The database dropped out, so I don’t know whether this was saved.
unsureHint = Check the game in a minute, and try again only if nothing has changed.
bug = Something went wrong on my side. The game is just as it was before.
bugHint = Try something else, and tell whoever runs the bot.
