chooseBasestar = escolha uma base estelar: { $then }
    .may = escolher uma base estelar: { $then }
chooseArea = escolha uma área de espaço: { $then }
    .may = escolher uma área de espaço: { $then }
rollAtBasestar = jogue o dado contra uma base estelar
    .one = joga o dado contra uma base estelar
    .several = jogam o dado contra uma base estelar
    .may = jogar o dado contra uma base estelar
rollForArea = jogue o dado para uma área
    .one = joga o dado para uma área
    .several = jogam o dado para uma área
    .may = jogar o dado para uma área
placeBasestar = coloque 1 base estelar { NOUN($area, case: "at") }: { $then }
    .may = colocar 1 base estelar { NOUN($area, case: "at") }: { $then }
removeCylons =
    { $brief ->
        [yes] remova todas as naves Cylons de 1 área de espaço
       *[no] escolha uma área de espaço; todas as naves Cylons que estão nela saem do tabuleiro sem serem destruídas
    }
    .one =
        { $brief ->
            [yes] remove todas as naves Cylons de 1 área de espaço
           *[no] escolhe uma área de espaço; todas as naves Cylons que estão nela saem do tabuleiro sem serem destruídas
        }
    .may =
        { $brief ->
            [yes] remover todas as naves Cylons de 1 área de espaço
           *[no] escolher uma área de espaço; todas as naves Cylons que estão nela saem do tabuleiro sem serem destruídas
        }
destroyAllCylons =
    { $brief ->
        [yes] destrua todas as naves Cylons
       *[no] destrua todas as naves Cylons no espaço
    }
    .may =
        { $brief ->
            [yes] destruir todas as naves Cylons
           *[no] destruir todas as naves Cylons no espaço
        }
damageBasestar =
    { $brief ->
        [yes] { $count ->
            [1] danifique-a
            [2] danifique-a duas vezes
           *[other] danifique-a { $count } vezes
        }
       *[no] { $count ->
            [1] danifique essa base estelar
            [2] danifique essa base estelar duas vezes
           *[other] danifique essa base estelar { $count } vezes
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] danificá-la
                [2] danificá-la duas vezes
               *[other] danificá-la { $count } vezes
            }
           *[no] { $count ->
                [1] danificar essa base estelar
                [2] danificar essa base estelar duas vezes
               *[other] danificar essa base estelar { $count } vezes
            }
        }
damageThere =
    { $brief ->
        [yes] danifique { $ships }
       *[no] danifique { $ships } dessa área
    }
    .may =
        { $brief ->
            [yes] danificar { $ships }
           *[no] danificar { $ships } dessa área
        }
destroyThere =
    { $brief ->
        [yes] destrua { $ships }
       *[no] destrua { $ships } dessa área
    }
    .may =
        { $brief ->
            [yes] destruir { $ships }
           *[no] destruir { $ships } dessa área
        }
defendCivilian =
    { $brief ->
        [yes] destrua { $raiders } ou { $heavyRaiders } junto a uma nave civil, com risco para ela
       *[no] escolha uma nave civil no espaço; na área dela, destrua { $raiders } ou { $heavyRaiders }. Depois, jogue um dado. Com { $lostOn } ou menos: a nave civil é destruída
    }
    .may =
        { $brief ->
            [yes] destruir { $raiders } ou { $heavyRaiders } junto a uma nave civil, com risco para ela
           *[no] escolher uma nave civil no espaço; na área dela, destruir { $raiders } ou { $heavyRaiders }. Depois, jogue um dado. Com { $lostOn } ou menos: a nave civil é destruída
        }
sacrifice =
    { $brief ->
        [yes] vá para a Enfermaria e destrua naves da sua área
       *[no] deixe a sua viper e vá para a Enfermaria; na área da viper, destrua até { $raiders }, ou até { $heavyRaiders }, ou 1 base estelar, ou 1 nave civil
    }
    .may =
        { $brief ->
            [yes] ir para a Enfermaria e destruir naves da sua área
           *[no] deixar a sua viper e ir para a Enfermaria; na área da viper, destruir até { $raiders }, ou até { $heavyRaiders }, ou 1 base estelar, ou 1 nave civil
        }
moveAndAttack =
    { $brief ->
        [yes] voe até qualquer área de espaço e ataque lá
       *[no] mova a sua viper para qualquer área de espaço, e depois você pode atacar 1 nave Cylon na área onde você estiver
    }
    .may =
        { $brief ->
            [yes] voar até qualquer área de espaço e atacar lá
           *[no] mover a sua viper para qualquer área de espaço, e depois pode atacar 1 nave Cylon na área onde você estiver
        }
markScar = 1 nave de ataque colocada por esta carta é Scar
interfere =
    { $brief ->
        [yes] as primeiras { $ships } que agirem na sua área de espaço erram
       *[no] as primeiras { $ships } que agirem na sua área de espaço erram, e nenhum dado é jogado para elas
    }
activateHeavyRaiders = ative as naves de ataque pesado, mas não os centuriões
    .may = ativar as naves de ataque pesado, mas não os centuriões
