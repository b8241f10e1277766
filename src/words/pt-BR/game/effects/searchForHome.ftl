startMission =
    { $brief ->
        [yes] revele a próxima Missão; sem Carta de Crise no seu próprio turno
       *[no] revele a Carta de Missão do topo e resolva-a; se for o seu próprio turno, você não compra Carta de Crise nele
    }
    .may =
        { $brief ->
            [yes] revelar a próxima Missão; sem Carta de Crise no seu próprio turno
           *[no] revelar a Carta de Missão do topo e resolvê-la; se for o seu próprio turno, você não compra Carta de Crise nele
        }
missionCounts = a Missão conta como { $count } de distância
turnMissionDown = a Missão é virada para baixo
lookAtMission =
    { $brief ->
        [yes] olhe a Missão do topo e coloque-a no topo ou embaixo
       *[no] olhe em segredo a Carta de Missão do topo e coloque-a no topo ou na parte de baixo do baralho
    }
    .may =
        { $brief ->
            [yes] olhar a Missão do topo e colocá-la no topo ou embaixo
           *[no] olhar em segredo a Carta de Missão do topo e colocá-la no topo ou na parte de baixo do baralho
        }
everyoneDrawsNamed =
    { $brief ->
        [yes] diga um tipo de perícia: todos compram { $cards } desse tipo
       *[no] diga qualquer tipo de perícia: cada jogador, inclusive os Cylons, compra { $cards } desse tipo
    }
    .may =
        { $brief ->
            [yes] dizer um tipo de perícia: todos compram { $cards } desse tipo
           *[no] dizer qualquer tipo de perícia: cada jogador, inclusive os Cylons, compra { $cards } desse tipo
        }
clearBoardOf = { NOUN($kinds, case: "every") } saem do tabuleiro
takeOutOfGame =
    { $count ->
        [1] { $ships } sai da partida
       *[other] { $ships } saem da partida
    }
turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Base Estelar Rebelde do lado humano
           *[cylon] Base Estelar Rebelde do lado Cylon
        }
       *[no] { $side ->
            [human] a Base Estelar Rebelde está em jogo a partir de agora, para os jogadores humanos
           *[cylon] a Base Estelar Rebelde está em jogo a partir de agora, para os jogadores Cylons
        }
    }
repairDamaged =
    { $count ->
        [one] conserte { $count } local danificado
       *[other] conserte { $count } locais danificados
    }
    .may =
        { $count ->
            [one] consertar { $count } local danificado
           *[other] consertar { $count } locais danificados
        }
payTribute = descarte 1 marcador de milagre ou 1 Carta de Super Crise
    .may = descartar 1 marcador de milagre ou 1 Carta de Super Crise
arrangeCrises =
    { $brief ->
        [yes] olhe { $cards } do topo e ordene-as
       *[no] olhe em segredo { $cards } do topo e coloque-as de volta no topo em qualquer ordem
    }
    .may =
        { $brief ->
            [yes] olhar { $cards } do topo e ordená-las
           *[no] olhar em segredo { $cards } do topo e colocá-las de volta no topo em qualquer ordem
        }
searchSkillDeck =
    { $brief ->
        [yes] pegue { $cards } quaisquer de um baralho de Perícia
       *[no] pegue { $cards } quaisquer de um baralho de Perícia e da sua pilha de descarte, que depois são embaralhados juntos
    }
    .may =
        { $brief ->
            [yes] pegar { $cards } quaisquer de um baralho de Perícia
           *[no] pegar { $cards } quaisquer de um baralho de Perícia e da sua pilha de descarte, que depois são embaralhados juntos
        }
sendOut =
    { $brief ->
        [yes] coloque e ative { $raiders } ou { $vipers }
       *[no] coloque { $raiders }, ou { $vipers } da Reserva sem pilotos, em uma área de espaço e ative cada uma delas uma vez
    }
    .may =
        { $brief ->
            [yes] colocar e ativar { $raiders } ou { $vipers }
           *[no] colocar { $raiders }, ou { $vipers } da Reserva sem pilotos, em uma área de espaço e ativar cada uma delas uma vez
        }

missionSpaceEmpty = não houver nenhuma Missão no espaço de Missão Ativa
canPayTribute = você tiver um marcador de milagre ou uma Carta de Super Crise
