### What happens to players: hands, places, titles, loyalty. $brief: in a menu.

# $cards: “2 Politics cards”, “your entire hand of Skill cards”, “2 trauma tokens”; `draw` and `discard` may ask for a form of it as for a
# case, also of the messages that stand for it, such as `cardsFrom`.
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
briefHand = the entire hand
# Cards of one of several skills: “1 Engineering or Tactics card”.
cardsOfOne =
    { $count ->
        [one] { $count } { $skills } card
       *[other] { $count } Skill cards, each { $skills }
    }
# $cards: “2 Skill cards”. $set: of any skill, of the skill set of the reader, of the chosen player, of the player who draws.
cardsFrom =
    { $set ->
        [any] { $count ->
            [one] { $cards } of any type
           *[other] { $cards } of any type
        }
        [cylon] { $cards } of any type (a Cylon Leader: from their skill set)
        [you] { $cards } from your skill set
        [chosen] { $cards } from that player’s skill set
       *[theirs] { $cards } from their skill set
    }

# Who is sent somewhere: “the Admiral is sent to the Brig”, “you are sent to the Brig”, “choose a player to send to the Brig”.
send = you are sent to { $to }
    .one = is sent to { $to }
    .several = are sent to { $to }
    .to = send to { $to }
everybodyAt = send everyone at { NOUN($locations, case: "the") } to { $to }
everybodyAboard = send everyone { NOUN($board, case: "on") } to { $to }

# $player: “another human player aboard Galactica”.
choose = choose { $player }
    .one = chooses { $player }
# $deeds: what the chosen player does, or what is done to that player, in the form `to`.
chooseTo = choose { $player } to { $deeds }
    .one = chooses { $player } to { $deeds }
# $deed: what the player who has chosen does then.
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
            [yes] look at all of { NOUN($whose, case: "whose") } facedown Loyalty cards
           *[no] look at 1 random facedown Loyalty card of { NOUN($whose, case: "object") }
        }
    }
    .one =
        { $brief ->
            [yes] { $all ->
                [yes] looks at all of { NOUN($whose, case: "whose") } Loyalty cards
               *[no] looks at 1 of { NOUN($whose, case: "whose") } Loyalty cards
            }
           *[no] { $all ->
                [yes] looks at all of { NOUN($whose, case: "whose") } facedown Loyalty cards
               *[no] looks at 1 random facedown Loyalty card of { NOUN($whose, case: "object") }
            }
        }
giveTitle = become { $title }
    .one = becomes { $title }
# Out of the Brig, or out of Detention.
leave =
    { $to ->
        [anyShip] leave the Brig for any location on a human ship
        [newCaprica] leave Detention for another location on New Caprica
       *[galactica] leave the Brig for any location on Galactica
    }
release =
    { $to ->
        [anyShip] move { $who } to any location on a human ship
        [newCaprica] move { $who } to another location on New Caprica
       *[galactica] move { $who } to any location on Galactica
    }
    .one =
        { $to ->
            [anyShip] moves { $who } to any location on a human ship
            [newCaprica] moves { $who } to another location on New Caprica
           *[galactica] moves { $who } to any location on Galactica
        }
# An Executive Order.
ordered = either move and take 1 action, or take 2 actions
    .one = either moves and takes 1 action, or takes 2 actions
order = choose another human player; they may either move and take 1 action, or take 2 actions
extraActions =
    { $count ->
        [1] take another action
        [one] take { $count } more action
       *[other] take { $count } more actions
    }
# $chosen: of a player who has been chosen before.
takeCard =
    { $brief ->
        [yes] { $chosen ->
            [yes] take 1 Skill card from that player’s hand
           *[no] take 1 Skill card from another player’s hand
        }
       *[no] { $chosen ->
            [yes] look at that player’s hand of Skill cards and take 1
           *[no] look at another player’s hand of Skill cards and take 1
        }
    }
handOverLoyalty =
    { $brief ->
        [yes] up to distance { $distance }, give your Loyalty cards away
       *[no] if the fleet has traveled a distance of { $distance } or less, give all your facedown Loyalty cards to another player
    }
