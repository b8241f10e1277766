## cards.character

cards-character-type =
    { $pilot ->
        [yes] { $type }. Może pilotować vipera.
       *[no] { $type }. Nie może pilotować vipera.
    }
cards-character-draws = Co turę losuje: { $skills }
cards-character-starts =
    { $infiltrates ->
        [yes] Zaczyna { NOUN($locations, case: "at") }, infiltrując flotę
       *[no] Zaczyna { NOUN($locations, case: "at") }
    }
cards-character-startsInViper = Zaczyna w viperze.
cards-character-startsOff = Zaczyna poza planszą.
cards-character-succession = Linia sukcesji: Prezydent nr { $president }, Admirał nr { $admiral }.
cards-character-successionWithCag = Linia sukcesji: Prezydent nr { $president }, Admirał nr { $admiral }, CAG nr { $cag }.
cards-character-line = { $title }: { $names }
cards-character-leader = Od początku gracz prowadzący Cylona, który nie należy do żadnej drużyny, wygrywa tylko dzięki tajnej agendzie (ze Świtem dzięki Motywom) i nie może mieć pozycji.
cards-character-leaderInfiltrates = W „Ludzkiej Flocie” możesz infiltrować flotę: wtedy grasz wśród ludzi, dopóki nie zakończysz infiltracji.

cards-character-ability =
    { $slot ->
        [oncePerGame] { $name } (raz na grę)
        [negative] { $name } (słabość)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
cards-character-mayUse = { $when }, { $offer }
cards-character-mayDo = { $when }, może nastąpić to: { $what }
cards-character-action = akcja: { $what }
cards-character-actionIf = akcja, jeśli { $condition }: { $what }
cards-character-movement = zamiast ruchu: { $what }
cards-character-movementIf = zamiast ruchu, jeśli { $condition }: { $what }

## cards.crisis

cards-crisis-superCrisis = Zdolności postaci na nią nie działają.

cards-crisis-check = Test umiejętności { $difficulty }
cards-crisis-onlyIf = tylko jeśli { $condition }
cards-crisis-consequence = Konsekwencje (jeśli dołożono kartę ze zdolnością testową)
cards-crisis-passed = Sukces
cards-crisis-partially = { $from }+
cards-crisis-failed = Porażka

cards-crisis-chooser = { $who } wybiera:

cards-crisis-attack = Cyloński atak
cards-crisis-place = Rozmieszczenie:

cards-crisis-activation = Aktywacja
cards-crisis-jump = Skok +1
cards-crisis-evacuate = Ewakuacja

## cards.agenda

cards-agenda-winOnlyIf =
    { $winner ->
        [humans] Wygrywasz tylko wtedy, gdy wygrywają ludzie, a na końcu gry spełnione są wszystkie te warunki:
       *[cylons] Wygrywasz tylko wtedy, gdy wygrywają Cyloni, a na końcu gry spełnione są wszystkie te warunki:
    }
cards-agenda-secret = Zachowaj ją w tajemnicy: możesz powiedzieć, której stronie pomagasz, i nic więcej.
cards-agenda-brief =
    { $winner ->
        [humans] Wygrywają ludzie, a ponadto { $conditions }
       *[cylons] Wygrywają Cyloni, a ponadto { $conditions }
    }

cards-agenda-differ = różnica między { NOUN($resources, case: "ins") } wynosi najwyżej { $by }
cards-agenda-distance = flota pokonała dystans { $distance } lub większy
cards-agenda-shipsLost = uszkodzone lub zniszczone vipery i raptory: łącznie przynajmniej { $count }
cards-agenda-damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] łącznie uszkodzony jest najwyżej { $count } obszar { NOUN($boards, case: "gen") }
            [few] łącznie uszkodzone są najwyżej { $count } obszary { NOUN($boards, case: "gen") }
           *[many] łącznie uszkodzonych jest najwyżej { $count } obszarów { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] uszkodzony jest najwyżej { $count } obszar { NOUN($boards, case: "gen") }
            [few] uszkodzone są najwyżej { $count } obszary { NOUN($boards, case: "gen") }
           *[many] uszkodzonych jest najwyżej { $count } obszarów { NOUN($boards, case: "gen") }
        }
    }
