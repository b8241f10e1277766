## table

table-guild = Tavolo di prova
table-furtherGuild = Tavolo di prova { $number }
table-bot = Bot di prova
table-admins = Ammiragliato
table-deckCrew = Personale di ponte
table-pilots = Piloti
table-general = generale
table-warRoom = sala-tattica
table-notUnderstood = La pagina ha inviato qualcosa che il tavolo non capisce.
table-botAway = Il bot non è collegato.
table-optionsFailed = Impossibile caricare le opzioni: il bot non ha risposto.
table-tooLate = Il bot non ha risposto entro { $seconds } secondi.
table-typedOnly = Questo comando si digita con la barra.
table-noMenuHere = Su un messaggio che vedi solo tu non c’è il menu «App».
table-oneFocus = Una sola opzione deve avere il cursore.
table-notCompleting = «{ $option }» non si completa da sola.
table-menuOnly = «{ $command }» è un comando del menu «App».
table-outdated = Questo comando è superato, riprova fra qualche minuto.
table-inPosts = In un forum i comandi si usano nei suoi post.
table-ofGuild = /{ $command } appartiene a un server e non si può usare nei messaggi diretti.
table-notDirect = /{ $command } non si può usare nei messaggi diretti.
table-notInGuild = /{ $command } non si può usare in un server.
table-noCommands = In questo canale non puoi usare comandi.
table-noPermission = Non hai il permesso di usare /{ $command }.
table-thinking = Il bot sta ancora pensando a questo messaggio.
table-gone = Questo messaggio non ha più questo pulsante o menu.
table-off = Questo pulsante o menu è disattivato.
table-isButton = Questo è un pulsante, non un menu.
table-isMenu = Questo è un menu, non un pulsante.
table-formOnly = Il testo si scrive solo in un modulo.
table-pickMore = Scegline almeno { $least }.
table-pickLess = Scegline al massimo { $most }.
table-pickedTwice = Una scelta è stata fatta due volte.
table-noChoice = Il menu non ha la scelta «{ $choice }».
table-formClosed = Questo modulo non è più aperto.
table-noField = Il modulo non ha il campo «{ $field }».
table-fieldType = Qui si compilano solo testi e menu, non campi di tipo { $type }.
table-fieldEmpty = «{ $field }» va compilato.
table-fieldShort = «{ $field }» vuole almeno { $least } caratteri.
table-fieldLong = «{ $field }» accetta al massimo { $most } caratteri.
table-fieldChoice = «{ $field }» non ha la scelta «{ $choice }».
table-fieldCount = Scegline da { $least } a { $most } in «{ $field }».
table-subcommands = Scegli fra: { $commands }.
table-needs = /{ $command } ha bisogno di { $options }.
table-quoted = «{ $option }»
table-optionTwice = Un’opzione è stata data due volte.
table-noOption = /{ $command } non ha l’opzione «{ $option }».
table-optionType = «{ $option }» è un’opzione di tipo { $wanted }, non { $given }.
table-trueOrFalse = «{ $option }» può essere solo vero o falso.
table-fromList = «{ $option }» va scelta dall’elenco.
table-optionEmpty = «{ $option }» va compilata.
table-optionShort = «{ $option }» vuole almeno { $least } caratteri.
table-optionLong = «{ $option }» accetta al massimo { $most } caratteri.
table-notNumber = «{ $option }» deve essere un numero.
table-notWhole = «{ $option }» deve essere un numero intero.
table-tooLittle = «{ $option }» deve essere almeno { $least }.
table-tooMuch = «{ $option }» deve essere al massimo { $most }.
table-notOffered = «{ $option }» deve essere una delle scelte offerte.
table-nobody = Nel server non c’è nessuno con questo id.
table-noChannel = Non puoi vedere questo canale.
table-noMessage = Non puoi vedere questo messaggio.
table-writeInPosts = In un forum si scrive nei suoi post.
table-locked = Questo thread è bloccato.
table-mayNotWrite = In questo canale non puoi scrivere.
table-notHere =
    { $kind ->
        [user] Qui non c’è nessun utente con l’id { $id }.
        [role] Qui non c’è nessun ruolo con l’id { $id }.
        [channel] Qui non c’è nessun canale con l’id { $id }.
       *[mentionable] Qui non c’è nessun utente o ruolo con l’id { $id }.
    }
table-nothingToSend = Non c’è niente da inviare.
table-messageLong = Un messaggio ha al massimo { $most } caratteri.
table-notDismissable = Si possono ignorare solo i messaggi che nessun altro vede.
