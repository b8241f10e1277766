### What the Skill cards of Daybreak do that nothing else does. $brief: in a menu. $strengths: “1 or 2”.

addToTotal = add { $each } to the total for each card of strength { $strengths } in the check
# After “the current player may”.
takeFromCheck =
    { $brief ->
        [yes] take 1 card of strength { $strengths } out of the check
       *[no] take 1 other card of strength { $strengths } from the check into their hand
    }
# After “the current player may”.
dogfight =
    { $brief ->
        [yes] damage 1 viper to discard 1 card from the check
       *[no] damage 1 viper (in space or in the Reserves) to discard 1 other card from the check
    }
# $cards: “2 Quorum cards”.
influenceQuorum =
    { $brief ->
        [yes] draw { $cards }: 1 for the President, play or discard the other
       *[no] draw { $cards }, give 1 to the President and play or discard the other
    }
# $places: “the Armory or Command”.
activateAnywhere =
    { $brief ->
        [yes] activate { NOUN($places, case: "the") }
       *[no] activate { NOUN($places, case: "the") }, wherever you are and even if it is damaged
    }
activateOneViper =
    { $count ->
        [one] activate 1 unmanned viper up to { $count } time
       *[other] activate 1 unmanned viper up to { $count } times
    }
# $vipers: “2 vipers”.
launchReserves =
    { $brief ->
        [yes] launch up to { $vipers } to a pilot’s area and activate each
       *[no] launch up to { $vipers } from the Reserves, unmanned, into an area with a piloted viper, then activate each once
    }

# After “if”.
currentIsHuman = the current player is human
# Of the current player, who has just been named.
theyAreHuman = they are human
mayAddToCheck = they can still add one
noBlueSpace = the fleet marker is not on a blue space of the jump track
mayTradeRaptor = there is a raptor in the Reserves and an assault raptor in the supply
