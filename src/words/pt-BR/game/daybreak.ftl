## modules.searchForHome

modules-searchForHome-kind = Missão
modules-searchForHome-demand = Teste de perícia { $difficulty } ({ $skills })
modules-searchForHome-unchanged = Nenhuma carta ou habilidade pode afetar este teste, e as habilidades de teste de perícia não são resolvidas.

modules-searchForHome-missionTurnedUp = { $player } revela a Missão { $card }
modules-searchForHome-noMission = { $player } não encontra mais nenhuma Missão para revelar
modules-searchForHome-crisisSpared = { $player } não compra Carta de Crise neste turno
modules-searchForHome-missionTurnedDown = { $card } é virada para baixo no espaço “Missão Ativa”
modules-searchForHome-missionCleared =
    { $to ->
        [objective] A Missão { $card } é colocada ao lado do objetivo
        [discard] A Missão { $card } é descartada
       *[deck] A Missão { $card } é embaralhada no baralho de Missões
    }
modules-searchForHome-missionSeen = { $player } olha a Carta de Missão do topo
modules-searchForHome-missionSeenOpenly = A Carta de Missão do topo é { $card }
modules-searchForHome-missionPutBack =
    { $where ->
        [top] { $player } deixa a Carta de Missão no topo do baralho
       *[bottom] { $player } coloca a Carta de Missão embaixo do baralho
    }
modules-searchForHome-skillNamed = { $player } escolhe { $skill } para todos
modules-searchForHome-cylonsCleared = Fora do tabuleiro
modules-searchForHome-cylonsGone = Fora da partida
modules-searchForHome-rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] A Base Estelar Rebelde entra em jogo do lado humano
           *[cylon] A Base Estelar Rebelde entra em jogo do lado Cylon
        }
        [stays] { $side ->
            [human] A Base Estelar Rebelde fica do lado humano
           *[cylon] A Base Estelar Rebelde fica do lado Cylon
        }
       *[changes] { $side ->
            [human] A Base Estelar Rebelde passa para o lado humano
           *[cylon] A Base Estelar Rebelde passa para o lado Cylon
        }
    }
modules-searchForHome-superCrisisPaid = { $player } descarta a Carta de Super Crise { $card }
modules-searchForHome-deckSearched = { $player } pega { $cards } do baralho e da pilha de descarte
modules-searchForHome-deckSearchedOpenly = { $player } pega { $cards } do baralho e da pilha de descarte (desta: { $open })

modules-searchForHome-placeMission = coloque a Missão no topo ou embaixo do baralho
    .help = Só você a viu. A carta do topo é revelada na próxima vez que alguém ativar a Ponte de Comando.
modules-searchForHome-skillForAll = escolha um tipo de perícia
    .help = Cada jogador, inclusive os jogadores Cylons, compra { $cards } desse tipo, começando por você.
modules-searchForHome-payTribute = escolha o que descartar
    .help = A ação custa um marcador de milagre ou uma Carta de Super Crise sua. A carta não é resolvida.
modules-searchForHome-searchedSkill = escolha um baralho de Perícia para procurar
    .help = Você pega { $cards } à sua escolha do baralho e da pilha de descarte; depois os dois são embaralhados juntos.
modules-searchForHome-searchSkillDeck = pegue { $cards } do baralho de { $skill }
    .help = Você vê o baralho e a pilha de descarte. Os outros só ficam sabendo quais cartas saíram da pilha de descarte.
modules-searchForHome-sendOut = escolha as naves para { NOUN($area, case: "the") }
    .help = Só as naves que você coloca são ativadas, uma vez cada uma.

modules-searchForHome-miracleToken = Um marcador de milagre
    .detail = Sem um marcador, você não pode usar a sua habilidade de milagre
modules-searchForHome-shipsOut =
    { $ship ->
        [raider] Cada uma age na hora, pelas regras das naves de ataque
       *[viper] Da Reserva, sem pilotos; você ativa cada uma uma vez
    }

modules-searchForHome-reachedEarth = a frota encontrou um novo lar

## effects.searchForHome

