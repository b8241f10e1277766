allies = Aliados
allyAt = { $ally }: { $place }
symbol-benevolent = Benevolente
symbol-antagonistic = Antagonista
symbol-disaster = Desastre

cylonFleet = Frota Cylon
pursuit = Perseguição
glance-pursuit = Persegu.
pursuitOf = { $space } de { $last }
pursuitShips =
    { $count ->
        [one] depois: +{ $count } nave civil
       *[other] depois: +{ $count } naves civis
    }
pursuitLast = depois: vem tudo em vermelho

activeMission = Missão ativa
glance-mission = Missão
missionsLeft = restam { $left }
missionsDiscarded = restam { $left }, { $discarded } descartadas
noMission = Nenhuma Missão desde o último salto
missionFailed = Falha: volta ao baralho no salto
missionFailedShort = Falha, virada para baixo
missionCounts = Sucesso: conta como { $distance } de distância
missionCountsShort = Conta como { $distance }
missionWorth = Vale { $distance } de distância
missionUntilJump = Até o próximo salto

rebel-human = Humanos
rebel-cylon = Cylons
rebelPrice = cada ação custa um marcador de milagre ou uma Carta de Super Crise
rebelPriceShort = marcador ou Super Crise por ação
glance-rebels = Rebeldes
rebelWith-human = Base Estelar Rebelde com os humanos
rebelWith-cylon = Base Estelar Rebelde com os Cylons

locked = Bloqueadas
prepared = Preparadas
inOrbit = Galactica em órbita
away = Galactica ausente
glance-settlement = Colônia
ships = naves: { $locked } bloqueadas, { $prepared } preparadas
noForces = nenhuma força de ocupação
forces = forças de ocupação: { $places }
placeTimes = { $place } ×{ $count }
