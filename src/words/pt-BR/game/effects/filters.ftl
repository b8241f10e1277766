player =
    { $other ->
        [yes] { $team ->
            [human] outro jogador humano
            [Cylon] outro jogador Cylon
           *[any] outro jogador
        }
       *[no] { $team ->
            [human] um jogador humano
            [Cylon] um jogador Cylon
           *[any] um jogador
        }
    }
aboard = { NOUN($board, case: "on") }
in = { NOUN($cell, case: "at") }
here = no seu local
hasLoyalty = com uma Carta de Lealdade virada para baixo
getsLoyalty = que receba Cartas de Lealdade
not = que não seja { NOUN($title, case: "the") }
eligible =
    { $become ->
        [yes] que possa se tornar { $title }
       *[no] que possa ser { $title }
    }
sendable = que possa ser enviado { NOUN($place, case: "to") }
sendableIfAny = que possa ser enviado { NOUN($place, case: "to") }, se houver algum