effects-searchForHome-startMission =
    { $brief ->
        [yes] revele a próxima Missão; sem Carta de Crise no seu próprio turno
       *[no] revele a Carta de Missão do topo e resolva-a; se for o seu turno, você não compra Carta de Crise
    }
    .may =
        { $brief ->
            [yes] revelar a próxima Missão; sem Carta de Crise no seu próprio turno
           *[no] revelar a Carta de Missão do topo e resolvê-la; se for o seu turno, você não compra Carta de Crise
        }
effects-searchForHome-missionCounts = a Missão conta como { $count } de distância
effects-searchForHome-turnMissionDown = vire a Missão para baixo
    .may = virar a Missão para baixo
effects-searchForHome-lookAtMission =
    { $brief ->
        [yes] olhe a Missão do topo e coloque-a no topo ou embaixo
       *[no] olhe em segredo a Carta de Missão do topo e coloque-a no topo ou embaixo do baralho
    }
    .may =
        { $brief ->
            [yes] olhar a Missão do topo e colocá-la no topo ou embaixo
           *[no] olhar em segredo a Carta de Missão do topo e colocá-la no topo ou embaixo do baralho
        }
effects-searchForHome-everyoneDrawsNamed =
    { $brief ->
        [yes] escolha um tipo de perícia: todos compram { $cards } desse tipo
       *[no] escolha um tipo de perícia; cada jogador, inclusive os Cylons, compra { $cards } desse tipo
    }
    .may =
        { $brief ->
            [yes] escolher um tipo de perícia: todos compram { $cards } desse tipo
           *[no] escolher um tipo de perícia; cada jogador, inclusive os Cylons, compra { $cards } desse tipo
        }
effects-searchForHome-clearBoardOf = remova do tabuleiro { NOUN($kinds, case: "every") }
    .may = remover do tabuleiro { NOUN($kinds, case: "every") }
effects-searchForHome-takeOutOfGame = remova { $ships } da partida
    .may = remover { $ships } da partida
effects-searchForHome-turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Base Estelar Rebelde do lado humano
           *[cylon] Base Estelar Rebelde do lado Cylon
        }
       *[no] { $side ->
            [human] coloque a Base Estelar Rebelde em jogo do lado humano
           *[cylon] coloque a Base Estelar Rebelde em jogo do lado Cylon
        }
    }
    .may =
        { $brief ->
            [yes] { $side ->
                [human] Base Estelar Rebelde do lado humano
               *[cylon] Base Estelar Rebelde do lado Cylon
            }
           *[no] { $side ->
                [human] colocar a Base Estelar Rebelde em jogo do lado humano
               *[cylon] colocar a Base Estelar Rebelde em jogo do lado Cylon
            }
        }
effects-searchForHome-repairDamaged =
    { $count ->
        [one] conserte { $count } local danificado
       *[other] conserte { $count } locais danificados
    }
    .may =
        { $count ->
            [one] consertar { $count } local danificado
           *[other] consertar { $count } locais danificados
        }
effects-searchForHome-payTribute = descarte 1 marcador de milagre ou 1 Carta de Super Crise
    .may = descartar 1 marcador de milagre ou 1 Carta de Super Crise
effects-searchForHome-arrangeCrises =
    { $brief ->
        [yes] olhe { $cards } do topo e escolha a ordem
       *[no] olhe em segredo { $cards } do topo e devolva-as em qualquer ordem
    }
    .may =
        { $brief ->
            [yes] olhar { $cards } do topo e escolher a ordem
           *[no] olhar em segredo { $cards } do topo e devolvê-las em qualquer ordem
        }
effects-searchForHome-searchSkillDeck =
    { $brief ->
        [yes] pegue { $cards } à sua escolha de um baralho de Perícia
       *[no] pegue { $cards } à sua escolha de um baralho de Perícia e da pilha de descarte dele; depois embaralhe-os juntos
    }
    .may =
        { $brief ->
            [yes] pegar { $cards } à sua escolha de um baralho de Perícia
           *[no] pegar { $cards } à sua escolha de um baralho de Perícia e da pilha de descarte dele; depois embaralhá-los juntos
        }
effects-searchForHome-sendOut =
    { $brief ->
        [yes] coloque e ative { $raiders } ou { $vipers }
       *[no] coloque em uma área de espaço { $raiders }, ou { $vipers } da Reserva (não tripuladas), e ative cada uma delas uma vez
    }
    .may =
        { $brief ->
            [yes] colocar e ativar { $raiders } ou { $vipers }
           *[no] colocar em uma área de espaço { $raiders }, ou { $vipers } da Reserva (não tripuladas), e ativar cada uma delas uma vez
        }

