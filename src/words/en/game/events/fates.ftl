### What cards and abilities do to checks, decks and dice, a line of the log each, without a full stop. $player, $from, $of, $to: names that
### can't be inflected. $cards: «2 Skill cards», or by their names: «Repair 2 and Executive Order 1». $card: the name of one.

eliminated = { $player } is out of the game
# $cards: «2 “You Are Not a Cylon” cards».
loyaltyShuffledIn =
    { $count ->
        [one] { $cards } is shuffled into the Loyalty deck
       *[other] { $cards } are shuffled into the Loyalty deck
    }
consequence = The consequence of { $card } follows
abilityResolved = The ability of { $card } is resolved
# Before a colon and what it does.
takesEffect = { $card } takes effect
looksAtAdded = { $player } looks at the cards that { $of } has added
hasAdded = { $player } has added { $cards }
hasAddedNone = { $player } has added no cards
asideAdded =
    { $count ->
        [one] { $cards } that were set aside goes into the check
       *[other] { $cards } that were set aside go into the check
    }
learned =
    { $to ->
        [hand] { $player } takes { $cards }
       *[check] { $player } adds { $cards } to the check
    }
passReplaced = { $player } decides that the pass has another result
destinySeeded =
    { $count ->
        [one] { $cards } is shuffled into the Destiny deck
       *[other] { $cards } are shuffled into the Destiny deck
    }
# $cards: «6 Treachery cards».
destinyReplaced =
    { $wasEmpty ->
        [yes] The Destiny deck is discarded; the new one has { $cards }
       *[no] The Destiny deck is discarded ({ $discarded }); the new one has { $cards }
    }
destinyCulled = { $player } discards { $cards } from the Destiny deck
destinyCulledNone = { $player } discards nothing from the Destiny deck
destinySwapped = { $player } puts { $put } on top of the Destiny deck and takes { $taken }
destinySwappedUnseen = { $player } puts { $put } on top of the Destiny deck and takes the card that lay there
# $what: «an attack», the name of a card.
dieReplaced = { $player } discards { $card } instead of rolling for { $what }: it counts as { $result }
dieNamed = { $player } chooses { $result } as the result of the die for { $what }
# $change: «+2».
dieAdjusted = The die is changed by { $change } (now { $result })
raiderMisses = A raider { NOUN($area, case: "at") } misses
scarAppears = One of the raiders { NOUN($area, case: "at") } is Scar
protected = { $player } takes precautions: the next loss of { $resource } in this turn is 1 smaller
lossLessened = Precautions save 1 { $resource }
nextCrisisJumps = { $player } prepares the jump: the next Crisis card of this turn has a jump icon
# $card: its name, or «1 Skill card».
skillGiven = { $player } gives { $card } to { $to }
quorumDiscarded = { $player } discards { $cards }
quorumOverLimit = { $player } discards { $cards } to keep the limit of Quorum cards
handTaken = { $player } takes { $cards } from { $from }
handTakenNone = { $player } takes no Skill cards from { $from }
