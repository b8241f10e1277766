### Passive rules of characters and of cards in play. Each is one sentence that begins small, without its full stop. «You» is whoever has
### the ability or the card.

# A rule of a card that lies on the table.
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

# $cards: «8 Skill cards».
handLimit = your hand limit at the end of each turn is { $cards } instead of 10
randomDiscards = whenever you are forced to discard Skill cards, they are picked at random
# $yours: of you, not of everybody. $locations: one or several: «the Brig or Command».
forbidsActivation =
    { $yours ->
        [yes] you may not activate { NOUN($locations, case: "the") }
       *[no] nobody may activate { NOUN($locations, case: "the") }
    }
activationCost = discard { $cards } each time before you activate a location
costAt = discard { $cards } each time before you activate { NOUN($locations, case: "the") }
movesAlone = you may not choose to move to a location where another character is
discardsAtReveal = whenever a player reveals a “You Are a Cylon” card, discard your whole hand of Skill cards
activatesAlone = you may not activate a location where another character is, except { NOUN($locations, case: "the") }
crisisDraw =
    { $count ->
        [2] when you draw a Crisis card, draw 2, choose 1 in secret and put the other on the bottom of the deck
       *[other] when you draw a Crisis card, draw { $count }, choose 1 in secret and put the others on the bottom of the deck
    }
drawsAfterCrisis = after a Crisis card that you drew is revealed, draw { $cards } of any type
# $cards: «1 Loyalty card».
loyaltyAtSetup = you start with { $cards }
extraNotACylon =
    { $count ->
        [one] with this character in the game, { $count } more “You Are Not a Cylon” card goes into the Loyalty deck
       *[other] with this character in the game, { $count } more “You Are Not a Cylon” cards go into the Loyalty deck
    }
sleeperAgent = in the Sleeper Agent phase you get { $cards } and are then sent to { $to }
skipsFirstSkills = in your first turn with this character you receive no Skill cards at its start
takesFirstBox = in your turn, when a Crisis card lets the current player choose, you have to choose the first option (not with a Super Crisis card)
actionsIfPiloting =
    { $count ->
        [one] if you are piloting a viper when your turn starts, you have { $count } action in that turn
       *[other] if you are piloting a viper when your turn starts, you have { $count } actions in that turn
    }
stranded = you start off the board and can neither move nor act; at the start of your turn number { $turn } you arrive at { NOUN($place, case: "the") }
startsPiloting = you start the game as the pilot of a viper
discardsOnlyCard = at the start of every player's turn, if you have exactly 1 Skill card in hand, discard it
contributesNoneOr = you add no cards to a skill check, or at least { $atLeast }; in the Brig this does not hold
# $cards: «1 card».
contributesAtMost = you add at most { $cards } to a skill check
positiveStrength = in checks of Crisis cards that you drew, all Skill cards of strength { $strength } count as positive

# $checks: one of the next three. $change: lowered or raised. $discarded: the card is spent with it.
difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] the difficulty of { $checks } is lowered by { $by }; then this card is discarded
           *[raised] the difficulty of { $checks } is raised by { $by }; then this card is discarded
        }
       *[no] { $change ->
            [lowered] the difficulty of { $checks } is lowered by { $by }
           *[raised] the difficulty of { $checks } is raised by { $by }
        }
    }
checksAt = a check of { NOUN($locations, case: "the") }
# $target: whom the check would harm: you or the President.
checksAgainst = a check of { NOUN($aimed, case: "the") } against { NOUN($target, case: "object") }
checksAtOrAgainst = a check of { NOUN($locations, case: "the") }, or of { NOUN($aimed, case: "the") } against { NOUN($target, case: "object") },

unmannedAttack =
    { $change ->
        [lowered] every attack roll of an unmanned viper is lowered by { $by }
       *[raised] every attack roll of an unmanned viper is raised by { $by }
    }
