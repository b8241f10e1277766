nothingActivated = Sul tabellone principale non ci sono { NOUN($ship, case: "plural") }
gathers = Sul tabellone Flotta Cylone, { $area }: { $ships }
arrives = Arriva la Flotta Cylone: { $ships } { NOUN($area, case: "at") }
pursuit =
    { $back ->
        [yes] { $space ->
            [0] L'indicatore dell'inseguimento arretra fino allo spazio di partenza
            [4] L'indicatore dell'inseguimento arretra fino all'Attacco Automatico
           *[other] L'indicatore dell'inseguimento arretra fino allo spazio { $space }
        }
       *[no] { $space ->
            [0] L'indicatore dell'inseguimento avanza fino allo spazio di partenza
            [4] L'indicatore dell'inseguimento avanza fino all'Attacco Automatico
           *[other] L'indicatore dell'inseguimento avanza fino allo spazio { $space }
        }
    }
escorted = Il { $ship } di { $player } scorta via una nave civile { NOUN($area, case: "from") }
escortedUnmanned = Un { $ship } senza pilota scorta via una nave civile { NOUN($area, case: "from") }
nuked =
    { $result ->
        [damage] Un'arma nucleare esplode { NOUN($area, case: "at") }: { $die }, danneggia due volte una base stellare, se c'è
        [basestar] Un'arma nucleare esplode { NOUN($area, case: "at") }: { $die }, distrugge una base stellare, se c'è
        [raiders] Un'arma nucleare esplode { NOUN($area, case: "at") }: { $die }, distrugge una base stellare e 3 raider, se ci sono
       *[all] Un'arma nucleare esplode { NOUN($area, case: "at") }: { $die }, distrugge tutte le navi che ci sono
    }

nukeTarget = scegli l'area che l'arma nucleare colpisce
    .help = Poi tiri il dado. Con 1 o 2 una base stellare nell'area è danneggiata due volte, da 3 a 6 distrutta, con 7 distrutta insieme a 3 raider; con 8 sono distrutte tutte le navi che ci sono, anche viper e navi civili.
fleetArea =
    { $count ->
        [one] scegli dove si raduna { $ships }
       *[other] scegli dove si radunano { $ships }
    }
    .help = Un'area del tabellone Flotta Cylone. Ciò che aspetta lì arriva nell'area del tabellone principale con lo stesso nome.

escort =
    { $number ->
        [none] Scorta via una nave civile { NOUN($area, case: "from") } con { $viper }
       *[other] Scorta via la nave civile n. { $number } { NOUN($area, case: "from") } con { $viper }
    }
    .detail = Torna tra le navi civili che non sono nello spazio
escorts =
    { $own ->
        [yes] scorta via una nave civile { NOUN($area, case: "from") } con il proprio { $ship }
       *[no] scorta via una nave civile { NOUN($area, case: "from") } con un { $ship } senza pilota
    }

cag = Il CAG colloca le navi civili per cui una carta non indica un'area, dove non ce n'è ancora nessuna, e decide quando una carta lo dice.
handOver = Invia un viper e consegna il titolo
    .deed = invia un viper, se ce n'è uno da inviare, e consegna il titolo
wingCommand = Guida la squadriglia
    .deed = guida la squadriglia
nukeArea = Lancia un'arma nucleare
    .deed = lancia un'arma nucleare
