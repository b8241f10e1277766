### Abilities of cards that have been revealed in a check. $brief: in a menu.

# $strengths: «1 or 2».
discardStrengths = all cards of strength { $strengths } are discarded from the check
discardFromCheck = discard 1 of the revealed cards from the check
addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } Destiny card into the check
           *[other] { $count } Destiny cards into the check
        }
       *[no] { $count ->
            [one] the top { $count } card of the Destiny deck goes face up into the check
           *[other] the top { $count } cards of the Destiny deck go face up into the check
        }
    }
# $skills: «Politics and Leadership».
multiplySkills =
    { $factor ->
        [2] { $skills } cards count twice their strength in this check
       *[other] { $skills } cards count { $factor } times their strength in this check
    }
# $then: what the current player may do, with its subject.
ifStrength = if { $skill } cards in the check total { $atLeast } or more, { $then }
# $when: one or several of the following; $then: what happens.
afterCheck = if { $when }, { $then }
result =
    { $result ->
        [pass] the check passes
        [partial] the check partly passes
       *[fail] the check fails
    }
resultByAtMost =
    { $result ->
        [pass] the check passes by { $by } or less
        [partial] the check partly passes by { $by } or less
       *[fail] the check fails by { $by } or less
    }
resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] the check passes by { $by } or more
            [partial] the check partly passes by { $by } or more
           *[fail] the check fails by { $by } or more
        }
       *[no] { $result ->
            [pass] the check passes by { $by } or more with its printed difficulty
            [partial] the check partly passes by { $by } or more with its printed difficulty
           *[fail] the check fails by { $by } or more with its printed difficulty
        }
    }
totalAtMost = its strength is { $most } or less
skipResult =
    { $result ->
        [pass] passing has no effect
        [partial] passing it partly has no effect
       *[fail] failing has no effect
    }
