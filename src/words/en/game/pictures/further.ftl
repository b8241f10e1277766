### Words on pictures about the boards of expansions; at a glance a title of at most 9 letters, and a few words.

allies = Allies
allyAt = { $ally }: { $place }
# The symbol of a trauma token, in capitals.
symbol-benevolent = Benevolent
symbol-antagonistic = Antagonistic
symbol-disaster = Disaster

cylonFleet = Cylon Fleet
pursuit = Pursuit
glance-pursuit = Pursuit
pursuitOf = { $space } of { $last }
pursuitShips =
    { $count ->
        [one] next: +{ $count } civilian ship
       *[other] next: +{ $count } civilian ships
    }
pursuitLast = next: all red ships arrive

# The Active Mission of the Demetrius.
activeMission = Active Mission
glance-mission = Mission
missionsLeft = { $left } left
missionsDiscarded = { $left } left, { $discarded } discarded
noMission = No Mission since the last jump
missionFailed = Failed: returns to the deck at the jump
missionFailedShort = Failed, facedown
missionCounts = Passed: counts as { $distance } distance
missionCountsShort = Counts as { $distance }
missionWorth = Worth { $distance } distance
missionUntilJump = Until the next jump

# Who controls the Rebel Basestar, in capitals; what it costs to act there, and the same shorter.
rebel-human = Humans
rebel-cylon = Cylons
rebelPrice = each action costs a miracle token or a Super Crisis card
rebelPriceShort = token or Super Crisis per action
glance-rebels = Rebels
rebelWith-human = Rebel Basestar: humans
rebelWith-cylon = Rebel Basestar: Cylons

# New Caprica: two stacks of civilian ships, and whether Galactica is there.
locked = Locked
prepared = Prepared
inOrbit = Galactica in orbit
away = Galactica away
glance-settlement = Settlement
ships = ships: { $locked } locked, { $prepared } prepared
noForces = no occupation forces
forces = occupation forces: { $places }
placeTimes = { $place } ×{ $count }
