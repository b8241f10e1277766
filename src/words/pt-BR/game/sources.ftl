damage = dano { NOUN($place, case: "at") }
civilianShip = nave civil perdida
deck = baralho de { $of }
