## hosts

hosts-alreadyPaused = La partita è già in pausa.
hosts-alreadyPausedHint = Con /host resume prosegue.
hosts-notPaused = La partita non è in pausa.
hosts-notPausedHint = Non c'è nulla da fare.
hosts-alreadyHost = { $name } è già l'host.
hosts-alreadyHostHint = Scegli un altro giocatore.
hosts-notPlaying = { $name } non ha un posto in questa partita.
hosts-hostPlays = Può essere host solo chi gioca.
hosts-kickedPlaysNot = Questa persona non ha un posto in questa partita.
hosts-kickedPlaysNotHint = Scegli qualcuno che gioca.
hosts-playsAlready = { $name } gioca in questa partita, e vede più di chi assiste.
hosts-playsAlreadyHint = Scegli qualcuno senza posto.
hosts-looksOnAlready = { $name } assiste già.
hosts-looksOnAlreadyHint = Non c'è nulla da fare.
hosts-looksOnNot = { $name } non assiste.
hosts-looksOnNotHint = Guarda con /game spectators chi assiste.
hosts-exportNotAllowed = Il file di questa partita è solo per chi l'ha giocata, per l'host e per i gestori del server.
hosts-exportNotAllowedHint = Chiedi a uno di loro.
hosts-notOver = Questa partita non è finita, e il file conterrebbe i segreti di tutti.
hosts-notOverHint = Chiedi di nuovo a partita finita.
hosts-cannotExport = Questa partita è stata giocata con una versione precedente, e il suo inizio non è più conservato.
hosts-cannotExportHint = Puoi ancora leggerne il registro con /game log.
hosts-deleteChanged = Da quando è stata posta la domanda la partita è cominciata o finita, quindi nulla è stato eliminato.
hosts-deleteChangedHint = Guarda di nuovo con /host delete.
hosts-wrongName = Questo non è il nome della partita, quindi nulla è stato eliminato.
hosts-wrongNameHint = Per eliminarla scrivi /host delete name: { $game }.
hosts-deletedGame = Questa partita è stata eliminata.
hosts-paused = ⏸ { $name } ha messo in pausa la partita: non si risponde a nulla e nessun tempo scorre fino a `/host resume`.
hosts-resumed = ▶ { $name } fa proseguire la partita.
hosts-hostChanged = { $name } ha passato a { $to } il ruolo di host di questa partita.
hosts-kicked = { $by } ha tolto { $name } dalla lobby.
hosts-spectator = 👁 Da ora { $name } assiste, e sa ciò che sanno tutti.
hosts-pausedBy = La partita è ferma: { $name } l'ha messa in pausa { $time }. L'host la fa proseguire con `/host resume`.
hosts-pausedSince = La partita è ferma: il tempo è scaduto { $time }. L'host la fa proseguire con `/host resume`.
hosts-pausedReply = La partita è ferma. `/host resume` la fa proseguire.
hosts-resumedReply = La partita prosegue.
hosts-transferred = Ora l'host è { $person }.
hosts-kickedReply = { $name } è fuori dalla partita.
hosts-noSpectators = Nessuno assiste. `/game spectators add` aggiunge qualcuno: entra nel thread della partita e sa ciò che sanno tutti.
hosts-looksOn =
    { $count ->
        [one] Assiste { $count } persona: { $names }.
       *[other] Assistono { $count } persone: { $names }.
    }
hosts-andMore =
    { $count ->
        [one] e { $count } altra
       *[other] e altre { $count }
    }
hosts-bots = I bot di Discord non possono né giocare né assistere.
hosts-botsHint = Scegli una persona.
hosts-exportReply = `{ $file }` è l'intera partita con tutti i suoi segreti, per i programmi. Per vederla qui, turno per turno: `/game replay`.
hosts-exportFileDescription = La partita finita { $game } in JSON
hosts-deleteTitle = ### Eliminare la partita { $game }?
hosts-deleteAnswers =
    { $count ->
        [one] { $count } risposta
       *[other] { $count } risposte
    }
hosts-deleteLines =
    { $count ->
        [one] { $count } riga del registro
       *[other] { $count } righe del registro
    }
