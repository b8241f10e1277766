### Causes and sources of questions that have no name of their own.

damage = damage to { NOUN($place, case: "the") }
civilianShip = a lost civilian ship
deck = { $of } deck
