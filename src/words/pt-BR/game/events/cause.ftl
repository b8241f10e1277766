handLimit = limite de cartas na mão
executed = execução
revealed = revelação como Cylon
infiltrationEnded = fim da infiltração
cost = pelo caminho até outra nave
prepareForJump = preparação para o salto

attack = o ataque
nuke = a arma nuclear
jump = o salto
area = a área
force = a força de ocupação
because = { $what } – { $why }
