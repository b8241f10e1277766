## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · gra { $game }
lobby-invitation = Wkrótce zaczyna się gra. Zajmij miejsce.
lobby-running = Gra trwa: plansza i dziennik są poniżej, a `/help` mówi, co możesz teraz zrobić.
lobby-over = Gra się skończyła. `/game create` otwiera nową.
lobby-abandoned = Gra została porzucona. `/game create` otwiera nową.
lobby-deleted = Gra została usunięta. `/game create` otwiera nową.
lobby-resting = Gra jest w archiwum. Przywraca ją `/game revive`.
lobby-seatsTitle = ### Miejsca: zajęte { $taken } z { $seats }
lobby-seatsTaken = ### Miejsca
lobby-seat = { $seat }. { $holder }
lobby-host = { $holder } · gospodarz
lobby-automaticName = Bot { $number }
lobby-automatic = { $name } · gracz komputerowy
lobby-withLevel = { $holder } ({ $level })
lobby-open = *wolne*
lobby-optionsTitle = ### Opcje
lobby-field = - { $field }: **{ $value }**
lobby-nothingOfIt = brak
lobby-sympathizer = sympatyk
lobby-sympathizerWith = sympatyk (gdy graczy jest { $numbers })
lobby-sympathizerUnlessLeader = { $role }, jeśli nikt nie gra Przywódcą Cylonów
lobby-or = lub
lobby-notNow = -# Teraz niemożliwe: { $reasons }
lobby-pace = - Tempo: **{ $name }** ({ $detail })
lobby-playersAny = - Gracze: **każda liczba** (możliwe: { $numbers })
lobby-playersWanted = - Gracze: **{ $wanted }** (możliwe: { $numbers })
lobby-hostDecides = -# O opcjach decyduje i grę rozpoczyna { $host }. { $privately }
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-add = Dodaj gracza komputerowego
lobby-remove = Usuń gracza komputerowego
lobby-start = Rozpocznij
lobby-fill = Rozpocznij z graczami komputerowymi
lobby-anyNumber = Każda liczba
lobby-number =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Nie teraz: { $reason }
lobby-section-table = Gracze i tempo
lobby-section-game = Rozszerzenia i cel
lobby-section-rules = Role i zasady
lobby-section-seats = Miejsca i rezerwacje ról
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = Ilu gra, jak długo gra czeka na odpowiedź i jak dobrze grają gracze komputerowi.
lobby-intro-game = Z czym się gra i dokąd flota musi dotrzeć. Zestaw ustawia naraz wszystkie opcje na pierwszą grę; każdą można potem zmienić.
lobby-intro-rules = Role inne niż ludzie i nieujawnieni Cyloni oraz zasady, które nie przy każdym stole obowiązują.
lobby-intro-seats = O tym, kto gdzie siedzi i kto zaczyna, decyduje gospodarz. Każdy może zarezerwować dla siebie postać lub rodzaj postaci, a gospodarz także dla innych: rezerwacja trwa, dopóki ta osoba nie wybierze.
lobby-menu = { $menu }…
lobby-menu-players = Gracze
lobby-menu-pace = Tempo
lobby-menu-level = Gracze komputerowi
lobby-menu-preset = Zestaw opcji
lobby-menu-expansions = Rozszerzenia
lobby-menu-parts = Części
lobby-menu-objective = Cel
lobby-menu-difficulty = Poziom trudności
lobby-menu-roles = Role
lobby-menu-rules = Zasady
lobby-menu-order = Miejsca
lobby-menu-first = Kto zaczyna
lobby-menu-up = Przesadź o miejsce wcześniej
lobby-menu-late = Spóźnieni
lobby-menu-keepFor = Dla kogo zarezerwować rolę
lobby-menu-keep = Zarezerwuj rolę
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Decyduje o tym { $host }.
lobby-formClosed = Gra się zaczęła lub została zamknięta: niczego nie można już zmienić.
lobby-opened = Gra **{ $game }** jest otwarta: inni zajmują miejsca przyciskiem „Dołącz”, ty ustawiasz ją przyciskami pod jej wiadomością, a „Rozpocznij” ją zaczyna.
lobby-openedThread = Gra **{ $game }** jest otwarta w { $thread }: tam inni zajmują miejsca, ty ustawiasz ją przyciskami, a „Rozpocznij” ją zaczyna.
lobby-presetSets = **{ $preset }** ustawia: { $options }. Każdą opcję można jeszcze zmienić, zanim gra się zacznie.
lobby-changed = Wiadomość z lobby pokazuje, co się zmieniło.
lobby-nothingToChange = Nie podano, co zmienić.
lobby-nothingToChangeHint = Podaj, co zmienić, na przykład `players` lub `difficulty`, albo użyj menu w wiadomości z lobby.
lobby-pickAgain = To menu jest nieaktualne.
lobby-pickAgainHint = Wiadomość z lobby pokazuje, co można teraz wybrać.
lobby-post = Tu toczy się gra { $game }. Jej lobby jest poniżej.
lobby-tag-open = Otwarta
lobby-tag-running = W toku
lobby-tag-waiting = Czeka
lobby-tag-over = Zakończona
lobby-tagRequired = Forum wymaga, aby każdy post miał tag, a nie ma żadnego, który mogę nadać.
lobby-tagRequiredHint = Ktoś, kto zarządza serwerem, może dodać na forum tag „{ $tag }” albo pozwolić na posty bez tagów.
lobby-lackingThread = Nie mogę otworzyć tu wątku dla gry; brakuje mi uprawnień: { $permissions }.
lobby-lackingThreadHint = Może mi je dać ktoś, kto zarządza serwerem; albo graj na tym kanale: `/game create thread: False`.
lobby-noThreads = Na tym kanale nie można otwierać wątków.
lobby-noThreadsHint = Wybierz kanał tekstowy lub forum albo graj tutaj: `/game create thread: False`.
lobby-onlyManagersOpen = Tylko administratorzy serwera mogą tu otwierać gry.
lobby-onlyRoleOpens = Tylko członkowie z rolą { $role } mogą tu otwierać gry.
lobby-elsewhere = Na tym serwerze gry otwiera się tutaj: { $channels }.
lobby-elsewhereHint = Użyj tam `/game create`.
lobby-askManager = Poproś kogoś, kto może, albo administratora serwera, który może to zmienić w `/settings`.
lobby-movedHere = Gra { $game } toczy się dalej tutaj, w { $channel }.
lobby-threadOver = { $name } · zakończona
lobby-threadAbandoned = { $name } · porzucona
lobby-unreachable = Nie mogę pisać w { $channel }, gdzie toczy się gra { $game }: { $why } `/host here` z `game: { $game }` przenosi grę na inny kanał lub do wątku.
lobby-unreachableLocked = wątek jest zablokowany albo brakuje mi tam uprawnień. Administrator serwera może go odblokować albo dać mi uprawnienia: Wyświetlanie kanału, Wysyłanie wiadomości, Wysyłanie wiadomości w wątkach i Załączanie plików.
lobby-unreachableLacking = brakuje mi tam uprawnień: { $permissions }. Gdy tylko administrator serwera mi je da, gra potoczy się dalej od tego samego miejsca.
lobby-unreachableGone = tego kanału już nie ma.
lobby-plainWords = W { $channel }, gdzie toczy się gra { $game }, brakuje mi uprawnień: { $permissions }. Gra toczy się dalej: dopóki administrator serwera mi ich nie da, opisuję słowami to, co pokazałyby obrazki.
lobby-postsDeleted = Ktoś na serwerze albo inny bot stale usuwa moje wiadomości w { $channel }, gdzie toczy się gra { $game }. Po kilku kolejnych próbach na razie przestaję. Jeśli to bot moderujący, dodaj mnie do jego wyjątków. Potem `/host pause` i `/host resume` znów pokażą otwarte pytanie, a `/host here` przeniesie grę na inny kanał lub do wątku.

