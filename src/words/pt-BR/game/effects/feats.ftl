everybodyActs =
    { $brief ->
        [yes] cada jogador se move ou executa 1 ação
       *[no] cada jogador, Cylon ou humano, a partir de você e no sentido horário, pode se mover ou executar 1 ação
    }
gainNuke = o Almirante recebe { $nukes }
strafe =
    { $brief ->
        [yes] em vez do ataque, um dado diz quantas naves de ataque da área são destruídas
       *[no] em vez do ataque, jogue um dado: esse número de naves de ataque na área da viper é destruído, ou todas, se houver menos
    }
    .may =
        { $brief ->
            [yes] em vez do ataque, um dado diz quantas naves de ataque da área são destruídas
           *[no] em vez do ataque, jogar um dado: esse número de naves de ataque na área da viper é destruído, ou todas, se houver menos
        }
nameRoll = escolha o resultado do dado em vez de jogá-lo; nada pode mudá-lo
    .may = escolher o resultado do dado em vez de jogá-lo; nada pode mudá-lo
tradeCards =
    { $brief ->
        [yes] descarte quantas Cartas de Perícia quiser e compre o mesmo número de um só tipo
       *[no] descarte qualquer número de Cartas de Perícia e depois compre o mesmo número, todas de um só tipo do seu conjunto de perícias
    }
    .may =
        { $brief ->
            [yes] descartar quantas Cartas de Perícia quiser e comprar o mesmo número de um só tipo
           *[no] descartar qualquer número de Cartas de Perícia e depois comprar o mesmo número, todas de um só tipo do seu conjunto de perícias
        }
seizeTitle = torne-se { $title }; se estiver na Prisão ou na Detenção, você primeiro se move { NOUN($places, case: "to") }, onde for possível
    .may = se tornar { $title }; se estiver na Prisão ou na Detenção, você primeiro se move { NOUN($places, case: "to") }, onde for possível
arrangeQuorum =
    { $count ->
        [one] olhe a carta do topo do baralho de Quórum e coloque-a de volta
       *[other] olhe { $count } cartas do topo do baralho de Quórum e coloque-as de volta em qualquer ordem
    }
    .may =
        { $count ->
            [one] olhar a carta do topo do baralho de Quórum e colocá-la de volta
           *[other] olhar { $count } cartas do topo do baralho de Quórum e colocá-las de volta em qualquer ordem
        }
