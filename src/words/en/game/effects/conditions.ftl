### What has to be true, after “if” or “only if”. “You” is the player who has the card or uses it.

hasNuke = there is a nuke left
holdsSuperCrisis = you hold a Super Crisis card
handAtMost = you have { $count } or fewer Skill cards
distanceAtMost = the fleet has traveled a distance of { $most } or less
piloting = you are piloting a viper
canTake = you can take the { $title } title from its holder
otherEligible = another player can become { $title }
withTitle = the { $title } title is in the game
viperIn =
    { $where ->
        [reserves] there is a viper in the Reserves
        [damagedCraft] there is a damaged viper
       *[space] there is a viper in space
    }
aboard = you are { NOUN($board, case: "on") }
currentAboard = the current player is { NOUN($board, case: "on") }
# Of the current player, who has just been named.
theyAreAboard = they are { NOUN($board, case: "on") }
humanInBrig = a human player is in the Brig or in Detention
basestarOnBoard = there is a basestar in space
basestarLeft = there is a basestar in the supply
atMost = { $resource } is { $bound } or less
atLeast = { $resource } is { $bound } or more
blueSpace = the fleet marker is on a blue space of the jump track
holdsTitle = you are { $title }
canLaunch = you can fly a viper and there is a viper to launch
cylonShipInSpace = there is a Cylon ship in space
centurionAboard = there is a centurion on the Boarding Party track
