whoIs = Tavolo: chi è?
explain = Tavolo: spiega questo
theBot = Sono io: ospito le partite. `/help` dice che cosa puoi fare.
noSeat = { $name } non ha un posto nella partita { $game }.
looksOn = { $name } assiste alla partita { $game }.
hosts = L'host è { $name }.
notBegun = { $name } ha il posto { $seat } nella partita { $game }, che non è ancora cominciata.
seat = Posto { $seat } nella partita { $game }. { $line }
standIn = 💤 Al suo posto gioca { $name } fino al { $until }.
notMine = Spiego solo ciò che ho scritto io.
notMineHint = Il resto si consulta con `/card`, `/character`, `/location` e `/rule`.
namesNothing = In questo messaggio non c'è nulla che si possa consultare per nome.
named = Questo messaggio nomina { $names }.
andMore =
    { $count ->
        [one] { $names } e un altro
       *[other] { $names } e altri { $count }
    }
look = Consultane uno …
