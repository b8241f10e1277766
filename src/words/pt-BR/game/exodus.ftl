## modules.cylonFleet

modules-cylonFleet-nothingActivated = Não há { NOUN($ship, case: "plural") } no tabuleiro principal
modules-cylonFleet-gathers = No tabuleiro da Frota Cylon, { $area }: { $ships }
modules-cylonFleet-arrives = A Frota Cylon chega: { $ships } { NOUN($area, case: "at") }
modules-cylonFleet-pursuit =
    { $back ->
        [yes] { $space ->
            [0] O marcador de perseguição volta para o início
            [4] O marcador de perseguição volta para o Ataque Automático
           *[other] O marcador de perseguição volta para o espaço { $space }
        }
       *[no] { $space ->
            [0] O marcador de perseguição vai para o início
            [4] O marcador de perseguição vai para o Ataque Automático
           *[other] O marcador de perseguição vai para o espaço { $space }
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
        [damage] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, danifica uma base estelar 2x, se houver uma ali
        [basestar] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, destrói uma base estelar, se houver uma ali
        [raiders] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, destrói uma base estelar e 3 naves de ataque, se estiverem ali
       *[all] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, destrói todas as naves ali
    }

modules-cylonFleet-nukeTarget = escolha a área que a arma nuclear atinge
    .help = Depois você joga um dado. Com 1 ou 2, uma base estelar ali é danificada 2x; de 3 a 6, destruída; com 7, destruída junto com 3 naves de ataque; com 8, todas as naves ali são destruídas, inclusive vipers e naves civis.
modules-cylonFleet-fleetArea =
    { $count ->
        [one] escolha onde se reúne { $ships }
       *[other] escolha onde se reúnem { $ships }
    }
    .help = Uma área do tabuleiro da Frota Cylon. O que espera ali vem para a área de mesmo nome do tabuleiro principal.

modules-cylonFleet-escort =
    { $number ->
        [none] Escoltar uma nave civil { NOUN($area, case: "from") } com { $viper }
       *[other] Escoltar a nave civil nº { $number } { NOUN($area, case: "from") } com { $viper }
    }
    .detail = Ela volta para junto das naves civis que não estão no espaço
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

modules-cylonFleet-cag = O CAG coloca as naves civis para as quais a carta não indica uma área, onde ainda não houver nenhuma, e decide quando uma carta diz isso.
modules-cylonFleet-handOver = Enviar uma viper e passar o título
    .deed = envia uma viper, se houver alguma para enviar, e passa o título
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
       *[no] coloque { $ships } da pilha de não utilizadas em uma área do tabuleiro da Frota Cylon
    }
    .may =
        { $brief ->
            [yes] colocar { $ships } no tabuleiro da Frota Cylon
           *[no] colocar { $ships } da pilha de não utilizadas em uma área do tabuleiro da Frota Cylon
        }
effects-cylonFleet-rollBelowRaiders =
    { $brief ->
        [yes] jogue um dado: abaixo do número de naves de ataque no espaço, { $what }
       *[no] jogue um dado. Com menos que o número de naves de ataque no tabuleiro principal: { $what }
    }
    .may =
        { $brief ->
            [yes] jogar um dado: abaixo do número de naves de ataque no espaço, { $what }
           *[no] jogar um dado. Com menos que o número de naves de ataque no tabuleiro principal: { $what }
        }
effects-cylonFleet-nukeArea =
    { $brief ->
        [yes] jogue o dado para uma área: 1–2 danifica 2× uma base estelar, 3–6 a destrói, 7 com 3 naves de ataque, 8 todas as naves
       *[no] descarte 1 arma nuclear, escolha uma área de espaço e jogue um dado. Com 1 ou 2: danifique duas vezes uma base estelar dessa área. Com 3 a 6: destrua uma base estelar dessa área. Com 7: destrua uma base estelar e 3 naves de ataque dessa área. Com 8: destrua todas as naves dessa área, inclusive as humanas
    }
    .may =
        { $brief ->
            [yes] jogar o dado para uma área: 1–2 danifica 2× uma base estelar, 3–6 a destrói, 7 com 3 naves de ataque, 8 todas as naves
           *[no] descartar 1 arma nuclear, escolher uma área de espaço e jogar um dado. Com 1 ou 2: danifique duas vezes uma base estelar dessa área. Com 3 a 6: destrua uma base estelar dessa área. Com 7: destrua uma base estelar e 3 naves de ataque dessa área. Com 8: destrua todas as naves dessa área, inclusive as humanas
        }

