## cards.character

cards-character-type =
    { $pilot ->
        [yes] { $type }. Può pilotare un viper.
       *[no] { $type }. Non può pilotare un viper.
    }
cards-character-draws = Pesca ogni turno: { $skills }
cards-character-starts =
    { $infiltrates ->
        [yes] Comincia in infiltrazione: { $locations }
       *[no] Ambiente di partenza: { $locations }
    }
cards-character-startsInViper = Comincia in un viper.
cards-character-startsOff = Comincia fuori dal tabellone.
cards-character-succession = Gerarchie di successione, prima il numero più basso: Presidente { $president }, Ammiraglio { $admiral }.
cards-character-successionWithCag = Gerarchie di successione, prima il numero più basso: Presidente { $president }, Ammiraglio { $admiral }, CAG { $cag }.
cards-character-line = { $title }: { $names }
cards-character-leader = Un giocatore Cylone fin dall’inizio, che non appartiene a nessuna squadra, vince solo con le sue Intenzioni segrete (con Daybreak con le Motivazioni) e non può avere titoli.
cards-character-leaderInfiltrates = Nella Flotta Umana puoi infiltrarti: allora giochi tra gli umani finché non vi poni fine.

cards-character-ability =
    { $slot ->
        [oncePerGame] { $name } (una volta per partita)
        [negative] { $name } (debolezza)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
cards-character-mayUse = { $when }, { $offer }
cards-character-mayDo = { $when }, puoi fare questo: { $what }
cards-character-action = azione: { $what }
cards-character-actionIf = azione, se { $condition }: { $what }
cards-character-movement = invece di muoverti: { $what }
cards-character-movementIf = invece di muoverti, se { $condition }: { $what }

## cards.crisis

cards-crisis-superCrisis = Le capacità dei personaggi non hanno effetto su di essa.
cards-crisis-superCrisisOfPlayer = Le capacità dei personaggi non hanno effetto su di essa. «Tu» è il giocatore Cylone che la gioca.

cards-crisis-check = Prova di abilità { $difficulty }
cards-crisis-onlyIf = solo se { $condition }
cards-crisis-consequence = Conseguenze (se è stata aggiunta una carta con una capacità di prova di abilità)
cards-crisis-passed = Successo
cards-crisis-partially = { $from }+
cards-crisis-failed = Fallimento

cards-crisis-chooser = { $who } sceglie:

cards-crisis-attack = Attacco Cylone
cards-crisis-place = Colloca:

cards-crisis-activation = Attivazione
cards-crisis-jump = Salto +1
cards-crisis-evacuate = Evacua

## cards.agenda

cards-agenda-winOnlyIf =
    { $winner ->
        [humans] Vinci solo se gli umani vincono e a fine partita è vero tutto ciò che segue.
       *[cylons] Vinci solo se i Cyloni vincono e a fine partita è vero tutto ciò che segue.
    }
cards-agenda-secret = Tienila segreta: puoi dire quale schieramento aiuti, e nient’altro.
cards-agenda-brief =
    { $winner ->
        [humans] Gli umani vincono, e { $conditions }
       *[cylons] I Cyloni vincono, e { $conditions }
    }

cards-agenda-differ = { $resources } differiscono al massimo di { $by }
cards-agenda-distance = la flotta ha percorso una distanza di { $distance } o più
cards-agenda-shipsLost = almeno { $count } tra viper e raptor sono danneggiati o distrutti
cards-agenda-damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] al massimo { $count } ambiente in tutto è danneggiato tra quelli { NOUN($boards, case: "of") }
           *[other] al massimo { $count } ambienti in tutto sono danneggiati tra quelli { NOUN($boards, case: "of") }
        }
       *[no] { $count ->
            [one] al massimo { $count } ambiente { NOUN($boards, case: "of") } è danneggiato
           *[other] al massimo { $count } ambienti { NOUN($boards, case: "of") } sono danneggiati
        }
    }
cards-agenda-damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] almeno { $count } ambiente in tutto è danneggiato tra quelli { NOUN($boards, case: "of") }
           *[other] almeno { $count } ambienti in tutto sono danneggiati tra quelli { NOUN($boards, case: "of") }
        }
       *[no] { $count ->
            [one] almeno { $count } ambiente { NOUN($boards, case: "of") } è danneggiato
           *[other] almeno { $count } ambienti { NOUN($boards, case: "of") } sono danneggiati
        }
    }
