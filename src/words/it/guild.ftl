title = ## Partite su questo server
creators = - Chi può aprire partite: **{ $who }**
everyone = tutti
managers = solo i gestori del server
role = i membri con il ruolo { $role }
places = - Dove: **{ $places }**
anywhere = in qualsiasi canale
listed = in { $channels }, e nei loro thread
most =
    { $count ->
        [one] - Insieme: **{ $count } partita**; ora aperte: { $open }
       *[other] - Insieme: **{ $count } partite**; ora aperte: { $open }
    }
home = - Una nuova partita si gioca: **{ $home }**
homeHere = nel canale in cui viene aperta
homeThread = in un nuovo thread tutto suo
picture = - Dopo ogni fase il canale vede: **{ $picture }**
pictureGlance = la situazione in sintesi
pictureWhole = il tabellone intero
privately = - Ciò che può sapere un solo giocatore: **{ $place }**
privatelyDirect = per messaggio diretto
privatelyThreads = in un thread privato per ogni giocatore
language = - Nei canali si legge in: **{ $language }** (`/settings language:`)
moderators = ⚠ I membri con il permesso Gestisci thread possono leggere ogni thread privato, e quindi ogni mano e ogni Carta Affiliazione. Se uno di loro gioca, i messaggi diretti sono più sicuri.
warnPrivate = ⚠ In questo canale non posso aprire thread privati: mi manca il permesso { $permissions }. Finché non ce l'ho, i giocatori ricevono messaggi diretti.
invite = - Gli host possono chiamare giocatori (una volta per partita, al massimo una volta all'ora) menzionando: **{ $role }**
inviteNobody = nessuno
warnInvite = ⚠ Non posso menzionare questo ruolo, quindi nessuno se ne accorgerebbe. Permetti a chiunque di menzionarlo (Impostazioni server, Ruoli), o dammi il permesso di menzionare tutti i ruoli.
help = -# I gestori del server possono sempre aprire partite, in questi canali e fino a questo numero. L'opzione `thread` di `/game create` decide diversamente per una partita. Se tra i canali c'è un forum, le partite aperte altrove vi ricevono un post.
warnThread = ⚠ In questo canale non posso aprire thread: mi manca il permesso { $permissions }.
saved = ✅ Salvato
whoMenu = Chi può aprire partite
pickEveryone = Tutti
pickManagers = Solo i gestori del server
roleMenu = Solo i membri con questo ruolo …
channelMenu = Solo in questi canali …
mostMenu = Quante partite insieme
games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
toThread = Nuove partite in un thread
toHere = Nuove partite nel canale
toWhole = Mostra sempre il tabellone intero
toGlance = Mostra la situazione in sintesi
toPrivateThreads = Segreti in thread privati
toDirect = Segreti per messaggio diretto
anywhereButton = Permetti ogni canale
reset = Ripristina le impostazioni
broken = Le impostazioni salvate per le partite di questo server sono illeggibili, quindi nessuno può aprirne.
brokenHint = Il pulsante le ripristina: tutti, ovunque, 20 partite insieme, nel canale, con la situazione in sintesi, segreti per messaggio diretto.
onlyServer = Le impostazioni sono di un server: usa il comando in uno dei suoi canali.
onlyManagers = Solo i membri con il permesso Gestisci server possono cambiarlo.
onlyManagersHint = Chiedi a un gestore del server.
roleMissing = Indica anche il ruolo.
roleMissingHint = Per esempio `/settings create: Membri con un ruolo` con `role: @Giocatori`.
