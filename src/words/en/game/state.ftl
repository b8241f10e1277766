## The state of the game in lines, and the picture in words: short, small first letter, no full stop.

# “damaged: Command, Armory”, “Roslin: Command, 5 cards”.
view-pair = { $what }: { $value }
view-none = none
# $red: it is in its red zone.
view-resource =
    { $red ->
        [yes] { $resource } { $left } (red zone)
       *[no] { $resource } { $left }
    }
view-jumpReturns = jump track { $space } of 5 (at 5, Galactica returns)
view-jumpUnused = jump track no longer used
view-jumpNotReady = jump track { $space } of 5, FTL Control not ready
# $risk: how much population a jump may cost.
view-jumpReady = jump track { $space } of 5, FTL Control ready ({ $risk } population at risk)
view-distance = distance { $distance }
view-distanceOf = distance { $distance } of { $goal }
view-distanceReached = distance { $distance }, next jump is the last
# In brackets after basestars: all of them, or $count.
view-damagedOf =
    { $all ->
        [yes] damaged
       *[no] { $count } damaged
    }
view-withPilots = { $ships } with { $pilots }
view-noShips = no ships in space
view-inSpace = in space
view-reserves = reserves
view-inRepair = { $ships } damaged
view-damaged = damaged
view-closed = closed
view-inPlay = in play
view-boardingSpace =
    { $space ->
        [0] at the start
       *[other] on space { $space } of 3
    }
# $centurions: “2 centurions”; $where: “at the start”, or a list of how many are where.
view-boardingAtOne = boarding party: { $centurions } { $where }
view-boarding = boarding party: { $centurions }, { $where }

# Where a player is.
view-piloting = in a viper { NOUN($area, case: "at") }
view-offBoard = off the board
view-notYet = not on the board yet
view-out = out of the game
# What everyone knows about a Cylon.
view-cylon =
    { $kind ->
        [sympathizer] Sympathizer and Cylon
        [sympathetic] Sympathetic Cylon
        [leader] Cylon Leader
       *[revealed] Cylon
    }
view-infiltrating = infiltrating
view-onceUsed = once-per-game ability used
view-noMiracle = no miracle token
view-miracles = miracle tokens
view-mutineer = Mutineer
    .short = Mut.
view-faceUp = faceup: { $cards }
view-openLoyalty = faceup Loyalty cards
view-mutiny = Mutiny cards

# A skill check: its difficulty, and what calls for it.
view-check = skill check { $difficulty }, { $source }
view-strength = strength { $total }
view-cards = cards
view-destiny = Destiny { $count }
view-waiting = waiting for { $player }: { $ask }
# Before the picture: “the board on turn 5, Movement: Ada”.
view-boardHead = the board on turn { $turn }, { $phase }: { $player }
view-statusHead = turn { $turn }, { $phase }: { $player }

## What a player without a team is, for that player alone: whole sentences.

view-standing-noSheet = Your character sheet has no effect.
# $away: Galactica is out of reach.
view-standing-asCylon =
    { $away ->
        [yes] You count as a Cylon player.
       *[no] You count as a Cylon player until you infiltrate at the Human Fleet.
    }
view-standing-asHuman = You count as a human player: you draw 3 Skill cards per turn, draw Crisis cards, can add up to 2 cards to a check (1 in the Brig), can’t hold titles and can’t use the text of Treachery cards.
view-standing-ending =
    { $away ->
        [yes] Ending the infiltration is an action and takes you to the Medical Center; if you were in the Brig or Detention, you keep only 3 Skill cards.
       *[no] Ending the infiltration is an action and takes you to the Resurrection Ship; if you were in the Brig or Detention, you keep only 3 Skill cards.
    }

## Parts of the state of the game that expansions bring: short, small first letter, no full stop.

view-modules-truce = truce: no Cylon ship acts this turn
# New Caprica.
view-modules-orbit =
    { $inOrbit ->
        [yes] Galactica is back in orbit
       *[no] Galactica is away
    }
view-modules-orbitShort =
    { $inOrbit ->
        [yes] Galactica in orbit
       *[no] Galactica away
    }
# $ships: “7 civilian ships”.
view-modules-locked = { $ships } locked
view-modules-prepared = { $count } prepared
view-modules-noForces = no occupation forces
view-modules-forces = { $forces } at { NOUN($places, case: "the") }
# The symbol of a trauma token, in brackets.
view-modules-symbol =
    { $symbol ->
        [benevolent] benevolent
        [antagonistic] antagonistic
       *[disaster] disaster
    }
