## cards.character

cards-character-type =
    { $pilot ->
        [yes] { $type }. Può pilotare un viper.
       *[no] { $type }. Non può pilotare un viper.
    }
cards-character-draws = Pesca ogni turno: { $skills }
cards-character-starts =
    { $infiltrates ->
        [yes] Comincia { NOUN($locations, case: "at") }, in infiltrazione
       *[no] Comincia { NOUN($locations, case: "at") }
    }
cards-character-startsInViper = Comincia in un viper.
cards-character-startsOff = Comincia fuori dal tabellone.
cards-character-succession = Gerarchia di successione: Presidente n. { $president }, Ammiraglio n. { $admiral }.
cards-character-successionWithCag = Gerarchia di successione: Presidente n. { $president }, Ammiraglio n. { $admiral }, CAG n. { $cag }.
cards-character-line = { $title }: { $names }
cards-character-leader = Comincia come giocatore Cylone, non appartiene a nessuna squadra, vince con Intenzioni segrete (con Daybreak: con Motivazioni) e non può avere titoli.
cards-character-leaderInfiltrates = Nella Flotta Umana puoi infiltrarti: giochi tra gli umani finché non poni fine all’infiltrazione.

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

cards-crisis-superCrisis = Immune alle capacità dei personaggi.

cards-crisis-check = Prova di abilità { $difficulty }
cards-crisis-onlyIf = solo se { $condition }
cards-crisis-consequence = Conseguenze (se è stata aggiunta una carta con capacità di prova di abilità)
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
        [humans] Vinci solo se gli umani vincono e, alla fine della partita:
       *[cylons] Vinci solo se i Cyloni vincono e, alla fine della partita:
    }
cards-agenda-secret = Tienila segreta. Puoi dire quale schieramento aiuti, e nient’altro.
cards-agenda-brief =
    { $winner ->
        [humans] Gli umani vincono, e { $conditions }
       *[cylons] I Cyloni vincono, e { $conditions }
    }

cards-agenda-differ = tra { $resources } c’è una differenza di { $by } o meno
cards-agenda-distance = la flotta ha percorso una distanza di { $distance } o più
cards-agenda-shipsLost = almeno { $count } tra viper e raptor sono danneggiati o distrutti
cards-agenda-damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] { NOUN($boards, case: "on") } è danneggiato in totale al massimo { $count } ambiente
           *[other] { NOUN($boards, case: "on") } sono danneggiati in totale al massimo { $count } ambienti
        }
       *[no] { $count ->
            [one] { NOUN($boards, case: "on") } è danneggiato al massimo { $count } ambiente
           *[other] { NOUN($boards, case: "on") } sono danneggiati al massimo { $count } ambienti
        }
    }
cards-agenda-damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] { NOUN($boards, case: "on") } è danneggiato in totale almeno { $count } ambiente
           *[other] { NOUN($boards, case: "on") } sono danneggiati in totale almeno { $count } ambienti
        }
       *[no] { $count ->
            [one] { NOUN($boards, case: "on") } è danneggiato almeno { $count } ambiente
           *[other] { NOUN($boards, case: "on") } sono danneggiati almeno { $count } ambienti
        }
    }
cards-agenda-infiltrating = la tua infiltrazione è in corso
cards-agenda-free = non sei né nelle Celle né in Detenzione
cards-agenda-jailedOrExecuted = sei nelle Celle o in Detenzione, oppure in questa partita hai subito un’esecuzione
cards-agenda-superCrisis = in questa partita hai giocato una Carta Super Crisi

## cards.loyalty

cards-loyalty-cylon = Sei un Cylone. Vinci se l’umanità soccombe: quando una risorsa si esaurisce, quando i centurioni prendono il Galactica o quando 6 dei suoi ambienti sono danneggiati.
cards-loyalty-cylonHides = Finché non ti riveli nessuno lo sa, e conti come umano per ogni cosa. Sabota le prove di abilità, spreca risorse, semina diffidenza; e non farti scoprire.
cards-loyalty-cylonReveals = Puoi rivelarti come azione, nel tuo turno o con un Ordine Esecutivo. Spesso conviene aspettare. Nelle Celle puoi comunque rivelarti, ma senza l’effetto qui sotto.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] Quando ti riveli: { $what }
       *[no] Quando ti riveli, puoi: { $what }
    }
