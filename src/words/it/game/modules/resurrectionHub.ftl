hubDestroyed = La Nave Resurrection è distrutta: l'Hub Distrutto ne prende il posto
superCrisesLost = { $player } perde { $cards } nell'Hub Distrutto
