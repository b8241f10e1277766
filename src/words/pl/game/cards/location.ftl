users =
    { $users ->
        [human] dla graczy prowadzących ludzi
        [cylon] dla graczy prowadzących Cylonów
        [both] dla graczy prowadzących ludzi i graczy prowadzących Cylonów
       *[byAllegiance] dla graczy tej strony, do której należy
    }
action = Akcja
humanAction = Akcja ludzi
cylonAction = Akcja Cylonów
cost = odrzuć { NOUN($cards, case: "acc") }; następnie { $what }
noAction = Nie ma tu akcji.
onlyIf = Tylko jeśli { $condition }
notSympathizer = Nie może jej używać sympatyk, który stał się Cylonem.
receivesNone = Na początku swojej tury nie losujesz tu kart umiejętności.
receivesOnly = Na początku swojej tury losujesz tu tylko { NOUN($cards, case: "acc") }.
hazardous = Niebezpieczny obszar: nikt nie może wybrać ruchu tutaj.
damageable = Jeśli jest uszkodzony, wszyscy, którzy tu są, trafiają do „Ambulatorium”, a akcja jest zamknięta do czasu naprawy.

sickbay = Na początku swojej tury losujesz tu tylko 1 kartę umiejętności. Możesz stąd odejść jak zwykle.
brig = Nie możesz się przesuwać, w swojej turze nie losujesz karty Kryzysu i dokładasz do każdego testu umiejętności najwyżej 1 kartę.
brigTitle = Admirał, który tu trafia, traci pozycję.
detention = Nie możesz się przesuwać i dokładasz do każdego testu umiejętności najwyżej 2 karty. Nadal losujesz karty Kryzysu, a Admirał zachowuje pozycję.
detentionInstead = Kto na Nowej Caprice miałby trafić do „Aresztu”, trafia tutaj.
medicalCenter = Na początku swojej tury losujesz tu tylko 1 kartę umiejętności. Kto na Nowej Caprice miałby trafić do „Ambulatorium”, trafia tutaj.
hubDestroyed = Zastępuje „Okręt Zmartwychwstania”.
hubDestroyedDraw = Na początku swojej tury tracisz tu karty Superkryzysów i nie losujesz kart umiejętności.
