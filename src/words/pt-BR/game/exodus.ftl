## modules.cylonFleet

modules-cylonFleet-nothingActivated = não há { NOUN($ship, case: "plural") } no tabuleiro principal
modules-cylonFleet-gathers = No tabuleiro da Frota Cylon, { $area }: { $ships }
modules-cylonFleet-arrives = A Frota Cylon chega: { $ships } { NOUN($area, case: "at") }
modules-cylonFleet-pursuit =
    { $back ->
        [yes] { $space ->
            [0] o marcador de perseguição volta para o início
            [4] o marcador de perseguição volta para o Ataque Automático
           *[other] o marcador de perseguição volta para o espaço { $space }
        }
       *[no] { $space ->
            [0] o marcador de perseguição vai para o início
            [4] o marcador de perseguição vai para o Ataque Automático
           *[other] o marcador de perseguição vai para o espaço { $space }
        }
    }
modules-cylonFleet-escorted = { NOUN($ship, case: "the") } de { $player } escolta uma nave civil para longe { NOUN($area, case: "from") }
modules-cylonFleet-escortedUnmanned =
    { GENDER($ship) ->
        [m] { NOUN($ship, case: "a") } não tripulado escolta uma nave civil para longe { NOUN($area, case: "from") }
       *[f] { NOUN($ship, case: "a") } não tripulada escolta uma nave civil para longe { NOUN($area, case: "from") }
    }
modules-cylonFleet-nuked =
    { $result ->
        [damage] Uma arma nuclear explode { NOUN($area, case: "at") } ({ $die }): o bastante para danificar 1 base estelar duas vezes
        [basestar] Uma arma nuclear explode { NOUN($area, case: "at") } ({ $die }): o bastante para destruir 1 base estelar
        [raiders] Uma arma nuclear explode { NOUN($area, case: "at") } ({ $die }): o bastante para destruir 1 base estelar e 3 naves de ataque
       *[all] Uma arma nuclear explode { NOUN($area, case: "at") } ({ $die }): todas as naves ali são destruídas
    }

modules-cylonFleet-nukeTarget = escolha a área para a arma nuclear
    .help = Depois você joga o dado. Com 1 ou 2, uma base estelar ali sofre dano duas vezes; com 3 a 6, é destruída; com 7, é destruída junto com 3 naves de ataque; com 8, todas as naves ali são destruídas, até vipers e naves civis.
modules-cylonFleet-fleetArea = escolha onde colocar { $ships }
    .help = Escolha uma área do tabuleiro da Frota Cylon. As naves que esperam ali chegam à área de mesmo nome do tabuleiro principal.

modules-cylonFleet-escort =
    { $number ->
        [none] Escoltar uma nave civil para longe { NOUN($area, case: "from") } com { $viper }
       *[other] Escoltar a nave civil nº { $number } para longe { NOUN($area, case: "from") } com { $viper }
    }
    .detail = Ela volta para as naves civis que não estão no espaço
modules-cylonFleet-escorts =
    { $own ->
        [yes] { GENDER($ship) ->
            [m] escolta uma nave civil para longe { NOUN($area, case: "from") } com seu { $ship }
           *[f] escolta uma nave civil para longe { NOUN($area, case: "from") } com sua { $ship }
        }
       *[no] { GENDER($ship) ->
            [m] escolta uma nave civil para longe { NOUN($area, case: "from") } com { NOUN($ship, case: "a") } não tripulado
           *[f] escolta uma nave civil para longe { NOUN($area, case: "from") } com { NOUN($ship, case: "a") } não tripulada
        }
    }

modules-cylonFleet-cag = O CAG coloca as naves civis para as quais uma carta não indica a área (se possível, em uma sem nenhuma) e decide o que as cartas deixam para o CAG.
modules-cylonFleet-handOver = Ativar uma viper e passar o título
    .deed = ativa uma viper, se houver, e passa o título adiante
modules-cylonFleet-wingCommand = Liderar a esquadrilha
    .deed = lidera a esquadrilha
modules-cylonFleet-nukeArea = Lançar uma arma nuclear
    .deed = lança uma arma nuclear

## effects.cylonFleet

effects-cylonFleet-briefPursue = trilha de Perseguição { $spaces }
effects-cylonFleet-pursue =
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
effects-cylonFleet-reinforceFleet =
    { $brief ->
        [yes] coloque { $ships } no tabuleiro da Frota Cylon
       *[no] coloque { $ships } do estoque em uma área do tabuleiro da Frota Cylon
    }
    .may =
        { $brief ->
            [yes] colocar { $ships } no tabuleiro da Frota Cylon
           *[no] colocar { $ships } do estoque em uma área do tabuleiro da Frota Cylon
        }