cards-agenda-damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] łącznie uszkodzony jest przynajmniej { $count } obszar { NOUN($boards, case: "gen") }
            [few] łącznie uszkodzone są przynajmniej { $count } obszary { NOUN($boards, case: "gen") }
           *[many] łącznie uszkodzonych jest przynajmniej { $count } obszarów { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] uszkodzony jest przynajmniej { $count } obszar { NOUN($boards, case: "gen") }
            [few] uszkodzone są przynajmniej { $count } obszary { NOUN($boards, case: "gen") }
           *[many] uszkodzonych jest przynajmniej { $count } obszarów { NOUN($boards, case: "gen") }
        }
    }
cards-agenda-infiltrating = infiltrujesz flotę
cards-agenda-free = nie jesteś ani w „Areszcie”, ani w „Więzieniu”
cards-agenda-jailedOrExecuted = jesteś w „Areszcie” lub w „Więzieniu” albo w tej grze wykonano egzekucję na twojej postaci
cards-agenda-superCrisis = masz na koncie co najmniej jedną zagraną w tej grze kartę Superkryzysu

## cards.loyalty

cards-loyalty-cylon = Jesteś Cylonem. Wygrywasz, jeśli ludzie przegrywają: gdy wyczerpie się któryś zasób, gdy centurioni zdobędą Galacticę lub gdy uszkodzonych zostanie 6 jej obszarów.
cards-loyalty-cylonHides = Dopóki się nie ujawnisz, nikt o tym nie wie i we wszystkim liczysz się jako człowiek. Psuj testy umiejętności, marnuj zasoby i siej wątpliwości, tak by nikt cię nie przyłapał.
cards-loyalty-cylonReveals = Możesz się ujawnić w ramach akcji we własnej turze lub dzięki „Rozkazowi prezydenckiemu”. Często lepiej poczekać; w „Areszcie” nadal możesz się ujawnić, ale bez efektu podanego niżej.
cards-loyalty-whenRevealed =
    { $mandatory ->
        [yes] Gdy się ujawniasz, dzieje się to: { $what }
       *[no] Gdy się ujawniasz, możesz zrobić to: { $what }
    }
cards-loyalty-afterDiscard = Po odrzuceniu kart: { $what }
cards-loyalty-thenReveal = Następnie zachowujesz 3 karty umiejętności, tracisz pozycje, trafiasz na „Okręt Zmartwychwstania” i losujesz kartę Superkryzysu. Jeśli to twoja tura, kończy się.
cards-loyalty-cylonPlays = Jako gracz prowadzący Cylona działasz na obszarach Cylonów, co turę losujesz wybrane przez siebie karty umiejętności i dokładasz do każdego testu umiejętności najwyżej 1 kartę.

cards-loyalty-sympathizer = Ujawniasz tę kartę, gdy tylko ją dostajesz.
cards-loyalty-sympathizerJailed = Jeśli którykolwiek zasób jest w czerwonej strefie, trafiasz do „Aresztu” i nic poza tym się nie zmienia.
cards-loyalty-sympathizerTurns = W przeciwnym razie stajesz się graczem prowadzącym Cylona i wygrywasz z Cylonami. Nie masz karty Superkryzysu i nie możesz aktywować obszaru „Cylońska Flota”.

cards-loyalty-sympatheticCylon = Ujawniasz tę kartę, gdy tylko ją dostajesz, i stajesz się graczem prowadzącym Cylona bez karty Superkryzysu.
cards-loyalty-sympatheticCylonWins = Losujesz agendę i wygrywasz tylko wtedy, gdy na końcu wszystko na niej jest spełnione, bez względu na twoje pozostałe karty Lojalności.
cards-loyalty-sympatheticCylonInfiltrates = W „Ludzkiej Flocie” możesz infiltrować flotę: wtedy grasz wśród ludzi, dopóki nie zakończysz infiltracji.

