## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · gra { $game }
lobby-invitation = Zaraz zaczyna się gra. Zajmij miejsce.
lobby-running = Gra trwa. Plansza i dziennik są poniżej; `/help` pokazuje, co możesz teraz zrobić.
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
lobby-notNow = -# Niedostępne: { $reasons }
lobby-pace = - Tempo: **{ $name }** ({ $detail })
lobby-playersAny = - Gracze: **wszyscy, którzy dołączą** (możliwe: { $numbers })
lobby-playersWanted = - Gracze: **{ $wanted }** (możliwe: { $numbers })
lobby-hostDecides = -# { $host } wybiera opcje i rozpoczyna grę. { $privately }
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-add = Dodaj bota
lobby-remove = Usuń bota
lobby-start = Rozpocznij
lobby-fill = Rozpocznij z botami
lobby-anyNumber = Wszyscy, którzy dołączą
lobby-number =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Niedostępne: { $reason }
lobby-section-table = Gracze i tempo
lobby-section-game = Rozszerzenia i cel
lobby-section-rules = Role i zasady
lobby-section-seats = Miejsca i zarezerwowane role
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = Ilu was gra, jak długo gra czeka na odpowiedzi i jak dobrze grają gracze komputerowi.
lobby-intro-game = W co gracie i dokąd zmierza flota. Zestaw ustawia naraz wszystkie opcje na pierwszą grę; każdą możesz potem zmienić.
lobby-intro-rules = Role inne niż ludzie i ukryci Cyloni oraz zasady, których nie używa każdy stół.
lobby-intro-seats = Gospodarz ustala miejsca i to, kto zaczyna. Możesz zarezerwować dla siebie postać lub jej rodzaj, a gospodarz może to zrobić dla innych; rezerwacja obowiązuje, dopóki ta osoba nie wybierze.
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
lobby-menu-order = Kolejność miejsc
lobby-menu-first = Pierwszy gracz
lobby-menu-up = Przesadź o miejsce wcześniej
lobby-menu-late = Spóźnieni
lobby-menu-keepFor = Dla kogo zarezerwować rolę
lobby-menu-keep = Rola do zarezerwowania
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Zmienić to może tylko { $host }.
lobby-formClosed = Gra już się zaczęła albo została zamknięta, więc niczego tu nie można zmienić.
lobby-opened = Gra **{ $game }** jest otwarta. Inni zajmują miejsca przyciskiem „Dołącz”; ustaw ją przyciskami pod jej wiadomością i naciśnij „Rozpocznij”, gdy wszyscy są gotowi.
lobby-openedThread = Gra **{ $game }** jest otwarta w { $thread }. Tam dołączają inni; ustaw ją przyciskami i naciśnij „Rozpocznij”, gdy wszyscy są gotowi.
lobby-presetSets = **{ $preset }** ustawia: { $options }. Do początku gry możesz jeszcze zmienić każdą opcję.
lobby-changed = Lobby jest zaktualizowane.
lobby-nothingToChange = Nie podano, co zmienić.
lobby-nothingToChangeHint = Podaj opcję, na przykład `players` lub `difficulty`, albo użyj menu w lobby.
lobby-pickAgain = To menu jest nieaktualne.
lobby-pickAgainHint = Użyj aktualnych menu w lobby.
lobby-post = Tu toczy się gra { $game }. Jej lobby jest poniżej.
lobby-tag-open = Otwarta
lobby-tag-running = W toku
lobby-tag-waiting = Czeka
lobby-tag-over = Zakończona
lobby-tagRequired = Na tym forum każdy post musi mieć tag, a nie ma żadnego, którego wolno mi użyć.
lobby-tagRequiredHint = Administrator serwera może dodać tag „{ $tag }” albo znieść ten wymóg.
lobby-lackingThread = Nie mogę utworzyć tu wątku dla gry. Brakuje mi uprawnień: { $permissions }.
lobby-lackingThreadHint = Poproś o nie administratora serwera albo graj na tym kanale: `/game create thread: False`.
lobby-noThreads = Na tym kanale nie można tworzyć wątków.
lobby-noThreadsHint = Wybierz kanał tekstowy lub forum albo graj tutaj: `/game create thread: False`.
lobby-onlyManagersOpen = Tylko administratorzy serwera mogą tu otwierać gry.
lobby-onlyRoleOpens = Tylko członkowie z rolą { $role } mogą tu otwierać gry.
lobby-elsewhere = Na tym serwerze gry otwiera się tutaj: { $channels }.
lobby-elsewhereHint = Użyj tam `/game create`.
lobby-askManager = Poproś kogoś, kto może, albo administratora serwera, który może to zmienić w `/settings`.
lobby-movedHere = Gra { $game } toczy się dalej tutaj, w { $channel }.
lobby-threadOver = { $name } · zakończona
lobby-threadAbandoned = { $name } · porzucona
lobby-unreachable = Nie mogę pisać w { $channel }, gdzie toczy się gra { $game }: { $why } `/host here game: { $game }` przenosi grę na inny kanał lub do wątku.
lobby-unreachableLocked = wątek jest zablokowany albo brakuje mi tam uprawnień. Administrator serwera może go odblokować albo dać mi uprawnienia: Wyświetlanie kanału, Wysyłanie wiadomości, Wysyłanie wiadomości w wątkach i Załączanie plików.
lobby-unreachableLacking = brakuje mi tam uprawnień ({ $permissions }). Gdy tylko administrator serwera mi je nada, gra ruszy dalej od tego samego miejsca.
lobby-unreachableGone = tego kanału już nie ma.
lobby-plainWords = W { $channel }, gdzie toczy się gra { $game }, brakuje mi uprawnień ({ $permissions }). Gra toczy się dalej: dopóki administrator serwera mi ich nie nada, opiszę słowami to, co pokazałyby obrazki.
lobby-postsDeleted = Ktoś na serwerze albo inny bot ciągle usuwa moje wiadomości w { $channel }, gdzie toczy się gra { $game }. Kilka razy próbuję ponownie, a teraz robię przerwę. Jeśli to bot moderujący, dodaj mnie do wyjątków. Potem `/host pause` i `/host resume` pokażą otwarte pytanie od nowa, a `/host here` przeniesie grę na inny kanał lub do wątku.