cards-agenda-infiltrating = la tua infiltrazione è in corso
cards-agenda-free = non sei né nelle Celle né in Detenzione
cards-agenda-jailedOrExecuted = sei nelle Celle o in Detenzione, oppure in questa partita un tuo personaggio è stato giustiziato
cards-agenda-superCrisis = in questa partita hai giocato una Carta Super Crisi

## cards.loyalty

cards-loyalty-cylon = Sei un Cylone. Vinci se gli umani perdono: quando una risorsa si esaurisce, quando i centurioni prendono il Galactica o quando 6 dei suoi ambienti sono danneggiati.
cards-loyalty-cylonHides = Finché non ti riveli nessuno lo sa, e conti come umano per ogni cosa. Rovina le prove di abilità, spreca risorse e semina dubbi, senza farti scoprire.
cards-loyalty-cylonReveals = Puoi rivelarti come azione nel tuo turno o in un Ordine Esecutivo. Spesso è meglio aspettare; nelle Celle puoi comunque rivelarti, ma senza l’effetto qui sotto.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] Quando ti riveli, accade questo: { $what }
       *[no] Quando ti riveli, puoi fare questo: { $what }
    }
cards-loyalty-afterDiscard = Dopo aver scartato: { $what }
cards-loyalty-thenReveal = Poi tieni 3 Carte Abilità, perdi i tuoi titoli, vai alla Nave Resurrection e peschi una Carta Super Crisi. Se è il tuo turno, finisce.
cards-loyalty-cylonPlays = Come giocatore Cylone agisci negli ambienti Cyloni, ogni turno peschi Carte Abilità a tua scelta e aggiungi al massimo 1 carta a ogni prova di abilità.

cards-loyalty-sympathizer = Riveli questa carta appena la ricevi.
cards-loyalty-sympathizerJailed = Se una risorsa qualsiasi è nella sua zona rossa, vieni inviato alle Celle, e nient’altro cambia.
cards-loyalty-sympathizerTurns = Altrimenti diventi un giocatore Cylone e vinci con i Cyloni. Non hai Carte Super Crisi e non puoi attivare la Flotta Cylone.

cards-loyalty-sympatheticCylon = Riveli questa carta appena la ricevi e diventi un giocatore Cylone senza Carta Super Crisi.
cards-loyalty-sympatheticCylonWins = Peschi una Carta Intenzioni e vinci solo se alla fine tutto ciò che dice è vero, qualunque cosa dicano le tue altre Carte Affiliazione.
cards-loyalty-sympatheticCylonInfiltrates = Nella Flotta Umana puoi infiltrarti: allora giochi tra gli umani finché non vi poni fine.

cards-loyalty-human = Senza una carta «Sei un Cylone» sei umano: aiuta la flotta a raggiungere la meta prima che le sue risorse si esauriscano.
cards-loyalty-humanLater = A metà partita puoi ricevere un’altra Carta Affiliazione. Se quella dice che sei un Cylone, da quel momento lo sei.

cards-loyalty-goal = Come azione puoi rivelare questa carta. Poi: { $what }
cards-loyalty-goalIf = Come azione puoi rivelare questa carta se { $condition }. Poi: { $what }
cards-loyalty-goalMissed = Se alla fine è ancora a faccia in giù e non sei un giocatore Cylone, la flotta perde { $amounts }.
cards-loyalty-goalAfter = Conta come «Non sei un Cylone». Una volta rivelata resta davanti a te e non fa altro.

cards-loyalty-examined = Quando un altro giocatore guarda questa carta per un effetto, tutti la vedono: { $what }
cards-loyalty-shownByExecution = Quando un’esecuzione la mostra: { $what }
cards-loyalty-leavesGame = Poi esce dal gioco.
cards-loyalty-finalFiveAfter = Conta come «Non sei un Cylone». Consegnarla non ha effetto, e non ne ha sui giocatori Cyloni.

