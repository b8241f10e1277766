### Resources, the jump, Galactica and everything that flies. $brief: in a menu.

# $what: which Cylon ships act, as a noun. Read in orders such as «activate the basestars, the raiders, then launch 3 raiders from each basestar».
activate = activate { NOUN($what, case: "the") }
# After another `activate`.
activateNext = { NOUN($what, case: "the") }
launchRaiders = launch 3 raiders from each basestar
briefActivate =
    { $which ->
        [launchRaiders] launch 3 raiders from each basestar
        [heavyRaiders] activate heavy raiders
        [basestars] activate basestars
        [occupation] activate occupation forces
       *[raiders] activate raiders
    }

# $ships: «1 basestar and 3 raiders». Several of these follow «place», with commas between them.
placed = { $ships } { NOUN($area, case: "at") }
