pickOne = Wybierz
pickSeveral = Zaznacz
pageOf = { $text } (strona { $page } z { $pages })
allAtOnce = Albo wszystkie { $count } naraz …
ofKind = { $number } { $kind }
earlier = ◀ Wcześniej
more = Więcej ▶
confirm = Potwierdź
clear = Wyczyść
nothingPicked = **Nic jeszcze nie zaznaczono**: zaznacz { $range }.
picked = **Zaznaczono { $number } z { $range }**: { $labels }.
tooMany = { $picked } Za dużo: najwyżej { $most }.
tooFew =
    { $count ->
        [one] { $picked } Zaznacz jeszcze { $count }.
        [few] { $picked } Zaznacz jeszcze { $count }.
        [many] { $picked } Zaznacz jeszcze { $count }.
       *[other] { $picked } Zaznacz jeszcze { $count }.
    }
keep =
    { $count ->
        [one] **Wybierz kartę, którą zachowujesz**: wszystkie inne zostają odrzucone.
        [few] **Wybierz { $count } karty, które zachowujesz**: wszystkie inne zostają odrzucone.
        [many] **Wybierz { $count } kart, które zachowujesz**: wszystkie inne zostają odrzucone.
       *[other] **Wybierz { $count } kart, które zachowujesz**: wszystkie inne zostają odrzucone.
    }
kept = **Zachowujesz { $number } z { $most }**: { $labels }.
restGoes =
    { $count ->
        [one] Pozostała karta zostaje odrzucona.
        [few] Pozostałe { $count } karty zostają odrzucone.
        [many] Pozostałych { $count } kart zostaje odrzuconych.
       *[other] Pozostałych { $count } kart zostaje odrzuconych.
    }
discardOthers =
    { $count ->
        [one] Odrzuć pozostałą
        [few] Odrzuć pozostałe { $count }
        [many] Odrzuć pozostałych { $count }
       *[other] Odrzuć pozostałych { $count }
    }
range = od { $least } do { $most }
eitherRange = { $one } lub { $other }
footer = Gra { $game }
footerMore =
    { $count ->
        [one] Gra { $game } · potem jeszcze { $count } pytanie
        [few] Gra { $game } · potem jeszcze { $count } pytania
        [many] Gra { $game } · potem jeszcze { $count } pytań
       *[other] Gra { $game } · potem jeszcze { $count } pytań
    }
groupOf = { $group } ({ $number })
sure = Tego nie można cofnąć. Na pewno?
doIt = Tak, zrób to
takeBack = Cofnij
rule = Zasada
newestQuorum = Twoja najnowsza karta Kworum to **{ $card }**: { $text }
otherQuorum = Pozostałe: { $cards }
silent = Już nie w tym teście
silenced = { $pass }, i już bez pytań do czasu poznania rezultatu tego testu
ruleTitle = { $rule } · { $name }
choices = Co dają poszczególne wybory
openedBelow = To pytanie jest otwarte jeszcze raz, poniżej.
lately =
    { $refusal }
    Ostatnio:
    { $lines }

meetThere = Spotkasz tam sprzymierzeńca: { $allies }
meetHere = Jeśli tu zostaniesz, spotkasz sprzymierzeńca: { $allies }
