## What happened, a line of the log each, without a full stop. $player and $target: names with the character, which can’t be inflected.

events-turn-gameStarted = The game begins: { $player } takes the first turn
events-turn-character = { $player } plays as { $character }
events-turn-started = Turn { $turn }: { $player }
# $isNew: no one had it $before.
events-turn-titleGained =
    { $isNew ->
        [yes] { $player } becomes { $title }
       *[no] { $player } replaces { $before } as { $title }
    }
events-turn-titleVacant =
    { $isNew ->
        [yes] No one is { $title } now
       *[no] { $before } is no longer { $title }; no one is now
    }
# $what: “the Sleeper Agent phase begins”.
events-turn-milestone = Distance { $distance } reached: { $what }
# $to: a location or an area of space.
events-turn-moved = { $player } moves to { NOUN($to, case: "the") }
events-turn-sentTo = { $player } is sent to { NOUN($to, case: "the") }
# A pilot whose viper was hit.
events-turn-shotDown = { $player } is shot down and taken to { NOUN($to, case: "the") }
# $deed: what the player does: “activates Command”.
events-turn-took = { $player } { $deed }
# Out of turn. $what: the name of an ability or of a card.
events-turn-used = { $player } uses { $what }
events-turn-choseSelf = { $player } chooses themselves
events-turn-chose = { $player } chooses { $target }
# $option: as it stands on its button, with a small first letter.
events-turn-optionChosen = { $player } decides { $card }: { $option }
events-turn-nobodyChooses = No one can decide { $card }: it has no effect
# $roll: “3”, “5 + 2 = 7” or `beyond`. $what: “the attack”, the name of a card or of a place.
events-turn-rolled = { $player } rolls { $roll } for { NOUN($what, case: "the") }
# The same for an attack that is known: “a raider attacks a viper at the bow”.
events-turn-rolledAttack = { $player } rolls { $roll }: { $attack }
# A sum above 8 or below 1: “7 + 2, counts as 8”.
events-turn-beyond = { $roll } (counts as { $result })
# In brackets after a roll. $range: “3 or more”.
events-turn-takesEffect = takes effect on { $range }
# The same for a jump before its time.
events-turn-costsPopulation = { $range } costs population

# At the end of the game, a sentence each. $cards: `heldAtEnd` of each, “Roslin – 2× You Are Not a Cylon; Apollo – You Are a Cylon”.
events-turn-loyaltyAtEnd = Loyalty cards: { $cards }
events-turn-heldAtEnd = { $player } – { $cards }
# $met: it is fulfilled.
events-turn-agendaAtEnd =
    { $met ->
        [yes] { $player }’s Agenda, fulfilled: { $card }
       *[no] { $player }’s Agenda, not fulfilled: { $card }
    }

## Skill checks, a line of the log each, without a full stop. $player: a name that can’t be inflected. $source: the name of what calls for
## the check. $cards: “2 Skill cards”, or by their skills: “Tactics 5 and Engineering 2”.

# $partialAt: from this total on it is a partial success, though $difficulty is not reached.
events-checks-started =
    { $partialAt ->
        [never] { $source }, skill check { $difficulty }: { $skills } are positive
       *[other] { $source }, skill check { $difficulty } (partial success at { $partialAt } or more): { $skills } are positive
    }
events-checks-destinyAdded = The Destiny deck adds { $cards }
events-checks-added = { $player } adds { $cards }
events-checks-addedNone = { $player } adds no cards
# $change: “−3”.
events-checks-difficulty = difficulty { $change } (now { $now })

# $cards: the strengths skill by skill: “Tactics 5 + 2, Politics 3; minus Piloting 4; +2 from Establish Network”, or `noCards`.
events-checks-revealed = Cards revealed, { $total } of { $difficulty }: { $cards }
events-checks-noCards = no cards
# What one thing adds or takes off. $change: “+4”.
events-checks-by = { $change } from { $source }
events-checks-byOf = { $change } due to { $player }’s { $source }
# Instead of $source, if no one knows which ones.
events-checks-abilities = abilities
# Negative cards, and cards that don’t count. The positive ones stand before them without a word.
events-checks-against = minus { $cards }
events-checks-noEffect = not counted: { $cards }

