viewChannel = Ver canal
sendMessages = Enviar mensagens
attachFiles = Anexar arquivos
readHistory = Ver histórico de mensagens
createThreads = Criar tópicos públicos
createPrivateThreads = Criar tópicos privados
createEvents = Criar eventos
sendInThreads = Enviar mensagens em tópicos
