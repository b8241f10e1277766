### Parts of the state of the game that expansions bring: short, small first letter, no full stop.

truce = truce: no Cylon ship acts this turn
# New Caprica.
orbit =
    { $inOrbit ->
        [yes] Galactica is back in orbit
       *[no] Galactica is away
    }
orbitShort =
    { $inOrbit ->
        [yes] Galactica in orbit
       *[no] Galactica away
    }
# $ships: “7 civilian ships”.
locked = { $ships } locked
prepared = { $count } prepared
noForces = no occupation forces
forces = { $forces } at { NOUN($places, case: "the") }
# The symbol of a trauma token, in brackets.
symbol =
    { $symbol ->
        [benevolent] benevolent
        [antagonistic] antagonistic
       *[disaster] disaster
    }
allies = allies
ally = { $ally } at { NOUN($place, case: "the") }
alliesAt = allies at { NOUN($places, case: "the") }
pursuit = pursuit { $space } of 4
noShips = no ships
mission = Mission
faceDown = facedown
# $missions: “6 Missions”.
missionsLeft = { $missions } in the deck
rebel =
    { $side ->
        [human] the Rebel Basestar with the humans
       *[cylon] the Rebel Basestar with the Cylons
    }
trauma = trauma tokens
pool = { $count } in the pool
# Where the others lie, $count in all.
lying =
    { $count ->
        [one] 1 on { NOUN($places, case: "the") }
       *[other] 1 each on { NOUN($places, case: "the") }
    }
crossroads = Crossroads cards
crossroadsHidden =
    { $laid ->
        [yes] { $player } facedown with a token
       *[no] { $player } facedown without a token
    }
faceUp = { $open } of { $all } faceup
motives = { $player }’s Motives
hidden = { $count } hidden
