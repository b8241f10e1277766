## view

view-pair = { $what }: { $value }
view-none = brak
view-resource =
    { $red ->
        [yes] { $resource } { $left } (czerwona strefa)
       *[no] { $resource } { $left }
    }
view-jumpReturns = tor Przygotowania do skoku { $space } z 5, na końcu Galactica powraca
view-jumpUnused = toru Przygotowania do skoku już się nie używa
view-jumpNotReady = tor Przygotowania do skoku { $space } z 5, „Kontrola FTL” niegotowa
view-jumpReady = tor Przygotowania do skoku { $space } z 5, „Kontrola FTL” gotowa do skoku (ryzyko: populacja −{ $risk })
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
view-inRepair = w naprawie { $ships }
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

view-standing-noSheet = Twoja karta postaci nie ma znaczenia.
view-standing-asCylon =
    { $away ->
        [yes] Liczysz się jako gracz prowadzący Cylona.
       *[no] Liczysz się jako gracz prowadzący Cylona, dopóki na obszarze „Ludzka Flota” nie zaczniesz infiltrować floty.
    }
view-standing-asHuman = Liczysz się jako gracz prowadzący człowieka: otrzymujesz 3 karty umiejętności na turę, losujesz karty Kryzysu, dokładasz do testu najwyżej 2 karty (z „Aresztu” 1), nie masz pozycji i nie możesz używać treści kart Zdrady.
view-standing-ending =
    { $away ->
        [yes] Akcja kończy infiltrację i przenosi cię do „Centrum medycznego”; z „Aresztu” lub „Więzienia” zachowujesz 3 karty umiejętności.
       *[no] Akcja kończy infiltrację i przenosi cię na „Okręt Zmartwychwstania”; z „Aresztu” lub „Więzienia” zachowujesz 3 karty umiejętności.
    }

## view.modules

view-modules-truce = rozejm: do końca tej tury żaden statek Cylonów nie działa
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
gameOptions-sevenNeedLeader = W siedem osób można grać tylko wtedy, gdy jedna z nich jest Przywódcą Cylonów: włącz Przywódców Cylonów.
gameOptions-sevenNeedExpansion = W siedem osób można grać tylko z rozszerzeniem Pegasus albo Świt.
gameOptions-notYet = { $name }: na razie nie można z tym grać; pomiń to.
gameOptions-expansionTwice = Podaj każde rozszerzenie raz.
gameOptions-noObjective = Nie ma celu „{ $name }”.
gameOptions-objectiveNeeds = Cel { $name } wymaga rozszerzenia { $needed }.
gameOptions-objectiveNotYet = Z celem { $name } na razie nie można grać: wybierz Kobol.
gameOptions-noDifficulty = Nie ma poziomu trudności „{ $name }”.
gameOptions-leaderNeedsExpansion = Przywódcy Cylonów wymagają rozszerzenia Pegasus albo Świt.
gameOptions-leaderOfThree = Przy 3 graczach nikt nie może być Przywódcą Cylonów: potrzeba od 4 do 7.
gameOptions-leaderNotYet = Z Przywódcami Cylonów na razie nie można grać: wyłącz ich.
gameOptions-sympatheticNeedsPegasus = Miłosierny Cylon wymaga rozszerzenia Pegasus.
gameOptions-sympatheticNotWithDaybreak = Z rozszerzeniem Świt nie ma miłosiernego Cylona.
gameOptions-sympatheticNumbers = Miłosierny Cylon zajmuje miejsce sympatyka, który jest tylko w grach na 4 albo 6 graczy.
gameOptions-sympatheticNotYet = Z miłosiernym Cylonem na razie nie można grać: wyłącz go.
gameOptions-noSympathizerNumbers = Gra bez sympatyka jest dla 4 albo 6 graczy: przy innej liczbie i tak go nie ma.
gameOptions-noSympathizerNotWithLeader = Gra bez sympatyka nie łączy się z Przywódcami Cylonów: wyłącz jedno z nich.
gameOptions-noSympathizerNotWithSympathetic = Można grać albo bez sympatyka, albo z miłosiernym Cylonem.
gameOptions-noSympathizerNotWithDaybreak = Z rozszerzeniem Świt i tak nie ma sympatyka: wyłącz tę opcję.
gameOptions-optionTwice = Podaj każdą opcję raz.
gameOptions-noOption = Nie ma opcji „{ $name }”.
gameOptions-needs = { $name } wymaga: { $needed }.
gameOptions-notWith = { $name } nie łączy się z tym: { $other }; wyłącz jedno z nich.
gameOptions-numbers = { $name }: liczba graczy { $numbers }, a nie { $players }.

## rules

rules-inPlay = dopóki ta karta jest w grze, { $rule }
rules-inPlayUntil =
    { $until ->
        [untilJump] do skoku floty { $rule }
        [untilLossOrJump] do zniszczenia statku cywilnego lub basestara albo do skoku floty { $rule }
        [untilBasestarLostOrJump] do zniszczenia basestara albo do skoku floty { $rule }
        [untilNoRaidersOrJump] dopóki są jeszcze jakieś raidery i flota nie skoczyła, { $rule }
        [untilScarLostOrJump] do zniszczenia Scara albo do skoku floty { $rule }
       *[toEnd] dopóki ta karta jest w grze, { $rule }
    }
