raider = Gdy aktywuje się raidery, każdy atakuje vipera na swoim obszarze, niszczy tam statek cywilny albo leci w stronę najbliższego statku cywilnego. Jeśli w przestrzeni nie ma żadnego statku cywilnego, atakuje Galacticę i uszkadza ją przy 8.
raiderHit = Zostaje zniszczony przy 3 lub więcej.
heavyRaider = Gdy aktywuje się ciężkie raidery, każdy leci w stronę obszaru „dziób, lewa burta” lub „rufa, lewa burta”. Ten, który już na nim jest, wkracza na pokład Galactici: centurion zaczyna na torze Abordażu.
heavyRaiderHit = Zostaje zniszczony przy 7 lub 8.
basestar = Gdy aktywuje się basestary, każdy atakuje Galacticę i uszkadza ją przy 4 lub więcej.
basestarHit = Viper uszkadza go przy 8, „Kontrola uzbrojenia” przy 5 lub więcej. 3 uszkodzenia go niszczą.

raptor = Zwiadowca floty. Jest w Rezerwie i tam się nim ryzykuje lub się go traci.
fighter = Myśliwiec floty, nieobsadzony lub z graczem, który umie pilotować. Startuje na obszar „dziób, lewa burta” lub „rufa, lewa burta”.
fliesFar =
    { $count ->
        [one] Jednym ruchem przelatuje do { $count } obszaru.
        [few] Jednym ruchem przelatuje do { $count } obszarów.
        [many] Jednym ruchem przelatuje do { $count } obszarów.
       *[other] Jednym ruchem przelatuje do { $count } obszarów.
    }
attackedByRaider =
    { $how ->
        [damaged] Zaatakowany przez raidera zostaje uszkodzony przy { $damaged }.
        [destroyed] Zaatakowany przez raidera zostaje zniszczony przy { $destroyed }.
       *[both] Zaatakowany przez raidera zostaje uszkodzony przy { $damaged }, a zniszczony przy { $destroyed }.
    }
neverDamaged = Co by go uszkodziło, niszczy go.
mayStay = Może zostać tam, gdzie jest, gdy flota wykonuje skok.
attacks =
    { $how ->
        [damaged] Niszczy raidera przy 3 lub więcej, a ciężkiego raidera przy 7 lub 8; basestara uszkadza przy { $damaged }.
        [destroyed] Niszczy raidera przy 3 lub więcej, a ciężkiego raidera przy 7 lub 8; basestara niszczy przy { $destroyed }.
       *[both] Niszczy raidera przy 3 lub więcej, a ciężkiego raidera przy 7 lub 8; basestara uszkadza przy { $damaged }, a niszczy przy { $destroyed }.
    }

fleetMarker = Pokazuje na torze Przygotowania do skoku, jak daleko skok jest przygotowany.
pursuitMarker = Pokazuje na torze Pościgu, jak blisko jest Cylońska Flota.
allyToken = Leży tam, gdzie jego sprzymierzeniec czeka na spotkanie.
miracle = Każdy gracz zaczyna z jednym i płaci nim za zdolność, której używa się raz na grę. Za kolejny żeton można jej użyć ponownie.
allegianceMarker = Pokazuje, do kogo należy zbuntowany basestar: do graczy prowadzących ludzi czy do graczy prowadzących Cylonów.
currentPlayer = Kto go ma, rozgrywa turę.
die = Ma 8 ścianek. Po wszystkich zmianach wynik powyżej 8 liczy się jako 8, a poniżej 1 jako 1.
marker = Znacznik: { $name }.

traumaBenevolent = Podczas Procesu sądowego gracze prowadzący ludzi odrzucają go, a przeciw graczom prowadzącym Cylonów on świadczy.
traumaAntagonistic = Podczas Procesu sądowego gracze prowadzący Cylonów odrzucają go, a przeciw graczom prowadzącym ludzi on świadczy.
traumaDisaster = Kto je losuje, od razu je pokazuje: na postaci gracza prowadzącego człowieka wykonuje się egzekucję, a gracz prowadzący Cylona losuje jeszcze 2 żetony. Następnie wraca do puli.
traumaDisasterAlly = Na sprzymierzeńcu nie przynosi żadnego z rezultatów.

damageLoses = Strać { NOUN($amounts, case: "acc") }. Żeton trafia do pudełka.
damageCloses = Wszyscy, którzy są { NOUN($place, case: "at") }, trafiają do „Ambulatorium”, a akcja tego obszaru jest zamknięta do czasu naprawy.
damageClosesPegasus = Wszyscy, którzy są { NOUN($place, case: "at") }, trafiają do „Ambulatorium”, a akcja tego obszaru jest zamknięta do czasu naprawy. Gdy wszystkie obszary Pegasusa są uszkodzone, statek jest utracony.

