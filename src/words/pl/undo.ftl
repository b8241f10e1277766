gone = Do tego momentu nie można już cofnąć gry.
goneHint = Sprawdź w /game undo, co można teraz cofnąć.
changed = Od ostatniego sprawdzenia coś się zmieniło, więc nic nie cofnięto.
changedHint = Sprawdź ponownie, co zostałoby teraz cofnięte.
needsVote = Można to cofnąć tylko za zgodą pozostałych.
needsVoteHint = Zapytaj ich przyciskiem „Zapytaj pozostałych”.
onlyPlayers = Pozostałych mogą pytać tylko gracze.
onlyPlayersHint = Gospodarz i zarządcy serwera cofają od razu.
proposalOpen = { $name } prosi już o cofnięcie i trwa głosowanie.
proposalOpenHint = Najpierw zagłosuj tam.
nobodyVotes = Nie ma nikogo spośród innych graczy, kogo można zapytać.
nobodyVotesHint = Gospodarz i zarządcy serwera mogą cofnąć od razu przez /game undo.
exported = Ktoś ma już plik tej gry ze wszystkimi tajemnicami, więc nie może się dalej toczyć.
voteClosed = To głosowanie się skończyło.
voteClosedHint = /game undo pyta od nowa.
notYourVote = Głosują nad tym tylko inni gracze.
notYourVoteHint = Gospodarz i zarządcy serwera mogą cofnąć od razu przez /game undo.
ownVote = Twój głos i tak jest za: to twoja prośba.
ownVoteHint = Przycisk „Zostaw” ją wycofuje.
title = ### Cofnąć?
toAnswer = Gra wraca do chwili przed decyzją gracza { $name } (tura { $turn }).
toSetUp = Gra wraca do chwili przed decyzją gracza { $name }, jeszcze przed pierwszą turą.
toHidden = Gra wraca do wcześniejszej chwili tury { $turn }.
toTurn = Gra wraca na początek tury { $turn }.
toBeginning = Gra wraca do samego początku.
takesBack = Cofa to: { $answers }.
nothingKnown = Nie cofa to żadnej odpowiedzi, o której wiesz.
answersOf =
    { $count ->
        [one] { $count } odpowiedź gracza { $name }
        [few] { $count } odpowiedzi gracza { $name }
        [many] { $count } odpowiedzi gracza { $name }
       *[other] { $count } odpowiedzi gracza { $name }
    }
and = { $some } i { $last }
linesGo = Te wiersze przestają się liczyć:
moreLines =
    { $count ->
        [one] … i { $count } wiersz przed nimi
        [few] … i { $count } wiersze przed nimi
        [many] … i { $count } wierszy przed nimi
       *[other] … i { $count } wierszy przed nimi
    }
seen = Od tego czasu wyszło na jaw coś ukrytego: nie da się odzobaczyć tego, co ktoś widział.
tellsSecret = Nikt inny nie wie, że to ciebie zapytano. Wszyscy dowiedzą się, że coś cofasz.
wakes = Gra się skończyła; toczyłaby się dalej od tego miejsca i przestałaby liczyć się w statystykach.
atOnce = Możesz to cofnąć od razu: od tego czasu nic ukrytego nie wyszło na jaw.
asOrganiser = Jako gospodarz lub zarządca serwera możesz to cofnąć od razu.
byVote = Pozostali muszą się zgodzić: w ciągu doby musi zagłosować za tym większość innych graczy.
confirm = Cofnij
propose = Zapytaj pozostałych
cancel = Zostaw
against = Zostaw
cancelled = Nic nie cofnięto.
done = Cofnięto.
asked = Pytanie do pozostałych jest na kanale.
proposes = ### { $name } chce coś cofnąć
doYouAgree = { $people }, zgadzacie się?
tally = Za: { $yes }, przeciw: { $no }; potrzeba { $needed } z { $voters }.
until = Głosowanie kończy się { $time }.
carried = ✅ Głosowanie nad cofnięciem, o które prosi { $name }: zgoda.
refused = ❌ Głosowanie nad cofnięciem, o które prosi { $name }: brak zgody.
expired = ❌ Głosowanie nad cofnięciem, o które prosi { $name }, skończyło się: w ciągu doby oddano za mało głosów.
lapsed = ❌ Głosowanie nad cofnięciem, o które prosi { $name }, zostało odwołane.
voted = Twój głos się liczy.
undoneOwn = ↩ { $name } cofa ostatnią decyzję ({ $answers }).
undoneOrganiser = ↩ { $name } cofa grę ({ $answers }).
undoneVote = ↩ Gra jest cofnięta: proponuje to { $name }, a większość się zgadza ({ $answers }).
undoneSecretly = ↩ { $name } cofa decyzję.
noLongerCounts = To, co mówi o tym dziennik, już się nie liczy.
pointBefore = Tura { $turn }: przed „{ $line }”
pointBeforeSetUp = Przed pierwszą turą: przed „{ $line }”
pointAnswer = Tura { $turn }: przed decyzją gracza { $name }
pointSetUp = Przed pierwszą turą: przed decyzją gracza { $name }
pointTurn = Początek tury { $turn }
pointBeginning = Początek gry
