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

decisions-turn-exchangeQuorum = escolha as Cartas de Quórum que você descarta
    .help = Você compra tantas quantas descartar. O que você descartar é visto por todos.
decisions-turn-chooseCharacter = escolha seu personagem
    .help = De agora em diante você joga com este personagem. Líderes políticos, líderes militares e pilotos só podem ser escolhidos do tipo que tem mais personagens restantes; todos os outros, a qualquer momento.
decisions-turn-keptButTaken = { $character } estava em reserva para você, mas agora não está mais disponível.
decisions-turn-chooseSetupLocation = escolha onde você começa
    .help = Seu personagem começa a partida neste local.
decisions-turn-chooseStartArea = escolha onde sua viper começa
    .help = Você começa pilotando-a, em uma das duas áreas de lançamento.
decisions-turn-drawSkill = compre uma Carta de Perícia
    .help = Escolha o baralho. Você recebe a carta do topo; ninguém mais a vê, mas todos veem de qual baralho você comprou.
decisions-turn-multiSkill =
    { $count ->
        [one] escolha o tipo de { $cards }
       *[other] escolha os tipos de { $cards }
    }
    .help = Seu conjunto de perícias permite escolher entre estes tipos. Você decide antes de comprar qualquer uma delas.
decisions-turn-move = escolha para onde ir
    .help = Dentro de uma nave, mover-se é gratuito; ir para um local em outra nave custa 1 Carta de Perícia. Depois você executa sua ação, normalmente a do local onde está.
decisions-turn-payForMove = descarte 1 Carta de Perícia para se mover { NOUN($place, case: "to") }
    .help = Mover-se para outra nave custa 1 Carta de Perícia à sua escolha. Você chega assim que ela é paga.
decisions-turn-action = escolha sua ação
    .help =
        { $step ->
            [yes] Você executa uma ação: a do seu local, de uma carta da sua mão, do seu personagem ou do seu título. Depois, a menos que esteja na Prisão ou seja Cylon, você compra uma Carta de Crise.
           *[no] Você executa uma ação: a do seu local, de uma carta da sua mão, do seu personagem ou do seu título.
        }
decisions-turn-offer = você pode fazer isto a qualquer momento: { $label }
    .help = Você pode fazer isto sempre que a partida estiver esperando alguém. Ninguém espera por isto, e ninguém mais sabe que você pode fazê-lo.
decisions-turn-orders = { $player } dá a você uma Executive Order: o que você faz?
    .help = Mova-se e depois execute 1 ação, ou fique e execute 2 ações. Você decide cada parte quando ela chegar. Este não é o seu turno: nenhuma outra etapa acontece depois.
decisions-turn-emergency = escolha sua parte
    .help = Mova-se ou execute 1 ação. Na Prisão, só é possível agir. Nenhuma outra etapa acontece depois.
decisions-turn-tradeCards = descarte qualquer número de Cartas de Perícia
    .help = Depois você escolhe um tipo do seu conjunto de perícias e compra o mesmo número de cartas dele. O que você descartar é visto por todos.
decisions-turn-discard = descarte { $cards }
    .help = Escolha quais. O que você descartar é visto por todos.
decisions-turn-discardToLimit = descarte { $cards } para respeitar o limite de cartas na mão
    .help = Ninguém pode terminar um turno com mais Cartas de Perícia do que o limite de cartas na mão, normalmente 10. O que você descartar é visto por todos.
decisions-turn-discardAtReveal = descarte { $cards } porque você se revela
    .help = Quem se revela como Cylon fica com 3 Cartas de Perícia. O que você descartar é visto por todos.
decisions-turn-discardAfterInfiltration = descarte { $cards } porque sua infiltração termina
    .help = Quem encerra a infiltração na Prisão fica com 3 Cartas de Perícia. O que você descartar é visto por todos.
decisions-turn-discardAsCost = descarte { $cards } como custo
    .help = O custo precisa ser pago antes do efeito. O que você descartar é visto por todos.
