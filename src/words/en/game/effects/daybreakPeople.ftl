### What characters of Daybreak can do. $brief: in a menu.

activateHere = activate your location
# $cards: «1 Skill card». It is a location.
activateAgain = discard { $cards } to activate it once more
# $cylonToo: also what only the other side may use, on any board.
activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] activate any location
           *[other] activate any { $count } locations
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] activate 1 undamaged location of any board, as either side
               *[other] activate { $count } different undamaged locations, one after the other, of any board, as either side
            }
           *[no] { $count ->
                [1] activate 1 undamaged location, wherever you are
               *[other] activate { $count } different undamaged locations, one after the other, wherever you are
            }
        }
    }
# $cards: «3 Politics cards».
sift = draw { $cards }, then discard { $discard } of them
# A civilian ship.
escortAway =
    { $brief ->
        [yes] save it; an undamaged viper is destroyed
       *[no] destroy an undamaged viper, of the Reserves or in space, and put the civilian ship back among those that are not in space
    }
quarantine =
    { $brief ->
        [yes] look at all civilian ships in space and replace 1
       *[no] look at all civilian ships in space, then replace 1 of them by a random one of those that are not in space
    }
# $cards: «1 Treachery card».
spareDiscard = draw { $cards }, then let that player discard 1 card fewer
leaveHumans =
    { $brief ->
        [yes] leave the humans
       *[no] end your infiltration without a discard
    }
leaveElsewhere =
    { $brief ->
        [yes] go to any Cylon location, then take 1 action
       *[no] go to any Cylon location but the Resurrection Ship, then take 1 more action
    }
# Of a Crisis card.
ignoreIcons =
    { $brief ->
        [yes] ignore its icons
       *[no] ignore the activation icons of the card
    }
# $cards: «2 Mutiny cards».
pickAndPlayMutiny =
    { $brief ->
        [yes] look at { $cards } and play 1
       *[no] look at the top { $cards }, play 1 of them at once and put the others on the bottom of the deck
    }

# After «if».
unconfined = you are not in the Brig
infiltrating = you are infiltrating
