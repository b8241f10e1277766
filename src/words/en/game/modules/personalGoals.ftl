### Personal Goals.

# The log, without the full stop.
missed = { $player } has not revealed { $card }

# Follows the name of the player who is asked; `.help` is for that player alone.
discardStrength = choose a Skill card to discard
    .help = The cards have to add up exactly. Only cards are offered with which they still can. They are discarded together, and everybody sees them.
# In brackets behind it.
strengthLeft = strength { $strength } left
