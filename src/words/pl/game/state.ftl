## view

view-pair = { $what }: { $value }
view-none = brak
view-resource =
    { $red ->
        [yes] { $resource } { $left } (czerwona strefa)
       *[no] { $resource } { $left }
    }
view-jumpReturns = tor skoku { $space } z 5 (przy 5 Galactica powraca)
view-jumpUnused = toru skoku już się nie używa
view-jumpNotReady = tor Przygotowania do skoku { $space } z 5, „Kontrola FTL” niegotowa
view-jumpReady = tor skoku { $space } z 5, „Kontrola FTL” gotowa (ryzyko: populacja −{ $risk })
view-distance = dystans { $distance }
view-distanceOf = dystans { $distance } z { $goal }
view-distanceReached = dystans { $distance }, następny skok jest ostatni
view-damagedOf =
    { $all ->
        [yes] z uszkodzeniami
       *[no] { $count } z uszkodzeniami
    }
view-withPilots = { $ships }, pilotuje { $pilots }
view-noShips = brak statków w przestrzeni
view-inSpace = w przestrzeni
view-reserves = Rezerwa
view-inRepair = uszkodzone { $ships }
view-damaged = uszkodzone
view-closed = zamknięte
view-inPlay = w grze
view-boardingSpace =
    { $space ->
        [0] na polu startowym
       *[other] na polu { $space } z 3
    }
view-boardingAtOne = abordaż: { $centurions } { $where }
view-boarding = abordaż: { $centurions }, { $where }

view-piloting = w viperze { NOUN($area, case: "at") }
view-offBoard = poza planszą
view-notYet = jeszcze nie na planszy
view-out = poza grą
view-cylon =
    { $kind ->
        [sympathizer] sympatyk po stronie Cylonów
        [sympathetic] miłosierny Cylon
        [leader] Przywódca Cylonów
       *[revealed] Cylon
    }
view-infiltrating = infiltruje flotę
view-onceUsed = jednorazowa zdolność użyta
view-noMiracle = bez żetonu cudu
view-miracles = żetony cudu
view-mutineer = Buntownik
    .short = Bunt.
view-faceUp = odkryte: { $cards }
view-openLoyalty = odkryte karty Lojalności
view-mutiny = karty Buntu

view-check = test umiejętności { $difficulty }, { $source }
view-strength = siła { $total }
view-cards = karty
view-destiny = Przeznaczenie { $count }
view-waiting = gra czeka na gracza { $player }: { $ask }
view-boardHead = plansza w turze { $turn }, { $phase }: { $player }
view-statusHead = tura { $turn }, { $phase }: { $player }

## view.standing

view-standing-noSheet = Twoja karta postaci nie działa.
view-standing-asCylon =
    { $away ->
        [yes] Liczysz się jako gracz prowadzący Cylona.
       *[no] Liczysz się jako gracz prowadzący Cylona, dopóki nie zaczniesz infiltracji przez „Ludzką Flotę”.
    }
view-standing-asHuman = Liczysz się jako gracz prowadzący człowieka: losujesz 3 karty umiejętności na turę, losujesz karty Kryzysu, dokładasz do testu najwyżej 2 karty (w „Areszcie” 1), nie możesz mieć pozycji ani używać treści kart Zdrady.
view-standing-ending =
    { $away ->
        [yes] Zakończenie infiltracji to akcja, która przenosi cię do „Centrum medycznego”; jeśli kończysz ją w „Areszcie” lub „Więzieniu”, zachowujesz tylko 3 karty umiejętności.
       *[no] Zakończenie infiltracji to akcja, która przenosi cię na „Okręt Zmartwychwstania”; jeśli kończysz ją w „Areszcie” lub „Więzieniu”, zachowujesz tylko 3 karty umiejętności.
    }

## view.modules

view-modules-truce = rozejm: w tej turze żaden statek Cylonów nie działa
view-modules-orbit =
    { $inOrbit ->
        [yes] Galactica jest znów na orbicie
       *[no] Galactica jest daleko
    }
view-modules-orbitShort =
    { $inOrbit ->
        [yes] Galactica na orbicie
       *[no] Galactica daleko
    }
