noTeam = Você não pertence a nenhuma equipe: vence só pela sua Agenda.

agendaDealt = { $player } recebe uma Agenda
infiltrates = { $player } se infiltra { NOUN($place, case: "at") } e conta como jogador humano
infiltrationEnded = { $player } encerra a infiltração e volta a ser jogador Cylon
basestarLeaves = A base estelar { NOUN($area, case: "at") } sai do tabuleiro
swapped = { $one } e { $other } trocam suas mãos
swappedOpenly = { $one } e { $other } trocam suas mãos: { $one } recebe { $oneGets }, { $other } recebe { $otherGets }
noCards = nenhuma carta
destinyTaken = { $player } pega { $cards } do baralho do Destino
destinyPut = { $player } coloca { $cards } no topo do baralho do Destino

putOnDestiny = coloque uma Carta de Perícia no baralho do Destino
    .help = A carta que você devolver primeiro será a primeira a ser comprada. Ninguém mais vê as cartas.
nameDraw = diga o tipo da carta que { $player } compra
    .help = Pode ser um tipo fora do conjunto de perícias desse jogador.
addToCheck =
    { $count ->
        [one] escolha a carta que você adiciona ao teste
       *[other] escolha as cartas que você adiciona ao teste
    }
    .help =
        { $count ->
            [any] Qualquer número, e todos as veem. O teste é contado com elas.
            [one] Todos veem o que você adiciona. O teste é contado com ela.
           *[other] Todos veem o que você adiciona. O teste é contado com elas.
        }
