nothingYet = Nada aconteceu ainda.
nothingInTurn = Nada aconteceu no turno { $turn }.
lately = Últimos acontecimentos em { $game }
since = Desde o seu último turno em { $game }
meanwhile = Durante a sua ausência em { $game }
turn = Turno { $turn } de { $game }
page = { $title } ({ $page } de { $pages })
pageBack = ▲ Antes disso
pageOn = ▼ Continuar lendo
back = ◀ Turno { $turn }
on = Turno { $turn } ▶
sinceButton = Desde o seu último turno
recap = Resumo
inSum = **Em resumo:** { $sums }
civilianShips =
    { $count ->
        [one] { $count } nave civil perdida
       *[other] { $count } naves civis perdidas
    }
jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } saltos
    }
outcome = { $result }: { $changes }
