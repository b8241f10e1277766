### Choices that name a thing, on buttons and in menus (label 80, `.detail` 100 characters, no full stop).

# Of a Skill card for a check.
strength = Strength { $strength }, for or against by its skill
# $number: «1».
option = Option { $number } of { $card }
nothing = Do nothing more
# Why nothing can be done at a place.
idlePlace = No action there now: { $why }
idle =
    { $idle ->
        [damaged] it is damaged
        [cards] you lack the Skill cards that it costs
       *[forbidden] you may not use it
    }
idleUnless = only if { $conditions }
# «Armory on Galactica».
placeOn = { $place } on { NOUN($board, case: "the") }
# In brackets behind a place.
costsSkillCard = costs 1 Skill card
costsCard = costs 1 card
costsSuperCrises = costs { $cards }
cardTo =
    { $top ->
        [yes] Top: { $card }
       *[no] Bottom: { $card }
    }
toHand = Take them into your hand
toCheck = Add them to the check
    .detail = They go in right after the Destiny cards
deck = The { $deck }
top = On the top of the deck
    .detail = It is the next card to be drawn
bottom = On the bottom of the deck
    .detail = It is out of the way for a long time
result =
    { $passes ->
        [yes] The check passes
       *[no] The check fails
    }
    .detail = The result is carried out at once, without any cards
# $ships: «2 vipers».
damagedVipers = { $ships } from the damaged ones
