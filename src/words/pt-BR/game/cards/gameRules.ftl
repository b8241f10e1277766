loyalty = o baralho de Lealdade é montado com estas quantidades de cartas de Cylon e de cartas “Você Não é um Cylon”: { $numbers }
loyaltyWithLeader = com um Líder Cylon, o baralho de Lealdade tem estas quantidades de cartas de Cylon e de cartas “Você Não é um Cylon”: { $numbers }
numbers =
    { $mutineer ->
        [yes] { $cylon } e { $notACylon } com o Amotinado para { $players } jogadores
       *[no] { $cylon } e { $notACylon } para { $players } jogadores
    }
moreNotACylon =
    { $count ->
        [one] junto com { $expansion }, o baralho de Lealdade tem mais { $count } carta “Você Não é um Cylon”
       *[other] junto com { $expansion }, o baralho de Lealdade tem mais { $count } cartas “Você Não é um Cylon”
    }
quorumLimit = no final de cada turno, o Presidente mantém no máximo { $cards }
cylonsDrawDifferent = as Cartas de Perícia que um jogador Cylon compra no início do turno são de tipos diferentes
jumpIconsInCylonTurns = o ícone de preparar para o salto de uma Carta de Crise resolvida por um jogador Cylon conta
sleepersOnlyHuman = na fase do Agente Adormecido, um jogador Cylon recebe 1 Carta de Lealdade, não importa o que diga a ficha de personagem
handsOverLoyalty = quem se torna jogador Cylon na distância { $distance } ou menos passa todas as outras Cartas de Lealdade viradas para baixo a um único jogador humano
