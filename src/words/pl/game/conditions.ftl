## effects.conditions

effects-conditions-hasNuke = zostały jeszcze żetony broni nuklearnej
effects-conditions-holdsSuperCrisis = masz kartę Superkryzysu
effects-conditions-handAtMost =
    { $count ->
        [one] masz { $count } kartę umiejętności lub mniej
        [few] masz { $count } karty umiejętności lub mniej
       *[many] masz { $count } kart umiejętności lub mniej
    }
effects-conditions-distanceAtMost = flota pokonała dystans { $most } lub mniejszy
effects-conditions-piloting = pilotujesz vipera
effects-conditions-canTake = możesz przejąć pozycję { NOUN($title, case: "gen") } od kogoś innego
effects-conditions-otherEligible = { NOUN($title, case: "ins") } może zostać inny gracz
effects-conditions-withTitle = w grze jest pozycja { NOUN($title, case: "gen") }
effects-conditions-viperIn = { $where ->
        [reserves] w Rezerwie jest viper
        [damagedCraft] wśród uszkodzonych jest viper
       *[space] w przestrzeni jest viper
    }
effects-conditions-aboard = jesteś { NOUN($board, case: "on") }
effects-conditions-currentAboard = aktywny gracz jest { NOUN($board, case: "on") }
effects-conditions-theyAreAboard = jest { NOUN($board, case: "on") }
effects-conditions-humanInBrig = jakiś gracz prowadzący człowieka jest w „Areszcie” lub w „Więzieniu”
effects-conditions-basestarOnBoard = w przestrzeni jest basestar
effects-conditions-basestarLeft = w puli jest basestar
effects-conditions-atMost = { $resource } wynosi najwyżej { $bound }
effects-conditions-atLeast = { $resource } wynosi co najmniej { $bound }
effects-conditions-blueSpace = znacznik floty stoi na niebieskim polu toru Przygotowania do skoku
effects-conditions-holdsTitle = jesteś { NOUN($title, case: "ins") }
effects-conditions-canLaunch = możesz pilotować vipera i jest viper, którym można wystartować
effects-conditions-cylonShipInSpace = w przestrzeni jest statek Cylonów
effects-conditions-centurionAboard = na torze Abordażu jest centurion

## effects.filters

effects-filters-player =
    { $other ->
        [yes] { $team ->
            [human] inny gracz prowadzący człowieka
            [Cylon] inny gracz prowadzący Cylona
           *[any] inny gracz
        }
       *[no] { $team ->
            [human] gracz prowadzący człowieka
            [Cylon] gracz prowadzący Cylona
           *[any] gracz
        }
    }
    .acc =
        { $other ->
            [yes] { $team ->
                [human] innego gracza prowadzącego człowieka
                [Cylon] innego gracza prowadzącego Cylona
               *[any] innego gracza
            }
           *[no] { $team ->
                [human] gracza prowadzącego człowieka
                [Cylon] gracza prowadzącego Cylona
               *[any] gracza
            }
        }
effects-filters-aboard = { NOUN($board, case: "on") }
effects-filters-in = { NOUN($cell, case: "at") }
effects-filters-here = na twoim obszarze
effects-filters-hasLoyalty = z zakrytą kartą Lojalności
effects-filters-getsLoyalty = otrzymującego karty Lojalności
effects-filters-not = niebędącego { NOUN($title, case: "ins") }
effects-filters-eligible =
    { $become ->
        [yes] mogącego zostać { NOUN($title, case: "ins") }
       *[no] mogącego być { NOUN($title, case: "ins") }
    }
effects-filters-sendable = mogącego trafić { NOUN($place, case: "to") }
effects-filters-sendableIfAny = (jeśli to możliwe, mogącego trafić { NOUN($place, case: "to") })

## effects.windows

