both =
    { $benevolent ->
        [one] { $benevolent } segnalino trauma benevolo
       *[other] { $benevolent } segnalini trauma benevoli
    } e { $antagonistic ->
        [one] { $antagonistic } antagonistico
       *[other] { $antagonistic } antagonistici
    }
none = nessun segnalino trauma