# A colon and what counted, or what the result costs, may follow.
events-checks-resultOf =
    { $result ->
        [pass] { $source } check passed, { $total } of { $difficulty }
        [partial] { $source } check: partial success, { $total } of { $difficulty }
       *[fail] { $source } check failed, { $total } of { $difficulty }
    }
events-checks-result =
    { $result ->
        [pass] { $source } check passed
        [partial] { $source } check: partial success
       *[fail] { $source } check failed
    }
events-checks-decided =
    { $result ->
        [pass] { $player } decides that the { $source } check passes
       *[fail] { $player } decides that the { $source } check fails
    }
# Before a colon and the cards.
events-checks-discarded = Discarded from the check
events-checks-taken = { $player } takes the cards from the check into their hand: { $cards }
events-checks-takenNone = { $player } takes no cards from the check

## Crisis, Quorum, Destination and Super Crisis cards, a line of the log each, without a full stop. $player: a name that can’t be inflected.
## $card: the name of a card. $deck: “Crisis deck”.

events-cards-crisisDrawn =
    { $superCrisis ->
        [yes] { $player } plays a Super Crisis: { $card }
       *[no] { $player } faces a Crisis: { $card }
    }
events-cards-crisisReplaced = { $player } discards { $card }: another Crisis card is drawn
# $where: the lowest cards, the Quorum hand, a whole deck, or the top ones.
events-cards-looks =
    { $where ->
        [hand] { $player } looks at the Quorum hand
        [whole] { $player } looks at the { $deck }
        [bottom] { $player } looks at the bottom of the { $deck }
       *[top] { $player } looks at the top of the { $deck }
    }
# What the player who looked reads.
events-cards-seen =
    { $where ->
        [hand] In the Quorum hand: { $cards }
        [whole] In the { $deck }: { $cards }
        [bottom] At the bottom of the { $deck }: { $cards }
       *[top] On top of the { $deck }: { $cards }
    }
# Instead of $cards.
events-cards-none = no cards
# $card: its name, “a card” or “2 cards”.
events-cards-putBack =
    { $where ->
        [bottom] { $player } puts { NOUN($card, case: "a") } on the bottom of the { $deck }
       *[top] { $player } puts { NOUN($card, case: "a") } on top of the { $deck }
    }
# $cards: “2 Quorum cards”.
events-cards-drawn = { $player } draws { $cards }
events-cards-quorumPlayed = { $player } plays the Quorum card { $card }
# It stays in front of this player.
events-cards-quorumAttached = { $player } receives { $card }
events-cards-kept = { $card } stays in play
events-cards-leftPlay =
    { $how ->
        [discarded] { $card } is discarded
        [shuffledIn] { $card } is shuffled back into the Crisis deck
       *[removed] { $card } is removed from the game
    }
events-cards-nukeGained = the Admiral gains a nuke (now { $left })
events-cards-nukeSpent = 1 nuke used ({ $left } left)
events-cards-superCrisisDrawn = { $player } draws a Super Crisis card
events-cards-superCrisisSeen = { $player } draws the Super Crisis card { $card }
events-cards-destination = { $player } takes the fleet to { $card }: distance +{ $distance } (now { $total })
events-cards-distanceAdded = { $card } adds to the distance (now { $total })

## Skill cards in hands and decks, a line of the log each, without a full stop. $player, $from, $of: names that can’t be inflected. $cards:
## “2 Politics cards”, “5 Skill cards: 3 Politics and 2 Leadership”, or the cards by their names: “Repair 2 and 2× Executive Order 1”.

events-skills-drawn = { $player } draws { $cards }
events-skills-drawnNone = { $player } draws no Skill cards
events-skills-discarded =
    { $random ->
        [yes] { $player } discards { $cards } at random
       *[no] { $player } discards { $cards }
    }
