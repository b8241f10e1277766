### A skill check, for somebody who may add cards to it. With markup.

needs = **{ $source }** needs **{ $difficulty }**.
needsPartly = **{ $source }** needs **{ $difficulty }**; from { $partialAt } it is partly passed.
sides =
    Helps: { $skills }
    Hinders: all other skills
destiny =
    { $count ->
        [one] Destiny deck { $count } card (by chance)
       *[other] Destiny deck { $count } cards (by chance)
    }
added =
    { $count ->
        [one] { $player } { $count } card
       *[other] { $player } { $count } cards
    }
soFar = Added so far: { $cards }
open = Seen so far: +{ $helps } −{ $hinders } = **{ $total }**

# The strength is known, the result not yet.
counted = Counted: **{ $total }** against **{ $difficulty }**

# Below it: what abilities have made of the sum.
changed = Changed by abilities: { $changes }
change = { $change } by { $ability }
changeOf = { $change } by { $ability } of { $player }
noPicks = **You add nothing yet.** Tap cards to pick them.
picks =
    { $count ->
        [one] **You add { $count } card: +{ $helps } −{ $hinders } = { $total }**
       *[other] **You add { $count } cards: +{ $helps } −{ $hinders } = { $total }**
    }

# A card as a button.
card = { $strength } { $skill } · { $card }
