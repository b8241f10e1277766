## page.frame

page-frame-title = Tavolo di prova
page-frame-noScript = Il tavolo di prova ha bisogno di JavaScript.
page-frame-opening = Il tavolo di prova si sta aprendo…
page-frame-noAnswerYet = Il tavolo di prova non risponde ancora. Riprovo…
page-frame-noAnswer = Il tavolo di prova non ha risposto. È ancora in funzione?
page-frame-noReason = Il tavolo di prova ha risposto { $status } senza dire perché.
page-frame-lost = Connessione con il tavolo di prova persa. Riconnessione…
page-frame-botOffline = Il bot è offline. Risponderà appena torna.
page-frame-noChannel = Non ci sono ancora canali.
page-frame-threadClosed = Questo thread è chiuso.
page-frame-playingAs = Giochi come { $name }
page-frame-drawer = Canali e persone
page-frame-unread =
    { $count ->
        [one] { $label }, { $count } non letto
       *[other] { $label }, { $count } non letti
    }
page-frame-events = Eventi
page-frame-apps = App

## page.sidebar

page-sidebar-playAs = Gioca come
page-sidebar-playAsPerson = Gioca come { $name }
page-sidebar-key = Alt+{ $number }
page-sidebar-playAsByKey = Gioca come { $name } (Alt+{ $number })
page-sidebar-channels = Canali
page-sidebar-textChannels = Canali testuali
page-sidebar-directMessages = Messaggi diretti
page-sidebar-noSecrets = Ancora niente. I tuoi segreti arriveranno qui.
page-sidebar-channel = Canale { $name }
page-sidebar-thread = Thread { $name }
page-sidebar-privateThread = Thread privato { $name }
page-sidebar-directWith = Messaggi diretti con { $name }
page-sidebar-you = Tu
page-sidebar-mayManage = Gestore del server
page-sidebar-playing = In gioco
page-sidebar-closed = Messaggi diretti chiusi
page-sidebar-letBotWrite = Permetti i messaggi diretti dal bot
page-sidebar-open = I messaggi diretti sono chiusi. Fai clic per aprirli.
page-sidebar-close = I messaggi diretti sono aperti. Fai clic per chiuderli.
page-sidebar-language = Lingua
page-sidebar-languageHelp = La lingua della pagina, del server e di tutti al tavolo

## page.messages

page-messages-list = Messaggi
page-messages-toNewest = Vai al più recente
page-messages-newMessages = Nuovi messaggi
page-messages-new = Nuovi
page-messages-app = APP
page-messages-edited = (modificato)
page-messages-yesterday = Ieri alle { $time }
page-messages-used = { $name } ha usato { $command }
page-messages-youUsed = Hai usato { $command }
page-messages-replyTo = Risposta a { $name }: vai al messaggio
page-messages-deleted = Il messaggio originale è stato eliminato
page-messages-see = Fai clic per vedere il messaggio
page-messages-sending = Invio del comando…
page-messages-thinking = sta pensando…
page-messages-failed = Interazione non riuscita.
page-messages-onlyYou = Solo tu puoi vederlo
page-messages-dismiss = Ignora messaggio
page-messages-card = Scheda
page-messages-picture = Immagine
page-messages-showLarge = Mostra l’immagine in grande: { $label }
page-messages-fit = Adatta alla finestra
page-messages-actualSize = Dimensioni reali
page-messages-original = Apri l’originale
page-messages-closePicture = Chiudi l’immagine
page-messages-threadStarted = { $name } ha aperto un thread: { $thread }
page-messages-pinned = { $name } ha fissato un messaggio in questo canale.
page-messages-joined = { $name } è ora nel server.
page-messages-renamed = { $name } ha cambiato il nome del canale: { $channel }
page-messages-count =
    { $count ->
        [one] { $count } messaggio
       *[other] { $count } messaggi
    }
page-messages-none = Ancora nessun messaggio.
page-messages-posts = Post
page-messages-noPosts = Ancora nessun post. Se le partite si aprono in un forum (/settings), ognuna ha qui il suo post.
page-messages-welcome = Ti diamo il benvenuto in #{ $name }!
page-messages-channelBegins = Qui comincia #{ $name }.
page-messages-threadBegins = Qui comincia il thread.
page-messages-directBegins = Qui cominciano i tuoi messaggi diretti con { $name }. Solo tu puoi leggerli.
page-messages-firstCommand = Digita { $command } per aprire una partita.
page-messages-tutorialCommand = È la prima volta? { $command } ti guida nei tuoi primi turni.
page-messages-firstSlash = Digita { $key } per vedere tutto ciò che il bot sa fare.
page-messages-seats = Scegli un’altra persona sotto «Gioca come» per prendere il suo posto. Con «Gioca tutti i posti» la pagina passa a chi tocca.
page-messages-spoiler = Spoiler, premi per scoprirlo
page-messages-unknownPerson = sconosciuto
page-messages-unknownRole = ruolo sconosciuto
page-messages-unknownChannel = sconosciuto
page-messages-inPlace = { $place } › messaggio

