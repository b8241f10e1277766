### Taking back: previews, votes, notices. Keys that end in `Hint` say what to do instead; errors are plain text.

gone = The game can’t be taken back to that moment any more.
goneHint = Look with /game undo what can be taken back now.
changed = Something has changed since you looked, so nothing was taken back.
changedHint = Look again at what would be taken back now.
needsVote = This can only be taken back if the others agree.
needsVoteHint = Ask them with the button «Ask the others».
onlyPlayers = Only players ask the others.
onlyPlayersHint = The host and server managers take back at once.
proposalOpen = { $name } has already asked to take something back, and the vote is open.
proposalOpenHint = Vote there first.
nobodyVotes = None of the other players is there to be asked.
nobodyVotesHint = The host and server managers can take back at once with /game undo.
exported = Somebody has the file of this game with all its secrets, so it can’t go on.
voteClosed = This vote is over.
voteClosedHint = /game undo asks anew.
notYourVote = Only the other players vote on this.
notYourVoteHint = The host and server managers can take back at once with /game undo.
ownVote = You are for it anyway: you asked for it.
ownVoteHint = With «Leave it» you withdraw it.
title = ### Take back?
toAnswer = The game goes back to before { $name } decided (turn { $turn }).
toSetUp = The game goes back to before { $name } decided, before the first turn.
toHidden = The game goes back to an earlier moment of turn { $turn }.
toTurn = The game goes back to the start of turn { $turn }.
toBeginning = The game goes back to its beginning.
takesBack = That takes back { $answers }.
nothingKnown = That takes back no answer that you know of.
answersOf =
    { $count ->
        [one] an answer of { $name }
       *[other] { $count } answers of { $name }
    }
and = { $some } and { $last }
linesGo = These lines no longer count:
moreLines =
    { $count ->
        [one] … and { $count } line before them
       *[other] … and { $count } lines before them
    }
seen = Something hidden has come out since: what somebody has seen can’t be unseen.
tellsSecret = Nobody else knows that you were asked. Everybody will be told that you took something back.
wakes = The game is over; it would go on from there, and would no longer count in the statistics.
atOnce = You can take this back at once: nothing hidden has come out since.
asOrganiser = As the host or a server manager you can take this back at once.
byVote = The others have to agree: most of the other players must vote for it within a day.
confirm = Take it back
propose = Ask the others
cancel = Leave it
cancelled = Nothing was taken back.
done = It is taken back.
asked = The others are asked in the channel.
proposes = ### { $name } would like to take something back
doYouAgree = { $people }, do you agree?
tally = { $yes } for it, { $no } against it; { $needed } of { $voters } needed.
until = The vote ends { $time }.
carried = ✅ The vote to take something back, asked for by { $name }, was carried.
refused = ❌ The vote to take something back, asked for by { $name }, was lost.
expired = ❌ The vote to take something back, asked for by { $name }, is over: too few voted within a day.
lapsed = ❌ The vote to take something back, asked for by { $name }, was called off.
voted = Your vote is counted.
undoneOwn = ↩ { $name } took back the last decision ({ $answers }).
undoneOrganiser = ↩ { $name } took the game back ({ $answers }).
undoneVote = ↩ The game is taken back, as { $name } proposed and most voted ({ $answers }).
undoneSecretly = ↩ { $name } took back a decision.
noLongerCounts = What the log says of it no longer counts.
pointBefore = Turn { $turn }: before “{ $line }”
pointBeforeSetUp = Before the first turn: before “{ $line }”
pointAnswer = Turn { $turn }: before { $name } decided
pointSetUp = Before the first turn: before { $name } decided
pointTurn = The start of turn { $turn }
pointBeginning = The beginning of the game
