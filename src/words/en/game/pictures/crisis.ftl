### What pictures say of the Crisis, of skill checks and of what is in play.

# What kind of card it is, as the title of its panel.
crisis = Crisis
superCrisis = Super crisis
mission = Mission
skillCheck = Skill check
attack = { $kind }: Cylon attack
none = No crisis yet
last = None now. Last: { $card }

# The check. «needs» and «part» stand before a number, with the number of the partial success in the message.
needs = needs
needsNumber = needs { $difficulty }
part = part { $number }
reckless = Reckless
total = Total { $total }
totalResult = Total { $total }: { $result }
totalBelow = total { $total }
result-pass = passed
result-partial = partly passed
result-fail = failed
# Before what follows from a result, in a mark: the consequence by a skill check icon, passed, failed.
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

# What lies on the table for longer. $cards: names with · between them.
inPlay = In play
inPlayCards = In play: { $cards }
inPlayNothing = In play: nothing
also = Also: { $cards }
andMore = { $cards } and { $count } more
more = and { $count } more
nextJumps = This turn: the next Crisis has a jump icon
protects = This turn: next loss of { $resource } is 1 less
truce = This turn: no Cylon ship acts
destroyed = Destroyed: { $board }
outOfGame = Out of the game: { $ships }
executed = Executed: { $characters }

# At a glance: what a line is about, at most 9 letters.
glance-crisis = Crisis
glance-check = Check
glance-damaged = Damaged
glance-closed = Closed
glance-inPlay = In play
