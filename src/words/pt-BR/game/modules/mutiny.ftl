kind = Carta de Motim
costs = descarte { $cards }: { $what }
action = Ação
onlyIf = Somente se { $condition }
holder = Secreta. Limite: 1 (o Amotinado: 2).

drawn = { $player } compra { $cards }
seen = { $player } olha { $cards }
seenFor = { $player } olha { $cards } para { $to }
discarded = { $player } descarta { $cards }
played = { $player } joga a Carta de Motim { $card }
nukesRemoved = Todas as armas nucleares saem da partida

giveMutiny = escolha a Carta de Motim para { $player }
    .help = Só você vê as duas cartas. A outra vai para a parte de baixo do baralho de Motim.
keepMutiny = escolha { $cards } para manter
    .help = Você tem cartas demais. Todos veem o que você descarta; não tem efeito.
discardMutiny = descarte uma Carta de Motim
    .help = Todos a veem. Ela não tem efeito.
keepTitle = você quer descartar { $card } para continuar como { $title }?
    .help = Caso contrário, { $player } se torna { $title } agora.
keepAll = Manter o que você tem
giveUp = Abrir mão do título
play = Jogar uma Carta de Motim
plays = joga a Carta de Motim { $card }
