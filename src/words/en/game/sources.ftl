### What caused or asks something, where it has no name of its own.

damage = damage to { NOUN($place, case: "the") }
civilianShip = a lost civilian ship
deck = { $of } deck
