## pictures.board

pictures-board-turn = Tura { $turn }
pictures-board-turnPhase = Tura { $turn } · { $phase }
pictures-board-setup = Przygotowanie
pictures-board-phase-startOfTurn = Początek
pictures-board-phase-receiveSkills = Umiejętności
pictures-board-phase-movement = Ruch
pictures-board-phase-action = Akcja
pictures-board-phase-crisis = Kryzys
pictures-board-phase-activateCylonShips = Cyloni
pictures-board-phase-prepareForJump = Skok
pictures-board-phase-endOfTurn = Koniec

pictures-board-now = Teraz:
pictures-board-asked = { $player }, { $question }
pictures-board-askedAll = { $players }: { $question }
pictures-board-waiting = Czekamy na graczy

pictures-board-humansWin = Ludzie wygrywają
pictures-board-cylonsWin = Cyloni wygrywają
pictures-board-after =
    { $turns ->
        [one] Po { $turns } turze i dystansie { $distance }
       *[other] Po { $turns } turach i dystansie { $distance }
    }

pictures-board-low = { $resource }: mało
pictures-board-dial-fuel = Paliwo
pictures-board-dial-food = Żywność
pictures-board-dial-morale = Morale
pictures-board-dial-population = Ludność
pictures-board-loss-fuel = { $count }P
pictures-board-loss-food = { $count }Ż
pictures-board-loss-morale = { $count }M
pictures-board-loss-population = { $count }L
pictures-board-noLaunch = H
pictures-board-noAttack = U

pictures-board-distance = Dystans
pictures-board-distanceOf = z { $end }, cel: { $goal }
pictures-board-distanceOfShort = z { $end }
pictures-board-notJumped = Flota jeszcze nie wykonała skoku
pictures-board-glanceDistance = Dystans { $distance } z { $end }
pictures-board-glanceDistanceAt = Dystans { $distance } z { $end } · przy { $next }: { $events }
pictures-board-glanceDistanceNext = Dystans { $distance } z { $end }, potem { $next }

pictures-board-jumpTrack = Przygot. do skoku
pictures-board-ftlNotReady = FTL niegotowe
pictures-board-ftlReady = FTL gotowe, ryzyko: populacja −{ $count }
pictures-board-ftlReadyShort = FTL gotowe, ryzyko −{ $count }
pictures-board-brings = Powrót Galactiki
pictures-board-unused = Już nieużywany
pictures-board-boardingTrack = Abordaż
pictures-board-aboard =
    { $count ->
        [0] Bez centurionów na pokładzie
        [one] { $count } centurion na pokładzie
       *[other] { $count } centurionów na pokładzie
    }
pictures-board-aboardShort =
    { $count ->
        [0] Bez centurionów
        [one] { $count } centurion
       *[other] { $count } centurionów
    }
pictures-board-ftl = FTL
pictures-board-back = Powr.
pictures-board-auto = Auto
pictures-board-lost = Kres
pictures-board-jumpUnused = Tor skoku już nieużywany

pictures-board-launch = Start
pictures-board-closed = Zamknięte
pictures-board-scar = Scar

pictures-board-reserves = Rezerwa
pictures-board-vipers = Vipery
pictures-board-vipersShort = Vipery
pictures-board-raptors = Raptory
pictures-board-raptorsShort = Raptor
pictures-board-nukes = Nuklearne
pictures-board-nukesShort = Nukl.
pictures-board-damaged = Uszkodz.
pictures-board-damagedShort = Uszk.
pictures-board-lostShips = Straty
pictures-board-lostShipsShort = Straty
pictures-board-model =
    { $model ->
        [viperMarkVII] mk. VII
        [assaultRaptor] Szturm
       *[other] { $name }
    }
pictures-board-modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Szturm
       *[other] { $name }
    }

pictures-board-deck-destiny = Przeznacz.
pictures-board-deck-crisis = Kryzysy
pictures-board-deck-superCrisis = Superkr.
pictures-board-deck-quorum = Kworum
pictures-board-deck-quorumHand = Ręka Kw.
pictures-board-deck-mutiny = Bunt
pictures-board-deck-destination = P. docel.
pictures-board-deck-loyalty = Lojaln.
pictures-board-deck-civilians = Cywilne
pictures-board-deck-politics = Polityka
pictures-board-deck-leadership = Przywódcze
pictures-board-deck-tactics = Taktyka
pictures-board-deck-piloting = Pilotaż
pictures-board-deck-engineering = Technika
pictures-board-deck-treachery = Zdrada
pictures-board-used = zużyte { $count }
pictures-board-letter-quorum = K
pictures-board-letter-mutiny = B
pictures-board-letter-loyalty = L
pictures-board-letter-civilians = C
pictures-board-letter-agenda = A
pictures-board-letter-motive = M
pictures-board-letters-politics = POL
pictures-board-letters-leadership = PRZ
pictures-board-letters-tactics = TAK
pictures-board-letters-piloting = PIL
pictures-board-letters-engineering = TEC
pictures-board-letters-treachery = ZDR