cards-loyalty-human = Bez karty „Jesteś Cylonem” jesteś człowiekiem: pomóż flocie osiągnąć cel, zanim skończą się zasoby.
cards-loyalty-humanLater = W połowie gry możesz dostać kolejną kartę Lojalności. Jeśli ona mówi, że jesteś Cylonem, odtąd jesteś Cylonem.

cards-loyalty-goal = W ramach akcji możesz ujawnić tę kartę. Wtedy: { $what }
cards-loyalty-goalIf = W ramach akcji możesz ujawnić tę kartę, jeśli { $condition }. Wtedy: { $what }
cards-loyalty-goalMissed = Jeśli na końcu nadal jest zakryta, a nie jesteś graczem prowadzącym Cylona, flota traci { NOUN($amounts, case: "acc") }.
cards-loyalty-goalAfter = Liczy się jako „Nie jesteś Cylonem”. Ujawniona leży przed tobą i nic więcej nie robi.

cards-loyalty-examined = Gdy inny gracz ogląda tę kartę dzięki efektowi, widzą ją wszyscy: { $what }
cards-loyalty-shownByExecution = Gdy pokazuje się ją podczas egzekucji: { $what }
cards-loyalty-leavesGame = Następnie zostaje usunięta z gry.
cards-loyalty-finalFiveAfter = Liczy się jako „Nie jesteś Cylonem”. Przekazanie jej nic nie robi, a na graczy prowadzących Cylonów nie działa.

cards-loyalty-mutineer = Ujawniasz tę kartę, gdy tylko ją dostajesz. Jeśli jest z talii Lojalności, losujesz za nią kolejną kartę Lojalności. Liczy się jako „Nie jesteś Cylonem”; o twojej stronie decydują pozostałe karty Lojalności.
cards-loyalty-mutineerGets = Za każdym razem, gdy ją dostajesz, losujesz 1 kartę Buntu i przekazujesz każdą pozycję, każdą następnemu graczowi w jej linii sukcesji.
cards-loyalty-mutineerHolds = Możesz mieć 2 karty Buntu i dopiero trzecia wysyła cię do „Aresztu”.
cards-loyalty-mutineerJumps = Jeśli we własnej turze rozpatrujesz symbol przygotowania do skoku, losujesz 1 kartę Buntu.
cards-loyalty-mutineerReveals = Jeśli ujawniasz się jako Cylon, przekazujesz tę kartę graczowi prowadzącemu człowieka.

cards-loyalty-side =
    { $allegiance ->
        [hiddenCylon] Jesteś Cylonem i nikt jeszcze o tym nie wie. Wygrywasz, jeśli ludzie przegrywają, bez względu na twoje pozostałe karty Lojalności.
        [cylonPlayer] Prowadzisz Cylona. Wygrywasz, jeśli ludzie przegrywają, bez względu na to, jakie masz karty Lojalności.
        [noTeam] Nie należysz do żadnej drużyny, bez względu na to, jakie masz karty Lojalności.
       *[human] Jesteś człowiekiem. Wygrywasz, jeśli flota osiągnie cel, zanim skończą się zasoby.
    }
cards-loyalty-changesNothing =
    { $allegiance ->
        [hiddenCylon] Ta karta niczego nie zmienia: z kartą „Jesteś Cylonem” jesteś Cylonem, bez względu na to, co jeszcze masz.
        [cylonPlayer] Ta karta niczego nie zmienia: prowadzisz Cylona i tak zostaje.
       *[noTeam] Ta karta niczego nie zmienia: nie należysz do żadnej drużyny.
    }
cards-loyalty-humanNow = Nie czyni cię Cylonem. Pomóż flocie osiągnąć cel, zanim skończą się zasoby.
cards-loyalty-cylonShown = Ta karta cię ujawniła. Wygrywasz, jeśli ludzie przegrywają: gdy wyczerpie się któryś zasób, gdy centurioni zdobędą Galacticę lub gdy uszkodzonych zostanie 6 jej obszarów.
cards-loyalty-goalShown = Liczy się jako „Nie jesteś Cylonem” i nic więcej nie robi.
cards-loyalty-goalOfCylon = Liczy się jako „Nie jesteś Cylonem”. Prowadząc Cylona, nie możesz jej ujawnić, a na końcu flota nic przez nią nie traci.
cards-loyalty-sympathizerShown =
    { $turned ->
        [yes] Przez tę kartę prowadzisz odtąd Cylona. Nie możesz aktywować obszaru „Cylońska Flota”.
       *[no] Ta karta jest już rozpatrzona. Liczy się jako „Nie jesteś Cylonem”.
    }
