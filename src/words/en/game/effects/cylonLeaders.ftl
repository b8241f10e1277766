### What Cylon Leaders do, and going among the humans. $brief: in a menu.

infiltrate =
    { $brief ->
        [yes] infiltrate: move to Galactica
       *[no] infiltrate: move to any location of Galactica and count as a human player from now on
    }
# A basestar.
removeBasestar = it leaves the board
# $cards: «2 cards».
glimpseDestiny =
    { $brief ->
        [yes] swap { $cards } with the Destiny deck
       *[no] draw { $cards } of the Destiny deck, then put { $cards } of your hand on top of it
    }
# $who: a player.
swapHands = exchange your whole hand of Skill cards with { NOUN($who, case: "object") }
# $whose hand: a player.
takeRandomCard =
    { $brief ->
        [yes] take 1 random card from { NOUN($whose, case: "whose") } hand
       *[no] take 1 Skill card at random from { NOUN($whose, case: "whose") } hand
    }
# Said of the player who draws; another one reads it and names the type.
drawNamed =
    { $brief ->
        [yes] draw 1 card that you name
       *[no] draw 1 Skill card of the type that you name
    }
    .one =
        { $brief ->
            [yes] draws 1 card that you name
           *[no] draws 1 Skill card of the type that you name
        }
addAnyToCheck = add any number of Skill cards from your hand to the check
# $cards: «1 Skill card».
addToCheck = add { $cards } from hand face up to the check

# After «if».
mayInfiltrate = you are a Cylon Leader or the Sympathetic Cylon
