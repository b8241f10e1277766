alreadyPaused = La partita è già in pausa.
alreadyPausedHint = Con /host resume prosegue.
notPaused = La partita non è in pausa.
notPausedHint = Non c'è nulla da fare.
alreadyHost = { $name } è già l'host.
alreadyHostHint = Scegli un altro giocatore.
notPlaying = { $name } non ha un posto in questa partita.
hostPlays = Può essere host solo chi gioca.
kickedPlaysNot = Questa persona non ha un posto in questa partita.
kickedPlaysNotHint = Scegli qualcuno che gioca.
playsAlready = { $name } gioca in questa partita, e vede più di chi assiste.
playsAlreadyHint = Scegli qualcuno senza posto.
looksOnAlready = { $name } assiste già.
looksOnAlreadyHint = Non c'è nulla da fare.
looksOnNot = { $name } non assiste.
looksOnNotHint = Guarda con /game spectators chi assiste.
exportNotAllowed = Il file di questa partita è solo per chi l'ha giocata, per l'host e per i gestori del server.
exportNotAllowedHint = Chiedi a uno di loro.
notOver = Questa partita non è finita, e il file conterrebbe i segreti di tutti.
notOverHint = Chiedi di nuovo a partita finita.
cannotExport = Questa partita è stata giocata con una versione precedente, e il suo inizio non è più conservato.
cannotExportHint = Puoi ancora leggerne il registro con /game log.
deleteChanged = Da quando è stata posta la domanda la partita è cominciata o finita, quindi nulla è stato eliminato.
deleteChangedHint = Guarda di nuovo con /host delete.
wrongName = Questo non è il nome della partita, quindi nulla è stato eliminato.
wrongNameHint = Per eliminarla scrivi /host delete name: { $game }.
deletedGame = Questa partita è stata eliminata.
paused = ⏸ { $name } ha messo in pausa la partita: non si risponde a nulla e nessun tempo scorre fino a `/host resume`.
resumed = ▶ { $name } fa proseguire la partita.
hostChanged = { $name } ha passato a { $to } il ruolo di host di questa partita.
kicked = { $by } ha tolto { $name } dalla lobby.
spectator = 👁 Da ora { $name } assiste, e sa ciò che sanno tutti.
pausedBy = La partita è ferma: { $name } l'ha messa in pausa { $time }. L'host la fa proseguire con `/host resume`.
pausedSince = La partita è ferma: il tempo è scaduto { $time }. L'host la fa proseguire con `/host resume`.
pausedReply = La partita è ferma. `/host resume` la fa proseguire.
resumedReply = La partita prosegue.
transferred = Ora l'host è { $person }.
kickedReply = { $name } è fuori dalla partita.
noSpectators = Nessuno assiste. `/game spectators add` aggiunge qualcuno: entra nel thread della partita e sa ciò che sanno tutti.
looksOn =
    { $count ->
        [one] Assiste { $count } persona: { $names }.
       *[other] Assistono { $count } persone: { $names }.
    }
andMore =
    { $count ->
        [one] e { $count } altra
       *[other] e altre { $count }
    }
bots = I bot di Discord non possono né giocare né assistere.
botsHint = Scegli una persona.
exportReply = `{ $file }` è l'intera partita con tutti i suoi segreti, per i programmi. Per vederla qui, turno per turno: `/game replay`.
exportFileDescription = La partita finita { $game } in JSON
deleteTitle = ### Eliminare la partita { $game }?
deleteAnswers =
    { $count ->
        [one] { $count } risposta
       *[other] { $count } risposte
    }
deleteLines =
    { $count ->
        [one] { $count } riga del registro
       *[other] { $count } righe del registro
    }
deleteWhat = Si eliminano posti e opzioni, { $answers } e { $lines }. Non si può annullare.
deleteCounts = L'esito continua a contare nelle statistiche di chi l'ha giocata.
mayNotForget = Solo un gestore del server può far sì che una partita non conti più nelle statistiche.
deleteMessages = Ciò che è stato scritto nel canale resta lì, senza pulsanti.
deleteNamed = La partita non è finita. Se vuoi davvero, scrivi `/host delete name: { $game }`.
deleteConfirm = Elimina definitivamente
deleteForget = Elimina, anche dalle statistiche
deleteCancel = Conservala
deleteCancelled = Nulla è stato eliminato.
sheetGone = La partita { $game } è stata eliminata, e con essa ciò che avevi.
deletedReply = Eliminata.
deleted = 🗑 { $name } ha eliminato la partita **{ $game }**. I suoi pulsanti non fanno più nulla.
auditTitle = Chi ha fatto che cosa in { $game }
auditPage = Pagina { $page } di { $pages }
auditNothing = Di questa partita non è annotato nulla.
older = Precedenti
newer = Successive
theBot = Il bot
by = { $time } · { $name } { $deed }
didCreate = ha aperto la partita
didStart = ha iniziato la partita
didAbandon = l'ha abbandonata
didReplace = ha dato il posto { $seat } di { $from } a { $to }
didKick = ha tolto { $name }
didKickFor = ha tolto { $name } e dato il posto a { $to }
didPause = l'ha messa in pausa
didResume = l'ha fatta proseguire
didTransfer = ha passato il ruolo di host da { $from } a { $to }
didTransferTo = ha passato il ruolo di host a { $to }
didAddSpectator = ha aggiunto { $name } tra gli spettatori
didRemoveSpectator = ha tolto { $name } dagli spettatori
didUndoOwn = ha annullato l'ultima decisione ({ $answers })
didUndoOrganiser = l'ha riportata indietro da host o gestore del server ({ $answers })
didUndoVote = l'ha riportata indietro dopo una votazione ({ $answers })
didUndoNothing = nulla che tutti sapessero
didPropose = ha chiesto agli altri di annullare qualcosa
didVoteYes = ha votato per annullare
didVoteNo = ha votato contro
didRefuse = ha chiuso la votazione: proposta respinta
didExpire = ha chiuso la votazione: tempo scaduto
didSetTimers = ha cambiato i tempi di attesa
didSetLevel = ha impostato tutti i giocatori automatici sul livello { $level }
didSetLevelOf = ha impostato { $name } sul livello { $level }
didSetLanguage = ha impostato la lingua della partita: { $language }
didAllowHints = ha permesso i suggerimenti
didForbidHints = ha vietato i suggerimenti
didStandIn = fa giocare { $standIn } per { $owner } fino al { $time }
didReturn = ha ridato a { $owner } il posto tenuto da { $standIn }
didArchive = l'ha archiviata
didRevive = l'ha riattivata
didExport = l'ha esportata
didDelete =
    { $count ->
        [one] l'ha eliminata ({ $status }, { $count } risposta)
       *[other] l'ha eliminata ({ $status }, { $count } risposte)
    }
didForget =
    { $count ->
        [one] l'ha eliminata ({ $status }, { $count } risposta), anche dalle statistiche
       *[other] l'ha eliminata ({ $status }, { $count } risposte), anche dalle statistiche
    }
statusLobby = lobby
statusRunning = in corso
statusOver = finita
statusAbandoned = abbandonata
statusArchived = archiviata
