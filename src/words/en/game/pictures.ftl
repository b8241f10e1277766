## Words on the picture of the board and on its glance for a phone. There is little room: as short as can be understood.
## Titles of panels are shown in capitals.

# The turn, in the heading.
pictures-board-turn = Turn { $turn }
pictures-board-turnPhase = Turn { $turn } · { $phase }
pictures-board-setup = Setup
# Its phases beside each other, each about 12 letters.
pictures-board-phase-startOfTurn = Start
pictures-board-phase-receiveSkills = Skills
pictures-board-phase-movement = Movement
pictures-board-phase-action = Action
pictures-board-phase-crisis = Crisis
pictures-board-phase-activateCylonShips = Cylon ships
pictures-board-phase-prepareForJump = Jump prep
pictures-board-phase-endOfTurn = End

# Who is asked what. $question: “choose your action”.
pictures-board-now = Now:
pictures-board-asked = { $player }, { $question }
pictures-board-askedAll = { $players }: { $question }
pictures-board-waiting = Waiting for players

# The end, in the heading.
pictures-board-humansWin = Humans win
pictures-board-cylonsWin = Cylons win
pictures-board-after =
    { $turns ->
        [one] After { $turns } turn and a distance of { $distance }
       *[other] After { $turns } turns and a distance of { $distance }
    }

# Below a dial; at a glance, $resource alone, at most 10 letters each.
pictures-board-low = { $resource } low
pictures-board-dial-fuel = Fuel
pictures-board-dial-food = Food
pictures-board-dial-morale = Morale
pictures-board-dial-population = Population
# What is lost with a civilian ship: a different letter for each resource, after the number: “1P 1F”.
pictures-board-loss-fuel = { $count }F
pictures-board-loss-food = { $count }D
pictures-board-loss-morale = { $count }M
pictures-board-loss-population = { $count }P
# Damage to a basestar: it can’t launch (hangar), it can’t attack (weapons).
pictures-board-noLaunch = H
pictures-board-noAttack = W

# The distance. $goal: where the fleet is going.
pictures-board-distance = Distance
pictures-board-distanceOf = of { $end } to { $goal }
pictures-board-distanceOfShort = of { $end }
pictures-board-notJumped = The fleet hasn’t jumped yet
pictures-board-glanceDistance = Distance { $distance } of { $end }
pictures-board-glanceDistanceAt = Distance { $distance } of { $end } · at { $next }: { $events }
pictures-board-glanceDistanceNext = Distance { $distance } of { $end }, next { $next }

# The tracks. Spaces are shown in capitals, each word on a line of its own where there is no room.
pictures-board-jumpTrack = Jump preparation
pictures-board-ftlNotReady = FTL not ready
pictures-board-ftlReady = FTL ready: { $count } population at risk
pictures-board-ftlReadyShort = FTL ready: { $count } at risk
pictures-board-brings = Galactica returns
pictures-board-unused = No longer used
pictures-board-boardingTrack = Boarding party
pictures-board-aboard =
    { $count ->
        [0] No centurions aboard
        [one] { $count } centurion aboard
       *[other] { $count } centurions aboard
    }
pictures-board-aboardShort =
    { $count ->
        [0] No centurions
        [one] { $count } centurion
       *[other] { $count } centurions
    }
# At a glance: before the jump track (with FTL Control, or where Galactica returns), its last space, the last space of the boarding party. 4 letters each.
pictures-board-ftl = FTL
pictures-board-back = Back
pictures-board-auto = Auto
pictures-board-lost = Lost
pictures-board-jumpUnused = Jump track no longer used

# Areas of space and locations: vipers are launched here; no one can go here; the raider of that name.
pictures-board-launch = Launch
pictures-board-closed = Closed
pictures-board-scar = Scar

