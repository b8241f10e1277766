### What characters of Daybreak can do. $brief: in a menu.

activateHere = activate your location
# $cards: “1 Skill card”. It is a location.
activateAgain = discard { $cards } to activate it again
# $cylonToo: even what only the other side may use, on any board.
activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] activate any location
           *[other] activate any { $count } locations
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] activate 1 undamaged location on any board, human or Cylon
               *[other] activate { $count } different undamaged locations on any board, human or Cylon, one after the other
            }
           *[no] { $count ->
                [1] activate 1 undamaged location, wherever you are
               *[other] activate { $count } different undamaged locations, one after the other, wherever you are
            }
        }
    }
# $cards: “3 Politics cards”.
sift = draw { $cards }, then discard { $discard } of them
# A civilian ship.
escortAway =
    { $brief ->
        [yes] save it by destroying an undamaged viper
       *[no] destroy an undamaged viper (in the Reserves or in space) instead; shuffle the civilian ship back into the unused pile
    }
quarantine =
    { $brief ->
        [yes] look at all civilian ships in space and replace 1
       *[no] look at all civilian ships in space, then replace 1 of them with a random unused one
    }
# $cards: “1 Treachery card”.
spareDiscard = draw { $cards }; that player discards 1 fewer card
leaveHumans =
    { $brief ->
        [yes] leave the humans
       *[no] end your infiltration without discarding
    }
leaveElsewhere =
    { $brief ->
        [yes] go to any Cylon location, then take 1 action
       *[no] move to any Cylon location except the Resurrection Ship, then take another action
    }
# Of a Crisis card.
ignoreIcons =
    { $brief ->
        [yes] ignore its icons
       *[no] ignore the card’s activation icons
    }
# $cards: “2 Mutiny cards”.
pickAndPlayMutiny =
    { $brief ->
        [yes] look at { $cards } and play 1
       *[no] look at the top { $cards }, play 1 immediately and put the rest on the bottom of the deck
    }

# After “if”.
unconfined = you are not in the Brig
infiltrating = you are infiltrating
