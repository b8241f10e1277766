traumaDrawn = { $player } compra { $tokens }
traumaDisaster =
    { $harmless ->
        [yes] { $player } mostra { $disasters }, sem efeito, e compra de novo
       *[no] { $player } mostra { $disasters }
    }
traumaDiscarded = { $player } descarta { $tokens }
traumaDiscardedAtExecution = { $player } descarta { $tokens } com o personagem executado
traumaLost = { $player } perde { $tokens } aleatoriamente
traumaPlaced = { $player } coloca { NOUN($token, case: "a") } aqui: { $place }
traumaPlacedUnseen = Um marcador de trauma é colocado aqui, sem ser visto: { $place }
crossroadsDealt = { $player } recebe uma Carta de Encruzilhada
crossroadsDealtOpenly = A Carta de Encruzilhada de { $player }: { $card }
traumaLaid = { $player } coloca { NOUN($token, case: "a") } ao lado da Carta de Encruzilhada
crossroadsRevealed = { $player } revela { $card }: { $token }
crossroadsRevealedAlone = { $player } revela { $card }: sem marcador de trauma, então o resultado é escolhido
crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } escolhe o resultado benevolente de { $card }
       *[antagonistic] { $player } escolhe o resultado antagonista de { $card }
    }
raiderLeaves = Uma nave de ataque sai { NOUN($place, case: "from") }
trialBegins = O Julgamento começa: todos os marcadores de trauma são mostrados
traumaShown =
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
trialSparesAll = Ninguém é eliminado pelo Julgamento

discardTrauma = descarte { $tokens }
    .help = Eles voltam para a pilha sem serem vistos. No Julgamento, os antagonistas pesam contra os humanos e os benevolentes, contra os jogadores Cylons.
layTrauma = coloque um marcador de trauma ao lado da sua Carta de Encruzilhada
    .help = Todos fazem isso sem que ninguém veja. Quando a carta é revelada, o símbolo do marcador diz qual resultado você resolve.
crossroadsResult = escolha o resultado de { $card }
    .help = Você não tinha marcador de trauma para colocar ao lado dela.
condemn = escolha quem é eliminado
    .help = Estes jogadores humanos têm a mesma quantidade de marcadores de trauma. Quem for escolhido perde o personagem, o lugar e a partida.

result =
    { $symbol ->
        [benevolent] Benevolente
       *[antagonistic] Antagonista
    }
condemned = Fora da partida, com { $tokens }

phase = Encruzilhada
    .begins = começa a fase da Encruzilhada
    .brings = a fase da Encruzilhada: uma batalha, uma Carta de Encruzilhada para cada jogador e um Julgamento que pode eliminar alguém
    .occasion = Quando começa a fase da Encruzilhada
leftTheNebula = a frota encontrou a saída da Nebulosa Jônica
