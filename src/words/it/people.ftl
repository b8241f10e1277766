## games

games-mineTitle = Le tue partite
games-openTitle = Partite aperte su questo server
games-page = Pagina { $page } di { $pages }
games-heading = **[{ $name }]({ $link })**{ $server } · { $channel }
games-named = { $name } ({ $game })
games-noneMine = Non giochi in nessuna partita. `/game create` ne apre una in un canale; `/games which: open` mostra quelle con posti liberi.
games-noneOpen = Qui nessuna partita che puoi vedere, e in cui non sei già, ha posti liberi.
games-noneOpenHint = `/game create` ne apre una.
games-noneOpenElsewhere = `/game create` ne apre una in { $channels }.
games-onServer = Le partite aperte sono quelle di un server.
games-onServerHint = Usa lì `/games which: open`; `/games` mostra le tue ovunque.
games-asked = 👉 { $title }
games-waitsFor = In attesa di { $players } ({ $when })
games-waitsForReactions = In attesa che decidano tutti quelli che possono reagire
games-next = Il prossimo turno è tuo.
games-paused = ⏸ { $text }
games-lobby = Non ancora cominciata: occupati { $taken } posti su { $seats }
games-openLobby = occupati { $taken } posti su { $seats }, host: { $host }
games-archived = 🗄 Archiviata, perché non succedeva più nulla: `/game revive` lì la riattiva.
games-away = 💤 { $name } gioca per te fino al { $until }: `/back` ti ridà il posto.
games-over = 🏁 { $outcome } { $when }
games-answer = Rispondi: { $name }
games-hand = La mia mano: { $name }
games-join = Partecipa: { $name }
games-joined = { $text } [Eccola]({ $link }).
games-newer = ◀
games-older = ▶
games-again = Guarda di nuovo
games-showMine = Le mie partite
games-showOpen = Partite aperte qui

## polls

polls-asks = 📊 { $name } chiede al tavolo: **{ $question }**
polls-answer = { $number }. { $answer }
polls-tally = { $number }. { $answer }: { $bar } { $votes }
polls-tallyNamed = { $number }. { $answer }: { $bar } { $votes } ({ $names })
polls-voted =
    { $voted ->
        [one] Ha votato { $voted } giocatore su { $players }.
       *[other] Hanno votato { $voted } giocatori su { $players }.
    }
polls-hidden = Il risultato si vedrà alla chiusura.
polls-namesLater = Chi ha votato che cosa si vedrà alla chiusura.
polls-namesNever = Nessuno vedrà chi ha votato che cosa.
polls-closesBy = Si chiude { $time }, o quando tutti i giocatori hanno votato. Premi di nuovo per cambiare il tuo voto.
polls-close = Chiudi il sondaggio
polls-endedClosed = Il sondaggio è chiuso.
polls-endedTime = Il sondaggio è chiuso: il tempo è scaduto.
polls-endedAll = Il sondaggio è chiuso: hanno votato tutti.
polls-endedGame = Il sondaggio è chiuso: la partita è stata abbandonata.
polls-opened = La tua domanda è al tavolo.
polls-yourVote = Hai votato **{ $answer }**. Fino alla chiusura del sondaggio puoi cambiare idea.
polls-lateVote = Il tempo di questo sondaggio è scaduto: il tuo voto è arrivato troppo tardi.
polls-closedNow = Il sondaggio è chiuso, e mostra il risultato.
polls-start = Chiedi al tavolo
polls-formTitle = Chiedi al tavolo
polls-formQuestion = La tua domanda
polls-formQuestionExample = Chi è il Cylone?
polls-formAnswers = Risposte, una per riga; vuoto: i giocatori
polls-formResults = Che cosa vedono tutti
polls-seenOpenNamed = Voti subito, nomi alla chiusura
polls-seenHiddenNamed = Voti e nomi alla chiusura
polls-seenOpenSecret = Voti subito, mai chi ha votato che cosa
polls-seenHiddenSecret = Voti alla chiusura, mai chi ha votato che cosa
polls-formVoters = Chi vota
polls-votersPlayers = Solo i giocatori
polls-votersSpectators = Giocatori e spettatori
polls-formTime = Aperto per
polls-formTimeExample = 24h
polls-noTable = Questa partita è finita senza vincitori o è stata archiviata: non c’è nessuno a cui chiedere.
polls-noTableHint = Una partita archiviata prosegue con /game revive.
polls-tooManyOpen = Questa partita ha già { $most } sondaggi aperti; nessuno ne seguirebbe di più.
polls-tooManyOpenHint = Prima chiudine uno.
polls-noQuestion = Un sondaggio ha bisogno di una domanda.
polls-noQuestionHint = Scrivine una, per esempio «Chi è il Cylone?».
polls-longQuestion =
    { $most ->
        [one] La domanda è troppo lunga: al massimo { $most } carattere.
       *[other] La domanda è troppo lunga: al massimo { $most } caratteri.
    }