decisions-turn-discardQuorum = descarte { $cards }
    .help = O Presidente não pode terminar um turno com mais de 10 Cartas de Quórum.
decisions-turn-react = quer reagir?
    .help = Você pode fazer algo agora, { $moment }. A partida espera uma resposta, mas ninguém fica sabendo que ela espera por você.
decisions-turn-reactionOrder = escolha qual reação vem primeiro
    .help = Mais de uma reação foi anunciada { $moment }. Como jogador atual, você decide a ordem.
decisions-turn-movementEndOrder = escolha o que vem primeiro
    .help = No final da sua etapa de Movimento, mais de uma coisa acontece com você. Você decide a ordem: o que vem primeiro pode mudar o resto, ou poupar você disso.
decisions-turn-contribute = adicione Cartas de Perícia ao teste
    .help = As cartas das perícias listadas no teste contam a favor, todas as outras contra. Todos veem quantas cartas você adiciona, ninguém vê quais.

## decisions.cards

decisions-cards-chooseOption = escolha uma opção de { $card }
    .help =
        { $evenThat ->
            [yes] Cada opção diz o que faz. Também é possível escolher uma que não possa ser cumprida. O que você escolher acontece na hora.
           *[no] Cada opção diz o que faz. O que você escolher acontece na hora.
        }
decisions-cards-chooseEffect = escolha uma opção
    .help = O que você escolher acontece na hora.
decisions-cards-nameEffect = indique a escolha { $place } de { $of }
    .help = Você indica todas antes que a primeira seja resolvida; elas são resolvidas na ordem em que você as indicar.
decisions-cards-chooseCrisis = escolha a Carta de Crise a resolver
    .help = Com { $source } você vê estas cartas em segredo. A que você escolher é revelada e resolvida; ninguém fica sabendo quais eram as outras.
decisions-cards-chooseCard = escolha uma carta
    .help = Só você vê estas cartas. A que você escolher é usada na hora.
decisions-cards-choosePlayer = escolha um jogador
    .help = Todos veem quem você escolhe.
decisions-cards-chooseSkill = escolha uma perícia
    .help = As cartas dessa perícia contam 0 no teste.
decisions-cards-chooseLocation = escolha um local
    .help = Este movimento é gratuito. A Enfermaria e a Prisão não podem ser escolhidas.
decisions-cards-chooseLocationFor = escolha um local para { $player }
    .help = Este movimento é gratuito. A Enfermaria e a Prisão não podem ser escolhidas.
decisions-cards-chooseDeck = escolha um baralho
    .help = Você vê em segredo a carta do topo e depois a coloca no topo ou na parte de baixo do baralho.
decisions-cards-topOrBottom = coloque a carta que você viu no topo ou na parte de baixo do { $deck }
    .help = É { $card }. Ninguém mais fica sabendo; todos veem onde você a coloca.
decisions-cards-chooseResult = decida se o teste passa ou falha
    .help = O teste não é feito: nenhuma carta é adicionada, e o resultado que você escolher é aplicado na hora.
decisions-cards-useLoyalty = quer usar o efeito da sua Carta de Lealdade?
    .help = O efeito acontece na hora.
decisions-cards-useAbility = quer usar { $ability }?
    .help = O efeito acontece na hora.
decisions-cards-giveLoyalty = escolha quem recebe suas Cartas de Lealdade
    .help = Elas vão viradas para baixo para esse jogador, e ninguém mais as vê. Quem tem uma carta de Cylon joga pelos Cylons.

## decisions.fates

decisions-fates-chooseHull = escolha qual nave sofre o dano
    .help = Um marcador é comprado para a nave que você escolher. A Pegasus é perdida quando todos os seus 4 locais estão danificados; os locais danificados da Pegasus não contam contra a Galactica.
decisions-fates-abilityOrder = escolha qual habilidade das cartas reveladas vem a seguir
    .help = Cada uma é resolvida uma vez, não importa quem adicionou a carta. Como jogador atual, você decide a ordem.
