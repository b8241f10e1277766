gameStarted = Gra się zaczyna: pierwszą turę rozgrywa { $player }
character = { $player } gra jako { $character }
started = Tura { $turn }: { $player }
titleGained =
    { $isNew ->
        [yes] { $player } zostaje { NOUN($title, case: "ins") }
       *[no] { $player } zostaje { NOUN($title, case: "ins") } w miejsce gracza { $before }
    }
titleVacant =
    { $isNew ->
        [yes] Nikt nie jest teraz { NOUN($title, case: "ins") }
       *[no] Nikt nie jest teraz { NOUN($title, case: "ins") }; poprzednio { $before }
    }
milestone = Dystans { $distance } osiągnięty: { $what }
moved = { $player } przesuwa się { NOUN($to, case: "to") }
sentTo = { $player } trafia { NOUN($to, case: "to") }
shotDown = Statek gracza { $player } zostaje zestrzelony: { $player } trafia { NOUN($to, case: "to") }
took = { $player } { $deed }
used = { $player } używa „{ $what }”
choseSelf = { $player } wybiera własną postać
chose = { $player } wybiera gracza { $target }
optionChosen = { $player } wybiera na karcie „{ $card }”: { $option }
nobodyChooses = Nikt nie może wybrać na karcie „{ $card }”: karta nie ma efektu
rolled = { $player } rzuca kością ({ $what }): { $roll }
rolledAttack = { $player } rzuca kością: { $roll } – { $attack }
beyond = { $roll } (liczy się jako { $result })
takesEffect = działa przy { $range }
costsPopulation = { $range } kosztuje populację

loyaltyAtEnd = Karty Lojalności: { $cards }
heldAtEnd = { $player } – { $cards }
agendaAtEnd =
    { $met ->
        [yes] Agenda gracza { $player }, spełniona: { $card }
       *[no] Agenda gracza { $player }, niespełniona: { $card }
    }