effects-cylonFleet-rollBelowRaiders =
    { $brief ->
        [yes] jogue o dado: abaixo do número de naves de ataque no espaço, { $what }
       *[no] jogue um dado. Se o resultado for menor que o número de naves de ataque no tabuleiro principal, { $what }
    }
    .may =
        { $brief ->
            [yes] jogar o dado: abaixo do número de naves de ataque no espaço, { $what }
           *[no] jogar um dado. Se o resultado for menor que o número de naves de ataque no tabuleiro principal, { $what }
        }
effects-cylonFleet-nukeArea =
    { $brief ->
        [yes] jogue o dado para uma área: 1 ou 2 danifica 2× uma base estelar, 3 a 6 a destrói, 7 com 3 naves de ataque, 8 tudo
       *[no] descarte 1 arma nuclear, escolha uma área de espaço e jogue um dado. Com 1 ou 2: danifique duas vezes uma base estelar ali. Com 3 a 6: destrua uma base estelar ali. Com 7: destrua uma base estelar e 3 naves de ataque ali. Com 8: destrua todas as naves ali, até as humanas
    }
    .may =
        { $brief ->
            [yes] jogar o dado para uma área: 1 ou 2 danifica 2× uma base estelar, 3 a 6 a destrói, 7 com 3 naves de ataque, 8 tudo
           *[no] descartar 1 arma nuclear, escolher uma área de espaço e jogar um dado. Com 1 ou 2: danificar duas vezes uma base estelar ali. Com 3 a 6: destruir uma base estelar ali. Com 7: destruir uma base estelar e 3 naves de ataque ali. Com 8: destruir todas as naves ali, até as humanas
        }

## modules.ionianNebula

modules-ionianNebula-traumaDrawn = { $player } compra { $tokens }
modules-ionianNebula-traumaDisaster =
    { $harmless ->
        [yes] { $player } revela { $disasters } (sem efeito) e compra de novo
       *[no] { $player } revela { $disasters }
    }
modules-ionianNebula-traumaDiscarded = { $player } descarta { $tokens }
modules-ionianNebula-traumaDiscardedAtExecution = { $player } descarta { $tokens } junto com o personagem executado
modules-ionianNebula-traumaLost = { $player } perde { $tokens } aleatoriamente
modules-ionianNebula-traumaPlaced = { $player } coloca { NOUN($token, case: "a") } ({ $place })
modules-ionianNebula-traumaPlacedUnseen = Um marcador de trauma aleatório é colocado virado para baixo ({ $place })
modules-ionianNebula-crossroadsDealt = { $player } recebe uma Carta de Encruzilhada
modules-ionianNebula-crossroadsDealtOpenly = A Carta de Encruzilhada de { $player }: { $card }
modules-ionianNebula-traumaLaid = { $player } coloca { NOUN($token, case: "a") } ao lado da Carta de Encruzilhada
modules-ionianNebula-crossroadsRevealed = { $player } revela { $card }: { $token }
modules-ionianNebula-crossroadsRevealedAlone = { $player } revela { $card } sem marcador de trauma e escolhe o resultado
modules-ionianNebula-crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } escolhe o resultado benevolente de { $card }
       *[antagonistic] { $player } escolhe o resultado antagonista de { $card }
    }
modules-ionianNebula-raiderLeaves = uma nave de ataque sai { NOUN($place, case: "from") }
modules-ionianNebula-trialBegins = O Julgamento começa: todos os marcadores de trauma são revelados
modules-ionianNebula-traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player }, em julgamento como humano, revela { $tokens }: nada pesa contra
            [one] { $player }, em julgamento como humano, revela { $tokens }: { $counting } pesa contra
           *[other] { $player }, em julgamento como humano, revela { $tokens }: { $counting } pesam contra
        }
       *[no] { $kept ->
            [0] { $player }, em julgamento como Cylon, revela { $tokens }: nada pesa contra
            [one] { $player }, em julgamento como Cylon, revela { $tokens }: { $counting } pesa contra
           *[other] { $player }, em julgamento como Cylon, revela { $tokens }: { $counting } pesam contra
        }
    }
modules-ionianNebula-trialSparesAll = O Julgamento poupa a todos

