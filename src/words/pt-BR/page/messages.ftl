list = Mensagens
toNewest = Ir para a mais recente
newMessages = Novas mensagens
new = Novas
app = APP
edited = (editado)
yesterday = Ontem às { $time }
used = { $name } usou { $command }
youUsed = Você usou { $command }
replyTo = Resposta a { $name }: ir para a mensagem
deleted = A mensagem original foi apagada
see = Clique para ver a mensagem
sending = Enviando o comando…
thinking = está pensando…
failed = Esta interação falhou.
onlyYou = Só você pode ver isto
dismiss = Ignorar mensagem
card = Cartão
picture = Imagem
showLarge = Mostrar a imagem ampliada: { $label }
fit = Ajustar à janela
actualSize = Tamanho real
original = Abrir original
closePicture = Fechar imagem
threadStarted = { $name } criou um tópico: { $thread }
pinned = { $name } fixou uma mensagem neste canal.
joined = { $name } entrou no servidor.
renamed = { $name } mudou o nome do canal: { $channel }
count =
    { $count ->
        [one] { $count } mensagem
        [many] { $count } mensagens
       *[other] { $count } mensagens
    }
none = Nenhuma mensagem ainda.
posts = Publicações
noPosts = Nenhuma publicação ainda. Onde as partidas são abertas em um fórum (/settings), cada uma ganha uma publicação aqui.
welcome = Boas-vindas a #{ $name }!
channelBegins = Este é o começo de #{ $name }.
threadBegins = Este é o começo do tópico.
directBegins = Este é o começo das suas mensagens diretas com { $name }. Só você pode ler.
firstCommand = Digite { $command } para abrir uma mesa.
tutorialCommand = Primeira vez? { $command } guia você nos primeiros turnos.
firstSlash = Digite { $key } para ver tudo o que o bot sabe fazer.
seats = Escolha outra pessoa em “Jogar como” para ocupar o lugar dela; com “Jogar por todos” a página passa para quem tem que responder.
spoiler = Spoiler, aperte para revelar
unknownPerson = desconhecido
unknownRole = cargo desconhecido
unknownChannel = desconhecido
inPlace = { $place } › mensagem
