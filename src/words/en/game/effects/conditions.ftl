### What has to be so, after «if» or «only if». «You» is whoever has the card or uses it.

hasNuke = there is a nuke left
holdsSuperCrisis = you hold a Super Crisis card
handAtMost = you have { $count } or fewer Skill cards
distanceAtMost = the fleet has travelled { $most } or less
piloting = you are piloting a viper
canTake = somebody else is { $title } and you can be
otherEligible = somebody else can be { $title }
withTitle = the game has the title of { $title }
viperIn = there is a viper { $where ->
        [reserves] in the Reserves
        [damagedCraft] among the damaged ones
       *[space] in space
    }
aboard = you are { NOUN($board, case: "on") }
currentAboard = the current player is { NOUN($board, case: "on") }
humanInBrig = a human player is in the Brig or in Detention
basestarOnBoard = there is a basestar in space
basestarLeft = a basestar is left in the supply
atMost = { $resource } is { $bound } or less
atLeast = { $resource } is { $bound } or more
blueSpace = the fleet marker is on a blue space of the jump track
holdsTitle = you are { $title }
canLaunch = you can fly a viper and there is a viper to launch
cylonShipInSpace = there is a Cylon ship in space
centurionAboard = there is a centurion on the Boarding Party track
