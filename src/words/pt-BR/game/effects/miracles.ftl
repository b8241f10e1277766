gain =
    { $ifNone ->
        [yes] receba 1 marcador de milagre se ainda não tiver nenhum
       *[no] receba 1 marcador de milagre
    }
    .one =
        { $ifNone ->
            [yes] recebe 1 marcador de milagre se ainda não tiver nenhum
           *[no] recebe 1 marcador de milagre
        }
    .several =
        { $ifNone ->
            [yes] recebem 1 marcador de milagre se ainda não tiver nenhum
           *[no] recebem 1 marcador de milagre
        }
    .may =
        { $ifNone ->
            [yes] receber 1 marcador de milagre se ainda não tiver nenhum
           *[no] receber 1 marcador de milagre
        }
trade =
    { $brief ->
        [yes] dê ou pegue 1 marcador de milagre no seu local
       *[no] dê 1 dos seus marcadores de milagre a outro jogador no seu local, ou pegue o marcador de milagre desse jogador
    }
    .may =
        { $brief ->
            [yes] dar ou pegar 1 marcador de milagre no seu local
           *[no] dar 1 dos seus marcadores de milagre a outro jogador no seu local, ou pegar o marcador de milagre desse jogador
        }

mayGain = você puder receber um marcador de milagre
whoMayGain = que possa receber um marcador de milagre