# Ships that are not in space, each about 8 letters; the second wording for less room.
pictures-board-reserves = Reserves
pictures-board-vipers = Vipers
pictures-board-vipersShort = Vipers
pictures-board-raptors = Raptors
pictures-board-raptorsShort = Raptor
pictures-board-nukes = Nukes
pictures-board-nukesShort = Nukes
pictures-board-damaged = Damaged
pictures-board-damagedShort = Dmgd
pictures-board-lostShips = Lost
pictures-board-lostShipsShort = Lost
# $name: of a model that has no other wording here.
pictures-board-model =
    { $model ->
        [viperMarkVII] Mark VII
        [assaultRaptor] Assault
       *[other] { $name }
    }
pictures-board-modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Assault
       *[other] { $name }
    }

# Decks, each about 9 letters; below some a second wording for less room. `used`: cards in the discard pile.
pictures-board-deck-destiny = Destiny
pictures-board-deck-crisis = Crisis
pictures-board-deck-superCrisis = Super Crisis
pictures-board-deck-quorum = Quorum
pictures-board-deck-quorumHand = Q. hand
pictures-board-deck-mutiny = Mutiny
pictures-board-deck-destination = Destination
pictures-board-deck-loyalty = Loyalty
pictures-board-deck-civilians = Civilians
pictures-board-deck-politics = Politics
pictures-board-deck-leadership = Leadership
pictures-board-deck-tactics = Tactics
pictures-board-deck-piloting = Piloting
pictures-board-deck-engineering = Engineering
pictures-board-deck-treachery = Treachery
pictures-board-used = { $count } used
# The letter on the back of a deck, and of a card: Quorum, Mutiny, Loyalty, civilian ships, an Agenda, a Motive.
pictures-board-letter-quorum = Q
pictures-board-letter-mutiny = M
pictures-board-letter-loyalty = L
pictures-board-letter-civilians = C
pictures-board-letter-agenda = A
pictures-board-letter-motive = M
# Three letters for each skill, all different.
pictures-board-letters-politics = POL
pictures-board-letters-leadership = LEA
pictures-board-letters-tactics = TAC
pictures-board-letters-piloting = PIL
pictures-board-letters-engineering = ENG
pictures-board-letters-treachery = TRE

## Words on the pictures of a Crisis card and of a revealed skill check.

pictures-cards-first = First
pictures-cards-afterwards = Activate
pictures-cards-place = Place
pictures-cards-thenPlace = Then place
# The check of a card: “Skill check” 11 “partial 6+” “with” the skills.
pictures-cards-needs = Skill check
pictures-cards-partly = partial { $number }+
pictures-cards-with = with
# The revealed check: 7 vs. 11. Titles of both sides are shown in capitals; $strength: “+12”.
pictures-cards-totalOf = { $total } vs. { $difficulty }
pictures-cards-for = Positive: { $strength }
pictures-cards-forNone = No positive cards
pictures-cards-against = Negative: { $strength }
pictures-cards-againstNone = No negative cards
pictures-cards-notCounted = Not counted

## Words on pictures about players: on their cards, on their sheets and in a hand.

pictures-people-seat = Seat { $seat }
pictures-people-newPlayer = New player
# A player whose name has no letter that can be drawn.
pictures-people-player = Player { $seat }
# Where a player is.
pictures-people-inViper = Viper, { $area }
# The areas of space in even fewer letters, for the same.
pictures-people-area-bow = bow
pictures-people-area-starboardBow = starboard bow
pictures-people-area-starboardQuarter = stbd quarter
pictures-people-area-stern = stern
pictures-people-area-portQuarter = port quarter
pictures-people-area-portBow = port bow
pictures-people-stranded = Stranded
pictures-people-outOfGame = Out of the game

# What kind of Cylon a player is, as a word on a colored background; `.short` where there is less room. In `view.ftl` the same stands in a row
# of words, “in the Brig, Sympathizer and Cylon, infiltrating”. Titles are those of `names/`.
pictures-people-tag-infiltrating = Infiltrating
    .short = Infiltr.
pictures-people-tag-revealed = Cylon
    .short = Cylon
pictures-people-tag-sympathizer = Sympathizer
    .short = Symp.
pictures-people-tag-sympathetic = Sympathetic
    .short = Sympath.
