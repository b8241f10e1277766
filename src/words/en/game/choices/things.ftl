### Choices that name a thing, on buttons and in menus (label 80, `.detail` 100 characters, no full stop).

# Of a Skill card for a check.
strength = Strength { $strength }, positive or negative depending on its skill
# $number: “1”.
option = Option { $number } of { $card }
nothing = Do nothing else
# Why there is no action at a location.
idlePlace = No action available: { $why }
idle =
    { $idle ->
        [damaged] it’s damaged
        [cards] you don’t have the Skill cards it costs
       *[forbidden] you can’t use it
    }
idleUnless = only if { $conditions }
# “Armory on Galactica”.
placeOn = { $place } on { NOUN($board, case: "the") }
# In brackets after a location.
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
deck = { $deck }
top = On top of the deck
    .detail = It will be the next card drawn
bottom = On the bottom of the deck
    .detail = It won’t come up for a long time
result =
    { $passes ->
        [yes] The check passes
       *[no] The check fails
    }
    .detail = It takes effect immediately; no cards are added
# $ships: “2 vipers”.
damagedVipers = { $ships } (damaged)
