## What has to be true, after “if” or “only if”. “You” is the player who has the card or uses it.

effects-conditions-hasNuke = there is a nuke left
effects-conditions-holdsSuperCrisis = you hold a Super Crisis card
effects-conditions-handAtMost = you have { $count } or fewer Skill cards
effects-conditions-distanceAtMost = the fleet has traveled a distance of { $most } or less
effects-conditions-piloting = you are piloting a viper
effects-conditions-canTake = you can take the { $title } title from its holder
effects-conditions-otherEligible = another player can become { $title }
effects-conditions-withTitle = the { $title } title is in the game
effects-conditions-viperIn =
    { $where ->
        [reserves] there is a viper in the Reserves
        [damagedCraft] there is a damaged viper
       *[space] there is a viper in space
    }
effects-conditions-aboard = you are { NOUN($board, case: "on") }
effects-conditions-currentAboard = the current player is { NOUN($board, case: "on") }
# Of the current player, who has just been named.
effects-conditions-theyAreAboard = they are { NOUN($board, case: "on") }
effects-conditions-humanInBrig = a human player is in the Brig or in Detention
effects-conditions-basestarOnBoard = there is a basestar in space
effects-conditions-basestarLeft = there is a basestar in the supply
effects-conditions-atMost = { $resource } is { $bound } or less
effects-conditions-atLeast = { $resource } is { $bound } or more
effects-conditions-blueSpace = the fleet marker is on a blue space of the jump track
effects-conditions-holdsTitle = you are { $title }
effects-conditions-canLaunch = you can fly a viper and there is a viper to launch
effects-conditions-cylonShipInSpace = there is a Cylon ship in space
effects-conditions-centurionAboard = there is a centurion on the Boarding Party track

## Who may be chosen: a player, then conditions one after the other: “another human player aboard Galactica who can be sent to the Brig”.

effects-filters-player =
    { $other ->
        [yes] { $team ->
            [human] another human player
            [Cylon] another Cylon player
           *[any] another player
        }
       *[no] { $team ->
            [human] a human player
            [Cylon] a Cylon player
           *[any] a player
        }
    }
effects-filters-aboard = { NOUN($board, case: "on") }
effects-filters-in = in { $cell }
effects-filters-here = at your location
effects-filters-hasLoyalty = with a facedown Loyalty card
effects-filters-getsLoyalty = who can receive Loyalty cards
effects-filters-not = other than { NOUN($title, case: "the") }
# $become: someone else has the title now.
effects-filters-eligible =
    { $become ->
        [yes] who can become { $title }
       *[no] who can be { $title }
    }
effects-filters-sendable = who can be sent to { $place }
effects-filters-sendableIfAny = (if possible, one who can be sent to { $place })

## Rolls, checks and Crisis cards that are going on. $brief: in a menu.

effects-windows-addToDie = add { $by } to the die
effects-windows-subtractFromDie = subtract { $by } from the die
effects-windows-raiseResult = increase the result by { $by }
effects-windows-lowerResult = decrease the result by { $by }
effects-windows-eitherResult = increase or decrease the result by { $by }
effects-windows-replaceRoll = discard 1 Skill card instead of rolling; the result is its strength plus { $plus }
effects-windows-rerollDie =
    { $brief ->
        [yes] reroll the die
       *[no] reroll the die and use the new result
    }
# In a menu. $by: “−2”.
effects-windows-briefRerollPiloted = reroll the die, at { $by } if the viper is piloted
effects-windows-rerollPilotedPlus = reroll the die; if the viper is piloted, add { $by } to the new result
effects-windows-rerollPilotedMinus = reroll the die; if the viper is piloted, subtract { $by } from the new result
effects-windows-raiseDifficulty = raise the difficulty by { $by }
effects-windows-lowerDifficulty = lower the difficulty by { $by }
effects-windows-eitherDifficulty = raise or lower the difficulty by { $by }
# $skills: “Politics and Leadership”.
effects-windows-makePositive = { $skills } cards are positive in this check
# $destiny: the cards of the Destiny deck too.
effects-windows-openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] all cards in this check are added faceup
           *[no] all cards in this check are added faceup, including the Destiny cards
        }
       *[no] { $brief ->
            [yes] players add their cards to this check faceup
           *[no] players add their cards to this check faceup; the Destiny cards stay facedown
        }
    }
effects-windows-nullifySkill = choose a skill; its cards have strength 0 in this check
effects-windows-takeCheckCards = take all Skill cards in the check into your hand instead of discarding them
effects-windows-decideCheck = choose whether the check passes or fails instead of making it
effects-windows-noDestiny = no Destiny cards are added to this check
# $what happens, as a part of the sentence.
effects-windows-passInstead = instead of the pass result, { $what }
    .may = replace the pass result: { $what }
effects-windows-briefPassInstead = instead, { $what }
effects-windows-lookAtContribution = look at the cards that player just added
effects-windows-replaceCrisis = discard the Crisis card and draw a new one instead
effects-windows-switchOption = have the other option carried out instead
effects-windows-boardViper = become the pilot of the viper just placed