rules-handLimit = twój limit ręki na koniec każdej tury wynosi { NOUN($cards, case: "acc") } zamiast 10
rules-randomDiscards = ilekroć coś zmusza cię do odrzucenia kart umiejętności, są one wybierane losowo
rules-forbidsActivation =
    { $yours ->
        [yes] nie możesz aktywować { NOUN($locations, case: "gen") }
       *[no] nikt nie może aktywować { NOUN($locations, case: "gen") }
    }
rules-activationCost = odrzuć { NOUN($cards, case: "acc") } za każdym razem, zanim aktywujesz obszar
rules-costAt = odrzuć { NOUN($cards, case: "acc") } za każdym razem, zanim aktywujesz { NOUN($locations, case: "acc") }
rules-movesAlone = nie możesz z własnego wyboru przesunąć się na obszar, na którym znajduje się inna postać
rules-discardsAtReveal = ilekroć gracz ujawnia kartę „Jesteś Cylonem”, odrzuć wszystkie karty umiejętności z ręki
rules-activatesAlone = nie możesz aktywować obszaru, na którym znajduje się inna postać; wyjątek: { NOUN($locations, case: "the") }
rules-crisisDraw =
    { $count ->
        [2] gdy losujesz kartę Kryzysu, wylosuj 2, w tajemnicy wybierz 1, a drugą połóż na spodzie talii
       *[other] gdy losujesz kartę Kryzysu, wylosuj { $count }, w tajemnicy wybierz 1, a pozostałe połóż na spodzie talii
    }
rules-drawsAfterCrisis = po ujawnieniu karty Kryzysu wylosowanej przez ciebie wylosuj { NOUN($cards, case: "acc") } dowolnego rodzaju
rules-loyaltyAtSetup = zaczynasz grę, mając { NOUN($cards, case: "acc") }
rules-extraNotACylon =
    { $count ->
        [one] jeśli ta postać bierze udział w grze, do talii Lojalności trafia dodatkowo { $count } karta „Nie jesteś Cylonem”
        [few] jeśli ta postać bierze udział w grze, do talii Lojalności trafiają dodatkowo { $count } karty „Nie jesteś Cylonem”
       *[many] jeśli ta postać bierze udział w grze, do talii Lojalności trafia dodatkowo { $count } kart „Nie jesteś Cylonem”
    }
rules-sleeperAgent = w fazie uśpionych agentów otrzymujesz { NOUN($cards, case: "acc") }, a następnie trafiasz { NOUN($to, case: "to") }
rules-skipsFirstSkills = na początku swojej pierwszej tury tą postacią nie otrzymujesz kart umiejętności
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
rules-contributesNoneOr = do testu umiejętności nie dokładasz żadnych kart albo dokładasz ich przynajmniej { $atLeast }; w „Areszcie” to nie obowiązuje
rules-contributesAtMost = do testu umiejętności dokładasz najwyżej { NOUN($cards, case: "acc") }
rules-positiveStrength = w testach z kart Kryzysu wylosowanych przez ciebie wszystkie karty umiejętności o sile { $strength } liczą się jako pozytywne
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
        [lowered] wynik każdego rzutu przy ataku nieobsadzonego vipera jest obniżany o { $by }
       *[raised] wynik każdego rzutu przy ataku nieobsadzonego vipera jest podwyższany o { $by }
    }
rules-launchBonus = ilekroć basestar wysyła raidery lub ciężkie raidery, wysyła ich o { $count } więcej
rules-noLoyaltyLooks = nikt nie może oglądać kart Lojalności innych graczy
rules-closesBoard = nikt nie może się już przesuwać { NOUN($board, case: "to") }
rules-destinationDraw =
    { $count ->
        [one] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } kartę Punktu docelowego i wybiera 1; następnie odrzuć tę kartę
        [few] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } karty Punktów docelowych i wybiera 1; następnie odrzuć tę kartę
       *[many] przy następnym skoku właściciel tej karty zamiast Admirała losuje { $count } kart Punktów docelowych i wybiera 1; następnie odrzuć tę kartę
    }
rules-onlyCandidate = dopóki właściciel tej karty nie jest { NOUN($title, case: "ins") }, nikogo innego nie można mianować { NOUN($place, case: "at") }
rules-inspectsAll = { NOUN($place, case: "at") } możesz obejrzeć wszystkie statki cywilne na planszy i przesunąć dowolną ich liczbę
rules-executedAtMorale = gdy tylko morale spadnie do { $morale } lub mniej, zostaje na tobie wykonana egzekucja; nie kosztuje ona morale
rules-sickbayIfUnmoved = jeśli kończysz swoją fazę akcji tam, gdzie zaczęła się twoja tura, trafiasz do „Ambulatorium”
rules-burdenedWith = { $skill } należy do twojego zestawu umiejętności, ale nie możesz korzystać z treści tych kart
rules-raidersAlsoLaunch = po każdej aktywacji raiderów każdy basestar wysyła { NOUN($ships, case: "acc") }
rules-atBasestarLoss = za każdego zniszczonego basestara: { $effects }
rules-executesAtJump = na każdym, kto podczas skoku floty jest { NOUN($locations, case: "at") }, po skoku zostaje wykonana egzekucja
rules-noOncePerGame = gracze prowadzący ludzi nie mogą używać jednorazowych zdolności
rules-cardActionCost =
    { $count ->
        [one] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } inną kartę umiejętności
        [few] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } inne karty umiejętności
       *[many] użycie karty umiejętności jako akcji lub zamiast ruchu kosztuje cię { $count } innych kart umiejętności
    }
