## page.frame

page-frame-title = Stół treningowy
page-frame-noScript = Stół treningowy potrzebuje JavaScriptu.
page-frame-opening = Otwieram stół treningowy…
page-frame-noAnswerYet = Stół treningowy jeszcze nie odpowiada. Próbuję ponownie…
page-frame-noAnswer = Stół treningowy nie odpowiedział. Czy nadal działa?
page-frame-noReason = Stół treningowy odpowiedział kodem { $status } bez podania powodu.
page-frame-lost = Utracono połączenie ze stołem treningowym. Łączę ponownie…
page-frame-botOffline = Bot jest offline. Odpowie, gdy tylko wróci.
page-frame-noChannel = Nie ma jeszcze żadnego kanału.
page-frame-threadClosed = Ten wątek jest zamknięty.
page-frame-playingAs = Grasz jako { $name }
page-frame-drawer = Kanały i osoby
page-frame-unread =
    { $count ->
        [one] { $label }, { $count } nieprzeczytana
        [few] { $label }, { $count } nieprzeczytane
       *[many] { $label }, { $count } nieprzeczytanych
    }
page-frame-events = Wydarzenia
page-frame-apps = Aplikacje

## page.sidebar

page-sidebar-playAs = Graj jako
page-sidebar-playAsPerson = Graj jako { $name }
page-sidebar-key = Alt+{ $number }
page-sidebar-playAsByKey = Graj jako { $name } (Alt+{ $number })
page-sidebar-channels = Kanały
page-sidebar-textChannels = Kanały tekstowe
page-sidebar-directMessages = Wiadomości prywatne
page-sidebar-noSecrets = Jeszcze nic. Twoje tajemnice przyjdą tutaj.
page-sidebar-channel = Kanał { $name }
page-sidebar-thread = Wątek { $name }
page-sidebar-privateThread = Prywatny wątek { $name }
page-sidebar-directWith = Wiadomości prywatne: { $name }
page-sidebar-you = Ty
page-sidebar-mayManage = Administrator serwera
page-sidebar-playing = W grze
page-sidebar-closed = Wiadomości prywatne zamknięte
page-sidebar-letBotWrite = Pozwól botowi pisać wiadomości prywatne
page-sidebar-open = Wiadomości prywatne są zamknięte. Kliknij, aby je otworzyć.
page-sidebar-close = Wiadomości prywatne są otwarte. Kliknij, aby je zamknąć.
page-sidebar-language = Język
page-sidebar-languageHelp = Język strony, serwera i wszystkich przy stole

## page.messages

page-messages-list = Wiadomości
page-messages-toNewest = Przejdź do najnowszej
page-messages-newMessages = Nowe wiadomości
page-messages-new = Nowe
page-messages-app = BOT
page-messages-edited = (edytowano)
page-messages-yesterday = Wczoraj o { $time }
page-messages-used = { $name } używa { $command }
page-messages-youUsed = Użyto { $command }
page-messages-replyTo = Odpowiedź na wiadomość ({ $name }): przejdź do niej
page-messages-deleted = Oryginalna wiadomość została usunięta
page-messages-see = Kliknij, aby zobaczyć wiadomość
page-messages-sending = Wysyłam polecenie…
page-messages-thinking = myśli…
page-messages-failed = Interakcja się nie powiodła.
page-messages-onlyYou = Tylko ty to widzisz
page-messages-dismiss = Odrzuć wiadomość
page-messages-card = Karta
page-messages-picture = Obraz
page-messages-showLarge = Powiększ obraz: { $label }
page-messages-fit = Dopasuj do okna
page-messages-actualSize = Rzeczywisty rozmiar
page-messages-original = Otwórz oryginał
page-messages-closePicture = Zamknij obraz
page-messages-threadStarted = { $name } otwiera wątek: { $thread }
page-messages-pinned = { $name } przypina wiadomość na tym kanale.
page-messages-joined = { $name } dołącza do serwera.
page-messages-renamed = { $name } zmienia nazwę kanału: { $channel }
page-messages-count =
    { $count ->
        [one] { $count } wiadomość
       *[other] { $count } wiadomości
    }
page-messages-none = Nie ma jeszcze wiadomości.
page-messages-posts = Posty
page-messages-noPosts = Nie ma jeszcze postów. Jeśli gry otwiera się na forum (/settings), każda dostaje tu swój post.
page-messages-welcome = Witaj na #{ $name }!
page-messages-channelBegins = To początek kanału #{ $name }.
page-messages-threadBegins = To początek wątku.
page-messages-directBegins = To początek twoich wiadomości prywatnych z: { $name }. Tylko ty możesz je czytać.
page-messages-firstCommand = Wpisz { $command }, aby otworzyć grę.
page-messages-tutorialCommand = Grasz pierwszy raz? { $command } prowadzi cię przez pierwsze tury.
page-messages-firstSlash = Wpisz { $key }, aby zobaczyć wszystko, co umie bot.
page-messages-seats = Wybierz inną osobę pod „Graj jako”, aby zająć jej miejsce; przy „Graj za wszystkich” strona przełącza się na tego, kogo pyta bot.
page-messages-spoiler = Spoiler: naciśnij, aby odkryć
page-messages-unknownPerson = nieznana osoba
page-messages-unknownRole = nieznana rola
page-messages-unknownChannel = nieznany
page-messages-inPlace = { $place } › wiadomość

