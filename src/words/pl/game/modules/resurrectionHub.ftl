hubDestroyed = „Okręt Zmartwychwstania” zostaje zniszczony: jego miejsce zajmuje „Zniszczony Węzeł”
superCrisesLost = { $player } traci na obszarze „Zniszczony Węzeł”: { $cards }
