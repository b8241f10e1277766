briefPursue = trilha de Perseguição { $spaces }
pursue =
    { $back ->
        [yes] { $count ->
            [one] recue o marcador de perseguição { $count } espaço
           *[other] recue o marcador de perseguição { $count } espaços
        }
       *[no] { $count ->
            [one] avance o marcador de perseguição { $count } espaço
           *[other] avance o marcador de perseguição { $count } espaços
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] recuar o marcador de perseguição { $count } espaço
               *[other] recuar o marcador de perseguição { $count } espaços
            }
           *[no] { $count ->
                [one] avançar o marcador de perseguição { $count } espaço
               *[other] avançar o marcador de perseguição { $count } espaços
            }
        }
reinforceFleet =
    { $brief ->
        [yes] coloque { $ships } no tabuleiro da Frota Cylon
       *[no] coloque { $ships } da pilha de não utilizadas em uma área do tabuleiro da Frota Cylon
    }
    .may =
        { $brief ->
            [yes] colocar { $ships } no tabuleiro da Frota Cylon
           *[no] colocar { $ships } da pilha de não utilizadas em uma área do tabuleiro da Frota Cylon
        }
rollBelowRaiders =
    { $brief ->
        [yes] jogue um dado: abaixo do número de naves de ataque no espaço, { $what }
       *[no] jogue um dado. Com menos que o número de naves de ataque no tabuleiro principal: { $what }
    }
    .may =
        { $brief ->
            [yes] jogar um dado: abaixo do número de naves de ataque no espaço, { $what }
           *[no] jogar um dado. Com menos que o número de naves de ataque no tabuleiro principal: { $what }
        }
nukeArea =
    { $brief ->
        [yes] jogue o dado para uma área: 1–2 danifica 2× uma base estelar, 3–6 a destrói, 7 com 3 naves de ataque, 8 todas as naves
       *[no] descarte 1 arma nuclear, escolha uma área de espaço e jogue um dado. Com 1 ou 2: danifique duas vezes uma base estelar dessa área. Com 3 a 6: destrua uma base estelar dessa área. Com 7: destrua uma base estelar e 3 naves de ataque dessa área. Com 8: destrua todas as naves dessa área, inclusive as humanas
    }
    .may =
        { $brief ->
            [yes] jogar o dado para uma área: 1–2 danifica 2× uma base estelar, 3–6 a destrói, 7 com 3 naves de ataque, 8 todas as naves
           *[no] descartar 1 arma nuclear, escolher uma área de espaço e jogar um dado. Com 1 ou 2: danifique duas vezes uma base estelar dessa área. Com 3 a 6: destrua uma base estelar dessa área. Com 7: destrua uma base estelar e 3 naves de ataque dessa área. Com 8: destrua todas as naves dessa área, inclusive as humanas
        }
