### Menus and forms on the practice table’s page. Plain text.

select = Make a selection
nothing = There is nothing to choose from.

# How many have to be chosen, and how many are.
exactly = Choose { $most } · { $chosen } chosen
upTo = Choose up to { $most } · { $chosen } chosen
between = Choose { $least } to { $most } · { $chosen } chosen
done = Done
close = Close form
cancel = Cancel
submit = Submit
required = required
text = Text