## options

options-objective = Cel
options-objectiveHelp = dokąd zmierza flota; Nowa Caprica wymaga Pegasusa, Mgławica Jońska Exodusu, Ziemia Świtu
options-difficulty = Poziom trudności
options-difficultyHelp = każdy zasób zaczyna o 2 wyżej (łatwiej ludziom), o 2 niżej (łatwiej Cylonom) lub jak zwykle
options-normal = normalny
options-easierForHumans = łatwiejszy dla ludzi
options-easierForCylons = łatwiejszy dla Cylonów
options-cylonLeader = Przywódcy Cylonów
options-cylonLeaderHelp = Pegasus lub Świt, 4–7 graczy: jeden może (z 7 musi) być jawnym Cylonem z agendą lub Motywami
options-sympatheticCylon = Miłosierny Cylon
options-sympatheticCylonHelp = Pegasus bez Świtu i Przywódców, 4 lub 6 graczy: zamiast sympatyka jawny Cylon z agendą
options-noSympathizer = Bez sympatyka
options-noSympathizerHelp = dla 4 lub 6, bez Świtu i Przywódców: +1 karta człowieka, mniej zasobów, bez Boomer, Cyloni losują 3
options-cylonShipsActivateOncePerTurn = Każdy statek Cylonów działa raz na turę
options-cylonShipsActivateOncePerTurnHelp = każdy statek Cylonów aktywuje się najwyżej raz na turę
options-executionRedrawsLoyalty = Nowa karta Lojalności po egzekucji
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
seating-orderHelp-joined = Ludzie w kolejności dołączania, potem gracze komputerowi
seating-orderHelp-random = Najpierw ludzie, potem gracze komputerowi; jedni i drudzy losowo
seating-orderHelp-byHand = Dokładnie tak, jak pokazuje lobby
seating-line = - Miejsca: **{ $order }**; { $first }
seating-firstDrawn = zaczyna ktoś losowy
seating-firstNamed = zaczyna **{ $name }**
seating-keptLine = - Zarezerwowane: { $kept }
seating-kept = **{ $role }** ({ $name })
seating-peopleFirst = -# Postacie wybiera się w kolejności miejsc, od pierwszego gracza: najpierw ludzie, potem gracze komputerowi.
seating-byHand = -# Postacie wybiera się w kolejności miejsc, od pierwszego gracza, więc gracz komputerowy może wybierać przed ludźmi, którzy siedzą za nim. Przywódców Cylonów gracze komputerowi zostawiają ludziom.
seating-option = Miejsca: { $order }
seating-firstByLot = Pierwszy gracz: losowo
seating-firstIs = Pierwszy gracz: { $name }
seating-upSeat = Miejsce { $seat }: { $name }
seating-upHelp = O jedno miejsce wcześniej
seating-upLast = Na ostatnie miejsce
seating-keepNothing = Nic dla mnie nie rezerwuj
seating-keepRole = Dla mnie: { $role }
seating-keepNothingFor = Nie rezerwuj nic dla gracza { $name }
seating-keepRoleFor = Dla gracza { $name }: { $role }
seating-keepFor = Zarezerwuj rolę dla gracza { $name }
seating-keepsNothing = Bez rezerwacji
seating-keepsRole = Zarezerwowane: { $role }
seating-late-open = Spóźnieni od razu przejmują miejsca graczy komputerowych
seating-late-ask = Spóźnieni proszą gospodarza o miejsce
seating-lateHelp-open = W trwającej grze, przez /game join; bez pytania gospodarza
seating-lateHelp-ask = W trwającej grze, przez /game join; gospodarz zgadza się jednym naciśnięciem
seating-changed = Nowe miejsca widać w lobby.
seating-keptReply = { $role }: rola zarezerwowana dla gracza { $person }. Zasady i tak obowiązują: jeśli w chwili wyboru dozwolone będą tylko inne rodzaje postaci, tej nie będzie można wziąć.
seating-keptNothing = Dla gracza { $person } nic już nie jest zarezerwowane.
seating-nothingNamed = Nie podano, co zmienić.
seating-nothingNamedHint = Podaj `order`, `first`, `up` lub `open` albo użyj w lobby przycisku „Miejsca i zarezerwowane role”.
seating-personBegins = Gracz komputerowy nie może zaczynać, dopóki gra choć jeden człowiek.
seating-personBeginsHint = Wskaż człowieka albo zdaj się na los.
seating-noSeat = Ta osoba nie ma miejsca w tym lobby.
seating-noSeatHint = Najpierw musi dołączyć.
seating-noSuchRole = Nie ma takiej roli.
seating-noLeaders = W tej grze nie ma Przywódcy Cylonów: ta opcja jest wyłączona.
seating-notInGame = { $role }: przy tych opcjach nie ma tej roli w grze.
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
levels-easyHelp = Proste reguły, pochopne decyzje, zero myślenia naprzód
levels-normalHelp = Myśli trochę naprzód tam, gdzie to ważne
levels-hardHelp = Myśli dalej naprzód; dla doświadczonych stołów
levels-line = - Poziom graczy komputerowych: **{ $level }**
levels-option = Poziom graczy komputerowych: { $level }
levels-noticeAll = 🎚 { $by } ustawia poziom wszystkich graczy komputerowych: **{ $level }**.
levels-noticeOne = 🎚 { $by } ustawia poziom: { $name } · **{ $level }**.
levels-allSet = Wszyscy gracze komputerowi, także nowi, grają teraz na poziomie: **{ $level }**.
levels-oneSet = { $name } gra teraz na poziomie: **{ $level }**.
levels-notAutomatic = Na tym miejscu gra człowiek.
levels-notAutomaticHint = Wybierz miejsce gracza komputerowego albo je pomiń, jeśli chodzi o wszystkich.
levels-alreadyHint = Jak dobrze gra, zmienisz przez /host level.
levels-forAutomatic = Poziom mają tylko gracze komputerowi, a to człowiek.
levels-forAutomaticHint = Pomiń osobę albo poziom.