cards-loyalty-mutineer = Riveli questa carta appena la ricevi. Al suo posto peschi un’altra Carta Affiliazione dal mazzo delle Affiliazioni. Conta come «Non sei un Cylone»; il tuo schieramento lo decidono le altre tue Carte Affiliazione.
cards-loyalty-mutineerGets = Ogni volta che la ricevi, peschi 1 Carta Ammutinamento e consegni tutti i titoli, ciascuno al giocatore successivo nella sua gerarchia di successione.
cards-loyalty-mutineerHolds = Puoi tenere 2 Carte Ammutinamento, e solo una terza ti invia alle Celle.
cards-loyalty-mutineerJumps = Se risolvi un’icona di preparazione al salto nel tuo turno, peschi 1 Carta Ammutinamento.
cards-loyalty-mutineerReveals = Se ti riveli come Cylone, consegni questa carta a un giocatore umano.

cards-loyalty-side =
    { $allegiance ->
        [hiddenCylon] Sei un Cylone, e nessuno lo sa ancora. Vinci se gli umani perdono, qualunque cosa dicano le tue altre Carte Affiliazione.
        [cylonPlayer] Sei un giocatore Cylone. Vinci se gli umani perdono, qualunque Carta Affiliazione tu abbia.
        [noTeam] Non appartieni a nessuna squadra, qualunque Carta Affiliazione tu abbia.
       *[human] Sei umano. Vinci se la flotta raggiunge la meta prima che le sue risorse si esauriscano.
    }
cards-loyalty-changesNothing =
    { $allegiance ->
        [hiddenCylon] Questa carta non cambia nulla: con una carta «Sei un Cylone» sei un Cylone, qualunque altra carta tu abbia.
        [cylonPlayer] Questa carta non cambia nulla: sei un giocatore Cylone e lo rimani.
       *[noTeam] Questa carta non cambia nulla: non appartieni a nessuna squadra.
    }
cards-loyalty-humanNow = Non ti rende un Cylone. Aiuta la flotta a raggiungere la meta prima che le sue risorse si esauriscano.
cards-loyalty-cylonShown = Ti sei rivelato con questa carta. Vinci se gli umani perdono: quando una risorsa si esaurisce, quando i centurioni prendono il Galactica o quando 6 dei suoi ambienti sono danneggiati.
cards-loyalty-goalShown = Conta come «Non sei un Cylone» e non fa altro.
cards-loyalty-goalOfCylon = Conta come «Non sei un Cylone». Come giocatore Cylone non puoi rivelarla, e alla fine la flotta non perde nulla per essa.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] Con questa carta sei diventato un giocatore Cylone. Non puoi attivare la Flotta Cylone.
       *[no] Hai già risolto questa carta. Conta come «Non sei un Cylone».
    }
cards-loyalty-mutineerShown = Conta come «Non sei un Cylone»; il tuo schieramento lo decidono le altre tue Carte Affiliazione.

## cards.location

cards-location-users =
    { $users ->
        [human] per i giocatori umani
        [cylon] per i giocatori Cyloni
        [both] per giocatori umani e Cyloni
       *[byAllegiance] per i giocatori della sua parte
    }
cards-location-action = Azione
cards-location-humanAction = Azione Umana
cards-location-cylonAction = Azione Cylone
cards-location-cost = scarta { $cards }; poi { $what }
cards-location-noAction = Qui non c’è alcuna azione.
cards-location-onlyIf = Solo se { $condition }
cards-location-notSympathizer = Un simpatizzante diventato Cylone non può usarlo.
cards-location-receivesNone = All’inizio del tuo turno qui non peschi Carte Abilità.
cards-location-receivesOnly = All’inizio del tuo turno qui peschi solo { $cards }.
cards-location-hazardous = Ambiente pericoloso: nessuno può scegliere di muoversi qui.
cards-location-damageable = Se è danneggiato, tutti quelli che sono qui vengono inviati in Infermeria e l’azione è chiusa finché non viene riparato.

