## hosts

hosts-alreadyPaused = La partita è già in pausa.
hosts-alreadyPausedHint = Usa /host resume per riprenderla.
hosts-notPaused = La partita non è in pausa.
hosts-notPausedHint = Non c’è nulla da fare.
hosts-alreadyHost = { $name } è già l’host.
hosts-alreadyHostHint = Scegli un altro giocatore.
hosts-notPlaying = { $name } non gioca in questa partita.
hosts-hostPlays = Solo un giocatore può essere host.
hosts-kickedPlaysNot = Questa persona non gioca in questa partita.
hosts-kickedPlaysNotHint = Scegli uno dei giocatori.
hosts-playsAlready = { $name } gioca in questa partita e vede più di uno spettatore.
hosts-playsAlreadyHint = Scegli qualcuno che non gioca.
hosts-looksOnAlready = { $name } è già tra gli spettatori.
hosts-looksOnAlreadyHint = Non c’è nulla da fare.
hosts-looksOnNot = { $name } non è tra gli spettatori.
hosts-looksOnNotHint = /game spectators li elenca.
hosts-exportNotAllowed = Solo i giocatori di questa partita, l’host e i gestori del server possono scaricarne il file.
hosts-exportNotAllowedHint = Chiedi a uno di loro.
hosts-notOver = Questa partita non è finita, e il file conterrebbe i segreti di tutti.
hosts-notOverHint = Chiedi di nuovo a partita finita.
hosts-cannotExport = Questa partita è stata giocata con una versione precedente, e il suo inizio non è più conservato.
hosts-cannotExportHint = Puoi ancora leggerne il registro con /game log.
hosts-deleteChanged = Dopo la domanda la partita è cominciata o finita, perciò nulla è stato eliminato.
hosts-deleteChangedHint = Usa di nuovo /host delete.
hosts-wrongName = Questo non è il nome della partita, perciò nulla è stato eliminato.
hosts-wrongNameHint = Per eliminarla scrivi /host delete name: { $game }.
hosts-deletedGame = Questa partita è stata eliminata.
hosts-paused = ⏸ { $name } ha messo in pausa la partita. Niente risposte e niente limiti di tempo fino a `/host resume`.
hosts-resumed = ▶ { $name } ha ripreso la partita.
hosts-hostChanged = { $name } ha passato a { $to } il ruolo di host di questa partita.
hosts-kicked = { $by } ha tolto { $name } dalla lobby.
hosts-spectator = 👁 { $name } è tra gli spettatori e vede ciò che vedono tutti.
hosts-pausedBy = La partita è in pausa: l’ha fermata { $name } { $time }. L’host può riprenderla con `/host resume`.
hosts-pausedSince = La partita è in pausa: il tempo è scaduto { $time }. L’host può riprenderla con `/host resume`.
hosts-pausedReply = La partita è in pausa. `/host resume` la riprende.
hosts-resumedReply = La partita riprende.
hosts-transferred = Ora l’host è { $person }.
hosts-kickedReply = { $name } è fuori dalla partita.
hosts-noSpectators = Non ci sono spettatori. `/game spectators add` ne aggiunge uno al thread della partita: vede ciò che vedono tutti.
hosts-looksOn =
    { $count ->
        [one] 1 spettatore: { $names }.
       *[other] { $count } spettatori: { $names }.
    }
