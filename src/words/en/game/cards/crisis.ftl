### Crisis cards and Super Crisis cards, a line each. $what: effects, in the middle of a sentence.

superCrisis = A Cylon player plays it on Caprica. Abilities of characters have no effect on it.
superCrisisOfPlayer = A Cylon player plays it on Caprica and is the one it calls “you”. Abilities of characters have no effect on it.

# $skills: «Politics and Leadership».
check = Skill check of difficulty { $difficulty }: { $skills } count for it.
consequence = Consequence, if a card with the skill check ability icon has been added: { $what }
passed = If passed: { $what }
partially = If the strength is { $from } to { $to }: { $what }
failed = If failed: { $what }

# $who: «the President».
chooser = { $who } chooses one option
# $what: a sentence.
option = Option { $number }: { $what }

attack = Cylon attack. First: { $what }
# $ships: «1 basestar and 3 raiders at the bow».
place = Then place { $ships }
# A rule of the card with a $name of its own. $what: sentences.
special = { $name }: { $what }

# What the icons at the bottom of the card say.
activation = Afterwards: { $what }
jump = Then the jump track advances 1 space.
evacuate = Once Galactica is back, the current player evacuates 1 Prepared civilian ship instead.
