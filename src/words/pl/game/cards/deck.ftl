skill = { $skill }, siła { $strengths }
mayUse = { $when } – możesz ją zagrać: { $what }
onlyIf = Tylko jeśli { $condition }
oncePerTurn = Tylko raz na turę, łącznie dla wszystkich graczy.
oncePerTurnWith = Tylko raz na turę, łącznie dla wszystkich graczy i wspólnie z kartą „{ $card }”.
mutinyOnDiscard = Gracz prowadzący człowieka, który decyduje się ją odrzucić, losuje 1 kartę Buntu, raz na turę.
onlyCylons = Mogą jej używać tylko gracze prowadzący Cylonów.

quorum = Akcja Prezydenta
mayDiscard = { $moment } – jej posiadacz może ją odrzucić: { $what }
titleMayDiscard = { $moment } – { $title } może ją odrzucić: { $what }
stays = Zostaje przed tym graczem i przepada, jeśli gracz staje się Cylonem.

destination = Dystans { $distance }
afterwards = Po zakończeniu skoku

benevolent = Dobroczynny
antagonistic = Antagonistyczny
