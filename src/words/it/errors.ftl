## errors

errors-lobbyFull = Tutti i { $most } posti di questa partita sono occupati.
errors-lobbyFullHint = Qualcuno deve prima andarsene, oppure apri un'altra partita in un altro canale.
errors-tooFew =
    { $count ->
        [one] Per questa partita servono { $fewest } giocatori; è occupato solo { $count } posto.
       *[other] Per questa partita servono { $fewest } giocatori; sono occupati solo { $count } posti.
    }
errors-tooFewHint = Aspetta altre persone, o riempi i posti con giocatori automatici.
errors-tooManySeatedHint = Qualcuno deve prima andarsene, oppure l'host sceglie altre opzioni.
errors-illegalOptions = Queste opzioni non vanno insieme. { $reasons }
errors-illegalOptionsHint = Cambiane una.
errors-channelTaken = In questo canale c'è già una partita aperta, { $game }.
errors-channelTakenHint = Partecipa a quella, o apri la tua in un altro canale o thread.
errors-channelTakenSince = Nel frattempo in questo canale è stata aperta un'altra partita, { $game }.
errors-channelTakenSinceHint = Prima deve finire quella, oppure /host here porta una delle due in un altro canale.
errors-moreSeated =
    { $count ->
        [one] La partita non può essere per { $wanted }: { $count } posto è già occupato.
       *[other] La partita non può essere per { $wanted }: { $count } posti sono già occupati.
    }
errors-emptyName = Di questo nome non si vede nulla: scegline un altro.
errors-longName =
    { $most ->
        [one] Il nome di una partita ha al massimo { $most } carattere.
       *[other] Il nome di una partita ha al massimo { $most } caratteri.
    }
errors-badSettings = Le impostazioni salvate per le partite di questo server sono illeggibili.
errors-badSettingsHint = Un gestore del server le ripristina con /settings e il pulsante «Ripristina le impostazioni».
errors-wrongSettings = Indica al massimo { $channels } canali, e da 1 a { $games } partite.
errors-onlyManagers = Solo i membri con il permesso Gestisci server possono cambiarlo.
errors-askManager = Chiedi a un gestore del server; si cambia con /settings.
errors-managersOpen = Qui solo i gestori del server possono aprire partite.
errors-roleOpens = Qui solo i membri con un certo ruolo possono aprire partite.
errors-notHere = Su questo server le partite si aprono in altri canali.
errors-tooManyGames =
    { $count ->
        [one] Questo server ha già { $count } partita aperta, e non può averne altre.
       *[other] Questo server ha già { $count } partite aperte, e non può averne altre.
    }
errors-tooManyGamesHint = Una deve prima finire, oppure un gestore del server ne permette di più con /settings.
errors-otherServer = Quella partita appartiene a un altro server.
errors-otherServerHint = Portala in un canale del suo server.
errors-livesHere = La partita è già qui.
errors-noSuchGame = Questa partita non esiste.
errors-noSuchGameHint = Controlla il nome: è fatto come adama-417.
errors-notStarted = Questa partita non è ancora cominciata.
errors-notStartedHint = L'host la inizia quando ci sono tutti.
errors-started = Questa partita è già cominciata.
errors-startedHint = L'host può affidarti un posto, oppure apri un'altra partita in un altro canale.
errors-leaveRunning = Per un po': con /away qualcuno gioca per te. Per sempre: { $host } cede il tuo posto con /host replace.
errors-theHost = l'host
errors-over = Questa partita è finita.
errors-overHint = Puoi ancora leggerne il registro con /game log.
errors-ended = Questa partita è già finita.
errors-abandoned = Questa partita è stata abbandonata.
errors-openNew = Apri invece una nuova partita.
errors-alreadyJoined = Hai già un posto in questa partita.
errors-alreadyJoinedHint = Aspetta che l'host la inizi.
errors-personJoined = { $name } ha già un posto in questa partita.
errors-personJoinedHint = Scegli qualcun altro.
errors-noSeat = Non hai un posto in questa partita.
errors-canJoin = Puoi ancora partecipare con /game join.
errors-canWatch = Puoi seguirla nel suo canale.
errors-noSuchSeat = In questa partita quel posto non esiste.
errors-noAutomatic = In questa partita nessun giocatore automatico ha un posto.
errors-automaticAlready = Questo posto è già di un giocatore automatico.
errors-notAllowed = Possono farlo solo l'host di questa partita o un gestore del server.
errors-askHost = Chiedi a { $name }.
errors-askAdministrator = Chiedi a un gestore del server.
errors-forAnother = Questa decisione spetta a { $name }.
errors-decided = È già stato deciso.
errors-takenBack = Da quando è stata posta la domanda, la partita è tornata indietro.
errors-nothingWaits = Al momento non devi rispondere a nulla.
errors-anotherWaits = Ora ti aspetta qualcos'altro.
errors-chooseAgain = Scegli di nuovo.
errors-noCheckNow = Non è in corso nessuna prova di abilità, o se ne conosce già il risultato.
errors-nothingDecided = Nessuno ha ancora deciso nulla.
errors-nothingDecidedHint = Non c'è nulla da annullare.
errors-noFurther = La partita non si può riportare più indietro di così.
errors-noFurtherHint = Si conservano solo le risposte più recenti.
errors-quicker = Qualcuno è stato più veloce: la partita è appena cambiata.
errors-quickerHint = Guarda di nuovo che cosa è aperto adesso.
errors-notStored = Non è stato possibile salvare, perciò nulla è cambiato.
errors-notStoredHint = Riprova tra un minuto; se continua, avvisa chi gestisce il bot.
errors-unsure = Non si sa se questo è stato salvato: il database è sparito proprio in quel momento.
errors-unsureHint = Guarda la partita tra un minuto e riprova solo se nulla è cambiato.
errors-bug = Qualcosa è andato storto da parte mia. La partita è rimasta com'era.
errors-bugHint = Prova qualcos'altro, e avvisa chi gestisce il bot.

