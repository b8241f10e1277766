drawn = { $player } losuje { NOUN($cards, case: "acc") }
drawnNone = { $player } nie losuje kart umiejętności
discarded =
    { $random ->
        [yes] { $player } odrzuca losowo { NOUN($cards, case: "acc") }
       *[no] { $player } odrzuca { NOUN($cards, case: "acc") }
    }
discardedNone = { $player } nie ma kart umiejętności do odrzucenia
skipped = { $player } nie otrzymuje w tej turze kart umiejętności
taken = { $player } bierze { NOUN($cards, case: "acc") } od gracza { $from }
looksAtHand = { $player } ogląda rękę gracza { $of }
hand = Ręka gracza { $of }: { $cards }
none = brak kart umiejętności
reshuffled = Stos kart odrzuconych ({ $deck }) zostaje potasowany jako nowa talia
named = { $player } wskazuje umiejętność ({ $skill }): jej karty liczą się w teście jako 0
destinyRebuilt = Powstaje nowa talia Przeznaczenia: 2 karty każdej umiejętności