hosts-deleteWhat = Si eliminano posti e opzioni, { $answers } e { $lines }. Non si può annullare.
hosts-deleteCounts = L'esito continua a contare nelle statistiche di chi l'ha giocata.
hosts-mayNotForget = Solo un gestore del server può far sì che una partita non conti più nelle statistiche.
hosts-deleteMessages = Ciò che è stato scritto nel canale resta lì, senza pulsanti.
hosts-deleteNamed = La partita non è finita. Se vuoi davvero, scrivi `/host delete name: { $game }`.
hosts-deleteConfirm = Elimina definitivamente
hosts-deleteForget = Elimina, anche dalle statistiche
hosts-deleteCancel = Conservala
hosts-deleteCancelled = Nulla è stato eliminato.
hosts-sheetGone = La partita { $game } è stata eliminata, e con essa ciò che avevi.
hosts-deletedReply = Eliminata.
hosts-deleted = 🗑 { $name } ha eliminato la partita **{ $game }**. I suoi pulsanti non fanno più nulla.
hosts-auditTitle = Chi ha fatto che cosa in { $game }
hosts-auditPage = Pagina { $page } di { $pages }
hosts-auditNothing = Di questa partita non è annotato nulla.
hosts-older = Precedenti
hosts-newer = Successive
hosts-theBot = Il bot
hosts-by = { $time } · { $name } { $deed }
hosts-didCreate = ha aperto la partita
hosts-didStart = ha iniziato la partita
hosts-didAbandon = l'ha abbandonata
hosts-didReplace = ha dato il posto { $seat } di { $from } a { $to }
hosts-didKick = ha tolto { $name }
hosts-didKickFor = ha tolto { $name } e dato il posto a { $to }
hosts-didPause = l'ha messa in pausa
hosts-didResume = l'ha fatta proseguire
hosts-didTransfer = ha passato il ruolo di host da { $from } a { $to }
hosts-didTransferTo = ha passato il ruolo di host a { $to }
hosts-didAddSpectator = ha aggiunto { $name } tra gli spettatori
hosts-didRemoveSpectator = ha tolto { $name } dagli spettatori
hosts-didUndoOwn = ha annullato l'ultima decisione ({ $answers })
hosts-didUndoOrganiser = l'ha riportata indietro da host o gestore del server ({ $answers })
hosts-didUndoVote = l'ha riportata indietro dopo una votazione ({ $answers })
hosts-didUndoNothing = nulla che tutti sapessero
hosts-didPropose = ha chiesto agli altri di annullare qualcosa
hosts-didVoteYes = ha votato per annullare
hosts-didVoteNo = ha votato contro
hosts-didRefuse = ha chiuso la votazione: proposta respinta
hosts-didExpire = ha chiuso la votazione: tempo scaduto
hosts-didSetTimers = ha cambiato i tempi di attesa
hosts-didSetLevel = ha impostato tutti i giocatori automatici sul livello { $level }
hosts-didSetLevelOf = ha impostato { $name } sul livello { $level }
hosts-didSetLanguage = ha impostato la lingua della partita: { $language }
hosts-didAllowHints = ha permesso i suggerimenti
hosts-didForbidHints = ha vietato i suggerimenti
hosts-didStandIn = fa giocare { $standIn } per { $owner } fino al { $time }
hosts-didReturn = ha ridato a { $owner } il posto tenuto da { $standIn }
hosts-didArchive = l'ha archiviata
hosts-didRevive = l'ha riattivata
hosts-didExport = l'ha esportata
hosts-didDelete =
    { $count ->
        [one] l'ha eliminata ({ $status }, { $count } risposta)
       *[other] l'ha eliminata ({ $status }, { $count } risposte)
    }
hosts-didForget =
    { $count ->
        [one] l'ha eliminata ({ $status }, { $count } risposta), anche dalle statistiche
       *[other] l'ha eliminata ({ $status }, { $count } risposte), anche dalle statistiche
    }
