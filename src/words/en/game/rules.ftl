### Passive rules of characters and of cards in play. Each is one sentence that begins with a small letter and has no full stop. “You” is
### the player with the ability or the card.

# A rule of a card on the table.
inPlay = while this card is in play, { $rule }
# $until: what ends it.
inPlayUntil =
    { $until ->
        [untilJump] until the fleet jumps, { $rule }
        [untilLossOrJump] until a civilian ship or a basestar is destroyed or the fleet jumps, { $rule }
        [untilBasestarLostOrJump] until a basestar is destroyed or the fleet jumps, { $rule }
        [untilNoRaidersOrJump] until no raiders are left or the fleet jumps, { $rule }
        [untilScarLostOrJump] until Scar is destroyed or the fleet jumps, { $rule }
       *[toEnd] while this card is in play, { $rule }
    }

# $cards: “8 Skill cards”.
handLimit = your hand limit is { $cards } instead of 10
randomDiscards = whenever you are forced to discard Skill cards, they are chosen at random
# $yours: it applies to you, not to everyone. $locations: one or several: “the Brig or Command”.
forbidsActivation =
    { $yours ->
        [yes] you cannot activate { NOUN($locations, case: "the") }
       *[no] no one may activate { NOUN($locations, case: "the") }
    }
activationCost = to activate a location, you must first discard { $cards }
costAt = to activate { NOUN($locations, case: "the") }, you must first discard { $cards }
movesAlone = you cannot choose to move to a location where there is another character
discardsAtReveal = whenever a player reveals a “You Are a Cylon” card, discard your entire hand of Skill cards
activatesAlone = you cannot activate a location where there is another character, except { NOUN($locations, case: "the") }
crisisDraw =
    { $count ->
        [2] when you draw a Crisis card, draw 2, secretly choose 1 and put the other on the bottom of the deck
       *[other] when you draw a Crisis card, draw { $count }, secretly choose 1 and put the others on the bottom of the deck
    }
drawsAfterCrisis = after a Crisis card that you drew is revealed, draw { $cards } of any type
# $cards: “1 Loyalty card”.
loyaltyAtSetup = you start with { $cards }
extraNotACylon =
    { $count ->
        [one] if this character is in the game, add { $count } “You Are Not a Cylon” card to the Loyalty deck
       *[other] if this character is in the game, add { $count } “You Are Not a Cylon” cards to the Loyalty deck
    }
sleeperAgent = in the Sleeper Agent phase, you receive { $cards } and are then sent to { $to }
skipsFirstSkills = draw no Skill cards at the start of your first turn with this character
takesFirstBox = on your turn, when a Crisis card lets the current player choose, you must choose the first option (not on Super Crisis cards)
actionsIfPiloting =
    { $count ->
        [one] if you start your turn piloting a viper, you have { $count } action that turn
       *[other] if you start your turn piloting a viper, you have { $count } actions that turn
    }
# $turn: which of your turns, counted from 1.
stranded =
    { $turn ->
        [2] you start off the board and can neither move nor take actions; at the start of your second turn, you arrive at { NOUN($place, case: "the") }
       *[other] you start off the board and can neither move nor take actions; at the start of your turn number { $turn }, you arrive at { NOUN($place, case: "the") }
    }
startsPiloting = you start the game as the pilot of a viper
discardsOnlyCard = at the start of any player’s turn, if you have exactly 1 Skill card, discard it
contributesNoneOr = you must add either no cards or at least { $atLeast } to each skill check (not while in the Brig)
# $cards: “1 card”.
contributesAtMost = you may add at most { $cards } to each skill check
positiveStrength = in checks on Crisis cards that you drew, all Skill cards of strength { $strength } are positive

# $checks: one of the next three. $change: lowered or raised. $discarded: the card is discarded after this.
difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] reduce the difficulty of { $checks } by { $by }; then discard this card
           *[raised] increase the difficulty of { $checks } by { $by }; then discard this card
        }
       *[no] { $change ->
            [lowered] reduce the difficulty of { $checks } by { $by }
           *[raised] increase the difficulty of { $checks } by { $by }
        }
    }
checksAt = checks at { NOUN($locations, case: "the") }
# $target: the player whom the check would harm: you or the President.
checksAgainst = checks at { NOUN($aimed, case: "the") } against { NOUN($target, case: "object") }
checksAtOrAgainst = checks at { NOUN($locations, case: "the") }, or at { NOUN($aimed, case: "the") } against { NOUN($target, case: "object") },