hosts-andMore =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
hosts-bots = I bot di Discord non possono né giocare né assistere.
hosts-botsHint = Scegli una persona.
hosts-exportReply = `{ $file }` contiene l’intera partita con tutti i suoi segreti, per i programmi. Per rivederla qui, turno per turno, usa `/game replay`.
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
hosts-deleteWhat = Elimina posti e opzioni, { $answers } e { $lines }. Non si può annullare.
hosts-deleteCounts = L’esito continua a contare nelle statistiche dei giocatori.
hosts-mayNotForget = Solo un gestore del server può togliere una partita dalle statistiche.
hosts-deleteMessages = I messaggi nel canale restano, ma perdono i pulsanti.
hosts-deleteNamed = La partita non è finita. Per confermare usa `/host delete name: { $game }`.
hosts-deleteConfirm = Elimina definitivamente
hosts-deleteForget = Elimina, anche dalle statistiche
hosts-deleteCancel = Conservala
hosts-deleteCancelled = Non è stato eliminato nulla.
hosts-sheetGone = La partita { $game } è stata eliminata, e con essa le tue carte.
hosts-deletedReply = La partita è stata eliminata.
hosts-deleted = 🗑 { $name } ha eliminato la partita **{ $game }**. I suoi pulsanti non funzionano più.
hosts-auditTitle = Registro di host e gestori: { $game }
hosts-auditPage = Pagina { $page } di { $pages }
hosts-auditNothing = Non c’è nulla di registrato per questa partita.
hosts-older = Precedenti
hosts-newer = Successive
hosts-theBot = Il bot
hosts-by = { $time } · { $name } { $deed }
hosts-didCreate = ha aperto la partita
hosts-didStart = ha iniziato la partita
hosts-didAbandon = l’ha abbandonata
hosts-didReplace = ha passato il posto { $seat } da { $from } a { $to }
hosts-didKick = ha tolto { $name }
hosts-didKickFor = ha tolto { $name } e dato il posto a { $to }
hosts-didPause = l’ha messa in pausa
hosts-didResume = l’ha ripresa
hosts-didTransfer = ha passato il ruolo di host da { $from } a { $to }
hosts-didTransferTo = ha passato il ruolo di host a { $to }
hosts-didAddSpectator = ha aggiunto { $name } tra gli spettatori
hosts-didRemoveSpectator = ha tolto { $name } dagli spettatori
hosts-didUndoOwn = ha annullato l’ultima decisione ({ $answers })
hosts-didUndoOrganiser = l’ha riportata indietro come host o gestore del server ({ $answers })
hosts-didUndoVote = l’ha riportata indietro dopo una votazione ({ $answers })
hosts-didUndoNothing = nulla di pubblico
hosts-didPropose = ha proposto di annullare qualcosa
hosts-didVoteYes = ha votato per annullare
hosts-didVoteNo = ha votato contro l’annullamento
hosts-didRefuse = ha chiuso la votazione: respinta
hosts-didExpire = ha chiuso la votazione: tempo scaduto
hosts-didSetTimers = ha cambiato i limiti di tempo
hosts-didSetLevel = ha messo tutti i giocatori automatici a livello { $level }
hosts-didSetLevelOf = ha messo { $name } a livello { $level }
hosts-didSetLanguage = ha impostato la lingua della partita: { $language }
hosts-didAllowHints = ha permesso i suggerimenti
hosts-didForbidHints = ha vietato i suggerimenti
hosts-didStandIn = fa giocare { $standIn } per { $owner } fino al { $time }
hosts-didReturn = ha ridato a { $owner } il posto tenuto da { $standIn }
hosts-didArchive = l’ha archiviata
hosts-didRevive = l’ha riattivata
hosts-didExport = l’ha esportata
hosts-didDelete =
    { $count ->
        [one] l’ha eliminata ({ $status }, { $count } risposta)
       *[other] l’ha eliminata ({ $status }, { $count } risposte)
    }
hosts-didForget =
    { $count ->
        [one] l’ha eliminata ({ $status }, { $count } risposta), anche dalle statistiche
       *[other] l’ha eliminata ({ $status }, { $count } risposte), anche dalle statistiche
    }
hosts-statusLobby = nella lobby
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
        [one] - Limite: **{ $count } partita** alla volta (aperte ora: { $open })
       *[other] - Limite: **{ $count } partite** contemporanee (aperte ora: { $open })
    }
guild-home = - Le nuove partite si giocano **{ $home }**
guild-homeHere = nel canale in cui si aprono
guild-homeThread = in un nuovo thread
guild-picture = - Dopo ogni fase il canale mostra **{ $picture }**
guild-pictureGlance = il tavolo in sintesi
guild-pictureWhole = il tabellone intero
guild-privately = - I segreti arrivano **{ $place }**
guild-privatelyDirect = per messaggio diretto
guild-privatelyThreads = in un thread privato per ogni giocatore
guild-language = - Lingua dei canali: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ Chi ha il permesso Gestisci thread può leggere ogni thread privato, e quindi ogni mano e ogni Carta Affiliazione. Se qualcuno di loro gioca, i messaggi diretti sono più sicuri.
guild-warnPrivate = ⚠ In questo canale non posso aprire thread privati. Permessi che mi mancano: { $permissions }. Finché non li ho, i giocatori ricevono messaggi diretti.
guild-invite = - Ruolo che gli host possono menzionare per cercare giocatori (una volta per partita, al massimo una volta all’ora): **{ $role }**
guild-inviteNobody = nessuno
guild-warnInvite = ⚠ Non posso menzionare questo ruolo, perciò nessuno se ne accorgerebbe. Permetti a tutti di menzionarlo (Impostazioni server > Ruoli), o dammi il permesso di menzionare tutti i ruoli.
guild-help = -# I gestori del server possono sempre aprire partite, in questi canali e fino a questo limite. Con `/game create thread:` una singola partita fa eccezione sul thread. Se tra i canali c’è un forum, le partite aperte altrove vi ottengono un post.
guild-warnThread = ⚠ In questo canale non posso aprire thread. Permessi che mi mancano: { $permissions }.
guild-saved = ✅ Salvato
guild-whoMenu = Chi può aprire partite
guild-pickEveryone = Tutti
guild-pickManagers = Solo i gestori del server
guild-roleMenu = Solo i membri con questo ruolo…
guild-channelMenu = Solo in questi canali…
guild-mostMenu = Numero massimo di partite contemporanee
guild-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
guild-toThread = Nuove partite in un thread
guild-toHere = Nuove partite nel canale
guild-toWhole = Mostra sempre il tabellone intero
guild-toGlance = Mostra il tavolo in sintesi
guild-toPrivateThreads = Segreti in thread privati
guild-toDirect = Segreti per messaggio diretto
guild-anywhereButton = Permetti ogni canale
guild-reset = Ripristina le impostazioni
guild-broken = Le impostazioni salvate di questo server sono illeggibili, perciò nessuno può aprire una partita.
guild-brokenHint = Il pulsante ripristina i valori iniziali: tutti, ovunque, 20 partite contemporanee, nel canale, il tavolo in sintesi, segreti per messaggio diretto.
guild-onlyServer = Le impostazioni appartengono a un server: usa il comando in uno dei suoi canali.
guild-onlyManagers = Per cambiarlo serve il permesso Gestisci server.
guild-onlyManagersHint = Chiedi a un gestore del server.
guild-roleMissing = Scegli anche un ruolo.
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
languages-notice = 🌐 { $by } ha scelto la lingua di questo canale: **{ $language }**.
languages-setForGame = Il canale di questa partita ora usa **{ $language }**. I messaggi diretti arrivano nella lingua di ciascuno.
languages-ownSet = D’ora in poi ti scrivo in **{ $language }**, nei messaggi diretti e nelle risposte che vedi solo tu. I canali tengono la loro lingua.
languages-ownByDiscord = D’ora in poi ti scrivo nella lingua del tuo Discord.

