### Locations, a line each. $what: effects, in the middle of a sentence.

# $users: who may be here; `byAllegiance`: of the humans or of the Cylons, as the board belongs to them for the time being.
board =
    { $users ->
        [human] { NOUN($board, case: "the") }, for human players
        [cylon] { NOUN($board, case: "the") }, for Cylon players
        [both] { NOUN($board, case: "the") }, for human and Cylon players
       *[byAllegiance] { NOUN($board, case: "the") }, for the players of its side
    }
action = Action: { $what }
# Where either side has an action of its own.
humanAction = Human action: { $what }
cylonAction = Cylon action: { $what }
# $cards: «1 Skill card», what the action costs.
cost = discard { $cards }; then { $what }
noAction = There is no action here.
onlyIf = Only if { $condition }
notSympathizer = A Sympathizer who became a Cylon may not use it.
receivesNone = At the start of your turn you draw no Skill cards here.
receivesOnly = At the start of your turn you draw only { $cards } here.
hazardous = Hazardous: nobody may choose to move here.
damageable = If it is damaged, everybody here is sent to Sickbay and the action is closed until it is repaired.

# What being there means, beside the action.
sickbay = At the start of your turn you draw only 1 Skill card here. You may leave as usual.
brig = You may not move, you draw no Crisis card in your turn, and you add at most 1 card to each skill check.
brigTitle = The Admiral loses the title on being sent here.
detention = You may not move, and you add at most 2 cards to each skill check. You still draw Crisis cards, and the Admiral keeps the title.
detentionInstead = Whoever would be sent from New Caprica to the Brig is sent here.
medicalCenter = At the start of your turn you draw only 1 Skill card here. Whoever would be sent from New Caprica to Sickbay is sent here.
hubDestroyed = It takes the place of the Resurrection Ship.
hubDestroyedDraw = At the start of your turn you lose your Super Crisis cards here and draw no Skill cards.
