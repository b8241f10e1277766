kind = Motyw

anyDamaged = uszkodzony jest obszar { NOUN($places, case: "the") }
skillInHand = masz na ręce przynajmniej { NOUN($cards, case: "acc") }
skillsInHand = masz na ręce przynajmniej takie karty: { $skills }
otherHeld = inny gracz jest w „Areszcie” lub w „Więzieniu”
noCylonShips = na głównej planszy nie ma statków Cylonów
noCenturions = na torze Abordażu nie ma centurionów
distanceAtLeast = flota pokonała łącznie dystans { $least } lub więcej

brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Ludzie: na końcu gry { $what }
           *[no] Ludzie: { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cyloni: na końcu gry { $what }
           *[no] Cyloni: { $what }
        }
    }
team =
    { $team ->
        [humans] Jest za zwycięstwem ludzi.
       *[cylons] Jest za zwycięstwem Cylonów.
    }
anyTime = Możesz go ujawnić w dowolnej chwili, dopóki jest tak: { $what }
gameOver = Możesz go ujawnić na końcu gry, jeśli wtedy jest tak: { $what }

noTeam = Nie należysz do żadnej drużyny: wygrywasz z drużyną, która wygrywa, jeśli za nią są przynajmniej 2 z twoich ujawnionych Motywów, a najwyżej 1 pozostaje nieujawniony.

dealt =
    { $count ->
        [one] { $player } dostaje { $count } Motyw
        [few] { $player } dostaje { $count } Motywy
        [many] { $player } dostaje { $count } Motywów
       *[other] { $player } dostaje { $count } Motywów
    }
revealed =
    { $team ->
        [humans] { $player } ujawnia Motyw: { $card } (za ludźmi)
        [cylons] { $player } ujawnia Motyw: { $card } (za Cylonami)
       *[none] { $player } ujawnia Motyw: { $card }
    }
left =
    { $count ->
        [one] { $player } ma { $count } nieujawniony Motyw
        [few] { $player } ma { $count } nieujawnione Motywy
        [many] { $player } ma { $count } nieujawnionych Motywów
       *[other] { $player } ma { $count } nieujawnionych Motywów
    }

lastMotives = wybierz Motywy, które ujawniasz na końcu
    .help = Gra się skończyła, a wszystkie te Motywy są spełnione. Wygrywasz z daną drużyną, jeśli za nią są przynajmniej 2 ujawnione Motywy, a najwyżej 1 z twoich pozostaje nieujawniony.
revealNone = Nie ujawniaj żadnego
reveal = Ujawnij Motyw
reveals = ujawnia Motyw „{ $card }”