## page.composer

page-composer-commands = Polecenia
page-composer-noneHere = Nie ma tu żadnych poleceń. Używaj ich na kanale serwera.
page-composer-show = Pokaż polecenia
page-composer-message = Napisz na { $place }
page-composer-messageTo = Napisz do { $place }
page-composer-box = Napisz na { $place }. Wpisz /, aby zobaczyć polecenia.
page-composer-boxTo = Napisz do { $place }. Wpisz /, aby zobaczyć polecenia.
page-composer-unknown = Nie ma polecenia „{ $typed }”. Wpisz /, aby zobaczyć wszystkie.
page-composer-notDirect = „{ $typed }” działa na kanałach serwera, nie w wiadomościach prywatnych.
page-composer-matching = Polecenia pasujące do /{ $typed }
page-composer-others = polecenia
page-composer-noOption = /{ $command } nie ma opcji „{ $option }”.
page-composer-options = Opcje nieobowiązkowe
page-composer-choices = Możliwości dla { $option }
page-composer-discard = Odrzuć polecenie
page-composer-discardByKey = Odrzuć (Esc)
page-composer-send = Wyślij
page-composer-enter = Enter wysyła
page-composer-enterOrMore = Enter wysyła · ↑↓ po więcej opcji
page-composer-loading = Wczytuję możliwości…
page-composer-noMatch = Żadna opcja nie pasuje
page-composer-required = obowiązkowe
page-composer-optional = nieobowiązkowe
page-composer-end = Polecenie gotowe: Enter wysyła
page-composer-more = jeszcze { $count }
page-composer-yes = Prawda
page-composer-no = Fałsz
page-composer-thread = Wątek
page-composer-missing = „{ $option }” jest obowiązkowe: { $description }
page-composer-notListed = „{ $option }” musi być jedną z możliwości z listy.
page-composer-noFiles = „{ $option }” wymaga pliku, a stół treningowy ich nie przyjmuje.
page-composer-notNumber = „{ $option }” musi być liczbą.
page-composer-notWhole = „{ $option }” musi być liczbą całkowitą.
page-composer-tooLittle = „{ $option }” musi wynosić co najmniej { $least }.
page-composer-tooMuch = „{ $option }” może wynosić najwyżej { $most }.
page-composer-tooShort = „{ $option }” musi mieć co najmniej tyle znaków: { $least }.
page-composer-tooLong = „{ $option }” może mieć najwyżej { $most } znaków.

## page.forms

page-forms-select = Wybierz
page-forms-nothing = Nie ma z czego wybierać.
page-forms-exactly = Wybierz { $most } (wybrano: { $chosen })
page-forms-upTo = Wybierz najwyżej { $most } (wybrano: { $chosen })
page-forms-between = Wybierz od { $least } do { $most } (wybrano: { $chosen })
page-forms-done = Gotowe
page-forms-close = Zamknij formularz
page-forms-cancel = Anuluj
page-forms-submit = Wyślij
page-forms-required = obowiązkowe
page-forms-text = Tekst

## page.tools

page-tools-bar = Stół treningowy
page-tools-allSeats = Graj za wszystkich
page-tools-allSeatsHelp = Strona przełącza się na tego, kogo pyta bot
page-tools-askedNow = Teraz kolej na
page-tools-asked = Kolej na
page-tools-you = Ciebie
page-tools-youAsked = Twój ruch: przejdź do pytania
page-tools-youAskedByKey = Twój ruch: przejdź do pytania (Alt+Q)
page-tools-personAsked = Kolej na: { $name } (przejdź do pytania)
page-tools-became = Grasz teraz jako { $name }
page-tools-title = Narzędzia stołu
page-tools-titleAt = Narzędzia stołu. Czas przy stole: { $time }
page-tools-titleAhead = Narzędzia stołu. Czas przy stole: { $time }, o { $ahead } do przodu
page-tools-timeAhead = { $time }, do przodu: { $ahead }
page-tools-underAnHour = mniej niż godzina
page-tools-help = Zegar i gra automatyczna
page-tools-close = Zamknij
page-tools-clock = Zegar stołu
page-tools-clockHelp = Przesuń go do przodu, aby zobaczyć przypomnienia i limity czasu. Cofnąć się nie da.
page-tools-skip = Pomiń: { $time }
page-tools-playOn = Niech stół gra sam
page-tools-playOnHelp = Gra za ludzi przy stole, naciskając losowo przyciski, które podsuwa im bot. Bot nie zauważy różnicy, a stół nie widzi więcej niż oni.
page-tools-answerOne = Odpowiedz na to pytanie
page-tools-answerAll = Odpowiedz raz za wszystkich pytanych ({ $count })
page-tools-answersFor = Graj automatycznie za
page-tools-nobody = Nikogo
page-tools-others = Wszystkich oprócz: { $name }
page-tools-everybody = Wszystkich
