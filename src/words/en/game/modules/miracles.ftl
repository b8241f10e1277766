### Miracle tokens.

# The log, without the full stop. $now: how many the player has.
gained =
    { $now ->
        [1] { $player } gains a miracle token
       *[other] { $player } gains a miracle token (now { $now })
    }
# $tokens: “1 miracle token”.
spent = { $player } spends { $tokens }
# $ability: the name of an ability.
spentFor = { $player } spends { $tokens } for { $ability }
passed = a miracle token passes from { $player } to { $to }
lost = { $player } loses { $tokens }

# Follows the name of the player who is asked; `.help` is for that player alone.
pass = choose who gives or gets a miracle token
    .help = Give one to another player at your location, or take theirs. No one may exceed their limit.
# Buttons.
give = Give a token to { $player }
take = Take { $player }’s token