## pictures.cards

pictures-cards-first = Najpierw
pictures-cards-afterwards = Następnie
pictures-cards-place = Umieść
pictures-cards-thenPlace = Potem umieść
pictures-cards-needs = Potrzeba
pictures-cards-partly = częściowo { $number }
pictures-cards-with = z kart
pictures-cards-totalOf = { $total } z { $difficulty }
pictures-cards-for = Za: { $strength }
pictures-cards-forNone = Za: brak kart
pictures-cards-against = Przeciw: { $strength }
pictures-cards-againstNone = Przeciw: brak kart
pictures-cards-notCounted = Nie liczone

## pictures.people

pictures-people-seat = Miejsce { $seat }
pictures-people-newPlayer = Nowy gracz
pictures-people-player = Gracz { $seat }
pictures-people-inViper = Viper: { $area }
pictures-people-area-bow = dziób
pictures-people-area-starboardBow = dziób, pr.
pictures-people-area-starboardQuarter = rufa, pr.
pictures-people-area-stern = rufa
pictures-people-area-portQuarter = rufa, lewa
pictures-people-area-portBow = dziób, lewa
pictures-people-stranded = Porzucono
pictures-people-outOfGame = Poza grą

pictures-people-tag-infiltrating = Infiltracja
    .short = Infiltr.
pictures-people-tag-revealed = Cylon
    .short = Cylon
pictures-people-tag-sympathizer = Sympatyk
    .short = Symp.
pictures-people-tag-sympathetic = Miłosierny
    .short = Miłos.
pictures-people-tag-turn = Tura { $turn }
pictures-people-tag-won = WYGRANA
pictures-people-side-notACylon = Człowiek
pictures-people-side-cylon = Cylon
pictures-people-side-sympathizer = Sympatyk
pictures-people-side-sympatheticCylon = Miłosierny Cylon
pictures-people-side-mutineer = Buntownik
pictures-people-sideTimes = { $side } ×{ $count }

pictures-people-playedBy = Gra: { $player }
pictures-people-playedBySeat = Gra: miejsce { $seat }
pictures-people-draws =
    { $count ->
        [one] Losuje co turę { $count } kartę
        [many] Losuje co turę { $count } kart
       *[few] Losuje co turę { $count } karty
    }
pictures-people-drawsInfiltrating =
    { $count ->
        [one] Losuje co turę { $count } kartę i jeszcze 1 podczas infiltracji
        [many] Losuje co turę { $count } kart i jeszcze 1 podczas infiltracji
       *[few] Losuje co turę { $count } karty i jeszcze 1 podczas infiltracji
    }
pictures-people-drew =
    { $count ->
        [one] Po stronie ludzi: { $count } karta co turę
        [many] Po stronie ludzi: { $count } kart co turę
       *[few] Po stronie ludzi: { $count } karty co turę
    }
pictures-people-or = lub
pictures-people-ability = ZDOLNOŚĆ
pictures-people-once = RAZ NA GRĘ
pictures-people-weakness = SŁABOŚĆ
pictures-people-miracle = CUD
pictures-people-noEffect = BRAK EFEKTU
pictures-people-noMiracle = BRAK CUDU
pictures-people-spent = ZUŻYTA

pictures-people-hand =
    { $count ->
        [one] Ręka: { $count } karta
        [many] Ręka: { $count } kart
       *[few] Ręka: { $count } karty
    }
pictures-people-section-loyalty = Lojalność
pictures-people-section-agenda = Agenda
pictures-people-section-motives = Motywy
pictures-people-section-leader = Przywódca Cylonów
pictures-people-section-mutiny = Bunt
pictures-people-section-superCrisis = Superkryzys
pictures-people-section-quorum = Karty Kworum
pictures-people-section-character = Postać
pictures-people-card-notACylon = CZŁOWIEK
pictures-people-card-cylon = CYLON
pictures-people-card-sympathizer = SYMPATYK
pictures-people-card-sympatheticCylon = MIŁOSIERNY CYLON
pictures-people-card-mutineer = BUNTOWNIK
pictures-people-card-humans = LUDZIE
pictures-people-card-cylons = CYLONI
pictures-people-card-revealed = UJAWNIONA
pictures-people-card-metNow = SPEŁNIONE
pictures-people-card-met = SPEŁNIONE
pictures-people-card-notMet = NIESPEŁNIONE

## pictures.crisis

