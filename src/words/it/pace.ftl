## pace

pace-paused = La partita è in pausa.
pace-pausedHint = L’host può riprenderla con /host resume.
pace-isArchived = Questa partita è stata archiviata per inattività.
pace-isArchivedHint = /game revive la riattiva esattamente com’era.
pace-notArchived = Questa partita non è archiviata.
pace-notArchivedHint = Non c’è nulla da fare.
pace-illegalMinutes = I limiti di tempo vanno da 1 minuto a 30 giorni.
pace-illegalMinutesHint = Prova con 30 min, 8 ore, 2 giorni o no.
pace-illegalDays = Una partita si può archiviare dopo un numero di giorni da 1 a 365, o mai.
pace-illegalDaysHint = Scrivi un numero di giorni; 0 vuol dire mai.
pace-illegalAnswer = Quando il tempo scade, posso dare io la risposta predefinita, può rispondere un giocatore automatico, oppure la partita va in pausa.
pace-unknownDuration = Non capisco la durata «{ $time }».
pace-unknownDurationHint = Prova con 30 min, 8 ore, 2 giorni o no.
pace-tooManyReminders = Per una domanda mando al massimo due promemoria.
pace-remindersInOrder = Il secondo promemoria deve arrivare dopo il primo.
pace-remindersHint = Prova con 8 ore (e ancora dopo 16 ore), 1 ora, 3 ore o no.
pace-noZone = Non conosco il tuo fuso orario.
pace-noZoneHint = Indicalo con l’opzione zone, per esempio Europe/Rome.
pace-unknownZone = Non conosco il fuso orario «{ $zone }».
pace-unknownZoneHint = Indica un luogo, per esempio Europe/Rome o America/New_York; l’opzione zone ne suggerisce.
pace-nearZones = Intendevi { $zones }?
pace-noQuiet = Le ore di silenzio devono cominciare e finire a orari diversi.
pace-noQuietHint = Per toglierle, usa /me awake.
pace-longQuiet =
    { $hours ->
        [one] Le ore di silenzio possono durare al massimo { $hours } ora.
       *[other] Le ore di silenzio possono durare al massimo { $hours } ore.
    }
pace-longQuietHint = Se resti via più a lungo, con /away qualcun altro gioca per te.
pace-unknownClock = Non capisco l’ora «{ $time }».
pace-unknownClockHint = Prova con 23 o 22:30.
pace-unknownTime = Non capisco il momento «{ $time }».
pace-timeFormats = Prova con { $examples }, 28 dicembre, 2026-12-28 18:00 o 12 ore.
pace-pastTime = Quel momento è già passato.
pace-pastTimeHint = Uso il fuso orario { $zone }; puoi cambiarlo con /me time.
pace-farTime = È tra più di un anno.
pace-farTimeHint = Per cedere il tuo posto per sempre, usa /host replace.
pace-awayLobbyHint = Senza l’opzione game l’assenza vale per tutte le tue partite, anche per quelle che cominciano nel frattempo.
pace-notAway = Nessuno gioca al tuo posto.
pace-notAwayHint = Al tuo posto giochi già tu.
pace-botSubstitute = Un bot non può sostituirti.
pace-botSubstituteHint = Senza substitute ti sostituisce un giocatore automatico.
pace-selfSubstitute = Non puoi sostituire te stesso.
pace-playingSubstitute = { $name } gioca già in { $game }.
pace-otherSubstituteHint = Scegli qualcun altro; senza substitute ti sostituisce un giocatore automatico.
pace-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
pace-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
pace-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
pace-evening = Serata
pace-daily = Quotidiano
pace-relaxed = Rilassato
pace-patient = Paziente
pace-ownTimes = Personalizzato
pace-line = { $name }: { $detail }
pace-reminders = promemoria dopo { $first } e { $second }
pace-oneReminder = un promemoria dopo { $first }
pace-noReminders = nessun promemoria
pace-limits = { $reaction } per una reazione, { $other } per il resto, poi { $answer }
pace-limit = { $limit } per una domanda, poi { $answer }
pace-reactionLimit = { $limit } per una reazione, poi { $answer }; nessun limite per il resto
pace-otherLimit = nessun limite per una reazione; { $limit } per il resto, poi { $answer }
pace-noLimits = nessun limite
pace-default = la risposta predefinita
pace-automatic = risponde un giocatore automatico
pace-pause = la partita va in pausa
pace-archivedAfter = archiviata dopo { $days } di inattività
pace-neverArchived = mai archiviata
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Le ore di silenzio (`/me quiet`) non contano nei limiti di tempo. Le finestre di reazione intanto continuano, ma non si chiudono mai durante le ore di silenzio di un giocatore.
pace-timersSet = Fatto. Per le domande aperte il tempo riparte da capo.
pace-noticeTimersSet = ⏱ { $name } ha cambiato il ritmo in { $pace }. Per le domande aperte il tempo riparte da capo.
pace-noticeTimedOut = ⏰ { $player } non ha risposto in tempo: alla domanda è stata data una risposta automatica.
pace-noticePaused = ⏸ Il tempo è scaduto e la partita è in pausa. L’host può riprenderla con `/host resume`, o cedere un posto con `/host replace`.
pace-noticeStandIn = 🧳 { $owner } è via fino al { $until }. Intanto { $standIn } gioca al posto { $seat } e ne vede le carte; { $owner } può tornare in ogni momento con `/back`.
pace-noticeBack = 🏠 { $owner } è di ritorno e riprende il posto { $seat } da { $standIn }.
pace-noticeArchived =
    { $count ->
        [one] 🗄 Da { $count } giorno non succede nulla, perciò ho archiviato questa partita. `/game revive` la riattiva esattamente com’era; fino ad allora qui se ne può aprire un’altra.
       *[other] 🗄 Da { $count } giorni non succede nulla, perciò ho archiviato questa partita. `/game revive` la riattiva esattamente com’era; fino ad allora qui se ne può aprire un’altra.
    }
