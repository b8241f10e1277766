### Skill checks, a line of the log each, without a full stop. $player: a name that can't be inflected. $source: the name of what asks for the
### check. $cards: «2 Skill cards», or by their skills: «Tactics 5 and Engineering 2».

# $partialAt: from this sum on it is partly passed, though $difficulty is not reached.
started =
    { $partialAt ->
        [never] Skill check { $difficulty }: { $source }. { $skills } count for it
       *[other] Skill check { $difficulty } (partly passed from { $partialAt }): { $source }. { $skills } count for it
    }
destinyAdded = The Destiny deck adds { $cards }
added = { $player } adds { $cards }
addedNone = { $player } adds no cards
# $change: «−3».
difficulty = Difficulty { $change } (now { $now })

# $sum: «9 + 3 − 4 + 2 by Establish Network = 10».
revealed = Check { $difficulty }: { $sum }
# Instead of a sum.
noCards = no cards, { $total }
# What one thing adds or takes off, within a sum or in brackets. $change: «+ 2», «+4».
by = { $change } by { $source }
byOf = { $change } by { $source } of { $player }
# Instead of $source, if nobody knows which ones.
abilities = abilities
# In brackets after the sum, with semicolons between them.
for = for it { $cards }
against = against it { $cards }
noEffect = without effect { $cards }

resultOf =
    { $result ->
        [pass] { $source }: { $total } against { $difficulty }, passed
        [partial] { $source }: { $total } against { $difficulty }, partly passed
       *[fail] { $source }: { $total } against { $difficulty }, failed
    }
result =
    { $result ->
        [pass] { $source }: passed
        [partial] { $source }: partly passed
       *[fail] { $source }: failed
    }
decided =
    { $result ->
        [pass] { $source }: { $player } has decided, the check is passed
        [partial] { $source }: { $player } has decided, the check is partly passed
       *[fail] { $source }: { $player } has decided, the check is failed
    }
# Before a colon and the cards.
discarded = Discarded from the check
taken = { $player } takes the cards of the check into the hand: { $cards }
takenNone = { $player } takes no cards of the check
