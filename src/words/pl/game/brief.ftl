skills = { $count }× { $skills }
character = { $type }: { $gifts }
gifts =
    { $pilot ->
        [yes] { $skills }; może pilotować vipera
       *[no] { $skills }
    }
timing =
    { $timing ->
        [movement] Zamiast ruchu
        [actionOrMovement] Akcja albo zamiast ruchu
       *[action] Akcja
    }
revealedInCheck = Zdolność testowa
revealedIf = Zdolność testowa, jeśli { $condition }
whenRevealed = Gdy zostanie ujawniona
when = { $when }: { $what }
mutinyOnDiscard = Kto ją odrzuca, losuje kartę Buntu
check =
    { $long ->
        [yes] Test umiejętności { $difficulty } ({ $skills })
       *[no] test { $difficulty } ({ $skills })
    }
attack = atak: { $ships }
destination = dystans { $distance }: { $what }
noAction = Brak akcji na tym obszarze
lose = Strata: { $amounts }
damaged = Wszyscy na tym obszarze trafiają do „Ambulatorium”; do czasu naprawy nie ma tam akcji
nothingLost = Jego utrata nic nie kosztuje
loseIfDestroyed = Strata w razie zniszczenia: { $amounts }
basestarDamage =
    { $count ->
        [one] Liczy się jako { $count } uszkodzenie
        [few] Liczy się jako { $count } uszkodzenia
        [many] Liczy się jako { $count } uszkodzeń
       *[other] Liczy się jako { $count } uszkodzeń
    }
cylonCard = Cylon: { $title }
loyalty =
    { $kind ->
        [personalGoal] Liczy się jak „Nie jesteś Cylonem”; lepiej ujawnić ją przed końcem gry
        [finalFive] Liczy się jak „Nie jesteś Cylonem”; obejrzenie jej ma skutki
        [cylon] Właściciel wygrywa z Cylonami – w tajemnicy, aż do ujawnienia się
        [sympathizer] Ujawniana natychmiast
        [sympatheticCylon] Ujawniana natychmiast
        [mutineer] Ujawniana natychmiast: pozycje właściciela przechodzą dalej i może on mieć 2 karty Buntu
       *[notACylon] Nie czyni właściciela Cylonem
    }
jumpIcon = skok +1