pictures-people-tag-turn = Turn { $turn }
pictures-people-tag-won = WON
# What Loyalty cards say at the end.
pictures-people-side-notACylon = Human
pictures-people-side-cylon = Cylon
pictures-people-side-sympathizer = Sympathizer
pictures-people-side-sympatheticCylon = Sympathetic Cylon
pictures-people-side-mutineer = Mutineer
pictures-people-sideTimes = { $side } ×{ $count }

# The sheet of a character.
pictures-people-playedBy = Played by { $player }
pictures-people-playedBySeat = Played by seat { $seat }
pictures-people-draws =
    { $count ->
        [one] Draws { $count } card per turn
       *[other] Draws { $count } cards per turn
    }
pictures-people-drawsInfiltrating =
    { $count ->
        [one] Draws { $count } card per turn, plus 1 while infiltrating
       *[other] Draws { $count } cards per turn, plus 1 while infiltrating
    }
pictures-people-drew =
    { $count ->
        [one] Drew { $count } card per turn as a human
       *[other] Drew { $count } cards per turn as a human
    }
pictures-people-or = or
# Remarks on the cards of abilities, in a mark.
pictures-people-ability = ABILITY
pictures-people-once = ONCE
pictures-people-weakness = WEAKNESS
pictures-people-miracle = MIRACLE
pictures-people-noEffect = NO EFFECT
pictures-people-noMiracle = NO MIRACLE
pictures-people-spent = SPENT

# The hand of a player: titles, in capitals, above the cards.
pictures-people-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
pictures-people-section-loyalty = Loyalty
pictures-people-section-agenda = Agenda
pictures-people-section-motives = Motives
pictures-people-section-leader = Cylon Leader
pictures-people-section-mutiny = Mutiny
pictures-people-section-superCrisis = Super Crisis
pictures-people-section-quorum = Quorum hand
pictures-people-section-character = Character
# Remarks on Loyalty cards, the Agenda and Motives, in a mark.
pictures-people-card-notACylon = HUMAN
pictures-people-card-cylon = CYLON
pictures-people-card-sympathizer = SYMPATHIZER
pictures-people-card-sympatheticCylon = SYMPATHETIC CYLON
pictures-people-card-mutineer = MUTINEER
pictures-people-card-humans = HUMANS
pictures-people-card-cylons = CYLONS
pictures-people-card-revealed = REVEALED
pictures-people-card-metNow = MET NOW
pictures-people-card-met = MET
pictures-people-card-notMet = NOT MET

## Words on pictures about the Crisis, skill checks and what is in play.

# What kind of card it is, as the title of its panel.
pictures-crisis-crisis = Crisis
pictures-crisis-superCrisis = Super Crisis
pictures-crisis-mission = Mission
pictures-crisis-skillCheck = Skill check
pictures-crisis-attack = { $kind }: Cylon attack
pictures-crisis-none = No Crisis yet
pictures-crisis-last = None right now. Last: { $card }

# The check. $difficulty follows `needs`; $number: what a partial success takes.
pictures-crisis-needs = needs
pictures-crisis-needsNumber = difficulty { $difficulty }
pictures-crisis-part = partial { $number }+
pictures-crisis-reckless = Reckless
pictures-crisis-total = Total { $total }
pictures-crisis-totalResult = Total { $total }: { $result }
pictures-crisis-totalBelow = total { $total }
pictures-crisis-result-pass = passed
pictures-crisis-result-partial = partial success
pictures-crisis-result-fail = failed
# In a mark, before what follows from a result: the consequence of a skill check icon, passed, failed.
pictures-crisis-mark-icon = ICON
pictures-crisis-mark-pass = PASS
pictures-crisis-mark-fail = FAIL

# Beside the icons of a card, a word or two each.
pictures-crisis-icon-raiders = Raiders
pictures-crisis-icon-launchRaiders = Launch
pictures-crisis-icon-heavyRaiders = Heavy raiders
pictures-crisis-icon-occupation = Occupation
pictures-crisis-icon-basestars = Basestars
pictures-crisis-icon-jump = Jump
pictures-crisis-icon-evacuate = Evacuate