cards-loyalty-mutineerShown = Liczy się jako „Nie jesteś Cylonem”; o twojej stronie decydują pozostałe karty Lojalności.

## cards.location

cards-location-users =
    { $users ->
        [human] dla graczy prowadzących ludzi
        [cylon] dla graczy prowadzących Cylonów
        [both] dla graczy prowadzących ludzi i graczy prowadzących Cylonów
       *[byAllegiance] dla graczy tej strony, do której należy
    }
cards-location-action = Akcja
cards-location-humanAction = Akcja ludzi
cards-location-cylonAction = Akcja Cylonów
cards-location-cost = odrzuć { NOUN($cards, case: "acc") }; następnie { $what }
cards-location-noAction = Nie ma tu akcji.
cards-location-onlyIf = Tylko jeśli { $condition }
cards-location-notSympathizer = Nie może jej używać sympatyk, który stał się Cylonem.
cards-location-receivesNone = Na początku swojej tury nie losujesz tu kart umiejętności.
cards-location-receivesOnly = Na początku swojej tury losujesz tu tylko { NOUN($cards, case: "acc") }.
cards-location-hazardous = Niebezpieczny obszar: nikt nie może wybrać ruchu tutaj.
cards-location-damageable = Jeśli jest uszkodzony, wszyscy, którzy tu są, trafiają do „Ambulatorium”, a akcja jest zamknięta do czasu naprawy.

cards-location-sickbay = Na początku swojej tury losujesz tu tylko 1 kartę umiejętności. Możesz stąd odejść jak zwykle.
cards-location-brig = Nie możesz się przesuwać, w swojej turze nie losujesz karty Kryzysu i dokładasz do każdego testu umiejętności najwyżej 1 kartę.
cards-location-brigTitle = Admirał, który tu trafia, traci pozycję.
cards-location-detention = Nie możesz się przesuwać i dokładasz do każdego testu umiejętności najwyżej 2 karty. Nadal losujesz karty Kryzysu, a Admirał zachowuje pozycję.
cards-location-detentionInstead = Kto na Nowej Caprice miałby trafić do „Aresztu”, trafia tutaj.
cards-location-medicalCenter = Na początku swojej tury losujesz tu tylko 1 kartę umiejętności. Kto na Nowej Caprice miałby trafić do „Ambulatorium”, trafia tutaj.
cards-location-hubDestroyed = Zastępuje „Okręt Zmartwychwstania”.
cards-location-hubDestroyedDraw = Na początku swojej tury tracisz tu karty Superkryzysów i nie losujesz kart umiejętności.

## cards.deck

cards-deck-skill = { $skill }, siła { $strengths }
cards-deck-mayUse = { $when }, możesz ją zagrać: { $what }
cards-deck-onlyIf = Tylko jeśli { $condition }
cards-deck-oncePerTurn = Tylko raz na turę, łącznie dla wszystkich graczy.
cards-deck-oncePerTurnWith = Tylko raz na turę, łącznie dla wszystkich graczy i wspólnie z kartą „{ $card }”.
cards-deck-mutinyOnDiscard = Jeśli gracz prowadzący człowieka sam decyduje się ją odrzucić, losuje 1 kartę Buntu (raz na turę).
cards-deck-onlyCylons = Mogą jej używać tylko gracze prowadzący Cylonów.

cards-deck-quorum = Akcja Prezydenta
cards-deck-mayDiscard = { $moment }, jej posiadacz może ją odrzucić: { $what }
cards-deck-titleMayDiscard = { $moment }, { $title } może ją odrzucić: { $what }
cards-deck-stays = Leży przed tym graczem; przepada, jeśli stanie się on Cylonem.

cards-deck-destination = Dystans { $distance }
cards-deck-afterwards = Po zakończeniu skoku

