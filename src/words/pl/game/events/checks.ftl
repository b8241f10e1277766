started =
    { $partialAt ->
        [never] Test umiejętności { $difficulty }: { $source }. Pomaga: { $skills }
       *[other] Test umiejętności { $difficulty } (częściowy sukces od { $partialAt }): { $source }. Pomaga: { $skills }
    }
destinyAdded = Talia Przeznaczenia dokłada { NOUN($cards, case: "acc") }
added = { $player } dokłada { NOUN($cards, case: "acc") }
addedNone = { $player } nie dokłada kart
difficulty = Trudność { $change } (teraz { $now })

revealed = Karty odkryte, { $total } z { $difficulty }: { $cards }
noCards = brak kart
by = { $change } przez { NOUN($source, case: "acc") }
byOf = { $change } przez { NOUN($source, case: "acc") } gracza { $player }
abilities = zdolności
against = minus { $cards }
noEffect = bez efektu: { $cards }

resultOf =
    { $result ->
        [pass] { $source }: { $total } przy trudności { $difficulty }, sukces
        [partial] { $source }: { $total } przy trudności { $difficulty }, częściowy sukces
       *[fail] { $source }: { $total } przy trudności { $difficulty }, porażka
    }
result =
    { $result ->
        [pass] { $source }: sukces
        [partial] { $source }: częściowy sukces
       *[fail] { $source }: porażka
    }
decided =
    { $result ->
        [pass] { $source }: { $player } decyduje, sukces
        [partial] { $source }: { $player } decyduje, częściowy sukces
       *[fail] { $source }: { $player } decyduje, porażka
    }
discarded = Odrzucono z testu
taken = { $player } bierze karty z testu na rękę: { $cards }
takenNone = { $player } nie bierze żadnych kart z testu