## page.composer

page-composer-commands = Comandi
page-composer-noneHere = Qui non ci sono comandi. Usali in un canale del server.
page-composer-show = Mostra i comandi
page-composer-message = Scrivi in { $place }
page-composer-messageTo = Scrivi a { $place }
page-composer-box = Scrivi in { $place }. Digita / per i comandi.
page-composer-boxTo = Scrivi a { $place }. Digita / per i comandi.
page-composer-unknown = Non c’è nessun comando «{ $typed }». Digita / per vederli tutti.
page-composer-notDirect = «{ $typed }» si usa nei canali del server, non nei messaggi diretti.
page-composer-matching = Comandi che corrispondono a /{ $typed }
page-composer-others = comandi
page-composer-noOption = /{ $command } non ha l’opzione «{ $option }».
page-composer-options = Opzioni facoltative
page-composer-choices = Scelte per { $option }
page-composer-discard = Scarta il comando
page-composer-discardByKey = Scarta (Esc)
page-composer-send = Invia
page-composer-enter = Invio per inviare
page-composer-enterOrMore = Invio per inviare · ↑↓ per altre opzioni
page-composer-loading = Caricamento delle opzioni…
page-composer-noMatch = Nessuna opzione corrisponde
page-composer-required = obbligatoria
page-composer-optional = facoltativa
page-composer-end = Comando completo: premi Invio per inviare
page-composer-more = +{ $count } facoltative
page-composer-yes = Vero
page-composer-no = Falso
page-composer-thread = Thread
page-composer-missing = «{ $option }» è obbligatoria: { $description }
page-composer-notListed = «{ $option }» deve essere una delle scelte elencate.
page-composer-noFiles = «{ $option }» richiede un file, e il tavolo di prova non ne accetta.
page-composer-notNumber = «{ $option }» deve essere un numero.
page-composer-notWhole = «{ $option }» deve essere un numero intero.
page-composer-tooLittle = «{ $option }» deve essere almeno { $least }.
page-composer-tooMuch = «{ $option }» deve essere al massimo { $most }.
page-composer-tooShort = «{ $option }» deve avere almeno { $least } caratteri.
page-composer-tooLong = «{ $option }» può avere al massimo { $most } caratteri.

## page.forms

page-forms-select = Fai una scelta
page-forms-nothing = Non c’è niente da scegliere.
page-forms-exactly = Scegline { $most } · scelte: { $chosen }
page-forms-upTo = Scegline al massimo { $most } · scelte: { $chosen }
page-forms-between = Scegline da { $least } a { $most } · scelte: { $chosen }
page-forms-done = Fatto
page-forms-close = Chiudi il modulo
page-forms-cancel = Annulla
page-forms-submit = Invia
page-forms-required = obbligatorio
page-forms-text = Testo

## page.tools

page-tools-bar = Tavolo di prova
page-tools-allSeats = Gioca tutti i posti
page-tools-allSeatsHelp = La pagina passa a chi tocca
page-tools-askedNow = A chi tocca ora
page-tools-asked = Tocca a
page-tools-you = Te
page-tools-youAsked = Tocca a te: vai alla domanda
page-tools-youAskedByKey = Tocca a te: vai alla domanda (Alt+Q)
page-tools-personAsked = Tocca a { $name }: vai alla domanda
page-tools-became = Ora giochi come { $name }
page-tools-title = Strumenti di prova
page-tools-titleAt = Strumenti di prova. Al tavolo sono le { $time }
page-tools-titleAhead = Strumenti di prova. Al tavolo sono le { $time }, avanti di { $ahead }
page-tools-timeAhead = { $time }, avanti di { $ahead }
page-tools-underAnHour = meno di un’ora
page-tools-help = Orologio e gioco automatico
page-tools-close = Chiudi
page-tools-clock = L’orologio del tavolo
page-tools-clockHelp = Mandalo avanti per vedere promemoria e limiti di tempo. Indietro non si può.
page-tools-skip = Salta { $time }
page-tools-playOn = Fai giocare il tavolo da solo
page-tools-playOnHelp = Gioca per le persone al tavolo premendo a caso i pulsanti che il bot offre loro. Il bot non si accorge della differenza, e il tavolo non vede più di loro.
page-tools-answerOne = Rispondi a questa domanda
page-tools-answerAll = Rispondi una volta per tutti e { $count }
page-tools-answersFor = Gioca automaticamente per
page-tools-nobody = Nessuno
page-tools-others = Tutti tranne { $name }
page-tools-everybody = Tutti
