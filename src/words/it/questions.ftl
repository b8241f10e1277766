## question

question-lookAt = Guarda un personaggio …
question-heading =
    { $count ->
        [one] Decide { $name }
       *[other] Devono decidere { $count } giocatori
    }
question-reactions = Reazioni
question-reactionsHelp = A chi può reagire lo chiedo in privato. «Rispondi» ti mostra qui se tocca a te; nessun altro lo vede. La partita prosegue quando tutti hanno deciso.
question-mayBeAsked = { $people }: «Rispondi» mostra a ciascuno di voi se la domanda vi riguarda.
question-noReaction = nessuna reazione
question-reactionPossible = È possibile una reazione in { $channel }.
question-reactionPossibleAt = È possibile una reazione in { $channel }: [guarda lì]({ $link }).
question-again = 🔁 Chiesto di nuovo, per ciò che è successo nel frattempo: { $reactions }.
question-until = ⏳ { $when }, poi: { $answer }
question-untilDefault = ⏳ { $when }, poi: la risposta predefinita
question-untilAutomatic = ⏳ { $when }, poi: risponde un giocatore automatico
question-untilPause = ⏳ { $when }, poi: la partita si ferma
question-answer = Rispondi
question-hand = La mia mano
question-whichHand = Giochi in più partite. Quale mano vuoi vedere?

## panel

panel-pickOne = Scegli
panel-pickSeveral = Seleziona
panel-pageOf = { $text } (pagina { $page } di { $pages })
panel-allAtOnce = Oppure tutte e { $count } insieme …
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Precedenti
panel-more = Altro ▶
panel-confirm = Conferma
panel-clear = Azzera
panel-nothingPicked = **Ancora nessuna scelta**: seleziona { $range }.
panel-picked = **Selezione: { $number } (richieste: { $range })**: { $labels }.
panel-tooMany = { $picked } Troppe: al massimo { $most }.
panel-tooFew =
    { $count ->
        [one] { $picked } Ne manca ancora { $count }.
       *[other] { $picked } Ne mancano ancora { $count }.
    }
panel-keep =
    { $count ->
        [one] **Scegli la carta che tieni**: tutte le altre si scartano.
       *[other] **Scegli le { $count } carte che tieni**: tutte le altre si scartano.
    }
panel-kept = **Ne tieni { $number } di { $most }**: { $labels }.
panel-restGoes =
    { $count ->
        [one] L'altra si scarta.
       *[other] Le altre { $count } si scartano.
    }
panel-discardOthers =
    { $count ->
        [one] Scarta l'altra
       *[other] Scarta le altre { $count }
    }
panel-range = { $least }–{ $most }
panel-eitherRange = { $one } o { $other }
panel-footer = Partita { $game }
panel-footerMore =
    { $count ->
        [one] Partita { $game } · dopo questa un'altra domanda
       *[other] Partita { $game } · dopo questa altre { $count } domande
    }
panel-groupOf = { $group } ({ $number })
panel-sure = Non si può annullare. Vuoi davvero?
panel-doIt = Sì, fallo
panel-takeBack = No, torna indietro
panel-rule = Regola
panel-newestQuorum = La tua Carta Consiglio più recente: **{ $card }**: { $text }
panel-otherQuorum = Le altre: { $cards }
panel-silent = Non più in questa prova
panel-silenced = { $pass }, e non più finché non si conosce il risultato di questa prova
panel-ruleTitle = { $rule } · { $name }
panel-choices = Che cosa fanno le scelte
panel-openedBelow = Hai riaperto questa domanda più in basso.
panel-lately =
    { $refusal }
    Ultimamente:
    { $lines }

panel-meetThere = Lì incontri un alleato: { $allies }
panel-meetHere = Se resti qui, incontri un alleato: { $allies }

## now

now-lobby = La partita { $game } non è cominciata: con `/game join` prendi posto, con `/game start` si comincia.
now-over = La partita è finita; `/game create` ne apre una nuova.
now-abandoned = La partita è stata abbandonata; `/game create` ne apre una nuova.
now-archived = La partita è archiviata, perché non succedeva più nulla; `/game revive` la riattiva.
now-open = Tocca a te: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Al momento non tocca a te: la partita prosegue quando tutti quelli che possono reagire hanno deciso.
now-waitsFor = Al momento non tocca a te: la partita attende { $players }.
now-and = e

