chooseHull = wybierz, który statek zostaje uszkodzony
    .help = Dla wybranego statku losuje się żeton. Pegasus jest utracony, gdy wszystkie 4 jego obszary są uszkodzone; uszkodzone obszary Pegasusa nie liczą się przeciwko Galactice.
abilityOrder = wybierz następną zdolność odkrytych kart
    .help = Każdą z nich rozpatruje się raz, bez względu na to, kto dołożył kartę. Kolejność ustalasz ty jako aktywny gracz.
discardFromCheck = odrzuć kartę z testu
    .help = Już się nie liczy, a jej zdolności się nie rozpatruje, ale była w teście: konsekwencje i tak następują.
nameResult = wybierz wynik kości
    .help = Nie rzuca się kością i nic nie może zmienić wyniku.
lookAtBottom = wybierz talię, z której spodu oglądasz kartę
    .help = Kartę widzisz tylko ty; zostaje tam, gdzie jest.
cullDestiny = odrzuć z talii Przeznaczenia { NOUN($cards, case: "acc") }
    .help = Widzisz całą talię Przeznaczenia. To, co odrzucasz, widzą wszyscy, a resztę się tasuje.
placeCard = odłóż kartę
    .help = To, co odkładasz jako pierwsze, zostanie wylosowane jako pierwsze. To, co trafia na spód, znika na długo. Nikt inny nie widzi tych kart.
learnSkill = wybierz talię umiejętności
    .help = Oglądasz z jej wierzchu { NOUN($cards, case: "acc") }, zanim zdecydujesz, co z nimi zrobić.
keepOrAdd = weź te karty lub dołóż je do testu
    .help = Wszystko albo nic. Karty do testu trafiają tam zaraz po kartach Przeznaczenia i nikt ich nie widzi przed odkryciem.
giveCard =
    { $count ->
        [one] wybierz kartę umiejętności dla gracza { $player }
        [few] wybierz { NOUN($cards, case: "acc") } dla gracza { $player }
        [many] wybierz { NOUN($cards, case: "acc") } dla gracza { $player }
       *[other] wybierz { NOUN($cards, case: "acc") } dla gracza { $player }
    }
    .help =
        { $count ->
            [one] Tylko wy dwoje dowiecie się, która to karta.
            [few] Tylko wy dwoje dowiecie się, które to karty.
            [many] Tylko wy dwoje dowiecie się, które to karty.
           *[other] Tylko wy dwoje dowiecie się, które to karty.
        }
rollAgain = przerzuć kość lub zostaw wynik
    .help = Wynik to { $result }; siły okupacyjne giną od { $needed }. Możesz odrzucić „Maximum Firepower”, aby przerzucić kość jeszcze raz; to, co dodano do rzutu, zostaje.
