alreadyPaused = Gra jest już wstrzymana.
alreadyPausedHint = Wznawia ją /host resume.
notPaused = Gra nie jest wstrzymana.
notPausedHint = Nic nie trzeba robić.
alreadyHost = { $name } jest już gospodarzem.
alreadyHostHint = Wybierz innego gracza.
notPlaying = { $name } nie ma miejsca w tej grze.
hostPlays = Gospodarzem może być tylko ktoś, kto gra.
kickedPlaysNot = Ta osoba nie ma miejsca w tej grze.
kickedPlaysNotHint = Wybierz kogoś, kto gra.
playsAlready = { $name } gra w tej grze i widzi więcej niż widz.
playsAlreadyHint = Wybierz kogoś bez miejsca.
looksOnAlready = { $name } już się przygląda.
looksOnAlreadyHint = Nic nie trzeba robić.
looksOnNot = { $name } nie przygląda się grze.
looksOnNotHint = Kto się przygląda, pokazuje /game spectators.
exportNotAllowed = Plik tej gry dostają tylko osoby, które w nią grały, gospodarz i zarządcy serwera.
exportNotAllowedHint = Poproś kogoś z nich.
notOver = Ta gra się nie skończyła, a plik zawierałby tajemnice wszystkich.
notOverHint = Poproś o niego, gdy gra się skończy.
cannotExport = Tę grę rozegrano we wcześniejszej wersji i jej początek nie jest już przechowywany.
cannotExportHint = Jej dziennik nadal można przeczytać: /game log.
deleteChanged = Od zadania tego pytania gra się zaczęła lub skończyła, więc nic nie usunięto.
deleteChangedHint = Sprawdź ponownie: /host delete.
wrongName = Ta gra nazywa się inaczej, więc nic nie usunięto.
wrongNameHint = Aby ją usunąć, napisz /host delete name: { $game }.
deletedGame = Ta gra została usunięta.
paused = ⏸ { $name } wstrzymuje grę: do `/host resume` nikt nie odpowiada, a czas stoi.
resumed = ▶ { $name } wznawia grę.
hostChanged = Nowy gospodarz tej gry: { $to } (wyznacza { $name }).
kicked = { $by } usuwa z lobby gracza { $name }.
spectator = 👁 { $name } odtąd się przygląda i wie to, co wiedzą wszyscy.
pausedBy = Gra jest wstrzymana: { $name }, { $time }. Gospodarz wznawia ją przez `/host resume`.
pausedSince = Gra jest wstrzymana: czas minął { $time }. Gospodarz wznawia ją przez `/host resume`.
pausedReply = Gra jest wstrzymana. `/host resume` ją wznawia.
resumedReply = Gra toczy się dalej.
transferred = { $person } jest teraz gospodarzem.
kickedReply = { $name } nie bierze już udziału w grze.
noSpectators = Nikt się nie przygląda. `/game spectators add` dodaje widza: trafia on do wątku gry i wie to, co wiedzą wszyscy.
looksOn =
    { $count ->
        [one] Przygląda się { $count } osoba: { $names }.
        [few] Przyglądają się { $count } osoby: { $names }.
        [many] Przygląda się { $count } osób: { $names }.
       *[other] Przygląda się { $count } osób: { $names }.
    }
andMore =
    { $count ->
        [one] i jeszcze { $count } osoba
        [few] i jeszcze { $count } osoby
        [many] i jeszcze { $count } osób
       *[other] i jeszcze { $count } osób
    }
bots = Boty Discorda nie mogą grać ani się przyglądać.
botsHint = Wybierz osobę.
exportReply = `{ $file }` to cała gra ze wszystkimi tajemnicami, dla programów. Aby obejrzeć ją tutaj, tura po turze: `/game replay`.
exportFileDescription = Zakończona gra { $game } jako JSON
deleteTitle = ### Usunąć grę { $game }?
deleteAnswers =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
        [many] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
deleteLines =
    { $count ->
        [one] { $count } wiersz dziennika
        [few] { $count } wiersze dziennika
        [many] { $count } wierszy dziennika
       *[other] { $count } wierszy dziennika
    }
