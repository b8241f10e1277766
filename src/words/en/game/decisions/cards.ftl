### Questions that a card, a location or an ability asks. The message follows the name of the player; `.help` is for that player alone.

# $evenThat: an option that can't be carried out may be taken, too.
chooseOption = choose an option of { $card }
    .help =
        { $evenThat ->
            [yes] Each option says what it does. An option that cannot be carried out can be chosen, too. What you choose happens at once.
           *[no] Each option says what it does. What you choose happens at once.
        }
chooseEffect = choose one
    .help = What you choose happens at once.
nameEffect = name { $place } of { $of }
    .help = You name all of them before the first is resolved; they are resolved in the order in which you name them.
chooseCrisis = choose the Crisis card to resolve
    .help = { $source } lets you see these cards in secret. The one you choose is revealed and resolved, nobody learns what the others were.
chooseCard = choose a card
    .help = Only you see these cards. The one you choose is used at once.
choosePlayer = choose a player
    .help = Everybody sees whom you choose.
chooseSkill = name a skill
    .help = The cards of this skill count 0 in the check.
chooseLocation = choose a location
    .help = This move is free. Sickbay and the Brig cannot be chosen.
chooseLocationFor = choose a location for { $player }
    .help = This move is free. Sickbay and the Brig cannot be chosen.
chooseDeck = choose a deck
    .help = You see its top card in secret and then put it on the top or on the bottom of the deck.
# $deck: «Crisis deck». $card: its name, with its icons in brackets.
topOrBottom = put the card you saw on the top or the bottom of the { $deck }
    .help = It is { $card }. Nobody else learns that; everybody sees where you put it.
chooseResult = decide whether the check passes or fails
    .help = The check is not made: no cards are added, and the result that you choose is carried out at once.
# Behind what the card does.
useLoyalty = do you want to use the effect of your Loyalty card?
    .help = Its effect happens at once.
useAbility = do you want to use { $ability }?
    .help = Its effect happens at once.
giveLoyalty = choose who gets your Loyalty cards
    .help = They go face down to that player, and nobody else sees them. Whoever holds a Cylon card plays for the Cylons.
