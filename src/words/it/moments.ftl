cylon = Un giocatore Cylone
executed = Un'esecuzione
eliminated = Fuori dalla partita
sleepers = Fase dell'Agente Dormiente
milestone = Una tappa del viaggio
jumped = La flotta ha compiuto un salto
shipLost = Una nave è perduta