launchBonus = whenever a basestar launches raiders or heavy raiders, it launches { $count } more of them
noLoyaltyLooks = nobody may look at Loyalty cards of other players
closesBoard = nobody may move to { NOUN($board, case: "the") } any more
destinationDraw = at the next jump its holder, instead of the Admiral, draws { $count } Destination cards and chooses 1; then this card is discarded
# $place: Administration.
onlyCandidate = while its holder is not { $title }, nobody else may be nominated at { NOUN($place, case: "the") }
# $place: Communications.
inspectsAll = at { NOUN($place, case: "the") } you may look at every civilian ship on the board and move any number of them
executedAtMorale = as soon as morale falls to { $morale } or less you are executed; no morale is lost by that
sickbayIfUnmoved = if you end your Action step where your turn started, you are sent to Sickbay
burdenedWith = { $skill } is in your skill set, and you may not use what these cards say
# $ships: «1 raider».
raidersAlsoLaunch = whenever raiders have been activated, each basestar launches { $ships }
# $effects: what happens then, such as «lose 1 morale».
atBasestarLoss = for each basestar that is destroyed: { $effects }
executesAtJump = after the jump, everyone at { NOUN($locations, case: "the") } is executed
noOncePerGame = human players may not use once-per-game abilities
cardActionCost =
    { $count ->
        [one] using a Skill card as an action or instead of moving costs you { $count } other Skill card
       *[other] using a Skill card as an action or instead of moving costs you { $count } other Skill cards
    }
revealsOnlyHeld = you may reveal yourself as a Cylon by an action only in the Brig
losesDamagedViper = a viper that you pilot is destroyed instead of being damaged
# $card: the name of a card or a location.
looksDeeper = with { $card } you look at { $count } cards and put each on the top or the bottom, in any order
receivesLessOff = at the start of your turn you receive { $cards } less if you are not { NOUN($board, case: "on") }
crisisDiscardsLess = each Crisis card makes you discard { $cards } less, once (not a Super Crisis card)
discardsInCompany = if another player is at your location at the end of your Movement step, discard { $cards }; if you have fewer, you are sent to the Brig at the end of your turn
noSkillsInHazard = in a hazardous location you receive no Skill cards at the start of your turn
# $cards: «1 Super Crisis card».
leavingCost = to move away from { NOUN($locations, case: "the") } by your own choice, discard { $cards }
infiltrationDraw = while infiltrating you receive { $count } more Skill cards instead of 1, except in Sickbay
abstainsInActions = you may not add cards to skill checks in another player's Action step (not with a Super Crisis card)
# $cards: «1 card». $infiltrating: how many while infiltrating.
addsUpTo = you may add { $cards } to a check, infiltrating { $infiltrating }, not in the Brig (no Super Crisis card or Mission)
showsContribution = 1 of the cards that you add to a skill check lies face up (no Super Crisis card or Mission)
# $tokens: «3 miracle tokens».
miracleLimit = you may have up to { $tokens }
miraclePrice = this costs { $tokens } each time
scar = whenever raiders are activated, Scar acts 2 times; he is destroyed only by a die result of 7 or 8
shuffledInAtJump = when the fleet jumps, this card is shuffled into the Crisis deck instead of being discarded
viperCost = each viper activation costs { $cards } (only once for an action that moves or attacks with one viper several times; the Movement step of a turn is free)
# $cards: cards of one skill: «Piloting cards».
forbidsCardActions =
    { $yours ->
        [yes] you may not play { NOUN($cards, case: "plural") } as an action or instead of moving
       *[no] nobody may play { NOUN($cards, case: "plural") } as an action or instead of moving
    }
# $cards: «1 Mutiny card».
mutinyAtStart = when you enter the game you draw { $cards }
picksMutiny = whenever anybody draws a Mutiny card, you look at the top 2 instead, give that player 1 and put the other on the bottom of the deck
afterMutiny = whenever you draw a Mutiny card: { $effects }
