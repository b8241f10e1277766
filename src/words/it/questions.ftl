## question

question-lookAt = Guarda un personaggio…
question-heading =
    { $count ->
        [one] Decide { $name }
       *[other] Devono decidere { $count } giocatori
    }
question-reactions = Reazioni
question-reactionsHelp = Ho chiesto in privato a chi può reagire. Premi «Rispondi» per vedere se tocca a te: lo vedi solo tu. La partita prosegue quando tutti hanno deciso.
question-mayBeAsked = { $people }: premi «Rispondi» per vedere se la domanda è per te.
question-noReaction = nessuna reazione
question-reactionPossible = Puoi reagire in { $channel }.
question-reactionPossibleAt = Puoi reagire in { $channel }: [guarda che cosa è successo]({ $link }).
question-again = 🔁 Te lo richiedo per ciò che è successo nel frattempo: { $reactions }.
question-until = ⏳ { $when } rispondo io «{ $answer }»
question-untilDefault = ⏳ { $when } do io la risposta predefinita
question-untilAutomatic = ⏳ { $when } risponde un giocatore automatico
question-untilPause = ⏳ { $when } la partita va in pausa
question-answer = Rispondi
question-hand = La mia mano
question-whichHand = Giochi in diverse partite. Quale mano vuoi vedere?

## panel

panel-pickOne = Scegli
panel-pickSeveral = Scegli
panel-pageOf = { $text } ({ $page }/{ $pages })
panel-allAtOnce = Oppure pescane { $count } tutte insieme…
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Precedenti
panel-more = Altro ▶
panel-confirm = Conferma
panel-clear = Azzera
panel-nothingPicked = **Ancora nessuna scelta**: scegline { $range }.
panel-picked = **Scelte: { $number }** (scegline { $range }): { $labels }.
panel-tooMany = { $picked } Troppe: al massimo { $most }.
panel-tooFew =
    { $count ->
        [one] { $picked } Ne manca ancora { $count }.
       *[other] { $picked } Ne mancano ancora { $count }.
    }
panel-keep =
    { $count ->
        [one] **Scegli la carta da tenere**: scarti tutte le altre.
       *[other] **Scegli le { $count } carte da tenere**: scarti tutte le altre.
    }
panel-kept = **Ne tieni { $number } di { $most }**: { $labels }.
panel-restGoes =
    { $count ->
        [one] Scarti l’altra carta.
       *[other] Scarti le altre { $count }.
    }
panel-discardOthers =
    { $count ->
        [one] Scarta l’altra carta
       *[other] Scarta le altre { $count }
    }
panel-range = da { $least } a { $most }
panel-eitherRange = { $one } o { $other }
panel-footer = Partita { $game }
panel-footerMore =
    { $count ->
        [one] Partita { $game } · dopo questa un’altra domanda
       *[other] Partita { $game } · dopo questa altre { $count } domande
    }
panel-groupOf = { $group } ({ $number })
panel-sure = Non si può annullare. Confermi?
panel-doIt = Sì, fallo
panel-takeBack = No, torna indietro
panel-rule = Regola
panel-newestQuorum = La tua Carta Consiglio più recente: **{ $card }**: { $text }
panel-otherQuorum = Le altre Carte Consiglio: { $cards }
panel-silent = Non chiedermelo più in questa prova
panel-silenced = { $pass }; niente più domande finché non si conosce il risultato di questa prova
panel-ruleTitle = { $rule } · { $name }
panel-choices = Che cosa significano le scelte
panel-openedBelow = Hai riaperto questa domanda più in basso.
panel-lately =
    { $refusal }
    Di recente:
    { $lines }

panel-meetThere = Lì incontri un alleato: { $allies }
panel-meetHere = Se resti qui, incontri un alleato: { $allies }

## now

now-lobby = La partita { $game } non è ancora cominciata: con `/game join` prendi posto, con `/game start` si comincia.
now-over = La partita è finita; `/game create` ne apre una nuova.
now-abandoned = La partita è stata abbandonata; `/game create` ne apre una nuova.
now-archived = La partita è stata archiviata per inattività; `/game revive` la riattiva.
now-open = Tocca a te: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Ora non tocca a te: la partita aspetta eventuali reazioni.
now-waitsFor = Ora non tocca a te: la partita aspetta { $players }.
now-and = e

