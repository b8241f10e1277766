## help

help-now = Teraz
help-noGame = Nie ma tu gry. `/game create` ją otwiera: inni dołączają przyciskiem, a gracze komputerowi zapełniają puste miejsca. Pierwszy raz? `/game tutorial` prowadzi cię przez pierwsze trzy tury gry z graczami komputerowymi.
help-openly = Przyciskami pod pytaniem na kanale albo `/{ $command } { $option }: { $example }`
help-secretly = Przyciskiem „Odpowiedz” pod pytaniem na kanale albo `/{ $command } { $option }: { $example }`
help-privately = Przyciskami w wiadomości, którą widzisz tylko ty, albo `/{ $command } { $option }: { $example }`
help-declining = `/pass`: rezygnujesz
help-rule = `/rule about: { $rule }` podaje zasadę
help-before = Przed grą
help-beforeText = `/game join`, `/game leave`, `/game keep` (rezerwuje postać do czasu wyboru), `/host options`, `/host seating`, `/game start` (z `automatic: fill` puste miejsca zajmują gracze komputerowi) albo przyciski
help-playing = W trakcie gry
help-playingText = Na każde pytanie można odpowiedzieć przyciskiem lub poleceniem: `/move`, `/action`, `/play` (karty i reakcje), `/check` (karty do testu umiejętności), `/choose` (cokolwiek), `/pass`. Proponują tylko to, co teraz dozwolone.
help-talking = Rozmawiaj jak przy stole: każdy może twierdzić o swojej lojalności, co chce, prawdę lub nie. Zachowaj dla siebie nazwy i siłę swoich kart, to, co dokładasz do testu, oraz obejrzane karty i żetony.
help-talkingOfMotives = Przywódca Cylonów nie należy do żadnej drużyny i może mówić, której stronie pomagają jego Motywy, ale nie co mówią; te, które leżą odkryte, może przeczytać każdy. `/hand` pokazuje, które są już spełnione, i pozwala je ujawnić.
help-talkingOfAgendas = Kto ma kartę agendy, nie należy do żadnej drużyny i może mówić, której stronie pomaga jego agenda, ale nic więcej o niej; `/hand` mówi, czego wymaga i co z tego jest już spełnione.
help-undoing = Pomyłka? `/game undo` pokazuje, co można cofnąć: od razu, dopóki nie wyszło na jaw nic ukrytego; potem głosują pozostali.
help-organising = Gospodarz i administratorzy serwera: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`; mogą też od razu cofać decyzje.
help-finished = Po grze
help-finishedText = `/game rematch` następna gra z tymi samymi osobami · `/game replay` ta gra tura po turze, ze wszystkim, co było tajne · `/stats` jak poszły gry · `/game export` ta gra jako plik, który można odtworzyć · `/game undo`, jeśli skończyła się przez pomyłkę
help-always = W każdej chwili
help-alwaysText = `/status` jak stoi flota · `/log` co się wydarzyło · `/game board` obraz planszy · `/game schedule` kiedy gracie razem · `/hand` co wiesz tylko ty · `/hint` co można odpowiedzieć, gdy podpowiedzi są włączone · `/games` wszystkie twoje gry · `/orders` odpowiedzi z góry · `/note` kogo podejrzewasz · `/poll` pyta o coś pozostałych · `/away` ktoś gra w tym czasie za ciebie · `/me quiet` twoje godziny ciszy · `/card`, `/character`, `/location` i `/rule` wyszukują informacje · `/help about:` znajduje polecenie · w menu „Aplikacje” osoby lub mojej wiadomości: kto to jest i co wiadomość wymienia
help-formerly = Nazywało się `/{ $old }`.
help-needed = (wymagane)
help-noCommand = Nie ma takiego polecenia.
help-noCommandHint = Opisz jednym słowem, co chcesz zrobić, na przykład pause, albo wybierz z podpowiedzi w `/help about:`.

## tutorial

tutorial-begun =
    Poniżej zaczyna się twój samouczek **{ $game }**: gra według prawdziwych zasad z graczami komputerowymi, w której prowadzę cię przez pierwsze trzy tury.
    { $goal }
    Wskazówki pojawiają się, gdy są ważne; na pytania odpowiadaj ich przyciskami.
tutorial-begunThere =
    Twój samouczek **{ $game }** zaczyna się w { $thread }: to gra według prawdziwych zasad z graczami komputerowymi, w której prowadzę cię przez pierwsze trzy tury.
    { $goal }
    Wskazówki pojawiają się, gdy są ważne; na pytania odpowiadaj ich przyciskami.
tutorial-goal = **Jak wygrać:** ludzie wygrywają, osiągając cel tej gry; Cyloni, gdy skończy się paliwo, żywność, morale lub populacja albo gdy Galactica przepadnie.
tutorial-kobol = **Jak wygrać:** ludzie muszą pokonać dystans 8, a potem wykonać jeszcze jeden skok; Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy Galactica przepadnie.
tutorial-newCaprica = **Jak wygrać:** po pokonaniu dystansu 7 flota osiedla się na Nowej Caprice; ludzie wygrywają, gdy uda się im stamtąd uciec. Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy Galactica przepadnie.
tutorial-ionianNebula = **Jak wygrać:** po pokonaniu dystansu 8 odbywa się Proces sądowy; ludzie wygrywają wraz z następnym skokiem. Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy Galactica przepadnie.
tutorial-searchForHome = **Jak wygrać:** ludzie muszą z pomocą Misji pokonać dystans 10, a potem wykonać jeszcze jeden skok; Cyloni wygrywają, gdy skończy się paliwo, żywność, morale lub populacja albo gdy Galactica przepadnie.
tutorial-stop = Bez wskazówek
tutorial-stopped = Nie będzie więcej wskazówek. `/help` w każdej chwili mówi, co możesz zrobić.
tutorial-tip = > 💡 **{ $title }** { $text }
tutorial-places = > Teraz jest coś do zrobienia tutaj: { $places }.
tutorial-placeForCard = { $place } (1 karta umiejętności)
tutorial-characterTitle = Najpierw wybierz, kim jesteś.
tutorial-character = Flota ucieka przed Cylonami, którzy chcą ją zniszczyć; jeden z graczy może być potajemnie Cylonem. Przywódcy dostają pozycje, piloci latają viperami, postacie wsparcia naprawiają i zajmują się polityką. W menu „Obejrzyj postać …” możesz przeczytać o postaci, zanim ją wybierzesz. Na pierwszą grę weź pilota, jeśli lubisz walkę, albo przywódcę, jeśli lubisz decydować.
tutorial-loyaltyTitle = Masz kartę Lojalności.
tutorial-loyalty = W tajemnicy mówi ci, czy jesteś Cylonem. Wiesz o tym tylko ty; `/hand` pokazuje ją tutaj, wyłącznie dla twoich oczu. W tym samouczku zaczynasz jako człowiek, a z pozostałych dwóch graczy jeden jest Cylonem. Każdy może mówić o swojej karcie, co chce; nikt nie może jej pokazać.
tutorial-titleTitle = Pełnisz urząd.
tutorial-title = Prezydent ma karty Kworum, które pomagają ludziom; Admirał wybiera, dokąd flota skacze, i może użyć broni nuklearnej. `/hand` pokazuje, co masz, a `/card President` lub `/card Admiral` mówi, do czego to służy.
tutorial-drawTitle = Tura zaczyna się od kart umiejętności.
tutorial-draw = Losujesz karty umiejętności swojej postaci; jeśli masz wśród nich wybór, decydujesz ty. Karty umiejętności służą do dwóch rzeczy: każda ma siłę od 1 do 5, do testów umiejętności, i każdą można zagrać dla jej treści. `/hand` pokazuje twoje; nikt inny ich nie widzi.
tutorial-moveTitle = Potem możesz się przesunąć.
tutorial-move = Każdy obszar daje akcję; przejście na inny statek kosztuje kartę umiejętności. `/location` z nazwą mówi, co się tam robi. Możesz też zostać.
tutorial-actionTitle = Potem wykonujesz jedną akcję.
tutorial-action = Użyj obszaru, na którym jesteś, zagraj kartę oznaczoną jako akcja albo użyj zdolności swojej postaci. Obraz planszy pokazuje, co jest pilne: statki Cylonów obok statków cywilnych na pewno. Jeśli nic nie wydaje się przydatne, możesz śmiało spasować.
tutorial-discardTitle = Musisz oddać karty.
tutorial-discard = Zachowaj wysoką siłę w umiejętnościach, o które pyta wiele testów, i karty, których treść może ci pomóc. Na koniec tury nikt nie może mieć więcej niż 10 kart.
tutorial-crisisTitle = Każda tura kończy się kartą Kryzysu.
tutorial-crisis = Przynosi wybór albo test umiejętności, potem działają statki Cylonów, a flota być może zbliża się do następnego skoku. Dotyczy wszystkich: często decyduje gracz, do którego należy tura, ale skutki ponosi cały stół.
tutorial-checkTitle = Czas na test umiejętności.
tutorial-check = Każdy po kolei dokłada zakryte karty. Karty umiejętności wymienionych w pytaniu liczą się za, wszystkie inne przeciw; do tego dochodzą 2 karty losowe. Jeśli suma osiągnie trudność, jest sukces. Dołóż wysokie karty tych umiejętności, jeśli chcesz sukcesu; niedołożenie żadnej nic nie kosztuje. Patrz, kto ile dokłada: tak znajduje się zdrajców.
tutorial-resultTitle = To był test umiejętności.
tutorial-result = Dziennik wymienia karty, które liczyły się za i przeciw, ale nie mówi, kto którą dołożył. Karta, która zaszkodziła, pochodzi z przypadku albo od zdrajcy.
tutorial-shipsTitle = Nadlatują Cyloni!
tutorial-ships = Raidery ostrzeliwują vipery i statki cywilne, ciężkie raidery przywożą oddziały abordażowe, basestary ostrzeliwują Galacticę. Vipery w przestrzeni chronią statki cywilne; „Centrum dowodzenia”, „Kontrola uzbrojenia” i piloci odpowiadają ogniem. Skok zostawia wszystkie wrogie statki za wami.
tutorial-attackTitle = Strzelają do nas.
tutorial-attack = Atak to rzut ośmiościenną kością. Zniszczony statek cywilny kosztuje zasoby, zwykle populację; uszkodzenia Galactici zamykają obszary, dopóki ktoś ich nie naprawi.
tutorial-jumpTitle = Skok jest coraz bliżej.
tutorial-jump = Niektóre karty Kryzysu przesuwają flotę na torze Przygotowania do skoku. Na jego końcu flota wykonuje skok: statki Cylonów znikają, a Admirał wybiera, jak daleko doleciała. „Kontrola FTL” pozwala skoczyć wcześniej, ale wtedy można stracić populację.
tutorial-jumpedTitle = Flota wykonuje skok.
tutorial-jumped = Statki Cylonów zostają w tyle, a flota jest bliżej celu: `/game status` pokazuje, jak daleko. Przy dystansie 4 każdy dostaje kolejną kartę Lojalności, więc Cylonem możesz okazać się nawet ty.
tutorial-sleeperAgentTitle = Półmetek: nowe karty Lojalności.
tutorial-sleeperAgent = Każdy dostał właśnie kolejną. `/hand` pokazuje twoją. Odtąd Cylonem może być każdy, także ten, kto nim nie był.
tutorial-brigTitle = Jesteś w „Areszcie”.
tutorial-brig = Dokładasz tam do testu najwyżej 1 kartę, nie losujesz karty Kryzysu i nie możesz się przesuwać. Akcja tego obszaru to test umiejętności, który cię stamtąd wypuszcza.
tutorial-sickbayTitle = Jesteś w „Ambulatorium”.
tutorial-sickbay = Na początku następnej tury losujesz tylko 1 kartę umiejętności. Potem po prostu się stamtąd przesuń.
tutorial-othersTitle = Teraz tury pozostałych.
tutorial-others = Dziennik mówi, co robią. Gdy przychodzi test, dostajesz pytanie o karty; gdy jedna z twoich kart może pomóc w cudzej turze, pytam cię prywatnie. `/game status` mówi, jak stoi flota.
tutorial-secondTurnTitle = Twoja druga tura.
tutorial-secondTurn = Przebiega jak pierwsza: losowanie, ruch, akcja, a potem karta Kryzysu. Przed ruchem spójrz na planszę: statki Cylonów obok statków cywilnych wołają o „Centrum dowodzenia”; jeśli zasoby topnieją albo skok jest blisko, wykorzystaj spokój, aby wylosować karty i się przygotować.
tutorial-traitorTitle = Co może nieujawniony Cylon.
tutorial-traitor = Wszystko to, co człowiek, tylko w innym celu: dokładać karty szkodzące testom, wybierać to, co więcej kosztuje, marnować dobre akcje, rzucać podejrzenia na innych, a jako Admirał lub Prezydent źle wybierać. Może też w swojej turze, jako akcję, pokazać kartę Lojalności: jej efekt działa od razu, a odtąd ten gracz jawnie używa obszarów Cylonów. Kogoś, kto wygląda na Cylona, można wysłać do „Aresztu”, gdzie niewiele zaszkodzi; `/location Admiral’s Quarters` mówi jak.
tutorial-thirdTurnTitle = Twoja trzecia tura.
tutorial-thirdTurn = Ostatnia, przez którą cię prowadzę. `/game status` pokazuje słowami zasoby, dystans i tor Przygotowania do skoku; zasób w czerwonej strefie to następna rzecz, o którą trzeba zadbać. W kolejnych testach pomagaj tym, co możesz oddać, i zapamiętuj, kto tego nie robi.
tutorial-newCharacterTitle = Egzekucja.
tutorial-newCharacter = Gracz, na którym wykonano egzekucję, pokazuje, kim był, a egzekucja na człowieku kosztuje morale. Nikt przez to nie odpada z gry: człowiek wybiera nową postać i dostaje nową kartę Lojalności, a Cylon gra dalej jako gracz prowadzący Cylona.
tutorial-checkAbilityTitle = Karta w teście coś robi.
tutorial-checkAbility = Niektóre karty umiejętności mają zdolność, którą rozpatruje się, gdy znajdą się w teście, bez względu na to, kto je dołożył i po której stronie się liczą. Kartę może więc opłacać się dołożyć dla tego, co robi, albo właśnie zatrzymać. `/card` z jej nazwą mówi, co robi.
tutorial-consequenceTitle = Test ma konsekwencje.
tutorial-consequence = Mają je niektóre karty Kryzysu. Rozpatruje się je, jeśli dołożono choć jedną kartę ze zdolnością testową, bez względu na to, kto ją dołożył i czy test kończy się sukcesem.
tutorial-fleetBoardTitle = Statki Cylonów zbierają się gdzie indziej.
tutorial-fleetBoard = Gdy mają być aktywowane statki Cylonów jakiegoś rodzaju, a żadnego nie ma, jeden pojawia się na planszy Cylońskiej Floty i pościg trwa. Tam nic nie może go zaatakować. Czekają tam też statki Cylonów, które flota zostawia za sobą podczas skoku.
tutorial-pursuitTitle = Cyloni są na tropie.
tutorial-pursuit = Znacznik na torze Pościgu przesuwa się do przodu. Po drodze w przestrzeni pojawiają się statki cywilne; na końcu wszystkie statki z planszy Cylońskiej Floty trafiają naraz na główną planszę i pościg zaczyna się od nowa. Skok go nie cofa.
tutorial-cagTitle = Ktoś zostaje CAG-iem.
tutorial-cag = CAG decyduje, gdzie w przestrzeni pojawiają się statki cywilne, i ma akcje, które aktywują nieobsadzone vipery. Aktywowany viper może też odeskortować w bezpieczne miejsce statek cywilny ze swojego obszaru. `/card CAG` mówi więcej.
tutorial-traumaTitle = Masz żetony traumy.
tutorial-trauma = Tylko ty wiesz, jakie: dobroczynne czy antagonistyczne. W Procesie sądowym przed ostatnim skokiem antagonistyczne świadczą przeciw człowiekowi, dobroczynne przeciw graczowi prowadzącemu Cylona; kto ma najwięcej przeciw sobie, odpada z gry, chyba że ma 2 lub mniej. Do tego czasu zmieniają je sprzymierzeńcy, „Ambulatorium”, „Areszt” i karty. `/hand` pokazuje twoje.
tutorial-allyTitle = Można spotkać sprzymierzeńców.
tutorial-ally = Człowiek, który kończy fazę ruchu tam, gdzie jest sprzymierzeniec, musi go spotkać. Odkrywa się żeton na jego karcie: dobroczynny pomaga, antagonistyczny szkodzi. Potem losuje się następnego sprzymierzeńca, a kto spotkał poprzedniego, kładzie na karcie swój żeton, którego nie zna nikt inny.
tutorial-crossroadsTitle = Rozstaje.
tutorial-crossroads = Każdy dostał potajemnie kartę i kładzie obok niej jeden żeton traumy. Potem odkrywa się wszystkie po kolei, a żeton mówi, który z dwóch rezultatów następuje. Żeton położony tutaj nie świadczy przeciw tobie w Procesie sądowym.
tutorial-trialTitle = Proces sądowy.
tutorial-trial = Wszyscy pokazują swoje żetony traumy. Przeciw człowiekowi liczą się antagonistyczne, przeciw graczowi prowadzącemu Cylona dobroczynne; kto ma ich najwięcej, odpada z gry, chyba że ma 2 lub mniej. Potem następny skok daje ludziom zwycięstwo.
tutorial-demetriusTitle = Demetrius wyrusza na misje.
tutorial-demetrius = Człowiek może przesunąć się na Demetriusa za 1 kartę umiejętności. „Mostek” odkrywa Misję, czyli test dla wszystkich; kto używa go w swojej turze, nie losuje karty Kryzysu. Dwie z Misji przybliżają flotę do celu, czyli dystansu 10. Między dwoma skokami może być tylko jedna Misja.
tutorial-missionTitle = Misja.
tutorial-mission = To test, w którym nie pomaga ani nie przeszkadza żadna inna karta ani zdolność: liczą się tylko dołożone karty. Bez względu na to, czy kończy się sukcesem, czy porażką, karta leży na Demetriusie, dopóki flota nie wykona skoku. Misja, która daje dystans, po porażce wraca.
tutorial-rebelBasestarTitle = Basestar się zbuntował.
tutorial-rebelBasestar = Gracze strony, do której należy, mogą się tam przesuwać za 1 kartę umiejętności. Każda z jego trzech akcji kosztuje żeton cudu albo kartę Superkryzysu. `/location` z nazwą mówi, co dają.
tutorial-finishTitle = Trzy tury za tobą: już umiesz grać.
tutorial-finish = Graj dalej, jak długo chcesz; wskazówka pojawi się tylko przy czymś zupełnie nowym. `/help` zawsze mówi, co możesz zrobić, a `/card`, `/location` i `/rule` wyszukują informacje. `/game create` otwiera grę z innymi ludźmi; gracze komputerowi zapełniają miejsca, które zostają puste. `/host abandon` kończy tę grę.
tutorial-endedTitle = Gra skończyła się przed czasem.
tutorial-ended = To się zdarza: flotę łatwo stracić. `/game tutorial` zaczyna kolejną lekcję, a `/game create` grę z innymi ludźmi; gracze komputerowi zapełniają miejsca, które zostają puste.
tutorial-reactionTitle = Możesz zareagować.
tutorial-reaction = Jedną z twoich kart można zagrać właśnie teraz, poza twoją turą. Wiesz o tym tylko ty. Jeśli ci na tym nie zależy, zrezygnuj: gra toczy się dalej.

## hint

hint-button = Podpowiedź
hint-title =
    ### Podpowiedź
    { $question }
hint-option = { $place }. **{ $label }**: { $compared }.
hint-optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
hint-footer = -# Na podstawie tego, co wiesz, tak jak widzi to gracz komputerowy na poziomie trudnym. Może się mylić, a wybór należy do ciebie.
hint-compared-rules = tak mówią proste reguły, bez patrzenia naprzód
hint-compared-clear = wyraźnie lepsze niż inne sprawdzone możliwości
hint-compared-even = równie dobre jak inne sprawdzone możliwości
hint-compared-alike = mniej więcej tak samo dobre
hint-compared-little = na ile to widać, trochę gorsze
hint-compared-worse = na ile to widać, wyraźnie gorsze
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
