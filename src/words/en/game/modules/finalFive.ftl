### The Final Five: Loyalty cards that harm whoever looks at them.

# The log, without the full stop. $cards: their names.
examined = { $player } looks at { $owner }’s Final Five: { $cards }
examinedNone = { $player } has not seen any of the Final Five

# Follows the name of the player who is asked; `.help` is for that player alone.
order = choose which of { $player }’s Final Five is resolved first
    .help = All of them are resolved. As the current player you decide the order.
