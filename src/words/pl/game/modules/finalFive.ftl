examined = { $player } trafia na Ostateczną Piątkę u gracza { $owner }: { $cards }
examinedNone = { $player } nie widzi nikogo z Ostatecznej Piątki

order = wybierz, która karta Ostatecznej Piątki gracza { $player } jest rozpatrywana jako pierwsza
    .help = Rozpatruje się wszystkie. Kolejność ustalasz ty jako aktywny gracz.
