## question

question-lookAt = Wyszukaj postać…
question-heading =
    { $count ->
        [one] Decyduje { $name }
       *[other] Decyduje { $count } graczy
    }
question-reactions = Reakcje
question-reactionsHelp = Każdy, kto może zareagować, ma już prywatne pytanie. „Odpowiedz” pokazuje tylko tobie, czy chodzi o ciebie. Gra toczy się dalej, gdy wszyscy zdecydują.
question-mayBeAsked = { $people }: naciśnijcie „Odpowiedz”, aby sprawdzić, czy pytam właśnie was.
question-noReaction = bez reakcji
question-reactionPossible = Możesz zareagować w { $channel }.
question-reactionPossibleAt = Możesz zareagować w { $channel }: [zobacz, co się stało]({ $link }).
question-again = 🔁 Pytam cię jeszcze raz z tego powodu: { $reactions }.
question-until = ⏳ { $when } odpowiem za ciebie: „{ $answer }”
question-untilDefault = ⏳ { $when } padnie odpowiedź domyślna
question-untilAutomatic = ⏳ { $when } odpowie gracz komputerowy
question-untilPause = ⏳ { $when } wstrzymam grę
question-answer = Odpowiedz
question-hand = Moje karty
question-whichHand = Grasz w kilku grach. Z której gry pokazać karty?

## panel

panel-pickOne = Wybierz
panel-pickSeveral = Zaznacz
panel-pageOf = { $text } ({ $page }/{ $pages })
panel-allAtOnce = Albo wylosuj wszystkie { $count } naraz…
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Wcześniej
panel-more = Więcej ▶
panel-confirm = Potwierdź
panel-clear = Wyczyść
panel-nothingPicked = **Nic jeszcze nie zaznaczono**: zaznacz { $range }.
panel-picked = **Zaznaczono { $number }** (wybierz { $range }): { $labels }.
panel-tooMany = { $picked } Za dużo: najwyżej { $most }.
panel-tooFew = { $picked } Zaznacz jeszcze { $count }.
panel-keep =
    { $count ->
        [one] **Wybierz kartę, którą zachowasz**: wszystkie inne odrzucasz.
        [few] **Wybierz { $count } karty, które zachowasz**: wszystkie inne odrzucasz.
       *[many] **Wybierz { $count } kart, które zachowasz**: wszystkie inne odrzucasz.
    }