## refusals

refusals-bug = Qualcosa è andato storto da parte mia. La partita è rimasta com'era: riprova, e avvisa l'host se succede due volte.
refusals-noGameCalled = Qui non c'è nessuna partita «{ $game }».
refusals-noGameHere = In questo canale non c'è nessuna partita.
refusals-noGameYet = `/game create` ne apre una.
refusals-youPlayIn = Giochi in { $games }.
refusals-playNowhere = Ora non giochi in nessuna partita.
refusals-playNowhereHint = Usa `/game create` o `/game join` in un canale di un server.
refusals-playSeveral = Giochi in più partite.
refusals-playSeveralHint = Indicane una con l'opzione `game`: { $games }. `/games` le mostra con i pulsanti.
refusals-needsServer = Una partita ha bisogno di un canale di un server.
refusals-lacking = Qui non posso ospitare una partita: mi manca il permesso { $permissions }.
refusals-lackingHint = Chi gestisce il server può darmelo, o scegli un altro canale.
refusals-noSuchSeat = Questo posto non esiste.
refusals-noSuchSeatHint = Scegli uno di quelli che il comando suggerisce.
refusals-noMember = { $person } non è membro di questo server, e non potrebbe vedere la partita.
refusals-noMemberHint = Scegli un membro, o prima invita questa persona.
refusals-botSeat = Un bot non può prendere posto.
refusals-botSeatHint = Ometti `by` per far subentrare un giocatore automatico.
refusals-notPlayed = Qui non si sta giocando nessuna partita.
refusals-noSeatIn = Non hai un posto nella partita { $game }.
refusals-noBoard = Non c'è ancora un tabellone: la partita non è cominciata.
refusals-noBoardHint = Con `/game start` si comincia.
refusals-nothingToAbandon = Non c'è nulla da abbandonare.
refusals-mayNotAbandon = Solo l'host di questa partita o un gestore del server possono abbandonarla.
refusals-noMove = Ora non puoi muoverti.
refusals-noAction = Ora non hai azioni da eseguire.
refusals-nothingToPlay = Ora non c'è nulla che tu possa giocare.
refusals-noCheck = Non c'è nessuna prova di abilità che aspetti le tue carte.
refusals-nothingWaits = Nessuna decisione ti aspetta.
refusals-namedTwice = Hai indicato due volte la stessa cosa.
refusals-namedTwiceHint = Indica ogni cosa una volta sola; quelle uguali sono suggerite una per una.
refusals-nothingChosen = Non è stato scelto nulla.
refusals-tooMany = Scelte indicate: { $number }, ma ora al massimo { $most }.
refusals-decided = È già stato deciso.
refusals-notPossible = Ora non è possibile.
refusals-ambiguous = Corrisponde a più cose.
refusals-canChoose = Puoi scegliere: { $choices }.
refusals-quoted = «{ $name }»
refusals-andMore = { $choices } e altro ({ $more })
refusals-nothingToPass = Ora non c'è nulla a cui rinunciare.
refusals-noSuchPass = Non è una domanda a cui ora puoi rinunciare.
refusals-oldCommand = Questo comando è di un'altra versione del bot.
refusals-youWrote = Ciò che hai scritto, perché non vada perso:
refusals-oldCommandHint = Ricarica Discord e riprova.
refusals-noCard = Non c'è nessuna carta con quel nome.
refusals-noCharacter = Non c'è nessun personaggio con quel nome.
refusals-noLocation = Non c'è nessun ambiente con quel nome.
refusals-noRule = Non c'è nessuna regola così.
refusals-suggests = `/{ $command }` suggerisce le possibilità mentre scrivi.
refusals-didYouMean = Intendevi { $name }?
refusals-didYouMeanOneOf = Intendevi { $names } o { $last }?
