gameStarted = La partita comincia: il primo turno è di { $player }
character = { $player } gioca con { $character }
started = Turno { $turn }: { $player }
titleGained =
    { $isNew ->
        [yes] { $player } è { $title }
       *[no] { $player } diventa { $title } al posto di { $before }
    }
titleVacant =
    { $isNew ->
        [yes] Ora nessuno è { $title }
       *[no] Ora nessuno è { $title }; prima: { $before }
    }
milestone = Distanza { $distance } raggiunta: { $what }
moved = { $player } va { NOUN($to, case: "to") }
sentTo = { $player } finisce { NOUN($to, case: "at") }
shotDown = Il velivolo di { $player } viene abbattuto: { $player } finisce { NOUN($to, case: "at") }
took = { $player } { $deed }
used = { $player } usa { $what }
choseSelf = { $player } sceglie il proprio personaggio
chose = { $player } sceglie { $target }
optionChosen = { $player } sceglie per { $card }: { $option }
nobodyChooses = Nessuno può scegliere per { $card }: nessun effetto
rolled = { $player } ottiene { $roll } al dado per { $what }
rolledAttack = { $player } ottiene { $roll } al dado: { $attack }
beyond = { $roll } (conta come { $result })
takesEffect = ha effetto con { $range }
costsPopulation = con { $range } si perde popolazione

loyaltyAtEnd = Carte Affiliazione: { $cards }
heldAtEnd = { $player } – { $cards }
agendaAtEnd =
    { $met ->
        [yes] Intenzioni di { $player }, realizzate: { $card }
       *[no] Intenzioni di { $player }, non realizzate: { $card }
    }
