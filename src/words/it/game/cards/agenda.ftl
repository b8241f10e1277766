winOnlyIf =
    { $winner ->
        [humans] Vinci solo se gli umani vincono e a fine partita è vero tutto ciò che segue.
       *[cylons] Vinci solo se i Cyloni vincono e a fine partita è vero tutto ciò che segue.
    }
secret = Tienila segreta: puoi dire quale schieramento aiuti, e nient'altro.
brief =
    { $winner ->
        [humans] Gli umani vincono, e { $conditions }
       *[cylons] I Cyloni vincono, e { $conditions }
    }

differ = { $resources } differiscono al massimo di { $by }
distance = la flotta ha percorso una distanza di { $distance } o più
shipsLost = almeno { $count } tra viper e raptor sono danneggiati o distrutti
damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] al massimo { $count } ambiente in tutto è danneggiato tra quelli { NOUN($boards, case: "of") }
           *[other] al massimo { $count } ambienti in tutto sono danneggiati tra quelli { NOUN($boards, case: "of") }
        }
       *[no] { $count ->
            [one] al massimo { $count } ambiente { NOUN($boards, case: "of") } è danneggiato
           *[other] al massimo { $count } ambienti { NOUN($boards, case: "of") } sono danneggiati
        }
    }
damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] almeno { $count } ambiente in tutto è danneggiato tra quelli { NOUN($boards, case: "of") }
           *[other] almeno { $count } ambienti in tutto sono danneggiati tra quelli { NOUN($boards, case: "of") }
        }
       *[no] { $count ->
            [one] almeno { $count } ambiente { NOUN($boards, case: "of") } è danneggiato
           *[other] almeno { $count } ambienti { NOUN($boards, case: "of") } sono danneggiati
        }
    }
infiltrating = la tua infiltrazione è in corso
free = non sei né nelle Celle né in Detenzione
jailedOrExecuted = sei nelle Celle o in Detenzione, oppure in questa partita un tuo personaggio è stato giustiziato
superCrisis = in questa partita hai giocato una Carta Super Crisi
