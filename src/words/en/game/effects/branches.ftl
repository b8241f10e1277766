### Effects that hold other effects: checks, rolls, choices, conditions. $what is one of them or several, as a part of the sentence.

onRoll =
    { $brief ->
        [yes] on { $range } { $what }
       *[no] on { $range }: { $what }
    }
# Results of a skill check, a line each.
consequence = consequence: { $what }
passed = pass: { $what }
partially = { $from }+: { $what }
failed = fail: { $what }
# A check in a menu: “check 7, pass: …, fail: …”.
briefCheck = check { $difficulty }
# $lowered: its difficulty if the player is in the Brig, 0 if that makes no difference.
check =
    { $lowered ->
        [0] skill check { $difficulty } ({ $skills })
       *[other] skill check { $difficulty }, or { $lowered } if that player is in the Brig ({ $skills })
    }

# An option of a choice.
nothing = nothing
onlyIf = only if { $condition }: { $what }
# The same with the condition behind: “discard 1 nuke (only if there is a nuke left)”.
whatIf = { $what } (only if { $condition })
# The options one after the other, with a number in brackets before each.
oneOf = { $first }; or { $last }
choose = choose one: { $options }
    .one = chooses one: { $options }
# The same of options that stand below, a line each.
chooseBelow = choose one:
    .one = chooses one:
briefChoose = choose: { $options }
    .one = chooses: { $options }
# After “may”, of what the fleet gains and loses, without a choice of its own: “lose 1 morale and gain 1 fuel”.
chooseTo = choose to { $deeds }
    .one = chooses to { $deeds }
# After “may”, of anything else.
chooseThis = choose the following: { $option }
chooseSeveral = choose { $take } of these, then resolve them in the order you chose: { $options }
    .one = chooses { $take } of these, then resolves them in the chosen order: { $options }
# The same of options that stand below, a line each.
chooseSeveralBelow = choose { $take } of these, then resolve them in the order you chose:
    .one = chooses { $take } of these, then resolves them in the chosen order:

if = if { $condition }, { $what }
# $condition: about the player who does $what: “they are on New Caprica”.
ifThey = { $what } if { $condition }
otherwise = otherwise: { $what }

# Ships are risked ($stake, $count of them) for $what: a roll of $range brings it, a lower one loses them.
risk = risk { $stake } and roll a die. On { $range }: { $what }. Otherwise: { $lost ->
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
