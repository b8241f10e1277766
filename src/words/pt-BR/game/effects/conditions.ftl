hasNuke = ainda houver uma arma nuclear
holdsSuperCrisis = você tiver uma Carta de Super Crise
handAtMost =
    { $count ->
        [one] você tiver { $count } Carta de Perícia ou menos
       *[other] você tiver { $count } Cartas de Perícia ou menos
    }
distanceAtMost = a frota tiver viajado { $most } ou menos
piloting = você estiver pilotando uma viper
canTake = o título de { $title } for de outra pessoa e você puder assumi-lo
otherEligible = outra pessoa puder ser { $title }
withTitle = a partida tiver o título de { $title }
viperIn = houver uma viper { $where ->
        [reserves] na Reserva
        [damagedCraft] entre as danificadas
       *[space] no espaço
    }
aboard = você estiver { NOUN($board, case: "on") }
currentAboard = o jogador atual estiver { NOUN($board, case: "on") }
theyAreAboard = estiver { NOUN($board, case: "on") }
humanInBrig = um jogador humano estiver na Prisão ou na Detenção
basestarOnBoard = houver uma base estelar no espaço
basestarLeft = ainda houver uma base estelar na pilha de marcadores não utilizados
atMost = { NOUN($resource, case: "the") } for { $bound } ou menos
atLeast = { NOUN($resource, case: "the") } for { $bound } ou mais
blueSpace = o marcador da frota estiver em um espaço azul da trilha de Preparação para o Salto
holdsTitle = você for { $title }
canLaunch = você puder pilotar uma viper e houver uma viper para lançar
cylonShipInSpace = houver uma nave Cylon no espaço
centurionAboard = houver um centurião na trilha de Embarque da Tropa
