### Resources, Galactica, the boarding party and the jump, a line of the log each, without a full stop. $player: a name that can't be
### inflected. $change: «−1», «+2». $loss: something is lost.

# $resource begins the line: «Food −1 (7 left)».
resource =
    { $loss ->
        [yes] { $resource } { $change } ({ $now } left)
       *[no] { $resource } { $change } (now { $now })
    }
# The same within a line, after its cause: «A civilian ship is destroyed: −1 morale (7 left)».
change =
    { $loss ->
        [yes] { $change } { $resource } ({ $now } left)
       *[no] { $change } { $resource } (now { $now })
    }
galacticaDamaged = Galactica is damaged at { NOUN($place, case: "the") }
# $loss: «1 fuel».
galacticaHit = Galactica is damaged, { $loss } is lost
# $tokens: «2 Galactica damage tokens».
damageSeen = { $player } looks at { $tokens }
repaired = { $player } repairs { NOUN($place, case: "the") }
centurionBoarded = A centurion boards Galactica
# A space of the Boarding Party track.
space =
    { $space ->
        [end] the end
       *[other] space { $space }
    }
# $count centurions, to as many $spaces: «space 1 and space 3».
centurionsAdvanced =
    { $count ->
        [one] The centurion aboard advances to { $spaces } of the Boarding Party track
       *[other] The centurions aboard advance to { $spaces } of the Boarding Party track
    }
# $each: «2 to space 3 and 1 to the end».
centurionsAdvancedEach = The centurions aboard advance: { $each } of the Boarding Party track
centurionsTo = { $count } to { $space }
centurionDestroyed =
    { $space ->
        [0] A centurion is destroyed on the start of the Boarding Party track
       *[other] A centurion is destroyed on space { $space } of the Boarding Party track
    }
jumpTrack = Jump track { $change } (now { $now } of 5)
jumpTrackReset = The fleet marker goes back to the start of the jump track
jumped =
    { $how ->
        [final] The fleet makes its last jump
        [someStay] The fleet jumps
       *[all] The fleet jumps: every ship in space is taken off the board
    }
