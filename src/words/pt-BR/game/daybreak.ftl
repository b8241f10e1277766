## modules.searchForHome

modules-searchForHome-kind = Missão
modules-searchForHome-demand = Teste de perícia de dificuldade { $difficulty }: { $skills }
modules-searchForHome-unchanged = Nenhuma outra carta e nenhuma habilidade altera este teste, e as habilidades das cartas nele não são resolvidas.

modules-searchForHome-missionTurnedUp = { $player } revela a Missão { $card }
modules-searchForHome-noMission = { $player } não encontra mais nenhuma Missão na Ponte de Comando da Demetrius
modules-searchForHome-crisisSpared = { $player } não compra Carta de Crise neste turno
modules-searchForHome-missionTurnedDown = { $card } é virada para baixo no espaço da Missão Ativa
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
       *[bottom] { $player } deixa a Carta de Missão na parte de baixo do baralho
    }
modules-searchForHome-skillNamed = { $player } escolhe { $skill } para todos
modules-searchForHome-cylonsCleared = Fora do tabuleiro
modules-searchForHome-cylonsGone = Fora da partida
modules-searchForHome-rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] A Base Estelar Rebelde entra em jogo, para os jogadores humanos
           *[cylon] A Base Estelar Rebelde entra em jogo, para os jogadores Cylons
        }
        [stays] { $side ->
            [human] A Base Estelar Rebelde fica com os jogadores humanos
           *[cylon] A Base Estelar Rebelde fica com os jogadores Cylons
        }
       *[changes] { $side ->
            [human] A Base Estelar Rebelde passa para os jogadores humanos
           *[cylon] A Base Estelar Rebelde passa para os jogadores Cylons
        }
    }
modules-searchForHome-superCrisisPaid = { $player } descarta a Carta de Super Crise { $card }
modules-searchForHome-deckSearched = { $player } pega { $cards } do baralho e da pilha de descarte dele
modules-searchForHome-deckSearchedOpenly = { $player } pega { $cards } do baralho e da pilha de descarte dele; da pilha de descarte, { $open }

modules-searchForHome-placeMission = coloque a Missão no topo ou na parte de baixo do baralho
    .help = Só você a viu. A carta do topo é revelada na próxima vez que alguém ativar a Ponte de Comando.
modules-searchForHome-skillForAll = escolha um tipo de perícia
    .help = Cada jogador, inclusive os jogadores Cylons, compra { $cards } desse tipo, começando por você.
modules-searchForHome-payTribute = escolha o que você descarta
    .help = A ação custa um marcador de milagre ou uma Carta de Super Crise sua. A carta não é resolvida.
modules-searchForHome-searchedSkill = escolha o baralho de perícia em que você procura
    .help = Você pega { $cards } a sua escolha dele e da pilha de descarte dele. Depois os dois são embaralhados juntos.
modules-searchForHome-searchSkillDeck = pegue { $cards } do baralho de { $skill }
    .help = Você vê o baralho e a pilha de descarte dele. Os outros só ficam sabendo quais cartas saíram da pilha de descarte.
modules-searchForHome-sendOut = escolha as naves para { NOUN($area, case: "the") }
    .help = Só as naves colocadas são ativadas, cada uma delas uma vez.

modules-searchForHome-miracleToken = Um marcador de milagre
    .detail = Sem um, não dá para usar aquilo para que ele serve
modules-searchForHome-shipsOut =
    { $ship ->
        [raider] Cada uma age na hora, como agem as naves de ataque
       *[viper] Da Reserva, sem pilotos; você ativa cada uma delas uma vez
    }

modules-searchForHome-reachedEarth = a frota encontrou seu novo lar

## effects.searchForHome

effects-searchForHome-startMission =
    { $brief ->
        [yes] revele a próxima Missão; sem Carta de Crise no seu próprio turno
       *[no] revele a Carta de Missão do topo e resolva-a; se for o seu próprio turno, você não compra Carta de Crise nele
    }
    .may =
        { $brief ->
            [yes] revelar a próxima Missão; sem Carta de Crise no seu próprio turno
           *[no] revelar a Carta de Missão do topo e resolvê-la; se for o seu próprio turno, você não compra Carta de Crise nele
        }
