### Questions about checks, dice and cards that come with the expansions. The message follows the name of the player; `.help` is for that
### player alone.

chooseHull = choose which ship takes the damage
    .help = A token is drawn for the ship that you choose. Pegasus is lost when all of its 4 locations are damaged; damaged locations of Pegasus do not count against Galactica.
abilityOrder = choose which ability of the revealed cards comes next
    .help = Each of them is resolved once, whoever added the card. As the current player you decide the order.
discardFromCheck = discard a card from the check
    .help = It counts no more and its ability is not resolved, but it has been in the check: a consequence follows all the same.
nameResult = choose the result of the die
    .help = No die is rolled, and nothing can change the result.
lookAtBottom = choose the deck whose lowest card you look at
    .help = Only you see the card; it stays where it is.
cullDestiny = discard { $cards } of the Destiny deck
    .help = You see the whole Destiny deck. What you discard is seen by everybody, the rest is shuffled.
placeCard = put a card back
    .help = What you put back first is drawn first. What goes to the bottom is out of the way for a long time. Nobody else sees the cards.
learnSkill = choose a Skill deck
    .help = You look at its top { $cards } before you decide what to do with them.
keepOrAdd = take the cards or add them to the check
    .help = It is all or nothing. Cards for the check go in right after the Destiny cards and are not seen before the reveal.
giveCard =
    { $count ->
        [one] choose a Skill card for { $player }
       *[other] choose { $cards } for { $player }
    }
    .help =
        { $count ->
            [one] Only the two of you learn which card it is.
           *[other] Only the two of you learn which cards they are.
        }
rollAgain = roll again or leave it
    .help = The result is { $result }; the occupation force falls from { $needed } on. You may discard a Maximum Firepower to roll once more; what was added to the roll stays.
