## Why something can't be done, and what to do instead (keys that end in `Hint`). Plain text: no markup in it.

errors-lobbyFull = All { $most } seats of this game are taken.
errors-lobbyFullHint = Wait for someone to leave, or open a game in another channel.
errors-tooFew =
    { $count ->
        [one] This game needs { $fewest } players; only { $count } seat is taken.
       *[other] This game needs { $fewest } players; only { $count } seats are taken.
    }
errors-tooFewHint = Wait for more people, or fill seats with automatic players.
errors-tooManySeatedHint = Someone has to leave first, or the host has to change the options.
errors-illegalOptions = These options can’t be combined. { $reasons }
errors-illegalOptionsHint = Change one of them.
errors-channelTaken = This channel already has an open game, { $game }.
errors-channelTakenHint = Join that one, or open yours in another channel or thread.
errors-channelTakenSince = Another game, { $game }, has been opened in this channel in the meantime.
errors-channelTakenSinceHint = That game has to end first, or use /host here to move one of them to another channel.
errors-moreSeated =
    { $count ->
        [one] The game can’t be set to { $wanted } players: { $count } seat is already taken.
       *[other] The game can’t be set to { $wanted } players: { $count } seats are already taken.
    }
errors-emptyName = That name has no visible characters. Choose another.
errors-longName = A game’s name can have at most { $most } characters.
errors-badSettings = This server’s stored settings can’t be read.
errors-badSettingsHint = A server manager can reset them with /settings and the button “Restore defaults”.
errors-wrongSettings = Choose at most { $channels } channels, and between 1 and { $games } games.
errors-onlyManagers = You need the Manage Server permission to change this.
errors-askManager = Ask a server manager to change this with /settings.
errors-managersOpen = Only server managers can open games here.
errors-roleOpens = Only members with a certain role can open games here.
errors-notHere = Games can’t be opened in this channel, only in others on this server.
errors-tooManyGames =
    { $count ->
        [one] This server already has { $count } open game, which is its limit.
       *[other] This server already has { $count } open games, which is its limit.
    }
errors-tooManyGamesHint = Wait for one to end, or ask a server manager to raise the limit with /settings.
errors-otherServer = That game belongs to another server.
errors-otherServerHint = Move it to a channel on its own server.
errors-livesHere = The game is already in this channel.
errors-noSuchGame = There is no such game.
errors-noSuchGameHint = Check the name. It looks like adama-417.
errors-notStarted = This game hasn’t started yet.
errors-notStartedHint = The host starts it when everyone is here.
errors-started = This game has already started.
errors-startedHint = The host can give you a seat, or you can open a game in another channel.
errors-leaveRunning = To take a break, use /away. To leave for good, ask { $host } to hand your seat over with /host replace.
errors-theHost = the host
errors-over = This game is over.
errors-overHint = You can still read its log with /game log.
errors-ended = This game has already ended.
errors-abandoned = This game was abandoned.
errors-openNew = You can open a new game instead.
errors-alreadyJoined = You already have a seat in this game.
errors-alreadyJoinedHint = The host will start it.
errors-personJoined = { $name } already has a seat in this game.
errors-personJoinedHint = Choose someone else.
errors-noSeat = You have no seat in this game.
errors-canJoin = You can still join it with /game join.
errors-canWatch = You can watch it in its channel.
errors-noSuchSeat = This game has no such seat.
errors-noAutomatic = There are no automatic players in this game.
errors-automaticAlready = An automatic player already has this seat.
errors-notAllowed = Only the host of this game or a server manager can do this.
errors-askHost = Ask { $name }.
errors-askAdministrator = Ask a server manager.
errors-forAnother = This is { $name }’s decision.
errors-decided = This has already been decided.
errors-takenBack = The game has been rewound since you were asked this.
errors-nothingWaits = There’s nothing for you to answer right now.
errors-anotherWaits = You’re being asked something else now.
errors-chooseAgain = Choose again.
errors-noCheckNow = There’s no skill check in progress, or its result is already known.
errors-nothingDecided = No decisions have been made yet.
errors-nothingDecidedHint = There’s nothing to undo.
errors-noFurther = The game can’t be rewound any further.
errors-noFurtherHint = Only the most recent answers can be undone.
errors-quicker = Someone was faster: the game has just changed.
errors-quickerHint = Check what’s open now and try again.
errors-notStored = This couldn’t be saved, so nothing has changed.
errors-notStoredHint = Try again in a minute. If it keeps happening, tell whoever runs the bot.
errors-unsure = The database connection dropped, so I don’t know whether this was saved.
errors-unsureHint = Check the game in a minute, and try again only if nothing has changed.
errors-bug = Something went wrong on my side. The game is just as it was before.
errors-bugHint = Try something else, and tell whoever runs the bot.

