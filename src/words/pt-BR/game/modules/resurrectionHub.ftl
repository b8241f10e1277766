hubDestroyed = A Nave de Ressurreição é destruída: o Núcleo Destruído toma o lugar dela
superCrisesLost = { $player } perde { $cards } no Núcleo Destruído