view-modules-locked = zablokowane: { $ships }
view-modules-prepared = przygotowane: { $count }
view-modules-noForces = brak sił okupacyjnych
view-modules-forces = { $forces } { NOUN($places, case: "at") }
view-modules-symbol =
    { $symbol ->
        [benevolent] dobroczynny
        [antagonistic] antagonistyczny
       *[disaster] nieszczęście
    }
view-modules-allies = sprzymierzeńcy
view-modules-ally = { $ally } { NOUN($place, case: "at") }
view-modules-alliesAt = sprzymierzeńcy: { $places }
view-modules-pursuit = pościg { $space } z 4
view-modules-noShips = brak statków
view-modules-mission = Misja
view-modules-faceDown = zakryta
view-modules-missionsLeft = w talii { $missions }
view-modules-rebel =
    { $side ->
        [human] zbuntowany basestar po stronie ludzi
       *[cylon] zbuntowany basestar po stronie Cylonów
    }
view-modules-trauma = żetony traumy
view-modules-pool = { $count } w puli
view-modules-lying =
    { $count ->
        [one] 1 { NOUN($places, case: "at") }
       *[other] po 1 { NOUN($places, case: "at") }
    }
view-modules-crossroads = karty Rozstajów
view-modules-crossroadsHidden =
    { $laid ->
        [yes] { $player }: zakryta, z żetonem
       *[no] { $player }: zakryta, bez żetonu
    }
view-modules-faceUp = odkryte { $open } z { $all }
view-modules-motives = Motywy gracza { $player }
view-modules-hidden = zakryte: { $count }

## gameOptions

gameOptions-seats = Są tylko miejsca od 1 do { $players }.
gameOptions-players = Gra wymaga od 3 do 6 graczy albo 7 z Przywódcą Cylonów, a nie { $players }.
gameOptions-sevenNeedLeader = W siedem osób można grać tylko z Przywódcą Cylonów: włącz Przywódców Cylonów.
gameOptions-sevenNeedExpansion = W siedem osób można grać tylko z rozszerzeniem Pegasus albo Świt.
gameOptions-notYet = { $name }: na razie nie można z tym grać, więc to pomiń.
gameOptions-expansionTwice = Podaj każde rozszerzenie raz.
gameOptions-noObjective = Nie ma celu „{ $name }”.
gameOptions-objectiveNeeds = Cel { $name } wymaga rozszerzenia { $needed }.
gameOptions-objectiveNotYet = Z celem { $name } na razie nie można grać: wybierz Kobol.
gameOptions-noDifficulty = Nie ma poziomu trudności „{ $name }”.
gameOptions-leaderNeedsExpansion = Przywódcy Cylonów wymagają rozszerzenia Pegasus albo Świt.
gameOptions-leaderOfThree = Przywódcy Cylonów wymagają od 4 do 7 graczy.
gameOptions-leaderNotYet = Z Przywódcami Cylonów na razie nie można grać: wyłącz ich.
gameOptions-sympatheticNeedsPegasus = Miłosierny Cylon wymaga rozszerzenia Pegasus.
gameOptions-sympatheticNotWithDaybreak = Miłosiernego Cylona nie używa się ze Świtem.
gameOptions-sympatheticNumbers = Miłosierny Cylon zastępuje sympatyka, który jest w grze tylko przy 4 albo 6 graczach.
gameOptions-sympatheticNotYet = Z miłosiernym Cylonem na razie nie można grać: wyłącz go.
gameOptions-noSympathizerNumbers = Opcja „Bez sympatyka” jest tylko dla 4 albo 6 graczy; przy innej liczbie i tak go nie ma.
gameOptions-noSympathizerNotWithLeader = Opcja „Bez sympatyka” wyklucza się z Przywódcami Cylonów: wyłącz jedno z nich.
gameOptions-noSympathizerNotWithSympathetic = Opcja „Bez sympatyka” wyklucza się z miłosiernym Cylonem: wyłącz jedno z nich.
gameOptions-noSympathizerNotWithDaybreak = Ze Świtem i tak nie ma sympatyka: wyłącz tę opcję.
gameOptions-optionTwice = Podaj każdą opcję raz.
gameOptions-noOption = Nie ma opcji „{ $name }”.
gameOptions-needs = { $name } wymaga: { $needed }.
gameOptions-notWith = { $name } wyklucza się z: { $other }. Wyłącz jedno z nich.
gameOptions-numbers = { $name } jest dla { $numbers } graczy, a nie dla { $players }.