## Why the bot refuses something, and what to do instead (keys that end in `Hint`). With markup.

refusals-bug = Something went wrong on my side. Nothing has changed: try again, and tell the host if it happens twice.
refusals-noGameCalled = There is no game “{ $game }” here.
refusals-noGameHere = There is no game in this channel.
refusals-noGameYet = `/game create` opens one.
refusals-youPlayIn = You’re playing in { $games }.
refusals-playNowhere = You aren’t in any games.
refusals-playNowhereHint = Use `/game create` or `/game join` in a server channel.
refusals-playSeveral = You’re in several games.
refusals-playSeveralHint = Choose one with the `game` option: { $games }. `/games` lists them with buttons.
refusals-needsServer = Games need a server channel.
refusals-lacking = I can’t host a game here. Missing permissions: { $permissions }.
refusals-lackingHint = Ask a server manager to grant them, or choose another channel.
refusals-noSuchSeat = There is no such seat.
refusals-noSuchSeatHint = Choose one of the suggestions.
refusals-noMember = { $person } isn’t a member of this server and couldn’t see the game.
refusals-noMemberHint = Choose a member, or invite them first.
refusals-botSeat = A bot can’t take a seat.
refusals-botSeatHint = Leave out `by` to have an automatic player take over.
refusals-notPlayed = No game is running here.
refusals-noSeatIn = You have no seat in { $game }.
refusals-noBoard = There is no board yet: the game hasn’t started.
refusals-noBoardHint = `/game start` starts it.
refusals-nothingToAbandon = There’s nothing to abandon.
refusals-mayNotAbandon = Only the host of this game or a server manager can abandon it.
refusals-noMove = You can’t move now.
refusals-noAction = You can’t take an action now.
refusals-nothingToPlay = You have nothing to play right now.
refusals-noCheck = No skill check is waiting for your cards.
refusals-nothingWaits = Nothing is waiting for your decision.
refusals-namedTwice = You chose the same one twice.
refusals-namedTwiceHint = Choose each only once; identical cards are suggested separately.
refusals-nothingChosen = You didn’t choose anything.
refusals-tooMany = You chose { $number }, but the limit is { $most }.
refusals-decided = This has already been decided.
refusals-notPossible = That isn’t possible now.
refusals-ambiguous = That matches several things.
refusals-canChoose = You can choose: { $choices }.
# One of the choices, cards or rules in a list.
refusals-quoted = “{ $name }”
refusals-andMore = { $choices } and { $more } more
refusals-nothingToPass = There’s nothing to pass on right now.
refusals-noSuchPass = You can’t pass on that question.
refusals-oldCommand = This command is from another version of the bot.

# Below the reason why a form was not accepted; what the person typed follows.
refusals-youWrote = Here’s what you wrote, so it isn’t lost:
refusals-oldCommandHint = Reload Discord and try again.
refusals-noCard = There is no card by that name.
refusals-noCharacter = There is no character by that name.
refusals-noLocation = There is no location by that name.
refusals-noRule = There is no such rule.
refusals-suggests = `/{ $command }` makes suggestions as you type.
refusals-didYouMean = Did you mean { $name }?
refusals-didYouMeanOneOf = Did you mean { $names } or { $last }?