## options

options-objective = Cel
options-objectiveHelp = dokąd flota musi dotrzeć; wymagane: Pegasus (Nowa Caprica), Exodus (Mgławica Jońska), Świt (Ziemia)
options-difficulty = Poziom trudności
options-difficultyHelp = każdy zasób zaczyna o 2 wyżej (łatwiej ludziom), o 2 niżej (łatwiej Cylonom) lub jak zwykle
options-normal = normalny
options-easierForHumans = łatwiejszy dla ludzi
options-easierForCylons = łatwiejszy dla Cylonów
options-cylonLeader = Przywódcy Cylonów
options-cylonLeaderHelp = Pegasus lub Świt, 4–7 graczy: jeden może (z 7 musi) być jawnym Cylonem z agendą lub Motywami
options-sympatheticCylon = Miłosierny Cylon
options-sympatheticCylonHelp = Pegasus, bez Świtu i Przywódcy, 4 lub 6 graczy: nie sympatyk, lecz jawny Cylon z tajną agendą
options-noSympathizer = Bez sympatyka
options-noSympathizerHelp = dla 4 lub 6, bez Świtu i Przywódców: +1 karta człowieka, mniej zasobów, bez Boomer, Cyloni losują 3
options-cylonShipsActivateOncePerTurn = Każdy statek Cylonów działa raz na turę
options-cylonShipsActivateOncePerTurnHelp = każdy statek Cylonów aktywuje się najwyżej raz na turę
options-executionRedrawsLoyalty = Nowa lojalność po egzekucji
options-executionRedrawsLoyaltyHelp = Pegasus lub Exodus: stracony człowiek wymienia karty Lojalności na jedną nową; wył.: zachowuje je
options-bridgeByOthersSkipsCrisis = Bez karty kryzysu po Demetriusie
options-bridgeByOthersSkipsCrisisHelp = cel Ziemia: bez karty kryzysu także wtedy, gdy „Mostek” Demetriusa aktywuje inny gracz
options-on = wł.
options-off = wył.

