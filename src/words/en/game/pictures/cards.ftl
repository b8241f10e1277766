### Words on the pictures of a Crisis card and of a revealed skill check.

first = First
afterwards = Activate
place = Place
thenPlace = Then place
# The check of a card: “Skill check” 11 “partial 6+” “with” the skills.
needs = Skill check
partly = partial { $number }+
with = with
# The revealed check: 7 vs. 11. Titles of both sides are shown in capitals; $strength: “+12”.
totalOf = { $total } vs. { $difficulty }
for = Positive: { $strength }
forNone = No positive cards
against = Negative: { $strength }
againstNone = No negative cards
notCounted = Not counted