## rules

rules-inPlay = dopóki ta karta jest w grze, { $rule }
rules-inPlayUntil =
    { $until ->
        [untilJump] do skoku floty: { $rule }
        [untilLossOrJump] do zniszczenia statku cywilnego lub basestara albo do skoku floty: { $rule }
        [untilBasestarLostOrJump] do zniszczenia basestara albo do skoku floty: { $rule }
        [untilNoRaidersOrJump] do zniszczenia wszystkich raiderów albo do skoku floty: { $rule }
        [untilScarLostOrJump] do zniszczenia Scara albo do skoku floty: { $rule }
       *[toEnd] dopóki ta karta jest w grze: { $rule }
    }
rules-handLimit = twój limit ręki wynosi { NOUN($cards, case: "acc") } zamiast 10
rules-randomDiscards = ilekroć musisz odrzucić karty umiejętności, wybiera je los
rules-forbidsActivation =
    { $yours ->
        [yes] nie możesz aktywować { NOUN($locations, case: "gen") }
       *[no] nikt nie może aktywować { NOUN($locations, case: "gen") }
    }
rules-activationCost = aby aktywować obszar, musisz najpierw odrzucić { NOUN($cards, case: "acc") }
rules-costAt = aby aktywować { NOUN($locations, case: "acc") }, musisz najpierw odrzucić { NOUN($cards, case: "acc") }
rules-movesAlone = nie możesz z własnego wyboru przesunąć się na obszar, na którym jest inna postać
rules-discardsAtReveal = ilekroć gracz ujawnia kartę „Jesteś Cylonem”, odrzuć wszystkie karty umiejętności z ręki
rules-activatesAlone = nie możesz aktywować obszaru, na którym jest inna postać (wyjątek: { NOUN($locations, case: "the") })
rules-crisisDraw =
    { $count ->
        [2] gdy losujesz kartę Kryzysu, wylosuj 2, w tajemnicy wybierz 1, a drugą połóż na spodzie talii
       *[other] gdy losujesz kartę Kryzysu, wylosuj { $count }, w tajemnicy wybierz 1, a pozostałe połóż na spodzie talii
    }
rules-drawsAfterCrisis = po ujawnieniu karty Kryzysu wylosowanej przez ciebie wylosuj { NOUN($cards, case: "acc") } dowolnego rodzaju
rules-loyaltyAtSetup = zaczynasz grę, mając { NOUN($cards, case: "acc") }
rules-extraNotACylon =
    { $count ->
        [one] jeśli ta postać jest w grze, do talii Lojalności trafia jeszcze { $count } karta „Nie jesteś Cylonem”
        [few] jeśli ta postać jest w grze, do talii Lojalności trafiają jeszcze { $count } karty „Nie jesteś Cylonem”
       *[many] jeśli ta postać jest w grze, do talii Lojalności trafia jeszcze { $count } kart „Nie jesteś Cylonem”
    }
rules-sleeperAgent = w fazie uśpionych agentów otrzymujesz { NOUN($cards, case: "acc") }, a następnie trafiasz { NOUN($to, case: "to") }
rules-skipsFirstSkills = na początku swojej pierwszej tury tą postacią nie losujesz kart umiejętności
rules-takesFirstBox = gdy w twojej turze karta Kryzysu pozwala wybierać aktywnemu graczowi, musisz wybrać pierwszą opcję (nie dotyczy kart Superkryzysu)
rules-actionsIfPiloting =
    { $count ->
        [one] jeśli na początku swojej tury pilotujesz vipera, masz w tej turze { $count } akcję
        [few] jeśli na początku swojej tury pilotujesz vipera, masz w tej turze { $count } akcje
       *[many] jeśli na początku swojej tury pilotujesz vipera, masz w tej turze { $count } akcji
    }