effects-windows-addToDie = dodaj { $by } do wyniku rzutu
effects-windows-subtractFromDie = odejmij { $by } od wyniku rzutu
effects-windows-raiseResult = wynik jest o { $by } wyższy
effects-windows-lowerResult = wynik jest o { $by } niższy
effects-windows-eitherResult = zwiększ lub zmniejsz wynik o { $by }
    .one = zwiększa lub zmniejsza wynik o { $by }
    .may = zwiększyć lub zmniejszyć wynik o { $by }
effects-windows-replaceRoll = zamiast rzucać kością, odrzuć 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
    .one = zamiast rzucać kością, odrzuca 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
    .several = zamiast rzucać kością, odrzucają 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
    .may = zamiast rzucać kością, odrzucić 1 kartę umiejętności; wynikiem jest jej siła plus { $plus }
effects-windows-rerollDie =
    { $brief ->
        [yes] przerzuć kość
       *[no] przerzuć kość; liczy się nowy wynik
    }
    .may =
        { $brief ->
            [yes] przerzucić kość
           *[no] przerzucić kość; liczy się nowy wynik
        }
effects-windows-briefRerollPiloted = przerzuć kość, { $by } jeśli viper jest pilotowany
effects-windows-rerollPilotedPlus = przerzuć kość; jeśli viper jest pilotowany, dodaj { $by } do nowego wyniku
effects-windows-rerollPilotedMinus = przerzuć kość; jeśli viper jest pilotowany, odejmij { $by } od nowego wyniku
effects-windows-raiseDifficulty = zwiększ trudność o { $by }
    .may = zwiększyć trudność o { $by }
effects-windows-lowerDifficulty = zmniejsz trudność o { $by }
    .may = zmniejszyć trudność o { $by }
effects-windows-eitherDifficulty = zwiększ lub zmniejsz trudność o { $by }
    .one = zwiększa lub zmniejsza trudność o { $by }
    .may = zwiększyć lub zmniejszyć trudność o { $by }
effects-windows-makePositive = w tym teście karty { NOUN($skills, case: "gen") } pomagają
effects-windows-openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] wszystkie karty tego testu są dokładane odkryte
           *[no] wszystkie karty tego testu, także karty Przeznaczenia, są dokładane odkryte
        }
       *[no] { $brief ->
            [yes] gracze dokładają karty do tego testu odkryte
           *[no] gracze dokładają karty do tego testu odkryte; karty Przeznaczenia pozostają zakryte do ujawnienia
        }
    }
effects-windows-nullifySkill = wskaż umiejętność; w tym teście siła jej kart wynosi 0
    .one = wskazuje umiejętność; w tym teście siła jej kart wynosi 0
    .several = wskazują umiejętność; w tym teście siła jej kart wynosi 0
    .may = wskazać umiejętność; w tym teście siła jej kart wynosi 0
effects-windows-takeCheckCards = weź na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
    .one = bierze na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
    .several = biorą na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
    .may = wziąć na rękę wszystkie karty umiejętności z testu, zamiast je odrzucać
effects-windows-decideCheck = wybierz, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
    .one = wybiera, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
    .several = wybierają, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
    .may = wybrać, czy test kończy się sukcesem, czy porażką; nie przeprowadza się go
effects-windows-noDestiny = do tego testu nie dokłada się kart Przeznaczenia
effects-windows-passInstead = zastąp efekt sukcesu następującym: { $what }
    .one = zastępuje efekt sukcesu następującym: { $what }
    .several = zastępują efekt sukcesu następującym: { $what }
    .may = zastąpić efekt sukcesu następującym: { $what }
effects-windows-briefPassInstead = zamiast tego: { $what }
effects-windows-lookAtContribution = obejrzyj karty dołożone właśnie przez tego gracza
    .one = ogląda karty dołożone właśnie przez tego gracza
    .several = oglądają karty dołożone właśnie przez tego gracza
    .may = obejrzeć karty dołożone właśnie przez tego gracza
effects-windows-replaceCrisis = odrzuć kartę Kryzysu i wylosuj w jej miejsce nową
    .may = odrzucić kartę Kryzysu i wylosować w jej miejsce nową
