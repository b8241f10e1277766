### What is going on when somebody may react: a sentence before the question, which everybody reads.

# $attacker, $target: «a raider», «the viper of Ada».
attacks = { $attacker } attacks { $target }
pilotedViper = the { $ship } of { $player }
attack = an attack
# $about: the sentence so far, or the name of a card.
die = { $about }: the die shows { $die }
check = { $about }: { $total } against { $difficulty }
