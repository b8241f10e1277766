pair = { $what }: { $value }
none = —
resource =
    { $red ->
        [yes] { $resource } { $left } (zona rossa)
       *[no] { $resource } { $left }
    }
jumpReturns = Preparazione al Salto { $space } su 5, dove il Galactica ritorna
jumpUnused = l'indicatore di Preparazione al Salto non si usa più
jumpNotReady = Preparazione al Salto { $space } su 5, Controllo FTL non pronto
jumpReady = Preparazione al Salto { $space } su 5, il salto dal Controllo FTL rischia { $risk } popolazione
distance = distanza { $distance }
distanceOf = distanza { $distance } su { $goal }
distanceReached = distanza { $distance }, il prossimo salto è l'ultimo
damagedOf =
    { $all ->
        [yes] { $count ->
            [one] danneggiata
           *[other] danneggiate
        }
       *[no] { $count ->
            [one] { $count } danneggiata
           *[other] { $count } danneggiate
        }
    }
withPilots = { $ships } con { $pilots }
noShips = nessuna nave nello spazio
inSpace = nello spazio
reserves = Riserve
inRepair = { $ships } in riparazione
damaged = danneggiati
closed = chiusi
inPlay = in gioco
boardingSpace =
    { $space ->
        [0] sullo spazio di partenza
       *[other] sullo spazio { $space } di 3
    }
boardingAtOne = Squadre di Abbordaggio: { $centurions } { $where }
boarding = Squadre di Abbordaggio: { $centurions }, { $where }

piloting = in un viper { NOUN($area, case: "at") }
offBoard = fuori dal tabellone
notYet = non ancora sul tabellone
out = fuori dalla partita
cylon =
    { $kind ->
        [sympathizer] Simpatizzante e Cylone
        [sympathetic] Cylone amichevole
        [leader] Leader Cylone
       *[revealed] Cylone
    }
infiltrating = in infiltrazione
onceUsed = capacità una volta per partita già usata
noMiracle = nessun segnalino miracolo
miracles = segnalini miracolo
mutineer = Ammutinato
    .short = Ammut.
faceUp = scoperte: { $cards }
openLoyalty = Carte Affiliazione scoperte
mutiny = Carte Ammutinamento

check = prova di abilità { $difficulty }, { $source }
strength = forza { $total }
cards = carte
destiny = Destino { $count }
waiting = si aspetta { $player }: { $ask }
boardHead = il tabellone al turno { $turn }, { $phase }: { $player }
statusHead = turno { $turn }, { $phase }: { $player }