## check

check-needs = **{ $source }**: serve **{ $difficulty }**.
check-needsPartly = **{ $source }**: serve **{ $difficulty }** per superarla, **{ $partialAt }** per un successo parziale.
check-sides =
    A favore: { $skills }
    Contro: tutte le altre abilità
check-destiny =
    { $count ->
        [one] { $count } carta dal mazzo del Destino (a caso)
       *[other] { $count } carte dal mazzo del Destino (a caso)
    }
check-added =
    { $count ->
        [one] { $count } carta da { $player }
       *[other] { $count } carte da { $player }
    }
check-soFar = Carte finora: { $cards }
check-open = Rivelate finora: +{ $helps } −{ $hinders } = **{ $total }**
check-counted = Totale: **{ $total }** contro **{ $difficulty }**
check-changed = Modificata dalle capacità: { $changes }
check-change = { $change } da { $ability }
check-changeOf = { $change } da { $ability } di { $player }
check-noPicks = **Nessuna carta scelta.** Tocca le carte per aggiungerle.
check-picks =
    { $count ->
        [one] **Aggiungi { $count } carta: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Aggiungi { $count } carte: +{ $helps } −{ $hinders } = { $total }**
    }
check-card = { $strength } { $skill } · { $card }

## replies

replies-joined = Hai preso posto in { $game }. Tieni aperti i messaggi diretti, a meno che questo server non usi thread privati: è lì che ti arrivano i segreti.
replies-left = Hai lasciato { $game }.
replies-leftLast = Hai lasciato { $game }. Eri l’ultimo posto occupato, perciò la lobby è chiusa.
replies-begins = La partita comincia.
replies-automaticTakesOver = Subentra un giocatore automatico.
replies-takesOver = Subentra { $person }.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ Tempo scaduto: ho risposto io per te { $labels }
replies-chosenAbout = -# { $about }
replies-atTable = -# Torna al tavolo: { $link }
replies-goesOn = La partita prosegue.
replies-abandoned = La partita { $game } è stata abbandonata.
replies-confirmAbandon = Abbandonare la partita { $game } per tutti e { $players } i giocatori? Non si può annullare.
replies-abandon = Abbandona la partita
replies-abandonChanged = Dopo la domanda la partita è cominciata o finita, perciò nulla è stato abbandonato.
replies-abandonChangedHint = Usa di nuovo `/host abandon`.
replies-keepPlaying = Continua a giocare
replies-everybodySees = La risposta la vedono tutti.
replies-unknownCommand = Questo comando non esiste più. `/help` mostra che cosa puoi fare.
replies-movedCommand = -# `/{ $old }` ora si chiama `/{ $path }`.
replies-oldButton = Questo pulsante è di una versione precedente del bot. `/help` mostra che cosa puoi fare ora.
replies-tooFast = Non riesco a starti dietro. Aspetta qualche secondo e riprova.
replies-manyPictures = Ho molte immagini da disegnare in questo momento. Riprova tra poco.
replies-ruleKind = Regola · { $chapter }

## undo

