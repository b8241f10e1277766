### Why the bot refuses something, and what to do instead (keys that end in `Hint`). With markup.

bug = Something went wrong on my side. Nothing has changed: try again, and tell the host if it happens twice.
noGameCalled = There is no game “{ $game }” here.
noGameHere = There is no game in this channel.
noGameYet = `/game create` opens one.
youPlayIn = You’re playing in { $games }.
playNowhere = You aren’t in any game.
playNowhereHint = Use `/game create` or `/game join` in a server channel.
playSeveral = You’re in several games.
playSeveralHint = Choose one with the `game` option: { $games }. `/games` lists them with buttons.
needsServer = Games need a server channel.
lacking = I can’t host a game here. Missing permissions: { $permissions }.
lackingHint = Ask a server manager to grant them, or choose another channel.
noSuchSeat = There is no such seat.
noSuchSeatHint = Choose one of the suggestions.
noMember = { $person } isn’t a member of this server and couldn’t see the game.
noMemberHint = Choose a member, or invite them first.
botSeat = A bot can’t take a seat.
botSeatHint = Leave out `by` to have an automatic player take over.
notPlayed = No game is running here.
noSeatIn = You have no seat in { $game }.
noBoard = There is no board yet: the game hasn’t started.
noBoardHint = `/game start` starts it.
nothingToAbandon = There’s nothing to abandon.
mayNotAbandon = Only the host of this game or a server manager can abandon it.
noMove = You can’t move now.
noAction = You can’t take an action now.
nothingToPlay = You have nothing to play right now.
noCheck = No skill check is waiting for your cards.
nothingWaits = Nothing is waiting for your decision.
namedTwice = You chose the same one twice.
namedTwiceHint = Choose each only once; identical cards are suggested separately.
nothingChosen = You didn’t choose anything.
tooMany = You chose { $number }, but the limit is { $most }.
decided = This has already been decided.
notPossible = That isn’t possible now.
ambiguous = That matches several things.
canChoose = You can choose: { $choices }.
# One of the choices, cards or rules in a list.
quoted = “{ $name }”
andMore = { $choices } and { $more } more
nothingToPass = There’s nothing to pass on right now.
noSuchPass = You can’t pass on that question.
oldCommand = This command is from another version of the bot.

# Below the reason why a form was not accepted; what the person typed follows.
youWrote = Here’s what you wrote, so it isn’t lost:
oldCommandHint = Reload Discord and try again.
noCard = There is no card by that name.
noCharacter = There is no character by that name.
noLocation = There is no location by that name.
noRule = There is no such rule.
suggests = `/{ $command }` makes suggestions as you type.
didYouMean = Did you mean { $name }?
didYouMeanOneOf = Did you mean { $names } or { $last }?
