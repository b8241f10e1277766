## Pauses, hosts, spectators, export, deletion and the audit log. Errors (and their `Hint`) are plain text.

hosts-alreadyPaused = The game is already paused.
hosts-alreadyPausedHint = Use /host resume to continue.
hosts-notPaused = The game isn’t paused.
hosts-notPausedHint = There’s nothing to do.
hosts-alreadyHost = { $name } is already the host.
hosts-alreadyHostHint = Choose another player.
hosts-notPlaying = { $name } isn’t in this game.
hosts-hostPlays = Only a player can be the host.
hosts-kickedPlaysNot = This person isn’t in this game.
hosts-kickedPlaysNotHint = Choose one of the players.
hosts-playsAlready = { $name } is playing in this game and sees more than a spectator would.
hosts-playsAlreadyHint = Choose someone who isn’t playing.
hosts-looksOnAlready = { $name } is already a spectator.
hosts-looksOnAlreadyHint = There’s nothing to do.
hosts-looksOnNot = { $name } isn’t a spectator.
hosts-looksOnNotHint = /game spectators lists them.
hosts-exportNotAllowed = Only this game’s players, its host, and server managers can download its file.
hosts-exportNotAllowedHint = Ask one of them.
hosts-notOver = This game isn’t over, and the file would contain everyone’s secrets.
hosts-notOverHint = Ask again when the game is over.
hosts-cannotExport = This game was played on an earlier version, and its beginning is no longer stored.
hosts-cannotExportHint = You can still read its log with /game log.
hosts-deleteChanged = The game has started or ended since you were asked, so nothing was deleted.
hosts-deleteChangedHint = Use /host delete again.
hosts-wrongName = That isn’t the name of this game, so nothing was deleted.
hosts-wrongNameHint = To delete it, use /host delete name: { $game }.
hosts-deletedGame = This game was deleted.
hosts-paused = ⏸ { $name } paused the game. No answers and no timers until `/host resume`.
hosts-resumed = ▶ { $name } resumed the game.
hosts-hostChanged = { $name } made { $to } the host of this game.
hosts-kicked = { $by } removed { $name } from the lobby.
hosts-spectator = 👁 { $name } is now a spectator and sees what everyone sees.
hosts-pausedBy = The game is paused: { $name } paused it { $time }. The host can resume it with `/host resume`.
hosts-pausedSince = The game is paused: time ran out { $time }. The host can resume it with `/host resume`.
hosts-pausedReply = The game is paused. `/host resume` continues it.
hosts-resumedReply = The game continues.
hosts-transferred = { $person } is now the host.
hosts-kickedReply = { $name } has been removed.
hosts-noSpectators = There are no spectators. `/game spectators add` adds one to the game’s thread; they see what everyone sees.
hosts-looksOn =
    { $count ->
        [one] 1 spectator: { $names }.
       *[other] { $count } spectators: { $names }.
    }
hosts-andMore =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
hosts-bots = Discord bots can’t play or watch.
hosts-botsHint = Choose a person.
hosts-exportReply = `{ $file }` holds the whole game with all its secrets, for programs to read. To see it here, turn by turn, use `/game replay`.
hosts-exportFileDescription = The finished game { $game } as JSON
hosts-deleteTitle = ### Delete the game { $game }?
hosts-deleteAnswers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
hosts-deleteLines =
    { $count ->
        [one] { $count } line of its log
       *[other] { $count } lines of its log
    }