effects-searchForHome-missionCounts = a Missão conta como { $count } de distância
effects-searchForHome-turnMissionDown = a Missão é virada para baixo
effects-searchForHome-lookAtMission =
    { $brief ->
        [yes] olhe a Missão do topo e coloque-a no topo ou embaixo
       *[no] olhe em segredo a Carta de Missão do topo e coloque-a no topo ou na parte de baixo do baralho
    }
    .may =
        { $brief ->
            [yes] olhar a Missão do topo e colocá-la no topo ou embaixo
           *[no] olhar em segredo a Carta de Missão do topo e colocá-la no topo ou na parte de baixo do baralho
        }
effects-searchForHome-everyoneDrawsNamed =
    { $brief ->
        [yes] diga um tipo de perícia: todos compram { $cards } desse tipo
       *[no] diga qualquer tipo de perícia: cada jogador, inclusive os Cylons, compra { $cards } desse tipo
    }
    .may =
        { $brief ->
            [yes] dizer um tipo de perícia: todos compram { $cards } desse tipo
           *[no] dizer qualquer tipo de perícia: cada jogador, inclusive os Cylons, compra { $cards } desse tipo
        }
effects-searchForHome-clearBoardOf = { NOUN($kinds, case: "every") } saem do tabuleiro
effects-searchForHome-takeOutOfGame =
    { $count ->
        [1] { $ships } sai da partida
       *[other] { $ships } saem da partida
    }
effects-searchForHome-turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] Base Estelar Rebelde do lado humano
           *[cylon] Base Estelar Rebelde do lado Cylon
        }
       *[no] { $side ->
            [human] a Base Estelar Rebelde está em jogo a partir de agora, para os jogadores humanos
           *[cylon] a Base Estelar Rebelde está em jogo a partir de agora, para os jogadores Cylons
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
        [yes] olhe { $cards } do topo e ordene-as
       *[no] olhe em segredo { $cards } do topo e coloque-as de volta no topo em qualquer ordem
    }
    .may =
        { $brief ->
            [yes] olhar { $cards } do topo e ordená-las
           *[no] olhar em segredo { $cards } do topo e colocá-las de volta no topo em qualquer ordem
        }
effects-searchForHome-searchSkillDeck =
    { $brief ->
        [yes] pegue { $cards } quaisquer de um baralho de Perícia
       *[no] pegue { $cards } quaisquer de um baralho de Perícia e da sua pilha de descarte, que depois são embaralhados juntos
    }
    .may =
        { $brief ->
            [yes] pegar { $cards } quaisquer de um baralho de Perícia
           *[no] pegar { $cards } quaisquer de um baralho de Perícia e da sua pilha de descarte, que depois são embaralhados juntos
        }
effects-searchForHome-sendOut =
    { $brief ->
        [yes] coloque e ative { $raiders } ou { $vipers }
       *[no] coloque { $raiders }, ou { $vipers } da Reserva sem pilotos, em uma área de espaço e ative cada uma delas uma vez
    }
    .may =
        { $brief ->
            [yes] colocar e ativar { $raiders } ou { $vipers }
           *[no] colocar { $raiders }, ou { $vipers } da Reserva sem pilotos, em uma área de espaço e ativar cada uma delas uma vez
        }

effects-searchForHome-missionSpaceEmpty = não houver nenhuma Missão no espaço de Missão Ativa
effects-searchForHome-canPayTribute = você tiver um marcador de milagre ou uma Carta de Super Crise

## modules.daybreakSkills

