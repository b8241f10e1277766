## games

games-mineTitle = Le tue partite
games-openTitle = Partite aperte su questo server
games-page = Pagina { $page } di { $pages }
games-heading = **[{ $name }]({ $link })**{ $server } · { $channel }
games-named = { $name } ({ $game })
games-noneMine = Non giochi in nessuna partita. Aprine una con `/game create` in un canale, o cerca un posto libero con `/games which: open`.
games-noneOpen = Qui non ci sono partite aperte a cui tu possa partecipare.
games-noneOpenHint = `/game create` apre una partita.
games-noneOpenElsewhere = `/game create` ne apre una in { $channels }.
games-onServer = Le partite aperte appartengono a un server.
games-onServerHint = Usa `/games which: open` su un server; `/games` mostra le tue ovunque.
games-asked = 👉 { $title }
games-waitsFor = In attesa di { $players } (domanda { $when })
games-waitsForReactions = In attesa di tutti quelli che possono reagire
games-next = Il prossimo turno è tuo.
games-paused = ⏸ { $text }
games-lobby = Non ancora cominciata: { $taken } posti su { $seats } occupati
games-openLobby = { $taken } posti su { $seats } occupati, host: { $host }
games-archived = 🗄 Archiviata per inattività. `/game revive` nel suo canale la riattiva.
games-away = 💤 { $name } gioca per te fino al { $until }. Con `/back` torni al tuo posto.
games-over = 🏁 { $outcome } { $when }
games-answer = Rispondi: { $name }
games-hand = La mia mano: { $name }
games-join = Partecipa: { $name }
games-joined = { $text } [Vai alla partita]({ $link }).
games-newer = ◀
games-older = ▶
games-again = Aggiorna
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
polls-hidden = Il risultato si vedrà alla chiusura del sondaggio.
polls-namesLater = Chi ha votato che cosa si vedrà alla chiusura del sondaggio.
polls-namesNever = I voti sono segreti.
polls-closesBy = Si chiude { $time }, o quando hanno votato tutti i giocatori. Premi di nuovo per cambiare voto.
polls-close = Chiudi il sondaggio
polls-endedClosed = Il sondaggio è chiuso.
polls-endedTime = Il sondaggio è chiuso: il tempo è scaduto.
polls-endedAll = Il sondaggio è chiuso: hanno votato tutti.
polls-endedGame = Il sondaggio è chiuso: la partita è stata abbandonata.
polls-opened = Il tuo sondaggio è aperto.
polls-yourVote = Hai votato **{ $answer }**. Puoi cambiare voto finché il sondaggio è aperto.
polls-lateVote = Troppo tardi: questo sondaggio è chiuso.
polls-closedNow = Il sondaggio è chiuso, e mostra il risultato.
polls-start = Chiedi al tavolo
polls-formTitle = Chiedi al tavolo
polls-formQuestion = La tua domanda
polls-formQuestionExample = Chi è il Cylone?
polls-formAnswers = Risposte, una per riga (vuoto: i giocatori)
polls-formResults = Che cosa vedono tutti
polls-seenOpenNamed = Voti subito, nomi alla chiusura
polls-seenHiddenNamed = Voti e nomi alla chiusura
polls-seenOpenSecret = Voti subito, nomi mai
polls-seenHiddenSecret = Voti alla chiusura, nomi mai
polls-formVoters = Chi può votare
polls-votersPlayers = Solo i giocatori
polls-votersSpectators = Giocatori e spettatori
polls-formTime = Aperto per
polls-formTimeExample = 24h
polls-noTable = Questa partita è stata abbandonata o archiviata: non c’è nessuno a cui chiedere.
polls-noTableHint = /game revive riattiva una partita archiviata.
polls-tooManyOpen = Questa partita ha già { $most } sondaggi aperti: è il massimo.
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
polls-shortenHint = Accorciala, e di’ il resto nel canale.
polls-sameAnswers = Due delle risposte sono uguali.
polls-sameAnswersHint = Togline una.
polls-answerCount = Un sondaggio ha da { $fewest } a { $most } risposte, non { $number }.
polls-answerCountHint = Separa le risposte con `;`, o lasciale fuori per scegliere tra i giocatori.
polls-badTime = Un sondaggio può restare aperto da 5 minuti a 14 giorni.
polls-badTimeHint = Prova con `30 min`, `8 ore` o `2 giorni`.
polls-isClosed = Questo sondaggio è chiuso.
polls-isClosedHint = Il suo messaggio mostra il risultato. /poll ne apre uno nuovo.
polls-notYours = Qui possono votare solo i giocatori di questa partita.
polls-notYoursHint = Prendi posto, e potrai votare anche tu.
polls-lookOnHint = `/game spectators` ti aggiunge agli spettatori, che possono votare.
polls-noSuchAnswer = Questa risposta non esiste.
polls-noSuchAnswerHint = Premi uno dei pulsanti sotto il sondaggio.
polls-mayNotClose = Questo sondaggio può chiuderlo solo { $name }, che lo ha aperto, o l’host.
polls-mayNotCloseHint = Si chiude da sé quando scade il tempo o hanno votato tutti.

## stats

