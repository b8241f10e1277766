### The languages that people and channels read. With markup.

# Instead of a language: nothing was chosen.
ofDiscord = Same as in Discord
ofGuild = Same as the server
notice = 🌐 { $by } set the language here to **{ $language }**.
setForGame = This game’s channel now uses **{ $language }**. Direct messages use each player’s own language.
ownSet = I’ll write to you in **{ $language }** from now on, in direct messages and in replies that only you see. Channels keep their own language.
ownByDiscord = I’ll write to you in your Discord language from now on.
