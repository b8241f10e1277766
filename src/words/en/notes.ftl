### Private notes: what a player thinks of the others. But for `shown…` seen by that player alone. With markup.

title = Your notes · { $game }
intro = Only you see them: nobody else can, not the host and not whoever gets your seat one day. They are deleted with the game.
introClosed = Only you see them. They are as you left them when the game ended.

# Of a player of whom nothing is noted.
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
emptyNotebook = Empty. Whatever you want to remember of this game has its place here.
open = My notes
choosePlayer = Note something about a player
editNotebook = Edit the notebook
show = Show my suspicions to the table
showSure = Everybody in the channel will see what you thought of each player, with what they really were. The notebook stays yours. This can’t be taken back.
showYes = Show them
showNo = Keep them to myself
showDone = The table sees your suspicions now.

# In the panel of a question about players.
inPanel = 🗒 Your notes: { $lines }
suspicionTitle = About { $player }
level = What do you think?
noLevel = No opinion
text = Why? (for you alone)
notebookTitle = Notebook · { $game }
notebookLabel = For you alone
shownTitle = { $name } shows what they suspected
shownLine = { $mark } { $player }: { $level } → { $side }
shownLineWithText = { $mark } { $player }: { $level } · { $text } → { $side }
shownLineTextOnly = { $mark } { $player }: { $text } → { $side }
human = human
cylon = Cylon
cylonLeader = Cylon Leader
sympatheticCylon = Sympathetic Cylon
notYours = You have no seat in this game, and so no notes.
notYoursHint = Notes are for those who play: take a seat with /game join before a game begins.
notBegun = There is nobody to suspect yet: the game has not begun.
notBegunHint = Come back once the cards are dealt.
closed = Nothing more can be noted in this game.
closedHint = Notes can be written by those who have a seat, while the game runs; /note shows what you wrote.
noSuchPlayer = There is no such player beside you.
noSuchPlayerHint = Choose one that /note suggests.
tooLong = That is too long: { $length } characters, and at most { $most } are kept.
tooLongHint = Shorten it, or put the rest into the notebook.
needsPlayer = Whom do you trust or suspect?
needsPlayerHint = Name somebody with the option `player`.
notOver = Suspicions can be shown to the table once the game has ended.
nothingToShow = You noted no suspicions in this game.
shownAlready = The table has seen your suspicions already.
cannotShowHint = /note shows you what you wrote.
