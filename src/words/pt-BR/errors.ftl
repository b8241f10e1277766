## errors

errors-lobbyFull = Todos os { $most } lugares desta partida estão ocupados.
errors-lobbyFullHint = Espere alguém sair, ou abra uma partida em outro canal.
errors-tooFew =
    { $count ->
        [one] Esta partida precisa de { $fewest } jogadores; só { $count } lugar está ocupado.
       *[other] Esta partida precisa de { $fewest } jogadores; só { $count } lugares estão ocupados.
    }
errors-tooFewHint = Espere mais gente, ou preencha lugares com jogadores automáticos.
errors-tooManySeatedHint = Alguém precisa sair antes, ou o anfitrião precisa mudar as opções.
errors-illegalOptions = Estas opções não combinam. { $reasons }
errors-illegalOptionsHint = Mude uma delas.
errors-channelTaken = Este canal já tem uma partida aberta, { $game }.
errors-channelTakenHint = Entre nela, ou abra a sua em outro canal ou tópico.
errors-channelTakenSince = Enquanto isso, outra partida, { $game }, foi aberta neste canal.
errors-channelTakenSinceHint = Ela precisa acabar antes; ou leve uma das duas para outro canal com /host here.
errors-moreSeated =
    { $count ->
        [one] A partida não pode ser para { $wanted }: { $count } lugar já está ocupado.
       *[other] A partida não pode ser para { $wanted }: { $count } lugares já estão ocupados.
    }
errors-emptyName = Este nome não tem caracteres visíveis. Escolha outro.
errors-longName = O nome de uma partida tem no máximo { $most } caracteres.
errors-badSettings = As configurações deste servidor estão ilegíveis.
errors-badSettingsHint = Quem gerencia o servidor pode restaurá-las com /settings e o botão “Voltar ao padrão”.
errors-wrongSettings = Escolha no máximo { $channels } canais, e de 1 a { $games } partidas.
errors-onlyManagers = Você precisa da permissão Gerenciar servidor para mudar isto.
errors-askManager = Peça a quem gerencia o servidor que mude isto com /settings.
errors-managersOpen = Só quem gerencia o servidor pode abrir partidas aqui.
errors-roleOpens = Só membros com um certo cargo podem abrir partidas aqui.
errors-notHere = Não se abrem partidas neste canal, só em outros deste servidor.
errors-tooManyGames =
    { $count ->
        [one] Este servidor já tem { $count } partida aberta, e esse é o limite.
       *[other] Este servidor já tem { $count } partidas abertas, e esse é o limite.
    }
errors-tooManyGamesHint = Espere uma acabar, ou peça a quem gerencia o servidor que aumente o limite com /settings.
errors-otherServer = Essa partida pertence a outro servidor.
errors-otherServerHint = Leve-a para um canal do servidor dela.
errors-livesHere = A partida já está neste canal.
errors-noSuchGame = Essa partida não existe.
errors-noSuchGameHint = Confira o nome. Ele é assim: adama-417.
errors-notStarted = Esta partida ainda não começou.
errors-notStartedHint = O anfitrião começa quando todos estiverem aqui.
errors-started = Esta partida já começou.
errors-startedHint = O anfitrião pode dar a você um lugar, ou abra uma partida em outro canal.
errors-leaveRunning = Para uma pausa, use /away. Para sair de vez, peça a { $host } que passe o seu lugar adiante com /host replace.
errors-theHost = o anfitrião
errors-over = Esta partida acabou.
errors-overHint = Você ainda pode ler o registro dela com /game log.
errors-ended = Esta partida já terminou.
errors-abandoned = Esta partida foi abandonada.
errors-openNew = Você pode abrir uma nova partida.
errors-alreadyJoined = Você já tem um lugar nesta partida.
errors-alreadyJoinedHint = Agora é só esperar o anfitrião começar.
errors-personJoined = { $name } já tem um lugar nesta partida.
errors-personJoinedHint = Escolha outra pessoa.
errors-noSeat = Você não tem lugar nesta partida.
errors-canJoin = Você ainda pode entrar com /game join.
errors-canWatch = Você pode assistir no canal dela.
errors-noSuchSeat = Esse lugar não existe nesta partida.
errors-noAutomatic = Não há jogadores automáticos nesta partida.
errors-automaticAlready = Este lugar já é de um jogador automático.
errors-notAllowed = Só o anfitrião desta partida ou quem gerencia o servidor pode fazer isto.
errors-askHost = Fale com { $name }.
errors-askAdministrator = Peça a quem gerencia o servidor.
errors-forAnother = Essa decisão é de { $name }.
errors-decided = Isto já foi decidido.
errors-takenBack = A partida foi desfeita até antes desta pergunta.
errors-nothingWaits = Você não tem nada a responder agora.
errors-anotherWaits = Agora a pergunta para você é outra.
errors-chooseAgain = Escolha de novo.
errors-noCheckNow = Não há teste de perícia em andamento, ou o resultado já é conhecido.
errors-nothingDecided = Nada foi decidido ainda.
errors-nothingDecidedHint = Não há nada para desfazer.
errors-noFurther = Não dá para desfazer mais do que isso.
errors-noFurtherHint = Só as respostas mais recentes podem ser desfeitas.
errors-quicker = Alguém foi mais rápido: a partida acabou de mudar.
errors-quickerHint = Veja o que há para decidir agora e tente de novo.
errors-notStored = Não foi possível salvar isto, então nada mudou.
errors-notStoredHint = Tente de novo em um minuto. Se continuar assim, avise quem mantém o bot.
errors-unsure = A conexão com o banco de dados caiu, e não sei se isto foi salvo.
errors-unsureHint = Veja a partida em um minuto, e só tente de novo se nada tiver mudado.
errors-bug = Algo deu errado por aqui. A partida está exatamente como antes.
errors-bugHint = Tente outra coisa, e avise quem mantém o bot.