events-skills-discardedNone = { $player } has no Skill cards to discard
events-skills-skipped = { $player } draws no Skill cards this turn
events-skills-taken = { $player } takes { $cards } from { $from }
events-skills-looksAtHand = { $player } looks at { $of }’s hand
events-skills-hand = { $of }’s hand: { $cards }
# Instead of $cards.
events-skills-none = no Skill cards
# $deck: “Politics deck”, “Crisis deck”.
events-skills-reshuffled = The { $deck } is reshuffled from its discard pile
events-skills-named = { $player } names { $skill }: those cards count as 0 in the check
events-skills-destinyRebuilt = A new Destiny deck is built with 2 cards of each skill

## What a player does as an action, after the name of the player: “Apollo activates Command”. In the present tense.

events-deeds-nothing = takes no action
events-deeds-activates = activates { NOUN($place, case: "the") }
# $card: “Repair 2”.
events-deeds-plays = plays { $card }
events-deeds-playsQuorum = plays the Quorum card { $card }
events-deeds-uses = uses { $ability }
# What has no words of its own, by its name.
events-deeds-does = takes the action { $what }
events-deeds-revealsAsCylon = reveals themselves as a Cylon
events-deeds-reveals = reveals { $card }
events-deeds-movesThenActs = moves and then acts
events-deeds-actsTwice = stays and acts twice
# $viper: “viper”, or its model. $own: the player flies it.
events-deeds-launches = launches { NOUN($viper, case: "a") } { NOUN($area, case: "at") }
events-deeds-moves =
    { $own ->
        [yes] moves their { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] moves an unmanned { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
# $target: “raider”.
events-deeds-attacks =
    { $own ->
        [yes] attacks { NOUN($target, case: "a") } { NOUN($area, case: "at") } with their { $viper }
       *[no] attacks { NOUN($target, case: "a") } { NOUN($area, case: "at") } with an unmanned { $viper }
    }
# $choice: as it stands on its button.
events-deeds-chooses = chooses: { $choice }

## What cards and abilities do to checks, decks and dice, a line of the log each, without a full stop. $player, $from, $of, $to: names that
## can’t be inflected. $cards: “2 Skill cards”, or by their names: “Repair 2 and Executive Order 1”. $card: the name of one.

events-fates-eliminated = { $player } is out of the game
# $cards: “2 ‘You Are Not a Cylon’ cards”.
events-fates-loyaltyShuffledIn =
    { $count ->
        [one] { $cards } is shuffled into the Loyalty deck
       *[other] { $cards } are shuffled into the Loyalty deck
    }
events-fates-consequence = The consequence of { $card } is triggered
events-fates-abilityResolved = The ability of { $card } is resolved
# Before a colon and what it does.
events-fates-takesEffect = { $card } takes effect
events-fates-looksAtAdded = { $player } looks at the cards { $of } added
events-fates-hasAdded = { $player } added { $cards }
events-fates-hasAddedNone = { $player } added no cards
events-fates-asideAdded =
    { $count ->
        [one] { $cards } set aside earlier is added to the check
       *[other] { $cards } set aside earlier are added to the check
    }
events-fates-learned =
    { $to ->
        [hand] { $player } takes { $cards }
       *[check] { $player } adds { $cards } to the check
    }
events-fates-passReplaced = { $player } replaces the pass result
events-fates-destinySeeded =
    { $count ->
        [one] { $cards } is shuffled into the Destiny deck
       *[other] { $cards } are shuffled into the Destiny deck
    }
# $cards: “6 Treachery cards”.
events-fates-destinyReplaced =
    { $wasEmpty ->
        [yes] The Destiny deck was empty and is replaced with { $cards }
       *[no] The Destiny deck is discarded ({ $discarded }) and replaced with { $cards }
    }
events-fates-destinyCulled = { $player } discards { $cards } from the Destiny deck
events-fates-destinyCulledNone = { $player } discards no cards from the Destiny deck
events-fates-destinySwapped = { $player } swaps { $put } with the top card of the Destiny deck, { $taken }
events-fates-destinySwappedUnseen = { $player } swaps { $put } with the top card of the Destiny deck
# $what: “the attack”, the name of a card.
events-fates-dieReplaced = { $player } discards { $card } instead of rolling for { NOUN($what, case: "the") }: the result is { $result }
events-fates-dieNamed = { $player } sets the die for { NOUN($what, case: "the") } to { $result }
# $change: “+2”.
events-fates-dieAdjusted = The roll changes by { $change } (now { $result })
events-fates-raiderMisses = A raider { NOUN($area, case: "at") } misses
events-fates-scarAppears = One of the raiders { NOUN($area, case: "at") } is Scar
events-fates-protected = { $player } takes precautions: this turn’s next loss of { $resource } is reduced by 1
events-fates-lossLessened = Precautions save 1 { $resource }
events-fates-nextCrisisJumps = { $player } prepares the jump: the next Crisis card this turn gains a jump icon
# $card: its name, or “1 Skill card”.
events-fates-skillGiven = { $player } gives { $card } to { $to }
events-fates-quorumDiscarded = { $player } discards { $cards }
events-fates-quorumOverLimit = { $player } discards { $cards } (Quorum hand limit)
events-fates-handTaken = { $player } takes { $cards } from { $from }
events-fates-handTakenNone = { $player } takes no Skill cards from { $from }

## Loyalty cards, a line of the log each, without a full stop. $player, $of, $to: names that can’t be inflected. $cards: “2 Loyalty cards”; a colon
## and their names may follow.

events-loyalty-dealt = { $player } is dealt { $cards }
events-loyalty-sleeperAgentPhase = Sleeper Agent phase: every player is dealt another Loyalty card
events-loyalty-seen = { $player } looks at { $cards } of { $of }
events-loyalty-lookPrevented = no one may look at Loyalty cards
events-loyalty-revealed = { $player } reveals a Loyalty card: { $card }
events-loyalty-becameCylon =
    { $how ->
        [sympathizer] { $player } joins the Cylons as a Sympathizer
        [sympathetic] { $player } becomes a Cylon player with an Agenda of their own
       *[revealed] { $player } is now a Cylon player
    }
events-loyalty-handedOver = { $player } gives { $cards } to { $to }

## Resources, Galactica, the boarding party and the jump, a line of the log each, without a full stop. A cause may stand before it: the
## first letter is small, and becomes a capital where the line begins. $player: a name that can’t be inflected. $change: “−1”, “+2”. $loss:
## something is lost.

# On its own, or after a cause: “Water Sabotaged: −1 food (7 left)”.
events-board-resource =
    { $loss ->
        [yes] { $change } { $resource } ({ $now } left)
       *[no] { $change } { $resource } (now { $now })
    }
# The same within a line, after what brought it: “A civilian ship is destroyed: −1 morale (7 left)”.
events-board-change =
    { $loss ->
        [yes] { $change } { $resource } ({ $now } left)
       *[no] { $change } { $resource } (now { $now })
    }
events-board-galacticaDamaged = Galactica is damaged at { NOUN($place, case: "the") }
# $loss: “1 fuel”.
events-board-galacticaHit = Galactica is damaged and loses { $loss }
# $tokens: “2 Galactica damage tokens”.
events-board-damageSeen = { $player } looks at { $tokens }
events-board-repaired = { $player } repairs { NOUN($place, case: "the") }
events-board-centurionBoarded = a centurion boards Galactica
# A space of the Boarding Party track.
events-board-space =
    { $space ->
        [end] the end
       *[other] space { $space }
    }
# $count centurions, to that many $spaces: “space 1 and space 3”.
events-board-centurionsAdvanced =
    { $count ->
        [one] the centurion aboard advances along the Boarding Party track to { $spaces }
       *[other] the centurions aboard advance along the Boarding Party track to { $spaces }
    }
# $each: “2 to space 3 and 1 to the end”.
events-board-centurionsAdvancedEach = the centurions aboard advance along the Boarding Party track: { $each }
events-board-centurionsTo = { $count } to { $space }
events-board-centurionDestroyed =
    { $space ->
        [0] a centurion is destroyed at the start of the Boarding Party track
       *[other] a centurion is destroyed on space { $space } of the Boarding Party track
    }
events-board-jumpTrack = jump track { $change } (now { $now } of 5)
events-board-jumpTrackReset = the fleet marker returns to the start of the jump track
events-board-jumped =
    { $how ->
        [final] The fleet makes its final jump
        [someStay] The fleet jumps
       *[all] The fleet jumps. Every ship in space is removed from the board
    }

## Ships in space, a line of the log each, without a full stop. $player: a name that can’t be inflected. $ships: “3 raiders”.
## $inSpace: $area is known. `pilots` and `unmanned` stand for a ship: cases that others ask for are attributes of theirs, and so is `.gender`.

# A player’s ship, within a line: “viper”, “Viper Mark VII”.
events-ships-pilots = { $player }’s { $ship }
events-ships-unmanned = an unmanned { $ship }

events-ships-launchRaiders = the basestars launch raiders
# $what: “raiders”, “heavy raiders and centurions”.
events-ships-activated = the { $what } act
events-ships-placed = { $ships } placed { NOUN($area, case: "at") }
events-ships-launched = { $ships } launched { NOUN($area, case: "at") }
events-ships-moved = { NOUN($ship, case: "a") } moves { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-ships-viperLaunched = an unmanned { $ship } launches { NOUN($area, case: "at") }
events-ships-pilotLaunched = { $player } launches in { NOUN($ship, case: "a") } { NOUN($area, case: "at") }

# $who and $whom: a ship, Galactica, the Armory, a nuke. $where: whose $area it is. A colon and `result` follow.
events-ships-attack =
    { $where ->
        [attacker] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacks { NOUN($whom, case: "a") }
        [target] { NOUN($who, case: "a") } attacks { NOUN($whom, case: "a") } { NOUN($area, case: "at") }
       *[none] { NOUN($who, case: "a") } attacks { NOUN($whom, case: "a") }
    }
# The die, or the dice, follow in brackets: “missed (2)”.
events-ships-result =
    { $result ->
        [miss] missed
        [damaged] damaged
       *[destroyed] destroyed
    }
# In brackets after the die: “missed (2, needed 3 or more)”.
events-ships-wouldHit = needed { $range }

events-ships-destroyed =
    { $inSpace ->
        [yes] { $ships } destroyed { NOUN($area, case: "at") }
       *[no] { $ships } destroyed
    }
events-ships-damaged =
    { $inSpace ->
        [yes] { NOUN($ship, case: "a") } is damaged { NOUN($area, case: "at") }
       *[no] { NOUN($ship, case: "a") } is damaged
    }
# $damage: what the damage token says.
events-ships-basestarDamaged = The basestar { NOUN($area, case: "at") } is damaged: { $damage }
# A colon and what was aboard follow.
events-ships-civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] a civilian ship is destroyed { NOUN($area, case: "at") }
           *[no] a civilian ship is destroyed
        }
       *[other] { $inSpace ->
            [yes] { $ships } are destroyed { NOUN($area, case: "at") }
           *[no] { $ships } are destroyed
        }
    }
