lobbyFull = Tutti i { $most } posti di questa partita sono occupati.
lobbyFullHint = Qualcuno deve prima andarsene, oppure apri un'altra partita in un altro canale.
tooFew =
    { $count ->
        [one] Per questa partita servono { $fewest } giocatori; è occupato solo { $count } posto.
       *[other] Per questa partita servono { $fewest } giocatori; sono occupati solo { $count } posti.
    }
tooFewHint = Aspetta altre persone, o riempi i posti con giocatori automatici.
tooManySeatedHint = Qualcuno deve prima andarsene, oppure l'host sceglie altre opzioni.
illegalOptions = Queste opzioni non vanno insieme. { $reasons }
illegalOptionsHint = Cambiane una.
channelTaken = In questo canale c'è già una partita aperta, { $game }.
channelTakenHint = Partecipa a quella, o apri la tua in un altro canale o thread.
channelTakenSince = Nel frattempo in questo canale è stata aperta un'altra partita, { $game }.
channelTakenSinceHint = Prima deve finire quella, oppure /host here porta una delle due in un altro canale.
moreSeated =
    { $count ->
        [one] La partita non può essere per { $wanted }: { $count } posto è già occupato.
       *[other] La partita non può essere per { $wanted }: { $count } posti sono già occupati.
    }
emptyName = Di questo nome non si vede nulla: scegline un altro.
longName =
    { $most ->
        [one] Il nome di una partita ha al massimo { $most } carattere.
       *[other] Il nome di una partita ha al massimo { $most } caratteri.
    }
badSettings = Le impostazioni salvate per le partite di questo server sono illeggibili.
badSettingsHint = Un gestore del server le ripristina con /settings e il pulsante «Ripristina le impostazioni».
wrongSettings = Indica al massimo { $channels } canali, e da 1 a { $games } partite.
onlyManagers = Solo i membri con il permesso Gestisci server possono cambiarlo.
askManager = Chiedi a un gestore del server; si cambia con /settings.
managersOpen = Qui solo i gestori del server possono aprire partite.
roleOpens = Qui solo i membri con un certo ruolo possono aprire partite.
notHere = Su questo server le partite si aprono in altri canali.
tooManyGames =
    { $count ->
        [one] Questo server ha già { $count } partita aperta, e non può averne altre.
       *[other] Questo server ha già { $count } partite aperte, e non può averne altre.
    }
tooManyGamesHint = Una deve prima finire, oppure un gestore del server ne permette di più con /settings.
otherServer = Quella partita appartiene a un altro server.
otherServerHint = Portala in un canale del suo server.
livesHere = La partita è già qui.
noSuchGame = Questa partita non esiste.
noSuchGameHint = Controlla il nome: è fatto come adama-417.
notStarted = Questa partita non è ancora cominciata.
notStartedHint = L'host la inizia quando ci sono tutti.
started = Questa partita è già cominciata.
startedHint = L'host può affidarti un posto, oppure apri un'altra partita in un altro canale.
leaveRunning = Per un po': con /away qualcuno gioca per te. Per sempre: { $host } cede il tuo posto con /host replace.
theHost = l'host
over = Questa partita è finita.
overHint = Puoi ancora leggerne il registro con /game log.
ended = Questa partita è già finita.
abandoned = Questa partita è stata abbandonata.
openNew = Apri invece una nuova partita.
alreadyJoined = Hai già un posto in questa partita.
alreadyJoinedHint = Aspetta che l'host la inizi.
personJoined = { $name } ha già un posto in questa partita.
personJoinedHint = Scegli qualcun altro.
noSeat = Non hai un posto in questa partita.
canJoin = Puoi ancora partecipare con /game join.
canWatch = Puoi seguirla nel suo canale.
noSuchSeat = In questa partita quel posto non esiste.
noAutomatic = In questa partita nessun giocatore automatico ha un posto.
automaticAlready = Questo posto è già di un giocatore automatico.
notAllowed = Possono farlo solo l'host di questa partita o un gestore del server.
askHost = Chiedi a { $name }.
askAdministrator = Chiedi a un gestore del server.
forAnother = Questa decisione spetta a { $name }.
decided = È già stato deciso.
takenBack = Da quando è stata posta la domanda, la partita è tornata indietro.
nothingWaits = Al momento non devi rispondere a nulla.
anotherWaits = Ora ti aspetta qualcos'altro.
chooseAgain = Scegli di nuovo.
noCheckNow = Non è in corso nessuna prova di abilità, o se ne conosce già il risultato.
nothingDecided = Nessuno ha ancora deciso nulla.
nothingDecidedHint = Non c'è nulla da annullare.
noFurther = La partita non si può riportare più indietro di così.
noFurtherHint = Si conservano solo le risposte più recenti.
quicker = Qualcuno è stato più veloce: la partita è appena cambiata.
quickerHint = Guarda di nuovo che cosa è aperto adesso.
notStored = Non è stato possibile salvare, perciò nulla è cambiato.
notStoredHint = Riprova tra un minuto; se continua, avvisa chi gestisce il bot.
unsure = Non si sa se questo è stato salvato: il database è sparito proprio in quel momento.
unsureHint = Guarda la partita tra un minuto e riprova solo se nulla è cambiato.
bug = Qualcosa è andato storto da parte mia. La partita è rimasta com'era.
bugHint = Prova qualcos'altro, e avvisa chi gestisce il bot.