cards-deck-benevolent = Dobroczynny
cards-deck-antagonistic = Antagonistyczny

## cards.pieces

cards-pieces-raider = Gdy aktywuje się raidery, każdy atakuje vipera na swoim obszarze, niszczy tam statek cywilny albo leci w stronę najbliższego statku cywilnego. Jeśli w przestrzeni nie ma żadnego statku cywilnego, atakuje Galacticę i uszkadza ją przy 8.
cards-pieces-raiderHit = Zostaje zniszczony przy 3 lub więcej.
cards-pieces-heavyRaider = Gdy aktywuje się ciężkie raidery, każdy leci w stronę obszaru „dziób, lewa burta” lub „rufa, lewa burta”. Ten, który już na nim jest, wkracza na pokład Galactici: centurion zaczyna na torze Abordażu.
cards-pieces-heavyRaiderHit = Zostaje zniszczony przy 7 lub 8.
cards-pieces-basestar = Gdy aktywuje się basestary, każdy atakuje Galacticę i uszkadza ją przy 4 lub więcej.
cards-pieces-basestarHit = Viper uszkadza go przy 8, „Kontrola uzbrojenia” przy 5 lub więcej. 3 uszkodzenia go niszczą.

cards-pieces-raptor = Zwiadowca floty. Stoi w Rezerwie; można nim ryzykować i można go stracić.
cards-pieces-fighter = Myśliwiec floty, nieobsadzony lub z graczem, który umie pilotować. Startuje na obszar „dziób, lewa burta” lub „rufa, lewa burta”.
cards-pieces-fliesFar =
    { $count ->
        [one] Jednym ruchem może przelecieć { $count } obszar.
       *[other] Jednym ruchem przelatuje do { $count } obszarów.
    }
cards-pieces-attackedByRaider =
    { $how ->
        [damaged] Zaatakowany przez raidera zostaje uszkodzony przy { $damaged }.
        [destroyed] Zaatakowany przez raidera zostaje zniszczony przy { $destroyed }.
       *[both] Zaatakowany przez raidera zostaje uszkodzony przy { $damaged }, a zniszczony przy { $destroyed }.
    }
cards-pieces-neverDamaged = Zamiast zostać uszkodzony, zostaje zniszczony.
cards-pieces-mayStay = Może zostać tam, gdzie jest, gdy flota wykonuje skok.
cards-pieces-attacks =
    { $how ->
        [damaged] Niszczy raidera przy 3 lub więcej, a ciężkiego raidera przy 7 lub 8; basestara uszkadza przy { $damaged }.
        [destroyed] Niszczy raidera przy 3 lub więcej, a ciężkiego raidera przy 7 lub 8; basestara niszczy przy { $destroyed }.
       *[both] Niszczy raidera przy 3 lub więcej, a ciężkiego raidera przy 7 lub 8; basestara uszkadza przy { $damaged }, a niszczy przy { $destroyed }.
    }

cards-pieces-fleetMarker = Pokazuje na torze Przygotowania do skoku, jak daleko skok jest przygotowany.
cards-pieces-pursuitMarker = Pokazuje na torze Pościgu, jak blisko jest Cylońska Flota.
cards-pieces-allyToken = Leży tam, gdzie jego sprzymierzeniec czeka na spotkanie.
cards-pieces-miracle = Każdy gracz zaczyna z jednym i płaci nim za zdolność, której używa się raz na grę. Za kolejny żeton można jej użyć ponownie.
cards-pieces-allegianceMarker = Pokazuje, do kogo należy zbuntowany basestar: do graczy prowadzących ludzi czy do graczy prowadzących Cylonów.
cards-pieces-currentPlayer = Kto go ma, rozgrywa turę.
cards-pieces-die = Ma 8 ścianek. Po wszystkich zmianach wynik powyżej 8 liczy się jako 8, a poniżej 1 jako 1.
cards-pieces-marker = Znacznik: { $name }.