effects-searchForHome-missionSpaceEmpty = o espaço “Missão Ativa” estiver vazio
effects-searchForHome-canPayTribute = você tiver um marcador de milagre ou uma Carta de Super Crise

## modules.daybreakSkills

modules-daybreakSkills-checkCardTaken = { $player } tira { $card } do teste
modules-daybreakSkills-quorumKept = { $player } fica com { $card }, como Presidente
modules-daybreakSkills-quorumGiven = { $player } dá { $card } a { $to }, na Presidência
modules-daybreakSkills-reservesLaunched =
    { $count ->
        [one] Da Reserva, { $ships } se junta a um piloto { NOUN($area, case: "at") }
       *[other] Da Reserva, { $ships } se juntam a um piloto { NOUN($area, case: "at") }
    }

modules-daybreakSkills-takeFromCheck = quer tirar uma carta do teste?
    .help = Ela vai para a sua mão e não conta mais. O que a habilidade dela já fez continua feito.
modules-daybreakSkills-takeNone = Não tirar nenhuma
    .detail = Todas as cartas ficam no teste
modules-daybreakSkills-dogfight = quer descartar uma carta do teste?
    .help = O preço é 1 viper: depois da carta, você escolhe uma no espaço ou na Reserva para sofrer dano.
modules-daybreakSkills-discardNone = Não descartar nenhuma
    .detail = Nenhuma viper é danificada
modules-daybreakSkills-shareQuorum = escolha qual Carta de Quórum { $player } recebe como Presidente
    .help = Depois você joga ou descarta a outra.
modules-daybreakSkills-playOrDiscard = jogue ou descarte a outra Carta de Quórum
    .help = As escolhas e as jogadas de dado são suas. Onde ela fala do Presidente, é o Presidente mesmo.
modules-daybreakSkills-discardIt = Descartar
    .detail = Ela não tem efeito
modules-daybreakSkills-activateFromAfar = escolha um local para ativar
    .help =
        { $undamaged ->
            [yes] De onde quer que você esteja. O que ele custa ou exige continua valendo.
           *[no] De onde quer que você esteja, mesmo que ele esteja danificado.
        }
modules-daybreakSkills-launchReserves = escolha onde lançar vipers da Reserva
    .help = Escolha uma área com uma viper pilotada. Cada viper nova é ativada uma vez no final.
modules-daybreakSkills-howManyLaunch = escolha quantas vipers lançar { NOUN($area, case: "at") }
    .help = Depois cada uma é ativada uma vez, uma após a outra.

## effects.daybreakSkills

effects-daybreakSkills-addToTotal = some { $each } ao total para cada carta de força { $strengths } no teste
effects-daybreakSkills-takeFromCheck =
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
effects-daybreakSkills-dogfight =
    { $brief ->
        [yes] danifique 1 viper para descartar 1 carta do teste
       *[no] danifique 1 viper (no espaço ou na Reserva) para descartar do teste 1 outra carta
    }
    .one =
        { $brief ->
            [yes] danifica 1 viper para descartar 1 carta do teste
           *[no] danifica 1 viper (no espaço ou na Reserva) para descartar do teste 1 outra carta
        }
    .several =
        { $brief ->
            [yes] danificam 1 viper para descartar 1 carta do teste
           *[no] danificam 1 viper (no espaço ou na Reserva) para descartar do teste 1 outra carta
        }
    .may =
        { $brief ->
            [yes] danificar 1 viper para descartar 1 carta do teste
           *[no] danificar 1 viper (no espaço ou na Reserva) para descartar do teste 1 outra carta
        }
effects-daybreakSkills-influenceQuorum =
    { $brief ->
        [yes] compre { $cards }: 1 para o Presidente; jogue ou descarte a outra
       *[no] compre { $cards }, dê 1 ao Presidente e jogue ou descarte a outra
    }
    .may =
        { $brief ->
            [yes] comprar { $cards }: 1 para o Presidente; jogar ou descartar a outra
           *[no] comprar { $cards }, dar 1 ao Presidente e jogar ou descartar a outra
        }