## check

check-needs = **{ $source }**: serve **{ $difficulty }**.
check-needsPartly = **{ $source }**: serve **{ $difficulty }**; da { $partialAt } è un successo parziale.
check-sides =
    A favore: { $skills }
    Contro: tutte le altre abilità
check-destiny =
    { $count ->
        [one] Mazzo del Destino { $count } carta (a caso)
       *[other] Mazzo del Destino { $count } carte (a caso)
    }
check-added =
    { $count ->
        [one] { $player } { $count } carta
       *[other] { $player } { $count } carte
    }
check-soFar = Aggiunte finora: { $cards }
check-open = Viste finora: +{ $helps } −{ $hinders } = **{ $total }**
check-counted = Conteggio: **{ $total }** contro **{ $difficulty }**
check-changed = Modificato da capacità: { $changes }
check-change = { $change } per { $ability }
check-changeOf = { $change } per { $ability } di { $player }
check-noPicks = **Per ora non aggiungi nulla.** Tocca le carte per sceglierle.
check-picks =
    { $count ->
        [one] **Aggiungi { $count } carta: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Aggiungi { $count } carte: +{ $helps } −{ $hinders } = { $total }**
    }
check-card = { $strength } { $skill } · { $card }

## replies

replies-joined = Hai un posto in { $game }. Tieni aperti i tuoi messaggi diretti, a meno che qui non si usino thread privati: lì arriva ciò che solo tu puoi sapere.
replies-left = Hai lasciato { $game }.
replies-leftLast = Hai lasciato { $game }. Non c'era nessun altro, perciò la lobby è chiusa.
replies-begins = La partita comincia.
replies-automaticTakesOver = Subentra un giocatore automatico.
replies-takesOver = Subentra { $person }.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ Tempo scaduto, risposta data per te: { $labels }
replies-chosenAbout = -# { $about }
replies-atTable = -# Come prosegue al tavolo: { $link }
replies-goesOn = La partita prosegue.
replies-abandoned = La partita { $game } è abbandonata.
replies-confirmAbandon = Abbandonare la partita { $game } per tutti e { $players } i giocatori? Non si può annullare.
replies-abandon = Abbandona la partita
replies-abandonChanged = Da quando è stata posta la domanda la partita è cominciata o finita, quindi nulla è stato abbandonato.
replies-abandonChangedHint = Guarda di nuovo con `/host abandon`.
replies-keepPlaying = Continua a giocare
replies-everybodySees = La risposta la vedono tutti.
replies-unknownCommand = Non ho più questo comando. `/help` dice che cosa puoi fare.
replies-movedCommand = -# `/{ $old }` ora si chiama `/{ $path }`.
replies-oldButton = Questo pulsante è di una versione precedente del bot. `/help` dice che cosa puoi fare ora.
replies-tooFast = Non riesco a starti dietro. Aspetta qualche secondo e riprova.
replies-manyPictures = Ho molte immagini da disegnare in questo momento. Riprova tra poco.
replies-ruleKind = Regola · { $chapter }

## undo

