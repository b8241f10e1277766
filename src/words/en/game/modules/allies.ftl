### Allies of the Ionian Nebula: their cards, the log, questions. The message of a question follows the name of the player; `.help` is for
### that player alone. $ally: «Brother Cavil».

# What one of their cards is called.
kind = Ally
# What the card does, in a few words. The two results are called as the symbols of the trauma tokens.
both = Benevolent: { $benevolent }; antagonistic: { $antagonistic }
found = Found at { NOUN($place, case: "the") }: whoever ends the own Movement step there meets this ally, and the trauma token on the card decides.
# $result: what the result is called on the card, «Bureaucrat»: in `names/` it would be `ally_exodus_brother-cavil_benevolent`.
result =
    { $symbol ->
        [benevolent] Benevolent ({ $result }): { $what }
       *[antagonistic] Antagonistic ({ $result }): { $what }
    }

# The log, without the full stop.
placed = { $ally } can be met at { NOUN($place, case: "the") }
brought = { $player } brings { $ally } to { NOUN($place, case: "the") }
putAway = { $ally } cannot come and is out of the game
# $symbol: of the token that lay on the card; $result: what its result is called on the card.
met =
    { $symbol ->
        [none] { $player } meets { $ally }: no trauma token lies there, nothing happens
        [disaster] { $player } meets { $ally }: a disaster, which does nothing here
        [benevolent] { $player } meets { $ally }: benevolent ({ $result })
       *[antagonistic] { $player } meets { $ally }: antagonistic ({ $result })
    }
left =
    { $met ->
        [yes] { $ally } leaves { NOUN($place, case: "the") }
       *[no] { $ally } leaves { NOUN($place, case: "the") } without having been met
    }
hidden = { $player } hides civilian ship no. { $number }: it is mixed into those that are not in use
# $spaces: «space 2 and the start».
pushedBack = The centurions are pushed back (now on { $spaces })
space =
    { $space ->
        [0] the start
       *[other] space { $space }
    }

meetAlly = choose the ally whom you meet at { NOUN($place, case: "the") }
    .help = The trauma token on the card is turned up and decides which of the two results happens. You meet only one ally in a turn.
coverAlly = put one of your trauma tokens on { $ally }
    .help = It lies face down until somebody meets this ally; only you know which one it is.
whoBringsAlly = choose who brings the next ally
    .help = These Cylon players have equally many trauma tokens. The one you choose puts one of the own tokens on the card.
shipsToMove = choose the civilian ships that you move
    .help = You have seen all of them. Each that you choose goes to an adjacent area, which you are asked for next.
# A button.
moveNone = Move none of them
