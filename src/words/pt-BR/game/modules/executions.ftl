executed = Execução: { $character } ({ $player })
provedHuman = { $player } era do lado humano

proveLoyalty = escolha a Carta de Lealdade que você mostra
    .help = Seu personagem é executado. Um Cylon mostra uma carta de Cylon a sua escolha e se torna jogador Cylon; qualquer outro mostra todas.
newCharacter = escolha seu novo personagem
    .help = Seu personagem foi executado. Você continua com qualquer personagem que não tenha estado nesta partida e recebe uma nova Carta de Lealdade.
