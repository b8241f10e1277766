### A question to one person, with everything to answer it. With markup, but for buttons and menus.

pickOne = Choose one
pickSeveral = Pick

# Behind the text of a long menu.
pageOf = { $text } (page { $page } of { $pages })

# Where cards are drawn one by one.
allAtOnce = Or all { $count } at once …
ofKind = { $number } { $kind }
earlier = ◀ Earlier
more = More ▶
confirm = Confirm
clear = Clear
nothingPicked = **Nothing picked yet**: pick { $range }.
picked = **Picked { $number } of { $range }**: { $labels }.
tooMany = { $picked } Too many: at most { $most }.
tooFew =
    { $count ->
        [one] { $picked } { $count } more to pick.
       *[other] { $picked } { $count } more to pick.
    }

# Where more than half of the hand is discarded, and what to keep is picked.
keep =
    { $count ->
        [one] **Choose the card that you keep**: all others are discarded.
       *[other] **Choose the { $count } cards that you keep**: all others are discarded.
    }
kept = **You keep { $number } of { $most }**: { $labels }.
restGoes =
    { $count ->
        [one] The other one is discarded.
       *[other] The other { $count } are discarded.
    }
discardOthers =
    { $count ->
        [one] Discard the other one
       *[other] Discard the other { $count }
    }

# How many may be picked.
range = { $least } to { $most }
eitherRange = { $one } or { $other }
footer = Game { $game }
footerMore =
    { $count ->
        [one] Game { $game } · one more question after this one
       *[other] Game { $game } · { $count } more questions after this one
    }

# The text of a menu of one group of choices.
groupOf = { $group } ({ $number })
sure = This can’t be undone. Do you mean it?
doIt = Yes, do it
takeBack = Take it back
rule = Rule

# The Quorum card that was drawn last.
newestQuorum = Your newest Quorum card: **{ $card }**: { $text }
otherQuorum = Your others: { $cards }
silent = Not again in this check

# What somebody has chosen who pressed that.
silenced = { $pass }, also not again until the result of this check is known
ruleTitle = { $rule } · { $name }
choices = What the choices do

# In place of a question that the person has opened once more.
openedBelow = You have opened this question again, further below.
lately =
    { $refusal }
    Lately:
    { $lines }

# Of a move: the allies who wait at a place, and those who wait where the player is.
meetThere = You meet an ally there: { $allies }
meetHere = If you stay here, you meet an ally: { $allies }
