### Menus and forms on the practice table’s page. Plain text.

select = Make a selection
nothing = There’s nothing to choose from.

# How many must be chosen, and how many have been.
exactly = Choose { $most } ({ $chosen } chosen)
upTo = Choose up to { $most } ({ $chosen } chosen)
between = Choose { $least } to { $most } ({ $chosen } chosen)
done = Done
close = Close
cancel = Cancel
submit = Submit
required = required
text = Text
