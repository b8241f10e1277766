### Crisis cards and Super Crisis cards, a line each. Most messages are headings: what follows a heading on its line, after a colon, is no
### part of the message.

superCrisis = Immune to character abilities.
# Of a card that calls that player “you”.
superCrisisOfPlayer = Immune to character abilities. “You” are the Cylon player who plays it.

# Before “ · ” and the skills: “Skill check 13 · Politics, Leadership”.
check = Skill check { $difficulty }
# Behind the skills of a check that is one of several options.
onlyIf = only if { $condition }
# The results of a check.
consequence = Consequence (if a card with a skill check ability was added)
passed = Pass
# From this strength on.
partially = { $from }+
failed = Fail

# $who: “the President”. The options stand below it.
chooser = { $who } chooses:

# The lines of a Cylon attack: which ships act, and which are placed where.
attack = Cylon attack
place = Place:

# What the icons at the bottom of the card say, on one line: “Activate: raiders · Jump +1”.
activation = Activate
jump = Jump +1
# After `jump` and “ / ”: the icon that counts instead once Galactica is back (R-NCA-72).
evacuate = Evacuate
