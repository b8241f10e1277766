## page.frame

page-frame-title = Mesa de treino
page-frame-noScript = A mesa de treino precisa de JavaScript.
page-frame-opening = Abrindo a mesa de treino…
page-frame-noAnswerYet = A mesa de treino ainda não responde. Tentando de novo…
page-frame-noAnswer = A mesa de treino não respondeu. Ela ainda está rodando?
page-frame-noReason = A mesa de treino respondeu { $status } sem dizer por quê.
page-frame-lost = Conexão com a mesa de treino perdida. Reconectando…
page-frame-botOffline = O bot está offline. Ele responde assim que voltar.
page-frame-noChannel = Ainda não há nenhum canal.
page-frame-threadClosed = Este tópico está fechado.
page-frame-playingAs = Você joga como { $name }
page-frame-drawer = Canais e pessoas
page-frame-unread =
    { $count ->
        [one] { $label }, { $count } não lida
       *[other] { $label }, { $count } não lidas
    }
page-frame-events = Eventos
page-frame-apps = Apps

## page.sidebar

page-sidebar-playAs = Jogar como
page-sidebar-playAsPerson = Jogar como { $name }
page-sidebar-key = Alt+{ $number }
page-sidebar-playAsByKey = Jogar como { $name } (Alt+{ $number })
page-sidebar-channels = Canais
page-sidebar-textChannels = Canais de texto
page-sidebar-directMessages = Mensagens diretas
page-sidebar-noSecrets = Nada ainda. Os seus segredos chegam aqui.
page-sidebar-channel = Canal { $name }
page-sidebar-thread = Tópico { $name }
page-sidebar-privateThread = Tópico privado { $name }
page-sidebar-directWith = Mensagens diretas com { $name }
page-sidebar-you = Você
page-sidebar-mayManage = Pode gerenciar o servidor
page-sidebar-playing = Jogando
page-sidebar-closed = Mensagens diretas fechadas
page-sidebar-letBotWrite = Permitir mensagens diretas do bot
page-sidebar-open = As mensagens diretas estão fechadas. Clique para abrir.
page-sidebar-close = As mensagens diretas estão abertas. Clique para fechar.
page-sidebar-language = Idioma
page-sidebar-languageHelp = O idioma da página, do servidor e de todos à mesa

## page.messages

page-messages-list = Mensagens
page-messages-toNewest = Ir para a mais recente
page-messages-newMessages = Novas mensagens
page-messages-new = Novas
page-messages-app = APP
page-messages-edited = (editado)
page-messages-yesterday = Ontem às { $time }
page-messages-used = { $name } usou { $command }
page-messages-youUsed = Você usou { $command }
page-messages-replyTo = Resposta a { $name }: ir para a mensagem
page-messages-deleted = A mensagem original foi apagada
page-messages-see = Clique para ver a mensagem
page-messages-sending = Enviando o comando…
page-messages-thinking = está pensando…
page-messages-failed = Esta interação falhou.
page-messages-onlyYou = Só você pode ver isto
page-messages-dismiss = Ignorar mensagem
page-messages-card = Cartão
page-messages-picture = Imagem
page-messages-showLarge = Mostrar a imagem ampliada: { $label }
page-messages-fit = Ajustar à janela
page-messages-actualSize = Tamanho real
page-messages-original = Abrir original
page-messages-closePicture = Fechar imagem
page-messages-threadStarted = { $name } criou um tópico: { $thread }
page-messages-pinned = { $name } fixou uma mensagem neste canal.
page-messages-joined = { $name } entrou no servidor.
page-messages-renamed = { $name } mudou o nome do canal: { $channel }
page-messages-count =
    { $count ->
        [one] { $count } mensagem
       *[other] { $count } mensagens
    }
page-messages-none = Nenhuma mensagem ainda.
page-messages-posts = Publicações
page-messages-noPosts = Nenhuma publicação ainda. Onde partidas são abertas em um fórum (/settings), cada uma ganha uma publicação aqui.
page-messages-welcome = Boas-vindas a #{ $name }!
page-messages-channelBegins = Este é o começo de #{ $name }.
page-messages-threadBegins = Este é o começo do tópico.
page-messages-directBegins = Este é o começo das suas mensagens diretas com { $name }. Só você pode ler.
page-messages-firstCommand = Digite { $command } para abrir uma partida.
page-messages-tutorialCommand = Primeira vez? { $command } guia você nos primeiros turnos.
page-messages-firstSlash = Digite { $key } para ver tudo o que o bot sabe fazer.
page-messages-seats = Escolha outra pessoa em “Jogar como” para ocupar o lugar dela. Com “Jogar por todos”, a página passa para quem está na vez.
page-messages-spoiler = Spoiler: aperte para revelar
page-messages-unknownPerson = desconhecido
page-messages-unknownRole = cargo desconhecido
page-messages-unknownChannel = desconhecido
page-messages-inPlace = { $place } › mensagem

