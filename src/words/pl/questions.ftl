## question

question-lookAt = Obejrzyj postać…
question-heading =
    { $count ->
        [one] Teraz decyduje { $name }
       *[other] Decyduje { $count } graczy
    }
question-reactions = Reakcje
question-reactionsHelp = Kto może zareagować, dostaje pytanie prywatnie. „Odpowiedz” pokazuje, czy to ty; nikt inny tego nie widzi. Gra toczy się dalej, gdy wszyscy zdecydują.
question-mayBeAsked = { $people }: naciśnijcie „Odpowiedz”, aby sprawdzić, czy chodzi o was.
question-noReaction = bez reakcji
question-reactionPossible = W { $channel } można zareagować.
question-reactionPossibleAt = W { $channel } można zareagować: [zobacz]({ $link }).
question-again = 🔁 Pytam jeszcze raz, bo w międzyczasie coś się wydarzyło: { $reactions }.
question-until = ⏳ Do { $when }; potem: { $answer }
question-untilDefault = ⏳ { $when }, potem: odpowiedź domyślna
question-untilAutomatic = ⏳ { $when }, potem: odpowiada gracz komputerowy
question-untilPause = ⏳ { $when }, potem: gra się zatrzymuje
question-answer = Odpowiedz
question-hand = Moje karty
question-whichHand = Grasz w kilku grach. Z której gry pokazać karty?

## panel

panel-pickOne = Wybierz
panel-pickSeveral = Zaznacz
panel-pageOf = { $text } (strona { $page } z { $pages })
panel-allAtOnce = Albo wszystkie { $count } naraz…
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Wcześniej
panel-more = Więcej ▶
panel-confirm = Potwierdź
panel-clear = Wyczyść
panel-nothingPicked = **Nic jeszcze nie zaznaczono**: zaznacz { $range }.
panel-picked = **Zaznaczono: { $number } (wymagane: { $range })**: { $labels }.
panel-tooMany = { $picked } Za dużo: najwyżej { $most }.
panel-tooFew = { $picked } Zaznacz jeszcze { $count }.
panel-keep =
    { $count ->
        [one] **Wybierz kartę, którą zachowujesz**: wszystkie inne zostają odrzucone.
        [few] **Wybierz { $count } karty, które zachowujesz**: wszystkie inne zostają odrzucone.
       *[many] **Wybierz { $count } kart, które zachowujesz**: wszystkie inne zostają odrzucone.
    }
panel-kept = **Zachowujesz { $number } (z { $most } możliwych)**: { $labels }.
panel-restGoes =
    { $count ->
        [one] Pozostała karta zostaje odrzucona.
        [few] Pozostałe { $count } karty zostają odrzucone.
       *[many] Pozostałych { $count } kart zostaje odrzuconych.
    }
panel-discardOthers =
    { $count ->
        [one] Odrzuć pozostałą
        [few] Odrzuć pozostałe { $count }
       *[many] Odrzuć pozostałych { $count }
    }
panel-range = od { $least } do { $most }
panel-eitherRange = { $one } lub { $other }
panel-footer = Gra { $game }
panel-footerMore =
    { $count ->
        [one] Gra { $game } · potem jeszcze { $count } pytanie
        [few] Gra { $game } · potem jeszcze { $count } pytania
       *[many] Gra { $game } · potem jeszcze { $count } pytań
    }
panel-groupOf = { $group } ({ $number })
panel-sure = Tego nie można cofnąć. Na pewno?
panel-doIt = Tak, zrób to
panel-takeBack = Cofnij
panel-rule = Zasada
panel-newestQuorum = Twoja najnowsza karta Kworum to **{ $card }**: { $text }
panel-otherQuorum = Pozostałe: { $cards }
panel-silent = Już nie w tym teście
panel-silenced = { $pass }, i już bez pytań do czasu poznania rezultatu tego testu
panel-ruleTitle = { $rule } · { $name }
panel-choices = Co dają poszczególne wybory
panel-openedBelow = To pytanie jest otwarte jeszcze raz, poniżej.
panel-lately =
    { $refusal }
    Ostatnio:
    { $lines }

panel-meetThere = Spotkasz tam sprzymierzeńca: { $allies }
panel-meetHere = Jeśli tu zostaniesz, spotkasz sprzymierzeńca: { $allies }

## now

