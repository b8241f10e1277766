hasNuke = resta un'arma nucleare
holdsSuperCrisis = possiedi una Carta Super Crisi
handAtMost =
    { $count ->
        [one] hai { $count } Carta Abilità o meno
       *[other] hai { $count } Carte Abilità o meno
    }
distanceAtMost = la flotta ha percorso una distanza di { $most } o meno
piloting = stai pilotando un viper
canTake = qualcun altro è { $title } e tu puoi esserlo
otherEligible = qualcun altro può essere { $title }
withTitle = la partita prevede il titolo di { $title }
viperIn = c'è un viper { $where ->
        [reserves] nelle Riserve
        [damagedCraft] tra i danneggiati
       *[space] nello spazio
    }
aboard = sei { NOUN($board, case: "on") }
currentAboard = il giocatore di turno è { NOUN($board, case: "on") }
theyAreAboard = si trova { NOUN($board, case: "on") }
humanInBrig = un giocatore umano è nelle Celle o in Detenzione
basestarOnBoard = c'è una base stellare nello spazio
basestarLeft = resta una base stellare tra i segnalini inutilizzati
atMost = { NOUN($resource, case: "the") } è a { $bound } o meno
atLeast = { NOUN($resource, case: "the") } è a { $bound } o più
blueSpace = il segnalino flotta è su uno spazio blu dell'indicatore di Preparazione al Salto
holdsTitle = sei { $title }
canLaunch = sai pilotare un viper e c'è un viper da lanciare
cylonShipInSpace = c'è una nave Cylone nello spazio
centurionAboard = c'è un centurione sull'indicatore delle Squadre di Abbordaggio