modules-daybreakSkills-checkCardTaken = { $player } tira { $card } do teste
modules-daybreakSkills-quorumKept = { $player } mantém { $card } como Presidente
modules-daybreakSkills-quorumGiven = { $player } dá { $card } a { $to }, o Presidente
modules-daybreakSkills-reservesLaunched =
    { $count ->
        [one] Da Reserva, { $ships } se junta a um piloto { NOUN($area, case: "at") }
       *[other] Da Reserva, { $ships } se juntam a um piloto { NOUN($area, case: "at") }
    }

modules-daybreakSkills-takeFromCheck = tire uma carta do teste, se quiser
    .help = Ela vai para a sua mão e não conta mais. O que a habilidade dela já fez permanece.
modules-daybreakSkills-takeNone = Não tirar nenhuma
    .detail = Todas as cartas ficam no teste
modules-daybreakSkills-dogfight = descarte uma carta do teste, se quiser
    .help = O preço é 1 viper: depois da carta, você escolhe uma no espaço ou na Reserva, que é danificada.
modules-daybreakSkills-discardNone = Não descartar nenhuma
    .detail = Nenhuma viper é danificada
modules-daybreakSkills-shareQuorum = escolha a Carta de Quórum que { $player } recebe como Presidente
    .help = A outra você mesmo joga em seguida, ou descarta.
modules-daybreakSkills-playOrDiscard = jogue a outra Carta de Quórum, ou descarte-a
    .help = Você faz as escolhas e as jogadas de dado dela. Onde ela menciona o Presidente, vale o Presidente.
modules-daybreakSkills-discardIt = Descartar
    .detail = Ela não tem efeito
modules-daybreakSkills-activateFromAfar = escolha o local que você ativa
    .help =
        { $undamaged ->
            [yes] De onde quer que você esteja. O que ele custa ou exige continua valendo.
           *[no] De onde quer que você esteja, e mesmo que ele esteja danificado.
        }
modules-daybreakSkills-launchReserves = escolha onde as vipers da Reserva são lançadas
    .help = Uma área com uma viper pilotada. Cada uma das novas é ativada uma vez no final.
modules-daybreakSkills-howManyLaunch = escolha quantas vipers são lançadas { NOUN($area, case: "at") }
    .help = Cada uma delas é ativada uma vez em seguida, uma após a outra.

## effects.daybreakSkills

effects-daybreakSkills-addToTotal = o total aumenta em { $each } para cada carta de força { $strengths } no teste
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
effects-daybreakSkills-influenceQuorum =
    { $brief ->
        [yes] compre { $cards }: 1 para o Presidente; jogue ou descarte a outra
       *[no] compre { $cards }, dê 1 delas ao Presidente e jogue ou descarte a outra
    }
    .may =
        { $brief ->
            [yes] comprar { $cards }: 1 para o Presidente; jogar ou descartar a outra
           *[no] comprar { $cards }, dar 1 delas ao Presidente e jogar ou descartar a outra
        }
effects-daybreakSkills-activateAnywhere =
    { $brief ->
        [yes] ative { NOUN($places, case: "the") }
       *[no] ative { NOUN($places, case: "the") } de onde quer que você esteja, mesmo que o local esteja danificado
    }
    .may =
        { $brief ->
            [yes] ativar { NOUN($places, case: "the") }
           *[no] ativar { NOUN($places, case: "the") } de onde quer que você esteja, mesmo que o local esteja danificado
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
       *[no] lance até { $vipers } da Reserva, não tripuladas, em uma área com uma viper pilotada e depois ative cada uma delas uma vez
    }
    .may =
        { $brief ->
            [yes] lançar até { $vipers } junto a um piloto e ativar cada uma
           *[no] lançar até { $vipers } da Reserva, não tripuladas, em uma área com uma viper pilotada e depois ativar cada uma delas uma vez
        }

effects-daybreakSkills-currentIsHuman = o jogador atual for humano
effects-daybreakSkills-theyAreHuman = for humano
effects-daybreakSkills-mayAddToCheck = ainda puder adicionar uma
effects-daybreakSkills-noBlueSpace = o marcador da frota não estiver em um espaço azul da trilha de Preparação para o Salto
effects-daybreakSkills-mayTradeRaptor = houver um raptor na Reserva e um raptor de assalto na pilha de não utilizados

