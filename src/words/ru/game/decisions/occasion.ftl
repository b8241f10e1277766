attacks = { $attacker } атакует { NOUN($target, case: "acc") }
pilotedViper = { $ship } игрока { $player }
attack = атака
roll = бросок кубика: { $about }
skillCheck = проверка навыка: { $about }
die = { $about }: на кубике { $die }
check = { $about }: { $total } при сложности { $difficulty }
