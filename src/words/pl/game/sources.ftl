damage = uszkodzenie: { $place }
civilianShip = utracony statek cywilny
deck = talia: { $of }
