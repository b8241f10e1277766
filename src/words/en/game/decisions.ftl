### Questions to players.

# $player: a name; $ask: what the player is asked, after the name: «Ada, choose your action».
title = { $player }, { $ask }
