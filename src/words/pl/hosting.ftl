## hosts

hosts-alreadyPaused = Gra jest już wstrzymana.
hosts-alreadyPausedHint = Wznów ją przez /host resume.
hosts-notPaused = Gra nie jest wstrzymana.
hosts-notPausedHint = Nic nie trzeba robić.
hosts-alreadyHost = { $name } jest już gospodarzem.
hosts-alreadyHostHint = Wybierz innego gracza.
hosts-notPlaying = { $name } nie gra w tej grze.
hosts-hostPlays = Gospodarzem może być tylko gracz.
hosts-kickedPlaysNot = Ta osoba nie gra w tej grze.
hosts-kickedPlaysNotHint = Wybierz jednego z graczy.
hosts-playsAlready = { $name } gra w tej grze i widzi więcej niż widz.
hosts-playsAlreadyHint = Wybierz kogoś, kto nie gra.
hosts-looksOnAlready = { $name } już jest widzem.
hosts-looksOnAlreadyHint = Nic nie trzeba robić.
hosts-looksOnNot = { $name } nie jest widzem.
hosts-looksOnNotHint = Widzów pokazuje /game spectators.
hosts-exportNotAllowed = Plik tej gry mogą pobrać tylko jej gracze, gospodarz i administratorzy serwera.
hosts-exportNotAllowedHint = Poproś kogoś z nich.
hosts-notOver = Ta gra jeszcze trwa, a plik zawierałby tajemnice wszystkich.
hosts-notOverHint = Poproś o niego, gdy gra się skończy.
hosts-cannotExport = Tę grę rozegrano we wcześniejszej wersji i jej początek nie jest już przechowywany.
hosts-cannotExportHint = Jej dziennik nadal przeczytasz przez /game log.
hosts-deleteChanged = Od tego pytania gra się zaczęła albo skończyła, więc nic nie usunięto.
hosts-deleteChangedHint = Użyj /host delete ponownie.
hosts-wrongName = Ta gra nazywa się inaczej, więc nic nie usunięto.
hosts-wrongNameHint = Aby ją usunąć, użyj /host delete name: { $game }.
hosts-deletedGame = Ta gra została usunięta.
hosts-paused = ⏸ { $name } wstrzymuje grę. Do `/host resume` nie ma odpowiedzi ani limitów czasu.
hosts-resumed = ▶ { $name } wznawia grę.
hosts-hostChanged = Nowy gospodarz tej gry: { $to } (wyznacza { $name }).
hosts-kicked = { $by } usuwa z lobby gracza { $name }.
hosts-spectator = 👁 { $name } dołącza do widzów i widzi to, co wszyscy.
hosts-pausedBy = Gra jest wstrzymana: zatrzymuje ją { $name }, { $time }. Gospodarz może ją wznowić przez `/host resume`.
hosts-pausedSince = Gra jest wstrzymana: czas minął { $time }. Gospodarz może ją wznowić przez `/host resume`.
hosts-pausedReply = Gra jest wstrzymana. `/host resume` ją wznawia.
hosts-resumedReply = Gra toczy się dalej.
hosts-transferred = { $person } jest teraz gospodarzem.
hosts-kickedReply = { $name } nie gra już w tej grze.
hosts-noSpectators = Nie ma widzów. `/game spectators add` dodaje kogoś do wątku gry; widz widzi to, co wszyscy.
hosts-looksOn =
    { $count ->
        [one] { $count } widz: { $names }.
       *[other] { $count } widzów: { $names }.
    }
hosts-andMore =
    { $count ->
        [one] i jeszcze { $count } osoba
        [few] i jeszcze { $count } osoby
       *[many] i jeszcze { $count } osób
    }
hosts-bots = Boty Discorda nie mogą grać ani oglądać.
hosts-botsHint = Wybierz osobę.
hosts-exportReply = `{ $file }` to cała gra ze wszystkimi tajemnicami, do odczytu przez programy. Tutaj, tura po turze, pokaże ją `/game replay`.
hosts-exportFileDescription = Zakończona gra { $game } jako JSON
hosts-deleteTitle = ### Usunąć grę { $game }?
hosts-deleteAnswers =
    { $count ->
        [one] { $count } odpowiedź
       *[other] { $count } odpowiedzi
    }