## page.composer

page-composer-commands = Comandos
page-composer-noneHere = Não há comandos aqui. Use-os em um canal do servidor.
page-composer-show = Mostrar comandos
page-composer-message = Conversar em { $place }
page-composer-messageTo = Conversar com { $place }
page-composer-box = Conversar em { $place }. Digite / para os comandos.
page-composer-boxTo = Conversar com { $place }. Digite / para os comandos.
page-composer-unknown = Não existe o comando “{ $typed }”. Digite / para ver todos.
page-composer-notDirect = “{ $typed }” funciona nos canais do servidor, não em mensagens diretas.
page-composer-matching = Comandos que correspondem a /{ $typed }
page-composer-others = comandos
page-composer-noOption = /{ $command } não tem a opção “{ $option }”.
page-composer-options = Opções opcionais
page-composer-choices = Escolhas para { $option }
page-composer-discard = Descartar o comando
page-composer-discardByKey = Descartar (Esc)
page-composer-send = Enviar
page-composer-enter = Enter para enviar
page-composer-enterOrMore = Enter para enviar · ↑↓ para mais opções
page-composer-loading = Carregando opções…
page-composer-noMatch = Nenhuma opção corresponde
page-composer-required = obrigatória
page-composer-optional = opcional
page-composer-end = Comando completo: aperte Enter para enviar
page-composer-more = +{ $count } opcionais
page-composer-yes = Verdadeiro
page-composer-no = Falso
page-composer-thread = Tópico
page-composer-missing = “{ $option }” é obrigatória: { $description }
page-composer-notListed = “{ $option }” deve ser uma das escolhas da lista.
page-composer-noFiles = “{ $option }” pede um arquivo, o que a mesa de treino não aceita.
page-composer-notNumber = “{ $option }” deve ser um número.
page-composer-notWhole = “{ $option }” deve ser um número inteiro.
page-composer-tooLittle = “{ $option }” deve ser { $least } ou mais.
page-composer-tooMuch = “{ $option }” deve ser { $most } ou menos.
page-composer-tooShort = “{ $option }” deve ter pelo menos { $least } caracteres.
page-composer-tooLong = “{ $option }” pode ter no máximo { $most } caracteres.

## page.forms

page-forms-select = Faça uma seleção
page-forms-nothing = Não há nada para escolher.
page-forms-exactly = Escolha { $most } (escolhidas: { $chosen })
page-forms-upTo = Escolha até { $most } (escolhidas: { $chosen })
page-forms-between = Escolha de { $least } a { $most } (escolhidas: { $chosen })
page-forms-done = Pronto
page-forms-close = Fechar formulário
page-forms-cancel = Cancelar
page-forms-submit = Enviar
page-forms-required = obrigatório
page-forms-text = Texto

## page.tools

page-tools-bar = Mesa de treino
page-tools-allSeats = Jogar por todos
page-tools-allSeatsHelp = A página passa para quem está na vez
page-tools-askedNow = Na vez agora
page-tools-asked = Na vez
page-tools-you = Você
page-tools-youAsked = É a sua vez: ir para a pergunta
page-tools-youAskedByKey = É a sua vez: ir para a pergunta (Alt+Q)
page-tools-personAsked = É a vez de { $name }: ir para a pergunta
page-tools-became = Agora você joga como { $name }
page-tools-title = Ferramentas de treino
page-tools-titleAt = Ferramentas de treino. Hora da mesa: { $time }
page-tools-titleAhead = Ferramentas de treino. Hora da mesa: { $time }, { $ahead } à frente
page-tools-timeAhead = { $time }, { $ahead } à frente
page-tools-underAnHour = menos de uma hora
page-tools-help = Relógio e jogo automático
page-tools-close = Fechar
page-tools-clock = O relógio da mesa
page-tools-clockHelp = Adiante-o para ver lembretes e limites de tempo. Não dá para atrasá-lo.
page-tools-skip = Pular { $time }
page-tools-playOn = Deixar a mesa jogar sozinha
page-tools-playOnHelp = Joga pelas pessoas da mesa, apertando ao acaso os botões que o bot oferece a elas. O bot não percebe a diferença, e a mesa não vê mais do que elas.
page-tools-answerOne = Responder a esta pergunta
page-tools-answerAll = Responder uma vez por cada uma das { $count } pessoas na vez
page-tools-answersFor = Jogar automaticamente por
page-tools-nobody = Ninguém
page-tools-others = Todos menos { $name }
page-tools-everybody = Todos