## modules.daybreakPeople

modules-daybreakPeople-civilianSaved = { $player } salva a nave civil { NOUN($area, case: "at") }
modules-daybreakPeople-civilianSwapped =
    { $replaced ->
        [yes] { $player } retira uma nave civil da área { $area }, e outra toma o lugar dela
       *[no] { $player } retira uma nave civil da área { $area }
    }
modules-daybreakPeople-discardSpared = { $by } deixa { $player } descartar 1 carta a menos
modules-daybreakPeople-contributionShown = { $player } mostra { $card } entre as cartas adicionadas
modules-daybreakPeople-iconsIgnored = { $player } ignora o que as naves Cylons desta carta fariam
modules-daybreakPeople-mutinyPutBack = { $player } coloca { $cards } na parte de baixo do baralho
modules-daybreakPeople-caught = { $player } não tem cartas suficientes para pagar pela companhia e vai para a Prisão no final do turno

modules-daybreakPeople-showContribution = mostre uma das cartas que você adicionou
    .help = Ela fica virada para cima; as outras ficam viradas para baixo até o teste ser revelado.
modules-daybreakPeople-sift = descarte { $cards } entre as que você acabou de comprar
    .help = Você mantém as outras.

## effects.daybreakPeople

effects-daybreakPeople-activateHere = ative o seu local
    .may = ativar o seu local
effects-daybreakPeople-activateAgain = descarte { $cards } para ativá-lo mais uma vez
    .may = descartar { $cards } para ativá-lo mais uma vez
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
        [yes] salve-a; uma viper não danificada é destruída
       *[no] destrua uma viper não danificada, da Reserva ou no espaço, e devolva a nave civil às que não estão no espaço
    }
    .may =
        { $brief ->
            [yes] salvá-la; uma viper não danificada é destruída
           *[no] destruir uma viper não danificada, da Reserva ou no espaço, e devolver a nave civil às que não estão no espaço
        }
effects-daybreakPeople-quarantine =
    { $brief ->
        [yes] olhe todas as naves civis no espaço e substitua 1
       *[no] olhe todas as naves civis no espaço e depois substitua 1 delas por uma aleatória dentre as que não estão no espaço
    }
    .may =
        { $brief ->
            [yes] olhar todas as naves civis no espaço e substituir 1
           *[no] olhar todas as naves civis no espaço e depois substituir 1 delas por uma aleatória dentre as que não estão no espaço
        }
effects-daybreakPeople-spareDiscard = compre { $cards } e depois deixe esse jogador descartar 1 carta a menos
    .may = comprar { $cards } e depois deixar esse jogador descartar 1 carta a menos
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
       *[no] olhe { $cards } do topo, jogue 1 delas imediatamente e coloque as outras na parte de baixo do baralho
    }
    .may =
        { $brief ->
            [yes] olhar { $cards } e jogar 1
           *[no] olhar { $cards } do topo, jogar 1 delas imediatamente e colocar as outras na parte de baixo do baralho
        }

effects-daybreakPeople-unconfined = você não estiver na Prisão
effects-daybreakPeople-infiltrating = você estiver infiltrado

## effects.daybreakCrises

effects-daybreakCrises-bringTo = você é movido { NOUN($place, case: "to") }
    .one = é movido { NOUN($place, case: "to") }
    .several = são movidos { NOUN($place, case: "to") }
    .may = ser movido { NOUN($place, case: "to") }
effects-daybreakCrises-openBrig = cada jogador humano na Prisão pode sair dela para qualquer local da Galactica
effects-daybreakCrises-discardQuorum = descarte aleatoriamente { $cards } da mão
    .one = descarta aleatoriamente { $cards } da mão
    .several = descartam aleatoriamente { $cards } da mão
    .may = descartar aleatoriamente { $cards } da mão

## modules.mutiny

