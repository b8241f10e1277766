### Executions, titles, turns round the table, decks that nobody draws from. $brief: in a menu. $title: «Admiral».

# Said of players: «the current player is executed», «you are executed».
execute = you are executed
    .one = is executed
    .several = are executed
# $who: «each human player». $what is told to each of them as «you».
inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who } in turn: { $what }
    }
passTitle =
    { $brief ->
        [yes] another player becomes { $title }
       *[no] the title of { $title } passes to the next player in the line of succession
    }
passTitlesOf =
    { $brief ->
        [yes] lose all titles
       *[no] hand over every title that they hold, each to the next player in its line of succession
    }
    .one =
        { $brief ->
            [yes] loses all titles
           *[no] hands over every title that they hold, each to the next player in its line of succession
        }
borrowTitle = be { $title } until the end of this turn
# What is drawn, after `people.draw`. $cards: «2 Skill cards», of different types.
differentCards =
    { $brief ->
        [yes] { $count } different Skill cards
       *[no] { $cards } of different types
    }
loseHighest = lose { $count } of the resource of which the fleet has most
protect =
    { $brief ->
        [yes] save 1 { $resource }
       *[no] the next loss of { $resource } in this turn is 1 smaller
    }
# $to: a player.
giveCard =
    { $brief ->
        [yes] give them { $cards }
       *[no] give { NOUN($to, case: "object") } { $cards } from your hand
    }
takeHand =
    { $brief ->
        [yes] take all their Skill cards
       *[no] take all Skill cards of { NOUN($who, case: "object") } into your hand
    }

# $cards: «2 Treachery cards».
seedDestiny = shuffle { $cards } into the Destiny deck
replaceDestiny = discard the Destiny deck; a new one is made of { $cards }
# $cards: «2 cards»; $optional: or none.
cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] discard { $cards } or none of the Destiny deck
           *[no] discard { $cards } of the Destiny deck
        }
       *[no] { $optional ->
            [yes] look at the Destiny deck, discard { $cards } or none of it and shuffle the rest
           *[no] look at the Destiny deck, discard { $cards } of it and shuffle the rest
        }
    }
swapWithDestiny = put this card on top of the Destiny deck and take the card that lay there into your hand
lookAtBottom = look at the lowest card of a deck
reorderCrises =
    { $brief ->
        [yes] look at the top { $count } Crisis cards and reorder them
       *[no] look at the top { $count } cards of the Crisis deck and put each on the top or the bottom, in any order
    }
learn =
    { $brief ->
        [yes] look at the top { $count } cards of one Skill deck; take or add them all
       *[no] look at the top { $count } cards of one Skill deck; take all of them into your hand, or add all of them to the check
    }
nextCrisisJumps = the next Crisis card drawn in this turn counts as having the jump icon
# $cards: «1 Destination card».
jumpFleet = the fleet jumps; the Admiral draws only { $cards }
anotherDestination = this card is discarded and the top card of the Destination deck takes its place
# $crisis: its name.
resolveCrisis = take the Crisis card { $crisis } from its deck or discard pile and resolve it, then shuffle the deck

# After «if».
moraleLostToExecution = morale has been lost in this game because a character was executed
