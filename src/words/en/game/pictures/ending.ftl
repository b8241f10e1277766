### The picture of how a game went, and the same in sentences for readers who can’t see it.

game = Battlestar Galactica: { $objective }
turns =
    { $turns ->
        [one] { $turns } turn, { $players } players
       *[other] { $turns } turns, { $players } players
    }
# Below a number, about 16 letters each.
passed =
    { $count ->
        [one] check passed
       *[other] checks passed
    }
failed =
    { $count ->
        [one] check failed
       *[other] checks failed
    }
against =
    { $count ->
        [one] negative card
       *[other] negative cards
    }
civilians =
    { $count ->
        [one] civilian ship lost
       *[other] civilian ships lost
    }
# The chart: turning points, each with a different letter.
start = start
jumps =
    { $count ->
        [one] { $count } jump
       *[other] { $count } jumps
    }
mark-cylon = Cylon
    .letter = C
mark-executed = executed
    .letter = E
mark-brig = the Brig
    .letter = B
mark-losses = losses
    .letter = L
mark-vipers = vipers lost
    .letter = V
mark-nearMiss = narrow miss
    .letter = M

# Why a player without a team has won or lost.
agendaFulfilled = Agenda fulfilled: { $agenda }
agendaMissed = Agenda failed: { $agenda }
motives = Motives revealed: { $motives }
motivesNone = Motives revealed: none

# The same in sentences. $courses: `course` for each resource.
course = { $resource } from { $from } to { $to } (lowest { $least })
numbers =
    { $turns ->
        [one] The game in numbers: { $courses }; distance { $distance } after { $turns } turn.
       *[other] The game in numbers: { $courses }; distance { $distance } after { $turns } turns.
    }
checks =
    { $against ->
        [one] Skill checks: { $passed } passed, { $partly } partial, { $failed } failed; { $against } negative card.
       *[other] Skill checks: { $passed } passed, { $partly } partial, { $failed } failed; { $against } negative cards.
    }
neverJumped = The fleet never jumped.
jumpedIn = Jumps on turns { $turns }.
civiliansLost = Civilian ships lost: { $count }.