stats-titleServer = Partite finite su questo server
stats-titlePerson = Partite finite di { $name }
stats-titleCharacter = Partite finite con { $character }
stats-titlePersonCharacter = Partite finite di { $name } con { $character }
stats-everywhere = Su tutti i server in cui ospito partite.
stats-none = Non è ancora finita nessuna partita.
stats-nonePerson = { $name } non ha ancora finito una partita.
stats-noneCharacter = Non è ancora finita nessuna partita con { $character }.
stats-noneHint = Contano solo le partite finite. `/game create` ne apre una.
stats-games =
    { $count ->
        [one] **{ $count } partita**, lunga { $turns } turni
       *[other] **{ $count } partite**, lunghe da { $fewest } a { $most } turni, in media { $turns }
    }
stats-few = Con così poche partite questi numeri dicono ancora poco.
stats-humansWon = Vittorie degli umani: { $games } ({ $share })
stats-cylonsWon = Vittorie dei Cyloni: { $games } ({ $share })
stats-ends = Come sono finite le partite
stats-end = { $games } × { $cause }
stats-sides = Giocatori per schieramento
stats-ownSides = Per schieramento
stats-side-human = Umano: vinte { $won } su { $games } ({ $share })
stats-side-cylon = Cylone: vinte { $won } su { $games } ({ $share })
stats-side-cylonLeader = Leader Cylone: vinte { $won } su { $games } con scopi segreti ({ $share })
stats-side-sympatheticCylon = Cylone amichevole: vinte { $won } su { $games } con la Carta Intenzioni ({ $share })
stats-automatic = Giocatori automatici (contati a parte)
stats-characters = Personaggi
stats-noCharacters = nessuno ne ha ancora giocato uno fino alla fine
stats-people = Chi ha giocato di più
stats-tally = { $name }: vinte { $won } su { $games } ({ $share })
stats-cards-mission = Missioni
stats-cards-mutiny = Carte Ammutinamento giocate
stats-cards-motive = Motivazioni
stats-card-mission = { $name }: superate { $worked } su { $times } ({ $share })
stats-card-mutiny = { $name }: { $times } ×
stats-card-motive = { $name }: realizzate { $worked } su { $times } ({ $share })
stats-more =
    { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }

## achievements

achievements-heading = Traguardi: { $earned } su { $all }
achievements-none = Ancora nessun traguardo. Si ottengono nelle partite giocate fino alla fine.
achievements-line = **{ $name }**: { $text } · { $game }, { $date }
achievements-lineAgain = **{ $name }**: { $text } · { $game }, { $date } · ottenuto { $times } volte
achievements-earned = 🏅 { $person }: { $names }
achievements-newTitle = Ottenuti per la prima volta
achievements-firstWatch = Primo turno di guardia
achievements-firstWatchText = partita giocata fino alla fine
achievements-longHaul = Il lungo viaggio
achievements-longHaulText = partita di 60 turni o più, giocata fino alla fine
achievements-jailbird = Avanzo di galera
achievements-jailbirdText = 3 volte nelle Celle in una partita
achievements-secondLife = Seconda vita
achievements-secondLifeText = vittoria dopo un’esecuzione
achievements-twoHats = Doppio incarico
achievements-twoHatsText = Presidente e Ammiraglio allo stesso tempo
achievements-ace = Asso
achievements-aceText = 5 navi Cyloni distrutte dalla cabina di un viper
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
achievements-steadyHandText = vittoria con gli umani e almeno 10 carte favorevoli nelle prove di abilità, nessuna contraria
achievements-backbone = La spina dorsale della flotta
achievements-backboneText = con gli umani, il contributo più alto alle prove di abilità (almeno 40)
achievements-coldWarheads = Testate fredde
achievements-coldWarheadsText = vittoria da Ammiraglio umano senza lanciare una sola arma nucleare
achievements-secondTerm = Secondo mandato
achievements-secondTermText = vittoria da Presidente umano
achievements-neverSuspected = Acqua cheta
achievements-neverSuspectedText = vittoria da Cylone mai scoperto
achievements-openWar = Guerra aperta
achievements-openWarText = vittoria da Cylone rivelato
achievements-lateCall = Chiamata tardiva
achievements-lateCallText = vittoria da Cylone, saputo nella fase dell’Agente Dormiente
achievements-grit = Sabbia negli ingranaggi
achievements-gritText = da Cylone, prove di abilità sabotate per 20 di forza in una partita
achievements-masterstroke = Colpo da maestro
achievements-masterstrokeText = una sola prova di abilità sabotata per 8 di forza, e Cylone alla fine della partita
achievements-swiftEnd = Fine rapida
achievements-swiftEndText = vittoria da Cylone entro 15 turni
achievements-secondShip = Due battlestar
achievements-secondShipText = vittoria con gli umani e la Pegasus ancora in volo
achievements-ownAgenda = Intenzioni tutte mie
achievements-ownAgendaText = vittoria da Leader Cylone
achievements-thirdWay = La terza via
achievements-thirdWayText = vittoria da Cylone amichevole
achievements-exodus = Via da questo sasso
achievements-exodusText = fuga da New Caprica con gli umani
achievements-throughTheNebula = Attraverso la Nebulosa
achievements-throughTheNebulaText = Nebulosa Ionica superata con gli umani
achievements-ownGoal = Niente di personale
achievements-ownGoalText = vittoria con gli umani dopo aver rivelato una Motivazione Personale
achievements-home = Un posto dove restare
achievements-homeText = casa ritrovata con gli umani
achievements-forgiven = Tutto è perdonato
achievements-forgivenText = vittoria con gli umani da Ammutinato
