### What happens to players: hands, places, titles, loyalty. $brief: in a menu.

# $cards: «2 Politics cards», «your whole hand of Skill cards», «2 trauma tokens»; `draw` and `discard` may ask for a form of it as for a case,
# also of the messages that stand for it, such as `cardsFrom`.
discard =
    { $how ->
        [random] discard { $cards } at random
        [together] discard { $cards } at the same time
       *[chosen] discard { $cards }
    }
    .one =
        { $how ->
            [random] discards { $cards } at random
            [together] discards { $cards } at the same time
           *[chosen] discards { $cards }
        }
draw = draw { $cards }
    .one = draws { $cards }
briefHand = the whole hand
# Cards of one of several skills: «1 Engineering or Tactics card».
cardsOfOne =
    { $count ->
        [one] { $count } { $skills } card
       *[other] { $count } Skill cards, each { $skills }
    }
# $cards: «2 Skill cards». $set: of any skill, of the skill set of the player who reads, of the chosen player, of whoever draws.
cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } of any type
           *[other] { $cards } of any types
        }
        [cylon] { $cards } of any types (a Cylon Leader: from the skill set)
        [you] { $cards } from your skill set
        [chosen] { $cards } from that player's skill set
       *[theirs] { $cards } from their skill set
    }

# Who is sent somewhere: «the Admiral is sent to the Brig», «you are sent to the Brig».
send = you are sent to { $to }
    .one = is sent to { $to }
    .several = are sent to { $to }
everybodyAt = everybody at { NOUN($locations, case: "the") } is sent to { $to }
everybodyAboard = everybody { NOUN($board, case: "on") } is sent to { $to }

# $player: «another human player aboard Galactica».
choose = choose { $player }
    .one = chooses { $player }
# $deeds: what the chosen player does, in the form `one`.
chooseWho = choose { $player }, who { $deeds }
    .one = chooses { $player }, who { $deeds }
# $deed: what whoever has chosen does then.
chooseAnd = choose { $player } and { $deed }
    .one = chooses { $player } and { $deed }
chooseThen = choose { $player }: { $then }
    .one = chooses { $player }: { $then }

# $whose: a player, in the case for the owner of something.
lookAtLoyalty =
    { $brief ->
        [yes] { $all ->
            [yes] look at all of { NOUN($whose, case: "whose") } Loyalty cards
           *[no] look at 1 of { NOUN($whose, case: "whose") } Loyalty cards
        }
       *[no] { $all ->
            [yes] look at all of { NOUN($whose, case: "whose") } face-down Loyalty cards
           *[no] look at 1 of { NOUN($whose, case: "whose") } face-down Loyalty cards at random
        }
    }
    .one =
        { $brief ->
            [yes] { $all ->
                [yes] looks at all of { NOUN($whose, case: "whose") } Loyalty cards
               *[no] looks at 1 of { NOUN($whose, case: "whose") } Loyalty cards
            }
           *[no] { $all ->
                [yes] looks at all of { NOUN($whose, case: "whose") } face-down Loyalty cards
               *[no] looks at 1 of { NOUN($whose, case: "whose") } face-down Loyalty cards at random
            }
        }
giveTitle = become { $title }
    .one = becomes { $title }
# Out of the Brig, or out of Detention.
leave =
    { $to ->
        [anyShip] leave the Brig for any location of the human ships
        [newCaprica] leave Detention for another location on New Caprica
       *[galactica] leave the Brig for any location on Galactica
    }
release =
    { $to ->
        [anyShip] move { $who } to any location of the human ships
        [newCaprica] move { $who } to another location on New Caprica
       *[galactica] move { $who } to any location on Galactica
    }
# An Executive Order.
ordered = either move and then take 1 action, or take 2 actions without moving
    .one = either moves and then takes 1 action, or takes 2 actions without moving
order = choose another human player, who may move and take 1 action, or take 2 actions
extraActions =
    { $count ->
        [one] take { $count } more action
       *[other] take { $count } more actions
    }
# $chosen: of a player who has been chosen before.
takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] take 1 Skill card from the hand of that player
           *[no] take 1 Skill card from the hand of another player
        }
       *[no] { $chosen ->
            [yes] look at the hand of Skill cards of that player and take 1 card from it
           *[no] look at the hand of Skill cards of another player and take 1 card from it
        }
    }
handOverLoyalty =
    { $brief ->
        [yes] up to distance { $distance }, give your Loyalty cards away
       *[no] if the fleet has travelled { $distance } or less, give all your face-down Loyalty cards to another player
    }
