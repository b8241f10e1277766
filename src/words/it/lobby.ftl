## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · partita { $game }
lobby-invitation = Sta per cominciare una partita. Prendi posto.
lobby-running = La partita è in corso. Tabellone e registro sono qui sotto; `/help` mostra che cosa puoi fare ora.
lobby-over = La partita è finita. `/game create` ne apre una nuova.
lobby-abandoned = La partita è stata abbandonata. `/game create` ne apre una nuova.
lobby-deleted = La partita è stata eliminata. `/game create` ne apre una nuova.
lobby-resting = Questa partita è archiviata. `/game revive` la riattiva.
lobby-seatsTitle = ### Posti: occupati { $taken } su { $seats }
lobby-seatsTaken = ### Posti
lobby-seat = { $seat }. { $holder }
lobby-host = { $holder } · host
lobby-automaticName = Bot { $number }
lobby-automatic = { $name } · giocatore automatico
lobby-withLevel = { $holder } ({ $level })
lobby-open = *libero*
lobby-optionsTitle = ### Opzioni
lobby-field = - { $field }: **{ $value }**
lobby-nothingOfIt = niente
lobby-sympathizer = Simpatizzante
lobby-sympathizerWith = Simpatizzante con { $numbers } giocatori
lobby-sympathizerUnlessLeader = { $role } se nessuno gioca un Leader Cylone
lobby-or = o
lobby-notNow = -# Non disponibile: { $reasons }
lobby-pace = - Ritmo: **{ $name }** ({ $detail })
lobby-playersAny = - Giocatori: **tutti quelli che partecipano** (possibili: { $numbers })
lobby-playersWanted = - Giocatori: **{ $wanted }** (possibili: { $numbers })
lobby-hostDecides = -# { $host } sceglie le opzioni e inizia la partita. { $privately }
lobby-join = Partecipa
lobby-leave = Lascia
lobby-add = Aggiungi un bot
lobby-remove = Togli un bot
lobby-start = Inizia
lobby-fill = Inizia con i bot
lobby-anyNumber = Tutti quelli che partecipano
lobby-number =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Non disponibile: { $reason }
lobby-section-table = Giocatori e ritmo
lobby-section-game = Espansioni e obiettivo
lobby-section-rules = Ruoli e regole
lobby-section-seats = Posti e ruoli riservati
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = In quanti si gioca, quanto la partita aspetta le risposte e quanto giocano bene i giocatori automatici.
lobby-intro-game = Con che cosa si gioca e dove è diretta la flotta. Una preimpostazione sceglie tutte le opzioni per una prima partita; puoi comunque cambiarle una per una.
lobby-intro-rules = Ruoli speciali oltre a umani e Cyloni nascosti, e regole che non tutti i tavoli usano.
lobby-intro-seats = L’host decide l’ordine dei posti e chi comincia. Puoi riservarti un personaggio o un tipo, e l’host può farlo per gli altri: resta riservato finché il giocatore non ha scelto.
lobby-menu = { $menu }…
lobby-menu-players = Giocatori
lobby-menu-pace = Ritmo
lobby-menu-level = Giocatori automatici
lobby-menu-preset = Preimpostazione
lobby-menu-expansions = Espansioni
lobby-menu-parts = Parti
lobby-menu-objective = Obiettivo
lobby-menu-difficulty = Difficoltà
lobby-menu-roles = Ruoli
lobby-menu-rules = Regole
lobby-menu-order = Ordine dei posti
lobby-menu-first = Chi comincia
lobby-menu-up = Avanza di un posto
lobby-menu-late = Chi arriva dopo
lobby-menu-keepFor = Riserva un ruolo a
lobby-menu-keep = Ruolo da riservare
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Può cambiarle solo { $host }.
lobby-formClosed = La partita è cominciata o è stata chiusa, perciò qui non si può più cambiare nulla.
lobby-opened = La partita **{ $game }** è aperta. Gli altri prendono posto con «Partecipa»; preparala con i pulsanti del suo messaggio, e premi «Inizia» quando ci siete tutti.
lobby-openedThread = La partita **{ $game }** è aperta in { $thread }. Gli altri prendono posto lì; preparala con i pulsanti, e premi «Inizia» quando ci siete tutti.
lobby-presetSets = **{ $preset }** imposta: { $options }. Finché la partita non comincia puoi ancora cambiare ogni opzione.
lobby-changed = La lobby è aggiornata.
lobby-nothingToChange = Non hai detto che cosa cambiare.
lobby-nothingToChangeHint = Aggiungi un’opzione come `players` o `difficulty`, o usa i menu della lobby.
lobby-pickAgain = Questo menu non è più valido.
lobby-pickAgainHint = Usa i menu attuali della lobby.
lobby-post = Qui si gioca la partita { $game }. La lobby è qui sotto.
lobby-tag-open = Aperta
lobby-tag-running = In corso
lobby-tag-waiting = In attesa
lobby-tag-over = Finita
lobby-tagRequired = Il forum richiede un tag per ogni post, ma non ce n’è nessuno che io possa usare.
lobby-tagRequiredHint = Un gestore del server può aggiungere al forum il tag «{ $tag }», o permettere post senza tag.
lobby-lackingThread = Qui non posso aprire un thread per la partita. Permessi che mi mancano: { $permissions }.
lobby-lackingThreadHint = Chiedi a un gestore del server di darmeli, o gioca in questo canale con `/game create thread: False`.
lobby-noThreads = In questo canale non si possono aprire thread.
lobby-noThreadsHint = Scegli un canale testuale o un forum, o gioca qui con `/game create thread: False`.
lobby-onlyManagersOpen = Qui solo i gestori del server possono aprire partite.
lobby-onlyRoleOpens = Qui solo i membri con il ruolo { $role } possono aprire partite.
lobby-elsewhere = Su questo server le partite si aprono in { $channels }.
lobby-elsewhereHint = Usa `/game create` in uno di quei canali.
lobby-askManager = Chiedi a chi può, o a un gestore del server, che può cambiarlo con `/settings`.
lobby-movedHere = La partita { $game } prosegue qui, in { $channel }.
lobby-threadOver = { $name } · finita
lobby-threadAbandoned = { $name } · abbandonata
lobby-unreachable = Non posso scrivere in { $channel }, dove si gioca la partita { $game }: { $why } Con `/host here game: { $game }` la partita si sposta in un altro canale o thread.
lobby-unreachableLocked = il thread è bloccato, o lì mi manca un permesso. Un gestore del server può sbloccarlo, o darmi Visualizza canale, Invia messaggi, Invia messaggi nei thread e Allega file.
lobby-unreachableLacking = lì mi mancano dei permessi ({ $permissions }). Appena un gestore del server me li dà, riprendo da dove mi ero fermato.
lobby-unreachableGone = il canale non esiste più.
lobby-plainWords = In { $channel }, dove si gioca la partita { $game }, mi mancano dei permessi ({ $permissions }). La partita continua: finché un gestore del server non me li dà, racconto a parole ciò che le immagini mostrerebbero.
lobby-postsDeleted = Qualcuno nel server, o un altro bot, continua a eliminare ciò che pubblico in { $channel }, dove si gioca la partita { $game }. L’ho ripubblicato alcune volte e per ora smetto. Se è un bot di moderazione, aggiungimi alle sue eccezioni. Poi `/host pause` e `/host resume` ripropongono la domanda aperta, oppure `/host here` sposta la partita in un altro canale o thread.

