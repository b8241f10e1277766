yours =
    { $count ->
        [one] { $count } tuo segnalino trauma
       *[other] { $count } tuoi segnalini trauma
    }
theirs =
    { $count ->
        [one] { $count } proprio segnalino trauma
       *[other] { $count } propri segnalini trauma
    }
destroyBeside =
    { $brief ->
        [yes] distruggi fino a { $ships }
       *[no] distruggi fino a { $ships } nella stessa area
    }
    .may =
        { $brief ->
            [yes] distruggere fino a { $ships }
           *[no] distruggere fino a { $ships } nella stessa area
        }
removeRaiders =
    { $brief ->
        [yes] rimuovi { $ships }
       *[no] rimuovi { $ships } a tua scelta dal tabellone principale
    }
    .may =
        { $brief ->
            [yes] rimuovere { $ships }
           *[no] rimuovere { $ships } a tua scelta dal tabellone principale
        }
rouseRaiders =
    { $brief ->
        [yes] attiva i raider
       *[no] attiva ogni raider sul tabellone principale
    }
    .may =
        { $brief ->
            [yes] attivare i raider
           *[no] attivare ogni raider sul tabellone principale
        }
raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] attiva raider { $count } volta
           *[other] attiva raider { $count } volte
        }
       *[no] { $count ->
            [one] attiva raider { $count } volta, anche quelli già attivati in questo turno
           *[other] attiva raider { $count } volte, anche quelli già attivati in questo turno
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] attivare raider { $count } volta
               *[other] attivare raider { $count } volte
            }
           *[no] { $count ->
                [one] attivare raider { $count } volta, anche quelli già attivati in questo turno
               *[other] attivare raider { $count } volte, anche quelli già attivati in questo turno
            }
        }
raiseVipers =
    { $count ->
        [one] { $count } viper distrutto torna nelle Riserve
       *[other] { $count } viper distrutti tornano nelle Riserve
    }