hosts-deleteWhat = This deletes its seats and options, { $answers } and { $lines }. It can’t be undone.
hosts-deleteCounts = Its result still counts in the players’ statistics.
hosts-mayNotForget = Only a server manager can remove a game from the statistics.
hosts-deleteMessages = Messages in the channel stay, but lose their buttons.
hosts-deleteNamed = The game isn’t over. To confirm, use `/host delete name: { $game }`.
hosts-deleteConfirm = Delete permanently
hosts-deleteForget = Delete, including statistics
hosts-deleteCancel = Keep it
hosts-deleteCancelled = Nothing was deleted.
hosts-sheetGone = The game { $game } was deleted, along with your cards.
hosts-deletedReply = The game has been deleted.
hosts-deleted = 🗑 { $name } deleted the game **{ $game }**. Its buttons no longer work.
hosts-auditTitle = Audit log of { $game }
hosts-auditPage = Page { $page } of { $pages }
hosts-auditNothing = Nothing has been recorded for this game.
hosts-older = Older
hosts-newer = Newer
hosts-theBot = The bot
hosts-by = { $time } · { $name } { $deed }
hosts-didCreate = opened the game
hosts-didStart = started the game
hosts-didAbandon = abandoned it
hosts-didReplace = handed seat { $seat } from { $from } to { $to }
hosts-didKick = removed { $name }
hosts-didKickFor = removed { $name } and gave the seat to { $to }
hosts-didPause = paused it
hosts-didResume = resumed it
hosts-didTransfer = made { $to } the host in place of { $from }
hosts-didTransferTo = made { $to } the host
hosts-didAddSpectator = added { $name } as a spectator
hosts-didRemoveSpectator = removed { $name } as a spectator
hosts-didUndoOwn = undid their last decision ({ $answers })
hosts-didUndoOrganiser = rewound it as host or server manager ({ $answers })
hosts-didUndoVote = rewound it after a vote ({ $answers })
hosts-didUndoNothing = nothing public
hosts-didPropose = proposed to undo something
hosts-didVoteYes = voted to undo
hosts-didVoteNo = voted not to undo
hosts-didRefuse = closed the vote: rejected
hosts-didExpire = closed the vote: time ran out
hosts-didSetTimers = changed the time limits
hosts-didSetLevel = set all automatic players to { $level }
hosts-didSetLevelOf = set { $name } to { $level }
hosts-didSetLanguage = set the game’s language to { $language }
hosts-didAllowHints = turned hints on
hosts-didForbidHints = turned hints off
hosts-didStandIn = let { $standIn } play for { $owner } until { $time }
hosts-didReturn = gave { $owner } the seat back from { $standIn }
hosts-didArchive = archived it
hosts-didRevive = revived it
hosts-didExport = exported it
hosts-didDelete =
    { $count ->
        [one] deleted it ({ $status }, { $count } answer)
       *[other] deleted it ({ $status }, { $count } answers)
    }
hosts-didForget =
    { $count ->
        [one] deleted it ({ $status }, { $count } answer), including statistics
       *[other] deleted it ({ $status }, { $count } answers), including statistics
    }
hosts-statusLobby = in the lobby
hosts-statusRunning = running
hosts-statusOver = finished
hosts-statusAbandoned = abandoned
hosts-statusArchived = archived

## The panel of `/settings`. With markup.

guild-title = ## Games on this server
guild-creators = - Who may open games: **{ $who }**
guild-everyone = everyone
guild-managers = server managers only
guild-role = members with the { $role } role
guild-places = - Where: **{ $places }**
guild-anywhere = in any channel
guild-listed = in { $channels }, and in their threads
guild-most =
    { $count ->
        [one] - Limit: **{ $count } game** at once ({ $open } open now)
       *[other] - Limit: **{ $count } games** at once ({ $open } open now)
    }
guild-home = - New games are played **{ $home }**
guild-homeHere = in the channel where they are opened
guild-homeThread = in a new thread
guild-picture = - After each phase, the channel shows **{ $picture }**
guild-pictureGlance = a summary of the table
guild-pictureWhole = the full board
guild-privately = - Secrets are sent **{ $place }**
guild-privatelyDirect = by direct message
guild-privatelyThreads = in a private thread for each player
guild-language = - Language of the channels: **{ $language }** (`/settings language:`)

# Said plainly, because it gives away the game’s secrets.
guild-moderators = ⚠ Anyone with the Manage Threads permission can read every private thread, and so every hand and every Loyalty card. If any of them plays, direct messages are safer.
guild-warnPrivate = ⚠ I can’t create private threads in this channel. Missing permissions: { $permissions }. Until I have them, players get direct messages.
guild-invite = - Hosts may ping this role to find players (once per game, at most once an hour): **{ $role }**
guild-inviteNobody = none
guild-warnInvite = ⚠ I’m not allowed to ping this role, so no one would notice. Allow everyone to mention it (Server Settings > Roles), or give me permission to mention all roles.
guild-help = -# Server managers may always open games, but only in these channels and up to this limit. `/game create thread:` overrides the thread setting for one game. If one of the channels is a forum, games opened elsewhere get a post there.
guild-warnThread = ⚠ I can’t create threads in this channel. Missing permissions: { $permissions }.
guild-saved = ✅ Saved
guild-whoMenu = Who may open games
guild-pickEveryone = Everyone
guild-pickManagers = Server managers only
guild-roleMenu = Only members with this role…
guild-channelMenu = Only in these channels…
guild-mostMenu = Maximum number of games at once
guild-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
guild-toThread = New games get a thread
guild-toHere = New games stay in the channel
guild-toWhole = Always show the full board
guild-toGlance = Show a summary of the table
guild-toPrivateThreads = Secrets in private threads
guild-toDirect = Secrets by direct message
guild-anywhereButton = Allow all channels
guild-reset = Restore defaults
guild-broken = This server’s stored settings can’t be read, so no one can open a game.
guild-brokenHint = The button restores the defaults: everyone, everywhere, 20 games at once, in the channel, with a summary of the table, secrets by direct message.
guild-onlyServer = Settings belong to a server. Use this in one of its channels.
guild-onlyManagers = You need the Manage Server permission to change this.
guild-onlyManagersHint = Ask a server manager.
guild-roleMissing = Choose a role as well.
guild-roleMissingHint = For example `/settings create: members with a role` with `role: @Players`.

