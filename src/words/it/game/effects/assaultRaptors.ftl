gain =
    { $brief ->
        [yes] ricevi 1 raptor d'assalto
       *[no] metti nelle Riserve 1 raptor d'assalto inutilizzato
    }
    .may =
        { $brief ->
            [yes] ricevere 1 raptor d'assalto
           *[no] mettere nelle Riserve 1 raptor d'assalto inutilizzato
        }
launch =
    { $brief ->
        [yes] lancia 1 nuovo raptor d'assalto e puoi attivarlo
       *[no] metti 1 raptor d'assalto inutilizzato, senza pilota, in un'area da cui si lanciano i viper, e puoi attivarlo subito
    }
    .one =
        { $brief ->
            [yes] lancia 1 nuovo raptor d'assalto e può attivarlo
           *[no] mette 1 raptor d'assalto inutilizzato, senza pilota, in un'area da cui si lanciano i viper, e può attivarlo subito
        }
    .several =
        { $brief ->
            [yes] lanciano 1 nuovo raptor d'assalto e possono attivarlo
           *[no] mettono 1 raptor d'assalto inutilizzato, senza pilota, in un'area da cui si lanciano i viper, e possono attivarlo subito
        }
    .may =
        { $brief ->
            [yes] lanciare 1 nuovo raptor d'assalto e attivarlo
           *[no] mettere 1 raptor d'assalto inutilizzato, senza pilota, in un'area da cui si lanciano i viper, e attivarlo subito
        }

raptorIn =
    { $box ->
        [reserves] c'è un raptor nelle Riserve
       *[destroyed] un raptor è stato distrutto
    }
assaultRaptorLeft = resta un raptor d'assalto inutilizzato
