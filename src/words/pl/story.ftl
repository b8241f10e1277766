## moments

moments-jumped =
    { $line ->
        [1] Cała załoga: przygotować się do skoku.
        [2] Gwiazdy gasną, a na ich miejscu zapalają się inne.
        [3] Błysk, i tam, gdzie była flota, nie ma już nic.
        [4] Na jeden oddech nie ma ich nigdzie.
        [5] Przestrzeń się składa, a flota prześlizguje się na drugą stronę.
       *[6] Silniki wchodzą na obroty i otwiera się inne niebo.
    }
moments-lastJump =
    { $line ->
        [1] Ostatnie współrzędne są wprowadzone i nie ma odwrotu.
        [2] Silniki wchodzą na obroty po raz ostatni.
       *[3] Wszystko, co im zostało, idzie w ten skok.
    }
moments-cylon =
    { $line ->
        [1] Jedno z nas nigdy nie było jednym z nas.
        [2] Każda wspólna wachta, każde ciche słowo: wszystko było kłamstwem.
        [3] Maska opada, a oczy pod nią są zimne.
       *[4] Wróg siedział przy tym stole od samego początku.
    }
moments-sympathizer =
    { $line ->
        [1] Ktoś, komu ufali, odwraca się i odchodzi na drugą stronę.
       *[2] Żadna maszyna: po prostu człowiek, który wybrał drugą stronę.
    }
moments-sympathetic =
    { $line ->
        [1] Cylon wychodzi z cienia i nikogo nie pyta o pozwolenie.
       *[2] Ani przyjaciel, ani wróg, odtąd chodzi wśród nich.
    }
moments-executed =
    { $line ->
        [1] Gaśnie życie i nikt w pomieszczeniu nie mówi ani słowa.
        [2] Jest po wszystkim, zanim ktokolwiek zdąży odwrócić wzrok.
        [3] Ostatni oddech, a po nim pytanie, którego nikt nie śmie zadać.
       *[4] Najgorsza jest cisza, która zapada potem.
    }
moments-human =
    { $line ->
        [1] To był człowiek, a wszyscy patrzyli.
        [2] Nigdy nie było tam maszyny, tylko człowiek.
        [3] Jedno z nas, do samego końca.
       *[4] Żadnych przewodów, żadnego sygnału: po prostu kogoś już nie ma.
    }
moments-cylonExecuted =
    { $line ->
        [1] Twarz była ludzka. Reszta nie.
        [2] A więc to kryło się tu przez cały ten czas.
       *[3] Maszyna umarła pod ludzkim imieniem.
    }
moments-eliminated =
    { $line ->
        [1] Jedno miejsce zostaje puste i nikt go nie zajmie.
        [2] Stąd już się nie wraca.
       *[3] Historia toczy się dalej, o jeden głos uboższa.
    }
moments-sleepers =
    { $line ->
        [1] Gdzieś we flocie być może coś się właśnie budzi.
        [2] Od tej nocy nikt nie może być pewien nawet siebie.
       *[3] Spójrz jeszcze raz w lustro i spytaj, kto na ciebie patrzy.
    }
moments-finalJump =
    { $line ->
        [1] Jeszcze jeden skok i koniec ucieczki.
        [2] Trzeba tylko przeżyć jeszcze ten jeden raz.
       *[3] Widać już koniec drogi i łowcy też o tym wiedzą.
    }
moments-newCaprica =
    { $line ->
        [1] Szare niebo, twardy grunt i przez chwilę nikt nie ucieka.
        [2] Rozpakowują swoje życie na planecie, która ich nie zatrzyma.
       *[3] Są dość zmęczeni, by nazwać to miejsce domem.
    }
moments-crossroads =
    { $line ->
        [1] W świetle mgławicy przychodzi czas spłacić stare długi.
        [2] Tutaj każdy musi spojrzeć w twarz temu, czym się stał.
       *[3] Droga się rozchodzi i nie wszyscy pójdą dalej.
    }
moments-milestone =
    { $line ->
        [1] Dotarli aż tutaj i nie ma odwrotu.
       *[2] Jeszcze jeden znak na długiej drodze.
    }
