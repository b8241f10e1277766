### Looking up cards, characters, locations and rules.

# Words of questions that say nothing about what is meant; searches leave them out. Read by the program alone.
idle = a an the of to is are do does can may how many what when who i my you your we

# Endings that words lose before they are compared, so that «leave», «leaves» and «leaving» are one. Read by the program alone.
endings = ing es ed e s

# Several cards are called so: which of them this is.
oneOf = { $name } ({ $number } of { $count })
