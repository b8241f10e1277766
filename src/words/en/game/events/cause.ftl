### Why something has happened, where no card is the cause. Read after a colon or in brackets: «Apollo discards 2 Skill cards (hand limit)».

handLimit = hand limit
executed = execution
revealed = revealed as a Cylon
infiltrationEnded = end of the infiltration
cost = for the way to another ship
prepareForJump = jump preparation

# What a die is rolled for: «Apollo rolls 3 for an attack».
attack = an attack

# $what has happened, with the reason: «Galactica is damaged at the Armory: Water Sabotaged».
because = { $what }: { $why }
