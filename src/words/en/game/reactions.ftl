### When a card or an ability may be used out of turn. The message stands after “You can react now, …” or at the start of a
### sentence, and goes on with its conditions: “before a die is rolled on your turn”; `.short` in a menu.

# $check: “a skill check”, “a skill check in the Brig”. $location: “a location”, “the Armory”.
startOfTurn = at the start of a turn
    .short = at the start of a turn
endOfMovement = at the end of a Movement step
    .short = after a move
contributed = when a player has added cards to { $check }
    .short = when cards are added
cardsRevealed = after the cards of { $check } are revealed
    .short = when a check is revealed
cardsSettled = after all cards of { $check } have been added and revealed
    .short = before abilities of revealed cards
checkPassed = after { $check } passes
    .short = when a check passes
raidersActivate = when raiders are about to be activated
    .short = before raiders are activated
viperAttacks = when a piloted viper is about to attack
    .short = before a pilot attacks
quorumUsed = after a player uses the action on a Quorum card
    .short = after a Quorum card
shipDestroyed = after you destroy a basestar or a centurion
    .short = after a kill
treacheryDiscarded = after a human player discards a Treachery card
    .short = when Treachery is discarded
crisisRevealed = after a Crisis card is revealed
    .short = when a Crisis is revealed
choiceMade = after a player chooses an option on a Crisis card
    .short = after a choice
replaceCheck = before { $check } begins
    .short = instead of a check
beforeCards = before cards are added to { $check }
    .short = before a check
allContributed = after everyone has added cards to { $check }, before they are revealed
    .short = before a check is revealed
afterTotal = after the strength of { $check } is totaled
    .short = after a check is totaled
checkResolved = after { $check } is resolved
    .short = after a check
beforeRoll = before a die is rolled
    .short = before a roll
afterRoll = after a die is rolled
    .short = after a roll
viperPlaced = when a viper is placed in space from the Reserves
    .short = when a viper is placed
endOfTurn = at the end of a turn
    .short = at the end of a turn
afterRepair = after you use a Repair card as an action
    .short = after a repair
locationActivated = after you activate { $location }
    .short = after a location is activated
ordersCarriedOut = after your Executive Order has been carried out
    .short = after an Executive Order
crisisChoice = instead of choosing an option on a Crisis card
    .short = instead of a Crisis option
populationLost = after population is lost
    .short = when population is lost
civilianThreatened = when a civilian ship in space is about to be destroyed
    .short = before a civilian ship is lost
shipsRemoved = when the fleet jumps, before the destination is chosen
    .short = during a jump
discardDemanded = when another player must discard Skill cards
    .short = before someone discards
infiltrationEnds = when you use the action that ends your infiltration
    .short = at the end of an infiltration
shipsActivate = before the Cylon ships of a Crisis card are activated
    .short = before Cylon ships are activated

# Instead of the plain moment.
endOfOwnTurn = at the end of your turn
startOfOwnTurn = at the start of your turn
endOfOwnMovement = at the end of your Movement step
settledInOwnTurn = on your turn, after all cards of { $check } have been added and revealed
holderAdded = after the player with this card adds cards to a skill check
viperAttacked = after the die is rolled for an attack on a viper
beforeViperAttacked = before the die is rolled for an attack on a viper

# What a moment is about. $locations: one or several: “the Brig or Command”.
anyCheck = a skill check
anyLocation = a location
checkOfCrisis = a skill check on a Crisis card
checkOfLocation = a skill check at a location
checkAt = a skill check at { NOUN($locations, case: "the") }
location = { NOUN($locations, case: "the") }
# The moment of a roll, and for which places.
rollFor = { $moment } for { NOUN($locations, case: "the") }

# Conditions behind the moment, one after the other with a blank between them.
ownTurn = on your turn
ownRoll = for your own action during your Action step
piloting = while you are piloting a viper
totalAtLeast = with a total of { $total } or more
requires = if { $condition }
aboard = while you are on Galactica (not in the Brig)

# How often it may be used, and the $moment with all of its conditions: “once per turn, after a die is rolled on your turn”.
limited = { $limit }, { $moment }
perCheck = once per check
perRoll = once per roll
perDie = once per roll
perTurn = once per turn
perLocation = once per turn per location
# In brackets behind the moment.
notWithSuperCrisis = not on Super Crisis cards
