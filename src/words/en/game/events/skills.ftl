### Skill cards in hands and decks, a line of the log each, without a full stop. $player, $from, $of: names that can’t be inflected. $cards:
### “2 Politics cards”, “5 Skill cards: 3 Politics and 2 Leadership”, or the cards by their names: “Repair 2 and 2× Executive Order 1”.

drawn = { $player } draws { $cards }
drawnNone = { $player } draws no Skill cards
discarded =
    { $random ->
        [yes] { $player } discards { $cards } at random
       *[no] { $player } discards { $cards }
    }
discardedNone = { $player } has no Skill cards to discard
skipped = { $player } draws no Skill cards this turn
taken = { $player } takes { $cards } from { $from }
looksAtHand = { $player } looks at { $of }’s hand
hand = { $of }’s hand: { $cards }
# Instead of $cards.
none = no Skill cards
# $deck: “Politics deck”, “Crisis deck”.
reshuffled = The { $deck } is reshuffled from its discard pile
named = { $player } names { $skill }: those cards count as 0 in the check
destinyRebuilt = A new Destiny deck is built with 2 cards of each skill