hosts-statusLobby = lobby
hosts-statusRunning = in corso
hosts-statusOver = finita
hosts-statusAbandoned = abbandonata
hosts-statusArchived = archiviata

## guild

guild-title = ## Partite su questo server
guild-creators = - Chi può aprire partite: **{ $who }**
guild-everyone = tutti
guild-managers = solo i gestori del server
guild-role = i membri con il ruolo { $role }
guild-places = - Dove: **{ $places }**
guild-anywhere = in qualsiasi canale
guild-listed = in { $channels }, e nei loro thread
guild-most =
    { $count ->
        [one] - Insieme: **{ $count } partita**; ora aperte: { $open }
       *[other] - Insieme: **{ $count } partite**; ora aperte: { $open }
    }
guild-home = - Una nuova partita si gioca: **{ $home }**
guild-homeHere = nel canale in cui viene aperta
guild-homeThread = in un nuovo thread tutto suo
guild-picture = - Dopo ogni fase il canale vede: **{ $picture }**
guild-pictureGlance = la situazione in sintesi
guild-pictureWhole = il tabellone intero
guild-privately = - Ciò che può sapere un solo giocatore: **{ $place }**
guild-privatelyDirect = per messaggio diretto
guild-privatelyThreads = in un thread privato per ogni giocatore
guild-language = - Nei canali si legge in: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ I membri con il permesso Gestisci thread possono leggere ogni thread privato, e quindi ogni mano e ogni Carta Affiliazione. Se uno di loro gioca, i messaggi diretti sono più sicuri.
guild-warnPrivate = ⚠ In questo canale non posso aprire thread privati: mi manca il permesso { $permissions }. Finché non ce l'ho, i giocatori ricevono messaggi diretti.
guild-invite = - Gli host possono chiamare giocatori (una volta per partita, al massimo una volta all'ora) menzionando: **{ $role }**
guild-inviteNobody = nessuno
guild-warnInvite = ⚠ Non posso menzionare questo ruolo, quindi nessuno se ne accorgerebbe. Permetti a chiunque di menzionarlo (Impostazioni server, Ruoli), o dammi il permesso di menzionare tutti i ruoli.
guild-help = -# I gestori del server possono sempre aprire partite, in questi canali e fino a questo numero. L'opzione `thread` di `/game create` decide diversamente per una partita. Se tra i canali c'è un forum, le partite aperte altrove vi ricevono un post.
guild-warnThread = ⚠ In questo canale non posso aprire thread: mi manca il permesso { $permissions }.
guild-saved = ✅ Salvato
guild-whoMenu = Chi può aprire partite
guild-pickEveryone = Tutti
guild-pickManagers = Solo i gestori del server
guild-roleMenu = Solo i membri con questo ruolo …
guild-channelMenu = Solo in questi canali …
guild-mostMenu = Quante partite insieme
guild-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
guild-toThread = Nuove partite in un thread
guild-toHere = Nuove partite nel canale
guild-toWhole = Mostra sempre il tabellone intero
guild-toGlance = Mostra la situazione in sintesi
guild-toPrivateThreads = Segreti in thread privati
guild-toDirect = Segreti per messaggio diretto
guild-anywhereButton = Permetti ogni canale
guild-reset = Ripristina le impostazioni
guild-broken = Le impostazioni salvate per le partite di questo server sono illeggibili, quindi nessuno può aprirne.
guild-brokenHint = Il pulsante le ripristina: tutti, ovunque, 20 partite insieme, nel canale, con la situazione in sintesi, segreti per messaggio diretto.
guild-onlyServer = Le impostazioni sono di un server: usa il comando in uno dei suoi canali.
guild-onlyManagers = Solo i membri con il permesso Gestisci server possono cambiarlo.
guild-onlyManagersHint = Chiedi a un gestore del server.
guild-roleMissing = Indica anche il ruolo.
guild-roleMissingHint = Per esempio `/settings create: Membri con un ruolo` con `role: @Giocatori`.

## permissions

permissions-viewChannel = Visualizza canale
permissions-sendMessages = Invia messaggi
permissions-attachFiles = Allega file
permissions-embedLinks = Incorpora link
permissions-readHistory = Leggi la cronologia dei messaggi
permissions-createThreads = Crea thread pubblici
permissions-createPrivateThreads = Crea thread privati
permissions-createEvents = Crea eventi
permissions-sendInThreads = Invia messaggi nei thread

## languages

languages-ofDiscord = Come impostato in Discord
languages-ofGuild = Come il server
languages-notice = 🌐 Scelta di { $by }: qui ora si legge in **{ $language }**.
languages-setForGame = Dove si gioca questa partita si legge in: **{ $language }**. I messaggi diretti arrivano nella lingua di ciascuno.
languages-ownSet = Da ora ti scrivo in **{ $language }**: nei messaggi diretti e nelle risposte che vedi solo tu. I canali hanno la loro lingua.
languages-ownByDiscord = Da ora ti scrivo nella lingua del tuo Discord.

## notices

notices-abandoned = { $name } ha abbandonato la partita. `/game create` ne apre una nuova.
notices-moved = { $name } ha portato la partita in { $channel }: prosegue lì.
notices-seatReplaced = { $name } ha dato il posto { $seat } di { $from } a { $to }.
notices-stuck = ⚠ { $name }, un giocatore automatico, non riesce ad agire: è un errore di questo bot. L'host può annullare l'ultima decisione (`/game undo`), cedere il posto (`/host replace`) o chiudere la partita (`/host abandon`).
notices-stuckInSecret = ⚠ Un giocatore automatico non riesce ad agire: è un errore di questo bot. L'host può annullare l'ultima decisione (`/game undo`), cedere posti (`/host replace`) o chiudere la partita (`/host abandon`).
notices-thanks = Grazie per aver giocato. `/game create` apre la prossima partita.
notices-closed = { $person }, non posso mandarti messaggi diretti. Permetti i messaggi diretti dai membri di questo server (Impostazioni privacy del server), o usa `/hand` qui: ciò che mostra lo vedi solo tu.

## takeOver

takeOver-button = Subentra a un giocatore automatico
takeOver-open = -# I posti dei giocatori automatici sono aperti: con `/game join` subentri a uno, con le sue carte.
takeOver-onRequest = -# `/game join` chiede all'host il posto di un giocatore automatico.
takeOver-which = A quale posto vorresti subentrare?
takeOver-seat = Posto { $seat }: { $player }
takeOver-wanted = 🪑 { $host }, { $name } vorrebbe subentrare al posto { $seat }, { $player }, con le sue carte e i suoi segreti.
takeOver-give = Dai il posto a { $name }
takeOver-giveAll = Dallo, e apri gli altri posti
takeOver-given = ✅ { $giver } ha dato il posto a { $name }.
takeOver-taken = Il posto { $seat } è tuo. Ciò che solo quel posto sa arriva per messaggio diretto, e `/hand` lo mostra.
takeOver-asked = Ho chiesto all'host il posto { $seat }: per dartelo gli basta premere.
takeOver-askedAgain = Ho già chiesto all'host il posto { $seat }: il pulsante non è ancora stato premuto.
takeOver-opened = Ora chiunque può subentrare a un giocatore automatico, senza chiedere.
takeOver-closed = Da ora chi vuole subentrare a un giocatore automatico lo chiede all'host.
takeOver-nobodyAutomatic = Tutti i posti di questa partita sono di persone.
takeOver-nobodyAutomaticHint = Con /game spectators puoi assistere.
takeOver-notFree = Questo posto non è di un giocatore automatico.
takeOver-notFreeHint = Usa /game join di nuovo: offre quelli liberi.
takeOver-oneSeat = Nessuno può occupare due posti nella stessa partita.
takeOver-knowsAnother = { $name } ha già occupato un altro posto in { $game } e ne ha visto le carte. Nessuno può conoscere due mani della stessa partita.
takeOver-knowsAnotherHint = Il posto va dato a un'altra persona o a un giocatore automatico.
takeOver-wishOver = Questo posto non è più richiesto, o non è più di un giocatore automatico.
takeOver-wishOverHint = Non c'è nulla da fare; /game join chiede di nuovo.
