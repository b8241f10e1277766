left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
startingHand = mano iniziale

exchangeQuorum = scegli le Carte Consiglio da scartare
    .help = Ne peschi tante quante ne scarti. Tutti vedono che cosa scarti.
chooseCharacter = scegli il tuo personaggio
    .help = D'ora in poi giochi con questo personaggio. I leader politici, i leader militari e i piloti si possono prendere solo dal tipo a cui restano più personaggi, tutti gli altri in qualsiasi momento.
keptButTaken = { $character } era in serbo per te, ma ora non è disponibile.
chooseSetupLocation = scegli da dove cominci
    .help = Il tuo personaggio comincia la partita in questo ambiente.
chooseStartArea = scegli da dove parte il tuo viper
    .help = Cominci come suo pilota, in una delle due aree di lancio.
drawSkill = pesca una Carta Abilità
    .help = Scegli il mazzo. Ricevi la carta in cima; nessun altro la vede, ma tutti vedono da quale mazzo hai pescato.
multiSkill =
    { $count ->
        [one] scegli il tipo di { $cards }
       *[other] scegli i tipi di { $cards }
    }
    .help = Il tuo set di abilità ti lascia scegliere tra questi tipi. Decidi prima di pescarne una.
move = scegli dove andare
    .help = Muoversi sulla stessa nave è gratis; per andare in un ambiente su un'altra nave scarti 1 Carta Abilità. Poi esegui la tua azione, di solito quella dell'ambiente in cui ti trovi.
payForMove = scarta 1 Carta Abilità per muoverti { NOUN($place, case: "to") }
    .help = Passare su un'altra nave costa 1 Carta Abilità a tua scelta. Arrivi appena hai pagato.
action = scegli la tua azione
    .help =
        { $step ->
            [yes] Esegui una sola azione: quella del tuo ambiente, di una carta che hai in mano, del tuo personaggio o titolo. Poi, a meno che tu non sia nelle Celle o un Cylone, peschi una Carta Crisi.
           *[no] Esegui una sola azione: quella del tuo ambiente, di una carta che hai in mano, del tuo personaggio o titolo.
        }
offer = puoi farlo in qualsiasi momento: { $label }
    .help = Puoi farlo ogni volta che la partita aspetta qualcuno. Nessuno ti aspetta, e nessun altro sa che puoi farlo.
orders = { $player } ti dà un Ordine Esecutivo: che cosa fai?
    .help = Muoviti e poi esegui 1 azione, oppure resta ed esegui 2 azioni. Ogni parte ti viene chiesta a suo tempo. Non è il tuo turno: non seguono altre fasi.
emergency = scegli la tua parte
    .help = Muoviti oppure esegui 1 azione. Nelle Celle si può solo agire. Dopo non seguono altre fasi.
tradeCards = scarta un numero qualsiasi di Carte Abilità
    .help = Poi nomini un tipo del tuo set di abilità e ne peschi altrettante carte. Tutti vedono che cosa scarti.
discard = scarta { $cards }
    .help = Scegli quali. Tutti vedono che cosa scarti.
discardToLimit = scarta { $cards } per rispettare il limite di carte in mano
    .help = Nessuno può finire un turno con più Carte Abilità del limite di carte in mano, di solito 10. Tutti vedono che cosa scarti.
discardAtReveal = scarta { $cards } perché ti riveli
    .help = Chi si rivela come Cylone tiene 3 Carte Abilità. Tutti vedono che cosa scarti.
discardAfterInfiltration = scarta { $cards } perché la tua infiltrazione finisce
    .help = Chi pone fine all'infiltrazione nelle Celle tiene 3 Carte Abilità. Tutti vedono che cosa scarti.
discardAsCost = scarta { $cards } come costo
    .help = Il costo va pagato prima dell'effetto. Tutti vedono che cosa scarti.
discardQuorum = scarta { $cards }
    .help = Il Presidente non può finire un turno con più di 10 Carte Consiglio.
react = vuoi reagire?
    .help = Puoi fare qualcosa adesso, { $moment }. La partita aspetta una risposta, ma a nessuno viene detto che aspetta te.
reactionOrder = scegli quale reazione viene prima
    .help = È stata annunciata più di una reazione { $moment }. Come giocatore di turno decidi tu l'ordine.
movementEndOrder = scegli che cosa viene prima
    .help = Alla fine della tua fase di Movimento ti succede più di una cosa. L'ordine lo decidi tu: ciò che viene prima può cambiare il resto, o risparmiartelo.
contribute = aggiungi Carte Abilità alla prova
    .help = Le carte delle abilità elencate nella prova sono favorevoli, tutte le altre contrarie. Tutti vedono quante carte aggiungi, nessuno vede quali.
