## hosts

hosts-alreadyPaused = Gra jest już wstrzymana.
hosts-alreadyPausedHint = Wznawia ją /host resume.
hosts-notPaused = Gra nie jest wstrzymana.
hosts-notPausedHint = Nic nie trzeba robić.
hosts-alreadyHost = { $name } jest już gospodarzem.
hosts-alreadyHostHint = Wybierz innego gracza.
hosts-notPlaying = { $name } nie ma miejsca w tej grze.
hosts-hostPlays = Gospodarzem może być tylko ktoś, kto gra.
hosts-kickedPlaysNot = Ta osoba nie ma miejsca w tej grze.
hosts-kickedPlaysNotHint = Wybierz kogoś, kto gra.
hosts-playsAlready = { $name } gra w tej grze i widzi więcej niż widz.
hosts-playsAlreadyHint = Wybierz kogoś bez miejsca.
hosts-looksOnAlready = { $name } już jest widzem.
hosts-looksOnAlreadyHint = Nic nie trzeba robić.
hosts-looksOnNot = { $name } nie jest widzem.
hosts-looksOnNotHint = Kto się przygląda, pokazuje /game spectators.
hosts-exportNotAllowed = Plik tej gry dostają tylko osoby, które w nią grały, gospodarz i administratorzy serwera.
hosts-exportNotAllowedHint = Poproś kogoś z nich.
hosts-notOver = Ta gra się nie skończyła, a plik zawierałby tajemnice wszystkich.
hosts-notOverHint = Poproś o niego, gdy gra się skończy.
hosts-cannotExport = Tę grę rozegrano we wcześniejszej wersji i jej początek nie jest już przechowywany.
hosts-cannotExportHint = Jej dziennik nadal można przeczytać: /game log.
hosts-deleteChanged = Od zadania tego pytania gra się zaczęła lub skończyła, więc nic nie usunięto.
hosts-deleteChangedHint = Sprawdź ponownie: /host delete.
hosts-wrongName = Ta gra nazywa się inaczej, więc nic nie usunięto.
hosts-wrongNameHint = Aby ją usunąć, napisz /host delete name: { $game }.
hosts-deletedGame = Ta gra została usunięta.
hosts-paused = ⏸ { $name } wstrzymuje grę: do `/host resume` nikt nie odpowiada, a czas stoi.
hosts-resumed = ▶ { $name } wznawia grę.
hosts-hostChanged = Nowy gospodarz tej gry: { $to } (wyznacza { $name }).
hosts-kicked = { $by } usuwa z lobby gracza { $name }.
hosts-spectator = 👁 { $name } dołącza do widzów i wie to, co wiedzą wszyscy.
hosts-pausedBy = Gra jest wstrzymana: { $name }, { $time }. Gospodarz wznawia ją przez `/host resume`.
hosts-pausedSince = Gra jest wstrzymana: czas minął { $time }. Gospodarz wznawia ją przez `/host resume`.
hosts-pausedReply = Gra jest wstrzymana. `/host resume` ją wznawia.
hosts-resumedReply = Gra toczy się dalej.
hosts-transferred = { $person } jest teraz gospodarzem.
hosts-kickedReply = { $name } nie bierze już udziału w grze.
hosts-noSpectators = Nie ma widzów. `/game spectators add` dodaje widza: trafia on do wątku gry i wie to, co wiedzą wszyscy.
hosts-looksOn =
    { $count ->
        [one] Przygląda się { $count } osoba: { $names }.
        [few] Przyglądają się { $count } osoby: { $names }.
       *[many] Przygląda się { $count } osób: { $names }.
    }
hosts-andMore =
    { $count ->
        [one] i jeszcze { $count } osoba
        [few] i jeszcze { $count } osoby
       *[many] i jeszcze { $count } osób
    }
