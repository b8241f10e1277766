pair = { $what }: { $value }
none = brak
resource =
    { $red ->
        [yes] { $resource } { $left } (czerwona strefa)
       *[no] { $resource } { $left }
    }
jumpReturns = tor Przygotowania do skoku { $space } z 5, na końcu Galactica powraca
jumpUnused = toru Przygotowania do skoku już się nie używa
jumpNotReady = tor Przygotowania do skoku { $space } z 5, „Kontrola FTL” niegotowa
jumpReady = tor Przygotowania do skoku { $space } z 5, „Kontrola FTL” gotowa do skoku (ryzyko: populacja −{ $risk })
distance = dystans { $distance }
distanceOf = dystans { $distance } z { $goal }
distanceReached = dystans { $distance }, następny skok jest ostatni
damagedOf =
    { $all ->
        [yes] z uszkodzeniami
       *[no] { $count } z uszkodzeniami
    }
withPilots = { $ships }, pilotuje { $pilots }
noShips = brak statków w przestrzeni
inSpace = w przestrzeni
reserves = Rezerwa
inRepair = w naprawie { $ships }
damaged = uszkodzone
closed = zamknięte
inPlay = w grze
boardingSpace =
    { $space ->
        [0] na polu startowym
       *[other] na polu { $space } z 3
    }
boardingAtOne = abordaż: { $centurions } { $where }
boarding = abordaż: { $centurions }, { $where }

piloting = w viperze { NOUN($area, case: "at") }
offBoard = poza planszą
notYet = jeszcze nie na planszy
out = poza grą
cylon =
    { $kind ->
        [sympathizer] sympatyk po stronie Cylonów
        [sympathetic] miłosierny Cylon
        [leader] Przywódca Cylonów
       *[revealed] Cylon
    }
infiltrating = infiltruje flotę
onceUsed = jednorazowa zdolność użyta
noMiracle = bez żetonu cudu
miracles = żetony cudu
mutineer = Buntownik
    .short = Bunt.
faceUp = odkryte: { $cards }
openLoyalty = odkryte karty Lojalności
mutiny = karty Buntu

check = test umiejętności { $difficulty }, { $source }
strength = siła { $total }
cards = karty
destiny = Przeznaczenie { $count }
waiting = gra czeka na gracza { $player }: { $ask }
boardHead = plansza w turze { $turn }, { $phase }: { $player }
statusHead = tura { $turn }, { $phase }: { $player }
