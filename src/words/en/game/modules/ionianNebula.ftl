### The Ionian Nebula: trauma tokens, Crossroads cards, the trial.

# The log, without the full stop. $tokens: «2 trauma tokens», or for those who may know them «1 benevolent trauma token and 1 disaster».
traumaDrawn = { $player } draws { $tokens }
# $disasters: «2 disasters».
traumaDisaster =
    { $harmless ->
        [yes] { $player } shows { $disasters }, without effect, and draws anew
       *[no] { $player } shows { $disasters }
    }
traumaDiscarded = { $player } discards { $tokens }
traumaDiscardedAtExecution = { $player } discards { $tokens } with the executed character
traumaLost = { $player } loses { $tokens } at random
# On the card of an ally, or at its location.
traumaPlaced = { $player } puts { NOUN($token, case: "a") } on { NOUN($place, case: "the") }
traumaPlacedUnseen = An unseen trauma token is put on { NOUN($place, case: "the") }
crossroadsDealt = { $player } gets a Crossroads card
crossroadsDealtOpenly = The Crossroads card of { $player }: { $card }
traumaLaid = { $player } puts { NOUN($token, case: "a") } beside the Crossroads card
crossroadsRevealed = { $player } reveals { $card }: { $token }
crossroadsRevealedAlone = { $player } reveals { $card }: no trauma token, so the result is chosen
crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } chooses the benevolent result of { $card }
       *[antagonistic] { $player } chooses the antagonistic result of { $card }
    }
# $place: an area of space or a location.
raiderLeaves = A raider leaves { NOUN($place, case: "the") }
trialBegins = The trial begins: all trauma tokens are shown
# $kept: how many of them count against the player; $counting: «2 trauma tokens».
traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player } shows { $tokens } and is judged as human: nothing counts
            [one] { $player } shows { $tokens } and is judged as human: { $counting } counts
           *[other] { $player } shows { $tokens } and is judged as human: { $counting } count
        }
       *[no] { $kept ->
            [0] { $player } shows { $tokens } and is judged as a Cylon: nothing counts
            [one] { $player } shows { $tokens } and is judged as a Cylon: { $counting } counts
           *[other] { $player } shows { $tokens } and is judged as a Cylon: { $counting } count
        }
    }
trialSparesAll = Nobody is eliminated by the trial

# Questions: the message follows the name of the player, `.help` is for that player alone.
discardTrauma = discard { $tokens }
    .help = They go back to the pool unseen. In the trial antagonistic tokens speak against humans, benevolent ones against Cylon players.
layTrauma = put a trauma token beside your Crossroads card
    .help = Everybody does so unseen. When the card is revealed, the symbol of the token says which result you resolve.
crossroadsResult = choose the result of { $card }
    .help = You had no trauma token to put beside it.
condemn = choose who is eliminated
    .help = These human players have equally many trauma tokens. Whoever is chosen loses a character, the seat and the game.

# Buttons: the two results of a card.
result =
    { $symbol ->
        [benevolent] Benevolent
       *[antagonistic] Antagonistic
    }
# Below the name of a player who may be eliminated.
condemned = Out of the game, with { $tokens }

# The phase by its name on the scale of the distance; `.begins`: in the log; `.brings`: on the objective, what begins; `.occasion`: when
# ships are placed.
phase = Crossroads
    .begins = the Crossroads phase begins
    .brings = the Crossroads phase: a battle, a Crossroads card for every player, and a trial that may eliminate somebody
    .occasion = When the Crossroads phase begins
# Why the game is over.
leftTheNebula = the fleet has found its way out of the Ionian Nebula