hosts-deleteLines =
    { $count ->
        [one] { $count } wiersz dziennika
        [few] { $count } wiersze dziennika
       *[many] { $count } wierszy dziennika
    }
hosts-deleteWhat = Znikną miejsca i opcje, { $answers } oraz { $lines }. Tego nie da się cofnąć.
hosts-deleteCounts = Jej wynik nadal liczy się w statystykach graczy.
hosts-mayNotForget = Usunąć grę ze statystyk może tylko administrator serwera.
hosts-deleteMessages = Wiadomości na kanale zostają, ale bez przycisków.
hosts-deleteNamed = Gra jeszcze trwa. Aby potwierdzić, użyj `/host delete name: { $game }`.
hosts-deleteConfirm = Usuń na dobre
hosts-deleteForget = Usuń, także ze statystyk
hosts-deleteCancel = Zachowaj
hosts-deleteCancelled = Nic nie usunięto.
hosts-sheetGone = Gra { $game } została usunięta razem z twoimi kartami.
hosts-deletedReply = Gra została usunięta.
hosts-deleted = 🗑 { $name } usuwa grę **{ $game }**. Jej przyciski już nie działają.
hosts-auditTitle = Historia zmian w grze { $game }
hosts-auditPage = Strona { $page } z { $pages }
hosts-auditNothing = O tej grze nic nie zapisano.
hosts-older = Starsze
hosts-newer = Nowsze
hosts-theBot = Bot
hosts-by = { $time } · { $name } { $deed }
hosts-didCreate = otwiera grę
hosts-didStart = rozpoczyna grę
hosts-didAbandon = porzuca grę
hosts-didReplace = przekazuje miejsce { $seat } (dotąd { $from }; odtąd { $to })
hosts-didKick = usuwa gracza { $name }
hosts-didKickFor = usuwa gracza { $name }; miejsce zajmuje { $to }
hosts-didPause = wstrzymuje grę
hosts-didResume = wznawia grę
hosts-didTransfer = zmienia gospodarza (dotąd { $from }; odtąd { $to })
hosts-didTransferTo = wyznacza gospodarza: { $to }
hosts-didAddSpectator = dodaje widza: { $name }
hosts-didRemoveSpectator = usuwa widza: { $name }
hosts-didUndoOwn = cofa ostatnią decyzję ({ $answers })
hosts-didUndoOrganiser = cofa grę jako gospodarz lub administrator serwera ({ $answers })
hosts-didUndoVote = cofa grę po głosowaniu ({ $answers })
hosts-didUndoNothing = nic jawnego
hosts-didPropose = proponuje coś cofnąć
hosts-didVoteYes = głosuje za cofnięciem
hosts-didVoteNo = głosuje przeciw cofnięciu
hosts-didRefuse = zamyka głosowanie: wniosek odrzucony
hosts-didExpire = zamyka głosowanie: czas minął
hosts-didSetTimers = zmienia limity czasu
hosts-didSetLevel = ustawia poziom wszystkich graczy komputerowych: { $level }
hosts-didSetLevelOf = ustawia poziom: { $name } · { $level }
hosts-didSetLanguage = zmienia język gry: { $language }
hosts-didAllowHints = włącza podpowiedzi
hosts-didForbidHints = wyłącza podpowiedzi
hosts-didStandIn = ustala zastępstwo: za gracza { $owner } gra { $standIn } do { $time }
hosts-didReturn = oddaje miejsce (dotąd { $standIn }; odtąd znów { $owner })
hosts-didArchive = przenosi grę do archiwum
hosts-didRevive = przywraca grę z archiwum
hosts-didExport = eksportuje grę
hosts-didDelete =
    { $count ->
        [one] usuwa grę ({ $status }, { $count } odpowiedź)
       *[other] usuwa grę ({ $status }, { $count } odpowiedzi)
    }
hosts-didForget =
    { $count ->
        [one] usuwa grę ({ $status }, { $count } odpowiedź), także ze statystyk
       *[other] usuwa grę ({ $status }, { $count } odpowiedzi), także ze statystyk
    }
hosts-statusLobby = w lobby
hosts-statusRunning = w toku
hosts-statusOver = zakończona
hosts-statusAbandoned = porzucona
hosts-statusArchived = w archiwum

## guild