## notices

notices-abandoned = { $name } ha abbandonato la partita. `/game create` ne apre una nuova.
notices-moved = { $name } ha spostato la partita in { $channel }. Continua lì.
notices-seatReplaced = { $name } ha passato il posto { $seat } da { $from } a { $to }.
notices-stuck = ⚠ { $name }, un giocatore automatico, è bloccato: è un bug di questo bot. L’host può annullare l’ultima decisione (`/game undo`), cedere il posto (`/host replace`) o chiudere la partita (`/host abandon`).
notices-stuckInSecret = ⚠ Un giocatore automatico è bloccato: è un bug di questo bot. L’host può annullare l’ultima decisione (`/game undo`), cedere posti (`/host replace`) o chiudere la partita (`/host abandon`).
notices-thanks = Grazie per aver giocato. `/game create` apre la prossima partita.
notices-closed = { $person }, non posso mandarti messaggi diretti. Permettili nelle impostazioni della privacy di questo server, o usa `/hand` qui: la risposta la vedi solo tu.

## takeOver

takeOver-button = Subentra a un giocatore automatico
takeOver-open = -# I posti dei giocatori automatici sono aperti: con `/game join` ne prendi uno, carte comprese.
takeOver-onRequest = -# Con `/game join` chiedi all’host il posto di un giocatore automatico.
takeOver-which = Quale posto vorresti prendere?
takeOver-seat = Posto { $seat }: { $player }
takeOver-wanted = 🪑 { $host }, { $name } vorrebbe prendere il posto { $seat } di { $player }, con le sue carte e i suoi segreti.
takeOver-give = Dai il posto a { $name }
takeOver-giveAll = Dallo, e apri tutti i posti automatici
takeOver-given = ✅ { $giver } ha dato il posto a { $name }.
takeOver-taken = Il posto { $seat } è tuo. I suoi segreti ti arrivano per messaggio diretto, e anche `/hand` li mostra.
takeOver-asked = Ho chiesto all’host il posto { $seat }. Gli basta un tocco per accettare.
takeOver-askedAgain = Ho già chiesto all’host il posto { $seat }, e non ha ancora risposto.
takeOver-opened = Ora chiunque può subentrare a un giocatore automatico senza chiedere.
takeOver-closed = Da ora è l’host a decidere chi subentra a un giocatore automatico.
takeOver-nobodyAutomatic = In questa partita non ci sono più giocatori automatici.
takeOver-nobodyAutomaticHint = Con /game spectators puoi assistere.
takeOver-notFree = Questo posto non è di un giocatore automatico.
takeOver-notFreeHint = Con /game join vedi di nuovo i posti liberi.
takeOver-oneSeat = Nessuno può giocare due posti nella stessa partita.
takeOver-knowsAnother = { $name } ha già avuto un altro posto in { $game } e ne ha visto le carte. Nessuno può conoscere due mani della stessa partita.
takeOver-knowsAnotherHint = Dai il posto a un’altra persona o a un giocatore automatico.
takeOver-wishOver = Questo posto non è più richiesto, o non è più di un giocatore automatico.
takeOver-wishOverHint = Non c’è nulla da fare; /game join chiede di nuovo.
