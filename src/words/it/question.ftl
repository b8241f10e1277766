lookAt = Guarda un personaggio …
heading =
    { $count ->
        [one] Decide { $name }
       *[other] Devono decidere { $count } giocatori
    }
reactions = Reazioni
reactionsHelp = A chi può reagire lo chiedo in privato. «Rispondi» ti mostra qui se tocca a te; nessun altro lo vede. La partita prosegue quando tutti hanno deciso.
mayBeAsked = { $people }: «Rispondi» mostra a ciascuno di voi se la domanda vi riguarda.
noReaction = nessuna reazione
reactionPossible = È possibile una reazione in { $channel }.
reactionPossibleAt = È possibile una reazione in { $channel }: [guarda lì]({ $link }).
again = 🔁 Chiesto di nuovo, per ciò che è successo nel frattempo: { $reactions }.
until = ⏳ { $when }, poi: { $answer }
untilDefault = ⏳ { $when }, poi: la risposta predefinita
untilAutomatic = ⏳ { $when }, poi: risponde un giocatore automatico
untilPause = ⏳ { $when }, poi: la partita si ferma
answer = Rispondi
hand = La mia mano
whichHand = Giochi in più partite. Quale mano vuoi vedere?
