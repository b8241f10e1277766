### Taking over an automatic player’s seat in a running game. With markup, except in refusals (and their `Hint`).

button = Take over from an automatic player
open = -# Automatic players’ seats are open: `/game join` takes one over, cards and all.
onRequest = -# `/game join` asks the host for an automatic player’s seat.
which = Which seat would you like to take over?
seat = Seat { $seat }: { $player }
wanted = 🪑 { $host }, { $name } would like to take over seat { $seat } from { $player }, including its cards and secrets.
give = Give the seat to { $name }
giveAll = Give it, and open all automatic seats
given = ✅ { $giver } gave the seat to { $name }.
taken = Seat { $seat } is yours. Its secrets are on their way by direct message, and `/hand` shows them too.
asked = I’ve asked the host for seat { $seat }. They can approve with one press.
askedAgain = The host has already been asked for seat { $seat } and hasn’t answered yet.
opened = Anyone can now take over from an automatic player without asking.
closed = From now on, the host decides who takes over from an automatic player.
nobodyAutomatic = This game has no automatic players left.
nobodyAutomaticHint = You can watch with /game spectators.
notFree = No automatic player has this seat.
notFreeHint = Use /game join again: it lists the free seats.
oneSeat = No one can play two seats in the same game.
knowsAnother = { $name } has held another seat in { $game } and seen its cards. No one may know two hands in one game.
knowsAnotherHint = Give the seat to another person or to an automatic player.
wishOver = This seat is no longer wanted, or no longer belongs to an automatic player.
wishOverHint = There’s nothing to do here; /game join asks again.