## modules.ionianNebula

modules-ionianNebula-traumaDrawn = { $player } compra { $tokens }
modules-ionianNebula-traumaDisaster =
    { $harmless ->
        [yes] { $player } mostra { $disasters }, sem efeito, e compra de novo
       *[no] { $player } mostra { $disasters }
    }
modules-ionianNebula-traumaDiscarded = { $player } descarta { $tokens }
modules-ionianNebula-traumaDiscardedAtExecution = { $player } descarta { $tokens } com o personagem executado
modules-ionianNebula-traumaLost = { $player } perde { $tokens } aleatoriamente
modules-ionianNebula-traumaPlaced = { $player } coloca { NOUN($token, case: "a") } aqui: { $place }
modules-ionianNebula-traumaPlacedUnseen = Um marcador de trauma é colocado aqui, sem ser visto: { $place }
modules-ionianNebula-crossroadsDealt = { $player } recebe uma Carta de Encruzilhada
modules-ionianNebula-crossroadsDealtOpenly = A Carta de Encruzilhada de { $player }: { $card }
modules-ionianNebula-traumaLaid = { $player } coloca { NOUN($token, case: "a") } ao lado da Carta de Encruzilhada
modules-ionianNebula-crossroadsRevealed = { $player } revela { $card }: { $token }
modules-ionianNebula-crossroadsRevealedAlone = { $player } revela { $card }: sem marcador de trauma, então o resultado é escolhido
modules-ionianNebula-crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } escolhe o resultado benevolente de { $card }
       *[antagonistic] { $player } escolhe o resultado antagonista de { $card }
    }
modules-ionianNebula-raiderLeaves = Uma nave de ataque sai { NOUN($place, case: "from") }
modules-ionianNebula-trialBegins = O Julgamento começa: todos os marcadores de trauma são mostrados
modules-ionianNebula-traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player } mostra { $tokens }, e o julgamento é como humano: nada conta
            [one] { $player } mostra { $tokens }, e o julgamento é como humano: { $counting } conta
           *[other] { $player } mostra { $tokens }, e o julgamento é como humano: { $counting } contam
        }
       *[no] { $kept ->
            [0] { $player } mostra { $tokens }, e o julgamento é como Cylon: nada conta
            [one] { $player } mostra { $tokens }, e o julgamento é como Cylon: { $counting } conta
           *[other] { $player } mostra { $tokens }, e o julgamento é como Cylon: { $counting } contam
        }
    }
modules-ionianNebula-trialSparesAll = Ninguém é eliminado pelo Julgamento

modules-ionianNebula-discardTrauma = descarte { $tokens }
    .help = Eles voltam para a pilha sem serem vistos. No Julgamento, os antagonistas pesam contra os humanos e os benevolentes, contra os jogadores Cylons.
modules-ionianNebula-layTrauma = coloque um marcador de trauma ao lado da sua Carta de Encruzilhada
    .help = Todos fazem isso sem que ninguém veja. Quando a carta é revelada, o símbolo do marcador diz qual resultado você resolve.
modules-ionianNebula-crossroadsResult = escolha o resultado de { $card }
    .help = Você não tinha marcador de trauma para colocar ao lado dela.
modules-ionianNebula-condemn = escolha quem é eliminado
    .help = Estes jogadores humanos têm a mesma quantidade de marcadores de trauma. Quem for escolhido perde o personagem, o lugar e a partida.

