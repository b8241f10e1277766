### Executions, titles, turns around the table, decks that no one draws from. $brief: in a menu. $title: “Admiral”.

# Said of players: “the current player is executed”, “you are executed”.
execute = you are executed
    .one = is executed
    .several = are executed
    .to = execute
# $who: “each human player”. $what is told to each of them as “you”.
inTurn =
    { $brief ->
        [yes] { $who }: { $what }
       *[no] { $who }, in turn order: { $what }
    }
# $what each player may do, under a condition: “each human player may draw 2 Skill cards”.
ifFewCards = { $what } if they have { $count } or fewer
passTitle =
    { $brief ->
        [yes] another player becomes { $title }
       *[no] the { $title } title passes to the next player in its line of succession
    }
passTitlesOf =
    { $brief ->
        [yes] lose all titles
       *[no] lose all titles (each passes to the next player in its line of succession)
    }
    .one =
        { $brief ->
            [yes] loses all titles
           *[no] loses all titles (each passes to the next player in its line of succession)
        }
# $title: one or several: “Admiral or President”.
borrowTitle = take the { $title } title from its holder until the end of this turn
# What is drawn, after `people.draw`. $cards: “2 Skill cards”, of different types.
differentCards =
    { $brief ->
        [yes] { $count } different Skill cards
       *[no] { $cards } of different types
    }
loseHighest = lose { $count } of the fleet’s highest resource
protect =
    { $brief ->
        [yes] save 1 { $resource }
       *[no] reduce the next loss of { $resource } this turn by 1
    }
# Any one of the resources.
protectAny =
    { $brief ->
        [yes] save 1 of a resource
       *[no] choose a resource and reduce its next loss this turn by 1
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
       *[no] take all of { NOUN($who, case: "whose") } Skill cards into your hand
    }

# $cards: “2 Treachery cards”.
seedDestiny = shuffle { $cards } into the Destiny deck
replaceDestiny = discard the Destiny deck and build a new one from { $cards }
# $cards: “2 cards”; $optional: or none.
cullDestiny =
    { $brief ->
        [yes] { $optional ->
            [yes] discard { $cards } or none from the Destiny deck
           *[no] discard { $cards } from the Destiny deck
        }
       *[no] { $optional ->
            [yes] look at the Destiny deck, discard { $cards } from it (or none) and shuffle the rest
           *[no] look at the Destiny deck, discard { $cards } from it and shuffle the rest
        }
    }
swapWithDestiny = swap this card with the top card of the Destiny deck
lookAtBottom = look at the bottom card of a deck
reorderCrises =
    { $brief ->
        [yes] look at the top { $count } Crisis cards and reorder them
       *[no] look at the top { $count } cards of the Crisis deck and place each on the top or bottom in any order
    }
learn =
    { $brief ->
        [yes] look at the top { $count } cards of a Skill deck; take or add them all
       *[no] look at the top { $count } cards of a Skill deck; take them all into your hand or add them all to the check
    }
nextCrisisJumps = the next Crisis card drawn this turn gains a jump icon
# $cards: “1 Destination card”.
jumpFleet = the fleet jumps; the Admiral draws only { $cards }
anotherDestination = discard this card and resolve the top card of the Destination deck instead
# $crisis: its name.
resolveCrisis = find the Crisis card { $crisis } in the deck or discard pile and resolve it, then shuffle the deck

# After “if”.
moraleLostToExecution = the fleet has lost morale to an execution this game
