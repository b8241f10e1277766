### Private notes: what a player thinks of the others. Only that player sees them, except for `shown…`. With markup.

title = Your notes · { $game }
intro = Only you can see these: not the host, nor anyone who takes over your seat. They are deleted with the game.
introClosed = Only you can see these. They are as you left them at the end of the game.

# About a player without a note.
nothing = { $mark } { $player }: –
line = { $mark } { $player }: { $level }
lineWithText = { $mark } { $player }: { $level } · { $text }

# Where there are words but no level.
lineTextOnly = { $mark } { $player }: { $text }
trust = trust
unsure = unsure
suspect = suspect
none = nothing noted
notebook = Notebook
emptyNotebook = Nothing here yet. Jot down whatever you want to remember about this game.
open = My notes
choosePlayer = Add a note about a player
editNotebook = Edit the notebook
show = Show my suspicions to the table
showSure = Everyone in the channel will see what you suspected, next to the truth. Your notebook stays private. This can’t be undone.
showYes = Show them
showNo = Keep them private
showDone = Your suspicions are now public.

# In the panel of a question about players.
inPanel = 🗒 Your notes: { $lines }
suspicionTitle = About { $player }
level = What do you think?
noLevel = No opinion
text = Why? (only you see this)
notebookTitle = Notebook · { $game }
notebookLabel = Only you see this
shownTitle = { $name } shows what they suspected
shownLine = { $mark } { $player }: { $level } → { $side }
shownLineWithText = { $mark } { $player }: { $level } · { $text } → { $side }
shownLineTextOnly = { $mark } { $player }: { $text } → { $side }
human = human
cylon = Cylon
cylonLeader = Cylon Leader
sympatheticCylon = Sympathetic Cylon
notYours = You aren’t playing in this game, so you have no notes.
notYoursHint = Notes are for players. Join a game with /game join before it starts.
notBegun = There’s no one to suspect yet: the game hasn’t started.
notBegunHint = Come back once the cards are dealt.
closed = You can’t add notes to this game anymore.
closedHint = Only players can write notes, and only while the game is running. /note shows what you wrote.
noSuchPlayer = There is no such player in this game besides you.
noSuchPlayerHint = Choose one of those that /note suggests.
tooLong = That’s too long: { $length } characters, and the limit is { $most }.
tooLongHint = Shorten it, or put the rest in your notebook.
needsPlayer = Who do you trust or suspect?
needsPlayerHint = Choose someone with the `player` option.
notOver = You can show your suspicions once the game has ended.
nothingToShow = You didn’t note any suspicions in this game.
shownAlready = You have already shown your suspicions.
cannotShowHint = /note shows you what you wrote.
