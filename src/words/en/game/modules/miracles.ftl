### Miracle tokens.

# The log, without the full stop. $now: how many the player has.
gained =
    { $now ->
        [1] { $player } gains a miracle token
       *[other] { $player } gains a miracle token, now { $now }
    }
# $tokens: «1 miracle token».
spent = { $player } spends { $tokens }
# $ability: the name of an ability.
spentFor = { $player } spends { $tokens } for { $ability }
passed = A miracle token of { $player } goes to { $to }
lost = { $player } loses { $tokens }

# Follows the name of the player who is asked; `.help` is for that player alone.
pass = choose where a miracle token goes
    .help = To or from another player at your location. Nobody can have more than the limit.
# Buttons.
give = Give a token to { $player }
take = Take the token of { $player }