modules-mutiny-kind = Carta de Motim
modules-mutiny-costs = descarte { $cards }: { $what }
modules-mutiny-action = Ação
modules-mutiny-onlyIf = Somente se { $condition }
modules-mutiny-holder = Secreta. Limite: 1 (o Amotinado: 2).

modules-mutiny-drawn = { $player } compra { $cards }
modules-mutiny-seen = { $player } olha { $cards }
modules-mutiny-seenFor = { $player } olha { $cards } para { $to }
modules-mutiny-discarded = { $player } descarta { $cards }
modules-mutiny-played = { $player } joga a Carta de Motim { $card }
modules-mutiny-nukesRemoved = Todas as armas nucleares saem da partida

modules-mutiny-giveMutiny = escolha a Carta de Motim para { $player }
    .help = Só você vê as duas cartas. A outra vai para a parte de baixo do baralho de Motim.
modules-mutiny-keepMutiny = escolha { $cards } para manter
    .help = Você tem cartas demais. Todos veem o que você descarta; não tem efeito.
modules-mutiny-discardMutiny = descarte uma Carta de Motim
    .help = Todos a veem. Ela não tem efeito.
modules-mutiny-keepTitle = você quer descartar { $card } para continuar como { $title }?
    .help = Caso contrário, { $player } se torna { $title } agora.
modules-mutiny-keepAll = Manter o que você tem
modules-mutiny-giveUp = Abrir mão do título
modules-mutiny-play = Jogar uma Carta de Motim
modules-mutiny-plays = joga a Carta de Motim { $card }

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
                [yes] compram { $cards } se não tiver nenhuma, sem ir para a Prisão
               *[no] compram { $cards } se não tiver nenhuma
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
       *[no] mantendo { $count } de todas
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
       *[no] coloque { $ships } nessa área
    }
    .may =
        { $brief ->
            [yes] colocar { $ships }
           *[no] colocar { $ships } nessa área
        }
effects-mutiny-buryQuorum =
    { $brief ->
        [yes] ponha { $count } da mão de Quórum embaixo do baralho
       *[no] olhe toda a mão de Cartas de Quórum e coloque { $cards } dela na parte de baixo do baralho de Quórum
    }
    .may =
        { $brief ->
            [yes] pôr { $count } da mão de Quórum embaixo do baralho
           *[no] olhar toda a mão de Cartas de Quórum e colocar { $cards } dela na parte de baixo do baralho de Quórum
        }
