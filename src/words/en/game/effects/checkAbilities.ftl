### Abilities of cards that have been revealed in a check. $brief: in a menu.

# $strengths: “1 or 2”.
discardStrengths = discard all cards of strength { $strengths } from the check
discardFromCheck = discard 1 revealed card from the check
addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] add { $count } Destiny card to the check
           *[other] add { $count } Destiny cards to the check
        }
       *[no] { $count ->
            [one] add the top { $count } card of the Destiny deck to the check faceup
           *[other] add the top { $count } cards of the Destiny deck to the check faceup
        }
    }
# $skills: “Politics and Leadership”.
multiplySkills =
    { $factor ->
        [2] double the strength of all { $skills } cards in this check
       *[other] multiply the strength of all { $skills } cards in this check by { $factor }
    }
# $then: what the current player may do, with its subject.
ifStrength = if the { $skill } cards in the check total { $atLeast } strength or more, { $then }
# $when: one or several of the following; $then: what happens.
afterCheck = if { $when }, { $then }
result =
    { $result ->
        [pass] the check passes
        [partial] the check is a partial success
       *[fail] the check fails
    }
resultByAtMost =
    { $result ->
        [pass] the check passes by { $by } or less
        [partial] the check is a partial success by { $by } or less
       *[fail] the check fails by { $by } or less
    }
resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] the check passes by { $by } or more
            [partial] the check is a partial success by { $by } or more
           *[fail] the check fails by { $by } or more
        }
       *[no] { $result ->
            [pass] the total is at least { $by } above the printed difficulty
            [partial] the total is at least { $by } above the printed partial success
           *[fail] the total is at least { $by } below the printed difficulty
        }
    }
totalAtMost = the total is { $most } or less
skipResult =
    { $result ->
        [pass] ignore the pass result
        [partial] ignore the partial success
       *[fail] ignore the fail result
    }
