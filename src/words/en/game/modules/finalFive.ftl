### The Final Five: Loyalty cards that harm the player who looks at them.

# The log, without the full stop. $cards: their names.
examined = { $player } finds the Final Five among { $owner }’s cards: { $cards }
examinedNone = { $player } found none of the Final Five

# Follows the name of the player who is asked; `.help` is for that player alone.
order = choose which of { $player }’s Final Five cards to resolve first
    .help = All of them are resolved. As the current player, you decide the order.
