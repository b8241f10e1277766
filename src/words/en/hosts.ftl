### Pauses, hosts, spectators, export, deletion and the audit log. Errors (and their `Hint`) are plain text.

alreadyPaused = The game is already paused.
alreadyPausedHint = Use /host resume to continue.
notPaused = The game isn’t paused.
notPausedHint = There’s nothing to do.
alreadyHost = { $name } is already the host.
alreadyHostHint = Choose another player.
notPlaying = { $name } isn’t in this game.
hostPlays = Only a player can be the host.
kickedPlaysNot = This person isn’t in this game.
kickedPlaysNotHint = Choose one of the players.
playsAlready = { $name } is playing in this game and sees more than a spectator would.
playsAlreadyHint = Choose someone who isn’t playing.
looksOnAlready = { $name } is already a spectator.
looksOnAlreadyHint = There’s nothing to do.
looksOnNot = { $name } isn’t a spectator.
looksOnNotHint = /game spectators lists them.
exportNotAllowed = Only this game’s players, its host and server managers can download its file.
exportNotAllowedHint = Ask one of them.
notOver = This game isn’t over, and the file would contain everyone’s secrets.
notOverHint = Ask again when the game is over.
cannotExport = This game was played on an earlier version, and its beginning is no longer stored.
cannotExportHint = You can still read its log with /game log.
deleteChanged = The game has started or ended since you were asked, so nothing was deleted.
deleteChangedHint = Use /host delete again.
wrongName = That isn’t the name of this game, so nothing was deleted.
wrongNameHint = To delete it, use /host delete name: { $game }.
deletedGame = This game was deleted.
paused = ⏸ { $name } paused the game. No answers and no timers until `/host resume`.
resumed = ▶ { $name } resumed the game.
hostChanged = { $name } made { $to } the host of this game.
kicked = { $by } removed { $name } from the lobby.
spectator = 👁 { $name } is now a spectator and sees what everyone sees.
pausedBy = The game is paused: { $name } paused it { $time }. The host can resume it with `/host resume`.
pausedSince = The game is paused: time ran out { $time }. The host can resume it with `/host resume`.
pausedReply = The game is paused. `/host resume` continues it.
resumedReply = The game continues.
transferred = { $person } is now the host.
kickedReply = { $name } has been removed.
noSpectators = There are no spectators. `/game spectators add` adds one to the game’s thread; they see what everyone sees.
looksOn =
    { $count ->
        [one] 1 spectator: { $names }.
       *[other] { $count } spectators: { $names }.
    }
andMore =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
bots = Discord bots can’t play or watch.
botsHint = Choose a person.
exportReply = `{ $file }` holds the whole game with all its secrets, for programs to read. To see it here, turn by turn, use `/game replay`.
exportFileDescription = The finished game { $game } as JSON
deleteTitle = ### Delete the game { $game }?
deleteAnswers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
deleteLines =
    { $count ->
        [one] { $count } line of its log
       *[other] { $count } lines of its log
    }
deleteWhat = This deletes its seats and options, { $answers } and { $lines }. It can’t be undone.
deleteCounts = Its result still counts in the players’ statistics.
mayNotForget = Only a server manager can remove a game from the statistics.
deleteMessages = Messages in the channel stay, but lose their buttons.
deleteNamed = The game isn’t over. To confirm, use `/host delete name: { $game }`.
deleteConfirm = Delete permanently
deleteForget = Delete, including statistics
deleteCancel = Keep it
deleteCancelled = Nothing was deleted.
sheetGone = The game { $game } was deleted, along with your cards.
deletedReply = The game has been deleted.
deleted = 🗑 { $name } deleted the game **{ $game }**. Its buttons no longer work.
auditTitle = Audit log of { $game }
auditPage = Page { $page } of { $pages }
auditNothing = Nothing has been recorded for this game.
older = Older
newer = Newer
theBot = The bot
by = { $time } · { $name } { $deed }
didCreate = opened the game
didStart = started the game
didAbandon = abandoned it
didReplace = handed seat { $seat } from { $from } to { $to }
didKick = removed { $name }
didKickFor = removed { $name } and gave the seat to { $to }
didPause = paused it
didResume = resumed it
didTransfer = made { $to } the host in place of { $from }
didTransferTo = made { $to } the host
didAddSpectator = added { $name } as a spectator
didRemoveSpectator = removed { $name } as a spectator
didUndoOwn = undid their last decision ({ $answers })
didUndoOrganiser = rewound it as host or server manager ({ $answers })
didUndoVote = rewound it after a vote ({ $answers })
didUndoNothing = nothing public
didPropose = proposed to undo something
didVoteYes = voted to undo
didVoteNo = voted not to undo
didRefuse = closed the vote: rejected
didExpire = closed the vote: time ran out
didSetTimers = changed the time limits
didSetLevel = set all automatic players to { $level }
didSetLevelOf = set { $name } to { $level }
didSetLanguage = set the game’s language to { $language }
didAllowHints = turned hints on
didForbidHints = turned hints off
didStandIn = let { $standIn } play for { $owner } until { $time }
didReturn = gave { $owner } the seat back from { $standIn }
didArchive = archived it
didRevive = revived it
didExport = exported it
didDelete =
    { $count ->
        [one] deleted it ({ $status }, { $count } answer)
       *[other] deleted it ({ $status }, { $count } answers)
    }
didForget =
    { $count ->
        [one] deleted it ({ $status }, { $count } answer), including statistics
       *[other] deleted it ({ $status }, { $count } answers), including statistics
    }
statusLobby = in the lobby
statusRunning = running
statusOver = finished
statusAbandoned = abandoned
statusArchived = archived