## seating

seating-any-politicalLeader = przywódca polityczny
seating-any-militaryLeader = przywódca wojskowy
seating-any-pilot = pilot
seating-any-support = postać wsparcia
seating-any-cylonLeader = dowolny Przywódca Cylonów
seating-order-joined = w kolejności dołączania
seating-order-random = losowo
seating-order-byHand = według gospodarza
seating-orderHelp-joined = Ludzie w kolejności dołączania, po nich gracze komputerowi
seating-orderHelp-random = Ludzie wymieszani, po nich wymieszani gracze komputerowi
seating-orderHelp-byHand = Dokładnie tak, jak pokazuje lobby
seating-line = - Miejsca: **{ $order }**; { $first }
seating-firstDrawn = kto zaczyna, decyduje los
seating-firstNamed = zaczyna **{ $name }**
seating-keptLine = - Zarezerwowane do czasu wyboru: { $kept }
seating-kept = { $name } **{ $role }**
seating-peopleFirst = -# Postacie wybiera się w kolejności miejsc od tego, kto zaczyna: najpierw ludzie, potem gracze komputerowi.
seating-byHand = -# Postacie wybiera się w kolejności miejsc od tego, kto zaczyna, więc gracz komputerowy może wybierać przed ludźmi, którzy siedzą za nim. Przywódców Cylonów zostawia ludziom.
seating-option = Miejsca: { $order }
seating-firstByLot = Zaczyna: ktoś wylosowany
seating-firstIs = Zaczyna: { $name }
seating-upSeat = Miejsce { $seat }: { $name }
seating-upHelp = O jedno miejsce wcześniej
seating-upLast = Za ostatnie miejsce
seating-keepNothing = Nic dla mnie nie rezerwuj
seating-keepRole = Dla mnie: { $role }
seating-keepNothingFor = Nie rezerwuj nic: { $name }
seating-keepRoleFor = Dla gracza { $name }: { $role }
seating-keepFor = Zarezerwuj rolę: { $name }
seating-keepsNothing = Nic nie jest zarezerwowane
seating-keepsRole = Rezerwacja: { $role }
seating-late-open = Spóźnieni od razu zajmują miejsca graczy komputerowych
seating-late-ask = Spóźnieni proszą gospodarza o miejsce
seating-lateHelp-open = W trwającej grze, przez /game join; bez pytania gospodarza
seating-lateHelp-ask = W trwającej grze, przez /game join; gospodarz zgadza się jednym naciśnięciem
seating-changed = Wiadomość z lobby pokazuje, kto gdzie siedzi.
seating-keptReply = Rola zarezerwowana do czasu wyboru: { $role }, gracz { $person }. Zasady są ważniejsze: jeśli do tego czasu pozwalają tylko na inne rodzaje postaci, nie można jej wziąć.
seating-keptNothing = Dla gracza { $person } nic już nie jest zarezerwowane.
seating-nothingNamed = Nie podano, co zmienić.
seating-nothingNamedHint = Podaj `order`, `first`, `up` lub `open` albo użyj przycisku „Miejsca i rezerwacje ról” w wiadomości z lobby.
seating-personBegins = Dopóki gra choć jeden człowiek, gracz komputerowy nie może zaczynać.
seating-personBeginsHint = Wskaż człowieka albo zdaj się na los.
seating-noSeat = Ta osoba nie ma miejsca w tym lobby.
seating-noSeatHint = Najpierw musi dołączyć.
seating-noSuchRole = Nie ma takiej roli.
seating-noLeaders = W tej grze nie ma Przywódców Cylonów: ta opcja jest wyłączona.
seating-notInGame = { $role }: przy obecnych ustawieniach nie ma tej roli w grze.
seating-keptBy = { $role }: tę rolę ma już zarezerwowaną { $name }.
seating-exhausted =
    { $count ->
        [few] Przy { $players } graczach tylko { $count } z was mogą mieć pewność tej roli ({ $role }): zasady nie pozwalają wybierać z rodzaju postaci, dopóki w innym zostało ich więcej.
       *[other] Przy { $players } graczach tylko { $count } z was może mieć pewność tej roli ({ $role }): zasady nie pozwalają wybierać z rodzaju postaci, dopóki w innym zostało ich więcej.
    }