pace-noticeRevived = { $name } ha riattivato questa partita. Si riprende esattamente da dove si era fermata.
pace-automaticPlayer = un giocatore automatico
pace-standsIn = { $holder } per { $owner }
pace-reminder = ⏳ { $people }: la partita aspetta voi.
pace-reactionReminder = ⏳ { $people }: forse qualcuno di voi ha ancora una reazione da decidere. Premi «Rispondi» per vederlo in privato.
pace-reminderLink = [Che cosa è successo]({ $link })
pace-privateReminder = ⏳ Hai ancora una reazione da decidere in { $channel } (partita { $game }). Nessun altro sa che la domanda è per te.
pace-timedOut =
    ⏰ Il tuo tempo in { $channel } (partita { $game }) è scaduto. { $question }
    Risposta automatica: { $answer }
pace-answerNow = Rispondi
pace-hasLeft = { $host }, pare che { $person } abbia lasciato questo server: non riesco più a contattare questa persona. Usa `/host replace` per dare il suo posto a qualcun altro o a un giocatore automatico.
pace-hostHasLeft = Pare che { $person }, host di questa partita, abbia lasciato questo server: non riesco più a contattare questa persona. Un gestore del server può cederne il posto con `/host replace` o nominare un altro host.
pace-sheetClosed = Qualcun altro gioca al tuo posto in { $channel } (partita { $game }), perciò qui i suoi segreti non si vedono più.
pace-sheetBack = Il posto di cui ti occupavi in { $channel } (partita { $game }) ora è in altre mani. Ciò che hai visto resta tra noi.
pace-awayIn = Sei via fino al { $until } in { $games }; gioca per te { $standIn }. `/back` ti ridà subito il posto.
pace-awayAhead = Sei via fino al { $until }; nelle partite che cominciano nel frattempo gioca per te { $standIn }. Con `/back` torni prima.
pace-awayToo = Vale anche per le partite che cominciano nel frattempo.
pace-handedOn = Il posto di cui ti occupavi in { $games } ora è di { $standIn }.
pace-backIn = Sei di nuovo al tuo posto in { $games }.
pace-backAhead = Non sei più via: nelle nuove partite giochi tu.
pace-ownAway = Sei via fino al <t:{ $until }:f>; con `/back` torni prima.
pace-revived = La partita { $game } riprende.
pace-notArchivedHere = Questo canale non ha partite archiviate.
pace-notArchivedHereHint = Se la partita si giocava altrove, usa lì `/game revive`.
pace-severalArchived = Questo canale ha diverse partite archiviate.
pace-severalArchivedHint = Scegline una con l’opzione `game`: { $games }.
pace-youAreAway = In { $game } gioca per te { $name }.
pace-youAreAwayHint = /back ti ridà subito il posto.
pace-ownNothing = Non conosco né il tuo fuso orario né le tue ore di silenzio, perciò i promemoria possono arrivare in qualsiasi momento. Con `/me quiet` li imposti entrambi.
pace-ownZone = Il tuo fuso orario è **{ $zone }** (lì ora sono le { $now }). Non hai ore di silenzio; le imposti con `/me quiet`.
pace-ownQuiet = Ore di silenzio: dalle **{ $from }** alle **{ $to }**, **{ $zone }** (lì ora sono le { $now }). In quelle ore niente promemoria, e il tuo tempo non scorre.

## session

session-set = 📅 { $name } ha fissato la prossima sessione: { $when } ({ $away }).
session-off = 📅 { $name } ha disdetto la prossima sessione.
session-soon = 📅 { $people }: la sessione comincia { $away }.
session-is = Prossima sessione di { $game }: { $when } ({ $away }). Avviso il tavolo 15 minuti prima.
session-none = Nessuna sessione di { $game } in programma. Fissane una con `/game schedule when: venerdì 20:00`.
session-isOff = La sessione di { $game } è stata disdetta.
session-withEvent = È anche tra gli eventi del server.
session-withoutEvent = Non posso metterla tra gli eventi del server: mi manca il permesso { $permission }.
session-callOff = Disdici
session-notYours = Solo i giocatori di questa partita possono fissarne le sessioni.
session-notYoursHint = Con /game join prendi posto.
session-noZone = Non so quale fuso orario intendi.
session-noZoneHint = Imposta il tuo con /me time zone: …, o scrivi quanto manca, per esempio tra 3 ore.
session-eventName = Battlestar Galactica · { $game }
session-eventText = Una sessione della partita { $game }.

## Come si scrivono le date e le ore.

times-idle = fino, a, al, alla, alle, dal, dalle, ore, il, la, di, del, in, verso, questo, questa, prossimo, prossima, che, viene
times-span = fra, per, entro
times-and = e, ed
times-one = un, uno, una, un'
# «Venerdì prossimo» è il primo che viene.
times-nextWeek = successivo, successiva
times-today = oggi
times-tonight = stasera, stanotte
times-nothing = no, mai, nessuno, nessuna, niente, 0
times-off = annulla
times-morning = mattina, mattino
times-noon = mezzogiorno
times-afternoon = pomeriggio
times-evening = sera
times-night = notte
times-midnight = mezzanotte

times-ambiguous = Non capisco qual è il giorno e qual è il mese in «{ $time }».
times-ambiguousHint = Scrivi il mese in lettere, per esempio 6 maggio, oppure la data come 2026-05-06.