effects-mutiny-removeNukes = todas as armas nucleares são removidas da partida
effects-mutiny-nominate = torne-se { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo
    .one = se torna { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo
    .several = se tornam { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo
    .may = se tornar { $title }, a menos que { NOUN($title, case: "the") } descarte { $card } que está em jogo

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

modules-mutineer-pass = escolha quem é o Amotinado a partir de agora
    .help = Esse jogador compra 1 Carta de Motim, passa adiante todos os seus títulos e pode ter 2 Cartas de Motim.
modules-mutineer-seek = escolha quem compra outra Carta de Lealdade
    .help = A carta do Amotinado estava no baralho e ninguém a recebeu. Quem você escolher pode recebê-la agora, ou virar Cylon por outra carta.

## modules.miracles

modules-miracles-gained =
    { $now ->
        [1] { $player } recebe um marcador de milagre
       *[other] { $player } recebe um marcador de milagre e agora tem { $now }
    }
modules-miracles-spent = { $player } gasta { $tokens }
modules-miracles-spentFor = { $player } gasta { $tokens } para { $ability }
modules-miracles-passed = Um marcador de milagre de { $player } vai para { $to }
modules-miracles-lost = { $player } perde { $tokens }

modules-miracles-pass = escolha para onde vai um marcador de milagre
    .help = Para outro jogador no seu local, ou desse jogador para você. Ninguém pode ter mais que o limite.
modules-miracles-give = Dar um marcador a { $player }
modules-miracles-take = Pegar o marcador de { $player }

## effects.miracles

effects-miracles-gain =
    { $ifNone ->
        [yes] receba 1 marcador de milagre se ainda não tiver nenhum
       *[no] receba 1 marcador de milagre
    }
    .one =
        { $ifNone ->
            [yes] recebe 1 marcador de milagre se ainda não tiver nenhum
           *[no] recebe 1 marcador de milagre
        }
    .several =
        { $ifNone ->
            [yes] recebem 1 marcador de milagre se ainda não tiver nenhum
           *[no] recebem 1 marcador de milagre
        }
    .may =
        { $ifNone ->
            [yes] receber 1 marcador de milagre se ainda não tiver nenhum
           *[no] receber 1 marcador de milagre
        }
effects-miracles-trade =
    { $brief ->
        [yes] dê ou pegue 1 marcador de milagre no seu local
       *[no] dê 1 dos seus marcadores de milagre a outro jogador no seu local, ou pegue o marcador de milagre desse jogador
    }
    .may =
        { $brief ->
            [yes] dar ou pegar 1 marcador de milagre no seu local
           *[no] dar 1 dos seus marcadores de milagre a outro jogador no seu local, ou pegar o marcador de milagre desse jogador
        }

effects-miracles-mayGain = você puder receber um marcador de milagre
effects-miracles-whoMayGain = que possa receber um marcador de milagre

## modules.motives

modules-motives-kind = Motivação

modules-motives-anyDamaged = houver dano { NOUN($places, case: "at") }
modules-motives-skillInHand = você tiver na mão pelo menos { $cards }
modules-motives-skillsInHand = você tiver na mão pelo menos estas cartas: { $skills }
modules-motives-otherHeld = outro jogador estiver na Prisão ou na Detenção
modules-motives-noCylonShips = não houver nenhuma nave Cylon no tabuleiro principal
modules-motives-noCenturions = não houver nenhum centurião na trilha de Embarque da Tropa
modules-motives-distanceAtLeast = a frota tiver viajado { $least } ou mais

modules-motives-brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Humanos: quando a partida acabar, se { $what }
           *[no] Humanos: se { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cylons: quando a partida acabar, se { $what }
           *[no] Cylons: se { $what }
        }
    }
modules-motives-team =
    { $team ->
        [humans] É para uma vitória dos humanos.
       *[cylons] É para uma vitória dos Cylons.
    }
modules-motives-anyTime = Você pode revelá-la a qualquer momento, se { $what }
modules-motives-gameOver = Você pode revelá-la quando a partida acabar, se então { $what }

modules-motives-noTeam = Você não pertence a nenhuma equipe: vence com a equipe vencedora se pelo menos 2 das suas Motivações reveladas forem a favor dela e no máximo 1 ficar sem ser revelada.

modules-motives-dealt =
    { $count ->
        [one] { $player } recebe { $count } Motivação
       *[other] { $player } recebe { $count } Motivações
    }
modules-motives-revealed =
    { $team ->
        [humans] { $player } revela uma Motivação: { $card } (a favor dos humanos)
        [cylons] { $player } revela uma Motivação: { $card } (a favor dos Cylons)
       *[none] { $player } revela uma Motivação: { $card }
    }
modules-motives-left =
    { $count ->
        [one] { $player } deixa de revelar { $count } Motivação
       *[other] { $player } deixa de revelar { $count } Motivações
    }

modules-motives-lastMotives = escolha as Motivações que você revela no final
    .help = A partida acabou, e todas estas se cumprem. Você vence com uma equipe se pelo menos 2 Motivações reveladas forem a favor dela e no máximo 1 das suas ficar sem ser revelada.
modules-motives-revealNone = Não revelar nenhuma
modules-motives-reveal = Revelar uma Motivação
modules-motives-reveals = revela a Motivação { $card }

## modules.negotiation

modules-negotiation-truceMade = Nenhuma nave Cylon é ativada ou lançada até o final deste turno
modules-negotiation-truceKept = A trégua se mantém, nenhuma nave Cylon age

## effects.negotiation

effects-negotiation-truce =
    { $brief ->
        [yes] nenhuma nave Cylon age ou é lançada neste turno
       *[no] até o final deste turno, nenhuma nave Cylon é ativada ou lançada; naves ainda podem ser colocadas
    }

## modules.assaultRaptors

modules-assaultRaptors-gained = Um novo raptor de assalto { NOUN($area, case: "at") }
modules-assaultRaptors-gainedInReserves = Um novo raptor de assalto na Reserva
modules-assaultRaptors-stays = O raptor de assalto de { $player } fica { NOUN($area, case: "at") }
modules-assaultRaptors-staysUnmanned = Um raptor de assalto não tripulado fica { NOUN($area, case: "at") }

modules-assaultRaptors-stayInSpace =
    { $piloted ->
        [yes] escolha se o seu raptor de assalto fica no espaço
       *[no] escolha quais raptors de assalto ficam no espaço
    }
    .help =
        { $piloted ->
            [yes] Se ficar, você continua a pilotá-lo onde ele está. Caso contrário, ele vai para a Reserva e você, para o Convés do Hangar.
           *[no] Os que ficam permanecem na sua área. Os outros vão para a Reserva, como todas as vipers.
        }
modules-assaultRaptors-noneStays =
    { $piloted ->
        [yes] Voltar para a Galactica
       *[no] Nenhum fica
    }

## effects.assaultRaptors

effects-assaultRaptors-gain =
    { $brief ->
        [yes] receba 1 raptor de assalto
       *[no] coloque na Reserva 1 raptor de assalto da pilha de não utilizados
    }
    .may =
        { $brief ->
            [yes] receber 1 raptor de assalto
           *[no] colocar na Reserva 1 raptor de assalto da pilha de não utilizados
        }
effects-assaultRaptors-launch =
    { $brief ->
        [yes] lance 1 novo raptor de assalto e pode ativá-lo
       *[no] coloque 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e pode ativá-lo imediatamente
    }
    .one =
        { $brief ->
            [yes] lança 1 novo raptor de assalto e pode ativá-lo
           *[no] coloca 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e pode ativá-lo imediatamente
        }
    .several =
        { $brief ->
            [yes] lançam 1 novo raptor de assalto e podem ativá-lo
           *[no] colocam 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e podem ativá-lo imediatamente
        }
    .may =
        { $brief ->
            [yes] lançar 1 novo raptor de assalto e, se quiser, ativá-lo
           *[no] colocar 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e, se quiser, ativá-lo imediatamente
        }

effects-assaultRaptors-raptorIn =
    { $box ->
        [reserves] houver um raptor na Reserva
       *[destroyed] um raptor tiver sido destruído
    }
effects-assaultRaptors-assaultRaptorLeft = ainda houver um raptor de assalto na pilha de não utilizados

## modules.resurrectionHub

modules-resurrectionHub-hubDestroyed = A Nave de Ressurreição é destruída: o Núcleo Destruído toma o lugar dela
modules-resurrectionHub-superCrisesLost = { $player } perde { $cards } no Núcleo Destruído

## effects.resurrectionHub

effects-resurrectionHub-destroyHub =
    { $brief ->
        [yes] a Nave de Ressurreição é destruída
       *[no] vire a Nave de Ressurreição para o lado “Núcleo Destruído” pelo resto da partida; quem está lá permanece
    }
    .may =
        { $brief ->
            [yes] a Nave de Ressurreição é destruída
           *[no] virar a Nave de Ressurreição para o lado “Núcleo Destruído” pelo resto da partida; quem está lá permanece
        }
effects-resurrectionHub-returnToFleet =
    { $brief ->
        [yes] mova-se para a Frota Cylon
       *[no] mova-se para a Frota Cylon e deixe de estar infiltrado
    }
    .may =
        { $brief ->
            [yes] se mover para a Frota Cylon
           *[no] se mover para a Frota Cylon e deixar de estar infiltrado
        }
