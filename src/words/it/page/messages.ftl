list = Messaggi
toNewest = Vai al più recente
newMessages = Nuovi messaggi
new = Nuovi
app = APP
edited = (modificato)
yesterday = Ieri alle { $time }
used = { $name } ha usato { $command }
youUsed = Hai usato { $command }
replyTo = Risposta a { $name }: vai al messaggio
deleted = Il messaggio originale è stato eliminato
see = Fai clic per vedere il messaggio
sending = Invio del comando…
thinking = sta pensando…
failed = Interazione non riuscita.
onlyYou = Solo tu puoi vederlo
dismiss = Ignora messaggio
card = Scheda
picture = Immagine
showLarge = Mostra l’immagine in grande: { $label }
fit = Adatta alla finestra
actualSize = Dimensioni reali
original = Apri l’originale
closePicture = Chiudi l’immagine
threadStarted = { $name } ha aperto un thread: { $thread }
pinned = { $name } ha fissato un messaggio in questo canale.
joined = { $name } è ora nel server.
renamed = { $name } ha cambiato il nome del canale: { $channel }
count =
    { $count ->
        [one] { $count } messaggio
        [many] { $count } messaggi
       *[other] { $count } messaggi
    }
none = Ancora nessun messaggio.
posts = Post
noPosts = Ancora nessun post. Dove le partite si aprono in un forum (/settings), ognuna ha qui il suo post.
welcome = Ti diamo il benvenuto in #{ $name }!
channelBegins = Qui comincia #{ $name }.
threadBegins = Qui comincia il thread.
directBegins = Qui cominciano i tuoi messaggi diretti con { $name }. Solo tu puoi leggerli.
firstCommand = Digita { $command } per aprire un tavolo.
tutorialCommand = Prima volta? { $command } ti guida nei tuoi primi turni.
firstSlash = Digita { $key } per vedere tutto ciò che il bot sa fare.
seats = Scegli un’altra persona sotto «Gioca come» per prendere il suo posto; con «Gioca tutti i posti» la pagina passa a chi deve rispondere.
spoiler = Spoiler, premi per scoprirlo
unknownPerson = sconosciuto
unknownRole = ruolo sconosciuto
unknownChannel = sconosciuto
inPlace = { $place } › messaggio
