## errors

errors-lobbyFull = Todos os { $most } lugares desta partida estão ocupados.
errors-lobbyFullHint = Alguém precisa sair antes, ou você abre outra partida em outro canal.
errors-tooFew =
    { $count ->
        [one] Esta partida precisa de { $fewest } jogadores; só { $count } lugar está ocupado.
       *[other] Esta partida precisa de { $fewest } jogadores; só { $count } lugares estão ocupados.
    }
errors-tooFewHint = Espere mais gente, ou preencha lugares com jogadores automáticos.
errors-tooManySeatedHint = Alguém precisa sair antes, ou o anfitrião escolhe outras opções.
errors-illegalOptions = Estas opções não combinam. { $reasons }
errors-illegalOptionsHint = Mude uma delas.
errors-channelTaken = Este canal já tem uma partida aberta, { $game }.
errors-channelTakenHint = Entre nela, ou abra a sua em outro canal ou tópico.
errors-channelTakenSince = Este canal agora tem outra partida aberta, { $game }.
errors-channelTakenSinceHint = Ela precisa acabar antes, ou /host here leva uma das duas para outro canal.
errors-moreSeated =
    { $count ->
        [one] A partida não pode ser para { $wanted }: { $count } lugar já está ocupado.
       *[other] A partida não pode ser para { $wanted }: { $count } lugares já estão ocupados.
    }
errors-emptyName = Nada deste nome fica visível: escolha outro.
errors-longName = O nome de uma partida tem no máximo { $most } caracteres.
errors-badSettings = Não consigo entender o que está guardado sobre as partidas deste servidor.
errors-badSettingsHint = Quem gerencia o servidor restaura tudo com /settings e o botão “Voltar ao padrão”.
errors-wrongSettings = Indique no máximo { $channels } canais, e de 1 a { $games } partidas.
errors-onlyManagers = Só membros com a permissão Gerenciar servidor podem mudar isto.
errors-askManager = Peça a quem gerencia o servidor; /settings muda isto.
errors-managersOpen = Só quem gerencia o servidor pode abrir partidas aqui.
errors-roleOpens = Só membros com um certo cargo podem abrir partidas aqui.
errors-notHere = As partidas são abertas em outros canais deste servidor.
errors-tooManyGames =
    { $count ->
        [one] Este servidor já tem { $count } partida aberta, e não pode ter mais.
       *[other] Este servidor já tem { $count } partidas abertas, e não pode ter mais.
    }
errors-tooManyGamesHint = Uma delas precisa acabar antes, ou quem gerencia o servidor permite mais com /settings.
errors-otherServer = Essa partida pertence a outro servidor.
errors-otherServerHint = Leve-a para um canal do servidor dela.
errors-livesHere = A partida já está aqui.
errors-noSuchGame = Essa partida não existe.
errors-noSuchGameHint = Confira o nome: ele é parecido com adama-417.
errors-notStarted = Esta partida ainda não começou.
errors-notStartedHint = O anfitrião a inicia quando todos estiverem aqui.
errors-started = Esta partida já começou.
errors-startedHint = O anfitrião pode passar um lugar para você, ou você abre outra partida em outro canal.
errors-leaveRunning = Por um tempo, /away põe alguém para jogar por você. De vez, { $host } passa o seu lugar adiante com /host replace.
errors-theHost = o anfitrião
errors-over = Esta partida acabou.
errors-overHint = O registro dela ainda pode ser lido com /game log.
errors-ended = Esta partida já terminou.
errors-abandoned = Esta partida foi abandonada.
errors-openNew = Abra uma nova partida.
errors-alreadyJoined = Você já tem um lugar nesta partida.
errors-alreadyJoinedHint = Espere o anfitrião iniciá-la.
errors-personJoined = { $name } já tem um lugar nesta partida.
errors-personJoinedHint = Escolha outra pessoa.
errors-noSeat = Você não tem lugar nesta partida.
errors-canJoin = Você ainda pode entrar com /game join.
errors-canWatch = Você pode assistir no canal dela.
errors-noSuchSeat = Esse lugar não existe nesta partida.
errors-noAutomatic = Nenhum jogador automático tem lugar nesta partida.
errors-automaticAlready = Este lugar já é de um jogador automático.
errors-notAllowed = Só o anfitrião desta partida ou quem gerencia o servidor pode fazer isto.
errors-askHost = Fale com { $name }.
errors-askAdministrator = Peça a quem gerencia o servidor.
errors-forAnother = Quem decide isto é { $name }.
errors-decided = Isto já foi decidido.
errors-takenBack = A partida voltou atrás desde que isto foi perguntado.
errors-nothingWaits = Nada espera por você agora.
errors-anotherWaits = Agora é outra coisa que espera por você.
errors-chooseAgain = Escolha de novo.
errors-noCheckNow = Nenhum teste de perícia está em andamento, ou o resultado dele já é conhecido.
errors-nothingDecided = Ninguém decidiu nada ainda.
errors-nothingDecidedHint = Não há nada para desfazer.
errors-noFurther = Não dá para voltar mais atrás na partida.
errors-noFurtherHint = Só as últimas respostas ficam guardadas para isso.
errors-quicker = Alguém foi mais rápido: a partida acabou de mudar.
errors-quickerHint = Veja de novo o que está aberto agora.
errors-notStored = Não foi possível guardar isto, então nada mudou.
errors-notStoredHint = Tente de novo em um minuto; se continuar assim, avise quem mantém o bot.
errors-unsure = Não se sabe se isto foi guardado: o banco de dados sumiu nesse momento.
errors-unsureHint = Veja a partida em um minuto e tente de novo só se nada tiver mudado.
errors-bug = Algo deu errado do meu lado. A partida está como antes.
errors-bugHint = Tente outra coisa, e avise quem mantém o bot.

