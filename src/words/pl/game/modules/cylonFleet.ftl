nothingActivated = Na głównej planszy nie ma { NOUN($ship, case: "gen-pl") }
gathers = { $ships } na planszy Cylońskiej Floty ({ $area })
arrives = Cylońska Flota przybywa: { $ships } { NOUN($area, case: "at") }
pursuit =
    { $back ->
        [yes] { $space ->
            [0] Znacznik cylońskiego pościgu cofa się na pole startowe
            [4] Znacznik cylońskiego pościgu cofa się na pole „Automatyczny atak”
           *[other] Znacznik cylońskiego pościgu cofa się na pole { $space }
        }
       *[no] { $space ->
            [0] Znacznik cylońskiego pościgu przesuwa się na pole startowe
            [4] Znacznik cylońskiego pościgu przesuwa się na pole „Automatyczny atak”
           *[other] Znacznik cylońskiego pościgu przesuwa się na pole { $space }
        }
    }
escorted = { $ship } gracza { $player } eskortuje statek cywilny { NOUN($area, case: "from") }
escortedUnmanned = Nieobsadzony { $ship } eskortuje statek cywilny { NOUN($area, case: "from") }
nuked =
    { $result ->
        [damage] Broń nuklearna wybucha { NOUN($area, case: "at") }: { $die }, uszkadza dwukrotnie basestara, jeśli tam jest
        [basestar] Broń nuklearna wybucha { NOUN($area, case: "at") }: { $die }, niszczy basestara, jeśli tam jest
        [raiders] Broń nuklearna wybucha { NOUN($area, case: "at") }: { $die }, niszczy basestara i 3 raidery, o ile tam są
       *[all] Broń nuklearna wybucha { NOUN($area, case: "at") }: { $die }, niszczy każdy statek, który tam jest
    }

nukeTarget = wybierz obszar, w który uderza broń nuklearna
    .help = Potem rzucasz kością. Przy 1 lub 2 basestar na nim zostaje dwukrotnie uszkodzony, przy 3–6 zniszczony, przy 7 zniszczony wraz z 3 raiderami; przy 8 niszczy się każdy statek, który tam jest, także vipery i statki cywilne.
fleetArea =
    { $count ->
        [one] wybierz, gdzie zbiera się { $ships }
        [few] wybierz, gdzie zbierają się { $ships }
        [many] wybierz, gdzie zbiera się { $ships }
       *[other] wybierz, gdzie zbiera się { $ships }
    }
    .help = Na obszarze planszy Cylońskiej Floty. To, co tam czeka, trafia na obszar głównej planszy o tej samej nazwie.

escort =
    { $number ->
        [none] { $viper } eskortuje statek cywilny ({ $area })
       *[other] { $viper } eskortuje statek cywilny nr { $number } ({ $area })
    }
    .detail = Wraca do statków cywilnych, które nie są w przestrzeni
escorts =
    { $own ->
        [yes] eskortuje statek cywilny { NOUN($area, case: "from") } swoim { NOUN($ship, case: "ins") }
       *[no] eskortuje statek cywilny { NOUN($area, case: "from") } nieobsadzonym { NOUN($ship, case: "ins") }
    }

cag = CAG umieszcza statki cywilne, dla których karta nie podaje obszaru, tam, gdzie jeszcze żadnego nie ma, i decyduje tam, gdzie karta tak mówi.
handOver = Wyślij vipera i przekaż pozycję
    .deed = wysyła vipera, jeśli jest jakiś do wysłania, i przekazuje pozycję
wingCommand = Poprowadź grupę powietrzną
    .deed = prowadzi grupę powietrzną
nukeArea = Użyj broni nuklearnej
    .deed = używa broni nuklearnej
