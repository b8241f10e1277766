### When a card or an ability may be used out of turn. The message stands after «You can do something now, …» or at the start of a
### sentence, and goes on with its conditions: «before a die is rolled, in your own turn»; `.short` in a menu.

# $check: «a skill check», «a skill check of the Brig». $location: «a location», «the Armory».
startOfTurn = at the start of a turn
    .short = at the start of a turn
endOfMovement = at the end of a Movement step
    .short = after a move
contributed = when somebody has added cards to { $check }
    .short = when cards are added
cardsRevealed = when the cards of { $check } have been revealed
    .short = when a check is revealed
cardsSettled = when the cards of { $check } have been revealed and nobody adds any more
    .short = before abilities of revealed cards
checkPassed = when { $check } has been passed
    .short = when a check is passed
raidersActivate = when raiders are about to act
    .short = before raiders act
viperAttacks = when a piloted viper is about to attack
    .short = before a pilot attacks
quorumUsed = when a player has used the action on a Quorum card
    .short = after a Quorum card
shipDestroyed = when you have destroyed a basestar or a centurion
    .short = after a victory
treacheryDiscarded = when a human player has discarded a Treachery card
    .short = at discarded Treachery
crisisRevealed = when a Crisis card has been revealed
    .short = at a Crisis card
choiceMade = when somebody has chosen an option of a Crisis card
    .short = after a choice
replaceCheck = when { $check } is about to begin
    .short = instead of a check
beforeCards = before cards are added to { $check }
    .short = before a check
allContributed = when everybody has added cards to { $check }, before they are revealed
    .short = before a check is revealed
afterTotal = when the strength of { $check } has been counted
    .short = when a check has been counted
checkResolved = when { $check } has been resolved
    .short = after a check
beforeRoll = before a die is rolled
    .short = before a roll
afterRoll = when a die has been rolled
    .short = after a roll
viperPlaced = when a viper has been placed in space from the Reserves
    .short = when a viper is placed
endOfTurn = at the end of a turn
    .short = at the end of a turn
afterRepair = when you have used a Repair card as an action
    .short = after a repair
locationActivated = when you have activated { $location }
    .short = after a location
ordersCarriedOut = when the player of your Executive Order has finished
    .short = after an Executive Order
crisisChoice = when you choose an option of a Crisis card, instead of its options
    .short = at the choice of a Crisis card
populationLost = when population has fallen
    .short = when population falls
civilianThreatened = when a civilian ship in space is about to be destroyed
    .short = before a civilian ship is lost
shipsRemoved = when the fleet jumps, before the destination is chosen
    .short = during a jump
discardDemanded = when another player is about to discard Skill cards
    .short = before somebody discards
infiltrationEnds = when you use the action that ends your infiltration
    .short = at the end of an infiltration
shipsActivate = when the Cylon ships of a Crisis card are about to act
    .short = before Cylon ships act

# Instead of the plain moment.
endOfOwnTurn = at the end of your turn
startOfOwnTurn = at the start of your turn
endOfOwnMovement = at the end of your Movement step
settledInOwnTurn = in your own turn, when the cards of { $check } have been revealed and nobody adds any more
holderAdded = when the player before whom this card lies has added cards to a skill check
viperAttacked = when a viper has been attacked and the die has been rolled
beforeViperAttacked = before the roll of an attack on a viper

# What a moment is about. $locations: one or several: «the Brig or Command».
anyCheck = a skill check
anyLocation = a location
checkOfCrisis = a skill check of a Crisis card
checkOfLocation = a skill check of a location
checkAt = a skill check of { NOUN($locations, case: "the") }
location = { NOUN($locations, case: "the") }
# The moment of a roll, and for which places.
rollFor = { $moment } for { NOUN($locations, case: "the") }

# Conditions behind the moment, one after the other with a blank between them.
ownTurn = in your own turn
ownRoll = for your own action in your Action step
piloting = while you are piloting a viper
totalAtLeast = with a strength of { $total } or more
requires = if { $condition }
aboard = while you are at a location of Galactica other than the Brig

# Notes in brackets.
perCheck = once in a check
perRoll = once in a roll
perDie = once for each roll
perTurn = once in a turn
perLocation = once in a turn for each of them
notWithSuperCrisis = not with a Super Crisis card
