damage = danno { NOUN($place, case: "to") }
civilianShip = perdita di una nave civile
deck = mazzo di { $of }
