abandoned = { $name } abandonou a partida. `/game create` abre uma nova.
moved = { $name } levou a partida para { $channel }: ela continua lá.
seatReplaced = { $name } passou o lugar { $seat } de { $from } a { $to }.
stuck = ⚠ { $name }, um jogador automático, não consegue agir: é um erro deste bot. O anfitrião pode desfazer a última decisão (`/game undo`), passar o lugar adiante (`/host replace`) ou encerrar a partida (`/host abandon`).
stuckInSecret = ⚠ Um jogador automático não consegue agir: é um erro deste bot. O anfitrião pode desfazer a última decisão (`/game undo`), passar lugares adiante (`/host replace`) ou encerrar a partida (`/host abandon`).
thanks = Obrigado por jogar. `/game create` abre a próxima partida.
closed = { $person }, não consigo enviar mensagens diretas para você. Permita mensagens diretas de membros deste servidor (Configurações de privacidade do servidor), ou use `/hand` aqui: só você vê o que ele mostra.