pictures-crisis-crisis = Kryzys
pictures-crisis-superCrisis = Superkryzys
pictures-crisis-mission = Misja
pictures-crisis-skillCheck = Test umiejętności
pictures-crisis-attack = { $kind }: atak Cylonów
pictures-crisis-none = Nie było jeszcze kryzysu
pictures-crisis-last = Teraz brak. Ostatni: { $card }

pictures-crisis-needs = potrzeba
pictures-crisis-needsNumber = potrzeba { $difficulty }
pictures-crisis-part = część. { $number }
pictures-crisis-reckless = Lekkomyślny
pictures-crisis-total = Siła { $total }
pictures-crisis-totalResult = Siła { $total }: { $result }
pictures-crisis-totalBelow = siła { $total }
pictures-crisis-result-pass = sukces
pictures-crisis-result-partial = część. sukces
pictures-crisis-result-fail = porażka
pictures-crisis-mark-icon = SYMBOL
pictures-crisis-mark-pass = SUKCES
pictures-crisis-mark-fail = PORAŻKA

pictures-crisis-icon-raiders = Raidery
pictures-crisis-icon-launchRaiders = Wysłanie
pictures-crisis-icon-heavyRaiders = Ciężkie raidery
pictures-crisis-icon-occupation = Okupacja
pictures-crisis-icon-basestars = Basestary
pictures-crisis-icon-jump = Skok
pictures-crisis-icon-evacuate = Ewakuacja

pictures-crisis-inPlay = W grze
pictures-crisis-inPlayCards = W grze: { $cards }
pictures-crisis-inPlayNothing = W grze: nic
pictures-crisis-also = Także: { $cards }
pictures-crisis-andMore = { $cards } i jeszcze { $count }
pictures-crisis-more = i jeszcze { $count }
pictures-crisis-nextJumps = W tej turze: następny kryzys ma symbol skoku
pictures-crisis-protects = W tej turze: następna utrata { NOUN($resource, case: "gen") } mniejsza o 1
pictures-crisis-truce = W tej turze: statki Cylonów nie działają
pictures-crisis-destroyed = Zniszczono: { $board }
pictures-crisis-outOfGame = Poza grą: { $ships }
pictures-crisis-executed = Straceni: { $characters }

pictures-crisis-glance-crisis = Kryzys
pictures-crisis-glance-check = Test
pictures-crisis-glance-damaged = Uszkodz.
pictures-crisis-glance-closed = Zamkn.
pictures-crisis-glance-inPlay = W grze

## pictures.changes

pictures-changes-since = Zmiany od poprzedniego obrazka: { $changes }.
pictures-changes-counted = { $what } { $sign }
pictures-changes-jump = tor skoku
pictures-changes-centurions = centurioni
pictures-changes-centurionsMoved = centurioni posunęli się
pictures-changes-distance = dystans
pictures-changes-seat = miejsce { $seat }
pictures-changes-reserve-vipers = vipery w rezerwie
pictures-changes-reserve-raptors = raptory
pictures-changes-reserve-nukes = broń nuklearna
pictures-changes-reserve-damagedVipers = uszkodzone vipery
pictures-changes-reserve-lostVipers = utracone vipery
pictures-changes-reserve-lostRaptors = utracone raptory
pictures-changes-reserve-lostCivilians = utracone statki cywilne
pictures-changes-forces = siły okupacyjne ({ $place })
pictures-changes-settled = flota dotarła na Nową Capricę
pictures-changes-returned = Galactica znów jest na orbicie
pictures-changes-left = Galactica odleciała
pictures-changes-locked = zablokowane statki
pictures-changes-prepared = przygotowane statki
pictures-changes-pursuit = pościg
pictures-changes-fleetArea = plansza Cylońskiej Floty, { $area }
pictures-changes-noMission = nie ma już misji
pictures-changes-mission = misja { $mission }
pictures-changes-rebel-human = zbuntowany basestar jest z ludźmi
pictures-changes-rebel-cylon = zbuntowany basestar jest z Cylonami
pictures-changes-destroyed = zniszczono: { $board }
pictures-changes-executed = egzekucja: { $character }
pictures-changes-outOfGame = poza grą: { $ships }
pictures-changes-traumaAt = żeton traumy: { $place }
pictures-changes-leftPlay = { $card }: już nie w grze
pictures-changes-truce = rozejm: w tej turze żaden statek Cylonów nie działa
pictures-changes-truceOver = koniec rozejmu
pictures-changes-nextJumps = w tej turze następny kryzys ma symbol skoku
pictures-changes-protects = w tej turze następna utrata { NOUN($resource, case: "gen") } jest o 1 mniejsza

## pictures.further

pictures-further-allies = Sojusznicy
pictures-further-allyAt = { $ally }: { $place }
pictures-further-symbol-benevolent = Życzliwy
pictures-further-symbol-antagonistic = Wrogi
pictures-further-symbol-disaster = Katastrofa