# $cargo: “2 population”.
events-ships-aboard = { $cargo } aboard
events-ships-empty = no one aboard
events-ships-civiliansSeen = { $player } looks at { $ships }
# One of them, after a colon. $cargo: “2 population aboard”, if it is $known. $number: the one it is chosen by.
events-ships-seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] no. { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
# $change: “−1”. $loss: something is lost.
events-ships-raptors =
    { $loss ->
        [yes] raptors { $change } ({ $now } left)
       *[no] raptors { $change } (now { $now })
    }
# $ships: “2 vipers and 1 raptor”.
events-ships-restored = { $ships } returned to the Reserves
events-ships-restoredNone = no ships returned to the Reserves
# $ships: “1 basestar and 3 raiders”.
events-ships-cleared =
    { $count ->
        [one] { $ships } { NOUN($area, case: "at") } is removed from the board
       *[other] { $ships } { NOUN($area, case: "at") } are removed from the board
    }
events-ships-recalled = { $ships } returned from space to the Reserves
events-ships-repaired = { $player } repairs { $ships }

## Several things that happened one after the other, told in one line of the log, without a full stop. $player: a name that can’t be
## inflected. $ships: “3 raiders”.

events-together-moved = { $ships } move { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# $ways: “2 from the bow to the starboard bow; 1 from the stern to the port quarter”.
events-together-movedWays = { $ships } move: { $ways }
# $count of them.
events-together-way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# After a cause, where ships were placed, area by area with semicolons between them: “Besieged: 1 raider at the bow; 2 vipers at the stern”.
events-together-placed = { $where }
# $ships: “1 basestar and 3 raiders”.
events-together-there = { $ships } { NOUN($area, case: "at") }
# After a cause and before a comma: “Attack on the Colony: Galactica is damaged, −1 food (7 left)”.
events-together-struck = Galactica is damaged
# $who: several ships, or $isOne: Galactica, the Armory, a nuke. $whom: that many. $where: whose $area it is. The results and the dice
# follow after a colon: “missed (2, 4), destroyed (8)”.
events-together-attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { NOUN($who, case: "a") } { NOUN($area, case: "at") } attacks { $whom }
           *[no] { $who } { NOUN($area, case: "at") } attack { $whom }
        }
        [target] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacks { $whom } { NOUN($area, case: "at") }
           *[no] { $who } attack { $whom } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { NOUN($who, case: "a") } attacks { $whom }
           *[no] { $who } attack { $whom }
        }
    }
