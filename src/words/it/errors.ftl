## errors

errors-lobbyFull = Tutti i { $most } posti di questa partita sono occupati.
errors-lobbyFullHint = Qualcuno deve prima andarsene, oppure apri un’altra partita in un altro canale.
errors-tooFew =
    { $count ->
        [one] Per questa partita servono { $fewest } giocatori; è occupato solo { $count } posto.
       *[other] Per questa partita servono { $fewest } giocatori; sono occupati solo { $count } posti.
    }
errors-tooFewHint = Aspetta altre persone, o riempi i posti con giocatori automatici.
errors-tooManySeatedHint = Qualcuno deve prima andarsene, oppure l’host sceglie altre opzioni.
errors-illegalOptions = Queste opzioni non sono compatibili. { $reasons }
errors-illegalOptionsHint = Cambiane una.
errors-channelTaken = In questo canale c’è già una partita aperta, { $game }.
errors-channelTakenHint = Partecipa a quella, o apri la tua in un altro canale o thread.
errors-channelTakenSince = Nel frattempo in questo canale è stata aperta un’altra partita, { $game }.
errors-channelTakenSinceHint = Quella deve finire prima, oppure usa /host here per spostare una delle due in un altro canale.
errors-moreSeated =
    { $count ->
        [one] La partita non può essere per { $wanted }: { $count } posto è già occupato.
       *[other] La partita non può essere per { $wanted }: { $count } posti sono già occupati.
    }
errors-emptyName = Questo nome non ha caratteri visibili: scegline un altro.
errors-longName =
    { $most ->
        [one] Il nome di una partita ha al massimo { $most } carattere.
       *[other] Il nome di una partita ha al massimo { $most } caratteri.
    }
errors-badSettings = Le impostazioni salvate di questo server sono illeggibili.
errors-badSettingsHint = Un gestore del server può ripristinarle con /settings e il pulsante «Ripristina le impostazioni».
errors-wrongSettings = Scegli al massimo { $channels } canali, e da 1 a { $games } partite.
errors-onlyManagers = Per cambiarlo serve il permesso Gestisci server.
errors-askManager = Chiedi a un gestore del server di cambiarlo con /settings.
errors-managersOpen = Qui solo i gestori del server possono aprire partite.
errors-roleOpens = Qui solo i membri con un certo ruolo possono aprire partite.
errors-notHere = Le partite non si aprono in questo canale, ma in altri di questo server.
errors-tooManyGames =
    { $count ->
        [one] Questo server ha già { $count } partita aperta: è il suo limite.
       *[other] Questo server ha già { $count } partite aperte: è il suo limite.
    }
errors-tooManyGamesHint = Aspetta che una finisca, o chiedi a un gestore del server di alzare il limite con /settings.
errors-otherServer = Quella partita appartiene a un altro server.
errors-otherServerHint = Spostala in un canale del suo server.
errors-livesHere = La partita si gioca già qui.
errors-noSuchGame = Questa partita non esiste.
errors-noSuchGameHint = Controlla il nome: è del tipo adama-417.
errors-notStarted = Questa partita non è ancora cominciata.
errors-notStartedHint = L’host la inizia quando ci sono tutti.
errors-started = Questa partita è già cominciata.
errors-startedHint = L’host può affidarti un posto, oppure apri un’altra partita in un altro canale.
errors-leaveRunning = Per una pausa usa /away. Per andartene del tutto, chiedi a { $host } di cedere il tuo posto con /host replace.
errors-theHost = l’host
errors-over = Questa partita è finita.
errors-overHint = Puoi ancora leggerne il registro con /game log.
errors-ended = Questa partita è già finita.
errors-abandoned = Questa partita è stata abbandonata.
errors-openNew = Puoi aprire una nuova partita.
errors-alreadyJoined = Hai già un posto in questa partita.
errors-alreadyJoinedHint = Aspetta che l’host la inizi.
errors-personJoined = { $name } ha già un posto in questa partita.
errors-personJoinedHint = Scegli qualcun altro.
errors-noSeat = Non hai un posto in questa partita.
errors-canJoin = Puoi ancora partecipare con /game join.
errors-canWatch = Puoi seguirla nel suo canale.
errors-noSuchSeat = In questa partita quel posto non esiste.
errors-noAutomatic = In questa partita non ci sono giocatori automatici.
errors-automaticAlready = Questo posto è già di un giocatore automatico.
errors-notAllowed = Possono farlo solo l’host di questa partita o un gestore del server.
errors-askHost = Chiedi a { $name }.
errors-askAdministrator = Chiedi a un gestore del server.
errors-forAnother = Questa decisione spetta a { $name }.
errors-decided = È già stato deciso.
errors-takenBack = Dopo questa domanda la partita è tornata indietro.
errors-nothingWaits = Al momento non hai nulla a cui rispondere.
errors-anotherWaits = Ora devi rispondere ad altro.
errors-chooseAgain = Scegli di nuovo.
errors-noCheckNow = Non è in corso nessuna prova di abilità, o se ne conosce già il risultato.
errors-nothingDecided = Non è ancora stato deciso nulla.
errors-nothingDecidedHint = Non c’è nulla da annullare.
errors-noFurther = La partita non può tornare più indietro di così.
errors-noFurtherHint = Si possono annullare solo le risposte più recenti.
errors-quicker = Qualcuno è stato più veloce: la partita è appena cambiata.
errors-quickerHint = Guarda che cosa c’è da decidere ora e riprova.
errors-notStored = Non sono riuscito a salvare, perciò nulla è cambiato.
errors-notStoredHint = Riprova tra un minuto. Se succede ancora, avvisa chi gestisce il bot.
errors-unsure = Non so se è stato salvato: il database non rispondeva proprio in quel momento.
errors-unsureHint = Guarda la partita tra un minuto e riprova solo se nulla è cambiato.
errors-bug = Qualcosa è andato storto da parte mia. La partita è rimasta com’era.
errors-bugHint = Prova qualcos’altro, e avvisa chi gestisce il bot.

