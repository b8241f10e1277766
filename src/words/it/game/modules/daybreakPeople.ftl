civilianSaved = { $player } salva la nave civile { NOUN($area, case: "at") }
civilianSwapped =
    { $replaced ->
        [yes] { $player } toglie una nave civile dall'area { $area }, e un'altra ne prende il posto
       *[no] { $player } toglie una nave civile dall'area { $area }
    }
discardSpared = { $by } lascia scartare a { $player } 1 carta in meno
contributionShown = { $player } mostra { $card } tra le carte aggiunte
iconsIgnored = { $player } ignora ciò che farebbero le navi Cyloni di questa carta
mutinyPutBack = { $player } mette { $cards } in fondo al mazzo
caught = { $player } ha troppo poche carte per pagare la compagnia, e finirà nelle Celle alla fine del turno

showContribution = mostra una delle carte che hai aggiunto
    .help = Sta a faccia in su, le altre restano a faccia in giù finché la prova non viene rivelata.
sift = scarta { $cards } tra quelle che hai appena pescato
    .help = Le altre le tieni.
