### Resources, Galactica, the boarding party and the jump, a line of the log each, without a full stop. A cause may stand before it: the
### first letter is small, and becomes a capital where the line begins. $player: a name that can’t be inflected. $change: “−1”, “+2”. $loss:
### something is lost.

# On its own, or after a cause: “Water Sabotaged: −1 food (7 left)”.
resource =
    { $loss ->
        [yes] { $change } { $resource } ({ $now } left)
       *[no] { $change } { $resource } (now { $now })
    }
# The same within a line, after what brought it: “A civilian ship is destroyed: −1 morale (7 left)”.
change =
    { $loss ->
        [yes] { $change } { $resource } ({ $now } left)
       *[no] { $change } { $resource } (now { $now })
    }
galacticaDamaged = Galactica is damaged at { NOUN($place, case: "the") }
# $loss: “1 fuel”.
galacticaHit = Galactica is damaged and loses { $loss }
# $tokens: “2 Galactica damage tokens”.
damageSeen = { $player } looks at { $tokens }
repaired = { $player } repairs { NOUN($place, case: "the") }
centurionBoarded = a centurion boards Galactica
# A space of the Boarding Party track.
space =
    { $space ->
        [end] the end
       *[other] space { $space }
    }
# $count centurions, to that many $spaces: “space 1 and space 3”.
centurionsAdvanced =
    { $count ->
        [one] the centurion aboard advances along the Boarding Party track to { $spaces }
       *[other] the centurions aboard advance along the Boarding Party track to { $spaces }
    }
# $each: “2 to space 3 and 1 to the end”.
centurionsAdvancedEach = the centurions aboard advance along the Boarding Party track: { $each }
centurionsTo = { $count } to { $space }
centurionDestroyed =
    { $space ->
        [0] a centurion is destroyed at the start of the Boarding Party track
       *[other] a centurion is destroyed on space { $space } of the Boarding Party track
    }
jumpTrack = jump track { $change } (now { $now } of 5)
jumpTrackReset = the fleet marker returns to the start of the jump track
jumped =
    { $how ->
        [final] The fleet makes its final jump
        [someStay] The fleet jumps
       *[all] The fleet jumps. Every ship in space is removed from the board
    }
