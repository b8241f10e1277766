## The message in the channel that says whose move it is. With markup, except in buttons.

question-lookAt = Look up a character…
question-heading =
    { $count ->
        [one] { $name } decides
       *[other] { $count } players decide
    }
question-reactions = Reactions
question-reactionsHelp = Anyone who can react has been asked in private. “Answer” shows you, and only you, whether that’s you. The game continues once everyone has decided.

# Where some players can’t be sent direct messages.
question-mayBeAsked = { $people }: press “Answer” to see whether you are being asked.

# The default answer of everyone who is asked.
question-noReaction = no reaction
question-reactionPossible = You may react in { $channel }.

# `link`: to the latest log entry.
question-reactionPossibleAt = You may react in { $channel }: [see what happened]({ $link }).

# Why a reaction is asked for once more; `reactions`: who has used what.
question-again = 🔁 You’re being asked again because of this: { $reactions }.

# When the time for a question runs out, and what happens then; `when`: “in 2 hours”.
question-until = ⏳ { $when } I’ll answer “{ $answer }”
question-untilDefault = ⏳ { $when } I’ll give the default answer
question-untilAutomatic = ⏳ { $when } an automatic player will answer
question-untilPause = ⏳ { $when } the game will pause
question-answer = Answer
question-hand = My hand
question-whichHand = You’re playing in several games. Whose hand would you like to see?

## A question to one person, with everything to answer it. With markup, but for buttons and menus.

panel-pickOne = Choose one
panel-pickSeveral = Pick

# After the text of a long menu.
panel-pageOf = { $text } ({ $page }/{ $pages })

# Where cards are drawn one by one.
panel-allAtOnce = Or draw all { $count } at once…
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Earlier
panel-more = More ▶
panel-confirm = Confirm
panel-clear = Clear
panel-nothingPicked = **Nothing picked yet**: pick { $range }.
panel-picked = **{ $number } picked** (pick { $range }): { $labels }.
panel-tooMany = { $picked } Too many: { $most } at most.
panel-tooFew =
    { $count ->
        [one] { $picked } Pick { $count } more.
       *[other] { $picked } Pick { $count } more.
    }

# Where the player discards more than half of a hand, and picks what to keep.
panel-keep =
    { $count ->
        [one] **Choose the card to keep**: you discard all others.
       *[other] **Choose { $count } cards to keep**: you discard all others.
    }
panel-kept = **Keeping { $number } of { $most }**: { $labels }.
panel-restGoes =
    { $count ->
        [one] You discard the other card.
       *[other] You discard the other { $count }.
    }
panel-discardOthers =
    { $count ->
        [one] Discard the other card
       *[other] Discard the other { $count }
    }

# How many may be picked: a range, or two numbers.
panel-range = { $least } to { $most }
panel-eitherRange = { $one } or { $other }
panel-footer = Game { $game }
panel-footerMore =
    { $count ->
        [one] Game { $game } · 1 more question after this
       *[other] Game { $game } · { $count } more questions after this
    }

# The text of a menu of one group of choices.
panel-groupOf = { $group } ({ $number })
panel-sure = This can’t be undone. Are you sure?
panel-doIt = Yes, do it
panel-takeBack = Never mind
panel-rule = Rule

# The Quorum card that was drawn last.
panel-newestQuorum = Newest Quorum card: **{ $card }**: { $text }
panel-otherQuorum = Your other Quorum cards: { $cards }
panel-silent = Don’t ask again during this check

# The choice of a player who pressed that.
panel-silenced = { $pass }; you won’t be asked again until this check’s result is known
panel-ruleTitle = { $rule } · { $name }
panel-choices = What the choices mean

# In place of a question that the player has reopened.
panel-openedBelow = You’ve reopened this question further down.
panel-lately =
    { $refusal }
    Recently:
    { $lines }

# About a move: the allies at a place, and those where the player already is.
panel-meetThere = You encounter an ally there: { $allies }
panel-meetHere = If you stay here, you encounter an ally: { $allies }

## What a person can do in a game right now, in one sentence; the deadlines stand below it. With markup.

now-lobby = The game { $game } hasn’t started: `/game join` takes a seat, `/game start` starts it.
now-over = The game is over; `/game create` opens a new one.
now-abandoned = The game was abandoned; `/game create` opens a new one.
now-archived = The game was archived after a period of inactivity; `/game revive` brings it back.
now-open = Waiting for you: { $questions }

# One of them.
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Nothing for you right now: the game is waiting for possible reactions.
now-waitsFor = Nothing for you right now: the game is waiting for { $players }.
now-and = and

## A skill check, for someone who may add cards to it. With markup.

check-needs = **{ $source }** needs **{ $difficulty }** to pass.
check-needsPartly = **{ $source }** needs **{ $difficulty }** to pass, **{ $partialAt }** for a partial success.
check-sides =
    Positive: { $skills }
    Negative: all other skills

# Numbers of cards.
check-destiny = { $count } from the Destiny deck (random)
check-added = { $count } from { $player }
check-soFar = Cards so far: { $cards }
check-open = Revealed so far: +{ $helps } −{ $hinders } = **{ $total }**

# The strength is known, the result not yet.
check-counted = Total: **{ $total }** vs. **{ $difficulty }**

# Below it: how abilities have changed the total.
check-changed = Modified by abilities: { $changes }
check-change = { $change } from { $ability }
check-changeOf = { $change } from { $player }’s { $ability }
check-noPicks = **No cards picked yet.** Press a card to add it.
check-picks =
    { $count ->
        [one] **Adding { $count } card: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Adding { $count } cards: +{ $helps } −{ $hinders } = { $total }**
    }

# A card as a button.
check-card = { $strength } { $skill } · { $card }

## What commands and buttons answer. With markup.