## Abilities of cards that have been revealed in a check. $brief: in a menu.

# $strengths: “1 or 2”.
effects-checkAbilities-discardStrengths = discard all cards of strength { $strengths } from the check
effects-checkAbilities-discardFromCheck = discard 1 revealed card from the check
effects-checkAbilities-addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] add { $count } Destiny card to the check
           *[other] add { $count } Destiny cards to the check
        }
       *[no] { $count ->
            [one] add the top { $count } card of the Destiny deck to the check faceup
           *[other] add the top { $count } cards of the Destiny deck to the check faceup
        }
    }
# $skills: “Politics and Leadership”.
effects-checkAbilities-multiplySkills =
    { $factor ->
        [2] double the strength of all { $skills } cards in this check
       *[other] multiply the strength of all { $skills } cards in this check by { $factor }
    }
# $then: what the current player may do, with its subject.
effects-checkAbilities-ifStrength = if the { $skill } cards in the check total { $atLeast } strength or more, { $then }
# $when: one or several of the following; $then: what happens.
effects-checkAbilities-afterCheck = if { $when }, { $then }
effects-checkAbilities-result =
    { $result ->
        [pass] the check passes
        [partial] the check is a partial success
       *[fail] the check fails
    }
effects-checkAbilities-resultByAtMost =
    { $result ->
        [pass] the check passes by { $by } or less
        [partial] the check is a partial success by { $by } or less
       *[fail] the check fails by { $by } or less
    }
effects-checkAbilities-resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] the check passes by { $by } or more
            [partial] the check is a partial success by { $by } or more
           *[fail] the check fails by { $by } or more
        }
       *[no] { $result ->
            [pass] the total is at least { $by } above the printed difficulty
            [partial] the total is at least { $by } above the printed partial success
           *[fail] the total is at least { $by } below the printed difficulty
        }
    }
effects-checkAbilities-totalAtMost = the total is { $most } or less
effects-checkAbilities-skipResult =
    { $result ->
        [pass] ignore the pass result
        [partial] ignore the partial success
       *[fail] ignore the fail result
    }

## When a card or an ability may be used out of turn. The message stands after “You can react now, …” or at the start of a
## sentence, and goes on with its conditions: “before a die is rolled on your turn”; `.short` in a menu.

# $check: “a skill check”, “a skill check in the Brig”. $location: “a location”, “the Armory”.
reactions-startOfTurn = at the start of a turn
    .short = at the start of a turn
reactions-endOfMovement = at the end of a Movement step
    .short = after a move
reactions-contributed = when a player has added cards to { $check }
    .short = when cards are added
reactions-cardsRevealed = after the cards of { $check } are revealed
    .short = when a check is revealed
reactions-cardsSettled = after all cards of { $check } have been added and revealed
    .short = before abilities of revealed cards
reactions-checkPassed = after { $check } passes
    .short = when a check passes
reactions-raidersActivate = when raiders are about to be activated
    .short = before raiders are activated
reactions-viperAttacks = when a piloted viper is about to attack
    .short = before a pilot attacks
reactions-quorumUsed = after a player uses the action on a Quorum card
    .short = after a Quorum card
reactions-shipDestroyed = after you destroy a basestar or a centurion
    .short = after a kill
reactions-treacheryDiscarded = after a human player discards a Treachery card
    .short = when Treachery is discarded
reactions-crisisRevealed = after a Crisis card is revealed
    .short = when a Crisis is revealed
reactions-choiceMade = after a player chooses an option on a Crisis card
    .short = after a choice
reactions-replaceCheck = before { $check } begins
    .short = instead of a check
reactions-beforeCards = before cards are added to { $check }
    .short = before a check
reactions-allContributed = after everyone has added cards to { $check }, before they are revealed
    .short = before a check is revealed
reactions-afterTotal = after the strength of { $check } is totaled
    .short = after a check is totaled
reactions-checkResolved = after { $check } is resolved
    .short = after a check
reactions-beforeRoll = before a die is rolled
    .short = before a roll
reactions-afterRoll = after a die is rolled
    .short = after a roll
reactions-viperPlaced = when a viper is placed in space from the Reserves
    .short = when a viper is placed
reactions-endOfTurn = at the end of a turn
    .short = at the end of a turn
reactions-afterRepair = after you use a Repair card as an action
    .short = after a repair
reactions-locationActivated = after you activate { $location }
    .short = after a location is activated
reactions-ordersCarriedOut = after your Executive Order has been carried out
    .short = after an Executive Order
reactions-crisisChoice = instead of choosing an option on a Crisis card
    .short = instead of a Crisis option
reactions-populationLost = after population is lost
    .short = when population is lost
reactions-civilianThreatened = when a civilian ship in space is about to be destroyed
    .short = before a civilian ship is lost
reactions-shipsRemoved = when the fleet jumps, before the destination is chosen
    .short = during a jump
