### Skill checks, a line of the log each, without a full stop. $player: a name that can’t be inflected. $source: the name of what calls for
### the check. $cards: “2 Skill cards”, or by their skills: “Tactics 5 and Engineering 2”.

# $partialAt: from this total on it is a partial success, though $difficulty is not reached.
started =
    { $partialAt ->
        [never] { $source }, skill check { $difficulty }: { $skills } are positive
       *[other] { $source }, skill check { $difficulty } (partial success from { $partialAt }): { $skills } are positive
    }
destinyAdded = The Destiny deck adds { $cards }
added = { $player } adds { $cards }
addedNone = { $player } adds no cards
# $change: “−3”.
difficulty = difficulty { $change } (now { $now })

# $cards: the strengths skill by skill: “Tactics 5 + 2, Politics 3; minus Piloting 4; +2 from Establish Network”, or `noCards`.
revealed = Cards revealed, { $total } of { $difficulty }: { $cards }
noCards = no cards
# What one thing adds or takes off. $change: “+4”.
by = { $change } from { $source }
byOf = { $change } due to { $player }’s { $source }
# Instead of $source, if no one knows which ones.
abilities = abilities
# Negative cards, and cards that don’t count. The positive ones stand before them without a word.
against = minus { $cards }
noEffect = not counted: { $cards }

# A colon and what counted, or what the result costs, may follow.
resultOf =
    { $result ->
        [pass] { $source } check passed, { $total } of { $difficulty }
        [partial] { $source } check: partial success, { $total } of { $difficulty }
       *[fail] { $source } check failed, { $total } of { $difficulty }
    }
result =
    { $result ->
        [pass] { $source } check passed
        [partial] { $source } check: partial success
       *[fail] { $source } check failed
    }
decided =
    { $result ->
        [pass] { $player } decides that the { $source } check passes
       *[fail] { $player } decides that the { $source } check fails
    }
# Before a colon and the cards.
discarded = Discarded from the check
taken = { $player } takes the cards from the check into their hand: { $cards }
takenNone = { $player } takes no cards from the check
