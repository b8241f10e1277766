game = Battlestar Galactica: { $objective }
turns =
    { $turns ->
        [one] { $turns } turno, { $players } giocatori
       *[other] { $turns } turni, { $players } giocatori
    }
passed =
    { $count ->
        [one] prova riuscita
       *[other] prove riuscite
    }
failed =
    { $count ->
        [one] prova fallita
       *[other] prove fallite
    }
against =
    { $count ->
        [one] carta contro
       *[other] carte contro
    }
civilians =
    { $count ->
        [one] nave civile persa
       *[other] navi civili perse
    }
start = inizio
jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } salti
    }
mark-cylon = Cylone
    .letter = C
mark-executed = esecuzione
    .letter = E
mark-brig = Celle
    .letter = L
mark-losses = perdite
    .letter = P
mark-vipers = viper persi
    .letter = V
mark-nearMiss = per un soffio
    .letter = S

agendaFulfilled = Intenzioni realizzate: { $agenda }
agendaMissed = Intenzioni mancate: { $agenda }
motives = Motivazioni rivelate: { $motives }
motivesNone = Motivazioni rivelate: nessuna

course = { $resource } da { $from } a { $to } (minimo { $least })
numbers =
    { $turns ->
        [one] La partita in numeri: { $courses }; distanza { $distance } dopo { $turns } turno.
       *[other] La partita in numeri: { $courses }; distanza { $distance } dopo { $turns } turni.
    }
checks =
    { $against ->
        [one] Prove di abilità: { $passed } riuscite, { $partly } in parte, { $failed } fallite; { $against } carta contro.
       *[other] Prove di abilità: { $passed } riuscite, { $partly } in parte, { $failed } fallite; { $against } carte contro.
    }
neverJumped = La flotta non ha mai compiuto un salto.
jumpedIn = Salti nei turni { $turns }.
civiliansLost = Navi civili perse: { $count }.
