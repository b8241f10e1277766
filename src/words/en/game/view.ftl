### The state of the game in lines, and the picture in words: short, small first letter, no full stop.

# “damaged: Command, Armory”, “Roslin: Command, 5 cards”.
pair = { $what }: { $value }
none = none
# $red: it is in its red zone.
resource =
    { $red ->
        [yes] { $resource } { $left } (red zone)
       *[no] { $resource } { $left }
    }
jumpReturns = jump track { $space } of 5 (at 5, Galactica returns)
jumpUnused = jump track no longer used
jumpNotReady = jump track { $space } of 5, FTL Control not ready
# $risk: how much population a jump may cost.
jumpReady = jump track { $space } of 5, FTL Control can jump ({ $risk } population at risk)
distance = distance { $distance }
distanceOf = distance { $distance } of { $goal }
distanceReached = distance { $distance }, next jump is the last
# In brackets after basestars: all of them, or $count.
damagedOf =
    { $all ->
        [yes] damaged
       *[no] { $count } damaged
    }
withPilots = { $ships } with { $pilots }
noShips = no ships in space
inSpace = in space
reserves = reserves
inRepair = { $ships } damaged
damaged = damaged
closed = closed
inPlay = in play
boardingSpace =
    { $space ->
        [0] at the start
       *[other] on space { $space } of 3
    }
# $centurions: “2 centurions”; $where: “at the start”, or a list of how many are where.
boardingAtOne = boarding party: { $centurions } { $where }
boarding = boarding party: { $centurions }, { $where }

# Where a player is.
piloting = in a viper { NOUN($area, case: "at") }
offBoard = off the board
notYet = not on the board yet
out = out of the game
# What everyone knows about a Cylon.
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
faceUp = faceup: { $cards }
openLoyalty = faceup Loyalty cards
mutiny = Mutiny cards

# A skill check: its difficulty, and what calls for it.
check = skill check { $difficulty }, { $source }
strength = strength { $total }
cards = cards
destiny = Destiny { $count }
waiting = waiting for { $player }: { $ask }
# Before the picture: “the board on turn 5, Movement: Ada”.
boardHead = the board on turn { $turn }, { $phase }: { $player }
statusHead = turn { $turn }, { $phase }: { $player }