deleteWhat = Znikną miejsca i opcje, { $answers } oraz { $lines }. Tego nie można cofnąć.
deleteCounts = Wynik nadal liczy się w statystykach osób, które w nią grały.
mayNotForget = Tylko zarządca serwera może sprawić, że gra przestanie się liczyć w statystykach.
deleteMessages = To, co powiedziano na kanale, zostaje, ale bez przycisków.
deleteNamed = Gra się nie skończyła. Jeśli na pewno tego chcesz, napisz `/host delete name: { $game }`.
deleteConfirm = Usuń na dobre
deleteForget = Usuń, także ze statystyk
deleteCancel = Zachowaj
deleteCancelled = Nic nie usunięto.
sheetGone = Gra { $game } została usunięta, a z nią twoje karty i tajemnice.
deletedReply = Usunięto.
deleted = 🗑 { $name } usuwa grę **{ $game }**. Jej przyciski już nic nie robią.
auditTitle = Kto co zrobił w grze { $game }
auditPage = Strona { $page } z { $pages }
auditNothing = O tej grze nic nie zapisano.
older = Starsze
newer = Nowsze
theBot = Bot
by = { $time } · { $name } { $deed }
didCreate = otwiera grę
didStart = rozpoczyna grę
didAbandon = porzuca grę
didReplace = przekazuje miejsce { $seat } (dotąd { $from }; odtąd { $to })
didKick = usuwa gracza { $name }
didKickFor = usuwa gracza { $name }; miejsce zajmuje { $to }
didPause = wstrzymuje grę
didResume = wznawia grę
didTransfer = zmienia gospodarza (dotąd { $from }; odtąd { $to })
didTransferTo = wyznacza gospodarza: { $to }
didAddSpectator = dodaje widza: { $name }
didRemoveSpectator = usuwa widza: { $name }
didUndoOwn = cofa ostatnią decyzję ({ $answers })
didUndoOrganiser = cofa grę jako gospodarz lub zarządca serwera ({ $answers })
didUndoVote = cofa grę po głosowaniu ({ $answers })
didUndoNothing = nic, o czym wiedzieli wszyscy
didPropose = pyta pozostałych o cofnięcie
didVoteYes = głosuje za cofnięciem
didVoteNo = głosuje przeciw cofnięciu
didRefuse = zamyka głosowanie: wniosek odrzucony
didExpire = zamyka głosowanie: czas minął
didSetTimers = zmienia to, jak długo czeka się na ludzi
didSetLevel = ustawia poziom wszystkich graczy automatycznych: { $level }
didSetLevelOf = ustawia poziom: { $name } · { $level }
didSetLanguage = zmienia język gry: { $language }
didAllowHints = pozwala na podpowiedzi
didForbidHints = zabrania podpowiedzi
didStandIn = ustala zastępstwo: za gracza { $owner } gra { $standIn } do { $time }
didReturn = oddaje miejsce (dotąd { $standIn }; odtąd znów { $owner })
didArchive = przenosi grę do archiwum
didRevive = przywraca grę z archiwum
didExport = eksportuje grę
didDelete =
    { $count ->
        [one] usuwa grę ({ $status }, { $count } odpowiedź)
        [few] usuwa grę ({ $status }, { $count } odpowiedzi)
        [many] usuwa grę ({ $status }, { $count } odpowiedzi)
       *[other] usuwa grę ({ $status }, { $count } odpowiedzi)
    }
didForget =
    { $count ->
        [one] usuwa grę ({ $status }, { $count } odpowiedź), także ze statystyk
        [few] usuwa grę ({ $status }, { $count } odpowiedzi), także ze statystyk
        [many] usuwa grę ({ $status }, { $count } odpowiedzi), także ze statystyk
       *[other] usuwa grę ({ $status }, { $count } odpowiedzi), także ze statystyk
    }
statusLobby = lobby
statusRunning = w toku
statusOver = zakończona
statusAbandoned = porzucona
statusArchived = w archiwum
