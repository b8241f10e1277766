### What is going on when a player may react: a sentence before the question, which everyone reads.

# $attacker, $target: “a raider”, “the viper piloted by Ada”.
attacks = { $attacker } attacks { $target }
pilotedViper = the { $ship } piloted by { $player }
attack = an attack
# $about: the name of what the die is rolled for, or of what the check belongs to.
roll = a roll for { NOUN($about, case: "the") }
skillCheck = a skill check for { NOUN($about, case: "the") }
# $about: the sentence so far, or the name of a card.
die = { $about }: rolled { $die }
check = { $about }: { $total } against { $difficulty }
