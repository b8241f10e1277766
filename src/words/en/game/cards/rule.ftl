### The numbered rules.

# Stands before the text of the rule that replaces this one in the game.
replaced = In this game, { $number } ({ $name }) applies instead