effects-windows-switchOption = zastosuj zamiast tego drugą opcję karty
    .may = zastosować zamiast tego drugą opcję karty
effects-windows-boardViper = zostań pilotem vipera, który właśnie został umieszczony
    .one = zostaje pilotem vipera, który właśnie został umieszczony
    .several = zostają pilotem vipera, który właśnie został umieszczony
    .may = zostać pilotem vipera, który właśnie został umieszczony

## effects.checkAbilities

effects-checkAbilities-discardStrengths = odrzuć z testu wszystkie karty o sile { $strengths }
effects-checkAbilities-discardFromCheck = odrzuć z testu 1 z ujawnionych kart
    .one = odrzuca z testu 1 z ujawnionych kart
    .several = odrzucają z testu 1 z ujawnionych kart
    .may = odrzucić z testu 1 z ujawnionych kart
effects-checkAbilities-addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } karta Przeznaczenia do testu
            [few] { $count } karty Przeznaczenia do testu
           *[many] { $count } kart Przeznaczenia do testu
        }
       *[no] { $count ->
            [one] dołóż do testu { $count } odkrytą kartę z wierzchu talii Przeznaczenia
            [few] dołóż do testu { $count } odkryte karty z wierzchu talii Przeznaczenia
           *[many] dołóż do testu { $count } odkrytych kart z wierzchu talii Przeznaczenia
        }
    }
effects-checkAbilities-multiplySkills =
    { $factor ->
        [2] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się podwójnie
        [one] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się { $factor } raz
       *[other] w tym teście siła kart { NOUN($skills, case: "gen") } liczy się { $factor } razy
    }
effects-checkAbilities-ifStrength = jeśli łączna siła kart { NOUN($skill, case: "gen") } w teście wynosi { $atLeast } lub więcej, { $then }
effects-checkAbilities-afterCheck = jeśli { $when }, { $then }
effects-checkAbilities-result =
    { $result ->
        [pass] test kończy się sukcesem
        [partial] test kończy się częściowym sukcesem
       *[fail] test kończy się porażką
    }
effects-checkAbilities-resultByAtMost =
    { $result ->
        [pass] test kończy się sukcesem z różnicą { $by } lub mniejszą
        [partial] test kończy się częściowym sukcesem z różnicą { $by } lub mniejszą
       *[fail] test kończy się porażką z różnicą { $by } lub mniejszą
    }
effects-checkAbilities-resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] test kończy się sukcesem z różnicą { $by } lub większą
            [partial] test kończy się częściowym sukcesem z różnicą { $by } lub większą
           *[fail] test kończy się porażką z różnicą { $by } lub większą
        }
       *[no] { $result ->
            [pass] test kończy się sukcesem z różnicą { $by } lub większą względem nadrukowanej trudności
            [partial] test kończy się częściowym sukcesem z różnicą { $by } lub większą względem nadrukowanej trudności
           *[fail] test kończy się porażką z różnicą { $by } lub większą względem nadrukowanej trudności
        }
    }
effects-checkAbilities-totalAtMost = suma wynosi { $most } lub mniej
effects-checkAbilities-skipResult =
    { $result ->
        [pass] pomiń rezultat sukcesu
        [partial] pomiń rezultat częściowego sukcesu
       *[fail] pomiń rezultat porażki
    }

## reactions

reactions-startOfTurn = na początku tury
    .short = na początku tury
reactions-endOfMovement = na koniec fazy ruchu
    .short = po ruchu
reactions-contributed = gdy ktoś dołoży karty do { NOUN($check, case: "gen") }
    .short = gdy ktoś dołoży karty
reactions-cardsRevealed =
    gdy karty { NOUN($check, case: "gen") } zostaną odkryte
    .short = po odkryciu kart testu
reactions-cardsSettled =
    gdy wszystkie karty { NOUN($check, case: "gen") } są dołożone i odkryte
    .short = przed zdolnościami odkrytych kart
reactions-checkPassed = gdy { $check } zakończy się sukcesem
    .short = po udanym teście
