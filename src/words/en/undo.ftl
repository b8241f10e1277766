### Undoing: previews, votes, notices. Keys that end in `Hint` say what to do instead; errors are plain text.

gone = The game can no longer be rewound to that point.
goneHint = See /game undo for what can still be undone.
changed = Something has changed since you looked, so nothing was undone.
changedHint = Check again what would be undone now.
needsVote = This can only be undone if the others agree.
needsVoteHint = Use the button “Ask the others”.
onlyPlayers = Only players can ask for a vote.
onlyPlayersHint = The host and server managers can undo without a vote.
proposalOpen = { $name } has already asked to undo something, and the vote is open.
proposalOpenHint = Vote there first.
nobodyVotes = None of the other players is here to vote.
nobodyVotesHint = The host and server managers can undo without a vote, with /game undo.
exported = This game’s file, with all its secrets, has been downloaded, so the game can’t be continued.
voteClosed = This vote is over.
voteClosedHint = /game undo starts a new one.
notYourVote = Only the other players vote on this.
notYourVoteHint = The host and server managers can undo without a vote, with /game undo.
ownVote = It’s your own request, so you already count as in favor.
ownVoteHint = “Don’t undo” withdraws it.
title = ### Undo?
toAnswer = The game goes back to turn { $turn }, just before { $name } decided.
toSetUp = The game goes back to the setup, just before { $name } decided.
toHidden = The game goes back to an earlier point of turn { $turn }.
toTurn = The game goes back to the start of turn { $turn }.
toBeginning = The game goes back to its very beginning.
takesBack = This undoes { $answers }.
nothingKnown = This undoes no answer that you know of.
answersOf =
    { $count ->
        [one] { $count } answer by { $name }
       *[other] { $count } answers by { $name }
    }
and = { $some } and { $last }
linesGo = These log entries will no longer count:
moreLines =
    { $count ->
        [one] … and { $count } entry before them
       *[other] … and { $count } entries before them
    }
seen = Hidden information has been revealed since, and what has been seen can’t be unseen.
tellsSecret = No one else knows that you were asked. Everyone will learn that you undid something.
wakes = The game is over. It would continue from that point and no longer count in the statistics.
atOnce = You can undo this immediately: nothing hidden has been revealed since.
asOrganiser = As host or server manager, you can undo this immediately.
byVote = The others need to agree: a majority of the other players within a day.
confirm = Undo
propose = Ask the others
cancel = Never mind

# A vote against undoing, or a request withdrawn.
against = Don’t undo
cancelled = Nothing was undone.
done = Undone.
asked = I’ve asked the others in the channel.
proposes = ### { $name } would like to undo something
doYouAgree = { $people }, do you agree?
tally = For: { $yes } · against: { $no } · { $needed } of { $voters } needed
until = The vote ends { $time }.
carried = ✅ The vote passed: what { $name } asked to undo is undone.
refused = ❌ The vote failed: what { $name } asked to undo stands.
expired = ❌ { $name } asked to undo something, but too few players voted within a day.
lapsed = ❌ { $name } asked to undo something, but the vote was called off.
voted = Your vote has been counted.
undoneOwn = ↩ { $name } undid their last decision ({ $answers }).
undoneOrganiser = ↩ { $name } rewound the game ({ $answers }).
undoneVote = ↩ The game has been rewound, as { $name } proposed and a majority agreed ({ $answers }).
undoneSecretly = ↩ { $name } undid a decision.
noLongerCounts = The log entries about it no longer count.
pointBefore = Turn { $turn }: before “{ $line }”
pointBeforeSetUp = Setup: before “{ $line }”
pointAnswer = Turn { $turn }: before { $name } decided
pointSetUp = Setup: before { $name } decided
pointTurn = The start of turn { $turn }
pointBeginning = The beginning of the game
