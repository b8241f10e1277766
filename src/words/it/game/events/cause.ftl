handLimit = limite di carte in mano
executed = esecuzione
revealed = rivelazione come Cylone
infiltrationEnded = fine dell'infiltrazione
cost = per il passaggio su un'altra nave
prepareForJump = fase di Preparazione al Salto

attack = l'attacco
nuke = l'arma nucleare
jump = il salto
area = l'area
force = la forza di occupazione
because = { $what } – { $why }
