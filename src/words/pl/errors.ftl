## errors

errors-lobbyFull = Wszystkie miejsca w tej grze są zajęte ({ $most }).
errors-lobbyFullHint = Ktoś musi najpierw odejść albo otwórz inną grę na innym kanale.
errors-tooFew =
    { $count ->
        [one] Ta gra wymaga { $fewest } graczy; zajęte jest tylko { $count } miejsce.
        [few] Ta gra wymaga { $fewest } graczy; zajęte są tylko { $count } miejsca.
       *[many] Ta gra wymaga { $fewest } graczy; zajętych jest tylko { $count } miejsc.
    }
errors-tooFewHint = Poczekaj na więcej osób albo zapełnij miejsca graczami komputerowymi.
errors-tooManySeatedHint = Ktoś musi najpierw odejść albo gospodarz musi wybrać inne opcje.
errors-illegalOptions = Te opcje się wykluczają. { $reasons }
errors-illegalOptionsHint = Zmień jedną z nich.
errors-channelTaken = Na tym kanale jest już otwarta gra: { $game }.
errors-channelTakenHint = Dołącz do niej albo otwórz swoją na innym kanale lub w wątku.
errors-channelTakenSince = Na tym kanale jest już inna otwarta gra: { $game }.
errors-channelTakenSinceHint = Tamta musi się najpierw skończyć albo jedną z nich trzeba przenieść: /host here.
errors-moreSeated =
    { $count ->
        [one] Liczba graczy nie może wynosić { $wanted }: zajęte jest już { $count } miejsce.
        [few] Liczba graczy nie może wynosić { $wanted }: zajęte są już { $count } miejsca.
       *[many] Liczba graczy nie może wynosić { $wanted }: zajętych jest już { $count } miejsc.
    }
errors-emptyName = Ta nazwa byłaby niewidoczna: wybierz inną.
errors-longName = Nazwa gry jest za długa (maksymalnie { $most } znaków).
errors-badSettings = Zapisanych ustawień gier na tym serwerze nie da się odczytać.
errors-badSettingsHint = Administrator serwera może je przywrócić: /settings i przycisk „Przywróć domyślne”.
errors-wrongSettings = Można podać najwyżej { $channels } kanałów i od 1 do { $games } gier.
errors-onlyManagers = Mogą to zmieniać tylko członkowie z uprawnieniem „Zarządzanie serwerem”.
errors-askManager = Poproś administratora serwera; zmienia się to w /settings.
errors-managersOpen = Tylko administratorzy serwera mogą tu otwierać gry.
errors-roleOpens = Tylko członkowie z pewną rolą mogą tu otwierać gry.
errors-notHere = Gry otwiera się na innych kanałach tego serwera.
errors-tooManyGames =
    { $count ->
        [one] Na tym serwerze jest już { $count } otwarta gra i więcej być nie może.
        [few] Na tym serwerze są już { $count } otwarte gry i więcej być nie może.
       *[many] Na tym serwerze jest już { $count } otwartych gier i więcej być nie może.
    }
errors-tooManyGamesHint = Jedna z nich musi się najpierw skończyć albo administrator serwera musi pozwolić na więcej w /settings.
errors-otherServer = Ta gra należy do innego serwera.
errors-otherServerHint = Przenieś ją na kanał jej własnego serwera.
errors-livesHere = Gra już tu jest.
errors-noSuchGame = Nie ma takiej gry.
errors-noSuchGameHint = Sprawdź nazwę: wygląda jak adama-417.
errors-notStarted = Ta gra jeszcze się nie zaczęła.
errors-notStartedHint = Rozpoczyna ją gospodarz, gdy wszyscy są gotowi.
errors-started = Ta gra już się zaczęła.
errors-startedHint = Gospodarz może przekazać ci miejsce albo otwórz inną grę na innym kanale.
errors-leaveRunning = Na pewien czas: po /away ktoś gra za ciebie. Na stałe: { $host } może oddać twoje miejsce przez /host replace.
errors-theHost = gospodarz
errors-over = Ta gra się skończyła.
errors-overHint = Jej dziennik nadal można przeczytać: /game log.
errors-ended = Ta gra już się skończyła.
errors-abandoned = Ta gra została porzucona.
errors-openNew = Otwórz zamiast niej nową.
errors-alreadyJoined = Masz już miejsce w tej grze.
errors-alreadyJoinedHint = Poczekaj, aż gospodarz ją rozpocznie.
errors-personJoined = { $name } ma już miejsce w tej grze.
errors-personJoinedHint = Wybierz kogoś innego.
errors-noSeat = Nie masz miejsca w tej grze.
errors-canJoin = Możesz jeszcze dołączyć: /game join.
errors-canWatch = Możesz ją obserwować na jej kanale.
errors-noSuchSeat = W tej grze nie ma takiego miejsca.
errors-noAutomatic = W tej grze żadnego miejsca nie zajmuje gracz komputerowy.
errors-automaticAlready = To miejsce zajmuje już gracz komputerowy.
errors-notAllowed = Może to zrobić tylko gospodarz tej gry lub administrator serwera.
errors-askHost = Zapytaj gospodarza: { $name }.
errors-askAdministrator = Zapytaj administratora serwera.
errors-forAnother = Decyduje o tym { $name }.
errors-decided = Ta decyzja już zapadła.
errors-takenBack = W międzyczasie grę cofnięto, więc tego pytania już nie ma.
errors-nothingWaits = Nie musisz teraz nic robić.
errors-anotherWaits = Teraz masz inne pytanie.
errors-chooseAgain = Wybierz ponownie.
errors-noCheckNow = Nie trwa teraz żaden test umiejętności albo jego rezultat jest już znany.
errors-nothingDecided = Nikt jeszcze o niczym nie zdecydował.
errors-nothingDecidedHint = Nie ma czego cofać.
errors-noFurther = Gry nie da się cofnąć dalej.
errors-noFurtherHint = Do cofania przechowuje się tylko najnowsze odpowiedzi.
errors-quicker = Ktoś był szybszy: gra właśnie się zmieniła.
errors-quickerHint = Sprawdź, co masz teraz do zrobienia.
errors-notStored = Nie udało się tego zapisać, więc nic się nie zmieniło.
errors-notStoredHint = Spróbuj za minutę; jeśli się nie uda, powiadom osobę prowadzącą bota.
errors-unsure = Nie wiadomo, czy to zapisano: właśnie przerwało się połączenie z bazą danych.
errors-unsureHint = Spójrz na grę za minutę i spróbuj ponownie tylko wtedy, gdy nic się nie zmieniło.
errors-bug = Coś poszło nie tak po mojej stronie. Gra jest taka, jaka była.
errors-bugHint = Spróbuj czegoś innego i powiadom osobę prowadzącą bota.

