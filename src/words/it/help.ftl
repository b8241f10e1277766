## help

help-now = Adesso
help-noGame = Qui non c’è nessuna partita. `/game create` ne apre una: si partecipa con un pulsante, e i giocatori automatici riempiono i posti vuoti. È la prima volta? `/game tutorial` ti accompagna nei primi tre turni.
help-openly = Usa i pulsanti sotto la domanda nel canale, o `/{ $command } { $option }: { $example }`
help-secretly = Premi «Rispondi» sotto la domanda nel canale, o usa `/{ $command } { $option }: { $example }`
help-privately = Usa i pulsanti che ti ho mandato in privato, o `/{ $command } { $option }: { $example }`
help-declining = `/pass` per rinunciare
help-rule = `/rule about: { $rule }` mostra la regola
help-before = Prima della partita
help-beforeText = `/game join`, `/game leave`, `/game keep` (ti riserva un personaggio), `/host options`, `/host seating`, `/game start` (con `automatic: fill` i posti vuoti vanno a giocatori automatici), o i pulsanti del messaggio della lobby.
help-playing = In gioco
help-playingText = Rispondi alle domande con i pulsanti o con un comando: `/move`, `/action`, `/play` (carte e reazioni), `/check` (aggiunge carte a una prova di abilità), `/choose` (qualsiasi cosa), `/pass`. Ti viene offerto solo ciò che ora è permesso.
help-talking = Si parla liberamente, come al tavolo: sull’affiliazione puoi dire qualsiasi cosa, vera o no. Tieni però per te nomi e forza delle tue carte, ciò che hai aggiunto a una prova, e ogni dettaglio delle carte e dei segnalini nascosti che hai guardato.
help-talkingOfMotives = Il Leader Cylone non appartiene a nessuna squadra. Può dire quale schieramento favoriscono le sue Motivazioni, ma non che cosa dicono quelle nascoste; quelle rivelate può leggerle chiunque. `/hand` mostra quali sono soddisfatte, e le rivela.
help-talkingOfAgendas = Chi ha una Carta Intenzioni non appartiene a nessuna squadra. Può dire quale schieramento favorisce, e nient’altro. `/hand` ne mostra le condizioni, e quali sono soddisfatte.
help-undoing = Scelta sbagliata? `/game undo` mostra che cosa si può annullare. Se da allora non si è scoperto nulla di nascosto, si annulla subito; altrimenti votano gli altri giocatori.
help-organising = Per l’host e i gestori del server: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`. Possono anche annullare senza votazione.
help-finished = A partita finita
help-finishedText = `/game rematch` apre la prossima partita con le stesse persone · `/game replay` rivede questa turno per turno, con tutti i segreti · `/stats` mostra com’è andata finora · `/game export` ti dà questa partita come file da rivedere · `/game undo` se è finita per errore
help-always = In ogni momento
help-alwaysText =
    - **La partita:** `/status` mostra come sta la flotta, `/log` che cosa è successo, `/game board` il tabellone e `/hand` tutto ciò che sai solo tu.
    - **Le tue decisioni:** `/hint` ti dà un consiglio, dove i consigli sono permessi, `/orders` ti fa decidere in anticipo e `/note` tiene a mente di chi sospetti.
    - **Il tavolo:** `/poll` chiede qualcosa agli altri, `/game schedule` fissa quando giocate insieme e `/games` elenca tutte le tue partite.
    - **Il tuo tempo:** con `/away` qualcuno gioca al posto tuo per un po’ e `/me quiet` imposta le tue ore di silenzio.
    - **Consultare:** `/card`, `/character`, `/location` e `/rule`; `/help about:` trova un comando, `/help about: news` racconta le novità. «App» nel menu di una persona o di un mio messaggio ti dice chi è, o spiega di che cosa parla il messaggio.
help-formerly = Si chiamava `/{ $old }`.
help-needed = (obbligatorio)
help-noCommand = Questo comando non esiste.
help-noCommandHint = Di’ in una parola che cosa vuoi fare, per esempio pausa, o scegli uno dei suggerimenti di `/help about:`.

help-news = novità
help-newsAbout = Che cosa c’è di nuovo in questa versione
help-newsTitle = Le novità della versione { $version }

help-changes-added = Aggiunto
help-changes-changed = Cambiato
help-changes-deprecated = In via di rimozione
help-changes-removed = Rimosso
help-changes-fixed = Corretto
help-changes-security = Sicurezza

## tutorial

tutorial-begun =
    Il tuo tutorial **{ $game }** comincia qui sotto: una partita vera con giocatori automatici. Ti guido nei primi tre turni.
    { $goal }
    I consigli arrivano quando servono. Rispondi alle domande con i pulsanti.
tutorial-begunThere =
    Il tuo tutorial **{ $game }** comincia in { $thread }: una partita vera con giocatori automatici. Ti guido nei primi tre turni.
    { $goal }
    I consigli arrivano quando servono. Rispondi alle domande con i pulsanti.
tutorial-goal = **Come si vince:** gli umani vincono raggiungendo l’obiettivo di questa partita. I Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-kobol = **Come si vince:** gli umani vincono percorrendo una distanza di 8 e poi compiendo un altro salto. I Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-newCaprica = **Come si vince:** a distanza 7 la flotta si stabilisce su New Caprica, e gli umani vincono se riescono a fuggirne. I Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-ionianNebula = **Come si vince:** a distanza 8 c’è un Processo, e gli umani vincono con il salto successivo. I Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-searchForHome = **Come si vince:** gli umani vincono percorrendo una distanza di 10, con l’aiuto delle Missioni, e poi compiendo un altro salto. I Cyloni vincono se carburante, cibo, morale o popolazione si esauriscono, o se il Galactica è perduto.
tutorial-stop = Niente più consigli
tutorial-stopped = Niente più consigli. `/help` mostra in ogni momento che cosa puoi fare.
tutorial-tip = > 💡 **{ $title }** { $text }
tutorial-places = > Ora vale la pena: { $places }.
tutorial-placeForCard = { $place } (1 Carta Abilità)
tutorial-characterTitle = Per prima cosa, scegli il tuo personaggio.
tutorial-character = La flotta fugge dai Cyloni, e uno di voi potrebbe esserlo in segreto. I leader hanno i titoli, i piloti guidano i viper, i personaggi di supporto tengono in piedi la nave. Il menu «Guarda un personaggio…» te ne mostra uno prima di scegliere. Per una prima partita prendi un pilota se ti piace combattere, un leader se ti piace decidere.
tutorial-loyaltyTitle = Hai ricevuto una Carta Affiliazione.
tutorial-loyalty = Ti dice in segreto se sei un Cylone. L’hai vista solo tu; `/hand` te la mostra di nuovo, a te solo. In questo tutorial cominci come umano, e uno degli altri due è un Cylone. Della propria carta ognuno può dire ciò che vuole; nessuno può mostrarla.
tutorial-titleTitle = Hai un titolo.
tutorial-title = Il Presidente ha le Carte Consiglio, che aiutano gli umani. L’Ammiraglio sceglie dove salta la flotta e può lanciare armi nucleari. `/hand` mostra che cosa hai; `/card Presidente` o `/card Ammiraglio` lo spiega.
tutorial-drawTitle = Un turno comincia con le Carte Abilità.
tutorial-draw = Peschi carte delle abilità del tuo personaggio; dove c’è da scegliere, scegli tu. Una Carta Abilità serve a due cose: la sua forza, da 1 a 5, conta nelle prove di abilità, oppure la giochi per il suo testo. `/hand` mostra le tue; nessun altro le vede.
tutorial-moveTitle = Poi puoi muoverti.
tutorial-move = Ogni ambiente offre un’azione. Passare sull’altra nave costa una Carta Abilità. `/location` ti dice che cosa fa un ambiente. Puoi anche restare dove sei.
tutorial-actionTitle = Poi esegui un’azione.
tutorial-action = Usa il tuo ambiente, gioca una carta segnata come azione, o usa la capacità del tuo personaggio. Guarda sul tabellone se c’è un’emergenza, per esempio navi Cyloni accanto a navi civili. Se nulla sembra utile, puoi anche rinunciare.
tutorial-discardTitle = Devi scartare.
tutorial-discard = Tieni le carte alte delle abilità che servono in molte prove, e quelle il cui testo ti aiuta. Nessuno può finire un turno con più di 10 carte.
tutorial-crisisTitle = Ogni turno finisce con una Carta Crisi.
tutorial-crisis = Porta una scelta o una prova di abilità; poi agiscono le navi Cyloni, e la flotta può avvicinarsi al prossimo salto. Una crisi colpisce tutti: spesso decide il giocatore di turno, e gli altri ne pagano il prezzo con lui.
tutorial-checkTitle = Una prova di abilità.
tutorial-check = Tutti aggiungono a turno carte a faccia in giù. Le carte delle abilità indicate aiutano, tutte le altre nuocciono. Vi si mescolano 2 carte a caso. Se si raggiunge la difficoltà, la prova è superata. Se vuoi che riesca, aggiungi carte alte di quelle abilità; non aggiungerne nessuna non costa nulla. Guarda chi aggiunge quante carte: è così che si scoprono i traditori.
tutorial-resultTitle = Questa era una prova di abilità.
tutorial-result = Il registro elenca le carte che hanno aiutato e quelle che hanno nuociuto, ma non chi le ha aggiunte. Una carta dannosa veniva dal mazzo del Destino, o da un traditore.
tutorial-shipsTitle = Arrivano le navi Cyloni.
tutorial-ships = I raider attaccano viper e navi civili, gli heavy raider sbarcano squadre di abbordaggio, le basi stellari fanno fuoco sul Galactica. I viper nello spazio proteggono le navi civili; la Sala Comando, il Controllo Armi e i piloti rispondono al fuoco. Un salto si lascia alle spalle tutti i Cyloni.
tutorial-attackTitle = Si spara.
tutorial-attack = Un attacco è un tiro di un dado a otto facce. Perdere una nave civile costa risorse, per lo più popolazione; i danni al Galactica chiudono ambienti finché non vengono riparati.
tutorial-jumpTitle = Il salto si avvicina.
tutorial-jump = Alcune Carte Crisi fanno avanzare la flotta sull’indicatore di Preparazione al Salto. In fondo all’indicatore la flotta salta: le navi Cyloni spariscono, e l’Ammiraglio sceglie quanta strada fate. Il Controllo FTL può saltare prima, ma rischiate di perdere popolazione.
tutorial-jumpedTitle = La flotta ha compiuto un salto.
tutorial-jumped = Le navi Cyloni sono rimaste indietro, e la flotta è più vicina alla meta: `/game status` mostra quanto. A distanza 4 tutti ricevono un’altra Carta Affiliazione, e anche tu potresti scoprirti Cylone.
tutorial-sleeperAgentTitle = A metà strada: nuove Carte Affiliazione.
tutorial-sleeperAgent = Ne è appena stata distribuita un’altra a tutti. `/hand` mostra la tua. Da ora chiunque può essere un Cylone, anche chi prima non lo era.
tutorial-brigTitle = Sei nelle Celle.
tutorial-brig = Qui non puoi muoverti, non peschi Carte Crisi e aggiungi al massimo 1 carta a una prova. L’azione delle Celle è una prova di abilità per uscirne.
tutorial-sickbayTitle = Sei in Infermeria.
tutorial-sickbay = All’inizio del tuo prossimo turno peschi solo 1 Carta Abilità. Poi basta andarsene.
tutorial-othersTitle = Ora tocca agli altri.
tutorial-others = Il registro mostra che cosa fanno. Quando c’è una prova ti chiedo carte, e ti chiedo in privato se una tua carta può servire nel turno di un altro. `/game status` mostra come sta la flotta.
tutorial-secondTurnTitle = Il tuo secondo turno.
tutorial-secondTurn = Come il primo: peschi, ti muovi, agisci, poi una Carta Crisi. Guarda il tabellone prima di muoverti: se ci sono navi Cyloni vicino a navi civili, serve la Sala Comando. Se le risorse calano o il salto è vicino, approfitta della calma per pescare e prepararti.
tutorial-traitorTitle = Che cosa può fare un Cylone nascosto.
tutorial-traitor = Tutto ciò che fa un umano, con lo scopo opposto: mandare in rovina le prove, scegliere ciò che costa di più, sprecare buone azioni, accusare gli altri, e decidere male da Ammiraglio o Presidente. Nel proprio turno può rivelarsi, come azione: l’effetto della carta colpisce subito, e da lì in poi usa gli ambienti Cyloni allo scoperto. Un sospetto si può inviare alle Celle, dove fa poco danno; `/location Alloggi dell’Ammiraglio` spiega come.
tutorial-thirdTurnTitle = Il tuo terzo turno.
tutorial-thirdTurn = L’ultimo che guido. `/game status` mostra risorse, distanza e preparazione al salto; una risorsa nella zona rossa è il vostro prossimo problema. Nelle prove che verranno dai ciò che puoi, e ricordati di chi non lo fa.
tutorial-newCharacterTitle = Un’esecuzione.
tutorial-newCharacter = Chi viene giustiziato rivela che cos’era, e giustiziare un umano costa morale. Nessuno lascia la partita: un umano sceglie un nuovo personaggio e riceve una nuova Carta Affiliazione, un Cylone continua come giocatore Cylone.
tutorial-checkAbilityTitle = Una carta nella prova fa qualcosa.
tutorial-checkAbility = Alcune Carte Abilità hanno una capacità che scatta quando si rivelano in una prova, chiunque le abbia aggiunte e da qualunque parte contino. Perciò può valere la pena di aggiungere una carta per la sua capacità, o di tenerla fuori. `/card` la spiega.
tutorial-consequenceTitle = La prova ha delle Conseguenze.
tutorial-consequence = Alcune Carte Crisi ne hanno. Si risolvono se è stata aggiunta una carta con una capacità di prova di abilità, chiunque l’abbia aggiunta, e che la prova sia superata o no.
tutorial-fleetBoardTitle = Le navi Cyloni si radunano altrove.
tutorial-fleetBoard = Quando si devono attivare navi Cyloni e di quel tipo non ce ne sono, una si mette invece sul tabellone Flotta Cylone, e l’inseguimento avanza. Lì nulla può attaccarla. Ci finiscono anche le navi Cyloni lasciate indietro da un salto.
tutorial-pursuitTitle = I Cyloni sono sulle vostre tracce.
tutorial-pursuit = Il segnalino sul contatore dell’inseguimento è avanzato. Lungo il percorso si collocano navi civili nello spazio; in fondo, tutte le navi del tabellone Flotta Cylone appaiono insieme sul tabellone principale, e si ricomincia da capo. Un salto non lo riporta indietro.
tutorial-cagTitle = C’è un CAG.
tutorial-cag = Il CAG decide dove si collocano le navi civili nello spazio, e ha azioni che attivano viper senza pilota. Un viper attivato può anche scortare al sicuro una nave civile della sua area. `/card CAG` spiega il resto.
tutorial-traumaTitle = Hai segnalini trauma.
tutorial-trauma = Solo tu sai come sono: benevoli o antagonistici. Nel Processo prima dell’ultimo salto quelli antagonistici contano contro un umano, quelli benevoli contro un giocatore Cylone. Chi ne ha di più contro è eliminato, ma 2 o meno non contano. Fino ad allora alleati, Infermeria, Celle e carte cambiano quelli che hai. `/hand` mostra i tuoi.
tutorial-allyTitle = Sono comparsi degli alleati.
tutorial-ally = Un umano che finisce la fase di Movimento dove c’è un alleato deve incontrarne uno. Si rivela il segnalino trauma sulla carta dell’alleato: se è benevolo aiuta, se è antagonistico nuoce. Poi si pesca un nuovo alleato, e il giocatore vi mette sopra un proprio segnalino, a faccia in giù.
tutorial-crossroadsTitle = Il Crocevia.
tutorial-crossroads = Ognuno ha una carta segreta, e le mette accanto un segnalino trauma. Poi le carte si rivelano una per una, e il segnalino decide quale dei due risultati accade. Un segnalino messo qui non conterà contro di te nel Processo.
tutorial-trialTitle = Il Processo.
tutorial-trial = Tutti rivelano i propri segnalini trauma. Quelli antagonistici contano contro un umano, quelli benevoli contro un giocatore Cylone. Chi ne ha di più contro è eliminato, ma 2 o meno non contano. Dopo il Processo gli umani vincono con il prossimo salto.
tutorial-demetriusTitle = La Demetrius vola in missione.
tutorial-demetrius = Un umano può spostarsi sulla Demetrius per 1 Carta Abilità. Il suo Ponte rivela una Missione, una prova di abilità per tutti; se lo usi nel tuo turno, non peschi una Carta Crisi. Due delle Missioni avvicinano la flotta alla meta, a distanza 10. Tra due salti si può tentare una sola Missione.
tutorial-missionTitle = Una Missione.
tutorial-mission = È una prova su cui nessun’altra carta o capacità può influire: contano solo le carte aggiunte. Superata o no, resta sulla Demetrius finché la flotta salta. Una Missione fallita che dà distanza torna nel mazzo.
tutorial-rebelBasestarTitle = Una base stellare si è ribellata.
tutorial-rebelBasestar = La parte che la controlla può andarci per 1 Carta Abilità. Ognuna delle sue tre azioni costa un segnalino miracolo o una Carta Super Crisi. `/location` ti dice che cosa fanno.
tutorial-finishTitle = Tre turni sono passati: ora sai giocare.
tutorial-finish = Continua finché vuoi; mi faccio vivo solo quando succede qualcosa di nuovo. `/help` mostra sempre che cosa puoi fare; `/card`, `/location` e `/rule` servono per consultare. `/game create` apre una partita con altre persone, e i giocatori automatici riempiono i posti vuoti. `/host abandon` chiude questa.
tutorial-endedTitle = La partita è finita prima del previsto.
tutorial-ended = Succede: una flotta si perde in fretta. `/game tutorial` comincia un’altra lezione, `/game create` una partita con altre persone; i giocatori automatici riempiono i posti vuoti.
tutorial-reactionTitle = Puoi reagire.
tutorial-reaction = Puoi giocare una tua carta proprio ora, fuori dal tuo turno. Lo sai solo tu. Se non ti serve, rinuncia e la partita prosegue.

## hint

hint-button = Suggerimento
hint-title =
    ### Un suggerimento
    { $question }
hint-option = { $place }. **{ $label }**: { $compared }.
hint-optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
hint-footer = -# Si basa su ciò che sai, come lo vedrebbe un giocatore automatico di livello difficile. Può sbagliare, e la scelta è tua.
hint-compared-rules = una regola pratica, senza calcolare in anticipo
hint-compared-clear = nettamente meglio di tutto il resto che ho provato
hint-compared-even = non peggio di tutto il resto che ho provato
hint-compared-alike = più o meno altrettanto buona
hint-compared-little = un po’ peggio, per quel che vedo
hint-compared-worse = nettamente peggio, per quel che vedo
hint-helpsCheck = aggiunge { $strength } alla prova
hint-harmsCheck = toglie { $strength } alla prova
hint-keepsCards = ti tieni le carte per dopo
hint-leadsOn =
    { $count ->
        [one] avvicina la flotta alla meta di { $count } passo
       *[other] avvicina la flotta alla meta di { $count } passi
    }
hint-stays = resti dove puoi agire
hint-shows = riveli chi sei
hint-does-jumps = avvicina il salto della flotta
hint-does-fights = colpisce le navi Cyloni o mette in posizione le vostre
hint-does-mends = ripara danni
hint-does-gains = porta alla flotta ciò che le serve
hint-does-leads = dà azioni ad altri quando contano
hint-does-quorum = mette a frutto il Consiglio
hint-does-looks = ti fa sapere ciò che gli altri non sanno
hint-does-judges = serve a decidere di chi fidarsi
hint-does-harms = danneggia la flotta
hint-does-draws = ti riempie la mano
hint-there-jumps = da lì puoi avvicinare il salto della flotta
hint-there-fights = da lì puoi colpire le navi Cyloni
hint-there-mends = lì puoi riparare danni
hint-there-gains = lì puoi procurare ciò che serve alla flotta
hint-there-leads = da lì puoi dare azioni ad altri
hint-there-quorum = lì puoi mettere a frutto il Consiglio
hint-there-looks = lì puoi scoprire ciò che gli altri non sanno
hint-there-judges = da lì puoi agire sui tuoi sospetti
hint-there-harms = da lì puoi danneggiare la flotta
hint-there-draws = lì puoi riempirti la mano
hint-nothing = Non hai nulla da decidere, quindi non ho consigli.
hint-nothingHint = /help mostra che cosa puoi fare ora.
hint-changed = Mentre pensavo, la partita è andata avanti.
hint-changedHint = Chiedi di nuovo.
hint-off = In questa partita i suggerimenti sono disattivati.
hint-offHint = L’host può permetterli con /host hints.
hint-offHost = Puoi permetterli per tutti con /host hints.
hint-allowed = Ora tutti possono chiedere suggerimenti, con `/hint` o con il pulsante sotto la propria domanda.
hint-forbidden = In questa partita i suggerimenti ora sono disattivati.
hint-noticeAllowed = 💡 { $by } ha permesso i suggerimenti: `/hint` consiglia in privato che cosa potresti fare.
hint-noticeForbidden = 💡 { $by } ha vietato i suggerimenti.

## lookUp

lookUp-idle = il lo la i gli le l un uno una di del della dei delle da dal dalla a al alla in nel nella con per è e o che chi come cosa quando quanto quanti quante quale quali posso può si mio mia tuo tua sono ho
lookUp-endings = azioni azione ando endo are ere ire ato ata ati ate uto uta i e o a
lookUp-oneOf = { $name } ({ $number } di { $count })