modules-ionianNebula-result =
    { $symbol ->
        [benevolent] Benevolente
       *[antagonistic] Antagonista
    }
modules-ionianNebula-condemned = Fora da partida, com { $tokens }

modules-ionianNebula-phase = Encruzilhada
    .begins = começa a fase da Encruzilhada
    .brings = a fase da Encruzilhada: uma batalha, uma Carta de Encruzilhada para cada jogador e um Julgamento que pode eliminar alguém
    .occasion = Quando começa a fase da Encruzilhada
modules-ionianNebula-leftTheNebula = a frota encontrou a saída da Nebulosa Jônica

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
       *[no] remova do tabuleiro principal { $ships } a sua escolha
    }
    .may =
        { $brief ->
            [yes] remover { $ships }
           *[no] remover do tabuleiro principal { $ships } a sua escolha
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
        [one] { $count } viper destruída retorna para a Reserva
       *[other] { $count } vipers destruídas retornam para a Reserva
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

modules-allies-placed = { $ally }: encontro possível { NOUN($place, case: "at") }
modules-allies-brought = { $player } traz { $ally } { NOUN($place, case: "to") }
modules-allies-putAway = { $ally } não pode vir e está fora da partida
modules-allies-met =
    { $symbol ->
        [none] { $player } encontra { $ally }: não há marcador de trauma ali, nada acontece
        [disaster] { $player } encontra { $ally }: um desastre, que não tem efeito aqui
        [benevolent] { $player } encontra { $ally }: benevolente ({ $result })
       *[antagonistic] { $player } encontra { $ally }: antagonista ({ $result })
    }
modules-allies-left =
    { $met ->
        [yes] { $ally } sai { NOUN($place, case: "from") }
       *[no] { $ally } sai { NOUN($place, case: "from") } sem ter encontrado ninguém
    }
modules-allies-hidden = { $player } esconde a nave civil nº { $number }: ela é misturada às que não estão em uso
modules-allies-pushedBack = Os centuriões são empurrados para trás (agora em: { $spaces })
modules-allies-space =
    { $space ->
        [0] início
       *[other] espaço { $space }
    }

modules-allies-meetAlly = escolha o aliado que você encontra { NOUN($place, case: "at") }
    .help = O marcador de trauma na carta é revelado e decide qual dos dois resultados acontece. Você só encontra um aliado por turno.
modules-allies-coverAlly = coloque um dos seus marcadores de trauma em { $ally }
    .help = Ele fica virado para baixo até alguém encontrar este aliado; só você sabe qual é.
modules-allies-whoBringsAlly = escolha quem traz o próximo aliado
    .help = Estes jogadores Cylons têm a mesma quantidade de marcadores de trauma. Quem você escolher coloca um dos próprios marcadores na carta.
modules-allies-shipsToMove = escolha as naves civis que você move
    .help = Você viu todas elas. Cada uma que você escolher vai para uma área adjacente, que será perguntada em seguida.
modules-allies-moveNone = Não mover nenhuma

## effects.allies

effects-allies-moveOn =
    { $how ->
        [outOfBrig] saia da Prisão para outro local de qualquer nave, sem custo
       *[anyShip] mova-se para outro local de qualquer nave, sem custo
    }
    .may =
        { $how ->
            [outOfBrig] sair da Prisão para outro local de qualquer nave, sem custo
           *[anyShip] se mover para outro local de qualquer nave, sem custo
        }
effects-allies-surveyCivilians =
    { $brief ->
        [yes] olhe em segredo todas as naves civis e mova-as para áreas adjacentes
       *[no] olhe em segredo a face de todas as naves civis no tabuleiro e depois, se quiser, mova cada uma para uma área de espaço adjacente
    }
    .may =
        { $brief ->
            [yes] olhar em segredo todas as naves civis e movê-las para áreas adjacentes
           *[no] olhar em segredo a face de todas as naves civis no tabuleiro e depois, se quiser, mover cada uma para uma área de espaço adjacente
        }
effects-allies-hideCivilians =
    { $brief ->
        [yes] { $count ->
            [one] { $ships } a sua escolha sai do tabuleiro
           *[other] { $ships } a sua escolha saem do tabuleiro
        }
       *[no] { $count ->
            [one] { $ships } a sua escolha sai do tabuleiro e é misturada à pilha de naves civis não utilizadas
           *[other] { $ships } a sua escolha saem do tabuleiro e são misturadas à pilha de naves civis não utilizadas
        }
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
       *[no] compre 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
    }
    .one =
        { $brief ->
            [yes] recebe 1 Carta de Lealdade
           *[no] compra 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
        }
    .several =
        { $brief ->
            [yes] recebem 1 Carta de Lealdade
           *[no] compram 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
        }
    .may =
        { $brief ->
            [yes] receber 1 Carta de Lealdade
           *[no] comprar 1 Carta de Lealdade, depois que 1 carta “Você Não é um Cylon” for embaralhada no baralho de Lealdade
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
            [1] ative uma viper não tripulada uma vez
            [2] ative uma viper não tripulada duas vezes
           *[other] ative uma viper não tripulada { $count } vezes
        }
       *[no] { $count ->
            [1] escolha uma viper não tripulada e ative-a até uma vez
            [2] escolha uma viper não tripulada e ative-a até duas vezes
           *[other] escolha uma viper não tripulada e ative-a até { $count } vezes
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] ativar uma viper não tripulada uma vez
                [2] ativar uma viper não tripulada duas vezes
               *[other] ativar uma viper não tripulada { $count } vezes
            }
           *[no] { $count ->
                [1] escolher uma viper não tripulada e ativá-la até uma vez
                [2] escolher uma viper não tripulada e ativá-la até duas vezes
               *[other] escolher uma viper não tripulada e ativá-la até { $count } vezes
            }
        }
