lookAt = Ver um personagem …
heading =
    { $count ->
        [one] { $name } decide
       *[other] { $count } jogadores precisam decidir
    }
reactions = Reações
reactionsHelp = Quem pode reagir recebe a pergunta em particular. “Responder” mostra aqui se é você; mais ninguém vê. A partida continua quando todos tiverem decidido.
mayBeAsked = { $people }: “Responder” mostra a cada pessoa se a pergunta é para ela.
noReaction = nenhuma reação
reactionPossible = Uma reação é possível em { $channel }.
reactionPossibleAt = Uma reação é possível em { $channel }: [veja lá]({ $link }).
again = 🔁 Pergunta repetida, pelo que aconteceu desde então: { $reactions }.
until = ⏳ { $when }, depois: { $answer }
untilDefault = ⏳ { $when }, depois: a resposta padrão
untilAutomatic = ⏳ { $when }, depois: um jogador automático responde
untilPause = ⏳ { $when }, depois: a partida fica parada
answer = Responder
hand = Minha mão
whichHand = Você joga em várias partidas. De qual delas quer ver a mão?
