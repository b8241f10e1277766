## errors

errors-lobbyFull = Wszystkie miejsca w tej grze są zajęte ({ $most }).
errors-lobbyFullHint = Poczekaj, aż ktoś odejdzie, albo otwórz grę na innym kanale.
errors-tooFew =
    { $count ->
        [one] Ta gra wymaga { $fewest } graczy; zajęte jest tylko { $count } miejsce.
        [few] Ta gra wymaga { $fewest } graczy; zajęte są tylko { $count } miejsca.
       *[many] Ta gra wymaga { $fewest } graczy; zajętych jest tylko { $count } miejsc.
    }
errors-tooFewHint = Poczekaj na więcej osób albo zapełnij miejsca graczami komputerowymi.
errors-tooManySeatedHint = Najpierw ktoś musi odejść albo gospodarz musi zmienić opcje.
errors-illegalOptions = Tych opcji nie da się połączyć. { $reasons }
errors-illegalOptionsHint = Zmień jedną z nich.
errors-channelTaken = Na tym kanale jest już otwarta gra: { $game }.
errors-channelTakenHint = Dołącz do niej albo otwórz swoją na innym kanale lub w wątku.
errors-channelTakenSince = W międzyczasie ktoś otworzył na tym kanale inną grę: { $game }.
errors-channelTakenSinceHint = Tamta musi się najpierw skończyć albo jedną z nich trzeba przenieść przez /host here.
errors-moreSeated =
    { $count ->
        [one] Liczba graczy nie może wynosić { $wanted }: zajęte jest już { $count } miejsce.
        [few] Liczba graczy nie może wynosić { $wanted }: zajęte są już { $count } miejsca.
       *[many] Liczba graczy nie może wynosić { $wanted }: zajętych jest już { $count } miejsc.
    }
errors-emptyName = Ta nazwa nie ma widocznych znaków. Wybierz inną.
errors-longName = Nazwa gry może mieć najwyżej { $most } znaków.
errors-badSettings = Nie da się odczytać zapisanych ustawień tego serwera.
errors-badSettingsHint = Administrator serwera może je przywrócić przez /settings, przyciskiem „Przywróć domyślne”.
errors-wrongSettings = Wybierz najwyżej { $channels } kanałów i od 1 do { $games } gier.
errors-onlyManagers = Do tej zmiany potrzebujesz uprawnienia „Zarządzanie serwerem”.
errors-askManager = Poproś administratora serwera, aby zmienił to przez /settings.
errors-managersOpen = Tylko administratorzy serwera mogą tu otwierać gry.
errors-roleOpens = Gry mogą tu otwierać tylko członkowie z określoną rolą.
errors-notHere = Na tym kanale nie można otwierać gier, tylko na innych kanałach tego serwera.
errors-tooManyGames =
    { $count ->
        [one] Na tym serwerze jest już { $count } otwarta gra, a to jego limit.
        [few] Na tym serwerze są już { $count } otwarte gry, a to jego limit.
       *[many] Na tym serwerze jest już { $count } otwartych gier, a to jego limit.
    }
errors-tooManyGamesHint = Poczekaj, aż jedna się skończy, albo poproś administratora serwera, aby podniósł limit przez /settings.
errors-otherServer = Ta gra należy do innego serwera.
errors-otherServerHint = Przenieś ją na kanał jej serwera.
errors-livesHere = Gra już jest na tym kanale.
errors-noSuchGame = Nie ma takiej gry.
errors-noSuchGameHint = Sprawdź nazwę. Wygląda jak adama-417.
errors-notStarted = Ta gra jeszcze się nie zaczęła.
errors-notStartedHint = Gospodarz rozpocznie ją, gdy wszyscy będą na miejscu.
errors-started = Ta gra już się zaczęła.
errors-startedHint = Gospodarz może dać ci miejsce albo możesz otworzyć grę na innym kanale.
errors-leaveRunning = Jeśli potrzebujesz przerwy, użyj /away. Jeśli odchodzisz na stałe: { $host } może przekazać twoje miejsce przez /host replace.
errors-theHost = gospodarz
errors-over = Ta gra się skończyła.
errors-overHint = Jej dziennik nadal przeczytasz przez /game log.
errors-ended = Ta gra już się skończyła.
errors-abandoned = Ta gra została porzucona.
errors-openNew = Możesz otworzyć nową grę.
errors-alreadyJoined = Masz już miejsce w tej grze.
errors-alreadyJoinedHint = Gospodarz ją rozpocznie.
errors-personJoined = { $name } ma już miejsce w tej grze.
errors-personJoinedHint = Wybierz kogoś innego.
errors-noSeat = Nie masz miejsca w tej grze.
errors-canJoin = Możesz jeszcze dołączyć: /game join.
errors-canWatch = Możesz ją obserwować na jej kanale.
errors-noSuchSeat = W tej grze nie ma takiego miejsca.
errors-noAutomatic = W tej grze nie ma graczy komputerowych.
errors-automaticAlready = To miejsce zajmuje już gracz komputerowy.
errors-notAllowed = Może to zrobić tylko gospodarz tej gry lub administrator serwera.
errors-askHost = Zapytaj gospodarza: { $name }.
errors-askAdministrator = Zapytaj administratora serwera.
errors-forAnother = To decyzja gracza { $name }.
errors-decided = Ta decyzja już zapadła.
errors-takenBack = Od tego pytania grę cofnięto.
errors-nothingWaits = Nie masz teraz nic do zdecydowania.
errors-anotherWaits = Pytam cię teraz o coś innego.
errors-chooseAgain = Wybierz ponownie.
errors-noCheckNow = Nie trwa żaden test umiejętności albo jego rezultat jest już znany.
errors-nothingDecided = Nie zapadła jeszcze żadna decyzja.
errors-nothingDecidedHint = Nie ma czego cofać.
errors-noFurther = Gry nie da się cofnąć dalej.
errors-noFurtherHint = Cofnąć można tylko najnowsze odpowiedzi.
errors-quicker = Ktoś był szybszy: gra właśnie się zmieniła.
errors-quickerHint = Sprawdź, o co teraz pytam, i spróbuj ponownie.
errors-notStored = Nie udało się tego zapisać, więc nic się nie zmieniło.
errors-notStoredHint = Spróbuj za minutę. Jeśli to się powtarza, powiadom osobę prowadzącą bota.
errors-unsure = Połączenie z bazą danych się urwało i nie wiem, czy to się zapisało.
errors-unsureHint = Sprawdź grę za minutę; spróbuj ponownie tylko wtedy, gdy nic się nie zmieniło.
errors-bug = Coś poszło nie tak po mojej stronie. Gra jest dokładnie taka jak przedtem.
errors-bugHint = Spróbuj czegoś innego i powiadom osobę prowadzącą bota.

