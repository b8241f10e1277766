pair = { $what }: { $value }
none = nada
resource =
    { $red ->
        [yes] { $resource } { $left } (zona vermelha)
       *[no] { $resource } { $left }
    }
jumpReturns = trilha de salto { $space } de 5, onde a Galactica retorna
jumpUnused = a trilha de salto não é mais usada
jumpNotReady = trilha de salto { $space } de 5, Controle FTL ainda não pronto
jumpReady = trilha de salto { $space } de 5, o Controle FTL pode saltar com risco de { $risk } de população
distance = distância { $distance }
distanceOf = distância { $distance } de { $goal }
distanceReached = distância { $distance }, o próximo salto é o último
damagedOf =
    { $all ->
        [yes] com dano
       *[no] { $count } com dano
    }
withPilots = { $ships } com { $pilots }
noShips = nenhuma nave no espaço
inSpace = no espaço
reserves = Reserva
inRepair = { $ships } em conserto
damaged = danificados
closed = fechados
inPlay = em jogo
boardingSpace =
    { $space ->
        [0] no início
       *[other] no espaço { $space } de 3
    }
boardingAtOne = tropa a bordo: { $centurions } { $where }
boarding = tropa a bordo: { $centurions }, { $where }

piloting = em uma viper { NOUN($area, case: "at") }
offBoard = fora do tabuleiro
notYet = ainda fora do tabuleiro
out = fora da partida
cylon =
    { $kind ->
        [sympathizer] Simpatizante e Cylon
        [sympathetic] Cylon Solidário
        [leader] Líder Cylon
       *[revealed] Cylon
    }
infiltrating = em infiltração
onceUsed = habilidade de uma vez por partida já usada
noMiracle = nenhum marcador de milagre
miracles = marcadores de milagre
mutineer = Amotinado
    .short = Amot.
faceUp = abertas: { $cards }
openLoyalty = Cartas de Lealdade abertas
mutiny = Cartas de Motim

check = teste de perícia { $difficulty }, { $source }
strength = força { $total }
cards = cartas
destiny = Destino { $count }
waiting = à espera de { $player }: { $ask }
boardHead = o tabuleiro no turno { $turn }, { $phase }: { $player }
statusHead = turno { $turn }, { $phase }: { $player }
