winOnlyIf =
    { $winner ->
        [humans] Você só vence se os humanos vencerem e se, quando a partida acabar, ao mesmo tempo:
       *[cylons] Você só vence se os Cylons vencerem e se, quando a partida acabar, ao mesmo tempo:
    }
secret = Mantenha segredo: você pode dizer que lado ajuda, e nada mais sobre ela.
brief =
    { $winner ->
        [humans] Se os humanos vencerem e { $conditions }
       *[cylons] Se os Cylons vencerem e { $conditions }
    }

differ = a diferença entre { $resources } for de { $by } ou menos
distance = a frota tiver viajado { $distance } ou mais
shipsLost =
    { $count ->
        [one] pelo menos { $count } nave, entre vipers e raptors, estiver danificada ou destruída
       *[other] pelo menos { $count } naves, entre vipers e raptors, estiverem danificadas ou destruídas
    }
damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] no máximo { $count } local { NOUN($boards, case: "of") }, ao todo, estiver danificado
           *[other] no máximo { $count } locais { NOUN($boards, case: "of") }, ao todo, estiverem danificados
        }
       *[no] { $count ->
            [one] no máximo { $count } local { NOUN($boards, case: "of") } estiver danificado
           *[other] no máximo { $count } locais { NOUN($boards, case: "of") } estiverem danificados
        }
    }
damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] pelo menos { $count } local { NOUN($boards, case: "of") }, ao todo, estiver danificado
           *[other] pelo menos { $count } locais { NOUN($boards, case: "of") }, ao todo, estiverem danificados
        }
       *[no] { $count ->
            [one] pelo menos { $count } local { NOUN($boards, case: "of") } estiver danificado
           *[other] pelo menos { $count } locais { NOUN($boards, case: "of") } estiverem danificados
        }
    }
infiltrating = seu personagem estiver infiltrado
free = você não estiver nem na Prisão nem na Detenção
jailedOrExecuted = você estiver na Prisão ou na Detenção, ou seu personagem tiver sido executado nesta partida
superCrisis = você tiver jogado uma Carta de Super Crise nesta partida