effects-daybreakSkills-activateAnywhere =
    { $brief ->
        [yes] ative { NOUN($places, case: "the") }
       *[no] ative { NOUN($places, case: "the") } de onde quer que você esteja, mesmo com o local danificado
    }
    .may =
        { $brief ->
            [yes] ativar { NOUN($places, case: "the") }
           *[no] ativar { NOUN($places, case: "the") } de onde quer que você esteja, mesmo com o local danificado
        }
effects-daybreakSkills-activateOneViper =
    { $count ->
        [one] ative 1 viper não tripulada até { $count } vez
       *[other] ative 1 viper não tripulada até { $count } vezes
    }
    .may =
        { $count ->
            [one] ativar 1 viper não tripulada até { $count } vez
           *[other] ativar 1 viper não tripulada até { $count } vezes
        }
effects-daybreakSkills-launchReserves =
    { $brief ->
        [yes] lance até { $vipers } junto a um piloto e ative cada uma
       *[no] lance da Reserva até { $vipers }, não tripuladas, em uma área com uma viper pilotada e ative cada uma delas uma vez
    }
    .may =
        { $brief ->
            [yes] lançar até { $vipers } junto a um piloto e ativar cada uma
           *[no] lançar da Reserva até { $vipers }, não tripuladas, em uma área com uma viper pilotada e ativar cada uma delas uma vez
        }

effects-daybreakSkills-currentIsHuman = o jogador atual for humano
effects-daybreakSkills-theyAreHuman = for humano
effects-daybreakSkills-mayAddToCheck = ainda puder adicionar uma
effects-daybreakSkills-noBlueSpace = o marcador da frota não estiver em um espaço azul da trilha de Preparação para o Salto
effects-daybreakSkills-mayTradeRaptor = houver um raptor na Reserva e um raptor de assalto no estoque

## modules.daybreakPeople

modules-daybreakPeople-civilianSaved = { $player } salva a nave civil { NOUN($area, case: "at") }
modules-daybreakPeople-civilianSwapped =
    { $replaced ->
        [yes] { $player } troca uma nave civil { NOUN($area, case: "at") } por outra
       *[no] { $player } retira uma nave civil { NOUN($area, case: "from") }
    }
modules-daybreakPeople-discardSpared = Graças a { $by }, { $player } descarta 1 carta a menos
modules-daybreakPeople-contributionShown = { $player } adiciona { $card }, virada para cima
modules-daybreakPeople-iconsIgnored = { $player } ignora os ícones de ativação desta carta
modules-daybreakPeople-mutinyPutBack = { $player } coloca { $cards } embaixo do baralho
modules-daybreakPeople-caught = { $player } não tem cartas suficientes para descartar e vai para a Prisão no final do turno

modules-daybreakPeople-showContribution = escolha uma das cartas que adicionou para mostrar
    .help = Ela é virada para cima; as outras ficam viradas para baixo até o teste ser revelado.
modules-daybreakPeople-sift = descarte { $cards } das que acabou de comprar
    .help = Você fica com as outras.

## effects.daybreakPeople

effects-daybreakPeople-activateHere = ative o seu local
    .may = ativar o seu local
effects-daybreakPeople-activateAgain = descarte { $cards } para ativá-lo de novo
    .may = descartar { $cards } para ativá-lo de novo
effects-daybreakPeople-activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] ative qualquer local
           *[other] ative { $count } locais quaisquer
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] ative 1 local não danificado de qualquer tabuleiro, como humano ou como Cylon
               *[other] ative { $count } locais não danificados diferentes, um após o outro, de qualquer tabuleiro, como humano ou como Cylon
            }
           *[no] { $count ->
                [1] ative 1 local não danificado, onde quer que você esteja
               *[other] ative { $count } locais não danificados diferentes, um após o outro, onde quer que você esteja
            }
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] ativar qualquer local
               *[other] ativar { $count } locais quaisquer
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] ativar 1 local não danificado de qualquer tabuleiro, como humano ou como Cylon
                   *[other] ativar { $count } locais não danificados diferentes, um após o outro, de qualquer tabuleiro, como humano ou como Cylon
                }
               *[no] { $count ->
                    [1] ativar 1 local não danificado, onde quer que você esteja
                   *[other] ativar { $count } locais não danificados diferentes, um após o outro, onde quer que você esteja
                }
            }
        }