rules-stranded = zaczynasz poza planszą i nie możesz się przesuwać ani wykonywać akcji; na początku swojej { $turn }. tury zjawiasz się { NOUN($place, case: "at") }
rules-startsPiloting = zaczynasz grę jako pilot vipera
rules-discardsOnlyCard = na początku tury każdego gracza, jeśli masz na ręce dokładnie 1 kartę umiejętności, odrzuć ją
rules-contributesNoneOr = do każdego testu umiejętności dokładasz albo 0 kart, albo co najmniej { $atLeast } (nie w „Areszcie”)
rules-contributesAtMost = do testu umiejętności dokładasz najwyżej { NOUN($cards, case: "acc") }
rules-positiveStrength = w testach z kart Kryzysu, które losujesz, pomagają wszystkie karty umiejętności o sile { $strength }
rules-difficulty =
    { $discarded ->
        [yes] { $change ->
            [lowered] trudność { $checks } spada o { $by }; następnie odrzuć tę kartę
           *[raised] trudność { $checks } rośnie o { $by }; następnie odrzuć tę kartę
        }
       *[no] { $change ->
            [lowered] trudność { $checks } spada o { $by }
           *[raised] trudność { $checks } rośnie o { $by }
        }
    }
rules-checksAt = testu { NOUN($locations, case: "at") }
rules-checksAgainst = testu { NOUN($aimed, case: "at") } wymierzonego przeciwko { NOUN($target, case: "dat") }
rules-checksAtOrAgainst = testu { NOUN($locations, case: "at") } lub testu { NOUN($aimed, case: "at") } wymierzonego przeciwko { NOUN($target, case: "dat") }
rules-unmannedAttack =
    { $change ->
        [lowered] odejmij { $by } od rzutów przy ataku nieobsadzonych viperów
       *[raised] dodaj { $by } do rzutów przy ataku nieobsadzonych viperów
    }
rules-launchBonus = gdy basestar wysyła raidery lub ciężkie raidery, wysyła ich o { $count } więcej
rules-noLoyaltyLooks = nikt nie może oglądać kart Lojalności innych graczy
rules-closesBoard = nikt nie może przesuwać się { NOUN($board, case: "to") }
rules-destinationDraw =
    { $count ->
        [one] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } kartę Punktu docelowego i wybiera 1; następnie odrzuć tę kartę
        [few] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } karty Punktów docelowych i wybiera 1; następnie odrzuć tę kartę
       *[many] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } kart Punktów docelowych i wybiera 1; następnie odrzuć tę kartę
    }
rules-onlyCandidate = jeśli właściciel tej karty nie jest { NOUN($title, case: "ins") }, nikogo innego nie można wybrać { NOUN($place, case: "at") }
rules-inspectsAll = { NOUN($place, case: "at") } możesz obejrzeć wszystkie statki cywilne na planszy i przesunąć dowolną ich liczbę
rules-executedAtMorale = gdy tylko morale spadnie do { $morale } lub mniej, odbywa się twoja egzekucja; nie kosztuje ona morale
rules-sickbayIfUnmoved = jeśli kończysz fazę akcji tam, gdzie zaczynasz turę, trafiasz do „Ambulatorium”
rules-burdenedWith = { $skill } należy do twojego zestawu umiejętności, ale nie możesz korzystać z treści tych kart
rules-raidersAlsoLaunch = po każdej aktywacji raiderów każdy basestar wysyła { NOUN($ships, case: "acc") }
rules-atBasestarLoss = po zniszczeniu każdego basestara { $effects }
rules-executesAtJump = po następnym skoku odbywa się egzekucja każdego, kto jest { NOUN($locations, case: "at") }
rules-noOncePerGame = gracze prowadzący ludzi nie mogą używać jednorazowych zdolności
rules-cardActionCost =
    { $count ->
        [one] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } inną kartę umiejętności
        [few] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } inne karty umiejętności
       *[many] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } innych kart umiejętności
    }
