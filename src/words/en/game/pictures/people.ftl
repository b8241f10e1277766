### Words on pictures about players: on their cards, on their sheets and in a hand.

seat = Seat { $seat }
newPlayer = New player
# A player whose name has no letter that can be drawn.
player = Player { $seat }
# Where a player is.
inViper = Viper, { $area }
# The areas of space in even fewer letters, for the same.
area-bow = bow
area-starboardBow = starboard bow
area-starboardQuarter = stbd quarter
area-stern = stern
area-portQuarter = port quarter
area-portBow = port bow
stranded = Stranded
outOfGame = Out of the game

# What kind of Cylon a player is, as a word on a colored background; `.short` where there is less room. In `view.ftl` the same stands in a row
# of words, “in the Brig, Sympathizer and Cylon, infiltrating”. Titles are those of `names/`.
tag-infiltrating = Infiltrating
    .short = Infiltr.
tag-revealed = Cylon
    .short = Cylon
tag-sympathizer = Sympathizer
    .short = Symp.
tag-sympathetic = Sympathetic
    .short = Sympath.
tag-turn = Turn { $turn }
tag-won = WON
# What Loyalty cards say at the end.
side-notACylon = Human
side-cylon = Cylon
side-sympathizer = Sympathizer
side-sympatheticCylon = Sympathetic Cylon
side-mutineer = Mutineer
sideTimes = { $side } ×{ $count }

# The sheet of a character.
playedBy = Played by { $player }
playedBySeat = Played by seat { $seat }
draws =
    { $count ->
        [one] Draws { $count } card per turn
       *[other] Draws { $count } cards per turn
    }
drawsInfiltrating =
    { $count ->
        [one] Draws { $count } card per turn, plus 1 while infiltrating
       *[other] Draws { $count } cards per turn, plus 1 while infiltrating
    }
drew =
    { $count ->
        [one] Drew { $count } card per turn as a human
       *[other] Drew { $count } cards per turn as a human
    }
or = or
# Remarks on the cards of abilities, in a mark.
ability = ABILITY
once = ONCE
weakness = WEAKNESS
miracle = MIRACLE
noEffect = NO EFFECT
noMiracle = NO MIRACLE
spent = SPENT

# The hand of a player: titles, in capitals, above the cards.
hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
section-loyalty = Loyalty
section-agenda = Agenda
section-motives = Motives
section-leader = Cylon Leader
section-mutiny = Mutiny
section-superCrisis = Super Crisis
section-quorum = Quorum hand
section-character = Character
# Remarks on Loyalty cards, the Agenda and Motives, in a mark.
card-notACylon = HUMAN
card-cylon = CYLON
card-sympathizer = SYMPATHIZER
card-sympatheticCylon = SYMPATHETIC CYLON
card-mutineer = MUTINEER
card-humans = HUMANS
card-cylons = CYLONS
card-revealed = REVEALED
card-metNow = MET NOW
card-met = MET
card-notMet = NOT MET
