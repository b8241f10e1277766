### The Ionian Nebula: trauma tokens, Crossroads cards, the trial.

# The log, without the full stop. $tokens: “2 trauma tokens”, or for those who may know them “1 benevolent trauma token and 1 disaster”.
traumaDrawn = { $player } draws { $tokens }
# $disasters: “2 disasters”.
traumaDisaster =
    { $harmless ->
        [yes] { $player } reveals { $disasters } (no effect) and draws again
       *[no] { $player } reveals { $disasters }
    }
traumaDiscarded = { $player } discards { $tokens }
traumaDiscardedAtExecution = { $player } discards { $tokens } along with the executed character
traumaLost = { $player } loses { $tokens } at random
# On the card of an ally, or at its location.
traumaPlaced = { $player } places { NOUN($token, case: "a") } on { NOUN($place, case: "the") }
traumaPlacedUnseen = A random trauma token is placed facedown on { NOUN($place, case: "the") }
crossroadsDealt = { $player } is dealt a Crossroads card
crossroadsDealtOpenly = { $player }’s Crossroads card: { $card }
traumaLaid = { $player } places { NOUN($token, case: "a") } next to their Crossroads card
crossroadsRevealed = { $player } reveals { $card }: { $token }
crossroadsRevealedAlone = { $player } reveals { $card } without a trauma token, so the result is a choice
crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } chooses the benevolent result of { $card }
       *[antagonistic] { $player } chooses the antagonistic result of { $card }
    }
# $place: an area of space or a location.
raiderLeaves = a raider leaves { NOUN($place, case: "the") }
trialBegins = The trial begins: all trauma tokens are revealed
# $kept: how many of them count against the player; $counting: “2 trauma tokens”.
traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player }, judged as human, reveals { $tokens }: nothing counts against them
            [one] { $player }, judged as human, reveals { $tokens }: { $counting } counts against them
           *[other] { $player }, judged as human, reveals { $tokens }: { $counting } count against them
        }
       *[no] { $kept ->
            [0] { $player }, judged as a Cylon, reveals { $tokens }: nothing counts against them
            [one] { $player }, judged as a Cylon, reveals { $tokens }: { $counting } counts against them
           *[other] { $player }, judged as a Cylon, reveals { $tokens }: { $counting } count against them
        }
    }
trialSparesAll = The trial spares everyone

# Questions: the message follows the name of the player, `.help` is for that player alone.
discardTrauma = discard { $tokens }
    .help = They return to the pool unseen. At the trial, antagonistic tokens count against humans, benevolent ones against Cylon players.
layTrauma = place a trauma token next to your Crossroads card
    .help = Everyone does so facedown. When the card is revealed, the token’s symbol decides which result you resolve.
crossroadsResult = choose the result of { $card }
    .help = You had no trauma token to place next to it.
condemn = choose who is eliminated
    .help = These human players are tied for the most trauma tokens. The one you choose is out of the game for good.

# Buttons: the two results of a card.
result =
    { $symbol ->
        [benevolent] Benevolent
       *[antagonistic] Antagonistic
    }
# Below the name of a player who may be eliminated.
condemned = Would be eliminated, with { $tokens }

# The phase by its name on the distance scale; `.begins`: in the log; `.brings`: on the objective, what begins; `.occasion`: when ships are
# placed.
phase = Crossroads
    .begins = the Crossroads phase begins
    .brings = the Crossroads phase: a battle, a Crossroads card for every player, and a trial that may eliminate someone
    .occasion = When the Crossroads phase begins
# Why the game is over.
leftTheNebula = the fleet has escaped the Ionian Nebula