cards-loyalty-afterDiscard = Dopo aver scartato: { $what }
cards-loyalty-thenReveal = Poi scarta fino ad avere 3 Carte Abilità, cedi i tuoi titoli, vai alla Nave Resurrection e pesca una Carta Super Crisi. Se è il tuo turno, finisce.
cards-loyalty-cylonPlays = Come giocatore Cylone usi gli ambienti Cyloni, ogni turno peschi Carte Abilità di qualsiasi tipo, e puoi aggiungere 1 carta a ogni prova di abilità.

cards-loyalty-sympathizer = Rivela questa carta appena la ricevi.
cards-loyalty-sympathizerJailed = Se una risorsa è nella zona rossa, vieni inviato alle Celle e non cambia nient’altro.
cards-loyalty-sympathizerTurns = Altrimenti diventi un giocatore Cylone e vinci con i Cyloni, ma non ricevi Carte Super Crisi e non puoi usare l’ambiente Flotta Cylone.

cards-loyalty-sympatheticCylon = Rivela questa carta appena la ricevi e diventa un giocatore Cylone, senza Carta Super Crisi.
cards-loyalty-sympatheticCylonWins = Pesca una Carta Intenzioni. Vinci solo se alla fine tutte le sue condizioni sono soddisfatte, qualunque cosa dicano le tue altre Carte Affiliazione.
cards-loyalty-sympatheticCylonInfiltrates = Nella Flotta Umana puoi infiltrarti: giochi tra gli umani finché non poni fine all’infiltrazione.

cards-loyalty-human = Senza una carta «Sei un Cylone» sei umano: aiuta la flotta a raggiungere la meta prima che le sue risorse si esauriscano.
cards-loyalty-humanLater = A metà partita puoi ricevere un’altra Carta Affiliazione. Se dice che sei un Cylone, da quel momento lo sei.

cards-loyalty-goal = Azione: rivela questa carta. Poi { $what }
cards-loyalty-goalIf = Azione: rivela questa carta se { $condition }. Poi { $what }
cards-loyalty-goalMissed = Se alla fine della partita è ancora a faccia in giù e non sei un giocatore Cylone, la flotta perde { $amounts }.
cards-loyalty-goalAfter = Conta come «Non sei un Cylone». Una volta rivelata resta davanti a te, senza altri effetti.

cards-loyalty-examined = Quando un effetto permette a un altro giocatore di guardare questa carta, rivelala: { $what }
cards-loyalty-shownByExecution = Quando un’esecuzione la rivela: { $what }
cards-loyalty-leavesGame = Poi rimuovila dal gioco.
cards-loyalty-finalFiveAfter = Conta come «Non sei un Cylone». Non ha effetto quando viene consegnata, né sui giocatori Cyloni.

cards-loyalty-mutineer = Rivela questa carta appena la ricevi. Se viene dal mazzo delle Affiliazioni, pesca un’altra Carta Affiliazione. Conta come «Non sei un Cylone»; il tuo schieramento lo decidono le tue altre Carte Affiliazione.
cards-loyalty-mutineerGets = Ogni volta che la ricevi, pesca 1 Carta Ammutinamento e cedi tutti i tuoi titoli (ciascuno passa lungo la sua gerarchia di successione).
cards-loyalty-mutineerHolds = Puoi tenere 2 Carte Ammutinamento; solo una terza ti manda nelle Celle.
cards-loyalty-mutineerJumps = Se risolvi un’icona di preparazione al salto nel tuo turno, pesca 1 Carta Ammutinamento.
cards-loyalty-mutineerReveals = Se ti riveli come Cylone, dai questa carta a un giocatore umano.

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
        [cylonPlayer] Questa carta non cambia nulla: sei un giocatore Cylone e lo resti.
       *[noTeam] Questa carta non cambia nulla: non appartieni a nessuna squadra.
    }
