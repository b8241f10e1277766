needs = **{ $source }**: trudność **{ $difficulty }**.
needsPartly = **{ $source }**: trudność **{ $difficulty }**, częściowy sukces od { $partialAt }.
sides =
    Pomagają: { $skills }
    Przeszkadzają: wszystkie inne umiejętności
destiny =
    { $count ->
        [one] talia Przeznaczenia: { $count } karta (losowa)
        [few] talia Przeznaczenia: { $count } karty (losowe)
        [many] talia Przeznaczenia: { $count } kart (losowych)
       *[other] talia Przeznaczenia: { $count } kart (losowych)
    }
added =
    { $count ->
        [one] { $player }: { $count } karta
        [few] { $player }: { $count } karty
        [many] { $player }: { $count } kart
       *[other] { $player }: { $count } kart
    }
soFar = Już dołożono – { $cards }
open = Widać dotąd: +{ $helps } −{ $hinders } = **{ $total }**
counted = Siła testu: **{ $total }** wobec trudności **{ $difficulty }**
changed = Zmiany dzięki zdolnościom: { $changes }
change = { $change } ({ $ability })
changeOf = { $change } ({ $ability }, { $player })
noPicks = **Na razie nic nie dokładasz.** Dotknij kart, aby je wybrać.
picks =
    { $count ->
        [one] **Dokładasz { $count } kartę: +{ $helps } −{ $hinders } = { $total }**
        [few] **Dokładasz { $count } karty: +{ $helps } −{ $hinders } = { $total }**
        [many] **Dokładasz { $count } kart: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Dokładasz { $count } kart: +{ $helps } −{ $hinders } = { $total }**
    }
card = { $strength } { $skill } · { $card }
