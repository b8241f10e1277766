damage = повреждение { NOUN($place, case: "gen") }
civilianShip = потеря гражданского корабля
deck = колода: { $of }
