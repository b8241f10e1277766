reckless = O teste é imprudente por causa de { $card }
abilitiesStopped = Nenhuma habilidade de teste de perícia é resolvida neste teste por causa de { $card }
treacheryTurned = { $card } é revelada do baralho de Traição, porque o teste é imprudente