effects-daybreakPeople-sift = compre { $cards } e depois descarte { $discard } delas
    .may = comprar { $cards } e depois descartar { $discard } delas
effects-daybreakPeople-escortAway =
    { $brief ->
        [yes] salve-a destruindo uma viper não danificada
       *[no] destrua uma viper não danificada (na Reserva ou no espaço) no lugar dela; embaralhe a nave civil de volta na pilha
    }
    .may =
        { $brief ->
            [yes] salvá-la destruindo uma viper não danificada
           *[no] destruir uma viper não danificada (na Reserva ou no espaço) no lugar dela; embaralhe a nave civil de volta na pilha
        }
effects-daybreakPeople-quarantine =
    { $brief ->
        [yes] olhe todas as naves civis no espaço e substitua 1
       *[no] olhe todas as naves civis no espaço e substitua 1 delas por uma aleatória que não esteja em uso
    }
    .may =
        { $brief ->
            [yes] olhar todas as naves civis no espaço e substituir 1
           *[no] olhar todas as naves civis no espaço e substituir 1 delas por uma aleatória que não esteja em uso
        }
effects-daybreakPeople-spareDiscard = compre { $cards }; esse jogador descarta 1 carta a menos
    .may = comprar { $cards }; esse jogador descarta 1 carta a menos
effects-daybreakPeople-leaveHumans =
    { $brief ->
        [yes] deixe os humanos
       *[no] encerre a sua infiltração sem descartar
    }
    .may =
        { $brief ->
            [yes] deixar os humanos
           *[no] encerrar a sua infiltração sem descartar
        }
effects-daybreakPeople-leaveElsewhere =
    { $brief ->
        [yes] vá para qualquer local Cylon e depois execute 1 ação
       *[no] vá para qualquer local Cylon, exceto a Nave de Ressurreição, e depois execute mais 1 ação
    }
    .may =
        { $brief ->
            [yes] ir para qualquer local Cylon e depois executar 1 ação
           *[no] ir para qualquer local Cylon, exceto a Nave de Ressurreição, e depois executar mais 1 ação
        }
effects-daybreakPeople-ignoreIcons =
    { $brief ->
        [yes] ignore os ícones dela
       *[no] ignore os ícones de ativação da carta
    }
    .may =
        { $brief ->
            [yes] ignorar os ícones dela
           *[no] ignorar os ícones de ativação da carta
        }
effects-daybreakPeople-pickAndPlayMutiny =
    { $brief ->
        [yes] olhe { $cards } e jogue 1
       *[no] olhe { $cards } do topo, jogue 1 imediatamente e coloque as outras embaixo do baralho
    }
    .may =
        { $brief ->
            [yes] olhar { $cards } e jogar 1
           *[no] olhar { $cards } do topo, jogar 1 imediatamente e colocar as outras embaixo do baralho
        }

effects-daybreakPeople-unconfined = você não estiver na Prisão
effects-daybreakPeople-infiltrating = você estiver em infiltração

## effects.daybreakCrises

effects-daybreakCrises-bringTo = você se move { NOUN($place, case: "to") }
    .one = se move { NOUN($place, case: "to") }
    .several = se movem { NOUN($place, case: "to") }
    .may = se mover { NOUN($place, case: "to") }
effects-daybreakCrises-openBrig = cada jogador humano na Prisão pode ir para qualquer local da Galactica

## modules.mutiny

modules-mutiny-kind = Carta de Motim
modules-mutiny-costs = descarte { $cards } e então { $what }
modules-mutiny-action = Ação
modules-mutiny-onlyIf = Somente se { $condition }
modules-mutiny-holder = Secreta. Limite: 1 (o Amotinado: 2).

modules-mutiny-drawn = { $player } compra { $cards }
modules-mutiny-seen = { $player } olha { $cards }
modules-mutiny-seenFor = { $player } olha { $cards } para { $to }
modules-mutiny-discarded = { $player } descarta { $cards }
modules-mutiny-played = { $player } joga a Carta de Motim “{ $card }”
modules-mutiny-nukesRemoved = todas as armas nucleares saem da partida

modules-mutiny-giveMutiny = escolha uma Carta de Motim para { $player }
    .help = Só você vê as duas cartas. A outra vai para baixo do baralho de Motim.
