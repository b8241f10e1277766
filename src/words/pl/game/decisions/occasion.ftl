attacks = { $attacker } atakuje { NOUN($target, case: "acc") }
pilotedViper = { $ship } gracza { $player }
    .acc = { NOUN($ship, case: "acc") } gracza { $player }
attack = atak
die = { $about }: kość pokazuje { $die }
check = { $about }: siła { $total }, trudność { $difficulty }