hosts-bots = Boty Discorda nie mogą grać ani się przyglądać.
hosts-botsHint = Wybierz osobę.
hosts-exportReply = `{ $file }` to cała gra ze wszystkimi tajemnicami, dla programów. Aby obejrzeć ją tutaj, tura po turze: `/game replay`.
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
hosts-deleteWhat = Znikną miejsca i opcje, { $answers } oraz { $lines }. Tego nie można cofnąć.
hosts-deleteCounts = Wynik nadal liczy się w statystykach osób, które w nią grały.
hosts-mayNotForget = Tylko administrator serwera może sprawić, że gra przestanie się liczyć w statystykach.
hosts-deleteMessages = To, co powiedziano na kanale, zostaje, ale bez przycisków.
hosts-deleteNamed = Gra się nie skończyła. Aby potwierdzić, napisz `/host delete name: { $game }`.
hosts-deleteConfirm = Usuń na dobre
hosts-deleteForget = Usuń, także ze statystyk
hosts-deleteCancel = Zachowaj
hosts-deleteCancelled = Nic nie usunięto.
hosts-sheetGone = Gra { $game } została usunięta, a z nią twoje karty i tajemnice.
hosts-deletedReply = Usunięto.
hosts-deleted = 🗑 { $name } usuwa grę **{ $game }**. Jej przyciski już nic nie robią.
hosts-auditTitle = Kto co zrobił w grze { $game }
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
hosts-didUndoNothing = nic, o czym wiedzieli wszyscy
hosts-didPropose = pyta pozostałych o cofnięcie
hosts-didVoteYes = głosuje za cofnięciem
hosts-didVoteNo = głosuje przeciw cofnięciu
hosts-didRefuse = zamyka głosowanie: wniosek odrzucony
hosts-didExpire = zamyka głosowanie: czas minął
hosts-didSetTimers = zmienia limity czasu
hosts-didSetLevel = ustawia poziom wszystkich graczy komputerowych: { $level }
hosts-didSetLevelOf = ustawia poziom: { $name } · { $level }
hosts-didSetLanguage = zmienia język gry: { $language }
hosts-didAllowHints = pozwala na podpowiedzi
hosts-didForbidHints = zabrania podpowiedzi
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
hosts-statusLobby = lobby
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
        [one] - Naraz: **{ $count } gra**; teraz otwartych: { $open }
        [few] - Naraz: **{ $count } gry**; teraz otwartych: { $open }
       *[many] - Naraz: **{ $count } gier**; teraz otwartych: { $open }
    }
guild-home = - Nowa gra toczy się: **{ $home }**
guild-homeHere = na kanale, na którym ją otwarto
guild-homeThread = w nowym, własnym wątku
guild-picture = - Po każdej fazie kanał widzi: **{ $picture }**
guild-pictureGlance = stół w skrócie
guild-pictureWhole = całą planszę
guild-privately = - Co wolno wiedzieć tylko jednemu graczowi: **{ $place }**
guild-privatelyDirect = w wiadomości prywatnej
guild-privatelyThreads = w prywatnym wątku każdego gracza
guild-language = - Język na kanałach: **{ $language }** (`/settings language:`)
guild-moderators = ⚠ Członkowie z uprawnieniem „Zarządzanie wątkami” mogą czytać każdy prywatny wątek, a więc karty wszystkich graczy i ich Lojalność. Jeśli ktoś z nich gra, bezpieczniejsze są wiadomości prywatne.
guild-warnPrivate = ⚠ Nie mogę otwierać prywatnych wątków na tym kanale; brakuje mi uprawnień: { $permissions }. Dopóki ich nie mam, gracze dostają wiadomości prywatne.
guild-invite = - Rola, którą gospodarze mogą oznaczyć, szukając graczy (raz na grę, najwyżej raz na godzinę): **{ $role }**
guild-inviteNobody = nikogo
guild-warnInvite = ⚠ Nie wolno mi oznaczać tej roli, więc nikt nie dostałby powiadomienia. Pozwól wszystkim ją oznaczać (Ustawienia serwera, Role) albo daj mi uprawnienie do oznaczania wszystkich ról.
guild-help = -# Administratorzy serwera mogą otwierać gry zawsze (na tych kanałach i do tej liczby). Opcja `thread` w `/game create` zmienia miejsce jednej gry. Jeśli wśród kanałów jest forum, gry otwarte gdzie indziej dostają na nim post.
guild-warnThread = ⚠ Nie mogę otwierać wątków na tym kanale; brakuje mi uprawnień: { $permissions }.
guild-saved = ✅ Zapisano
guild-whoMenu = Kto może otwierać gry
guild-pickEveryone = Wszyscy
guild-pickManagers = Tylko administratorzy serwera
guild-roleMenu = Tylko członkowie z tą rolą…
guild-channelMenu = Tylko na tych kanałach…
guild-mostMenu = Ile gier naraz
guild-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
guild-toThread = Nowe gry we własnym wątku
guild-toHere = Nowe gry na kanale
guild-toWhole = Zawsze pokazuj całą planszę
guild-toGlance = Pokazuj stół w skrócie
guild-toPrivateThreads = Tajemnice w prywatnych wątkach
guild-toDirect = Tajemnice w wiadomościach prywatnych
guild-anywhereButton = Pozwól na każdym kanale
guild-reset = Przywróć domyślne
guild-broken = Zapisanych ustawień gier na tym serwerze nie da się odczytać, więc nikt nie może otworzyć gry.
guild-brokenHint = Przycisk przywraca ustawienia domyślne: wszyscy, wszędzie, 20 gier naraz, na kanale, ze stołem w skrócie i z tajemnicami w wiadomościach prywatnych.
guild-onlyServer = Ustawienia należą do serwera: użyj tego na jednym z jego kanałów.
guild-onlyManagers = Mogą to zmieniać tylko członkowie z uprawnieniem „Zarządzanie serwerem”.
guild-onlyManagersHint = Zapytaj administratora serwera.
guild-roleMissing = Podaj także rolę.
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

