gameOver = A partida acabou; não há mais nada a decidir.
alreadyDecided = Isso já foi decidido.
notYours = Isso cabe a outro jogador decidir.
twice = A mesma escolha não pode ser feita duas vezes.
notOpen = Essa não é uma das escolhas abertas agora.
count = Escolha { $runs }, não { $count }.
exactly = Escolha exatamente { $needed }, não { $count }.
run = { $least } a { $most }
