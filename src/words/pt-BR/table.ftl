## table

table-guild = Mesa de treino
table-furtherGuild = Mesa de treino { $number }
table-bot = Bot de treino
table-admins = Almirantado
table-deckCrew = Equipe do convés
table-pilots = Pilotos
table-general = geral
table-warRoom = sala-de-guerra
table-notUnderstood = A página enviou algo que a mesa de treino não entende.
table-botAway = O bot não está conectado.
table-optionsFailed = Não foi possível carregar as opções: o bot não respondeu.
table-tooLate = O bot não respondeu em { $seconds } segundos.
table-typedOnly = Este comando se digita com a barra.
table-noMenuHere = O menu “Apps” não está disponível em mensagens que só você vê.
table-oneFocus = Exatamente uma opção deve ter o foco.
table-notCompleting = “{ $option }” não tem sugestões.
table-menuOnly = “{ $command }” é um comando do menu “Apps”.
table-outdated = Este comando está desatualizado. Tente de novo em alguns minutos.
table-inPosts = Em um fórum, use comandos dentro de uma publicação.
table-ofGuild = /{ $command } pertence a um servidor e não pode ser usado em mensagens diretas.
table-notDirect = /{ $command } não pode ser usado em mensagens diretas.
table-notInGuild = /{ $command } não pode ser usado em um servidor.
table-noCommands = Você não pode usar comandos neste canal.
table-noPermission = Você não tem permissão para usar /{ $command }.
table-thinking = O bot ainda está trabalhando nesta mensagem.
table-gone = Esta mensagem não tem mais esse botão ou menu.
table-off = Este botão ou menu está desativado.
table-isButton = Isto é um botão, não um menu.
table-isMenu = Isto é um menu, não um botão.
table-formOnly = Texto só pode ser digitado em um formulário.
table-pickMore = Escolha pelo menos { $least }.
table-pickLess = Escolha no máximo { $most }.
table-pickedTwice = Você fez a mesma escolha duas vezes.
table-noChoice = O menu não tem a escolha “{ $choice }”.
table-formClosed = Este formulário não está mais aberto.
table-noField = O formulário não tem o campo “{ $field }”.
table-fieldType = Aqui só se preenchem textos e menus, não campos do tipo { $type }.
table-fieldEmpty = “{ $field }” precisa ser preenchido.
table-fieldShort = “{ $field }” precisa de pelo menos { $least } caracteres.
table-fieldLong = “{ $field }” aceita no máximo { $most } caracteres.
table-fieldChoice = “{ $field }” não tem a escolha “{ $choice }”.
table-fieldCount = Escolha de { $least } a { $most } em “{ $field }”.
table-subcommands = Escolha entre: { $commands }.
table-needs = /{ $command } precisa de { $options }.
table-quoted = “{ $option }”
table-optionTwice = Você deu a mesma opção duas vezes.
table-noOption = /{ $command } não tem a opção “{ $option }”.
table-optionType = “{ $option }” é uma opção do tipo { $wanted }, não { $given }.
table-trueOrFalse = “{ $option }” só pode ser verdadeiro ou falso.
table-fromList = “{ $option }” deve ser escolhida da lista.
table-optionEmpty = “{ $option }” precisa ser preenchida.
table-optionShort = “{ $option }” precisa de pelo menos { $least } caracteres.
table-optionLong = “{ $option }” aceita no máximo { $most } caracteres.
table-notNumber = “{ $option }” deve ser um número.
table-notWhole = “{ $option }” deve ser um número inteiro.
table-tooLittle = “{ $option }” deve ser pelo menos { $least }.
table-tooMuch = “{ $option }” deve ser no máximo { $most }.
table-notOffered = “{ $option }” deve ser uma das escolhas oferecidas.
table-nobody = Não há ninguém com este id no servidor.
table-noChannel = Você não pode ver este canal.
table-noMessage = Você não pode ver esta mensagem.
table-writeInPosts = Em um fórum, escreva dentro de uma publicação.
table-locked = Este tópico está trancado.
table-mayNotWrite = Você não pode escrever neste canal.
table-notHere =
    { $kind ->
        [user] Não há aqui usuário com o id { $id }.
        [role] Não há aqui cargo com o id { $id }.
        [channel] Não há aqui canal com o id { $id }.
       *[mentionable] Não há aqui usuário ou cargo com o id { $id }.
    }
table-nothingToSend = Não há nada para enviar.
table-messageLong = Uma mensagem tem no máximo { $most } caracteres.
table-notDismissable = Você só pode ignorar mensagens que ninguém mais vê.
