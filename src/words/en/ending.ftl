### What players learn once a game is over: who was who, who added what. With markup.

notOver = This game isn’t over. Its secrets are revealed when it ends.
notOverHint = Until then, /hand shows your own secrets and /game log what everyone knows.
whoWasWhat = Who was who
player = { $name }: { $side }
winner = { $name }: { $side }, won
side_human = human
side_cylon = Cylon
side_cylonLeader = Cylon Leader
side_sympatheticCylon = Sympathetic Cylon

# A Loyalty card, and since when its owner had it.
card_start = { $card } from the start
card_sleeper = { $card } since the Sleeper Agent phase
card_later = { $card } since turn { $turn }
card_handed = { $card } from { $giver } on turn { $turn }
cardRevealed = { $card }, revealed on turn { $turn }
gone = { $card } (no longer held)
held = Held at the end ({ $cards })
heldAims = secret goals: { $cards }
heldQuorum = Quorum cards: { $cards }
heldSuperCrises = Super Crisis cards: { $cards }
heldMutiny = Mutiny cards: { $cards }
heldTrauma = trauma tokens: { $cards }
heldSkills = Skill cards: { $cards }
turningPoints = Turning points
turningPoint = Turn { $turn }: { $what }
turned_revealed = { $name } was revealed as a Cylon.
turned_sympathizer = { $name } turned out to be a Sympathizer and defected to the Cylons.
turned_sympathetic = { $name } became a Cylon with an agenda of their own.
turned_leader = { $name } fought on as a Cylon Leader.
executed_human = { $name } was executed, and was human.
executed_cylon = { $name } was executed, and was a Cylon.
executed_cylonLeader = { $name }, a Cylon Leader, was executed.
executed_sympatheticCylon = { $name }, the Sympathetic Cylon, was executed.
sentToBrig = { $name } was thrown in the Brig.
sentToDetention = { $name } was sent to Detention.
vipersLost = { $number } vipers were destroyed.
jumped = the fleet jumped and reached distance { $distance }.
lost = the fleet took heavy losses: { $losses }.
lostWithShips =
    { $count ->
        [one] the fleet took heavy losses: { $losses }; { $count } civilian ship was destroyed.
       *[other] the fleet took heavy losses: { $losses }; { $count } civilian ships were destroyed.
    }
nearMiss = { $check } failed by { $by }.
spoiled = { $check } failed by { $by }; it would have passed without { $name }’s −{ $strength }.
contributions = What they added to skill checks
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
helped = { $name }: +{ $helped } ({ $helpedCards }), nothing negative
harmed = { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
asCylon = −{ $strength } of that as a Cylon
worst = hardest blow: { $check } on turn { $turn } (−{ $strength })
checksButton = All skill checks
checksTitle = Who added what in { $game }
checksPage = Who added what in { $game } ({ $page } of { $pages })
noChecks = There were no skill checks in this game.
turn = Turn { $turn }
uncounted = { $check } ({ $difficulty }): never resolved
added = { $name } { $sum }: { $cards }
addedAsCylon = { $name } (Cylon) { $sum }: { $cards }
others = From the decks { $sum }: { $cards }
notCounted = { $name }, removed from the check before it was counted: { $cards }
byAbilities = Abilities { $sum }
byAbilitiesOf = Abilities { $sum }: { $sources }
earlier = ◀ Earlier
later = Later ▶
