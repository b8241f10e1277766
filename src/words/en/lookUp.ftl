### Looking up cards, characters, locations and rules.

# Words of questions that don't say what is meant; searches leave them out. Read by the program alone.
idle = a an the of to is are do does can may how many what when who i my you your we

# Endings that words lose before they are compared, so that “leave”, “leaves” and “leaving” are the same. Read by the program alone.
endings = ing es ed e s

# Several cards have this name: which of them this one is.
oneOf = { $name } ({ $number } of { $count })