## options

options-objective = Obiettivo
options-objectiveHelp = dove è diretta la flotta; New Caprica richiede Pegasus, Nebulosa Ionica Exodus, Terra Daybreak
options-difficulty = Difficoltà
options-difficultyHelp = se ogni risorsa parte con 2 in più (per gli umani), 2 in meno (per i Cyloni) o come al solito
options-normal = normale
options-easierForHumans = più semplice per gli umani
options-easierForCylons = più semplice per i Cyloni
options-cylonLeader = Leader Cyloni
options-cylonLeaderHelp = Pegasus o Daybreak, in 4–7: uno può (in 7 deve) essere un Cylone palese con Intenzioni o Motivazioni
options-sympatheticCylon = Cylone amichevole
options-sympatheticCylonHelp = Pegasus, senza Daybreak né Leader, in 4 o 6: non un simpatizzante ma un Cylone palese con Intenzioni
options-noSympathizer = Nessun simpatizzante
options-noSympathizerHelp = in 4 o 6, senza Daybreak o Leader: +1 carta umana, meno risorse, niente Boomer, i Cyloni pescano 3
options-cylonShipsActivateOncePerTurn = Navi Cyloni una volta per turno
options-cylonShipsActivateOncePerTurnHelp = ogni nave Cylone si attiva al massimo una volta per turno
options-executionRedrawsLoyalty = Nuova affiliazione dopo un’esecuzione
options-executionRedrawsLoyaltyHelp = Pegasus o Exodus: un umano giustiziato scarta le Carte Affiliazione e ne pesca una; se no, le tiene
options-bridgeByOthersSkipsCrisis = Niente carta Crisi dopo la Demetrius
options-bridgeByOthersSkipsCrisisHelp = obiettivo Terra: niente carta Crisi anche se è un altro ad attivare il Ponte della Demetrius
options-on = sì
options-off = no