## refusals

refusals-bug = Algo deu errado do meu lado. A partida está como antes: tente de novo, e avise o anfitrião se acontecer duas vezes.
refusals-noGameCalled = Não há nenhuma partida “{ $game }” aqui.
refusals-noGameHere = Não há nenhuma partida neste canal.
refusals-noGameYet = `/game create` abre uma.
refusals-youPlayIn = Você joga em { $games }.
refusals-playNowhere = Você não joga nenhuma partida agora.
refusals-playNowhereHint = Use `/game create` ou `/game join` em um canal de um servidor.
refusals-playSeveral = Você joga em várias partidas.
refusals-playSeveralHint = Indique uma com a opção `game`: { $games }. `/games` as mostra com botões.
refusals-needsServer = Uma partida precisa de um canal de um servidor.
refusals-lacking = Não posso organizar uma partida aqui: não tenho a permissão { $permissions }.
refusals-lackingHint = Quem gerencia o servidor pode me dar a permissão, ou escolha outro canal.
refusals-noSuchSeat = Esse lugar não existe.
refusals-noSuchSeatHint = Escolha um dos que o comando sugere.
refusals-noMember = { $person } não é membro deste servidor, e não poderia ver a partida.
refusals-noMemberHint = Escolha um membro, ou convide a pessoa antes.
refusals-botSeat = Um bot não pode ocupar um lugar.
refusals-botSeatHint = Deixe `by` em branco para um jogador automático assumir.
refusals-notPlayed = Não se joga nenhuma partida aqui.
refusals-noSeatIn = Você não tem lugar na partida { $game }.
refusals-noBoard = Ainda não há tabuleiro: a partida não começou.
refusals-noBoardHint = `/game start` dá início a ela.
refusals-nothingToAbandon = Não há nada para abandonar.
refusals-mayNotAbandon = Só o anfitrião desta partida ou quem gerencia o servidor pode abandoná-la.
refusals-noMove = Você não pode se mover agora.
refusals-noAction = Você não tem nenhuma ação para executar agora.
refusals-nothingToPlay = Não há nada que você possa jogar agora.
refusals-noCheck = Nenhum teste de perícia espera pelas suas cartas.
refusals-nothingWaits = Nada espera pela sua decisão.
refusals-namedTwice = Você indicou a mesma coisa duas vezes.
refusals-namedTwiceHint = Indique cada uma só uma vez; as iguais são sugeridas uma a uma.
refusals-nothingChosen = Nada foi escolhido.
refusals-tooMany = Você indicou { $number }, mas agora o máximo é { $most }.
refusals-decided = Isto já foi decidido.
refusals-notPossible = Isto não é possível agora.
refusals-ambiguous = Isto corresponde a várias coisas.
refusals-canChoose = Você pode escolher: { $choices }.
refusals-quoted = “{ $name }”
refusals-andMore = { $choices } e mais { $more }
refusals-nothingToPass = Não há nada para recusar agora.
refusals-noSuchPass = Não é uma pergunta que você possa recusar agora.
refusals-oldCommand = Este comando é de outra versão do bot.
refusals-youWrote = O que você escreveu, para que não se perca:
refusals-oldCommandHint = Recarregue o Discord e tente de novo.
refusals-noCard = Não existe carta com esse nome.
refusals-noCharacter = Não existe personagem com esse nome.
refusals-noLocation = Não existe local com esse nome.
refusals-noRule = Essa regra não existe.
refusals-suggests = `/{ $command }` sugere o que há enquanto você digita.
refusals-didYouMean = Você quis dizer { $name }?
refusals-didYouMeanOneOf = Você quis dizer { $names } ou { $last }?
