### A finished game turn by turn, with nothing hidden.

button = Replay
turn = Turn { $turn } of { $game }: { $name }
setUp = How { $game } began
of = Turn { $turn } of { $turns }, with every secret · only you see this
quiet = Nothing happened.
readOn = Read on
menu = Go to a turn
optionSetUp = Set-up
option = Turn { $turn }: { $name }
hands = What everybody held when it was over
loyalty = { $name }: { $loyalty }
noLoyalty = { $name }: no Loyalty card
noBoard = This game was played with an earlier version of the bot, and can’t be played again: its board and hands can’t be shown. What happened is told as it was.
differs = From here on this version of the bot would play the game differently, so its board and hands can’t be shown. What happened is told as it was.
