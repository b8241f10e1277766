### Cylon Leaders, Agendas and infiltration. Log: without the full stop. Questions: the message follows the name of the player, `.help` is
### for that player alone.

noTeam = You belong to no team: you win by your Agenda alone.

agendaDealt = { $player } gets an Agenda
infiltrates = { $player } infiltrates at { NOUN($place, case: "the") } and counts as a human player
infiltrationEnded = { $player } infiltrates no longer and is a Cylon player again
basestarLeaves = The basestar { NOUN($area, case: "at") } leaves the board
swapped = { $one } and { $other } exchange their hands
# $oneGets, $otherGets: cards, or noCards.
swappedOpenly = { $one } and { $other } exchange their hands: { $one } gets { $oneGets }, { $other } { $otherGets }
noCards = no cards
# $cards: «2 cards», or their names for those who may know them.
destinyTaken = { $player } takes { $cards } from the Destiny deck
destinyPut = { $player } puts { $cards } on top of the Destiny deck

putOnDestiny = put a Skill card on the Destiny deck
    .help = The card that you put back first will be drawn first. Nobody else sees the cards.
nameDraw = name the type of the card that { $player } draws
    .help = It may be a type outside of their skill set.
# $count: how many cards, or `any`.
addToCheck =
    { $count ->
        [one] choose the card that you add to the check
       *[other] choose the cards that you add to the check
    }
    .help =
        { $count ->
            [any] Any number, and everybody sees them. The check is counted with them.
            [one] Everybody sees what you add. The check is counted with it.
           *[other] Everybody sees what you add. The check is counted with them.
        }
