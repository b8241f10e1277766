### Playing on for an automatic player in a running game. With markup, but for refusals (and their `Hint`).

button = Take over from an automatic player
open = -# Automatic players’ seats are open: `/game join` takes one over, with its cards.
onRequest = -# `/game join` asks the host for an automatic player’s seat.
which = Which seat would you like to take over?
seat = Seat { $seat }: { $player }
wanted = 🪑 { $host }, { $name } would like to take over seat { $seat }, { $player }, with its cards and secrets.
give = Give the seat to { $name }
giveAll = Give it, and open the other seats
given = ✅ { $giver } gave the seat to { $name }.
taken = Seat { $seat } is yours. What only it knows comes by direct message, and `/hand` shows it.
asked = The host was asked for seat { $seat }, and gives it to you with one press.
askedAgain = The host was asked for seat { $seat } already, and has not pressed the button yet.
opened = Anybody may take over from an automatic player now, without asking.
closed = Whoever wants to take over from an automatic player asks the host from now on.
nobodyAutomatic = People have all seats of this game.
nobodyAutomaticHint = With /game spectators you can look on.
notFree = No automatic player has this seat.
notFreeHint = Use /game join again: it offers those that are free.
oneSeat = Nobody plays two seats of one game.
knowsAnother = { $name } has had another seat of { $game } and seen its cards. Nobody may know two hands of a game.
knowsAnotherHint = Give the seat to another person or to an automatic player.
wishOver = This seat is no longer asked for, or no automatic player has it any more.
wishOverHint = Nothing needs to be done; /game join asks again.
