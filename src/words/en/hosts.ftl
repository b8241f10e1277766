### Pauses, hosts, spectators, export, deletion and the audit log. Errors (and their `Hint`) are plain text.

alreadyPaused = The game stands still already.
alreadyPausedHint = With /host resume it goes on.
notPaused = The game is not paused.
notPausedHint = Nothing needs to be done.
alreadyHost = { $name } is the host already.
alreadyHostHint = Choose another player.
notPlaying = { $name } has no seat in this game.
hostPlays = Only somebody who plays can be its host.
kickedPlaysNot = This person has no seat in this game.
kickedPlaysNotHint = Choose somebody who plays.
playsAlready = { $name } plays in this game, and sees more than a spectator.
playsAlreadyHint = Choose somebody without a seat.
looksOnAlready = { $name } looks on already.
looksOnAlreadyHint = Nothing needs to be done.
looksOnNot = { $name } does not look on.
looksOnNotHint = See with /game spectators who does.
exportNotAllowed = Only those who played this game, its host and server managers get its file.
exportNotAllowedHint = Ask one of them.
notOver = This game is not over, and the file would hold everybody’s secrets.
notOverHint = Ask again when the game is over.
cannotExport = This game was played with an earlier version, and its beginning is no longer kept.
cannotExportHint = Its log can still be read with /game log.
deleteChanged = The game has begun or ended since you were asked, so nothing was deleted.
deleteChangedHint = Look again with /host delete.
wrongName = That is not the name of this game, so nothing was deleted.
wrongNameHint = To delete it write /host delete name: { $game }.
deletedGame = This game was deleted.
paused = ⏸ { $name } paused the game: nothing is answered and no time runs out until `/host resume`.
resumed = ▶ { $name } lets the game go on.
hostChanged = { $name } made { $to } the host of this game.
kicked = { $by } took { $name } out of the lobby.
spectator = 👁 { $name } looks on from now on, and knows what everybody knows.
pausedBy = The game stands still: { $name } paused it { $time }. The host lets it go on with `/host resume`.
pausedSince = The game stands still since { $time }. The host lets it go on with `/host resume`.
pausedReply = The game stands still. `/host resume` lets it go on.
resumedReply = The game goes on.
transferred = { $person } is the host now.
kickedReply = { $name } is out of the game.
noSpectators = Nobody looks on. `/game spectators add` adds somebody: they are added to the game’s thread and know what everybody knows.
looksOn =
    { $count ->
        [one] One person looks on: { $names }.
       *[other] { $count } people look on: { $names }.
    }
andMore =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
bots = A bot can’t look on.
botsHint = Choose a person.
exportReply = `{ $file }` is the whole game with all its secrets, for programs. To see it here, turn by turn: `/game replay`.
exportFileDescription = The finished game { $game } as JSON
deleteTitle = ### Delete the game { $game }?
deleteAnswers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
deleteLines =
    { $count ->
        [one] { $count } line of the log
       *[other] { $count } lines of the log
    }
deleteWhat = This removes its seats and options, { $answers } and { $lines }. It can’t be taken back.
deleteCounts = How it ended goes on counting in the statistics of those who played it.
mayNotForget = Only a server manager may have a game no longer count in the statistics.
deleteMessages = What was said in the channel stays there, without buttons.
deleteNamed = The game is not over. If you mean it, write `/host delete name: { $game }`.
deleteConfirm = Delete for good
deleteForget = Delete, statistics too
deleteCancel = Keep it
deleteCancelled = Nothing was deleted.
sheetGone = The game { $game } was deleted, and with it what you held.
deletedReply = It is deleted.
deleted = 🗑 { $name } deleted the game **{ $game }**. Its buttons no longer do anything.
auditTitle = Who did what in { $game }
auditPage = Page { $page } of { $pages }
auditNothing = Nothing is written down about this game.
older = Older
newer = Newer
theBot = The bot
by = { $time } · { $name } { $deed }
didCreate = opened the game
didStart = began the game
didAbandon = abandoned it
didReplace = gave seat { $seat } of { $from } to { $to }
didKick = took { $name } out
didKickFor = took { $name } out and gave the seat to { $to }
didPause = paused it
didResume = let it go on
didTransfer = made { $to } the host instead of { $from }
didTransferTo = made { $to } the host
didAddSpectator = added { $name } as a spectator
didRemoveSpectator = took the spectator { $name } away
didUndoOwn = took back the last decision ({ $answers })
didUndoOrganiser = took it back as host or server manager ({ $answers })
didUndoVote = took it back after a vote ({ $answers })
didUndoNothing = nothing that everybody knew of
didPropose = asked the others to take something back
didVoteYes = voted for taking back
didVoteNo = voted against taking back
didRefuse = closed the vote: lost
didExpire = closed the vote: its time was over
didSetTimers = changed how people are waited for
didSetLevel = set all automatic players to { $level }
didSetLevelOf = set { $name } to { $level }
didSetLanguage = set the language of the game: { $language }
didAllowHints = allowed hints
didForbidHints = forbade hints
didStandIn = has { $standIn } play for { $owner } until { $time }
didReturn = gave the seat back to { $owner } from { $standIn }
didArchive = put it away
didRevive = woke it again
didExport = exported it
didDelete =
    { $count ->
        [one] deleted it ({ $status }, { $count } answer)
       *[other] deleted it ({ $status }, { $count } answers)
    }
didForget =
    { $count ->
        [one] deleted it ({ $status }, { $count } answer), statistics too
       *[other] deleted it ({ $status }, { $count } answers), statistics too
    }
statusLobby = a lobby
statusRunning = running
statusOver = over
statusAbandoned = abandoned
statusArchived = put away
