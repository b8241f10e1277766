attacks = { $attacker } ataca { $target }
pilotedViper = { NOUN($ship, case: "the") } de { $player }
attack = um ataque
roll = uma jogada de dado: { $about }
skillCheck = um teste de perícia: { $about }
die = { $about }: o dado mostra { $die }
check = { $about }: { $total } contra { $difficulty }
