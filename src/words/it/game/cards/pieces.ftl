raider = Quando si attivano i raider, ognuno attacca un viper nella sua area, oppure vi distrugge una nave civile, oppure si sposta verso la nave civile più vicina. Se nello spazio non c'è nessuna nave civile, attacca il Galactica e lo danneggia con 8.
raiderHit = È distrutto con 3 o più.
heavyRaider = Quando si attivano gli heavy raider, ognuno si sposta verso la prua di babordo o la poppa di babordo. Uno che è già lì abborda il Galactica: un centurione comincia sull'indicatore delle Squadre di Abbordaggio.
heavyRaiderHit = È distrutto con 7 o 8.
basestar = Quando si attivano le basi stellari, ognuna attacca il Galactica e lo danneggia con 4 o più.
basestarHit = È danneggiata da un viper con 8 e dal Controllo Armi con 5 o più. 3 danni la distruggono.

raptor = Un ricognitore della flotta. Sta nelle Riserve, dove viene rischiato o perduto.
fighter = Un caccia della flotta, senza pilota o ai comandi di un giocatore che sa pilotare. Si lancia a prua di babordo o a poppa di babordo.
fliesFar =
    { $count ->
        [one] Con uno spostamento attraversa fino a { $count } area.
       *[other] Con uno spostamento attraversa fino a { $count } aree.
    }
attackedByRaider =
    { $how ->
        [damaged] Attaccato da un raider, è danneggiato con { $damaged }.
        [destroyed] Attaccato da un raider, è distrutto con { $destroyed }.
       *[both] Attaccato da un raider, è danneggiato con { $damaged } e distrutto con { $destroyed }.
    }
neverDamaged = Ciò che lo danneggerebbe lo distrugge.
mayStay = Può restare dov'è quando la flotta compie un salto.
attacks =
    { $how ->
        [damaged] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è danneggiata con { $damaged }.
        [destroyed] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è distrutta con { $destroyed }.
       *[both] Distrugge un raider con 3 o più e un heavy raider con 7 o 8; una base stellare è danneggiata con { $damaged } e distrutta con { $destroyed }.
    }

fleetMarker = Mostra quanto il salto è pronto sull'indicatore di Preparazione al Salto.
pursuitMarker = Mostra sul contatore dell'inseguimento quanto è vicina la Flotta Cylone.
allyToken = Sta dove il suo alleato aspetta di essere incontrato.
miracle = Ogni giocatore inizia con uno: serve a usare l'abilità che si usa una volta per partita. Con un altro segnalino si può usarla di nuovo.
allegianceMarker = Mostra di chi è la Base Stellare Ribelle: dei giocatori umani o dei giocatori Cyloni.
currentPlayer = Chi lo ha svolge il turno.
die = Ha 8 facce. Dopo tutte le modifiche un risultato superiore a 8 conta come 8, uno inferiore a 1 come 1.
marker = Un segnalino: { $name }.

traumaBenevolent = Nel Processo i giocatori umani lo scartano, ed è a carico dei giocatori Cyloni.
traumaAntagonistic = Nel Processo i giocatori Cyloni lo scartano, ed è a carico dei giocatori umani.
traumaDisaster = Chi lo pesca lo mostra subito: il personaggio di un giocatore umano viene giustiziato, un giocatore Cylone pesca altri 2 segnalini. Poi torna nella pila.
traumaDisasterAlly = Su un alleato non porta nessuno dei due risultati.

damageLoses = Perdi { $amounts }. Il segnalino esce dal gioco.
damageCloses = Tutti quelli che si trovano in questo ambiente vengono inviati in Infermeria, e la sua azione è chiusa finché non viene riparato: { $place }.
damageClosesPegasus = Tutti quelli che si trovano in questo ambiente vengono inviati in Infermeria, e la sua azione è chiusa finché non viene riparato: { $place }. Quando tutti gli ambienti della Pegasus sono danneggiati, la nave è perduta.

