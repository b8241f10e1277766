### Words on the picture of the board and on its glance for a phone. There is little room: as short as can be understood.
### Titles of panels are shown in capitals.

# The turn, in the heading.
turn = Turn { $turn }
turnPhase = Turn { $turn } · { $phase }
setup = Setup
# Its phases beside each other, each about 12 letters.
phase-startOfTurn = Start
phase-receiveSkills = Skills
phase-movement = Movement
phase-action = Action
phase-crisis = Crisis
phase-activateCylonShips = Cylon ships
phase-prepareForJump = Jump prep
phase-endOfTurn = End

# Who is asked what. $question: “choose your action”.
now = Now:
asked = { $player }, { $question }
askedAll = { $players }: { $question }
waiting = Waiting for players

# The end, in the heading.
humansWin = Humans win
cylonsWin = Cylons win
after =
    { $turns ->
        [one] After { $turns } turn and a distance of { $distance }
       *[other] After { $turns } turns and a distance of { $distance }
    }

# Below a dial; at a glance, $resource alone, at most 10 letters each.
low = { $resource } low
dial-fuel = Fuel
dial-food = Food
dial-morale = Morale
dial-population = Population
# What is lost with a civilian ship: a different letter for each resource, after the number: “1P 1F”.
loss-fuel = { $count }F
loss-food = { $count }D
loss-morale = { $count }M
loss-population = { $count }P
# Damage to a basestar: it can’t launch (hangar), it can’t attack (weapons).
noLaunch = H
noAttack = W

# The distance. $goal: where the fleet is going.
distance = Distance
distanceOf = of { $end } to { $goal }
distanceOfShort = of { $end }
notJumped = The fleet hasn’t jumped yet
glanceDistance = Distance { $distance } of { $end }
glanceDistanceAt = Distance { $distance } of { $end } · at { $next }: { $events }
glanceDistanceNext = Distance { $distance } of { $end }, next { $next }

# The tracks. Spaces are shown in capitals, each word on a line of its own where there is no room.
jumpTrack = Jump preparation
ftlNotReady = FTL not ready
ftlReady = FTL ready: { $count } population at risk
ftlReadyShort = FTL ready: { $count } at risk
brings = Galactica returns
unused = No longer used
boardingTrack = Boarding party
aboard =
    { $count ->
        [0] No centurions aboard
        [one] { $count } centurion aboard
       *[other] { $count } centurions aboard
    }
aboardShort =
    { $count ->
        [0] No centurions
        [one] { $count } centurion
       *[other] { $count } centurions
    }
# At a glance: before the jump track (with FTL Control, or where Galactica returns), its last space, the last space of the boarding party. 4 letters each.
ftl = FTL
back = Back
auto = Auto
lost = Lost
jumpUnused = Jump track no longer used

# Areas of space and locations: vipers are launched here; no one can go here; the raider of that name.
launch = Launch
closed = Closed
scar = Scar

# Ships that are not in space, each about 8 letters; the second wording for less room.
reserves = Reserves
vipers = Vipers
vipersShort = Vipers
raptors = Raptors
raptorsShort = Raptor
nukes = Nukes
nukesShort = Nukes
damaged = Damaged
damagedShort = Dmgd
lostShips = Lost
lostShipsShort = Lost
# $name: of a model that has no other wording here.
model =
    { $model ->
        [viperMarkVII] Mark VII
        [assaultRaptor] Assault
       *[other] { $name }
    }
modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Assault
       *[other] { $name }
    }

# Decks, each about 9 letters; below some a second wording for less room. `used`: cards in the discard pile.
deck-destiny = Destiny
deck-crisis = Crisis
deck-superCrisis = Super Crisis
deck-quorum = Quorum
deck-quorumHand = Q. hand
deck-mutiny = Mutiny
deck-destination = Destination
deck-loyalty = Loyalty
deck-civilians = Civilians
deck-politics = Politics
deck-leadership = Leadership
deck-tactics = Tactics
deck-piloting = Piloting
deck-engineering = Engineering
deck-treachery = Treachery
used = { $count } used
# The letter on the back of a deck, and of a card: Quorum, Mutiny, Loyalty, civilian ships, an Agenda, a Motive.
letter-quorum = Q
letter-mutiny = M
letter-loyalty = L
letter-civilians = C
letter-agenda = A
letter-motive = M
# Three letters for each skill, all different.
letters-politics = POL
letters-leadership = LEA
letters-tactics = TAC
letters-piloting = PIL
letters-engineering = ENG
letters-treachery = TRE
