### Questions about checks, dice and cards that come with the expansions. The message follows the name of the player; `.help` is for that
### player alone.

chooseHull = choose which ship takes the damage
    .help = A damage token is drawn for the ship you choose. Pegasus is destroyed when all 4 of its locations are damaged; they don’t count against Galactica.
abilityOrder = choose which ability to resolve next
    .help = Each is resolved once, no matter who added the card. As the current player, you choose the order.
discardFromCheck = discard a card from the check
    .help = It no longer counts and its ability isn’t resolved, but it was in the check, so a consequence still follows.
nameResult = choose the result of the die
    .help = No die is rolled, and nothing can change the result you choose.
lookAtBottom = choose a deck to look at its bottom card
    .help = Only you see the card, and it stays where it is.
cullDestiny = discard { $cards } from the Destiny deck
    .help = You see the whole Destiny deck. Everyone sees what you discard; the rest is shuffled.
placeCard = put a card back
    .help = The first card you put on top will be drawn first. Cards on the bottom won’t come up for a long time. No one else sees them.
learnSkill = choose a Skill deck
    .help = You’ll look at its top { $cards }, then decide what to do with them.
keepOrAdd = take the cards or add them to the check
    .help = It’s all or nothing. Cards added to the check go in right after the Destiny cards and stay hidden until the reveal.
giveCard =
    { $count ->
        [one] choose a Skill card for { $player }
       *[other] choose { $cards } for { $player }
    }
    .help =
        { $count ->
            [one] Only the two of you will know which card it is.
           *[other] Only the two of you will know which cards they are.
        }
rollAgain = reroll or keep the result
    .help = The roll is { $result }; removing the occupation force takes { $needed } or more. You may discard a Maximum Firepower to reroll; whatever was added to the roll stays.
