lobbyFull = Wszystkie miejsca w tej grze są zajęte ({ $most }).
lobbyFullHint = Ktoś musi najpierw odejść albo otwórz inną grę na innym kanale.
tooFew =
    { $count ->
        [one] Ta gra wymaga { $fewest } graczy; zajęte jest tylko { $count } miejsce.
        [few] Ta gra wymaga { $fewest } graczy; zajęte są tylko { $count } miejsca.
        [many] Ta gra wymaga { $fewest } graczy; zajętych jest tylko { $count } miejsc.
       *[other] Ta gra wymaga { $fewest } graczy; zajętych jest tylko { $count } miejsc.
    }
tooFewHint = Poczekaj na więcej osób albo zapełnij miejsca graczami automatycznymi.
tooManySeatedHint = Ktoś musi najpierw odejść albo gospodarz musi wybrać inne opcje.
illegalOptions = Te opcje się wykluczają. { $reasons }
illegalOptionsHint = Zmień jedną z nich.
channelTaken = Na tym kanale jest już otwarta gra: { $game }.
channelTakenHint = Dołącz do niej albo otwórz swoją na innym kanale lub w wątku.
channelTakenSince = Na tym kanale jest już inna otwarta gra: { $game }.
channelTakenSinceHint = Tamta musi się najpierw skończyć albo jedną z nich trzeba przenieść na inny kanał: /host here.
moreSeated =
    { $count ->
        [one] Liczba graczy nie może wynosić { $wanted }: zajęte jest już { $count } miejsce.
        [few] Liczba graczy nie może wynosić { $wanted }: zajęte są już { $count } miejsca.
        [many] Liczba graczy nie może wynosić { $wanted }: zajętych jest już { $count } miejsc.
       *[other] Liczba graczy nie może wynosić { $wanted }: zajętych jest już { $count } miejsc.
    }
emptyName = Ta nazwa jest niewidoczna: wybierz inną.
longName = Nazwa gry jest za długa; najwięcej znaków: { $most }.
badSettings = Zapisanych ustawień gier na tym serwerze nie da się odczytać.
badSettingsHint = Zarządca serwera może je przywrócić: /settings i przycisk „Przywróć domyślne”.
wrongSettings = Podaj najwyżej tyle kanałów: { $channels }, i od 1 do { $games } gier.
onlyManagers = Mogą to zmieniać tylko członkowie z uprawnieniem „Zarządzanie serwerem”.
askManager = Poproś zarządcę serwera; zmienia się to w /settings.
managersOpen = Tylko zarządcy serwera mogą tu otwierać gry.
roleOpens = Tylko członkowie z pewną rolą mogą tu otwierać gry.
notHere = Gry otwiera się na innych kanałach tego serwera.
tooManyGames =
    { $count ->
        [one] Na tym serwerze jest już { $count } otwarta gra i więcej być nie może.
        [few] Na tym serwerze są już { $count } otwarte gry i więcej być nie może.
        [many] Na tym serwerze jest już { $count } otwartych gier i więcej być nie może.
       *[other] Na tym serwerze jest już { $count } otwartych gier i więcej być nie może.
    }
tooManyGamesHint = Jedna z nich musi się najpierw skończyć albo zarządca serwera musi pozwolić na więcej w /settings.
otherServer = Ta gra należy do innego serwera.
otherServerHint = Przenieś ją na kanał jej własnego serwera.
livesHere = Gra już tu jest.
noSuchGame = Nie ma takiej gry.
noSuchGameHint = Sprawdź nazwę: wygląda jak adama-417.
notStarted = Ta gra jeszcze się nie zaczęła.
notStartedHint = Rozpoczyna ją gospodarz, gdy wszyscy już są.
started = Ta gra już się zaczęła.
startedHint = Gospodarz może przekazać ci miejsce albo otwórz inną grę na innym kanale.
leaveRunning = Na pewien czas: po /away ktoś gra za ciebie. Na stałe: { $host } może oddać twoje miejsce przez /host replace.
theHost = gospodarz
over = Ta gra się skończyła.
overHint = Jej dziennik nadal można przeczytać: /game log.
ended = Ta gra już się skończyła.
abandoned = Ta gra została porzucona.
openNew = Otwórz zamiast niej nową.
alreadyJoined = Masz już miejsce w tej grze.
alreadyJoinedHint = Poczekaj, aż gospodarz ją rozpocznie.
personJoined = { $name } ma już miejsce w tej grze.
personJoinedHint = Wybierz kogoś innego.
noSeat = Nie masz miejsca w tej grze.
canJoin = Możesz jeszcze dołączyć: /game join.
canWatch = Możesz się jej przyglądać na jej kanale.
noSuchSeat = W tej grze nie ma takiego miejsca.
noAutomatic = W tej grze żadnego miejsca nie zajmuje gracz automatyczny.
automaticAlready = To miejsce zajmuje już gracz automatyczny.
notAllowed = Może to zrobić tylko gospodarz tej gry lub zarządca serwera.
askHost = Zapytaj gospodarza: { $name }.
askAdministrator = Zapytaj zarządcę serwera.
forAnother = Decyduje o tym { $name }.
decided = Ta decyzja już zapadła.
takenBack = Od zadania tego pytania grę cofnięto.
nothingWaits = Nic teraz na ciebie nie czeka.
anotherWaits = Teraz czeka na ciebie coś innego.
chooseAgain = Wybierz ponownie.
noCheckNow = Nie trwa teraz żaden test umiejętności albo jego rezultat jest już znany.
nothingDecided = Nikt jeszcze o niczym nie zdecydował.
nothingDecidedHint = Nie ma czego cofać.
noFurther = Gry nie da się cofnąć dalej.
noFurtherHint = Do cofania przechowuje się tylko najnowsze odpowiedzi.
quicker = Ktoś był szybszy: gra właśnie się zmieniła.
quickerHint = Spójrz ponownie, co teraz czeka.
notStored = Nie udało się tego zapisać, więc nic się nie zmieniło.
notStoredHint = Spróbuj za minutę; jeśli to nie pomoże, powiadom osobę prowadzącą bota.
unsure = Nie wiadomo, czy to zapisano: w tej chwili zniknęła baza danych.
unsureHint = Spójrz na grę za minutę i spróbuj ponownie tylko wtedy, gdy nic się nie zmieniło.
bug = Coś poszło nie tak po mojej stronie. Gra jest taka, jaka była.
bugHint = Spróbuj czegoś innego i powiadom osobę prowadzącą bota.