cards-loyalty-humanNow = Non ti rende un Cylone. Aiuta la flotta a raggiungere la meta prima che le sue risorse si esauriscano.
cards-loyalty-cylonShown = Ti sei rivelato con questa carta. Vinci se l’umanità soccombe: quando una risorsa si esaurisce, quando i centurioni prendono il Galactica o quando 6 dei suoi ambienti sono danneggiati.
cards-loyalty-goalShown = Conta come «Non sei un Cylone» e non fa altro.
cards-loyalty-goalOfCylon = Conta come «Non sei un Cylone». Come giocatore Cylone non puoi rivelarla, e alla fine la flotta non perde nulla per questo.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] Questa carta ti ha reso un giocatore Cylone. Non puoi usare l’ambiente Flotta Cylone.
       *[no] Hai già risolto questa carta. Conta come «Non sei un Cylone».
    }
cards-loyalty-mutineerShown = Conta come «Non sei un Cylone»; il tuo schieramento lo decidono le tue altre Carte Affiliazione.

## cards.location

cards-location-users =
    { $users ->
        [human] giocatori umani
        [cylon] giocatori Cyloni
        [both] giocatori umani e Cyloni
       *[byAllegiance] giocatori dello schieramento che la controlla
    }
cards-location-action = Azione
cards-location-humanAction = Azione Umana
cards-location-cylonAction = Azione Cylone
cards-location-cost = scarta { $cards }, poi { $what }
cards-location-noAction = Nessuna azione.
cards-location-onlyIf = Solo se { $condition }
cards-location-notSympathizer = Un simpatizzante diventato Cylone non può usarlo.
cards-location-receivesNone = Se cominci il turno qui, non peschi Carte Abilità.
cards-location-receivesOnly = Se cominci il turno qui, peschi solo { $cards }.
cards-location-hazardous = Pericoloso: nessuno può scegliere di muoversi qui.
cards-location-damageable = Se è danneggiato: tutti quelli che sono qui vengono inviati in Infermeria; nessuna azione finché non viene riparato.

cards-location-sickbay = Se cominci il turno qui, peschi solo 1 Carta Abilità. Puoi andartene come al solito.
cards-location-brig = Non puoi muoverti, nel tuo turno non peschi Carte Crisi, e puoi aggiungere solo 1 carta a ogni prova di abilità.
cards-location-brigTitle = Un Ammiraglio inviato qui perde il titolo.
cards-location-detention = Non puoi muoverti e puoi aggiungere solo 2 carte a ogni prova di abilità. Peschi comunque le Carte Crisi, e un Ammiraglio tiene il titolo.
cards-location-detentionInstead = Un personaggio su New Caprica che verrebbe inviato alle Celle viene invece inviato qui.
cards-location-medicalCenter = Se cominci il turno qui, peschi solo 1 Carta Abilità. Un personaggio su New Caprica che verrebbe inviato in Infermeria viene invece inviato qui.
cards-location-hubDestroyed = Prende il posto della Nave Resurrection.
cards-location-hubDestroyedDraw = Se cominci il turno qui, scarta le tue Carte Super Crisi e non pescare Carte Abilità.

## cards.deck

cards-deck-skill = { $skill }, forza { $strengths }
cards-deck-mayUse = { $when }, puoi giocare questa carta: { $what }
cards-deck-onlyIf = Solo se { $condition }
cards-deck-oncePerTurn = Limite: una volta per turno per tutto il tavolo.
cards-deck-oncePerTurnWith = Limite: una volta per turno per tutto il tavolo, contando anche { $card }.
cards-deck-mutinyOnDiscard = Un giocatore umano che sceglie di scartare questa carta pesca 1 Carta Ammutinamento (una volta per turno).
cards-deck-onlyCylons = Solo per giocatori Cyloni.

cards-deck-quorum = Azione (Presidente)
cards-deck-mayDiscard = { $moment }, chi la possiede può scartare questa carta: { $what }
cards-deck-titleMayDiscard = { $moment }, { NOUN($title, case: "the") } può scartare questa carta: { $what }
cards-deck-stays = Il giocatore la tiene davanti a sé. Si scarta se diventa un giocatore Cylone.

cards-deck-destination = Distanza { $distance }
cards-deck-afterwards = Dopo il salto

cards-deck-benevolent = Benevolo
cards-deck-antagonistic = Antagonistico

## cards.pieces

