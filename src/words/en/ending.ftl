### What is told once a game is over: who was what, who added what. With markup.

notOver = This game is not over: its secrets are told when it is.
notOverHint = Until then /hand shows your own, and /game log what everybody knows.
whoWasWhat = Who was what
player = { $name }: { $side }
winner = { $name }: { $side }, won
side_human = human
side_cylon = Cylon
side_cylonLeader = Cylon Leader
side_sympatheticCylon = Sympathetic Cylon

# A Loyalty card, and since when.
card_start = { $card } from the start
card_sleeper = { $card } in the Sleeper Agent phase
card_later = { $card } in turn { $turn }
card_handed = { $card } from { $giver } in turn { $turn }
cardRevealed = { $card }, revealed in turn { $turn }
gone = { $card } (no longer held)
held = At the end: { $cards }
heldAims = secret aim { $cards }
heldQuorum = Quorum { $cards }
heldSuperCrises = Super Crisis { $cards }
heldMutiny = Mutiny { $cards }
heldTrauma = trauma { $cards }
heldSkills = Skill { $cards }
turningPoints = What decided it
turningPoint = Turn { $turn }: { $what }
turned_revealed = { $name } was a Cylon, and played on as one.
turned_sympathizer = { $name } was a Sympathizer, and went over to the Cylons.
turned_sympathetic = { $name } became a Cylon with an aim of their own.
turned_leader = { $name } played on as a Cylon Leader.
executed_human = { $name } was executed, and was human.
executed_cylon = { $name } was executed as a Cylon.
executed_cylonLeader = { $name }, a Cylon Leader, was executed.
executed_sympatheticCylon = { $name }, the Sympathetic Cylon, was executed.
sentToBrig = { $name } was sent to the Brig.
sentToDetention = { $name } was sent to Detention.
vipersLost = { $number } vipers were destroyed.
jumped = the fleet jumped, and had come to distance { $distance }.
lost = the fleet paid: { $losses }.
lostWithShips =
    { $count ->
        [one] the fleet paid: { $losses }; { $count } civilian ship was destroyed.
       *[other] the fleet paid: { $losses }; { $count } civilian ships were destroyed.
    }
nearMiss = { $check } failed by { $by }.
spoiled = { $check } failed by { $by }; without the −{ $strength } of { $name } it would have passed.
contributions = What they added to skill checks
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
helped = { $name }: +{ $helped } with { $helpedCards }, none against
harmed = { $name }: +{ $helped } with { $helpedCards }, −{ $harmed } with { $harmedCards }
asCylon = −{ $strength } of it as a Cylon
worst = most against { $check } in turn { $turn } (−{ $strength })
checksButton = All skill checks
checksTitle = Who added what in { $game }
checksPage = Who added what in { $game } ({ $page } of { $pages })
noChecks = There was no skill check in this game.
turn = Turn { $turn }
uncounted = { $check } ({ $difficulty }): never counted
added = { $name } { $sum }: { $cards }
addedAsCylon = { $name } (Cylon) { $sum }: { $cards }
others = From nobody’s hand { $sum }: { $cards }
notCounted = { $name }, out of the check before it was counted: { $cards }
byAbilities = Abilities { $sum }
byAbilitiesOf = Abilities { $sum }: { $sources }
earlier = ◀ Earlier
later = Later ▶
