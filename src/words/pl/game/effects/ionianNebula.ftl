yours =
    { $count ->
        [one] { $count } ze swoich żetonów traumy
        [few] { $count } ze swoich żetonów traumy
        [many] { $count } ze swoich żetonów traumy
       *[other] { $count } ze swoich żetonów traumy
    }
theirs =
    { $count ->
        [one] { $count } ze swoich żetonów traumy
        [few] { $count } ze swoich żetonów traumy
        [many] { $count } ze swoich żetonów traumy
       *[other] { $count } ze swoich żetonów traumy
    }
destroyBeside =
    { $brief ->
        [yes] zniszcz do { NOUN($ships, case: "gen") }
       *[no] zniszcz do { NOUN($ships, case: "gen") } na tym samym obszarze
    }
    .one =
        { $brief ->
            [yes] niszczy do { NOUN($ships, case: "gen") }
           *[no] niszczy do { NOUN($ships, case: "gen") } na tym samym obszarze
        }
    .several =
        { $brief ->
            [yes] niszczą do { NOUN($ships, case: "gen") }
           *[no] niszczą do { NOUN($ships, case: "gen") } na tym samym obszarze
        }
    .may =
        { $brief ->
            [yes] zniszczyć do { NOUN($ships, case: "gen") }
           *[no] zniszczyć do { NOUN($ships, case: "gen") } na tym samym obszarze
        }
removeRaiders =
    { $brief ->
        [yes] usuń { NOUN($ships, case: "acc") }
       *[no] usuń z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
    }
    .one =
        { $brief ->
            [yes] usuwa { NOUN($ships, case: "acc") }
           *[no] usuwa z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
        }
    .several =
        { $brief ->
            [yes] usuwają { NOUN($ships, case: "acc") }
           *[no] usuwają z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
        }
    .may =
        { $brief ->
            [yes] usunąć { NOUN($ships, case: "acc") }
           *[no] usunąć z głównej planszy { NOUN($ships, case: "acc") } (do wyboru)
        }
rouseRaiders =
    { $brief ->
        [yes] aktywuj raidery
       *[no] aktywuj wszystkie raidery na głównej planszy
    }
    .one =
        { $brief ->
            [yes] aktywuje raidery
           *[no] aktywuje wszystkie raidery na głównej planszy
        }
    .several =
        { $brief ->
            [yes] aktywują raidery
           *[no] aktywują wszystkie raidery na głównej planszy
        }
    .may =
        { $brief ->
            [yes] aktywować raidery
           *[no] aktywować wszystkie raidery na głównej planszy
        }
raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] aktywuj raidery { $count } raz
            [few] aktywuj raidery { $count } razy
            [many] aktywuj raidery { $count } razy
           *[other] aktywuj raidery { $count } razy
        }
       *[no] { $count ->
            [one] aktywuj raidery { $count } raz, także te, które były już aktywowane w tej turze
            [few] aktywuj raidery { $count } razy, także te, które były już aktywowane w tej turze
            [many] aktywuj raidery { $count } razy, także te, które były już aktywowane w tej turze
           *[other] aktywuj raidery { $count } razy, także te, które były już aktywowane w tej turze
        }
    }
raiseVipers =
    { $count ->
        [one] { $count } zniszczony viper wraca do Rezerwy
        [few] { $count } zniszczone vipery wracają do Rezerwy
        [many] { $count } zniszczonych viperów wraca do Rezerwy
       *[other] { $count } zniszczonych viperów wraca do Rezerwy
    }
