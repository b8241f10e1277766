### Locations, a line each. $what: effects, in the middle of a sentence.

# Behind the name of the board. $users: who may be here; `byAllegiance`: of whichever side controls the board at the moment.
users =
    { $users ->
        [human] human players
        [cylon] Cylon players
        [both] human and Cylon players
       *[byAllegiance] players of the side that controls it
    }
# Before a colon and the effects.
action = Action
# Where either side has an action of its own.
humanAction = Human action
cylonAction = Cylon action
# $cards: “1 Skill card”, what the action costs.
cost = discard { $cards }, then { $what }
noAction = No action.
onlyIf = Only if { $condition }
notSympathizer = A Sympathizer who became a Cylon cannot use it.
receivesNone = If you start your turn here, draw no Skill cards.
receivesOnly = If you start your turn here, draw only { $cards }.
hazardous = Hazardous: no one may choose to move here.
damageable = If damaged: everyone here is sent to Sickbay; no action here until repaired.

# What being there means, beside the action.
sickbay = If you start your turn here, draw only 1 Skill card. You may leave as usual.
brig = You cannot move, do not draw a Crisis card on your turn, and may add only 1 card to each skill check.
brigTitle = An Admiral sent here loses the title.
detention = You cannot move and may add only 2 cards to each skill check. You still draw Crisis cards, and an Admiral keeps the title.
detentionInstead = A character on New Caprica who would be sent to the Brig is sent here instead.
medicalCenter = If you start your turn here, draw only 1 Skill card. A character on New Caprica who would be sent to Sickbay is sent here instead.
hubDestroyed = Replaces the Resurrection Ship.
hubDestroyedDraw = If you start your turn here, discard your Super Crisis cards and draw no Skill cards.
