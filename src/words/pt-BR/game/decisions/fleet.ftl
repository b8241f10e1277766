removeCylons = escolha a área de espaço que será esvaziada
    .help = Todas as naves Cylons de lá voltam à pilha sem serem destruídas. As vipers e as naves civis ficam.
mayLaunch = escolha onde decolar com uma viper, se quiser
    .help = Você sai da Galactica pilotando uma viper da Reserva. Isso não é uma ação e não dá nenhuma.
chooseArea = escolha uma área de espaço
    .help = As vipers são lançadas na proa a bombordo e na popa a bombordo. A proa fica em frente à Galactica, a popa atrás dela.
placeCivilian = escolha onde colocar uma nave civil
    .help =
        { $more ->
            [0] Ela é comprada sem ser vista, e lá as naves de ataque a caçam.
            [one] Ela é comprada sem ser vista, e lá as naves de ataque a caçam. Depois dela vem mais { $more }.
           *[other] Ela é comprada sem ser vista, e lá as naves de ataque a caçam. Depois dela vêm mais { $more }.
        }
takeRisk = quer colocar em risco { $ships } ({ $why })?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] Você joga um dado. Com { $atLeast } ou mais, funciona; com menos, o raptor é destruído.
               *[other] Você joga um dado. Com { $atLeast } ou mais, funciona; com menos, os raptors são destruídos.
            }
           *[viper] { $count ->
                [one] Você joga um dado. Com { $atLeast } ou mais, funciona; com menos, a viper é danificada.
               *[other] Você joga um dado. Com { $atLeast } ou mais, funciona; com menos, as vipers são danificadas.
            }
        }
chooseAmount =
    { $of ->
        [destroyedViper] escolha quantas vipers destruídas voltam
        [raptor] escolha quantos raptors voltam
        [raider] escolha quantas naves de ataque você destrói
        [heavyRaider] escolha quantas naves de ataque pesado você destrói
        [pegasusDamage] escolha quantos dos marcadores de dano você compra dentre os da Pegasus
       *[viper] escolha quantas vipers voltam
    }
    .help =
        { $of ->
            [destroyedViper] Elas vão para a Reserva e podem ser usadas de novo.
            [raptor] Eles vão para a Reserva e podem ser usados de novo.
            [raider] Elas voltam à pilha.
            [heavyRaider] Elas voltam à pilha.
            [pegasusDamage] Os outros são da Galactica. Você vê todos antes de escolher quais valem.
           *[viper] Elas vão para a Reserva. As danificadas voltam antes das destruídas, a menos que você decida outra coisa na próxima pergunta.
        }
chooseRepair = escolha o que consertar
    .help = Um local consertado pode ser ativado de novo; as vipers consertadas vão para a Reserva.
moveCivilian = quer mover a nave civil nº { $number } { NOUN($area, case: "at") }?
    .help = Escolha uma área adjacente. As naves de ataque destroem naves civis sem jogar o dado: mantenha-a longe delas.
chooseShip = escolha uma nave
    .help = Naves do mesmo tipo que não se distinguem aparecem uma só vez.
chooseDamage =
    { $count ->
        [one] escolha { $count } marcador de dano
       *[other] escolha { $count } marcadores de dano
    }
    .help = Um local fica fechado até ser consertado, e todos que estão lá vão para a Enfermaria; um recurso é perdido. Os outros marcadores voltam sem serem vistos.
attack = ataque com sua viper
    .help = Escolha uma nave Cylon na sua área. Cada ataque é uma jogada de dado à parte.
activate = ative uma viper não tripulada
    .help =
        { $left ->
            [1] A ativação lança uma viper, move uma, faz uma atacar ou, com o tabuleiro da Frota Cylon, escolta uma nave civil.
           *[other] Cada ativação lança uma viper, move uma, faz uma atacar ou, com o tabuleiro da Frota Cylon, escolta uma nave civil. A mesma viper pode ser ativada mais de uma vez.
        }
activateThese = ative uma viper não tripulada
    .help =
        { $which ->
            [eachOnce] Cada viper que foi colocada é ativada uma vez: move-se, ataca ou, com o tabuleiro da Frota Cylon, escolta uma nave civil.
           *[oneViper] Todas as ativações são para a mesma viper: cada uma a lança, a move, a faz atacar ou, com o tabuleiro da Frota Cylon, a faz escoltar uma nave civil.
        }
costEach = { $cards } por ativação
chooseDestination = escolha o destino da frota
    .help = A distância aproxima a frota da meta, mas a viagem custa recursos. As outras cartas vão para a parte de baixo do baralho, e ninguém fica sabendo quais eram.
nextArea = escolha onde { NOUN($ships, case: "the-pl") } agem a seguir
    .help = Em cada área, todas as { $ships } agem antes das da área seguinte. Elas seguem regras fixas: só a ordem é sua.
nextRaider = escolha qual nave de ataque { NOUN($area, case: "at") } age a seguir
    .help = As naves de ataque de uma área agem uma a uma por regras fixas. Aqui elas não são todas iguais: só a ordem é sua.
raiderTarget = escolha o que a nave de ataque { NOUN($area, case: "at") } ataca
    .help = Uma nave de ataque ataca uma viper não tripulada, se houver; senão, uma pilotada; senão, uma nave civil. Aqui várias naves são igualmente possíveis.
chooseCraft = escolha qual { $ship }
    .help =
        { $box ->
            [damagedCraft] Há vários modelos. Depois do conserto, a nave vai para a Reserva.
            [destroyed] Há vários modelos. A nave volta à Reserva.
           *[reserves] Há vários modelos, que voam e combatem de modos diferentes. Cada um conta como viper para cartas e locais.
        }
chooseCraftAt = escolha qual { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] Há vários modelos. Depois do conserto, a nave vai para a Reserva.
            [destroyed] Há vários modelos. A nave volta à Reserva.
           *[reserves] Há vários modelos, que voam e combatem de modos diferentes. Cada um conta como viper para cartas e locais.
        }
box =
    { $box ->
        [damagedCraft] nave danificada
        [destroyed] nave destruída
       *[reserves] da Reserva
    }
whichToPlace = escolha onde colocar { NOUN($ships, case: "the-pl") } restantes
    .help = Não há o bastante para tudo o que a carta diz; por isso você decide quais são colocadas.