# $each: “Destiny 2, Roslin none, Apollo 3”.
events-together-added = Cards added: { $each }
events-together-ofDestiny = Destiny { $count }
events-together-ofPlayer =
    { $count ->
        [0] { $player } none
       *[other] { $player } { $count }
    }
# $each: “Roslin 1, Apollo 2”.
events-together-dealt = Loyalty cards dealt: { $each }
# $players: at least 2. $cards: “1 Loyalty card”.
events-together-dealtEach = { $players } are each dealt { $cards }
# $cards: “1 Treachery card”. In brackets, the cause may follow.
events-together-drawnEach = { $players } each draw { $cards }
# $players: at least 2.
events-together-sent = { $players } are sent to { NOUN($to, case: "the") }

## Why something happened, where the cause has no card. It stands before a colon or in brackets: “Apollo discards 2 Skill cards (hand limit)”.

events-cause-handLimit = hand limit
events-cause-executed = execution
events-cause-revealed = revealed as a Cylon
events-cause-infiltrationEnded = end of the infiltration
events-cause-cost = moving between ships
events-cause-prepareForJump = jump preparation

# What a die is rolled for: “Apollo rolls 3 for the attack”.
events-cause-attack = the attack
events-cause-nuke = the nuke
events-cause-jump = the jump
# An area of the Cylon Fleet board.
events-cause-area = the area
events-cause-force = the occupation force

# The cause first: “Water Sabotaged: Galactica is damaged at the Armory”.
events-cause-because = { $why }: { $what }

## How a game ended.

# $cause: “the fleet has run out of fuel”.
outcome-wins =
    { $winner ->
        [humans] The humans win: { $cause }
       *[cylons] The Cylons win: { $cause }
    }
outcome-winners =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }

## Causes and sources of questions that have no name of their own.

sources-damage = damage to { NOUN($place, case: "the") }
sources-civilianShip = a lost civilian ship
sources-deck = { $of } deck
