handLimit = limite de cartas na mão
executed = execução
revealed = revelação como Cylon
infiltrationEnded = fim da infiltração
cost = pelo caminho até outra nave
prepareForJump = preparação para o salto

attack = um ataque
because = { $what } – { $why }