modules-mutiny-keepMutiny = escolha { $cards } para manter
    .help = Você tem cartas demais. Todos veem o que você descarta, e isso não tem efeito.
modules-mutiny-discardMutiny = descarte uma Carta de Motim
    .help = Todos a veem. Ela não tem efeito.
modules-mutiny-keepTitle = quer descartar { $card } para continuar como { $title }?
    .help = Senão, { $player } assume como { $title }.
modules-mutiny-keepAll = Manter todas as cartas
modules-mutiny-giveUp = Abrir mão do título
modules-mutiny-play = Jogar uma Carta de Motim
modules-mutiny-plays = joga a Carta de Motim “{ $card }”

## effects.mutiny

effects-mutiny-draw =
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
                [yes] compram { $cards } se não tiverem nenhuma, sem ir para a Prisão
               *[no] compram { $cards } se não tiverem nenhuma
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
effects-mutiny-keeping =
    { $brief ->
        [yes] mantendo { $count }
       *[no] mantendo só { $count } no total
    }
effects-mutiny-takeRandomCards =
    { $brief ->
        [yes] pegue { $cards } { NOUN($from, case: "of") }
       *[no] pegue aleatoriamente { $cards } da mão { NOUN($from, case: "of") }
    }
    .may =
        { $brief ->
            [yes] pegar { $cards } { NOUN($from, case: "of") }
           *[no] pegar aleatoriamente { $cards } da mão { NOUN($from, case: "of") }
        }
effects-mutiny-repairEveryViper = conserte todas as vipers danificadas
    .may = consertar todas as vipers danificadas
effects-mutiny-placeThere =
    { $brief ->
        [yes] coloque { $ships }
       *[no] coloque { $ships } ali
    }
    .may =
        { $brief ->
            [yes] colocar { $ships }
           *[no] colocar { $ships } ali
        }
effects-mutiny-buryQuorum =
    { $brief ->
        [yes] ponha { $count } da mão de Quórum embaixo do baralho
       *[no] olhe toda a mão de Quórum e coloque { $cards } dela embaixo do baralho de Quórum
    }
    .may =
        { $brief ->
            [yes] pôr { $count } da mão de Quórum embaixo do baralho
           *[no] olhar toda a mão de Quórum e colocar { $cards } dela embaixo do baralho de Quórum
        }
effects-mutiny-removeNukes = remova da partida todas as armas nucleares
    .may = remover da partida todas as armas nucleares
effects-mutiny-nominate = torne-se { $title }, a menos que { NOUN($title, case: "the") } descarte { $card }
    .one = se torna { $title }, a menos que { NOUN($title, case: "the") } descarte { $card }
    .several = se tornam { $title }, a menos que { NOUN($title, case: "the") } descarte { $card }
    .may = se tornar { $title }, a menos que { NOUN($title, case: "the") } descarte { $card }

effects-mutiny-holdsMutiny =
    { $count ->
        [1] você tiver uma Carta de Motim
       *[other] você tiver { $count } ou mais Cartas de Motim
    }
effects-mutiny-holderHasMutiny = { NOUN($title, case: "the") } tiver uma Carta de Motim
effects-mutiny-lacksTitle = você não for { $title }
effects-mutiny-holderHandAtLeast = { NOUN($title, case: "the") } tiver { $count } ou mais Cartas de Perícia
effects-mutiny-anybodyHeld = alguém estiver na Prisão

## modules.mutineer

modules-mutineer-passed = { $player } passa a carta do Amotinado a { $to }

modules-mutineer-pass = escolha o novo Amotinado
    .help = Esse jogador compra 1 Carta de Motim, abre mão de todos os títulos e pode ter 2 Cartas de Motim.
modules-mutineer-seek = escolha um jogador para comprar outra Carta de Lealdade
    .help = A carta do Amotinado estava no baralho, e ninguém a tem. O jogador que você escolher pode recebê-la agora, ou virar Cylon por outra carta.

## modules.miracles

modules-miracles-gained =
    { $now ->
        [1] { $player } ganha um marcador de milagre
       *[other] { $player } ganha um marcador de milagre (agora { $now })
    }
