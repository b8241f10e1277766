nothing = nie wykonuje akcji
activates = aktywuje { NOUN($place, case: "acc") }
plays = zagrywa { NOUN($card, case: "acc") }
playsQuorum = zagrywa kartę Kworum „{ $card }”
uses = używa zdolności „{ $ability }”
does = robi to: { $what }
revealsAsCylon = ujawnia się jako Cylon
reveals = ujawnia: { $card }
movesThenActs = przesuwa się, a potem wykonuje akcję
actsTwice = zostaje i wykonuje 2 akcje
launches = startuje { NOUN($viper, case: "ins") } { NOUN($area, case: "at") }
moves =
    { $own ->
        [yes] przesuwa swojego { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] przesuwa nieobsadzonego { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
attacks =
    { $own ->
        [yes] atakuje { NOUN($target, case: "acc") } { NOUN($area, case: "at") } swoim { NOUN($viper, case: "ins") }
       *[no] atakuje { NOUN($target, case: "acc") } { NOUN($area, case: "at") } nieobsadzonym { NOUN($viper, case: "ins") }
    }
chooses = wybiera: { $choice }
