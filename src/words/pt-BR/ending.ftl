notOver = Esta partida ainda não acabou: os segredos são contados quando acabar.
notOverHint = Até lá, /hand mostra os seus, e /game log, o que todos sabem.
whoWasWhat = Quem era o quê
player = { $name }: { $side }
winner = { $name }: { $side }, vitória
side_human = humano
side_cylon = Cylon
side_cylonLeader = Líder Cylon
side_sympatheticCylon = Cylon Solidário
card_start = { $card } desde o início
card_sleeper = { $card } na fase do Agente Adormecido
card_later = { $card } no turno { $turn }
card_handed = { $card } de { $giver } no turno { $turn }
cardRevealed = { $card }, carta revelada no turno { $turn }
gone = { $card } (já não tinha)
held = No final: { $cards }
heldAims = objetivo secreto { $cards }
heldQuorum = Quórum { $cards }
heldSuperCrises = Super Crise { $cards }
heldMutiny = Motim { $cards }
heldTrauma = trauma { $cards }
heldSkills = Perícia { $cards }
turningPoints = O que decidiu a partida
turningPoint = Turno { $turn }: { $what }
turned_revealed = { $name } era Cylon, e continuou jogando como tal.
turned_sympathizer = { $name } era Simpatizante, e passou para o lado dos Cylons.
turned_sympathetic = { $name } virou Cylon com um objetivo próprio.
turned_leader = { $name } passou a jogar como Líder Cylon.
executed_human = execução de { $name }: era humano.
executed_cylon = execução de { $name }: era Cylon.
executed_cylonLeader = execução de { $name }, Líder Cylon.
executed_sympatheticCylon = execução de { $name }, o Cylon Solidário.
sentToBrig = { $name } foi para a “Prisão”.
sentToDetention = { $name } foi para a “Detenção”.
vipersLost =
    { $number ->
        [one] { $number } viper foi destruída.
       *[other] { $number } vipers foram destruídas.
    }
jumped = a frota saltou e chegou à distância { $distance }.
lost = a frota pagou: { $losses }.
lostWithShips =
    { $count ->
        [one] a frota pagou: { $losses }; { $count } nave civil foi destruída.
       *[other] a frota pagou: { $losses }; { $count } naves civis foram destruídas.
    }
nearMiss = { $check }: faltou { $by } para passar.
spoiled = { $check }: faltou { $by } para passar; sem o −{ $strength } de { $name }, teria passado.
contributions = O que cada um adicionou aos testes de perícia
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
helped = { $name }: +{ $helped } com { $helpedCards }, nenhuma contra
harmed = { $name }: +{ $helped } com { $helpedCards }, −{ $harmed } com { $harmedCards }
asCylon = −{ $strength } disso como Cylon
worst = máximo contra { $check } no turno { $turn } (−{ $strength })
checksButton = Todos os testes de perícia
checksTitle = Quem adicionou o quê em { $game }
checksPage = Quem adicionou o quê em { $game } ({ $page } de { $pages })
noChecks = Não houve nenhum teste de perícia nesta partida.
turn = Turno { $turn }
uncounted = { $check } ({ $difficulty }): nunca contado
added = { $name } { $sum }: { $cards }
addedAsCylon = { $name } (Cylon) { $sum }: { $cards }
others = Da mão de ninguém { $sum }: { $cards }
notCounted = { $name }, fora do teste antes da contagem: { $cards }
byAbilities = Habilidades { $sum }
byAbilitiesOf = Habilidades { $sum }: { $sources }
earlier = ◀ Anteriores
later = Seguintes ▶
