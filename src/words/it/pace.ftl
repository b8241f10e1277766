paused = La partita è ferma.
pausedHint = L'host la fa proseguire con /host resume.
isArchived = Questa partita è stata archiviata perché non succedeva più nulla.
isArchivedHint = /game revive la riattiva, esattamente com'era.
notArchived = Questa partita non è archiviata.
notArchivedHint = Non c'è nulla da fare.
illegalMinutes = I tempi di una partita vanno da 1 minuto a 30 giorni.
illegalMinutesHint = Scrivi per esempio 30 min, 8 ore, 2 giorni o no.
illegalDays = Una partita si può archiviare dopo 1–365 giorni, o mai.
illegalDaysHint = Scrivi un numero di giorni; 0 vuol dire mai.
illegalAnswer = Quando il tempo scade, a una domanda si può dare la risposta predefinita o quella di un giocatore automatico, oppure la partita si ferma.
unknownDuration = «{ $time }» non è una durata.
unknownDurationHint = Scrivi per esempio 30 min, 8 ore, 2 giorni o no.
tooManyReminders = Per una domanda ci sono al massimo due promemoria.
remindersInOrder = Il secondo promemoria deve arrivare dopo il primo.
remindersHint = Scrivi per esempio 8 ore (e ancora dopo 16 ore), 1 ora, 3 ore o no.
noZone = Non conosco il tuo fuso orario.
noZoneHint = Indicalo con l'opzione zone, per esempio Europe/Rome.
unknownZone = Il fuso orario «{ $zone }» non esiste.
unknownZoneHint = Indica un luogo, per esempio Europe/Rome o America/New_York; l'opzione zone suggerisce quelli che ci sono.
nearZones = Intendevi { $zones }?
noQuiet = Le ore di silenzio devono cominciare e finire in momenti diversi.
noQuietHint = Se non ne vuoi, usa /me awake.
longQuiet =
    { $hours ->
        [one] Le ore di silenzio possono durare al massimo { $hours } ora.
       *[other] Le ore di silenzio possono durare al massimo { $hours } ore.
    }
longQuietHint = Se non puoi giocare per più tempo, /away affida il tuo posto a qualcun altro.
unknownClock = «{ $time }» non è un'ora del giorno.
unknownClockHint = Scrivi per esempio 23 o 22:30.
unknownTime = Non capisco il momento «{ $time }».
timeFormats = Scrivi per esempio { $examples }, 28 dicembre, 2026-12-28 18:00 o 12 ore.
pastTime = Quel momento è già passato.
pastTimeHint = Uso il fuso orario { $zone }; /me time lo cambia.
farTime = Manca più di un anno.
farTimeHint = Cedi il tuo posto per sempre con /host replace.
awayLobbyHint = Senza l'opzione game l'assenza vale per tutte le tue partite, anche per quelle che cominciano intanto.
notAway = Nessuno gioca al tuo posto.
notAwayHint = Il tuo posto lo hai già.
botSubstitute = Un bot non può sostituirti.
botSubstituteHint = Ometti substitute: allora lo fa un giocatore automatico.
selfSubstitute = Nessuno può sostituire sé stesso.
playingSubstitute = { $name } gioca già in { $game }.
otherSubstituteHint = Scegli qualcun altro, o ometti substitute: allora ti sostituisce un giocatore automatico.
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
evening = Serata
daily = Quotidiano
relaxed = Rilassato
patient = Paziente
ownTimes = Tempi propri
line = { $name }: { $detail }
reminders = promemoria dopo { $first } e { $second }
oneReminder = un promemoria dopo { $first }
noReminders = nessun promemoria
limits = { $reaction } per una reazione, { $other } per le altre domande, poi { $answer }
limit = { $limit } per una domanda, poi { $answer }
reactionLimit = { $limit } per una reazione, poi { $answer }; nessun limite per le altre domande
otherLimit = { $limit } per le domande che non sono reazioni, poi { $answer }
noLimits = nessun limite
default = la risposta predefinita
automatic = risponde un giocatore automatico
pause = la partita si ferma
archivedAfter = archiviata dopo { $days } senza nessuno
neverArchived = mai archiviata
timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Le ore di silenzio (`/me quiet`) non contano, tranne che per le finestre delle reazioni: quelle si limitano a non chiudersi mai mentre qualcuno dorme.
timersSet = Fatto. Per le domande ora aperte il tempo riparte da capo.
noticeTimersSet = ⏱ { $name } ha cambiato il ritmo in { $pace }. Per le domande ora aperte il tempo riparte da capo.
noticeTimedOut = ⏰ Tempo scaduto per { $player }: alla domanda è stata data una risposta d'ufficio.
noticePaused = ⏸ Il tempo è scaduto, e la partita è ferma. L'host la fa proseguire con `/host resume`, o cede un posto con `/host replace`.
noticeStandIn = 🧳 { $owner } è via fino al { $until }. Intanto { $standIn } gioca al posto { $seat } e ne vede le carte; { $owner } può riprenderlo in ogni momento con `/back`.
noticeBack = 🏠 { $owner } è di ritorno e gioca di nuovo al posto { $seat }, invece di { $standIn }.
noticeArchived =
    { $count ->
        [one] 🗄 Da { $count } giorno nessuno fa nulla, perciò ho archiviato questa partita. `/game revive` la riattiva esattamente com'era; fino ad allora qui se ne può aprire un'altra.
       *[other] 🗄 Da { $count } giorni nessuno fa nulla, perciò ho archiviato questa partita. `/game revive` la riattiva esattamente com'era; fino ad allora qui se ne può aprire un'altra.
    }