view-modules-allies = allies
view-modules-ally = { $ally } at { NOUN($place, case: "the") }
view-modules-alliesAt = allies at { NOUN($places, case: "the") }
view-modules-pursuit = pursuit { $space } of 4
view-modules-noShips = no ships
view-modules-mission = Mission
view-modules-faceDown = facedown
# $missions: “6 Missions”.
view-modules-missionsLeft = { $missions } in the deck
view-modules-rebel =
    { $side ->
        [human] the Rebel Basestar with the humans
       *[cylon] the Rebel Basestar with the Cylons
    }
view-modules-trauma = trauma tokens
view-modules-pool = { $count } in the pool
# Where the others lie, $count in all.
view-modules-lying =
    { $count ->
        [one] 1 on { NOUN($places, case: "the") }
       *[other] 1 each on { NOUN($places, case: "the") }
    }
view-modules-crossroads = Crossroads cards
view-modules-crossroadsHidden =
    { $laid ->
        [yes] { $player } facedown with a token
       *[no] { $player } facedown without a token
    }
view-modules-faceUp = { $open } of { $all } faceup
view-modules-motives = { $player }’s Motives
view-modules-hidden = { $count } hidden

## Why a game cannot be played with the chosen options: whole sentences that say what to do instead. $name, $needed, $other: names of
## expansions, objectives and options.

gameOptions-seats = There are only seats 1 to { $players }.
gameOptions-players = A game needs 3 to 6 players, or 7 with a Cylon Leader, not { $players }.
gameOptions-sevenNeedLeader = Seven can play only with a Cylon Leader; turn Cylon Leaders on.
gameOptions-sevenNeedExpansion = Seven can play only with Pegasus or Daybreak.
gameOptions-notYet = { $name } can’t be played yet; leave it out.
gameOptions-expansionTwice = Name each expansion once.
gameOptions-noObjective = There is no objective “{ $name }”.
gameOptions-objectiveNeeds = The objective { $name } needs { $needed }.
gameOptions-objectiveNotYet = The objective { $name } can’t be played yet; choose Kobol.
gameOptions-noDifficulty = There is no difficulty “{ $name }”.
gameOptions-leaderNeedsExpansion = Cylon Leaders need Pegasus or Daybreak.
gameOptions-leaderOfThree = Cylon Leaders need 4 to 7 players.
gameOptions-leaderNotYet = Cylon Leaders can’t be played yet; turn them off.
gameOptions-sympatheticNeedsPegasus = The Sympathetic Cylon needs Pegasus.
gameOptions-sympatheticNotWithDaybreak = The Sympathetic Cylon isn’t used with Daybreak.
gameOptions-sympatheticNumbers = The Sympathetic Cylon replaces the Sympathizer, who is used only with 4 or 6 players.
gameOptions-sympatheticNotYet = The Sympathetic Cylon can’t be played yet; turn it off.
gameOptions-noSympathizerNumbers = The option “No Sympathizer” is only for 4 or 6 players; with other numbers there is none anyway.
gameOptions-noSympathizerNotWithLeader = The option “No Sympathizer” doesn’t work with Cylon Leaders; turn one of them off.
gameOptions-noSympathizerNotWithSympathetic = The option “No Sympathizer” doesn’t work with the Sympathetic Cylon; turn one of them off.
gameOptions-noSympathizerNotWithDaybreak = With Daybreak there is no Sympathizer anyway; turn that option off.
gameOptions-optionTwice = Name each option once.
gameOptions-noOption = There is no option “{ $name }”.
gameOptions-needs = { $name } needs { $needed }.
gameOptions-notWith = { $name } doesn’t work with { $other }; turn one of them off.
# $numbers: “3, 4 or 5”.
gameOptions-numbers = { $name } is for { $numbers } players, not { $players }.

## Passive rules of characters and of cards in play. Each is one sentence that begins with a small letter and has no full stop. “You” is
## the player with the ability or the card.