rules-revealsOnlyHeld = akcją możesz ujawnić się jako Cylon tylko w „Areszcie”
rules-losesDamagedViper = pilotowany przez ciebie viper zamiast uszkodzenia zostaje zniszczony
rules-looksDeeper =
    { $count ->
        [one] dzięki „{ $card }” oglądasz { $count } kartę i kładziesz ją na wierzchu lub na spodzie talii
        [few] dzięki „{ $card }” oglądasz { $count } karty i kładziesz każdą na wierzchu lub na spodzie talii, w dowolnej kolejności
       *[many] dzięki „{ $card }” oglądasz { $count } kart i kładziesz każdą na wierzchu lub na spodzie talii, w dowolnej kolejności
    }
rules-receivesLessOff = na początku swojej tury otrzymujesz o { NOUN($cards, case: "acc") } mniej, jeśli nie jesteś { NOUN($board, case: "on") }
rules-crisisDiscardsLess = z powodu każdej karty Kryzysu odrzucasz jednorazowo o { NOUN($cards, case: "acc") } mniej (nie dotyczy kart Superkryzysu)
rules-discardsInCompany = jeśli na koniec twojej fazy ruchu na twoim obszarze jest inny gracz, odrzuć { NOUN($cards, case: "acc") }; jeśli masz mniej, na koniec tury trafiasz do „Aresztu”
rules-noSkillsInHazard = na niebezpiecznym obszarze nie otrzymujesz kart umiejętności na początku swojej tury
rules-leavingCost = aby z własnego wyboru przesunąć się { NOUN($locations, case: "from") }, odrzuć { NOUN($cards, case: "acc") }
rules-infiltrationDraw =
    { $count ->
        [one] podczas infiltracji otrzymujesz dodatkowo nie 1, lecz { $count } kartę umiejętności (nie dotyczy „Ambulatorium”)
        [few] podczas infiltracji otrzymujesz dodatkowo nie 1, lecz { $count } karty umiejętności (nie dotyczy „Ambulatorium”)
       *[many] podczas infiltracji otrzymujesz dodatkowo nie 1, lecz { $count } kart umiejętności (nie dotyczy „Ambulatorium”)
    }
rules-abstainsInActions = nie możesz dokładać kart do testów umiejętności w fazie akcji innego gracza (nie dotyczy kart Superkryzysu)
rules-addsUpTo = możesz dołożyć do testu { NOUN($cards, case: "acc") }, a podczas infiltracji { $infiltrating } – nie w „Areszcie” (nie dotyczy kart Superkryzysu i Misji)
rules-showsContribution = 1 z kart, które dokładasz do testu umiejętności, leży odkryta (nie dotyczy kart Superkryzysu i Misji)
rules-miracleLimit = możesz mieć do { NOUN($tokens, case: "gen") }
rules-miraclePrice = każde użycie kosztuje { NOUN($tokens, case: "acc") }
rules-scar = przy każdej aktywacji raiderów Scar działa 2 razy; niszczy go tylko wynik 7 lub 8
rules-shuffledInAtJump = gdy flota wykonuje skok, ta karta zamiast zostać odrzucona jest wtasowywana do talii Kryzysów
rules-viperCost = kto chce aktywować vipera, za każdym razem odrzuca { NOUN($cards, case: "acc") } – lub tylko raz, jeśli w jednej akcji ten sam viper porusza się lub atakuje kilkakrotnie; ruch w fazie ruchu jest darmowy
rules-forbidsCardActions =
    { $yours ->
        [yes] nie możesz zagrywać { NOUN($cards, case: "gen-pl") } jako akcji ani zamiast ruchu
       *[no] nikt nie może zagrywać { NOUN($cards, case: "gen-pl") } jako akcji ani zamiast ruchu
    }
rules-mutinyAtStart = wchodząc do gry, losujesz { NOUN($cards, case: "acc") }
rules-picksMutiny = ilekroć ktoś losuje kartę Buntu, zamiast tego oglądasz 2 wierzchnie karty, przekazujesz 1 temu graczowi, a drugą kładziesz na spodzie talii
rules-afterMutiny = ilekroć losujesz kartę Buntu: { $effects }

## grammar

grammar-times =
    { $count ->
        [1] raz
        [2] dwa razy
        [one] { $count } raz
       *[other] { $count } razy
    }
