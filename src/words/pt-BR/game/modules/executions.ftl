executed = Execução: { $character } ({ $player })
provedHuman = { $player } era do lado humano
newcomerStranded = { $player } começa fora do tabuleiro, não se move nem age em seu próximo turno e entra em jogo no início do turno seguinte

proveLoyalty = escolha a Carta de Lealdade que você mostra
    .help = Seu personagem é executado. Um Cylon mostra uma carta de Cylon a sua escolha e se torna jogador Cylon; qualquer outro mostra todas.
newCharacter = escolha seu novo personagem
    .help =
        { $keeps ->
            [yes] Seu personagem foi executado. Você continua com qualquer personagem que não tenha estado nesta partida e mantém suas Cartas de Lealdade viradas para cima.
           *[no] Seu personagem foi executado. Você continua com qualquer personagem que não tenha estado nesta partida e recebe uma nova Carta de Lealdade.
        }
