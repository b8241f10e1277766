hasNuke = zostały jeszcze żetony broni nuklearnej
holdsSuperCrisis = masz kartę Superkryzysu
handAtMost =
    { $count ->
        [one] masz { $count } kartę umiejętności lub mniej
        [few] masz { $count } karty umiejętności lub mniej
        [many] masz { $count } kart umiejętności lub mniej
       *[other] masz { $count } kart umiejętności lub mniej
    }
distanceAtMost = flota pokonała dystans { $most } lub mniejszy
piloting = pilotujesz vipera
canTake = { NOUN($title, case: "ins") } jest ktoś inny, a ty możesz nim zostać
otherEligible = ktoś inny może być { NOUN($title, case: "ins") }
withTitle = w grze jest pozycja { NOUN($title, case: "gen") }
viperIn = { $where ->
        [reserves] w Rezerwie jest viper
        [damagedCraft] wśród uszkodzonych jest viper
       *[space] w przestrzeni jest viper
    }
aboard = jesteś { NOUN($board, case: "on") }
currentAboard = aktywny gracz jest { NOUN($board, case: "on") }
theyAreAboard = jest { NOUN($board, case: "on") }
humanInBrig = jakiś gracz prowadzący człowieka jest w „Areszcie” lub w „Więzieniu”
basestarOnBoard = w przestrzeni jest basestar
basestarLeft = w puli został jeszcze basestar
atMost = { $resource } wynosi najwyżej { $bound }
atLeast = { $resource } wynosi co najmniej { $bound }
blueSpace = znacznik floty stoi na niebieskim polu toru Przygotowania do skoku
holdsTitle = jesteś { NOUN($title, case: "ins") }
canLaunch = możesz pilotować vipera i jest viper, którym można wystartować
cylonShipInSpace = w przestrzeni jest statek Cylonów
centurionAboard = na torze Abordażu jest centurion
