## help

help-now = Teraz
help-noGame = Nie ma tu gry. `/game create` ją otwiera: ludzie dołączają przyciskiem, a gracze komputerowi zapełniają puste miejsca. Grasz pierwszy raz? `/game tutorial` poprowadzi cię przez pierwsze trzy tury.
help-openly = Użyj przycisków pod pytaniem na kanale albo `/{ $command } { $option }: { $example }`
help-secretly = Naciśnij „Odpowiedz” pod pytaniem na kanale albo użyj `/{ $command } { $option }: { $example }`
help-privately = Użyj przycisków w mojej prywatnej wiadomości albo `/{ $command } { $option }: { $example }`
help-declining = `/pass`: rezygnujesz
help-rule = `/rule about: { $rule }` pokazuje zasadę
help-before = Przed grą
help-beforeText = `/game join`, `/game leave`, `/game keep` (rezerwuje dla ciebie postać), `/host options`, `/host seating`, `/game start` (`automatic: fill` daje puste miejsca graczom komputerowym) albo przyciski wiadomości z lobby.
help-playing = W trakcie gry
help-playingText = Na pytania odpowiadasz przyciskami albo poleceniem: `/move`, `/action`, `/play` (karty i reakcje), `/check` (dokłada karty do testu umiejętności), `/choose` (cokolwiek), `/pass`. Podpowiadam tylko to, co teraz wolno.
help-talking = Przy stole wolno mówić wszystko: o lojalności możesz twierdzić, co chcesz, zgodnie z prawdą lub nie. Zachowaj tylko dla siebie nazwy i siłę swoich kart, to, co dokładasz do testu, oraz treść ukrytych kart i żetonów, które znasz.
help-talkingOfMotives = Przywódca Cylonów nie należy do żadnej drużyny. Może mówić, której stronie sprzyjają jego Motywy, ale nie co jest na ukrytych; ujawnione może przeczytać każdy. `/hand` pokazuje, które są spełnione, i je ujawnia.
help-talkingOfAgendas = Gracz z kartą agendy nie należy do żadnej drużyny. Może mówić, której stronie sprzyja, i nic więcej o niej. `/hand` pokazuje jej warunki i to, które są spełnione.
help-undoing = Pomyłka? `/game undo` pokazuje, co można cofnąć. Jeśli od tego czasu nic ukrytego nie wyszło na jaw, cofasz od razu; w przeciwnym razie głosują pozostali.
help-organising = Dla gospodarza i administratorów serwera: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`. Mogą też cofać bez głosowania.
help-finished = Po grze
help-finishedText = `/game rematch` otwiera następną grę w tym samym składzie · `/game replay` pokazuje tę grę tura po turze, ze wszystkimi tajemnicami · `/stats` pokazuje, jak kończyły się gry · `/game export` daje tę grę jako plik, który można odtworzyć · `/game undo`, jeśli skończyła się przez pomyłkę
help-always = W każdej chwili
help-alwaysText =
    - **Gra:** `/status` pokazuje, jak radzi sobie flota, `/log`, co się wydarzyło, `/game board` planszę, a `/hand` wszystko, co wiesz tylko ty.
    - **Twoje decyzje:** `/hint` daje podpowiedź, jeśli są włączone, `/orders` pozwala zdecydować z góry, a `/note` pamięta, kogo podejrzewasz.
    - **Stół:** `/poll` pyta o coś pozostałych, `/game schedule` ustala, kiedy gracie razem, a `/games` wymienia wszystkie twoje gry.
    - **Twój czas:** dzięki `/away` ktoś gra przez jakiś czas za ciebie, a `/me quiet` ustawia twoje godziny ciszy.
    - **Wyszukiwanie:** `/card`, `/character`, `/location` i `/rule`; `/help about:` znajduje polecenie, `/help about: news` mówi, co nowego. „Aplikacje” w menu osoby lub mojej wiadomości mówią, kto to jest, albo wyjaśniają, o czym jest wiadomość.
help-formerly = Dawniej `/{ $old }`.
help-needed = (wymagane)
help-noCommand = Nie ma takiego polecenia.
help-noCommandHint = Opisz jednym słowem, co chcesz zrobić, na przykład pause, albo wybierz jedną z podpowiedzi `/help about:`.

help-news = nowości
help-newsAbout = Co nowego w tej wersji
help-newsTitle = Co nowego w wersji { $version }

help-changes-added = Dodano
help-changes-changed = Zmieniono
help-changes-deprecated = Wkrótce zniknie
help-changes-removed = Usunięto
help-changes-fixed = Naprawiono
help-changes-security = Bezpieczeństwo

## tutorial

tutorial-begun =
    Poniżej zaczyna się twój samouczek **{ $game }**: prawdziwa gra z graczami komputerowymi. Poprowadzę cię przez pierwsze trzy tury.
    { $goal }
    Wskazówki pojawią się wtedy, gdy będą potrzebne. Na pytania odpowiadaj przyciskami.
tutorial-begunThere =
    Twój samouczek **{ $game }** zaczyna się w { $thread }: prawdziwa gra z graczami komputerowymi. Poprowadzę cię przez pierwsze trzy tury.
    { $goal }
    Wskazówki pojawią się wtedy, gdy będą potrzebne. Na pytania odpowiadaj przyciskami.
tutorial-goal = **Jak wygrać:** ludzie wygrywają, gdy osiągną cel tej gry. Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy przepadnie Galactica.
tutorial-kobol = **Jak wygrać:** ludzie wygrywają, gdy pokonają dystans 8, a potem skoczą jeszcze raz. Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy przepadnie Galactica.
tutorial-newCaprica = **Jak wygrać:** przy dystansie 7 flota osiedla się na Nowej Caprice; ludzie wygrywają, gdy stamtąd uciekną. Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy przepadnie Galactica.
tutorial-ionianNebula = **Jak wygrać:** przy dystansie 8 odbywa się Proces sądowy, a następny skok daje ludziom zwycięstwo. Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy przepadnie Galactica.
tutorial-searchForHome = **Jak wygrać:** ludzie wygrywają, gdy z pomocą Misji pokonają dystans 10, a potem skoczą jeszcze raz. Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy przepadnie Galactica.
tutorial-stop = Bez wskazówek
tutorial-stopped = Koniec wskazówek. `/help` zawsze pokazuje, co możesz zrobić.
tutorial-tip = > 💡 **{ $title }** { $text }
tutorial-places = > Teraz przyda się: { $places }.
tutorial-placeForCard = { $place } (1 karta umiejętności)
tutorial-characterTitle = Najpierw wybierz postać.
tutorial-character = Flota ucieka przed Cylonami, a jedno z was może być jednym z nich. Przywódcy pełnią urzędy, piloci latają viperami, postacie wsparcia utrzymują okręt w ruchu. Menu „Wyszukaj postać…” pokaże ci każdą, zanim wybierzesz. Na pierwszą grę weź pilota, jeśli lubisz walkę, albo przywódcę, jeśli wolisz decydować.
tutorial-loyaltyTitle = Dostajesz kartę Lojalności.
tutorial-loyalty = Mówi ci w tajemnicy, czy jesteś Cylonem. Widzisz ją tylko ty; `/hand` pokaże ją ponownie, wyłącznie dla twoich oczu. W tym samouczku zaczynasz jako człowiek, a z dwóch pozostałych graczy jeden jest Cylonem. O swojej karcie każdy może mówić, co chce; nikt nie może jej pokazać.
tutorial-titleTitle = Pełnisz urząd.
tutorial-title = Prezydent ma karty Kworum, które pomagają ludziom. Admirał wybiera, dokąd skacze flota, i może użyć broni nuklearnej. `/hand` pokazuje, co masz; `/card President` lub `/card Admiral` to wyjaśnia.
tutorial-drawTitle = Tura zaczyna się od kart umiejętności.
tutorial-draw = Losujesz karty umiejętności swojej postaci; tam, gdzie można wybrać, wybierasz ty. Karta umiejętności przydaje się na dwa sposoby: jej siła, od 1 do 5, liczy się w testach albo zagrywasz ją dla jej treści. `/hand` pokazuje twoje; nikt inny ich nie widzi.
tutorial-moveTitle = Potem możesz się przesunąć.
tutorial-move = Każdy obszar daje akcję. Przejście na inny statek kosztuje kartę umiejętności. `/location` mówi, co daje obszar. Możesz też zostać na miejscu.
tutorial-actionTitle = Potem wykonujesz jedną akcję.
tutorial-action = Użyj swojego obszaru, zagraj kartę oznaczoną jako akcja albo użyj zdolności postaci. Sprawdź na planszy, co się pali, na przykład statki Cylonów obok statków cywilnych. Jeśli nic się nie przyda, możesz spokojnie spasować.
tutorial-discardTitle = Musisz odrzucić karty.
tutorial-discard = Zachowaj wysokie karty umiejętności, których wymaga wiele testów, i te, których treść ci się przyda. Nikt nie może kończyć tury, mając więcej niż 10 kart.
tutorial-crisisTitle = Każda tura kończy się kartą Kryzysu.
tutorial-crisis = Przynosi wybór albo test umiejętności; potem działają statki Cylonów, a flota może się zbliżyć do następnego skoku. Kryzys dotyczy wszystkich: często decyduje aktywny gracz, a żyć z tym muszą wszyscy.
tutorial-checkTitle = Czas na test umiejętności.
tutorial-check = Wszyscy po kolei dokładają zakryte karty. Karty podanych umiejętności pomagają, wszystkie inne przeszkadzają. Do tego dochodzą 2 losowe karty. Jeśli suma osiągnie trudność, test kończy się sukcesem. Jeśli go chcesz, dołóż wysokie karty tych umiejętności; możesz też nie dokładać nic. Patrz, kto ile dokłada: tak łapie się zdrajców.
tutorial-resultTitle = To był test umiejętności.
tutorial-result = Dziennik wymienia karty, które pomogły, i te, które zaszkodziły, ale nie mówi, kto je dołożył. Szkodliwa karta była albo jedną z losowych, albo od zdrajcy.
tutorial-shipsTitle = Nadlatują Cyloni.
tutorial-ships = Raidery atakują vipery i statki cywilne, ciężkie raidery przywożą oddziały abordażowe, basestary ostrzeliwują Galacticę. Vipery w przestrzeni osłaniają statki cywilne; „Centrum dowodzenia”, „Kontrola uzbrojenia” i piloci odpowiadają ogniem. Skok zostawia wszystkich Cylonów w tyle.
tutorial-attackTitle = Padają strzały.
tutorial-attack = Atak to rzut ośmiościenną kością. Utrata statku cywilnego kosztuje zasoby, zwykle populację; uszkodzenia Galactici zamykają obszary do czasu naprawy.
tutorial-jumpTitle = Skok coraz bliżej.
tutorial-jump = Niektóre karty Kryzysu przesuwają flotę na torze Przygotowania do skoku. Na jego końcu flota skacze: statki Cylonów znikają, a Admirał wybiera, jak daleko. „Kontrola FTL” pozwala skoczyć wcześniej, ale można przy tym stracić populację.
tutorial-jumpedTitle = Flota wykonuje skok.
tutorial-jumped = Statki Cylonów zostają w tyle, a flota jest bliżej celu; jak blisko, pokazuje `/game status`. Przy dystansie 4 każdy dostaje kolejną kartę Lojalności, więc Cylonem możesz okazać się nawet ty.
tutorial-sleeperAgentTitle = Półmetek: nowe karty Lojalności.
tutorial-sleeperAgent = Każdy właśnie dostał kolejną. `/hand` pokazuje twoją. Od teraz Cylonem może być każdy, także ten, kto dotąd nim nie był.
tutorial-brigTitle = Jesteś w „Areszcie”.
tutorial-brig = Nie możesz się stąd ruszyć, nie losujesz karty Kryzysu i dokładasz do testu najwyżej 1 kartę. Akcja „Aresztu” to test umiejętności, który pozwala wyjść.
tutorial-sickbayTitle = Jesteś w „Ambulatorium”.
tutorial-sickbay = Na początku następnej tury wylosujesz tylko 1 kartę umiejętności. Potem po prostu wyjdź.
tutorial-othersTitle = Teraz grają pozostali.
tutorial-others = Dziennik pokazuje, co robią. Przy teście zapytam cię o karty, a jeśli jedna z nich może pomóc w cudzej turze, zapytam prywatnie. `/game status` mówi, w jakim stanie jest flota.
tutorial-secondTurnTitle = Twoja druga tura.
tutorial-secondTurn = Jak pierwsza: losowanie, ruch, akcja, potem karta Kryzysu. Przed ruchem spójrz na planszę: statki Cylonów blisko cywilnych to robota dla „Centrum dowodzenia”. Jeśli zasobów jest mało albo skok jest blisko, wykorzystaj spokój: losuj karty i szykuj się.
tutorial-traitorTitle = Co może ukryty Cylon.
tutorial-traitor = Wszystko, co człowiek, tylko w przeciwnym celu: psuć testy, wybierać droższą opcję, marnować dobre akcje, oskarżać innych i źle decydować jako Admirał lub Prezydent. W swojej turze może się ujawnić: to akcja, efekt karty działa od razu, a odtąd ten gracz jawnie używa obszarów Cylonów. Podejrzanego można wysłać do „Aresztu”, gdzie niewiele zaszkodzi; `/location Admiral’s Quarters` wyjaśnia, jak to zrobić.
tutorial-thirdTurnTitle = Twoja trzecia tura.
tutorial-thirdTurn = Ostatnia, przez którą cię prowadzę. `/game status` pokazuje zasoby, dystans i tor skoku; zasób w czerwonej strefie to wasz następny kłopot. W kolejnych testach dawaj, ile możesz, i pamiętaj, kto nie daje.
tutorial-newCharacterTitle = Egzekucja.
tutorial-newCharacter = Stracony gracz ujawnia, kim był; egzekucja człowieka kosztuje morale. Nikt nie wypada z gry: człowiek wybiera nową postać i dostaje nową kartę Lojalności, a Cylon gra dalej jako Cylon.
tutorial-checkAbilityTitle = Karta w teście coś robi.
tutorial-checkAbility = Niektóre karty umiejętności mają zdolność, która działa, gdy zostaną odkryte w teście, bez względu na to, kto je dołożył i po której stronie się liczą. Czasem warto więc dołożyć kartę dla jej zdolności, a czasem ją zatrzymać. `/card` ją wyjaśnia.
tutorial-consequenceTitle = Test ma konsekwencje.
tutorial-consequence = Mają je niektóre karty Kryzysu. Rozpatruje się je, jeśli dołożono choć jedną kartę ze zdolnością testową, bez względu na to, kto ją dołożył i jak skończył się test.
tutorial-fleetBoardTitle = Statki Cylonów zbierają się gdzie indziej.
tutorial-fleetBoard = Gdy trzeba aktywować statki Cylonów, a nie ma ani jednego takiego, jeden trafia na planszę Cylońskiej Floty i pościg się zbliża. Nic nie może go tam zaatakować. Czekają tam też statki Cylonów, które skok zostawia w tyle.
tutorial-pursuitTitle = Cyloni są na tropie.
tutorial-pursuit = Znacznik na torze Pościgu się przesuwa. Po drodze w przestrzeni pojawiają się statki cywilne; na końcu wszystkie statki z planszy Cylońskiej Floty wpadają naraz na główną planszę i tor zaczyna się od nowa. Skok go nie cofa.
tutorial-cagTitle = Flota ma CAG-a.
tutorial-cag = CAG decyduje, gdzie w przestrzeni pojawiają się statki cywilne, i ma akcje, które aktywują nieobsadzone vipery. Aktywowany viper może też odeskortować statek cywilny ze swojego obszaru w bezpieczne miejsce. `/card CAG` wyjaśnia więcej.
tutorial-traumaTitle = Masz żetony traumy.
tutorial-trauma = Tylko ty wiesz, jakie: dobroczynne czy antagonistyczne. W Procesie sądowym przed ostatnim skokiem antagonistyczne liczą się przeciw człowiekowi, dobroczynne przeciw graczowi prowadzącemu Cylona. Kto ma najwięcej przeciw sobie, odpada z gry, ale 2 lub mniej się nie liczą. Do tego czasu twoje żetony zmieniają sprzymierzeńcy, „Ambulatorium”, „Areszt” i karty. `/hand` je pokazuje.
tutorial-allyTitle = Pojawiają się sprzymierzeńcy.
tutorial-ally = Człowiek, który kończy fazę ruchu tam, gdzie jest sprzymierzeniec, musi go spotkać. Odkrywa się żeton traumy na jego karcie: dobroczynny pomaga, antagonistyczny szkodzi. Potem losuje się nowego sprzymierzeńca, a ten gracz kładzie na nim zakryty własny żeton.
tutorial-crossroadsTitle = Rozstaje.
tutorial-crossroads = Każdy ma tajną kartę i kładzie obok niej jeden żeton traumy. Potem odkrywa się karty jedna po drugiej, a żeton decyduje, który z dwóch rezultatów następuje. Żeton położony tutaj nie liczy się przeciw tobie w Procesie sądowym.
tutorial-trialTitle = Proces sądowy.
tutorial-trial = Wszyscy odkrywają swoje żetony traumy. Antagonistyczne liczą się przeciw człowiekowi, dobroczynne przeciw graczowi prowadzącemu Cylona. Kto ma najwięcej przeciw sobie, odpada z gry, ale 2 lub mniej się nie liczą. Po Procesie następny skok daje ludziom zwycięstwo.
tutorial-demetriusTitle = Demetrius wyrusza na misje.
tutorial-demetrius = Człowiek może przesunąć się na Demetriusa za 1 kartę umiejętności. Jego „Mostek” odkrywa Misję, czyli test umiejętności dla wszystkich; jeśli użyjesz go w swojej turze, nie losujesz karty Kryzysu. Dwie Misje przybliżają flotę do celu, czyli dystansu 10. Między skokami można podjąć tylko jedną Misję.
tutorial-missionTitle = Misja.
tutorial-mission = To test, na który nie działa żadna inna karta ani zdolność: liczą się tylko dołożone karty. Sukces czy porażka, karta zostaje na Demetriusie, dopóki flota nie skoczy. Nieudana Misja, która daje dystans, wraca do talii.
tutorial-rebelBasestarTitle = Basestar się zbuntował.
tutorial-rebelBasestar = Strona, do której należy, może przechodzić tam za 1 kartę umiejętności. Każda z jego trzech akcji kosztuje żeton cudu albo kartę Superkryzysu. `/location` mówi, co robią.
tutorial-finishTitle = Trzy tury za tobą: już umiesz grać.
tutorial-finish = Graj dalej, jak długo chcesz; odezwę się tylko przy czymś nowym. `/help` zawsze pokazuje, co możesz zrobić; `/card`, `/location` i `/rule` wyszukują informacje. `/game create` otwiera grę z innymi ludźmi, a gracze komputerowi zapełniają puste miejsca. `/host abandon` kończy tę grę.
tutorial-endedTitle = Gra skończyła się przed czasem.
tutorial-ended = Zdarza się: flotę łatwo stracić. `/game tutorial` zaczyna kolejną lekcję, a `/game create` grę z innymi ludźmi; gracze komputerowi zapełniają puste miejsca.
tutorial-reactionTitle = Możesz zareagować.
tutorial-reaction = Możesz teraz zagrać jedną ze swoich kart, poza swoją turą. Wiesz o tym tylko ty. Jeśli jej nie potrzebujesz, zrezygnuj: gra potoczy się dalej.

## hint

hint-button = Podpowiedź
hint-title =
    ### Podpowiedź
    { $question }
hint-option = { $place }. **{ $label }**: { $compared }.
hint-optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
hint-footer = -# Na podstawie tego, co wiesz, oczami gracza komputerowego na poziomie trudnym. Mogę się mylić, a decyzja należy do ciebie.
hint-compared-rules = prosta reguła, bez patrzenia naprzód
hint-compared-clear = wyraźnie lepsze niż inne sprawdzone możliwości
hint-compared-even = równie dobre jak inne sprawdzone możliwości
hint-compared-alike = mniej więcej tak samo dobre
hint-compared-little = o ile widzę, trochę gorsze
hint-compared-worse = o ile widzę, wyraźnie gorsze
hint-helpsCheck = dodaje { $strength } do siły testu
hint-harmsCheck = odejmuje { $strength } od siły testu
hint-keepsCards = zachowujesz karty na później
hint-leadsOn =
    { $count ->
        [one] prowadzi o { $count } krok dalej
        [few] prowadzi o { $count } kroki dalej
       *[many] prowadzi o { $count } kroków dalej
    }
hint-stays = zostajesz tam, gdzie możesz działać
hint-shows = pokazujesz, kim jesteś
hint-does-jumps = przybliża skok floty
hint-does-fights = uderza w statki Cylonów albo ustawia statki na pozycjach
hint-does-mends = naprawia to, co uszkodzone
hint-does-gains = daje flocie to, czego jej trzeba
hint-does-leads = daje innym akcje wtedy, gdy się liczą
hint-does-quorum = wykorzystuje Kworum
hint-does-looks = poznajesz to, czego inni nie wiedzą
hint-does-judges = chodzi o to, komu zaufać i co mu powierzyć
hint-does-harms = szkodzi flocie
hint-does-draws = uzupełnia twoją rękę
hint-there-jumps = stamtąd możesz przybliżyć skok floty
hint-there-fights = stamtąd możesz uderzyć w statki Cylonów
hint-there-mends = tam możesz naprawić to, co uszkodzone
hint-there-gains = tam możesz zdobyć to, czego flocie trzeba
hint-there-leads = stamtąd możesz dawać innym akcje
hint-there-quorum = tam możesz wykorzystać Kworum
hint-there-looks = tam możesz poznać to, czego inni nie wiedzą
hint-there-judges = stamtąd możesz zająć się tymi, których podejrzewasz
hint-there-harms = stamtąd można zaszkodzić flocie
hint-there-draws = tam możesz uzupełnić rękę
hint-nothing = Nic na ciebie nie czeka, więc nie ma czego podpowiadać.
hint-nothingHint = /help mówi, co możesz teraz zrobić.
hint-changed = Podczas namysłu gra poszła dalej.
hint-changedHint = Zapytaj ponownie.
hint-off = W tej grze nie ma podpowiedzi.
hint-offHint = Może na nie pozwolić gospodarz: /host hints.
hint-offHost = Możesz na nie pozwolić wszystkim: /host hints.
hint-allowed = Odtąd wszyscy mogą tu prosić o podpowiedzi: `/hint` albo przycisk pod pytaniem.
hint-forbidden = W tej grze nie ma już podpowiedzi.
hint-noticeAllowed = 💡 { $by } pozwala na podpowiedzi: `/hint` pokazuje pytającemu, i nikomu więcej, co można odpowiedzieć.
hint-noticeForbidden = 💡 { $by } nie pozwala już na podpowiedzi.

## lookUp

lookUp-idle = i lub albo w we na z ze do od o po dla nie czy jak co kto kiedy gdzie ile jaki jaka jakie mogę może można mój moja ja ty my się jest są to
lookUp-endings = ami ach owi ego emu ymi imi ować uje ują ać eć ić yć ów om em ie ej ą ę y i a o e u
lookUp-oneOf = { $name } ({ $number } z { $count })