modules-ionianNebula-discardTrauma = descarte { $tokens }
    .help = Eles voltam para o estoque sem serem vistos. No Julgamento, os antagonistas pesam contra os humanos e os benevolentes, contra os jogadores Cylons.
modules-ionianNebula-layTrauma = coloque um marcador de trauma ao lado da sua Carta de Encruzilhada
    .help = Todos fazem isso, virado para baixo. Quando a carta é revelada, o símbolo do marcador decide qual resultado você resolve.
modules-ionianNebula-crossroadsResult = escolha o resultado de “{ $card }”
    .help = Você não tinha marcador de trauma para colocar ao lado dela.
modules-ionianNebula-condemn = escolha quem vai ser eliminado
    .help = Estes jogadores humanos estão empatados com mais marcadores de trauma. Quem você escolher sai da partida de vez.

modules-ionianNebula-result =
    { $symbol ->
        [benevolent] Benevolente
       *[antagonistic] Antagonista
    }
modules-ionianNebula-condemned = Seria a eliminação, com { $tokens }

modules-ionianNebula-phase = Encruzilhada
    .begins = começa a fase da Encruzilhada
    .brings = a fase da Encruzilhada (uma batalha, uma Carta de Encruzilhada para cada jogador e um Julgamento que pode eliminar alguém)
    .occasion = Quando começa a fase da Encruzilhada
modules-ionianNebula-leftTheNebula = a frota escapou da Nebulosa Jônica

## effects.ionianNebula

effects-ionianNebula-yours = { $count } dos seus marcadores de trauma
effects-ionianNebula-theirs = { $count } dos próprios marcadores de trauma
effects-ionianNebula-destroyBeside =
    { $brief ->
        [yes] destrua até { $ships }
       *[no] destrua até { $ships } na mesma área
    }
    .may =
        { $brief ->
            [yes] destruir até { $ships }
           *[no] destruir até { $ships } na mesma área
        }
effects-ionianNebula-removeRaiders =
    { $brief ->
        [yes] remova { $ships }
       *[no] remova do tabuleiro principal { $ships } à sua escolha
    }
    .may =
        { $brief ->
            [yes] remover { $ships }
           *[no] remover do tabuleiro principal { $ships } à sua escolha
        }
effects-ionianNebula-rouseRaiders =
    { $brief ->
        [yes] ative as naves de ataque
       *[no] ative todas as naves de ataque no tabuleiro principal
    }
    .may =
        { $brief ->
            [yes] ativar as naves de ataque
           *[no] ativar todas as naves de ataque no tabuleiro principal
        }
effects-ionianNebula-raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] ative as naves de ataque { $count } vez
           *[other] ative as naves de ataque { $count } vezes
        }
       *[no] { $count ->
            [one] ative as naves de ataque { $count } vez, inclusive as que já foram ativadas neste turno
           *[other] ative as naves de ataque { $count } vezes, inclusive as que já foram ativadas neste turno
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] ativar as naves de ataque { $count } vez
               *[other] ativar as naves de ataque { $count } vezes
            }
           *[no] { $count ->
                [one] ativar as naves de ataque { $count } vez, inclusive as que já foram ativadas neste turno
               *[other] ativar as naves de ataque { $count } vezes, inclusive as que já foram ativadas neste turno
            }
        }
effects-ionianNebula-raiseVipers =
    { $count ->
        [one] devolva à Reserva { $count } viper destruída
       *[other] devolva à Reserva { $count } vipers destruídas
    }
    .may =
        { $count ->
            [one] devolver à Reserva { $count } viper destruída
           *[other] devolver à Reserva { $count } vipers destruídas
        }

## modules.allies

modules-allies-kind = Aliado
modules-allies-both = Benevolente: { $benevolent }; antagonista: { $antagonistic }
modules-allies-found = Local
modules-allies-result =
    { $symbol ->
        [benevolent] Benevolente ({ $result })
       *[antagonistic] Antagonista ({ $result })
    }

modules-allies-placed = { $ally } espera { NOUN($place, case: "at") }
modules-allies-brought = { $player } leva { $ally } { NOUN($place, case: "to") }
modules-allies-putAway = { $ally } não pode aparecer e sai da partida
modules-allies-met =
    { $symbol ->
        [none] { $player } encontra { $ally }: sem marcador de trauma, nada acontece
        [disaster] { $player } encontra { $ally }: um desastre, que não tem efeito aqui
        [benevolent] { $player } encontra { $ally }: benevolente ({ $result })
       *[antagonistic] { $player } encontra { $ally }: antagonista ({ $result })
    }