seating-keepHint = Zarezerwuj inną rolę albo żadną.

## levels

levels-easy = łatwy
levels-normal = normalny
levels-hard = trudny
levels-easyHelp = Grają pochopnie, według prostych reguł, i nigdy nie myślą naprzód
levels-normalHelp = Tam, gdzie to ważne, myślą przez chwilę naprzód
levels-hardHelp = Myślą naprzód dłużej: dla osób, które znają grę
levels-line = - Poziom graczy komputerowych: **{ $level }**
levels-option = Poziom graczy komputerowych: { $level }
levels-noticeAll = 🎚 { $by } ustawia poziom wszystkich graczy komputerowych: **{ $level }**.
levels-noticeOne = 🎚 { $by } ustawia poziom: { $name } · **{ $level }**.
levels-allSet = Poziom wszystkich graczy komputerowych, także tych, którzy dołączą później: **{ $level }**.
levels-oneSet = { $name } ma teraz poziom **{ $level }**.
levels-notAutomatic = Na tym miejscu gra człowiek.
levels-notAutomaticHint = Podaj miejsce gracza komputerowego albo pomiń je, jeśli chodzi o wszystkich.
levels-alreadyHint = Jak dobrze gra, ustalasz w /host level.
levels-forAutomatic = Poziom dotyczy graczy komputerowych, a wskazano osobę.
levels-forAutomaticHint = Pomiń osobę albo poziom.

## invite

invite-button = Wezwij graczy
invite-calling = { $role }: { $name } szuka graczy. „Dołącz” zajmuje miejsce.
invite-join = Dołącz
invite-done = Rola { $role } jest wzmiankowana na kanale.
invite-noRole = Na tym serwerze nie wskazano roli, przez którą można wzywać graczy.
invite-noRoleHint = Administrator serwera wskazuje ją w /settings invite.
invite-already = Do tej gry już wzywano graczy.
invite-alreadyHint = Rolę wzmiankuje się raz na grę.
invite-tooSoon =
    { $count ->
        [one] Niecałą godzinę temu rolę wzmiankowano dla innej gry, więc ma spokój jeszcze przez { $count } minutę.
        [few] Niecałą godzinę temu rolę wzmiankowano dla innej gry, więc ma spokój jeszcze przez { $count } minuty.
       *[many] Niecałą godzinę temu rolę wzmiankowano dla innej gry, więc ma spokój jeszcze przez { $count } minut.
    }
invite-tooSoonHint = Spróbuj później albo powiedz ludziom o grze bez mojej pomocy.
invite-notMentionable = Nikt by tego nie zauważył: nie wolno mi wzmiankować tej roli.
invite-notMentionableHint = Administrator serwera może pozwolić wszystkim na @wzmiankowanie tej roli (Ustawienia serwera, Role) albo dać mi uprawnienie do wzmiankowania wszystkich ról.

## rematch

rematch-button = Jeszcze raz w tym składzie
rematch-opened = Gra **{ $game }** jest tu otwarta, z tymi samymi opcjami, limitami czasu i graczami komputerowymi.
rematch-calling = { $people }: { $name } otwiera następną grę z tymi samymi opcjami. Wystarczy jedno naciśnięcie, aby zająć miejsce.
rematch-join = Dołącz
rematch-notOver = Ta gra się nie skończyła.
rematch-notOverHint = Gdy się skończy, /game rematch otwiera następną w tym samym składzie.
rematch-tutorial = Samouczek rozgrywa się raz: za każdym razem to ta sama gra.
rematch-tutorialHint = Otwórz grę przez /game create albo kolejny samouczek przez /game tutorial.
rematch-notYours = Następną grę w tym samym składzie mogą otworzyć tylko uczestnicy tej.
rematch-notYoursHint = Otwórz własną przez /game create.
