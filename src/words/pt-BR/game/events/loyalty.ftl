dealt = { $player } recebe { $cards }
sleeperAgentPhase = Fase do Agente Adormecido: cada jogador recebe mais uma Carta de Lealdade
seen = { $player } olha { $cards } de { $of }
lookPrevented = Ninguém pode olhar Cartas de Lealdade
revealed = { $player } revela uma Carta de Lealdade: { $card }
becameCylon =
    { $how ->
        [sympathizer] { $player } agora é Cylon, como Simpatizante
        [sympathetic] { $player } agora é Cylon, com um objetivo só seu
       *[revealed] { $player } joga como Cylon daqui em diante
    }
handedOver = { $player } passa { $cards } a { $to }
