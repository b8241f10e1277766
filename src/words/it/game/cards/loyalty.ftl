cylon = Sei un Cylone. Vinci se gli umani perdono: quando una risorsa si esaurisce, quando i centurioni prendono il Galactica o quando 6 dei suoi ambienti sono danneggiati.
cylonHides = Finché non ti riveli nessuno lo sa, e conti come umano per ogni cosa. Rovina le prove di abilità, spreca risorse e semina dubbi, senza farti scoprire.
cylonReveals = Puoi rivelarti come azione nel tuo turno o in un Ordine Esecutivo. Spesso è meglio aspettare; nelle Celle puoi comunque rivelarti, ma senza l'effetto qui sotto.
whenRevealed =
    { $mandatory ->
        [yes] Quando ti riveli, accade questo: { $what }
       *[no] Quando ti riveli, puoi fare questo: { $what }
    }
afterDiscard = Dopo aver scartato: { $what }
thenReveal = Poi tieni 3 Carte Abilità, perdi i tuoi titoli, vai alla Nave Resurrection e peschi una Carta Super Crisi. Se è il tuo turno, finisce.
cylonPlays = Come giocatore Cylone agisci negli ambienti Cyloni, ogni turno peschi Carte Abilità a tua scelta e aggiungi al massimo 1 carta a ogni prova di abilità.

sympathizer = Riveli questa carta appena la ricevi.
sympathizerJailed = Se una risorsa qualsiasi è nella sua zona rossa, vieni inviato alle Celle, e nient'altro cambia.
sympathizerTurns = Altrimenti diventi un giocatore Cylone e vinci con i Cyloni. Non hai Carte Super Crisi e non puoi attivare la Flotta Cylone.

sympatheticCylon = Riveli questa carta appena la ricevi e diventi un giocatore Cylone senza Carta Super Crisi.
sympatheticCylonWins = Peschi una Carta Intenzioni e vinci solo se alla fine tutto ciò che dice è vero, qualunque cosa dicano le tue altre Carte Affiliazione.
sympatheticCylonInfiltrates = Nella Flotta Umana puoi infiltrarti: allora giochi tra gli umani finché non vi poni fine.

human = Senza una carta «Sei un Cylone» sei umano: aiuta la flotta a raggiungere la meta prima che le sue risorse si esauriscano.
humanLater = A metà partita puoi ricevere un'altra Carta Affiliazione. Se quella dice che sei un Cylone, da quel momento lo sei.

goal = Come azione puoi rivelare questa carta. Poi: { $what }
goalIf = Come azione puoi rivelare questa carta se { $condition }. Poi: { $what }
goalMissed = Se alla fine è ancora a faccia in giù e non sei un giocatore Cylone, la flotta perde { $amounts }.
goalAfter = Conta come «Non sei un Cylone». Una volta rivelata resta davanti a te e non fa altro.

examined = Quando un altro giocatore guarda questa carta per un effetto, tutti la vedono: { $what }
shownByExecution = Quando un'esecuzione la mostra: { $what }
leavesGame = Poi esce dal gioco.
finalFiveAfter = Conta come «Non sei un Cylone». Consegnarla non ha effetto, e non ne ha sui giocatori Cyloni.

mutineer = Riveli questa carta appena la ricevi. Al suo posto peschi un'altra Carta Affiliazione dal mazzo delle Affiliazioni. Conta come «Non sei un Cylone»; il tuo schieramento lo decidono le altre tue Carte Affiliazione.
mutineerGets = Ogni volta che la ricevi, peschi 1 Carta Ammutinamento e consegni tutti i titoli, ciascuno al giocatore successivo nella sua gerarchia di successione.
mutineerHolds = Puoi tenere 2 Carte Ammutinamento, e solo una terza ti invia alle Celle.
mutineerJumps = Se risolvi un'icona di preparazione al salto nel tuo turno, peschi 1 Carta Ammutinamento.
mutineerReveals = Se ti riveli come Cylone, consegni questa carta a un giocatore umano.

side =
    { $allegiance ->
        [hiddenCylon] Sei un Cylone, e nessuno lo sa ancora. Vinci se gli umani perdono, qualunque cosa dicano le tue altre Carte Affiliazione.
        [cylonPlayer] Sei un giocatore Cylone. Vinci se gli umani perdono, qualunque Carta Affiliazione tu abbia.
        [noTeam] Non appartieni a nessuna squadra, qualunque Carta Affiliazione tu abbia.
       *[human] Sei umano. Vinci se la flotta raggiunge la meta prima che le sue risorse si esauriscano.
    }
changesNothing =
    { $allegiance ->
        [hiddenCylon] Questa carta non cambia nulla: con una carta «Sei un Cylone» sei un Cylone, qualunque altra carta tu abbia.
        [cylonPlayer] Questa carta non cambia nulla: sei un giocatore Cylone e lo rimani.
       *[noTeam] Questa carta non cambia nulla: non appartieni a nessuna squadra.
    }
humanNow = Non ti rende un Cylone. Aiuta la flotta a raggiungere la meta prima che le sue risorse si esauriscano.
cylonShown = Ti sei rivelato con questa carta. Vinci se gli umani perdono: quando una risorsa si esaurisce, quando i centurioni prendono il Galactica o quando 6 dei suoi ambienti sono danneggiati.
goalShown = Conta come «Non sei un Cylone» e non fa altro.
goalOfCylon = Conta come «Non sei un Cylone». Come giocatore Cylone non puoi rivelarla, e alla fine la flotta non perde nulla per essa.
sympathizerShown =
    { $turned ->
        [yes] Con questa carta sei diventato un giocatore Cylone. Non puoi attivare la Flotta Cylone.
       *[no] Hai già risolto questa carta. Conta come «Non sei un Cylone».
    }
mutineerShown = Conta come «Non sei un Cylone»; il tuo schieramento lo decidono le altre tue Carte Affiliazione.
