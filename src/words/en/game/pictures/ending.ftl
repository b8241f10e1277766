### The picture of how a game went, and the same in sentences for those who can’t see it.

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
        [one] card against
       *[other] cards against
    }
civilians =
    { $count ->
        [one] civilian lost
       *[other] civilians lost
    }
# The chart: where the game turned, with a letter of its own for each.
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
mark-nearMiss = just missed
    .letter = M

# What somebody without a team has won or lost by.
agendaFulfilled = Agenda fulfilled: { $agenda }
agendaMissed = Agenda missed: { $agenda }
motives = Motives revealed: { $motives }
motivesNone = Motives revealed: none

# The same in sentences. $courses: `course` for each resource.
course = { $resource } from { $from } to { $to } (at least { $least })
numbers =
    { $turns ->
        [one] The game in numbers: { $courses }; distance { $distance } after { $turns } turn.
       *[other] The game in numbers: { $courses }; distance { $distance } after { $turns } turns.
    }
checks =
    { $against ->
        [one] Skill checks: { $passed } passed, { $partly } partly, { $failed } failed; { $against } card counted against them.
       *[other] Skill checks: { $passed } passed, { $partly } partly, { $failed } failed; { $against } cards counted against them.
    }
neverJumped = The fleet never jumped.
jumpedIn = Jumps in the turns { $turns }.
civiliansLost = Civilian ships lost: { $count }.