panel-kept = **Zachowujesz { $number } z { $most }**: { $labels }.
panel-restGoes =
    { $count ->
        [one] Pozostałą kartę odrzucasz.
        [few] Pozostałe { $count } karty odrzucasz.
       *[many] Pozostałych { $count } kart odrzucasz.
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
panel-takeBack = Jednak nie
panel-rule = Zasada
panel-newestQuorum = Najnowsza karta Kworum: **{ $card }**: { $text }
panel-otherQuorum = Twoje pozostałe karty Kworum: { $cards }
panel-silent = Nie pytaj więcej w tym teście
panel-silenced = { $pass }; nie zapytam cię ponownie, dopóki nie będzie znany rezultat tego testu
panel-ruleTitle = { $rule } · { $name }
panel-choices = Co oznaczają wybory
panel-openedBelow = To pytanie masz już otwarte ponownie, niżej.
panel-lately =
    { $refusal }
    Ostatnio:
    { $lines }

panel-meetThere = Spotkasz tam sprzymierzeńca: { $allies }
panel-meetHere = Jeśli tu zostaniesz, spotkasz sprzymierzeńca: { $allies }

## now

now-lobby = Gra { $game } jeszcze się nie zaczęła: `/game join` zajmuje miejsce, `/game start` ją rozpoczyna.
now-over = Gra się skończyła; `/game create` otwiera nową.
now-abandoned = Gra została porzucona; `/game create` otwiera nową.
now-archived = Gra trafiła do archiwum, bo od dawna nikt nie grał; `/game revive` ją przywraca.
now-open = Twoja kolej: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Nie masz teraz nic do zrobienia: gra czeka na możliwe reakcje.
now-waitsFor = Nie masz teraz nic do zrobienia. Gra czeka na: { $players }.
now-and = i

## check

check-needs = **{ $source }**: trudność **{ $difficulty }**.
check-needsPartly = **{ $source }**: sukces od **{ $difficulty }**, częściowy sukces od **{ $partialAt }**.
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
check-soFar = Dotąd dołożone: { $cards }
check-open = Odkryte dotąd: +{ $helps } −{ $hinders } = **{ $total }**
check-counted = Suma: **{ $total }**, trudność: **{ $difficulty }**
check-changed = Zmiany przez zdolności: { $changes }
check-change = { $change } ({ $ability })
check-changeOf = { $change } ({ $ability }, { $player })
check-noPicks = **Nie wybrano żadnej karty.** Dotknij kart, aby je dołożyć.
check-picks =
    { $count ->
        [one] **Dokładasz { $count } kartę: +{ $helps } −{ $hinders } = { $total }**
        [few] **Dokładasz { $count } karty: +{ $helps } −{ $hinders } = { $total }**
       *[many] **Dokładasz { $count } kart: +{ $helps } −{ $hinders } = { $total }**
    }
check-card = { $strength } { $skill } · { $card }

## replies

replies-joined = Masz miejsce w { $game }. Zostaw otwarte wiadomości prywatne, chyba że ten serwer używa prywatnych wątków: tam trafią twoje tajemnice.
replies-left = Opuszczasz { $game }.
replies-leftLast = Opuszczasz { $game }. Nie ma już żadnych graczy, więc lobby jest zamknięte.
replies-begins = Gra się zaczyna.
replies-automaticTakesOver = Miejsce przejmuje gracz komputerowy.
replies-takesOver = Miejsce przejmuje { $person }.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ Czas minął, więc odpowiadam za ciebie: { $labels }
replies-chosenAbout = -# { $about }
replies-atTable = -# Z powrotem do stołu: { $link }
replies-goesOn = Gra toczy się dalej.
replies-abandoned = Gra { $game } została porzucona.
replies-confirmAbandon = Porzucić grę { $game } za wszystkich graczy ({ $players })? Tego nie da się cofnąć.
replies-abandon = Porzuć grę
replies-abandonChanged = Od tego pytania gra się zaczęła albo skończyła, więc niczego nie porzucono.
replies-abandonChangedHint = Użyj `/host abandon` ponownie.
replies-keepPlaying = Graj dalej
replies-everybodySees = Odpowiedź widzą wszyscy.
replies-unknownCommand = Tego polecenia już nie ma. `/help` pokazuje, co możesz zrobić.
replies-movedCommand = -# `/{ $old }` to teraz `/{ $path }`.
replies-oldButton = Ten przycisk pochodzi z wcześniejszej wersji bota. `/help` pokazuje, co możesz teraz zrobić.
replies-tooFast = Nie nadążam za tobą. Odczekaj kilka sekund i spróbuj ponownie.
replies-manyPictures = Mam teraz dużo obrazków do narysowania. Spróbuj ponownie za chwilę.
replies-ruleKind = Zasada · { $chapter }

## undo

undo-gone = Do tego momentu nie można już cofnąć gry.
undo-goneHint = Co jeszcze można cofnąć, pokazuje /game undo.
undo-changed = Od tego czasu coś się zmieniło, więc nic nie cofnięto.
undo-changedHint = Sprawdź ponownie, co zostałoby teraz cofnięte.
undo-needsVote = Można to cofnąć tylko za zgodą pozostałych.
undo-needsVoteHint = Użyj przycisku „Zapytaj pozostałych”.
undo-onlyPlayers = O głosowanie mogą prosić tylko gracze.
undo-onlyPlayersHint = Gospodarz i administratorzy serwera cofają bez głosowania.
undo-proposalOpen = { $name } ma już prośbę o cofnięcie i trwa głosowanie.
undo-proposalOpenHint = Najpierw zagłosuj tam.
undo-nobodyVotes = Nie ma żadnych innych graczy, którzy mogliby zagłosować.
undo-nobodyVotesHint = Gospodarz i administratorzy serwera mogą cofnąć bez głosowania, przez /game undo.
undo-exported = Ktoś pobrał plik tej gry ze wszystkimi tajemnicami, więc nie można jej kontynuować.
undo-voteClosed = To głosowanie się skończyło.
undo-voteClosedHint = Nowe zaczyna /game undo.
undo-notYourVote = Głosują nad tym tylko inni gracze.
undo-notYourVoteHint = Gospodarz i administratorzy serwera mogą cofnąć bez głosowania, przez /game undo.
undo-ownVote = To twoja prośba, więc twój głos i tak jest za.
undo-ownVoteHint = „Nie cofaj” ją wycofuje.
undo-title = ### Cofnąć?
undo-toAnswer = Gra wróci do tury { $turn }, tuż przed decyzję gracza { $name }.
undo-toSetUp = Gra wróci do przygotowania, tuż przed decyzję gracza { $name }.
undo-toHidden = Gra wróci do wcześniejszej chwili w turze { $turn }.
undo-toTurn = Gra wraca na początek tury { $turn }.
undo-toBeginning = Gra wróci do samego początku.
undo-takesBack = Cofnie to: { $answers }.
undo-nothingKnown = Nie cofnie to żadnej odpowiedzi, o której wiesz.
undo-answersOf =
    { $count ->
        [one] { $count } odpowiedź gracza { $name }
       *[other] { $count } odpowiedzi gracza { $name }
    }
undo-and = { $some } i { $last }
undo-linesGo = Te wpisy dziennika przestaną się liczyć:
undo-moreLines =
    { $count ->
        [one] … i { $count } wpis przed nimi
        [few] … i { $count } wpisy przed nimi
       *[many] … i { $count } wpisów przed nimi
    }
undo-seen = Od tego czasu wyszło na jaw coś ukrytego, a kto to widział, ten nie zapomni.
undo-tellsSecret = Nikt inny nie wie o tym pytaniu do ciebie. Wszyscy dowiedzą się, że coś cofasz.
undo-wakes = Gra się skończyła. Toczyłaby się dalej od tego miejsca i przestałaby się liczyć w statystykach.
undo-atOnce = Możesz to cofnąć od razu: od tego czasu nic ukrytego nie wyszło na jaw.
undo-asOrganiser = Jako gospodarz lub administrator serwera możesz to cofnąć od razu.
undo-byVote = Pozostali muszą się zgodzić: potrzeba głosów większości innych graczy w ciągu doby.
undo-confirm = Cofnij
undo-propose = Zapytaj pozostałych
undo-cancel = Jednak nie
undo-against = Nie cofaj
undo-cancelled = Nic nie cofnięto.
undo-done = Cofnięto.
undo-asked = Pozostali dostają pytanie na kanale.
undo-proposes = ### { $name } chce coś cofnąć
undo-doYouAgree = { $people }, zgadzacie się?
undo-tally = Za: { $yes } · przeciw: { $no } · potrzeba { $needed } z { $voters }
undo-until = Głosowanie kończy się { $time }.
undo-carried = ✅ Zgoda: gra jest cofnięta tak, jak prosi { $name }.
undo-refused = ❌ Brak zgody: to, co chce cofnąć { $name }, zostaje.
undo-expired = ❌ { $name } chce coś cofnąć, ale w ciągu doby oddano za mało głosów.
undo-lapsed = ❌ { $name } chce coś cofnąć, ale głosowanie odwołano.
undo-voted = Twój głos jest policzony.
undo-undoneOwn = ↩ { $name } cofa ostatnią decyzję ({ $answers }).
undo-undoneOrganiser = ↩ { $name } cofa grę ({ $answers }).
undo-undoneVote = ↩ Gra jest cofnięta ({ $answers }): proponuje to { $name }, a większość się zgadza.
undo-undoneSecretly = ↩ { $name } cofa decyzję.
undo-noLongerCounts = Wpisy dziennika o tym już się nie liczą.
undo-pointBefore = Tura { $turn }: przed „{ $line }”
undo-pointBeforeSetUp = Przygotowanie: przed „{ $line }”
undo-pointAnswer = Tura { $turn }: przed decyzją gracza { $name }
undo-pointSetUp = Przygotowanie: przed decyzją gracza { $name }
undo-pointTurn = Początek tury { $turn }
undo-pointBeginning = Początek gry