# What stays on the table. $cards: names with · between them.
pictures-crisis-inPlay = In play
pictures-crisis-inPlayCards = In play: { $cards }
pictures-crisis-inPlayNothing = In play: nothing
pictures-crisis-also = Also: { $cards }
pictures-crisis-andMore = { $cards } and { $count } more
pictures-crisis-more = and { $count } more
pictures-crisis-nextJumps = This turn: next Crisis gains a jump icon
pictures-crisis-protects = This turn: next { $resource } loss −1
pictures-crisis-truce = This turn: no Cylon ships act
pictures-crisis-destroyed = Destroyed: { $board }
pictures-crisis-outOfGame = Removed: { $ships }
pictures-crisis-executed = Executed: { $characters }

# At a glance: the title of a line, at most 9 letters.
pictures-crisis-glance-crisis = Crisis
pictures-crisis-glance-check = Check
pictures-crisis-glance-damaged = Damaged
pictures-crisis-glance-closed = Closed
pictures-crisis-glance-inPlay = In play

## What has changed since the last picture, for readers who can’t see the marks. $changes: those below, with commas.
## $sign: by how much, such as “+1”.

pictures-changes-since = Changed since the last picture: { $changes }.
pictures-changes-counted = { $what } { $sign }
pictures-changes-jump = jump track
pictures-changes-centurions = centurions
pictures-changes-centurionsMoved = centurions advance
pictures-changes-distance = distance
pictures-changes-seat = seat { $seat }
pictures-changes-reserve-vipers = vipers in reserve
pictures-changes-reserve-raptors = raptors
pictures-changes-reserve-nukes = nukes
pictures-changes-reserve-damagedVipers = damaged vipers
pictures-changes-reserve-lostVipers = lost vipers
pictures-changes-reserve-lostRaptors = lost raptors
pictures-changes-reserve-lostCivilians = lost civilian ships
pictures-changes-forces = occupation forces ({ $place })
pictures-changes-settled = the fleet has reached New Caprica
pictures-changes-returned = Galactica is back in orbit
pictures-changes-left = Galactica has left
pictures-changes-locked = locked ships
pictures-changes-prepared = prepared ships
pictures-changes-pursuit = pursuit
pictures-changes-fleetArea = Cylon Fleet board, { $area }
pictures-changes-noMission = no Mission
pictures-changes-mission = Mission { $mission }
pictures-changes-rebel-human = the Rebel Basestar sides with the humans
pictures-changes-rebel-cylon = the Rebel Basestar sides with the Cylons
pictures-changes-destroyed = { $board } destroyed
pictures-changes-executed = { $character } executed
pictures-changes-outOfGame = removed from the game: { $ships }
pictures-changes-traumaAt = trauma token ({ $place })
pictures-changes-leftPlay = { $card } no longer in play
pictures-changes-truce = truce: no Cylon ships act this turn
pictures-changes-truceOver = the truce is over
pictures-changes-nextJumps = the next Crisis this turn gains a jump icon
pictures-changes-protects = the next { $resource } loss this turn is reduced by 1

## Words on pictures about the boards of expansions; at a glance a title of at most 9 letters, and a few words.

pictures-further-allies = Allies
pictures-further-allyAt = { $ally }: { $place }
# The symbol of a trauma token, in capitals.
pictures-further-symbol-benevolent = Benevolent
pictures-further-symbol-antagonistic = Antagonistic
pictures-further-symbol-disaster = Disaster

pictures-further-cylonFleet = Cylon Fleet
pictures-further-pursuit = Pursuit
pictures-further-glance-pursuit = Pursuit
pictures-further-pursuitOf = { $space } of { $last }
pictures-further-pursuitShips =
    { $count ->
        [one] next: +{ $count } civilian ship
       *[other] next: +{ $count } civilian ships
    }
pictures-further-pursuitLast = next: the Cylon Fleet arrives

