### Words for titles, milestones and the end of the game. Modules have such words in files of their own.

# On the card of a title: what its holder does.
duties-president = The President holds the Quorum hand in secret and makes the decisions that cards leave to the President.
duties-admiral = The Admiral holds the nukes, chooses the destination of each jump and makes the decisions that cards leave to the Admiral.

# Actions: `label` on a button (80 characters) with `detail` below it, `deed` in the log after the name of the player.
drawQuorum-label = Draw a Quorum card
drawQuorum-deed = draws a Quorum card
drawQuorum-detail = It goes into your secret Quorum hand
launchNuke-label = Launch a nuke
launchNuke-deed = launches a nuke
endInfiltration-label = End your infiltration
endInfiltration-detail = You move to the Resurrection Ship and become a Cylon player again
endInfiltration-deed = ends their infiltration

# Milestones: `name` on the distance track, `begins` in the log, `brings` on the objective after a colon.
sleeperAgent-name = Sleeper agents
sleeperAgent-begins = the Sleeper Agent phase begins
sleeperAgent-brings = the Sleeper Agent phase: each player is dealt another Loyalty card
finalJump-name = Last jump
finalJump-begins = the next jump is the last
finalJump-brings = the next jump is the last: the humans win with it if no resource is at 0

# Why the game is over, after a colon: “The Cylons win: the fleet has run out of fuel.”
endings-fuel = the fleet has run out of fuel
endings-food = the fleet has run out of food
endings-morale = the fleet has lost all morale
endings-population = no one in the fleet is left alive
endings-invasion = Cylon centurions have taken Galactica
endings-destruction = Galactica has been destroyed
endings-noCharacter = no one is left to replace the executed character
endings-reachedKobol = the fleet has reached Kobol
