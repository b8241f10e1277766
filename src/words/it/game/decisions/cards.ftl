chooseOption = scegli un'opzione di { $card }
    .help =
        { $evenThat ->
            [yes] Ogni opzione dice che cosa fa. Si può scegliere anche un'opzione che non si può eseguire. Ciò che scegli accade subito.
           *[no] Ogni opzione dice che cosa fa. Ciò che scegli accade subito.
        }
chooseEffect = scegli
    .help = Ciò che scegli accade subito.
nameEffect = nomina: { $place } di { $of }
    .help = Li nomini tutti prima che il primo venga risolto; si risolvono nell'ordine in cui li nomini.
chooseCrisis = scegli la Carta Crisi da risolvere
    .help = { $source } ti fa vedere queste carte in segreto. Quella che scegli viene rivelata e risolta, nessuno saprà quali erano le altre.
chooseCard = scegli una carta
    .help = Solo tu vedi queste carte. Quella che scegli viene usata subito.
choosePlayer = scegli un giocatore
    .help = Tutti vedono chi scegli.
chooseSkill = nomina un'abilità
    .help = Le carte di questa abilità valgono 0 nella prova.
chooseLocation = scegli un ambiente
    .help = Questo movimento è gratis. L'Infermeria e le Celle non si possono scegliere.
chooseLocationFor = scegli un ambiente per { $player }
    .help = Questo movimento è gratis. L'Infermeria e le Celle non si possono scegliere.
chooseDeck = scegli un mazzo
    .help = Guardi in segreto la sua prima carta e poi la metti in cima o in fondo al mazzo.
topOrBottom = metti la carta che hai visto in cima o in fondo al { $deck }
    .help = È { $card }. Nessun altro lo sa; tutti vedono dove la metti.
chooseResult = decidi se la prova è un successo o un fallimento
    .help = La prova non si svolge: non si aggiungono carte, e il risultato che scegli si applica subito.
useLoyalty = vuoi usare l'effetto della tua Carta Affiliazione?
    .help = Il suo effetto accade subito.
useAbility = vuoi usare { $ability }?
    .help = Il suo effetto accade subito.
giveLoyalty = scegli chi riceve le tue Carte Affiliazione
    .help = Vanno a quel giocatore a faccia in giù, e nessun altro le vede. Chi ha una carta Cylone gioca per i Cyloni.
