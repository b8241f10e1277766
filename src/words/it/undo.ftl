gone = La partita non si può più riportare a quel momento.
goneHint = Guarda con /game undo che cosa si può annullare ora.
changed = Da quando hai guardato qualcosa è cambiato, quindi nulla è stato annullato.
changedHint = Guarda di nuovo che cosa si annullerebbe ora.
needsVote = Si può annullare solo se gli altri sono d'accordo.
needsVoteHint = Chiedi con il pulsante «Chiedi agli altri».
onlyPlayers = Solo i giocatori chiedono agli altri.
onlyPlayersHint = L'host e i gestori del server annullano subito.
proposalOpen = { $name } ha già chiesto di annullare qualcosa, e la votazione è aperta.
proposalOpenHint = Prima vota lì.
nobodyVotes = Non c'è nessun altro giocatore a cui chiedere.
nobodyVotesHint = L'host e i gestori del server possono annullare subito con /game undo.
exported = Qualcuno ha il file di questa partita con tutti i suoi segreti, quindi non può proseguire.
voteClosed = Questa votazione è finita.
voteClosedHint = /game undo chiede di nuovo.
notYourVote = Qui votano solo gli altri giocatori.
notYourVoteHint = L'host e i gestori del server possono annullare subito con /game undo.
ownVote = Il tuo sì è già contato: lo hai chiesto tu.
ownVoteHint = Con «Lascia stare» lo ritiri.
title = ### Annullare?
toAnswer = La partita torna a prima della decisione di { $name } (turno { $turn }).
toSetUp = La partita torna a prima della decisione di { $name }, prima del primo turno.
toHidden = La partita torna a un momento precedente del turno { $turn }.
toTurn = La partita torna all'inizio del turno { $turn }.
toBeginning = La partita torna all'inizio.
takesBack = Così si annullano: { $answers }.
nothingKnown = Così non si annulla nessuna risposta di cui tu sappia.
answersOf =
    { $count ->
        [one] una risposta di { $name }
       *[other] { $count } risposte di { $name }
    }
and = { $some } e { $last }
linesGo = Queste righe non contano più:
moreLines =
    { $count ->
        [one] … e { $count } riga prima
       *[other] … e { $count } righe prima
    }
seen = Nel frattempo è venuto fuori qualcosa di nascosto: ciò che qualcuno ha visto resta visto.
tellsSecret = Nessun altro sa che la domanda era per te. A tutti verrà detto che hai annullato qualcosa.
wakes = La partita è finita; proseguirebbe da lì, e non conterebbe più nelle statistiche.
atOnce = Puoi annullare subito: da allora non è venuto fuori nulla di nascosto.
asOrganiser = Come host o gestore del server puoi annullare subito.
byVote = Gli altri devono essere d'accordo: entro un giorno deve votare sì la maggioranza degli altri giocatori.
confirm = Annulla la decisione
propose = Chiedi agli altri
cancel = Lascia stare
against = Lascia stare
cancelled = Nulla è stato annullato.
done = Annullato.
asked = Gli altri ricevono la domanda nel canale.
proposes = ### { $name } vorrebbe annullare qualcosa
doYouAgree = { $people }, d'accordo?
tally = { $yes } a favore, { $no } contro; ne servono { $needed } su { $voters }.
until = La votazione finisce { $time }.
carried = ✅ La proposta di annullare qualcosa, fatta da { $name }, è stata approvata.
refused = ❌ La proposta di annullare qualcosa, fatta da { $name }, è stata respinta.
expired = ❌ La proposta di annullare qualcosa, fatta da { $name }, è scaduta: entro un giorno i voti sono stati troppo pochi.
lapsed = ❌ La proposta di annullare qualcosa, fatta da { $name }, è stata ritirata.
voted = Il tuo voto è contato.
undoneOwn = ↩ { $name } ha annullato l'ultima decisione ({ $answers }).
undoneOrganiser = ↩ { $name } ha riportato indietro la partita ({ $answers }).
undoneVote = ↩ La partita torna indietro, come proposto da { $name } e votato dalla maggioranza ({ $answers }).
undoneSecretly = ↩ { $name } ha annullato una decisione.
noLongerCounts = Ciò che ne dice il registro non conta più.
pointBefore = Turno { $turn }: prima di «{ $line }»
pointBeforeSetUp = Prima del primo turno: prima di «{ $line }»
pointAnswer = Turno { $turn }: prima della decisione di { $name }
pointSetUp = Prima del primo turno: prima della decisione di { $name }
pointTurn = L'inizio del turno { $turn }
pointBeginning = L'inizio della partita
