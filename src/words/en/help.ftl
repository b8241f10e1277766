### `/help`: what you can do here and now. With markup.

now = Now
noGame = There’s no game here. `/game create` opens one: people join with a button, and automatic players fill the empty seats. New to the game? `/game tutorial` walks you through your first three turns.

# Ways to answer a question.
openly = Use the buttons under the question in the channel, or `/{ $command } { $option }: { $example }`
secretly = Press “Answer” under the question in the channel, or use `/{ $command } { $option }: { $example }`
privately = Use the buttons I sent you in private, or `/{ $command } { $option }: { $example }`
declining = `/pass` declines
rule = `/rule about: { $rule }` shows the rule
before = Before the game
beforeText = `/game join`, `/game leave`, `/game keep` (reserves a character for you), `/host options`, `/host seating`, `/game start` (`automatic: fill` gives the empty seats to automatic players), or the buttons on the lobby message.
playing = Playing
playingText = Answer questions with their buttons or with a command: `/move`, `/action`, `/play` (cards and reactions), `/check` (adds cards to a skill check), `/choose` (anything), `/pass`. You’re only offered what’s legal right now.

# R-LOY-27: rules for table talk, which only the players themselves can keep.
talking = Table talk is free: you can claim anything about loyalty, true or not. Just keep to yourself the names and strengths of your cards, what you added to a check, and the details of hidden cards and tokens you’ve looked at.

# R-LOY-26
talkingOfMotives = The Cylon Leader belongs to no team. They may say which side their Motives favor, but not what the hidden ones say; anyone can read the revealed ones. `/hand` shows which of them are met and reveals them.
talkingOfAgendas = A player with an Agenda belongs to no team. They may say which side it favors, and nothing else about it. `/hand` shows its conditions and which of them are met.
undoing = Made the wrong choice? `/game undo` shows what can be undone. If nothing hidden has come out since, it’s undone right away; otherwise the other players vote.
organising = For the host and server managers: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`. They can also undo without a vote.
finished = Finished
finishedText = `/game rematch` opens the next game with the same people · `/game replay` shows this game turn by turn, with every secret · `/stats` shows how games went · `/game export` gives you this game as a file that can be replayed · `/game undo` is there if it ended by mistake
always = Anytime
alwaysText = `/status` how the fleet is doing · `/log` what has happened · `/game board` the picture · `/game schedule` when you play together · `/hand` what only you know · `/hint` advice, where hints are on · `/games` all your games · `/orders` decide in advance · `/note` who you suspect · `/poll` ask the others something · `/away` someone plays for you for a while · `/me quiet` your quiet hours · `/card`, `/character`, `/location` and `/rule` look things up · `/help about:` finds a command · “Apps” in the menu of a person or of one of my messages: who that is, or what it mentions
formerly = Formerly `/{ $old }`.
needed = (required)
noCommand = There’s no such command.
noCommandHint = Describe what you want to do in a word, such as pause, or pick one of the suggestions of `/help about:`.
