### Why something happened, where the cause has no card. It stands before a colon or in brackets: “Apollo discards 2 Skill cards (hand limit)”.

handLimit = hand limit
executed = execution
revealed = revealed as a Cylon
infiltrationEnded = end of the infiltration
cost = moving between ships
prepareForJump = jump preparation

# What a die is rolled for: “Apollo rolls 3 for the attack”.
attack = the attack
nuke = the nuke
jump = the jump
# An area of the Cylon Fleet board.
area = the area
force = the occupation force

# The cause first: “Water Sabotaged: Galactica is damaged at the Armory”.
because = { $why }: { $what }
