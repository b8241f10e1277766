crisis = Crise
superCrisis = Super Crise
mission = Missão
skillCheck = Teste de perícia
attack = { $kind }: ataque dos Cylons
none = Ainda nenhuma crise
last = Nenhuma agora. Última: { $card }

needs = requer
needsNumber = requer { $difficulty }
part = parcial { $number }
reckless = Imprudente
total = Total { $total }
totalResult = Total { $total }: { $result }
totalBelow = total { $total }
result-pass = sucesso
result-partial = parcial
result-fail = falha
mark-icon = ÍCONE
mark-pass = SUCESSO
mark-fail = FALHA

icon-raiders = Ataque
icon-launchRaiders = Lançar
icon-heavyRaiders = Ataque pesado
icon-occupation = Ocupação
icon-basestars = Bases
icon-jump = Salto
icon-evacuate = Evacuar

inPlay = Em jogo
inPlayCards = Em jogo: { $cards }
inPlayNothing = Em jogo: nada
also = Também: { $cards }
andMore = { $cards } e mais { $count }
more = e mais { $count }
nextJumps = Neste turno: a próxima Crise tem o ícone de salto
protects = Neste turno: a próxima perda de { $resource } é 1 a menos
truce = Neste turno: nenhuma nave Cylon age
destroyed = Destruído: { $board }
outOfGame = Fora do jogo: { $ships }
executed = Executados: { $characters }

glance-crisis = Crise
glance-check = Teste
glance-damaged = Danos
glance-closed = Fechados
glance-inPlay = Em jogo
