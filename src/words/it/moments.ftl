jumped =
    { $line ->
        [1] A tutto l'equipaggio: pronti al salto.
        [2] Le stelle si spengono, e se ne accendono altre.
        [3] Un lampo, e dov'era una flotta non c'è più nulla.
        [4] Per la durata di un respiro, non sono in nessun luogo.
        [5] Lo spazio si piega, e la flotta scivola via.
       *[6] I motori salgono di giri, e si apre un altro cielo.
    }
lastJump =
    { $line ->
        [1] Le ultime coordinate sono inserite, e non si torna indietro.
        [2] Per l'ultima volta, i motori salgono di giri.
       *[3] In questo salto c'è tutto ciò che resta.
    }
cylon =
    { $line ->
        [1] Uno di noi non è mai stato uno di noi.
        [2] Ogni turno di guardia, ogni confidenza: era tutto una menzogna.
        [3] Cade la maschera, e gli occhi dietro sono freddi.
       *[4] Sedeva a questo tavolo fin dall'inizio.
    }
sympathizer =
    { $line ->
        [1] Una persona amica si volta e se ne va dall'altra parte.
       *[2] Nessuna macchina: solo un essere umano che ha scelto l'altra parte.
    }
sympathetic =
    { $line ->
        [1] Un Cylone esce dall'ombra, e non chiede il permesso a nessuno.
       *[2] Né amico né nemico, ora cammina in mezzo a loro.
    }
executed =
    { $line ->
        [1] Una vita finisce, e nella stanza nessuno dice una parola.
        [2] È finita prima che si possa distogliere lo sguardo.
        [3] Ogni segreto di questo cuore resta suo per sempre.
       *[4] Il peggio è il silenzio che viene dopo.
    }
human =
    { $line ->
        [1] Era un essere umano, e tutti stavano a guardare.
        [2] Lì dentro non c'è mai stata una macchina, solo una persona.
        [3] Dalla nostra parte, fino all'ultimo.
       *[4] Nessun circuito, nessun segnale: solo qualcuno che non c'è più.
    }
cylonExecuted =
    { $line ->
        [1] Il volto era umano. Il resto no.
        [2] Ecco che cos'era, per tutto questo tempo.
       *[3] La macchina è morta con un nome umano.
    }
eliminated =
    { $line ->
        [1] Un posto resta vuoto, e nessuno lo prenderà.
        [2] Da qui non si torna.
       *[3] La storia va avanti, con una voce in meno.
    }
sleepers =
    { $line ->
        [1] Da qualche parte nella flotta, qualcosa forse si sta svegliando.
        [2] Da stanotte, nessuno può essere certo nemmeno di sé.
       *[3] Guardati allo specchio ancora una volta, e chiediti chi ti sta guardando.
    }
finalJump =
    { $line ->
        [1] Ancora un salto, e poi basta fuggire.
        [2] Resta solo da sopravvivere un'ultima volta.
       *[3] La fine della strada è in vista, e lo sanno anche i cacciatori.
    }
newCaprica =
    { $line ->
        [1] Un cielo grigio, la terra sotto i piedi, e per un istante nessuno fugge.
        [2] Disfano i bagagli su un mondo che non sarà loro a lungo.
       *[3] La stanchezza basta a chiamare casa questo posto.
    }
crossroads =
    { $line ->
        [1] Alla luce della nebulosa, ogni vecchio debito arriva a scadenza.
        [2] Qui ciascuno deve guardare in faccia ciò che è diventato.
       *[3] La strada si divide, e non tutti proseguiranno.
    }
milestone =
    { $line ->
        [1] Sono arrivati fin qui, e non si torna indietro.
       *[2] Un altro segno lungo la strada.
    }
battlestarLost =
    { $line ->
        [1] Muore una nave da guerra, e per un attimo i soli sono due.
       *[2] Erano in due. Ora il Galactica è solo.
    }
hubLost =
    { $line ->
        [1] Per la prima volta, anche loro hanno qualcosa da temere.
       *[2] Brucia la nave a cui tutti loro facevano ritorno.
    }
basestarLost =
    { $line ->
        [1] La base stellare va in pezzi, e la flotta torna a respirare.
        [2] Per una volta, a bruciare è una nave loro.
        [3] Un gigante si squarcia senza un suono.
       *[4] Una cosa così grande ci mette molto a morire.
    }
civilianLost =
    { $line ->
        [1] Una luce del convoglio si spegne.
        [2] Qualsiasi aiuto sarebbe arrivato troppo tardi.
        [3] L'elenco delle navi si accorcia.
        [4] Niente cannoni, e nessun posto dove fuggire.
       *[5] Dove c'erano luci, restano solo rottami.
    }
humansWin =
    { $line ->
        [1] Ce l'hanno fatta: non tutti, ma abbastanza.
        [2] Contate di nuovo le navi: queste sono arrivate.
        [3] Per la prima volta da tanto tempo, non suona nessun allarme.
        [4] Alle spalle tutto ciò che hanno perso, davanti un mattino.
       *[5] Stanotte la flotta dorme con le luci accese.
    }
cylonsWin =
    { $line ->
        [1] L'ultima luce della flotta si spegne.
        [2] Non resta nessuno che possa chiedere aiuto.
        [3] La lunga fuga finisce qui.
        [4] Da qualche parte, una macchina annota che il lavoro è finito.
       *[5] Erano rimasti in pochi, e non è bastato.
    }
