traumaToken = segnalino trauma
    .gender = m
    .a = un segnalino trauma
    .the = il segnalino trauma
    .of = del segnalino trauma
    .to = al segnalino trauma
    .from = dal segnalino trauma
    .on = sul segnalino trauma
    .every = ogni segnalino trauma
    .plural = segnalini trauma
    .the-pl = i segnalini trauma
    .of-pl = dei segnalini trauma
    .to-pl = ai segnalini trauma
    .count =
        { $count ->
            [one] { $count } segnalino trauma
           *[other] { $count } segnalini trauma
        }
    .count-the =
        { $count ->
            [one] il segnalino trauma
           *[other] i { $count } segnalini trauma
        }
    .count-of =
        { $count ->
            [one] del segnalino trauma
           *[other] dei { $count } segnalini trauma
        }
trauma_benevolent = segnalino trauma benevolo
    .gender = m
    .a = un segnalino trauma benevolo
    .the = il segnalino trauma benevolo
    .of = del segnalino trauma benevolo
    .to = al segnalino trauma benevolo
    .from = dal segnalino trauma benevolo
    .on = sul segnalino trauma benevolo
    .every = ogni segnalino trauma benevolo
    .plural = segnalini trauma benevoli
    .the-pl = i segnalini trauma benevoli
    .of-pl = dei segnalini trauma benevoli
    .to-pl = ai segnalini trauma benevoli
    .count =
        { $count ->
            [one] { $count } segnalino trauma benevolo
           *[other] { $count } segnalini trauma benevoli
        }
    .count-the =
        { $count ->
            [one] il segnalino trauma benevolo
           *[other] i { $count } segnalini trauma benevoli
        }
    .count-of =
        { $count ->
            [one] del segnalino trauma benevolo
           *[other] dei { $count } segnalini trauma benevoli
        }
trauma_antagonistic = segnalino trauma antagonistico
    .gender = m
    .a = un segnalino trauma antagonistico
    .the = il segnalino trauma antagonistico
    .of = del segnalino trauma antagonistico
    .to = al segnalino trauma antagonistico
    .from = dal segnalino trauma antagonistico
    .on = sul segnalino trauma antagonistico
    .every = ogni segnalino trauma antagonistico
    .plural = segnalini trauma antagonistici
    .the-pl = i segnalini trauma antagonistici
    .of-pl = dei segnalini trauma antagonistici
    .to-pl = ai segnalini trauma antagonistici
    .count =
        { $count ->
            [one] { $count } segnalino trauma antagonistico
           *[other] { $count } segnalini trauma antagonistici
        }
    .count-the =
        { $count ->
            [one] il segnalino trauma antagonistico
           *[other] i { $count } segnalini trauma antagonistici
        }
    .count-of =
        { $count ->
            [one] del segnalino trauma antagonistico
           *[other] dei { $count } segnalini trauma antagonistici
        }
trauma_disaster = disastro
    .gender = m
    .a = un disastro
    .the = il disastro
    .of = del disastro
    .to = al disastro
    .from = dal disastro
    .on = sul disastro
    .every = ogni disastro
    .plural = disastri
    .the-pl = i disastri
    .of-pl = dei disastri
    .to-pl = ai disastri
    .count =
        { $count ->
            [one] { $count } disastro
           *[other] { $count } disastri
        }
    .count-the =
        { $count ->
            [one] il disastro
           *[other] i { $count } disastri
        }
    .count-of =
        { $count ->
            [one] del disastro
           *[other] dei { $count } disastri
        }