polls-longAnswer =
    { $most ->
        [one] Una delle risposte è troppo lunga: al massimo { $most } carattere ciascuna.
       *[other] Una delle risposte è troppo lunga: al massimo { $most } caratteri ciascuna.
    }
polls-shortenHint = Accorcia; il resto puoi dirlo nel canale.
polls-sameAnswers = Due delle risposte sono uguali.
polls-sameAnswersHint = Togline una.
polls-answerCount = Un sondaggio ha da { $fewest } a { $most } risposte, non { $number }.
polls-answerCountHint = Separa le risposte con `;`, o omettile per scegliere tra i giocatori.
polls-badTime = Un sondaggio resta aperto da 5 minuti a 14 giorni.
polls-badTimeHint = Scrivi un tempo come `30 min`, `8 ore` o `2 giorni`.
polls-isClosed = Questo sondaggio è chiuso.
polls-isClosedHint = Il suo messaggio mostra il risultato; /poll chiede qualcosa di nuovo.
polls-notYours = Qui votano solo i giocatori di questa partita.
polls-notYoursHint = Anche chi prende un posto può votare.
polls-lookOnHint = `/game spectators` ti aggiunge a chi assiste: anche loro possono votare.
polls-noSuchAnswer = Questa risposta non esiste.
polls-noSuchAnswerHint = Premi uno dei pulsanti sotto il sondaggio.
polls-mayNotClose = Questo sondaggio lo può chiudere solo { $name }, che ha posto la domanda, o l’host.
polls-mayNotCloseHint = Si chiude da sé quando scade il tempo o hanno votato tutti.

## stats

stats-titleServer = Partite finite di questo server
stats-titlePerson = Partite finite di { $name }
stats-titleCharacter = Partite finite con { $character }
stats-titlePersonCharacter = Partite finite di { $name } con { $character }
stats-everywhere = Su tutti i server in cui ospito partite.
stats-none = Nessuna partita è ancora finita.
stats-nonePerson = Nessuna partita di { $name } è ancora finita.
stats-noneCharacter = Nessuna partita con { $character } è ancora finita.
stats-noneHint = Una partita conta quando è finita; `/game create` ne apre una.
stats-games =
    { $count ->
        [one] **{ $count } partita**, lunga { $turns } turni
       *[other] **{ $count } partite**, lunghe da { $fewest } a { $most } turni, in media { $turns }
    }
stats-few = Così poche partite dicono ancora poco: prendi i numeri con cautela.
stats-humansWon = Vittorie degli umani: { $games } ({ $share })
stats-cylonsWon = Vittorie dei Cyloni: { $games } ({ $share })
stats-ends = Come sono finite
stats-end = { $games } × { $cause }
stats-sides = Le persone per schieramento
stats-ownSides = Per schieramento
stats-side-human = Umano: vinte { $won } su { $games } ({ $share })
stats-side-cylon = Cylone: vinte { $won } su { $games } ({ $share })
stats-side-cylonLeader = Leader Cylone: vinte { $won } su { $games } con scopi segreti ({ $share })
stats-side-sympatheticCylon = Cylone amichevole: vinte { $won } su { $games } con la Carta Intenzioni ({ $share })
stats-automatic = Giocatori automatici, contati a parte
stats-characters = Personaggi
stats-noCharacters = nessuna persona ne ha ancora giocato uno fino alla fine
stats-people = Chi ha giocato di più
stats-tally = { $name }: vinte { $won } su { $games } ({ $share })
stats-cards-mission = Missioni
stats-cards-mutiny = Carte Ammutinamento giocate
stats-cards-motive = Motivazioni
stats-card-mission = { $name }: riuscite { $worked } su { $times } ({ $share })
stats-card-mutiny = { $name }: { $times } ×
stats-card-motive = { $name }: realizzate { $worked } su { $times } ({ $share })
stats-more =
    { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }

## achievements

achievements-heading = Traguardi: { $earned } su { $all }
achievements-none = Ancora nessun traguardo: si ottengono nelle partite giocate fino alla fine.
achievements-line = **{ $name }**: { $text } · { $game }, { $date }
achievements-lineAgain = **{ $name }**: { $text } · { $game }, { $date }, { $times } volte in tutto
achievements-earned = 🏅 { $person }: { $names }
achievements-newTitle = Ottenuti per la prima volta
achievements-firstWatch = Primo turno di guardia
achievements-firstWatchText = una partita giocata fino alla fine
achievements-longHaul = Il lungo viaggio
achievements-longHaulText = una partita di 60 turni o più
achievements-jailbird = Avanzo di galera
achievements-jailbirdText = 3 volte nelle Celle in una partita
achievements-secondLife = Seconda vita
achievements-secondLifeText = vittoria dopo un’esecuzione
achievements-twoHats = Doppio incarico
achievements-twoHatsText = Presidente e Ammiraglio allo stesso tempo
achievements-ace = Asso
achievements-aceText = 5 navi Cyloni distrutte da un viper
achievements-safeHarbour = Porto sicuro
achievements-safeHarbourText = vittoria con gli umani
achievements-lastSoul = L’ultima anima
achievements-lastSoulText = vittoria con gli umani e 1 sola popolazione rimasta
achievements-onFumes = In riserva
achievements-onFumesText = vittoria con gli umani e 1 solo carburante rimasto
achievements-threadbare = Ridotti all’osso
achievements-threadbareText = vittoria con gli umani e nessuna risorsa sopra 3
achievements-fullHolds = Stive piene
achievements-fullHoldsText = vittoria con gli umani e ogni risorsa a 5 o più
achievements-everyShip = Nemmeno una nave
achievements-everyShipText = vittoria con gli umani senza perdere navi civili
achievements-cleanRecord = Fedina pulita
achievements-cleanRecordText = vittoria con gli umani in una partita di 15 turni o più, senza mai finire nelle Celle
achievements-steadyHand = Mano ferma
achievements-steadyHandText = vittoria con gli umani e 10 carte a favore nelle prove di abilità, nessuna contro
achievements-backbone = La spina dorsale della flotta
achievements-backboneText = con gli umani, il contributo più alto di tutti alle prove di abilità: 40 o più
achievements-coldWarheads = Testate fredde
achievements-coldWarheadsText = vittoria da Ammiraglio umano, senza che sia stata usata un’arma nucleare
achievements-secondTerm = Secondo mandato
achievements-secondTermText = vittoria da Presidente umano
achievements-neverSuspected = Acqua cheta
achievements-neverSuspectedText = vittoria da Cylone mai rivelato
achievements-openWar = Guerra aperta
achievements-openWarText = vittoria da Cylone rivelato
achievements-lateCall = Chiamata tardiva
achievements-lateCallText = vittoria da Cylone dalla fase dell’Agente Dormiente
achievements-grit = Sabbia negli ingranaggi
achievements-gritText = da Cylone, 20 di forza contro le prove di abilità
achievements-masterstroke = Colpo da maestro
achievements-masterstrokeText = 8 di forza contro una sola prova di abilità, e Cylone alla fine
achievements-swiftEnd = Fine rapida
achievements-swiftEndText = vittoria da Cylone entro 15 turni
achievements-secondShip = Due battlestar
achievements-secondShipText = vittoria con gli umani, e la Pegasus c’era ancora
achievements-ownAgenda = Intenzioni tutte mie
achievements-ownAgendaText = vittoria da Leader Cylone
achievements-thirdWay = La terza via
achievements-thirdWayText = vittoria da Cylone amichevole
achievements-exodus = Via da questo sasso
achievements-exodusText = fuga da New Caprica con gli umani
achievements-throughTheNebula = Attraverso la Nebulosa
achievements-throughTheNebulaText = vittoria con gli umani alla Nebulosa Ionica
achievements-ownGoal = Niente di personale
achievements-ownGoalText = vittoria con gli umani dopo aver rivelato una Motivazione Personale
achievements-home = Un posto dove restare
achievements-homeText = casa ritrovata con gli umani
achievements-forgiven = Tutto è perdonato
achievements-forgivenText = vittoria con gli umani da Ammutinato
