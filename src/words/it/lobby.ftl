## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · partita { $game }
lobby-invitation = Sta per cominciare una partita. Prendi posto!
lobby-running = La partita è in corso: tabellone e registro sono qui sotto, `/help` dice che cosa puoi fare ora.
lobby-over = La partita è finita. `/game create` ne apre una nuova.
lobby-abandoned = La partita è stata abbandonata. `/game create` ne apre una nuova.
lobby-deleted = La partita è stata eliminata. `/game create` ne apre una nuova.
lobby-resting = La partita è archiviata. `/game revive` la riattiva.
lobby-seatsTitle = ### Posti: occupati { $taken } su { $seats }
lobby-seatsTaken = ### Posti
lobby-seat = { $seat }. { $holder }
lobby-host = { $holder } · host
lobby-automaticName = Automatico { $number }
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
lobby-notNow = -# Ora non possibile: { $reasons }
lobby-pace = - Ritmo: **{ $name }** ({ $detail })
lobby-playersAny = - Giocatori: **quanti partecipano** (possibili: { $numbers })
lobby-playersWanted = - Giocatori: **{ $wanted }** (possibili: { $numbers })
lobby-hostDecides = -# { $host } decide le opzioni e inizia la partita. { $privately }
lobby-join = Partecipa
lobby-leave = Lascia
lobby-add = Aggiungi giocatore automatico
lobby-remove = Togli giocatore automatico
lobby-start = Inizia
lobby-fill = Inizia con giocatori automatici
lobby-anyNumber = Quanti partecipano
lobby-number =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Non ora: { $reason }
lobby-section-table = Giocatori e ritmo
lobby-section-game = Espansioni e obiettivo
lobby-section-rules = Ruoli e regole
lobby-section-seats = Posti e ruoli riservati
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = In quanti si gioca, quanto la partita aspetta chi deve rispondere, e quanto giocano bene i giocatori automatici.
lobby-intro-game = Con che cosa si gioca, e dove deve arrivare la flotta. Una preimpostazione sceglie insieme tutte le opzioni per una prima partita; poi ognuna si può cambiare.
lobby-intro-rules = Quali ruoli ci possono essere oltre a umani e Cyloni nascosti, e regole che non tutti i tavoli usano.
lobby-intro-seats = Chi siede dove e chi comincia lo decide l'host. Ognuno può riservarsi un personaggio, o uno qualsiasi di un tipo, e l'host può farlo per gli altri: resta riservato fino alla loro scelta.
lobby-menu = { $menu } …
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
lobby-menu-order = Posti
lobby-menu-first = Chi comincia
lobby-menu-up = Un posto più avanti
lobby-menu-late = Chi arriva dopo
lobby-menu-keepFor = Per chi è riservato un ruolo
lobby-menu-keep = Riserva un ruolo
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Queste le decide { $host }.
lobby-formClosed = La partita è cominciata o è stata chiusa: qui non si può cambiare più nulla.
lobby-opened = La partita **{ $game }** è aperta: gli altri prendono posto con «Partecipa», tu la prepari con i pulsanti del suo messaggio, e con «Inizia» si comincia.
lobby-openedThread = La partita **{ $game }** è aperta in { $thread }: gli altri prendono posto lì, tu la prepari con i pulsanti, e con «Inizia» si comincia.
lobby-presetSets = **{ $preset }** imposta: { $options }. Ogni opzione si può ancora cambiare finché la partita non comincia.
lobby-changed = Il messaggio della lobby mostra che cosa è cambiato.
lobby-nothingToChange = Non hai indicato nulla da cambiare.
lobby-nothingToChangeHint = Indica che cosa cambiare, per esempio `players` o `difficulty`, o usa i menu del messaggio della lobby.
lobby-pickAgain = Questo menu non è aggiornato.
lobby-pickAgainHint = Il messaggio della lobby mostra che cosa si può scegliere ora.
lobby-post = Qui si gioca la partita { $game }. La lobby è qui sotto.
lobby-tag-open = Aperta
lobby-tag-running = In corso
lobby-tag-waiting = In attesa
lobby-tag-over = Finita
lobby-tagRequired = Il forum vuole un tag per ogni post, e non ne ha nessuno che io possa usare.
lobby-tagRequiredHint = Chi gestisce il server può aggiungere al forum un tag «{ $tag }», o permettere post senza tag.
lobby-lackingThread = Qui non posso aprire un thread per la partita: mi manca il permesso { $permissions }.
lobby-lackingThreadHint = Chi gestisce il server può darmelo; oppure gioca in questo canale con `/game create thread: False`.
lobby-noThreads = In questo canale non si possono aprire thread.
lobby-noThreadsHint = Scegli un canale testuale o un forum, o gioca qui con `/game create thread: False`.
lobby-onlyManagersOpen = Qui solo i gestori del server possono aprire partite.
lobby-onlyRoleOpens = Qui solo i membri con il ruolo { $role } possono aprire partite.
lobby-elsewhere = Su questo server le partite si aprono in { $channels }.
lobby-elsewhereHint = Usa lì `/game create`.
lobby-askManager = Chiedi a chi può, o a un gestore del server, che può cambiarlo con `/settings`.
lobby-movedHere = La partita { $game } prosegue qui, in { $channel }.
lobby-threadOver = { $name } · finita
lobby-threadAbandoned = { $name } · abbandonata
lobby-unreachable = Non posso scrivere in { $channel }, dove si gioca la partita { $game }: { $why } `/host here` con `game: { $game }` porta la partita in un altro canale o thread.
lobby-unreachableLocked = il thread è bloccato, o lì mi manca un permesso. Un gestore del server può sbloccarlo, o darmi Visualizza canale, Invia messaggi, Invia messaggi nei thread e Allega file.
lobby-unreachableLacking = lì mi manca il permesso { $permissions }. Appena un gestore del server me lo dà, riprendo da dove mi ero fermato.
lobby-unreachableGone = il canale non c'è più.
lobby-plainWords = In { $channel }, dove si gioca la partita { $game }, mi manca il permesso { $permissions }. La partita continua: finché un gestore del server non me lo dà, scrivo a parole ciò che le immagini mostrerebbero.
lobby-postsDeleted = Qualcuno nel server, o un altro bot, continua a eliminare ciò che pubblico in { $channel }, dove si gioca la partita { $game }. L'ho ripubblicato alcune volte e per ora smetto. Se è un bot di moderazione, aggiungimi alle sue eccezioni. Poi `/host pause` e `/host resume` mostrano di nuovo la domanda aperta, e `/host here` porta la partita in un altro canale o thread.

