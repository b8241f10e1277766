noSheet = Twoja karta postaci nie ma znaczenia.
asCylon =
    { $away ->
        [yes] Liczysz się jako gracz prowadzący Cylona.
       *[no] Liczysz się jako gracz prowadzący Cylona, dopóki na obszarze „Ludzka Flota” nie zaczniesz infiltrować floty.
    }
asHuman = Liczysz się jako gracz prowadzący człowieka: otrzymujesz 3 karty umiejętności na turę, losujesz karty Kryzysu, dokładasz do testu najwyżej 2 karty (z „Aresztu” 1), nie masz pozycji i nie możesz używać treści kart Zdrady.
ending =
    { $away ->
        [yes] Akcja kończy infiltrację i przenosi cię do „Centrum medycznego”; z „Aresztu” lub „Więzienia” zachowujesz 3 karty umiejętności.
       *[no] Akcja kończy infiltrację i przenosi cię na „Okręt Zmartwychwstania”; z „Aresztu” lub „Więzienia” zachowujesz 3 karty umiejętności.
    }
