### In which language somebody reads. With markup.

# Instead of a language: nothing was chosen.
ofDiscord = As Discord is set
ofGuild = As the server reads
notice = 🌐 { $by } chose what is read here: **{ $language }**.
setForGame = What everybody reads where this game is played: **{ $language }**. Direct messages come in each player’s own language.
ownSet = From now on I write to you in **{ $language }**: in direct messages, and in answers that only you see. Channels read their own.
ownByDiscord = From now on I write to you in the language of your Discord.