# A rule of a card on the table.
rules-inPlay = while this card is in play, { $rule }
# $until: what ends it.
rules-inPlayUntil =
    { $until ->
        [untilJump] until the fleet jumps, { $rule }
        [untilLossOrJump] until a civilian ship or a basestar is destroyed or the fleet jumps, { $rule }
        [untilBasestarLostOrJump] until a basestar is destroyed or the fleet jumps, { $rule }
        [untilNoRaidersOrJump] until no raiders are left or the fleet jumps, { $rule }
        [untilScarLostOrJump] until Scar is destroyed or the fleet jumps, { $rule }
       *[toEnd] while this card is in play, { $rule }
    }

# $cards: “8 Skill cards”.
rules-handLimit = your hand limit is { $cards } instead of 10
rules-randomDiscards = whenever you are forced to discard Skill cards, they are chosen at random
# $yours: it applies to you, not to everyone. $locations: one or several: “the Brig or Command”.
rules-forbidsActivation =
    { $yours ->
        [yes] you cannot activate { NOUN($locations, case: "the") }
       *[no] no one may activate { NOUN($locations, case: "the") }
    }
rules-activationCost = to activate a location, you must first discard { $cards }
rules-costAt = to activate { NOUN($locations, case: "the") }, you must first discard { $cards }
rules-movesAlone = you cannot choose to move to a location where there is another character
rules-discardsAtReveal = whenever a player reveals a “You Are a Cylon” card, discard your entire hand of Skill cards
rules-activatesAlone = you cannot activate a location where there is another character, except { NOUN($locations, case: "the") }
rules-crisisDraw =
    { $count ->
        [2] when you draw a Crisis card, draw 2, secretly choose 1 and put the other on the bottom of the deck
       *[other] when you draw a Crisis card, draw { $count }, secretly choose 1 and put the others on the bottom of the deck
    }
rules-drawsAfterCrisis = after a Crisis card that you drew is revealed, draw { $cards } of any type
# $cards: “1 Loyalty card”.
rules-loyaltyAtSetup = you start with { $cards }
rules-extraNotACylon =
    { $count ->
        [one] if this character is in the game, add { $count } “You Are Not a Cylon” card to the Loyalty deck
       *[other] if this character is in the game, add { $count } “You Are Not a Cylon” cards to the Loyalty deck
    }
rules-sleeperAgent = in the Sleeper Agent phase, you receive { $cards } and are then sent to { $to }
rules-skipsFirstSkills = draw no Skill cards at the start of your first turn with this character
rules-takesFirstBox = on your turn, when a Crisis card lets the current player choose, you must choose the first option (not on Super Crisis cards)
rules-actionsIfPiloting =
    { $count ->
        [one] if you start your turn piloting a viper, you have { $count } action that turn
       *[other] if you start your turn piloting a viper, you have { $count } actions that turn
    }
# $turn: which of your turns, counted from 1.
rules-stranded =
    { $turn ->
        [2] you start off the board and can neither move nor take actions; at the start of your second turn, you arrive at { NOUN($place, case: "the") }
       *[other] you start off the board and can neither move nor take actions; at the start of your turn number { $turn }, you arrive at { NOUN($place, case: "the") }
    }
rules-startsPiloting = you start the game as the pilot of a viper
rules-discardsOnlyCard = at the start of any player’s turn, if you have exactly 1 Skill card, discard it
rules-contributesNoneOr = you must add either no cards or at least { $atLeast } to each skill check (not while in the Brig)
# $cards: “1 card”.
rules-contributesAtMost = you may add at most { $cards } to each skill check
rules-positiveStrength = in checks on Crisis cards that you drew, all Skill cards of strength { $strength } are positive

# $checks: one of the next three. $change: lowered or raised. $discarded: the card is discarded after this.
rules-difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] lower the difficulty of { $checks } by { $by }; then discard this card
           *[raised] raise the difficulty of { $checks } by { $by }; then discard this card
        }
       *[no] { $change ->
            [lowered] lower the difficulty of { $checks } by { $by }
           *[raised] raise the difficulty of { $checks } by { $by }
        }
    }
rules-checksAt = checks at { NOUN($locations, case: "the") }
# $target: the player whom the check would harm: you or the President.
rules-checksAgainst = checks at { NOUN($aimed, case: "the") } against { NOUN($target, case: "object") }
rules-checksAtOrAgainst = checks at { NOUN($locations, case: "the") }, or at { NOUN($aimed, case: "the") } against { NOUN($target, case: "object") },

rules-unmannedAttack =
    { $change ->
        [lowered] subtract { $by } from attack rolls of unmanned vipers
       *[raised] add { $by } to attack rolls of unmanned vipers
    }