guild-title = ## Gry na tym serwerze
guild-creators = - Kto może otwierać gry: **{ $who }**
guild-everyone = wszyscy
guild-managers = tylko administratorzy serwera
guild-role = członkowie z rolą { $role }
guild-places = - Gdzie: **{ $places }**
guild-anywhere = na każdym kanale
guild-listed = kanały { $channels } i ich wątki
guild-most =
    { $count ->
        [one] - Limit: **{ $count } gra** naraz (teraz otwartych: { $open })
        [few] - Limit: **{ $count } gry** naraz (teraz otwartych: { $open })
       *[many] - Limit: **{ $count } gier** naraz (teraz otwartych: { $open })
    }
guild-home = - Nowe gry toczą się **{ $home }**
guild-homeHere = na kanale, na którym je otwarto
guild-homeThread = w nowym wątku
guild-picture = - Po każdej fazie kanał pokazuje **{ $picture }**
guild-pictureGlance = skrót stołu
guild-pictureWhole = całą planszę
guild-privately = - Tajemnice przychodzą **{ $place }**
guild-privatelyDirect = w wiadomości prywatnej
guild-privatelyThreads = w prywatnym wątku każdego gracza
guild-language = - Język kanałów: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ Każdy, kto ma uprawnienie „Zarządzanie wątkami”, może czytać wszystkie prywatne wątki, a więc karty i lojalność każdego gracza. Jeśli ktoś taki gra, bezpieczniejsze są wiadomości prywatne.
guild-warnPrivate = ⚠ Nie mogę tworzyć prywatnych wątków na tym kanale. Brakuje mi uprawnień: { $permissions }. Do tego czasu gracze dostają wiadomości prywatne.
guild-invite = - Rola, którą gospodarze mogą oznaczyć, szukając graczy (raz na grę, najwyżej raz na godzinę): **{ $role }**
guild-inviteNobody = brak
guild-warnInvite = ⚠ Nie wolno mi oznaczać tej roli, więc nikt by tego nie zauważył. Pozwól wszystkim ją oznaczać (Ustawienia serwera > Role) albo daj mi uprawnienie do oznaczania wszystkich ról.
guild-help = -# Administratorzy serwera mogą otwierać gry zawsze, na tych kanałach i do tego limitu. `/game create thread:` zmienia ustawienie wątku dla jednej gry. Jeśli jednym z kanałów jest forum, gry otwarte gdzie indziej dostają na nim post.
guild-warnThread = ⚠ Nie mogę tworzyć wątków na tym kanale. Brakuje mi uprawnień: { $permissions }.
guild-saved = ✅ Zapisano
guild-whoMenu = Kto może otwierać gry
guild-pickEveryone = Wszyscy
guild-pickManagers = Tylko administratorzy serwera
guild-roleMenu = Tylko członkowie z tą rolą…
guild-channelMenu = Tylko na tych kanałach…
guild-mostMenu = Ile gier najwyżej naraz
guild-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
guild-toThread = Nowe gry we własnym wątku
guild-toHere = Nowe gry na kanale
guild-toWhole = Zawsze pokazuj całą planszę
guild-toGlance = Pokazuj skrót stołu
guild-toPrivateThreads = Tajemnice w prywatnych wątkach
guild-toDirect = Tajemnice w wiadomościach prywatnych
guild-anywhereButton = Pozwól na wszystkich kanałach
guild-reset = Przywróć domyślne
guild-broken = Nie da się odczytać zapisanych ustawień tego serwera, więc nikt nie może otworzyć gry.
guild-brokenHint = Przycisk przywraca ustawienia domyślne: wszyscy, wszędzie, 20 gier naraz, na kanale, ze skrótem stołu, tajemnice w wiadomościach prywatnych.
guild-onlyServer = Ustawienia należą do serwera: użyj tego na jednym z jego kanałów.
guild-onlyManagers = Do tej zmiany potrzebujesz uprawnienia „Zarządzanie serwerem”.
guild-onlyManagersHint = Zapytaj administratora serwera.
guild-roleMissing = Wybierz też rolę.
guild-roleMissingHint = Na przykład `/settings create: Członkowie z rolą` z `role: @Gracze`.

## permissions

