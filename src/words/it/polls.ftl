asks = 📊 { $name } chiede al tavolo: **{ $question }**
answer = { $number }. { $answer }
tally = { $number }. { $answer }: { $bar } { $votes }
tallyNamed = { $number }. { $answer }: { $bar } { $votes } ({ $names })
voted =
    { $voted ->
        [one] Ha votato { $voted } giocatore su { $players }.
       *[other] Hanno votato { $voted } giocatori su { $players }.
    }
hidden = Il risultato si vedrà alla chiusura.
namesLater = Chi ha votato che cosa si vedrà alla chiusura.
namesNever = Nessuno vedrà chi ha votato che cosa.
closesBy = Si chiude { $time }, o quando tutti i giocatori hanno votato. Premi di nuovo per cambiare il tuo voto.
close = Chiudi il sondaggio
endedClosed = Il sondaggio è chiuso.
endedTime = Il sondaggio è chiuso: il tempo è scaduto.
endedAll = Il sondaggio è chiuso: hanno votato tutti.
endedGame = Il sondaggio è chiuso: la partita è stata abbandonata.
opened = La tua domanda è al tavolo.
yourVote = Hai votato **{ $answer }**. Fino alla chiusura del sondaggio puoi cambiare idea.
lateVote = Il tempo di questo sondaggio è scaduto: il tuo voto è arrivato troppo tardi.
closedNow = Il sondaggio è chiuso, e mostra il risultato.
start = Chiedi al tavolo
formTitle = Chiedi al tavolo
formQuestion = La tua domanda
formQuestionExample = Chi è il Cylone?
formAnswers = Risposte, una per riga; vuoto: i giocatori
formResults = Che cosa vedono tutti
seenOpenNamed = Voti subito, nomi alla chiusura
seenHiddenNamed = Voti e nomi alla chiusura
seenOpenSecret = Voti subito, mai chi ha votato che cosa
seenHiddenSecret = Voti alla chiusura, mai chi ha votato che cosa
formVoters = Chi vota
votersPlayers = Solo i giocatori
votersSpectators = Giocatori e spettatori
formTime = Aperto per
formTimeExample = 24h
noTable = Questa partita è finita senza vincitori o è stata archiviata: non c'è nessuno a cui chiedere.
noTableHint = Una partita archiviata prosegue con /game revive.
tooManyOpen = Questa partita ha già { $most } sondaggi aperti; nessuno ne seguirebbe di più.
tooManyOpenHint = Prima chiudine uno.
noQuestion = Un sondaggio ha bisogno di una domanda.
noQuestionHint = Scrivine una, per esempio «Chi è il Cylone?».
longQuestion =
    { $most ->
        [one] La domanda è troppo lunga: al massimo { $most } carattere.
       *[other] La domanda è troppo lunga: al massimo { $most } caratteri.
    }
longAnswer =
    { $most ->
        [one] Una delle risposte è troppo lunga: al massimo { $most } carattere ciascuna.
       *[other] Una delle risposte è troppo lunga: al massimo { $most } caratteri ciascuna.
    }
shortenHint = Accorcia; il resto puoi dirlo nel canale.
sameAnswers = Due delle risposte sono uguali.
sameAnswersHint = Togline una.
answerCount = Un sondaggio ha da { $fewest } a { $most } risposte, non { $number }.
answerCountHint = Separa le risposte con `;`, o omettile per scegliere tra i giocatori.
badTime = Un sondaggio resta aperto da 5 minuti a 14 giorni.
badTimeHint = Scrivi un tempo come `30 min`, `8 ore` o `2 giorni`.
isClosed = Questo sondaggio è chiuso.
isClosedHint = Il suo messaggio mostra il risultato; /poll chiede qualcosa di nuovo.
notYours = Qui votano solo i giocatori di questa partita.
notYoursHint = Anche chi prende un posto può votare.
lookOnHint = `/game spectators` ti aggiunge a chi assiste: anche loro possono votare.
noSuchAnswer = Questa risposta non esiste.
noSuchAnswerHint = Premi uno dei pulsanti sotto il sondaggio.
mayNotClose = Questo sondaggio lo può chiudere solo { $name }, che ha posto la domanda, o l'host.
mayNotCloseHint = Si chiude da sé quando scade il tempo o hanno votato tutti.
