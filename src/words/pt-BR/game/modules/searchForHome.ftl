kind = Missão
demand = Teste de perícia de dificuldade { $difficulty }: { $skills }
unchanged = Nenhuma outra carta e nenhuma habilidade altera este teste, e as habilidades das cartas nele não são resolvidas.

missionTurnedUp = { $player } revela a Missão { $card }
noMission = { $player } não encontra mais nenhuma Missão na Ponte de Comando da Demetrius
crisisSpared = { $player } não compra Carta de Crise neste turno
missionTurnedDown = { $card } é virada para baixo no espaço da Missão Ativa
missionCleared =
    { $to ->
        [objective] A Missão { $card } é colocada ao lado do objetivo
        [discard] A Missão { $card } é descartada
       *[deck] A Missão { $card } é embaralhada no baralho de Missões
    }
missionSeen = { $player } olha a Carta de Missão do topo
missionSeenOpenly = A Carta de Missão do topo é { $card }
missionPutBack =
    { $where ->
        [top] { $player } deixa a Carta de Missão no topo do baralho
       *[bottom] { $player } deixa a Carta de Missão na parte de baixo do baralho
    }
skillNamed = { $player } escolhe { $skill } para todos
cylonsCleared = Fora do tabuleiro
cylonsGone = Fora da partida
rebelBasestar =
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
superCrisisPaid = { $player } descarta a Carta de Super Crise { $card }
deckSearched = { $player } pega { $cards } do baralho e da pilha de descarte dele
deckSearchedOpenly = { $player } pega { $cards } do baralho e da pilha de descarte dele; da pilha de descarte, { $open }

placeMission = coloque a Missão no topo ou na parte de baixo do baralho
    .help = Só você a viu. A carta do topo é revelada na próxima vez que alguém ativar a Ponte de Comando.
skillForAll = escolha um tipo de perícia
    .help = Cada jogador, inclusive os jogadores Cylons, compra { $cards } desse tipo, começando por você.
payTribute = escolha o que você descarta
    .help = A ação custa um marcador de milagre ou uma Carta de Super Crise sua. A carta não é resolvida.
searchedSkill = escolha o baralho de perícia em que você procura
    .help = Você pega { $cards } a sua escolha dele e da pilha de descarte dele. Depois os dois são embaralhados juntos.
searchSkillDeck = pegue { $cards } do baralho de { $skill }
    .help = Você vê o baralho e a pilha de descarte dele. Os outros só ficam sabendo quais cartas saíram da pilha de descarte.
sendOut = escolha as naves para { NOUN($area, case: "the") }
    .help = Só as naves colocadas são ativadas, cada uma delas uma vez.

miracleToken = Um marcador de milagre
    .detail = Sem um, não dá para usar aquilo para que ele serve
shipsOut =
    { $ship ->
        [raider] Cada uma age na hora, como agem as naves de ataque
       *[viper] Da Reserva, sem pilotos; você ativa cada uma delas uma vez
    }

reachedEarth = a frota encontrou seu novo lar
