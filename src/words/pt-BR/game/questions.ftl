## decisions

decisions-title = { $player }, { $ask }
decisions-about = { $source }: { $what }
decisions-mayDecline = Você pode recusar: “{ $pass }”.

## decisions.turn

decisions-turn-left =
    { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }
decisions-turn-startingHand = mão inicial

decisions-turn-exchangeQuorum = escolha as Cartas de Quórum a descartar
    .help = Você compra o mesmo número de cartas. Todos veem o que você descarta.
decisions-turn-chooseCharacter = escolha seu personagem
    .help = Este vai ser o seu personagem. Líderes políticos, líderes militares e pilotos só podem ser escolhidos do tipo que tem mais personagens restantes; todos os outros estão sempre disponíveis.
decisions-turn-keptButTaken = { $character }: estava reservado para você, mas não está mais disponível.
decisions-turn-chooseSetupLocation = escolha onde começar
    .help = O seu personagem começa a partida neste local.
decisions-turn-chooseStartArea = escolha onde a sua viper começa
    .help = Você começa pilotando-a, em uma das duas áreas de lançamento.
decisions-turn-drawSkill = compre uma Carta de Perícia
    .help = Escolha um baralho e compre a carta do topo. Só você vê a carta; todos veem qual baralho você escolheu.
decisions-turn-multiSkill =
    { $count ->
        [one] escolha o tipo de { $cards }
       *[other] escolha os tipos de { $cards }
    }
    .help = O seu conjunto de perícias permite escolher entre estes tipos. Você decide antes de comprar.
decisions-turn-move = escolha para onde ir
    .help = Dentro de uma nave, mover-se é de graça; ir para um local em outra nave custa 1 Carta de Perícia. Depois você executa a sua ação, normalmente a do local onde está.
decisions-turn-payForMove = descarte 1 Carta de Perícia para se mover { NOUN($place, case: "to") }
    .help = Ir para outra nave custa 1 Carta de Perícia à sua escolha. Você chega assim que pagar.
decisions-turn-action = escolha a sua ação
    .help =
        { $step ->
            [yes] Você executa uma ação: a do seu local, de uma carta da sua mão, do seu personagem ou do seu título. Depois, a menos que esteja na Prisão ou seja Cylon, você compra uma Carta de Crise.
           *[no] Você executa uma ação: a do seu local, de uma carta da sua mão, do seu personagem ou do seu título.
        }
decisions-turn-offer = você pode fazer isto a qualquer momento: { $label }
    .help = Você pode fazer isto sempre que a partida estiver esperando alguém. Ninguém espera por você, e ninguém mais sabe que você pode.
decisions-turn-orders = { $player } dá a você uma Ordem Executiva. O que você faz?
    .help = Mova-se e depois execute 1 ação, ou fique e execute 2 ações. Eu pergunto cada parte na sua vez. Este não é o seu turno: nenhuma outra etapa acontece depois.
decisions-turn-emergency = escolha entre se mover e agir
    .help = Mova-se ou execute 1 ação; na Prisão, você só pode agir. Nenhuma outra etapa do turno acontece depois.
decisions-turn-tradeCards = descarte qualquer número de Cartas de Perícia
    .help = Depois você escolhe um tipo do seu conjunto de perícias e compra o mesmo número de cartas dele. Todos veem o que você descarta.
decisions-turn-discard = descarte { $cards }
    .help = Você escolhe quais. Todos veem o que você descarta.
decisions-turn-discardToLimit = descarte { $cards } por causa do limite da mão
    .help = Ninguém termina um turno com mais Cartas de Perícia do que o limite de cartas na mão, normalmente 10. Todos veem o que você descarta.
decisions-turn-discardAtReveal = descarte { $cards } ao se revelar
    .help = Um Cylon revelado fica com 3 Cartas de Perícia. Todos veem o que você descarta.
decisions-turn-discardAfterInfiltration = descarte { $cards } ao encerrar a sua infiltração
    .help = Quem encerra a infiltração na Prisão fica com 3 Cartas de Perícia. Todos veem o que você descarta.
decisions-turn-discardAsCost = descarte { $cards } para pagar o custo
    .help = O custo é pago antes do efeito. Todos veem o que você descarta.
decisions-turn-discardQuorum = descarte { $cards }
    .help = O Presidente não pode terminar um turno com mais de 10 Cartas de Quórum.
decisions-turn-react = quer reagir?
    .help = Você pode reagir agora, { $moment }. A partida espera a sua resposta, mas ninguém mais vê isso.
