traumaToken = żeton traumy
    .gender = m
    .gen = żetonu traumy
    .dat = żetonowi traumy
    .acc = żeton traumy
    .ins = żetonem traumy
    .loc = żetonie traumy
    .plural = żetony traumy
    .gen-pl = żetonów traumy
    .dat-pl = żetonom traumy
    .acc-pl = żetony traumy
    .ins-pl = żetonami traumy
    .loc-pl = żetonach traumy
    .count =
        { $count ->
            [one] { $count } żeton traumy
            [few] { $count } żetony traumy
            [many] { $count } żetonów traumy
           *[other] { $count } żetonów traumy
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu traumy
            [few] { $count } żetonów traumy
            [many] { $count } żetonów traumy
           *[other] { $count } żetonów traumy
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton traumy
            [few] { $count } żetony traumy
            [many] { $count } żetonów traumy
           *[other] { $count } żetonów traumy
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem traumy
            [few] { $count } żetonami traumy
            [many] { $count } żetonami traumy
           *[other] { $count } żetonami traumy
        }
trauma_benevolent = żeton traumy dobroczynny
    .gender = m
    .gen = żetonu traumy dobroczynnego
    .dat = żetonowi traumy dobroczynnemu
    .acc = żeton traumy dobroczynny
    .ins = żetonem traumy dobroczynnym
    .loc = żetonie traumy dobroczynnym
    .plural = żetony traumy dobroczynne
    .gen-pl = żetonów traumy dobroczynnych
    .dat-pl = żetonom traumy dobroczynnym
    .acc-pl = żetony traumy dobroczynne
    .ins-pl = żetonami traumy dobroczynnymi
    .loc-pl = żetonach traumy dobroczynnych
    .count =
        { $count ->
            [one] { $count } żeton traumy dobroczynny
            [few] { $count } żetony traumy dobroczynne
            [many] { $count } żetonów traumy dobroczynnych
           *[other] { $count } żetonów traumy dobroczynnych
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu traumy dobroczynnego
            [few] { $count } żetonów traumy dobroczynnych
            [many] { $count } żetonów traumy dobroczynnych
           *[other] { $count } żetonów traumy dobroczynnych
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton traumy dobroczynny
            [few] { $count } żetony traumy dobroczynne
            [many] { $count } żetonów traumy dobroczynnych
           *[other] { $count } żetonów traumy dobroczynnych
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem traumy dobroczynnym
            [few] { $count } żetonami traumy dobroczynnymi
            [many] { $count } żetonami traumy dobroczynnymi
           *[other] { $count } żetonami traumy dobroczynnymi
        }
trauma_antagonistic = żeton traumy antagonistyczny
    .gender = m
    .gen = żetonu traumy antagonistycznego
    .dat = żetonowi traumy antagonistycznemu
    .acc = żeton traumy antagonistyczny
    .ins = żetonem traumy antagonistycznym
    .loc = żetonie traumy antagonistycznym
    .plural = żetony traumy antagonistyczne
    .gen-pl = żetonów traumy antagonistycznych
    .dat-pl = żetonom traumy antagonistycznym
    .acc-pl = żetony traumy antagonistyczne
    .ins-pl = żetonami traumy antagonistycznymi
    .loc-pl = żetonach traumy antagonistycznych
    .count =
        { $count ->
            [one] { $count } żeton traumy antagonistyczny
            [few] { $count } żetony traumy antagonistyczne
            [many] { $count } żetonów traumy antagonistycznych
           *[other] { $count } żetonów traumy antagonistycznych
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu traumy antagonistycznego
            [few] { $count } żetonów traumy antagonistycznych
            [many] { $count } żetonów traumy antagonistycznych
           *[other] { $count } żetonów traumy antagonistycznych
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton traumy antagonistyczny
            [few] { $count } żetony traumy antagonistyczne
            [many] { $count } żetonów traumy antagonistycznych
           *[other] { $count } żetonów traumy antagonistycznych
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem traumy antagonistycznym
            [few] { $count } żetonami traumy antagonistycznymi
            [many] { $count } żetonami traumy antagonistycznymi
           *[other] { $count } żetonami traumy antagonistycznymi
        }