cards-pieces-raider = Quando si attivano, ogni raider attacca un viper nella sua area; se non ce n’è, vi distrugge una nave civile; se non ce n’è, si sposta verso la nave civile più vicina. Se nello spazio non ci sono navi civili, attacca il Galactica e lo danneggia con 8.
cards-pieces-raiderHit = È distrutto con 3 o più.
cards-pieces-heavyRaider = Quando si attivano, ogni heavy raider si sposta verso la prua di babordo o la poppa di babordo. Se è già lì, abborda il Galactica: colloca un centurione sullo spazio di partenza dell’indicatore delle Squadre di Abbordaggio.
cards-pieces-heavyRaiderHit = È distrutto con 7 o 8.
cards-pieces-basestar = Quando si attivano, ogni base stellare attacca il Galactica e lo danneggia con 4 o più.
cards-pieces-basestarHit = È danneggiata da un viper con 8 e dal Controllo Armi con 5 o più. 3 danni la distruggono.

cards-pieces-raptor = Un ricognitore. I raptor restano nelle Riserve, dove possono essere messi a rischio o perduti.
cards-pieces-fighter = Un caccia, senza pilota o con un pilota a bordo. Si lancia a prua di babordo o a poppa di babordo.
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
cards-pieces-neverDamaged = Se verrebbe danneggiato, è distrutto.
cards-pieces-mayStay = Può restare nello spazio quando la flotta compie un salto.
cards-pieces-attacks =
    { $how ->
        [damaged] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è danneggiata con { $damaged }.
        [destroyed] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è distrutta con { $destroyed }.
       *[both] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è danneggiata con { $damaged } e distrutta con { $destroyed }.
    }

cards-pieces-fleetMarker = Mostra a che punto è la preparazione al salto.
cards-pieces-pursuitMarker = Mostra sul contatore dell’inseguimento quanto è vicina la Flotta Cylone.
cards-pieces-allyToken = Segna dove si può incontrare il suo alleato.
cards-pieces-miracle = Ogni giocatore inizia con uno. Paga la capacità che si usa una volta per partita; con un altro segnalino la si può usare di nuovo.
cards-pieces-allegianceMarker = Mostra chi controlla la Base Stellare Ribelle: i giocatori umani o i giocatori Cyloni.
cards-pieces-currentPlayer = Chi lo ha è il giocatore di turno.
cards-pieces-die = 8 facce. Un risultato modificato superiore a 8 conta come 8, uno inferiore a 1 come 1.
cards-pieces-marker = Un segnalino: { $name }.

cards-pieces-traumaBenevolent = Nel Processo conta contro i giocatori Cyloni; i giocatori umani lo scartano.
cards-pieces-traumaAntagonistic = Nel Processo conta contro i giocatori umani; i giocatori Cyloni lo scartano.
cards-pieces-traumaDisaster = Rivelalo quando lo peschi: un giocatore umano viene giustiziato, un giocatore Cylone pesca altri 2 segnalini. Poi rimettilo nella riserva.
cards-pieces-traumaDisasterAlly = Su un alleato, nessuno dei due risultati accade.

cards-pieces-damageLoses = Perdi { $amounts }. Rimuovi il segnalino dal gioco.
cards-pieces-damageCloses = Tutti quelli che sono { NOUN($place, case: "at") } vengono inviati in Infermeria; lì nessuna azione finché l’ambiente non viene riparato.
cards-pieces-damageClosesPegasus = Tutti quelli che sono { NOUN($place, case: "at") } vengono inviati in Infermeria; lì nessuna azione finché l’ambiente non viene riparato. Quando tutti gli ambienti della Pegasus sono danneggiati, la nave è distrutta.

cards-pieces-basestarDamage =
    { $count ->
        [one] Conta come { $count } danno; con 3 una base stellare è distrutta.
       *[other] Conta come { $count } danni; con 3 una base stellare è distrutta.
    }
cards-pieces-basestarWhenDrawn = Quando viene pescato
cards-pieces-basestarNoLaunch = Questa base stellare non lancia raider né heavy raider.
cards-pieces-basestarNoAttack = Questa base stellare non attacca il Galactica.
cards-pieces-basestarBonus = Aggiungi { $bonus } a ogni tiro d’attacco contro questa base stellare.
cards-pieces-basestarNothing = Nessun altro effetto.