## options

options-objective = Obiettivo
options-objectiveHelp = dove deve arrivare la flotta; New Caprica richiede Pegasus, Nebulosa Ionica Exodus, Terra Daybreak
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
options-executionRedrawsLoyalty = Nuova affiliazione dopo un'esecuzione
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
seating-order-random = a sorte
seating-order-byHand = come li ordina l'host
seating-orderHelp-joined = Le persone in ordine di arrivo, poi i giocatori automatici
seating-orderHelp-random = Le persone mescolate, poi i giocatori automatici mescolati
seating-orderHelp-byHand = Esattamente come li mostra la lobby
seating-line = - Posti: **{ $order }**; { $first }
seating-firstDrawn = chi comincia si estrae a sorte
seating-firstNamed = comincia **{ $name }**
seating-keptLine = - Riservati fino alla scelta: { $kept }
seating-kept = { $name } **{ $role }**
seating-peopleFirst = -# I personaggi si scelgono in ordine di posto da chi comincia: prima le persone, poi i giocatori automatici.
seating-byHand = -# I personaggi si scelgono in ordine di posto da chi comincia, quindi un giocatore automatico può scegliere prima delle persone sedute dopo. I Leader Cyloni li lascia alle persone.
seating-option = Posti: { $order }
seating-firstByLot = Comincia: estratto a sorte
seating-firstIs = Comincia: { $name }
seating-upSeat = Posto { $seat }: { $name }
seating-upHelp = Un posto più avanti
seating-upLast = Dietro l'ultimo posto
seating-keepNothing = Non riservarmi nulla
seating-keepRole = Per me: { $role }
seating-keepNothingFor = Non riservare nulla a { $name }
seating-keepRoleFor = Per { $name }: { $role }
seating-keepFor = Riserva un ruolo a { $name }
seating-keepsNothing = Nulla di riservato
seating-keepsRole = Riservato: { $role }
seating-late-open = Chi arriva dopo prende subito il posto di un giocatore automatico
seating-late-ask = Chi arriva dopo chiede un posto all'host
seating-lateHelp-open = A partita in corso, con /game join; all'host non si chiede
seating-lateHelp-ask = A partita in corso, con /game join; all'host basta premere per darlo
seating-changed = Il messaggio della lobby mostra chi siede dove.
seating-keptReply = { $role }: riservato a { $person } fino alla scelta. Le regole vengono prima: se per allora permettono solo altri tipi di personaggi, non si può prendere.
seating-keptNothing = Per { $person } non è più riservato nulla.
seating-nothingNamed = Non hai indicato nulla da cambiare.
seating-nothingNamedHint = Indica `order`, `first`, `up` o `open`, o usa il pulsante «Posti e ruoli riservati» del messaggio della lobby.
seating-personBegins = Un giocatore automatico non comincia finché ci sono persone.
seating-personBeginsHint = Indica una persona, o fai estrarre a sorte.
seating-noSeat = Questa persona non ha un posto in questa lobby.
seating-noSeatHint = Prima deve partecipare.
seating-noSuchRole = Questo ruolo non esiste.
seating-noLeaders = In questa partita nessuno può essere Leader Cylone: l'opzione è disattivata.
seating-notInGame = { $role } non c'è in questa partita così com'è impostata.
seating-keptBy = { $name } ha già riservato { $role }.
seating-exhausted =
    { $count ->
        [one] Con { $players } giocatori solo { $count } di voi può contare su { $role }: le regole non lasciano scegliere da un tipo finché un altro tipo ha più personaggi rimasti.
       *[other] Con { $players } giocatori solo { $count } di voi possono contare su { $role }: le regole non lasciano scegliere da un tipo finché un altro tipo ha più personaggi rimasti.
    }
