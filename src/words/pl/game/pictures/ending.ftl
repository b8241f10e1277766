game = Battlestar Galactica: { $objective }
turns =
    { $turns ->
        [one] { $turns } tura, graczy: { $players }
        [few] { $turns } tury, graczy: { $players }
        [many] { $turns } tur, graczy: { $players }
       *[other] { $turns } tury, graczy: { $players }
    }
passed =
    { $count ->
        [one] udany test
        [few] udane testy
        [many] udanych testów
       *[other] udane testy
    }
failed =
    { $count ->
        [one] nieudany test
        [few] nieudane testy
        [many] nieudanych testów
       *[other] nieudane testy
    }
against =
    { $count ->
        [one] karta przeciw
        [few] karty przeciw
        [many] kart przeciw
       *[other] karty przeciw
    }
civilians =
    { $count ->
        [one] utracony statek
        [few] utracone statki
        [many] utraconych statków
       *[other] utracone statki
    }
start = start
jumps =
    { $count ->
        [one] { $count } skok
        [few] { $count } skoki
        [many] { $count } skoków
       *[other] { $count } skoki
    }
mark-cylon = Cylon
    .letter = C
mark-executed = egzekucja
    .letter = E
mark-brig = Areszt
    .letter = A
mark-losses = straty
    .letter = S
mark-vipers = utrata viperów
    .letter = V
mark-nearMiss = o włos
    .letter = O

agendaFulfilled = Agenda spełniona: { $agenda }
agendaMissed = Agenda niespełniona: { $agenda }
motives = Ujawnione Motywy: { $motives }
motivesNone = Ujawnione Motywy: brak

course = { $resource } z { $from } na { $to } (najmniej { $least })
numbers =
    { $turns ->
        [one] Gra w liczbach: { $courses }; dystans { $distance } po { $turns } turze.
        [few] Gra w liczbach: { $courses }; dystans { $distance } po { $turns } turach.
        [many] Gra w liczbach: { $courses }; dystans { $distance } po { $turns } turach.
       *[other] Gra w liczbach: { $courses }; dystans { $distance } po { $turns } turach.
    }
checks =
    { $against ->
        [one] Testy umiejętności: sukces { $passed }, częściowo { $partly }, porażka { $failed }; przeciw była { $against } karta.
        [few] Testy umiejętności: sukces { $passed }, częściowo { $partly }, porażka { $failed }; przeciw były { $against } karty.
        [many] Testy umiejętności: sukces { $passed }, częściowo { $partly }, porażka { $failed }; przeciw było { $against } kart.
       *[other] Testy umiejętności: sukces { $passed }, częściowo { $partly }, porażka { $failed }; przeciw były { $against } karty.
    }
neverJumped = Flota ani razu nie wykonała skoku.
jumpedIn = Skoki w turach { $turns }.
civiliansLost = Utracone statki cywilne: { $count }.
