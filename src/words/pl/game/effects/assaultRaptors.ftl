gain =
    { $brief ->
        [yes] zyskaj 1 raptora szturmowego
       *[no] umieść w Rezerwie 1 raptora szturmowego z puli
    }
    .one =
        { $brief ->
            [yes] zyskuje 1 raptora szturmowego
           *[no] umieszcza w Rezerwie 1 raptora szturmowego z puli
        }
    .several =
        { $brief ->
            [yes] zyskują 1 raptora szturmowego
           *[no] umieszczają w Rezerwie 1 raptora szturmowego z puli
        }
    .may =
        { $brief ->
            [yes] zyskać 1 raptora szturmowego
           *[no] umieścić w Rezerwie 1 raptora szturmowego z puli
        }
launch =
    { $brief ->
        [yes] wyślij 1 nowego raptora szturmowego; możesz go aktywować
       *[no] umieść 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; możesz natychmiast go aktywować
    }
    .one =
        { $brief ->
            [yes] wysyła 1 nowego raptora szturmowego; może go aktywować
           *[no] umieszcza 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; może natychmiast go aktywować
        }
    .several =
        { $brief ->
            [yes] wysyłają 1 nowego raptora szturmowego; mogą go aktywować
           *[no] umieszczają 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; mogą natychmiast go aktywować
        }
    .may =
        { $brief ->
            [yes] wysłać 1 nowego raptora szturmowego; można go aktywować
           *[no] umieścić 1 nieobsadzonego raptora szturmowego z puli na obszarze z symbolem startu viperów; można natychmiast go aktywować
        }
raptorIn =
    { $box ->
        [reserves] w Rezerwie jest raptor
       *[destroyed] jakiś raptor został zniszczony
    }
assaultRaptorLeft = w puli jest jeszcze raptor szturmowy