noticeRevived = { $name } ha riattivato questa partita. Prosegue esattamente com'era.
automaticPlayer = un giocatore automatico
standsIn = { $holder } per { $owner }
reminder = ⏳ La partita aspetta { $people }.
reactionReminder = ⏳ { $people }: forse una reazione aspetta ancora qualcuno di voi. «Rispondi» lo mostra a ciascuno in privato.
reminderLink = [Che cosa è successo]({ $link })
privateReminder = ⏳ In { $channel } (partita { $game }) c'è ancora una reazione che aspetta te. Nessun altro viene a sapere che la domanda è per te.
timedOut =
    ⏰ Il tuo tempo in { $channel } (partita { $game }) è scaduto. { $question }
    Risposta data per te: { $answer }
answerNow = Rispondi
hasLeft = { $host }, pare che { $person } non sia più su questo server e non riceva più nulla. `/host replace` dà il suo posto a qualcun altro o a un giocatore automatico.
hostHasLeft = Pare che { $person }, host di questa partita, non sia più su questo server e non riceva più nulla. Un gestore del server può cedere il suo posto con `/host replace`, o nominare un altro host.
sheetClosed = Qualcun altro gioca al tuo posto in { $channel } (partita { $game }), perciò qui non se ne mostrano più i segreti.
sheetBack = Il posto che custodivi in { $channel } (partita { $game }) ora è di qualcun altro. Ciò che hai visto resta tra noi.
awayIn = La tua assenza dura fino al { $until } in { $games }; intanto { $standIn } gioca per te. `/back` ti ridà subito il posto.
awayAhead = La tua assenza dura fino al { $until }; nelle partite che cominciano intanto { $standIn } gioca per te. `/back` la conclude.
awayToo = Anche nelle partite che cominciano intanto.
handedOn = Il posto che custodivi in { $games } ora è di { $standIn }.
backIn = Hai di nuovo il tuo posto in { $games }.
backAhead = La tua assenza è finita: nelle partite che cominciano giochi tu.
ownAway = La tua assenza dura fino al <t:{ $until }:f>; `/back` la conclude.
revived = La partita { $game } prosegue.
notArchivedHere = Nessuna partita di questo canale è archiviata.
notArchivedHereHint = Se la partita si giocava altrove, usa lì `/game revive`.
severalArchived = Di questo canale sono archiviate diverse partite.
severalArchivedHint = Indicane una con l'opzione `game`: { $games }.
youAreAway = { $name } gioca per te in { $game }.
youAreAwayHint = /back ti ridà subito il posto.
ownNothing = Non conosco né il tuo fuso orario né ore di silenzio: i promemoria arrivano in qualsiasi momento. `/me quiet` imposta entrambi.
ownZone = Il tuo fuso orario è **{ $zone }** (lì ora sono le { $now }). Non hai ore di silenzio: `/me quiet` le imposta.
ownQuiet = Silenzio dalle **{ $from }** alle **{ $to }** in **{ $zone }** (lì ora sono le { $now }): in quelle ore nessun promemoria, e il tuo tempo per rispondere si ferma.
