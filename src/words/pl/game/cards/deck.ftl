skill = { $skill }, siła { $strengths }
used = { $when }: { $what }
mayUse = { $when } – możesz ją zagrać: { $what }
onlyIf = Tylko jeśli { $condition }
oncePerTurn = Tylko raz na turę, łącznie dla wszystkich graczy.
oncePerTurnWith = Tylko raz na turę, łącznie dla wszystkich graczy i wspólnie z kartą „{ $card }”.
icon = Ma symbol zdolności testowej.
mutinyOnDiscard = Gracz prowadzący człowieka, który decyduje się ją odrzucić, losuje 1 kartę Buntu, raz na turę.
onlyCylons = Mogą jej używać tylko gracze prowadzący Cylonów.

quorum = Akcja Prezydenta: { $what }
mayDiscard = { $moment } – jej posiadacz może ją odrzucić: { $what }
titleMayDiscard = { $moment } – { $title } może ją odrzucić: { $what }
stays = Zostaje przed tym graczem i przepada, jeśli gracz staje się Cylonem.

destination =
    { $distance ->
        [0] Dystans { $distance }: flota nie zbliża się do celu.
        [one] Dystans { $distance }: flota jest o { $distance } krok bliżej celu.
        [few] Dystans { $distance }: flota jest o { $distance } kroki bliżej celu.
        [many] Dystans { $distance }: flota jest o { $distance } kroków bliżej celu.
       *[other] Dystans { $distance }: flota jest o { $distance } kroków bliżej celu.
    }
afterwards = Po zakończeniu skoku: { $what }

benevolent = Dobroczynny: { $what }
antagonistic = Antagonistyczny: { $what }