## seating

seating-any-politicalLeader = un leader politico
seating-any-militaryLeader = un leader militare
seating-any-pilot = un pilota
seating-any-support = un personaggio di supporto
seating-any-cylonLeader = un Leader Cylone
seating-order-joined = in ordine di arrivo
seating-order-random = a caso
seating-order-byHand = come deciso dall’host
seating-orderHelp-joined = Le persone in ordine di arrivo, poi i giocatori automatici
seating-orderHelp-random = Le persone in ordine casuale, poi i giocatori automatici in ordine casuale
seating-orderHelp-byHand = Esattamente come nella lobby
seating-line = - Posti: **{ $order }**; { $first }
seating-firstDrawn = chi comincia è estratto a sorte
seating-firstNamed = comincia **{ $name }**
seating-keptLine = - Riservati: { $kept }
seating-kept = **{ $role }** per { $name }
seating-peopleFirst = -# I personaggi si scelgono nell’ordine dei posti a partire da chi comincia, prima le persone e poi i giocatori automatici.
seating-byHand = -# I personaggi si scelgono nell’ordine dei posti a partire da chi comincia: un giocatore automatico può quindi scegliere prima delle persone sedute dopo. I giocatori automatici lasciano i Leader Cyloni alle persone.
seating-option = Posti: { $order }
seating-firstByLot = Chi comincia: estratto a sorte
seating-firstIs = Chi comincia: { $name }
seating-upSeat = Posto { $seat }: { $name }
seating-upHelp = Avanza di un posto
seating-upLast = Passa all’ultimo posto
seating-keepNothing = Non riservarmi nulla
seating-keepRole = Per me: { $role }
seating-keepNothingFor = Non riservare nulla a { $name }
seating-keepRoleFor = Per { $name }: { $role }
seating-keepFor = Riserva un ruolo a { $name }
seating-keepsNothing = Nulla di riservato
seating-keepsRole = Riservato: { $role }
seating-late-open = Chi arriva dopo prende subito il posto di un giocatore automatico
seating-late-ask = Chi arriva dopo chiede un posto all’host
seating-lateHelp-open = A partita in corso, con /game join; senza chiedere all’host
seating-lateHelp-ask = A partita in corso, con /game join; all’host basta un tocco per accettare
seating-changed = La lobby mostra i nuovi posti.
seating-keptReply = { $role } è riservato a { $person }. Le regole restano valide: se al suo turno si possono scegliere solo altri tipi di personaggi, non potrà prenderlo.
seating-keptNothing = A { $person } non è più riservato nulla.
seating-nothingNamed = Non hai detto che cosa cambiare.
seating-nothingNamedHint = Usa `order`, `first`, `up` o `open`, o il pulsante «Posti e ruoli riservati» della lobby.
seating-personBegins = Un giocatore automatico non può cominciare se giocano anche persone.
seating-personBeginsHint = Scegli una persona, o lascia decidere la sorte.
seating-noSeat = Questa persona non ha un posto in questa lobby.
seating-noSeatHint = Prima deve partecipare.
seating-noSuchRole = Questo ruolo non esiste.
seating-noLeaders = In questa partita non ci sono Leader Cyloni: l’opzione è disattivata.
seating-notInGame = { $role } non è disponibile con queste opzioni.
seating-keptBy = { $name } ha già riservato { $role }.
seating-exhausted =
    { $count ->
        [one] In { $players } solo uno di voi può contare su { $role }: da un tipo non si può scegliere finché un altro tipo ha più personaggi rimasti.
       *[other] In { $players } solo { $count } di voi possono contare su { $role }: da un tipo non si può scegliere finché un altro tipo ha più personaggi rimasti.
    }
