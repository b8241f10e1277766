attacks = { $attacker } atakuje { NOUN($target, case: "acc") }
pilotedViper = { $ship } gracza { $player }
    .acc = { NOUN($ship, case: "acc") } gracza { $player }
attack = atak
roll = rzut kością: { $about }
skillCheck = test umiejętności: { $about }
die = { $about }: kość pokazuje { $die }
check = { $about }: siła { $total }, trudność { $difficulty }
