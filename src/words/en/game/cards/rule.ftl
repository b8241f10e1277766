### The numbered rules.

# Of a rule that does not hold in the game, before the words of the one that replaces it.
replaced = In this game { $number } ({ $name }) holds instead
