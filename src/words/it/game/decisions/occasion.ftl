attacks = { $attacker } attacca { $target }
pilotedViper = il { $ship } di { $player }
attack = un attacco
die = { $about }: il dado dà { $die }
check = { $about }: { $total } contro { $difficulty }
