### Questions that a card, a location or an ability asks. The message follows the name of the player; `.help` is for that player alone.

# $evenThat: an option that can't be carried out may be chosen, too.
chooseOption = choose an option on { $card }
    .help =
        { $evenThat ->
            [yes] Each option says what it does, and your choice takes effect immediately. Even an option that can’t be carried out can be chosen.
           *[no] Each option says what it does, and your choice takes effect immediately.
        }
chooseEffect = choose one
    .help = Your choice takes effect immediately.
# Several choices in a row: number $place of $of.
nameEffect = make choice { $place } of { $of }
    .help = You make all of your choices first. Then they are resolved in the order in which you made them.
chooseCrisis = choose the Crisis card to resolve
    .help = Only you see these cards ({ $source }). The one you choose is revealed and resolved; no one learns what the others were.
chooseCard = choose a card
    .help = Only you see these cards. The one you choose is used immediately.
choosePlayer = choose a player
    .help = Everyone sees your choice.
chooseSkill = choose a skill
    .help = Cards of this skill count as 0 in the check.
chooseLocation = choose a location
    .help = This move is free. You can’t choose Sickbay or the Brig.
chooseLocationFor = choose a location for { $player }
    .help = This move is free. You can’t choose Sickbay or the Brig.
chooseDeck = choose a deck
    .help = You’ll look at its top card in secret, then put it on the top or bottom of the deck.
# $deck: “Crisis deck”. $card: its name, with its icons in brackets.
topOrBottom = put the card on the top or bottom of the { $deck }
    .help = It’s { $card }. No one else sees it, but everyone sees where you put it.
chooseResult = decide whether the check passes or fails
    .help = The check isn’t made: no cards are added, and the result you choose takes effect immediately.
# After what the card does.
useLoyalty = use the effect of your Loyalty card?
    .help = It takes effect immediately.
useAbility = use { $ability }?
    .help = It takes effect immediately.
giveLoyalty = choose who receives your Loyalty cards
    .help = They go facedown to that player, and no one else sees them. A player with a Cylon card plays for the Cylons.
