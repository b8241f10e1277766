game = Battlestar Galactica: { $objective }
turns =
    { $turns ->
        [one] { $turns } turno, { $players } jogadores
       *[other] { $turns } turnos, { $players } jogadores
    }
passed =
    { $count ->
        [one] teste com êxito
       *[other] testes com êxito
    }
failed =
    { $count ->
        [one] teste falho
       *[other] testes falhos
    }
against =
    { $count ->
        [one] carta contra
       *[other] cartas contra
    }
civilians =
    { $count ->
        [one] nave civil perdida
       *[other] naves civis perdidas
    }
start = início
jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } saltos
    }
mark-cylon = Cylon
    .letter = C
mark-executed = execução
    .letter = E
mark-brig = Prisão
    .letter = P
mark-losses = baixas
    .letter = B
mark-vipers = vipers perdidas
    .letter = V
mark-nearMiss = por pouco
    .letter = Q

agendaFulfilled = Agenda cumprida: { $agenda }
agendaMissed = Agenda não cumprida: { $agenda }
motives = Motivações reveladas: { $motives }
motivesNone = Motivações reveladas: nenhuma

course = { $resource } de { $from } para { $to } (mínimo { $least })
numbers =
    { $turns ->
        [one] A partida em números: { $courses }; distância { $distance } após { $turns } turno.
       *[other] A partida em números: { $courses }; distância { $distance } após { $turns } turnos.
    }
checks =
    { $against ->
        [one] Testes de perícia: { $passed } com sucesso, { $partly } em parte, { $failed } com falha; { $against } carta contra.
       *[other] Testes de perícia: { $passed } com sucesso, { $partly } em parte, { $failed } com falha; { $against } cartas contra.
    }
neverJumped = A frota nunca saltou.
jumpedIn = Saltos nos turnos { $turns }.
civiliansLost = Naves civis perdidas: { $count }.