decisions-turn-reactionOrder = escolha qual reação vem primeiro
    .help = Mais de uma reação foi anunciada { $moment }. Como jogador atual, você decide a ordem.
decisions-turn-movementEndOrder = escolha o que vem primeiro
    .help = No final da sua etapa de Movimento, várias coisas acontecem com você. Você decide a ordem: a primeira pode mudar as outras, ou até livrar você delas.
decisions-turn-contribute = adicione Cartas de Perícia ao teste
    .help = As cartas das perícias listadas no teste contam a favor; todas as outras, contra. Todos veem quantas cartas você adiciona, mas não quais.

## decisions.cards

decisions-cards-chooseOption = escolha uma opção de “{ $card }”
    .help =
        { $evenThat ->
            [yes] Cada opção diz o que faz, e a sua escolha vale na hora. Também vale escolher uma opção que não dá para cumprir.
           *[no] Cada opção diz o que faz, e a sua escolha vale na hora.
        }
decisions-cards-chooseEffect = escolha uma opção
    .help = A sua escolha vale na hora.
decisions-cards-nameEffect = faça a escolha { $place } de { $of }
    .help = Você faz todas as escolhas primeiro. Depois elas são resolvidas na ordem em que você as fez.
decisions-cards-chooseCrisis = escolha a Carta de Crise a resolver
    .help = Só você vê estas cartas ({ $source }). A que você escolher é revelada e resolvida; ninguém fica sabendo quais eram as outras.
decisions-cards-chooseCard = escolha uma carta
    .help = Só você vê estas cartas. A que você escolher é usada na hora.
decisions-cards-choosePlayer = escolha um jogador
    .help = Todos veem a sua escolha.
decisions-cards-chooseSkill = escolha uma perícia
    .help = As cartas dessa perícia contam como 0 no teste.
decisions-cards-chooseLocation = escolha um local
    .help = Este movimento é de graça. Você não pode escolher a Enfermaria nem a Prisão.
decisions-cards-chooseLocationFor = escolha um local para { $player }
    .help = Este movimento é de graça. Você não pode escolher a Enfermaria nem a Prisão.
decisions-cards-chooseDeck = escolha um baralho
    .help = Você olha em segredo a carta do topo e depois a coloca no topo ou embaixo do baralho.
decisions-cards-topOrBottom = coloque a carta no topo ou embaixo do { $deck }
    .help = É { $card }. Ninguém mais a vê, mas todos veem onde você a coloca.
decisions-cards-chooseResult = decida se o teste passa ou falha
    .help = O teste não é feito: nenhuma carta é adicionada, e o resultado que você escolher vale na hora.
decisions-cards-useLoyalty = quer usar o efeito da sua Carta de Lealdade?
    .help = O efeito vale na hora.
decisions-cards-useAbility = quer usar “{ $ability }”?
    .help = O efeito vale na hora.
decisions-cards-giveLoyalty = escolha quem recebe as suas Cartas de Lealdade
    .help = Elas passam viradas para baixo para esse jogador, e ninguém mais as vê. Quem tem uma carta de Cylon joga pelos Cylons.

## decisions.fates

decisions-fates-chooseHull = escolha qual nave sofre o dano
    .help = Um marcador de dano é comprado para a nave que você escolher. A Pegasus é destruída quando os seus 4 locais estão danificados; eles não contam contra a Galactica.
decisions-fates-abilityOrder = escolha qual habilidade resolver a seguir
    .help = Cada uma é resolvida uma vez, não importa quem adicionou a carta. Como jogador atual, você decide a ordem.
decisions-fates-discardFromCheck = descarte uma carta do teste
    .help = Ela não conta mais, e a habilidade dela não é resolvida; mas ela esteve no teste, então uma consequência ainda acontece.
decisions-fates-nameResult = escolha o resultado do dado
    .help = O dado não é jogado, e nada pode mudar o resultado que você escolher.
decisions-fates-lookAtBottom = escolha um baralho para olhar a última carta
    .help = Só você vê a carta, que fica onde está.
decisions-fates-cullDestiny = descarte { $cards } do baralho do Destino
    .help = Você vê todo o baralho do Destino. Todos veem o que você descarta; o resto é embaralhado.
decisions-fates-placeCard = coloque uma carta de volta
    .help = A primeira carta que você colocar no topo será a primeira a ser comprada. As que ficam embaixo não voltam tão cedo. Ninguém mais as vê.