## refusals

refusals-bug = Algo deu errado por aqui. Nada mudou: tente de novo, e avise o anfitrião se acontecer duas vezes.
refusals-noGameCalled = Não há nenhuma partida “{ $game }” aqui.
refusals-noGameHere = Não há nenhuma partida neste canal.
refusals-noGameYet = `/game create` abre uma.
refusals-youPlayIn = As suas partidas: { $games }.
refusals-playNowhere = Você não está em nenhuma partida.
refusals-playNowhereHint = Use `/game create` ou `/game join` em um canal de servidor.
refusals-playSeveral = Você está em várias partidas.
refusals-playSeveralHint = Escolha uma com a opção `game`: { $games }. `/games` as mostra com botões.
refusals-needsServer = Partidas precisam de um canal de servidor.
refusals-lacking = Não posso conduzir uma partida aqui. Permissões que faltam: { $permissions }.
refusals-lackingHint = Peça-as a quem gerencia o servidor, ou escolha outro canal.
refusals-noSuchSeat = Esse lugar não existe.
refusals-noSuchSeatHint = Escolha uma das sugestões.
refusals-noMember = { $person } não é membro deste servidor e não poderia ver a partida.
refusals-noMemberHint = Escolha um membro, ou convide a pessoa antes.
refusals-botSeat = Um bot não pode ocupar um lugar.
refusals-botSeatHint = Deixe `by` em branco para um jogador automático assumir.
refusals-notPlayed = Não há nenhuma partida em andamento aqui.
refusals-noSeatIn = Você não tem lugar na partida { $game }.
refusals-noBoard = Ainda não há tabuleiro: a partida não começou.
refusals-noBoardHint = `/game start` a começa.
refusals-nothingToAbandon = Não há nada para abandonar.
refusals-mayNotAbandon = Só o anfitrião desta partida ou quem gerencia o servidor pode abandoná-la.
refusals-noMove = Você não pode se mover agora.
refusals-noAction = Você não pode executar uma ação agora.
refusals-nothingToPlay = Você não tem nada para jogar agora.
refusals-noCheck = Nenhum teste de perícia espera pelas suas cartas.
refusals-nothingWaits = Nenhuma decisão espera por você.
refusals-namedTwice = Você escolheu a mesma coisa duas vezes.
refusals-namedTwiceHint = Escolha cada uma só uma vez; cartas iguais são sugeridas separadamente.
refusals-nothingChosen = Você não escolheu nada.
refusals-tooMany = Você escolheu { $number }, mas o limite é { $most }.
refusals-decided = Isto já foi decidido.
refusals-notPossible = Isto não é possível agora.
refusals-ambiguous = Isto combina com várias coisas.
refusals-canChoose = Você pode escolher: { $choices }.
refusals-quoted = “{ $name }”
refusals-andMore = { $choices } e mais { $more }
refusals-nothingToPass = Não há nada para recusar agora.
refusals-noSuchPass = Você não pode recusar essa pergunta.
refusals-oldCommand = Este comando é de outra versão do bot.
refusals-youWrote = Aqui está o que você escreveu, para não se perder:
refusals-oldCommandHint = Recarregue o Discord e tente de novo.
refusals-noCard = Não existe carta com esse nome.
refusals-noCharacter = Não existe personagem com esse nome.
refusals-noLocation = Não existe local com esse nome.
refusals-noRule = Essa regra não existe.
refusals-suggests = `/{ $command }` sugere opções enquanto você digita.
refusals-didYouMean = Você quis dizer { $name }?
refusals-didYouMeanOneOf = Você quis dizer { $names } ou { $last }?
