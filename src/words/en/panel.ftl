### A question to one person, with everything to answer it. With markup, but for buttons and menus.

pickOne = Choose one
pickSeveral = Pick

# After the text of a long menu.
pageOf = { $text } ({ $page }/{ $pages })

# Where cards are drawn one by one.
allAtOnce = Or draw all { $count } at once…
ofKind = { $number } { $kind }
earlier = ◀ Earlier
more = More ▶
confirm = Confirm
clear = Clear
nothingPicked = **Nothing picked yet**: pick { $range }.
picked = **{ $number } picked** (pick { $range }): { $labels }.
tooMany = { $picked } Too many: { $most } at most.
tooFew =
    { $count ->
        [one] { $picked } Pick { $count } more.
       *[other] { $picked } Pick { $count } more.
    }

# Where the player discards more than half of a hand, and picks what to keep.
keep =
    { $count ->
        [one] **Choose the card to keep**: you discard all others.
       *[other] **Choose { $count } cards to keep**: you discard all others.
    }
kept = **Keeping { $number } of { $most }**: { $labels }.
restGoes =
    { $count ->
        [one] You discard the other card.
       *[other] You discard the other { $count }.
    }
discardOthers =
    { $count ->
        [one] Discard the other card
       *[other] Discard the other { $count }
    }

# How many may be picked: a range, or two numbers.
range = { $least } to { $most }
eitherRange = { $one } or { $other }
footer = Game { $game }
footerMore =
    { $count ->
        [one] Game { $game } · 1 more question after this
       *[other] Game { $game } · { $count } more questions after this
    }

# The text of a menu of one group of choices.
groupOf = { $group } ({ $number })
sure = This can’t be undone. Are you sure?
doIt = Yes, do it
takeBack = Never mind
rule = Rule

# The Quorum card that was drawn last.
newestQuorum = Newest Quorum card: **{ $card }**: { $text }
otherQuorum = Your other Quorum cards: { $cards }
silent = Don’t ask again during this check

# The choice of a player who pressed that.
silenced = { $pass }; you won’t be asked again until this check’s result is known
ruleTitle = { $rule } · { $name }
choices = What the choices mean

# In place of a question that the player has reopened.
openedBelow = You’ve reopened this question further down.
lately =
    { $refusal }
    Recently:
    { $lines }

# About a move: the allies at a place, and those where the player already is.
meetThere = You meet an ally there: { $allies }
meetHere = If you stay here, you meet an ally: { $allies }
