### What has changed since the last picture, for readers who can’t see the marks. $changes: those below, with commas.
### $sign: by how much, such as “+1”.

since = Changed since the last picture: { $changes }.
counted = { $what } { $sign }
jump = jump track
centurions = centurions
centurionsMoved = centurions advance
distance = distance
seat = seat { $seat }
reserve-vipers = vipers in reserve
reserve-raptors = raptors
reserve-nukes = nukes
reserve-damagedVipers = damaged vipers
reserve-lostVipers = lost vipers
reserve-lostRaptors = lost raptors
reserve-lostCivilians = lost civilian ships
forces = occupation forces at { $place }
settled = the fleet has reached New Caprica
returned = Galactica is back in orbit
left = Galactica has left
locked = locked ships
prepared = prepared ships
pursuit = pursuit
fleetArea = Cylon Fleet board, { $area }
noMission = no Mission
mission = Mission { $mission }
rebel-human = the Rebel Basestar sides with the humans
rebel-cylon = the Rebel Basestar sides with the Cylons
destroyed = { $board } destroyed
executed = { $character } executed
outOfGame = removed from the game: { $ships }
traumaAt = trauma token at { $place }
leftPlay = { $card } no longer in play
truce = truce: no Cylon ships act this turn
truceOver = the truce is over
nextJumps = the next Crisis this turn gains a jump icon
protects = the next { $resource } loss this turn is reduced by 1