effects-allies-vipersDestroyRaiders = destrua 1 nave de ataque para cada viper não tripulada no espaço, na mesma área
    .may = destruir 1 nave de ataque para cada viper não tripulada no espaço, na mesma área
effects-allies-clearArea = todas as naves Cylons dessa área são destruídas
effects-allies-pushBackCenturions =
    { $count ->
        [one] todos os centuriões recuam { $count } espaço na trilha de Embarque da Tropa
       *[other] todos os centuriões recuam { $count } espaços na trilha de Embarque da Tropa
    }
effects-allies-damageUnmanned =
    { $count ->
        [one] danifique { $count } viper não tripulada no espaço, a sua escolha
       *[other] danifique { $count } vipers não tripuladas no espaço, a sua escolha
    }
    .may =
        { $count ->
            [one] danificar { $count } viper não tripulada no espaço, a sua escolha
           *[other] danificar { $count } vipers não tripuladas no espaço, a sua escolha
        }

## modules.finalFive

modules-finalFive-examined = { $player } se depara com os Cinco Finais com { $owner }: { $cards }
modules-finalFive-examinedNone = { $player } não vê nenhum dos Cinco Finais

modules-finalFive-order = escolha qual dos Cinco Finais de { $player } é resolvido primeiro
    .help = Todos eles são resolvidos. Como jogador atual, você decide a ordem.

## modules.personalGoals

modules-personalGoals-missed = { $player } deixa de revelar { $card }

modules-personalGoals-discardStrength = escolha uma Carta de Perícia para descartar
    .help = A soma das cartas tem de ser exata. Só são oferecidas cartas com as quais ainda dá para chegar lá. Elas são descartadas juntas, e todos as veem.
modules-personalGoals-strengthLeft = falta força { $strength }

## effects.personalGoals

effects-personalGoals-discardStrength = descarte qualquer número de Cartas de Perícia que somem exatamente { $strength } de força
    .may = descartar qualquer número de Cartas de Perícia que somem exatamente { $strength } de força
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
effects-personalGoals-nukesSpent = o Almirante não tiver mais nenhuma arma nuclear
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
effects-personalGoals-strengthInHand = você tiver Cartas de Perícia que somem exatamente { $strength } de força