undo-gone = La partita non si può più riportare a quel momento.
undo-goneHint = Guarda con /game undo che cosa si può annullare ora.
undo-changed = Da quando hai guardato qualcosa è cambiato, quindi nulla è stato annullato.
undo-changedHint = Guarda di nuovo che cosa si annullerebbe ora.
undo-needsVote = Si può annullare solo se gli altri sono d'accordo.
undo-needsVoteHint = Chiedi con il pulsante «Chiedi agli altri».
undo-onlyPlayers = Solo i giocatori chiedono agli altri.
undo-onlyPlayersHint = L'host e i gestori del server annullano subito.
undo-proposalOpen = { $name } ha già chiesto di annullare qualcosa, e la votazione è aperta.
undo-proposalOpenHint = Prima vota lì.
undo-nobodyVotes = Non c'è nessun altro giocatore a cui chiedere.
undo-nobodyVotesHint = L'host e i gestori del server possono annullare subito con /game undo.
undo-exported = Qualcuno ha il file di questa partita con tutti i suoi segreti, quindi non può proseguire.
undo-voteClosed = Questa votazione è finita.
undo-voteClosedHint = /game undo chiede di nuovo.
undo-notYourVote = Qui votano solo gli altri giocatori.
undo-notYourVoteHint = L'host e i gestori del server possono annullare subito con /game undo.
undo-ownVote = Il tuo sì è già contato: lo hai chiesto tu.
undo-ownVoteHint = Con «Lascia stare» lo ritiri.
undo-title = ### Annullare?
undo-toAnswer = La partita torna a prima della decisione di { $name } (turno { $turn }).
undo-toSetUp = La partita torna a prima della decisione di { $name }, prima del primo turno.
undo-toHidden = La partita torna a un momento precedente del turno { $turn }.
undo-toTurn = La partita torna all'inizio del turno { $turn }.
undo-toBeginning = La partita torna all'inizio.
undo-takesBack = Così si annullano: { $answers }.
undo-nothingKnown = Così non si annulla nessuna risposta di cui tu sappia.
undo-answersOf =
    { $count ->
        [one] una risposta di { $name }
       *[other] { $count } risposte di { $name }
    }
undo-and = { $some } e { $last }
undo-linesGo = Queste righe non contano più:
undo-moreLines =
    { $count ->
        [one] … e { $count } riga prima
       *[other] … e { $count } righe prima
    }
undo-seen = Nel frattempo è venuto fuori qualcosa di nascosto: ciò che qualcuno ha visto resta visto.
undo-tellsSecret = Nessun altro sa che la domanda era per te. A tutti verrà detto che hai annullato qualcosa.
undo-wakes = La partita è finita; proseguirebbe da lì, e non conterebbe più nelle statistiche.
undo-atOnce = Puoi annullare subito: da allora non è venuto fuori nulla di nascosto.
undo-asOrganiser = Come host o gestore del server puoi annullare subito.
undo-byVote = Gli altri devono essere d'accordo: entro un giorno deve votare sì la maggioranza degli altri giocatori.
undo-confirm = Annulla la decisione
undo-propose = Chiedi agli altri
undo-cancel = Lascia stare
undo-against = Lascia stare
undo-cancelled = Nulla è stato annullato.
undo-done = Annullato.
undo-asked = Gli altri ricevono la domanda nel canale.
undo-proposes = ### { $name } vorrebbe annullare qualcosa
undo-doYouAgree = { $people }, d'accordo?
undo-tally = { $yes } a favore, { $no } contro; ne servono { $needed } su { $voters }.
undo-until = La votazione finisce { $time }.
undo-carried = ✅ La proposta di annullare qualcosa, fatta da { $name }, è stata approvata.
undo-refused = ❌ La proposta di annullare qualcosa, fatta da { $name }, è stata respinta.
undo-expired = ❌ La proposta di annullare qualcosa, fatta da { $name }, è scaduta: entro un giorno i voti sono stati troppo pochi.
undo-lapsed = ❌ La proposta di annullare qualcosa, fatta da { $name }, è stata ritirata.
undo-voted = Il tuo voto è contato.
undo-undoneOwn = ↩ { $name } ha annullato l'ultima decisione ({ $answers }).
undo-undoneOrganiser = ↩ { $name } ha riportato indietro la partita ({ $answers }).
undo-undoneVote = ↩ La partita torna indietro, come proposto da { $name } e votato dalla maggioranza ({ $answers }).
undo-undoneSecretly = ↩ { $name } ha annullato una decisione.
undo-noLongerCounts = Ciò che ne dice il registro non conta più.
undo-pointBefore = Turno { $turn }: prima di «{ $line }»
undo-pointBeforeSetUp = Prima del primo turno: prima di «{ $line }»
undo-pointAnswer = Turno { $turn }: prima della decisione di { $name }
undo-pointSetUp = Prima del primo turno: prima della decisione di { $name }
undo-pointTurn = L'inizio del turno { $turn }
undo-pointBeginning = L'inizio della partita