rules-revealsOnlyHeld = ujawnić się jako Cylon (akcją) możesz tylko w „Areszcie”
rules-losesDamagedViper = jeśli pilotowany przez ciebie viper miałby zostać uszkodzony, zostaje zniszczony
rules-looksDeeper =
    { $count ->
        [one] gdy używasz zdolności „{ $card }”, oglądasz { $count } kartę i kładziesz ją na wierzchu lub na spodzie talii
        [few] gdy używasz zdolności „{ $card }”, oglądasz { $count } karty i kładziesz każdą na wierzchu lub na spodzie talii, w dowolnej kolejności
       *[many] gdy używasz zdolności „{ $card }”, oglądasz { $count } kart i kładziesz każdą na wierzchu lub na spodzie talii, w dowolnej kolejności
    }
rules-receivesLessOff = na początku swojej tury losujesz o { NOUN($cards, case: "acc") } mniej, jeśli nie jesteś { NOUN($board, case: "on") }
rules-crisisDiscardsLess = raz na kartę Kryzysu, która każe ci odrzucać, odrzucasz o { NOUN($cards, case: "acc") } mniej (nie dotyczy kart Superkryzysu)
rules-discardsInCompany = jeśli kończysz fazę ruchu na obszarze z innym graczem, odrzuć { NOUN($cards, case: "acc") }; jeśli nie możesz, na koniec tury trafiasz do „Aresztu”
rules-noSkillsInHazard = jeśli zaczynasz turę na niebezpiecznym obszarze, nie losujesz kart umiejętności
rules-leavingCost = aby z własnego wyboru przesunąć się { NOUN($locations, case: "from") }, musisz odrzucić { NOUN($cards, case: "acc") }
rules-infiltrationDraw =
    { $count ->
        [one] podczas infiltracji losujesz dodatkowo { $count } kartę umiejętności zamiast 1 (nie w „Ambulatorium”)
        [few] podczas infiltracji losujesz dodatkowo { $count } karty umiejętności zamiast 1 (nie w „Ambulatorium”)
       *[many] podczas infiltracji losujesz dodatkowo { $count } kart umiejętności zamiast 1 (nie w „Ambulatorium”)
    }
rules-abstainsInActions = nie możesz dokładać kart do testów umiejętności w fazie akcji innego gracza (nie dotyczy kart Superkryzysu)
rules-addsUpTo = dokładasz do testu najwyżej { NOUN($cards, case: "acc") }, a podczas infiltracji { $infiltrating } (nie dotyczy „Aresztu”, Superkryzysów i Misji)
rules-showsContribution = gdy dokładasz karty do testu umiejętności, 1 z nich dokładasz odkrytą (nie dotyczy kart Superkryzysu i Misji)
rules-miracleLimit = możesz mieć do { NOUN($tokens, case: "gen") }
rules-miraclePrice = każde użycie kosztuje { NOUN($tokens, case: "acc") }
rules-scar = przy aktywacji raiderów Scar działa dwa razy; niszczy go tylko wynik 7 lub 8
rules-shuffledInAtJump = gdy flota skacze, wtasuj tę kartę w talię Kryzysów, zamiast ją odrzucać
rules-viperCost = każda aktywacja vipera kosztuje { NOUN($cards, case: "acc") } (tylko raz za akcję, w której ten sam viper rusza się lub atakuje kilka razy; ruch w fazie ruchu jest darmowy)
rules-forbidsCardActions =
    { $yours ->
        [yes] nie możesz zagrywać { NOUN($cards, case: "gen-pl") } jako akcji ani zamiast ruchu
       *[no] nikt nie może zagrywać { NOUN($cards, case: "gen-pl") } jako akcji ani zamiast ruchu
    }
rules-mutinyAtStart = gdy wchodzisz do gry, wylosuj { NOUN($cards, case: "acc") }
rules-picksMutiny = ilekroć ktoś losuje kartę Buntu, obejrzyj 2 wierzchnie karty, daj temu graczowi 1, a drugą połóż na spodzie talii
rules-afterMutiny = ilekroć losujesz kartę Buntu: { $effects }

## grammar

grammar-times =
    { $count ->
        [1] raz
        [2] dwa razy
        [one] { $count } raz
       *[other] { $count } razy
    }
