strength = Força { $strength }, a favor ou contra conforme a perícia
option = Opção { $number } de { $card }
nothing = Não fazer mais nada
idlePlace = Nenhuma ação lá agora: { $why }
idle =
    { $idle ->
        [damaged] local danificado
        [cards] faltam as Cartas de Perícia que custa
       *[forbidden] você não pode usá-lo
    }
idleUnless = só se { $conditions }
placeOn = { $place } { NOUN($board, case: "at") }
costsSkillCard = custa 1 Carta de Perícia
costsCard = custa 1 carta
costsSuperCrises = custa { $cards }
cardTo =
    { $top ->
        [yes] No topo: { $card }
       *[no] Embaixo: { $card }
    }
toHand = Pegar para a sua mão
toCheck = Adicionar ao teste
    .detail = Entram logo depois das cartas do Destino
deck = O { $deck }
top = No topo do baralho
    .detail = É a próxima carta a ser comprada
bottom = Na parte de baixo do baralho
    .detail = Fica muito tempo fora do caminho
result =
    { $passes ->
        [yes] O teste passa
       *[no] O teste falha
    }
    .detail = O resultado é aplicado na hora, sem nenhuma carta
damagedVipers = { $ships } dentre as danificadas
