### What Cylon Leaders do, and going among the humans. $brief: in a menu.

infiltrate =
    { $brief ->
        [yes] infiltrate: move to Galactica
       *[no] infiltrate: move to any location on Galactica; you now count as a human player
    }
# A basestar.
removeBasestar =
    { $brief ->
        [yes] remove 1 basestar from the board
       *[no] remove it from the board
    }
# $cards: “2 cards”.
glimpseDestiny =
    { $brief ->
        [yes] swap { $cards } with the Destiny deck
       *[no] draw { $cards } from the Destiny deck, then place { $cards } from your hand on top of it
    }
# $who: a player.
swapHands = swap your entire hand of Skill cards with { NOUN($who, case: "object") }
# $whose hand: a player.
takeRandomCard =
    { $brief ->
        [yes] take 1 random card from { NOUN($whose, case: "whose") } hand
       *[no] take 1 random Skill card from { NOUN($whose, case: "whose") } hand
    }
# Said of the player who draws; another one reads it and names the type.
drawNamed =
    { $brief ->
        [yes] draw 1 card of a type you choose
       *[no] draw 1 Skill card of a type you choose
    }
    .one =
        { $brief ->
            [yes] draws 1 card of a type you choose
           *[no] draws 1 Skill card of a type you choose
        }
addAnyToCheck = add any number of Skill cards from your hand to the check
# Said of the player whose hand it is. $cards: “1 Skill card”.
addToCheck = add { $cards } from your hand to the check faceup
    .one = adds { $cards } from their hand to the check faceup
    .to = add { $cards } from their hand to the check faceup

# After “if”.
mayInfiltrate = you are a Cylon Leader or the Sympathetic Cylon
