## pace

pace-paused = La partita è ferma.
pace-pausedHint = L'host la fa proseguire con /host resume.
pace-isArchived = Questa partita è stata archiviata perché non succedeva più nulla.
pace-isArchivedHint = /game revive la riattiva, esattamente com'era.
pace-notArchived = Questa partita non è archiviata.
pace-notArchivedHint = Non c'è nulla da fare.
pace-illegalMinutes = I tempi di una partita vanno da 1 minuto a 30 giorni.
pace-illegalMinutesHint = Scrivi per esempio 30 min, 8 ore, 2 giorni o no.
pace-illegalDays = Una partita si può archiviare dopo 1–365 giorni, o mai.
pace-illegalDaysHint = Scrivi un numero di giorni; 0 vuol dire mai.
pace-illegalAnswer = Quando il tempo scade, a una domanda si può dare la risposta predefinita o quella di un giocatore automatico, oppure la partita si ferma.
pace-unknownDuration = «{ $time }» non è una durata.
pace-unknownDurationHint = Scrivi per esempio 30 min, 8 ore, 2 giorni o no.
pace-tooManyReminders = Per una domanda ci sono al massimo due promemoria.
pace-remindersInOrder = Il secondo promemoria deve arrivare dopo il primo.
pace-remindersHint = Scrivi per esempio 8 ore (e ancora dopo 16 ore), 1 ora, 3 ore o no.
pace-noZone = Non conosco il tuo fuso orario.
pace-noZoneHint = Indicalo con l'opzione zone, per esempio Europe/Rome.
pace-unknownZone = Il fuso orario «{ $zone }» non esiste.
pace-unknownZoneHint = Indica un luogo, per esempio Europe/Rome o America/New_York; l'opzione zone suggerisce quelli che ci sono.
pace-nearZones = Intendevi { $zones }?
pace-noQuiet = Le ore di silenzio devono cominciare e finire in momenti diversi.
pace-noQuietHint = Se non ne vuoi, usa /me awake.
pace-longQuiet =
    { $hours ->
        [one] Le ore di silenzio possono durare al massimo { $hours } ora.
       *[other] Le ore di silenzio possono durare al massimo { $hours } ore.
    }
pace-longQuietHint = Se non puoi giocare per più tempo, /away affida il tuo posto a qualcun altro.
pace-unknownClock = «{ $time }» non è un'ora del giorno.
pace-unknownClockHint = Scrivi per esempio 23 o 22:30.
pace-unknownTime = Non capisco il momento «{ $time }».
pace-timeFormats = Scrivi per esempio { $examples }, 28 dicembre, 2026-12-28 18:00 o 12 ore.
pace-pastTime = Quel momento è già passato.
pace-pastTimeHint = Uso il fuso orario { $zone }; /me time lo cambia.
pace-farTime = Manca più di un anno.
pace-farTimeHint = Cedi il tuo posto per sempre con /host replace.
pace-awayLobbyHint = Senza l'opzione game l'assenza vale per tutte le tue partite, anche per quelle che cominciano intanto.
pace-notAway = Nessuno gioca al tuo posto.
pace-notAwayHint = Il tuo posto lo hai già.
pace-botSubstitute = Un bot non può sostituirti.
pace-botSubstituteHint = Ometti substitute: allora lo fa un giocatore automatico.
pace-selfSubstitute = Nessuno può sostituire sé stesso.
pace-playingSubstitute = { $name } gioca già in { $game }.
pace-otherSubstituteHint = Scegli qualcun altro, o ometti substitute: allora ti sostituisce un giocatore automatico.
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
pace-ownTimes = Tempi propri
pace-line = { $name }: { $detail }
pace-reminders = promemoria dopo { $first } e { $second }
pace-oneReminder = un promemoria dopo { $first }
pace-noReminders = nessun promemoria
pace-limits = { $reaction } per una reazione, { $other } per le altre domande, poi { $answer }
pace-limit = { $limit } per una domanda, poi { $answer }
pace-reactionLimit = { $limit } per una reazione, poi { $answer }; nessun limite per le altre domande
pace-otherLimit = { $limit } per le domande che non sono reazioni, poi { $answer }
pace-noLimits = nessun limite
pace-default = la risposta predefinita
pace-automatic = risponde un giocatore automatico
pace-pause = la partita si ferma
pace-archivedAfter = archiviata dopo { $days } senza nessuno
pace-neverArchived = mai archiviata
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Le ore di silenzio (`/me quiet`) non contano, tranne che per le finestre delle reazioni: quelle si limitano a non chiudersi mai mentre qualcuno dorme.
pace-timersSet = Fatto. Per le domande ora aperte il tempo riparte da capo.
pace-noticeTimersSet = ⏱ { $name } ha cambiato il ritmo in { $pace }. Per le domande ora aperte il tempo riparte da capo.
pace-noticeTimedOut = ⏰ Tempo scaduto per { $player }: alla domanda è stata data una risposta d'ufficio.
pace-noticePaused = ⏸ Il tempo è scaduto, e la partita è ferma. L'host la fa proseguire con `/host resume`, o cede un posto con `/host replace`.
pace-noticeStandIn = 🧳 { $owner } è via fino al { $until }. Intanto { $standIn } gioca al posto { $seat } e ne vede le carte; { $owner } può riprenderlo in ogni momento con `/back`.
pace-noticeBack = 🏠 { $owner } è di ritorno e gioca di nuovo al posto { $seat }, invece di { $standIn }.
pace-noticeArchived =
    { $count ->
        [one] 🗄 Da { $count } giorno nessuno fa nulla, perciò ho archiviato questa partita. `/game revive` la riattiva esattamente com'era; fino ad allora qui se ne può aprire un'altra.
       *[other] 🗄 Da { $count } giorni nessuno fa nulla, perciò ho archiviato questa partita. `/game revive` la riattiva esattamente com'era; fino ad allora qui se ne può aprire un'altra.
    }