modules-allies-left =
    { $met ->
        [yes] { $ally } sai { NOUN($place, case: "from") }
       *[no] { $ally } sai { NOUN($place, case: "from") } sem encontrar ninguém
    }
modules-allies-hidden = { $player } embaralha a nave civil nº { $number } de volta entre as que não estão em uso
modules-allies-pushedBack = Os centuriões são repelidos (agora em: { $spaces })
modules-allies-space =
    { $space ->
        [0] início
       *[other] espaço { $space }
    }

modules-allies-meetAlly = escolha qual aliado encontrar { NOUN($place, case: "at") }
    .help = O marcador de trauma na carta é revelado e decide qual dos dois resultados acontece. Você só pode encontrar um aliado por turno.
modules-allies-coverAlly = coloque em { $ally } um dos seus marcadores de trauma
    .help = Ele fica virado para baixo até alguém encontrar este aliado; só você sabe qual é.
modules-allies-whoBringsAlly = escolha quem traz o próximo aliado
    .help = Estes jogadores Cylons estão empatados com mais marcadores de trauma. Quem você escolher coloca um dos próprios marcadores na carta.
modules-allies-shipsToMove = escolha quais naves civis mover
    .help = Você viu todas elas. Cada uma que você escolher vai para uma área adjacente, que eu pergunto em seguida.
modules-allies-moveNone = Não mover nenhuma

## effects.allies

effects-allies-moveOn =
    { $how ->
        [outOfBrig] saia da Prisão para qualquer outro local de qualquer nave, de graça
       *[anyShip] mova-se de graça para qualquer outro local de qualquer nave
    }
    .may =
        { $how ->
            [outOfBrig] sair da Prisão para qualquer outro local de qualquer nave, de graça
           *[anyShip] se mover de graça para qualquer outro local de qualquer nave
        }
effects-allies-surveyCivilians =
    { $brief ->
        [yes] olhe em segredo todas as naves civis e mova-as para áreas adjacentes
       *[no] olhe em segredo todas as naves civis no tabuleiro; depois, você pode mover cada uma para uma área adjacente
    }
    .may =
        { $brief ->
            [yes] olhar em segredo todas as naves civis e movê-las para áreas adjacentes
           *[no] olhar em segredo todas as naves civis no tabuleiro; depois, pode mover cada uma para uma área adjacente
        }
effects-allies-hideCivilians =
    { $brief ->
        [yes] embaralhe { $ships } de volta na pilha
       *[no] embaralhe { $ships } à sua escolha de volta na pilha
    }
    .may =
        { $brief ->
            [yes] embaralhar { $ships } de volta na pilha
           *[no] embaralhar { $ships } à sua escolha de volta na pilha
        }
effects-allies-takeDestiny =
    { $brief ->
        [yes] pegue { $cards } do baralho do Destino
       *[no] pegue { $cards } do topo do baralho do Destino para a sua mão
    }
    .may =
        { $brief ->
            [yes] pegar { $cards } do baralho do Destino
           *[no] pegar { $cards } do topo do baralho do Destino para a sua mão
        }
effects-allies-dealLoyalty =
    { $brief ->
        [yes] receba 1 Carta de Lealdade
       *[no] embaralhe 1 carta “Você Não é um Cylon” no baralho de Lealdade e depois compre 1 Carta de Lealdade
    }
    .one =
        { $brief ->
            [yes] recebe 1 Carta de Lealdade
           *[no] embaralha 1 carta “Você Não é um Cylon” no baralho de Lealdade e depois compra 1 Carta de Lealdade
        }
    .several =
        { $brief ->
            [yes] recebem 1 Carta de Lealdade
           *[no] embaralham 1 carta “Você Não é um Cylon” no baralho de Lealdade e depois compram 1 Carta de Lealdade
        }
    .may =
        { $brief ->
            [yes] receber 1 Carta de Lealdade
           *[no] embaralhar 1 carta “Você Não é um Cylon” no baralho de Lealdade e depois comprar 1 Carta de Lealdade
        }
effects-allies-repairGalactica =
    { $count ->
        [one] conserte até { $count } local da Galactica
       *[other] conserte até { $count } locais da Galactica
    }
    .may =
        { $count ->
            [one] consertar até { $count } local da Galactica
           *[other] consertar até { $count } locais da Galactica
        }
effects-allies-repairUpToVipers = conserte até { $vipers }
    .may = consertar até { $vipers }
