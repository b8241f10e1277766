noTeam = Nie należysz do żadnej drużyny: wygrywasz tylko dzięki swojej agendzie.

agendaDealt = { $player } dostaje kartę agendy
infiltrates = { $player } infiltruje flotę { NOUN($place, case: "at") } i liczy się jako gracz prowadzący człowieka
infiltrationEnded = { $player } kończy infiltrację i znów jest graczem prowadzącym Cylona
basestarLeaves = Basestar { NOUN($area, case: "at") } znika z planszy
swapped = { $one } i { $other } wymieniają się kartami z ręki
swappedOpenly = { $one } i { $other } wymieniają się kartami z ręki: { $one } dostaje: { $oneGets }; { $other }: { $otherGets }
noCards = brak kart
destinyTaken = { $player } bierze z talii Przeznaczenia { NOUN($cards, case: "acc") }
destinyPut = { $player } kładzie na wierzch talii Przeznaczenia { NOUN($cards, case: "acc") }

putOnDestiny = połóż kartę umiejętności na talię Przeznaczenia
    .help = Karta, którą kładziesz jako pierwszą, zostanie wylosowana jako pierwsza. Nikt inny nie widzi tych kart.
nameDraw = wskaż rodzaj karty, którą losuje { $player }
    .help = Może to być rodzaj spoza zestawu umiejętności tego gracza.
addToCheck =
    { $count ->
        [one] wybierz kartę, którą dokładasz do testu
        [few] wybierz karty, które dokładasz do testu
        [many] wybierz karty, które dokładasz do testu
       *[other] wybierz karty, które dokładasz do testu
    }
    .help =
        { $count ->
            [any] Dowolna liczba, a widzą je wszyscy. Liczą się w teście.
            [one] To, co dokładasz, widzą wszyscy. Liczy się w teście.
            [few] To, co dokładasz, widzą wszyscy. Liczy się w teście.
            [many] To, co dokładasz, widzą wszyscy. Liczy się w teście.
           *[other] To, co dokładasz, widzą wszyscy. Liczy się w teście.
        }