decisions-fates-learnSkill = escolha um baralho de Perícia
    .help = Você olha { $cards } do topo e depois decide o que fazer com elas.
decisions-fates-keepOrAdd = pegue as cartas ou adicione-as ao teste
    .help = É tudo ou nada. As cartas adicionadas ao teste entram logo depois das do Destino e ficam escondidas até a revelação.
decisions-fates-giveCard =
    { $count ->
        [one] escolha uma Carta de Perícia para { $player }
       *[other] escolha { $cards } para { $player }
    }
    .help =
        { $count ->
            [one] Só vocês dois saberão qual é a carta.
           *[other] Só vocês dois saberão quais são as cartas.
        }
decisions-fates-rollAgain = jogue o dado de novo ou fique com o resultado
    .help = O resultado é { $result }; para remover a força de ocupação, é preciso { $needed } ou mais. Você pode descartar um “Poder de Fogo Máximo” para jogar o dado de novo; o que foi somado continua valendo.

## decisions.fleet

decisions-fleet-removeCylons = escolha uma área de espaço para esvaziar
    .help = Todas as naves Cylons dessa área voltam ao estoque sem serem destruídas. As vipers e as naves civis ficam.
decisions-fleet-mayLaunch = quer decolar com uma viper? Escolha onde
    .help = Você sai da Galactica pilotando uma viper da Reserva. Isto não é uma ação nem lhe dá uma.
decisions-fleet-chooseArea = escolha uma área de espaço
    .help = As vipers são lançadas na proa a bombordo e na popa a bombordo. A proa fica em frente à Galactica, a popa atrás dela.
decisions-fleet-placeCivilian = escolha onde colocar uma nave civil
    .help =
        { $more ->
            [0] Ela é comprada virada para baixo, e as naves de ataque vão caçá-la lá.
            [one] Ela é comprada virada para baixo, e as naves de ataque vão caçá-la lá. Depois dela vem mais { $more }.
           *[other] Ela é comprada virada para baixo, e as naves de ataque vão caçá-la lá. Depois dela vêm mais { $more }.
        }
decisions-fleet-takeRisk = quer arriscar { $ships } ({ $why })?
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
decisions-fleet-chooseAmount =
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
            [raider] Elas voltam ao estoque.
            [heavyRaider] Elas voltam ao estoque.
            [pegasusDamage] Os outros são comprados para a Galactica. Você vê todos antes de escolher quais valem.
           *[viper] Elas vão para a Reserva. As danificadas voltam antes das destruídas, a menos que você decida outra coisa na próxima pergunta.
        }
decisions-fleet-chooseRepair = escolha o que consertar
    .help = Um local consertado pode ser ativado de novo; as vipers consertadas vão para a Reserva.
decisions-fleet-moveCivilian = quer mover a nave civil nº { $number } { NOUN($area, case: "at") }?
    .help = Escolha uma área adjacente. As naves de ataque destroem naves civis sem jogar o dado: mantenha-a longe delas.
decisions-fleet-chooseShip = escolha uma nave
    .help = Naves iguais aparecem uma só vez.
decisions-fleet-chooseDamage =
    { $count ->
        [one] escolha { $count } marcador de dano
       *[other] escolha { $count } marcadores de dano
    }
    .help = Um local danificado fica fechado até ser consertado, e todos os que estão lá vão para a Enfermaria; um marcador de recurso custa esse recurso. Os outros marcadores voltam sem ser vistos.
decisions-fleet-attack = ataque com a sua viper
    .help = Escolha uma nave Cylon na sua área. Cada ataque é uma jogada de dado à parte.
decisions-fleet-activate = ative uma viper não tripulada
    .help =
        { $left ->
            [1] A ativação lança uma viper, move uma, faz uma atacar ou, com o tabuleiro da Frota Cylon, escolta uma nave civil.
           *[other] Cada ativação lança uma viper, move uma, faz uma atacar ou, com o tabuleiro da Frota Cylon, escolta uma nave civil. A mesma viper pode ser ativada mais de uma vez.
        }
decisions-fleet-activateThese = ative uma viper não tripulada
    .help =
        { $which ->
            [eachOnce] Ative uma vez cada viper que acabou de ser colocada: ela se move, ataca ou, com o tabuleiro da Frota Cylon, escolta uma nave civil.
           *[oneViper] Todas as ativações são da mesma viper: cada uma a lança, a move, a faz atacar ou, com o tabuleiro da Frota Cylon, a faz escoltar uma nave civil.
        }