basestarDamage =
    { $count ->
        [one] Liczy się jako { $count } uszkodzenie; przy 3 basestar zostaje zniszczony.
        [few] Liczy się jako { $count } uszkodzenia; przy 3 basestar zostaje zniszczony.
        [many] Liczy się jako { $count } uszkodzeń; przy 3 basestar zostaje zniszczony.
       *[other] Liczy się jako { $count } uszkodzeń; przy 3 basestar zostaje zniszczony.
    }
basestarWhenDrawn = Po wylosowaniu
basestarNoLaunch = Ten basestar nie wysyła raiderów ani ciężkich raiderów.
basestarNoAttack = Ten basestar nie atakuje Galactici.
basestarBonus = Dodaj { $bonus } do każdego rzutu na atak przeciwko temu basestarowi.
basestarNothing = Nie ma innego efektu.

civilianNothing = Jeśli zostaje zniszczony, nic więcej się nie traci.
civilianLoses = Jeśli zostaje zniszczony, strać { NOUN($amounts, case: "acc") }.
civilianHidden = Leży zakryty: tylko ten, kto go obejrzał, wie, co przewozi.
resource = { $resource }: na początku { $start }, nigdy powyżej { $max }
resourceRed = Czerwona strefa to { $redZone } lub mniej. Jeśli ten zasób jest wyczerpany na końcu tury, wygrywają Cyloni.
nuke = Akcja Admirała
nukeWithFleetBoard = Z planszą Cylońskiej Floty
centurion = Przesuwa się do przodu o 1 pole na torze Abordażu za każdym razem, gdy aktywuje się ciężkie raidery. Na końcu toru wygrywają Cyloni.
centurionHit = „Zbrojownia” niszczy go przy 7 lub 8.
occupationForce = Przesuwają się przez „Władze okupacyjne”, „Kanion Breedera” i „Stocznię”. Ze „Stoczni” opuszczają planszę i niszczą statek cywilny.
occupationForceHit = Gracz prowadzący człowieka obok nich niszczy je przy 5 lub więcej; gracz prowadzący Cylona obok nich może zatrzymywać ludzi.
scar = Jeden z raiderów. Dopóki jego karta Kryzysu jest w grze, działa 2 razy za każdym razem, gdy aktywuje się raidery.
scarHit = Niszczy go tylko wynik kości 7 lub 8.

area = Obszar { $sides }
spaces =
    { $count ->
        [one] { $count } pole, od „{ $first }” do „{ $last }”.
        [few] { $count } pola, od „{ $first }” do „{ $last }”.
        [many] { $count } pól, od „{ $first }” do „{ $last }”.
       *[other] { $count } pól, od „{ $first }” do „{ $last }”.
    }
space =
    { $colour ->
        [red] Pole { $index } (czerwone).
        [blue] Pole { $index } (niebieskie).
       *[none] Pole { $index }.
    }
spaceNamed =
    { $colour ->
        [red] Pole { $index } (czerwone): { $name }.
        [blue] Pole { $index } (niebieskie): { $name }.
       *[none] Pole { $index }: { $name }.
    }
spacePopulation =
    { $colour ->
        [red] { $population ->
            [one] Pole { $index } (czerwone): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populację.
            [few] Pole { $index } (czerwone): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
            [many] Pole { $index } (czerwone): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
           *[other] Pole { $index } (czerwone): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
        }
        [blue] { $population ->
            [one] Pole { $index } (niebieskie): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populację.
            [few] Pole { $index } (niebieskie): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
            [many] Pole { $index } (niebieskie): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
           *[other] Pole { $index } (niebieskie): populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
        }
       *[none] { $population ->
            [one] Pole { $index }: populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populację.
            [few] Pole { $index }: populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
            [many] Pole { $index }: populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
           *[other] Pole { $index }: populacja −{ $population }. „Kontrola FTL” może stąd wykonać skok: przy 6 lub mniej strać { $population } populacji.
        }
    }
spaceCivilians = Pole { $index }: { $ships }. Tyle się ich umieszcza, gdy znacznik tu dociera.

titleInBrig = Pozycję zachowuje się także w „Areszcie”.
titleLost = Pozycję traci się, trafiając { NOUN($places, case: "to") }.
titleStartsWith = Na początku gry ma { NOUN($what, case: "acc") }.
titleAfterQuorum = Po zagraniu karty Kworum z ręki
titleAction =
    { $limit ->
        [perTurn] Akcja, raz na turę
       *[none] Akcja
    }
titleActionIf =
    { $limit ->
        [perTurn] Akcja, raz na turę, tylko jeśli { $condition }
       *[none] Akcja, tylko jeśli { $condition }
    }

distance = Dystans { $distance }
setup = Na początku gry umieść { NOUN($ships, case: "acc") }
setupLater = { $when }, umieść { NOUN($ships, case: "acc") }