undo-gone = La partita non può più tornare a quel momento.
undo-goneHint = Con /game undo vedi che cosa si può ancora annullare.
undo-changed = Nel frattempo qualcosa è cambiato, perciò nulla è stato annullato.
undo-changedHint = Guarda di nuovo che cosa si annullerebbe ora.
undo-needsVote = Si può annullare solo se gli altri sono d’accordo.
undo-needsVoteHint = Usa il pulsante «Chiedi agli altri».
undo-onlyPlayers = Solo i giocatori possono chiedere una votazione.
undo-onlyPlayersHint = L’host e i gestori del server possono annullare senza votazione.
undo-proposalOpen = { $name } ha già chiesto di annullare qualcosa, e la votazione è aperta.
undo-proposalOpenHint = Prima vota lì.
undo-nobodyVotes = Nessun altro giocatore è qui per votare.
undo-nobodyVotesHint = L’host e i gestori del server possono annullare senza votazione, con /game undo.
undo-exported = Il file di questa partita, con tutti i suoi segreti, è stato scaricato, perciò la partita non può più proseguire.
undo-voteClosed = Questa votazione è finita.
undo-voteClosedHint = /game undo ne apre una nuova.
undo-notYourVote = Qui votano solo gli altri giocatori.
undo-notYourVoteHint = L’host e i gestori del server possono annullare senza votazione, con /game undo.
undo-ownVote = La richiesta è tua, quindi il tuo voto a favore è già contato.
undo-ownVoteHint = Con «Non annullare» la ritiri.
undo-title = ### Annullare?
undo-toAnswer = La partita torna al turno { $turn }, a prima della decisione di { $name }.
undo-toSetUp = La partita torna alla preparazione, a prima della decisione di { $name }.
undo-toHidden = La partita torna a un momento precedente del turno { $turn }.
undo-toTurn = La partita torna all’inizio del turno { $turn }.
undo-toBeginning = La partita torna al suo inizio.
undo-takesBack = Si annullano { $answers }.
undo-nothingKnown = Non si annulla nessuna risposta di cui tu sappia.
undo-answersOf =
    { $count ->
        [one] una risposta di { $name }
       *[other] { $count } risposte di { $name }
    }
undo-and = { $some } e { $last }
undo-linesGo = Queste voci del registro non contano più:
undo-moreLines =
    { $count ->
        [one] … e { $count } voce precedente
       *[other] … e { $count } voci precedenti
    }
undo-seen = Nel frattempo si è scoperto qualcosa di nascosto, e ciò che si è visto resta visto.
undo-tellsSecret = Nessun altro sa che la domanda era per te. Tutti sapranno che hai annullato qualcosa.
undo-wakes = La partita è finita. Riprenderebbe da lì e non conterebbe più nelle statistiche.
undo-atOnce = Puoi annullare subito: da allora non si è scoperto nulla di nascosto.
undo-asOrganiser = Come host o gestore del server puoi annullare subito.
undo-byVote = Gli altri devono essere d’accordo: la maggioranza degli altri giocatori, entro un giorno.
undo-confirm = Annulla la decisione
undo-propose = Chiedi agli altri
undo-cancel = Lascia stare
undo-against = Non annullare
undo-cancelled = Non è stato annullato nulla.
undo-done = Annullato.
undo-asked = Ho chiesto agli altri nel canale.
undo-proposes = ### { $name } vorrebbe annullare qualcosa
undo-doYouAgree = { $people }, siete d’accordo?
undo-tally = A favore: { $yes } · contro: { $no } · ne servono { $needed } su { $voters }
undo-until = La votazione finisce { $time }.
undo-carried = ✅ Votazione approvata: ciò che { $name } chiedeva di annullare è annullato.
undo-refused = ❌ Votazione respinta: ciò che { $name } chiedeva di annullare resta com’è.
undo-expired = ❌ { $name } chiedeva di annullare qualcosa, ma entro un giorno i voti sono stati troppo pochi.
undo-lapsed = ❌ { $name } chiedeva di annullare qualcosa, ma la votazione è stata ritirata.
undo-voted = Il tuo voto è stato contato.
undo-undoneOwn = ↩ { $name } ha annullato l’ultima decisione ({ $answers }).
undo-undoneOrganiser = ↩ { $name } ha riportato indietro la partita ({ $answers }).
undo-undoneVote = ↩ La partita torna indietro, come proposto da { $name } e votato a maggioranza ({ $answers }).
undo-undoneSecretly = ↩ { $name } ha annullato una decisione.
undo-noLongerCounts = Le voci del registro che ne parlano non contano più.
undo-pointBefore = Turno { $turn }: prima di «{ $line }»
undo-pointBeforeSetUp = Preparazione: prima di «{ $line }»
undo-pointAnswer = Turno { $turn }: prima della decisione di { $name }
undo-pointSetUp = Preparazione: prima della decisione di { $name }
undo-pointTurn = L’inizio del turno { $turn }
undo-pointBeginning = L’inizio della partita
