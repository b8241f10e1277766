ofDiscord = Come impostato in Discord
ofGuild = Come il server
notice = 🌐 Scelta di { $by }: qui ora si legge in **{ $language }**.
setForGame = Dove si gioca questa partita si legge in: **{ $language }**. I messaggi diretti arrivano nella lingua di ciascuno.
ownSet = Da ora ti scrivo in **{ $language }**: nei messaggi diretti e nelle risposte che vedi solo tu. I canali hanno la loro lingua.
ownByDiscord = Da ora ti scrivo nella lingua del tuo Discord.
