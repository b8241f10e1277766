### Allies of the Ionian Nebula: their cards, the log, questions. The message of a question follows the name of the player; `.help` is for
### that player alone. $ally: “Brother Cavil”.

# What one of their cards is called.
kind = Ally
# What the card does, in a few words. The two results are called as the symbols of the trauma tokens.
both = Benevolent: { $benevolent }; antagonistic: { $antagonistic }
# The lines of the card: before a colon and the location, and before a colon and the effects.
found = Location
# $result: what the result is called on the card, “Bureaucrat”: in `names/` it would be `ally_exodus_brother-cavil_benevolent`.
result =
    { $symbol ->
        [benevolent] Benevolent ({ $result })
       *[antagonistic] Antagonistic ({ $result })
    }

# The log, without the full stop.
placed = { $ally } waits at { NOUN($place, case: "the") }
brought = { $player } brings { $ally } to { NOUN($place, case: "the") }
putAway = { $ally } can’t appear and is removed from the game
# $symbol: of the token that lay on the card; $result: what its result is called on the card.
met =
    { $symbol ->
        [none] { $player } encounters { $ally }: no trauma token, so nothing happens
        [disaster] { $player } encounters { $ally }: a disaster, which has no effect here
        [benevolent] { $player } encounters { $ally }: benevolent ({ $result })
       *[antagonistic] { $player } encounters { $ally }: antagonistic ({ $result })
    }
left =
    { $met ->
        [yes] { $ally } leaves { NOUN($place, case: "the") }
       *[no] { $ally } leaves { NOUN($place, case: "the") } without being encountered
    }
hidden = { $player } hides civilian ship no. { $number } among the unused ones
# $spaces: “space 2 and the start”.
pushedBack = The centurions are pushed back (now at { $spaces })
space =
    { $space ->
        [0] the start
       *[other] space { $space }
    }

meetAlly = choose which ally to encounter at { NOUN($place, case: "the") }
    .help = The trauma token on the card is revealed and decides which of the two results happens. You can encounter only one ally per turn.
coverAlly = place one of your trauma tokens on { $ally }
    .help = It stays facedown until someone encounters this ally; only you know which one it is.
whoBringsAlly = choose who brings the next ally
    .help = These Cylon players are tied for the most trauma tokens. The one you choose places one of their own on the card.
shipsToMove = choose which civilian ships to move
    .help = You’ve seen all of them. Each one you choose moves to an adjacent area, which you pick next.
# A button.
moveNone = Move none of them
