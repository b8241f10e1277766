### Motives: cards that a player without a team must reveal.

# What one of them is called.
kind = Motive

# What must be true: after a colon.
anyDamaged = { NOUN($places, case: "the") } is damaged
# $cards: “2 Politics cards”.
skillInHand = you have at least { $cards } in hand
# One of each; $skills: “1 Politics, 1 Tactics and 1 Piloting”.
skillsInHand = you have at least { $skills } card in hand
otherHeld = another player is in the Brig or in Detention
noCylonShips = there is no Cylon ship on the main board
noCenturions = there is no centurion on the Boarding Party track
distanceAtLeast = the fleet has travelled { $least } or more

# A Motive in a few words. $team: for whose victory it is; $atEnd: it has to be so when the game is over, otherwise at any time.
brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Humans: when the game is over, { $what }
           *[no] Humans: { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cylons: when the game is over, { $what }
           *[no] Cylons: { $what }
        }
    }
# The same on the card, a line each.
team =
    { $team ->
        [humans] Counts toward a human victory.
       *[cylons] Counts toward a Cylon victory.
    }
anyTime = Reveal it at any time while this is true: { $what }
gameOver = Reveal it at the end of the game if this is true: { $what }

noTeam = You belong to no team: you win with the team that wins if at least 2 of your revealed Motives are for it and at most 1 is left unrevealed.

# The log, without the full stop; the names of the cards may follow after a colon.
dealt =
    { $count ->
        [one] { $player } is dealt { $count } Motive
       *[other] { $player } is dealt { $count } Motives
    }
revealed =
    { $team ->
        [humans] { $player } reveals a Motive: { $card } (human victory)
        [cylons] { $player } reveals a Motive: { $card } (Cylon victory)
       *[none] { $player } reveals a Motive: { $card }
    }
left =
    { $count ->
        [one] { $player } never revealed { $count } Motive
       *[other] { $player } never revealed { $count } Motives
    }

# Follows the name of the player who is asked; `.help` is for that player alone.
lastMotives = choose which Motives to reveal
    .help = The game is over, and the conditions of all of these are met. You win with a team if at least 2 revealed Motives are for it and at most 1 of yours is left unrevealed.
# Buttons.
revealNone = Reveal none
reveal = Reveal a Motive
# In the log, after the name of the player.
reveals = reveals the Motive { $card }