permissions-viewChannel = Wyświetlanie kanału
permissions-sendMessages = Wysyłanie wiadomości
permissions-attachFiles = Załączanie plików
permissions-embedLinks = Wyświetlanie podglądu linku
permissions-readHistory = Czytanie historii czatu
permissions-createThreads = Tworzenie publicznych wątków
permissions-createPrivateThreads = Tworzenie prywatnych wątków
permissions-createEvents = Tworzenie wydarzeń
permissions-sendInThreads = Wysyłanie wiadomości w wątkach

## languages

languages-ofDiscord = Jak w Discordzie
languages-ofGuild = Jak na serwerze
languages-notice = 🌐 { $by } wybiera język tego kanału: **{ $language }**.
languages-setForGame = Kanał tej gry używa teraz języka: **{ $language }**. Wiadomości prywatne przychodzą w języku każdego gracza.
languages-ownSet = Odtąd piszę do ciebie w języku: **{ $language }**, w wiadomościach prywatnych i w odpowiedziach, które widzisz tylko ty. Kanały mają własny język.
languages-ownByDiscord = Odtąd piszę do ciebie w języku twojego Discorda.

## notices

notices-abandoned = { $name } porzuca grę. `/game create` otwiera nową.
notices-moved = { $name } przenosi grę na { $channel }. Tam toczy się dalej.
notices-seatReplaced = { $name } przekazuje miejsce { $seat } (dotąd { $from }; odtąd { $to }).
notices-stuck = ⚠ { $name }, gracz komputerowy, się zaciął. To błąd tego bota. Gospodarz może cofnąć ostatnią decyzję (`/game undo`), oddać miejsce (`/host replace`) albo zakończyć grę (`/host abandon`).
notices-stuckInSecret = ⚠ Zaciął się gracz komputerowy. To błąd tego bota. Gospodarz może cofnąć ostatnią decyzję (`/game undo`), oddać miejsca (`/host replace`) albo zakończyć grę (`/host abandon`).
notices-thanks = Dziękuję za grę. `/game create` otwiera następną.
notices-closed = { $person }, nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności tego serwera albo użyj tu `/hand`: odpowiedź zobaczysz tylko ty.

## takeOver

takeOver-button = Przejmij od gracza komputerowego
takeOver-open = -# Miejsca graczy komputerowych są otwarte: `/game join` przejmuje jedno razem z kartami.
takeOver-onRequest = -# `/game join` prosi gospodarza o miejsce gracza komputerowego.
takeOver-which = Które miejsce chcesz przejąć?
takeOver-seat = Miejsce { $seat }: { $player }
takeOver-wanted = 🪑 { $host }, { $name } chce przejąć miejsce { $seat } ({ $player }), razem z kartami i tajemnicami.
takeOver-give = Oddaj miejsce: { $name }
takeOver-giveAll = Oddaj i otwórz wszystkie miejsca komputerowe
takeOver-given = ✅ { $giver } oddaje to miejsce; zajmuje je { $name }.
takeOver-taken = Miejsce { $seat } jest twoje. Jego tajemnice zaraz przyjdą w wiadomości prywatnej, a pokaże je też `/hand`.
takeOver-asked = Gospodarz ma prośbę o miejsce { $seat }. Zgodzi się jednym naciśnięciem.
takeOver-askedAgain = Gospodarz ma już prośbę o miejsce { $seat } i jeszcze nie odpowiedział.
takeOver-opened = Od teraz każdy może przejąć miejsce gracza komputerowego bez pytania.
takeOver-closed = Od teraz o tym, kto przejmuje miejsce gracza komputerowego, decyduje gospodarz.
takeOver-nobodyAutomatic = W tej grze nie ma już graczy komputerowych.
takeOver-nobodyAutomaticHint = Możesz oglądać: /game spectators.
takeOver-notFree = Tego miejsca nie zajmuje gracz komputerowy.
takeOver-notFreeHint = Użyj /game join ponownie: pokaże wolne miejsca.
takeOver-oneSeat = Nikt nie może grać na dwóch miejscach w tej samej grze.
takeOver-knowsAnother = { $name } zna karty innego miejsca w { $game }. W jednej grze nikt nie może znać kart dwóch miejsc.
takeOver-knowsAnotherHint = Przekaż to miejsce komuś innemu albo graczowi komputerowemu.
takeOver-wishOver = Tego miejsca nikt już nie chce albo nie zajmuje go już gracz komputerowy.
takeOver-wishOverHint = Nic tu nie trzeba robić; /game join prosi ponownie.