## refusals

refusals-bug = Coś poszło nie tak po mojej stronie. Nic się nie zmieniło: spróbuj ponownie, a jeśli to się powtórzy, powiadom gospodarza.
refusals-noGameCalled = Nie ma tu gry „{ $game }”.
refusals-noGameHere = Na tym kanale nie ma gry.
refusals-noGameYet = `/game create` ją otwiera.
refusals-youPlayIn = Grasz w { $games }.
refusals-playNowhere = Nie grasz w żadnej grze.
refusals-playNowhereHint = Użyj `/game create` lub `/game join` na kanale serwera.
refusals-playSeveral = Grasz w kilku grach.
refusals-playSeveralHint = Wskaż jedną opcją `game`: { $games }. `/games` pokazuje je z przyciskami.
refusals-needsServer = Gra potrzebuje kanału na serwerze.
refusals-lacking = Nie mogę prowadzić tu gry. Brakuje mi uprawnień: { $permissions }.
refusals-lackingHint = Poproś o nie administratora serwera albo wybierz inny kanał.
refusals-noSuchSeat = Nie ma takiego miejsca.
refusals-noSuchSeatHint = Wybierz jedną z podpowiedzi.
refusals-noMember = { $person } nie jest na tym serwerze i nie zobaczy gry.
refusals-noMemberHint = Wybierz członka serwera albo najpierw zaproś tę osobę.
refusals-botSeat = Bot nie może zająć miejsca.
refusals-botSeatHint = Pomiń `by`, aby miejsce przejął gracz komputerowy.
refusals-notPlayed = Nie toczy się tu żadna gra.
refusals-noSeatIn = Nie masz miejsca w grze { $game }.
refusals-noBoard = Nie ma jeszcze planszy: gra się nie zaczęła.
refusals-noBoardHint = `/game start` ją rozpoczyna.
refusals-nothingToAbandon = Nie ma czego porzucać.
refusals-mayNotAbandon = Może ją porzucić tylko gospodarz tej gry lub administrator serwera.
refusals-noMove = Nie możesz się teraz przesunąć.
refusals-noAction = Nie możesz teraz wykonać akcji.
refusals-nothingToPlay = Nie masz teraz nic do zagrania.
refusals-noCheck = Żaden test umiejętności nie czeka na twoje karty.
refusals-nothingWaits = Żadna decyzja nie czeka teraz na ciebie.
refusals-namedTwice = Ten sam wybór podano dwa razy.
refusals-namedTwiceHint = Każdy wybierz tylko raz; jednakowe karty są podpowiadane osobno.
refusals-nothingChosen = Nic nie wybrano.
refusals-tooMany = Wybrano { $number }, a limit to { $most }.
refusals-decided = Ta decyzja już zapadła.
refusals-notPossible = To jest teraz niemożliwe.
refusals-ambiguous = Pasuje do tego kilka możliwości.
refusals-canChoose = Możesz wybrać: { $choices }.
refusals-quoted = „{ $name }”
refusals-andMore = { $choices } i jeszcze { $more }
refusals-nothingToPass = Nie ma teraz przy czym spasować.
refusals-noSuchPass = Przy tym pytaniu nie można spasować.
refusals-oldCommand = To polecenie jest z innej wersji bota.
refusals-youWrote = Oto twój tekst, żeby nie przepadł:
refusals-oldCommandHint = Przeładuj Discorda i spróbuj ponownie.
refusals-noCard = Nie ma karty o takiej nazwie.
refusals-noCharacter = Nie ma postaci o takiej nazwie.
refusals-noLocation = Nie ma obszaru o takiej nazwie.
refusals-noRule = Nie ma takiej zasady.
refusals-suggests = `/{ $command }` podpowiada podczas pisania.
refusals-didYouMean = Może chodzi o: { $name }?
refusals-didYouMeanOneOf = Może chodzi o: { $names } lub { $last }?