cards-location-sickbay = All’inizio del tuo turno qui peschi solo 1 Carta Abilità. Puoi andartene come al solito.
cards-location-brig = Non puoi muoverti, nel tuo turno non peschi Carte Crisi e aggiungi al massimo 1 carta a ogni prova di abilità.
cards-location-brigTitle = L’Ammiraglio inviato qui perde il titolo.
cards-location-detention = Non puoi muoverti e aggiungi al massimo 2 carte a ogni prova di abilità. Peschi comunque le Carte Crisi, e l’Ammiraglio tiene il titolo.
cards-location-detentionInstead = Chi da New Caprica verrebbe inviato alle Celle viene inviato qui.
cards-location-medicalCenter = All’inizio del tuo turno qui peschi solo 1 Carta Abilità. Chi da New Caprica verrebbe inviato in Infermeria viene inviato qui.
cards-location-hubDestroyed = Prende il posto della Nave Resurrection.
cards-location-hubDestroyedDraw = All’inizio del tuo turno qui perdi le tue Carte Super Crisi e non peschi Carte Abilità.

## cards.deck

cards-deck-skill = { $skill }, forza { $strengths }
cards-deck-mayUse = { $when }, puoi giocarla: { $what }
cards-deck-onlyIf = Solo se { $condition }
cards-deck-oncePerTurn = Solo una volta per turno in tutto, tra tutti i giocatori.
cards-deck-oncePerTurnWith = Solo una volta per turno in tutto, tra tutti i giocatori, contando anche { $card }.
cards-deck-mutinyOnDiscard = Un giocatore umano che sceglie di scartarla pesca 1 Carta Ammutinamento, una volta per turno.
cards-deck-onlyCylons = Solo i giocatori Cyloni possono usarla.

cards-deck-quorum = Azione del Presidente
cards-deck-mayDiscard = { $moment }, chi la tiene può scartarla: { $what }
cards-deck-titleMayDiscard = { $moment }, { NOUN($title, case: "the") } può scartarla: { $what }
cards-deck-stays = Resta davanti a quel giocatore, ed è perduta se il giocatore diventa un Cylone.

cards-deck-destination = Distanza { $distance }
cards-deck-afterwards = A salto compiuto

cards-deck-benevolent = Benevolo
cards-deck-antagonistic = Antagonistico

## cards.pieces

cards-pieces-raider = Quando si attivano i raider, ognuno attacca un viper nella sua area, oppure vi distrugge una nave civile, oppure si sposta verso la nave civile più vicina. Se nello spazio non c’è nessuna nave civile, attacca il Galactica e lo danneggia con 8.
cards-pieces-raiderHit = È distrutto con 3 o più.
cards-pieces-heavyRaider = Quando si attivano gli heavy raider, ognuno si sposta verso la prua di babordo o la poppa di babordo. Uno che è già lì abborda il Galactica: un centurione comincia sull’indicatore delle Squadre di Abbordaggio.
cards-pieces-heavyRaiderHit = È distrutto con 7 o 8.
cards-pieces-basestar = Quando si attivano le basi stellari, ognuna attacca il Galactica e lo danneggia con 4 o più.
cards-pieces-basestarHit = È danneggiata da un viper con 8 e dal Controllo Armi con 5 o più. 3 danni la distruggono.

cards-pieces-raptor = Un ricognitore della flotta. Sta nelle Riserve, dove viene rischiato o perduto.
cards-pieces-fighter = Un caccia della flotta, senza pilota o ai comandi di un giocatore che sa pilotare. Si lancia a prua di babordo o a poppa di babordo.
cards-pieces-fliesFar =
    { $count ->
        [one] Con uno spostamento attraversa fino a { $count } area.
       *[other] Con uno spostamento attraversa fino a { $count } aree.
    }
cards-pieces-attackedByRaider =
    { $how ->
        [damaged] Attaccato da un raider, è danneggiato con { $damaged }.
        [destroyed] Attaccato da un raider, è distrutto con { $destroyed }.
       *[both] Attaccato da un raider, è danneggiato con { $damaged } e distrutto con { $destroyed }.
    }
cards-pieces-neverDamaged = Ciò che lo danneggerebbe lo distrugge.
cards-pieces-mayStay = Può restare dov’è quando la flotta compie un salto.
cards-pieces-attacks =
    { $how ->
        [damaged] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è danneggiata con { $damaged }.
        [destroyed] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è distrutta con { $destroyed }.
       *[both] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è danneggiata con { $damaged } e distrutta con { $destroyed }.
    }

