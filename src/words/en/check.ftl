### A skill check, for someone who may add cards to it. With markup.

needs = **{ $source }** needs **{ $difficulty }**.
needsPartly = **{ $source }** needs **{ $difficulty }** to pass, **{ $partialAt }** for a partial success.
sides =
    Positive: { $skills }
    Negative: all other skills

# Numbers of cards.
destiny = { $count } from the Destiny deck (random)
added = { $count } from { $player }
soFar = Cards so far: { $cards }
open = Revealed so far: +{ $helps } −{ $hinders } = **{ $total }**

# The strength is known, the result not yet.
counted = Total: **{ $total }** vs. **{ $difficulty }**

# Below it: how abilities have changed the total.
changed = Modified by abilities: { $changes }
change = { $change } from { $ability }
changeOf = { $change } from { $player }’s { $ability }
noPicks = **No cards picked.** Tap cards to add them.
picks =
    { $count ->
        [one] **Adding { $count } card: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Adding { $count } cards: +{ $helps } −{ $hinders } = { $total }**
    }

# A card as a button.
card = { $strength } { $skill } · { $card }
