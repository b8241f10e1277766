### Personal Goals.

# The log, without the full stop.
missed = { $player } never revealed { $card }

# Follows the name of the player who is asked; `.help` is for that player alone.
discardStrength = choose a Skill card to discard
    .help = The cards must add up exactly, so only cards that still fit are offered. They are discarded together, and everyone sees them.
# In brackets after it.
strengthLeft = strength { $strength } left