replies-joined = You’ve taken a seat in { $game }. Keep your direct messages open: your secrets will arrive there, unless this server uses private threads.
replies-left = You left { $game }.
replies-leftLast = You left { $game }. You were the last player, so the lobby has closed.
replies-begins = The game begins.
replies-automaticTakesOver = An automatic player takes over.
replies-takesOver = { $person } takes over.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ You ran out of time, so I answered for you: { $labels }

# A small line below it: what the question was.
replies-chosenAbout = -# { $about }

# A small line below an answer that was given elsewhere.
replies-atTable = -# Back to the table: { $link }
replies-goesOn = The game continues.
replies-abandoned = The game { $game } has been abandoned.
replies-confirmAbandon = Abandon the game { $game } for all { $players } players? This can’t be undone.
replies-abandon = Abandon the game
replies-abandonChanged = The game has started or ended since you were asked, so nothing was abandoned.
replies-abandonChangedHint = Run `/host abandon` again.
replies-keepPlaying = Keep playing
replies-everybodySees = Everyone can see the reply.
replies-unknownCommand = This command no longer exists. `/help` shows what you can do.

# A small line below a reply.
replies-movedCommand = -# `/{ $old }` is now `/{ $path }`.
replies-oldButton = This button is from an earlier version of the bot. `/help` shows what you can do now.
replies-tooFast = I can’t keep up with you. Wait a few seconds, then try again.
replies-manyPictures = I have a lot of pictures to draw right now. Try again in a moment.

# What a numbered rule is, above its text.
replies-ruleKind = Rule · { $chapter }

## Undoing: previews, votes, notices. Keys that end in `Hint` say what to do instead; errors are plain text.

undo-gone = The game can no longer be rewound to that point.
undo-goneHint = See /game undo for what can still be undone.
undo-changed = Something has changed since you looked, so nothing was undone.
undo-changedHint = Check again what would be undone now.
undo-needsVote = This can only be undone if the others agree.
undo-needsVoteHint = Use the button “Ask the others”.
undo-onlyPlayers = Only players can ask for a vote.
undo-onlyPlayersHint = The host and server managers can undo without a vote.
undo-proposalOpen = { $name } has already asked to undo something, and the vote is open.
undo-proposalOpenHint = Vote there first.
undo-nobodyVotes = There’s no other player who could vote on this.
undo-nobodyVotesHint = The host and server managers can undo without a vote, with /game undo.
undo-exported = This game’s file, with all its secrets, has been downloaded, so the game can’t be continued.
undo-voteClosed = This vote is over.
undo-voteClosedHint = /game undo starts a new one.
undo-notYourVote = Only the other players vote on this.
undo-notYourVoteHint = The host and server managers can undo without a vote, with /game undo.
undo-ownVote = It’s your own request, so you already count as in favor.
undo-ownVoteHint = “Don’t undo” withdraws it.
undo-title = ### Undo?
undo-toAnswer = The game goes back to turn { $turn }, just before { $name } decided.
undo-toSetUp = The game goes back to the setup, just before { $name } decided.
undo-toHidden = The game goes back to an earlier point of turn { $turn }.
undo-toTurn = The game goes back to the start of turn { $turn }.
undo-toBeginning = The game goes back to its very beginning.
undo-takesBack = This undoes { $answers }.
undo-nothingKnown = As far as you can tell, this undoes no answers.
undo-answersOf =
    { $count ->
        [one] { $count } answer by { $name }
       *[other] { $count } answers by { $name }
    }
undo-and = { $some } and { $last }
undo-linesGo = These log entries will no longer count:
undo-moreLines =
    { $count ->
        [one] … and { $count } entry before them
       *[other] … and { $count } entries before them
    }
undo-seen = Hidden information has been revealed since, and what has been seen can’t be unseen.
undo-tellsSecret = No one else knows that you were asked. Everyone will learn that you undid something.
undo-wakes = The game is over. It would continue from that point and no longer count in the statistics.
undo-atOnce = You can undo this immediately: nothing hidden has been revealed since.
undo-asOrganiser = As host or server manager, you can undo this immediately.
undo-byVote = The others need to agree: a majority of the other players within a day.
undo-confirm = Undo
undo-propose = Ask the others
undo-cancel = Never mind

# A vote against undoing, or a request withdrawn.
undo-against = Don’t undo
undo-cancelled = Nothing was undone.
undo-done = Undone.
undo-asked = I’ve asked the others in the channel.
undo-proposes = ### { $name } would like to undo something
undo-doYouAgree = { $people }, do you agree?
undo-tally = For: { $yes } · Against: { $no } · { $needed } of { $voters } votes needed
undo-until = The vote ends { $time }.
undo-carried = ✅ The vote passed: what { $name } asked to undo is undone.
undo-refused = ❌ The vote failed: what { $name } asked to undo stands.
undo-expired = ❌ { $name } asked to undo something, but too few players voted within a day.
undo-lapsed = ❌ { $name } asked to undo something, but the vote was called off.
undo-voted = Your vote has been counted.
undo-undoneOwn = ↩ { $name } undid their last decision ({ $answers }).
undo-undoneOrganiser = ↩ { $name } rewound the game ({ $answers }).
undo-undoneVote = ↩ The game has been rewound, as { $name } proposed and a majority agreed ({ $answers }).
undo-undoneSecretly = ↩ { $name } undid a decision.
undo-noLongerCounts = The log entries about it no longer count.
undo-pointBefore = Turn { $turn }: before “{ $line }”
undo-pointBeforeSetUp = Setup: before “{ $line }”
undo-pointAnswer = Turn { $turn }: before { $name } decided
undo-pointSetUp = Setup: before { $name } decided
undo-pointTurn = The start of turn { $turn }
undo-pointBeginning = The beginning of the game
