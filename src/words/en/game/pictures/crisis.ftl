### Words on pictures about the Crisis, skill checks and what is in play.

# What kind of card it is, as the title of its panel.
crisis = Crisis
superCrisis = Super Crisis
mission = Mission
skillCheck = Skill check
attack = { $kind }: Cylon attack
none = No Crisis yet
last = None right now. Last: { $card }

# The check. $difficulty follows `needs`; $number: what a partial success takes.
needs = needs
needsNumber = difficulty { $difficulty }
part = partial { $number }+
reckless = Reckless
total = Total { $total }
totalResult = Total { $total }: { $result }
totalBelow = total { $total }
result-pass = passed
result-partial = partial success
result-fail = failed
# In a mark, before what follows from a result: the consequence of a skill check icon, passed, failed.
mark-icon = ICON
mark-pass = PASS
mark-fail = FAIL

# Beside the icons of a card, a word or two each.
icon-raiders = Raiders
icon-launchRaiders = Launch
icon-heavyRaiders = Heavy raiders
icon-occupation = Occupation
icon-basestars = Basestars
icon-jump = Jump
icon-evacuate = Evacuate

# What stays on the table. $cards: names with · between them.
inPlay = In play
inPlayCards = In play: { $cards }
inPlayNothing = In play: nothing
also = Also: { $cards }
andMore = { $cards } and { $count } more
more = and { $count } more
nextJumps = This turn: next Crisis gains a jump icon
protects = This turn: next { $resource } loss −1
truce = This turn: no Cylon ships act
destroyed = Destroyed: { $board }
outOfGame = Removed: { $ships }
executed = Executed: { $characters }

# At a glance: the title of a line, at most 9 letters.
glance-crisis = Crisis
glance-check = Check
glance-damaged = Damaged
glance-closed = Closed
glance-inPlay = In play
