checkCardTaken = { $player } zabiera z testu „{ $card }”
quorumKept = { $player } zachowuje jako Prezydent: { NOUN($card, case: "acc") }
quorumGiven = { $player } przekazuje Prezydentowi ({ $to }): { NOUN($card, case: "acc") }
reservesLaunched =
    { $count ->
        [one] { $ships } z Rezerwy dołącza do pilota { NOUN($area, case: "at") }
        [few] { $ships } z Rezerwy dołączają do pilota { NOUN($area, case: "at") }
        [many] { $ships } z Rezerwy dołącza do pilota { NOUN($area, case: "at") }
       *[other] { $ships } z Rezerwy dołącza do pilota { NOUN($area, case: "at") }
    }

takeFromCheck = jeśli chcesz, zabierz kartę z testu
    .help = Trafia na twoją rękę i już się nie liczy. To, co jej zdolność już zrobiła, zostaje.
takeNone = Nie zabieraj żadnej
    .detail = Wszystkie karty zostają w teście
dogfight = jeśli chcesz, odrzuć kartę z testu
    .help = Cena to 1 viper: po karcie wybierasz jednego z przestrzeni lub z Rezerwy i ten zostaje uszkodzony.
discardNone = Nie odrzucaj żadnej
    .detail = Żaden viper nie zostaje uszkodzony
shareQuorum = wybierz kartę Kworum, którą { $player } dostaje jako Prezydent
    .help = Drugą zagrywasz potem ty albo ją odrzucasz.
playOrDiscard = zagraj drugą kartę Kworum albo ją odrzuć
    .help = Ty dokonujesz jej wyborów i rzutów. Gdzie wymienia Prezydenta, chodzi o Prezydenta.
discardIt = Odrzuć ją
    .detail = Nie ma efektu
activateFromAfar = wybierz obszar, który aktywujesz
    .help =
        { $undamaged ->
            [yes] Z każdego miejsca. Trzeba zapłacić jego cenę i spełnić jego wymagania.
           *[no] Z każdego miejsca, także jeśli jest uszkodzony.
        }
launchReserves = wybierz, gdzie startują vipery z Rezerwy
    .help = Obszar z pilotowanym viperem. Na koniec każdy z nowych aktywuje się raz.
howManyLaunch = wybierz, ile viperów startuje { NOUN($area, case: "at") }
    .help = Potem każdy z nich aktywuje się raz, jeden po drugim.
