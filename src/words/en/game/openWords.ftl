### What titles, milestones and the end of the game are told by. Modules have such words in files of their own.

# On the card of a title: what belongs to its holder.
duties-president = The President holds the Quorum hand in secret and decides where a card says so.
duties-admiral = The Admiral holds the nukes, chooses the destination of each jump and decides where a card says so.

# Actions: `label` on a button (80 characters) with `detail` below it, `deed` in the log after the name of the player.
drawQuorum-label = Draw a Quorum card
drawQuorum-deed = draws a Quorum card
drawQuorum-detail = It goes into your secret Quorum hand
launchNuke-label = Launch a nuke
launchNuke-deed = launches a nuke
endInfiltration-label = End your infiltration
endInfiltration-detail = You go to the Resurrection Ship and are a Cylon player again
endInfiltration-deed = ends the infiltration

# Milestones: `name` on the scale of the distance, `begins` in the log, `brings` on the objective after a colon.
sleeperAgent-name = Sleeper agents
sleeperAgent-begins = the Sleeper Agent phase begins
sleeperAgent-brings = the Sleeper Agent phase: every player gets another Loyalty card
finalJump-name = Last jump
finalJump-begins = the next jump is the last one
finalJump-brings = the next jump is the last one, and the humans win with it if no resource is used up

# Why the game is over, after a colon: «The Cylons win: the fleet has run out of fuel.»
endings-fuel = the fleet has run out of fuel
endings-food = the fleet has run out of food
endings-morale = the fleet has lost all morale
endings-population = nobody is left of the population
endings-invasion = a Cylon boarding party has taken Galactica
endings-destruction = Galactica has been destroyed
endings-noCharacter = nobody is left to take the place of the executed
endings-reachedKobol = the fleet has reached Kobol
