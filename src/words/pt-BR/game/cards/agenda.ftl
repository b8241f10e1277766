winOnlyIf =
    { $winner ->
        [humans] Você só vence se os humanos vencerem e se tudo o que segue for verdade quando a partida acabar.
       *[cylons] Você só vence se os Cylons vencerem e se tudo o que segue for verdade quando a partida acabar.
    }
secret = Mantenha segredo: você pode dizer que lado ajuda, e nada mais sobre ela.
brief =
    { $winner ->
        [humans] Os humanos vencem, e { $conditions }
       *[cylons] Os Cylons vencem, e { $conditions }
    }

differ = { $resources } têm uma diferença de { $by } ou menos
distance = a frota viajou { $distance } ou mais
shipsLost =
    { $count ->
        [one] pelo menos { $count } nave, entre vipers e raptors, está danificada ou destruída
       *[other] pelo menos { $count } naves, entre vipers e raptors, estão danificadas ou destruídas
    }
damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] no máximo { $count } local { NOUN($boards, case: "of") }, ao todo, está danificado
           *[other] no máximo { $count } locais { NOUN($boards, case: "of") }, ao todo, estão danificados
        }
       *[no] { $count ->
            [one] no máximo { $count } local { NOUN($boards, case: "of") } está danificado
           *[other] no máximo { $count } locais { NOUN($boards, case: "of") } estão danificados
        }
    }
damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] pelo menos { $count } local { NOUN($boards, case: "of") }, ao todo, está danificado
           *[other] pelo menos { $count } locais { NOUN($boards, case: "of") }, ao todo, estão danificados
        }
       *[no] { $count ->
            [one] pelo menos { $count } local { NOUN($boards, case: "of") } está danificado
           *[other] pelo menos { $count } locais { NOUN($boards, case: "of") } estão danificados
        }
    }
infiltrating = seu personagem está infiltrado
free = você não está nem na Prisão nem na Detenção
jailedOrExecuted = você está na Prisão ou na Detenção, ou seu personagem foi executado nesta partida
superCrisis = você jogou uma Carta de Super Crise nesta partida