moments-battlestarLost =
    { $line ->
        [1] Ginie okręt wojenny i przez chwilę świecą dwa słońca.
       *[2] Były dwa okręty. Teraz Galactica jest sama.
    }
moments-hubLost =
    { $line ->
        [1] Po raz pierwszy oni też mają się czego bać.
       *[2] Płonie okręt, na który wszyscy wracali.
    }
moments-basestarLost =
    { $line ->
        [1] Basestar rozpada się i flota może odetchnąć.
        [2] Tym razem to ich okręt płonie.
        [3] Olbrzym rozdziera się bez jednego dźwięku.
       *[4] Coś tak wielkiego umiera długo.
    }
moments-civilianLost =
    { $line ->
        [1] W konwoju gaśnie światło.
        [2] Każda pomoc przyszłaby za późno.
        [3] Lista statków robi się krótsza.
        [4] Bez dział i bez drogi ucieczki.
       *[5] Tam, gdzie były światła, są tylko szczątki.
    }
moments-humansWin =
    { $line ->
        [1] Udało się: nie wszystkim, ale dość wielu.
        [2] Policzcie statki jeszcze raz: to te, które doleciały.
        [3] Pierwszy raz od dawna nie wyje żaden alarm.
        [4] Za nimi wszystko, co stracili, przed nimi poranek.
       *[5] Tej nocy flota śpi przy zapalonych światłach.
    }
moments-cylonsWin =
    { $line ->
        [1] Gaśnie ostatnie światło floty.
        [2] Nie ma już komu wołać o pomoc.
        [3] Długa ucieczka kończy się tutaj.
        [4] Gdzieś maszyna odnotowuje, że zadanie wykonano.
       *[5] Zostało ich tak niewielu i to nie wystarczyło.
    }

## log

log-nothingYet = Nic się jeszcze nie wydarzyło.
log-nothingInTurn = W turze { $turn } nic się nie wydarzyło.
log-lately = Ostatnie wydarzenia w grze { $game }
log-since = Od twojej ostatniej tury w grze { $game }
log-meanwhile = Podczas twojej nieobecności w grze { $game }
log-turn = Tura { $turn } gry { $game }
log-page = { $title } ({ $page } z { $pages })
log-pageBack = ▲ Wcześniej
log-pageOn = ▼ Później
log-back = ◀ Tura { $turn }
log-on = Tura { $turn } ▶
log-sinceButton = Od twojej ostatniej tury
log-recap = Streszczenie
log-inSum = **W sumie:** { $sums }
log-civilianShips =
    { $count ->
        [one] { $count } utracony statek cywilny
        [few] { $count } utracone statki cywilne
       *[many] { $count } utraconych statków cywilnych
    }
log-jumps =
    { $count ->
        [one] { $count } skok
        [few] { $count } skoki
       *[many] { $count } skoków
    }
log-outcome = { $result }: { $changes }

## ending

ending-notOver = Ta gra jeszcze trwa. Jej tajemnice wyjdą na jaw, gdy się skończy.
ending-notOverHint = Do tego czasu /hand pokazuje twoje tajemnice, a /game log to, co wiedzą wszyscy.
ending-whoWasWhat = Kto kim był
ending-player = { $name }: { $side }
ending-winner = { $name }: { $side }, zwycięstwo
ending-side-human = człowiek
ending-side-cylon = Cylon
ending-side-cylonLeader = Przywódca Cylonów
ending-side-sympatheticCylon = miłosierny Cylon
ending-card-start = { $card } od początku
ending-card-sleeper = { $card } od fazy uśpionych agentów
ending-card-later = { $card } od tury { $turn }
ending-card-handed = { $card } od gracza { $giver } w turze { $turn }
ending-cardRevealed = { $card }, ujawniona w turze { $turn }
ending-gone = { $card } (już nie na ręce)
ending-held = Na koniec gry ({ $cards })
ending-heldAims = tajne cele: { $cards }
ending-heldQuorum = karty Kworum: { $cards }
ending-heldSuperCrises = karty Superkryzysu: { $cards }
ending-heldMutiny = karty Buntu: { $cards }
ending-heldTrauma = żetony traumy: { $cards }
ending-heldSkills = karty umiejętności: { $cards }
ending-turningPoints = Punkty zwrotne
ending-turningPoint = Tura { $turn }: { $what }
ending-turned-revealed = { $name } okazuje się Cylonem.
ending-turned-sympathizer = { $name } okazuje się sympatykiem i przechodzi na stronę Cylonów.
ending-turned-sympathetic = { $name } staje się Cylonem z własną agendą.
ending-turned-leader = { $name } walczy dalej jako Przywódca Cylonów.
ending-executed-human = egzekucja: { $name } okazuje się człowiekiem.
ending-executed-cylon = egzekucja: { $name } okazuje się Cylonem.
ending-executed-cylonLeader = egzekucja: { $name }, Przywódca Cylonów.
ending-executed-sympatheticCylon = egzekucja: { $name }, miłosierny Cylon.
ending-sentToBrig = { $name } trafia do „Aresztu”.
ending-sentToDetention = { $name } trafia do „Więzienia”.
ending-vipersLost =
    { $number ->
        [one] { $number } viper zostaje zniszczony.
        [few] { $number } vipery zostają zniszczone.
       *[many] { $number } viperów zostaje zniszczonych.
    }
