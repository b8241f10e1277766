## help

help-now = Adesso
help-noGame = Qui non c’è nessuna partita. `/game create` ne apre una: gli altri partecipano con un pulsante, i giocatori automatici riempiono i posti vuoti. È la prima volta? `/game tutorial` ti guida nei primi tre turni di una partita con giocatori automatici.
help-openly = Con i pulsanti sotto la domanda nel canale, o `/{ $command } { $option }: { $example }`
help-secretly = Con «Rispondi» sotto la domanda nel canale, o `/{ $command } { $option }: { $example }`
help-privately = Con i pulsanti dove scrivo solo a te, o `/{ $command } { $option }: { $example }`
help-declining = `/pass` rinuncia
help-rule = `/rule about: { $rule }` spiega la regola
help-before = Prima della partita
help-beforeText = `/game join`, `/game leave`, `/game keep` (un personaggio, fino alla tua scelta), `/host options`, `/host seating`, `/game start` (con `automatic: fill` i giocatori automatici prendono i posti vuoti), o i pulsanti del messaggio della lobby.
help-playing = In gioco
help-playingText = A ogni domanda si risponde con i suoi pulsanti o con un comando: `/move`, `/action`, `/play` (carte e reazioni), `/check` (carte in una prova di abilità), `/choose` (qualsiasi cosa), `/pass`. Offrono solo ciò che ora è permesso.
help-talking = Si parla come al tavolo: chiunque può dire qualsiasi cosa sulla propria affiliazione, vera o no. Tieni per te nomi e forza delle tue carte, ciò che hai aggiunto a una prova, e le carte e i segnalini che hai guardato.
help-talkingOfMotives = Il Leader Cylone non appartiene a nessuna squadra e può dire quale schieramento favoriscono le sue Motivazioni, ma non che cosa dicono; quelle scoperte le possono leggere tutti. `/hand` dice quali si sono già realizzate, e le rivela.
help-talkingOfAgendas = Chi ha una Carta Intenzioni non appartiene a nessuna squadra, può dire quale schieramento favorisce e nient’altro; `/hand` dice che cosa chiede e che cosa di questo è già vero.
help-undoing = Scelta sbagliata? `/game undo` mostra che cosa si può annullare: subito, se nel frattempo non è venuto fuori nulla di nascosto; altrimenti votano gli altri.
help-organising = Host e gestori del server: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`; anche loro annullano subito.
help-finished = A partita finita
help-finishedText = `/game rematch` la prossima partita con le stesse persone · `/game replay` questa partita turno per turno, con tutti i segreti · `/stats` come sono andate le partite · `/game export` questa partita come file che si può rigiocare · `/game undo` se è finita per errore
help-always = In ogni momento
help-alwaysText = `/status` a che punto è la flotta · `/log` che cosa è successo · `/game board` l’immagine · `/game schedule` quando giocate insieme · `/hand` ciò che sai solo tu · `/hint` che cosa potresti rispondere, dove i suggerimenti sono permessi · `/games` tutte le tue partite · `/orders` risposte in anticipo · `/note` di chi sospetti · `/poll` chiede qualcosa agli altri · `/away` intanto gioca qualcuno per te · `/me quiet` le tue ore di silenzio · `/card`, `/character`, `/location` e `/rule` per consultare · `/help about:` trova un comando · nel menu «App» di una persona o di un mio messaggio: chi è, e che cosa nomina · `/help about: news` le novità
help-formerly = Si chiamava `/{ $old }`.
help-needed = (necessario)
help-noCommand = Non c’è nessun comando così.
help-noCommandHint = Di’ in una parola che cosa vuoi fare, per esempio `pause`, o scegli ciò che suggerisce `/help about:`.

help-news = novità
help-newsAbout = Che cosa c’è di nuovo in questa versione
help-newsTitle = Le novità della versione { $version }

help-changes-added = Aggiunto
help-changes-changed = Cambiato
help-changes-deprecated = Presto rimosso
help-changes-removed = Rimosso
help-changes-fixed = Corretto
help-changes-security = Sicurezza

## tutorial

tutorial-begun =
    Il tuo tutorial **{ $game }** comincia qui sotto: una partita con le regole vere e con giocatori automatici, in cui ti guido nei primi tre turni.
    { $goal }
    I consigli appaiono quando servono; rispondi alle domande con i loro pulsanti.
tutorial-begunThere =
    Il tuo tutorial **{ $game }** comincia in { $thread }: una partita con le regole vere e con giocatori automatici, in cui ti guido nei primi tre turni.
    { $goal }
    I consigli appaiono quando servono; rispondi alle domande con i loro pulsanti.
tutorial-goal = **Come si vince:** gli umani raggiungendo l’obiettivo di questa partita; i Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-kobol = **Come si vince:** gli umani percorrendo una distanza di 8 e poi compiendo un altro salto; i Cyloni se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-newCaprica = **Come si vince:** dopo una distanza di 7 la flotta si stabilisce su New Caprica; gli umani vincono se riescono ad andarsene di nuovo. I Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-ionianNebula = **Come si vince:** dopo una distanza di 8 c’è il Processo; gli umani vincono con il salto successivo. I Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-searchForHome = **Come si vince:** gli umani percorrendo una distanza di 10, con l’aiuto delle Missioni, e poi compiendo un altro salto; i Cyloni se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-stop = Basta consigli
tutorial-stopped = Basta consigli. `/help` dice in ogni momento che cosa puoi fare.
tutorial-tip = > 💡 **{ $title }** { $text }
tutorial-places = > Adesso c’è qualcosa da fare qui: { $places }.
tutorial-placeForCard = { $place } (1 Carta Abilità)
tutorial-characterTitle = Per prima cosa scegli chi sei.
tutorial-character = La flotta fugge dai Cyloni, che vogliono distruggerla; uno dei giocatori può essere segretamente un Cylone. I leader ricevono i titoli, i piloti guidano i viper, i personaggi di supporto riparano e fanno politica. Con il menu «Guarda un personaggio» puoi leggerne uno prima di scegliere. Per una prima partita prendi un pilota se ti piace combattere, un leader se ti piace decidere.
tutorial-loyaltyTitle = Hai ricevuto una Carta Affiliazione.
tutorial-loyalty = Dice in segreto se sei un Cylone. L’ho detto solo a te; `/hand` la mostra qui, solo ai tuoi occhi. In questo tutorial cominci come umano, e uno degli altri due è un Cylone. Ognuno può dire della propria ciò che vuole; nessuno può mostrarla.
tutorial-titleTitle = Hai un titolo.
tutorial-title = Il Presidente ha le Carte Consiglio, che aiutano gli umani; l’Ammiraglio sceglie dove salta la flotta e può lanciare armi nucleari. `/hand` mostra che cosa hai, `/card President` o `/card Admiral` dice a che cosa serve.
tutorial-drawTitle = Un turno comincia con le Carte Abilità.
tutorial-draw = Peschi carte delle abilità del tuo personaggio; dove c’è da scegliere, decidi tu quali. Le Carte Abilità fanno due cose: ognuna ha una forza, da 1 a 5, per le prove di abilità, e ognuna si può giocare per ciò che dice. `/hand` mostra le tue; nessun altro le vede.
tutorial-moveTitle = Poi puoi muoverti.
tutorial-move = Ogni ambiente offre un’azione; andare sull’altra nave costa una Carta Abilità. `/location` con un nome dice che cosa si fa lì. Puoi anche restare dove sei.
tutorial-actionTitle = Poi esegui un’azione.
tutorial-action = Usa l’ambiente in cui sei, gioca una carta segnata come azione, o usa la capacità del tuo personaggio. L’immagine del tabellone mostra che cosa è urgente: le navi Cyloni accanto a navi civili lo sono. Se nulla sembra utile, va bene anche non fare nulla.
tutorial-discardTitle = Devi rinunciare a delle carte.
tutorial-discard = Tieni quelle di forza alta nelle abilità chieste da molte prove, e le carte il cui testo ti aiuta. Alla fine di un turno nessuno può averne in mano più di 10.
tutorial-crisisTitle = Ogni turno finisce con una Carta Crisi.
tutorial-crisis = Porta una scelta o una prova di abilità, poi agiscono le navi Cyloni, e forse la flotta si avvicina al prossimo salto. È la stessa per tutti: spesso decide il giocatore di turno, e tutti ne subiscono gli effetti.
tutorial-checkTitle = Una prova di abilità.
tutorial-check = A turno, tutti aggiungono carte a faccia in giù. Le carte delle abilità indicate nella domanda contano a favore, tutte le altre contro; si aggiungono 2 carte a caso. Se raggiungi la difficoltà è un successo. Aggiungi carte alte di quelle abilità se vuoi che riesca; «nessuna» non costa nulla. Guarda chi aggiunge quante carte: è così che si scoprono i traditori.
tutorial-resultTitle = Questa era una prova di abilità.
tutorial-result = Il registro elenca le carte che hanno contato a favore e contro, senza dire chi ha aggiunto quali. Una carta dannosa veniva dal caso, o da un traditore.
tutorial-shipsTitle = Arrivano le navi Cyloni.
tutorial-ships = I raider sparano a viper e navi civili, gli heavy raider portano squadre di abbordaggio, le basi stellari sparano al Galactica. I viper nello spazio proteggono le navi civili; la Sala Comando, il Controllo Armi e i piloti rispondono al fuoco. Un salto se li lascia tutti alle spalle.
tutorial-attackTitle = Si spara.
tutorial-attack = Un attacco è un tiro di un dado a 8 facce. Una nave civile distrutta costa risorse, per lo più popolazione; i danni al Galactica chiudono ambienti finché qualcuno non li ripara.
tutorial-jumpTitle = Il salto si avvicina.
tutorial-jump = Alcune Carte Crisi fanno avanzare la flotta sull’indicatore di Preparazione al Salto. Alla fine la flotta compie un salto: le navi Cyloni spariscono, e l’Ammiraglio sceglie quanta strada si è fatta. Con il Controllo FTL si può saltare prima, ma si rischia di perdere popolazione.
tutorial-jumpedTitle = La flotta ha compiuto un salto.
tutorial-jumped = Le navi Cyloni sono rimaste indietro, e la flotta è più vicina alla meta: `/game status` mostra a che punto. A distanza 4 tutti ricevono un’altra Carta Affiliazione, quindi anche tu potresti scoprirti Cylone.
tutorial-sleeperAgentTitle = A metà strada: nuove Carte Affiliazione.
tutorial-sleeperAgent = Tutti ne hanno appena ricevuta un’altra. `/hand` mostra la tua. Da ora chiunque può essere un Cylone, anche chi prima non lo era.
tutorial-brigTitle = Sei nelle Celle.
tutorial-brig = Lì aggiungi al massimo 1 carta a una prova, non peschi Carte Crisi e non puoi muoverti. L’azione dell’ambiente è una prova di abilità che ti fa uscire.
tutorial-sickbayTitle = Sei in Infermeria.
tutorial-sickbay = All’inizio del tuo prossimo turno peschi solo 1 Carta Abilità. Poi basta muoversi altrove.
tutorial-othersTitle = Ora tocca agli altri.
tutorial-others = Il registro dice che cosa fanno. Quando arriva una prova, ti si chiedono carte; quando una tua carta potrebbe servire nel turno di un altro, te lo chiedo in privato. `/game status` dice a che punto è la flotta.
tutorial-secondTurnTitle = Il tuo secondo turno.
tutorial-secondTurn = Va come il primo: peschi, ti muovi, agisci, poi una Carta Crisi. Guarda il tabellone prima di muoverti: navi Cyloni vicine a navi civili chiamano la Sala Comando; se le risorse calano o la flotta è vicina al salto, approfitta della calma per pescare carte e prepararti.
tutorial-traitorTitle = Che cosa può fare un Cylone non rivelato.
tutorial-traitor = Tutto ciò che può fare un umano, solo con un altro scopo: aggiungere carte che danneggiano una prova, scegliere ciò che costa di più, sprecare buone azioni, indicare altri come sospetti, e da Ammiraglio o Presidente scegliere male. E come azione, nel proprio turno, mostrare la Carta Affiliazione: il suo effetto colpisce subito, e da lì in poi quel giocatore usa gli ambienti Cyloni allo scoperto. Chi sembra un Cylone si può inviare alle Celle, dove fa poco danno; `/location Admiral’s Quarters` dice come.
tutorial-thirdTurnTitle = Il tuo terzo turno.
tutorial-thirdTurn = L’ultimo che guido. `/game status` mostra a parole risorse, distanza e preparazione al salto; una risorsa nella zona rossa è la prossima di cui occuparsi. Nelle prove che verranno aiuta con ciò di cui puoi fare a meno, e ricordati di chi non lo fa.
tutorial-newCharacterTitle = Un’esecuzione.
tutorial-newCharacter = Chi viene giustiziato mostra che cos’era, e giustiziare un umano costa morale. Nessuno lascia così la partita: un umano sceglie un nuovo personaggio e riceve una nuova Carta Affiliazione, un Cylone prosegue come giocatore Cylone.
tutorial-checkAbilityTitle = Una carta nella prova fa qualcosa.
tutorial-checkAbility = Alcune Carte Abilità hanno una capacità che si risolve quando compaiono in una prova, chiunque le abbia aggiunte e da qualunque lato contino. Perciò può valere la pena di aggiungere una carta per ciò che fa, o di tenerla fuori. `/card` con il suo nome dice che cosa fa.
tutorial-consequenceTitle = La prova ha delle Conseguenze.
tutorial-consequence = Alcune Carte Crisi ne hanno. Si risolvono se è stata aggiunta una carta con una capacità di prova di abilità, chiunque l’abbia aggiunta, e che la prova sia un successo o no.
tutorial-fleetBoardTitle = Le navi Cyloni si radunano altrove.
tutorial-fleetBoard = Quando si devono attivare navi Cyloni di un tipo e non ce ne sono, una si raduna invece sul tabellone Flotta Cylone, e l’inseguimento avanza. Lì nulla può attaccarla. Anche le navi Cyloni che la flotta lascia indietro con un salto aspettano lì.
tutorial-pursuitTitle = I Cyloni inseguono la flotta.
tutorial-pursuit = Il segnalino sul contatore dell’inseguimento è avanzato. Lungo il percorso arrivano navi civili nello spazio; alla fine tutte le navi del tabellone Flotta Cylone passano insieme sul tabellone principale, e si ricomincia da capo. Un salto non lo riporta indietro.
tutorial-cagTitle = Qualcuno è CAG.
tutorial-cag = Il CAG decide dove arrivano nello spazio le navi civili, e ha azioni che attivano viper senza pilota. Un viper attivato può anche scortare al sicuro una nave civile della sua area. `/card CAG` dice di più.
tutorial-traumaTitle = Hai segnalini trauma.
tutorial-trauma = Solo tu sai quali: benevoli o antagonistici. Nel Processo prima dell’ultimo salto quelli antagonistici pesano contro un umano, quelli benevoli contro un giocatore Cylone; chi ne ha di più contro di sé è fuori dalla partita, a meno che siano 2 o meno. Fino ad allora alleati, Infermeria, Celle e carte cambiano quelli che hai. `/hand` mostra i tuoi.
tutorial-allyTitle = Si possono incontrare alleati.
tutorial-ally = Un umano che finisce la fase di Movimento dove c’è un alleato deve incontrarne uno. Il segnalino sulla carta dell’alleato si gira: uno benevolo aiuta, uno antagonistico nuoce. Poi si pesca l’alleato successivo, e chi ha incontrato il precedente mette sulla carta un proprio segnalino, che nessun altro conosce.
tutorial-crossroadsTitle = Il Crocevia.
tutorial-crossroads = Tutti hanno ricevuto una carta in segreto e le mettono accanto un segnalino trauma. Poi si scoprono tutte una dopo l’altra, e il segnalino dice quale dei due risultati accade. Un segnalino messo qui non pesa contro di te nel Processo.
tutorial-trialTitle = Il Processo.
tutorial-trial = Tutti mostrano i propri segnalini trauma. Contro un umano contano quelli antagonistici, contro un giocatore Cylone quelli benevoli; chi ne ha di più è fuori dalla partita, a meno che siano 2 o meno. Dopo, il prossimo salto fa vincere gli umani.
tutorial-demetriusTitle = La Demetrius vola in missione.
tutorial-demetrius = Un umano può muoversi sulla Demetrius per 1 Carta Abilità. Il suo Ponte rivela una Missione, una prova per tutti; chi lo usa nel proprio turno non pesca una Carta Crisi. Due delle Missioni avvicinano la flotta alla meta, che è a distanza 10. Tra due salti ci può essere una sola Missione.
tutorial-missionTitle = Una Missione.
tutorial-mission = È una prova in cui nessun’altra carta e nessuna capacità aiuta o nuoce: contano solo le carte aggiunte. Che sia un successo o un fallimento, la carta resta sulla Demetrius fino al salto della flotta. Una Missione che porta distanza ritorna, se fallisce.
tutorial-rebelBasestarTitle = Una base stellare si è ribellata.
tutorial-rebelBasestar = Chi l’ha dalla propria parte può andarci per 1 Carta Abilità. Ognuna delle sue tre azioni costa un segnalino miracolo o una Carta Super Crisi. `/location` con il nome di un ambiente dice che cosa fa.
tutorial-finishTitle = I tre turni sono finiti: ora sai giocare.
tutorial-finish = Continua questa partita finché vuoi; un consiglio arriva solo per qualcosa di davvero nuovo. `/help` dice sempre che cosa puoi fare, con `/card`, `/location` e `/rule` puoi consultare. `/game create` apre una partita con altre persone; i giocatori automatici riempiono i posti che restano vuoti. `/host abandon` chiude questa.
tutorial-endedTitle = La partita è finita prima del previsto.
tutorial-ended = Succede: una flotta si perde in fretta. `/game tutorial` comincia un’altra lezione, `/game create` una partita con altre persone; i giocatori automatici riempiono i posti che restano vuoti.
tutorial-reactionTitle = Puoi reagire.
tutorial-reaction = Una delle tue carte si può giocare proprio ora, fuori dal tuo turno. Lo dico solo a te. Se non ti interessa, rinuncia: la partita prosegue.

## hint

hint-button = Suggerimento
hint-title =
    ### Un suggerimento
    { $question }
hint-option = { $place }. **{ $label }**: { $compared }.
hint-optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
hint-footer = -# In base a ciò che sai, come la vedrebbe un giocatore automatico di livello difficile. Può sbagliare, e la scelta è tua.
hint-compared-rules = così dicono regole semplici, senza guardare avanti
hint-compared-clear = nettamente meglio di tutto il resto che ho provato
hint-compared-even = tra ciò che ho provato non c’è di meglio
hint-compared-alike = più o meno altrettanto buona
hint-compared-little = un po’ peggio, per quel che vedo
hint-compared-worse = nettamente peggio, per quel che vedo
hint-helpsCheck = aggiunge { $strength } alla prova
hint-harmsCheck = toglie { $strength } alla prova
hint-keepsCards = tieni le carte per dopo
hint-leadsOn =
    { $count ->
        [one] porta avanti di { $count } passo
       *[other] porta avanti di { $count } passi
    }
hint-stays = resti dove puoi agire
hint-shows = mostri chi sei
hint-does-jumps = avvicina il salto della flotta
hint-does-fights = colpisce le navi Cyloni, o mette in posizione le vostre
hint-does-mends = ripara ciò che è danneggiato
hint-does-gains = porta alla flotta ciò che le serve
hint-does-leads = dà azioni ad altri quando contano
hint-does-quorum = mette a frutto il Consiglio
hint-does-looks = scopri ciò che gli altri non sanno
hint-does-judges = si tratta di chi fidarsi, e per che cosa
hint-does-harms = fa male alla flotta
hint-does-draws = ti riempie la mano
hint-there-jumps = da lì puoi avvicinare il salto della flotta
hint-there-fights = da lì puoi colpire le navi Cyloni
hint-there-mends = lì puoi riparare ciò che è danneggiato
hint-there-gains = lì puoi procurare ciò che serve alla flotta
hint-there-leads = da lì puoi dare azioni ad altri
hint-there-quorum = lì puoi mettere a frutto il Consiglio
hint-there-looks = lì puoi scoprire ciò che gli altri non sanno
hint-there-judges = da lì puoi agire contro chi sospetti
hint-there-harms = da lì si può far male alla flotta
hint-there-draws = lì puoi riempirti la mano
hint-nothing = Al momento non devi rispondere a nulla, quindi non c’è nulla da suggerire.
hint-nothingHint = /help dice che cosa puoi fare ora.
hint-changed = Mentre pensavo, la partita è andata avanti.
hint-changedHint = Chiedi di nuovo.
hint-off = In questa partita non ci sono suggerimenti.
hint-offHint = L’host può permetterli con /host hints.
hint-offHost = Con /host hints puoi permetterli, per tutti.
hint-allowed = Ora qui tutti possono chiedere suggerimenti, con `/hint` o con il pulsante sotto la propria domanda.
hint-forbidden = In questa partita non ci sono più suggerimenti.
hint-noticeAllowed = 💡 { $by } permette i suggerimenti: `/hint` mostra a chi lo chiede, e a nessun altro, che cosa potrebbe rispondere.
hint-noticeForbidden = 💡 { $by } non permette più suggerimenti.

## lookUp

lookUp-idle = il lo la i gli le l un uno una di del della dei delle da dal dalla a al alla in nel nella con per è e o che chi come cosa quando quanto quanti quante quale quali posso può si mio mia tuo tua sono ho
lookUp-endings = azioni azione ando endo are ere ire ato ata ati ate uto uta i e o a
lookUp-oneOf = { $name } ({ $number } di { $count })
