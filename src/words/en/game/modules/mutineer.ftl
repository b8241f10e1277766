### The Mutineer.

# The log, without the full stop.
passed = { $player } hands the Mutineer card to { $to }

# Questions: the message follows the name of the player, `.help` is for that player alone.
pass = choose the new Mutineer
    .help = That player draws 1 Mutiny card, gives up every title and may hold 2 Mutiny cards.
seek = choose a player to draw another Loyalty card
    .help = The Mutineer card was in the deck, and no one has it. The player you choose may get it now, or become a Cylon by another card.