## Permissions, by their names in Discord’s settings.

permissions-viewChannel = View Channel
permissions-sendMessages = Send Messages
permissions-attachFiles = Attach Files
permissions-embedLinks = Embed Links
permissions-readHistory = Read Message History
permissions-createThreads = Create Public Threads
permissions-createPrivateThreads = Create Private Threads
permissions-createEvents = Create Events
permissions-sendInThreads = Send Messages in Threads

## The languages that people and channels read. With markup.

# Instead of a language: nothing was chosen.
languages-ofDiscord = Same as in Discord
languages-ofGuild = Same as the server
languages-notice = 🌐 { $by } set the language here to **{ $language }**.
languages-setForGame = This game’s channel now uses **{ $language }**. Direct messages use each player’s own language.
languages-ownSet = I’ll write to you in **{ $language }** from now on, in direct messages and in replies that only you see. Channels keep their own language.
languages-ownByDiscord = I’ll write to you in your Discord language from now on.

## Lines in the channel about the game rather than in it. With markup; names come escaped.

notices-abandoned = { $name } abandoned the game. `/game create` opens a new one.
notices-moved = { $name } moved the game to { $channel }. It continues there.
notices-seatReplaced = { $name } reassigned seat { $seat } from { $from } to { $to }.
notices-stuck = ⚠ { $name }, an automatic player, is stuck. That’s a bug in this bot. The host can undo the last decision (`/game undo`), reassign the seat (`/host replace`) or end the game (`/host abandon`).
notices-stuckInSecret = ⚠ An automatic player is stuck. That’s a bug in this bot. The host can undo the last decision (`/game undo`), reassign seats (`/host replace`) or end the game (`/host abandon`).
notices-thanks = Thanks for playing. `/game create` opens the next game.
notices-closed = { $person }, I can’t send you direct messages. Allow them in this server’s Privacy Settings, or use `/hand` here; only you will see the reply.

## Taking over an automatic player’s seat in a running game. With markup, except in refusals (and their `Hint`).

takeOver-button = Take over from an automatic player
takeOver-open = -# Automatic players’ seats are open: `/game join` takes one over, cards and all.
takeOver-onRequest = -# `/game join` asks the host for an automatic player’s seat.
takeOver-which = Which seat would you like to take over?
takeOver-seat = Seat { $seat }: { $player }
takeOver-wanted = 🪑 { $host }, { $name } would like to take over seat { $seat } from { $player }, including its cards and secrets.
takeOver-give = Give the seat to { $name }
takeOver-giveAll = Give it, and open all automatic seats
takeOver-given = ✅ { $giver } gave the seat to { $name }.
takeOver-taken = Seat { $seat } is yours. Its secrets are on their way by direct message, and `/hand` shows them too.
takeOver-asked = I’ve asked the host for seat { $seat }. They can approve with one press.
takeOver-askedAgain = The host has already been asked for seat { $seat } and hasn’t answered yet.
takeOver-opened = Anyone can now take over from an automatic player without asking.
takeOver-closed = From now on, the host decides who takes over from an automatic player.
takeOver-nobodyAutomatic = This game has no automatic players left.
takeOver-nobodyAutomaticHint = You can watch with /game spectators.
takeOver-notFree = No automatic player has this seat.
takeOver-notFreeHint = Use /game join again: it lists the free seats.
takeOver-oneSeat = No one can play two seats in the same game.
takeOver-knowsAnother = { $name } has held another seat in { $game } and seen its cards. No one may know two hands in the same game.
takeOver-knowsAnotherHint = Give the seat to another person or to an automatic player.
takeOver-wishOver = This seat is no longer wanted, or no longer belongs to an automatic player.
takeOver-wishOverHint = There’s nothing to do here; /game join asks again.
