nothingYet = Non è ancora successo nulla.
nothingInTurn = Nel turno { $turn } non è successo nulla.
lately = Ultime notizie da { $game }
since = Dal tuo ultimo turno in { $game }
meanwhile = Durante la tua assenza da { $game }
turn = Turno { $turn } di { $game }
page = { $title } ({ $page } di { $pages })
pageBack = ▲ Prima
pageOn = ▼ Continua
back = ◀ Turno { $turn }
on = Turno { $turn } ▶
sinceButton = Dal tuo ultimo turno
recap = Riepilogo
inSum = **In sintesi:** { $sums }
civilianShips =
    { $count ->
        [one] { $count } nave civile persa
       *[other] { $count } navi civili perse
    }
jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } salti
    }
outcome = { $result }: { $changes }