## refusals

refusals-bug = Qualcosa è andato storto da parte mia. La partita è rimasta com’era: riprova, e avvisa l’host se succede due volte.
refusals-noGameCalled = Qui non c’è nessuna partita «{ $game }».
refusals-noGameHere = In questo canale non c’è nessuna partita.
refusals-noGameYet = `/game create` ne apre una.
refusals-youPlayIn = Giochi in { $games }.
refusals-playNowhere = Non giochi in nessuna partita.
refusals-playNowhereHint = Usa `/game create` o `/game join` in un canale di un server.
refusals-playSeveral = Giochi in più partite.
refusals-playSeveralHint = Scegline una con l’opzione `game`: { $games }. `/games` le elenca con i pulsanti.
refusals-needsServer = Le partite hanno bisogno di un canale di un server.
refusals-lacking = Qui non posso ospitare una partita. Permessi che mi mancano: { $permissions }.
refusals-lackingHint = Chiedi a un gestore del server di darmeli, o scegli un altro canale.
refusals-noSuchSeat = Questo posto non esiste.
refusals-noSuchSeatHint = Scegli uno dei suggerimenti.
refusals-noMember = { $person } non è membro di questo server, e non potrebbe vedere la partita.
refusals-noMemberHint = Scegli un membro, o prima invita questa persona.
refusals-botSeat = Un bot non può prendere posto.
refusals-botSeatHint = Senza `by` subentra un giocatore automatico.
refusals-notPlayed = Qui non si sta giocando nessuna partita.
refusals-noSeatIn = Non hai un posto in { $game }.
refusals-noBoard = Non c’è ancora un tabellone: la partita non è cominciata.
refusals-noBoardHint = Con `/game start` si comincia.
refusals-nothingToAbandon = Non c’è nulla da abbandonare.
refusals-mayNotAbandon = Solo l’host di questa partita o un gestore del server possono abbandonarla.
refusals-noMove = Ora non puoi muoverti.
refusals-noAction = Ora non hai azioni da eseguire.
refusals-nothingToPlay = Ora non c’è nulla che tu possa giocare.
refusals-noCheck = Nessuna prova di abilità aspetta le tue carte.
refusals-nothingWaits = Non hai nulla da decidere.
refusals-namedTwice = Hai scelto due volte la stessa cosa.
refusals-namedTwiceHint = Scegli ogni cosa una volta sola; le carte uguali sono suggerite una per una.
refusals-nothingChosen = Non hai scelto nulla.
refusals-tooMany = Ne hai scelte { $number }, ma il massimo è { $most }.
refusals-decided = È già stato deciso.
refusals-notPossible = Ora non è possibile.
refusals-ambiguous = Può voler dire più cose.
refusals-canChoose = Puoi scegliere: { $choices }.
refusals-quoted = «{ $name }»
refusals-andMore = { $choices } e altre { $more }
refusals-nothingToPass = Ora non c’è nulla a cui rinunciare.
refusals-noSuchPass = A questa domanda non puoi rinunciare.
refusals-oldCommand = Questo comando è di un’altra versione del bot.
refusals-youWrote = Ecco ciò che hai scritto, perché non vada perso:
refusals-oldCommandHint = Ricarica Discord e riprova.
refusals-noCard = Non c’è nessuna carta con quel nome.
refusals-noCharacter = Non c’è nessun personaggio con quel nome.
refusals-noLocation = Non c’è nessun ambiente con quel nome.
refusals-noRule = Questa regola non esiste.
refusals-suggests = Mentre scrivi, `/{ $command }` suggerisce le possibilità.
refusals-didYouMean = Intendevi { $name }?
refusals-didYouMeanOneOf = Intendevi { $names } o { $last }?
