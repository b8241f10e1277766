crisisDrawn =
    { $superCrisis ->
        [yes] { $player } joga a Super Crise { $card }
       *[no] { $player } enfrenta a Crise { $card }
    }
crisisReplaced = { $player } manda descartar { $card }: outra Carta de Crise é comprada
looks =
    { $where ->
        [hand] { $player } olha a mão de Quórum
        [whole] { $player } olha o { $deck }
        [bottom] { $player } olha a parte de baixo do { $deck }
       *[top] { $player } olha o topo do { $deck }
    }
seen =
    { $where ->
        [hand] Na mão de Quórum: { $cards }
        [whole] No { $deck }: { $cards }
        [bottom] Na parte de baixo do { $deck }: { $cards }
       *[top] No topo do { $deck }: { $cards }
    }
none = nenhuma carta
putBack =
    { $where ->
        [bottom] { $player } coloca { NOUN($card, case: "a") } na parte de baixo do { $deck }
       *[top] { $player } coloca { NOUN($card, case: "a") } no topo do { $deck }
    }
drawn = { $player } compra { $cards }
quorumPlayed = { $player } joga a Carta de Quórum { $card }
quorumAttached = { $card } vai para { $player }
kept = { $card } fica em jogo
leftPlay =
    { $how ->
        [discarded] { $card } é descartada
        [shuffledIn] { $card } é embaralhada no baralho de Crise
       *[removed] { $card } é removida da partida
    }
nukeGained = O Almirante ganha uma arma nuclear (agora { $left })
nukeSpent =
    { $left ->
        [one] Uma arma nuclear é gasta (resta { $left })
       *[other] Uma arma nuclear é gasta (restam { $left })
    }
superCrisisDrawn = { $player } compra uma Carta de Super Crise
superCrisisSeen = { $player } compra a Carta de Super Crise { $card }
destination = { $player } leva a frota ao destino { $card }: distância +{ $distance } ({ $total } no total)
distanceAdded = { $card } aumenta a distância ({ $total } no total)