cards-pieces-traumaBenevolent = Podczas Procesu sądowego gracze prowadzący ludzi odrzucają go, a przeciw graczom prowadzącym Cylonów się liczy.
cards-pieces-traumaAntagonistic = Podczas Procesu sądowego gracze prowadzący Cylonów odrzucają go, a przeciw graczom prowadzącym ludzi się liczy.
cards-pieces-traumaDisaster = Kto je losuje, od razu je pokazuje: na postaci gracza prowadzącego człowieka wykonuje się egzekucję, a gracz prowadzący Cylona losuje jeszcze 2 żetony. Następnie wraca do puli.
cards-pieces-traumaDisasterAlly = Na sprzymierzeńcu nie przynosi żadnego z rezultatów.

cards-pieces-damageLoses = Strać { NOUN($amounts, case: "acc") }. Żeton zostaje usunięty z gry.
cards-pieces-damageCloses = Wszyscy, którzy są { NOUN($place, case: "at") }, trafiają do „Ambulatorium”, a akcja tego obszaru jest zamknięta do czasu naprawy.
cards-pieces-damageClosesPegasus = Wszyscy, którzy są { NOUN($place, case: "at") }, trafiają do „Ambulatorium”, a akcja tego obszaru jest zamknięta do czasu naprawy. Gdy wszystkie obszary Pegasusa są uszkodzone, statek jest utracony.

cards-pieces-basestarDamage =
    { $count ->
        [one] Liczy się jako { $count } uszkodzenie; przy 3 basestar zostaje zniszczony.
        [few] Liczy się jako { $count } uszkodzenia; przy 3 basestar zostaje zniszczony.
       *[many] Liczy się jako { $count } uszkodzeń; przy 3 basestar zostaje zniszczony.
    }
cards-pieces-basestarWhenDrawn = Po wylosowaniu
cards-pieces-basestarNoLaunch = Ten basestar nie wysyła raiderów ani ciężkich raiderów.
cards-pieces-basestarNoAttack = Ten basestar nie atakuje Galactici.
cards-pieces-basestarBonus = Dodaj { $bonus } do każdego rzutu na atak przeciwko temu basestarowi.
cards-pieces-basestarNothing = Nie ma innego efektu.

cards-pieces-civilianNothing = Jeśli zostaje zniszczony, nic więcej się nie traci.
cards-pieces-civilianLoses = Jeśli zostaje zniszczony, strać { NOUN($amounts, case: "acc") }.
cards-pieces-civilianHidden = Leży zakryty: tylko ten, kto go obejrzał, wie, co przewozi.
cards-pieces-resource = { $resource }: na początku { $start }, nigdy powyżej { $max }
cards-pieces-resourceRed = Czerwona strefa to { $redZone } lub mniej. Jeśli ten zasób jest wyczerpany na końcu tury, wygrywają Cyloni.
cards-pieces-nuke = Akcja Admirała
cards-pieces-nukeWithFleetBoard = Z planszą Cylońskiej Floty
cards-pieces-centurion = Przesuwa się do przodu o 1 pole na torze Abordażu za każdym razem, gdy aktywuje się ciężkie raidery. Na końcu toru wygrywają Cyloni.
cards-pieces-centurionHit = „Zbrojownia” niszczy go przy 7 lub 8.
cards-pieces-occupationForce = Przesuwają się przez „Władze okupacyjne”, „Kanion Breedera” i „Stocznię”. Ze „Stoczni” opuszczają planszę i niszczą statek cywilny.
cards-pieces-occupationForceHit = Gracz prowadzący człowieka obok nich niszczy je przy 5 lub więcej; gracz prowadzący Cylona obok nich może zatrzymywać ludzi.
cards-pieces-scar = Jeden z raiderów. Dopóki jego karta Kryzysu jest w grze, przy każdej aktywacji raiderów działa 2 razy.
cards-pieces-scarHit = Niszczy go tylko wynik kości 7 lub 8.

cards-pieces-area = Obszar { $sides }
cards-pieces-spaces =
    { $count ->
        [one] { $count } pole, od „{ $first }” do „{ $last }”.
        [few] { $count } pola, od „{ $first }” do „{ $last }”.
       *[many] { $count } pól, od „{ $first }” do „{ $last }”.
    }
