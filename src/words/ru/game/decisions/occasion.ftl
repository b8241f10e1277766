attacks = { $attacker } атакует { NOUN($target, case: "acc") }
pilotedViper = { $ship } игрока { $player }
attack = атака
die = { $about }: на кубике { $die }
check = { $about }: { $total } при сложности { $difficulty }
