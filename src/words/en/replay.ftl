### A finished game turn by turn, with nothing hidden.

button = Replay
turn = Turn { $turn } of { $game }: { $name }
setUp = How { $game } started
of = Turn { $turn } of { $turns }, all secrets shown · only you can see this
quiet = Nothing happened.
readOn = Read on
menu = Go to a turn
optionSetUp = Setup
option = Turn { $turn }: { $name }
hands = Final hands
loyalty = { $name }: { $loyalty }
noLoyalty = { $name }: no Loyalty card
noBoard = This game was played on an earlier version of the bot and can’t be replayed, so its board and hands can’t be shown. Its log is shown as it was.
differs = From here on, this version of the bot would play the game differently, so its board and hands can’t be shown. Its log is shown as it was.