effects-allies-flyOneViper =
    { $brief ->
        [yes] { $count ->
            [1] ative 1 viper não tripulada uma vez
            [2] ative 1 viper não tripulada duas vezes
           *[other] ative 1 viper não tripulada { $count } vezes
        }
       *[no] { $count ->
            [1] ative 1 viper não tripulada
            [2] ative 1 viper não tripulada até duas vezes
           *[other] ative 1 viper não tripulada até { $count } vezes
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] ativar 1 viper não tripulada uma vez
                [2] ativar 1 viper não tripulada duas vezes
               *[other] ativar 1 viper não tripulada { $count } vezes
            }
           *[no] { $count ->
                [1] ativar 1 viper não tripulada
                [2] ativar 1 viper não tripulada até duas vezes
               *[other] ativar 1 viper não tripulada até { $count } vezes
            }
        }
effects-allies-vipersDestroyRaiders = destrua 1 nave de ataque na área de cada viper não tripulada no espaço
    .may = destruir 1 nave de ataque na área de cada viper não tripulada no espaço
effects-allies-clearArea = destrua todas as naves Cylons ali
    .may = destruir todas as naves Cylons ali
effects-allies-pushBackCenturions =
    { $count ->
        [one] recue todos os centuriões { $count } espaço na trilha de Embarque da Tropa
       *[other] recue todos os centuriões { $count } espaços na trilha de Embarque da Tropa
    }
    .may =
        { $count ->
            [one] recuar todos os centuriões { $count } espaço na trilha de Embarque da Tropa
           *[other] recuar todos os centuriões { $count } espaços na trilha de Embarque da Tropa
        }
effects-allies-damageUnmanned =
    { $count ->
        [one] danifique { $count } viper não tripulada no espaço, à sua escolha
       *[other] danifique { $count } vipers não tripuladas no espaço, à sua escolha
    }
    .may =
        { $count ->
            [one] danificar { $count } viper não tripulada no espaço, à sua escolha
           *[other] danificar { $count } vipers não tripuladas no espaço, à sua escolha
        }

## modules.finalFive

modules-finalFive-examined = Entre as cartas de { $owner }, { $player } encontra { $cards }
modules-finalFive-examinedNone = { $player } não encontra nenhum dos Cinco Finais

modules-finalFive-order = escolha qual carta dos Cinco Finais de { $player } resolver primeiro
    .help = Todas são resolvidas. Como jogador atual, você decide a ordem.

## modules.personalGoals

modules-personalGoals-missed = { $player } nunca revelou { $card }

modules-personalGoals-discardStrength = escolha uma Carta de Perícia para descartar
    .help = A soma precisa ser exata, por isso só aparecem as cartas que ainda cabem. Elas são descartadas juntas, e todos as veem.
modules-personalGoals-strengthLeft = falta força { $strength }

## effects.personalGoals

effects-personalGoals-discardStrength = descarte Cartas de Perícia com força total de exatamente { $strength }
    .may = descartar Cartas de Perícia com força total de exatamente { $strength }
effects-personalGoals-redrawLoyalty =
    { $brief ->
        [yes] compre uma nova Carta de Lealdade
       *[no] embaralhe uma carta “Você Não é um Cylon” não utilizada no baralho de Lealdade e compre uma nova Carta de Lealdade
    }
    .may =
        { $brief ->
            [yes] comprar uma nova Carta de Lealdade
           *[no] embaralhar uma carta “Você Não é um Cylon” não utilizada no baralho de Lealdade e comprar uma nova Carta de Lealdade
        }

effects-personalGoals-titlesAtLeast =
    { $count ->
        [one] você tiver { $count } título ou mais
       *[other] você tiver { $count } títulos ou mais
    }
effects-personalGoals-nukesSpent = o Almirante não tiver mais armas nucleares
effects-personalGoals-holderAt = { NOUN($title, case: "the") } estiver { NOUN($place, case: "at") }
effects-personalGoals-youAt = você estiver { NOUN($places, case: "at") }
effects-personalGoals-vipersLost =
    { $count ->
        [one] { $count } viper ou mais estiverem danificadas ou destruídas
       *[other] { $count } vipers ou mais estiverem danificadas ou destruídas
    }
effects-personalGoals-raidersAtLeast =
    { $count ->
        [one] houver { $count } nave de ataque ou mais no tabuleiro principal
       *[other] houver { $count } naves de ataque ou mais no tabuleiro principal
    }
effects-personalGoals-jumpedBy = a frota tiver saltado para um destino de distância { $distance }
effects-personalGoals-strengthInHand = as suas Cartas de Perícia puderem somar exatamente { $strength } de força
