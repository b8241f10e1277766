### `/help`: what somebody can do here and now. With markup.

now = Now
noGame = There is no game here. `/game create` opens one: others join with a button, automatic players fill empty seats. New to it? `/game tutorial` guides your first three turns in a game with automatic players.

# Ways to answer a question.
openly = With the buttons below the question in the channel, or `/{ $command } { $option }: { $example }`
secretly = With «Answer» below the question in the channel, or `/{ $command } { $option }: { $example }`
privately = With the buttons where I write to you alone, or `/{ $command } { $option }: { $example }`
declining = `/pass` declines
rule = `/rule about: { $rule }` tells the rule
before = Before the game
beforeText = `/game join`, `/game leave`, `/game keep` (a character until you choose), `/host options`, `/host seating`, `/game start` (with `automatic: fill` automatic players take the empty seats), or the buttons of the lobby message.
playing = Playing
playingText = Each question can be answered by its buttons or by command: `/move`, `/action`, `/play` (cards and reactions), `/check` (cards into a skill check), `/choose` (anything), `/pass`. They offer only what is legal now.

# R-LOY-27: rules for talk, which nobody but the players can keep.
talking = Talk as at a table: anybody may claim anything about their loyalty, true or not. Keep to yourself the names and strengths of your cards, what you added to a check, and cards and tokens you have looked at.

# R-LOY-26
talkingOfMotives = The Cylon Leader belongs to no team and may say which side their Motives help, but not what they say; those that lie open everybody may read. `/hand` says which are so by now and reveals them.
talkingOfAgendas = Who has an Agenda belongs to no team, may say which side the Agenda helps and nothing else of it; `/hand` says what it asks for and what of that is true by now.
undoing = Chosen the wrong thing? `/game undo` shows what can be taken back. At once, as long as nothing hidden has come out; else the others vote.
organising = Host and server managers: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`; they take back at once, too.
finished = Finished
finishedText = `/game rematch` the next game with the same people · `/game replay` this game turn by turn, with all that was secret · `/stats` how games went · `/game export` this game as a file that can be played again · `/game undo` if it ended by mistake
always = Any time
alwaysText = `/status` where the fleet stands · `/log` what happened · `/game board` the picture · `/game schedule` when you play together · `/hand` what only you know · `/hint` what you could answer, where hints are on · `/games` all your games · `/orders` answers in advance · `/note` whom you suspect · `/poll` asks the others something · `/away` somebody plays for you meanwhile · `/me quiet` your quiet hours · `/card`, `/character`, `/location` and `/rule` look things up · `/help about:` finds a command · in the menu «Apps» of a person or of a message of mine: who that is, and what it names
formerly = It was called `/{ $old }`.
needed = (needed)
noCommand = There is no command like that.
noCommandHint = Name what you want to do in a word, such as pause, or choose what `/help about:` suggests.
