lobbyFull = Todos os { $most } lugares desta partida estão ocupados.
lobbyFullHint = Alguém precisa sair antes, ou você abre outra partida em outro canal.
tooFew =
    { $count ->
        [one] Esta partida precisa de { $fewest } jogadores; só { $count } lugar está ocupado.
       *[other] Esta partida precisa de { $fewest } jogadores; só { $count } lugares estão ocupados.
    }
tooFewHint = Espere mais gente, ou preencha lugares com jogadores automáticos.
tooManySeatedHint = Alguém precisa sair antes, ou o anfitrião escolhe outras opções.
illegalOptions = Estas opções não combinam. { $reasons }
illegalOptionsHint = Mude uma delas.
channelTaken = Este canal já tem uma partida aberta, { $game }.
channelTakenHint = Entre nela, ou abra a sua em outro canal ou tópico.
channelTakenSince = Este canal agora tem outra partida aberta, { $game }.
channelTakenSinceHint = Ela precisa acabar antes, ou /host here leva uma das duas para outro canal.
moreSeated =
    { $count ->
        [one] A partida não pode ser para { $wanted }: { $count } lugar já está ocupado.
       *[other] A partida não pode ser para { $wanted }: { $count } lugares já estão ocupados.
    }
emptyName = Nada deste nome fica visível: escolha outro.
longName = O nome de uma partida tem no máximo { $most } caracteres.
badSettings = Não consigo entender o que está guardado sobre as partidas deste servidor.
badSettingsHint = Quem gerencia o servidor restaura tudo com /settings e o botão “Voltar ao padrão”.
wrongSettings = Indique no máximo { $channels } canais, e de 1 a { $games } partidas.
onlyManagers = Só membros com a permissão Gerenciar servidor podem mudar isto.
askManager = Peça a quem gerencia o servidor; /settings muda isto.
managersOpen = Só quem gerencia o servidor pode abrir partidas aqui.
roleOpens = Só membros com um certo cargo podem abrir partidas aqui.
notHere = As partidas são abertas em outros canais deste servidor.
tooManyGames =
    { $count ->
        [one] Este servidor já tem { $count } partida aberta, e não pode ter mais.
       *[other] Este servidor já tem { $count } partidas abertas, e não pode ter mais.
    }
tooManyGamesHint = Uma delas precisa acabar antes, ou quem gerencia o servidor permite mais com /settings.
otherServer = Essa partida pertence a outro servidor.
otherServerHint = Leve-a para um canal do servidor dela.
livesHere = A partida já está aqui.
noSuchGame = Essa partida não existe.
noSuchGameHint = Confira o nome: ele é parecido com adama-417.
notStarted = Esta partida ainda não começou.
notStartedHint = O anfitrião a inicia quando todos estiverem aqui.
started = Esta partida já começou.
startedHint = O anfitrião pode passar um lugar para você, ou você abre outra partida em outro canal.
leaveRunning = Por um tempo, /away põe alguém para jogar por você. De vez, { $host } passa o seu lugar adiante com /host replace.
theHost = o anfitrião
over = Esta partida acabou.
overHint = O registro dela ainda pode ser lido com /game log.
ended = Esta partida já terminou.
abandoned = Esta partida foi abandonada.
openNew = Abra uma nova partida.
alreadyJoined = Você já tem um lugar nesta partida.
alreadyJoinedHint = Espere o anfitrião iniciá-la.
personJoined = { $name } já tem um lugar nesta partida.
personJoinedHint = Escolha outra pessoa.
noSeat = Você não tem lugar nesta partida.
canJoin = Você ainda pode entrar com /game join.
canWatch = Você pode assistir no canal dela.
noSuchSeat = Esse lugar não existe nesta partida.
noAutomatic = Nenhum jogador automático tem lugar nesta partida.
automaticAlready = Este lugar já é de um jogador automático.
notAllowed = Só o anfitrião desta partida ou quem gerencia o servidor pode fazer isto.
askHost = Fale com { $name }.
askAdministrator = Peça a quem gerencia o servidor.
forAnother = Quem decide isto é { $name }.
decided = Isto já foi decidido.
takenBack = A partida voltou atrás desde que isto foi perguntado.
nothingWaits = Nada espera por você agora.
anotherWaits = Agora é outra coisa que espera por você.
chooseAgain = Escolha de novo.
noCheckNow = Nenhum teste de perícia está em andamento, ou o resultado dele já é conhecido.
nothingDecided = Ninguém decidiu nada ainda.
nothingDecidedHint = Não há nada para desfazer.
noFurther = Não dá para voltar mais atrás na partida.
noFurtherHint = Só as últimas respostas ficam guardadas para isso.
quicker = Alguém foi mais rápido: a partida acabou de mudar.
quickerHint = Veja de novo o que está aberto agora.
notStored = Não foi possível guardar isto, então nada mudou.
notStoredHint = Tente de novo em um minuto; se continuar assim, avise quem mantém o bot.
unsure = Não se sabe se isto foi guardado: o banco de dados sumiu nesse momento.
unsureHint = Veja a partida em um minuto e tente de novo só se nada tiver mudado.
bug = Algo deu errado do meu lado. A partida está como antes.
bugHint = Tente outra coisa, e avise quem mantém o bot.
