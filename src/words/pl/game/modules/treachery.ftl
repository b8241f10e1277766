reckless = Test jest lekkomyślny przez „{ $card }”
abilitiesStopped = W tym teście nie rozpatruje się żadnej zdolności testowej przez „{ $card }”
treacheryTurned = Z talii Zdrady odkryto „{ $card }”, bo test jest lekkomyślny