reactions-raidersActivate = tuż zanim raidery zostaną aktywowane
    .short = przed aktywacją raiderów
reactions-viperAttacks = tuż zanim pilotowany viper zaatakuje
    .short = przed atakiem pilota
reactions-quorumUsed = gdy gracz wykona akcję z karty Kworum
    .short = po karcie Kworum
reactions-shipDestroyed = gdy zniszczysz basestara lub centuriona
    .short = po zniszczeniu wroga
reactions-treacheryDiscarded = gdy gracz prowadzący człowieka odrzuci kartę Zdrady
    .short = gdy ktoś odrzuci Zdradę
reactions-crisisRevealed = gdy zostanie ujawniona karta Kryzysu
    .short = po ujawnieniu Kryzysu
reactions-choiceMade = gdy ktoś wybierze opcję z karty Kryzysu
    .short = po wyborze
reactions-replaceCheck = tuż zanim zacznie się { $check }
    .short = zamiast testu
reactions-beforeCards = zanim ktoś dołoży karty do { NOUN($check, case: "gen") }
    .short = przed testem
reactions-allContributed = gdy wszyscy dołożyli już karty do { NOUN($check, case: "gen") }, a nie są jeszcze odkryte
    .short = przed odkryciem kart testu
reactions-afterTotal = gdy siła { NOUN($check, case: "gen") } jest już zliczona
    .short = po zliczeniu testu
reactions-checkResolved = gdy { $check } zostanie rozpatrzony
    .short = po teście
reactions-beforeRoll = tuż zanim ktoś rzuci kością
    .short = przed rzutem
reactions-afterRoll = gdy ktoś rzuci kością
    .short = po rzucie
reactions-viperPlaced = gdy viper z Rezerwy zostanie umieszczony w przestrzeni
    .short = po umieszczeniu vipera
reactions-endOfTurn = na koniec tury
    .short = na koniec tury
reactions-afterRepair =
    gdy użyjesz karty „Naprawa” jako akcji
    .short = po naprawie
reactions-locationActivated = gdy aktywujesz { NOUN($location, case: "acc") }
    .short = po aktywacji obszaru
reactions-ordersCarriedOut = gdy twój „Rozkaz prezydencki” zostanie wykonany
    .short = po „Rozkazie prezydenckim”
reactions-crisisChoice =
    zamiast wybierać opcję z karty Kryzysu
    .short = zamiast wyboru z karty Kryzysu
reactions-populationLost = gdy spadnie populacja
    .short = gdy spadnie populacja
reactions-civilianThreatened = tuż zanim statek cywilny w przestrzeni zostanie zniszczony
    .short = przed stratą statku cywilnego
reactions-shipsRemoved = gdy flota skacze, a Punkt docelowy nie jest jeszcze wybrany
    .short = podczas skoku
reactions-discardDemanded = tuż zanim inny gracz odrzuci karty umiejętności
    .short = zanim ktoś odrzuci karty
reactions-infiltrationEnds = gdy wykonujesz akcję kończącą twoją infiltrację
    .short = na koniec infiltracji
reactions-shipsActivate = tuż zanim zostaną aktywowane statki Cylonów z karty Kryzysu
    .short = przed aktywacją statków Cylonów
reactions-endOfOwnTurn = gdy kończysz swoją turę
reactions-startOfOwnTurn = gdy zaczynasz swoją turę
reactions-endOfOwnMovement = gdy kończysz swoją fazę ruchu
reactions-settledInOwnTurn = w swojej turze, gdy wszystkie karty { NOUN($check, case: "gen") } są dołożone i odkryte
reactions-holderAdded = gdy gracz, przed którym leży ta karta, dołoży karty do testu umiejętności
reactions-viperAttacked = gdy ktoś rzuci kością przy ataku na vipera
reactions-beforeViperAttacked = zanim ktoś rzuci kością przy ataku na vipera
reactions-anyCheck = test umiejętności
    .gen = testu umiejętności
reactions-anyLocation = obszar
    .acc = obszar