trauma_disaster = nieszczęście
    .gender = n
    .gen = nieszczęścia
    .dat = nieszczęściu
    .acc = nieszczęście
    .ins = nieszczęściem
    .loc = nieszczęściu
    .plural = nieszczęścia
    .gen-pl = nieszczęść
    .dat-pl = nieszczęściom
    .acc-pl = nieszczęścia
    .ins-pl = nieszczęściami
    .loc-pl = nieszczęściach
    .count =
        { $count ->
            [one] { $count } nieszczęście
            [few] { $count } nieszczęścia
            [many] { $count } nieszczęść
           *[other] { $count } nieszczęść
        }
    .count-gen =
        { $count ->
            [one] { $count } nieszczęścia
            [few] { $count } nieszczęść
            [many] { $count } nieszczęść
           *[other] { $count } nieszczęść
        }
    .count-acc =
        { $count ->
            [one] { $count } nieszczęście
            [few] { $count } nieszczęścia
            [many] { $count } nieszczęść
           *[other] { $count } nieszczęść
        }
    .count-ins =
        { $count ->
            [one] { $count } nieszczęściem
            [few] { $count } nieszczęściami
            [many] { $count } nieszczęściami
           *[other] { $count } nieszczęściami
        }
miracleToken = żeton cudu
    .gender = m
    .gen = żetonu cudu
    .dat = żetonowi cudu
    .acc = żeton cudu
    .ins = żetonem cudu
    .loc = żetonie cudu
    .plural = żetony cudu
    .gen-pl = żetonów cudu
    .dat-pl = żetonom cudu
    .acc-pl = żetony cudu
    .ins-pl = żetonami cudu
    .loc-pl = żetonach cudu
    .count =
        { $count ->
            [one] { $count } żeton cudu
            [few] { $count } żetony cudu
            [many] { $count } żetonów cudu
           *[other] { $count } żetonów cudu
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu cudu
            [few] { $count } żetonów cudu
            [many] { $count } żetonów cudu
           *[other] { $count } żetonów cudu
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton cudu
            [few] { $count } żetony cudu
            [many] { $count } żetonów cudu
           *[other] { $count } żetonów cudu
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem cudu
            [few] { $count } żetonami cudu
            [many] { $count } żetonami cudu
           *[other] { $count } żetonami cudu
        }
occupationForce = żeton sił okupacyjnych
    .gender = m
    .gen = żetonu sił okupacyjnych
    .dat = żetonowi sił okupacyjnych
    .acc = żeton sił okupacyjnych
    .ins = żetonem sił okupacyjnych
    .loc = żetonie sił okupacyjnych
    .plural = żetony sił okupacyjnych
    .gen-pl = żetonów sił okupacyjnych
    .dat-pl = żetonom sił okupacyjnych
    .acc-pl = żetony sił okupacyjnych
    .ins-pl = żetonami sił okupacyjnych
    .loc-pl = żetonach sił okupacyjnych
    .count =
        { $count ->
            [one] { $count } żeton sił okupacyjnych
            [few] { $count } żetony sił okupacyjnych
            [many] { $count } żetonów sił okupacyjnych
           *[other] { $count } żetonów sił okupacyjnych
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu sił okupacyjnych
            [few] { $count } żetonów sił okupacyjnych
            [many] { $count } żetonów sił okupacyjnych
           *[other] { $count } żetonów sił okupacyjnych
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton sił okupacyjnych
            [few] { $count } żetony sił okupacyjnych
            [many] { $count } żetonów sił okupacyjnych
           *[other] { $count } żetonów sił okupacyjnych
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem sił okupacyjnych
            [few] { $count } żetonami sił okupacyjnych
            [many] { $count } żetonami sił okupacyjnych
           *[other] { $count } żetonami sił okupacyjnych
        }
