passed = { $player } passa a carta do Amotinado a { $to }

pass = escolha quem é o Amotinado a partir de agora
    .help = Esse jogador compra 1 Carta de Motim, passa adiante todos os seus títulos e pode ter 2 Cartas de Motim.
seek = escolha quem compra outra Carta de Lealdade
    .help = A carta do Amotinado estava no baralho e ninguém a recebeu. Quem você escolher pode recebê-la agora, ou virar Cylon por outra carta.
