title = Mesa de treino
noScript = A mesa de treino precisa de JavaScript.
opening = Abrindo a mesa de treino…
noAnswerYet = A mesa de treino ainda não responde. Tentando de novo…
noAnswer = A mesa de treino não respondeu. Ela ainda está rodando?
noReason = A mesa de treino respondeu { $status } sem dizer por quê.
lost = Conexão com a mesa de treino perdida. Reconectando…
botOffline = O bot está offline. Ele responde assim que voltar.
noChannel = Ainda não há nenhum canal.
threadClosed = Este tópico está fechado.
playingAs = Você joga como { $name }
drawer = Canais e pessoas
unread =
    { $count ->
        [one] { $label }, { $count } não lida
        [many] { $label }, { $count } não lidas
       *[other] { $label }, { $count } não lidas
    }
events = Eventos
apps = Apps
