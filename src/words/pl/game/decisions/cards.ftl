chooseOption = wybierz opcję karty „{ $card }”
    .help =
        { $evenThat ->
            [yes] Przy każdej opcji jest napisane, co robi. Wybrać można także taką, której nie da się wykonać. Wybór działa od razu.
           *[no] Przy każdej opcji jest napisane, co robi. Wybór działa od razu.
        }
chooseEffect = wybierz jedno
    .help = Wybór działa od razu.
nameEffect = wskaż efekt { $place } z { $of }
    .help = Wskazujesz wszystkie, zanim pierwsza zostanie rozpatrzona; rozpatruje się je w kolejności wskazania.
chooseCrisis = wybierz kartę Kryzysu do rozpatrzenia
    .help = Oglądasz te karty potajemnie ({ $source }). Wybrana zostaje ujawniona i rozpatrzona, a jakie były pozostałe, nie dowie się nikt.
chooseCard = wybierz kartę
    .help = Te karty widzisz tylko ty. Wybranej używa się od razu.
choosePlayer = wybierz gracza
    .help = Wszyscy widzą, kogo wybierasz.
chooseSkill = wskaż umiejętność
    .help = Karty tej umiejętności liczą się w teście jako 0.
chooseLocation = wybierz obszar
    .help = Ten ruch jest darmowy. Nie można wybrać „Ambulatorium” ani „Aresztu”.
chooseLocationFor = wybierz obszar dla gracza { $player }
    .help = Ten ruch jest darmowy. Nie można wybrać „Ambulatorium” ani „Aresztu”.
chooseDeck = wybierz talię
    .help = Potajemnie oglądasz jej wierzchnią kartę, a potem kładziesz ją na wierzch lub spód talii.
topOrBottom = połóż obejrzaną kartę na wierzch lub spód { NOUN($deck, case: "gen") }
    .help = To { $card }. Nikt inny się tego nie dowie; wszyscy widzą, gdzie ją kładziesz.
chooseResult = zdecyduj: sukces czy porażka testu
    .help = Testu się nie przeprowadza: nikt nie dokłada kart, a wybrany rezultat następuje od razu.
useLoyalty = chcesz użyć efektu swojej karty Lojalności?
    .help = Efekt działa od razu.
useAbility = chcesz użyć zdolności „{ $ability }”?
    .help = Efekt działa od razu.
giveLoyalty = wybierz, kto dostaje twoje karty Lojalności
    .help = Trafiają zakryte do tego gracza i nikt inny ich nie widzi. Kto ma kartę Cylona, gra po stronie Cylonów.
