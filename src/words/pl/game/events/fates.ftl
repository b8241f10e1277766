eliminated = { $player } odpada z gry
loyaltyShuffledIn =
    { $count ->
        [one] { $cards } zostaje wtasowana w talię Lojalności
        [few] { $cards } zostają wtasowane w talię Lojalności
        [many] { $cards } zostaje wtasowanych w talię Lojalności
       *[other] { $cards } zostaje wtasowanych w talię Lojalności
    }
consequence = Następują konsekwencje karty „{ $card }”
abilityResolved = Rozpatrzono zdolność karty „{ $card }”
takesEffect = „{ $card }” działa
looksAtAdded = { $player } ogląda karty, które dokłada { $of }
hasAdded = { $player } ma wśród dołożonych: { $cards }
hasAddedNone = { $player } nie ma dołożonych kart
asideAdded =
    { $count ->
        [one] { $cards } z odłożonych na bok trafia do testu
        [few] { $cards } z odłożonych na bok trafiają do testu
        [many] { $cards } z odłożonych na bok trafia do testu
       *[other] { $cards } z odłożonych na bok trafia do testu
    }
learned =
    { $to ->
        [hand] { $player } bierze { NOUN($cards, case: "acc") }
       *[check] { $player } dokłada do testu { NOUN($cards, case: "acc") }
    }
passReplaced = { $player } decyduje, że sukces ma inny rezultat
destinySeeded =
    { $count ->
        [one] { $cards } zostaje wtasowana w talię Przeznaczenia
        [few] { $cards } zostają wtasowane w talię Przeznaczenia
        [many] { $cards } zostaje wtasowanych w talię Przeznaczenia
       *[other] { $cards } zostaje wtasowanych w talię Przeznaczenia
    }
destinyReplaced =
    { $wasEmpty ->
        [yes] Talia Przeznaczenia zostaje odrzucona; nowa talia to { $cards }
       *[no] Talia Przeznaczenia zostaje odrzucona ({ $discarded }); nowa talia to { $cards }
    }
destinyCulled = { $player } odrzuca z talii Przeznaczenia { NOUN($cards, case: "acc") }
destinyCulledNone = { $player } niczego nie odrzuca z talii Przeznaczenia
destinySwapped = { $player } kładzie { NOUN($put, case: "acc") } na wierzch talii Przeznaczenia i bierze { NOUN($taken, case: "acc") }
destinySwappedUnseen = { $player } kładzie { NOUN($put, case: "acc") } na wierzch talii Przeznaczenia i bierze kartę, która tam leżała
dieReplaced = { $player } odrzuca { NOUN($card, case: "acc") } zamiast rzutu ({ $what }): liczy się jako { $result }
dieNamed = { $player } wybiera wynik kości ({ $what }): { $result }
dieAdjusted = Wynik kości { $change } (teraz { $result })
raiderMisses = Raider { NOUN($area, case: "at") } chybia
scarAppears = Jeden z raiderów { NOUN($area, case: "at") } to Scar
protected = { $player } zachowuje ostrożność: następna strata w tej turze ({ $resource }) jest o 1 mniejsza
lossLessened = Dzięki ostrożności strata ({ $resource }) jest o 1 mniejsza
nextCrisisJumps = { $player } przygotowuje skok: następna karta Kryzysu w tej turze ma symbol przygotowania do skoku
skillGiven = { $player } przekazuje { NOUN($card, case: "acc") } graczowi { $to }
quorumDiscarded = { $player } odrzuca { NOUN($cards, case: "acc") }
quorumOverLimit = { $player } odrzuca { NOUN($cards, case: "acc") }, aby zmieścić się w limicie kart Kworum
handTaken = { $player } bierze { NOUN($cards, case: "acc") } od gracza { $from }
handTakenNone = { $player } nie bierze kart umiejętności od gracza { $from }