decisions-fleet-costEach = { $cards } por ativação
decisions-fleet-chooseDestination = escolha um destino para a frota
    .help = A distância aproxima a frota da meta, mas a viagem custa recursos. As outras cartas vão para baixo do baralho, e ninguém fica sabendo quais eram.
decisions-fleet-nextArea = escolha onde { NOUN($ships, case: "the-pl") } agem a seguir
    .help = Todas as { $ships } de uma área agem antes das da área seguinte. Elas seguem regras fixas; só a ordem é você quem decide.
decisions-fleet-nextRaider = escolha qual nave de ataque { NOUN($area, case: "at") } age a seguir
    .help = As naves de ataque de uma área agem uma a uma, por regras fixas. Estas não são todas iguais, então a ordem é você quem decide.
decisions-fleet-raiderTarget = escolha o alvo da nave de ataque { NOUN($area, case: "at") }
    .help = Uma nave de ataque ataca primeiro uma viper não tripulada; se não houver, uma pilotada; se não houver, uma nave civil. Aqui há mais de um alvo possível, e você decide.
decisions-fleet-chooseCraft = escolha qual { $ship }
    .help =
        { $box ->
            [damagedCraft] Há vários modelos. Depois do conserto, a nave vai para a Reserva.
            [destroyed] Há vários modelos. A nave volta à Reserva.
           *[reserves] Há vários modelos, que voam e combatem de modos diferentes. Cada um conta como viper para cartas e locais.
        }
decisions-fleet-chooseCraftAt = escolha qual { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] Há vários modelos. Depois do conserto, a nave vai para a Reserva.
            [destroyed] Há vários modelos. A nave volta à Reserva.
           *[reserves] Há vários modelos, que voam e combatem de modos diferentes. Cada um conta como viper para cartas e locais.
        }
decisions-fleet-box =
    { $box ->
        [damagedCraft] nave danificada
        [destroyed] nave destruída
       *[reserves] da Reserva
    }
decisions-fleet-whichToPlace = escolha onde colocar { NOUN($ships, case: "the-pl") } restantes
    .help = Não há o bastante para tudo o que a carta diz, então você decide quais são colocadas.

## decisions.occasion

decisions-occasion-attacks = { $attacker } ataca { $target }
decisions-occasion-pilotedViper = { NOUN($ship, case: "the") } de { $player }
decisions-occasion-attack = o ataque
decisions-occasion-roll = uma jogada de dado: { $about }
decisions-occasion-skillCheck = um teste de perícia: { $about }
decisions-occasion-die = { $about }: o dado deu { $die }
decisions-occasion-check = { $about }: total { $total }, dificuldade { $difficulty }

## openWords

openWords-duties-president = O Presidente guarda em segredo a mão de Quórum e decide o que as cartas deixam para o Presidente.
openWords-duties-admiral = O Almirante guarda as armas nucleares, escolhe o destino de cada salto e decide o que as cartas deixam para o Almirante.

openWords-drawQuorum-label = Comprar uma Carta de Quórum
openWords-drawQuorum-deed = compra uma Carta de Quórum
openWords-drawQuorum-detail = Vai para a sua mão secreta de Quórum
openWords-launchNuke-label = Lançar uma arma nuclear
openWords-launchNuke-deed = lança uma arma nuclear
openWords-endInfiltration-label = Encerrar a sua infiltração
openWords-endInfiltration-detail = Você vai para a Nave de Ressurreição e volta a ser um jogador Cylon
openWords-endInfiltration-deed = encerra a infiltração

openWords-sleeperAgent-name = Agentes adormecidos
openWords-sleeperAgent-begins = a fase do Agente Adormecido começa
openWords-sleeperAgent-brings = a fase do Agente Adormecido (cada jogador recebe mais uma Carta de Lealdade)
openWords-finalJump-name = Último salto
openWords-finalJump-begins = o próximo salto é o último
openWords-finalJump-brings = o próximo salto é o último e dá a vitória aos humanos, se nenhum recurso estiver em 0

openWords-endings-fuel = a frota ficou sem combustível
openWords-endings-food = a frota ficou sem comida
openWords-endings-morale = a frota perdeu toda a moral
openWords-endings-population = não resta ninguém vivo na frota
openWords-endings-invasion = os centuriões Cylons tomaram a Galactica
openWords-endings-destruction = a Galactica foi destruída
openWords-endings-noCharacter = não resta ninguém para substituir o personagem executado
openWords-endings-reachedKobol = a frota chegou a Kobol
