addToTotal = o total aumenta em { $each } para cada carta de força { $strengths } no teste
takeFromCheck =
    { $brief ->
        [yes] tire do teste 1 carta de força { $strengths }
       *[no] pegue do teste para a mão 1 outra carta de força { $strengths }
    }
    .one =
        { $brief ->
            [yes] tira do teste 1 carta de força { $strengths }
           *[no] pega do teste para a mão 1 outra carta de força { $strengths }
        }
    .several =
        { $brief ->
            [yes] tiram do teste 1 carta de força { $strengths }
           *[no] pegam do teste para a mão 1 outra carta de força { $strengths }
        }
    .may =
        { $brief ->
            [yes] tirar do teste 1 carta de força { $strengths }
           *[no] pegar do teste para a mão 1 outra carta de força { $strengths }
        }
dogfight =
    { $brief ->
        [yes] danifique 1 viper para descartar 1 carta do teste
       *[no] danifique 1 viper no espaço ou na Reserva para descartar do teste 1 outra carta
    }
    .one =
        { $brief ->
            [yes] danifica 1 viper para descartar 1 carta do teste
           *[no] danifica 1 viper no espaço ou na Reserva para descartar do teste 1 outra carta
        }
    .several =
        { $brief ->
            [yes] danificam 1 viper para descartar 1 carta do teste
           *[no] danificam 1 viper no espaço ou na Reserva para descartar do teste 1 outra carta
        }
    .may =
        { $brief ->
            [yes] danificar 1 viper para descartar 1 carta do teste
           *[no] danificar 1 viper no espaço ou na Reserva para descartar do teste 1 outra carta
        }
influenceQuorum =
    { $brief ->
        [yes] compre { $cards }: 1 para o Presidente; jogue ou descarte a outra
       *[no] compre { $cards }, dê 1 delas ao Presidente e jogue ou descarte a outra
    }
    .may =
        { $brief ->
            [yes] comprar { $cards }: 1 para o Presidente; jogar ou descartar a outra
           *[no] comprar { $cards }, dar 1 delas ao Presidente e jogar ou descartar a outra
        }
activateAnywhere =
    { $brief ->
        [yes] ative { NOUN($places, case: "the") }
       *[no] ative { NOUN($places, case: "the") } de onde quer que você esteja, mesmo que o local esteja danificado
    }
    .may =
        { $brief ->
            [yes] ativar { NOUN($places, case: "the") }
           *[no] ativar { NOUN($places, case: "the") } de onde quer que você esteja, mesmo que o local esteja danificado
        }
activateOneViper =
    { $count ->
        [one] ative 1 viper não tripulada até { $count } vez
       *[other] ative 1 viper não tripulada até { $count } vezes
    }
    .may =
        { $count ->
            [one] ativar 1 viper não tripulada até { $count } vez
           *[other] ativar 1 viper não tripulada até { $count } vezes
        }
launchReserves =
    { $brief ->
        [yes] lance até { $vipers } junto a um piloto e ative cada uma
       *[no] lance até { $vipers } da Reserva, não tripuladas, em uma área com uma viper pilotada e depois ative cada uma delas uma vez
    }
    .may =
        { $brief ->
            [yes] lançar até { $vipers } junto a um piloto e ativar cada uma
           *[no] lançar até { $vipers } da Reserva, não tripuladas, em uma área com uma viper pilotada e depois ativar cada uma delas uma vez
        }

currentIsHuman = o jogador atual for humano
theyAreHuman = for humano
mayAddToCheck = ainda puder adicionar uma
noBlueSpace = o marcador da frota não estiver em um espaço azul da trilha de Preparação para o Salto
mayTradeRaptor = houver um raptor na Reserva e um raptor de assalto na pilha de não utilizados
