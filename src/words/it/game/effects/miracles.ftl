gain =
    { $ifNone ->
        [yes] ricevi 1 segnalino miracolo se non ne hai ancora
       *[no] ricevi 1 segnalino miracolo
    }
    .one =
        { $ifNone ->
            [yes] riceve 1 segnalino miracolo se non ne ha ancora
           *[no] riceve 1 segnalino miracolo
        }
    .several =
        { $ifNone ->
            [yes] ricevono ciascuno 1 segnalino miracolo se non ne hanno ancora
           *[no] ricevono ciascuno 1 segnalino miracolo
        }
    .may =
        { $ifNone ->
            [yes] ricevere 1 segnalino miracolo se non ce n'è ancora
           *[no] ricevere 1 segnalino miracolo
        }
trade =
    { $brief ->
        [yes] cedi o prendi 1 segnalino miracolo nel tuo ambiente
       *[no] consegna 1 dei tuoi segnalini miracolo a un altro giocatore nel tuo ambiente, o prendi il segnalino miracolo di quel giocatore
    }
    .may =
        { $brief ->
            [yes] cedere o prendere 1 segnalino miracolo nel tuo ambiente
           *[no] consegnare 1 dei tuoi segnalini miracolo a un altro giocatore nel tuo ambiente, o prendere il segnalino miracolo di quel giocatore
        }

mayGain = puoi ricevere un segnalino miracolo
whoMayGain = che può ricevere un segnalino miracolo