# The Active Mission of the Demetrius.
pictures-further-activeMission = Active Mission
pictures-further-glance-mission = Mission
pictures-further-missionsLeft = { $left } left
pictures-further-missionsDiscarded = { $left } left, { $discarded } discarded
pictures-further-noMission = No Mission since the last jump
pictures-further-missionFailed = Failed: returns to the deck at the jump
pictures-further-missionFailedShort = Failed, facedown
pictures-further-missionCounts = Passed: counts as { $distance } distance
pictures-further-missionCountsShort = Counts as { $distance }
pictures-further-missionWorth = Worth { $distance } distance
pictures-further-missionUntilJump = Until the next jump

# Who controls the Rebel Basestar, in capitals; what it costs to act there, and the same shorter.
pictures-further-rebel-human = Humans
pictures-further-rebel-cylon = Cylons
pictures-further-rebelPrice = each action costs a miracle token or a Super Crisis card
pictures-further-rebelPriceShort = token or Super Crisis per action
pictures-further-glance-rebels = Rebels
pictures-further-rebelWith-human = Rebel Basestar: humans
pictures-further-rebelWith-cylon = Rebel Basestar: Cylons

# New Caprica: two stacks of civilian ships, and whether Galactica is there.
pictures-further-locked = Locked
pictures-further-prepared = Prepared
pictures-further-inOrbit = Galactica in orbit
pictures-further-away = Galactica away
pictures-further-glance-settlement = Settlement
pictures-further-ships = ships: { $locked } locked, { $prepared } prepared
pictures-further-noForces = no occupation forces
pictures-further-forces = occupation forces: { $places }
pictures-further-placeTimes = { $place } ×{ $count }

## The picture of how a game went, and the same in sentences for readers who can’t see it.

pictures-ending-game = Battlestar Galactica: { $objective }
pictures-ending-turns =
    { $turns ->
        [one] { $turns } turn, { $players } players
       *[other] { $turns } turns, { $players } players
    }
# Below a number, about 16 letters each.
pictures-ending-passed =
    { $count ->
        [one] check passed
       *[other] checks passed
    }
pictures-ending-failed =
    { $count ->
        [one] check failed
       *[other] checks failed
    }
pictures-ending-against =
    { $count ->
        [one] negative card
       *[other] negative cards
    }
pictures-ending-civilians =
    { $count ->
        [one] civilian ship lost
       *[other] civilian ships lost
    }
# The chart: turning points, each with a different letter.
pictures-ending-start = start
pictures-ending-jumps =
    { $count ->
        [one] { $count } jump
       *[other] { $count } jumps
    }
pictures-ending-mark-cylon = Cylon
    .letter = C
pictures-ending-mark-executed = executed
    .letter = E
pictures-ending-mark-brig = the Brig
    .letter = B
pictures-ending-mark-losses = losses
    .letter = L
pictures-ending-mark-vipers = vipers lost
    .letter = V
pictures-ending-mark-nearMiss = narrow miss
    .letter = M

# Why a player without a team has won or lost.
pictures-ending-agendaFulfilled = Agenda fulfilled: { $agenda }
pictures-ending-agendaMissed = Agenda failed: { $agenda }
pictures-ending-motives = Motives revealed: { $motives }
pictures-ending-motivesNone = Motives revealed: none

# The same in sentences. $courses: `course` for each resource.
pictures-ending-course = { $resource } from { $from } to { $to } (lowest { $least })
pictures-ending-numbers =
    { $turns ->
        [one] The game in numbers: { $courses }; distance { $distance } after { $turns } turn.
       *[other] The game in numbers: { $courses }; distance { $distance } after { $turns } turns.
    }
pictures-ending-checks =
    { $against ->
        [one] Skill checks: { $passed } passed, { $partly } partial, { $failed } failed; { $against } negative card.
       *[other] Skill checks: { $passed } passed, { $partly } partial, { $failed } failed; { $against } negative cards.
    }
pictures-ending-neverJumped = The fleet never jumped.
pictures-ending-jumpedIn = Jumps on turns { $turns }.
pictures-ending-civiliansLost = Civilian ships lost: { $count }.