seating-keepHint = Riserva un altro ruolo, o nessuno.

## levels

levels-easy = facile
levels-normal = normale
levels-hard = difficile
levels-easyHelp = Regole semplici, decisioni affrettate, nessuna previsione
levels-normalHelp = Prevede qualche mossa, dove conta
levels-hardHelp = Prevede più lontano; per tavoli esperti
levels-line = - Giocatori automatici: **{ $level }**
levels-option = Giocatori automatici: { $level }
levels-noticeAll = 🎚 { $by } ha messo tutti i giocatori automatici a livello **{ $level }**.
levels-noticeOne = 🎚 { $by } ha messo { $name } a livello **{ $level }**.
levels-allSet = Ora tutti i giocatori automatici giocano a livello **{ $level }**, anche quelli nuovi.
levels-oneSet = { $name } ora gioca a livello **{ $level }**.
levels-notAutomatic = A questo posto gioca una persona.
levels-notAutomaticHint = Scegli il posto di un giocatore automatico; senza posto, li intendi tutti.
levels-alreadyHint = Con /host level cambi il suo livello.
levels-forAutomatic = I livelli sono per i giocatori automatici, e hai scelto una persona.
levels-forAutomaticHint = Togli la persona o il livello.

## invite

invite-button = Chiama giocatori
invite-calling = { $role }: { $name } cerca giocatori. Premi «Partecipa» per prendere posto.
invite-join = Partecipa
invite-done = Ho menzionato { $role } nel canale.
invite-noRole = Questo server non ha scelto un ruolo da menzionare per cercare giocatori.
invite-noRoleHint = Un gestore del server può sceglierne uno con /settings invite.
invite-already = Per questa partita i giocatori sono già stati chiamati.
invite-alreadyHint = Il ruolo si può menzionare una volta per partita.
invite-tooSoon =
    { $count ->
        [one] Il ruolo è stato menzionato per un’altra partita meno di un’ora fa. Riprova tra { $count } minuto.
       *[other] Il ruolo è stato menzionato per un’altra partita meno di un’ora fa. Riprova tra { $count } minuti.
    }
invite-tooSoonHint = Nel frattempo puoi parlare tu della partita a chi conosci.
invite-notMentionable = Non posso menzionare questo ruolo, perciò nessuno se ne accorgerebbe.
invite-notMentionableHint = Un gestore del server può permettere a tutti di menzionarlo (Impostazioni server > Ruoli > Consenti a chiunque di @menzionare questo ruolo), o darmi il permesso di menzionare tutti i ruoli.

## rematch

rematch-button = Rivincita con le stesse persone
rematch-opened = La partita **{ $game }** è aperta qui, con le stesse opzioni, gli stessi tempi e gli stessi giocatori automatici.
rematch-calling = { $people }: { $name } ha aperto la rivincita con le stesse opzioni. Premi il pulsante per prendere posto.
rematch-join = Partecipa
rematch-notOver = Questa partita non è finita.
rematch-notOverHint = Quando finisce, usa /game rematch per giocare di nuovo con le stesse persone.
rematch-tutorial = Un tutorial non ha rivincita: è ogni volta la stessa partita.
rematch-tutorialHint = Apri una partita con /game create, o un altro tutorial con /game tutorial.
rematch-notYours = Solo i giocatori di questa partita possono aprire la rivincita.
rematch-notYoursHint = Puoi aprire una nuova partita con /game create.