ending-jumped = flota skacze i osiąga dystans { $distance }.
ending-lost = flota ponosi ciężkie straty: { $losses }.
ending-lostWithShips =
    { $count ->
        [one] flota ponosi ciężkie straty: { $losses }; przepada { $count } statek cywilny.
        [few] flota ponosi ciężkie straty: { $losses }; przepadają { $count } statki cywilne.
       *[many] flota ponosi ciężkie straty: { $losses }; przepada { $count } statków cywilnych.
    }
ending-nearMiss = { $check }: porażka, zabrakło { $by }.
ending-spoiled = { $check }: porażka, zabrakło { $by }; bez −{ $strength } od gracza { $name } byłby sukces.
ending-contributions = Wkład w testy umiejętności
ending-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
ending-helped = { $name }: +{ $helped } ({ $helpedCards }), nic na minus
ending-harmed = { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
ending-asCylon = w tym −{ $strength } jako Cylon
ending-worst = najmocniejszy cios: { $check } w turze { $turn } (−{ $strength })
ending-checksButton = Wszystkie testy umiejętności
ending-checksTitle = Kto co dołożył w grze { $game }
ending-checksPage = Kto co dołożył w grze { $game } ({ $page } z { $pages })
ending-noChecks = W tej grze nie było testów umiejętności.
ending-turn = Tura { $turn }
ending-uncounted = { $check } ({ $difficulty }): nierozstrzygnięty
ending-added = { $name } { $sum }: { $cards }
ending-addedAsCylon = { $name } (Cylon) { $sum }: { $cards }
ending-others = Z talii { $sum }: { $cards }
ending-notCounted = { $name }, usunięte z testu przed podliczeniem: { $cards }
ending-byAbilities = Zdolności { $sum }
ending-byAbilitiesOf = Zdolności { $sum }: { $sources }
ending-earlier = ◀ Wcześniej
ending-later = Później ▶

## replay

replay-button = Powtórka
replay-turn = Tura { $turn } gry { $game }: { $name }
replay-setUp = Jak zaczęła się gra { $game }
replay-of = Tura { $turn } z { $turns }, wszystkie tajemnice odkryte · widzisz to tylko ty
replay-quiet = Nic się nie wydarzyło.
replay-readOn = Czytaj dalej
replay-menu = Przejdź do tury
replay-optionSetUp = Przygotowanie
replay-option = Tura { $turn }: { $name }
replay-hands = Karty na koniec gry
replay-loyalty = { $name }: { $loyalty }
replay-noLoyalty = { $name }: bez karty Lojalności
replay-noBoard = Tę grę rozegrano we wcześniejszej wersji bota i nie można jej odtworzyć, więc planszy i kart na ręce nie da się pokazać. Dziennik jest taki, jaki był.
replay-differs = Od tego miejsca ta wersja bota poprowadziłaby grę inaczej, więc planszy i kart na ręce nie da się pokazać. Dziennik jest taki, jaki był.
