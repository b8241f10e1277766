discardStrength = descarte qualquer número de Cartas de Perícia que somem exatamente { $strength } de força
    .may = descartar qualquer número de Cartas de Perícia que somem exatamente { $strength } de força
redrawLoyalty =
    { $brief ->
        [yes] compre uma nova Carta de Lealdade
       *[no] embaralhe uma carta “Você Não é um Cylon” não utilizada no baralho de Lealdade e compre uma nova Carta de Lealdade
    }
    .may =
        { $brief ->
            [yes] comprar uma nova Carta de Lealdade
           *[no] embaralhar uma carta “Você Não é um Cylon” não utilizada no baralho de Lealdade e comprar uma nova Carta de Lealdade
        }

titlesAtLeast =
    { $count ->
        [one] você tiver { $count } título ou mais
       *[other] você tiver { $count } títulos ou mais
    }
nukesSpent = o Almirante não tiver mais nenhuma arma nuclear
holderAt = { NOUN($title, case: "the") } estiver { NOUN($place, case: "at") }
youAt = você estiver { NOUN($places, case: "at") }
vipersLost =
    { $count ->
        [one] { $count } viper ou mais estiverem danificadas ou destruídas
       *[other] { $count } vipers ou mais estiverem danificadas ou destruídas
    }
raidersAtLeast =
    { $count ->
        [one] houver { $count } nave de ataque ou mais no tabuleiro principal
       *[other] houver { $count } naves de ataque ou mais no tabuleiro principal
    }
jumpedBy = a frota tiver saltado para um destino de distância { $distance }
strengthInHand = você tiver Cartas de Perícia que somem exatamente { $strength } de força