now-lobby = Gra { $game } jeszcze się nie zaczęła: `/game join` zajmuje miejsce, `/game start` rozpoczyna.
now-over = Gra się skończyła; `/game create` otwiera nową.
now-abandoned = Gra została porzucona; `/game create` otwiera nową.
now-archived = Gra jest w archiwum (nikt nie grał); `/game revive` ją przywraca.
now-open = Twoje pytania: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Nie musisz teraz nic robić: gra toczy się dalej, gdy zdecydują wszyscy, którzy mogą zareagować.
now-waitsFor = Nie musisz teraz nic robić. Gra czeka na: { $players }.
now-and = i

## check

check-needs = **{ $source }**: trudność **{ $difficulty }**.
check-needsPartly = **{ $source }**: trudność **{ $difficulty }**, częściowy sukces od { $partialAt }.
check-sides =
    Pomagają: { $skills }
    Przeszkadzają: wszystkie inne umiejętności
check-destiny =
    { $count ->
        [one] talia Przeznaczenia: { $count } karta (losowa)
        [few] talia Przeznaczenia: { $count } karty (losowe)
       *[many] talia Przeznaczenia: { $count } kart (losowych)
    }
check-added =
    { $count ->
        [one] { $player }: { $count } karta
        [few] { $player }: { $count } karty
       *[many] { $player }: { $count } kart
    }
check-soFar = Już dołożono – { $cards }
check-open = Widać dotąd: +{ $helps } −{ $hinders } = **{ $total }**
check-counted = Siła testu: **{ $total }** wobec trudności **{ $difficulty }**
check-changed = Zmiany dzięki zdolnościom: { $changes }
check-change = { $change } ({ $ability })
check-changeOf = { $change } ({ $ability }, { $player })
check-noPicks = **Na razie nic nie dokładasz.** Dotknij kart, aby je wybrać.
check-picks =
    { $count ->
        [one] **Dokładasz { $count } kartę: +{ $helps } −{ $hinders } = { $total }**
        [few] **Dokładasz { $count } karty: +{ $helps } −{ $hinders } = { $total }**
       *[many] **Dokładasz { $count } kart: +{ $helps } −{ $hinders } = { $total }**
    }
check-card = { $strength } { $skill } · { $card }

## replies

replies-joined = Masz miejsce w { $game }. Nie blokuj wiadomości prywatnych, chyba że używa się tu prywatnych wątków: tam trafia to, co wolno wiedzieć tylko tobie.
replies-left = Opuszczasz { $game }.
replies-leftLast = Opuszczasz { $game }. Nikogo więcej tu nie było, więc lobby jest zamknięte.
replies-begins = Gra się zaczyna.
replies-automaticTakesOver = Miejsce przejmuje gracz komputerowy.
replies-takesOver = Miejsce przejmuje { $person }.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ Czas minął, odpowiedź za ciebie: { $labels }
replies-chosenAbout = -# { $about }
replies-atTable = -# Co dalej przy stole: { $link }
replies-goesOn = Gra toczy się dalej.
replies-abandoned = Gra { $game } została porzucona.
replies-confirmAbandon = Porzucić grę { $game } za wszystkich graczy ({ $players })? Tego nie można cofnąć.
replies-abandon = Porzuć grę
replies-abandonChanged = Od zadania tego pytania gra się zaczęła lub skończyła, więc niczego nie porzucono.
replies-abandonChangedHint = Sprawdź ponownie: `/host abandon`.
replies-keepPlaying = Graj dalej
replies-everybodySees = Odpowiedź widzą wszyscy.
replies-unknownCommand = Nie mam już tego polecenia. `/help` mówi, co możesz zrobić.
replies-movedCommand = -# `/{ $old }` to teraz `/{ $path }`.
replies-oldButton = Ten przycisk jest z wcześniejszej wersji bota. `/help` mówi, co możesz teraz zrobić.
replies-tooFast = Nie nadążam za tobą. Odczekaj kilka sekund i spróbuj ponownie.
replies-manyPictures = Mam teraz dużo obrazków do narysowania. Spróbuj ponownie za chwilę.
replies-ruleKind = Zasada · { $chapter }

## undo

