civilianSaved = { $player } ratuje statek cywilny { NOUN($area, case: "at") }
civilianSwapped =
    { $replaced ->
        [yes] { $player } zabiera statek cywilny { NOUN($area, case: "from") }, a na jego miejsce trafia inny
       *[no] { $player } zabiera statek cywilny { NOUN($area, case: "from") }
    }
discardSpared = { $by } pozwala graczowi { $player } odrzucić o 1 kartę mniej
contributionShown = { $player } pokazuje jedną z dołożonych kart: { $card }
iconsIgnored = { $player } ignoruje to, co zrobiłyby statki Cylonów z tej karty
mutinyPutBack = { $player } kładzie na spód talii { NOUN($cards, case: "acc") }
caught = { $player } ma za mało kart, by zapłacić za towarzystwo, i na koniec tury trafia do „Aresztu”

showContribution = pokaż jedną z dołożonych kart
    .help = Leży odkryta, a pozostałe są zakryte aż do odkrycia kart w teście.
sift = odrzuć { NOUN($cards, case: "acc") } z właśnie wylosowanych
    .help = Pozostałe zachowujesz.