## refusals

refusals-bug = Coś poszło nie tak po mojej stronie. Gra jest taka, jaka była: spróbuj ponownie, a jeśli to się powtórzy, powiadom gospodarza.
refusals-noGameCalled = Nie ma tu gry „{ $game }”.
refusals-noGameHere = Na tym kanale nie ma gry.
refusals-noGameYet = `/game create` ją otwiera.
refusals-youPlayIn = Grasz w { $games }.
refusals-playNowhere = Nie grasz teraz w żadnej grze.
refusals-playNowhereHint = Użyj `/game create` lub `/game join` na kanale serwera.
refusals-playSeveral = Grasz w kilku grach.
refusals-playSeveralHint = Wskaż jedną opcją `game`: { $games }. `/games` pokazuje je z przyciskami.
refusals-needsServer = Gra potrzebuje kanału na serwerze.
refusals-lacking = Nie mogę prowadzić tu gry; brakuje mi uprawnień: { $permissions }.
refusals-lackingHint = Ktoś, kto zarządza serwerem, może mi je dać albo wybrać inny kanał.
refusals-noSuchSeat = Nie ma takiego miejsca.
refusals-noSuchSeatHint = Wybierz jedno z tych, które podpowiada polecenie.
refusals-noMember = { $person } nie należy do tego serwera i nie może widzieć gry.
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
refusals-noAction = Nie masz teraz akcji do wykonania.
refusals-nothingToPlay = Nie ma nic, co możesz teraz zagrać.
refusals-noCheck = Żaden test umiejętności nie czeka na twoje karty.
refusals-nothingWaits = Nic nie czeka na twoją decyzję.
refusals-namedTwice = To samo podano dwa razy.
refusals-namedTwiceHint = Podaj każde tylko raz; jednakowe są podpowiadane osobno.
refusals-nothingChosen = Nic nie wybrano.
refusals-tooMany = Podano { $number }, a teraz można wybrać najwyżej { $most }.
refusals-decided = Ta decyzja już zapadła.
refusals-notPossible = To teraz niemożliwe.
refusals-ambiguous = Pasuje do tego kilka rzeczy.
refusals-canChoose = Możesz wybrać: { $choices }.
refusals-quoted = „{ $name }”
refusals-andMore = { $choices } i jeszcze { $more }
refusals-nothingToPass = Nie ma teraz z czego rezygnować.
refusals-noSuchPass = Z odpowiedzi na to pytanie nie można teraz zrezygnować.
refusals-oldCommand = To polecenie jest z innej wersji bota.
refusals-youWrote = Twój tekst, żeby się nie zgubił:
refusals-oldCommandHint = Przeładuj Discorda i spróbuj ponownie.
refusals-noCard = Nie ma karty o takiej nazwie.
refusals-noCharacter = Nie ma postaci o takiej nazwie.
refusals-noLocation = Nie ma obszaru o takiej nazwie.
refusals-noRule = Nie ma takiej zasady.
refusals-suggests = `/{ $command }` podpowiada podczas pisania, co jest dostępne.
refusals-didYouMean = Może chodzi o: { $name }?
refusals-didYouMeanOneOf = Może chodzi o: { $names } lub { $last }?
