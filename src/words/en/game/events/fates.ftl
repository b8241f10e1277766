### What cards and abilities do to checks, decks and dice, a line of the log each, without a full stop. $player, $from, $of, $to: names that
### can’t be inflected. $cards: “2 Skill cards”, or by their names: “Repair 2 and Executive Order 1”. $card: the name of one.

eliminated = { $player } is out of the game
# $cards: “2 ‘You Are Not a Cylon’ cards”.
loyaltyShuffledIn =
    { $count ->
        [one] { $cards } is shuffled into the Loyalty deck
       *[other] { $cards } are shuffled into the Loyalty deck
    }
consequence = The consequence of { $card } is triggered
abilityResolved = The ability of { $card } is resolved
# Before a colon and what it does.
takesEffect = { $card } takes effect
looksAtAdded = { $player } looks at the cards { $of } added
hasAdded = { $player } added { $cards }
hasAddedNone = { $player } added no cards
asideAdded =
    { $count ->
        [one] { $cards } set aside earlier is added to the check
       *[other] { $cards } set aside earlier are added to the check
    }
learned =
    { $to ->
        [hand] { $player } takes { $cards }
       *[check] { $player } adds { $cards } to the check
    }
passReplaced = { $player } replaces the result of the pass
destinySeeded =
    { $count ->
        [one] { $cards } is shuffled into the Destiny deck
       *[other] { $cards } are shuffled into the Destiny deck
    }
# $cards: “6 Treachery cards”.
destinyReplaced =
    { $wasEmpty ->
        [yes] The Destiny deck was empty and is replaced with { $cards }
       *[no] The Destiny deck is discarded ({ $discarded }) and replaced with { $cards }
    }
destinyCulled = { $player } discards { $cards } from the Destiny deck
destinyCulledNone = { $player } discards no cards from the Destiny deck
destinySwapped = { $player } swaps { $put } with the top card of the Destiny deck, { $taken }
destinySwappedUnseen = { $player } swaps { $put } with the top card of the Destiny deck
# $what: “the attack”, the name of a card.
dieReplaced = { $player } discards { $card } instead of rolling for { NOUN($what, case: "the") }: the result is { $result }
dieNamed = { $player } sets the die for { NOUN($what, case: "the") } to { $result }
# $change: “+2”.
dieAdjusted = The roll changes by { $change } (now { $result })
raiderMisses = A raider { NOUN($area, case: "at") } misses
scarAppears = One of the raiders { NOUN($area, case: "at") } is Scar
protected = { $player } takes precautions: the next loss of { $resource } this turn is reduced by 1
lossLessened = Precautions save 1 { $resource }
nextCrisisJumps = { $player } prepares the jump: the next Crisis card this turn gains a jump icon
# $card: its name, or “1 Skill card”.
skillGiven = { $player } gives { $card } to { $to }
quorumDiscarded = { $player } discards { $cards }
quorumOverLimit = { $player } discards { $cards } (Quorum hand limit)
handTaken = { $player } takes { $cards } from { $from }
handTakenNone = { $player } takes no Skill cards from { $from }