pictures-further-cylonFleet = Cylońska Flota
pictures-further-pursuit = Pościg
pictures-further-glance-pursuit = Pościg
pictures-further-pursuitOf = { $space } z { $last }
pictures-further-pursuitShips =
    { $count ->
        [one] potem: +{ $count } statek cywilny
        [many] potem: +{ $count } statków cywilnych
       *[few] potem: +{ $count } statki cywilne
    }
pictures-further-pursuitLast = potem: przybywa wszystko z czerwonego

pictures-further-activeMission = Aktywna misja
pictures-further-glance-mission = Misja
pictures-further-missionsLeft = w talii { $left }
pictures-further-missionsDiscarded = w talii { $left }, odrzucone { $discarded }
pictures-further-noMission = Brak misji od ostatniego skoku
pictures-further-missionFailed = Porażka: przy skoku wraca do talii
pictures-further-missionFailedShort = Porażka, zakryta
pictures-further-missionCounts = Sukces: liczy się jako dystans { $distance }
pictures-further-missionCountsShort = Liczy się jako { $distance }
pictures-further-missionWorth = Dystans { $distance }
pictures-further-missionUntilJump = Do następnego skoku

pictures-further-rebel-human = Ludzie
pictures-further-rebel-cylon = Cyloni
pictures-further-rebelPrice = każda akcja kosztuje żeton cudu lub kartę Superkryzysu
pictures-further-rebelPriceShort = za akcję: żeton lub Superkryzys
pictures-further-glance-rebels = Bunt
pictures-further-rebelWith-human = Zbuntowany basestar z ludźmi
pictures-further-rebelWith-cylon = Zbuntowany basestar z Cylonami

pictures-further-locked = Zablok.
pictures-further-prepared = Gotowe
pictures-further-inOrbit = Galactica na orbicie
pictures-further-away = Galactica daleko
pictures-further-glance-settlement = Osada
pictures-further-ships = statki: zablokowane { $locked }, przygotowane { $prepared }
pictures-further-noForces = bez sił okupacyjnych
pictures-further-forces = siły okupacyjne: { $places }
pictures-further-placeTimes = { $place } ×{ $count }

## pictures.ending

pictures-ending-game = Battlestar Galactica: { $objective }
pictures-ending-turns =
    { $turns ->
        [one] { $turns } tura, graczy: { $players }
        [many] { $turns } tur, graczy: { $players }
       *[few] { $turns } tury, graczy: { $players }
    }
pictures-ending-passed =
    { $count ->
        [one] udany test
        [many] udanych testów
       *[few] udane testy
    }
pictures-ending-failed =
    { $count ->
        [one] nieudany test
        [many] nieudanych testów
       *[few] nieudane testy
    }
pictures-ending-against =
    { $count ->
        [one] karta przeciw
        [many] kart przeciw
       *[few] karty przeciw
    }
pictures-ending-civilians =
    { $count ->
        [one] utracony statek
        [many] utraconych statków
       *[few] utracone statki
    }
pictures-ending-start = start
pictures-ending-jumps =
    { $count ->
        [one] { $count } skok
        [many] { $count } skoków
       *[few] { $count } skoki
    }
pictures-ending-mark-cylon = Cylon
    .letter = C
pictures-ending-mark-executed = egzekucja
    .letter = E
pictures-ending-mark-brig = Areszt
    .letter = A
pictures-ending-mark-losses = straty
    .letter = S
pictures-ending-mark-vipers = utrata viperów
    .letter = V
pictures-ending-mark-nearMiss = o włos
    .letter = O

pictures-ending-agendaFulfilled = Agenda spełniona: { $agenda }
pictures-ending-agendaMissed = Agenda niespełniona: { $agenda }
pictures-ending-motives = Ujawnione Motywy: { $motives }
pictures-ending-motivesNone = Ujawnione Motywy: brak

pictures-ending-course = { $resource } z { $from } na { $to } (najmniej { $least })
pictures-ending-numbers =
    { $turns ->
        [one] Gra w liczbach: { $courses }; dystans { $distance } po { $turns } turze.
       *[other] Gra w liczbach: { $courses }; dystans { $distance } po { $turns } turach.
    }
pictures-ending-checks =
    { $against ->
        [one] Testy umiejętności: sukces { $passed }, częściowo { $partly }, porażka { $failed }; przeciw była { $against } karta.
        [many] Testy umiejętności: sukces { $passed }, częściowo { $partly }, porażka { $failed }; przeciw było { $against } kart.
       *[few] Testy umiejętności: sukces { $passed }, częściowo { $partly }, porażka { $failed }; przeciw były { $against } karty.
    }
pictures-ending-neverJumped = Flota ani razu nie wykonała skoku.
pictures-ending-jumpedIn = Skoki w turach { $turns }.
pictures-ending-civiliansLost = Utracone statki cywilne: { $count }.
