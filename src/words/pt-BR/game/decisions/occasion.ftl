attacks = { $attacker } ataca { $target }
pilotedViper = { NOUN($ship, case: "the") } de { $player }
attack = um ataque
die = { $about }: o dado mostra { $die }
check = { $about }: { $total } contra { $difficulty }
