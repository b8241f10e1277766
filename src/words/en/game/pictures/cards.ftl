### What stands on pictures of a Crisis card and of a skill check that was turned over.

first = First
afterwards = Afterwards
place = Place
thenPlace = Then place
# The check of a card: «Needs» 11 «partly 6» «with» the skills.
needs = Needs
partly = partly { $number }
with = with
# The check that was turned over: 7 of 11. Titles of both sides in capitals; $strength: «+12».
totalOf = { $total } of { $difficulty }
for = For: { $strength }
forNone = For: no cards
against = Against: { $strength }
againstNone = Against: no cards
notCounted = Not counted
