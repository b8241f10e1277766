### Cylon Leaders, Agendas and infiltration. Log: without the full stop. Questions: the message follows the name of the player, `.help` is
### for that player alone.

noTeam = You belong to no team: only your Agenda decides whether you win.

agendaDealt = { $player } is dealt an Agenda
infiltrates = { $player } infiltrates at { NOUN($place, case: "the") } and now counts as a human player
infiltrationEnded = { $player } stops infiltrating and is a Cylon player again
basestarLeaves = The basestar { NOUN($area, case: "at") } is removed from the board
swapped = { $one } and { $other } swap hands
# $oneGets, $otherGets: cards, or noCards.
swappedOpenly = { $one } and { $other } swap hands: { $one } gets { $oneGets }, { $other } { $otherGets }
noCards = no cards
# $cards: “2 cards”, or their names for those who may know them.
destinyTaken = { $player } takes { $cards } from the Destiny deck
destinyPut = { $player } puts { $cards } on top of the Destiny deck

putOnDestiny = put a Skill card on top of the Destiny deck
    .help = The first card you place will be drawn first. No one else sees them.
nameDraw = choose the type of card { $player } draws
    .help = It may be a type outside their skill set.
# $count: how many cards, or `any`.
addToCheck =
    { $count ->
        [one] choose a card to add to the check
       *[other] choose cards to add to the check
    }
    .help =
        { $count ->
            [any] Add any number. Everyone sees them, and they count in the check.
            [one] Everyone sees what you add, and it counts in the check.
           *[other] Everyone sees what you add, and it counts in the check.
        }