cards-pieces-civilianNothing = Vuota: non si perde nient’altro.
cards-pieces-civilianLoses = Se viene distrutta, perdi { $amounts }.
cards-pieces-civilianHidden = A faccia in giù: solo chi l’ha guardata sa che cosa trasporta.
cards-pieces-resource = { $resource }: comincia da { $start } (massimo { $max })
cards-pieces-resourceRed = Nella zona rossa a { $redZone } o meno. Se è a 0 alla fine di un turno, i Cyloni vincono.
cards-pieces-nuke = Azione (Ammiraglio)
cards-pieces-nukeWithFleetBoard = Con il tabellone Flotta Cylone
cards-pieces-centurion = Avanza di 1 spazio sull’indicatore delle Squadre di Abbordaggio ogni volta che si attivano gli heavy raider. Se uno raggiunge la fine dell’indicatore, vincono i Cyloni.
cards-pieces-centurionHit = L’Armeria lo distrugge con 7 o 8.
cards-pieces-occupationForce = Avanza dall’Autorità di Occupazione al Cantiere Navale passando per il Breeder’s Canyon. Da lì lascia il tabellone e distrugge una nave civile.
cards-pieces-occupationForceHit = Un giocatore umano nel suo ambiente può attaccarla (distrutta con 5 o più); un giocatore Cylone nel suo ambiente può arrestare umani.
cards-pieces-scar = Un raider. Finché la sua Carta Crisi è in gioco, agisce due volte ogni volta che si attivano i raider.
cards-pieces-scarHit = È distrutto solo con 7 o 8.

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
        [red] Spazio { $index } (rosso): −{ $population } popolazione. Qui si può usare il Controllo FTL: con 6 o meno, perdi { $population } popolazione.
        [blue] Spazio { $index } (blu): −{ $population } popolazione. Qui si può usare il Controllo FTL: con 6 o meno, perdi { $population } popolazione.
       *[none] Spazio { $index }: −{ $population } popolazione. Qui si può usare il Controllo FTL: con 6 o meno, perdi { $population } popolazione.
    }
cards-pieces-spaceCivilians = Spazio { $index }: colloca { $ships } quando il segnalino arriva qui.

cards-pieces-titleInBrig = Si può tenere anche nelle Celle.
cards-pieces-titleLost = Si perde quando si finisce { NOUN($places, case: "at") }.
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

cards-gameRules-loyalty = il mazzo delle Affiliazioni ha questo numero di carte Cylone + carte «Non sei un Cylone»: { $numbers }
cards-gameRules-loyaltyWithLeader = con un Leader Cylone, il mazzo delle Affiliazioni ha questo numero di carte Cylone + carte «Non sei un Cylone»: { $numbers }
cards-gameRules-numbers =
    { $mutineer ->
        [yes] { $cylon } + { $notACylon } + l’Ammutinato in { $players }
       *[no] { $cylon } + { $notACylon } in { $players }
    }
cards-gameRules-moreNotACylon =
    { $count ->
        [one] con { $expansion }, aggiungi { $count } carta «Non sei un Cylone» al mazzo delle Affiliazioni
       *[other] con { $expansion }, aggiungi { $count } carte «Non sei un Cylone» al mazzo delle Affiliazioni
    }
cards-gameRules-quorumLimit = alla fine di ogni turno il Presidente scarta fino ad avere al massimo { $cards }
cards-gameRules-cylonsDrawDifferent = le Carte Abilità che un giocatore Cylone pesca all’inizio del suo turno devono essere di tipi diversi
cards-gameRules-jumpIconsInCylonTurns = le icone di preparazione al salto delle Carte Crisi risolte da un giocatore Cylone contano
cards-gameRules-sleepersOnlyHuman = nella fase dell’Agente Dormiente un giocatore Cylone riceve 1 Carta Affiliazione, qualunque cosa dica la sua scheda personaggio
cards-gameRules-handsOverLoyalty = un giocatore che diventa Cylone a distanza { $distance } o meno consegna tutte le altre sue Carte Affiliazione a faccia in giù a un solo giocatore umano

## cards.rule

cards-rule-replaced = In questa partita vale invece { $number } ({ $name })