reactions-checkOfCrisis = test umiejętności z karty Kryzysu
    .gen = testu umiejętności z karty Kryzysu
reactions-checkOfLocation = test umiejętności z obszaru
    .gen = testu umiejętności z obszaru
reactions-checkAt = test umiejętności { NOUN($locations, case: "at") }
    .gen = testu umiejętności { NOUN($locations, case: "at") }
reactions-location = { NOUN($locations, case: "the") }
    .acc = { NOUN($locations, case: "acc") }
reactions-rollFor = { $moment } { NOUN($locations, case: "at") }
reactions-ownTurn = w twojej turze
reactions-ownRoll = przy twojej akcji w twojej fazie akcji
reactions-piloting = (gdy pilotujesz vipera)
reactions-totalAtLeast = o sumie { $total } lub większej
reactions-requires = (jeśli { $condition })
reactions-aboard = (gdy jesteś na Galactice, ale nie w „Areszcie”)
reactions-limited = { $limit }, { $moment }
reactions-perCheck = raz na test
reactions-perRoll = raz na rzut
reactions-perDie = raz na rzut
reactions-perTurn = raz na turę
reactions-perLocation = raz na turę na każdym obszarze
reactions-notWithSuperCrisis = nie dotyczy kart Superkryzysu

## brief

brief-skills = { $skills } ×{ $count }
brief-character = { $type } · { $gifts }
brief-gifts =
    { $pilot ->
        [yes] { $skills }; pilot
       *[no] { $skills }
    }
brief-timing =
    { $timing ->
        [movement] Zamiast ruchu
        [actionOrMovement] Akcja albo zamiast ruchu
       *[action] Akcja
    }
brief-revealedInCheck = Zdolność testowa
brief-revealedIf = Zdolność testowa, jeśli { $condition }
brief-whenRevealed = Zdolność testowa
brief-when = { $when }: { $what }
brief-mutinyOnDiscard = Odrzucasz ją? Losujesz kartę Buntu
brief-check =
    { $long ->
        [yes] Test umiejętności { $difficulty } ({ $skills })
       *[no] test { $difficulty } ({ $skills })
    }
brief-attack = atak: { $ships }
brief-destination = dystans { $distance }: { $what }
brief-noAction = Brak akcji na tym obszarze
brief-lose = Strata: { $amounts }
brief-damaged = Wszyscy na nim trafiają do „Ambulatorium”; do naprawy bez akcji
brief-nothingLost = Pusty: nic nie tracicie
brief-loseIfDestroyed = Strata w razie zniszczenia: { $amounts }
brief-basestarDamage =
    { $count ->
        [one] Liczy się jako { $count } uszkodzenie
        [few] Liczy się jako { $count } uszkodzenia
       *[many] Liczy się jako { $count } uszkodzeń
    }
brief-cylonCard = Cylon: { $title }
brief-loyalty =
    { $kind ->
        [personalGoal] Liczy się jak „Nie jesteś Cylonem”; trzeba ją ujawnić przed końcem gry
        [finalFive] Liczy się jak „Nie jesteś Cylonem”; kto ją obejrzy, poniesie skutki
        [cylon] Właściciel wygrywa z Cylonami; zanim się ujawni, nikt o tym nie wie
        [sympathizer] Ujawniana natychmiast
        [sympatheticCylon] Ujawniana natychmiast
        [mutineer] Ujawniana natychmiast: właściciel traci wszystkie pozycje i może mieć 2 karty Buntu
       *[notACylon] Nie czyni właściciela Cylonem
    }
brief-jumpIcon = skok +1

## trauma

trauma-both = żetony traumy (dobroczynne: { $benevolent }, antagonistyczne: { $antagonistic })
trauma-none = brak żetonów traumy
    .acc = brak żetonów traumy

## dice

dice-orLess = { $to } lub mniej
dice-orMore = { $from } lub więcej
dice-between =
    { $neighbors ->
        [yes] { $from } lub { $to }
       *[no] od { $from } do { $to }
    }
dice-sevenOrEight = 7 lub 8
