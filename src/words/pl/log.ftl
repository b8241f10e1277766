nothingYet = Nic się jeszcze nie wydarzyło.
nothingInTurn = W turze { $turn } nic się nie wydarzyło.
lately = Ostatnie wydarzenia w grze { $game }
since = Od twojej ostatniej tury w grze { $game }
meanwhile = Podczas twojej nieobecności w grze { $game }
turn = Tura { $turn } gry { $game }
page = { $title } ({ $page } z { $pages })
pageBack = ▲ Co było przedtem
pageOn = ▼ Czytaj dalej
back = ◀ Tura { $turn }
on = Tura { $turn } ▶
sinceButton = Od twojej ostatniej tury
recap = Streszczenie
inSum = **W sumie:** { $sums }
civilianShips =
    { $count ->
        [one] { $count } utracony statek cywilny
        [few] { $count } utracone statki cywilne
        [many] { $count } utraconych statków cywilnych
       *[other] { $count } utraconych statków cywilnych
    }
jumps =
    { $count ->
        [one] { $count } skok
        [few] { $count } skoki
        [many] { $count } skoków
       *[other] { $count } skoków
    }
outcome = { $result }: { $changes }