cards-pieces-space =
    { $colour ->
        [red] Pole { $index } (czerwone).
        [blue] Pole { $index } (niebieskie).
       *[none] Pole { $index }.
    }
cards-pieces-spaceNamed =
    { $colour ->
        [red] Pole { $index } (czerwone): { $name }.
        [blue] Pole { $index } (niebieskie): { $name }.
       *[none] Pole { $index }: { $name }.
    }
cards-pieces-spacePopulation =
    { $colour ->
        [red] { $population ->
            [one] Pole { $index } (czerwone): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populację.
           *[other] Pole { $index } (czerwone): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
        }
        [blue] { $population ->
            [one] Pole { $index } (niebieskie): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populację.
           *[other] Pole { $index } (niebieskie): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
        }
       *[none] { $population ->
            [one] Pole { $index }: populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populację.
           *[other] Pole { $index }: populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
        }
    }
cards-pieces-spaceCivilians = Pole { $index }: { $ships }. Tyle się ich umieszcza, gdy znacznik tu dociera.

cards-pieces-titleInBrig = Pozycję zachowuje się także w „Areszcie”.
cards-pieces-titleLost = Pozycję traci się, trafiając { NOUN($places, case: "to") }.
cards-pieces-titleStartsWith = Na początku gry ma { NOUN($what, case: "acc") }.
cards-pieces-titleAfterQuorum = Po zagraniu karty Kworum z ręki
cards-pieces-titleAction =
    { $limit ->
        [perTurn] Akcja, raz na turę
       *[none] Akcja
    }
cards-pieces-titleActionIf =
    { $limit ->
        [perTurn] Akcja, raz na turę, tylko jeśli { $condition }
       *[none] Akcja, tylko jeśli { $condition }
    }

cards-pieces-distance = Dystans { $distance }
cards-pieces-setup = Na początku gry umieść { NOUN($ships, case: "acc") }
cards-pieces-setupLater = { $when }, umieść { NOUN($ships, case: "acc") }

## cards.gameRules

cards-gameRules-loyalty = talię Lojalności tworzy się z takich liczb kart Cylonów i kart „Nie jesteś Cylonem”: { $numbers }
cards-gameRules-loyaltyWithLeader = z Przywódcą Cylonów w talii Lojalności są takie liczby kart Cylonów i kart „Nie jesteś Cylonem”: { $numbers }
cards-gameRules-numbers =
    { $mutineer ->
        [yes] { $cylon } i { $notACylon } z Buntownikiem dla { $players } graczy
       *[no] { $cylon } i { $notACylon } dla { $players } graczy
    }
cards-gameRules-moreNotACylon =
    { $count ->
        [one] razem z rozszerzeniem { $expansion } talia Lojalności ma o { $count } kartę „Nie jesteś Cylonem” więcej
        [few] razem z rozszerzeniem { $expansion } talia Lojalności ma o { $count } karty „Nie jesteś Cylonem” więcej
       *[many] razem z rozszerzeniem { $expansion } talia Lojalności ma o { $count } kart „Nie jesteś Cylonem” więcej
    }
cards-gameRules-quorumLimit = na końcu każdej tury Prezydent zachowuje najwyżej { NOUN($cards, case: "acc") }
cards-gameRules-cylonsDrawDifferent = karty umiejętności, które gracz prowadzący Cylona losuje na początku tury, są różnych rodzajów
cards-gameRules-jumpIconsInCylonTurns = symbol przygotowania do skoku na karcie Kryzysu, którą rozpatruje gracz prowadzący Cylona, liczy się
cards-gameRules-sleepersOnlyHuman = w fazie uśpionych agentów gracz prowadzący Cylona dostaje 1 kartę Lojalności, bez względu na to, co mówi karta postaci
cards-gameRules-handsOverLoyalty = kto staje się graczem prowadzącym Cylona przy dystansie { $distance } lub mniejszym, przekazuje wszystkie pozostałe zakryte karty Lojalności jednemu graczowi prowadzącemu człowieka

## cards.rule

cards-rule-replaced = W tej grze zamiast niej obowiązuje { $number } ({ $name })