cards-pieces-fleetMarker = Mostra quanto il salto è pronto sull’indicatore di Preparazione al Salto.
cards-pieces-pursuitMarker = Mostra sul contatore dell’inseguimento quanto è vicina la Flotta Cylone.
cards-pieces-allyToken = Sta dove il suo alleato aspetta di essere incontrato.
cards-pieces-miracle = Ogni giocatore inizia con uno: serve a usare l’abilità che si usa una volta per partita. Con un altro segnalino si può usarla di nuovo.
cards-pieces-allegianceMarker = Mostra di chi è la Base Stellare Ribelle: dei giocatori umani o dei giocatori Cyloni.
cards-pieces-currentPlayer = Chi lo ha svolge il turno.
cards-pieces-die = Ha 8 facce. Dopo tutte le modifiche un risultato superiore a 8 conta come 8, uno inferiore a 1 come 1.
cards-pieces-marker = Un segnalino: { $name }.

cards-pieces-traumaBenevolent = Nel Processo i giocatori umani lo scartano, ed è a carico dei giocatori Cyloni.
cards-pieces-traumaAntagonistic = Nel Processo i giocatori Cyloni lo scartano, ed è a carico dei giocatori umani.
cards-pieces-traumaDisaster = Chi lo pesca lo mostra subito: il personaggio di un giocatore umano viene giustiziato, un giocatore Cylone pesca altri 2 segnalini. Poi torna nella pila.
cards-pieces-traumaDisasterAlly = Su un alleato non porta nessuno dei due risultati.

cards-pieces-damageLoses = Perdi { $amounts }. Il segnalino esce dal gioco.
cards-pieces-damageCloses = Tutti quelli che si trovano in questo ambiente vengono inviati in Infermeria, e la sua azione è chiusa finché non viene riparato: { $place }.
cards-pieces-damageClosesPegasus = Tutti quelli che si trovano in questo ambiente vengono inviati in Infermeria, e la sua azione è chiusa finché non viene riparato: { $place }. Quando tutti gli ambienti della Pegasus sono danneggiati, la nave è perduta.

cards-pieces-basestarDamage =
    { $count ->
        [one] Conta come { $count } danno; con 3 una base stellare è distrutta.
       *[other] Conta come { $count } danni; con 3 una base stellare è distrutta.
    }
cards-pieces-basestarWhenDrawn = Quando viene pescato
cards-pieces-basestarNoLaunch = Questa base stellare non lancia raider né heavy raider.
cards-pieces-basestarNoAttack = Questa base stellare non attacca il Galactica.
cards-pieces-basestarBonus = Aggiungi { $bonus } a ogni tiro d’attacco contro questa base stellare.
cards-pieces-basestarNothing = Non ha altri effetti.

cards-pieces-civilianNothing = Se viene distrutta, non si perde nient’altro.
cards-pieces-civilianLoses = Se viene distrutta, perdi { $amounts }.
cards-pieces-civilianHidden = Sta a faccia in giù: solo chi l’ha guardata sa che cosa trasporta.
cards-pieces-resource = { $resource }: comincia da { $start } e non supera mai { $max }
cards-pieces-resourceRed = La sua zona rossa è { $redZone } o meno. Se alla fine di un turno è a 0, i Cyloni vincono.
cards-pieces-nuke = Azione dell’Ammiraglio
cards-pieces-nukeWithFleetBoard = Con il tabellone Flotta Cylone
cards-pieces-centurion = Avanza di 1 spazio sull’indicatore delle Squadre di Abbordaggio ogni volta che si attivano gli heavy raider. Alla fine dell’indicatore i Cyloni vincono.
cards-pieces-centurionHit = L’Armeria lo distrugge con 7 o 8.
cards-pieces-occupationForce = Si sposta lungo Autorità di Occupazione, Breeder’s Canyon e Cantiere Navale. Dal Cantiere Navale lascia il tabellone e distrugge una nave civile.
cards-pieces-occupationForceHit = Un giocatore umano nello stesso ambiente la distrugge con 5 o più; un giocatore Cylone nello stesso ambiente può arrestare umani.
cards-pieces-scar = Uno dei raider. Finché la sua Carta Crisi è in gioco, agisce 2 volte ogni volta che si attivano i raider.
cards-pieces-scarHit = È distrutto solo da un risultato del dado di 7 o 8.