miracleToken = segnalino miracolo
    .gender = m
    .a = un segnalino miracolo
    .the = il segnalino miracolo
    .of = del segnalino miracolo
    .to = al segnalino miracolo
    .from = dal segnalino miracolo
    .on = sul segnalino miracolo
    .every = ogni segnalino miracolo
    .plural = segnalini miracolo
    .the-pl = i segnalini miracolo
    .of-pl = dei segnalini miracolo
    .to-pl = ai segnalini miracolo
    .count =
        { $count ->
            [one] { $count } segnalino miracolo
           *[other] { $count } segnalini miracolo
        }
    .count-the =
        { $count ->
            [one] il segnalino miracolo
           *[other] i { $count } segnalini miracolo
        }
    .count-of =
        { $count ->
            [one] del segnalino miracolo
           *[other] dei { $count } segnalini miracolo
        }
occupationForce = forza di occupazione
    .gender = f
    .a = una forza di occupazione
    .the = la forza di occupazione
    .of = della forza di occupazione
    .to = alla forza di occupazione
    .from = dalla forza di occupazione
    .on = sulla forza di occupazione
    .every = ogni forza di occupazione
    .plural = forze di occupazione
    .the-pl = le forze di occupazione
    .of-pl = delle forze di occupazione
    .to-pl = alle forze di occupazione
    .count =
        { $count ->
            [one] { $count } forza di occupazione
           *[other] { $count } forze di occupazione
        }
    .count-the =
        { $count ->
            [one] la forza di occupazione
           *[other] le { $count } forze di occupazione
        }
    .count-of =
        { $count ->
            [one] della forza di occupazione
           *[other] delle { $count } forze di occupazione
        }
damageToken = segnalino danno del Galactica
    .gender = m
    .a = un segnalino danno del Galactica
    .the = il segnalino danno del Galactica
    .of = del segnalino danno del Galactica
    .to = al segnalino danno del Galactica
    .from = dal segnalino danno del Galactica
    .on = sul segnalino danno del Galactica
    .every = ogni segnalino danno del Galactica
    .plural = segnalini danno del Galactica
    .the-pl = i segnalini danno del Galactica
    .of-pl = dei segnalini danno del Galactica
    .to-pl = ai segnalini danno del Galactica
    .count =
        { $count ->
            [one] { $count } segnalino danno del Galactica
           *[other] { $count } segnalini danno del Galactica
        }
    .count-the =
        { $count ->
            [one] il segnalino danno del Galactica
           *[other] i { $count } segnalini danno del Galactica
        }
    .count-of =
        { $count ->
            [one] del segnalino danno del Galactica
           *[other] dei { $count } segnalini danno del Galactica
        }
mission = Missione
    .gender = f
    .a = una Missione
    .the = la Missione
    .of = della Missione
    .to = alla Missione
    .from = dalla Missione
    .on = sulla Missione
    .every = ogni Missione
    .plural = Missioni
    .the-pl = le Missioni
    .of-pl = delle Missioni
    .to-pl = alle Missioni
    .count =
        { $count ->
            [one] { $count } Missione
           *[other] { $count } Missioni
        }
    .count-the =
        { $count ->
            [one] la Missione
           *[other] le { $count } Missioni
        }
    .count-of =
        { $count ->
            [one] della Missione
           *[other] delle { $count } Missioni
        }
damagedLocation = ambiente danneggiato
    .gender = m
    .a = un ambiente danneggiato
    .the = l'ambiente danneggiato
    .of = dell'ambiente danneggiato
    .to = all'ambiente danneggiato
    .from = dall'ambiente danneggiato
    .on = sull'ambiente danneggiato
    .every = ogni ambiente danneggiato
    .plural = ambienti danneggiati
    .the-pl = gli ambienti danneggiati
    .of-pl = degli ambienti danneggiati
    .to-pl = agli ambienti danneggiati
    .count =
        { $count ->
            [one] { $count } ambiente danneggiato
           *[other] { $count } ambienti danneggiati
        }
    .count-the =
        { $count ->
            [one] l'ambiente danneggiato
           *[other] i { $count } ambienti danneggiati
        }
    .count-of =
        { $count ->
            [one] dell'ambiente danneggiato
           *[other] dei { $count } ambienti danneggiati
        }
