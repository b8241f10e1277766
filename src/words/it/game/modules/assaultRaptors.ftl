gained = Un nuovo raptor d'assalto { NOUN($area, case: "at") }
gainedInReserves = Un nuovo raptor d'assalto nelle Riserve
stays = Il raptor d'assalto di { $player } resta { NOUN($area, case: "at") }
staysUnmanned = Un raptor d'assalto senza pilota resta { NOUN($area, case: "at") }

stayInSpace =
    { $piloted ->
        [yes] scegli se il tuo raptor d'assalto resta nello spazio
       *[no] scegli quali raptor d'assalto restano nello spazio
    }
    .help =
        { $piloted ->
            [yes] Se resta, continui a pilotarlo dov'è. Altrimenti va nelle Riserve, e tu nell'Hangar.
           *[no] Quelli che restano rimangono nella loro area. Gli altri vanno nelle Riserve come tutti i viper.
        }
noneStays =
    { $piloted ->
        [yes] Torna sul Galactica
       *[no] Non resta nessuno
    }
