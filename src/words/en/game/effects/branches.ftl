### Effects that hold other effects: checks, rolls, choices, conditions. $what is one of them or several, as a part of the sentence.

onRoll =
    { $brief ->
        [yes] on { $range } { $what }
       *[no] on { $range }: { $what }
    }
# Results of a skill check, a line each.
consequence = consequence: { $what }
passed =
    { $brief ->
        [yes] passed: { $what }
       *[no] if passed: { $what }
    }
partially = with { $from } to { $to }: { $what }
failed =
    { $brief ->
        [yes] failed: { $what }
       *[no] if failed: { $what }
    }
# A check in a menu: «check 7, passed: …, failed: …».
briefCheck = check { $difficulty }
briefPassed = passed: { $what }
briefFailed = failed: { $what }
# $lowered: its difficulty if the player is in the Brig, 0 if that makes no difference.
check =
    { $lowered ->
        [0] skill check { $difficulty } ({ $skills })
       *[other] skill check { $difficulty }, or { $lowered } if that player is in the Brig ({ $skills })
    }

# An option of a choice.
nothing = nothing
onlyIf = only if { $condition }: { $what }
# The options one after the other, with a number in brackets before each.
oneOf = { $first }; or { $last }
choose = choose one: { $options }
    .one = chooses one: { $options }
briefChoose = choose – { $options }
    .one = chooses – { $options }
chooseThis = choose this: { $option }
chooseSeveral = name { $take } of these, then resolve them in the order in which you named them: { $options }
    .one = names { $take } of these, then resolves them in the order in which they were named: { $options }

if = if { $condition }, { $what }
otherwise = otherwise: { $what }

# Ships are risked ($stake, $count of them) for $what: a roll of $range brings it, less loses them.
risk = risk { $stake } and roll a die. On { $range }: { $what }. On less: { $lost ->
        [destroyed] { $count ->
            [one] the { $ship } is destroyed
           *[other] the { NOUN($ship, case: "plural") } are destroyed
        }
       *[damaged] { $count ->
            [one] the { $ship } is damaged
           *[other] the { NOUN($ship, case: "plural") } are damaged
        }
    }
briefRisk = risk { $stake }: on { $range } { $what }
