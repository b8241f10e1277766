### Questions to players.

# $player: a name; $ask: the request or question, after the name: “Ada, choose your action”.
title = { $player }, { $ask }
# What a card or a location does, before the help: “Weapons Control: Galactica attacks 1 Cylon ship in any area”.
about = { $source }: { $what }
# The last sentence of the help where a player may decline. $pass: the words on the button for it.
mayDecline = You may also choose “{ $pass }”.
