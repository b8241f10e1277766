### Why something can't be done, and what to do instead (keys that end in `Hint`). Plain text: no markup in it.

lobbyFull = All { $most } seats of this game are taken.
lobbyFullHint = Somebody has to leave first, or you open another game in another channel.
tooFew =
    { $count ->
        [one] This game needs { $fewest } players; only { $count } seat is taken.
       *[other] This game needs { $fewest } players; only { $count } seats are taken.
    }
tooFewHint = Wait for more people, or fill seats with automatic players.
tooManySeatedHint = Somebody has to leave first, or the host chooses other options.
illegalOptions = These options don’t go together. { $reasons }
illegalOptionsHint = Change one of them.
channelTaken = This channel already has an open game, { $game }.
channelTakenHint = Join that one, or open yours in another channel or thread.
channelTakenSince = This channel has another open game by now, { $game }.
channelTakenSinceHint = That one has to end first, or /host here takes one of them to another channel.
moreSeated =
    { $count ->
        [one] The game can’t be for { $wanted }: { $count } seat is taken already.
       *[other] The game can’t be for { $wanted }: { $count } seats are taken already.
    }
emptyName = Nothing can be seen of this name: choose another.
longName = The name of a game has at most { $most } characters.
badSettings = What is stored about games on this server can’t be understood.
badSettingsHint = A server manager sets it back with /settings and the button “Back to the defaults”.
wrongSettings = Name at most { $channels } channels, and 1 to { $games } games.
onlyManagers = Only members with the permission Manage Server may change this.
askManager = Ask a server manager; /settings changes it.
managersOpen = Only server managers may open games here.
roleOpens = Only members with a certain role may open games here.
notHere = Games are opened in other channels of this server.
tooManyGames =
    { $count ->
        [one] This server has { $count } open game already, and may have no more.
       *[other] This server has { $count } open games already, and may have no more.
    }
tooManyGamesHint = One of them has to end first, or a server manager allows more with /settings.
otherServer = That game belongs to another server.
otherServerHint = Take it to a channel of its own server.
livesHere = The game lives here already.
noSuchGame = There is no such game.
noSuchGameHint = Check its name: it looks like adama-417.
notStarted = This game has not started yet.
notStartedHint = The host starts it when everybody is here.
started = This game has already started.
startedHint = The host can hand you a seat, or you open another game in another channel.
leaveRunning = For a while, /away has somebody play for you. For good, { $host } hands your seat over with /host replace.
theHost = the host
over = This game is over.
overHint = Its log can still be read with /game log.
ended = This game has already ended.
abandoned = This game was abandoned.
openNew = Open a new game instead.
alreadyJoined = You already have a seat in this game.
alreadyJoinedHint = Wait for the host to start it.
personJoined = { $name } already has a seat in this game.
personJoinedHint = Choose somebody else.
noSeat = You have no seat in this game.
canJoin = You can still join it with /game join.
canWatch = You can watch it in its channel.
noSuchSeat = There is no such seat in this game.
noAutomatic = No automatic player has a seat in this game.
automaticAlready = An automatic player has this seat already.
notAllowed = Only the host of this game or a server manager may do this.
askHost = Ask { $name }.
askAdministrator = Ask a server manager.
forAnother = This is for { $name } to decide.
decided = This has already been decided.
takenBack = The game was taken back since this was asked.
nothingWaits = Nothing waits for you now.
anotherWaits = Something else waits for you now.
chooseAgain = Choose again.
noCheckNow = No skill check is being made now, or its result is known.
nothingDecided = Nobody has decided anything yet.
nothingDecidedHint = There is nothing to take back.
noFurther = The game can’t be taken back any further.
noFurtherHint = Only the latest answers are kept for that.
quicker = Somebody was quicker: the game has just changed.
quickerHint = Look again at what is open now.
notStored = This could not be stored, so nothing has changed.
notStoredHint = Try again in a minute; if it stays so, tell whoever runs the bot.
unsure = It is not known whether this was stored: the database went away in that moment.
unsureHint = Look at the game in a minute, and try again only if nothing has changed.
bug = Something went wrong on my side. The game is as it was before.
bugHint = Try something else, and tell whoever runs the bot.