basestarDamage =
    { $count ->
        [one] Conta come { $count } danno; con 3 una base stellare è distrutta.
       *[other] Conta come { $count } danni; con 3 una base stellare è distrutta.
    }
basestarWhenDrawn = Quando viene pescato
basestarNoLaunch = Questa base stellare non lancia raider né heavy raider.
basestarNoAttack = Questa base stellare non attacca il Galactica.
basestarBonus = Aggiungi { $bonus } a ogni tiro d'attacco contro questa base stellare.
basestarNothing = Non ha altri effetti.

civilianNothing = Se viene distrutta, non si perde nient'altro.
civilianLoses = Se viene distrutta, perdi { $amounts }.
civilianHidden = Sta a faccia in giù: solo chi l'ha guardata sa che cosa trasporta.
resource = { $resource }: comincia da { $start } e non supera mai { $max }
resourceRed = La sua zona rossa è { $redZone } o meno. Se alla fine di un turno è a 0, i Cyloni vincono.
nuke = Azione dell'Ammiraglio
nukeWithFleetBoard = Con il tabellone Flotta Cylone
centurion = Avanza di 1 spazio sull'indicatore delle Squadre di Abbordaggio ogni volta che si attivano gli heavy raider. Alla fine dell'indicatore i Cyloni vincono.
centurionHit = L'Armeria lo distrugge con 7 o 8.
occupationForce = Si sposta lungo Autorità di Occupazione, Breeder's Canyon e Cantiere Navale. Dal Cantiere Navale lascia il tabellone e distrugge una nave civile.
occupationForceHit = Un giocatore umano nello stesso ambiente la distrugge con 5 o più; un giocatore Cylone nello stesso ambiente può arrestare umani.
scar = Uno dei raider. Finché la sua Carta Crisi è in gioco, agisce 2 volte ogni volta che si attivano i raider.
scarHit = È distrutto solo da un risultato del dado di 7 o 8.

area = Area { $sides }
spaces =
    { $count ->
        [one] { $count } spazio, da «{ $first }» a «{ $last }».
       *[other] { $count } spazi, da «{ $first }» a «{ $last }».
    }
space =
    { $colour ->
        [red] Spazio { $index } (rosso).
        [blue] Spazio { $index } (blu).
       *[none] Spazio { $index }.
    }
spaceNamed =
    { $colour ->
        [red] Spazio { $index } (rosso): { $name }.
        [blue] Spazio { $index } (blu): { $name }.
       *[none] Spazio { $index }: { $name }.
    }
spacePopulation =
    { $colour ->
        [red] Spazio { $index } (rosso): −{ $population } popolazione. Da qui il Controllo FTL può far compiere il salto: con 6 o meno perdi { $population } popolazione.
        [blue] Spazio { $index } (blu): −{ $population } popolazione. Da qui il Controllo FTL può far compiere il salto: con 6 o meno perdi { $population } popolazione.
       *[none] Spazio { $index }: −{ $population } popolazione. Da qui il Controllo FTL può far compiere il salto: con 6 o meno perdi { $population } popolazione.
    }
spaceCivilians = Spazio { $index }: { $ships }. Tante se ne collocano quando il segnalino arriva qui.

titleInBrig = Il titolo si può tenere anche nelle Celle.
titleLost = Chi finisce { NOUN($places, case: "at") } perde il titolo.
titleStartsWith = Comincia la partita con { $what }.
titleAfterQuorum = Dopo aver giocato una Carta Consiglio dalla mano
titleAction =
    { $limit ->
        [perTurn] Azione, una volta per turno
       *[none] Azione
    }
titleActionIf =
    { $limit ->
        [perTurn] Azione, una volta per turno, solo se { $condition }
       *[none] Azione, solo se { $condition }
    }

distance = Distanza { $distance }
setup = All'inizio della partita, colloca { $ships }
setupLater = { $when }, colloca { $ships }
