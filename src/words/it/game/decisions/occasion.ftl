attacks = { $attacker } attacca { $target }
pilotedViper = il { $ship } di { $player }
attack = un attacco
roll = un tiro di dado: { $about }
skillCheck = una prova di abilità: { $about }
die = { $about }: il dado dà { $die }
check = { $about }: { $total } contro { $difficulty }
