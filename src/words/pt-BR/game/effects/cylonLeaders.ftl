infiltrate =
    { $brief ->
        [yes] infiltre-se: mova-se para a Galactica
       *[no] infiltre-se: mova-se para qualquer local da Galactica e conte como jogador humano a partir de agora
    }
    .may =
        { $brief ->
            [yes] se infiltrar: mover-se para a Galactica
           *[no] se infiltrar: mover-se para qualquer local da Galactica e contar como jogador humano a partir de agora
        }
removeBasestar = ela sai do tabuleiro
glimpseDestiny =
    { $brief ->
        [yes] troque { $cards } com o baralho do Destino
       *[no] compre { $cards } do baralho do Destino e depois coloque { $cards } da sua mão no topo dele
    }
    .may =
        { $brief ->
            [yes] trocar { $cards } com o baralho do Destino
           *[no] comprar { $cards } do baralho do Destino e depois colocar { $cards } da sua mão no topo dele
        }
swapHands = troque todas as Cartas de Perícia da sua mão pelas { NOUN($who, case: "of") }
    .may = trocar todas as Cartas de Perícia da sua mão pelas { NOUN($who, case: "of") }
takeRandomCard =
    { $brief ->
        [yes] pegue 1 carta aleatória da mão { NOUN($whose, case: "of") }
       *[no] pegue aleatoriamente 1 Carta de Perícia da mão { NOUN($whose, case: "of") }
    }
    .may =
        { $brief ->
            [yes] pegar 1 carta aleatória da mão { NOUN($whose, case: "of") }
           *[no] pegar aleatoriamente 1 Carta de Perícia da mão { NOUN($whose, case: "of") }
        }
drawNamed =
    { $brief ->
        [yes] compre 1 carta do tipo que você disser
       *[no] compre 1 Carta de Perícia do tipo que você disser
    }
    .one =
        { $brief ->
            [yes] compra 1 carta do tipo que você disser
           *[no] compra 1 Carta de Perícia do tipo que você disser
        }
    .several =
        { $brief ->
            [yes] compram 1 carta do tipo que você disser
           *[no] compram 1 Carta de Perícia do tipo que você disser
        }
    .may =
        { $brief ->
            [yes] comprar 1 carta do tipo que você disser
           *[no] comprar 1 Carta de Perícia do tipo que você disser
        }
addAnyToCheck = adicione ao teste qualquer número de Cartas de Perícia da sua mão
    .may = adicionar ao teste qualquer número de Cartas de Perícia da sua mão
addToCheck = adicione ao teste { $cards } da mão, com a face para cima
    .one = adiciona ao teste { $cards } da mão, com a face para cima
    .may = adicionar ao teste { $cards } da mão, com a face para cima

mayInfiltrate = você for um Líder Cylon ou o Cylon Solidário
