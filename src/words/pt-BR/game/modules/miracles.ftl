gained =
    { $now ->
        [1] { $player } recebe um marcador de milagre
       *[other] { $player } recebe um marcador de milagre e agora tem { $now }
    }
spent = { $player } gasta { $tokens }
spentFor = { $player } gasta { $tokens } para { $ability }
passed = Um marcador de milagre de { $player } vai para { $to }
lost = { $player } perde { $tokens }

pass = escolha para onde vai um marcador de milagre
    .help = Para outro jogador no seu local, ou desse jogador para você. Ninguém pode ter mais que o limite.
give = Dar um marcador a { $player }
take = Pegar o marcador de { $player }