modules-miracles-spent = { $player } gasta { $tokens }
modules-miracles-spentFor = { $player } gasta { $tokens } ({ $ability })
modules-miracles-passed = um marcador de milagre passa de { $player } para { $to }
modules-miracles-lost = { $player } perde { $tokens }

modules-miracles-pass = escolha quem dá ou recebe um marcador de milagre
    .help = Dê um a outro jogador no seu local, ou pegue o dele. Ninguém pode passar do limite.
modules-miracles-give = Dar um marcador a { $player }
modules-miracles-take = Pegar o marcador de { $player }

## effects.miracles

effects-miracles-gain =
    { $ifNone ->
        [yes] ganhe 1 marcador de milagre se não tiver nenhum
       *[no] ganhe 1 marcador de milagre
    }
    .one =
        { $ifNone ->
            [yes] ganha 1 marcador de milagre se não tiver nenhum
           *[no] ganha 1 marcador de milagre
        }
    .several =
        { $ifNone ->
            [yes] ganham 1 marcador de milagre se não tiverem nenhum
           *[no] ganham 1 marcador de milagre
        }
    .may =
        { $ifNone ->
            [yes] ganhar 1 marcador de milagre se não tiver nenhum
           *[no] ganhar 1 marcador de milagre
        }
effects-miracles-trade =
    { $brief ->
        [yes] dê ou pegue 1 marcador de milagre no seu local
       *[no] dê um marcador de milagre a outro jogador no seu local, ou pegue o dele
    }
    .may =
        { $brief ->
            [yes] dar ou pegar 1 marcador de milagre no seu local
           *[no] dar um marcador de milagre a outro jogador no seu local, ou pegar o dele
        }

effects-miracles-mayGain = você puder ganhar um marcador de milagre
effects-miracles-whoMayGain = que possa ganhar um marcador de milagre

## modules.motives

modules-motives-kind = Motivação

modules-motives-anyDamaged = houver dano { NOUN($places, case: "at") }
modules-motives-skillInHand = você tiver na mão pelo menos { $cards }
modules-motives-skillsInHand = você tiver na mão pelo menos estas cartas: { $skills }
modules-motives-otherHeld = outro jogador estiver na Prisão ou na Detenção
modules-motives-noCylonShips = não houver nenhuma nave Cylon no tabuleiro principal
modules-motives-noCenturions = não houver nenhum centurião na trilha de Embarque da Tropa
modules-motives-distanceAtLeast = a frota tiver percorrido uma distância de { $least } ou mais

modules-motives-brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Humanos: no fim da partida, se { $what }
           *[no] Humanos: se { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cylons: no fim da partida, se { $what }
           *[no] Cylons: se { $what }
        }
    }
modules-motives-team =
    { $team ->
        [humans] Conta para uma vitória humana.
       *[cylons] Conta para uma vitória Cylon.
    }
modules-motives-anyTime = Revele-a a qualquer momento se { $what }
modules-motives-gameOver = Revele-a no fim da partida se { $what }

modules-motives-noTeam = Você não pertence a nenhuma equipe: vence com a equipe vencedora se pelo menos 2 das suas Motivações reveladas forem a favor dela e no máximo 1 ficar por revelar.

modules-motives-dealt =
    { $count ->
        [one] { $player } recebe { $count } Motivação
       *[other] { $player } recebe { $count } Motivações
    }
modules-motives-revealed =
    { $team ->
        [humans] { $player } revela uma Motivação: { $card } (vitória humana)
        [cylons] { $player } revela uma Motivação: { $card } (vitória Cylon)
       *[none] { $player } revela uma Motivação: { $card }
    }
modules-motives-left =
    { $count ->
        [one] { $player } nunca revelou { $count } Motivação
       *[other] { $player } nunca revelou { $count } Motivações
    }

modules-motives-lastMotives = escolha quais Motivações revelar
    .help = A partida acabou, e as condições de todas estas se cumpriram. Você vence com uma equipe se pelo menos 2 Motivações reveladas forem a favor dela e no máximo 1 das suas ficar por revelar.
modules-motives-revealNone = Não revelar nenhuma
modules-motives-reveal = Revelar uma Motivação
modules-motives-reveals = revela a Motivação { $card }

## modules.negotiation

