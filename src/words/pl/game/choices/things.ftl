strength = Siła { $strength }; pomaga lub szkodzi zależnie od umiejętności
option = Opcja { $number } karty „{ $card }”
nothing = Nic więcej nie rób
idlePlace = Teraz bez akcji: { $why }
idle =
    { $idle ->
        [damaged] obszar jest uszkodzony
        [cards] brakuje ci kart umiejętności, aby za nią zapłacić
       *[forbidden] nie możesz jej użyć
    }
idleUnless = tylko jeśli { $conditions }
placeOn = { $place }, { $board }
costsSkillCard = kosztuje 1 kartę umiejętności
costsCard = kosztuje 1 kartę
costsSuperCrises = kosztuje { NOUN($cards, case: "acc") }
cardTo =
    { $top ->
        [yes] Na wierzch: { $card }
       *[no] Na spód: { $card }
    }
toHand = Weź je na rękę
toCheck = Dołóż je do testu
    .detail = Trafiają tam zaraz po kartach Przeznaczenia
deck = { $deck }
top = Na wierzch talii
    .detail = Zostanie wylosowana jako następna
bottom = Na spód talii
    .detail = Znika na długi czas
result =
    { $passes ->
        [yes] Sukces testu
       *[no] Porażka testu
    }
    .detail = Rezultat następuje od razu, bez żadnych kart
damagedVipers = { $ships } z uszkodzonych