undo-gone = Do tego momentu nie można już cofnąć gry.
undo-goneHint = Sprawdź w /game undo, co można teraz cofnąć.
undo-changed = Od ostatniego sprawdzenia coś się zmieniło, więc nic nie cofnięto.
undo-changedHint = Sprawdź ponownie, co zostałoby teraz cofnięte.
undo-needsVote = Można to cofnąć tylko za zgodą pozostałych.
undo-needsVoteHint = Zapytaj ich przyciskiem „Zapytaj pozostałych”.
undo-onlyPlayers = Pozostałych mogą pytać tylko gracze.
undo-onlyPlayersHint = Gospodarz i administratorzy serwera cofają od razu.
undo-proposalOpen = { $name } prosi już o cofnięcie i trwa głosowanie.
undo-proposalOpenHint = Najpierw zagłosuj tam.
undo-nobodyVotes = Nie ma innych graczy, których można by zapytać.
undo-nobodyVotesHint = Gospodarz i administratorzy serwera mogą cofnąć od razu przez /game undo.
undo-exported = Ktoś ma już plik tej gry ze wszystkimi tajemnicami, więc nie może się dalej toczyć.
undo-voteClosed = To głosowanie się skończyło.
undo-voteClosedHint = /game undo pyta od nowa.
undo-notYourVote = Głosują nad tym tylko inni gracze.
undo-notYourVoteHint = Gospodarz i administratorzy serwera mogą cofnąć od razu przez /game undo.
undo-ownVote = Twój głos i tak jest na „tak”: to twoja prośba.
undo-ownVoteHint = Przycisk „Zostaw” ją wycofuje.
undo-title = ### Cofnąć?
undo-toAnswer = Gra wróci do chwili przed decyzją gracza { $name } (tura { $turn }).
undo-toSetUp = Gra wraca do chwili przed decyzją gracza { $name }, jeszcze przed pierwszą turą.
undo-toHidden = Gra wraca do wcześniejszej chwili tury { $turn }.
undo-toTurn = Gra wraca na początek tury { $turn }.
undo-toBeginning = Gra wraca do samego początku.
undo-takesBack = Cofa to: { $answers }.
undo-nothingKnown = Nie cofa to żadnej odpowiedzi, o której wiesz.
undo-answersOf =
    { $count ->
        [one] { $count } odpowiedź gracza { $name }
       *[other] { $count } odpowiedzi gracza { $name }
    }
undo-and = { $some } i { $last }
undo-linesGo = Te wiersze przestają się liczyć:
undo-moreLines =
    { $count ->
        [one] … i { $count } wiersz przed nimi
        [few] … i { $count } wiersze przed nimi
       *[many] … i { $count } wierszy przed nimi
    }
undo-seen = Od tego czasu wyszło na jaw coś ukrytego, a tego nie da się cofnąć w głowach.
undo-tellsSecret = Nikt inny nie wie, że to ciebie zapytano. Wszyscy dowiedzą się, że coś cofasz.
undo-wakes = Gra się skończyła; toczyłaby się dalej od tego miejsca i przestałaby liczyć się w statystykach.
undo-atOnce = Możesz to cofnąć od razu: od tego czasu nic ukrytego nie wyszło na jaw.
undo-asOrganiser = Jako gospodarz lub administrator serwera możesz to cofnąć od razu.
undo-byVote = Pozostali muszą się zgodzić: w ciągu doby musi zagłosować za tym większość innych graczy.
undo-confirm = Cofnij
undo-propose = Zapytaj pozostałych
undo-cancel = Zostaw
undo-against = Zostaw
undo-cancelled = Nic nie cofnięto.
undo-done = Cofnięto.
undo-asked = Pytanie do pozostałych jest na kanale.
undo-proposes = ### { $name } chce coś cofnąć
undo-doYouAgree = { $people }, zgadzacie się?
undo-tally = Za: { $yes }, przeciw: { $no }; potrzeba { $needed } z { $voters }.
undo-until = Głosowanie kończy się { $time }.
undo-carried = ✅ Głosowanie nad cofnięciem, o które prosi { $name }: zgoda.
undo-refused = ❌ Głosowanie nad cofnięciem, o które prosi { $name }: brak zgody.
undo-expired = ❌ Głosowanie nad cofnięciem, o które prosi { $name }, skończyło się: w ciągu doby oddano za mało głosów.
undo-lapsed = ❌ Głosowanie nad cofnięciem, o które prosi { $name }, zostało odwołane.
undo-voted = Twój głos się liczy.
undo-undoneOwn = ↩ { $name } cofa ostatnią decyzję ({ $answers }).
undo-undoneOrganiser = ↩ { $name } cofa grę ({ $answers }).
undo-undoneVote = ↩ Gra jest cofnięta: proponuje to { $name }, a większość się zgadza ({ $answers }).
undo-undoneSecretly = ↩ { $name } cofa decyzję.
undo-noLongerCounts = To, co mówi o tym dziennik, już się nie liczy.
undo-pointBefore = Tura { $turn }: przed „{ $line }”
undo-pointBeforeSetUp = Przed pierwszą turą: przed „{ $line }”
undo-pointAnswer = Tura { $turn }: przed decyzją gracza { $name }
undo-pointSetUp = Przed pierwszą turą: przed decyzją gracza { $name }
undo-pointTurn = Początek tury { $turn }
undo-pointBeginning = Początek gry
