### The Mutineer.

# The log, without the full stop.
passed = { $player } hands the Mutineer card to { $to }

# Questions: the message follows the name of the player, `.help` is for that player alone.
pass = choose who is the Mutineer from now on
    .help = That player draws 1 Mutiny card, hands over every title and may hold 2 Mutiny cards.
seek = choose who draws another Loyalty card
    .help = The Mutineer card was in the deck and nobody has got it. Whoever you choose may get it now, or be made a Cylon by another card.