cards-pieces-area = Area { $sides }
cards-pieces-spaces =
    { $count ->
        [one] { $count } spazio, da «{ $first }» a «{ $last }».
       *[other] { $count } spazi, da «{ $first }» a «{ $last }».
    }
cards-pieces-space =
    { $colour ->
        [red] Spazio { $index } (rosso).
        [blue] Spazio { $index } (blu).
       *[none] Spazio { $index }.
    }
cards-pieces-spaceNamed =
    { $colour ->
        [red] Spazio { $index } (rosso): { $name }.
        [blue] Spazio { $index } (blu): { $name }.
       *[none] Spazio { $index }: { $name }.
    }
cards-pieces-spacePopulation =
    { $colour ->
        [red] Spazio { $index } (rosso): −{ $population } popolazione. Da qui il Controllo FTL può far compiere il salto: con 6 o meno perdi { $population } popolazione.
        [blue] Spazio { $index } (blu): −{ $population } popolazione. Da qui il Controllo FTL può far compiere il salto: con 6 o meno perdi { $population } popolazione.
       *[none] Spazio { $index }: −{ $population } popolazione. Da qui il Controllo FTL può far compiere il salto: con 6 o meno perdi { $population } popolazione.
    }
cards-pieces-spaceCivilians = Spazio { $index }: { $ships }. Tante se ne collocano quando il segnalino arriva qui.

cards-pieces-titleInBrig = Il titolo si può tenere anche nelle Celle.
cards-pieces-titleLost = Chi finisce { NOUN($places, case: "at") } perde il titolo.
cards-pieces-titleStartsWith = Comincia la partita con { $what }.
cards-pieces-titleAfterQuorum = Dopo aver giocato una Carta Consiglio dalla mano
cards-pieces-titleAction =
    { $limit ->
        [perTurn] Azione, una volta per turno
       *[none] Azione
    }
cards-pieces-titleActionIf =
    { $limit ->
        [perTurn] Azione, una volta per turno, solo se { $condition }
       *[none] Azione, solo se { $condition }
    }

cards-pieces-distance = Distanza { $distance }
cards-pieces-setup = All’inizio della partita, colloca { $ships }
cards-pieces-setupLater = { $when }, colloca { $ships }

## cards.gameRules

cards-gameRules-loyalty = il mazzo delle Affiliazioni si forma con queste quantità di carte Cylone e di carte «Non sei un Cylone»: { $numbers }
cards-gameRules-loyaltyWithLeader = con un Leader Cylone il mazzo delle Affiliazioni ha queste quantità di carte Cylone e di carte «Non sei un Cylone»: { $numbers }
cards-gameRules-numbers =
    { $mutineer ->
        [yes] { $cylon } e { $notACylon } con l’Ammutinato per { $players } giocatori
       *[no] { $cylon } e { $notACylon } per { $players } giocatori
    }
cards-gameRules-moreNotACylon =
    { $count ->
        [one] insieme a { $expansion } il mazzo delle Affiliazioni ha { $count } carta «Non sei un Cylone» in più
       *[other] insieme a { $expansion } il mazzo delle Affiliazioni ha { $count } carte «Non sei un Cylone» in più
    }
cards-gameRules-quorumLimit = alla fine di ogni turno il Presidente tiene al massimo { $cards }
cards-gameRules-cylonsDrawDifferent = le Carte Abilità che un giocatore Cylone pesca all’inizio di un turno sono di tipi diversi
cards-gameRules-jumpIconsInCylonTurns = l’icona di preparazione al salto di una Carta Crisi risolta da un giocatore Cylone conta
cards-gameRules-sleepersOnlyHuman = nella fase dell’Agente Dormiente un giocatore Cylone riceve 1 Carta Affiliazione, qualunque cosa dica la sua scheda personaggio
cards-gameRules-handsOverLoyalty = chi diventa un giocatore Cylone a distanza { $distance } o meno consegna tutte le altre Carte Affiliazione a faccia in giù a un solo giocatore umano

## cards.rule

cards-rule-replaced = In questa partita vale invece { $number } ({ $name })