## invite

invite-button = Wezwij graczy
invite-calling = { $role }: { $name } szuka graczy. Naciśnij „Dołącz”, aby zająć miejsce.
invite-join = Dołącz
invite-done = Oznaczam rolę { $role } na kanale.
invite-noRole = Ten serwer nie ma roli, którą można oznaczyć, szukając graczy.
invite-noRoleHint = Administrator serwera może ją wybrać przez /settings invite.
invite-already = Do tej gry już kogoś wzywano.
invite-alreadyHint = Rolę można oznaczyć raz na grę.
invite-tooSoon =
    { $count ->
        [one] Niecałą godzinę temu oznaczono tę rolę dla innej gry. Znów będzie to możliwe za { $count } minutę.
        [few] Niecałą godzinę temu oznaczono tę rolę dla innej gry. Znów będzie to możliwe za { $count } minuty.
       *[many] Niecałą godzinę temu oznaczono tę rolę dla innej gry. Znów będzie to możliwe za { $count } minut.
    }
invite-tooSoonHint = Do tego czasu możesz powiedzieć ludziom o grze bez mojej pomocy.
invite-notMentionable = Nie wolno mi oznaczać tej roli, więc nikt by tego nie zauważył.
invite-notMentionableHint = Administrator serwera może pozwolić wszystkim na @oznaczanie tej roli (Ustawienia serwera > Role) albo dać mi uprawnienie do oznaczania wszystkich ról.

## rematch

rematch-button = Jeszcze raz w tym składzie
rematch-opened = Gra **{ $game }** jest tu otwarta, z tymi samymi opcjami, limitami czasu i graczami komputerowymi.
rematch-calling = { $people }: { $name } otwiera rewanż z tymi samymi opcjami. Naciśnij przycisk, aby zająć swoje miejsce.
rematch-join = Dołącz
rematch-notOver = Ta gra jeszcze trwa.
rematch-notOverHint = Gdy się skończy, użyj /game rematch, aby zagrać znów w tym samym składzie.
rematch-tutorial = Samouczek nie ma rewanżu: za każdym razem to ta sama gra.
rematch-tutorialHint = Otwórz grę przez /game create albo kolejny samouczek przez /game tutorial.
rematch-notYours = Rewanż mogą otworzyć tylko gracze tej gry.
rematch-notYoursHint = Nową grę otworzysz przez /game create.