decisions-fates-discardFromCheck = descarte uma carta do teste
    .help = Ela não conta mais e sua habilidade não é resolvida, mas ela esteve no teste: uma consequência acontece mesmo assim.
decisions-fates-nameResult = escolha o resultado do dado
    .help = O dado não é jogado, e nada pode mudar o resultado.
decisions-fates-lookAtBottom = escolha o baralho cuja última carta você olha
    .help = Só você vê a carta; ela fica onde está.
decisions-fates-cullDestiny = descarte { $cards } do baralho do Destino
    .help = Você vê todo o baralho do Destino. O que você descartar é visto por todos, o resto é embaralhado.
decisions-fates-placeCard = coloque uma carta de volta
    .help = O que você colocar de volta primeiro é comprado primeiro. O que vai para a parte de baixo fica muito tempo fora do caminho. Ninguém mais vê as cartas.
decisions-fates-learnSkill = escolha um baralho de Perícia
    .help = Você olha { $cards } do topo antes de decidir o que fazer com elas.
decisions-fates-keepOrAdd = pegue as cartas ou adicione-as ao teste
    .help = É tudo ou nada. As cartas para o teste entram logo depois das cartas do Destino e não são vistas antes da revelação.
decisions-fates-giveCard =
    { $count ->
        [one] escolha uma Carta de Perícia para { $player }
       *[other] escolha { $cards } para { $player }
    }
    .help =
        { $count ->
            [one] Só vocês dois ficam sabendo qual é a carta.
           *[other] Só vocês dois ficam sabendo quais são as cartas.
        }
decisions-fates-rollAgain = jogue novamente o dado ou deixe como está
    .help = O resultado é { $result }; a força de ocupação cai a partir de { $needed }. Você pode descartar uma Maximum Firepower para jogar novamente o dado mais uma vez; o que foi somado ao resultado continua valendo.

## decisions.fleet

decisions-fleet-removeCylons = escolha a área de espaço que será esvaziada
    .help = Todas as naves Cylons de lá voltam à pilha sem serem destruídas. As vipers e as naves civis ficam.
decisions-fleet-mayLaunch = escolha onde decolar com uma viper, se quiser
    .help = Você sai da Galactica pilotando uma viper da Reserva. Isso não é uma ação e não dá nenhuma.
decisions-fleet-chooseArea = escolha uma área de espaço
    .help = As vipers são lançadas na proa a bombordo e na popa a bombordo. A proa fica em frente à Galactica, a popa atrás dela.
decisions-fleet-placeCivilian = escolha onde colocar uma nave civil
    .help =
        { $more ->
            [0] Ela é comprada sem ser vista, e lá as naves de ataque a caçam.
            [one] Ela é comprada sem ser vista, e lá as naves de ataque a caçam. Depois dela vem mais { $more }.
           *[other] Ela é comprada sem ser vista, e lá as naves de ataque a caçam. Depois dela vêm mais { $more }.
        }
decisions-fleet-takeRisk = quer colocar em risco { $ships } ({ $why })?
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
            [raider] Elas voltam à pilha.
            [heavyRaider] Elas voltam à pilha.
            [pegasusDamage] Os outros são da Galactica. Você vê todos antes de escolher quais valem.
           *[viper] Elas vão para a Reserva. As danificadas voltam antes das destruídas, a menos que você decida outra coisa na próxima pergunta.
        }
decisions-fleet-chooseRepair = escolha o que consertar
    .help = Um local consertado pode ser ativado de novo; as vipers consertadas vão para a Reserva.
decisions-fleet-moveCivilian = quer mover a nave civil nº { $number } { NOUN($area, case: "at") }?
    .help = Escolha uma área adjacente. As naves de ataque destroem naves civis sem jogar o dado: mantenha-a longe delas.
decisions-fleet-chooseShip = escolha uma nave
    .help = Naves do mesmo tipo que não se distinguem aparecem uma só vez.
decisions-fleet-chooseDamage =
    { $count ->
        [one] escolha { $count } marcador de dano
       *[other] escolha { $count } marcadores de dano
    }
    .help = Um local fica fechado até ser consertado, e todos que estão lá vão para a Enfermaria; um recurso é perdido. Os outros marcadores voltam sem serem vistos.
