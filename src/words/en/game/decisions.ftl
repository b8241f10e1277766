### Questions to players.

# $player: a name; $ask: what the player is asked, after the name: «Ada, choose your action».
title = { $player }, { $ask }
# What a card or a place does, before the help: «Weapons Control: Galactica attacks 1 Cylon ship in any area».
about = { $source }: { $what }
# Of a question that can be declined, the last sentence of its help. $pass: what the button or the line for it says.
mayDecline = You may decline: “{ $pass }”.