reactions-discardDemanded = when another player must discard Skill cards
    .short = before someone discards
reactions-infiltrationEnds = when you use the action that ends your infiltration
    .short = at the end of an infiltration
reactions-shipsActivate = before the Cylon ships of a Crisis card are activated
    .short = before Cylon ships are activated

# Instead of the plain moment.
reactions-endOfOwnTurn = at the end of your turn
reactions-startOfOwnTurn = at the start of your turn
reactions-endOfOwnMovement = at the end of your Movement step
reactions-settledInOwnTurn = on your turn, after all cards of { $check } have been added and revealed
reactions-holderAdded = after the player with this card adds cards to a skill check
reactions-viperAttacked = after the die is rolled for an attack on a viper
reactions-beforeViperAttacked = before the die is rolled for an attack on a viper

# What a moment is about. $locations: one or several: “the Brig or Command”.
reactions-anyCheck = a skill check
reactions-anyLocation = a location
reactions-checkOfCrisis = a skill check on a Crisis card
reactions-checkOfLocation = a skill check at a location
reactions-checkAt = a skill check at { NOUN($locations, case: "the") }
reactions-location = { NOUN($locations, case: "the") }
# The moment of a roll, and for which places.
reactions-rollFor = { $moment } for { NOUN($locations, case: "the") }

# Conditions behind the moment, one after the other with a blank between them.
reactions-ownTurn = on your turn
reactions-ownRoll = for your own action during your Action step
reactions-piloting = while you are piloting a viper
reactions-totalAtLeast = with a total of { $total } or more
reactions-requires = if { $condition }
reactions-aboard = while you are on Galactica (not in the Brig)

# How often it may be used, and the $moment with all of its conditions: “once per turn, after a die is rolled on your turn”.
reactions-limited = { $limit }, { $moment }
reactions-perCheck = once per check
reactions-perRoll = once per roll
reactions-perDie = once per roll
reactions-perTurn = once per turn
reactions-perLocation = once per turn per location
# In brackets behind the moment.
reactions-notWithSuperCrisis = not on Super Crisis cards

## What a thing does in a few words: for the second line of an entry in a menu (100 characters in all) and for short lists. No full stop.

# What a character draws each turn: “2 Tactics or Piloting”.
brief-skills = { $count } { $skills }
# $type: “Pilot”; $gifts: what it draws and whether it flies.
brief-character = { $type } · { $gifts }
brief-gifts =
    { $pilot ->
        [yes] { $skills }; pilot
       *[no] { $skills }
    }
# When a Skill card is used, before a colon.
brief-timing =
    { $timing ->
        [movement] Instead of moving
        [actionOrMovement] Action, or instead of moving
       *[action] Action
    }
brief-revealedInCheck = Skill check ability
brief-revealedIf = Skill check ability, if { $condition }
brief-whenRevealed = Skill check ability
brief-when = { $when }: { $what }
brief-mutinyOnDiscard = If you discard it, draw a Mutiny card
brief-check =
    { $long ->
        [yes] Skill check { $difficulty } ({ $skills })
       *[no] check { $difficulty } ({ $skills })
    }
# A Cylon attack card: which ships it places.
brief-attack = attack: { $ships }
brief-destination = distance { $distance }: { $what }
brief-noAction = No action here
brief-lose = Lose { $amounts }
# A damage token of a location.
brief-damaged = Everyone there goes to Sickbay; no action until repaired
brief-nothingLost = Empty: nothing is lost
brief-loseIfDestroyed = If it is destroyed, lose { $amounts }
brief-basestarDamage =
    { $count ->
        [one] Counts as { $count } damage
       *[other] Counts as { $count } damage
    }
# $title: the name of the card.
brief-cylonCard = Cylon: { $title }
# Loyalty cards by their kind.
brief-loyalty =
    { $kind ->
        [personalGoal] Counts as “You Are Not a Cylon”; should be revealed before the end of the game
        [finalFive] Counts as “You Are Not a Cylon”; looking at it has consequences
        [cylon] Its owner wins with the Cylons, in secret until they reveal themselves
        [sympathizer] Revealed immediately
        [sympatheticCylon] Revealed immediately
        [mutineer] Revealed immediately: its owner loses all titles and may hold 2 Mutiny cards
       *[notACylon] Does not make its owner a Cylon
    }
# The jump icon of a Crisis card.
brief-jumpIcon = jump +1

## Trauma tokens by what they show, as players have or draw them. Languages with cases add them as attributes: “draws { NOUN($tokens, case: "acc") }”.

# At least one of each kind: “2 benevolent and 1 antagonistic trauma tokens”.
trauma-both = { $benevolent } benevolent and { $antagonistic } antagonistic trauma tokens
trauma-none = no trauma tokens

## Results of a die.

dice-orLess = { $to } or less
dice-orMore = { $from } or more
dice-between =
    { $neighbors ->
        [yes] { $from } or { $to }
       *[no] { $from } to { $to }
    }
dice-sevenOrEight = 7 or 8