rules-launchBonus = when a basestar launches raiders or heavy raiders, it launches { $count } more
rules-noLoyaltyLooks = no one may look at other players’ Loyalty cards
rules-closesBoard = no one may move to { NOUN($board, case: "the") }
rules-destinationDraw = at the next jump, its holder (instead of the Admiral) draws { $count } Destination cards and chooses 1; then discard this card
# $place: Administration.
rules-onlyCandidate = unless its holder is { $title }, no one else can be chosen at { NOUN($place, case: "the") }
# $place: Communications.
rules-inspectsAll = at { NOUN($place, case: "the") }, you may look at all civilian ships on the board and move any number of them
rules-executedAtMorale = as soon as morale drops to { $morale } or less, you are executed; no morale is lost for this
rules-sickbayIfUnmoved = if you end your Action step where you started your turn, you are sent to Sickbay
rules-burdenedWith = { $skill } is part of your skill set, but you cannot use the text of { $skill } cards
# $ships: “1 raider”.
rules-raidersAlsoLaunch = after raiders are activated, each basestar launches { $ships }
# $effects: what happens then, such as “lose 1 morale”.
rules-atBasestarLoss = whenever a basestar is destroyed, { $effects }
rules-executesAtJump = after the next jump, everyone at { NOUN($locations, case: "the") } is executed
rules-noOncePerGame = human players cannot use once-per-game abilities
rules-cardActionCost =
    { $count ->
        [one] to use a Skill card as an action or instead of moving, you must discard { $count } other Skill card
       *[other] to use a Skill card as an action or instead of moving, you must discard { $count } other Skill cards
    }
rules-revealsOnlyHeld = you can reveal yourself as a Cylon (as an action) only in the Brig
rules-losesDamagedViper = if a viper you are piloting would be damaged, it is destroyed instead
# $card: the name of a card or a location.
rules-looksDeeper = when you use { $card }, look at { $count } cards and put each on the top or the bottom, in any order
rules-receivesLessOff = at the start of your turn, draw { NOUN($cards, case: "fewer") } if you are not { NOUN($board, case: "on") }
rules-crisisDiscardsLess = once per Crisis card that makes you discard, discard { NOUN($cards, case: "fewer") } (not on Super Crisis cards)
rules-discardsInCompany = if you end your Movement step with another player at your location, discard { $cards }; if you cannot, you are sent to the Brig at the end of your turn
rules-noSkillsInHazard = if you start your turn in a hazardous location, draw no Skill cards
# $cards: “1 Super Crisis card”.
rules-leavingCost = to move away from { NOUN($locations, case: "the") } by choice, you must discard { $cards }
rules-infiltrationDraw = while infiltrating, draw { $count } extra Skill cards instead of 1 (except in Sickbay)
rules-abstainsInActions = you cannot add cards to checks during another player’s Action step (except on Super Crisis cards)
# $cards: “1 card”. $infiltrating: how many while infiltrating.
rules-addsUpTo = add up to { $cards } to a check, or { $infiltrating } while infiltrating (not in the Brig, Super Crises or Missions)
rules-showsContribution = when you add cards to a skill check, add 1 of them faceup (not on Super Crisis cards or Missions)
# $tokens: “3 miracle tokens”.
rules-miracleLimit = you may have up to { $tokens }
rules-miraclePrice = this costs { $tokens } each time
rules-scar = when raiders are activated, Scar acts twice; he is destroyed only on a roll of 7 or 8
rules-shuffledInAtJump = when the fleet jumps, shuffle this card into the Crisis deck instead of discarding it
rules-viperCost = each viper activation costs { $cards } (only once for an action that moves or attacks with one viper several times; the Movement step of a turn is free)
# $cards: cards of one skill: “Piloting cards”.
rules-forbidsCardActions =
    { $yours ->
        [yes] you cannot play { NOUN($cards, case: "plural") } as an action or instead of moving
       *[no] no one may play { NOUN($cards, case: "plural") } as an action or instead of moving
    }
# $cards: “1 Mutiny card”.
rules-mutinyAtStart = when you enter the game, draw { $cards }
rules-picksMutiny = whenever anyone draws a Mutiny card, look at the top 2 instead, give that player 1 and put the other on the bottom of the deck
rules-afterMutiny = whenever you draw a Mutiny card, { $effects }

## How often something happens.

grammar-times =
    { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
