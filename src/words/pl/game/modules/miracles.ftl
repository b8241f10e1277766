gained =
    { $now ->
        [1] { $player } otrzymuje żeton cudu
       *[other] { $player } otrzymuje żeton cudu, ma teraz { $now }
    }
spent = { $player } wydaje { NOUN($tokens, case: "acc") }
spentFor = { $player } wydaje { NOUN($tokens, case: "acc") } na zdolność „{ $ability }”
passed = Żeton cudu gracza { $player } trafia do gracza { $to }
lost = { $player } traci { NOUN($tokens, case: "acc") }

pass = wybierz, dokąd trafia żeton cudu
    .help = Do innego gracza na twoim obszarze albo od niego do ciebie. Nikt nie może mieć ich więcej, niż wynosi limit.
give = Daj żeton graczowi { $player }
take = Weź żeton gracza { $player }
