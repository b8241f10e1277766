kind = Karta Buntu
costs = odrzuć { NOUN($cards, case: "acc") }: { $what }
action = Akcja
onlyIf = Tylko jeśli { $condition }
holder = Tajna. Limit: 1 (Buntownik: 2).

drawn = { $player } losuje { NOUN($cards, case: "acc") }
seen = { $player } ogląda { NOUN($cards, case: "acc") }
seenFor = { $player } ogląda { NOUN($cards, case: "acc") } dla gracza { $to }
discarded = { $player } odrzuca { NOUN($cards, case: "acc") }
played = { $player } zagrywa kartę Buntu „{ $card }”
nukesRemoved = Cała broń nuklearna trafia do pudełka

giveMutiny = wybierz kartę Buntu dla gracza { $player }
    .help = Obie karty widzisz tylko ty. Druga trafia na spód talii Buntu.
keepMutiny = wybierz { NOUN($cards, case: "acc") } do zachowania
    .help = Masz ich za dużo. To, co odrzucasz, widzą wszyscy; nie ma to efektu.
discardMutiny = odrzuć kartę Buntu
    .help = Widzą ją wszyscy. Nie ma to efektu.
keepTitle = chcesz odrzucić „{ $card }”, aby zachować pozycję ({ $title })?
    .help = W przeciwnym razie pozycję ({ $title }) przejmuje teraz { $player }.
keepAll = Zachowaj to, co masz
giveUp = Oddaj pozycję
play = Zagraj kartę Buntu
plays = zagrywa kartę Buntu „{ $card }”
