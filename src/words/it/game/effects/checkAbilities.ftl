discardStrengths = tutte le carte di forza { $strengths } sono scartate dalla prova
discardFromCheck = scarta dalla prova 1 delle carte rivelate
    .may = scartare dalla prova 1 delle carte rivelate
addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } carta del Destino nella prova
           *[other] { $count } carte del Destino nella prova
        }
       *[no] { $count ->
            [one] la prima carta del mazzo del Destino si aggiunge a faccia in su alla prova
           *[other] le prime { $count } carte del mazzo del Destino si aggiungono a faccia in su alla prova
        }
    }
multiplySkills =
    { $factor ->
        [2] le carte di { $skills } valgono il doppio della loro forza in questa prova
        [one] le carte di { $skills } valgono la loro forza in questa prova
       *[other] le carte di { $skills } valgono { $factor } volte la loro forza in questa prova
    }
ifStrength = se le carte di { $skill } nella prova hanno insieme una forza di { $atLeast } o più, { $then }
afterCheck = se { $when }, { $then }
result =
    { $result ->
        [pass] la prova ha successo
        [partial] la prova ha un successo parziale
       *[fail] la prova fallisce
    }
resultByAtMost =
    { $result ->
        [pass] la prova ha successo con uno scarto di { $by } o meno
        [partial] la prova ha un successo parziale con uno scarto di { $by } o meno
       *[fail] la prova fallisce con uno scarto di { $by } o meno
    }
resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] la prova ha successo con uno scarto di { $by } o più
            [partial] la prova ha un successo parziale con uno scarto di { $by } o più
           *[fail] la prova fallisce con uno scarto di { $by } o più
        }
       *[no] { $result ->
            [pass] la prova ha successo con uno scarto di { $by } o più rispetto alla difficoltà stampata
            [partial] la prova ha un successo parziale con uno scarto di { $by } o più rispetto alla difficoltà stampata
           *[fail] la prova fallisce con uno scarto di { $by } o più rispetto alla difficoltà stampata
        }
    }
totalAtMost = la sua forza è { $most } o meno
skipResult =
    { $result ->
        [pass] il successo non ha effetto
        [partial] il successo parziale non ha effetto
       *[fail] il fallimento non ha effetto
    }
