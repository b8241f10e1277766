gameStarted = A partida começa: { $player } tem o primeiro turno
character = { $player } joga com { $character }
started = Turno { $turn }: { $player }
titleGained =
    { $isNew ->
        [yes] { $player } recebe o título de { $title }
       *[no] { $player } recebe o título de { $title } no lugar de { $before }
    }
titleVacant =
    { $isNew ->
        [yes] Agora ninguém tem o título de { $title }
       *[no] Agora ninguém tem o título de { $title }; antes era de { $before }
    }
milestone = Distância { $distance } alcançada: { $what }
moved = { $player } se move { NOUN($to, case: "to") }
sentTo = { $player } vai parar { NOUN($to, case: "at") }
shotDown = A nave de { $player } é abatida: { $player } vai parar { NOUN($to, case: "at") }
took = { $player } { $deed }
used = { $player } usa { $what }
choseSelf = { $player } escolhe o próprio personagem
chose = { $player } escolhe { $target }
optionChosen = { $player } escolhe para { $card }: { $option }
nobodyChooses = Ninguém pode escolher para { $card }: sem efeito
rolled = { $player } tira { $roll } para { $what }
rolledAttack = { $player } tira { $roll } no dado: { $attack }
beyond = { $roll } (conta como { $result })
takesEffect = surte efeito com { $range }
costsPopulation = com { $range }, perda de população

loyaltyAtEnd = Cartas de Lealdade: { $cards }
heldAtEnd = { $player } – { $cards }
agendaAtEnd =
    { $met ->
        [yes] Agenda de { $player }, cumprida: { $card }
       *[no] Agenda de { $player }, não cumprida: { $card }
    }