modules-negotiation-truceMade = nenhuma nave Cylon pode ser ativada ou lançada até o final deste turno
modules-negotiation-truceKept = a trégua se mantém, e nenhuma nave Cylon age

## effects.negotiation

effects-negotiation-truce =
    { $brief ->
        [yes] nenhuma nave Cylon age ou é lançada neste turno
       *[no] até o final deste turno, naves Cylons não podem ser ativadas nem lançadas (ainda podem ser colocadas)
    }

## modules.assaultRaptors

modules-assaultRaptors-gained = um novo raptor de assalto aparece { NOUN($area, case: "at") }
modules-assaultRaptors-gainedInReserves = um novo raptor de assalto chega à Reserva
modules-assaultRaptors-stays = O raptor de assalto de { $player } fica { NOUN($area, case: "at") }
modules-assaultRaptors-staysUnmanned = Um raptor de assalto não tripulado fica { NOUN($area, case: "at") }

modules-assaultRaptors-stayInSpace =
    { $piloted ->
        [yes] escolha se o seu raptor de assalto fica no espaço
       *[no] escolha quais raptors de assalto ficam no espaço
    }
    .help =
        { $piloted ->
            [yes] Se ficar, você continua a pilotá-lo onde ele está. Senão, ele volta à Reserva, e você vai para o Convés do Hangar.
           *[no] Os que ficam permanecem na sua área. Os outros voltam à Reserva, como todas as vipers.
        }
modules-assaultRaptors-noneStays =
    { $piloted ->
        [yes] Voltar para a Galactica
       *[no] Nenhum fica
    }

## effects.assaultRaptors

effects-assaultRaptors-gain =
    { $brief ->
        [yes] ganhe 1 raptor de assalto
       *[no] coloque na Reserva 1 raptor de assalto do estoque
    }
    .may =
        { $brief ->
            [yes] ganhar 1 raptor de assalto
           *[no] colocar na Reserva 1 raptor de assalto do estoque
        }
effects-assaultRaptors-launch =
    { $brief ->
        [yes] lance 1 novo raptor de assalto e, se quiser, ative-o
       *[no] lance 1 raptor de assalto do estoque, não tripulado, e, se quiser, ative-o imediatamente
    }
    .one =
        { $brief ->
            [yes] lança 1 novo raptor de assalto e pode ativá-lo
           *[no] lança 1 raptor de assalto do estoque, não tripulado, e pode ativá-lo imediatamente
        }
    .several =
        { $brief ->
            [yes] lançam 1 novo raptor de assalto e podem ativá-lo
           *[no] lançam 1 raptor de assalto do estoque, não tripulado, e podem ativá-lo imediatamente
        }
    .may =
        { $brief ->
            [yes] lançar 1 novo raptor de assalto e, se quiser, ativá-lo
           *[no] lançar 1 raptor de assalto do estoque, não tripulado, e, se quiser, ativá-lo imediatamente
        }

effects-assaultRaptors-raptorIn =
    { $box ->
        [reserves] houver um raptor na Reserva
       *[destroyed] um raptor tiver sido destruído
    }
effects-assaultRaptors-assaultRaptorLeft = ainda houver um raptor de assalto no estoque

## modules.resurrectionHub

modules-resurrectionHub-hubDestroyed = A Nave de Ressurreição é destruída: o Núcleo Destruído toma o lugar dela
modules-resurrectionHub-superCrisesLost = { $player } perde { $cards } (Núcleo Destruído)

## effects.resurrectionHub

effects-resurrectionHub-destroyHub =
    { $brief ->
        [yes] a Nave de Ressurreição é destruída
       *[no] vire a Nave de Ressurreição para o lado “Núcleo Destruído” pelo resto da partida; quem está lá fica
    }
    .may =
        { $brief ->
            [yes] a Nave de Ressurreição é destruída
           *[no] virar a Nave de Ressurreição para o lado “Núcleo Destruído” pelo resto da partida; quem está lá fica
        }
effects-resurrectionHub-returnToFleet =
    { $brief ->
        [yes] mova-se para a Frota Cylon
       *[no] mova-se para a Frota Cylon, o que encerra qualquer infiltração
    }
    .may =
        { $brief ->
            [yes] se mover para a Frota Cylon
           *[no] se mover para a Frota Cylon, o que encerra qualquer infiltração
        }
