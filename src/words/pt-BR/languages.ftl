ofDiscord = Como está no Discord
ofGuild = Como o servidor
notice = 🌐 Escolha de { $by }: aqui agora se lê em **{ $language }**.
setForGame = Onde esta partida é jogada se lê em: **{ $language }**. As mensagens diretas chegam no idioma de cada pessoa.
ownSet = A partir de agora escrevo para você em **{ $language }**: nas mensagens diretas e nas respostas que só você vê. Os canais têm o idioma deles.
ownByDiscord = A partir de agora escrevo para você no idioma do seu Discord.