damageToken = żeton uszkodzeń Galactici
    .gender = m
    .gen = żetonu uszkodzeń Galactici
    .dat = żetonowi uszkodzeń Galactici
    .acc = żeton uszkodzeń Galactici
    .ins = żetonem uszkodzeń Galactici
    .loc = żetonie uszkodzeń Galactici
    .plural = żetony uszkodzeń Galactici
    .gen-pl = żetonów uszkodzeń Galactici
    .dat-pl = żetonom uszkodzeń Galactici
    .acc-pl = żetony uszkodzeń Galactici
    .ins-pl = żetonami uszkodzeń Galactici
    .loc-pl = żetonach uszkodzeń Galactici
    .count =
        { $count ->
            [one] { $count } żeton uszkodzeń Galactici
            [few] { $count } żetony uszkodzeń Galactici
            [many] { $count } żetonów uszkodzeń Galactici
           *[other] { $count } żetonów uszkodzeń Galactici
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu uszkodzeń Galactici
            [few] { $count } żetonów uszkodzeń Galactici
            [many] { $count } żetonów uszkodzeń Galactici
           *[other] { $count } żetonów uszkodzeń Galactici
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton uszkodzeń Galactici
            [few] { $count } żetony uszkodzeń Galactici
            [many] { $count } żetonów uszkodzeń Galactici
           *[other] { $count } żetonów uszkodzeń Galactici
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem uszkodzeń Galactici
            [few] { $count } żetonami uszkodzeń Galactici
            [many] { $count } żetonami uszkodzeń Galactici
           *[other] { $count } żetonami uszkodzeń Galactici
        }
mission = Misja
    .gender = f
    .gen = Misji
    .dat = Misji
    .acc = Misję
    .ins = Misją
    .loc = Misji
    .plural = Misje
    .gen-pl = Misji
    .dat-pl = Misjom
    .acc-pl = Misje
    .ins-pl = Misjami
    .loc-pl = Misjach
    .count =
        { $count ->
            [one] { $count } Misja
            [few] { $count } Misje
            [many] { $count } Misji
           *[other] { $count } Misji
        }
    .count-gen =
        { $count ->
            [one] { $count } Misji
            [few] { $count } Misji
            [many] { $count } Misji
           *[other] { $count } Misji
        }
    .count-acc =
        { $count ->
            [one] { $count } Misję
            [few] { $count } Misje
            [many] { $count } Misji
           *[other] { $count } Misji
        }
    .count-ins =
        { $count ->
            [one] { $count } Misją
            [few] { $count } Misjami
            [many] { $count } Misjami
           *[other] { $count } Misjami
        }
damagedLocation = uszkodzony obszar
    .gender = m
    .gen = uszkodzonego obszaru
    .dat = uszkodzonemu obszarowi
    .acc = uszkodzony obszar
    .ins = uszkodzonym obszarem
    .loc = uszkodzonym obszarze
    .plural = uszkodzone obszary
    .gen-pl = uszkodzonych obszarów
    .dat-pl = uszkodzonym obszarom
    .acc-pl = uszkodzone obszary
    .ins-pl = uszkodzonymi obszarami
    .loc-pl = uszkodzonych obszarach
    .count =
        { $count ->
            [one] { $count } uszkodzony obszar
            [few] { $count } uszkodzone obszary
            [many] { $count } uszkodzonych obszarów
           *[other] { $count } uszkodzonych obszarów
        }
    .count-gen =
        { $count ->
            [one] { $count } uszkodzonego obszaru
            [few] { $count } uszkodzonych obszarów
            [many] { $count } uszkodzonych obszarów
           *[other] { $count } uszkodzonych obszarów
        }
    .count-acc =
        { $count ->
            [one] { $count } uszkodzony obszar
            [few] { $count } uszkodzone obszary
            [many] { $count } uszkodzonych obszarów
           *[other] { $count } uszkodzonych obszarów
        }
    .count-ins =
        { $count ->
            [one] { $count } uszkodzonym obszarem
            [few] { $count } uszkodzonymi obszarami
            [many] { $count } uszkodzonymi obszarami
           *[other] { $count } uszkodzonymi obszarami
        }
