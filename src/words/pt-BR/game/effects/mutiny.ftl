draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] compre { $cards } se não tiver nenhuma, sem ir para a Prisão
           *[no] compre { $cards } se não tiver nenhuma
        }
       *[no] { $stays ->
            [yes] compre { $cards } sem ir para a Prisão
           *[no] compre { $cards }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] compra { $cards } se não tiver nenhuma, sem ir para a Prisão
               *[no] compra { $cards } se não tiver nenhuma
            }
           *[no] { $stays ->
                [yes] compra { $cards } sem ir para a Prisão
               *[no] compra { $cards }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] compram { $cards } se não tiver nenhuma, sem ir para a Prisão
               *[no] compram { $cards } se não tiver nenhuma
            }
           *[no] { $stays ->
                [yes] compram { $cards } sem ir para a Prisão
               *[no] compram { $cards }
            }
        }
    .may =
        { $ifNone ->
            [yes] { $stays ->
                [yes] comprar { $cards } se não tiver nenhuma, sem ir para a Prisão
               *[no] comprar { $cards } se não tiver nenhuma
            }
           *[no] { $stays ->
                [yes] comprar { $cards } sem ir para a Prisão
               *[no] comprar { $cards }
            }
        }
keeping =
    { $brief ->
        [yes] mantendo { $count }
       *[no] mantendo { $count } de todas
    }
takeRandomCards =
    { $brief ->
        [yes] pegue { $cards } { NOUN($from, case: "of") }
       *[no] pegue aleatoriamente { $cards } da mão { NOUN($from, case: "of") }
    }
    .may =
        { $brief ->
            [yes] pegar { $cards } { NOUN($from, case: "of") }
           *[no] pegar aleatoriamente { $cards } da mão { NOUN($from, case: "of") }
        }
repairEveryViper = conserte todas as vipers danificadas
    .may = consertar todas as vipers danificadas
placeThere =
    { $brief ->
        [yes] coloque { $ships }
       *[no] coloque { $ships } nessa área
    }
    .may =
        { $brief ->
            [yes] colocar { $ships }
           *[no] colocar { $ships } nessa área
        }
buryQuorum =
    { $brief ->
        [yes] ponha { $count } da mão de Quórum embaixo do baralho
       *[no] olhe toda a mão de Cartas de Quórum e coloque { $cards } dela na parte de baixo do baralho de Quórum
    }
    .may =
        { $brief ->
            [yes] pôr { $count } da mão de Quórum embaixo do baralho
           *[no] olhar toda a mão de Cartas de Quórum e colocar { $cards } dela na parte de baixo do baralho de Quórum
        }
removeNukes = todas as armas nucleares são removidas da partida
nominate = torne-se { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo
    .one = se torna { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo
    .several = se tornam { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo
    .may = se tornar { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo

holdsMutiny =
    { $count ->
        [1] você tiver uma Carta de Motim
       *[other] você tiver { $count } ou mais Cartas de Motim
    }
holderHasMutiny = { NOUN($title, case: "the") } tiver uma Carta de Motim
lacksTitle = você não for { $title }
holderHandAtLeast = { NOUN($title, case: "the") } tiver { $count } ou mais Cartas de Perícia
anybodyHeld = alguém estiver na Prisão