pace-noticeRevived = { $name } ha riattivato questa partita. Prosegue esattamente com'era.
pace-automaticPlayer = un giocatore automatico
pace-standsIn = { $holder } per { $owner }
pace-reminder = ⏳ La partita aspetta { $people }.
pace-reactionReminder = ⏳ { $people }: forse una reazione aspetta ancora qualcuno di voi. «Rispondi» lo mostra a ciascuno in privato.
pace-reminderLink = [Che cosa è successo]({ $link })
pace-privateReminder = ⏳ In { $channel } (partita { $game }) c'è ancora una reazione che aspetta te. Nessun altro viene a sapere che la domanda è per te.
pace-timedOut =
    ⏰ Il tuo tempo in { $channel } (partita { $game }) è scaduto. { $question }
    Risposta data per te: { $answer }
pace-answerNow = Rispondi
pace-hasLeft = { $host }, pare che { $person } non sia più su questo server e non riceva più nulla. `/host replace` dà il suo posto a qualcun altro o a un giocatore automatico.
pace-hostHasLeft = Pare che { $person }, host di questa partita, non sia più su questo server e non riceva più nulla. Un gestore del server può cedere il suo posto con `/host replace`, o nominare un altro host.
pace-sheetClosed = Qualcun altro gioca al tuo posto in { $channel } (partita { $game }), perciò qui non se ne mostrano più i segreti.
pace-sheetBack = Il posto che custodivi in { $channel } (partita { $game }) ora è di qualcun altro. Ciò che hai visto resta tra noi.
pace-awayIn = La tua assenza dura fino al { $until } in { $games }; intanto { $standIn } gioca per te. `/back` ti ridà subito il posto.
pace-awayAhead = La tua assenza dura fino al { $until }; nelle partite che cominciano intanto { $standIn } gioca per te. `/back` la conclude.
pace-awayToo = Anche nelle partite che cominciano intanto.
pace-handedOn = Il posto che custodivi in { $games } ora è di { $standIn }.
pace-backIn = Hai di nuovo il tuo posto in { $games }.
pace-backAhead = La tua assenza è finita: nelle partite che cominciano giochi tu.
pace-ownAway = La tua assenza dura fino al <t:{ $until }:f>; `/back` la conclude.
pace-revived = La partita { $game } prosegue.
pace-notArchivedHere = Nessuna partita di questo canale è archiviata.
pace-notArchivedHereHint = Se la partita si giocava altrove, usa lì `/game revive`.
pace-severalArchived = Di questo canale sono archiviate diverse partite.
pace-severalArchivedHint = Indicane una con l'opzione `game`: { $games }.
pace-youAreAway = { $name } gioca per te in { $game }.
pace-youAreAwayHint = /back ti ridà subito il posto.
pace-ownNothing = Non conosco né il tuo fuso orario né ore di silenzio: i promemoria arrivano in qualsiasi momento. `/me quiet` imposta entrambi.
pace-ownZone = Il tuo fuso orario è **{ $zone }** (lì ora sono le { $now }). Non hai ore di silenzio: `/me quiet` le imposta.
pace-ownQuiet = Silenzio dalle **{ $from }** alle **{ $to }** in **{ $zone }** (lì ora sono le { $now }): in quelle ore nessun promemoria, e il tuo tempo per rispondere si ferma.

## session

session-set = 📅 { $name } ha fissato la prossima sessione: { $when } ({ $away }).
session-off = 📅 { $name } ha disdetto la prossima sessione.
session-soon = 📅 { $people }: la sessione comincia { $away }.
session-is = La prossima sessione di { $game }: { $when } ({ $away }). La ricordo al tavolo 15 minuti prima.
session-none = Non c'è ancora una sessione di { $game }. `/game schedule when: venerdì 20:00` ne fissa una.
session-isOff = Non c'è più nessuna sessione di { $game }.
session-withEvent = La mostrano anche gli eventi del server.
session-withoutEvent = Gli eventi del server non la mostrano: per questo mi serve il permesso { $permission }.
session-callOff = Disdici
session-notYours = Solo chi gioca in questa partita ne fissa le sessioni.
session-notYoursHint = Con /game join prendi posto.
session-noZone = Non so a quale fuso orario ti riferisci.
session-noZoneHint = Dimmi il tuo fuso orario con /me time zone: …, o di' quanto manca, per esempio tra 3 ore.
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
