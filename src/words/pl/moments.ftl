jumped =
    { $line ->
        [1] Cała załoga: przygotować się do skoku.
        [2] Gwiazdy gasną, a na ich miejscu zapalają się inne.
        [3] Błysk, i tam, gdzie była flota, nie ma już nic.
        [4] Na jeden oddech nie ma ich nigdzie.
        [5] Przestrzeń się składa, a flota prześlizguje się na drugą stronę.
       *[6] Silniki wchodzą na obroty i otwiera się inne niebo.
    }
lastJump =
    { $line ->
        [1] Ostatnie współrzędne są wprowadzone i nie ma odwrotu.
        [2] Silniki wchodzą na obroty po raz ostatni.
       *[3] Wszystko, co im zostało, idzie w ten skok.
    }
cylon =
    { $line ->
        [1] Jedno z nas nigdy nie było jednym z nas.
        [2] Każda wspólna wachta, każde ciche słowo: wszystko było kłamstwem.
        [3] Maska opada, a oczy za nią są zimne.
       *[4] Wróg siedział przy tym stole od samego początku.
    }
sympathizer =
    { $line ->
        [1] Ktoś, komu ufali, odwraca się i odchodzi na drugą stronę.
       *[2] Żadna maszyna: po prostu człowiek, który wybrał drugą stronę.
    }
sympathetic =
    { $line ->
        [1] Cylon wychodzi z cienia i nikogo nie pyta o pozwolenie.
       *[2] Ani przyjaciel, ani wróg, odtąd chodzi wśród nich.
    }
executed =
    { $line ->
        [1] Życie się kończy i nikt w pomieszczeniu nie mówi ani słowa.
        [2] Jest po wszystkim, zanim ktokolwiek zdąży odwrócić wzrok.
        [3] Wszystkie tajemnice tego serca zostają w nim na zawsze.
       *[4] Najgorsza jest cisza, która zapada potem.
    }
human =
    { $line ->
        [1] To był człowiek, a wszyscy patrzyli.
        [2] W środku nigdy nie było maszyny, tylko człowiek.
        [3] Po naszej stronie, do samego końca.
       *[4] Żadnych przewodów, żadnego sygnału: po prostu kogoś już nie ma.
    }
cylonExecuted =
    { $line ->
        [1] Twarz była ludzka. Reszta nie.
        [2] Oto, co kryło się tu przez cały ten czas.
       *[3] Maszyna umarła pod ludzkim imieniem.
    }
eliminated =
    { $line ->
        [1] Jedno miejsce zostaje puste i nikt go nie zajmie.
        [2] Stąd już się nie wraca.
       *[3] Historia toczy się dalej, o jeden głos uboższa.
    }
sleepers =
    { $line ->
        [1] Gdzieś we flocie być może coś się właśnie budzi.
        [2] Od tej nocy nikt nie może być pewien nawet siebie.
       *[3] Spójrz jeszcze raz w lustro i spytaj, kto na ciebie patrzy.
    }
finalJump =
    { $line ->
        [1] Jeszcze jeden skok i koniec ucieczki.
        [2] Pozostaje tylko przeżyć jeszcze jeden raz.
       *[3] Koniec drogi jest już w zasięgu wzroku i łowcy też o tym wiedzą.
    }
newCaprica =
    { $line ->
        [1] Szare niebo, twardy grunt i przez chwilę nikt nie ucieka.
        [2] Rozpakowują swoje życie na planecie, która ich nie zatrzyma.
       *[3] Są tak zmęczeni, że mogą to miejsce nazwać domem.
    }
crossroads =
    { $line ->
        [1] W świetle mgławicy przychodzi czas spłacić stare długi.
        [2] Tutaj każdy musi spojrzeć w twarz temu, czym się stał.
       *[3] Droga się rozchodzi i nie wszyscy pójdą dalej.
    }
milestone =
    { $line ->
        [1] Dotarli aż tutaj i nie ma odwrotu.
       *[2] Jeszcze jeden znak na długiej drodze.
    }
battlestarLost =
    { $line ->
        [1] Ginie okręt wojenny i przez chwilę świecą dwa słońca.
       *[2] Były dwa okręty. Teraz Galactica jest sama.
    }
hubLost =
    { $line ->
        [1] Po raz pierwszy oni też mają się czego bać.
       *[2] Płonie okręt, na który wszyscy wracali.
    }
basestarLost =
    { $line ->
        [1] Basestar rozpada się i flota może odetchnąć.
        [2] Tym razem to ich okręt płonie.
        [3] Olbrzym rozdziera się bez jednego dźwięku.
       *[4] Coś tak wielkiego umiera długo.
    }
civilianLost =
    { $line ->
        [1] W konwoju gaśnie światło.
        [2] Każda pomoc przyszłaby za późno.
        [3] Lista statków staje się krótsza.
        [4] Ani dział, ani drogi ucieczki.
       *[5] Tam, gdzie były światła, są tylko szczątki.
    }
humansWin =
    { $line ->
        [1] Udało się: nie wszystkim, ale dość wielu.
        [2] Policzcie statki jeszcze raz: to te, które doleciały.
        [3] Pierwszy raz od dawna nie wyje żaden alarm.
        [4] Za nimi wszystko, co stracili, przed nimi poranek.
       *[5] Tej nocy flota śpi przy zapalonych światłach.
    }
cylonsWin =
    { $line ->
        [1] Gaśnie ostatnie światło floty.
        [2] Nie ma już komu wołać o pomoc.
        [3] Długa ucieczka kończy się tutaj.
        [4] Gdzieś maszyna odnotowuje, że praca skończona.
       *[5] Zostało ich tak niewielu i to nie wystarczyło.
    }