unmannedAttack =
    { $change ->
        [lowered] subtract { $by } from attack rolls of unmanned vipers
       *[raised] add { $by } to attack rolls of unmanned vipers
    }
launchBonus = when a basestar launches raiders or heavy raiders, it launches { $count } more
noLoyaltyLooks = no one may look at other players’ Loyalty cards
closesBoard = no one may move to { NOUN($board, case: "the") }
destinationDraw = at the next jump, its holder (instead of the Admiral) draws { $count } Destination cards and chooses 1; then discard this card
# $place: Administration.
onlyCandidate = unless its holder is { $title }, no one else can be chosen at { NOUN($place, case: "the") }
# $place: Communications.
inspectsAll = at { NOUN($place, case: "the") }, you may look at all civilian ships on the board and move any number of them
executedAtMorale = as soon as morale drops to { $morale } or less, you are executed; no morale is lost for this
sickbayIfUnmoved = if you end your Action step where you started your turn, you are sent to Sickbay
burdenedWith = { $skill } is part of your skill set, but you cannot use the text of { $skill } cards
# $ships: “1 raider”.
raidersAlsoLaunch = after raiders are activated, each basestar launches { $ships }
# $effects: what happens then, such as “lose 1 morale”.
atBasestarLoss = whenever a basestar is destroyed, { $effects }
executesAtJump = after the next jump, everyone at { NOUN($locations, case: "the") } is executed
noOncePerGame = human players cannot use once-per-game abilities
cardActionCost =
    { $count ->
        [one] to use a Skill card as an action or instead of moving, you must discard { $count } other Skill card
       *[other] to use a Skill card as an action or instead of moving, you must discard { $count } other Skill cards
    }
revealsOnlyHeld = you can reveal yourself as a Cylon (as an action) only in the Brig
losesDamagedViper = if a viper you are piloting would be damaged, it is destroyed instead
# $card: the name of a card or a location.
looksDeeper = when you use { $card }, look at { $count } cards and put each on the top or the bottom, in any order
receivesLessOff = at the start of your turn, draw { NOUN($cards, case: "fewer") } if you are not { NOUN($board, case: "on") }
crisisDiscardsLess = once per Crisis card that makes you discard, discard { NOUN($cards, case: "fewer") } (not on Super Crisis cards)
discardsInCompany = if you end your Movement step with another player at your location, discard { $cards }; if you cannot, you are sent to the Brig at the end of your turn
noSkillsInHazard = if you start your turn in a hazardous location, draw no Skill cards
# $cards: “1 Super Crisis card”.
leavingCost = to move away from { NOUN($locations, case: "the") } by choice, you must discard { $cards }
infiltrationDraw = while infiltrating, draw { $count } extra Skill cards instead of 1 (except in Sickbay)
abstainsInActions = you cannot add cards to checks during another player’s Action step (except on Super Crisis cards)
# $cards: “1 card”. $infiltrating: how many while infiltrating.
addsUpTo = add up to { $cards } to a check, or { $infiltrating } while infiltrating (not in the Brig, Super Crises or Missions)
showsContribution = when you add cards to a skill check, add 1 of them faceup (not on Super Crisis cards or Missions)
# $tokens: “3 miracle tokens”.
miracleLimit = you may have up to { $tokens }
miraclePrice = this costs { $tokens } each time
scar = when raiders are activated, Scar acts twice; he is destroyed only on a roll of 7 or 8
shuffledInAtJump = when the fleet jumps, shuffle this card into the Crisis deck instead of discarding it
viperCost = each viper activation costs { $cards } (only once for an action that moves or attacks with one viper several times; the Movement step of a turn is free)
# $cards: cards of one skill: “Piloting cards”.
forbidsCardActions =
    { $yours ->
        [yes] you cannot play { NOUN($cards, case: "plural") } as an action or instead of moving
       *[no] no one may play { NOUN($cards, case: "plural") } as an action or instead of moving
    }
# $cards: “1 Mutiny card”.
mutinyAtStart = when you enter the game, draw { $cards }
picksMutiny = whenever anyone draws a Mutiny card, look at the top 2 instead, give that player 1 and put the other on the bottom of the deck
afterMutiny = whenever you draw a Mutiny card, { $effects }
