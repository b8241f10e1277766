## choices.headings

choices-headings-location = Twój obszar
choices-headings-attack = Atak
choices-headings-launch = Start
choices-headings-fly = Przesuń vipera
choices-headings-space = Przestrzeń
choices-headings-boarding = Abordaż
choices-headings-skillCards = Karty umiejętności
choices-headings-quorum = Karty Kworum
choices-headings-cards = Karty
choices-headings-tokens = Żetony
choices-headings-character = Twoja postać
choices-headings-title = Twoja pozycja
choices-headings-loyalty = Twoja karta Lojalności
choices-headings-players = Gracze
choices-headings-politicalLeader = Przywódcy polityczni
choices-headings-militaryLeader = Przywódcy wojskowi
choices-headings-pilot = Piloci
choices-headings-support = Wsparcie
choices-headings-cylonLeader = Przywódcy Cylonów
choices-headings-skills = Umiejętności
choices-headings-options = Opcje
choices-headings-orders = Rozkazy
choices-headings-decks = Talie
choices-headings-other = Inne

## choices.actions

choices-actions-oncePerGame = raz na grę
choices-actions-reveal = Ujawnij: { $card }
choices-actions-revealAsCylon = Ujawnij się jako Cylon
choices-actions-becomeCylon = Odtąd prowadzisz Cylona
choices-actions-revealEffect = Możesz użyć jej efektu: { $what }
choices-actions-activate = Aktywuj { NOUN($place, case: "acc") }
choices-actions-costs = kosztuje { NOUN($cards, case: "acc") }
choices-actions-costsBy = kosztuje { NOUN($cards, case: "acc") }: { $ability }
choices-actions-play = Zagraj: { $card }
choices-actions-playQuorum = Zagraj kartę Kworum „{ $card }”
choices-actions-move =
    Przesuń się
    .detail = Na inny statek: odrzuć 1 kartę umiejętności
choices-actions-moveThenAct = Przesuń się, potem wykonaj 1 akcję
choices-actions-actTwice = Zostań i wykonaj 2 akcje
choices-actions-actOnce = Wykonaj 1 akcję

## choices.passing

choices-passing-stay = Zostań na miejscu
choices-passing-action = Nie wykonuj akcji
    .detail = Kończy twoją fazę akcji
choices-passing-orders = Nic nie rób
    .detail = „Rozkaz prezydencki” przepada
choices-passing-emergency = Nic nie rób
    .detail = Kolej na następnego gracza
choices-passing-react = Nie reaguj
    .detail = Gra toczy się dalej
choices-passing-contribute = Nie dokładaj kart
    .detail = Nikt się nie dowie dlaczego
choices-passing-takeRisk = Niczego nie ryzykuj
    .detail = Żaden statek nie przepada, ale nic nie zyskujesz
choices-passing-nobody = Nie wybieraj nikogo
choices-passing-noShips = Wystarczy statków
choices-passing-none = Ani jednego
choices-passing-noActivations = Wystarczy aktywacji
choices-passing-leaveShip = Zostaw go na miejscu
choices-passing-stayInArea = Zostań na tym obszarze
choices-passing-noRepairs = Koniec napraw
choices-passing-rollAgain = Zostaw wynik
    .detail = Żadna karta nie zostaje odrzucona
choices-passing-keepQuorum = Zachowaj wszystkie karty Kworum
choices-passing-cullDestiny = Nie odrzucaj żadnej
    .detail = Talia Przeznaczenia zostaje przetasowana
choices-passing-useAbility = Nie używaj
    .detail = Gra toczy się dalej
choices-passing-decline = Zrezygnuj
    .detail = Gra toczy się dalej bez tego
choices-passing-risk = Zaryzykuj { NOUN($ships, case: "acc") }
    .detail = Udaje się przy wyniku { $atLeast } lub więcej
choices-passing-yes = Tak, zrób to
choices-passing-useEffect = Użyj efektu
choices-passing-use = Użyj: { $ability }

## choices.ships

choices-ships-at = { $ship } ({ $area })
choices-ships-acted = { $ship } ({ $area }; już działał w tej turze)
choices-ships-unseen = { $ship } ({ $area }; nikt go nie oglądał)
choices-ships-numbered = { $ship } nr { $number } ({ $area })
choices-ships-piloted = { $ship } ({ $area }), pilot: { $player }
choices-ships-noHit = Nie można trafić
choices-ships-hit =
    { $result ->
        [damaged] Uszkodzony przy wyniku { $range }
       *[destroyed] Zniszczony przy wyniku { $range }
    }
choices-ships-whose =
    { $own ->
        [yes] twój { $ship }
       *[no] nieobsadzony { $ship }
    }
choices-ships-ofReserves = { $ship } z Rezerwy
choices-ships-centurion =
    { $space ->
        [0] Centurion na polu startowym
       *[other] Centurion na polu { $space }
    }
choices-ships-launch = Start: { $ship } ({ $area })
choices-ships-fromReserves = Z Rezerwy w przestrzeń
choices-ships-move = { $ship }: { $from } → { $to }
choices-ships-attack =
    { $number ->
        [none] { $spent ->
            [yes] { $viper } atakuje { NOUN($target, case: "acc") } ({ $area }, już działał w tej turze)
           *[no] { $viper } atakuje { NOUN($target, case: "acc") } ({ $area })
        }
       *[other] { $viper } atakuje { NOUN($target, case: "acc") } nr { $number } ({ $area })
    }

## choices.things

choices-things-strength = Siła { $strength }; pomaga lub szkodzi zależnie od umiejętności
choices-things-option = Opcja { $number } karty „{ $card }”
choices-things-nothing = Nic więcej nie rób
choices-things-idlePlace = Brak dostępnej akcji: { $why }
choices-things-idle =
    { $idle ->
        [damaged] obszar jest uszkodzony
        [cards] nie masz kart umiejętności, które kosztuje
       *[forbidden] nie możesz jej użyć
    }
choices-things-idleUnless = tylko jeśli { $conditions }
choices-things-placeOn = { $place }, { $board }
choices-things-costsSkillCard = kosztuje 1 kartę umiejętności
choices-things-costsCard = kosztuje 1 kartę
choices-things-costsSuperCrises = kosztuje { NOUN($cards, case: "acc") }
choices-things-cardTo =
    { $top ->
        [yes] Na wierzch: { $card }
       *[no] Na spód: { $card }
    }
choices-things-toHand = Weź je na rękę
choices-things-toCheck = Dołóż je do testu
    .detail = Trafiają tam zaraz po kartach Przeznaczenia
choices-things-deck = { $deck }
choices-things-top = Na wierzch talii
    .detail = Zostanie wylosowana jako następna
choices-things-bottom = Na spód talii
    .detail = Długo się nie pojawi
choices-things-result =
    { $passes ->
        [yes] Test kończy się sukcesem
       *[no] Test kończy się porażką
    }
    .detail = Rezultat następuje od razu; kart się nie dokłada
choices-things-damagedVipers = { $ships } (uszkodzone)

## mistakes

mistakes-gameOver = Gra się skończyła; nie ma już o czym decydować.
mistakes-alreadyDecided = To już rozstrzygnięte.
mistakes-notYours = O tym decyduje inny gracz.
mistakes-twice = Tego samego nie można wybrać dwa razy.
mistakes-notOpen = Takiej możliwości teraz nie ma.
mistakes-count = Wybierz { $runs }, a nie { $count }.
mistakes-exactly = Wybierz dokładnie { $needed }, a nie { $count }.
mistakes-run = od { $least } do { $most }