languages-ofDiscord = Jak w ustawieniach Discorda
languages-ofGuild = Jak na serwerze
languages-notice = 🌐 { $by } wybiera język tego kanału: **{ $language }**.
languages-setForGame = Język w kanale tej gry: **{ $language }**. Wiadomości prywatne przychodzą w języku każdego z graczy.
languages-ownSet = Od teraz piszę do ciebie w tym języku: **{ $language }** – w wiadomościach prywatnych i w odpowiedziach, które widzisz tylko ty. Kanały mają własny język.
languages-ownByDiscord = Od teraz piszę do ciebie w języku twojego Discorda.

## notices

notices-abandoned = { $name } porzuca grę. `/game create` otwiera nową.
notices-moved = { $name } przenosi grę na { $channel }: tam toczy się dalej.
notices-seatReplaced = { $name } przekazuje miejsce { $seat } (dotąd { $from }; odtąd { $to }).
notices-stuck = ⚠ { $name }, gracz komputerowy, nie może działać: to błąd tego bota. Gospodarz może cofnąć ostatnią decyzję (`/game undo`), oddać miejsce (`/host replace`) lub zakończyć grę (`/host abandon`).
notices-stuckInSecret = ⚠ Gracz komputerowy nie może działać: to błąd tego bota. Gospodarz może cofnąć ostatnią decyzję (`/game undo`), oddać miejsca (`/host replace`) lub zakończyć grę (`/host abandon`).
notices-thanks = Dziękuję za grę. `/game create` otwiera następną.
notices-closed = { $person }, nie mogę wysyłać ci wiadomości prywatnych. Zezwól na wiadomości prywatne od członków tego serwera (Ustawienia prywatności serwera) albo użyj tu `/hand`: to, co pokazuje, widzisz tylko ty.

## takeOver

takeOver-button = Przejmij od gracza komputerowego
takeOver-open = -# Miejsca graczy komputerowych są otwarte: `/game join` przejmuje jedno razem z kartami.
takeOver-onRequest = -# `/game join` prosi gospodarza o miejsce gracza komputerowego.
takeOver-which = Które miejsce chcesz przejąć?
takeOver-seat = Miejsce { $seat }: { $player }
takeOver-wanted = 🪑 { $host }, { $name } chce przejąć miejsce { $seat } ({ $player }), razem z kartami i tajemnicami.
takeOver-give = Oddaj miejsce: { $name }
takeOver-giveAll = Oddaj i otwórz pozostałe miejsca
takeOver-given = ✅ { $giver } oddaje to miejsce; zajmuje je { $name }.
takeOver-taken = Miejsce { $seat } jest twoje. Jego tajemnice przychodzą w wiadomości prywatnej, a pokazuje je też `/hand`.
takeOver-asked = Gospodarz dostał prośbę o miejsce { $seat } i odda ci je jednym naciśnięciem.
takeOver-askedAgain = Gospodarz dostał już prośbę o miejsce { $seat }, ale jeszcze nie nacisnął przycisku.
takeOver-opened = Odtąd każdy może przejąć miejsce gracza komputerowego bez pytania.
takeOver-closed = Odtąd o przejęcie miejsca gracza komputerowego trzeba prosić gospodarza.
takeOver-nobodyAutomatic = Wszystkie miejsca w tej grze zajmują ludzie.
takeOver-nobodyAutomaticHint = Możesz się przyglądać: /game spectators.
takeOver-notFree = Tego miejsca nie zajmuje gracz komputerowy.
takeOver-notFreeHint = Użyj /game join ponownie: podpowiada te, które są wolne.
takeOver-oneSeat = Nikt nie gra na dwóch miejscach jednej gry.
takeOver-knowsAnother = { $name } ma już za sobą inne miejsce w { $game } i zna jego karty. Nikt nie może znać dwóch rąk w jednej rozgrywce.
takeOver-knowsAnotherHint = Przekaż to miejsce komuś innemu albo graczowi komputerowemu.
takeOver-wishOver = Nikt już nie prosi o to miejsce albo nie zajmuje go gracz komputerowy.
takeOver-wishOverHint = Nic nie trzeba robić; /game join prosi ponownie.