seating-keepHint = Riserva un altro ruolo, o nessuno.

## levels

levels-easy = facile
levels-normal = normale
levels-hard = difficile
levels-easyHelp = Seguono regole semplici, in fretta, e non guardano mai avanti
levels-normalHelp = Guardano avanti dove conta, per un attimo
levels-hardHelp = Guardano avanti più a lungo: per tavoli che conoscono il gioco
levels-line = - Giocatori automatici: **{ $level }**
levels-option = Giocatori automatici: { $level }
levels-noticeAll = 🎚 { $by } ha impostato tutti i giocatori automatici sul livello **{ $level }**.
levels-noticeOne = 🎚 { $by } ha impostato { $name } sul livello **{ $level }**.
levels-allSet = Ora tutti i giocatori automatici sono al livello **{ $level }**, anche quelli che arriveranno.
levels-oneSet = Ora { $name } è al livello **{ $level }**.
levels-notAutomatic = A questo posto gioca una persona.
levels-notAutomaticHint = Indica il posto di un giocatore automatico, o ometti il posto per intenderli tutti.
levels-alreadyHint = Con /host level dici quanto gioca bene.
levels-forAutomatic = Il livello è per i giocatori automatici, e hai indicato una persona.
levels-forAutomaticHint = Ometti la persona o il livello.

## invite

invite-button = Chiama giocatori
invite-calling = { $role }: { $name } cerca giocatori. «Partecipa» ti dà un posto.
invite-join = Partecipa
invite-done = Ho menzionato { $role } nel canale.
invite-noRole = Questo server non ha scelto un ruolo con cui chiamare giocatori.
invite-noRoleHint = Un gestore del server ne sceglie uno con /settings invite.
invite-already = Per questa partita sono già stati chiamati giocatori.
invite-alreadyHint = Il ruolo si menziona una volta per partita.
invite-tooSoon =
    { $count ->
        [one] Il ruolo è stato menzionato per un'altra partita meno di un'ora fa, e resta in pace ancora per { $count } minuto.
       *[other] Il ruolo è stato menzionato per un'altra partita meno di un'ora fa, e resta in pace ancora per { $count } minuti.
    }
invite-tooSoonHint = Riprova dopo, o parla tu della partita a chi conosci.
invite-notMentionable = Nessuno se ne accorgerebbe: non posso menzionare questo ruolo.
invite-notMentionableHint = Un gestore del server permette a chiunque di menzionarlo (Impostazioni server, Ruoli, Consenti a chiunque di @menzionare questo ruolo), o mi dà il permesso di menzionare tutti i ruoli.

## rematch

rematch-button = Di nuovo con le stesse persone
rematch-opened = La partita **{ $game }** è aperta qui, con le stesse opzioni, gli stessi tempi e gli stessi giocatori automatici.
rematch-calling = { $people }: { $name } ha aperto la prossima partita con le stesse opzioni. Basta premere per riavere il posto.
rematch-join = Partecipa
rematch-notOver = Questa partita non è finita.
rematch-notOverHint = Dopo la fine, /game rematch apre la prossima con le stesse persone.
rematch-tutorial = Un tutorial si gioca una volta: è ogni volta la stessa partita.
rematch-tutorialHint = Apri una partita con /game create, o un altro tutorial con /game tutorial.
rematch-notYours = Solo chi ha giocato questa partita può aprire la prossima con le stesse persone.
rematch-notYoursHint = Aprine una tua con /game create.