decisions-fleet-attack = ataque com sua viper
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
            [eachOnce] Cada viper que foi colocada é ativada uma vez: move-se, ataca ou, com o tabuleiro da Frota Cylon, escolta uma nave civil.
           *[oneViper] Todas as ativações são para a mesma viper: cada uma a lança, a move, a faz atacar ou, com o tabuleiro da Frota Cylon, a faz escoltar uma nave civil.
        }
decisions-fleet-costEach = { $cards } por ativação
decisions-fleet-chooseDestination = escolha o destino da frota
    .help = A distância aproxima a frota da meta, mas a viagem custa recursos. As outras cartas vão para a parte de baixo do baralho, e ninguém fica sabendo quais eram.
decisions-fleet-nextArea = escolha onde { NOUN($ships, case: "the-pl") } agem a seguir
    .help = Em cada área, todas as { $ships } agem antes das da área seguinte. Elas seguem regras fixas: só a ordem é sua.
decisions-fleet-nextRaider = escolha qual nave de ataque { NOUN($area, case: "at") } age a seguir
    .help = As naves de ataque de uma área agem uma a uma por regras fixas. Aqui elas não são todas iguais: só a ordem é sua.
decisions-fleet-raiderTarget = escolha o que a nave de ataque { NOUN($area, case: "at") } ataca
    .help = Uma nave de ataque ataca uma viper não tripulada, se houver; senão, uma pilotada; senão, uma nave civil. Aqui várias naves são igualmente possíveis.
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
    .help = Não há o bastante para tudo o que a carta diz; por isso você decide quais são colocadas.

## decisions.occasion

decisions-occasion-attacks = { $attacker } ataca { $target }
decisions-occasion-pilotedViper = { NOUN($ship, case: "the") } de { $player }
decisions-occasion-attack = um ataque
decisions-occasion-roll = uma jogada de dado: { $about }
decisions-occasion-skillCheck = um teste de perícia: { $about }
decisions-occasion-die = { $about }: o dado mostra { $die }
decisions-occasion-check = { $about }: { $total } contra { $difficulty }

## openWords

openWords-duties-president = O Presidente guarda em segredo a mão de Quórum e decide onde uma carta assim diz.
openWords-duties-admiral = O Almirante guarda as armas nucleares, escolhe o destino de cada salto e decide onde uma carta assim diz.

openWords-drawQuorum-label = Comprar uma Carta de Quórum
openWords-drawQuorum-deed = compra uma Carta de Quórum
openWords-drawQuorum-detail = Ela vai para a sua mão secreta de Quórum
openWords-launchNuke-label = Lançar uma arma nuclear
openWords-launchNuke-deed = lança uma arma nuclear
openWords-endInfiltration-label = Encerrar sua infiltração
openWords-endInfiltration-detail = Você vai para a Nave de Ressurreição e volta a ser um jogador Cylon
openWords-endInfiltration-deed = encerra a infiltração

openWords-sleeperAgent-name = Agentes adormecidos
openWords-sleeperAgent-begins = a fase do Agente Adormecido começa
openWords-sleeperAgent-brings = a fase do Agente Adormecido: cada jogador recebe mais uma Carta de Lealdade
openWords-finalJump-name = Último salto
openWords-finalJump-begins = o próximo salto é o último
openWords-finalJump-brings = o próximo salto é o último, e com ele os humanos vencem se nenhum recurso estiver esgotado

openWords-endings-fuel = a frota ficou sem combustível
openWords-endings-food = a frota ficou sem alimento
openWords-endings-morale = a frota perdeu toda a moral
openWords-endings-population = não resta ninguém da população
openWords-endings-invasion = uma tropa de embarque Cylon tomou a Galactica
openWords-endings-destruction = a Galactica foi destruída
openWords-endings-noCharacter = não resta ninguém para tomar o lugar do personagem que foi executado
openWords-endings-reachedKobol = a frota chegou a Kobol
