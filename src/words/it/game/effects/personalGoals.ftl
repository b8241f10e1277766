discardStrength = scarta un numero qualsiasi di Carte Abilità con una forza totale esattamente di { $strength }
    .may = scartare un numero qualsiasi di Carte Abilità con una forza totale esattamente di { $strength }
redrawLoyalty =
    { $brief ->
        [yes] pesca una nuova Carta Affiliazione
       *[no] mescola una carta «Non sei un Cylone» inutilizzata nel mazzo delle Affiliazioni e pesca una nuova Carta Affiliazione
    }
    .may =
        { $brief ->
            [yes] pescare una nuova Carta Affiliazione
           *[no] mescolare una carta «Non sei un Cylone» inutilizzata nel mazzo delle Affiliazioni e pescare una nuova Carta Affiliazione
        }

titlesAtLeast =
    { $count ->
        [one] possiedi { $count } titolo o più
       *[other] possiedi { $count } titoli o più
    }
nukesSpent = l'Ammiraglio non ha più armi nucleari
holderAt = { NOUN($title, case: "the") } è { NOUN($place, case: "at") }
youAt = sei { NOUN($places, case: "at") }
vipersLost =
    { $count ->
        [one] { $count } viper o più sono danneggiati o distrutti
       *[other] { $count } viper o più sono danneggiati o distrutti
    }
raidersAtLeast =
    { $count ->
        [one] c'è { $count } raider o più sul tabellone principale
       *[other] ci sono { $count } raider o più sul tabellone principale
    }
jumpedBy = la flotta ha compiuto un salto verso una destinazione di distanza { $distance }
strengthInHand = hai Carte Abilità con una forza totale esattamente di { $strength }
