### The state of the game in lines, and the picture in words: short, small first letter, no full stop.

# «damaged: Command, Armory», «Roslin: Command, 5 cards».
pair = { $what }: { $value }
none = none
# $red: it is in its red zone.
resource =
    { $red ->
        [yes] { $resource } { $left } (red zone)
       *[no] { $resource } { $left }
    }
jumpReturns = jump track { $space } of 5, where Galactica returns
jumpUnused = the jump track is not used any more
jumpNotReady = jump track { $space } of 5, FTL Control not ready
# $risk: how much population a jump may cost.
jumpReady = jump track { $space } of 5, FTL Control may jump at the risk of { $risk } population
distance = distance { $distance }
distanceOf = distance { $distance } of { $goal }
distanceReached = distance { $distance }, the next jump is the last one
# In brackets behind basestars: all of them, or $count.
damagedOf =
    { $all ->
        [yes] damaged
       *[no] { $count } damaged
    }
withPilots = { $ships } with { $pilots }
noShips = no ships in space
inSpace = in space
reserves = reserves
inRepair = { $ships } in repair
damaged = damaged
closed = closed
inPlay = in play
boardingSpace =
    { $space ->
        [0] on the start
       *[other] on space { $space } of 3
    }
# $centurions: «2 centurions»; $where: «on the start», or a list of how many are where.
boardingAtOne = boarding party: { $centurions } { $where }
boarding = boarding party: { $centurions }, { $where }

# Where a player is.
piloting = in a viper { NOUN($area, case: "at") }
offBoard = off the board
notYet = not on the board yet
out = out of the game
# What everybody knows of a Cylon.
cylon =
    { $kind ->
        [sympathizer] Sympathizer and Cylon
        [sympathetic] Sympathetic Cylon
        [leader] Cylon Leader
       *[revealed] Cylon
    }
infiltrating = infiltrating
onceUsed = once-per-game ability used
noMiracle = no miracle token
miracles = miracle tokens
mutineer = Mutineer
    .short = Mut.
faceUp = face up: { $cards }
openLoyalty = Loyalty cards face up
mutiny = Mutiny cards

# A skill check: its difficulty, and what asks for it.
check = skill check { $difficulty }, { $source }
strength = strength { $total }
cards = cards
destiny = Destiny { $count }
waiting = waiting for { $player }: { $ask }
# Before the picture: «the board in turn 5, Movement: Ada».
boardHead = the board in turn { $turn }, { $phase }: { $player }
statusHead = turn { $turn }, { $phase }: { $player }
